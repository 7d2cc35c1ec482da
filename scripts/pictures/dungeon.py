"""The stone of one dungeon tile: floor, walls, living rock. Light comes later (`artkit.relief`).

A *room* is dressed: large flagstones, a ring of capstones round it, rock behind. A *corridor* is
hewn: trodden earth, small worn stones, ragged rock. Their openings are alike, so that any two join:
64 units to each side of the middle, no noise near the border, and the border itself is a joint.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np
from artkit.gridnoise import kaleidoscope
from artkit.palette import Array, mix, ramp, rgb, to_linear
from artkit.relief import Relief, blurred, stone
from artkit.stonework import (
    MIDDLE,
    SIDE,
    Square,
    beads,
    box_distance,
    cells,
    circles,
    courses,
    cracks,
    fade,
    flagstones,
    joined,
    laid,
)

OPENING = 64.0  # half of a passage's width at the border
WALL_HEIGHT = 70.0
EARTH_DARK, EARTH = to_linear(rgb("#38302a")), to_linear(rgb("#5d5345"))
MOSS_DARK, MOSS_LIGHT = to_linear(rgb("#33392a")), to_linear(rgb("#5f684a"))
FLOOR_WARMTH = np.array([1.06, 1.0, 0.90], np.float32)
PATH_WARMTH = np.array([1.05, 0.97, 0.86], np.float32)
CAP_COOLNESS = np.array([0.86, 0.96, 1.07], np.float32)
ROCK_COOLNESS = np.array([0.74, 0.84, 0.95], np.float32)


@dataclass(frozen=True)
class Style:
    """What makes a variant its own."""

    seed: int
    dressed: bool  # a room's masonry, or the rock of a corridor
    outline: str = "square"  # of a room: square, octagon, round
    reach: float = 206  # radius of a round one
    rings: tuple[float, ...] = ()  # radii of a pavement laid in circles
    slabs: tuple[float, float] = (70, 118)  # smallest, largest
    in_rows: bool = False  # stones in courses instead of flagstones of all sizes
    ruin: float = 0.0  # share of the capstones that have fallen
    cracks: int = 5
    moss: float = 0.0  # 0..1
    rubble: float = 0.4
    earth: float = 0.0  # how much of the floor trodden earth covers
    torches: tuple[float, ...] = ()  # directions from the middle, degrees, clockwise from east


@dataclass
class Scene:
    """A tile being built: every thing put on it changes these fields."""

    square: Square
    style: Style
    clear: Array  # distance to the wall, negative inside it
    height: Array
    colour: Array
    is_wall: Array
    deep: Array  # 0..1: how far inside the rock, away from any light
    glow: Array
    wet: Array
    torches: list[tuple[float, float]] = field(default_factory=list)

    def relief(self) -> Relief:
        """Ready to be lit."""
        cold = 1 - 0.74 * self.deep * self.is_wall
        warm = (1 - 0.40 * self.deep * self.is_wall) * (1 - 0.22 * self.is_wall)
        return Relief(self.square.unit, self.height, self.colour, self.glow, cold, warm, self.wet)


# --- where the floor is ---------------------------------------------------------------------


def _arms(square: Square, x: Array, y: Array, exits: str, half: Array | float) -> Array:
    """Distance to the passages from the middle to each open side; far away if there is none."""
    nearest = np.full(square.x.shape, 1e3, np.float32)
    for side in exits:
        across, out = {
            "N": (x - MIDDLE, y - MIDDLE),
            "S": (x - MIDDLE, MIDDLE - y),
            "W": (y - MIDDLE, x - MIDDLE),
            "E": (y - MIDDLE, MIDDLE - x),
        }[side]
        beside, beyond = np.abs(across) - half, out - 16
        outside = np.hypot(np.maximum(beside, 0), np.maximum(beyond, 0))
        nearest = np.minimum(nearest, outside + np.minimum(np.maximum(beside, beyond), 0))
    return nearest


def _hall(style: Style, x: Array, y: Array) -> Array:
    """Distance to the room itself, without its passages."""
    wall = SIDE / 2 - 206
    box = box_distance(x, y, (wall, wall, SIDE - wall, SIDE - wall), 64)
    if style.outline == "octagon":
        slant = (np.abs(x - MIDDLE) + np.abs(y - MIDDLE) - 292) / np.sqrt(2)
        return -joined(-box, -slant, 14)
    if style.outline == "round":
        return np.hypot(x - MIDDLE, y - MIDDLE) - style.reach
    return box


def _clear(square: Square, style: Style, exits: str, x: Array, y: Array) -> tuple[Array, Array]:
    """Distance to the wall (negative inside it), and distance to the passages alone."""
    calm = ramp(4, 60, square.edge)  # no noise near the border: openings must meet
    x, y = fade(square.x, x, calm), fade(square.y, y, calm)
    straight = _arms(square, square.x, square.y, exits, OPENING)
    if style.dressed:
        inside = joined(_hall(style, x, y), _arms(square, x, y, exits, OPENING), 24)
    else:
        half = fade(OPENING, 52, calm)
        bend_x = x + 16 * (square.noise(170, 81, 2) - 0.5) * calm
        bend_y = y + 16 * (square.noise(170, 82, 2) - 0.5) * calm
        inside = joined(square.radius - 60, _arms(square, bend_x, bend_y, exits, half), 30)
    return -inside, straight


# --- floor ----------------------------------------------------------------------------------


def _paving(square: Square, style: Style, x: Array, y: Array) -> tuple[Array, Array, Array]:
    """How far inside its stone each pixel lies, the stone's own dice, and how it has tilted."""
    rng = np.random.RandomState(style.seed)
    stones = (courses if style.in_rows else flagstones)(rng, *style.slabs)
    inside, which = laid(square, x, y, stones)
    dice = rng.rand(len(stones), 5).astype(np.float32)[which]
    middle = np.array([((a + c) / 2, (b + d) / 2) for a, b, c, d in stones], np.float32)[which]
    tilt = (dice[..., 1] - 0.5) * (square.x - middle[..., 0])
    tilt = 0.05 * (tilt + (dice[..., 2] - 0.5) * (square.y - middle[..., 1]))
    if not style.rings:
        return inside, dice, tilt
    round_inside, number = circles(square, style.rings)
    circle_dice = rng.rand(int(number.max()) + 1, 5).astype(np.float32)[number]
    round_inside = round_inside + 2.2 * (square.noise(14, 7, 3) - 0.5)
    here = square.radius < style.rings[-1]
    outside = np.minimum(inside, square.radius - style.rings[-1])
    inside = np.where(here, round_inside, outside)
    return inside, np.where(here[..., None], circle_dice, dice), np.where(here, 0, tilt)


