"""Outlines from points. Every function returns the `d` of an SVG path, absolute M, C and Z only.

A point is (x, y), or (x, y, "c") for a sharp corner; a point of a limb is (x, y, half width).
A part list is easier to read with points as text: "10 20, 30 25 c, 40 60".
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

Point = Sequence[Any]
Points = Sequence[Point] | str


def read(points: Points) -> Sequence[Point]:
    """Points as tuples, whichever way they were written."""
    if not isinstance(points, str):
        return points
    return [
        tuple(word if word == "c" else float(word) for word in point.split())
        for point in points.split(",")
    ]


def path_of(shape: Points) -> str:
    """A finished path as it is, points as a smooth closed line."""
    return shape if isinstance(shape, str) and shape.startswith("M") else smooth(shape)


def smooth(points: Points, closed: bool = True) -> str:
    """A line through all the points (Catmull-Rom), with corners where a point asks for one."""
    points = read(points)
    count = len(points)
    at = [(float(p[0]), float(p[1])) for p in points]

    def tangent(i: int) -> tuple[float, float]:
        if len(points[i]) > 2:
            return 0.0, 0.0
        before = at[(i - 1) % count] if closed or i > 0 else at[i]
        after = at[(i + 1) % count] if closed or i < count - 1 else at[i]
        return (after[0] - before[0]) * 0.5, (after[1] - before[1]) * 0.5

    path = [f"M{at[0][0]:.2f} {at[0][1]:.2f}"]
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        a, b = at[i], at[j]
        longest = math.dist(a, b) * 1.1
        ta, tb = _shorten(tangent(i), longest), _shorten(tangent(j), longest)
        path.append(
            f"C{a[0] + ta[0] * 0.383:.2f} {a[1] + ta[1] * 0.383:.2f}"
            f" {b[0] - tb[0] * 0.383:.2f} {b[1] - tb[1] * 0.383:.2f} {b[0]:.2f} {b[1]:.2f}"
        )
    return "".join(path) + ("Z" if closed else "")


def _shorten(vector: tuple[float, float], longest: float) -> tuple[float, float]:
    length = math.hypot(*vector)
    if length <= longest or length == 0:
        return vector
    return vector[0] * longest / length, vector[1] * longest / length


def along(points: Points, steps: int) -> list[tuple[float, ...]]:
    """`steps` + 1 places on a smooth line through the points; further numbers go along too."""
    points = read(points)
    places = []
    last = len(points) - 1
    for k in range(steps + 1):
        u = k / steps * last
        i = min(int(u), last - 1)
        f = u - i
        p0, p1, p2, p3 = (
            points[max(i - 1, 0)],
            points[i],
            points[i + 1],
            points[min(i + 2, last)],
        )
        places.append(
            tuple(
                0.5
                * (
                    2 * b
                    + (c - a) * f
                    + (2 * a - 5 * b + 4 * c - d) * f * f
                    + (3 * b - a - 3 * c + d) * f**3
                )
                for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
            )
        )
    return places


def beside(points: Points, share: float, half: float, steps: int = 16) -> list[Point]:
    """A line that runs along a limb, `share` of its half width to the side; `half` is its own."""
    places = along(points, steps)
    out: list[Point] = []
    for i, (x, y, wide) in enumerate(places):
        a, b = places[max(i - 1, 0)], places[min(i + 1, steps)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1.0
        out.append((x - dy / length * wide * share, y + dx / length * wide * share, half))
    return out


def taper(points: Points, steps: int = 24) -> str:
    """A limb, tail, strand or stroke: a line with a half width at every point."""
    places = along(points, steps)
    left, right = [], []
    for i, (x, y, half) in enumerate(places):
        a, b = places[max(i - 1, 0)], places[min(i + 1, steps)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1.0
        nx, ny = -dy / length * half, dx / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    start, end = places[0], places[-1]
    first, final = places[1], places[-2]
    return smooth([*left, *_cap(final, end), *right[::-1], *_cap(first, start)])


def _cap(inner: Sequence[float], outer: Sequence[float]) -> list[tuple[float, float]]:
    """The rounded end of a limb: one point, a half width beyond it."""
    dx, dy = outer[0] - inner[0], outer[1] - inner[1]
    length = math.hypot(dx, dy) or 1.0
    reach = max(outer[2], 0.0) * 0.8
    return [(outer[0] + dx / length * reach, outer[1] + dy / length * reach)]


def ellipse(cx: float, cy: float, rx: float, ry: float, degrees: float = 0, count: int = 16) -> str:
    return smooth(ring(cx, cy, rx, ry, degrees, count))


def ring(
    cx: float, cy: float, rx: float, ry: float, degrees: float = 0, count: int = 16
) -> list[tuple[float, float]]:
    """Points on an ellipse, clockwise on the screen, the first at the right."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    turns = [2 * math.pi * i / count for i in range(count)]
    return [
        (
            cx + rx * math.cos(a) * c - ry * math.sin(a) * s,
            cy + rx * math.cos(a) * s + ry * math.sin(a) * c,
        )
        for a in turns
    ]


