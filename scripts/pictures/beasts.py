"""The living beasts of the catacombs: rat, spider and dragon, as figures of tokens."""

from __future__ import annotations

import math

from artkit.paint import Lamp, Part, Relief
from artkit.palette import Array, blend, ramp
from artkit.points import corners, curve, limb, points
from artkit.shapes import ellipse, mirrored, ring, shaggy, smooth, taper
from artkit.tokens import INNER, MIDDLE, Dish, Figure

import numpy as np

AXIS = 160
FUR, FUR_DARK, FUR_PALE, FLESH = "#8a6f57", "#5f4a3a", "#b59a78", "#d88d82"


def rat() -> Figure:
    parts = [
        Part(
            "tail",
            limb("236,214,11 286,190,10 290,120,8.5 248,66,7 196,40,5 168,50,1.5", 40),
            FLESH,
            7,
            "skin",
        ),
        Part(
            "body",
            shaggy(
                points("190,100 236,112 270,160 274,220 250,280 170,310 100,300 104,240 140,180"),
                7,
                12,
                4,
                0.25,
            ),
            FUR_DARK,
            40,
            "fur",
            flow=60,
        ),
        Part("ear", curve("132,120 110,92 112,62 134,54 156,72 160,112"), FUR_DARK, 12, "fur"),
        Part(
            "inner ear",
            curve("136,112 120,88 122,70 134,66 148,82 150,110"),
            blend(FLESH, "#6a3030", 0.3),
            8,
            "skin",
        ),
        Part(
            "jaw",
            curve("176,208 140,232 110,248 90,246 86,236 104,226 134,210"),
            FUR_DARK,
            10,
            "fur",
        ),
        Part("gum", curve("160,204 128,226 96,238 84,228 84,200 120,196"), "#4a1618", 6, shadow=0),
        Part(
            "lower tooth", curve("92,246! 88,222! 96,219 104,224! 104,242!"), "#e9d9a4", 4, "bone"
        ),
    ]
    head = points(
        "50,178 66,158 98,136 124,112 160,98 198,104 222,134 228,176 214,212 184,230 152,222 128,208 100,206 74,208 54,200"
    )
    reliefs = (
        Relief(limb("74,176,6 110,160,7 150,170,8"), 4, 4),
        Relief(ellipse(184, 186, 26, 22), 7, 8),
        Relief(limb("108,140,4 132,128,5 156,132,4"), 4, 3),
    )
    parts += [
        Part("head", shaggy(head, 5, 10, 6, 0.2), FUR, 32, "fur", reliefs, flow=150),
        Part(
            "muzzle",
            curve("48,184 66,166 96,168 116,186 112,206 84,212 58,206"),
            FUR_PALE,
            16,
            "fur",
            flow=170,
        ),
        Part("tooth", curve("70,206! 86,206! 88,232 82,250! 72,246! 70,228"), "#f6ecc8", 5, "bone"),
        Part(
            "tooth", curve("87,206! 101,205! 101,230 96,245! 88,243! 88,226"), "#efe0b0", 5, "bone"
        ),
        Part("nose", curve("38,182 46,168 62,168 68,178 58,192 44,194"), "#c8605c", 9, "skin"),
        Part("nostril", ellipse(50, 182, 4.5, 3.4, -30), "#3c1214", 2, shadow=0, ink=0.4),
        Part(
            "ear",
            curve("174,122 160,82 176,48 212,42! 206,58! 228,54! 240,90 222,126 198,136"),
            FUR,
            14,
            "fur",
            flow=60,
        ),
        Part(
            "inner ear",
            curve("184,116 174,86 186,64 206,62 224,70 226,92 212,114 198,122"),
            FLESH,
            12,
            "skin",
            (Relief(limb("196,112,3 200,90,3 214,76,2"), -6, 3),),
        ),
        Part(
            "scar", limb("196,150,0.6 206,166,2.2 212,190,0.6", 8), "#d89a86", 2, ink=0.4, shadow=0
        ),
        Part(
            "socket",
            curve("108,150! 126,134 150,140 162,156! 146,168 124,166"),
            "#2a1a16",
            5,
            shadow=0,
        ),
        Part(
            "eye", curve("114,152! 130,141 148,146 156,157! 142,164 126,162"), "#f0442a", 9, "gem"
        ),
        Part(
            "lid",
            curve("102,146! 124,128 150,132 168,152! 148,144 126,142"),
            FUR_DARK,
            6,
            "fur",
            flow=160,
        ),
    ]
    for whisker in (
        "86,186,1.6 60,216,1.3 30,232,0.4",
        "92,190,1.6 80,226,1.3 54,262,0.4",
        "96,184,1.6 58,196,1.3 22,196,0.4",
    ):
        parts.append(Part("whisker", limb(whisker, 10), "#f6ecd6", 1.5, ink=0.5, shadow=0.4))
    for paw in ("150,262,13 118,264,13 92,276,11", "196,282,13 166,286,13 140,296,11"):
        parts.append(Part("paw", limb(paw, 12), FLESH, 10, "skin"))
        x, y, _ = points(paw)[-1]
        for k in range(3):
            parts.append(
                Part(
                    "claw",
                    corners(
                        f"{x - 6 + k * 8},{y - 2 + k * 4} {x - 22 + k * 6},{y + 12 + k * 4} {x - 1 + k * 8},{y + 6 + k * 3}"
                    ),
                    "#f2e6c6",
                    3,
                    "bone",
                    ink=0.8,
                )
            )
    marks = '<ellipse cx="134" cy="153" rx="4" ry="7" fill="#160a08"/><circle cx="129" cy="149" r="2.8" fill="#fff"/>'
    lamps = [Lamp(134, 153, 12, "#ff4a2a", 0.8, 0.35)]
    return Figure(parts, Dish("#d6c98e", "#56542c", 9), lamps, marks)


