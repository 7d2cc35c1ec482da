"""Stone that is no tile: what closes a passage that leads nowhere, and the back of a tile."""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import pairwise

import numpy as np
from artkit.output import Picture, shrink
from artkit.palette import GOLD_DARK, Array, mix, ramp, rgb, to_linear
from artkit.relief import Relief, blurred, lit, openness, stone, sunlit
from artkit.stonework import MIDDLE, SIDE, Rect, Square, boulder, box_distance, fade, laid

from pictures.dungeon import OPENING, WALL_HEIGHT
from pictures.dungeon_sights import RUNES, rune
from pictures.tiles import PAINTED, SIZE

DEPTH = 46.0  # how far a bricked-up passage reaches into the tile
FLOOR = 6.0
SIDES = "NESW"
TORCHLIGHT = np.array([0.86, 0.70, 0.50], np.float32)


# --- closed passages ------------------------------------------------------------------------


def _bricks(square: Square) -> tuple[Array, Array, Array]:
    """Uneven courses across the upper side: how far inside its brick a pixel lies, the brick's
    dice, and how far behind the wall's front."""
    rng = np.random.RandomState(square.seed)
    rows = (-8.0, 12.0, 30.0, 60.0)
    bricks: list[Rect] = []
    for top, bottom in pairwise(rows):
        left = MIDDLE - OPENING - rng.uniform(20, 40)
        while left < MIDDLE + OPENING + 10:
            right = left + rng.uniform(26, 46)
            bricks.append((left, top, right, bottom))
            left = right
    x = square.x + 7 * (square.noise(24, 1, 3) - 0.5)
    y = square.y + 7 * (square.noise(24, 2, 3) - 0.5)
    inside, which = laid(square, x, y, bricks, corner=4)
    dice = rng.rand(len(bricks), 3).astype(np.float32)[which]
    front = DEPTH + 7 * (dice[..., 2] - 0.5)
    return inside, dice, front - y


def _fallen(square: Square) -> tuple[Array, Array]:
    """Stones that have fallen before the wall: their height, and how light they are."""
    rng = np.random.RandomState(square.seed + 1)
    height, light = np.zeros_like(square.x), np.zeros_like(square.x)
    for _ in range(16):
        x, y = MIDDLE + rng.uniform(-46, 46), DEPTH + abs(rng.normal(2, 12))
        dice = rng.rand(6).astype(np.float32)
        stone_height = boulder(square, x, y, rng.uniform(4, 11), dice)
        higher = stone_height > height
        height, light = np.where(higher, stone_height, height), np.where(higher, dice[5], light)
    return height, light


@lru_cache(maxsize=1)
def _plug() -> tuple[Relief, Array]:
    """A wall across the upper passage, and what of the picture it covers."""
    square = Square(PAINTED, 733)
    brick, dice, inside = _bricks(square)
    fine, mid = square.noise(9, 10, 5, 0.6), square.noise(30, 11, 4)
    block = ramp(0.5, 4.5, brick)
    level = np.clip((inside + 5) / 20, 0, 1)
    rise = 0.36 * ramp(0, 0.3, level) + 0.06 * level + 0.58 * ramp(0.55, 0.95, level)
    top = WALL_HEIGHT - 8 + block * (5 + 8 * dice[..., 0]) + 4 * (fine - 0.5)
    fallen, light = _fallen(square)
    height = np.maximum(fade(FLOOR, top, rise), FLOOR + fallen)
    tone = 0.30 + 0.34 * dice[..., 1] + 0.6 * (fine - 0.5) + 0.4 * (mid - 0.5)
    colour = stone(tone) * np.array([0.90, 0.96, 1.02], np.float32)
    mortar = to_linear(rgb("#4d443a")) * (0.6 + 0.8 * fine)[..., None]
    colour = mix(mortar, colour, 0.25 + 0.75 * block)
    colour = colour * (1 - 0.28 * ramp(15, 10, inside) * ramp(-5, 0, inside))[..., None]
    in_front = (FLOOR + fallen > fade(FLOOR, top, rise)) & (fallen > 0)
    pieces = stone(0.28 + 0.36 * light + 0.5 * (fine - 0.5))
    colour = np.where(in_front[..., None], pieces, colour)
    beside = ramp(OPENING + 9, OPENING + 3, np.abs(square.x - MIDDLE))
    cover = np.maximum(ramp(-5, -3, inside) * beside, in_front)
    ones = np.ones_like(height)
    relief = Relief(square.unit, height, colour, np.zeros_like(colour), ones, 0.82 * ones, 0 * ones)
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
    '<path d="M190 336L190 238A66 66 0 0 1 322 238L322 336L297 336L297 239A41 41 0 0 0 215 239'
    'L215 336Z"/><path d="M223 336L223 317L289 317L289 336ZM231 311L231 294L281 294L281 311Z'
    'M239 288L239 273L273 273L273 288Z"/><path d="M256 110C272 128 283 137 279 153C276 164 266 168'
    " 256 168C246 168 236 163 233 152C231 141 241 137 243 127C250 133 252 137 252 142C257 134 260"
    ' 124 256 110Z"/>'
)
CORNER = "M34 92L34 46Q34 34 46 34L92 34L92 41L50 41Q41 41 41 50L41 92Z"


def _gilding(square: Square) -> Array:
    """Everything on the back that is stamped and gilt."""
    corners = "".join(
        f'<path d="{CORNER}" transform="rotate({90 * k} {MIDDLE} {MIDDLE})"/>' for k in range(4)
    )
    signs = "".join(rune(number, 174) for number in range(len(RUNES)))
    strokes = f'<g fill="none" stroke="#fff" stroke-linecap="round">{signs}</g>'
    drawn = square.drawn(f'<g fill="#fff">{SIGN}{corners}</g>{strokes}')
    outer = ramp(3.6, 2.4, np.abs(square.radius - 198))
    inner = ramp(2.6, 1.4, np.abs(square.radius - 150)) + ramp(
        1.9, 0.9, np.abs(square.radius - 142)
    )
    return np.clip(drawn + outer + inner, 0, 1)


def back() -> Picture:
    """Dark slate with the sign of the catacombs in a ring of runes, stamped into it and gilt."""
    square = Square(PAINTED, 901)
    fine, mid = square.noise(7, 1, 5, 0.6), square.noise(60, 2, 4)
    inset = -box_distance(square.x, square.y, (0, 0, SIDE, SIDE), 22)
    gilt = _gilding(square)
    band = ramp(140, 142, square.radius) * ramp(200, 198, square.radius)
    height = 15 * ramp(0, 11, inset) - 5 * blurred(gilt, 0.8 / square.unit) - 3 * band
    height = height + 4.5 * (fine - 0.5) + 7 * (mid - 0.5)
    veins = ramp(0.035, 0, np.abs(square.noise(120, 4, 5) - 0.5))
    tone = 0.10 + 0.42 * (fine - 0.5) + 0.5 * (mid - 0.5) + 0.16 * veins
    slate = stone(tone) * np.array([0.84, 0.94, 1.08], np.float32)
    slate = slate * (0.66 - 0.20 * band)[..., None]
    worn = ramp(0.28, 0.42, square.noise(24, 3, 4))
    gold = to_linear(rgb(GOLD_DARK)) * (0.50 + 0.75 * fine + 0.3 * mid)[..., None]
    colour = mix(slate, gold, gilt * (0.40 + 0.60 * worn))
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
