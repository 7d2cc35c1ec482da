"""Masons' tools: flagstones, blocks that follow a wall, cracks. Lengths are in units.

A dungeon tile is 512 units wide, however many pixels it is painted with.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np
from scipy.spatial import cKDTree

from artkit.gridnoise import sheet
from artkit.masks import View, svg_mask
from artkit.palette import Array

SIDE = 512.0
MIDDLE = SIDE / 2
Rect = tuple[float, float, float, float]


@dataclass(frozen=True, eq=False)
class Square:
    """The square a tile is painted on."""

    size: int  # pixels a side
    seed: int

    @property
    def unit(self) -> float:
        """Units a pixel."""
        return SIDE / self.size

    @cached_property
    def x(self) -> Array:
        places = (np.arange(self.size, dtype=np.float32) + 0.5) * self.unit
        return np.ascontiguousarray(np.broadcast_to(places, (self.size, self.size)))

    @cached_property
    def y(self) -> Array:
        return np.ascontiguousarray(self.x.T)

    @cached_property
    def edge(self) -> Array:
        """Distance to the tile's border."""
        return np.minimum(np.minimum(self.x, self.y), np.minimum(SIDE - self.x, SIDE - self.y))

    @cached_property
    def radius(self) -> Array:
        """Distance to the middle."""
        return np.hypot(self.x - MIDDLE, self.y - MIDDLE)

    @cached_property
    def angle(self) -> Array:
        """Direction seen from the middle, in whole turns 0..1."""
        return np.arctan2(self.y - MIDDLE, self.x - MIDDLE) / (2 * np.pi) % 1

    @property
    def view(self) -> View:
        """For shapes drawn as vectors."""
        return View(SIDE, SIDE, self.size / SIDE)

    def noise(self, scale: float, salt: int, octaves: int = 5, gain: float = 0.5) -> Array:
        """Noise 0..1 whose coarsest grains are about `scale` units wide; 0.5 on average."""
        cells = max(2, round(SIDE / scale))
        return sheet(self.size, cells, self.seed * 131 + salt, octaves, gain)

    def drawn(self, body: str) -> Array:
        """SVG markup in units, as a mask."""
        return svg_mask(body, self.view)


def fade(one: Array | float, other: Array | float, share: Array) -> Array:
    """Heights or distances: `one` where `share` is 0, `other` where it is 1."""
    return np.float32(one) + (other - np.float32(one)) * share


def box_distance(x: Array, y: Array, rect: Rect, corner: float) -> Array:
    """Distance to a rounded box, negative inside."""
    left, top, right, bottom = rect
    across = np.abs(x - (left + right) / 2) - (right - left) / 2 + corner
    down = np.abs(y - (top + bottom) / 2) - (bottom - top) / 2 + corner
    outside = np.hypot(np.maximum(across, 0), np.maximum(down, 0))
    return outside + np.minimum(np.maximum(across, down), 0) - corner


def joined(one: Array, other: Array, fillet: float) -> Array:
    """Two shapes given by their distances as one, with rounded inner corners."""
    share = np.clip(0.5 + 0.5 * (other - one) / fillet, 0, 1)
    return other + (one - other) * share - fillet * share * (1 - share)


def flagstones(rng: np.random.RandomState, small: float, large: float) -> list[Rect]:
    """The tile cut into rectangles, again and again, until all are small enough."""
    stones: list[Rect] = []
    heap: list[Rect] = [(0.0, 0.0, SIDE, SIDE)]
    while heap:
        left, top, right, bottom = heap.pop()
        width, height = right - left, bottom - top
        limit = rng.uniform(small, large)
        if max(width, height) < limit or (width < small * 0.85 and height < small * 0.85):
            stones.append((left, top, right, bottom))
            continue
        cut = rng.uniform(0.36, 0.64)
        if width > height * rng.uniform(0.8, 1.25):
            middle = left + width * cut
            heap += [(left, top, middle, bottom), (middle, top, right, bottom)]
        else:
            middle = top + height * cut
            heap += [(left, top, right, middle), (left, middle, right, bottom)]
    return stones


def courses(rng: np.random.RandomState, small: float, large: float) -> list[Rect]:
    """Rows of stones, each row of its own height, joints never above each other for long."""
    stones: list[Rect] = []
    rows = _shares(rng, 0.55 * small, 0.55 * large)
    for top, bottom in pairwise(rows):
        columns = _shares(rng, small, 1.15 * large)
        stones += [(left, top, right, bottom) for left, right in pairwise(columns)]
    return stones


def _shares(rng: np.random.RandomState, small: float, large: float) -> list[float]:
    """Cuts from one side of the tile to the other, `small` to `large` apart."""
    cuts = [0.0]
    while cuts[-1] < SIDE:
        cuts.append(cuts[-1] + rng.uniform(small, large))
    stretch = SIDE / cuts[-1]
    return [cut * stretch for cut in cuts]


