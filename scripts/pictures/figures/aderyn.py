"""Aderyn, the thief: a young woman in a lunge, a green hood, two daggers, a streaming cape."""

from __future__ import annotations

from artkit.bodies import band, folds, grip, limb, mark, stroke
from artkit.dress import blade, hood
from artkit.faces import Head, face
from artkit.paint import Part
from artkit.palette import BONE, GOLD, HIDE, HIDE_DARK, HIDE_LIGHT
from artkit.shapes import ellipse, smooth
from artkit.standees import Figure

SKIN, HAIR = "#e0a67e", "#7a3318"
CAPE, HOOD, DARK_GREEN = "#236b52", "#2f8263", "#10291f"
SHIRT, LEGGINGS, GLOVE = "#3b9270", "#38423c", "#4a2e1b"
HEAD = Head(
    182,
    112,
    SKIN,
    "#4f2212",
    "#4aa36a",
    size=0.88,
    tilt=5,
    right=True,
    brow=-0.25,
    raised=0.2,
    brow_weight=0.8,
    open=1.1,
    eyes=1.1,
    mouth_width=0.82,
    gaze=(-1.8, 0.3),
    mouth=0.85,
    lips="#c05c4e",
    jaw=0.88,
    nose=0.25,
    chin=0.96,
    lashes=1.2,
    ear=False,
)
REAR_ARM, FORE_ARM = "98 204 15, 90 182 13.5, 86 160 10", "240 220 15, 256 228 13.5, 272 232 10"


def parts() -> list[Part]:
    """From back to front."""
    behind, front = hood(HEAD, HOOD, DARK_GREEN)
    return [
        *_cape(),
        *_legs(),
        *_trunk(),
        *_rear_arm(),
        *behind,
        *_neck(),
        *face(HEAD),
        *_hair(),
        *front,
        *_scarf(),
        *_front_arm(),
    ]


def _cape() -> list[Part]:
    shape = (
        "160 156, 124 176, 96 214, 62 244, 18 262 c, 36 276, 14 302 c, 44 302, 40 334 c,"
        "70 322, 82 348 c, 108 324, 132 336 c, 160 300, 196 220, 204 170"
    )
    lines = [
        "130 186 1, 84 244 4, 32 264 2",
        "140 196 1, 98 270 4.5, 34 300 2",
        "150 206 1, 116 284 4.5, 54 328 2",
        "158 220 1, 134 290 4, 94 336 2",
    ]
    return [Part("cape", shape, CAPE, 20, "cloth", folds(lines, -8, 2.6), flow=130)]


def _legs() -> list[Part]:
    rear = limb(
        "leg",
        "142 262 25, 112 308 21, 84 350 15",
        LEGGINGS,
        "cloth",
        folds(["136 290 0.6, 118 304 2, 104 304 0.6"], -4, 1.6),
    )
    fore = limb(
        "leg",
        "168 268 26, 206 296 22, 214 336 15",
        LEGGINGS,
        "cloth",
        folds(["190 300 0.6, 206 306 2.2, 226 296 0.6"], -4, 1.6),
    )
    return [
        rear,
        Part(
            "boot",
            "98 318 c, 74 354, 60 380, 44 388, 38 398 c, 96 399 c, 96 384, 118 350, 130 336 c",
            HIDE,
            12,
            "leather",
            folds(["76 366 0.6, 86 372 1.8, 98 372 0.6"], -3, 1.2),
        ),
        Part("cuff", "92 312 c, 134 334 c, 128 350 c, 84 330 c", HIDE_LIGHT, 6, "leather"),
        fore,
        Part(
            "boot",
            "196 322 c, 200 360, 200 398 c, 264 398 c, 260 386, 238 378, 232 354, 236 322 c",
            HIDE,
            12,
            "leather",
            folds(["202 366 0.6, 216 372 1.8, 232 364 0.6"], -3, 1.2),
        ),
        Part("cuff", "190 312 c, 240 310 c, 242 330 c, 194 334 c", HIDE_LIGHT, 6, "leather"),
        Part("knee", "196 286, 212 280, 226 288, 224 304, 208 310, 196 302", HIDE, 8, "leather"),
        stroke("194 300 1.6, 210 308 1.6, 230 298 1.6", HIDE_DARK),
    ]


