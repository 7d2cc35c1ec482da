"""The laid tiles as they are lit: which face lies where, what lies around it, and its light."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import Final

from pygame import Surface
from pygame.transform import smoothscale

from karak.app.catacombs.light import ADD, MULTIPLY
from karak.app.catacombs.light_map import Light, LightMap, Place
from karak.app.catacombs.scenery import OPPOSITE, SIDES, Scenery, beside
from karak.app.catacombs.tile_art import OVERVIEW, SOURCE, Face, Layers, TileArt

TORCH_INWARDS: Final = 0.32  # a torch hangs in the wall; its light begins nearer the middle
LAMP_OF: Final = {"fountain": "water", "gate": "gate"}

Exit = tuple[Place, str]
"""A way out of a tile: place and side."""


class Age(IntEnum):
    """How well a tile's lit picture fits the light map."""

    FRESH = 0
    OLD = 1  # the light changed little: may wait for a quiet frame
    DUE = 2  # the light changed: before the next picture
    BYPASSED = 3  # while the hero walks it is lit in place; its own picture is outdated


class LaidTile:
    """One tile on the table and its lit pictures."""

    __slots__ = ("age", "bright", "face", "hero_lit", "lit", "overview_fits", "place", "rims")

    def __init__(self, place: Place, face: Face) -> None:
        self.place = place
        self.face = face
        self.rims = ""  # sides where the laid tiles end
        self.lit: dict[int, Surface] = {}  # by tile size; the dim end of the flicker
        self.bright: Surface | None = None  # its bright end, if the hero's torch reaches here
        self.age = Age.DUE
        self.overview_fits = False
        self.hero_lit = False

    @property
    def bright_size(self) -> int:
        return self.bright.get_width() if self.bright else 0

    def forget(self) -> None:
        """Its picture changed: nothing that was lit is of use."""
        self.lit = {}
        self.bright = None
        self.age = Age.DUE
        self.overview_fits = False