@dataclass
class _Floor:
    height: Array
    colour: Array


def _floor(square: Square, style: Style, x: Array, y: Array, clear: Array) -> _Floor:
    """Worn flagstones in uneven joints, cracked, here and there under earth."""
    inside, dice, tilt = _paving(square, style, x, y)
    coarse, fine = square.noise(90, 9, 4), square.noise(9, 10, 5, 0.6)
    mid, grain = square.noise(30, 11, 4), square.noise(5, 12, 2)

    joint = 0.4 + 1.9 * mid + 2.0 * ramp(0.55, 0.75, coarse)
    slab = ramp(0, 1, (inside - joint) / (2.4 + 5.0 * mid))
    worn = ramp(2, 26, inside)  # feet hollow out the middle of a stone
    top = 4.8 + 2.6 * dice[..., 0] + tilt - 1.1 * worn + 3.0 * (fine - 0.5) + 2.4 * (mid - 0.5)
    mortar = 2.4 * (fine - 0.5) + 1.9 * mid
    height = fade(mortar, top, slab)

    split = square.drawn(cracks(random.Random(style.seed + 5), style.cracks)) * slab
    pits = ramp(0.70, 0.80, square.noise(6, 30, 2)) * slab
    height = height - 3.2 * blurred(split, 0.5 / square.unit) - 0.9 * pits

    tone = 0.40 + 0.30 * dice[..., 4] + 0.45 * (coarse - 0.5) + 0.62 * (fine - 0.5)
    tone = tone + 0.3 * (mid - 0.5) + 0.07 * worn - (0.0 if style.dressed else 0.12)
    colour = stone(tone) * (FLOOR_WARMTH if style.dressed else PATH_WARMTH)
    drift = (square.noise(50, 40, 3) - 0.5)[..., None] * np.array([0.12, 0.03, -0.16], np.float32)
    own = (dice[..., 0] - 0.5)[..., None] * np.array([0.12, 0.02, -0.12], np.float32)
    colour = colour * (1 + drift + own)

    earth = mix(EARTH_DARK, EARTH, ramp(0.3, 0.7, square.noise(22, 41, 3) + 0.5 * (grain - 0.5)))
    between = (1 - slab) * (0.45 + 0.4 * ramp(0.35, 0.65, coarse))
    colour = mix(colour, earth, between)
    colour = mix(colour, earth * 0.45, 0.75 * np.clip(split, 0, 1))
    height, colour = _trodden(
        square, style, clear, height, colour, earth * (0.7 + 0.6 * fine)[..., None]
    )
    return _Floor(height, _mossy(square, style, clear, slab, colour))


