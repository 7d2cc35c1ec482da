"""The tiles of the catacombs: each shape in some variants, each turned and then lit.

A tile gives four things: `base` (cold light and what glows), `warm` (a torch above it), `reach`
(the contour of its floor, to be added) and, in tiles.json, how far each of 34 x 34 places is from
the wall (for the light) and where torches hang.
"""

from __future__ import annotations

import base64
import os
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any

import numpy as np
from artkit.output import Picture, shrink
from artkit.palette import Array, rgb
from artkit.relief import Lit, blurred, lit
from artkit.stonework import SIDE
from PIL import Image
from scipy.ndimage import distance_transform_edt

from karak.rules.catacombs.pieces import PLANS, START_TILE, Tile
from pictures.dungeon import Scene, scene
from pictures.dungeon_styles import furnish, style, variants

READS = ("karak/rules/catacombs/pieces.toml",)
SIZE = 306
PAINTED = 306 if os.environ.get("KARAK_ART") == "draft" else 2 * SIZE  # draft: a quick look
FIELD = 34  # places a side in the wall field
FLAME_ABOVE = 28.0  # units from the cup of a torch to the middle of its flame

TILES: dict[str, Tile] = {tile.name: tile for plan in PLANS for tile in plan.turns} | {
    START_TILE.name: START_TILE
}


def letters(tile: Tile) -> str:
    """The open sides, as in the name."""
    return tile.name.rpartition("-")[2]


def _turns(tile: Tile) -> tuple[str, int]:
    """The open sides of the shape as it is built, and how often it is turned clockwise."""
    built = {"straight": "NS", "corner": "NE", "T": "ESW", "cross": "NESW"}[tile.shape]
    sides = "NESW"
    for quarters in range(4):
        turned = {sides[(sides.index(side) + quarters) % 4] for side in built}
        if turned == set(letters(tile)):
            return built, quarters
    raise ValueError(tile.name)


@lru_cache(maxsize=3)
def _scene(kind: str, shape: str, exits: str, variant: int) -> Scene:
    built = scene(style(kind, shape, variant), exits, PAINTED)
    furnish(built, kind, shape, variant)
    return built


@dataclass(frozen=True)
class _Plan:
    """What is left of a scene when it is painted: where its floor is, where torches hang."""

    clear: Array  # distance to the wall, at the final size
    torches: list[tuple[float, float]]


@cache
def _plan(kind: str, shape: str, exits: str, variant: int) -> _Plan:
    built = _scene(kind, shape, exits, variant)
    clear = Image.fromarray(built.clear).resize((SIZE, SIZE), Image.Resampling.BOX)
    return _Plan(np.asarray(clear), built.torches)


def _turned_plan(name: str, variant: int) -> tuple[_Plan, int]:
    tile = TILES[name]
    exits, quarters = _turns(tile)
    return _plan(tile.kind, tile.shape, exits, variant), quarters


@lru_cache(maxsize=2)
def _lit(name: str, variant: int) -> Lit:
    tile = TILES[name]
    exits, quarters = _turns(tile)
    return lit(_scene(tile.kind, tile.shape, exits, variant).relief().turned(quarters))


def _small(picture: Array) -> Array:
    return shrink(picture, SIZE, SIZE) if picture.shape[0] != SIZE else picture


def base(name: str, variant: int) -> Picture:
    return Picture(_small(_lit(name, variant).base), quality=90)


def warm(name: str, variant: int) -> Picture:
    return Picture(_small(_lit(name, variant).warm), quality=90)


def _clear(name: str, variant: int) -> Array:
    """Distance to the wall, turned."""
    plan, quarters = _turned_plan(name, variant)
    return np.ascontiguousarray(np.rot90(plan.clear, -quarters))


def reach(name: str, variant: int) -> Picture:
    """The contour of the floor and a glow inside it, black elsewhere. Open at the passages."""
    px = SIZE / 204  # the measures are for a tile of 204 px
    margin = 40
    wide = np.pad(_clear(name, variant), margin, mode="edge")
    floor = blurred(np.clip(wide, -30, 30), 4.2 * px) > 6
    inside = distance_transform_edt(floor) / px
    inside = blurred(inside.astype(np.float32), 0.8 * px)
    line = np.exp(-(((inside - 3.4) / 1.3) ** 2)) * (inside > 0.2)
    glow = np.exp(-inside / 15) * (inside > 0.2)
    light = reach_light(line, blurred(glow.astype(np.float32), px))
    return Picture(light[margin:-margin, margin:-margin], quality=88)


def reach_light(line: Array, glow: Array) -> Array:
    """Gold along a contour, fading inwards; to be added to the picture."""
    return line[..., None] * rgb("#ffd070") * 0.44 + glow[..., None] * rgb("#ffac3c") * 0.20


def wall_field(name: str, variant: int) -> bytes:
    """Distance to the wall in quarter places, 0 in the wall.

    Near the border it is no more than the way to the border and two places: what lies beyond is
    another tile's business."""
    clear = Image.fromarray(_clear(name, variant)).resize((FIELD, FIELD), Image.Resampling.BOX)
    is_open = np.asarray(clear) > 0
    wide = distance_transform_edt(np.pad(is_open, 4, mode="edge"))[4:-4, 4:-4]
    place = np.minimum(np.arange(FIELD), FIELD - 1 - np.arange(FIELD))
    to_border = np.minimum(place[None, :], place[:, None]) + 2.0
    distance = np.where(is_open, np.minimum(np.maximum(wide - 0.5, 0.25), to_border), 0)
    return np.clip(distance * 4, 0, 255).astype(np.uint8).tobytes()


def torches(name: str, variant: int) -> list[list[float]]:
    """The middle of each flame, 0..1 of the tile; a flame stands upright in every turn."""
    plan, quarters = _turned_plan(name, variant)
    places = []
    for x, y in plan.torches:
        for _ in range(quarters):
            x, y = SIDE - y, x  # noqa: PLW2901
        places.append([round(x / SIDE, 4), round((y - FLAME_ABOVE) / SIDE, 4)])
    return places


def table() -> dict[str, list[dict[str, Any]]]:
    """tiles.json"""
    return {
        name: [
            {
                "wall": base64.b64encode(zlib.compress(wall_field(name, variant), 9)).decode(),
                "torches": torches(name, variant),
            }
            for variant in range(variants(tile.kind, tile.shape))
        ]
        for name, tile in TILES.items()
    }


def _pictures() -> dict[str, Callable[[], Picture]]:
    """All pictures, a scene's turns one after another, so that it is built only once."""
    makers = {"base": base, "warm": warm, "reach": reach}
    shapes = dict.fromkeys((tile.kind, tile.shape) for tile in TILES.values())
    return {
        f"catacombs/tiles/{name}-{variant}-{what}": partial(make, name, variant)
        for kind, shape in shapes
        for variant in range(variants(kind, shape))
        for name, tile in TILES.items()
        if (tile.kind, tile.shape) == (kind, shape)
        for what, make in makers.items()
    }


PICTURES = _pictures()
DATA = {"catacombs/tiles/tiles": table}
