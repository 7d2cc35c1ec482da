"""Horan, the warrior: broad and short, a horned helmet, a red beard, a great axe."""

from __future__ import annotations

from artkit.bodies import band, folds, grip, limb, stroke
from artkit.faces import Head, face
from artkit.paint import Part
from artkit.palette import BONE, GOLD, HIDE, HIDE_DARK, HIDE_LIGHT, IRON, STEEL, STEEL_LIGHT, WOOD
from artkit.shapes import Point, Points, beside, ellipse, mirrored, moved, shaggy, smooth, taper
from artkit.standees import Figure

SKIN = "#cf8f63"
BEARD, BEARD_LIGHT = "#b4541f", "#cf722f"
CLOAK, TUNIC, FUR = "#9c2f28", "#3e5d6b", "#8a6f4e"
HEAD = Head(
    172,
    158,
    SKIN,
    "#8a3d16",
    "#4f7f93",
    size=0.94,
    right=True,
    brow=-0.8,
    brow_weight=1.5,
    open=0.92,
    gaze=(-1.6, 0.3),
    mouth=-0.2,
    age=0.45,
    nose=1.5,
    jaw=1.06,
    ear=False,
)
SHAFT_TILT = -31
NEAR_BRACER = "66 291 20.5, 84 281 19, 102 270 15.5"
FAR_BRACER = "258 286 20, 234 301 18.5, 206 309 15.5"
BRAIDS = ("-21 58 7, -24 78 6, -22 96 5, -23 112 2", "17 56 7, 22 76 6, 20 94 5, 22 110 2")


def parts() -> list[Part]:
    """From back to front."""
    return [
        *_cloak(),
        *_legs(),
        *_trunk(),
        *_axe(),
        *_far_arm(),
        limb("arm", "104 226 23, 78 258 22, 70 284 20", SKIN, "skin"),
        *_mantle(),
        *_head(),
        *_near_arm(),
    ]


def _cloak() -> list[Part]:
    hem = (
        "112 198, 84 240, 66 300, 52 352, 36 384 c, 62 378, 78 392 c, 104 376, 128 392 c,"
        "160 378, 196 392 c, 220 376, 246 390 c, 258 374, 282 380 c, 268 330, 256 268,"
        "236 210"
    )
    lines = [
        "92 250 1, 74 330 4, 66 380 3",
        "104 260 1, 98 330 4, 98 380 3",
        "246 250 1, 254 320 4, 262 376 3",
        "232 270 1, 234 330 4, 238 380 3",
    ]
    return [Part("cloak", hem, CLOAK, 22, "cloth", folds(lines, -8, 2.4))]


def _legs() -> list[Part]:
    parts: list[Part] = []
    for side, x in ((-1, 130), (1, 198)):
        leg = [(x, 318, 24), (x + side * 10, 350, 21), (x + side * 14, 378, 17)]
        boot = [
            (x + side * 14 - 20, 350),
            (x + side * 14 - 19, 384),
            (x - 26 + side * 10, 398, "c"),
            (x + 24 + side * 20, 398, "c"),
            (x + 22 + side * 18, 384),
            (x + side * 14 + 20, 350),
        ]
        cuff = [
            (x + side * 13 - 23, 344),
            (x + side * 13 + 23, 344),
            (x + side * 14 + 23, 356),
            (x + side * 14 - 23, 356),
        ]
        parts += [
            limb("leg", leg, HIDE, "leather"),
            Part("boot", boot, HIDE_DARK, 13, "leather"),
            Part(
                "toe",
                smooth(
                    [
                        (x - 22 + side * 12, 396, "c"),
                        (x - 20 + side * 14, 384),
                        (x + side * 18, 380),
                        (x + 20 + side * 18, 386),
                        (x + 22 + side * 20, 396, "c"),
                    ]
                ),
                IRON,
                7,
                "metal",
            ),
            Part("cuff", shaggy(cuff, 6, 9, 3 + side), FUR, 8, "fur"),
        ]
    return parts