def _trodden(
    square: Square, style: Style, clear: Array, height: Array, colour: Array, earth: Array
) -> tuple[Array, Array]:
    """Earth over the stones, more of it along the walls, none at the border."""
    if not style.earth:
        return height, colour
    drifts = square.noise(64, 45, 4) + 0.16 * ramp(34, 8, clear) - 0.10 * ramp(0.6, 0, height / 7)
    cover = ramp(0.60, 0.74, drifts + 0.28 * style.earth) * ramp(0, 9, square.edge)
    pebbles = ramp(0.74, 0.84, square.noise(7, 46, 2)) * 2.2
    soil = 5.2 + 3.0 * (square.noise(16, 47, 4) - 0.5) + pebbles
    height = fade(height, np.maximum(height * 0.55 + 2, soil), cover)
    return height, mix(colour, earth * (1 + 0.35 * ramp(0, 2, pebbles))[..., None], 0.85 * cover)


def _mossy(square: Square, style: Style, clear: Array, slab: Array, colour: Array) -> Array:
    """A little grey-green where damp noise meets a joint."""
    if not style.moss:
        return colour
    damp = square.noise(75, 50, 4) + 0.11 * (1 - slab) - 0.06 * slab + 0.06 * ramp(30, 0, clear)
    patch = ramp(0.70 - 0.10 * style.moss, 0.80, damp)
    tufts = ramp(0.42, 0.66, square.noise(5, 51, 3) + 0.2 * (1 - slab))
    green = mix(MOSS_DARK, MOSS_LIGHT, np.clip(square.noise(4, 52, 2) * 1.3 - 0.15, 0, 1))
    return mix(colour, green, 0.6 * patch * tufts)


# --- walls ----------------------------------------------------------------------------------


@dataclass
class _Wall:
    clear: Array  # now with the raggedness of its stones
    height: Array
    colour: Array
    rise: Array  # 0 on the floor, 1 on top
    face: Array