def _trunk() -> list[Part]:
    skirt = (
        "128 238, 112 276, 100 306 c, 122 302, 134 316 c, 152 300, 172 318 c, 188 300,"
        "210 308 c, 200 272, 190 238"
    )
    body = "138 172, 136 206, 130 246 c, 162 256, 192 248 c, 198 208, 208 176, 190 158, 156 158"
    parts = [
        Part(
            "skirt",
            skirt,
            HIDE,
            14,
            "leather",
            folds(
                [
                    "130 262 0.6, 118 300 2.4",
                    "154 266 0.6, 150 300 2.4",
                    "180 264 0.6, 190 300 2.4",
                ],
                -5,
                1.8,
            ),
        ),
        Part("shirt", body, SHIRT, 22, "cloth"),
        Part(
            "jerkin",
            "142 184, 146 214, 132 246 c, 162 256, 192 248 c, 196 214, 206 186, 186 196, 166 198",
            HIDE_LIGHT,
            16,
            "leather",
            folds(
                ["150 204 0.6, 158 226 1.6, 150 246 0.6", "192 206 0.6, 184 226 1.6, 186 246 0.6"],
                -3,
                1.6,
            ),
        ),
    ]
    for k in range(4):
        y = 206 + k * 11
        parts.append(stroke([(164 - k * 0.6, y, 1.1), (178 - k * 0.6, y + 7, 1.1)], BONE))
        parts.append(stroke([(178 - k * 0.6, y, 1.1), (164 - k * 0.6, y + 7, 1.1)], BONE))
    parts += [
        Part(
            "belt",
            "124 240 c, 162 254, 196 242 c, 200 258 c, 162 272, 120 256 c",
            HIDE_DARK,
            7,
            "leather",
        ),
        Part("buckle", ellipse(164, 262, 9.5, 9), GOLD, 7, "gold"),
        Part("pouch", "180 256 c, 202 252 c, 208 272, 196 284, 180 278", HIDE_LIGHT, 9, "leather"),
        Part(
            "flap", "180 256 c, 202 252 c, 205 264, 192 270, 181 266", HIDE, 5, "leather", ink=0.8
        ),
        Part("strap", "142 170 c, 152 168 c, 196 236 c, 188 244 c", HIDE_DARK, 4, "leather"),
        Part("stud", ellipse(168, 204, 3.4, 3.4), GOLD, 3, "gold", ink=0.6),
    ]
    return parts


def _rear_arm() -> list[Part]:
    return [
        *blade(86, 142, -24, length=78, half=9, guard=17, grip_length=30, scale=0.92),
        limb(
            "arm",
            "142 184 18, 118 200 17, 98 210 15.5",
            SHIRT,
            "cloth",
            folds(["130 180 0.6, 124 196 2.2, 126 210 0.6"], -4, 1.4),
        ),
        limb("forearm", REAR_ARM, HIDE, "leather"),
        band(REAR_ARM, 0.15, 2.2, HIDE_DARK, "leather"),
        band(REAR_ARM, 0.75, 2.2, HIDE_DARK, "leather"),
        *grip(86, 142, -24, 0.84, GLOVE, "leather", flip=1),
    ]


def _front_arm() -> list[Part]:
    return [
        *blade(284, 230, 146, length=74, half=9, guard=17, grip_length=30, scale=0.92),
        limb(
            "arm",
            "200 186 18, 220 206 17, 238 222 15.5",
            SHIRT,
            "cloth",
            folds(["206 204 0.6, 218 200 2.2, 230 192 0.6"], -4, 1.4),
        ),
        limb("forearm", FORE_ARM, HIDE, "leather"),
        band(FORE_ARM, 0.15, 2.2, HIDE_DARK, "leather"),
        band(FORE_ARM, 0.75, 2.2, HIDE_DARK, "leather"),
        *grip(283, 231, 326, 0.84, GLOVE, "leather", flip=1),
    ]


def _neck() -> list[Part]:
    return [Part("neck", "168 140 c, 194 140 c, 196 172, 164 172", SKIN, 10, "skin", tone=-0.5)]


def _hair() -> list[Part]:
    at = HEAD.place
    fringe = (
        "14 -48, 30 -34, 32 -10, 28 12 c, 24 -8, 18 -22, 6 -32, -8 -34, -20 -26,"
        "-28 -10 c, -28 -30, -12 -46"
    )
    lock = "-8 -38 c, -20 -30, -27 -12, -30 8, -34 22 c, -22 12, -19 -6, -12 -22"
    return [
        Part("hair", at(fringe), HAIR, 8, "hair", flow=60),
        Part("hair", at(lock), "#9a4721", 5, "hair", flow=70, ink=0.8),
        Part(
            "hair",
            at("28 -12 c, 31 10, 26 30, 30 48 c, 20 36, 20 14, 24 -4"),
            HAIR,
            5,
            "hair",
            ink=0.8,
        ),
        mark(smooth(at("4 -36, 14 -38, 22 -28, 12 -31")), "#d98a52", "hair", 0.55, 1.0),
    ]


def _scarf() -> list[Part]:
    lines = ["146 164 0.6, 176 180 2.2, 204 168 0.6", "144 174 0.6, 172 192 2.2, 206 178 0.6"]
    return [
        Part(
            "scarf",
            "138 174, 150 150, 180 161, 204 149, 216 172, 208 186, 178 200, 148 190",
            HOOD,
            11,
            "cloth",
            folds(lines, -5, 1.6),
        ),
        Part("pin", ellipse(182, 184, 6, 6), GOLD, 5, "gold", ink=0.7),
    ]


FIGURE = Figure("aderyn", parts, left=4, right=336, bust=(34, 34, 300, 270), face=(176, 112, 62))
