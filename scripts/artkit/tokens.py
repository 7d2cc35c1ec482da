"""Round tokens: a metal ring with studs, a dish, a figure in it, and a seal with its strength.

The figure stands in the dish: in the lower half the ring covers it, above it may reach over the
ring (ears, horns, a crown): that little step out of the frame makes the token deep.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import numpy as np
from font_source_serif_pro import SourceSerifProBold
from scipy.ndimage import gaussian_filter

from artkit.masks import View, path_mask, signed_distance, svg_mask
from artkit.noise import fbm
from artkit.output import Picture, shrink
from artkit.paint import LIGHT, Lamp, Part, Style, draw, over, paint, slid
from artkit.palette import CREAM, INK, SHADOW, WAX, Array, mix, ramp, rgb
from artkit.shapes import blob

SIZE = 320  # units across; the middle of the token is at (160, 160)
MIDDLE = SIZE / 2
PIXELS = 384
VIEW = View(SIZE, SIZE, 2 * PIXELS / SIZE)
OUTER, INNER = 156.0, 137.0  # radii of the ring
BREAKOUT = 178.0  # above this line figures may cover the ring, if they do not say otherwise
STUDS, STUD = 16, 4.6
SEAL_X, SEAL_Y, SEAL_RADIUS = 240.0, 247.0, 45.0
FIGURE = Style(ink=2.3, outline=3.4, rim=0.9, hatch=0.3, form=0.32)


@dataclass(frozen=True)
class Dish:
    """The ground behind a figure: light in the middle, dark at the ring; `groove` raises lines."""

    light: str
    dark: str
    seed: int = 1
    ring: str = "#a8803e"
    spread: float = 1.0  # how far the light of the middle reaches
    centre: tuple[float, float] = (MIDDLE, MIDDLE - 14)
    groove: Callable[[Array, Array], Array] | None = None


@dataclass(frozen=True)
class Figure:
    """What a token shows: its parts, its own lights and flat marks (SVG) on top."""

    parts: Sequence[Part]
    dish: Dish
    lamps: Sequence[Lamp] = ()
    marks: str = ""
    style: Style = field(default_factory=lambda: FIGURE)
    breakout: float = BREAKOUT


def token(figure: Figure, strength: int = 0) -> Picture:
    """The finished token; a strength of 0 has no seal."""
    rgba = blank(figure.dish)
    canvas = paint(figure.parts, VIEW, figure.style, figure.lamps)
    if figure.marks:
        draw(canvas, figure.marks)
    inside = _inside_frame(figure.breakout)
    shadow = slid(gaussian_filter(canvas.silhouette * inside, 7 * VIEW.zoom), 20, 15)
    rgba[..., :3] = mix(rgba[..., :3], rgb(SHADOW), 0.66 * shadow)
    over(rgba, canvas.rgba[..., 3] * inside, canvas.rgba[..., :3])
    rgba[..., 3] *= round_mask(OUTER + 2)
    _ring_line(rgba, figure.breakout)
    if strength:
        seal(rgba, str(strength))
    return Picture(shrink(rgba, PIXELS, PIXELS), lossless=True)


@cache
def _polar() -> tuple[Array, Array, Array, Array]:
    """x and y of every pixel, its distance from the middle and its direction."""
    x, y = VIEW.grid()
    return x, y, np.hypot(x - MIDDLE, y - MIDDLE), np.arctan2(y - MIDDLE, x - MIDDLE)


def round_mask(radius: float) -> Array:
    """How much of each pixel lies within the radius."""
    return np.clip((radius - _polar()[2]) * VIEW.zoom + 0.5, 0, 1)


def _inside_frame(breakout: float) -> Array:
    """Where figures are seen: in the dish, and over the ring in the upper half."""
    upper = np.clip((breakout - _polar()[1]) * VIEW.zoom + 0.5, 0, 1)
    return np.maximum(round_mask(INNER), upper * round_mask(OUTER + 2))


def _ring_line(rgba: Array, breakout: float) -> None:
    """The ring's inner edge once more, over what stands behind it in the lower half."""
    _, y, far, _ = _polar()
    lower = ramp(breakout, breakout + 16, y)
    line = ramp(2.4, 1.0, np.abs(far - INNER)) * lower
    shade = ramp(INNER - 15, INNER, far) * (far < INNER) * lower * 0.5
    rgba[..., :3] = mix(rgba[..., :3], rgb(INK), np.maximum(line, shade))


# --- relief ---------------------------------------------------------------------------------


def lit(height: Array, flat: float = 1.0, sharp: float = 26) -> tuple[Array, Array]:
    """Light 0..1 on a height field (in units), and its highlight 0..1."""
    slope_y, slope_x = np.gradient(height * VIEW.zoom)
    normals = np.stack([-slope_x, -slope_y, np.full_like(slope_x, flat)], -1)
    normals /= np.linalg.norm(normals, axis=-1, keepdims=True)
    halfway = LIGHT + np.array([0, 0, 1], np.float32)
    halfway /= np.linalg.norm(halfway)
    return np.clip(normals @ LIGHT, 0, 1), np.clip(normals @ halfway, 0, 1) ** sharp


def blank(dish: Dish) -> Array:
    """Ring and dish without a figure."""
    _, _, far, _ = _polar()
    rgba = np.zeros((*VIEW.shape, 4), np.float32)
    colour = np.where((far > INNER)[..., None], _metal(dish), _ground(dish))
    lines = np.maximum(ramp(2.2, 1.0, np.abs(far - INNER)), ramp(OUTER - 1.6, OUTER + 0.4, far))
    rgba[..., :3] = np.clip(mix(colour, rgb(INK), lines), 0, 1)
    rgba[..., 3] = round_mask(OUTER + 2)
    return rgba


