"""Plain pictures in the form of the real ones, so that tests of the board need no paintings."""

from __future__ import annotations

import base64
import zlib
from functools import cache
from typing import Any

import pygame
from pygame import Rect, Surface

from karak.app.catacombs.board_view import BoardView
from karak.app.catacombs.light import FIELD
from karak.app.pictures import Pictures
from karak.rules.catacombs.pieces import TILES

TILE = 306
CORNER = 100


@cache
def floors(exits: str, side: int) -> tuple[Rect, ...]:
    """A room in the middle and an arm to each exit."""
    low, high = round(side * 0.22), round(side * 0.78)
    near, far = round(side * 0.4), round(side * 0.6)
    arms = {
        "N": Rect(near, 0, far - near, high),
        "E": Rect(low, near, side - low, far - near),
        "S": Rect(near, low, far - near, side - low),
        "W": Rect(0, near, high, far - near),
    }
    return (Rect(low, low, high - low, high - low), *(arms[exit_] for exit_ in exits))


def wall_distances(exits: str) -> bytes:
    """Quarters of a cell to the nearest wall, never more than to the tile's border and 2."""
    floor = {
        (x, y)
        for rect in floors(exits, FIELD)
        for x in range(rect.left, rect.right)
        for y in range(rect.top, rect.bottom)
    }
    walls = [(x, y) for x in range(FIELD) for y in range(FIELD) if (x, y) not in floor]
    last = FIELD - 1
    found = bytearray(FIELD * FIELD)
    for x, y in floor:
        border = min(x, y, last - x, last - y) + 2
        wall = min(max(abs(x - a), abs(y - b)) for a, b in walls)
        found[y * FIELD + x] = min(255, int(4 * min(border, max(0.5, wall - 0.5))))
    return bytes(found)


@cache
def tile_rows() -> dict[str, Any]:
    rows = {}
    for name in TILES:
        wall = base64.b64encode(zlib.compress(wall_distances(name.partition("-")[2]))).decode()
        torches = [[0.2, 0.2]] if name == "room-NS" else []
        rows[name] = [{"wall": wall, "torches": torches}]
    return rows


class PaintedPictures(Pictures):
    """Draws what it is asked for."""

    def has(self, name: str) -> bool:
        return True

    def data(self, name: str) -> Any:
        return tile_rows() if name.endswith("tiles/tiles") else {}

    def read(self, name: str, alpha: bool = True) -> Surface:
        folder, _, last = name.rpartition("/")
        if folder == "catacombs/tiles":
            return self._tile(*last.rsplit("-", 2))
        sizes = {"table": (640, 360), "rim": (TILE, 12), "close-room": (TILE, 120)}
        sizes |= {"close-corridor": (TILE, 120), "exit-warm": (TILE, 240), "exit-cold": (TILE, 240)}
        sizes |= {"ring": (240, 132), "dot": (30, 36), "bracket": (48, 48), "vignette": (64, 36)}
        side = 80 if last.startswith("flame") else 200 if "standee" in last else TILE
        picture = Surface(sizes.get(last, (side, side)), pygame.SRCALPHA if alpha else 0)
        if alpha:
            self._cut_out(picture, last)
        else:
            self._opaque(picture, last)
        return picture.convert_alpha() if alpha else picture.convert()

    @staticmethod
    def _tile(name: str, _variant: str, layer: str) -> Surface:
        picture = Surface((TILE, TILE)).convert()
        picture.fill({"base": (8, 12, 20), "warm": (90, 90, 90), "reach": (0, 0, 0)}[layer])
        floor = {"base": (20, 26, 34), "warm": (230, 220, 200), "reach": (110, 90, 48)}[layer]
        for rect in floors(name.partition("-")[2], TILE):
            picture.fill(floor, rect)
        for line in range(0, TILE, 17):  # something a wrong pixel shows on
            pygame.draw.line(picture, (line // 2, 40, 30), (line, 0), (0, line))
        return picture

    @staticmethod
    def _opaque(picture: Surface, name: str) -> None:
        width, height = picture.get_size()
        bright = 200 if name in ("rim", "vignette") else 30
        for x in range(0, width, 4):
            shade = bright + x * 40 // width
            picture.fill((shade, shade, shade - 10), (x, 0, 4, height))

    @staticmethod
    def _cut_out(picture: Surface, name: str) -> None:
        rect = picture.get_rect()
        if name.startswith("void"):
            picture.fill((6, 8, 10, 40))
        elif name.startswith("blind"):
            strips = {"N": (0, 0, TILE, 30), "S": (0, 276, TILE, 30)}
            strips |= {"W": (0, 0, 30, TILE), "E": (276, 0, 30, TILE)}
            picture.fill((150, 60, 60, 255), strips[name.split("-")[1]])
        else:
            pygame.draw.ellipse(picture, (200, 160, 90, 255), rect)


BOARD = {  # column, row: rooms and corridors that fit, and one passage that ends blind
    (1, 0): "room-ES",
    (2, 0): "corridor-SW",
    (0, 1): "room-EW",
    (1, 1): "fountain-NESW",
    (2, 1): "room-NESW",
    (3, 1): "corridor-EW",
    (4, 1): "room-NS",
    (1, 2): "gate-NS",
    (2, 2): "corridor-NE",
    (3, 2): "corridor-NS",
}


def cell(column: int, row: int) -> int:
    return 1000 * (row + CORNER) + column + CORNER


def board() -> dict[int, str]:
    return {cell(column, row): name for (column, row), name in BOARD.items()}


def new_view(size: tuple[int, int], tiles: dict[int, str] | None = None) -> BoardView:
    """A view with a hero in the middle of the room at (2, 1)."""
    view = BoardView(PaintedPictures(), size)
    view.set_board(board() if tiles is None else tiles)
    view.hero_light(CORNER + 2.5, CORNER + 1.5)
    view.other_lights([(CORNER + 0.5, CORNER + 1.5)])
    view.camera.centre_on(CORNER + 2.5, CORNER + 1.5, at_once=True)
    return view
