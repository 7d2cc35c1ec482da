"""Line glyphs: cream strokes with round ends on a grid of 24, for buttons and small rows."""

from __future__ import annotations

import math
from collections.abc import Callable

from artkit.masks import View, svg_rgba
from artkit.output import Picture
from artkit.palette import CREAM

GRID, SIDE, STROKE = 24, 96, 2.1


def turned(body: str, degrees: float) -> str:
    return f'<g transform="rotate({degrees} 12 12)">{body}</g>'


def mirrored(body: str) -> str:
    return f'<g transform="translate(24 0) scale(-1 1)">{body}</g>'


def lines(path: str) -> str:
    return f'<path d="{path}"/>'


def circle(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}"/>'


def spot(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{CREAM}" stroke="none"/>'


def solid(path: str) -> str:
    return f'<path d="{path}" fill="{CREAM}"/>'


def cog() -> str:
    """A wheel with eight teeth."""
    points = []
    for tooth in range(8):
        for shift, radius in ((-0.27, 7.0), (-0.17, 9.6), (0.17, 9.6), (0.27, 7.0)):
            angle = (tooth + shift * 1.15) * math.pi / 4
            points.append(
                f"{12 + radius * math.cos(angle):.2f} {12 + radius * math.sin(angle):.2f}"
            )
    return lines(f"M{'L'.join(points)}Z") + circle(12, 12, 3.1)


ARROW = lines("M19.5 12H5M11 5.5L4.5 12L11 18.5")
CHEVRON = lines("M14.8 5L8 12L14.8 19")
TURN = lines("M5 9A8 8 0 1 1 4.2 14.6M4 2.8L4.6 9.4L11.2 8.8")

GLYPHS = {
    "menu": lines("M4 6.5H20M4 12H20M4 17.5H20"),
    "undo": lines("M9 4.5L4 9.5L9 14.5M4 9.5H14.5A5.2 5.2 0 0 1 14.5 19.9H11"),
    "help": lines("M8 8.6A4.1 4.1 0 1 1 13.6 12.4C12.4 13 12 13.7 12 15.2") + spot(12, 19.3, 1.45),
    "close": lines("M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5"),
    "back": ARROW,
    "next": mirrored(ARROW),
    "up": turned(CHEVRON, 90),
    "down": turned(CHEVRON, 270),
    "plus": lines("M12 4.5V19.5M4.5 12H19.5"),
    "turn_left": TURN,
    "turn_right": mirrored(TURN),
    "folder": lines("M3 18.5V5.5H9.2L11.4 8.3H21V18.5Z"),
    "save": lines("M12 3.5V14.5M7 9.8L12 14.8L17 9.8M4 15.5V20H20V15.5"),
    "settings": cog(),
    "quit": lines("M13 4H4.5V20H13M10 12H20.5M16 7.5L20.5 12L16 16.5"),
    "computer": lines("M3.5 4.5H20.5V15.5H3.5ZM8 20H16M12 15.8V19.8")
    + spot(8.8, 9.2, 1.25)
    + spot(15.2, 9.2, 1.25)
    + lines("M9.5 12.4H14.5"),
    "check": lines("M4.5 12.8L9.8 18L19.5 6.5"),
    "map": lines("M3 6.2L9 4L15 6.2L21 4V17.8L15 20L9 17.8L3 20ZM9 4V17.8M15 6.2V20"),
    "eye": lines(
        "M2.5 12C5 7.4 8.4 5.6 12 5.6S19 7.4 21.5 12C19 16.6 15.6 18.4 12 18.4S5 16.6 2.5 12Z"
    )
    + circle(12, 12, 2.9),
    "fast": lines("M4 5.5L11 12L4 18.5ZM12.5 5.5L19.5 12L12.5 18.5Z"),
    "skip": lines("M5 5L15 12L5 19ZM18.8 5V19"),
    "trash": lines("M4 6.8H20M9 6.5V3.8H15V6.5M6 7L7 20.4H17L18 7M10.2 10.8V16.6M13.8 10.8V16.6"),
    "random": lines("M5 5H19V19H5Z") + spot(9, 9, 1.5) + spot(12, 12, 1.5) + spot(15, 15, 1.5),
    "flag": lines("M5.5 21V3.6")
    + solid("M5.5 4.4C9 2.4 12.5 6.8 18.8 4.4V12.6C12.5 15 9 10.6 5.5 12.6Z"),
}


def glyph(name: str) -> Picture:
    """A glyph of the list, drawn at 96 pixels."""
    body = (
        f'<g fill="none" stroke="{CREAM}" stroke-width="{STROKE}" stroke-linecap="round"'
        f' stroke-linejoin="round">{GLYPHS[name]}</g>'
    )
    return Picture(svg_rgba(body, View(GRID, GRID, SIDE / GRID)), lossless=True)


PICTURES: dict[str, Callable[[], Picture]] = {
    f"icons/{name}": (lambda name=name: glyph(name)) for name in GLYPHS
}