# --- spider ---------------------------------------------------------------------------------


def _web(x: Array, y: Array) -> Array:
    """Threads of a web: spokes, and sagging rings between them."""
    far, turn = np.hypot(x - MIDDLE, y - MIDDLE), np.arctan2(y - MIDDLE, x - MIDDLE)
    spokes = 14
    part = (turn / (2 * math.pi) * spokes + 0.4) % 1 - 0.5
    near = np.abs(np.sin((0.5 - np.abs(part)) * 2 * math.pi / spokes)) * far
    for radius in (46, 70, 94, 118):
        near = np.minimum(near, np.abs(far - radius * (1 - 0.13 * np.cos(part * math.pi))))
    return ramp(1.7, 0.6, near) * (far < INNER - 2)


LEGS = (
    "140,166,9 92,112,10 58,78,8.5 36,120,6 18,170,1.6",
    "136,174,10 82,144,10.5 42,120,9 24,172,6.5 16,222,1.6",
    "138,186,10 92,186,10.5 52,180,9.5 38,232,7 52,282,1.6",
    "144,198,9.5 114,218,10.5 86,222,9.5 76,262,7 96,300,1.6",
)
EYES = (
    (145, 190, 11.5),
    (175, 190, 11.5),
    (125, 181, 7),
    (195, 181, 7),
    (137, 169, 5.4),
    (183, 169, 5.4),
    (153, 167, 4),
    (167, 167, 4),
)


def spider() -> Figure:
    parts = []
    for i, leg in enumerate(LEGS):
        for line in (points(leg), mirrored(points(leg), AXIS)):
            parts += _leg(line)
        if i == 0:
            parts += _abdomen()
    parts.append(
        Part("head", shaggy(ring(160, 190, 46, 37, count=18), 3.6, 8, 9, 0.2), "#75566a", 24, "fur")
    )
    for side in (points, _right):
        parts += [
            Part("palp", taper(side("132,210,8 116,236,8 126,258,4"), 14), "#c8763a", 7, "fur"),
            Part(
                "jaw",
                smooth(side("160,208 159,244 148,250 136,242 133,218 142,206")),
                "#8d6672",
                12,
                "leather",
            ),
            Part(
                "fang",
                smooth(side("138,243! 150,249 157,243! 158,264 150,286! 141,264")),
                "#f6ead0",
                6,
                "bone",
            ),
        ]
    for x, y, r in EYES:
        parts.append(Part("eye", ellipse(x, y, r, r, count=12), "#ff3b24", r, "gem"))
    marks = "".join(
        f'<circle cx="{x - r * 0.3:.1f}" cy="{y - r * 0.35:.1f}" r="{r * 0.28:.1f}" fill="#fff6e6"/>'
        for x, y, r in EYES
    )
    dish = Dish("#f4ead0", "#a89878", 4, groove=_web, spread=1.15)
    return Figure(parts, dish, [Lamp(160, 188, 18, "#ff5030", 0.5, 0.0)], marks)


