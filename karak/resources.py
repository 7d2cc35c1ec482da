"""Where the files are that come with the program: in a checkout, a wheel or a frozen program."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def folder(name: str) -> Path:
    """`locales` or `assets`: inside the installed package, or beside it in a checkout."""
    inside = PACKAGE / name
    return inside if inside.is_dir() else PACKAGE.parent / name


def notices() -> Path:
    """Licences and notices of everything that is inside a package."""
    inside = PACKAGE / "licenses"
    return (inside if inside.is_dir() else PACKAGE.parent / "build" / "licenses") / "NOTICES.txt"
