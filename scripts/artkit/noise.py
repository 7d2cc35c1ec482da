"""Seeded noise: the same place and seed give the same value, on every machine."""

from __future__ import annotations

import numpy as np

from artkit.palette import Array


def value_noise(x: Array, y: Array, seed: int, period: int | None = None) -> Array:
    """Smooth random values 0..1 on the unit lattice; with `period` it repeats without a seam."""
    column, row = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
    fx, fy = x - column, y - row
    fx = fx**3 * (fx * (fx * 6 - 15) + 10)
    fy = fy**3 * (fy * (fy * 6 - 15) + 10)

    def corner(i: np.ndarray, j: np.ndarray) -> Array:
        if period:
            i, j = i % period, j % period
        n = i.astype(np.uint32) * np.uint32(374761393) + j.astype(np.uint32) * np.uint32(668265263)
        n = n + np.uint32(seed * 2246822519 & 0xFFFFFFFF)  # all of this wraps at 32 bits
        n = (n ^ (n >> np.uint32(13))) * np.uint32(1274126177)
        return ((n ^ (n >> np.uint32(16))) & np.uint32(0xFFFF)).astype(np.float32) / 65535

    top = corner(column, row) * (1 - fx) + corner(column + 1, row) * fx
    bottom = corner(column, row + 1) * (1 - fx) + corner(column + 1, row + 1) * fx
    return (top * (1 - fy) + bottom * fy).astype(np.float32)


def fbm(
    x: Array, y: Array, seed: int, octaves: int = 5, period: int | None = None, gain: float = 0.5
) -> Array:
    """Noise upon finer noise, 0..1: clouds, stone, grain."""
    total = np.zeros(np.broadcast(x, y).shape, np.float32)
    weight, weights = 1.0, 0.0
    for octave in range(octaves):
        fine = 2**octave
        part = value_noise(x * fine, y * fine, seed + 17 * octave, period and period * fine)
        total += weight * part
        weights += weight
        weight *= gain
    return total / weights


def warp(x: Array, y: Array, seed: int, amount: float, scale: float) -> tuple[Array, Array]:
    """The same places pushed about by noise: straight lines become hand-made."""
    dx = fbm(x / scale, y / scale, seed, 4) - 0.5
    dy = fbm(x / scale, y / scale, seed + 101, 4) - 0.5
    return x + 2 * amount * dx, y + 2 * amount * dy
