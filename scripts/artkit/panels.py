"""Panels as 9-slice pictures: leather, parchment, wells, key caps, pills and round buttons.

A panel picture holds only what may be stretched: flat colour, slow shading, lines along the edge
and the shadow around it. The grain is a seamless picture of its own which the program multiplies
over the finished panel (RGB only), so it never smears; a panel is painted brighter by the grain's
mean to make up for that. All lengths are pixels at UI scale 200 %.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.ndimage import gaussian_filter

from artkit.noise import fbm
from artkit.paint import over
from artkit.palette import GOLD_LINE_DARK, GOLD_LINE_LIGHT, Array, mix, ramp, rgb

STRETCH = 64
"""Length of the middle part that is stretched."""

OUTLINE = "#0d0805"
SHADOW_REACH = 2.3
"""The shadow is cut off at so many standard deviations."""


@dataclass(frozen=True)
class Panel:
    """What a panel is made of; `border` is the unstretched width inside the body."""

    base: str
    border: int
    radius: float = 16.0
    material: str = "leather"
    line: float = 0.62
    shadow: float = 0.62
    blur: float = 21.0
    drop: float = 9.0
    edge: float = 40.0
    ring: bool = False

    @property
    def margin(self) -> int:
        """Width of the shadow around the body inside the picture."""
        return int(np.ceil(self.blur * SHADOW_REACH + self.drop))

    @property
    def size(self) -> int:
        return 2 * (self.margin + self.border) + STRETCH


def rounded_depth(width: int, height: int, radius: float, margin: float = 0.0) -> Array:
    """Distance of each pixel centre to the edge of a rounded box, positive inside."""
    y, x = np.mgrid[0:height, 0:width] + 0.5
    half_width, half_height = width / 2 - margin, height / 2 - margin
    beyond_x = np.abs(x - width / 2) - half_width + radius
    beyond_y = np.abs(y - height / 2) - half_height + radius
    outside = np.hypot(np.maximum(beyond_x, 0), np.maximum(beyond_y, 0))
    return radius - outside - np.minimum(np.maximum(beyond_x, beyond_y), 0)


def covered(depth: Array, inset: float = 0.0) -> Array:
    """Share of each pixel that lies at least `inset` inside."""
    return np.clip(depth - inset + 0.5, 0, 1)


def ring(depth: Array, inset: float, width: float) -> Array:
    """A line of `width` pixels, `inset` from the edge."""
    return covered(depth, inset) - covered(depth, inset + width)


def gold_along(width: int, height: int) -> Array:
    """Gold whose tone runs along the line, as on a bent wire."""
    y, x = np.mgrid[0:height, 0:width]
    tone = 0.5 + 0.5 * np.sin(x / width * 5.2 + y / height * 2.1 + 0.6)
    return mix(rgb(GOLD_LINE_DARK), rgb(GOLD_LINE_LIGHT), tone[..., None])


def drop_shadow(canvas: Array, body: Array, blur: float, drop: float, strength: float) -> None:
    """Soft shadow of the body, thrown down; fades out fully before the picture's edge."""
    height, width = body.shape
    thrown = gaussian_filter(np.roll(body, round(drop), axis=0), blur, mode="constant")
    to_edge = rounded_depth(width, height, blur)
    over(canvas, thrown * strength * ramp(0, blur * 0.8, to_edge), rgb("#050302"))


def leather_tone(panel: Panel, depth: Array, grain_mean: float) -> Array:
    """Dark at the rim, lighter at the top, as a cushion under a lamp."""
    height, width = depth.shape
    from_top = np.clip(np.mgrid[0:height, 0:width][0] - panel.margin, 0, None)
    body = height - 2 * panel.margin
    light = (0.74 + 0.26 * ramp(0, panel.edge, depth)) * (1.14 - 0.22 * from_top / body)
    glow = np.exp(-((from_top / (panel.edge * 0.7)) ** 2)) * 0.15
    colour = rgb(panel.base) * light[..., None] + glow[..., None] * rgb("#7a5230")
    return colour / grain_mean


def parchment_tone(panel: Panel, depth: Array, grain_mean: float) -> Array:
    """Pale, browned towards an uneven edge."""
    height, width = depth.shape
    y, x = np.mgrid[0:height, 0:width].astype(float)
    uneven = 9 * (fbm(x / 70, y / 70, 13, 3) - 0.5)
    brown = np.exp(-np.clip(depth + uneven, 0, None) / 14) * 0.44
    return mix(rgb(panel.base), rgb("#a8834e"), brown[..., None]) / grain_mean


def paint_panel(panel: Panel, grain_mean: float) -> Array:
    """The 9-slice picture of a panel."""
    size = panel.size
    canvas = np.zeros((size, size, 4))
    depth = rounded_depth(size, size, panel.radius, panel.margin)
    body = covered(depth)
    drop_shadow(canvas, body, panel.blur, panel.drop, panel.shadow)
    drop_shadow(canvas, body, 4.0, 2.7, panel.shadow * 0.8)
    if panel.material == "leather":
        over(canvas, body, leather_tone(panel, depth, grain_mean))
        over(canvas, ring(depth, 0, 1.6) * 0.95, rgb(OUTLINE))
        over(canvas, ring(depth, 1.6, 1.4) * 0.35, rgb("#8a6238") / grain_mean)
        y, x = np.mgrid[0:size, 0:size] / size
        fade = panel.line * (1.25 - 0.65 * (y * 0.7 + x * 0.3))
        hairline = ring(depth, 6.7, 1.5) * np.clip(fade, 0, 1)
        over(canvas, hairline, np.clip(gold_along(size, size) / grain_mean, 0, 1))
    else:
        over(canvas, body, parchment_tone(panel, depth, grain_mean))
        over(canvas, ring(depth, 0, 1.6) * 0.9, rgb("#4a3018"))
        over(canvas, ring(depth, 6.0, 1.4) * 0.5, rgb("#8a6230"))
        if panel.ring:
            over(canvas, ring(depth, 1.6, 2.7), gold_along(size, size))
    canvas[canvas[..., 3] == 0] = 0
    return canvas


