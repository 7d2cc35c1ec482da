"""Victorius, the swordsman: a knight in plate, plumed, a longsword, a sun on his shield."""

from __future__ import annotations

from artkit.bodies import band, folds, grip, limb, stroke
from artkit.dress import blade
from artkit.faces import Head, face
from artkit.paint import Part, Relief
from artkit.palette import GOLD, GOLD_LIGHT, HIDE_DARK
from artkit.shapes import ellipse, moved, taper
from artkit.standees import Figure

SKIN = "#7a4a2c"
CAPE, FIELD, TABARD, SUN, PLUME = "#b07a24", "#2b3a66", "#efe3c8", "#e3a72e", "#eab030"
PLATE, PLATE_DARK = "#b3bac2", "#868d98"
HEAD = Head(
    166,
    112,
    SKIN,
    "#1d120c",
    "#6b3d1a",
    size=0.86,
    tilt=-2,
    right=True,
    brow=-0.35,
    brow_weight=1.2,
    open=0.98,
    gaze=(-1.6, -0.2),
    mouth=0.3,
    nose=1.1,
    jaw=1.02,
    lips="#7d4436",
    ear=False,
)
SWORD_TILT = 13


def parts() -> list[Part]:
    return [
        *_cape(),
        *_legs(),
        *_trunk(),
        *_sword_arm(),
        *_neck(),
        *face(HEAD),
        *_helm(),
        *_shield_arm(),
    ]


def _cape() -> list[Part]:
    shape = (
        "128 158, 104 200, 86 270, 70 330, 54 378 c, 84 372, 104 386 c, 132 374,"
        "164 388 c, 198 374, 224 386 c, 246 372, 272 378 c, 258 326, 244 264, 228 200,"
        "206 158"
    )
    lines = [
        "106 220 1, 90 300 4, 74 372 3",
        "224 220 1, 240 300 4, 256 372 3",
        "212 260 1, 222 320 4, 230 376 3",
    ]
    return [Part("cape", shape, CAPE, 20, "cloth", folds(lines, -8, 2.6))]


def _legs() -> list[Part]:
    parts: list[Part] = []
    for x, turn in ((140, -22), (192, 26)):

        def at(points: str, x: float = x, turn: float = turn) -> list:
            return [(p[0] + x + turn * (p[1] - 270) / 110, *p[1:]) for p in moved(points)]

        parts += [
            Part("thigh", at("-22 262, 22 262, 20 320, -18 320"), PLATE_DARK, 15, "metal"),
            Part(
                "greave",
                at("-17 326, 17 326, 18 352, 13 388, -13 388, -19 352"),
                PLATE,
                13,
                "metal",
            ),
            Part(
                "foot",
                at("-17 384 c, 14 382 c, 22 390, 32 399 c, -19 399 c"),
                PLATE_DARK,
                9,
                "metal",
            ),
            Part("knee", at("-19 314, 0 306, 19 314, 17 330, 0 338, -17 330"), PLATE, 9, "metal"),
            Part("boss", ellipse(*at("0 321")[0], 5, 5), GOLD, 4, "gold", ink=0.6),
        ]
    return parts


def _trunk() -> list[Part]:
    breast = "122 172, 122 214, 130 250 c, 166 262, 204 250 c, 212 214, 210 172,188 156, 144 156"
    skirt = (
        "132 244, 126 280, 120 312 c, 142 320, 164 316, 190 321, 214 312 c, 208 280,"
        "202 244, 166 254"
    )
    tabard = "142 166, 138 208, 140 248 c, 166 256, 194 248 c, 196 208, 192 166,166 176"
    lines = [
        "140 270 0.8, 136 300 3, 134 314 2",
        "166 270 0.8, 166 300 3, 165 314 2",
        "192 270 0.8, 198 300 3, 200 314 2",
    ]
    return [
        Part("tassets", "116 250, 112 290, 132 306, 152 300, 154 256", PLATE_DARK, 10, "metal"),
        Part("tassets", "216 250, 222 290, 202 306, 182 300, 180 256", PLATE_DARK, 10, "metal"),
        Part("skirt", skirt, TABARD, 12, "cloth", folds(lines, -6, 2)),
        stroke("121 307 2, 142 315 2, 164 311 2, 190 316 2, 213 307 2", SUN),
        Part(
            "breast",
            breast,
            PLATE,
            26,
            "metal",
            (Relief("164 180, 172 180, 170 240, 164 240", 5, 3),),
        ),
        Part(
            "tabard",
            tabard,
            TABARD,
            14,
            "cloth",
            folds(
                ["150 200 0.6, 154 224 2, 150 246 0.6", "186 200 0.6, 180 224 2, 184 246 0.6"],
                -4,
                1.8,
            ),
        ),
        *_sun(167, 214, 20, "#d9962a"),
        Part(
            "belt",
            "124 240 c, 166 252, 208 240 c, 210 256 c, 166 269, 122 256 c",
            HIDE_DARK,
            7,
            "leather",
        ),
        Part("buckle", "154 246, 178 246, 180 258, 177 270, 155 270, 152 258", GOLD, 7, "gold"),
    ]


def _sun(x: float, y: float, size: float, colour: str) -> list[Part]:
    """The hero's sign on cloth and shield."""
    ray = "-6 -10 c, 0 -22 c, 6 -10 c"
    rays = [
        Part("ray", moved(ray, x, y, k * 45, size / 22), colour, 3, "gold", ink=0.5, shadow=0.3)
        for k in range(8)
    ]
    return [
        *rays,
        Part("disc", ellipse(x, y, size * 0.5, size * 0.5), colour, size * 0.4, "gold", ink=0.5),
    ]


