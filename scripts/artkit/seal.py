"""A seal on the pictures: which sources made them, and what they looked like to the byte.

`assets/sources.sha256` has a line for every picture and one for the sources of every family: the
family's module, all modules it builds on, and the files it says it `READS`. So a change asks only
for the families it concerns. Needs nothing but Python, so that a test can look at it anywhere.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "scripts"
ASSETS = ROOT / "assets"
SEAL = ASSETS / "sources.sha256"
PACKAGES = ("artkit", "pictures")
TEXTS = {".py", ".toml", ".json"}  # their line ends do not count

Lines = dict[str, str]
"""Names (a place below `assets/`, or a family in brackets) with their hashes."""


# --- what belongs to a family -----------------------------------------------------------------


def families() -> list[str]:
    """The modules of `pictures` that make something."""
    found = sorted((SCRIPTS / "pictures").glob("*.py"))
    return [file.stem for file in found if assigned(file) & {"PICTURES", "DATA"}]


def sources(family: str) -> list[Path]:
    """The family's module, whatever it imports from the two packages, and what those read."""
    waiting = [SCRIPTS / "pictures" / f"{family}.py"]
    modules: set[Path] = set()
    while waiting:
        module = waiting.pop()
        if module not in modules:
            modules.add(module)
            waiting += imported(module)
    return sorted(modules | {file for module in modules for file in read_by(module)})


def imported(module: Path) -> Iterator[Path]:
    """The modules of the two packages that a module imports, wherever in it."""
    for node in ast.walk(_tree(module)):
        names = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            if name.partition(".")[0] in PACKAGES:
                file = SCRIPTS / f"{name.replace('.', '/')}.py"
                if file.is_file():
                    yield file


def read_by(module: Path) -> Iterator[Path]:
    """Files that a module names in `READS`, as patterns below the project's folder."""
    for node in _tree(module).body:
        if isinstance(node, ast.Assign) and _target(node) == "READS":
            for pattern in ast.literal_eval(node.value):
                yield from ROOT.glob(pattern)


def assigned(module: Path) -> set[str]:
    """Names that the module gives values to."""
    nodes = _tree(module).body
    return {_target(node) for node in nodes if isinstance(node, ast.Assign | ast.AnnAssign)}


@cache
def _tree(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"))


def _target(node: ast.Assign | ast.AnnAssign) -> str:
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    return target.id if isinstance(target, ast.Name) else ""


# --- hashes -----------------------------------------------------------------------------------


def hash_of_sources(family: str) -> str:
    """Over names and contents; the same on every system."""
    digest = hashlib.sha256()
    for file in sources(family):
        digest.update(f"{file.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(hash_of_file(file).encode())
    return digest.hexdigest()


def hash_of_file(file: Path) -> str:
    data = file.read_bytes()
    return hashlib.sha256(
        data.replace(b"\r\n", b"\n") if file.suffix in TEXTS else data
    ).hexdigest()


# --- the file ---------------------------------------------------------------------------------


def read() -> dict[str, Lines]:
    """The seal as it is kept: for every family its lines."""
    kept: dict[str, Lines] = {}
    if SEAL.is_file():
        for line in SEAL.read_text(encoding="utf-8").splitlines():
            value, name = line.split("  ", 1)
            if name.startswith("["):
                family = kept.setdefault(name.strip("[]"), {})
            family[name] = value
    return kept


def lines_of(family: str, files: Iterable[Path]) -> Lines:
    """What the seal says of a family now."""
    found = {f"[{family}]": hash_of_sources(family)}
    return found | {f.relative_to(ASSETS).as_posix(): hash_of_file(f) for f in sorted(files)}


def write(fresh: dict[str, Iterable[Path]]) -> None:
    """Seal families that were made just now with all their files; the others stay as they are."""
    kept = read() | {family: lines_of(family, files) for family, files in fresh.items()}
    known = [kept[family] for family in families() if family in kept]
    text = "".join(f"{value}  {name}\n" for lines in known for name, value in lines.items())
    SEAL.write_text(text, encoding="utf-8", newline="\n")
