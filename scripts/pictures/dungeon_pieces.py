"""Stone that is no tile: what closes a passage that leads nowhere, and the back of a tile."""

from __future__ import annotations

from functools import lru_cache, partial

import numpy as np
from artkit.output import Picture, shrink
from artkit.palette import GOLD_DARK, Array, mix, ramp, rgb, to_linear
from artkit.relief import Relief, blurred, lit, openness, stone, sunlit
from artkit.stonework import MIDDLE, SIDE, Square, box_distance, cells, fade

from pictures.dungeon import OPENING, WALL_HEIGHT
from pictures.tiles import PAINTED, SIZE

DEPTH = 46.0  # how far a bricked-up passage reaches into the tile
FLOOR = 6.0
SIDES = "NESW"
TORCHLIGHT = np.array([0.86, 0.70, 0.50], np.float32)


# --- closed passages ------------------------------------------------------------------------


def _bricks(square: Square) -> tuple[Array, Array, Array]:
    """Three uneven courses across the upper side: distance to the joints, dice, and the mask."""
    rng = np.random.RandomState(square.seed)
    points = []
    for course, y in enumerate((-12.0, 9.0, 29.0, 52.0)):
        shift = 14.0 * (course % 2)
        points += [(x + shift, y) for x in np.arange(MIDDLE - 112, MIDDLE + 113, 29)]
    at = np.array(points, np.float32) + rng.uniform(-3, 3, (len(points), 2)).astype(np.float32)
    x = square.x + 5 * (square.noise(20, 1, 3) - 0.5)
    y = square.y + 5 * (square.noise(20, 2, 3) - 0.5)
    border, which = cells(x, y * 1.25, at * np.array([1, 1.25], np.float32))
    dice = rng.rand(len(points), 3).astype(np.float32)[which]
    front = DEPTH + 5 * (dice[..., 2] - 0.5)
    across = np.abs(x - MIDDLE)
    return border, dice, np.minimum(front - y, OPENING + 7 - across)


def _rubble(square: Square) -> tuple[Array, Array]:
    """Stones that have fallen before the wall: their height, and how light they are."""
    rng = np.random.RandomState(square.seed + 1)
    points = rng.uniform((MIDDLE - 70, 20), (MIDDLE + 70, 100), (110, 2)).astype(np.float32)
    border, which = cells(square.x, square.y, points)
    dice = rng.rand(110, 2).astype(np.float32)[which]
    likely = ramp(80, 44, square.y) * ramp(OPENING - 6, OPENING - 14, np.abs(square.x - MIDDLE))
    here = (dice[..., 0] < 0.62 * likely) * ramp(0.8, 4.5, border)
    return here * (6 + 7 * dice[..., 1]), dice[..., 1]


@lru_cache(maxsize=1)
def _plug() -> tuple[Relief, Array]:
    """A wall across the upper passage, and what of the picture it covers."""
    square = Square(PAINTED, 733)
    border, dice, inside = _bricks(square)
    fine, mid = square.noise(9, 10, 5, 0.6), square.noise(30, 11, 4)
    block = ramp(0.8, 5, np.minimum(border, square.edge))
    level = np.clip((inside + 4) / 16, 0, 1)
    rise = 0.45 * ramp(0, 0.4, level) + 0.55 * ramp(0.5, 1, level)
    top = WALL_HEIGHT - 6 + block * (7 + 7 * dice[..., 0]) + 4 * (fine - 0.5)
    fallen, light = _rubble(square)
    height = fade(FLOOR + fallen, top, rise)
    tone = 0.30 + 0.34 * dice[..., 1] + 0.6 * (fine - 0.5) + 0.4 * (mid - 0.5)
    colour = stone(tone) * np.array([1.0, 0.97, 0.93], np.float32)
    colour = mix(
        to_linear(rgb("#4d443a")) * (0.6 + 0.8 * fine)[..., None], colour, 0.25 + 0.75 * block
    )
    colour = colour * (1 - 0.30 * ramp(13, 9, inside) * ramp(-4, 0, inside))[..., None]
    stones = stone(0.34 + 0.4 * light + 0.5 * (fine - 0.5))
    cover = np.clip(ramp(-3, -1, inside) + (fallen > 1.0), 0, 1)
    colour = mix(stones, colour, ramp(-4, -1, inside))
    ones = np.ones_like(height)
    relief = Relief(square.unit, height, colour, np.zeros_like(colour), ones, 0.86 * ones, 0 * ones)
    return relief, blurred(cover.astype(np.float32), 0.6 / square.unit)