class Dungeon:
    """Everything that stands still on the board, without the window."""

    def __init__(self, art: TileArt, scenery: Scenery) -> None:
        self._art = art
        self._scenery = scenery
        self.light = LightMap()
        self.tiles: dict[Place, LaidTile] = {}
        self.voids: dict[Place, tuple[int, ...]] = {}
        self.exits: set[Exit] = set()  # towards cells where nothing lies yet
        self.torches: list[tuple[float, float]] = []
        self.waters: dict[Place, str] = {}  # fountains and gates, which shimmer
        self.others: tuple[Light, ...] = ()
        self.hero: Light | None = None
        self.walking = False
        self.version = 0  # of the light; what was done for an older one may have to be done again
        self.changed: set[Place] = set()  # tiles that lamps light otherwise; whoever paints clears
        self.hero_tiles: list[LaidTile] = []  # lit by the hero's torch now or a moment ago

    # --- tiles ------------------------------------------------------------------------------

    def set_tiles(self, names: Mapping[Place, str]) -> None:
        """The whole board anew."""
        self.tiles = {
            place: LaidTile(place, self._face(name, place, names)) for place, name in names.items()
        }
        self.light.set_walls(
            {place: self._art.of(tile.face).walls for place, tile in self.tiles.items()}
        )
        self._art.keep_only_faces(tile.face for tile in self.tiles.values())
        self._look_around()
        self.relight()

    def lay(self, place: Place, name: str) -> None:
        """One tile more; passages of its neighbours may end blind now."""
        names = {at: tile.face.tile for at, tile in self.tiles.items()} | {place: name}
        for at in [place, *(beside(place, side) for side in SIDES)]:
            if at in names:
                face = self._face(names[at], at, names)
                old = self.tiles.get(at)
                if old is None or old.face != face:
                    self.tiles[at] = LaidTile(at, face)
                    self.light.lay(at, self._art.of(face).walls)
                else:
                    old.forget()  # its rim is gone
        self._art.keep_only_faces(tile.face for tile in self.tiles.values())
        self._look_around()
        self.relight()

    def _face(self, name: str, place: Place, names: Mapping[Place, str]) -> Face:
        """The face of a tile among its neighbours: where they have a wall, its passage is blind."""
        exits = name.partition("-")[2]
        blind = "".join(
            side
            for side in exits
            if (there := beside(place, side)) in names
            and OPPOSITE[side] not in names[there].partition("-")[2]
        )
        return self._art.face(name, place, blind)

    def _look_around(self) -> None:
        """Where the laid tiles end, and what lies beyond."""
        around: dict[Place, list[int]] = {}
        self.exits = set()
        self.torches = []
        for (column, row), tile in self.tiles.items():
            tile.rims = "".join(
                side for side in SIDES if beside(tile.place, side) not in self.tiles
            )
            self.exits |= {(tile.place, side) for side in tile.face.exits if side in tile.rims}
            self.torches += [(column + x, row + y) for x, y in self._art.of(tile.face).torches]
            for kind in range(9):
                there = column + kind % 3 - 1, row + kind // 3 - 1
                if there not in self.tiles:
                    around.setdefault(there, []).append(kind)
        self.waters = {
            place: tile.face.kind for place, tile in self.tiles.items() if tile.face.kind in LAMP_OF
        }
        self.voids = {place: tuple(sorted(kinds)) for place, kinds in around.items()}

    # --- light ------------------------------------------------------------------------------

    def set_others(self, points: Iterable[tuple[float, float]]) -> None:
        """Where the other heroes stand with their weak lights."""
        others = tuple(Light("other", x, y) for x, y in points)
        if others != self.others:
            self.others = others
            self.relight()

    def relight(self) -> None:
        """The lamps changed, or walls did."""
        changed = self.light.set_lamps([*self._lamps(), *self.others])
        self.changed |= changed
        for place in changed:
            tile = self.tiles[place]
            tile.age = max(tile.age, Age.DUE)
        self.light_hero(self.hero)

    def _lamps(self) -> Iterable[Light]:
        for x, y in self.torches:
            middle_x, middle_y = int(x) + 0.5, int(y) + 0.5
            inwards_x = x + (middle_x - x) * TORCH_INWARDS
            yield Light("torch", inwards_x, y + (middle_y - y) * TORCH_INWARDS)
        for (column, row), kind in self.waters.items():
            yield Light(LAMP_OF[kind], column + 0.5, row + 0.5)

    def light_hero(self, hero: Light | None, walking: bool = False, strength: float = 1.0) -> None:
        """The hero's torch is here. While he walks there is one light map, at rest two.

        Tiles that his torch reaches or has just left are due; on the others only the faint cold
        light around him has changed: they may wait.
        """
        stays = not walking and hero == self.hero and not self.walking
        self.hero, self.walking = hero, walking
        self.version += 1
        lit = self.light.set_hero(hero, strength, resting=not walking)
        self.hero_tiles = []
        for place, tile in self.tiles.items():
            is_lit = place in lit
            if is_lit or tile.hero_lit:
                self.hero_tiles.append(tile)
                if walking or stays or is_lit != tile.hero_lit:
                    tile.age = Age.DUE
            tile.age = max(tile.age, Age.OLD)
            tile.overview_fits = False
            tile.hero_lit = is_lit

    # --- lit pictures -----------------------------------------------------------------------

    def compose(self, tile: LaidTile, size: int, dim: bool, into: Surface | None = None) -> Surface:
        """Warm layer times light plus cold layer: one enlargement and two blits."""
        base, warm = self._art.layers(tile.face, size)
        target = into or Surface((size, size)).convert()
        smoothscale(self.light.part(tile.place, dim), (size, size), target)
        target.blit(warm, (0, 0), special_flags=MULTIPLY)
        target.blit(base, (0, 0), special_flags=ADD)
        self._scenery.darken_rims(target, tile.rims, size)
        return target

    def light_up(self, tile: LaidTile, size: int) -> None:
        """Bring the lit pictures of a tile up to date, both ends of the flicker."""
        dim = not self.walking
        tile.lit[size] = self.compose(tile, size, dim, tile.lit.get(size))
        tile.age = Age.FRESH
        tile.overview_fits = tile.overview_fits or size == OVERVIEW
        if tile.hero_lit and dim:
            into = tile.bright if tile.bright_size == size else None
            tile.bright = self.compose(tile, size, False, into)
        elif not tile.hero_lit:
            tile.bright = None

    def light_overview(self, tile: LaidTile) -> None:
        """The smallest picture of every tile is always kept, for the rim while zooming out."""
        tile.lit[OVERVIEW] = self.compose(tile, OVERVIEW, False, tile.lit.get(OVERVIEW))
        tile.overview_fits = True

    def source_layers(self, tile: str, place: Place) -> Layers:
        """A tile that does not lie yet, as it was painted."""
        return self._art.of(self._art.face(tile, place)).at(SOURCE)

    def has_layers(self, tile: LaidTile, size: int) -> bool:
        return self._art.has_layers(tile.face, size)

    @property
    def kept_pixels(self) -> int:
        lit = sum(size * size for tile in self.tiles.values() for size in tile.lit)
        bright = sum(tile.bright_size**2 for tile in self.tiles.values())
        return lit + bright + self._art.kept_pixels

    def keep_only_sizes(self, sizes: Iterable[int]) -> None:
        """Forget the pictures of zoom stops that were left."""
        kept = {OVERVIEW, *sizes}
        self._art.keep_only_sizes(kept)
        self._scenery.keep_only_sizes(kept)
        for tile in self.tiles.values():
            tile.lit = {size: picture for size, picture in tile.lit.items() if size in kept}
            if tile.bright_size not in kept:
                tile.bright = None
