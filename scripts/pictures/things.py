"""What monsters leave behind: weapons, spells, the key and the treasures. One light, one ink."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from artkit.gems import gem, sparkle
from artkit.masks import View
from artkit.output import Picture, shrink
from artkit.paint import Lamp, Part, Style, draw, paint
from artkit.partlist import part_list
from artkit.shapes import ellipse, moved, read, ring, smooth

SIZE, PIXELS = 160, 192
VIEW = View(SIZE, SIZE, 2 * PIXELS / SIZE)
STYLE = Style(ink=2.2, outline=4.0, rim=0.85, hatch=0, form=0.25)
Drawing = tuple[list[Part], tuple[Lamp, ...], str]  # parts, own lights, flat marks on top
COLOURS = {
    "steel": "#b9c2c8",
    "bright": "#eef3f4",
    "gold": "#e0a83e",
    "grip": "#6d3f1e",
    "wood": "#85542a",
    "teal": "#3b97a0",
    "coin": "#eab548",
}


def thing(make: Callable[[], Drawing]) -> Picture:
    """A drawing as a finished picture."""
    parts, lamps, marks = make()
    canvas = paint(parts, VIEW, STYLE, lamps)
    if marks:
        draw(canvas, marks)
    return Picture(shrink(canvas.rgba, PIXELS, PIXELS), lossless=True)


# --- weapons --------------------------------------------------------------------------------


def _blade(
    x: float, y: float, degrees: float, scale: float, long: float, guard: float
) -> list[Part]:
    """A straight blade with its hilt; (x, y) is the middle of its guard, the tip points up."""
    neck = 24 - long  # where the blade begins to narrow
    side = guard * 0.7
    return part_list(
        f"""
        blade metal steel 9: -13 0 c, -13.5 {neck}, 0 -{long} c, 13.5 {neck}, 13 0 c
        edge metal bright 5 ink=0.2 shadow=0 within=blade corners: 1 0, 1 {4 - long}, 0 -{long},
            13.2 {neck}, 13 0
        fuller plain #6f7a82 2 ink=0.3 shadow=0 corners: -2.2 -2, -2.2 {neck}, 0 {neck - 8},
            2.2 {neck}, 2.2 -2
        grip leather grip 6 corners: -5.4 4, 5.4 4, 5.4 33, -5.4 33
        wire plain gold 1.5 ink=0.3 shadow=0.5 corners: -6 13, 6 9, 6 11.6, -6 15.6
        wire plain gold 1.5 ink=0.3 shadow=0.5 corners: -6 21, 6 17, 6 19.6, -6 23.6
        wire plain gold 1.5 ink=0.3 shadow=0.5 corners: -6 29, 6 25, 6 27.6, -6 31.6
        pommel gold gold 8 oval: 0 39, {9 * scale} {9 * scale}
        guard gold gold 6: -{guard} -5, -{side} 1, 0 -2, {side} 1, {guard} -5, {guard + 2} 4,
            {side} 10, 0 8, -{side} 10, -{guard + 2} 4
        """,
        COLOURS,
        partial(moved, dx=x, dy=y, degrees=degrees, scale=scale),
    )


def daggers() -> Drawing:
    """A crossed pair."""
    return [*_blade(110, 102, -40, 1.2, 84, 19), *_blade(50, 102, 40, 1.2, 84, 19)], (), ""


def sword() -> Drawing:
    return _blade(48, 112, 45, 1.04, 122, 35), (), ""


def axe() -> Drawing:
    parts = part_list(
        """
        haft wood wood 6 flow=125 corners: -6.5 -66, 6.5 -66, 6.5 78, -6.5 78
        wrap leather grip 6 corners: -8 36, 8 36, 8 64, -8 64
        cap gold gold 6: -10 70, 0 68, 10 70, 10 80, 0 84, -10 80
        spike metal steel 8: -4 -46 c, -20 -42, -44 -34 c, -20 -26, -4 -22 c
        blade metal steel 12: -4 -54 c, 14 -56, 34 -68, 54 -76 c, 65 -46, 65 -18, 52 12 c, 34 0,
            14 -10, -4 -12 c
        edge metal bright 5 ink=0.25 shadow=0: 54 -76 c, 65 -46, 65 -18, 52 12 c, 54 -18, 53 -46
        socket gold gold 7 corners: -12 -58, 12 -58, 12 -9, -12 -9
        top metal bright 5 corners: -8 -58, 0 -78, 8 -58
        """,
        COLOURS,
        partial(moved, dx=68, dy=86, degrees=35, scale=0.96),
    )
    return parts, (), ""


# --- spells ---------------------------------------------------------------------------------


def bolt() -> Drawing:
    """Violet lightning."""
    parts = part_list(
        """
        bolt plain #8257e0 13 corners: 98 6, 30 88, 68 86, 48 154, 128 62, 88 64, 124 6
        core plain #d9c8ff 6 ink=0 shadow=0 within=bolt corners: 99 18, 52 78, 82 76, 66 124,
            106 73, 76 75, 112 17
        """,
        COLOURS,
    )
    marks = (
        '<path d="M106 14L60 76L84 74L68 112" stroke="#fffaff" stroke-width="5" fill="none"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    )
    return parts, (Lamp(82, 76, 50, "#9a70ff", 0.35, 0.32),), marks


def portal() -> Drawing:
    """A ring of stone and light, and in it the cross that heals."""
    frame = ellipse(80, 80, 70, 70, count=24) + _hole(80, 80, 52)
    parts = [
        *part_list(
            """
            deep plain #0f4a55 10 tone=-0.2 oval: 80 80, 56 56
            whirl plain #2fa5ac 6 ink=0.2 shadow=0: 80 34, 108 42, 124 68, 118 98, 96 118, 112 92,
                106 66, 84 50
            whirl plain #2fa5ac 6 ink=0.2 shadow=0: 80 126, 52 118, 36 92, 42 62, 64 42, 48 68,
                54 94, 76 110
            """,
            COLOURS,
        ),
        Part("frame", frame, COLOURS["teal"], 10, "metal"),
    ]
    parts += [
        Part("stud", ellipse(x, y, 6.5, 6.5), "#9ff4ea", 6, "gem", ink=0.7)
        for x, y in ring(80, 80, 61, 61, 22.5, 8)
    ]
    cross = 'd="M68 46H92V68H114V92H92V114H68V92H46V68H68Z" stroke-linejoin="round"'
    marks = (
        f'<path {cross} fill="#bffcf2" stroke="#e9fffb" stroke-width="9" opacity="0.4"/>'
        f'<path {cross} fill="#f4fffb" stroke="#7fe8dc" stroke-width="3"/>'
    )
    return parts, (Lamp(80, 80, 46, "#4fe8d6", 0.7, 0.5),), marks


# --- key and treasures ----------------------------------------------------------------------


def _hole(x: float, y: float, radius: float) -> str:
    """A circle the other way round: a hole in the outline it is added to."""
    return smooth(ring(x, y, radius, radius)[::-1])


def key() -> Drawing:
    place = partial(moved, dx=80, dy=80, degrees=42)
    ((x, y),) = place([(0, -42)])
    bow = ellipse(x, y, 31, 31, count=20) + _hole(x, y, 15)
    shaft, *collars = part_list(
        """
        shaft gold gold 7 corners: -7.5 -16, 7.5 -16, 7.5 28, 34 28, 34 40, 24 40, 24 47, 34 47,
            34 64, 7.5 64, 7.5 72, -7.5 72
        collar gold gold 6: -14 -12, 0 -14, 14 -12, 14 0, 0 2, -14 0
        collar gold gold 5: -11 6, 0 5, 11 6, 11 14, 0 15, -11 14
        """,
        COLOURS,
        place,
    )
    return [shaft, Part("bow", bow, COLOURS["gold"], 9, "gold"), *collars], (), ""


def _coins(*places: tuple[float, float]) -> list[Part]:
    text = "\n".join(
        f"""
        side gold #a8741f 7 oval: {x} {y + 6}, 23 12
        coin gold coin 6 oval: {x} {y}, 23 12
        stamp gold #c98f2c 4 ink=0.35 shadow=0 oval: {x} {y}, 15 7
        """
        for x, y in places
    )
    return part_list(text, COLOURS)


def treasure() -> Drawing:
    """A yellow stone on a few coins."""
    outline = read("50 20, 80 12, 110 20, 134 50, 80 120, 26 50")
    table = read("62 34, 80 29, 98 34, 110 52, 80 76, 50 52")
    parts = [
        *_coins((50, 116), (110, 118), (80, 124)),
        *gem(outline, table, "#f9c83e", "#8a5410", flat=False),
        *_coins((114, 134), (48, 136)),
    ]
    return parts, (), sparkle(52, 34, 14)


def dragon_treasure() -> Drawing:
    """A great ruby in a golden claw, on a heap of coins."""
    outline, table = ring(80, 66, 55, 55, 22.5, 8), ring(80, 64, 31, 31, 22.5, 8)
    claws = part_list(
        """
        claw gold gold 8 limb: 36 124 10, 20 96 10, 22 66 8, 44 44 1.5
        claw gold gold 8 limb: 124 124 10, 140 96 10, 138 66 8, 116 44 1.5
        claw gold gold 8 limb: 80 140 13, 80 118 11, 80 100 8, 80 82 1.5
        """,
        COLOURS,
    )
    parts = [
        *_coins((34, 118), (126, 118)),
        *gem(outline, table, "#e02a3c", "#5c0716", flat=True),
        *claws,
        *_coins((42, 136), (118, 136), (80, 141)),
    ]
    glints = sparkle(56, 40, 17) + sparkle(104, 84, 8)
    return parts, (Lamp(80, 66, 40, "#ff5a50", 0.25, 0.0),), glints


PICTURES = {
    f"things/{make.__name__}": partial(thing, make)
    for make in (daggers, sword, axe, bolt, portal, key, treasure, dragon_treasure)
}
