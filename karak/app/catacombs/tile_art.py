"""The pictures of tiles: read, closed where a passage ends blind, and ready at a tile size."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from pygame import Surface
from pygame.transform import smoothscale

from karak.app.board.camera import STOPS
from karak.app.catacombs.light import FIELD
from karak.app.catacombs.light_map import Place
from karak.app.kept import Kept
from karak.app.pictures import Pictures

SOURCE: Final = STOPS[-1]  # pixels of a tile's picture as painted
HALF: Final = SOURCE // 2
OVERVIEW: Final = 82  # pictures of this size are always kept: zooming out begins with them
MOST_LARGE: Final = 48  # faces whose layers are kept above 100 %; below all are
MOST_SMALL: Final = 80
MOST_CONTOURS: Final = 32
FULL: Final = 204  # pixels of a tile at 100 %
BLIND_DEPTH: Final = 2  # field cells that a closed passage is bricked up

Layers = tuple[Surface, Surface]
"""What a tile shows in the cold, and what torchlight adds to it."""


@dataclass(frozen=True, slots=True)
class Face:
    """What lies on a cell: a tile, one of its painted variants, and the sides that end blind."""

    tile: str
    variant: int
    blind: str = ""

    @property
    def kind(self) -> str:
        return self.tile.partition("-")[0]

    @property
    def exits(self) -> str:
        """The open sides as letters of NESW."""
        return self.tile.partition("-")[2]


def close_sides(distances: bytes, sides: str) -> bytes:
    """The field of wall distances with those sides bricked up."""
    last = FIELD - 1
    closed = bytearray(distances)
    for row in range(FIELD):
        for column in range(FIELD):
            depths = {"N": row, "S": last - row, "W": column, "E": last - column}
            free = min(4 * max(0, depths[side] - BLIND_DEPTH) for side in sides)
            at = row * FIELD + column
            closed[at] = min(closed[at], free)
    return bytes(closed)


class FaceArt:
    """One face: its walls and torches, and its layers at every size that is in use.

    The pictures are read when they are first shown: the light needs only the walls.
    """

    def __init__(self, read: Callable[[], Layers], walls: bytes, torches: list[Any]) -> None:
        self._read = read
        self._half: Layers | None = None
        self.walls = walls
        self.torches = [(x, y) for x, y in torches]
        self.sizes: dict[int, Layers] = {}

    def at(self, size: int) -> Layers:
        if size not in self.sizes:
            source = self._source() if size > HALF else self._halved()
            self.sizes[size] = source if size == SOURCE else resized(source, size)
        return self.sizes[size]

    def _source(self) -> Layers:
        if SOURCE not in self.sizes:
            self.sizes[SOURCE] = self._read()
        return self.sizes[SOURCE]

    def _halved(self) -> Layers:
        """Small sizes are made from this one, which is faster and smoother."""
        if self._half is None:
            self._half = resized(self._source(), HALF)
        return self._half

    def keep_only(self, sizes: Iterable[int]) -> None:
        kept = {SOURCE, OVERVIEW, *sizes}
        self.sizes = {size: layers for size, layers in self.sizes.items() if size in kept}


def resized(layers: Layers, size: int) -> Layers:
    base, warm = layers
    return smoothscale(base, (size, size)), smoothscale(warm, (size, size))


class TileArt:
    """All faces that are on the table. Equal faces share their pictures."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._rows: dict[str, list[dict[str, Any]]] = pictures.data("catacombs/tiles/tiles")
        self._faces: dict[Face, FaceArt] = {}
        self._contours: Kept[str, Surface] = Kept(MOST_CONTOURS)
        self._recent: dict[Face, None] = {}  # faces with layers between overview and source

    def face(self, tile: str, place: Place, blind: str = "") -> Face:
        """The variant follows from the place, so that a game always looks the same."""
        column, row = place
        variants = len(self._rows[tile])
        return Face(tile, (column * 7919 ^ row * 104729) // 8 % variants, blind)

    def of(self, face: Face) -> FaceArt:
        if face not in self._faces:
            self._faces[face] = self._describe(face)
        return self._faces[face]

    def _describe(self, face: Face) -> FaceArt:
        row = self._rows[face.tile][face.variant]
        walls = zlib.decompress(base64.b64decode(row["wall"]))
        if face.blind:
            walls = close_sides(walls, face.blind)
        return FaceArt(partial(self._read, face), walls, row["torches"])

    @staticmethod
    def names(face: Face) -> tuple[str, str]:
        """The pictures of its two layers."""
        base, warm = (
            f"catacombs/tiles/{face.tile}-{face.variant}-{sort}" for sort in ("base", "warm")
        )
        return base, warm

    def _read(self, face: Face) -> Layers:
        base, warm = (self._pictures.read(name, alpha=False) for name in self.names(face))
        for side in face.blind:
            for layer, sort in ((base, "base"), (warm, "warm")):
                layer.blit(self._pictures.load(f"catacombs/board/blind-{side}-{sort}"), (0, 0))
        return base, warm

    def contour(self, face: Face) -> Surface:
        """The painted line around the floor, to be added to the picture."""
        name = f"catacombs/tiles/{face.tile}-{face.variant}-reach"
        return self._contours.get(name, lambda: self._pictures.read(name, alpha=False))

    def layers(self, face: Face, size: int) -> Layers:
        """At a tile size; the faces used longest ago lose theirs when there are many."""
        art = self.of(face)
        layers = art.at(size)
        if size not in (SOURCE, OVERVIEW):
            self._recent.pop(face, None)
            self._recent[face] = None
            while len(self._recent) > (MOST_SMALL if size <= FULL else MOST_LARGE):
                oldest = next(iter(self._recent))
                del self._recent[oldest]
                self._faces[oldest].keep_only(())
        return layers

    def has_layers(self, face: Face, size: int) -> bool:
        return face in self._faces and size in self._faces[face].sizes

    @property
    def kept_pixels(self) -> int:
        """Of layers at other sizes than the painted one."""
        sizes = (size for art in self._faces.values() for size in art.sizes)
        return sum(2 * size * size for size in sizes if size != SOURCE)

    def keep_only_sizes(self, sizes: Iterable[int]) -> None:
        kept = list(sizes)
        for art in self._faces.values():
            art.keep_only(kept)

    def keep_only_faces(self, faces: Iterable[Face]) -> None:
        """Forget what is no longer on the table."""
        kept = set(faces)
        self._faces = {face: art for face, art in self._faces.items() if face in kept}
        self._recent = {face: None for face in self._recent if face in kept}
