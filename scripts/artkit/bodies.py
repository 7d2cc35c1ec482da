"""Pieces all figures share: flat marks, folds, limbs and hands."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from artkit.paint import Part, Relief
from artkit.palette import HIDE_DARK, blend
from artkit.shapes import Point, Points, along, moved, read, smooth, taper


def mark(
    path: Points, colour: str, within: str = "", opacity: float = 1.0, soft: float = 0.0
) -> Part:
    """A flat mark without line or shadow: a pupil, a crease, a blush."""
    return Part(
        "mark", path, colour, 0.2, within=within, ink=0, shadow=0, opacity=opacity, soft=soft
    )


def stroke(points: Points, colour: str, within: str = "", opacity: float = 1.0) -> Part:
    """A brush stroke: a line of points (x, y, half width)."""
    return mark(taper(points, 16), colour, within, opacity)


def folds(lines: Iterable[Points], height: float = -5.0, soft: float = 2.2) -> tuple[Relief, ...]:
    """Valleys (or, with a positive height, ridges) in cloth along lines (x, y, half width)."""
    return tuple(Relief(taper(line, 14), height, soft) for line in lines)


def limb(
    name: str,
    points: Points,
    colour: str,
    stuff: str = "plain",
    reliefs: tuple[Relief, ...] = (),
    tone: float = 0.0,
) -> Part:
    """An arm or a leg: rounded as far as it is thick."""
    thick = max(p[2] for p in read(points))
    return Part(name, taper(points, 20), colour, thick * 0.85, stuff, reliefs, tone=tone)


def band(
    points: Points, place: float, wide: float, colour: str, stuff: str = "gold", extra: float = 1.0
) -> Part:
    """A ring round a limb or a strand, at a place 0..1 along it."""
    line = along(points, 40)
    k = min(max(round(place * 40), 1), 39)
    (x, y, half), before, after = line[k], line[k - 1], line[k + 1]
    dx, dy = after[0] - before[0], after[1] - before[1]
    length = math.hypot(dx, dy) or 1.0
    nx, ny = -dy / length * (half + extra), dx / length * (half + extra)
    bulge = wide * 0.5
    middle = (x + dx / length * bulge, y + dy / length * bulge)
    across = [(x - nx, y - ny, wide), (*middle, wide), (x + nx, y + ny, wide)]
    return Part("band", taper(across, 10), colour, wide, stuff, ink=0.7)


# --- hands ----------------------------------------------------------------------------------
# Local coordinates of a gripping hand: the shaft runs along y through the origin, the wrist is at
# the left (x < 0), fingers close over the shaft from left to right, the thumb is at the top.

FINGERS = ((-9.2, 10.0, 4.1), (-2.9, 11.6, 4.4), (3.6, 11.2, 4.2), (9.6, 9.0, 3.6))


def grip(
    x: float,
    y: float,
    degrees: float,
    size: float,
    colour: str,
    stuff: str = "skin",
    flip: int = 1,
    thumb: bool = True,
) -> list[Part]:
    """A hand closed round a shaft, seen from the fingers' side.

    `flip` -1 puts the wrist on the right; `degrees` turns hand and shaft together."""

    def place(points: Points) -> list[Point]:
        return moved([(p[0] * flip, *p[1:]) for p in read(points)], x, y, degrees, size)

    dark = blend(colour, HIDE_DARK, 0.55)
    back = smooth(
        place([(-14, -9), (-8, -14), (1, -13), (5, -6), (5, 8), (1, 14), (-8, 13), (-14, 6)])
    )
    parts = [Part("hand", back, colour, 9 * size, stuff)]
    for k, (level, reach, half) in enumerate(FINGERS):
        bend = [
            (-9.5, level + 1.2, half * 0.95),
            (-2, level - 0.6, half * 1.08),
            (5, level - 0.2, half),
            (reach, level + 1.4, half * 0.82),
        ]
        knuckle = Relief(smooth(place(_dot(-3.5, level - 0.6, half * 0.6))), 1.6 * size, 0.9 * size)
        parts.append(
            Part(
                f"finger{k}", taper(place(bend), 14), colour, 4.2 * size, stuff, (knuckle,), ink=0.6
            )
        )
        parts.append(
            stroke(place([(4.2, level - 2.6, 0.25), (5, level, 0.5), (4.6, level + 2, 0.2)]), dark)
        )
    if thumb:
        bend = [(-10, -10, 4.6), (-5, -15.5, 4.6), (2, -16.2, 4.2), (8, -13.4, 3.4)]
        parts.append(Part("thumb", taper(place(bend), 14), colour, 4.4 * size, stuff, ink=0.7))
        nail = smooth(place([(5.5, -16), (9, -15), (9.4, -12.8), (6.4, -13.4)]))
        parts.append(
            mark(nail, blend(colour, "#ffe8d8", 0.35), "thumb", 0.8 if stuff == "skin" else 0)
        )
    return parts


def _dot(x: float, y: float, r: float) -> list[tuple[float, float]]:
    return [(x - r, y), (x, y - r), (x + r, y), (x, y + r)]


# Fingers of an open hand as (root, middle joint, tip): the palm's middle is the origin, the wrist
# is below (y > 0), the thumb at the left.
OPEN = (
    ((-6.6, -7, 3.7), (-9.6, -16, 3.4), (-10.4, -25, 2.3)),
    ((-1.6, -9, 3.9), (-2.4, -20, 3.6), (-1.8, -30, 2.4)),
    ((3.6, -8, 3.8), (5.0, -18, 3.4), (7.0, -27, 2.3)),
    ((7.8, -4, 3.3), (11.4, -12, 2.9), (14.4, -19, 2.0)),
)
CUPPED = (
    ((-6.6, -6, 3.8), (-12.5, -13, 3.5), (-12.0, -21, 2.4)),
    ((-1.6, -7, 4.0), (-5.0, -17, 3.7), (-2.6, -25, 2.4)),
    ((3.8, -6, 3.9), (4.4, -16, 3.5), (8.0, -23, 2.3)),
    ((8.0, -3, 3.4), (12.0, -11, 3.0), (16.6, -15, 2.0)),
)
CLAW = (
    ((-6.6, -7, 3.7), (-13.0, -15, 3.3), (-8.4, -22, 1.8)),
    ((-1.6, -9, 3.9), (-5.2, -20, 3.4), (1.0, -26, 1.8)),
    ((3.6, -8, 3.8), (5.4, -19, 3.3), (11.0, -23, 1.8)),
    ((7.8, -4, 3.3), (14.0, -11, 2.9), (18.4, -12, 1.6)),
)


def hand(
    x: float,
    y: float,
    degrees: float,
    size: float,
    colour: str,
    stuff: str = "skin",
    flip: int = 1,
    fingers: Sequence[Points] = OPEN,
) -> list[Part]:
    """An open hand; `fingers` says how: OPEN, CUPPED (holds something above it) or CLAW."""

    def place(points: Points) -> list[Point]:
        return moved([(p[0] * flip, *p[1:]) for p in read(points)], x, y, degrees, size)

    parts = [
        Part(f"finger{k}", taper(place(bend), 14), colour, 3.8 * size, stuff, ink=0.7)
        for k, bend in enumerate(fingers)
    ]
    palm = smooth(
        place([(-9, -8), (-2, -12), (6, -10), (11, -3), (9, 8), (5, 15), (-5, 15), (-9, 6)])
    )
    ball = Relief(smooth(place(_dot(-4.5, 4, 4.6))), 2.4 * size, 1.6 * size)
    hollow = Relief(smooth(place(_dot(2.5, 0, 4.4))), -2.4 * size, 2.0 * size)
    parts.append(Part("palm", palm, colour, 8 * size, stuff, (ball, hollow), ink=0.7, shadow=0.4))
    dark = blend(colour, HIDE_DARK, 0.5)
    parts.append(stroke(place([(-2, -6, 0.2), (-1, 0, 0.6), (0, 8, 0.3)]), dark, opacity=0.7))
    bend = [(-6, 9, 4.6), (-12.5, 2, 4.3), (-17.5, -6, 3.4), (-18.5, -11, 2.3)]
    parts.append(Part("thumb", taper(place(bend), 14), colour, 4.4 * size, stuff, ink=0.7))
    return parts
