"""A small map of the dungeon, as one would draw it on parchment, with the heroes on it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.transform import smoothscale

from karak.app.board.grids import Bounds, Cell, Point, SquareGrid
from karak.app.catacombs.scenery import SIDES

INK: Final = "#6b4a2a"
FAINT_INK: Final = "#a0825a"  # ways that nobody has gone yet
WATER, MAGIC, CREAM, GOLD = "#3f8fa6", "#7c5cc4", "#f6ead0", "#a8322a"
FINE: Final = 4  # drawn this much larger, then reduced
LARGEST: Final = 0.14  # of the map's width: a tile on a small board
ROOM, WAY, SPOT, HERO = 0.31, 0.11, 0.20, 0.27  # half sizes, in tiles


class Dot(NamedTuple):
    """A hero on the map."""

    x: float
    y: float
    colour: str
    active: bool = False


class MiniMap:
    """The tiles are drawn anew only when one is laid; heroes are put on a copy of them.

    `surface` is transparent but for the ink, and premultiplied; the parchment is the panel's.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        self._grid = SquareGrid()
        self._size = size
        self._tile = 1.0  # pixels
        self._left = self._top = 0.0  # of the board point (0, 0)
        self._tiles: Mapping[Cell, str] | None = None
        self._heroes: Sequence[Dot] = ()
        self._dots: dict[tuple[str, bool], Surface] = {}
        self._ground = Surface(size, pygame.SRCALPHA).convert_alpha()
        self.surface = Surface(size, pygame.SRCALPHA).convert_alpha()

    def resize(self, size: tuple[int, int]) -> None:
        if size != self._size:
            self._size = size
            self._tiles = None

    def update(self, tiles: Mapping[Cell, str], heroes: Sequence[Dot]) -> bool:
        """Show these; gives whether anything had changed."""
        known = tiles == self._tiles
        if not tiles or (known and heroes == self._heroes):
            return False
        if not known:
            self._tiles = dict(tiles)
            self._draw_ground(tiles)
        self._heroes = list(heroes)
        self.surface = self._ground.copy()
        for hero in sorted(heroes, key=lambda one: one.active):
            dot = self._dot(hero.colour, hero.active)
            x, y = self.to_map(hero.x, hero.y)
            place = dot.get_rect(center=(round(x), round(y)))
            self.surface.blit(dot, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        return True

    def _draw_ground(self, tiles: Mapping[Cell, str]) -> None:
        self._fit(self._grid.bounds(tiles))
        self._dots.clear()
        width, height = self._size
        large = _blank(width * FINE, height * FINE)
        for cell, name in tiles.items():
            self._draw_ways(large, cell, name, tiles)
        for cell, name in tiles.items():
            self._draw_tile(large, cell, name.partition("-")[0])
        self._ground = smoothscale(large, self._size)

    def _fit(self, bounds: Bounds) -> None:
        """The whole board in the middle, with half a tile of room around it."""
        left, top, right, bottom = bounds
        width, height = self._size
        room = min(width / (right - left + 1), height / (bottom - top + 1))
        self._tile = min(room, width * LARGEST)
        self._left = width / 2 - (left + right) / 2 * self._tile
        self._top = height / 2 - (top + bottom) / 2 * self._tile

    # --- where ------------------------------------------------------------------------------

    def to_map(self, x: float, y: float) -> Point:
        """A board point in pixels of the map."""
        return self._left + x * self._tile, self._top + y * self._tile

    def point_at(self, position: tuple[float, float]) -> Point:
        """The board point at a place of the map."""
        return (position[0] - self._left) / self._tile, (position[1] - self._top) / self._tile

    def window(self, visible: Bounds) -> Rect:
        """What the camera shows, on the map."""
        left, top = self.to_map(visible[0], visible[1])
        right, bottom = self.to_map(visible[2], visible[3])
        rect = Rect(round(left), round(top), round(right - left), round(bottom - top))
        return rect.clip((0, 0), self._size)

    # --- drawing ----------------------------------------------------------------------------

    def _fine(self, x: float, y: float) -> Point:
        left, top = self.to_map(x, y)
        return left * FINE, top * FINE

    def _half(self, tiles: float) -> float:
        return max(FINE, tiles * self._tile * FINE)

    def _draw_ways(self, target: Surface, cell: Cell, name: str, tiles: Mapping[Cell, str]) -> None:
        x, y = self._grid.centre(cell)
        half = self._half(WAY)
        for side in name.partition("-")[2]:
            dx, dy = SIDES[side]
            known = cell + 1000 * dy + dx in tiles
            a, b = self._fine(x, y), self._fine(x + dx / 2, y + dy / 2)
            rect = Rect(min(a[0], b[0]), min(a[1], b[1]), abs(a[0] - b[0]), abs(a[1] - b[1]))
            rect = rect.inflate(2 * half, 0) if dx == 0 else rect.inflate(0, 2 * half)
            pygame.draw.rect(target, INK if known else FAINT_INK, rect)

    def _draw_tile(self, target: Surface, cell: Cell, kind: str) -> None:
        middle = self._fine(*self._grid.centre(cell))
        if kind == "room":
            half = self._half(ROOM)
            rect = Rect(0, 0, round(2 * half), round(2 * half))
            rect.center = round(middle[0]), round(middle[1])
            pygame.draw.rect(target, INK, rect, border_radius=round(half * 0.35))
        elif kind == "corridor":
            pygame.draw.circle(target, INK, middle, self._half(WAY))
        else:
            pygame.draw.circle(target, INK, middle, self._half(SPOT * 1.35))
            colour = WATER if kind == "fountain" else MAGIC
            pygame.draw.circle(target, colour, middle, self._half(SPOT))

    def _dot(self, colour: str, active: bool) -> Surface:
        """A hero; the one whose turn it is has a ring around him."""
        key = colour, active
        if key not in self._dots:
            radius = max(3.5 * FINE, self._half(HERO))
            side = math.ceil(radius * 1.5 / FINE) * 2 + 1
            large = _blank(side * FINE, side * FINE)
            middle = large.get_rect().center
            if active:
                pygame.draw.circle(large, GOLD, middle, radius * 1.5)
            pygame.draw.circle(large, CREAM, middle, radius * 1.3)
            pygame.draw.circle(large, colour, middle, radius)
            self._dots[key] = smoothscale(large, (side, side))
        return self._dots[key]


def _blank(width: int, height: int) -> Surface:
    surface = Surface((width, height), pygame.SRCALPHA).convert_alpha()
    surface.fill((0, 0, 0, 0))
    return surface
