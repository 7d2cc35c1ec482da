"""The three game boxes of the title: a hero, a land at dusk, a goblin; each below its name."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from artkit.lettering import carved
from artkit.masks import View
from artkit.masonry import (
    Lamp,
    courses,
    filmic,
    hollows,
    lamp_light,
    slopes,
    stone_colour,
    weathered,
)
from artkit.noise import warp
from artkit.output import ASSETS, Picture, shrink
from artkit.paint import over
from artkit.palette import Array, mix, ramp, rgb, to_linear, to_srgb
from artkit.panels import ring, rounded_depth
from PIL import Image
from scipy.ndimage import gaussian_filter

from pictures.dusk_land import castle, land
from pictures.goblin_face import goblin

READS = ("assets/heroes/horan/bust.webp",)
WIDTH, HEIGHT, ZOOM = 480, 640, 2.0
VIEW = View(360, 480, ZOOM)
"""Painted in units of 360 x 480, twice as large, then scaled down."""


def grid() -> tuple[Array, Array]:
    x, y = VIEW.grid()
    return np.ascontiguousarray(x), np.ascontiguousarray(y)


def cellar(lamps: list[Lamp], tint: str, seed: int) -> Array:
    """A piece of old wall in coloured light, as a ground (sRGB)."""
    x, y = grid()
    wx, wy = warp(x * 1.5, y * 1.5, seed, 6, 70)
    blocks = courses(wx, wy, (66, 96), (100, 210), seed)
    height, stone = weathered(blocks, x * 1.5, y * 1.5, seed + 20)
    normal, open_air = slopes(height, ZOOM / 1.5), hollows(height, ZOOM / 1.5)
    light = to_linear(rgb(tint)) * (0.06 * open_air)[..., None]
    for lamp in lamps:
        light = light + lamp_light(lamp, x, y, height * 0.4, normal, open_air)
    return to_srgb(filmic(stone_colour(blocks, stone, x * 1.5, y * 1.5, seed) * light))


def stand_before(ground: Array, figure: Array) -> None:
    """Lay a figure on the ground with its shadow on the wall behind."""
    shadow = np.roll(
        gaussian_filter(figure[..., 3], 11 * ZOOM), (round(9 * ZOOM), round(8 * ZOOM)), (0, 1)
    )
    ground *= (1 - 0.75 * shadow)[..., None]
    ground[:] = mix(ground, figure[..., :3], figure[..., 3])


def bust(name: str, height: float, left: float, top: float) -> Array:
    """A hero's bust as a layer of the box."""
    image = Image.open(ASSETS / "heroes" / name / "bust.webp").convert("RGBA")
    rgba = np.asarray(image, np.float32) / 255
    tall = round(height * ZOOM)
    rgba = shrink(rgba, round(image.width * tall / image.height), tall)
    layer = np.zeros((*VIEW.shape, 4), np.float32)
    row, column = round(top * ZOOM), round(left * ZOOM)
    part = rgba[: layer.shape[0] - row, max(-column, 0) : layer.shape[1] - column]
    first = max(column, 0)
    layer[row : row + part.shape[0], first : first + part.shape[1]] = part
    return layer


def catacombs() -> Array:
    lamps = [
        Lamp(92, 150, 60, "#ffc274", "#ff7a30", 4.2, 78, 420),
        Lamp(330, 300, 70, "#ffb060", "#e0621c", 1.6, 70, 300),
    ]
    ground = cellar(lamps, "#56708c", 5)
    stand_before(ground, bust("horan", 362, -20, 122))
    x, y = grid()
    warm = np.exp(-((np.hypot(x - 92, y - 150) / 120) ** 2)) * 0.10
    return ground + warm[..., None] * rgb("#ff9a40")


def landscape() -> Array:
    x, y = grid()
    picture = land(x, y)
    layer = castle(ZOOM)
    return mix(picture, layer[..., :3], layer[..., 3])


def goblin_cave() -> Array:
    lamps = [
        Lamp(70, 190, 60, "#e8ff9a", "#7a9a2c", 3.0, 84, 420),
        Lamp(310, 360, 60, "#ffc060", "#c86a1c", 1.4, 70, 300),
    ]
    ground = cellar(lamps, "#4a6a4c", 13)
    canvas = goblin(VIEW)
    stand_before(ground, canvas.rgba)
    return ground


def titled(picture: Array, second: str) -> Array:
    """The names on top, darkness beneath them, a gold line around; scaled to its size."""
    x, y = grid()
    picture = picture * (1 - 0.72 * ramp(170, 10, y) - 0.35 * ramp(430, 480, y))[..., None]
    corner = np.hypot((x - 180) / 240, (y - 250) / 330)
    picture = picture * (1 - 0.55 * ramp(0.75, 1.25, corner))[..., None]
    canvas = np.concatenate([picture, np.ones_like(picture[..., :1])], -1)
    lay_word(canvas, carved("KARAK", 56 * ZOOM), 24)
    if second:
        lay_word(canvas, carved(second, 30 * ZOOM, 30), 88)
    depth = rounded_depth(canvas.shape[1], canvas.shape[0], 4) / ZOOM
    over(canvas, ring(depth, 0, 2.5), rgb("#120a06"))
    line = ring(depth * ZOOM, 10 * ZOOM, 1.5 * ZOOM)
    over(
        canvas,
        line * 0.85,
        mix(rgb("#b07f30"), rgb("#f6d58a"), 0.5 + 0.5 * np.sin(x / 60 + y / 90)),
    )
    return shrink(np.clip(canvas[..., :3], 0, 1), WIDTH, HEIGHT)


def lay_word(canvas: Array, word: Array, top: float) -> None:
    """A word in the middle, `top` units below the edge, with a soft shadow."""
    wide = min(word.shape[1], round(308 * ZOOM))
    word = shrink(word, wide, round(word.shape[0] * wide / word.shape[1]))
    row, column = round(top * ZOOM), (canvas.shape[1] - word.shape[1]) // 2
    here = canvas[row : row + word.shape[0], column : column + word.shape[1]]
    dark = np.roll(gaussian_filter(word[..., 3], 4 * ZOOM), round(3 * ZOOM), 0)
    here[..., :3] *= (1 - 0.8 * dark)[..., None]
    over(here, word[..., 3], word[..., :3])


PICTURES: dict[str, Callable[[], Picture]] = {
    "title/box-catacombs": lambda: Picture(titled(catacombs(), ""), quality=92),
    "title/box-landscape": lambda: Picture(titled(landscape(), "II"), quality=92),
    "title/box-goblin": lambda: Picture(titled(goblin_cave(), "GOBLIN"), quality=92),
}
