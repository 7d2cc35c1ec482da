"""Where things are made, and what they are called."""

from __future__ import annotations

import os
import platform
import re
import sys
from pathlib import Path

from environment import ROOT

WORK = ROOT / ".work" / "package"  # everything in here is made anew each time
DIST = ROOT / "dist"

SYSTEMS = {"win32": "windows", "darwin": "macos"}
MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}


def version() -> str:
    """As `karak/__init__.py` says; nothing needs to be installed to read it."""
    text = (ROOT / "karak" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        sys.exit("karak/__init__.py does not say which version this is.")
    return found[1]


def package_name() -> str:
    """`karak-1.2.3-linux-x86_64`"""
    machine = platform.machine().lower()
    system = SYSTEMS.get(sys.platform, "linux")
    return f"karak-{version()}-{system}-{MACHINES.get(machine, machine)}"


def clean_variables() -> dict[str, str]:
    """The environment without anything that could bring in another Python's modules."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def program_in(folder: Path) -> Path:
    """The program to start, in what PyInstaller has made."""
    if sys.platform == "darwin":
        return folder / "Karak.app" / "Contents" / "MacOS" / "Karak"
    return folder / ("Karak/Karak.exe" if sys.platform == "win32" else "karak/karak")
