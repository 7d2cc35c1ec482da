"""What is marked on the board: where one may go, what waits there, and the tile in hand."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from karak.app.board.grids import Cell, Point

DOT_GAP: Final = 0.103  # tiles from one dot of a path to the next

Side = str
"""One of N E S W."""


@dataclass(frozen=True, slots=True)
class Ghost:
    """A drawn tile that hovers over its place; `legal`: it may be laid as it is turned now."""

    cell: Cell
    tile: str
    legal: bool = True


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything that is marked now. Cells are the rules' numbers."""

    reach: frozenset[Cell] = frozenset()
    danger: frozenset[Cell] = frozenset()  # reachable, but something waits there
    exits: frozenset[tuple[Cell, Side]] = frozenset()  # may be explored now
    gates: frozenset[Cell] = frozenset()  # gates and fountains that may be gone to
    walls: frozenset[tuple[Cell, Side]] = frozenset()  # the wizard may pass
    path: tuple[Point, ...] = ()  # corners of the way to the pointer, in board units
    hover: Cell | None = None
    ghost: Ghost | None = None

    def tint(self, cell: Cell) -> str | None:
        """In which colour the floor of a cell is outlined."""
        if cell in self.danger:
            return "danger"
        if cell in self.gates:
            return "gate"
        return "reach" if cell in self.reach else None

    @property
    def outlined(self) -> frozenset[Cell]:
        return self.reach | self.danger | self.gates


NO_MARKS: Final = Marks()


def dots(path: Sequence[Point], gap: float = DOT_GAP) -> list[Point]:
    """Points at equal distances along a path."""
    found = list(path[:1])
    left = gap
    for (x0, y0), (x1, y1) in pairwise(path):
        length = math.hypot(x1 - x0, y1 - y0)
        at = left
        while at <= length:
            part = at / length
            found.append((x0 + (x1 - x0) * part, y0 + (y1 - y0) * part))
            at += gap
        left = at - length
    return found
