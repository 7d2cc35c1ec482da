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
SPEAKER = lines("M3.5 9.5V14.5H7L12 18.8V5.2L7 9.5Z")
FRAME = lines("M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15")

GLYPHS = {
    "menu": lines("M4 6.5H20M4 12H20M4 17.5H20"),
    "undo": lines("M9 4.5L4 9.5L9 14.5M4 9.5H14.5A5.2 5.2 0 0 1 14.5 19.9H11"),
    "help": lines("M8 8.6A4.1 4.1 0 1 1 13.6 12.4C12.4 13 12 13.7 12 15.2") + spot(12, 19.3, 1.45),
    "close": lines("M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5"),
    "back": ARROW,
    "next": mirrored(ARROW),
    "left": CHEVRON,
    "right": turned(CHEVRON, 180),
    "up": turned(CHEVRON, 90),
    "down": turned(CHEVRON, 270),
    "plus": lines("M12 4.5V19.5M4.5 12H19.5"),
    "minus": lines("M4.5 12H19.5"),
    "turn_left": TURN,
    "turn_right": mirrored(TURN),
    "folder": lines("M3 18.5V5.5H9.2L11.4 8.3H21V18.5Z"),
    "save": lines("M12 3.5V14.5M7 9.8L12 14.8L17 9.8M4 15.5V20H20V15.5"),
    "settings": cog(),
    "quit": lines("M13 4H4.5V20H13M10 12H20.5M16 7.5L20.5 12L16 16.5"),
    "book": lines(
        "M12 6.2C9.4 4.2 5.6 4 2.8 4.8V19C5.6 18.2 9.4 18.4 12 20.4C14.6 18.4 18.4 18.2 21.2 19"
        "V4.8C18.4 4 14.6 4.2 12 6.2ZM12 6.2V20.2"
    ),
    "person": circle(12, 7.6, 4) + lines("M4.2 20.5C4.2 15.6 7.6 13.9 12 13.9S19.8 15.6 19.8 20.5"),
    "computer": lines("M3.5 4.5H20.5V15.5H3.5ZM8 20H16M12 15.8V19.8")
    + spot(8.8, 9.2, 1.25)
    + spot(15.2, 9.2, 1.25)
    + lines("M9.5 12.4H14.5"),
    "speaker": SPEAKER + lines("M15.4 9A4.4 4.4 0 0 1 15.4 15M18 6.2A8.4 8.4 0 0 1 18 17.8"),
    "mute": SPEAKER + lines("M15.6 9.4L20.8 14.6M20.8 9.4L15.6 14.6"),
    "music": lines("M9 17.6V5.6L19.5 3.6V15.4M9 9L19.5 7")
    + circle(6.6, 17.8, 2.5)
    + circle(17.1, 15.6, 2.5),
    "fullscreen": FRAME,
    "window": lines("M9 4V9H4M20 9H15V4M15 20V15H20M4 15H9V20"),
    "check": lines("M4.5 12.8L9.8 18L19.5 6.5"),
    "map": lines("M3 6.2L9 4L15 6.2L21 4V17.8L15 20L9 17.8L3 20ZM9 4V17.8M15 6.2V20"),
    "log": lines("M5 3.5H19V20.5H5ZM8.6 8H15.4M8.6 12H15.4M8.6 16H12.6"),
    "eye": lines(
        "M2.5 12C5 7.4 8.4 5.6 12 5.6S19 7.4 21.5 12C19 16.6 15.6 18.4 12 18.4S5 16.6 2.5 12Z"
    )
    + circle(12, 12, 2.9),
    "fast": lines("M4 5.5L11 12L4 18.5ZM12.5 5.5L19.5 12L12.5 18.5Z"),
    "skip": lines("M5 5L15 12L5 19ZM18.8 5V19"),
    "pencil": lines("M4 20L5.2 15.2L16.2 4.2L19.8 7.8L8.8 18.8ZM13.6 6.8L17.2 10.4"),
    "trash": lines("M4 6.8H20M9 6.5V3.8H15V6.5M6 7L7 20.4H17L18 7M10.2 10.8V16.6M13.8 10.8V16.6"),
    "crosshair": circle(12, 12, 6.8)
    + lines("M12 2.6V7M12 17V21.4M2.6 12H7M17 12H21.4")
    + spot(12, 12, 1.3),
    "random": lines("M5 5H19V19H5Z") + spot(9, 9, 1.5) + spot(12, 12, 1.5) + spot(15, 15, 1.5),
    "lock": lines("M5.5 11H18.5V20.5H5.5ZM8.2 10.8V7.6A3.8 3.8 0 0 1 15.8 7.6V10.8")
    + lines("M12 14.8V16.8"),
    "clock": circle(12, 12, 8.6) + lines("M12 7V12L15.6 14.2"),
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