def _crags(square: Square) -> tuple[Array, Array]:
    """Height and tone of the living rock: tilted facets, ridges, grain."""
    rng = np.random.RandomState(square.seed + 177)
    points = rng.uniform(-20, SIDE + 20, (120, 2)).astype(np.float32)
    push_x = 26 * (square.noise(60, 60) - 0.5) * 2 + 5 * (square.noise(12, 61, 3) - 0.5) * 2
    push_y = 26 * (square.noise(60, 62) - 0.5) * 2 + 5 * (square.noise(12, 63, 3) - 0.5) * 2
    border, which = cells(square.x + push_x, square.y + push_y, points, 5)
    dice, at = rng.rand(120, 4).astype(np.float32)[which], points[which]
    ridge = 1 - np.abs(square.noise(46, 64) - 0.5) * 2
    fine, mid = square.noise(9, 65, 5, 0.6), square.noise(30, 66, 4)
    slope = (dice[..., 1] - 0.5) * (square.x - at[..., 0])
    slope = 0.30 * (slope + (dice[..., 2] - 0.5) * (square.y - at[..., 1]))
    height = slope + 10 * dice[..., 0] + 30 * (ridge - 0.7) + 8 * (fine - 0.5) + 10 * (mid - 0.5)
    seam = 1 - ramp(-0.5, 3, border)
    tone = 0.20 + 0.22 * dice[..., 1] + 0.6 * (fine - 0.5) + 0.4 * (mid - 0.5) - 0.10 * seam
    return height, tone


@lru_cache(maxsize=2)
def _common_crags(size: int) -> tuple[Array, Array]:
    """The rock at the rim of every tile: alike on all sides, so that rock runs through."""
    height, tone = _crags(Square(size, 4713))
    return kaleidoscope(height), kaleidoscope(tone)


def _rock(square: Square) -> tuple[Array, Array]:
    """Rock of this tile's own, turning into the common rock at the border."""
    own, common = _crags(square), _common_crags(square.size)
    share = ramp(4, 72, square.edge)
    height, tone = (fade(c, o, share) for c, o in zip(common, own, strict=True))
    groove = np.exp(-((square.edge / 1.6) ** 2))
    return height - 5 * groove, tone - 0.08 * groove


def _masonry(square: Square, style: Style, clear: Array, x: Array, y: Array) -> _Wall:
    """A ring of capstones on a wall of two courses, and the rock behind."""
    rng = np.random.RandomState(square.seed + 77)
    rows = [(beads(square, clear, -26, 50), 4.0), (beads(square, clear, -66, 60), 9.0)]
    points = np.array([p for row, _ in rows for p in row], np.float32)
    jitter = np.concatenate([rng.uniform(-j, j, (len(row), 2)) for row, j in rows])
    border, which = cells(x, y, points + jitter.astype(np.float32))
    border = np.minimum(border, square.edge)
    dice = rng.rand(len(points), 4).astype(np.float32)[which]
    fine, mid = square.noise(9, 10, 5, 0.6), square.noise(30, 11, 4)

    near = ramp(-38, -12, clear) * ramp(0, 40, square.edge)
    clear = clear + (dice[..., 3] - 0.5) * 6 * near + 2 * (1 - ramp(0, 4, border)) * near
    block = ramp(0, 5.5, border - 1.4)
    cap_height = WALL_HEIGHT + block * (6 + 6 * dice[..., 0] + 4.2 * (fine - 0.5) + 5 * (mid - 0.5))
    cap_height = cap_height - 6 * ramp(-20, -11, clear)
    fallen = (dice[..., 2] < style.ruin) * block * ramp(6, 40, square.edge)
    cap_height = cap_height - fallen * (13 + 26 * (square.noise(16, 78, 3) - 0.5))
    cap_tone = 0.36 - 0.12 * fallen + 0.34 * dice[..., 1] + 0.6 * (fine - 0.5) + 0.4 * (mid - 0.5)
    cap = mix(mix(EARTH_DARK, EARTH, mid) * 0.7, stone(cap_tone) * CAP_COOLNESS, 0.3 + 0.7 * block)

    crag, tone = _rock(square)
    outer = ramp(-41, -48, clear + 6 * (dice[..., 2] - 0.5))  # where the masonry ends
    height = fade(cap_height, WALL_HEIGHT - 14 + 0.75 * crag, outer)
    colour = mix(cap, stone(tone) * ROCK_COOLNESS, outer)

    level = np.clip((10 - clear) / 24, 0, 1)  # the foot, a plinth, the wall proper
    rise = 0.36 * ramp(0, 0.24, level) + 0.06 * level + 0.58 * ramp(0.62, 0.96, level)
    face = ramp(11, 8, clear) * ramp(-15, -11, clear)
    joints = 0.45 * (1 - ramp(0, 3, border))
    colour = colour * (1 - face * (0.28 + joints))[..., None]
    lip = np.exp(-(((clear + 15) / 3.0) ** 2))  # the worn inner edge of the capstones
    colour = colour * (1 + 0.7 * lip * fine)[..., None]
    return _Wall(clear, height, colour, rise, ramp(10.5, 7, clear))