def _ground(dish: Dish) -> Array:
    x, y, far, _ = _polar()
    fine = fbm(x / 10, y / 10, dish.seed, 5) - 0.5
    broad = fbm(x / 40, y / 40, dish.seed + 1, 4) - 0.5
    groove = dish.groove(x, y) if dish.groove else np.zeros_like(far)
    light, _ = lit(gaussian_filter(fine * 2.6 + broad * 4 + groove * 1.6, 0.5 * VIEW.zoom), 1.1)
    away = np.hypot(x - dish.centre[0], y - dish.centre[1])
    colour = mix(
        rgb(dish.light),
        rgb(dish.dark),
        ramp(34 * dish.spread, 160 * dish.spread, away + 18 * broad),
    )
    colour = colour * (0.46 + 1.10 * light + 0.30 * fine)[..., None]
    colour = mix(colour, rgb("#fff8e6"), groove * 0.85)
    # the ring's shadow falls into the dish from the upper left
    return colour * (1 - 0.58 * ramp(INNER - 22, INNER + 6, np.hypot(x - 168, y - 170)))[..., None]


def _metal(dish: Dish) -> Array:
    x, y, far, _ = _polar()
    fine = fbm(x / 7, y / 7, dish.seed + 5, 5) - 0.5
    across = np.clip((far - INNER) / (OUTER - INNER), 0, 1)
    height = np.sqrt(np.clip(1 - (2 * across - 1) ** 2, 0, 1)) * 7.5 + fine * 0.7 + _studs(x, y)
    light, shine = lit(gaussian_filter(height, 0.4 * VIEW.zoom), 1.1, 24)
    base = rgb(dish.ring)
    colour = mix(base * 0.28, base, np.clip(light * 1.5 - 0.12, 0, 1))
    colour = mix(colour, 1 - (1 - base) * 0.35, np.clip(shine * 1.1, 0, 1))
    return colour * (1 + 0.3 * fine)[..., None]


def _studs(x: Array, y: Array) -> Array:
    middle = (OUTER + INNER) / 2
    height = np.zeros_like(x)
    for k in range(STUDS):
        turn = (k + 0.5) * 2 * math.pi / STUDS
        away = np.hypot(x - MIDDLE - middle * math.cos(turn), y - MIDDLE - middle * math.sin(turn))
        height = np.maximum(height, np.sqrt(np.clip(1 - (away / STUD) ** 2, 0, 1)) * STUD)
        height = height - 1.2 * ramp(STUD + 2.2, STUD, away) * (away > STUD)
    return height


# --- the seal -------------------------------------------------------------------------------


def seal(rgba: Array, number: str) -> None:
    """A wax seal at the lower right with the number raised on it in cream."""
    x, y, _, _ = _polar()
    mask = path_mask(blob(SEAL_X, SEAL_Y, SEAL_RADIUS, seed=3, count=16, rough=0.05), VIEW)
    digits = svg_mask(_digits(number), VIEW, (Path(SourceSerifProBold),))
    colour = _wax(x, y, mask, digits)
    shadow = slid(gaussian_filter(mask, 4.5 * VIEW.zoom), 11, 9) * 0.8
    rgba[..., :3] = mix(rgba[..., :3], rgb(SHADOW), shadow)
    edge = signed_distance(mask, VIEW.zoom)
    over(rgba, np.clip((2.6 - edge) * VIEW.zoom * 0.8 + 0.5, 0, 1), rgb(INK))
    over(rgba, mask, colour)


def _digits(number: str) -> str:
    size, gap = (68, 0) if len(number) == 1 else (57, -3)
    return (
        f'<text x="{SEAL_X + gap / 2}" y="{SEAL_Y + size * 0.33}" text-anchor="middle"'
        f' font-family="Source Serif Pro" font-weight="bold" font-size="{size}"'
        f' letter-spacing="{gap}" stroke="#fff" stroke-width="1.6" fill="#fff">{number}</text>'
    )


def _wax(x: Array, y: Array, mask: Array, digits: Array) -> Array:
    """Colours of the seal: a thick rim, a pressed middle, raised digits."""
    depth = np.maximum(-signed_distance(mask, VIEW.zoom), 0)
    raised = np.clip(-signed_distance(digits, VIEW.zoom), 0, 2.6)
    away = np.hypot(x - SEAL_X, y - SEAL_Y)
    rim = np.sqrt(1 - (1 - np.clip(depth / 9, 0, 1)) ** 2) * 9
    pressed = ramp(SEAL_RADIUS * 0.86, SEAL_RADIUS * 0.77, away) * 5.5
    lumps = (fbm(x / 14, y / 14, 5, 3) - 0.5) * 4
    height = gaussian_filter(rim - pressed + lumps + raised * 1.4, 1.0 * VIEW.zoom)
    light, shine = lit(height, 0.85, 38)
    hollow = np.exp(-0.09 * np.clip(gaussian_filter(height, 5 * VIEW.zoom) - height, 0, None))
    wax = rgb(WAX)
    colour = mix(wax * 0.48, np.minimum(wax * 1.22, 1), np.clip(light * 1.25 - 0.1, 0, 1))
    colour = colour * hollow[..., None]
    around = ramp(3.4, 1.2, np.maximum(signed_distance(digits, VIEW.zoom), 0)) * (1 - digits)
    colour = mix(colour, rgb("#2c0705"), 0.85 * around)
    cream = rgb(CREAM) * (0.66 + 0.42 * light)[..., None]
    colour = mix(colour, cream, ramp(0.3, 0.7, digits))
    return np.clip(colour + shine[..., None] * rgb("#ffd9c2") * 0.6, 0, 1)
