"""A small ray-caster for dice: one rounded cube with signs sunk into its faces, lit properly.

The table is the plane z = 0, z points up, y away from the eye. The cube's half side is 1.
A face is data: a mask of what is sunk into it and inked (pips now; any other sign will do).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

from artkit.masks import View, signed_distance, svg_mask
from artkit.noise import fbm
from artkit.palette import Array, ramp, rgb, to_linear, to_srgb

ELEVATION = math.radians(52)  # how far above the table the eye looks from
DISTANCE = 11.0  # of the eye: a little perspective
ROUND = 0.21  # radius of the edges
CORNER = 1.545  # corners are ground off at this distance from the middle
TEXTURE = 160  # pixels along a face's picture
OUTLINE = "#1c120c"
SUNK = 0.085  # how deep signs are sunk
KEY = np.array([-0.44, -0.20, 0.875], np.float32)  # where the light comes from
KEY /= np.linalg.norm(KEY)
RIGHT = np.array([1, 0, 0], np.float32)
FORWARD = np.array([0, math.cos(ELEVATION), -math.sin(ELEVATION)], np.float32)
UP = np.array([0, math.sin(ELEVATION), math.cos(ELEVATION)], np.float32)

# (axis, direction) of the faces 1..6: opposite faces add up to seven, 1-2-3 run anticlockwise
SIDES = ((0, 1), (1, 1), (2, 1), (2, -1), (1, -1), (0, -1))


@dataclass(frozen=True)
class Face:
    """What is sunk into a face: how much of each texel is inked, and the slope of the hollow."""

    ink: Array
    slope_u: Array
    slope_v: Array


@dataclass(frozen=True)
class Die:
    """Six faces and the colours of body and signs."""

    faces: tuple[Face, ...]
    body: str = "#efe4c8"
    sign: str = "#2e120f"


def face(markup: str) -> Face:
    """A face from SVG drawn on a square of 100 units."""
    view = View(100, 100, TEXTURE / 100)
    ink = svg_mask(markup, view) if markup else np.zeros(view.shape, np.float32)
    depth = np.clip(-signed_distance(ink, view.zoom) / 50, 0, SUNK * 1.5)
    hollow = -np.sqrt(np.clip(1 - (1 - depth / (SUNK * 1.5)) ** 2, 0, 1)) * SUNK
    hollow = gaussian_filter(hollow, 1.3)
    slope_v, slope_u = np.gradient(hollow, 2 / TEXTURE)
    return Face(gaussian_filter(ink, 0.7), slope_u.astype(np.float32), slope_v.astype(np.float32))


def turn(axis: tuple[float, float, float], degrees: float) -> Array:
    """Rotation matrix round an axis."""
    x, y, z = np.array(axis) / np.linalg.norm(axis)
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    n = 1 - c
    return np.array(
        [
            [c + x * x * n, x * y * n - z * s, x * z * n + y * s],
            [y * x * n + z * s, c + y * y * n, y * z * n - x * s],
            [z * x * n - y * s, z * y * n + x * s, c + z * z * n],
        ],
        np.float32,
    )


def upright(value: int) -> Array:
    """The turn that brings a face (1..6) to the top."""
    return {
        3: np.eye(3, dtype=np.float32),
        4: turn((1, 0, 0), 180),
        1: turn((0, 1, 0), -90),
        6: turn((0, 1, 0), 90),
        2: turn((1, 0, 0), 90),
        5: turn((1, 0, 0), -90),
    }[value]


def lowest(rotation: Array) -> float:
    """How far the lowest point of the turned cube lies below its middle."""
    inner = 1 - ROUND
    reach = float(np.abs(rotation[2]).sum()) * inner + ROUND
    return min(reach, CORNER)


def _distance(p: Array) -> Array:
    """From points to the cube's skin, negative inside."""
    q = np.abs(p) - (1 - ROUND)
    box = np.sqrt((np.maximum(q, 0) ** 2).sum(-1)) + np.minimum(q.max(-1), 0) - ROUND
    ball = np.sqrt((p**2).sum(-1)) - CORNER
    blend = np.maximum(0.05 - np.abs(box - ball), 0)  # worn, not sawn off
    return np.maximum(box, ball) + blend**2 / 0.2


def render(die: Die, rotation: Array, pixels: int, span: float, tall: float = 1.0) -> Array:
    """The die alone, straight RGBA. `span` units fit across; `tall` is its middle's height."""
    origins, directions = _rays(pixels, span)
    local_origins, local_directions = origins @ rotation, directions @ rotation
    hit, points, nearest = _trace(local_origins, local_directions)
    rgba = np.zeros((pixels * pixels, 4), np.float32)
    rgba[hit, :3] = _shade(die, rotation, points[hit], directions[hit], tall)
    texel = span / pixels
    rgba[:, 3] = np.where(hit, 1.0, np.clip(1 - nearest / texel, 0, 1))
    edge = (~hit) & (rgba[:, 3] > 0)
    rgba[edge, :3] = rgb(OUTLINE)
    return rgba.reshape(pixels, pixels, 4)