def laid(
    square: Square, x: Array, y: Array, stones: list[Rect], corner: float = 11.0
) -> tuple[Array, np.ndarray]:
    """How far inside its stone each pixel lies, and which stone that is.

    `x` and `y` may be pushed about by noise, up to 16 units: stones are never quite straight."""
    inside = np.full(square.x.shape, -1e3, np.float32)
    which = np.zeros(square.x.shape, np.int32)
    for number, stone in enumerate(stones):
        window = tuple(_span(stone[k], stone[k + 2], square) for k in (1, 0))
        depth = -box_distance(x[window], y[window], stone, corner)
        nearer = depth > inside[window]
        inside[window] = np.where(nearer, depth, inside[window])
        which[window][nearer] = number
    return np.minimum(inside, square.edge), which


def circles(square: Square, radii: tuple[float, ...]) -> tuple[Array, np.ndarray]:
    """A pavement in circles round the middle: how far inside its stone a pixel lies, and which."""
    inside = np.full(square.x.shape, -1e3, np.float32)
    which = np.zeros(square.x.shape, np.int32)
    start = 0
    for ring, (low, high) in enumerate(zip((0.0, *radii), radii, strict=False)):
        middle = (low + high) / 2
        count = max(6, round(2 * np.pi * middle / ((high - low) * 1.35)))
        turn = (square.angle * count + 0.37 * ring) % count
        share = turn - np.floor(turn)
        along = np.minimum(share, 1 - share) * 2 * np.pi / count * square.radius
        across = np.minimum(square.radius - low, high - square.radius)
        here = (square.radius >= low) & (square.radius < high)
        inside = np.where(here, np.minimum(along, across), inside)
        which = np.where(here, start + turn.astype(np.int32) % count, which)
        start += count
    return inside, which


def _span(low: float, high: float, square: Square) -> slice:
    margin = 16
    first = int((low - margin) / square.unit)
    last = int((high + margin) / square.unit) + 1
    return slice(max(first, 0), min(last, square.size))


def cells(x: Array, y: Array, points: Array, near: int = 6) -> tuple[Array, np.ndarray]:
    """Distance to the border of the cell around the nearest point, and the number of that cell."""
    places = np.stack([x.ravel(), y.ravel()], 1)
    _, nearest = cKDTree(points).query(places, k=near)
    own = points[nearest[:, 0]]
    border = np.full(len(places), 1e3, np.float32)
    for k in range(1, near):
        other = points[nearest[:, k]]
        way = other - own
        length = np.hypot(way[:, 0], way[:, 1]) + 1e-6
        gap = (((own + other) / 2 - places) * way).sum(1) / length
        border = np.minimum(border, gap)
    return border.reshape(x.shape).astype(np.float32), nearest[:, 0].reshape(x.shape)


def boulder(square: Square, x: float, y: float, radius: float, dice: Array) -> Array:
    """Height of one broken stone that lies at x, y; 0 around it. `dice`: five numbers 0..1."""
    across, down = square.x - x, square.y - y
    turn = np.arctan2(down, across)
    swing = 0.16 * np.cos(3 * turn + 6.28 * dice[0]) + 0.10 * np.cos(5 * turn + 6.28 * dice[1])
    inside = radius * (1 + swing) - np.hypot(across, down)
    slope = ((dice[2] - 0.5) * across + (dice[3] - 0.5) * down) * 1.1
    crown = np.clip(inside / (0.42 * radius), 0, 1) ** 0.6
    return np.where(inside > 0, crown * (radius * (0.65 + 0.4 * dice[4]) + slope), 0)


def beads(square: Square, clear: Array, level: float, spacing: float) -> list[tuple[float, float]]:
    """Points in a row along the line where `clear` has the value `level`."""
    step = max(1, round(1.6 / square.unit))
    x, y, value = (a[::step, ::step].ravel() for a in (square.x, square.y, clear))
    on_line = np.abs(value - level) < 1.6
    x, y = x[on_line], y[on_line]
    order = np.lexsort((y, np.arctan2(y - MIDDLE, x - MIDDLE).round(3)))
    row: list[tuple[float, float]] = []
    for k in order:
        point = float(x[k]), float(y[k])
        if all(math.dist(point, other) > spacing for other in row):
            row.append(point)
    return row


def cracks(rng: random.Random, count: int, length: int = 9, width: float = 2.4) -> str:
    """Branching random walks over the middle of the tile, as SVG strokes."""
    strokes: list[str] = []
    for _ in range(count):
        start = rng.uniform(90, 420), rng.uniform(90, 420)
        strokes += _walk(rng, start, rng.uniform(0, 6.28), length, width, 2)
    return f'<g stroke="#fff" stroke-linecap="round">{"".join(strokes)}</g>'


def _walk(
    rng: random.Random,
    at: tuple[float, float],
    heading: float,
    steps: int,
    width: float,
    branches: int,
) -> Iterator[str]:
    for _ in range(steps):
        heading += rng.uniform(-0.75, 0.75)
        far = rng.uniform(5, 12)
        to = at[0] + far * math.cos(heading), at[1] + far * math.sin(heading)
        yield (
            f'<path d="M{at[0]:.1f} {at[1]:.1f}L{to[0]:.1f} {to[1]:.1f}"'
            f' stroke-width="{width:.2f}"/>'
        )
        at = to
        width *= 0.88
        if branches and rng.random() < 0.22:
            aside = heading + rng.choice([-1, 1]) * 0.9
            yield from _walk(rng, at, aside, steps // 2, width * 0.8, branches - 1)
