"""Walls of dressed stone as height fields, and point lights that graze them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.ndimage import gaussian_filter

from artkit.noise import fbm
from artkit.palette import Array, mix, ramp, rgb, to_linear

STONES = ("#2e2b29", "#55504a", "#7d766a", "#9c917d")


@dataclass
class Blocks:
    """For every pixel: how far the joint is, where in its block it lies, the block's chances."""

    edge: Array
    across: Array  # -1..1 within the block
    down: Array
    chance: Array  # four numbers 0..1, the same all over a block


@dataclass(frozen=True)
class Lamp:
    """A point light before the wall; lengths in the wall's units."""

    x: float
    y: float
    z: float
    near: str
    far: str
    strength: float
    half: float
    reach: float


def courses(
    x: Array, y: Array, heights: tuple[float, float], lengths: tuple[float, float], seed: int
) -> Blocks:
    """Rows of blocks, each row of its own height, each block of its own length."""
    chance = np.random.default_rng(seed)
    shape = x.shape
    edge, across, down = (np.zeros(shape, np.float32) for _ in range(3))
    own = np.zeros((*shape, 4), np.float32)
    top, last = float(y.min()) - 1, float(y.max())
    while top <= last:
        height = chance.uniform(*heights)
        row = (y >= top) & (y < top + height)
        joints = [float(x.min()) - chance.uniform(0, lengths[1])]
        while joints[-1] < x.max():
            joints.append(joints[-1] + chance.uniform(*lengths))
        at = np.array([*joints, joints[-1] + lengths[1]], np.float32)
        values = chance.uniform(0, 1, (len(at), 4)).astype(np.float32)
        which = np.searchsorted(at, x[row]) - 1
        left, right = x[row] - at[which], at[which + 1] - x[row]
        up, low = y[row] - top, top + height - y[row]
        edge[row] = rounded_inset(np.minimum(left, right), np.minimum(up, low), 9)
        across[row] = (left - right) / (left + right)
        down[row] = (up - low) / height
        own[row] = values[which]
        top += height
    return Blocks(edge, across, down, own)


def rounded_inset(a: Array, b: Array, radius: float) -> Array:
    """Distance to the edge of a corner whose sides are `a` and `b` away, rounded off."""
    corner = np.hypot(np.clip(radius - a, 0, None), np.clip(radius - b, 0, None))
    return np.where((a < radius) & (b < radius), radius - corner, np.minimum(a, b))


def overlaid(below: Blocks, above: Blocks, where: Array) -> Blocks:
    """One wall where `where` is true, the other elsewhere."""
    return Blocks(
        np.where(where, above.edge, below.edge),
        np.where(where, above.across, below.across),
        np.where(where, above.down, below.down),
        np.where(where[..., None], above.chance, below.chance),
    )


def weathered(blocks: Blocks, x: Array, y: Array, seed: int) -> tuple[Array, Array]:
    """Height of the stones and how much of a pixel is stone rather than joint."""
    fine = fbm(x / 9, y / 9, seed, 5, gain=0.6)
    middle = fbm(x / 32, y / 32, seed + 1, 4)
    bitten = 7 * ramp(0.55, 0.75, fbm(x / 19, y / 19, seed + 2, 3))
    stone = ramp(1.2, 8.5, blocks.edge - bitten + 4 * (fine - 0.5) + 3 * (middle - 0.5))
    pits = ramp(0.66, 0.78, fbm(x / 7, y / 7, seed + 3, 2))
    crack = np.abs(fbm(x / 90, y / 90, seed + 4, 4) - 0.5)
    cracked = ramp(0.010, 0.002, crack) * ramp(0.52, 0.6, fbm(x / 120, y / 120, seed + 5, 2))
    tilt = 5 * (blocks.chance[..., 2] - 0.5) * blocks.across
    tilt = tilt + 6 * (blocks.chance[..., 3] - 0.5) * blocks.down
    height = stone * (11 + 9 * blocks.chance[..., 0] + tilt + 7 * (middle - 0.5))
    height = height + 6.5 * (fine - 0.5) - stone * (2.6 * pits + 4 * cracked)
    return height, stone


def stone_colour(blocks: Blocks, stone: Array, x: Array, y: Array, seed: int) -> Array:
    """Linear colour: grey to buff from block to block, dark in the joints."""
    fine = fbm(x / 10, y / 10, seed + 10, 5, gain=0.6)
    broad = fbm(x / 230, y / 190, seed + 11, 4)
    tone = 0.30 + 0.42 * blocks.chance[..., 1] + 0.55 * (fine - 0.5) + 0.4 * (broad - 0.5)
    level = np.clip(tone, 0, 1) * (len(STONES) - 1)
    colour = sum(
        np.clip(1 - np.abs(level - i), 0, 1)[..., None] * to_linear(rgb(hue))
        for i, hue in enumerate(STONES)
    )
    warm = 1 + 0.10 * (blocks.chance[..., 0:1] - 0.5) * np.array([1.0, 0.2, -1.0])
    return mix(colour * warm, to_linear(rgb("#2a241d")), (1 - stone) * 0.7)


def slopes(height: Array, zoom: float, steep: float = 0.75) -> Array:
    """Normals of a height field (x right, y down, z towards the viewer), `zoom` pixels a unit."""
    gy, gx = np.gradient(gaussian_filter(height, 0.8 * zoom) * zoom)
    normal = np.stack([-gx * steep, -gy * steep, np.ones_like(gx)], -1)
    return normal / np.linalg.norm(normal, axis=-1, keepdims=True)


def hollows(height: Array, zoom: float) -> Array:
    """How open each place is, 0..1: joints and foot of a ledge are dark."""
    open_air = np.ones_like(height)
    for spread, share in ((2, 0.05), (6, 0.035), (20, 0.02)):
        open_air *= np.exp(
            -share * np.clip(gaussian_filter(height, spread * zoom) - height, 0, None)
        )
    return open_air


def lamp_light(lamp: Lamp, x: Array, y: Array, z: Array, normal: Array, open_air: Array) -> Array:
    """Linear light of one lamp at places on a surface."""
    way = np.stack([lamp.x - x, lamp.y - y, lamp.z - z], -1)
    far = np.linalg.norm(way, axis=-1)
    facing = np.clip((normal * way).sum(-1) / far * 0.88 + 0.12, 0, 1)
    strength = lamp.strength / (1 + (far / lamp.half) ** 2) * np.exp(-((far / lamp.reach) ** 2))
    dim, bright = to_linear(rgb(lamp.far)), to_linear(rgb(lamp.near))
    colour = dim + (bright - dim) * np.clip(strength * 0.5, 0, 1)[..., None]
    return colour * (facing * strength * (0.3 + 0.7 * open_air))[..., None]


def filmic(light: Array, exposure: float = 1.5) -> Array:
    """Linear light to 0..1 with a soft shoulder, still linear; bright places keep their hue."""
    light = light * exposure
    return light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14)
