"""Stone seen from above: a height field and what it is made of, lit twice.

*Cold* is the dungeon without a torch: bluish light from everywhere and a pale one from the upper
left. *Warm* is the same stone under a torch held above it, in neutral colour: the game multiplies
it with the colour and strength of its lights and adds it to the cold picture.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.ndimage import gaussian_filter

from artkit.palette import Array, mix, rgb, to_linear, to_srgb

KEY = np.array([-0.55, -0.66, 0.62], np.float32) / np.float32(np.linalg.norm([0.55, 0.66, 0.62]))
"""Towards the fixed light: upper left, in every picture of the game."""

STEEPNESS = 0.62  # how strongly slopes show; the height of walls is exaggerated otherwise
HOLLOWS = ((1.6, 0.13), (4.0, 0.06), (12.0, 0.036), (40.0, 0.030))  # radius, darkness
SKY = to_linear(rgb("#62788c"))
MOON = to_linear(rgb("#b9c8d4"))
COLD_TINT = np.array([0.84, 1.0, 1.20], np.float32)


@dataclass
class Relief:
    """What is to be lit. All fields have the picture's rows and columns; heights are in units."""

    unit: float  # units a pixel
    height: Array
    colour: Array  # linear light, three channels
    glow: Array  # display colour, three channels, added to the cold picture
    cold_gain: Array  # how much of the cold light arrives: deep rock gets little
    warm_gain: Array
    wet: Array  # 0..1: mirrors the light

    def turned(self, quarters: int) -> Relief:
        """The same stone turned clockwise. Light it afterwards: the light stays where it is."""
        fields = (self.height, self.colour, self.glow, self.cold_gain, self.warm_gain, self.wet)
        turned = (np.ascontiguousarray(np.rot90(field, -quarters)) for field in fields)
        return Relief(self.unit, *turned)


def blurred(field: Array, sigma: float) -> Array:
    """A blur that goes on as it is beyond the picture's edge."""
    return gaussian_filter(field, sigma, mode="nearest", truncate=3.0)


def normals(relief: Relief) -> Array:
    """Which way each pixel faces."""
    pixels = blurred(relief.height / relief.unit, 0.6 / relief.unit)
    down, right = np.gradient(pixels)
    facing = np.stack([-STEEPNESS * right, -STEEPNESS * down, np.ones_like(right)], -1)
    return facing / np.linalg.norm(facing, axis=-1, keepdims=True)


def openness(relief: Relief) -> Array:
    """How much of the sky a pixel sees: 1 in the open, less in joints and at the foot of walls."""
    seen = np.ones_like(relief.height)
    for radius, darkness in HOLLOWS:
        around = _blurred_fast(relief.height, radius / relief.unit)
        seen *= np.exp(-darkness * np.clip(around - relief.height, 0, None))
    return np.clip(seen * 1.03, 0, 1)