def _trunk() -> list[Part]:
    skirt = (
        "106 286, 98 318, 92 350 c, 112 342, 124 356 c, 142 344, 160 360 c, 180 344,"
        "198 356 c, 216 342, 236 350 c, 230 318, 222 286"
    )
    lines = [
        [(x, 306, 0.6), (x + d, 348, 3)] for x, d in ((122, -6), (142, -3), (182, 3), (204, 6))
    ]
    torso = "98 214, 96 250, 102 292 c, 164 302, 226 292 c, 232 250, 230 214, 200 196, 128 196"
    belt = "98 284 c, 164 296, 230 284 c, 232 306 c, 164 319, 96 306 c"
    parts = [
        Part("skirt", skirt, TUNIC, 16, "cloth", folds(lines, -6, 2)),
        Part("torso", torso, HIDE_LIGHT, 30, "leather"),
    ]
    for row, y in enumerate((228, 248, 268)):
        for k in range(7):
            x = 108 + k * 19 - (row % 2) * 9
            scale = [
                (x - 10, y - 12),
                (x + 10, y - 12),
                (x + 9, y + 4),
                (x, y + 11, "c"),
                (x - 9, y + 4),
            ]
            parts.append(
                Part("scale", scale, IRON, 6, "metal", within="torso", ink=0.7, shadow=0.6)
            )
    parts += [
        Part("belt", belt, HIDE_DARK, 8, "leather"),
        Part(
            "buckle",
            smooth("146 286, 182 286, 187 303, 180 323, 148 323, 141 303"),
            GOLD,
            9,
            "gold",
        ),
        Part("boss", ellipse(164, 304, 10, 10), "#c98f35", 8, "gold", ink=0.7),
    ]
    return parts


def _on_shaft(points: Points) -> list[Point]:
    """Axe points: the shaft runs along y, the upper hand is the origin."""
    return moved(points, 125, 258, SHAFT_TILT, 0.94)


def _sided(points: Points, side: int) -> Points:
    return points if side > 0 else mirrored(points, 0)


def _axe() -> list[Part]:
    shaft = "-5.5 122 c, 5.5 122 c, 5.5 -168 c, -5.5 -168 c"
    parts = [
        Part("shaft", _on_shaft(shaft), WOOD, 5, "wood", flow=90 + SHAFT_TILT),
        Part(
            "pommel",
            _on_shaft("-8 116, 8 116, 9 130, 0 138, -9 130"),
            GOLD,
            7,
            "gold",
        ),
    ]
    for side in (-1, 1):
        blade = "5 -150 c, 24 -152, 50 -182 c, 64 -150, 67 -122, 61 -92, 46 -62 c, 26 -96, 5 -102 c"
        edge = "50 -182 c, 64 -150, 67 -122, 61 -92, 46 -62 c, 53 -92, 57.5 -122, 55 -150"
        parts += [
            Part(
                "blade",
                _on_shaft(_sided(blade, side)),
                STEEL,
                16,
                "metal",
            ),
            Part(
                "edge",
                _on_shaft(_sided(edge, side)),
                STEEL_LIGHT,
                7,
                "metal",
                ink=0.4,
                shadow=0.2,
            ),
            Part(
                "rune",
                _on_shaft(_sided("20 -140, 34 -128, 20 -114, 25 -127", side)),
                "#5f666e",
                3,
                ink=0.3,
                shadow=0.2,
            ),
        ]
    parts += [
        Part(
            "socket",
            smooth(_on_shaft("-11 -156 c, 11 -156 c, 12 -126, 11 -96 c, -11 -96 c, -12 -126")),
            IRON,
            8,
            "metal",
        ),
        Part(
            "spike",
            _on_shaft("-8 -156 c, 0 -192 c, 8 -156 c"),
            STEEL_LIGHT,
            6,
            "metal",
        ),
        *[
            Part(
                "wrap",
                smooth(
                    _on_shaft(
                        [(-7.5, y, "c"), (7.5, y - 5, "c"), (7.5, y + 4, "c"), (-7.5, y + 9, "c")]
                    )
                ),
                HIDE_DARK,
                4,
                "leather",
                ink=0.6,
            )
            for y in range(24, 60, 9)
        ],
    ]
    return parts


def _near_arm() -> list[Part]:
    """The forearm at the left, its hand high on the shaft."""
    return [
        limb("forearm", "68 290 20, 88 278 18, 112 264 13", SKIN, "skin"),
        limb("bracer", NEAR_BRACER, HIDE, "leather"),
        band(NEAR_BRACER, 0.15, 2.4, HIDE_DARK, "leather"),
        band(NEAR_BRACER, 0.85, 2.4, HIDE_DARK, "leather"),
        *grip(125, 258, SHAFT_TILT, 1.08, SKIN, flip=1),
    ]


def _far_arm() -> list[Part]:
    """The arm at the right, its hand low on the shaft."""
    return [
        limb("arm", "228 226 23, 254 256 22, 256 282 19", SKIN, "skin", tone=-0.12),
        limb("forearm", "256 288 19, 224 306 17, 182 313 13", SKIN, "skin", tone=-0.12),
        limb("bracer", FAR_BRACER, HIDE, "leather"),
        band(FAR_BRACER, 0.15, 2.4, HIDE_DARK, "leather"),
        band(FAR_BRACER, 0.85, 2.4, HIDE_DARK, "leather"),
        *grip(158, 312, SHAFT_TILT, 1.08, SKIN, flip=-1),
    ]


