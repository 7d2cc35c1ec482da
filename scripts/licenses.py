"""Licences and notices of everything in our packages: `python3 scripts/licenses.py`

Writes `build/licenses/NOTICES.txt`, which travels in the wheel and in the packages and is shown by
the game. Python packages say in their metadata what they are; the libraries inside them don't,
so those are listed in `build/licenses/libraries.toml`.

--check FOLDER   writes nothing: is everything in this packaged program named in the notices?
"""

from __future__ import annotations

import re
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, PackagePath, distribution
from pathlib import Path
from typing import Any

from environment import ROOT, prepare, run, say

HERE = ROOT / "build" / "licenses"
RULE = "=" * 78

# Packages whose metadata names a licence that is not among their files.
KNOWN = {
    "pygame-ce": "LGPL-2.1",
    "fluent.runtime": "Apache-2.0",
    "fluent.syntax": "Apache-2.0",
}
# Parts of Python, of the C compiler and of Windows that nobody has to be told about: the first has
# the licence of Python, the others may go with any program that was made with them.
UNNAMED = re.compile(r"python3|gcc_s|stdc\+\+|c\+\+|vcruntime|msvcp|ucrtbase|api-ms|lzma|uuid")
LIBRARY = re.compile(r"(?:lib)?([a-z_+]+\d*[a-z_]*)")


def notices() -> str:
    """The whole text."""
    parts = [
        "Karak contains the work of many others. Thank you!\n",
        section("Karak", "unofficial fan implementation", read(ROOT / "LICENSE")),
        section("Python", "https://www.python.org, PSF-2.0", python_license()),
        *(about(package) for package in shipped()),
        *(about_library(library) for library in libraries()),
    ]
    used = {*KNOWN.values(), *(library["license"] for library in libraries())}
    parts += [section(name, "a licence named above", read_text(name)) for name in sorted(used)]
    return "\n".join(parts)


def section(name: str, note: str, text: str) -> str:
    return f"{RULE}\n{name} ({note})\n{RULE}\n\n{text.strip()}\n"


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace").replace("\r", "")


def read_text(name: str) -> str:
    return read(HERE / "texts" / f"{name}.txt")


def python_license() -> str:
    for place in (sysconfig.get_path("stdlib"), sys.base_prefix):
        for name in ("LICENSE.txt", "LICENSE"):
            if (Path(place) / name).is_file():
                return read(Path(place) / name)
    return sys.copyright  # Debian keeps the text elsewhere


# --- Python packages ------------------------------------------------------------------------------


def shipped() -> list[Distribution]:
    """What the game needs to run, and what that needs, by name."""
    from packaging.requirements import Requirement  # noqa: PLC0415

    project = tomllib.loads(read(ROOT / "pyproject.toml"))["project"]
    found: dict[str, Distribution] = {}
    waiting = list(project["dependencies"])
    while waiting:
        wanted = Requirement(waiting.pop())
        needed = wanted.marker is None or wanted.marker.evaluate({"extra": ""})
        if needed and wanted.name not in found:
            found[wanted.name] = distribution(wanted.name)
            waiting += found[wanted.name].requires or ()
    return [found[name] for name in sorted(found, key=str.lower)]


def about(package: Distribution) -> str:
    """Name, home and licence; the licence's text if the package brings it."""
    details = package.metadata
    name = details["Name"]
    license_name = details["License-Expression"] or details["License"] or ""
    texts = [read(Path(str(path.locate()))) for path in license_files(package)]
    if name in KNOWN:
        texts.append(f"{details['Author'] or name}\nLicence: see {KNOWN[name]} below.")
    if not texts:
        sys.exit(f"{name} brings no licence: name it in scripts/licenses.py.")
    return section(name, f"{home(package)}{license_name}", "\n\n".join(texts))


def license_files(package: Distribution) -> Iterator[PackagePath]:
    for path in package.files or ():
        if re.match(r"(licen[cs]e|copying|notice)", path.name, re.IGNORECASE):
            yield path


def home(package: Distribution) -> str:
    """Where it comes from, if it says so."""
    rows = [row.split(", ", 1) for row in package.metadata.get_all("Project-URL") or ()]
    urls = {label.lower(): url for label, url in rows}
    labels = ("source", "source code", "repository", "github", "homepage")
    found = next((urls[label] for label in labels if label in urls), package.metadata["Home-page"])
    return f"{found}, " if found else ""


# --- libraries ------------------------------------------------------------------------------------


def libraries() -> list[dict[str, Any]]:
    return tomllib.loads(read(HERE / "libraries.toml"))["library"]


def about_library(library: dict[str, Any]) -> str:
    text = f"Copyright (c) {library['copyright']}\nLicence: see {library['license']} below."
    return section(library["name"], library["home"], text)


def unnamed_libraries(folder: Path) -> list[str]:
    """Shared libraries in a packaged program that the notices don't name."""
    known = {start for library in libraries() for start in library["files"]}
    found = set()
    for path in folder.rglob("*"):
        name = path.name.lower()
        module = re.search(r"\.(cpython|cp3|abi3|pyd)", name) or name.endswith(".pyd")
        if module or not re.search(r"\.(so(\.|$)|dll$|dylib$)", name):
            continue
        start = LIBRARY.match(name)
        if not UNNAMED.search(name) and (start is None or start[1] not in known):
            found.add(path.name)
    return sorted(found)


def check(folder: Path) -> int:
    text = read(HERE / "NOTICES.txt")
    packages = [package.metadata["Name"] for package in shipped()]
    missing = [name for name in packages if f"\n{name} (" not in text]
    missing += unnamed_libraries(folder)
    if missing:
        say("Not in build/licenses/NOTICES.txt: " + ", ".join(missing))
        say("scripts/licenses.py writes it anew; libraries go into libraries.toml first.")
    return 1 if missing else 0


def main(words: list[str]) -> int:
    if words[:1] == ["--check"]:
        return check(Path(words[1]))
    (HERE / "NOTICES.txt").write_text(notices(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    try:
        import packaging  # noqa: F401
    except ImportError:  # not in an environment with the game yet
        sys.exit(run([prepare(extras="dev"), __file__, *sys.argv[1:]]))
    sys.exit(main(sys.argv[1:]))
