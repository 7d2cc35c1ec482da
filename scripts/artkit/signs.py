"""The heroes' signs: six shapes one can tell apart without their colours. 96 by 96 units."""

from __future__ import annotations

import math

from artkit.masks import View
from artkit.output import Picture, shrink
from artkit.paint import Part, Style, paint
from artkit.palette import HEROES
from artkit.shapes import Points, mirrored, moved, polygon, ring, smooth

SIZE = 96


def _star() -> list[str]:
    points = []
    for k in range(16):
        far = (44, 15, 30, 15)[k % 4]
        angle = math.radians(k * 22.5 - 90)
        points.append((48 + far * math.cos(angle), 48 + far * math.sin(angle)))
    return [polygon(points)]


def _axe() -> list[str]:
    shaft = "-4.5 -36 c, 4.5 -36 c, 4.5 42 c, -4.5 42 c"
    blade = "5 -26 c, 14 -28, 32 -40 c, 40 -20, 40 -4, 32 16 c, 14 2, 5 0 c"
    return [_centred(shaft), _centred(blade), _centred(mirrored(blade, 0))]


def _centred(points: Points) -> str:
    return smooth(moved(points, 48, 48))


def _flame() -> list[str]:
    return [
        smooth(
            [
                (50, 4, "c"),
                (58, 22),
                (74, 36),
                (82, 58),
                (72, 80),
                (50, 92),
                (26, 82),
                (14, 60),
                (22, 38, "c"),
                (30, 50),
                (34, 48),
                (34, 28),
            ]
        )
    ]


def _dagger() -> list[str]:
    return [
        smooth([(48, 3, "c"), (58, 22), (57, 56, "c"), (39, 56, "c"), (38, 22)]),
        smooth([(20, 54), (48, 58), (76, 54), (78, 65), (48, 67), (18, 65)]),
        smooth([(43, 66, "c"), (53, 66, "c"), (53, 82, "c"), (43, 82, "c")]),
        smooth(ring(48, 86, 8, 7)),
    ]


def _sun() -> list[str]:
    rays = []
    for k in range(8):
        ray = "-7 -27 c, 0 -45 c, 7 -27 c"
        rays.append(smooth(moved(ray, 48, 48, k * 45)))
    return [*rays, smooth(ring(48, 48, 21, 21))]


def _moon() -> list[str]:
    outer = [(48 + 40 * math.cos(a), 48 + 40 * math.sin(a)) for a in _arc(-62, -298, 13)]
    inner = [(62 + 31 * math.cos(a), 48 + 31 * math.sin(a)) for a in _arc(-251, -109, 11)]
    return [smooth([(*outer[0], "c"), *outer[1:-1], (*outer[-1], "c"), *inner])]


def _arc(start: float, end: float, count: int) -> list[float]:
    return [math.radians(start + (end - start) * k / (count - 1)) for k in range(count)]


SHAPES = {
    "star": _star,
    "axe": _axe,
    "flame": _flame,
    "dagger": _dagger,
    "sun": _sun,
    "moon": _moon,
}


def sign_parts(hero: str, colour: str = "") -> list[Part]:
    """The sign of a hero, in his bright colour or another."""
    livery = HEROES[hero]
    return [Part("sign", path, colour or livery.bright, 9) for path in SHAPES[livery.sign]()]


def sign(hero: str) -> Picture:
    """The sign as a picture of its own."""
    style = Style(ink=2.0, outline=4.0, rim=0.5, hatch=0, form=0.1)
    canvas = paint(sign_parts(hero), View(SIZE + 8, SIZE + 8, 3, -4, -4), style)
    return Picture(shrink(canvas.rgba, SIZE, SIZE), lossless=True)
