"""What monsters leave behind: weapons, spells, the key and the treasures. One light, one ink."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from artkit.gems import gem, sparkle
from artkit.masks import View
from artkit.output import Picture, shrink
from artkit.paint import Lamp, Part, Style, draw, paint
from artkit.palette import GOLD, STEEL_LIGHT
from artkit.points import curve, points
from artkit.shapes import Points, ellipse, moved, polygon, ring, smooth

SIZE, PIXELS = 160, 192
VIEW = View(SIZE, SIZE, 2 * PIXELS / SIZE)
STYLE = Style(ink=2.2, outline=4.0, rim=0.85, hatch=0, form=0.25)
Drawing = tuple[list[Part], tuple[Lamp, ...], str]
BLADE, HILT, GRIP = "#b9c2c8", "#e0a83e", "#6d3f1e"


def thing(make: Callable[[], Drawing]) -> Picture:
    parts, lamps, marks = make()
    canvas = paint(parts, VIEW, STYLE, lamps)
    if marks:
        draw(canvas, marks)
    return Picture(shrink(canvas.rgba, PIXELS, PIXELS))


def _blade(
    x: float, y: float, degrees: float, scale: float, wide: float, long: float
) -> list[Part]:
    """A weapon with a straight blade; (x, y) is the middle of its guard, its tip points up."""

    def at(text: str) -> Points:
        return moved(points(text), x, y, degrees, scale)

    tip, shoulder = -long, -long + wide * 1.9
    return [
        Part(
            "blade",
            smooth(
                at(
                    f"-{wide},0! -{wide * 1.05},{shoulder} 0,{tip}! {wide * 1.05},{shoulder} {wide},0!"
                )
            ),
            BLADE,
            9,
            "metal",
        ),
        Part(
            "edge",
            polygon(at(f"1,0 1,{tip + 4} 0,{tip} {wide * 1.02},{shoulder} {wide},0")),
            "#eef3f4",
            5,
            "metal",
            ink=0.2,
            shadow=0,
            within="blade",
        ),
        Part(
            "fuller",
            polygon(at(f"-2.2,-2 -2.2,{shoulder - 2} 0,{shoulder - 9} 2.2,{shoulder - 2} 2.2,-2")),
            "#6f7a82",
            2,
            ink=0.3,
            shadow=0,
        ),
        Part("grip", polygon(at("-5.4,4 5.4,4 5.4,33 -5.4,33")), GRIP, 6, "leather"),
        *(
            Part(
                "wire",
                polygon(at(f"-6,{k} 6,{k - 4} 6,{k - 1.4} -6,{k + 2.6}")),
                HILT,
                1.5,
                ink=0.3,
                shadow=0.5,
            )
            for k in (13, 21, 29)
        ),
        Part("pommel", ellipse(*at("0,39 0,0")[0], 9 * scale, 9 * scale), HILT, 8, "gold"),
    ]


def _guard(x: float, y: float, degrees: float, scale: float, wide: float) -> Part:
    at = moved(
        points(
            f"-{wide},-5 -{wide * 0.7},1 0,-2 {wide * 0.7},1 {wide},-5 {wide + 2},4 {wide * 0.7},10 0,8 -{wide * 0.7},10 -{wide + 2},4"
        ),
        x,
        y,
        degrees,
        scale,
    )
    return Part("guard", smooth(at), HILT, 6, "gold")


def daggers() -> Drawing:
    parts: list[Part] = []
    for x, degrees in ((112, -40), (48, 40)):
        parts += [*_blade(x, 108, degrees, 0.98, 12.5, 112), _guard(x, 108, degrees, 0.98, 22)]
    return parts, (), ""


def sword() -> Drawing:
    return [*_blade(53, 107, 45, 0.92, 13, 122), _guard(53, 107, 45, 0.92, 34)], (), ""


def axe() -> Drawing:
    def at(text: str) -> Points:
        return moved(points(text), 68, 86, 35, 0.94)

    blade = "-4,-52! 14,-54 34,-66 52,-72! 62,-44 62,-18 50,8! 34,-2 14,-12 -4,-14!"
    edge = "52,-72! 62,-44 62,-18 50,8! 52,-18 51,-44"
    parts = [
        Part("haft", polygon(at("-6,-66 6,-66 6,74 -6,74")), "#85542a", 6, "wood", flow=125),
        Part("wrap", polygon(at("-7.5,36 7.5,36 7.5,62 -7.5,62")), GRIP, 6, "leather"),
        Part("cap", smooth(at("-9,66 0,64 9,66 9,76 0,80 -9,76")), HILT, 6, "gold"),
        Part("spike", smooth(at("-4,-46! -20,-42 -42,-34! -20,-26 -4,-22!")), BLADE, 8, "metal"),
        Part("blade", smooth(at(blade)), BLADE, 12, "metal"),
        Part("edge", smooth(at(edge)), "#f2f6f6", 5, "metal", ink=0.25, shadow=0),
        Part("socket", smooth(at("-11,-56! 11,-56! 11,-10! -11,-10!")), HILT, 7, "gold"),
        Part("top", smooth(at("-8,-56! 0,-76! 8,-56!")), STEEL_LIGHT, 5, "metal"),
    ]
    return parts, (), ""


def bolt() -> Drawing:
    jag = "98,6! 30,88! 68,86! 48,154! 128,62! 88,64! 124,6!"
    inner = "99,18! 52,78! 82,76! 66,124! 106,73! 76,75! 112,17!"
    parts = [
        Part("bolt", curve(jag), "#8257e0", 13),
        Part("core", curve(inner), "#d9c8ff", 6, ink=0, shadow=0, within="bolt"),
    ]
    marks = '<path d="M106 14L60 76L84 74L68 112" stroke="#fffaff" stroke-width="5" fill="none" stroke-linejoin="round" stroke-linecap="round"/>'
    return parts, (Lamp(82, 76, 50, "#9a70ff", 0.35, 0.32),), marks


def _hole(x: float, y: float, radius: float) -> str:
    """A circle the other way round: a hole in the outline it is added to."""
    return smooth(ring(x, y, radius, radius)[::-1])


def portal() -> Drawing:
    parts = [
        Part("deep", ellipse(80, 80, 56, 56), "#0f4a55", 10, tone=-0.2),
        Part(
            "whirl",
            curve("80,34 108,42 124,68 118,98 96,118 112,92 106,66 84,50"),
            "#2fa5ac",
            6,
            ink=0.2,
            shadow=0,
        ),
        Part(
            "whirl",
            curve("80,126 52,118 36,92 42,62 64,42 48,68 54,94 76,110"),
            "#2fa5ac",
            6,
            ink=0.2,
            shadow=0,
        ),
        Part("ring", ellipse(80, 80, 70, 70, count=24) + _hole(80, 80, 52), "#3b97a0", 10, "metal"),
    ]
    for x, y in ring(80, 80, 61, 61, 22.5, 8):
        parts.append(Part("stud", ellipse(x, y, 6.5, 6.5), "#9ff4ea", 6, "gem", ink=0.7))
    cross = "M68 46H92V68H114V92H92V114H68V92H46V68H68Z"
    marks = (
        f'<path d="{cross}" fill="#bffcf2" stroke="#e9fffb" stroke-width="9" stroke-linejoin="round" opacity="0.4"/>'
        f'<path d="{cross}" fill="#f4fffb" stroke="#7fe8dc" stroke-width="3" stroke-linejoin="round"/>'
    )
    return parts, (Lamp(80, 80, 46, "#4fe8d6", 0.7, 0.5),), marks


def key() -> Drawing:
    def at(text: str) -> Points:
        return moved(points(text), 80, 80, 42)

    x, y = at("0,-42 0,0")[0]
    parts = [
        Part("bit", polygon(at("4,28 34,28 34,40 24,40 24,47 34,47 34,64 4,64")), HILT, 7, "gold"),
        Part("shaft", polygon(at("-7.5,-16 7.5,-16 7.5,72 -7.5,72")), HILT, 7, "gold"),
        Part("bow", ellipse(x, y, 31, 31, count=20) + _hole(x, y, 15), HILT, 9, "gold"),
        Part("collar", smooth(at("-14,-12 0,-14 14,-12 14,0 0,2 -14,0")), HILT, 6, "gold"),
        Part("collar", smooth(at("-11,6 0,5 11,6 11,14 0,15 -11,14")), HILT, 5, "gold"),
    ]
    return parts, (), ""


def _coin(x: float, y: float) -> list[Part]:
    return [
        Part("side", ellipse(x, y + 7, 25, 13), "#a8741f", 7, "gold"),
        Part("coin", ellipse(x, y, 25, 13), "#eab548", 6, "gold"),
        Part("stamp", ellipse(x, y, 16, 7.5), "#c98f2c", 4, "gold", ink=0.35, shadow=0),
    ]


def _hoard() -> list[Part]:
    parts: list[Part] = []
    for x, y in ((46, 122), (112, 124), (80, 134), (34, 138), (124, 138), (64, 144), (98, 145)):
        parts += _coin(x, y)
    return parts


def treasure() -> Drawing:
    outline = points("48,18 80,10 112,18 138,52 80,126 22,52")
    table = points("60,34 80,28 100,34 112,54 80,80 48,54")
    parts = [
        *_hoard()[:18],
        *gem(outline, table, "#f2bf3c", "#8a5410"),
        *_coin(112, 138),
        *_coin(52, 140),
    ]
    return parts, (), sparkle(50, 34, 13)


def dragon_treasure() -> Drawing:
    outline = ring(80, 70, 62, 62, 22.5, 8)
    table = ring(80, 66, 34, 34, 22.5, 8)
    parts = [*_hoard(), *gem(outline, table, "#dc2a3a", "#5c0716")]
    return parts, (), sparkle(50, 40, 15)


PICTURES = {
    f"things/{make.__name__}": partial(thing, make)
    for make in (daggers, sword, axe, bolt, portal, key, treasure, dragon_treasure)
}