def polygon(points: Points) -> str:
    """Straight lines between the points."""
    return smooth([(p[0], p[1], "c") for p in read(points)])


def shaggy(
    points: Points, depth: float = 7, step: float = 11, seed: int = 1, sway: float = 0.35
) -> str:
    """An outline of tufts: fur, feathers, a ragged hem. Tufts point outwards and a little down."""
    points = read(points)
    chance = random.Random(seed)
    dense: list[tuple[float, float]] = []
    for i, a in enumerate(points):
        b = points[(i + 1) % len(points)]
        pieces = max(1, round(math.dist(a[:2], b[:2]) / step))
        dense += [
            (a[0] + (b[0] - a[0]) * j / pieces, a[1] + (b[1] - a[1]) * j / pieces)
            for j in range(pieces)
        ]
    cx = sum(p[0] for p in dense) / len(dense)
    cy = sum(p[1] for p in dense) / len(dense)
    tufts: list[Point] = []
    for i, p in enumerate(dense):
        q = dense[(i + 1) % len(dense)]
        dx, dy = q[0] - p[0], q[1] - p[1]
        length = math.hypot(dx, dy) or 1.0
        nx, ny = dy / length, -dx / length
        mx, my = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
        if (mx - cx) * nx + (my - cy) * ny < 0:
            nx, ny = -nx, -ny
        far = depth * (0.7 + 0.6 * chance.random())
        tufts.append((p[0], p[1], "c"))
        tufts.append((mx + nx * far + dx * sway, my + ny * far + dy * sway + far * 0.45, "c"))
    return smooth(tufts)


def blob(
    cx: float, cy: float, radius: float, seed: int = 3, count: int = 18, rough: float = 0.07
) -> str:
    """A circle drawn by an unsteady hand: wax, puddles, boulders."""
    chance = random.Random(seed)
    points = []
    for i in range(count):
        far = radius * (1 + rough * 1.3 * (chance.random() * 2 - 1))
        angle = 2 * math.pi * i / count
        points.append((cx + far * math.cos(angle), cy + far * math.sin(angle)))
    return smooth(points)


def moved(
    points: Points, dx: float = 0, dy: float = 0, degrees: float = 0, scale: float = 1
) -> list[Point]:
    """Turned round the origin, scaled (half widths too), then shifted."""
    c, s = math.cos(math.radians(degrees)) * scale, math.sin(math.radians(degrees)) * scale
    out: list[Point] = []
    for p in read(points):
        rest = tuple(v if isinstance(v, str) else v * scale for v in p[2:])
        out.append((dx + p[0] * c - p[1] * s, dy + p[0] * s + p[1] * c, *rest))
    return out


def mirrored(points: Points, axis: float) -> list[Point]:
    """Reflected left to right about x = `axis`."""
    return [(2 * axis - p[0], *p[1:]) for p in read(points)]
