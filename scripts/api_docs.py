"""Writes the tables of docs/rules-api.md: `python3 scripts/api_docs.py`

A test holds the page equal to what this would write.
"""

from __future__ import annotations

import importlib
import inspect
import sys
from dataclasses import fields
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "rules-api.md"
GAMES = ("catacombs", "landscape", "goblin")


def tables(game: str) -> str:
    """All that can be done, happen and be asked in a game."""
    room = f"karak.rules.{game}"
    phases = phases_of(importlib.import_module(f"{room}.position_json"))
    return "\n\n".join(
        [
            "### Actions\n\n" + table(values_of(importlib.import_module(f"{room}.actions"))),
            "### Events\n\n" + table(values_of(importlib.import_module(f"{room}.events"))),
            "### Phases\n\n" + table(phases),
        ]
    )


def phases_of(module: ModuleType) -> list[type]:
    """The questions of a game; its table of values may hold other kinds beside them."""
    from karak.rules.core import Phase  # noqa: PLC0415

    known = getattr(module, "PHASES", None) or module.KINDS
    return [kind for kind in known.values() if issubclass(kind, Phase)]


def values_of(module: ModuleType) -> list[type]:
    """The classes that this module defines, in their order."""
    found = [kind for _, kind in inspect.getmembers(module, inspect.isclass)]
    ours = [kind for kind in found if kind.__module__ == module.__name__]
    return sorted(ours, key=lambda kind: inspect.getsourcelines(kind)[1])


def table(kinds: list[type]) -> str:
    rows = [f"| `{kind.__name__}` | {names(kind)} | {meaning(kind)} |" for kind in kinds]
    return "\n".join(["| kind | fields | |", "|---|---|---|", *rows])


def names(kind: type) -> str:
    return ", ".join(f"`{field.name}`" for field in fields(kind))


def meaning(kind: type) -> str:
    doc = kind.__doc__ or ""
    generated = doc.startswith(f"{kind.__name__}(")  # what dataclass writes if there is none
    return "" if generated else " ".join(doc.split())


def page(text: str) -> str:
    """The page with its tables made anew between their marks."""
    for game in GAMES:
        begin, end = f"<!-- {game}: made by scripts/api_docs.py -->", f"<!-- end of {game} -->"
        head, rest = text.split(begin)
        _, tail = rest.split(end)
        text = f"{head}{begin}\n\n{tables(game)}\n\n{end}{tail}"
    return text


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
