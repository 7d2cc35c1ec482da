"""What lies in the box of a game: a data file in which every number has its source."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

Box = dict[str, dict[str, Any]]


def read_box(module: str) -> Box:
    """The `pieces.toml` beside the module with this file name."""
    return tomllib.loads(Path(module).with_name("pieces.toml").read_text(encoding="utf-8"))


def number(box: Box, name: str) -> int:
    """One of the plain numbers of the box."""
    found: int = box["numbers"][name]["value"]
    return found


def printed(row: dict[str, Any]) -> dict[str, Any]:
    """A row of the box without the note of where it comes from."""
    return {name: entry for name, entry in row.items() if name != "source"}
