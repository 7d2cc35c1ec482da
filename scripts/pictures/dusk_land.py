"""The land above on its box: hexes over hills and a river, a castle on its rock, the sun going.

The ground is a height map, looked at along rays; hex lines are drawn upon it as on a map. Lengths
are miles of that land: x to the right, z away from the viewer.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from artkit.masks import View
from artkit.noise import fbm
from artkit.paint import Part, Style, draw, paint
from artkit.palette import Array, mix, ramp, rgb
from artkit.shapes import polygon, smooth
from scipy.ndimage import gaussian_filter, map_coordinates

LEFT, RIGHT, DEEP, CELL = -16.0, 16.0, 44.0, 0.025
EYE = (0.0, 3.3, -2.0)
HORIZON, LENGTH = 236.0, 330.0
"""Row of the horizon and focal length, in units of the box (360 x 480)."""
ROCK = (1.25, 8.8)
"""Where the castle stands."""
HEX = 0.85
SUN = np.array([0.62, 0.30, 0.72]) / np.linalg.norm([0.62, 0.30, 0.72])
SUN_AT = (262.0, 214.0)


@cache
def ground() -> tuple[Array, Array, Array]:
    """Height, kind of land (0 field … 1 wood) and how much rock, on a grid seen from above."""
    z, x = np.mgrid[0:DEEP:CELL, LEFT:RIGHT:CELL].astype(np.float32)
    hills = 1.5 * (fbm(x / 4.2 + 30, z / 4.2 + 30, 5, 5) - 0.45)
    ridges = 1 - np.abs(fbm(x / 6 + 50, z / 6 + 50, 9, 6) - 0.5) * 3.2
    peaks = ramp(16, 34, z + 2 * np.abs(x)) * (3.6 * np.clip(ridges, 0, 1) + 0.6)
    river = np.abs(x + 1.5 + 1.6 * np.sin(z * 0.36) + 0.10 * z)
    height = hills * ramp(0.1, 2.2, river) + peaks - 0.55 * ramp(0.9, 0.25, river)
    away = np.hypot(x - ROCK[0], z - ROCK[1])
    crag = ramp(2.2, 1.15, away + 0.5 * (fbm(x * 1.6 + 9, z * 1.6 + 9, 3, 4) - 0.5))
    plateau = 2.0 + 0.25 * (fbm(x * 2, z * 2, 4, 4) - 0.5)
    height = height + (plateau - height) * crag
    wood = ramp(0.47, 0.53, fbm(x / 2.4 + 9, z / 2.4 + 9, 17, 4)) * ramp(0.45, 0.9, river)
    wood = wood * (1 - crag) * ramp(30, 22, z)
    crowns = np.abs(fbm(x * 4.4, z * 4.4, 21, 3) - 0.5) * 2
    height = height + wood * (0.10 + 0.30 * (1 - crowns) ** 2)
    stone = np.clip(ramp(0.2, 0.9, crag * (1 - crag) * 4) + ramp(1.6, 2.4, peaks), 0, 1)
    return height.astype(np.float32), wood, stone


def sample(plane: Array, x: Array, z: Array) -> Array:
    places = [z / CELL, (x - LEFT) / CELL]
    return map_coordinates(plane, places, order=1, mode="nearest")


def seen_ground(x: Array, y: Array) -> tuple[Array, Array, Array]:
    """Where the ray of every pixel meets the land: x, z, and whether it does."""
    height = ground()[0]
    across, down = (x - 180) / LENGTH, (HORIZON - y) / LENGTH
    far = np.full(x.shape, 2.2, np.float32)
    found = np.zeros(x.shape, bool)
    open_ = np.ones(x.shape, bool)
    while open_.any():
        z, px = EYE[2] + far[open_], EYE[0] + across[open_] * far[open_]
        gap = EYE[1] + down[open_] * far[open_] - sample(height, px, z)
        hit = gap < 0.004 * far[open_]
        index = np.flatnonzero(open_)
        found.flat[index[hit]] = True
        step = np.maximum(gap * 0.45, 0.006 * far[open_])
        far.flat[index[~hit]] += step[~hit]
        open_.flat[index[hit]] = False
        open_ &= far < DEEP - EYE[2] - 0.2
    return EYE[0] + across * far, EYE[2] + far, found


def hex_edge(x: Array, z: Array) -> Array:
    """Distance to the nearest side of the hexes that cover the land."""
    wide, high = HEX * np.sqrt(3), HEX * 1.5
    best = np.full(x.shape, 99.0, np.float32)
    second = best.copy()
    row = np.floor(z / high)
    for near_row in (-1, 0, 1, 2):
        at_row = row + near_row
        shift = (at_row % 2) * wide / 2
        column = np.round((x - shift) / wide)
        for near_column in (-1, 0, 1):
            away = np.hypot(x - (column + near_column) * wide - shift, z - at_row * high)
            second = np.minimum(second, np.maximum(best, away))
            best = np.minimum(best, away)
    return (second - best) / 2


def sky(x: Array, y: Array) -> Array:
    """From night blue to ember, with clouds lit from below."""
    down = y / HORIZON
    colour = mix(rgb("#16233f"), rgb("#5a4a72"), ramp(0.05, 0.6, down))
    colour = mix(colour, rgb("#d8774a"), ramp(0.5, 0.9, down))
    colour = mix(colour, rgb("#ffd288"), ramp(0.8, 1.05, down) * 0.8)
    warmth = np.exp(-((np.hypot(x - SUN_AT[0], (y - SUN_AT[1]) * 1.25) / 100) ** 2))
    colour = mix(colour, rgb("#ffe2a0"), warmth * 0.75)
    clouds = fbm(x / 95 + 0.004 * y, y / 22, 31, 5)
    body = ramp(0.48, 0.70, clouds) * ramp(1.0, 0.75, down) * 0.8
    below = np.clip(np.gradient(gaussian_filter(clouds, 2), axis=0) * -40, 0, 1)
    tone = mix(rgb("#2b2a48"), rgb("#f0935a"), np.clip(below + 0.45 * ramp(0.3, 1, down), 0, 1))
    colour = mix(colour, tone, body)
    disc = ramp(15, 13, np.hypot(x - SUN_AT[0], y - SUN_AT[1]))
    return mix(colour, rgb("#fff3cc"), disc * 0.95)


def land(x: Array, y: Array) -> Array:
    """Sky and ground, in sRGB."""
    height, wood, stone = ground()
    px, pz, found = seen_ground(x, y)
    slope_z, slope_x = np.gradient(gaussian_filter(height, 1.2) / CELL)
    sx, sz = sample(slope_x, px, pz), sample(slope_z, px, pz)
    lit = np.clip((-sx * SUN[0] + SUN[1] - sz * SUN[2]) / np.sqrt(1 + sx**2 + sz**2), 0, 1)
    patch = fbm(px * 1.3 + 9, pz * 1.3 + 9, 41, 3)
    colour = mix(rgb("#75803a"), rgb("#b09a48"), ramp(0.42, 0.60, patch))
    colour = mix(colour, rgb("#5d7a3a"), ramp(0.5, 0.35, patch) * 0.6)
    colour = mix(colour, rgb("#2f5233"), sample(wood, px, pz))
    colour = mix(colour, rgb("#75695e"), sample(stone, px, pz))
    colour = colour * (0.75 + 0.5 * fbm(px * 9, pz * 9, 43, 3))[..., None]
    shade = mix(rgb("#4a4a78") * 0.62, rgb("#ffc890") * 1.35, lit)
    colour = colour * shade
    level = sample(height, px, pz)
    water = ramp(-0.30, -0.36, level) * ramp(26, 18, pz)
    shine = 0.75 + 0.5 * fbm(px * 5, pz * 1.5, 47, 3)
    colour = mix(
        colour, mix(rgb("#4a5a80"), rgb("#ffb878"), ramp(4, 20, pz)) * shine[..., None], water
    )
    far = np.clip((pz - 2) / 32, 0, 1)
    line = ramp(0.022 + 0.0035 * pz, 0.006 + 0.001 * pz, hex_edge(px, pz)) * ramp(26, 8, pz)
    colour = mix(colour, rgb("#f0c264"), line * 0.42)
    haze = mix(rgb("#7a5a78"), rgb("#f2a868"), np.exp(-(((x - SUN_AT[0]) / 130) ** 2)))
    colour = mix(colour, haze, far**0.8 * 0.86)
    return mix(sky(x, y), colour, found.astype(np.float32))


def tower(x: float, foot: float, wide: float, top: float, roof: float, hue: str) -> list[Part]:
    """A round tower with a pointed roof, or with battlements if `roof` is 0."""
    wall = ((x - wide, top), (x + wide, top), (x + wide * 1.05, foot), (x - wide * 1.05, foot))
    parts = [Part("wall", polygon(wall), hue, wide * 0.9, "bone")]
    out = wide * 1.22
    crown = ((x - out, top - 7), (x + out, top - 7), (x + out, top + 5), (x - out, top + 5))
    parts.append(Part("crown", polygon(crown), hue, 4, "bone", ink=0.8))
    if roof:
        cone = (
            (x - out * 1.1, top - 6, "c"),
            (x, top - 6 - roof, "c"),
            (x + out * 1.1, top - 6, "c"),
        )
        parts.append(Part("roof", smooth((*cone, (x, top - 3))), "#7d3b34", wide * 0.8))
        return parts
    for i in range(4):
        left = x - out + i * out * 0.575
        tooth = (
            (left, top - 14),
            (left + out * 0.29, top - 14),
            (left + out * 0.29, top - 6),
            (left, top - 6),
        )
        parts.append(Part("tooth", polygon(tooth), hue, 2, "bone", ink=0.8))
    return parts


CASTLE_SIZE = 0.78
CASTLE_FOOT = (229.0, 232.0)
"""The middle of its foot, as drawn."""


def castle(zoom: float) -> Array:
    """The castle on its rock, as a layer of the box; darkened by the evening."""
    foot_x = 180 + (ROCK[0] - EYE[0]) / (ROCK[1] - EYE[2]) * LENGTH
    foot_y = HORIZON - (2.0 - EYE[1]) / (ROCK[1] - EYE[2] - 0.9) * LENGTH
    size = CASTLE_SIZE
    left, top = CASTLE_FOOT[0] - foot_x / size, CASTLE_FOOT[1] - foot_y / size
    layer = painted_castle(View(360 / size, 480 / size, zoom * size, left, top))
    to_the_sun = np.broadcast_to(np.linspace(0, 1, layer.shape[1]), layer.shape[:2])
    evening = mix(rgb("#8f7f9c"), rgb("#ffd2a0"), ramp(0.35, 0.85, to_the_sun))
    rows, columns = np.mgrid[0 : layer.shape[0], 0 : layer.shape[1]] / zoom
    ragged = foot_y - 3 + 9 * (fbm(columns / 7, rows / 7, 61, 3) - 0.5)
    layer[..., 3] *= ramp(ragged + 1.5, ragged - 1.5, rows)
    glow = layer[..., :3].max(-1) > 0.93
    layer[..., :3] = np.where(glow[..., None], layer[..., :3], layer[..., :3] * evening)
    return layer


def painted_castle(view: View) -> Array:
    stone, shade = "#8d8078", "#6f666a"
    parts = tower(193, 226, 9, 150, 30, shade) + tower(262, 226, 9, 156, 28, shade)
    parts += tower(228, 226, 14, 108, 44, stone)
    wall = ((186, 176), (272, 176), (276, 228), (182, 228))
    parts.append(Part("curtain", polygon(wall), stone, 10, "bone"))
    for i in range(9):
        x = 186 + i * 10
        tooth = ((x, 169), (x + 5, 169), (x + 5, 178), (x, 178))
        parts.append(Part("tooth", polygon(tooth), stone, 2, "bone", ink=0.8))
    parts += tower(182, 234, 12, 164, 0, stone) + tower(276, 234, 12, 168, 0, stone)
    gate = ((220, 230, "c"), (220, 206), (229, 196), (238, 206), (238, 230, "c"))
    parts.append(Part("gate", smooth(gate), "#2a1c18", 3))
    canvas = paint(parts, view, Style(ink=1.7, outline=2.4, rim=0.6, form=0.5, seed=3))
    lights = [(228, 122), (228, 140), (224, 158), (193, 168), (262, 174), (182, 186), (276, 190)]
    body = "".join(
        f'<circle cx="{x}" cy="{y}" r="9" fill="#ffb040" opacity=".16"/>'
        f'<path d="M{x - 2} {y + 4}V{y - 1}Q{x} {y - 5} {x + 2} {y - 1}V{y + 4}Z" fill="#ffd980"/>'
        for x, y in lights
    )
    flags = "".join(
        f'<path d="M{x} {y}V{y - 15}" stroke="#2a1c18" stroke-width="1.5"/>'
        f'<path d="M{x} {y - 15}C{x + 5} {y - 18} {x + 9} {y - 11} {x + 15} {y - 14}'
        f'L{x + 14} {y - 8}C{x + 9} {y - 6} {x + 5} {y - 12} {x} {y - 9}Z" fill="#b3342a"/>'
        for x, y in ((228, 59), (193, 115), (262, 123))
    )
    draw(canvas, body + flags)
    return canvas.rgba