def _rays(pixels: int, span: float) -> tuple[Array, Array]:
    along = ((np.arange(pixels, dtype=np.float32) + 0.5) / pixels - 0.5) * span
    across, down = np.meshgrid(along, along)
    target = across[..., None] * RIGHT - down[..., None] * UP
    eye = -FORWARD * DISTANCE
    directions = (target - eye).reshape(-1, 3)
    directions /= np.linalg.norm(directions, axis=-1, keepdims=True)
    start = eye + directions * (DISTANCE - 2.2)
    return start.astype(np.float32), directions.astype(np.float32)


def _trace(origins: Array, directions: Array) -> tuple[Array, Array, Array]:
    """Walk along the rays: which hit, where, and how near the others came."""
    far = np.zeros(len(origins), np.float32)
    nearest = np.full(len(origins), 9.0, np.float32)
    points = origins.copy()
    alive = np.arange(len(origins))
    for _ in range(60):
        distance = _distance(points[alive])
        nearest[alive] = np.minimum(nearest[alive], np.maximum(distance, 0))
        far[alive] += distance
        points[alive] = origins[alive] + directions[alive] * far[alive, None]
        alive = alive[(distance > 0.0015) & (far[alive] < 4.4)]
        if not len(alive):
            break
    return nearest < 0.003, points, nearest


def _shade(die: Die, rotation: Array, p: Array, directions: Array, tall: float) -> Array:
    smooth_normals = _normals(p)
    ink, normals = _signs(die, p, smooth_normals)
    world, flat = normals @ rotation.T, smooth_normals @ rotation.T
    height = (p @ rotation.T)[:, 2] + tall
    key = np.clip(world @ KEY, 0, 1)
    sky = 0.5 + 0.5 * world[:, 2]
    bounce = np.clip(-world[:, 2] * 0.6 + 0.4, 0, 1) * ramp(2.2, 0.2, height)
    near_table = 1 - 0.50 * ramp(0.9, 0.0, height)  # little light reaches the foot
    grain = fbm(p[:, 0] * 3 + p[:, 2] * 2 + 9, p[:, 1] * 3 - p[:, 2] * 2 + 9, 5, 4) - 0.5
    streak = fbm(p[:, 0] * 1.2 + 4, p[:, 1] * 9 + p[:, 2] * 7, 6, 3) - 0.5
    body = to_linear(rgb(die.body)) * (1 + 0.16 * grain + 0.12 * streak)[:, None]
    albedo = body + (to_linear(rgb(die.sign)) - body) * ink[:, None]
    light = (
        0.96 * key[:, None] * rgb("#fff0d2")
        + 0.26 * sky[:, None] * rgb("#c8d6ea")
        + 0.16 * bounce[:, None] * rgb("#d89a5c")
    )
    colour = albedo * light * near_table[:, None]
    half = KEY - directions
    half /= np.linalg.norm(half, axis=-1, keepdims=True)
    shine = np.clip((world * half).sum(-1), 0, 1) ** 42
    colour += (0.20 * shine * (1 - 0.5 * ink))[:, None] * rgb("#fff4de")
    glancing = ramp(0.24, 0.03, np.abs((flat * directions).sum(-1)))
    colour = to_srgb(colour)
    return colour + (rgb(OUTLINE) - colour) * (0.82 * glancing)[:, None]


def _normals(p: Array) -> Array:
    step = np.float32(0.004)
    normals = np.empty_like(p)
    for axis in range(3):
        offset = np.zeros(3, np.float32)
        offset[axis] = step
        normals[:, axis] = _distance(p + offset) - _distance(p - offset)
    return normals / (np.linalg.norm(normals, axis=-1, keepdims=True) + 1e-9)


def _signs(die: Die, p: Array, normals: Array) -> tuple[Array, Array]:
    """How inked each point is, and the normals bent by the hollows."""
    ink = np.zeros(len(p), np.float32)
    bent = normals.copy()
    for (axis, direction), sign in zip(SIDES, die.faces, strict=True):
        on = np.flatnonzero(normals[:, axis] * direction > 0.8)
        if not len(on):
            continue
        u_axis, v_axis = (k for k in range(3) if k != axis)
        u, v = p[on, u_axis], p[on, v_axis] * direction
        place = [(v * 0.5 + 0.5) * TEXTURE - 0.5, (u * 0.5 + 0.5) * TEXTURE - 0.5]
        ink[on] = map_coordinates(sign.ink, place, order=1)
        bent[on, u_axis] -= map_coordinates(sign.slope_u, place, order=1)
        bent[on, v_axis] -= map_coordinates(sign.slope_v, place, order=1) * direction
    return ink, bent / np.linalg.norm(bent, axis=-1, keepdims=True)
