"""Clothes and gear several figures wear, drawn round a head or along a line."""

from __future__ import annotations

from artkit.bodies import folds, mark
from artkit.faces import Head
from artkit.paint import Part
from artkit.palette import GOLD, HIDE_DARK, STEEL, STEEL_LIGHT
from artkit.shapes import Point, Points, ellipse, moved

# A hood is a horseshoe: over the head and down both sides; scarf or collar closes it below.
HOOD_INSIDE = (
    "-14 62 c, -24 40, -30 18, -30 -8, -27 -33, -10 -47, 12 -47, 27 -33, 31 -8, 30 20,"
    "22 44, 14 64 c"
)
HOOD_OUTSIDE = (
    "50 66 c, 52 40, 52 16, 51 -8, 50 -34, 55 -62 c, 34 -58, 10 -64, -14 -59, -32 -40,"
    "-36 -12, -37 18, -38 42, -34 66 c"
)
HOOD_FOLDS = (
    "44 -52 0.5, 38 -20 2.5, 42 24 2, 44 60 1",
    "26 -56 0.5, 35 -40 2, 46 -10 1",
    "-33 0 0.4, -34 30 1.6, -28 60 0.8",
)


def hood(head: Head, colour: str, lining: str) -> tuple[list[Part], list[Part]]:
    """What lies behind the face, and what lies in front of it."""
    outside, inside = head.place(HOOD_OUTSIDE), head.place(HOOD_INSIDE)
    behind = [Part("lining", outside, lining, 12, "cloth")]
    shell = [*outside, *inside]
    creases = folds([head.place(line) for line in HOOD_FOLDS], -5, 2)
    front = [
        mark(
            head.place("-28 -36, 0 -50, 30 -34, 30 -12, 20 -30, 0 -37, -20 -32, -27 -18"),
            lining,
            "face",
            0.5,
            2.0,
        ),
        Part("hood", shell, colour, 11 * head.size, "cloth", creases, lift=1.3),
    ]
    return behind, front


def blade(
    x: float,
    y: float,
    degrees: float,
    *,
    length: float,
    half: float,
    guard: float,
    grip_length: float,
    scale: float = 1.0,
    metal: str = GOLD,
) -> list[Part]:
    """A sword or a dagger; the hand closes round (x, y), the point is at -length along y."""

    def at(points: Points) -> list[Point]:
        return moved(points, x, y, degrees, scale)

    top, point = -grip_length / 2, -grip_length / 2 - length
    near, shoulder = point + half * 3.2, top - length * 0.06
    return [
        Part(
            "blade",
            at(
                [
                    (-half * 0.8, top, "c"),
                    (-half, shoulder),
                    (-half * 0.82, near),
                    (0, point, "c"),
                    (half * 0.82, near),
                    (half, shoulder),
                    (half * 0.8, top, "c"),
                ]
            ),
            STEEL,
            half,
            "metal",
        ),
        Part(
            "bevel",
            at(
                [
                    (0, top, "c"),
                    (half * 0.8, top, "c"),
                    (half, shoulder),
                    (half * 0.82, near),
                    (0, point, "c"),
                ]
            ),
            "#878d94",
            half,
            "metal",
            within="blade",
            ink=0,
            shadow=0,
        ),
        Part(
            "fuller",
            at([(-half * 0.16, top, "c"), (half * 0.16, top, "c"), (0, point + length * 0.3, "c")]),
            STEEL_LIGHT,
            1,
            ink=0.3,
            shadow=0,
        ),
        Part(
            "haft",
            at(
                [
                    (-half * 0.42 - 1, top, "c"),
                    (half * 0.42 + 1, top, "c"),
                    (half * 0.36 + 1, grip_length / 2, "c"),
                    (-half * 0.36 - 1, grip_length / 2, "c"),
                ]
            ),
            HIDE_DARK,
            4,
            "leather",
        ),
        Part(
            "guard",
            at(
                [
                    (-guard, top - 2),
                    (-guard * 0.5, top + 1.5),
                    (0, top + 2),
                    (guard * 0.5, top + 1.5),
                    (guard, top - 2),
                    (guard + 2, top + 4),
                    (guard * 0.5, top + 8),
                    (0, top + 9),
                    (-guard * 0.5, top + 8),
                    (-guard - 2, top + 4),
                ]
            ),
            metal,
            4.5,
            "gold",
        ),
        Part(
            "pommel",
            ellipse(*at([(0, grip_length / 2 + 4)])[0], 6.5 * scale, 6.5 * scale),
            metal,
            6,
            "gold",
        ),
    ]
