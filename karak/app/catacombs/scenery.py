"""Pictures around the tiles, scaled once for a tile size: void, rims, mist, flames, marks."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Final

import pygame
from pygame import Surface
from pygame.transform import rotate, smoothscale

from karak.app.catacombs import drawn
from karak.app.catacombs.light import ADD, MULTIPLY
from karak.app.catacombs.light_map import Place
from karak.app.catacombs.tile_art import OVERVIEW, SOURCE, Face, TileArt
from karak.app.kept import Kept
from karak.app.pictures import Pictures

SIDES: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE: Final = {"N": "S", "S": "N", "E": "W", "W": "E"}
TURN: Final = {"N": 0, "W": 90, "S": 180, "E": 270}  # degrees from a picture painted for north
STEPS: Final = 8  # of whatever breathes, flickers or shimmers
MIST_INSIDE: Final = 24  # pixels of the source by which the mist reaches into its tile
GOLD: Final = (255, 208, 112)  # what contours are painted in
MOST_VOIDS: Final = 160
MOST_CONTOURS: Final = 64
FAINT: Final = 158  # of 255: brackets the pointer is not at
RINGS: Final = {"danger": ("#ff6a40", "#ffb08a"), "choice": ("#ffd27a", "#ffe6ac")}
TINTS: Final = {"reach": GOLD, "danger": (255, 90, 54), "gate": (150, 118, 235)}


def beside(place: Place, side: str) -> Place:
    dx, dy = SIDES[side]
    return place[0] + dx, place[1] + dy


def at_side(side: str, size: int, depth: int) -> tuple[int, int]:
    """Where a strip of that depth lies along one side of a tile."""
    return size - depth if side == "E" else 0, size - depth if side == "S" else 0


def grey(part: float) -> tuple[int, int, int]:
    level = max(0, min(255, round(255 * part)))
    return level, level, level


class Scenery:
    """What is drawn besides tiles and pieces, kept for the sizes in use."""

    def __init__(self, pictures: Pictures, art: TileArt) -> None:
        self._pictures = pictures
        self._art = art
        self._kept: dict[tuple[int, Hashable], Surface] = {}
        self._voids: Kept[tuple[int, tuple[int, ...]], Surface] = Kept(MOST_VOIDS)
        self._contours: Kept[tuple[int, Face, str, str], Surface] = Kept(MOST_CONTOURS)
        self.table = pictures.read("catacombs/board/table", alpha=False)
        self._glow = drawn.glow()
        self._halo = drawn.halo()

    # --- keeping ----------------------------------------------------------------------------

    def _get(self, size: int, key: Hashable, make: Callable[[], Surface]) -> Surface:
        if (size, key) not in self._kept:
            self._kept[size, key] = make()
        return self._kept[size, key]

    def keep_only_sizes(self, sizes: Iterable[int]) -> None:
        kept = {OVERVIEW, *sizes}
        self._kept = {key: picture for key, picture in self._kept.items() if key[0] in kept}
        self._voids.keep_only(lambda key: key[0] in kept)
        self._contours.keep_only(lambda key: key[0] in kept)

    @property
    def kept_pixels(self) -> int:
        """How much is kept, for tests."""
        pictures = [*self._kept.values(), *self._voids.values(), *self._contours.values()]
        return sum(picture.get_width() * picture.get_height() for picture in pictures)

    def _board(self, name: str, alpha: bool) -> Surface:
        return self._pictures.load(f"catacombs/board/{name}", alpha)

    def _scaled(self, picture: Surface, size: int) -> Surface:
        width, height = picture.get_size()
        part = size / SOURCE
        return smoothscale(picture, (max(1, round(width * part)), max(1, round(height * part))))

    def cut_out(self, name: str, size: int) -> Surface:
        """A picture with transparency (ring, dot, bracket, flame-3 …), premultiplied."""

        def make() -> Surface:
            return self._scaled(self._board(name, alpha=True).premul_alpha(), size)

        return self._get(size, name, make)

    # --- around the tiles -------------------------------------------------------------------

    def void(self, kinds: tuple[int, ...], size: int) -> Surface:
        """Shadow and mist on an empty cell: `kinds` are the directions to it from laid tiles."""

        def make() -> Surface:
            picture = Surface((size, size), pygame.SRCALPHA).convert_alpha()
            picture.fill((0, 0, 0, 0))
            for kind in kinds:
                part = smoothscale(self._board(f"void-{kind}", alpha=True), (size, size))
                picture.blit(part, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
            return picture

        return self._voids.get((size, kinds), make)

    def darken_rims(self, tile: Surface, sides: str, size: int) -> None:
        """The laid tiles end at these sides."""
        depth = max(2, round(12 * size / SOURCE))
        for side in sides:

            def make(side: str = side) -> Surface:
                strip = smoothscale(self._board("rim", alpha=False), (size, depth))
                return rotate(strip, TURN[side])

            rim = self._get(size, ("rim", side), make)
            tile.blit(rim, at_side(side, size, depth), special_flags=MULTIPLY)

    # --- what breathes ----------------------------------------------------------------------

    def mist(self, side: str, warm: bool, size: int, step: int = 0) -> Surface:
        """Out of a dark exit: still and cold, or warm and breathing between 45 and 75 %."""

        def make() -> Surface:
            picture = self._scaled(self._board("exit-warm" if warm else "exit-cold", False), size)
            if warm:
                picture.fill(grey((0.45 + 0.3 * step / (STEPS - 1)) / 0.62), special_flags=MULTIPLY)
            return rotate(picture, TURN[side]).convert()

        return self._get(size, ("mist", side, warm, step), make)

    def put_mist(
        self, target: Surface, exit_: tuple[Place, str], warm: bool, view: View, step: int = 0
    ) -> None:
        """The mist of an exit, which begins a little inside its tile."""
        size, left, top = view
        (column, row), side = exit_
        picture = self.mist(side, warm, size, step)
        dx, dy = SIDES[side]
        width, height = picture.get_size()
        inside = round(MIST_INSIDE * size / SOURCE)
        back = {-1: (width - inside, height - inside), 0: (width / 2, height / 2), 1: (inside,) * 2}
        x = left + (column + 0.5 + dx * 0.5) * size - back[dx][0]
        y = top + (row + 0.5 + dy * 0.5) * size - back[dy][1]
        target.blit(picture, (round(x), round(y)), special_flags=ADD)

    def halo(self, size: int, step: int) -> Surface:
        """Light around a torch's flame."""

        def make() -> Surface:
            picture = self._scaled(self._halo, size)
            picture.fill(grey((120 + 15 * step) / 255), special_flags=MULTIPLY)
            return picture

        return self._get(size, ("halo", step), make)

    def shimmer(self, kind: str, size: int, step: int) -> Surface:
        """Water of a fountain, runes of a gate: added over the tile."""

        def make() -> Surface:
            name = "water" if kind == "fountain" else "gate"
            return smoothscale(self._board(f"{name}-{step}", alpha=False), (size, size))

        return self._get(size, ("shimmer", kind, step), make)

    def glow(self, size: int) -> Surface:
        """The air around the active hero."""
        return self._get(size, "glow", lambda: self._scaled(self._glow, size))

    def prepare(self, size: int) -> Iterable[Surface]:
        """One after the other what a frame at this size may want."""
        for step in range(STEPS):
            yield self.halo(size, step)
            yield self.cut_out(f"flame-{step}", size)
            yield self.shimmer("fountain", size, step)
            yield self.shimmer("gate", size, step)
            for side in SIDES:
                yield self.mist(side, True, size, step)
        yield self.glow(size)
        for name in ("ring", "dot", "bracket"):
            yield self.cut_out(name, size)

    # --- marks ------------------------------------------------------------------------------

    def contour(self, face: Face, closed: str, tint: str, size: int) -> Surface:
        """The line around the floor; at `closed` sides it goes across the passage, too."""

        def make() -> Surface:
            picture = smoothscale(self._art.contour(face), (size, size))
            depth = round(120 * size / SOURCE)
            style = "room" if face.kind == "room" else "corridor"
            across = smoothscale(self._board(f"close-{style}", alpha=False), (size, depth))
            for side in closed:
                picture.blit(
                    rotate(across, TURN[side]),
                    at_side(side, size, depth),
                    special_flags=pygame.BLEND_RGB_MAX,
                )
            return self._tinted(picture, tint)

        return self._contours.get((size, face, closed, tint), make)

    @staticmethod
    def _tinted(picture: Surface, tint: str) -> Surface:
        """A golden contour in another colour; a little stronger, since gold is the lightest."""
        if tint != "reach":
            wanted = TINTS[tint]
            parts = [min(255, 255 * new // old) for new, old in zip(wanted, GOLD, strict=True)]
            picture.fill(parts, special_flags=MULTIPLY)
            picture.blit(picture.copy(), (0, 0), special_flags=ADD)
        return picture

    def bracket(self, corner: int, size: int, bright: bool) -> Surface:
        """One of four corners, clockwise from the upper left."""

        def make() -> Surface:
            picture = rotate(self.cut_out("bracket", size), -90 * corner)
            if not bright:
                picture.fill((FAINT,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        return self._get(size, ("bracket", corner, bright), make)

    def round_ring(self, mark: str, size: int) -> Surface:
        """Around a token: danger, or one that can be chosen."""
        return self._get(size, ("ring", mark), lambda: drawn.ring(RINGS[mark], size))

    def passable(self, side: str, size: int, step: int) -> Surface:
        """A wall that can be walked through shimmers along that side."""

        def make() -> Surface:
            part = 0.6 + 0.5 * step / (STEPS - 1)
            colour = [min(255, round(full * part)) for full in TINTS["gate"]]
            along, across = round(size * 0.62), round(size * 0.34)
            return drawn.oval((along, across) if side in "NS" else (across, along), colour)

        return self._get(size, ("passable", side in "NS", step), make)

    # --- the tile in hand -------------------------------------------------------------------

    def ghost_light(self, size: int) -> Surface:
        side = round(size * 1.7)
        return self._get(size, "ghost light", lambda: drawn.oval((side, side), (150, 104, 48)))

    def ghost_shadow(self, size: int) -> Surface:
        return self._get(size, "ghost shadow", lambda: drawn.soft_square(round(size * 1.12)))

    def join(self, side: str, size: int) -> Surface:
        """Where a passage goes on."""
        along, across = round(size * 0.5), round(size * 0.36)
        shape = (along, across) if side in "NS" else (across, along)
        return self._get(size, ("join", side in "NS"), lambda: drawn.oval(shape, (190, 132, 60)))

    def dead_end(self, side: str, size: int) -> Surface:
        """Where a passage meets a wall: to be multiplied."""

        def make() -> Surface:
            along, across = round(size * 0.6), round(size * 0.4)
            shade = drawn.oval((along, across) if side in "NS" else (across, along), (210,) * 3)
            light = shade.copy()
            light.fill((255, 255, 255))
            light.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
            return light

        return self._get(size, ("dead end", side in "NS"), make)


View = tuple[int, int, int]
"""The picture of the board at rest: tile size, and where the board point (0, 0) is."""
