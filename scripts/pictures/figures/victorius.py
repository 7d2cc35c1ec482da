"""Victorius, the swordsman: a knight in plate, plumed, a longsword, a sun on his shield."""

from __future__ import annotations

from artkit.bodies import band, folds, grip, limb, stroke
from artkit.dress import blade
from artkit.faces import Head, face
from artkit.paint import Part, Relief
from artkit.palette import GOLD, GOLD_LIGHT, HIDE_DARK
from artkit.shapes import beside, ellipse, moved, taper
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
SWORD_TILT = 30
FORE_PAULDRON = "180 170, 196 156, 222 158, 236 178, 234 200, 214 194, 196 196"


def parts() -> list[Part]:
    """From back to front."""
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
    """The rear leg stretched, the fore leg bent: he is about to step into his blow."""
    rear = ("142 262 24, 128 292 21, 118 312 18", "116 318 17, 106 344 17, 94 380 12")
    fore = ("184 262 25, 204 288 22, 220 304 18", "222 312 18, 230 342 17, 226 378 12")
    rear_foot = "80 378, 104 380 c, 110 390, 116 399 c, 64 399 c, 70 388"
    fore_foot = "212 378 c, 238 376 c, 252 386, 272 399 c, 208 399 c"
    parts: list[Part] = []
    for (thigh, shin), foot, (x, y) in (
        (rear, rear_foot, (117, 315)),
        (fore, fore_foot, (221, 308)),
    ):
        parts += [
            limb("thigh", thigh, PLATE_DARK, "metal"),
            Part("foot", foot, PLATE_DARK, 9, "metal"),
            limb("greave", shin, PLATE, "metal"),
            band(shin, 0.08, 2.2, GOLD),
            band(shin, 0.9, 2.2, GOLD),
            Part("knee", ellipse(x, y, 19, 16, 20), PLATE, 12, "metal"),
            Part("boss", ellipse(x, y, 6, 6), GOLD, 5, "gold", ink=0.6),
        ]
    return parts


def _trunk() -> list[Part]:
    breast = "122 172, 122 214, 130 250 c, 166 262, 204 250 c, 212 214, 210 172, 188 156, 144 156"
    skirt = (
        "132 244, 122 280, 104 312 c, 128 312, 146 324 c, 170 312, 196 322 c, 206 308,"
        "222 306 c, 210 276, 202 244, 166 254"
    )
    tabard = "142 166, 138 208, 140 248 c, 166 256, 194 248 c, 196 208, 192 166, 166 176"
    lines = [
        "140 270 0.8, 136 300 3, 134 314 2",
        "166 270 0.8, 166 300 3, 165 314 2",
        "192 270 0.8, 198 300 3, 200 314 2",
    ]
    return [
        Part("tassets", "116 250, 112 290, 132 306, 152 300, 154 256", PLATE_DARK, 10, "metal"),
        Part("tassets", "216 250, 222 290, 202 306, 182 300, 180 256", PLATE_DARK, 10, "metal"),
        Part("skirt", skirt, TABARD, 12, "cloth", folds(lines, -6, 2)),
        stroke("106 307 2, 128 308 2, 146 319 2, 170 308 2, 196 317 2, 206 304 2, 220 302 2", SUN),
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
    fore = "246 222 15.5, 258 208 14.5, 268 194 12"
    return [
        *blade(274, 180, SWORD_TILT, length=138, half=9.5, guard=25, grip_length=36),
        limb("arm", "206 190 19, 226 208 18, 244 222 16", PLATE_DARK, "metal"),
        limb("forearm", fore, PLATE, "metal"),
        band(fore, 0.3, 2.4, GOLD),
        band(fore, 0.95, 2.8, GOLD),
        Part("elbow", ellipse(244, 223, 14, 13), PLATE, 11, "metal"),
        Part("boss", ellipse(244, 223, 5, 5), GOLD, 4, "gold", ink=0.6),
        *grip(274, 180, SWORD_TILT, 0.86, PLATE_DARK, "metal", flip=1),
        Part(
            "lame", "198 190, 220 186, 236 196, 236 214, 218 208, 202 208", PLATE_DARK, 9, "metal"
        ),
        Part("pauldron", FORE_PAULDRON, PLATE, 14, "metal"),
        stroke("236 180 1.6, 233 200 1.8, 214 194 1.8, 195 197 1.6", GOLD),
    ]


def _shield_arm() -> list[Part]:
    shield = "48 204 c, 90 194 c, 132 204 c, 132 252, 120 290, 90 326 c, 60 290, 48 252"
    field = "56 211 c, 90 203 c, 124 211 c, 124 250, 113 284, 90 313 c, 67 284, 56 250"
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
            "138 170, 148 156, 168 164, 188 154, 198 168, 192 180, 168 188, 144 182",
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
        parts.append(Part("plume", taper(vane, 24), PLUME, 8, tone=-0.25 + 0.1 * k, ink=0.8))
        for share, colour in (
            (-0.66, "#fbe09a"),
            (-0.3, "#fbe09a"),
            (0.1, "#8d5f12"),
            (0.5, "#8d5f12"),
        ):
            parts.append(stroke(beside(vane, share, 0.5), colour, "plume", 0.55))
    return parts


FIGURE = Figure("victorius", parts, left=28, right=362, bust=(36, 0, 324, 286), face=(161, 105, 73))
