"""A torch in its iron holder, modelled like the dragon; without its flame.

The wall is at z = 0, a unit is about the length of a hand.
"""

from __future__ import annotations

import numpy as np
from artkit.noise import fbm
from artkit.palette import Array, ramp, rgb, to_linear
from artkit.sculpt import Camera, ball, join, limb, look, nearness, normals, roughened


def shaft(x: Array, y: Array, z: Array) -> Array:
    return limb(x, y, z, (0, -1.75, 0.28), (0, -0.25, 0.58), 0.085, 0.125)


def head(x: Array, y: Array, z: Array) -> Array:
    """Rags and pitch in the basket."""
    return ball(x, y, z, (0, -0.06, 0.62), (0.21, 0.2, 0.21))


def iron(x: Array, y: Array, z: Array) -> Array:
    """A basket of rings and bars, and the bracket that holds the shaft to the wall."""
    whole = hoop(x, y, z, -0.02, 0.30, 0.045)
    whole = np.minimum(whole, hoop(x, y, z, -0.38, 0.17, 0.04))
    for turn in range(8):
        c, s = np.cos(turn * np.pi / 4), np.sin(turn * np.pi / 4)
        low = (0.15 * c, -0.4, 0.58 + 0.15 * s)
        high = (0.31 * c, 0.10, 0.62 + 0.31 * s)
        whole = np.minimum(whole, limb(x, y, z, low, high, 0.028, 0.026))
    whole = np.minimum(whole, hoop(x, y, z, -1.3, 0.15, 0.05, 0.37))
    whole = join(whole, limb(x, y, z, (0, -1.3, 0.24), (0, -1.42, 0.0), 0.06, 0.07), 0.06)
    plate = np.maximum(np.maximum(np.abs(x) - 0.17, np.abs(y + 1.42) - 0.34), np.abs(z) - 0.05)
    return np.minimum(whole, plate - 0.02)


def hoop(
    x: Array, y: Array, z: Array, height: float, radius: float, thick: float, middle: float = 0.60
) -> Array:
    ring = np.hypot(x, z - middle) - radius
    return np.hypot(ring, y - height) - thick


def whole_torch(x: Array, y: Array, z: Array) -> Array:
    return np.minimum(np.minimum(shaft(x, y, z), head(x, y, z)), iron(x, y, z))


def torch(
    columns: int, rows: int, scale: float, middle: tuple[float, float]
) -> tuple[Array, Array]:
    """Linear light and cover, the mouth at the pixel `middle`, lit by the flame above."""
    camera = Camera(columns, rows, scale, middle, pitch=6)
    hits = look(whole_torch, camera)
    x, y, z = hits.place[:, 0], hits.place[:, 1], hits.place[:, 2]
    fields = np.stack([shaft(x, y, z), head(x, y, z), iron(x, y, z)])
    stuff = np.argmin(fields, axis=0)
    streaks = fbm(np.arctan2(x, z - 0.5) * 6 + 30, y * 1.5 + 30, 5, 4)
    rough = fbm(x * 12 + 30, y * 12 + z * 7 + 30, 6, 4)
    hues = np.array([to_linear(rgb(c)) for c in ("#7d5230", "#241a14", "#6d655e")])
    colour = hues[stuff] * (0.5 + 1.0 * np.where(stuff == 0, streaks, rough))[:, None]
    normal = roughened(hits, (0.02 * rough).astype(np.float32), camera, 0.8)
    open_air = nearness(whole_torch, hits, normals(whole_torch, hits.place), 0.3)
    light = colour * to_linear(rgb("#5a6a80")) * (0.05 * open_air)[:, None]
    for at, strength in (((0, 0.42, 0.72), 5.5), ((0, 0.2, 1.6), 2.2), ((-1.4, 0.3, 1.6), 1.2)):
        way = np.array(at, np.float32) - hits.place
        far = np.linalg.norm(way, axis=1)
        facing = np.clip((normal * way).sum(1) / far * 0.85 + 0.15, 0, 1)
        shine = np.clip((normal * (way / far[:, None] + hits.towards)).sum(1) / 1.9, 0, 1) ** 18
        strong = strength / (1 + (far / 0.7) ** 2) * (0.3 + 0.7 * open_air)
        glow = colour * facing[:, None] + (0.30 * (stuff == 2) * shine)[:, None]
        light = light + glow * strong[:, None] * to_linear(rgb("#ffb060"))
    ember = (stuff == 1) * ramp(-0.08, 0.12, y) * rough
    light = light + ember[:, None] * to_linear(rgb("#ff7a20")) * 1.2
    picture = np.zeros((rows, columns, 3), np.float32)
    picture[hits.where] = light
    return picture, hits.where.astype(np.float32)
