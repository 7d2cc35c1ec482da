"""The still picture: everything on the board that does not move, as large as the window.

Table, void, lit tiles, contours and cold mist. A frame begins with one blit of it. Panning scrolls
it and paints only the strips that come in; a tile whose light changed is painted into it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import Final

from pygame import Rect, Surface
from pygame.transform import smoothscale

from karak.app.catacombs.dungeon import Age, Dungeon, LaidTile
from karak.app.catacombs.light import ADD
from karak.app.catacombs.light_map import Place
from karak.app.catacombs.marks import NO_MARKS, Marks
from karak.app.catacombs.scenery import Scenery, View, beside
from karak.app.catacombs.tile_art import FULL
from karak.app.pictures import PREMULTIPLIED

FIRST: Final = 99  # cells to be sharpened first come so many tiles nearer


def flicker(seconds: float, seed: float = 0.0) -> float:
    """Smooth noise from 0 to 1, as a flame burns."""
    return (
        0.5
        + 0.25 * math.sin(seconds * 5.1 + seed)
        + 0.15 * math.sin(seconds * 8.7 + 1.3 * seed + 1)
        + 0.10 * math.sin(seconds * 12.3 + 2.1 * seed + 2)
    )


def cell_of(place: Place) -> int:
    """The rules' number of a place."""
    return 1000 * place[1] + place[0]


def copy(picture: Surface, place: Rect, target: Surface, part: Rect) -> None:
    """A part of an opaque picture that lies at `place`, as it is.

    A blit would do the same, but SDL copies aligned pictures past the cache: drawing over them
    then takes six times as long. Scaling to the same size is a plain copy, row by row.
    """
    smoothscale(
        picture.subsurface(part.move(-place.x, -place.y)), part.size, target.subsurface(part)
    )


