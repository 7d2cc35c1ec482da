"""Painted icons of things on the table: stack, bag, dice, shield, chest, hourglass, crown."""

from __future__ import annotations

from collections.abc import Callable

from artkit.output import Picture
from artkit.paint import Lamp, Part, Relief
from artkit.palette import GOLD, IRON, WOOD, WOOD_DARK
from artkit.shapes import ellipse, mirrored, polygon, smooth, taper

from pictures.icons import STYLE, icon, shine


def stack() -> Picture:
    """Three stone tiles upon each other; the uppermost shows a crossing."""
    parts = []
    for i, colour in enumerate(("#6b6458", "#857c6c", "#a89c84")):
        x, y = (47, 51, 48)[i], 58 - i * 15
        right = ((x, y + 20), (x + 40, y), (x + 40, y + 11), (x, y + 32))
        left = ((x - 40, y), (x, y + 20), (x, y + 32), (x - 40, y + 11))
        top = ((x - 40, y), (x, y - 20), (x + 40, y), (x, y + 20))
        parts += [
            Part("left", polygon(left), colour, 4, "bone", ink=0.8, tone=-0.25),
            Part("right", polygon(right), colour, 4, "bone", ink=0.8, tone=-0.55),
            Part("top", polygon(top), colour, 5, "bone", ink=0.8, tone=0.1),
        ]
    crossing = """<g fill="none" stroke="#3f382e" stroke-width="9" opacity=".85">
    <path d="M28 18L68 38M68 18L28 38"/></g><ellipse cx="48" cy="28" rx="15" ry="8" fill="#3f382e"
    opacity=".9"/><path d="M11 28L48 10L84 27" stroke="#fff0cc" stroke-width="1.8" opacity=".6"
    fill="none"/>"""
    return icon(parts, crossing)


def bag() -> Picture:
    body = (
        (38, 32),
        (20, 50),
        (11, 72),
        (20, 88),
        (48, 91),
        (76, 88),
        (85, 72),
        (76, 50),
        (58, 32),
    )
    neck = ((30, 9), (39, 14), (48, 8), (57, 14), (67, 9), (61, 23), (59, 34), (37, 34), (35, 23))
    folds = tuple(
        Relief(taper(((x0, 36, 2), (x1, 52, 2.4), (x2, 68, 0.5)), 10), -3.2, 1.6)
        for x0, x1, x2 in ((40, 31, 27), (48, 47, 46), (56, 64, 69))
    )
    cord = ((32, 28, "c"), (48, 33), (64, 28, "c"), (65, 36, "c"), (48, 41), (31, 36, "c"))
    parts = [
        Part("neck", smooth(neck), "#9a693b", 7, "leather"),
        Part("body", smooth(body), "#8d5d33", 26, "leather", folds),
        Part("cord", smooth(cord), GOLD, 4, "gold"),
        Part("end", taper(((62, 36, 3), (70, 47, 3), (68, 58, 2.4)), 10), GOLD, 3, "gold"),
        Part("knot", ellipse(61, 35, 6, 6), "#e8b854", 5, "gold"),
    ]
    return icon(parts)


def dice() -> Picture:
    top = ((8, 29, "c"), (48, 8, "c"), (88, 29, "c"), (48, 51, "c"))
    left = ((8, 29, "c"), (48, 51, "c"), (48, 92, "c"), (8, 69, "c"))
    right = ((48, 51, "c"), (88, 29, "c"), (88, 69, "c"), (48, 92, "c"))
    parts = [
        Part("left", smooth(left), "#d2bd8e", 6, "bone", ink=0.7, tone=-0.05),
        Part("right", smooth(right), "#a58e62", 6, "bone", ink=0.7, tone=-0.15),
        Part("top", smooth(top), "#f4e8cc", 6, "bone", ink=0.7, tone=0.25),
    ]
    pips = [(48, 29.5, 8.4, 4.8), (21, 45, 4.6, 6.4), (35, 74, 4.6, 6.4)]
    pips += [(60, 56, 4.4, 6), (76, 48, 4.4, 6), (60, 77, 4.4, 6), (76, 68, 4.4, 6)]
    details = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="#3a1f14"/>'
        f'<ellipse cx="{x + 0.8}" cy="{y + 1.4}" rx="{rx * 0.7}" ry="{ry * 0.6}" fill="#7a4a34"/>'
        for x, y, rx, ry in pips
    )
    return icon(parts, details + shine("M12 30L48 11L84 29", 0.7, 2))


def shield() -> Picture:
    outer = ((48, 5, "c"), (66, 13), (86, 14, "c"), (86, 44), (72, 74), (48, 92, "c"))
    inner = ((48, 18, "c"), (62, 24), (75, 25, "c"), (74, 45), (64, 66), (48, 78, "c"))
    parts = [
        Part("rim", smooth([*outer, *mirrored(outer[1:5], 48)[::-1]]), "#a4a9ac", 9, "metal"),
        Part("field", smooth([*inner, *mirrored(inner[1:5], 48)[::-1]]), "#2f6285", 18),
        Part("band", polygon(((44, 20), (52, 20), (52, 76), (44, 76))), GOLD, 3, "gold", ink=0.7),
        Part("bar", polygon(((23, 38), (73, 38), (73, 46), (23, 46))), GOLD, 3, "gold", ink=0.7),
        Part("boss", ellipse(48, 42, 10, 10), "#e8b854", 9, "gold"),
    ]
    return icon(parts)