def _hewn(square: Square, clear: Array) -> _Wall:
    """Rock with a ragged lip and a face in three steps."""
    crag, tone = _rock(square)
    calm = ramp(0, 34, square.edge)
    lip = (square.noise(34, 67, 3) - 0.5) * 26 + (square.noise(14, 68, 3) - 0.5) * 14
    clear = clear + lip * calm
    level = np.clip((9 - clear) / 27, 0, 1)
    rise = 0.45 * ramp(0, 0.4, level) + 0.25 * ramp(0.4, 0.65, level) + 0.30 * ramp(0.6, 1, level)
    height = np.clip(60 + crag - 10 * ramp(-16, 0, clear), 34, 110)
    colour = stone(tone) * ROCK_COOLNESS
    return _Wall(clear, height, colour, rise, ramp(9, 1, clear))


# --- the whole ------------------------------------------------------------------------------


def _rubble(square: Square, style: Style, clear: Array, x: Array, y: Array) -> Array:
    """Height of broken stones at the foot of the walls."""
    rng = np.random.RandomState(square.seed + 90)
    points = rng.uniform(0, SIDE, (900, 2)).astype(np.float32)
    border, which = cells(x, y, points, 5)
    dice = rng.rand(900, 2).astype(np.float32)[which]
    likely = ramp(26, 3, clear) * ramp(0.38, 0.62, square.noise(90, 9, 4)) * style.rubble
    return (dice[..., 0] < likely) * ramp(0.5, 5, border) * (4.5 + 4 * dice[..., 1])


def scene(style: Style, exits: str, size: int) -> Scene:
    """Floor and walls of a tile that is open to `exits`."""
    square = Square(size, style.seed)
    broad_x, broad_y = square.noise(60, 1) - 0.5, square.noise(60, 2) - 0.5
    small_x, small_y = square.noise(12, 5, 3) - 0.5, square.noise(12, 6, 3) - 0.5
    x = square.x + 14 * broad_x + 4 * small_x
    y = square.y + 14 * broad_y + 4 * small_y

    clear, passages = _clear(square, style, exits, x, y)
    floor = _floor(square, style, x, y, clear)
    wall = _masonry(square, style, clear, x, y) if style.dressed else _hewn(square, clear)
    rubble = _rubble(square, style, wall.clear, x, y)
    ground = np.maximum(floor.height, 0.3 * floor.height + rubble)

    colour = mix(floor.colour, wall.colour, wall.face)
    foot, width = (10.5, 2.6) if style.dressed else (8.5, 4.0)
    ink = np.exp(-(((wall.clear - foot) / width) ** 2))
    colour = colour * (1 - (0.62 if style.dressed else 0.48) * ink)[..., None]
    drift = (square.noise(50, 42, 3) - 0.5)[..., None] * np.array([0.10, 0.03, -0.14], np.float32)

    far = 0.92 * ramp(30, 150, passages)
    own = ramp(-38, -62, wall.clear) if style.dressed else 0.92 * ramp(-30, -150, wall.clear)
    return Scene(
        square,
        style,
        wall.clear,
        fade(ground, wall.height, wall.rise),
        colour * (1 + drift),
        wall.face,
        fade(far, own * 0.92, ramp(0, 40, square.edge)),
        np.zeros((size, size, 3), np.float32),
        np.zeros((size, size), np.float32),
    )
