"""A seal on the sounds: hashes of the scripts that made them and of the files they made.

Needs nothing but Python, so that a test can break the seal anywhere.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
ASSETS = ROOT / "assets"
SEAL = ASSETS / "sounds" / "sources.sha256"
SCRIPTS = "scripts"  # the name of the line that stands for all of them


def sources() -> list[Path]:
    return [ROOT / "scripts" / "sound.py", *sorted((ROOT / "scripts" / "soundkit").glob("*.py"))]


def files() -> list[Path]:
    return sorted([*(ASSETS / "sounds").glob("*.ogg"), *(ASSETS / "music").glob("*.ogg")])


def scripts_hash() -> str:
    """The same on every system: line ends do not count."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"{path.name}\n{path.read_text(encoding='utf-8')}".encode())
    return digest.hexdigest()


def seal() -> str:
    """One line for the scripts, one for each file."""
    lines = [f"{scripts_hash()}  {SCRIPTS}"]
    for path in files():
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        lines.append(f"{digest}  {path.relative_to(ASSETS).as_posix()}")
    return "\n".join(lines) + "\n"
