"""Outlines written as text: short enough that a part list reads like a list of parts.

`"40,134 52,116! 78,112"` are three points, the second a sharp corner; in `"40,134,6"` the 6 is a
half width.
"""

from __future__ import annotations

from artkit.shapes import Point, polygon, smooth, taper


def points(text: str) -> list[Point]:
    """The points a text names."""
    return [_point(word) for word in text.split()]


def _point(word: str) -> Point:
    numbers = tuple(float(number) for number in word.rstrip("!").split(","))
    return (*numbers, "c") if word.endswith("!") else numbers


def curve(text: str) -> str:
    """A smooth closed outline through the points."""
    return smooth(points(text))


def corners(text: str) -> str:
    """A closed outline of straight lines."""
    return polygon(points(text))


def limb(text: str, steps: int = 24) -> str:
    """A line with a half width at every point: limbs, strands, cracks."""
    return taper(points(text), steps)
