"""The fight's stage: a cellar in two lights, warm where the hero stands and cold opposite.

The floor lies in perspective, so that dice and figures stand on it. Lengths in units of the stage
(the picture is 1.5 times as large); depth grows towards the viewer, the back wall is at 0.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
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
from artkit.output import Picture
from artkit.palette import Array, mix, ramp, to_srgb
from scipy.ndimage import gaussian_filter

WIDE, HIGH, ZOOM = 1400, 560, 1.5
EYE, FOOT, FAR = 112.0, 196.0, 600.0
"""Height of the eye, height where wall and floor meet, distance of the eye from the wall."""
MIDDLE = WIDE / ZOOM / 2

LAMPS = (
    Lamp(170, 70, 95, "#ffcf8c", "#ff8436", 2.1, 120, 560),
    Lamp(775, 76, 105, "#c4d2ff", "#5f78cc", 1.7, 125, 520),
    Lamp(MIDDLE, 20, 240, "#ffe2b4", "#e0a064", 1.9, 130, 420),
)


def lit(colour: Array, place: tuple[Array, Array, Array], normal: Array, open_air: Array) -> Array:
    light = np.zeros_like(colour) + 0.012
    for lamp in LAMPS:
        light = light + lamp_light(lamp, *place, normal, open_air)
    return colour * light


def back_wall(x: Array, y: Array) -> Array:
    wx, wy = warp(x * 1.6, y * 1.6, 6, 6, 70)
    blocks = courses(wx, wy, (70, 96), (110, 230), 31)
    height, stone = weathered(blocks, x * 1.6, y * 1.6, 32)
    normal, open_air = slopes(height, ZOOM / 1.6), hollows(height, ZOOM / 1.6)
    open_air = open_air * (0.25 + 0.75 * ramp(FOOT, FOOT - 34, y))
    colour = stone_colour(blocks, stone, x * 1.6, y * 1.6, 33)
    return lit(colour, (x, y, height * 0.4), normal, open_air)


def floor(x: Array, y: Array) -> Array:
    """Flagstones, as the eye sees them from above."""
    below = np.maximum(y - EYE, 1)
    depth = FAR * (1 - (FOOT - EYE) / below)
    across = MIDDLE + (x - MIDDLE) * (FAR - depth) / FAR
    wx, wz = warp(across * 1.5, depth * 1.5, 8, 5, 70)
    blocks = courses(wx, wz, (80, 120), (95, 190), 35)
    height, stone = weathered(blocks, across * 1.5, depth * 1.5, 36)
    height = gaussian_filter(height, 0.6)
    gy, gx = np.gradient(height * ZOOM)
    shrinking = (FOOT - EYE) / below
    normal = np.stack([-0.7 * gx, -np.ones_like(gx), -1.1 * gy * shrinking], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    open_air = hollows(height, ZOOM / 1.5) * (0.3 + 0.7 * ramp(0, 40, depth))
    colour = stone_colour(blocks, stone, across * 1.5, depth * 1.5, 37)
    return lit(colour, (across, np.full_like(x, FOOT), depth), normal, open_air)


def arena() -> Array:
    x, y = (np.ascontiguousarray(v) for v in View(WIDE / ZOOM, HIGH / ZOOM, ZOOM).grid())
    light = mix(back_wall(x, y), floor(x, y), ramp(FOOT - 0.6, FOOT + 0.6, y))
    shown = to_srgb(filmic(light))
    edge = np.minimum(np.minimum(x, WIDE / ZOOM - x), np.minimum(y, HIGH / ZOOM - y))
    return shown * (0.35 + 0.65 * ramp(0, 46, edge))[..., None]


PICTURES: dict[str, Callable[[], Picture]] = {
    "ui/arena": lambda: Picture(arena(), quality=90),
}
