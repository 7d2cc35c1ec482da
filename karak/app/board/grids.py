"""Where cells lie: squares of the catacombs and hexagons of the land, in board units.

One unit is the width of a tile. A cell is a whole number as in the rules: 1000 x row + column for
squares, 1000 x q + r (axial coordinates) for hexagons.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, Protocol

Cell = int
Point = tuple[float, float]
Bounds = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Grid(Protocol):
    """What a board view asks of its grid."""

    def centre(self, cell: Cell) -> Point: ...

    def cell_at(self, x: float, y: float) -> Cell: ...

    def corners(self, cell: Cell) -> list[Point]: ...

    def bounds(self, cells: Iterable[Cell]) -> Bounds: ...


def _around(corners: Iterable[Point]) -> Bounds:
    """The smallest upright rectangle around the points."""
    points = list(corners)
    columns, rows = [x for x, _ in points], [y for _, y in points]
    return min(columns), min(rows), max(columns), max(rows)


class SquareGrid:
    """The tile in row r and column c covers x from c to c + 1 and y from r to r + 1."""

    def column_and_row(self, cell: Cell) -> tuple[int, int]:
        return cell % 1000, cell // 1000

    def cell(self, column: int, row: int) -> Cell:
        return 1000 * row + column

    def centre(self, cell: Cell) -> Point:
        column, row = self.column_and_row(cell)
        return column + 0.5, row + 0.5

    def cell_at(self, x: float, y: float) -> Cell:
        return self.cell(math.floor(x), math.floor(y))

    def corners(self, cell: Cell) -> list[Point]:
        x, y = self.column_and_row(cell)
        return [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]

    def bounds(self, cells: Iterable[Cell]) -> Bounds:
        return _around(corner for cell in cells for corner in self.corners(cell))


class HexGrid:
    """Hexagons that stand on a point, one unit wide; +q goes east, +r to the south-east."""

    ROW: Final = math.sqrt(3) / 2  # from one row to the next
    SIDE: Final = 1 / math.sqrt(3)  # of a hexagon; also from its centre to a corner

    def q_and_r(self, cell: Cell) -> tuple[int, int]:
        return cell // 1000, cell % 1000

    def cell(self, q: int, r: int) -> Cell:
        return 1000 * q + r

    def centre(self, cell: Cell) -> Point:
        q, r = self.q_and_r(cell)
        return q + r / 2, r * self.ROW

    def cell_at(self, x: float, y: float) -> Cell:
        """Round in cube coordinates, whose sum is 0; what was rounded most follows the others."""
        r = y / self.ROW
        q = x - r / 2
        s = -q - r
        near_q, near_r, near_s = round(q), round(r), round(s)
        off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s - s)
        if off_q > off_r and off_q > off_s:
            near_q = -near_r - near_s
        elif off_r > off_s:
            near_r = -near_q - near_s
        return self.cell(near_q, near_r)

    def corners(self, cell: Cell) -> list[Point]:
        """Clockwise from the upper right."""
        x, y = self.centre(cell)
        half = self.SIDE / 2
        return [
            (x + 0.5, y - half),
            (x + 0.5, y + half),
            (x, y + self.SIDE),
            (x - 0.5, y + half),
            (x - 0.5, y - half),
            (x, y - self.SIDE),
        ]

    def bounds(self, cells: Iterable[Cell]) -> Bounds:
        return _around(corner for cell in cells for corner in self.corners(cell))