def blind(side: str, warm: bool) -> Picture:
    """What closes a passage to that side; over the tile's base, or over its warm picture."""
    relief, cover = _plug()
    quarters = SIDES.index(side)
    relief, cover = relief.turned(quarters), np.rot90(cover, -quarters)
    shade = 1 - openness(relief)
    if not warm:
        shade = np.maximum(shade, 0.62 * (1 - sunlit(relief)))
    x, y = (np.abs(c - MIDDLE) for c in (Square(PAINTED, 0).x, Square(PAINTED, 0).y))
    lane = ramp(OPENING + 2, OPENING - 10, x if side in "NS" else y)
    shade = shade * lane * (1 - cover)
    alpha = cover + shade
    picture = lit(relief).warm if warm else lit(relief).base
    colour = picture * (cover / np.maximum(alpha, 1e-3))[..., None]
    rgba = np.concatenate([colour, np.clip(alpha, 0, 1)[..., None]], -1).astype(np.float32)
    return Picture(shrink(rgba, SIZE, SIZE), quality=92)


# --- the back of a tile ---------------------------------------------------------------------

SIGN = (  # a gate in the rock, three steps down, a flame above: our own sign
    '<path d="M196 330L196 232A60 60 0 0 1 316 232L316 330L290 330L290 234A34 34 0 0 0 222 234'
    'L222 330Z"/><path d="M230 330L230 312L282 312L282 330ZM238 306L238 290L274 290L274 306Z'
    'M245 284L245 270L267 270L267 284Z"/><path d="M256 118C270 134 280 142 276 156C273 166 264 170'
    " 256 170C247 170 238 165 236 155C234 145 243 142 245 133C251 138 252 142 252 146C257 139 259"
    ' 130 256 118Z"/>'
)


def back() -> Picture:
    """Dark slate in a frame, with the sign of the catacombs stamped into it and gilt."""
    square = Square(PAINTED, 901)
    fine, mid = square.noise(7, 1, 5, 0.6), square.noise(60, 2, 4)
    inset = -box_distance(square.x, square.y, (0, 0, SIDE, SIDE), 26)
    ring = np.abs(square.radius - 150)
    sign = square.drawn(f'<g fill="#fff">{SIGN}</g>')
    studs = sum(
        (ramp(11, 9, np.hypot(square.x - x, square.y - y)) for x in (58, 454) for y in (58, 454)),
        np.zeros_like(square.x),
    )
    gilt = np.clip(
        sign
        + ramp(4.6, 3.2, ring)
        + ramp(2.2, 1.2, np.abs(ring - 12))
        + studs
        + ramp(3.4, 2.2, np.abs(inset - 30)),
        0,
        1,
    )
    field = ramp(38, 46, inset) * ramp(0, 5, np.abs(square.radius - 178))
    height = (
        16 * ramp(0, 12, inset) - 5 * ramp(34, 40, inset) - 5 * blurred(gilt, 0.8 / square.unit)
    )
    height = height + 4 * (fine - 0.5) + 6 * (mid - 0.5) + 1.5 * field
    height = height + 6 * blurred(studs, 2 / square.unit)
    slate = stone(0.10 + 0.42 * (fine - 0.5) + 0.5 * (mid - 0.5)) * np.array([0.86, 0.94, 1.06])
    slate = slate * (0.62 + 0.2 * field)[..., None]
    gold = to_linear(rgb(GOLD_DARK)) * (0.55 + 0.75 * fine + 0.3 * mid)[..., None]
    worn = ramp(0.30, 0.42, square.noise(24, 3, 4))
    colour = mix(slate.astype(np.float32), gold, gilt * (0.45 + 0.55 * worn))
    ones = np.ones_like(height)
    relief = Relief(
        square.unit, height, colour, np.zeros_like(colour), ones, ones, 0.25 * gilt * worn
    )
    light = lit(relief)
    shown = light.base + light.warm * TORCHLIGHT * 0.8
    return Picture(shrink(np.clip(shown, 0, 1).astype(np.float32), SIZE, SIZE), quality=92)


PICTURES = {
    **{
        f"catacombs/board/blind-{side}-{'warm' if warm else 'base'}": partial(blind, side, warm)
        for side in SIDES
        for warm in (False, True)
    },
    "catacombs/tiles/back": back,
}