def _sword_arm() -> list[Part]:
    fore = "248 238 15, 254 226 13.5, 258 212 11"
    return [
        *blade(262, 196, SWORD_TILT, length=146, half=9.5, guard=25, grip_length=36),
        limb("arm", "206 190 19, 226 216 18, 244 236 16", PLATE_DARK, "metal"),
        limb("forearm", "244 240 16.5, 254 226 15, 260 208 12", PLATE, "metal"),
        band(fore, 0.1, 2.6, GOLD),
        band(fore, 0.9, 2.6, GOLD),
        Part("elbow", ellipse(243, 238, 14, 13), PLATE, 11, "metal"),
        *grip(262, 196, SWORD_TILT, 0.86, PLATE_DARK, "metal", flip=1),
        Part(
            "pauldron",
            "180 170, 196 156, 222 160, 236 180, 234 202, 214 196, 196 198",
            PLATE,
            14,
            "metal",
        ),
        stroke("236 182 1.6, 233 202 1.8, 214 196 1.8, 195 199 1.6", GOLD),
    ]


def _shield_arm() -> list[Part]:
    shield = "48 204 c, 90 194 c, 132 204 c, 132 252, 120 290, 90 326 c, 60 290,48 252"
    field = "56 211 c, 90 203 c, 124 211 c, 124 250, 113 284, 90 313 c, 67 284,56 250"
    return [
        Part(
            "pauldron",
            "152 170, 136 156, 110 160, 96 180, 98 204, 118 198, 136 200",
            PLATE,
            14,
            "metal",
        ),
        stroke("96 182 1.6, 99 204 1.8, 118 198 1.8, 137 201 1.6", GOLD),
        Part("shield", shield, GOLD, 9, "gold", lift=1.8),
        Part("field", field, FIELD, 24, "leather", ink=0.8),
        *_sun(90, 252, 33, SUN),
        *[
            Part("rivet", ellipse(x, y, 2.6, 2.6), GOLD_LIGHT, 2.6, "gold", ink=0.5)
            for x, y in ((53, 209), (90, 199), (127, 209), (57, 262), (123, 262), (90, 319))
        ],
    ]


def _neck() -> list[Part]:
    return [
        Part("neck", "148 138 c, 186 138 c, 190 172, 144 172", SKIN, 10, "skin", tone=-0.5),
        Part(
            "gorget",
            "138 170, 148 156, 168 164, 188 154, 198 168, 192 180, 168 188,144 182",
            PLATE,
            8,
            "metal",
        ),
    ]


def _helm() -> list[Part]:
    at = HEAD.place
    dome = (
        "-31 -18 c, -32 -36, -20 -56, 4 -62, 28 -56, 40 -36, 42 -6, 40 20, 32 36 c, 20 32,"
        "16 34 c, 22 16, 21 -2, 14 -14 c, -2 -20, -16 -21"
    )
    brow = (
        "-33 -27 c, -14 -34, 6 -35, 26 -29, 42 -18 c, 42 -6 c, 26 -14, 10 -19, -2 -22,"
        "-16 -23, -32 -16 c"
    )
    return [
        Part(
            "far_guard",
            at("-29 -14 c, -25 2, -26 22, -22 32 c, -30 24, -33 4"),
            PLATE_DARK,
            4,
            "metal",
            tone=-0.3,
        ),
        Part(
            "goatee",
            at("-17 34, -10 32, -4 34, -6 42, -11 46, -15 42"),
            "#1d120c",
            4,
            "hair",
            ink=0.4,
            shadow=0.3,
        ),
        Part(
            "helm",
            at(dome),
            PLATE,
            18,
            "metal",
            (Relief(at("-4 -62, 6 -62, 4 -30, -6 -30"), 4, 2),),
        ),
        Part(
            "trim",
            at("42 -4, 40 20, 32 36 c, 16 34 c, 18 29 c, 30 30, 35 16, 36 -2"),
            GOLD,
            3,
            "gold",
            ink=0.6,
        ),
        Part("brow", at(brow), GOLD, 5, "gold", ink=0.8),
        *[
            Part("rivet", ellipse(*at([(x, y)])[0], 2.3, 2.3), GOLD_LIGHT, 2.3, "gold", ink=0.5)
            for x, y in ((-26, -23), (-10, -28), (8, -28), (24, -22), (37, -13))
        ],
        *_plume(),
        Part("socket", at("-6 -58, 2 -68, 14 -66, 20 -56, 8 -54"), GOLD, 5, "gold", ink=0.8),
    ]


def _plume() -> list[Part]:
    """Feathers, the longest first; each begins at the socket and falls back."""
    at = HEAD.place
    feathers = (
        "6 -62 5, 34 -76 10, 66 -54 11, 78 -14 8, 70 18 1.5",
        "6 -62 5, 40 -88 10, 76 -66 11, 92 -24 8, 92 10 1.5",
        "6 -62 5, 32 -94 10, 68 -94 10, 94 -62 8, 104 -34 1.5",
        "4 -62 5, 20 -96 10, 52 -108 9, 82 -92 7, 100 -74 1.5",
        "4 -62 4, 6 -92 9, 30 -112 9, 58 -114 6, 78 -106 1.5",
    )
    parts = []
    for k, line in enumerate(feathers):
        vane = at(line)
        parts.append(
            Part(
                "plume", taper(vane, 24), PLUME, 8, "hair", tone=-0.25 + 0.1 * k, flow=150, ink=0.8
            )
        )
        parts.append(stroke([(p[0], p[1], 0.8) for p in vane], "#9a6a16", "plume", 0.6))
    return parts


FIGURE = Figure("victorius", parts, left=24, right=330, bust=(36, 0, 286, 286), face=(164, 108, 68))