def _blurred_fast(field: Array, sigma: float) -> Array:
    """A wide blur, made on every fourth pixel: nobody sees the difference."""
    if sigma < 12:
        return blurred(field, sigma)
    step = 4
    rows, columns = field.shape
    small = blurred(blurred(field, step / 2)[step // 2 :: step, step // 2 :: step], sigma / step)
    return _stretched(small, rows, columns, step)


def _stretched(small: Array, rows: int, columns: int, step: int) -> Array:
    at_row = np.clip((np.arange(rows) - step // 2) / step, 0, small.shape[0] - 1)
    at_column = np.clip((np.arange(columns) - step // 2) / step, 0, small.shape[1] - 1)
    known_rows, known_columns = np.arange(small.shape[0]), np.arange(small.shape[1])
    tall = np.stack([np.interp(at_row, known_rows, line) for line in small.T], 1)
    return np.stack([np.interp(at_column, known_columns, line) for line in tall]).astype(np.float32)


def sunlit(relief: Relief, steps: int = 26, farthest: float = 96.0, soft: float = 6.0) -> Array:
    """1 where the fixed light arrives, 0 where something higher stands in its way."""
    flat = float(np.hypot(KEY[0], KEY[1]))
    rise = float(KEY[2]) / flat
    across, down = float(KEY[0]) / flat / relief.unit, float(KEY[1]) / flat / relief.unit
    rows, columns = relief.height.shape
    margin = int(farthest / relief.unit) + 2
    wide = np.pad(relief.height, margin, mode="edge")
    hidden = np.zeros_like(relief.height)
    for step in range(1, steps + 1):
        way = farthest * (step / steps) ** 1.4
        top, left = margin + round(down * way), margin + round(across * way)
        higher = wide[top : top + rows, left : left + columns]
        hidden = np.maximum(hidden, (higher - relief.height - rise * way) / (soft + 0.30 * way))
    return blurred(1 - np.clip(hidden, 0, 1), 1.4 / relief.unit)


def developed(light: Array, exposure: float, unit: float) -> Array:
    """Linear light to display colours: a filmic curve, then a little sharpening."""
    light = light * exposure
    light = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14)
    shown = to_srgb(light)
    soft = gaussian_filter(shown, (1.1 / unit, 1.1 / unit, 0), mode="nearest")
    return np.clip(shown + 0.42 * (shown - soft), 0, 1)


def kneed(shown: Array, knee: float = 0.62, top: float = 0.88) -> Array:
    """Lights above the knee are pressed together: a floor under two torches stays stone."""
    over = np.clip(shown - knee, 0, None)
    room = top - knee
    return np.minimum(shown, knee) + room * (1 - np.exp(-over / room))


@dataclass(frozen=True)
class Lit:
    """The two pictures of a relief, in display colours 0..1."""

    base: Array  # cold light and what glows by itself
    warm: Array


def lit(relief: Relief) -> Lit:
    """Both lights on the relief."""
    facing, seen, sun = normals(relief), openness(relief), sunlit(relief)
    towards = np.clip((facing * KEY).sum(-1), 0, 1)
    edges = np.clip(relief.height - blurred(relief.height, 1.6), 0, 2.4)[..., None]
    colour = relief.colour * (1 + 0.13 * edges / relief.unit)

    ambient = SKY * 0.72 * (seen**1.15)[..., None]
    key = MOON * (0.95 * towards * sun * (0.45 + 0.55 * seen))[..., None]
    shine = _shine(facing, relief.wet)
    mirrored = SKY * (0.075 * relief.wet * seen)[..., None] + MOON * (0.5 * shine * sun)[..., None]
    cold = (colour * (ambient + key) + mirrored) * relief.cold_gain[..., None]
    above = np.clip(0.72 * facing[..., 2] + 0.28 * towards * (0.4 + 0.6 * sun), 0, 1) ** 1.5
    torch = 2.45 * above * (0.16 + 0.84 * seen) * relief.warm_gain
    warm = colour * torch[..., None] + (0.22 * shine * relief.warm_gain)[..., None]

    base = developed(cold, 1.0, relief.unit) * 0.72 * COLD_TINT + relief.glow
    return Lit(np.clip(base, 0, 1), kneed(developed(warm, 0.86, relief.unit)))


def _shine(facing: Array, wet: Array) -> Array:
    """The glint on wet stone: sharp, where the surface mirrors the fixed light to the eye."""
    half = KEY + np.array([0, 0, 1], np.float32)
    half = half / np.linalg.norm(half)
    return np.clip((facing * half).sum(-1), 0, 1) ** 40 * wet


def stone(tone: Array) -> Array:
    """The stone of the palette from dark (0) to worn light (1), in linear light."""
    shades = [to_linear(rgb(c)) for c in ("#3a3733", "#5a554d", "#7d766a", "#a89c86")]
    place = np.clip(tone, 0, 1) * (len(shades) - 1)
    low = np.minimum(place.astype(int), len(shades) - 2)
    table = np.array(shades, np.float32)
    return mix(table[low], table[low + 1], place - low)
