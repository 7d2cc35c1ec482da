"""The drawn tile while it is turned: it hovers over its place, with light below it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from pygame import Surface
from pygame.transform import smoothscale

from karak.app.catacombs.dungeon import Dungeon
from karak.app.catacombs.light import ADD, MULTIPLY
from karak.app.catacombs.marks import Ghost
from karak.app.catacombs.scenery import OPPOSITE, SIDES, Scenery, beside

if TYPE_CHECKING:
    from karak.app.catacombs.moving import Canvas

LARGER: Final = 1.06
HOVER: Final = 0.025  # tiles it floats above its place
BOB: Final = 0.008
TORCHLIGHT: Final = (205, 178, 140)
FORBIDDEN: Final = (190, 95, 80)
AT_SIDE: Final = {"N": (0.5, 0.0), "E": (1.0, 0.5), "S": (0.5, 1.0), "W": (0.0, 0.5)}


class GhostPicture:
    """Keeps the last ghost it has drawn."""

    def __init__(self, dungeon: Dungeon, scenery: Scenery) -> None:
        self._dungeon = dungeon
        self._scenery = scenery
        self._kept: tuple[object, Surface] | None = None

    def draw(self, canvas: Canvas, ghost: Ghost, seconds: float) -> None:
        column, row = ghost.cell % 1000, ghost.cell // 1000
        x, y = column + 0.5, row + 0.5
        canvas.put_middle(self._scenery.ghost_shadow(canvas.size), x + 0.02, y + 0.04)
        canvas.put_middle(self._scenery.ghost_light(canvas.size), x, y, ADD)
        up = HOVER + BOB * math.sin(seconds * 2.2)
        canvas.put_middle(self._picture(ghost, canvas.size), x, y - up)

    def _picture(self, ghost: Ghost, size: int) -> Surface:
        key = ghost, size, len(self._dungeon.tiles)
        if self._kept is None or self._kept[0] != key:
            self._kept = key, self._make(ghost, round(size * LARGER))
        return self._kept[1]

    def _make(self, ghost: Ghost, size: int) -> Surface:
        """Torchlit; sides that join a passage glow, those that close one are dim."""
        place = ghost.cell % 1000, ghost.cell // 1000
        base, warm = self._dungeon.source_layers(ghost.tile, place)
        picture = smoothscale(warm, (size, size))
        picture.fill(TORCHLIGHT if ghost.legal else FORBIDDEN, special_flags=MULTIPLY)
        picture.blit(smoothscale(base, (size, size)), (0, 0), special_flags=ADD)
        exits = ghost.tile.partition("-")[2]
        for side in SIDES:
            there = self._dungeon.tiles.get(beside(place, side))
            if there is None:
                continue
            opposite = OPPOSITE[side] in there.face.exits
            if side in exits and opposite:
                self._put(picture, self._scenery.join(side, size), side, ADD)
            elif side in exits or opposite:
                self._put(picture, self._scenery.dead_end(side, size), side, MULTIPLY)
        return picture

    @staticmethod
    def _put(picture: Surface, light: Surface, side: str, flags: int) -> None:
        size = picture.get_width()
        width, height = light.get_size()
        x, y = AT_SIDE[side]
        at = round(x * size - width / 2), round(y * size - height / 2)
        picture.blit(light, at, special_flags=flags)