def chest_open() -> Picture:
    """The lid thrown back, gold inside, light from it."""
    lid = ((10, 34, "c"), (12, 14), (26, 6), (70, 6), (84, 14), (86, 34, "c"))
    inside = ((14, 34, "c"), (17, 18), (28, 12), (68, 12), (79, 18), (82, 34, "c"))
    box = ((9, 48, "c"), (87, 48, "c"), (83, 89, "c"), (13, 89, "c"))
    parts = [
        Part("lid", smooth(lid), WOOD, 8, "wood", flow=0),
        Part("lining", smooth(inside), "#4a1d16", 6, shadow=0),
        Part("back", polygon(((10, 33), (86, 33), (88, 50), (8, 50))), "#2a160c", 3),
    ]
    coins = [
        (22, 44),
        (34, 40),
        (47, 37),
        (60, 40),
        (73, 44),
        (28, 49),
        (41, 46),
        (54, 46),
        (67, 49),
    ]
    parts += [Part("coin", ellipse(x, y, 8.5, 6), "#f0bd4c", 5, "gold", ink=0.8) for x, y in coins]
    parts.append(
        Part("ruby", polygon(((48, 24), (57, 31), (48, 41), (39, 31))), "#c8324a", 6, "gem")
    )
    parts.append(Part("box", smooth(box), "#8a5429", 10, "wood", flow=0))
    parts.append(
        Part("plank", polygon(((10, 67), (86, 67), (86, 69.5), (10, 69.5))), WOOD_DARK, 2, ink=0)
    )
    for x in (22, 74):
        strap = ((x - 6, 49), (x + 6, 49), (x + 5.4, 89), (x - 5.4, 89))
        parts.append(Part("strap", polygon(strap), IRON, 4, "metal", ink=0.8))
    parts.append(
        Part("edge", polygon(((6, 46), (90, 46), (90, 55), (6, 55))), "#787c80", 4, "metal")
    )
    lock = ((38, 50, "c"), (58, 50, "c"), (59, 66), (48, 74), (37, 66))
    parts.append(Part("lock", smooth(lock), GOLD, 6, "gold"))
    hole = '<path d="M48 56a4 4 0 0 1 2 7.4l1.4 5.6h-6.8l1.4-5.6A4 4 0 0 1 48 56Z" fill="#241408"/>'
    return icon(parts, hole, STYLE, [Lamp(48, 30, 22, "#ffc860", 0.5, 0)])


def hourglass() -> Picture:
    glass = (
        *((24, 14, "c"), (72, 14, "c"), (69, 32), (54, 47), (54, 49), (69, 64)),
        *((72, 82, "c"), (24, 82, "c"), (27, 64), (42, 49), (42, 47), (27, 32)),
    )
    upper = ((32, 30, "c"), (48, 33), (64, 30, "c"), (58, 38), (48, 47, "c"), (38, 38))
    lower = ((29, 80, "c"), (33, 70), (48, 58, "c"), (63, 70), (67, 80, "c"))
    parts = [
        Part("glass", smooth(glass), "#b9d3d2", 12, tone=0.05),
        Part("sand", smooth(upper), "#e3ae48", 6, ink=0.5, shadow=0),
        Part("heap", smooth(lower), "#e3ae48", 6, ink=0.5, shadow=0),
    ]
    for x in (17, 79):
        post = ((x - 3, 16), (x + 3, 16), (x + 3, 80), (x - 3, 80))
        parts.append(Part("post", polygon(post), WOOD, 3, "wood"))
    for y in (6, 79):
        board = (
            (11, y, "c"),
            (85, y, "c"),
            (87, y + 6),
            (85, y + 12, "c"),
            (11, y + 12, "c"),
            (9, y + 6),
        )
        parts.append(Part("board", smooth(board), "#8d5a2c", 5, "wood", flow=0))
    stream = '<path d="M48 44V62" stroke="#e9b650" stroke-width="2.6"/>'
    return icon(parts, stream + shine("M32 20C32 28 36 33 41 38M33 72C34 66 37 62 41 58", 0.75, 3))


def crown() -> Picture:
    points = (
        *((13, 76, "c"), (10, 28, "c"), (29, 48, "c"), (48, 13, "c"), (67, 48, "c"), (86, 28, "c")),
        *((83, 76, "c"), (68, 80), (48, 82), (28, 80)),
    )
    band = ((11, 64, "c"), (48, 72), (85, 64, "c"), (83, 83, "c"), (48, 90), (13, 83, "c"))
    parts = [
        Part("crown", smooth(points), "#dba53c", 12, "gold"),
        Part("band", smooth(band), "#b8822a", 7, "gold"),
    ]
    balls = ((11, 26), (48, 12), (85, 26))
    parts += [Part("ball", ellipse(x, y, 6.5, 6.5), "#f2c866", 6, "gold") for x, y in balls]
    for x, y, colour in ((48, 80, "#b52c2c"), (25, 76, "#2f7f96"), (71, 76, "#2f7f96")):
        parts.append(Part("jewel", ellipse(x, y, 6.5, 6), colour, 6, "gem", ink=0.8))
    parts.append(Part("ruby", ellipse(48, 52, 6.5, 8), "#b52c2c", 6, "gem", ink=0.8))
    return icon(parts)


PICTURES: dict[str, Callable[[], Picture]] = {
    "icons/stack": stack,
    "icons/bag": bag,
    "icons/dice": dice,
    "icons/shield": shield,
    "icons/chest_open": chest_open,
    "icons/hourglass": hourglass,
    "icons/crown": crown,
}
