"""Where squares and hexagons lie."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karak.app.board.grids import Grid, HexGrid, SquareGrid
from karak.rules.landscape.pieces import WAYS

numbers = st.integers(min_value=1, max_value=400)
parts = st.floats(min_value=-0.49, max_value=0.49)


@given(numbers, numbers, parts, parts)
def test_a_square_holds_every_point_of_itself(column: int, row: int, dx: float, dy: float) -> None:
    grid = SquareGrid()
    cell = grid.cell(column, row)
    x, y = grid.centre(cell)
    assert grid.cell_at(x + dx, y + dy) == cell == 1000 * row + column


@given(numbers, numbers, st.floats(min_value=0, max_value=2 * math.pi), parts)
def test_a_hexagon_holds_every_point_near_its_middle(
    q: int, r: int, angle: float, far: float
) -> None:
    grid = HexGrid()
    cell = grid.cell(q, r)
    x, y = grid.centre(cell)
    assert grid.cell_at(x + far * math.cos(angle), y + far * math.sin(angle)) == cell


@given(st.floats(min_value=2, max_value=300), st.floats(min_value=2, max_value=300))
def test_a_point_belongs_to_the_hexagon_whose_middle_is_nearest(x: float, y: float) -> None:
    grid = HexGrid()
    found = grid.cell_at(x, y)

    def off(cell: int) -> float:
        return math.dist(grid.centre(cell), (x, y))

    assert all(off(found) <= off(found + way) + 1e-9 for way in WAYS)


def test_the_six_neighbours_of_a_hexagon_lie_around_it_clockwise_from_the_east() -> None:
    grid = HexGrid()
    x, y = grid.centre(100_100)
    for at, way in enumerate(WAYS):
        there_x, there_y = grid.centre(100_100 + way)
        assert math.atan2(there_y - y, there_x - x) % (2 * math.pi) == pytest.approx(
            at * math.pi / 3
        )
        assert math.hypot(there_x - x, there_y - y) == pytest.approx(1)


def test_neighbouring_hexagons_share_two_corners() -> None:
    grid = HexGrid()
    here = grid.corners(100_100)
    for way in WAYS:
        there = grid.corners(100_100 + way)
        shared = [a for a in here for b in there if math.dist(a, b) < 1e-9]
        assert len(shared) == 2


@pytest.mark.parametrize("grid", [SquareGrid(), HexGrid()])
def test_bounds_hold_all_corners(grid: Grid) -> None:
    cells = [100_100, 100_103, 104_099]
    left, top, right, bottom = grid.bounds(cells)
    corners = [corner for cell in cells for corner in grid.corners(cell)]
    assert min(x for x, _ in corners) == left
    assert max(x for x, _ in corners) == right
    assert min(y for _, y in corners) == top
    assert max(y for _, y in corners) == bottom