def leather_grain(side: int, seed: int = 3) -> Array:
    """Seamless pebbled leather, 1 = the brightest, to multiply with."""
    y, x = np.mgrid[0:side, 0:side] / side
    fine = fbm(x * 120, y * 120, seed, 3, period=120)
    coarse = fbm(x * 55, y * 55, seed + 5, 3, period=55)
    height = gaussian_filter(fine * 1.6 + coarse * 1.5, 0.7, mode="wrap") * 4 / 3
    slope_y = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) / 2
    slope_x = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) / 2
    light = np.clip(-(slope_x * 0.55 + slope_y * 0.83) * 1.1, -0.5, 0.5)
    drift = fbm(x * 3, y * 3, seed + 9, 4, period=3) - 0.5
    return as_factor(1 + 0.46 * light + 0.20 * drift)


def parchment_grain(side: int, seed: int = 5) -> Array:
    """Seamless fibres and stains, 1 = the brightest, to multiply with."""
    y, x = np.mgrid[0:side, 0:side] / side
    drift = fbm(x * 4, y * 4, seed, 5, period=4) - 0.5
    fibres = fbm(x * 170, y * 170, seed + 3, 3, period=170) - 0.5
    fibres = gaussian_filter(fibres, (4, 0.5), mode="wrap") * 2.5
    mottle = fbm(x * 128, y * 128, seed + 7, 3, period=128) - 0.5
    specks = ramp(0.76, 0.86, fbm(x * 90, y * 90, seed + 11, 2, period=90))
    return as_factor(1 + 0.12 * drift + 0.07 * fibres + 0.06 * mottle - 0.05 * specks)


def as_factor(relief: Array) -> Array:
    """Scaled so that only one pixel in two hundred would be brighter than 1."""
    return np.clip(relief / np.quantile(relief, 0.995), 0, 1)


def paint_well(side: int, radius: float, line: tuple[float, float], grain_mean: float) -> Array:
    """A slot sunk into the leather: dark under its upper left edge, gold at its foot."""
    canvas = np.zeros((side, side, 4))
    depth = rounded_depth(side, side, radius)
    y, x = np.mgrid[0:side, 0:side] / side
    tone = mix(rgb("#150c07"), rgb("#35221a"), ramp(0, 1, y * 0.75 + x * 0.25)[..., None])
    shade = np.exp(-np.clip(depth, 0, None) / 4.3) * ramp(0.9, 0, y * 0.7 + x * 0.3) * 0.85
    over(canvas, covered(depth), mix(tone, rgb("#060302"), shade[..., None]) / grain_mean)
    strength = line[0] + (line[1] - line[0]) * y
    over(canvas, ring(depth, 0, 1.5) * strength, np.clip(gold_along(side, side) / grain_mean, 0, 1))
    canvas[canvas[..., 3] == 0] = 0
    return canvas


def paint_keycap(top: str, foot: str, below: str, edge: str) -> Array:
    """A small key: rounded, lighter at the top, with a darker foot three pixels below."""
    margin, side = 4, 60
    canvas = np.zeros((side, side, 4))
    depth = rounded_depth(side, side, 7, margin)
    over(canvas, covered(np.roll(depth, 3, axis=0)) * 0.85, rgb(below))
    down = np.clip((np.mgrid[0:side, 0:side][0] - margin) / (side - 2 * margin), 0, 1)
    over(canvas, covered(depth), mix(rgb(top), rgb(foot), down[..., None]))
    over(canvas, ring(depth, 0, 1.4) * 0.6, rgb(edge))
    return canvas


def paint_badge(width: int, height: int) -> Array:
    """A dark pill with a gold line for a small number."""
    canvas = np.zeros((height, width, 4))
    depth = rounded_depth(width, height, height / 2)
    over(canvas, covered(depth), rgb("#1c110b"))
    over(canvas, ring(depth, 0.3, 1.7), rgb("#c2933f"))
    return canvas


def paint_round(diameter: int, margin: int, grain: Array) -> Array:
    """A round leather button; not sliced, so it carries its grain."""
    side = diameter + 2 * margin
    canvas = np.zeros((side, side, 4))
    depth = rounded_depth(side, side, diameter / 2, margin)
    drop_shadow(canvas, covered(depth), 10.0, 6.0, 0.65)
    y, x = np.mgrid[0:side, 0:side] / side - 0.5
    dome = 1.0 - 0.7 * (y * 0.8 + x * 0.4) - 0.35 * ramp(14, 0, depth)
    tone = rgb("#36221b") * (dome * grain[:side, :side] / grain.mean())[..., None]
    over(canvas, covered(depth), np.clip(tone, 0, 1))
    over(canvas, ring(depth, 0, 2.1), rgb(OUTLINE))
    sheen = np.clip(0.95 - 0.9 * (y + x), 0.25, 1)
    over(
        canvas,
        ring(depth, 5.2, 1.7) * sheen,
        mix(rgb("#8a5f24"), rgb(GOLD_LINE_LIGHT), sheen[..., None]),
    )
    canvas[canvas[..., 3] == 0] = 0
    return canvas
