"""Cut stones: flat facets, each with the tone its own tilt gives, and a sparkle."""

from __future__ import annotations

import math

from artkit.paint import Part
from artkit.palette import blend
from artkit.shapes import Point, Points, polygon

LIGHT_TURN = math.radians(-133)  # where the light comes from, on the screen


def gem(outline: Points, table: Points, colour: str, deep: str, flat: bool) -> list[Part]:
    """A stone: an outline, a smaller table in it, and facets between them.

    Outline and table have the same number of points in the same order. A `flat` table is looked
    down upon; else its own facets run together in the middle, as in a stone seen from the side."""
    middle = _middle(outline)
    count = len(outline)
    parts = [Part("stone", polygon(outline), deep, 6, "gem")]
    for i in range(count):
        j = (i + 1) % count
        facet = [outline[i], outline[j], table[j], table[i]]
        tone = _facing(_middle(facet), middle) + (0.18 if i % 2 else -0.12)
        parts.append(_facet(facet, _tone(colour, deep, tone)))
    return parts + (_flat_table if flat else _cut_table)(table, colour, deep)


def _flat_table(table: Points, colour: str, deep: str) -> list[Part]:
    """Light falls through: the side away from it glows; a band of sheen lies on the other."""
    middle = _middle(table)
    far = [point for point in table if _facing(point, middle) < 0.1]
    near = sorted(table, key=lambda point: -_facing(point, middle))[:2]
    sheen = [
        _towards(middle, near[0], 0.92), _towards(middle, near[1], 0.92),
        _towards(middle, near[1], 0.50), _towards(middle, near[0], 0.50),
    ]  # fmt: skip
    return [
        _facet(table, _tone(colour, deep, -0.15)),
        _facet(far, _tone(colour, deep, 0.22)),
        _facet(sheen, _tone(colour, deep, 0.80), ink=0),
    ]


def _cut_table(table: Points, colour: str, deep: str) -> list[Part]:
    middle = _middle(table)
    parts = []
    for i, point in enumerate(table):
        piece = [point, table[(i + 1) % len(table)], middle]
        tone = 0.1 - 0.6 * _facing(_middle(piece), middle) + (0.2 if i % 2 else 0)
        parts.append(_facet(piece, _tone(colour, deep, tone)))
    return parts


def _facing(point: Point, middle: Point) -> float:
    """1 on the side of the light, -1 opposite."""
    return math.cos(math.atan2(point[1] - middle[1], point[0] - middle[0]) - LIGHT_TURN)


def _towards(one: Point, other: Point, share: float) -> tuple[float, float]:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _facet(points: Points, colour: str, ink: float = 0.16) -> Part:
    return Part("facet", polygon(points), colour, 1.2, ink=ink, shadow=0, within="stone")


def _tone(colour: str, deep: str, share: float) -> str:
    share = max(-1.0, min(1.0, share))
    return blend(colour, "#fff6e0", share * 0.72) if share > 0 else blend(colour, deep, -share)


def _middle(points: Points) -> tuple[float, float]:
    return sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)


def sparkle(x: float, y: float, size: float) -> str:
    """A four-pointed glint, as SVG."""
    s, n = size, size * 0.13
    return (
        f'<path d="M{x} {y - s}L{x + n} {y - n}L{x + s} {y}L{x + n} {y + n}L{x} {y + s}'
        f'L{x - n} {y + n}L{x - s} {y}L{x - n} {y - n}Z" fill="#fffdf2"/>'
    )
