"""Places on the table, as positions from outside name them, and how they hang together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from karak.rules.forms import demand

LONGEST = 6  # figures of a cell's number


def by_cell(form: Any, where: str) -> Iterator[tuple[int, Any, str]]:
    """The rows of a table by cell, each with its place. A cell has one name: 01 is not 1."""
    demand(isinstance(form, dict), where, "object expected")
    for key, row in form.items():
        figures = isinstance(key, str) and key.isascii() and key.isdecimal()
        good = figures and len(key) <= LONGEST and str(int(key)) == key
        demand(good, f"{where}[{key!r}]", "no cell has this name")
        yield int(key), row, f"{where}[{key}]"


def reachable(starts: Iterable[int], ways: Callable[[int], Iterable[int]]) -> set[int]:
    """The starts and every cell that `ways` lead to from them, one after the other."""
    found = set(starts)
    ahead = list(found)
    while ahead:
        fresh = set(ways(ahead.pop())) - found
        found |= fresh
        ahead += fresh
    return found