def _right(text: str) -> list:
    return mirrored(points(text), AXIS)


def _leg(line: list) -> list[Part]:
    """A leg, dark with an orange band at knee and ankle."""
    parts = [Part("leg", taper(line, 28), "#5f4658", 8, "leather")]
    for joint, before, after, colour in ((2, 1, 3, "#d9823c"), (3, 2, 4, "#c8763a")):
        x, y, w = line[joint]
        a, b = line[before], line[after]
        band = [
            (x + (a[0] - x) * 0.2, y + (a[1] - y) * 0.2, w + 1.4),
            (x, y, w + 1.8),
            (x + (b[0] - x) * 0.22, y + (b[1] - y) * 0.22, w + 0.4),
        ]
        parts.append(Part("knee", taper(band, 8), colour, 7, "leather"))
    return parts


def _abdomen() -> list[Part]:
    return [
        Part(
            "abdomen",
            shaggy(ring(160, 104, 66, 62, count=20), 4.6, 9, 5, 0.2),
            "#6b4d63",
            36,
            "fur",
        ),
        Part(
            "mark",
            curve("160,52! 178,76 166,98 184,122 160,150! 136,122 154,98 142,76"),
            "#e0402c",
            10,
        ),
        Part("mark", curve("116,84 128,92 126,108 114,104"), "#e0402c", 5, ink=0.7),
        Part("mark", curve("204,84 192,92 194,108 206,104"), "#e0402c", 5, ink=0.7),
    ]


# --- dragon ---------------------------------------------------------------------------------

HIDE_RED, HIDE_DEEP, HIDE_PALE, HORN = "#a8301f", "#641a17", "#d8633a", "#dcc9a0"


def dragon() -> Figure:
    parts = [
        Part("spine", corners("246,120 300,108 262,146"), HIDE_DEEP, 6),
        Part("spine", corners("262,156 312,160 272,188"), HIDE_DEEP, 6),
        Part(
            "far horn",
            limb("168,92,13 204,62,11 236,28,7 252,2,1.5"),
            blend(HORN, "#5c4634", 0.45),
            9,
            "bone",
        ),
        Part(
            "neck",
            curve("176,110 224,112 262,158 282,220 286,310! 120,320! 132,262 170,226 190,190"),
            HIDE_RED,
            40,
            "leather",
        ),
        *_belly(),
        *_scales("neck", 200, 130, 7, 10, 20),
        Part(
            "frill",
            curve("200,112 258,92! 240,126 282,140! 240,150 272,184! 230,172 238,212! 204,188"),
            HIDE_DEEP,
            8,
            "leather",
        ),
        Part(
            "throat",
            curve("196,176 150,170 96,164 52,166 60,236 100,240 160,214"),
            "#3c0d0c",
            6,
            shadow=0,
        ),
        Part(
            "glow",
            curve("190,178 150,182 116,190 100,204 130,214 164,202"),
            "#ff8a2a",
            10,
            shadow=0,
            ink=0.3,
        ),
        Part(
            "tongue",
            limb("168,198,9 130,210,8 98,206,6 66,216,4 46,206,1", 20),
            "#e0566a",
            6,
            "skin",
        ),
    ]
    for x, y, long in (
        (78, 236, 22),
        (96, 232, 18),
        (114, 225, 16),
        (132, 215, 13),
        (150, 203, 11),
    ):
        parts.append(
            Part(
                "tooth",
                curve(f"{x - 7},{y}! {x - 3},{y - long}! {x + 7},{y - 4}!"),
                "#f4e8c8",
                4,
                "bone",
                ink=0.9,
            )
        )
    parts += [
        Part(
            "jaw",
            curve(
                "212,172 206,206 176,236 132,258 88,266 62,256 58,240 76,236 116,230 156,208 184,184"
            ),
            HIDE_RED,
            17,
            "leather",
        ),
        Part("chin", curve("62,254 52,282! 82,266 96,290! 108,264 84,258"), HORN, 7, "bone"),
        *_head(),
    ]
    lamps = [Lamp(110, 198, 34, "#ff7a1e", 1.3, 0.55), Lamp(148, 126, 11, "#ffd040", 0.9, 0.6)]
    marks = (
        '<path d="M132 128C140 116 156 116 166 128C156 136 142 136 132 128Z" fill="#ffd23c" stroke="#2a0a06" stroke-width="2.4"/>'
        '<path d="M149 117C153 124 153 130 149 135C145 130 145 124 149 117Z" fill="#180604"/><circle cx="143" cy="124" r="2.4" fill="#fffbe0"/>'
    )
    return Figure(parts, Dish("#b9c4b0", "#24343a", 71, ring="#d0a048"), lamps, marks)


