"""The kit's noise on a whole square grid at once.

On a grid whose lines run along the lattice the blending of corners splits into rows and columns:
two small matrix products instead of four hashes a pixel. A tile needs thirty such sheets.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from artkit.noise import value_noise
from artkit.palette import Array


@lru_cache(maxsize=256)
def _weights(size: int, cells: int) -> Array:
    """Row i: how much of each of the `cells` lattice points goes into pixel i (it wraps round)."""
    place = (np.arange(size) + 0.5) / size * cells
    column = np.floor(place).astype(int)
    share = place - column
    share = share**3 * (share * (share * 6 - 15) + 10)
    weights = np.zeros((size, cells), np.float32)
    rows = np.arange(size)
    np.add.at(weights, (rows, column % cells), 1 - share)
    np.add.at(weights, (rows, (column + 1) % cells), share)
    return weights


def sheet(size: int, cells: int, seed: int, octaves: int = 5, gain: float = 0.5) -> Array:
    """Noise upon finer noise, 0..1, on `size` x `size` pixels; repeats without a seam.

    `cells` is how many lattice cells of the coarsest noise lie along a side."""
    total = np.zeros((size, size), np.float32)
    weight, weights = 1.0, 0.0
    for octave in range(octaves):
        count = cells * 2**octave
        if count > size:
            break
        lattice = np.arange(count, dtype=np.float32)
        points = value_noise(lattice[None, :], lattice[:, None], seed + 17 * octave)
        across = _weights(size, count)
        total += weight * (across @ points @ across.T)
        weights += weight
        weight *= gain
    return total / weights


def kaleidoscope(field: Array) -> Array:
    """The same field made alike on all four sides, also mirrored; its contrast is kept.

    What is so at the rim of every tile joins with any neighbour, however the tile is turned."""
    half = field + field[:, ::-1]
    half = half + half[::-1]
    whole = (half + half.T) / 8
    spread = (whole - whole.mean()) / whole.std()
    return field.mean() + field.std() * np.clip(spread, -1.4, 1.4)  # mirrors heap up peaks
