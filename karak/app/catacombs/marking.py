"""What is marked on the board for the choices there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karak.app.board.grids import Point
from karak.app.catacombs.marks import Ghost, Marks
from karak.app.catacombs.reach import Way
from karak.rules.catacombs.pieces import GATE, SIDE, Cell

if TYPE_CHECKING:
    from karak.app.catacombs.table import CatacombsTable

LETTER = {1: "N", 2: "E", 4: "S", 8: "W"}


def marks_for(table: CatacombsTable, hovered: str | None, pointed: Cell | None) -> Marks:
    """Reachable floors, dark exits, the way to the pointer, the tile in hand."""
    choices, settings = table.choices, table.app.settings
    if choices.turns:
        cell = table.laying_at
        tile = choices.turns[table.turned[0] % len(choices.turns)]
        return Marks(ghost=Ghost(cell, tile.name), hover=cell)
    target = cell_of(hovered)
    way = choices.ways.get(target) if target is not None else None
    path = path_of(table, way) if way else ()
    hover = target if way or target in choices.cells else pointed
    if not settings.marks:
        return Marks(path=path, hover=hover, gates=frozenset(choices.cells))
    known = {c: w for c, w in choices.ways.items() if not w.dark}
    danger = frozenset(c for c, w in known.items() if w.fight)
    return Marks(
        reach=frozenset(known) - danger | ({table.state.hero.cell} if known else set()),
        danger=danger,
        exits=exits_of(table),
        gates=frozenset(choices.cells),
        walls=walls_of(table),
        path=path,
        hover=hover,
    )


def cell_of(name: str | None) -> Cell | None:
    """The cell of a hotspot named `cell:100101`."""
    kind, _, number = (name or "").partition(":")
    return int(number) if kind == "cell" else None


def path_of(table: CatacombsTable, way: Way) -> tuple[Point, ...]:
    """From the hero's feet through the middle of each tile; a gate is a leap, not a line."""
    here = table.state.hero.cell
    points: list[Point] = [centre(here)]
    for cell in way.cells:
        if cell - here not in SIDE:
            points = [centre(cell)]
        else:
            points.append(centre(cell))
        here = cell
    return tuple(points)


def centre(cell: Cell) -> Point:
    return cell % 1000 + 0.5, cell // 1000 + 0.55


def exits_of(table: CatacombsTable) -> frozenset[tuple[Cell, str]]:
    """From which tile, on which side, one may step into the dark."""
    found = set()
    for cell, way in table.choices.ways.items():
        if way.dark:
            origin = way.cells[-2] if len(way.cells) > 1 else table.state.hero.cell
            found.add((origin, LETTER[SIDE[cell - origin]]))
    return frozenset(found)


def walls_of(table: CatacombsTable) -> frozenset[tuple[Cell, str]]:
    """Walls the wizard would walk through on one of his ways (C-60)."""
    tiles, found = table.state.tiles, set()
    for way in table.choices.ways.values():
        here = table.state.hero.cell
        for cell in way.cells:
            side = SIDE.get(cell - here)
            if side and cell in tiles:
                open_way = tiles[here].exits & side and tiles[cell].exits & SIDE[here - cell]
                both_gates = tiles[here].kind == GATE == tiles[cell].kind
                if not open_way and not both_gates:
                    found.add((here, LETTER[side]))
            here = cell
    return frozenset(found)