def _head() -> list[Part]:
    skull = "34,150 38,126 56,114 80,114 106,108 124,94 152,84 184,90 210,112 220,148 210,182! 186,180 150,172 118,176 84,172 50,178 38,170"
    reliefs = (
        Relief(limb("60,130,5 96,126,6 130,112,7"), 5, 4),
        Relief(limb("70,152,5 120,152,6 180,160,7"), 5, 4),
        Relief(ellipse(190, 140, 20, 24), 7, 6),
    )
    parts = [
        Part(
            "tooth",
            curve(f"{x - 8},{y - 4}! {x + 8},{y - 4}! {x - 1},{y + long}!"),
            "#f8eed2",
            4,
            "bone",
            ink=0.9,
        )
        for x, y, long in (
            (50, 174, 30),
            (70, 174, 18),
            (88, 173, 26),
            (106, 174, 18),
            (124, 174, 20),
            (142, 172, 15),
            (160, 173, 13),
        )
    ]
    return [
        *parts,
        Part("skull", curve(skull), HIDE_RED, 30, "leather", reliefs),
        *_scales("skull", 176, 106, 5, 5, 15),
        Part(
            "ridge",
            curve(
                "36,134! 30,112! 54,116 66,98! 82,112 96,92! 108,106 118,96 104,116 78,122 54,124"
            ),
            HIDE_DEEP,
            6,
            "leather",
        ),
        Part(
            "nostril", curve("46,136 56,126 66,130 60,140 50,144"), "#1c0806", 3, shadow=0, ink=0.5
        ),
        Part(
            "socket",
            curve("122,132! 138,112 160,112 176,130! 156,142 136,140"),
            "#26090a",
            4,
            shadow=0,
        ),
        Part(
            "brow",
            curve("108,126! 126,100 150,90 184,96 206,84! 196,112 172,118 148,112 128,120"),
            HIDE_PALE,
            9,
            "leather",
        ),
        Part(
            "near horn",
            limb("186,104,16 222,86,14 262,60,9 294,22,1.5"),
            HORN,
            12,
            "bone",
            tuple(
                Relief(ellipse(x, y, 2.5, 14, -36), -3, 1.3)
                for x, y in ((206, 94), (222, 85), (238, 75), (254, 65))
            ),
        ),
        Part("cheek horn", curve("196,150! 234,158 262,186! 222,182 194,174!"), HORN, 8, "bone"),
    ]


def _belly() -> list[Part]:
    """Broad plates down the front of the neck."""
    plates = (
        "186,196,13 168,222,13 178,236,9",
        "176,222,14 146,250,14 160,266,9",
        "164,250,15 128,278,15 146,296,9",
        "158,282,15 118,306,15 140,330,9",
    )
    return [
        Part("plate", limb(plate, 10), "#d9a85e", 9, "leather", within="neck") for plate in plates
    ]


def _scales(within: str, x: float, y: float, columns: int, rows: int, step: float) -> list[Part]:
    """Rows of scales, each row half a step beside the one before."""
    parts = []
    for row in range(rows):
        for column in range(columns):
            cx = x + (column + (row % 2) / 2) * step
            cy = y + row * step * 0.8
            h = step / 2
            path = curve(
                f"{cx - h},{cy - h * 0.5} {cx},{cy - h * 0.8} {cx + h},{cy - h * 0.5} {cx + h * 0.6},{cy + h * 0.5} {cx},{cy + h}! {cx - h * 0.6},{cy + h * 0.5}"
            )
            colour = blend(HIDE_RED, HIDE_PALE, 0.3 * ((row * 7 + column * 5) % 3) / 2)
            parts.append(
                Part("scale", path, colour, 5, "leather", within=within, ink=0.55, shadow=0.4)
            )
    return parts
