"""The light of the whole dungeon: lamps that stand still, the weak ones, and the hero's torch."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from karak.app.catacombs.light import (
    ADD,
    FLICKER_LOW,
    MULTIPLY,
    SAMPLES,
    Pool,
    Walls,
    ambient,
    lamps,
)

Place = tuple[int, int]
"""Column and row of a tile."""

ROOM_TO_GROW: Final = 3  # empty tiles around the board before the maps must be made anew


class Light(NamedTuple):
    """A lamp that stands at a board point."""

    kind: str
    x: float
    y: float


class LightMap:
    """Colours the tiles are multiplied with, `SAMPLES` a tile and one more at the end.

    Enlarging joins corner to corner, so that a tile takes its samples and the first ones of its
    neighbours, and no seam shows. `bright` holds the hero's torch at its full strength, `dim` at
    the other end of its flicker.
    """

    def __init__(self) -> None:
        self._lamps = lamps()
        self._ambient = ambient()
        self._field = Rect(0, 0, 0, 0)  # the tiles the maps cover
        self._laid: dict[Place, bytes] = {}
        self._pools: dict[Light, Pool] = {}
        self._cover(Rect(0, 0, 1, 1))

    # --- walls ------------------------------------------------------------------------------

    def set_walls(self, laid: Mapping[Place, bytes]) -> None:
        """Begin anew with these tiles. The lamps are still to be set."""
        self._laid = dict(laid)
        self._pools = {}
        columns = [column for column, _ in laid] or [0]
        rows = [row for _, row in laid] or [0]
        left, top = min(columns), min(rows)
        self._cover(Rect(left, top, max(columns) - left + 1, max(rows) - top + 1))

    def lay(self, place: Place, distances: bytes) -> None:
        """One tile more, or new walls on one that lies. Lamps near it shine anew when next set."""
        self._laid[place] = distances
        if self._field.collidepoint(place):
            self._walls.lay(place[0] - self._field.left, place[1] - self._field.top, distances)
        else:
            self._cover(self._field.union(Rect(place, (1, 1))))
        column, row = place[0] + 0.5, place[1] + 0.5
        self._pools = {
            light: pool
            for light, pool in self._pools.items()
            if max(abs(light.x - column), abs(light.y - row)) > self._lamps[light.kind].reach + 0.5
        }

    def _cover(self, board: Rect) -> None:
        """Maps for the board and some room around it, so that few tiles need new ones."""
        self._field = board.inflate(2 * ROOM_TO_GROW, 2 * ROOM_TO_GROW)
        self._walls = Walls(self._field.width, self._field.height)
        for (column, row), distances in self._laid.items():
            self._walls.lay(column - self._field.left, row - self._field.top, distances)
        size = self._field.width * SAMPLES + 1, self._field.height * SAMPLES + 1
        self._still = Surface(size).convert()
        self.bright, self.dim = self._still.copy(), self._still.copy()
        self._add_still_lamps()

    # --- lamps ------------------------------------------------------------------------------

    def set_lamps(self, lights: Iterable[Light]) -> set[Place]:
        """All lamps but the hero's. Gives the tiles whose light they change."""
        wanted = set(lights)
        gone = [pool for light, pool in self._pools.items() if light not in wanted]
        kept = {light: pool for light, pool in self._pools.items() if light in wanted}
        new = {light: self._shine(light) for light in sorted(wanted - kept.keys())}
        self._pools = kept | new
        changed = [*gone, *new.values()]
        if changed:
            self._add_still_lamps()
        return {place for pool in changed for place in self._touched(pool)}

    def _add_still_lamps(self) -> None:
        self._still.fill(0)
        for pool in self._pools.values():
            self._add(self._still, pool)

    def _shine(self, light: Light, strength: float = 1.0) -> Pool:
        """A pool of light placed in samples of the board."""
        field = self._field
        x = min(field.width - 0.01, max(0.01, light.x - field.left))
        y = min(field.height - 0.01, max(0.01, light.y - field.top))
        pool = self._lamps[light.kind].shine(self._walls, x, y, strength)
        left, top = pool.place
        return Pool(pool.picture, (left + field.left * SAMPLES, top + field.top * SAMPLES))

    def _add(self, target: Surface, pool: Pool) -> None:
        left, top = pool.place
        at = left - self._field.left * SAMPLES, top - self._field.top * SAMPLES
        target.blit(pool.picture, at, special_flags=ADD)

    def _touched(self, pool: Pool) -> set[Place]:
        """The laid tiles that a pool lights."""
        rect = pool.rect
        touched = set()
        for row in range(rect.top // SAMPLES, rect.bottom // SAMPLES + 1):
            for column in range(rect.left // SAMPLES, rect.right // SAMPLES + 1):
                if (column, row) in self._laid:
                    tile = Rect(column * SAMPLES, row * SAMPLES, SAMPLES + 1, SAMPLES + 1)
                    seen = tile.clip(rect).move(-rect.left, -rect.top)
                    if seen.size > (0, 0) and self._is_lit(pool.picture, seen):
                        touched.add((column, row))
        return touched

    @staticmethod
    def _is_lit(picture: Surface, part: Rect) -> bool:
        return bool(part.w and part.h) and any(pygame.transform.average_color(picture, part)[:3])

    # --- the hero ---------------------------------------------------------------------------

    def set_hero(self, hero: Light | None, strength: float, resting: bool) -> set[Place]:
        """Sum up the light with the hero's torch; `dim` only when he rests.

        Gives the tiles that his torch itself touches.
        """
        maps = (self.bright, self.dim) if resting else (self.bright,)
        for light_map in maps:
            light_map.blit(self._still, (0, 0))
        if hero is None:
            return set()
        pool = self._shine(hero, strength)
        touched = self._touched(pool)
        side = self._ambient.get_width() // 2
        cold = Pool(self._ambient, (round(hero.x * SAMPLES) - side, round(hero.y * SAMPLES) - side))
        for light_map in maps:
            if light_map is self.dim:
                pool.picture.fill(FLICKER_LOW, special_flags=MULTIPLY)
            self._add(light_map, cold)
            self._add(light_map, pool)
        return touched

    # --- asking -----------------------------------------------------------------------------

    def part(self, place: Place, dim: bool = False) -> Surface:
        """The samples of one tile, with those its right and lower neighbours begin with."""
        left = (place[0] - self._field.left) * SAMPLES
        top = (place[1] - self._field.top) * SAMPLES
        light_map = self.dim if dim else self.bright
        return light_map.subsurface((left, top, SAMPLES + 1, SAMPLES + 1))

    def at(self, x: float, y: float) -> tuple[int, int, int]:
        """The light on a board point."""
        width, height = self.bright.get_size()
        column = min(width - 1, max(0, int((x - self._field.left) * SAMPLES)))
        row = min(height - 1, max(0, int((y - self._field.top) * SAMPLES)))
        red, green, blue, _ = self.bright.get_at((column, row))
        return red, green, blue
