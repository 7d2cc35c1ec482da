"""Dice that tumble: for every result a row of frames that ends lying still with it on top."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import numpy as np
from artkit.cube import ELEVATION, Die, face, lowest, render, turn, upright
from artkit.masks import View, path_mask
from artkit.output import Picture, shrink
from artkit.palette import Array
from artkit.shapes import polygon
from scipy.ndimage import gaussian_filter

SIZE = 176  # pixels of a frame
SPAN = 3.2  # units across a frame; a die is 2 units wide
FRAMES = 16
RESULTS = range(1, 7)
ROLLS = 2  # two dice seldom fall alike: each result has two rows
SHADOW_SCALE = 1.5  # the shadow is larger than its frame shows
FLIGHT = 11  # frames in which the die spins and bounces; then it tips over and lies
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


@cache
def pips() -> Die:
    """Bone with sunk black pips, as every child knows it."""
    return Die(tuple(face(_spots(value)) for value in RESULTS))


def _spots(value: int) -> str:
    radius = 12.5 if value == 1 else 9.2
    return "".join(
        f'<circle cx="{50 + 24 * x}" cy="{50 + 24 * y}" r="{radius}" fill="#fff"/>'
        for x, y in PIPS[value]
    )


# --- how it rolls ---------------------------------------------------------------------------


def rest_yaw(value: int, roll: int) -> float:
    """How a die lies at last, in degrees: never two results alike."""
    return (27 if roll == 0 else 58) + (value * 11) % 17 - 8


def pose(value: int, roll: int, frame: int) -> Array:
    """The die's turn in a frame of its roll."""
    rest = turn((0, 0, 1), rest_yaw(value, roll)) @ upright(value)
    heading = rest_yaw(value, roll) + (0 if roll == 0 else 90)  # it rolls over one of its edges
    axis = (math.cos(math.radians(heading)), math.sin(math.radians(heading)), 0.0)
    way = 1 if roll == 0 else -1
    spin = turn((0, 0, 1), way * _spin(frame))
    return spin @ turn(axis, way * _tip(frame)) @ rest


def _tip(frame: int) -> float:
    """Degrees still to roll: fast in flight, over the last edge, a small rock, still."""
    if frame < FLIGHT:
        left = 1 - frame / FLIGHT
        return 90 + 540 * left**1.25
    ending = {11: 90, 12: 58, 13: 16, 14: -5, 15: 0}
    return ending[frame]


def _spin(frame: int) -> float:
    """Degrees it still turns round the upright axis."""
    return 130 * max(0.0, 1 - frame / (FLIGHT + 2)) ** 1.6


def lift(value: int, roll: int, frame: int) -> int:
    """How far above its place at rest the die is to be drawn, in pixels of a frame."""
    tall = lowest(pose(value, roll, frame)) - 1 + _bounce(frame)
    return round(tall * math.cos(ELEVATION) * SIZE / SPAN)


def _bounce(frame: int) -> float:
    """Two bounces and then it rolls on the table; in units."""
    if frame < 6:
        return 1.3 * (1 - (frame / 6) ** 2)
    if frame < FLIGHT:
        return 0.55 * math.sin(math.pi * (frame - 6) / (FLIGHT - 6))
    return 0.0


# --- pictures -------------------------------------------------------------------------------


def frame_picture(die: Die, value: int, roll: int, frame: int) -> Array:
    tall = lowest(pose(value, roll, frame)) + _bounce(frame)
    big = render(die, pose(value, roll, frame), 2 * SIZE, SPAN, tall)
    return shrink(big, SIZE, SIZE)


def shadow() -> Array:
    """The shadow of a die at rest, soft, to be drawn beneath it, enlarged, on the same middle."""
    span = SPAN * SHADOW_SCALE
    view = View(span, span, SIZE / span, -span / 2, -span / 2)
    corners = [
        (math.sqrt(2) * math.cos(math.radians(a)), math.sqrt(2) * math.sin(math.radians(a)))
        for a in (8, 98, 188, 278)
    ]
    rise = math.sin(ELEVATION)
    foot = [(x, y * rise + math.cos(ELEVATION)) for x, y in corners]
    cast = [(x + 0.34, y - 0.16) for x, y in foot]
    contact = gaussian_filter(path_mask(polygon(foot), view), 3.4)
    wide = gaussian_filter(path_mask(polygon(cast), view), 6.5)
    rgba = np.zeros((SIZE, SIZE, 4), np.float32)
    rgba[..., 3] = np.clip(0.62 * contact + 0.42 * wide, 0, 0.86)
    return rgba


def atlas(die_maker: Callable[[], Die]) -> Picture:
    """All rows, one a result and roll; the shadow is the first frame of the row after the last."""
    die = die_maker()
    sheet = np.zeros(((ROLLS * 6 + 1) * SIZE, FRAMES * SIZE, 4), np.float32)
    for roll in range(ROLLS):
        for value in RESULTS:
            top = row(value, roll) * SIZE
            for frame in range(FRAMES):
                left = frame * SIZE
                sheet[top : top + SIZE, left : left + SIZE] = frame_picture(die, value, roll, frame)
    sheet[-SIZE:, :SIZE] = shadow()
    return Picture(sheet, quality=90)


def row(value: int, roll: int) -> int:
    return roll * 6 + value - 1


def table() -> dict[str, Any]:
    """Where the frames lie, and how high the die hops in each."""
    return {
        "size": SIZE,
        "frames": FRAMES,
        "rows": {str(value): row(value, 0) for value in RESULTS},
        "rows2": {str(value): row(value, 1) for value in RESULTS},
        "shadow": {"column": 0, "row": ROLLS * 6, "scale": SHADOW_SCALE},
        "lift": [
            [lift(value, roll, frame) for frame in range(FRAMES)]
            for roll in range(ROLLS)
            for value in RESULTS
        ],
    }


PICTURES = {"dice/pips": partial(atlas, pips)}
DATA = {"dice/dice": table}
