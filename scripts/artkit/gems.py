"""Cut stones: flat facets, each with the tone its own tilt gives, and a sparkle."""

from __future__ import annotations

import math

from artkit.paint import Part
from artkit.palette import blend
from artkit.shapes import Points, polygon

LIGHT_TURN = math.radians(-133)  # where the light comes from, on the screen


def gem(outline: Points, table: Points, colour: str, deep: str) -> list[Part]:
    """A stone seen from above: an outline, a smaller flat table in it, and facets between them.

    Both must have the same number of points in the same order."""
    parts = [Part("stone", polygon(outline), deep, 6, "gem")]
    middle = _middle(outline)
    count = len(outline)
    for i in range(count):
        j = (i + 1) % count
        facet = [outline[i], outline[j], table[j], table[i]]
        x, y = _middle(facet)
        facing = math.cos(math.atan2(y - middle[1], x - middle[0]) - LIGHT_TURN)
        parts.append(_facet(facet, _tone(colour, deep, facing + (0.18 if i % 2 else -0.1))))
    inner = _middle(table)
    for i in range(count):
        j = (i + 1) % count
        piece = [table[i], table[j], inner]
        x, y = _middle(piece)
        # light falls through the stone: inside, the side away from it is the bright one
        facing = -math.cos(math.atan2(y - inner[1], x - inner[0]) - LIGHT_TURN)
        parts.append(_facet(piece, _tone(colour, deep, 0.1 + 0.6 * facing + (0.2 if i % 2 else 0))))
    return parts


def _facet(points: Points, colour: str) -> Part:
    return Part("facet", polygon(points), colour, 1.2, ink=0.16, shadow=0, within="stone")


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
