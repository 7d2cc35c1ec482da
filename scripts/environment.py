"""A virtual environment with what the project needs; made once, then quick and offline.

Standard library only: this runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"


def python_in(home: Path) -> Path:
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


PYTHON = python_in(HOME)


def prepare(extras: str) -> str:
    """The environment's Python, with the project and these extras installed (`dev,bench`)."""
    stamp = HOME / f"karak-{extras.replace(',', '-') or 'play'}.stamp"
    wanted = fingerprint()
    if not (PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted):
        if not has_pip():
            make_environment()
        project = f".[{extras}]" if extras else "."
        install(["--editable", project])
        stamp.write_text(wanted)
    return str(PYTHON)


def fingerprint() -> str:
    """Changes when the packages must be installed anew."""
    project = (ROOT / "pyproject.toml").read_bytes()
    return hashlib.sha256(project + sys.version.encode() + str(ROOT).encode()).hexdigest()


def has_pip(home: Path = HOME) -> bool:
    """Whether there is an environment that can be installed into."""
    return python_in(home).exists() and run([*pip(home), "--version"], quiet=True) == 0


def pip(home: Path = HOME) -> list[str]:
    """pip for the environment: its own, or the system's if the environment has none."""
    python = str(python_in(home))
    own = run([python, "-m", "pip", "--version"], quiet=True) == 0
    return [python, "-m", "pip"] if own else system_pip(home)


def system_pip(home: Path) -> list[str]:
    return [sys.executable, "-m", "pip", "--python", str(python_in(home))]


def make_environment(home: Path = HOME) -> None:
    """An empty one, whatever was there before."""
    say(f"Making a virtual environment in {home.name} …")
    if importlib.util.find_spec("venv") is None:
        sys.exit(missing_venv())
    arguments = [sys.executable, "-m", "venv", "--clear", str(home)]
    if importlib.util.find_spec("ensurepip") is not None and run(arguments, quiet=True) == 0:
        return
    # Debian keeps ensurepip in a package of its own; the system's pip can stand in for it.
    if run([*arguments, "--without-pip"], quiet=True) != 0 or run(
        [*system_pip(home), "--version"], quiet=True
    ):
        sys.exit(missing_venv())


def missing_venv() -> str:
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return (
        "Python's venv module is incomplete here, so no environment could be made.\n"
        f"On Debian and Ubuntu this helps: sudo apt install python{version}-venv"
    )


def install(what: list[str], home: Path = HOME) -> None:
    """`what`: names or files of packages, and options of pip."""
    say("Installing what the game needs (only this once) …")
    options = ["--quiet", "--disable-pip-version-check"]
    if run([*pip(home), "install", *options, *what]) != 0:
        sys.exit(
            "The packages could not be installed: see the lines above. Is there a network?\n"
            "Once they are installed, no network is needed any more."
        )


def run(command: list[str], quiet: bool = False) -> int:
    """The exit code of a command, run in the project's folder."""
    output = subprocess.DEVNULL if quiet else None
    try:
        return subprocess.run(
            command, cwd=ROOT, stdout=output, stderr=output, check=False
        ).returncode
    except KeyboardInterrupt:
        return 130
    except OSError as fault:
        say(f"{command[0]} can't be started: {fault.strerror}")
        return 1


def say(sentence: str) -> None:
    print(sentence, flush=True)
