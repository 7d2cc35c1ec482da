"""Painted icons of the interface, 96 pixels each: life, steps, the curse, how a fight ends."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from artkit.masks import View
from artkit.output import Picture, shrink
from artkit.paint import Lamp, Part, Relief, Style, draw, paint
from artkit.palette import (
    BONE,
    BONE_DARK,
    GOLD,
    HIDE_DARK,
    STEEL,
    STEEL_LIGHT,
)
from artkit.shapes import Points, ellipse, mirrored, moved, polygon, smooth

SIDE, ZOOM = 96, 4
EDGE = 2.5
"""Room around the square of 96 units, so that no outline is cut off."""
STYLE = Style(ink=2.2, outline=3.4, rim=0.75, hatch=0.0, form=0.2)
SMALL = Style(ink=2.2, outline=4.2, rim=0.6, hatch=0.0, form=0.2)
"""For icons that are shown at 18 pixels: a stronger outline."""


def icon(
    parts: Sequence[Part], details: str = "", style: Style = STYLE, lamps: Sequence[Lamp] = ()
) -> Picture:
    """Paint the parts on a square of 96, lay flat details on top, scale down."""
    canvas = paint(parts, View(SIDE + 2 * EDGE, SIDE + 2 * EDGE, ZOOM, -EDGE, -EDGE), style, lamps)
    if details:
        draw(canvas, details)
    return Picture(shrink(canvas.rgba, SIDE, SIDE), quality=95)


def shine(path: str, opacity: float, width: float = 0.0) -> str:
    """A flat highlight: filled, or a round line of the given width."""
    if width:
        return (
            f'<path d="{path}" fill="none" stroke="#fff6e2" stroke-width="{width}"'
            f' stroke-linecap="round" stroke-linejoin="round" opacity="{opacity}"/>'
        )
    return f'<path d="{path}" fill="#fff6e2" opacity="{opacity}"/>'


# --- life and steps -------------------------------------------------------------------------

HEART = (
    "M48 87C42 81 10 62 8 34C7 18 17 9 29 9C38 9 44 14 48 22"
    "C52 14 58 9 67 9C79 9 89 18 88 34C86 62 54 81 48 87Z"
)
HEART_INNER = (
    "M48 74C40 67 19 54 18 35C17 25 23 19 30 19C38 19 43 25 48 36"
    "C53 25 58 19 66 19C73 19 79 25 78 35C77 54 56 67 48 74Z"
)
HEART_SHINE = "M18 36C17 26 21 19 29 17C33 17 35 19 33 22C27 24 25 29 25 36C25 40 19 41 18 36Z"


def heart(colour: str, gleam: float) -> Picture:
    details = shine(HEART_SHINE, gleam) + shine("M80 40C78 54 68 64 58 72", 0.28, 3)
    return icon([Part("heart", HEART, colour, 30, "gem")], details, SMALL)


def heart_empty() -> Picture:
    """Only a rim is left: it keeps its place without shouting."""
    parts = [
        Part("rim", HEART, "#85604e", 8),
        Part("hollow", HEART_INNER, "#1d1210", 3, ink=0.8, shadow=0),
    ]
    return icon(parts, "", Style(ink=1.6, outline=3.4, rim=0.25, hatch=0.0, form=0.1))


DIAMOND = ((48, 6), (90, 48), (48, 90), (6, 48))
STEP_FACETS = """
<g stroke="#7a4c10" stroke-width="1.6" opacity=".55" fill="none">
<path d="M48 26L70 48L48 70L26 48ZM48 6V26M90 48H70M48 90V70M6 48H26"/></g>
<path d="M48 6L48 26L26 48L6 48Z" fill="#fff6d8" opacity=".62"/>
<path d="M48 26L70 48L48 70L26 48Z" fill="#fff2c0" opacity=".30"/>
<path d="M90 48L70 48L48 70L48 90Z" fill="#6a3a08" opacity=".45"/>
"""


def step() -> Picture:
    return icon([Part("stone", polygon(DIAMOND), "#e2a63a", 14, "gold")], STEP_FACETS, SMALL)


def step_spent() -> Picture:
    inner = polygon(((48, 24), (72, 48), (48, 72), (24, 48)))
    parts = [
        Part("rim", polygon(DIAMOND), "#7d6038", 7),
        Part("hollow", inner, "#1a100a", 3, ink=0.8, shadow=0),
    ]
    return icon(parts, "", Style(ink=1.6, outline=3.4, rim=0.25, hatch=0.0, form=0.1))


# --- skull and curse ------------------------------------------------------------------------


def skull_parts(bone: str, dark: str, hollow: str) -> list[Part]:
    cheek = ((24, 58), (30, 66), (32, 74), (26, 68))
    parts = [
        Part(
            "jaw",
            smooth(((30, 62), (32, 80), (40, 90), (48, 91), (56, 90), (64, 80), (66, 62))),
            dark,
            9,
            "bone",
        ),
        Part(
            "head",
            smooth(
                (
                    *((48, 5), (22, 11), (8, 31), (10, 52), (19, 62), (24, 74), (36, 76)),
                    *((48, 78), (60, 76), (72, 74), (77, 62), (86, 52), (88, 31), (74, 11)),
                )
            ),
            bone,
            24,
            "bone",
            (
                Relief(smooth(cheek), 4),
                Relief(smooth(mirrored(cheek, 48)), 4),
                Relief(ellipse(48, 30, 22, 5), -1.5, 3),
            ),
        ),
    ]
    socket = ((17, 44), (24, 37), (36, 38), (42, 46), (38, 57), (27, 59), (18, 54))
    brow = ((12, 41, "c"), (24, 31), (38, 35), (44, 44, "c"), (34, 40), (24, 38))
    eyes = (smooth(socket), smooth(mirrored(socket, 48)))
    brows = (smooth(brow), smooth(mirrored(brow, 48)))
    parts += [Part("socket", path, hollow, 3, shadow=0) for path in eyes]
    parts += [Part("brow", path, bone, 4, "bone", ink=0.4) for path in brows]
    nose = ((48, 55, "c"), (54, 65), (51, 69), (48, 66), (45, 69), (42, 65))
    parts.append(Part("nose", smooth(nose), hollow, 2, shadow=0))
    for i in range(4):
        x = 32.5 + i * 8
        tooth = ((x, 72, "c"), (x + 7, 72, "c"), (x + 6.4, 81), (x + 3.5, 83.5), (x + 0.6, 81))
        parts.append(Part("tooth", smooth(tooth), "#f6ecd2", 2.5, "bone", ink=0.7))
    return parts


def skull() -> Picture:
    return icon(skull_parts(BONE, BONE_DARK, "#231716"), "", SMALL)


def curse() -> Picture:
    """A pale skull on a violet seal that glows."""
    small = [
        Part(
            part.name,
            scaled_path(part.path, 0.62, 18.2, 18),
            part.colour,
            max(part.round * 0.6, 1.5),
            part.stuff,
            ink=part.ink * 0.8,
            shadow=part.shadow,
        )
        for part in skull_parts("#e6dcff", "#a896d8", "#2a1448")
    ]
    flames = []
    for i in range(9):
        angle = 360 / 9 * i
        tongue = ((-9, -32), (-6, -39), (2, -43, "c"), (5, -38), (9, -32), (0, -28))
        flames.append(
            Part("flame", smooth(moved(tongue, 48, 48, angle)), "#7b4fd0", 6, ink=0.8, shadow=0.3)
        )
    disc = [
        Part("disc", ellipse(48, 48, 35, 35), "#5a359f", 10),
        Part("dish", ellipse(48, 48, 29.5, 29.5), "#351c68", 5, ink=0.8),
    ]
    lamps = [Lamp(48, 52, 30, "#a97bff", 0.35, 0)]
    return icon([*flames, *disc, *small], "", STYLE, lamps)


def scaled_path(path: str, scale: float, dx: float, dy: float) -> str:
    """A path of absolute commands, scaled about the origin and shifted."""
    out, shifts, turn = [], (dx, dy), 0
    for token in path.replace("M", " M ").replace("C", " C ").replace("Z", " Z ").split():
        if token in {"M", "C", "Z"}:
            out.append(token)
        else:
            out.append(f"{float(token) * scale + shifts[turn]:.2f}")
            turn = 1 - turn
    return " ".join(out)


# --- how a fight ends -----------------------------------------------------------------------


def sword_parts(degrees: float, x: float, y: float, scale: float = 1.0) -> list[Part]:
    """A short sword whose middle lies at the place, point upwards before it is turned."""

    def placed(points: Points) -> list[tuple[float | str, ...]]:
        return [tuple(p) for p in moved(points, x, y, degrees, scale)]

    blade = ((-6, 16, "c"), (-6, -32), (0, -43, "c"), (6, -32), (6, 16, "c"))
    edge = ((0, 16, "c"), (0, -43, "c"), (6, -32), (6, 16, "c"))
    guard = ((-17, 14), (0, 16), (17, 14), (18, 22), (0, 23), (-18, 22))
    grip = ((-4, 22, "c"), (4, 22, "c"), (4, 37, "c"), (-4, 37, "c"))
    return [
        Part("blade", smooth(placed(blade)), STEEL, 5, "metal"),
        Part("edge", smooth(placed(edge)), STEEL_LIGHT, 3, "metal", ink=0, shadow=0),
        Part("grip", smooth(placed(grip)), HIDE_DARK, 4, "leather"),
        Part("guard", smooth(placed(guard)), GOLD, 5, "gold"),
        Part("pommel", smooth(placed(((0, 35), (6, 40), (0, 46), (-6, 40)))), GOLD, 5, "gold"),
    ]


def medal(colour: str, dish: str) -> list[Part]:
    """The round ground of the three outcomes."""
    return [
        Part("ring", ellipse(48, 48, 43, 43, count=24), "#b8883a", 8, "gold"),
        Part("field", ellipse(48, 48, 35, 35, count=24), colour, 12, ink=0.8),
        Part("dish", ellipse(48, 50, 29, 28, count=24), dish, 20, ink=0, shadow=0),
    ]


def win() -> Picture:
    star = []
    for i in range(10):
        radius = 22 if i % 2 == 0 else 9.6
        angle = math.radians(-90 + 36 * i)
        star.append((48 + radius * math.cos(angle), 47 + radius * math.sin(angle)))
    parts = [*medal("#2f6b3a", "#3c8449"), Part("star", polygon(star), "#f2c55a", 9, "gold")]
    return icon(parts, "", SMALL)


def drawn() -> Picture:
    swords = sword_parts(42, 47, 50, 0.82) + sword_parts(-42, 49, 50, 0.82)
    return icon([*medal("#5f4418", "#6d5020"), *swords], "", SMALL)


def lose() -> Picture:
    left = ((48, 33, "c"), (40, 24), (28, 24), (22, 33), (25, 48), (46, 72, "c"), (41, 60, "c"))
    left = (*left, (48, 53, "c"), (41, 44, "c"))
    right = ((52, 32, "c"), (59, 24), (70, 24), (75, 34), (72, 49), (52, 73, "c"), (47, 61, "c"))
    right = (*right, (54, 53, "c"), (47, 44, "c"))
    parts = medal("#6a1e18", "#86281f")
    parts.append(Part("half", smooth(moved(left, -2.5, 1)), "#e8dcc4", 9, "bone"))
    parts.append(Part("half", smooth(moved(right, 2.5, -1)), "#d5c6a8", 9, "bone"))
    return icon(parts, "", SMALL)


PICTURES: dict[str, Callable[[], Picture]] = {
    "icons/heart": lambda: heart("#c92f2a", 0.85),
    "icons/heart_empty": heart_empty,
    "icons/skull": skull,
    "icons/curse": curse,
    "icons/step": step,
    "icons/step_spent": step_spent,
    "icons/win": win,
    "icons/lose": lose,
    "icons/drawn": drawn,
}