class StillPicture:
    """Kept at one view (tile size and origin) and brought to the next with as little as can be."""

    def __init__(self, dungeon: Dungeon, scenery: Scenery, size: tuple[int, int]) -> None:
        self._dungeon = dungeon
        self._scenery = scenery
        self.marks = NO_MARKS
        self.torch = 0.5  # where the hero's flame is between dim and bright
        self.resize(size)

    def resize(self, size: tuple[int, int]) -> None:
        self.surface = Surface(size).convert()
        self.window = self.surface.get_rect()
        self.view: View | None = None
        self.soft: set[Place] = set()  # cells that don't show yet what they should
        self.first: set[Place] = set()  # of these, the ones to begin with
        self.changed = True  # since the last frame
        self._turn = 0
        self._walking = False
        self._flickering = False
        self._done: object = None
        self._mist_at: dict[Place, list[tuple[Place, str]]] = {}
        self.exits_changed()

    # --- where things are -------------------------------------------------------------------

    @property
    def _view(self) -> View:
        if self.view is None:
            raise RuntimeError("the picture has not been brought to a view yet")
        return self.view

    def rect(self, place: Place) -> Rect:
        size, left, top = self._view
        return Rect(left + place[0] * size, top + place[1] * size, size, size)

    def cells(self, rect: Rect) -> Iterator[Place]:
        """The places that a part of the window shows."""
        size, left, top = self._view
        for row in range((rect.top - top) // size, (rect.bottom - 1 - top) // size + 1):
            for column in range((rect.left - left) // size, (rect.right - 1 - left) // size + 1):
                yield column, row

    # --- painting ---------------------------------------------------------------------------

    def paint(self, rect: Rect) -> None:
        """Everything anew inside a part of the window."""
        rect = rect.clip(self.window)
        if not rect.width or not rect.height:
            return
        self.changed = True
        target = self.surface
        for place in self.cells(rect):
            whole = self.rect(place)
            part = whole.clip(rect)
            target.set_clip(part)
            tile = self._dungeon.tiles.get(place)
            if tile is None:
                self._paint_void(place, part)
            else:
                self._paint_tile(tile, whole, part)
            self._paint_mist(place)
            if part == whole:
                self.soft.discard(place)
        target.set_clip(None)

    def _paint_tile(self, tile: LaidTile, whole: Rect, part: Rect) -> None:
        size = whole.width
        if tile.age >= Age.DUE or size not in tile.lit:
            self._dungeon.light_up(tile, size)
        copy(tile.lit[size], whole, self.surface, part)
        if tile.bright and tile.bright_size == size and self._flickers(tile):
            tile.bright.set_alpha(round(255 * self.torch))
            self.surface.blit(tile.bright, whole)
        contour = self.contour(tile, size)
        if contour:
            self.surface.blit(contour, whole, special_flags=ADD)

    def _flickers(self, tile: LaidTile) -> bool:
        return tile.hero_lit and not self._dungeon.walking

    def contour(self, tile: LaidTile, size: int) -> Surface | None:
        """The mark around a tile's floor; while the hero walks there is none."""
        tint = None if self._dungeon.walking else self.marks.tint(cell_of(tile.place))
        if tint is None:
            return None
        closed = "".join(
            side
            for side in tile.face.exits
            if (there := beside(tile.place, side)) in self._dungeon.tiles
            and self.marks.tint(cell_of(there)) != tint
        )
        return self._scenery.contour(tile.face, closed, tint, size)

    def _paint_void(self, place: Place, part: Rect) -> None:
        self.paint_table(self.surface, part)
        kinds = self._dungeon.voids.get(place)
        if kinds:
            size, left, top = self._view
            picture = self._scenery.void(kinds, size)
            at = left + place[0] * size, top + place[1] * size
            self.surface.blit(picture, at, special_flags=PREMULTIPLIED)

    def paint_table(self, target: Surface, part: Rect) -> None:
        """The dark table lies still below the board and repeats itself."""
        _, left, top = self._view
        table = self._scenery.table
        width, height = table.get_size()
        first_x = left + (part.left - left) // width * width
        first_y = top + (part.top - top) // height * height
        for x in range(first_x, part.right, width):
            for y in range(first_y, part.bottom, height):
                target.blit(table, (x, y))

    def _paint_mist(self, place: Place) -> None:
        for exit_ in self._mist_at.get(place, ()):
            self._scenery.put_mist(self.surface, exit_, False, self._view)

    def exits_changed(self) -> None:
        """Cold mist lies over the cell of an exit and the one beyond it."""
        self._mist_at = {}
        for place, side in sorted(self._dungeon.exits):
            if (cell_of(place), side) not in self.marks.exits:
                for at in (place, beside(place, side)):
                    self._mist_at.setdefault(at, []).append((place, side))

    # --- changes ----------------------------------------------------------------------------

    def go_to(self, view: View) -> None:
        """Bring the picture to a view: scroll and paint the strips that come in, or all."""
        old = self.view
        if view == old:
            return
        self.view = view
        width, height = self.window.size
        dx, dy = (view[1] - old[1], view[2] - old[2]) if old else (0, 0)
        if old and old[0] == view[0] and abs(dx) < width // 2 and abs(dy) < height // 2:
            self.surface.scroll(dx, dy)
            if dx:
                self.paint(Rect(0 if dx > 0 else width + dx, 0, abs(dx), height))
            if dy:
                self.paint(Rect(0, 0 if dy > 0 else height + dy, width, abs(dy)))
        else:
            self._dungeon.keep_only_sizes([view[0]])
            self.soft.clear()
            self.paint(self.window)

    def soften(self, places: Iterable[Place]) -> None:
        """These cells show something else than they should; a few a frame are repainted."""
        self.soft.update(places)

    def set_marks(self, marks: Marks) -> None:
        old, self.marks = self.marks, marks
        cells = old.outlined | marks.outlined
        if (old.reach, old.danger, old.gates) != (marks.reach, marks.danger, marks.gates):
            self.soften(place for place in self._dungeon.tiles if cell_of(place) in cells)
        if old.exits != marks.exits:
            for cell, side in old.exits ^ marks.exits:
                place = cell % 1000, cell // 1000
                self.soften((place, beside(place, side)))
            self.exits_changed()

    def tiles_changed(self, place: Place | None) -> None:
        """A tile was laid there (None: anywhere)."""
        self.exits_changed()
        if self.view is None:
            return
        if place is None:
            self.soft.clear()
            self.paint(self.window)
        else:
            column, row = place
            self.soften((column + dx, row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
            self.paint(self.rect(place))

    def refresh(self, flickering: bool) -> None:
        """Tiles whose light changed; and a third of the hero's tiles when his torch flickers."""
        dungeon = self._dungeon
        if dungeon.changed:
            self.soften(place for place in dungeon.changed if place in dungeon.tiles)
            dungeon.changed.clear()
        if dungeon.walking != self._walking:
            self._walking = dungeon.walking
            self.soften(place for place in dungeon.tiles if self.marks.tint(cell_of(place)))
        if self._flickering and not flickering:
            self.soften(tile.place for tile in dungeon.hero_tiles)  # all with the same flame
        self._flickering = flickering
        self._turn = (self._turn + 1) % 3
        for tile in dungeon.hero_tiles:
            rect = self.rect(tile.place)
            if not rect.colliderect(self.window):
                continue
            if dungeon.walking and tile.age == Age.DUE:
                self._light_in_place(tile, rect)
            elif tile.place in self.soft:
                continue
            elif tile.age == Age.DUE or (flickering and self._takes_turn(tile)):
                self.paint(rect)

    def _takes_turn(self, tile: LaidTile) -> bool:
        column, row = tile.place
        return self._flickers(tile) and (column + 2 * row) % 3 == self._turn

    def _light_in_place(self, tile: LaidTile, rect: Rect) -> None:
        """The hero walks: light a tile straight into the picture, which saves a copy."""
        if not self.window.contains(rect):
            self.paint(rect)
        elif tile.place not in self.soft or self._dungeon.has_layers(tile, rect.width):
            self.changed = True
            self._dungeon.compose(tile, rect.width, False, self.surface.subsurface(rect))
            tile.age = Age.BYPASSED
            self.surface.set_clip(rect)
            self._paint_mist(tile.place)
            self.surface.set_clip(None)
            self.soft.discard(tile.place)

    # --- what can wait ----------------------------------------------------------------------

    def work(self, seconds: float, middle: tuple[float, float]) -> None:
        """Sharpen soft cells, bring old tiles up to date, make pictures ahead: for so long."""
        size = self._view[0]
        key = (self.view if size > FULL else size, self._dungeon.version)
        if self._done == key and not self.soft:
            return
        end = perf_counter() + seconds
        for _ in self._jobs(middle):
            if perf_counter() >= end:
                return
        self._done = key

    @property
    def busy(self) -> bool:
        """Is there work left?"""
        size = self._view[0]
        key = (self.view if size > FULL else size, self._dungeon.version)
        return bool(self.soft) or self._done != key

    def _jobs(self, middle: tuple[float, float]) -> Iterator[None]:
        yield from self._sharpen(middle)
        yield from self._update_tiles(middle)
        size = self._view[0]
        for kinds in set(self._dungeon.voids.values()):
            self._scenery.void(kinds, size)
            yield
        for _ in self._scenery.prepare(size):
            yield

    def _sharpen(self, middle: tuple[float, float]) -> Iterator[None]:
        """Soft cells, nearest first."""

        def distance(place: Place) -> float:
            off_x, off_y = abs(place[0] + 0.5 - middle[0]), abs(place[1] + 0.5 - middle[1])
            return max(off_x * 9, off_y * 16) - (FIRST if place in self.first else 0)

        for place in sorted(self.soft, key=distance):
            self.paint(self.rect(place))
            self.soft.discard(place)
            yield
        self.first.clear()

    def _update_tiles(self, middle: tuple[float, float]) -> Iterator[None]:
        """Old tiles anew: all up to 100 %, above it those in the window and one beyond."""
        dungeon = self._dungeon
        size = self._view[0]
        width, height = self.window.size
        far_x, far_y = width / 2 / size + 1.2, height / 2 / size + 1.2
        for tile in [*dungeon.hero_tiles, *dungeon.tiles.values()]:
            column, row = tile.place
            near = abs(column + 0.5 - middle[0]) < far_x and abs(row + 0.5 - middle[1]) < far_y
            if tile.hero_lit and dungeon.walking:
                continue
            if (near or size <= FULL) and (tile.age != Age.FRESH or size not in tile.lit):
                dungeon.light_up(tile, size)
                self.paint(self.rect(tile.place))
                yield
            elif not tile.overview_fits:
                dungeon.light_overview(tile)
                yield