def _mantle() -> list[Part]:
    fur = (
        "84 236, 84 212, 104 194, 136 190, 166 200, 198 190, 230 194, 250 212, 250 236,"
        "226 240, 200 226, 166 238, 132 226, 108 240"
    )
    return [
        Part("mantle", shaggy(fur, 10, 12, 7, 0.1), FUR, 16, "fur"),
        Part("clasp", ellipse(112, 222, 9, 9), GOLD, 8, "gold"),
        Part("clasp", ellipse(228, 222, 9, 9), GOLD, 8, "gold"),
    ]


def _head() -> list[Part]:
    at = HEAD.place
    near_horn = "26 -34 c, 46 -32, 64 -44, 72 -66, 68 -92 c, 60 -74, 50 -62, 28 -58 c"
    far_horn = "-20 -36 c, -38 -36, -52 -48, -58 -66, -54 -90 c, -46 -70, -38 -60, -20 -56 c"
    beard = (
        "31 -6 c, 26 6, 18 12, 8 17, -10 20, -20 16, -27 6 c, -33 22, -34 44, -29 60,"
        "-30 74 c, -21 70, -18 90 c, -8 80, 0 98 c, 6 78, 18 86 c, 20 66, 30 66 c, 31 46,"
        "37 20"
    )
    strands = [
        "-22 34 0.8, -20 60 2, -18 84 0.6",
        "-6 40 0.8, -6 60 2, -2 90 0.6",
        "10 38 0.8, 12 58 2, 14 80 0.6",
        "24 24 0.8, 25 44 2, 24 62 0.6",
    ]
    moustache_near = "-11 17 c, 0 16, 12 22, 26 40 c, 12 36, 0 30, -10 28 c"
    moustache_far = "-11 17 c, -20 18, -28 26, -38 40 c, -27 36, -18 31, -10 28 c"
    helm = "-32 -16 c, -32 -34, -20 -56, 4 -66, 28 -56, 38 -34, 38 -6 c, 20 -20, 0 -23, -18 -22"
    brow_band = (
        "-33 -24 c, -14 -31, 4 -32, 22 -28, 39 -16 c, 39 -2 c, 22 -15, 4 -20, -14 -20, -33 -13 c"
    )
    ridge = "-6 -66, 8 -66, 4 -48, 0 -26, -10 -26, -10 -48"
    return [
        Part("horn", at(far_horn), BONE, 9, "bone", tone=-0.15),
        *face(HEAD),
        Part("beard", at(beard), BEARD, 17, "hair", folds([at(s) for s in strands], -4, 1.4)),
        Part("moustache", at(moustache_far), BEARD_LIGHT, 6, "hair", flow=35, ink=0.8),
        Part("moustache", at(moustache_near), BEARD_LIGHT, 6, "hair", flow=145, ink=0.8),
        *_braids(),
        Part("horn", at(near_horn), BONE, 10, "bone"),
        *[
            stroke(at(line), "#8d7848", opacity=0.7)
            for line in (
                "50 -35 0.3, 54 -48 0.8, 50 -60 0.3",
                "60 -42 0.3, 62 -54 0.7, 56 -68 0.3",
                "68 -54 0.3, 67 -64 0.6, 62 -74 0.3",
                "-44 -40 0.3, -46 -50 0.7, -42 -62 0.3",
            )
        ],
        Part("helm", at(helm), STEEL, 22, "metal"),
        Part("ridge", at(ridge), IRON, 6, "metal", within="helm", ink=0.7),
        Part("band", at(brow_band), GOLD, 6, "gold", ink=0.8),
        *[
            Part("rivet", ellipse(*at([(x, y)])[0], 2.6, 2.6), "#f0cf7c", 2.6, "gold", ink=0.5)
            for x, y in ((-26, -21), (-10, -26), (8, -26), (24, -21), (35, -11))
        ],
    ]


def _braids() -> list[Part]:
    """Two plaits that hang from the beard, each tied with a ring."""
    parts: list[Part] = []
    for plait in BRAIDS:
        line = HEAD.place(plait)
        parts.append(Part("braid", taper(line, 18), BEARD_LIGHT, 5, "hair", ink=0.8))
        for k in range(5):
            (ax, ay, _), (bx, by, _) = (beside(line, side, 1)[2 * k + 3 + side] for side in (1, -1))
            parts.append(stroke([(ax, ay, 0.4), (bx, by, 0.8)], "#6d2c0c", "braid", 0.8))
        parts.append(band(line, 0.72, 3.0, GOLD))
    return parts


FIGURE = Figure("horan", parts, left=-10, right=300, bust=(-8, 40, 300, 280), face=(168, 154, 68))
