"""Argentus, the wizard: old and kind, a crooked hat, a long white beard, a star on his staff."""

from __future__ import annotations

import math

from artkit.bodies import OPEN, folds, grip, hand, limb, mark
from artkit.faces import Head, face
from artkit.paint import Lamp, Part
from artkit.palette import GOLD, GOLD_LIGHT, HIDE_DARK, WOOD
from artkit.shapes import ellipse, polygon, taper
from artkit.standees import Figure

SKIN, HAIR, HAIR_SHADE = "#e2b08c", "#eceae4", "#d3d3d4"
ROBE, MANTLE, TRIM = "#8d99ab", "#47536b", "#dfe6ee"
HAT = "#5b6880"
HEAD = Head(
    170,
    134,
    SKIN,
    "#f2f0ea",
    "#5f8fc0",
    size=0.88,
    tilt=4,
    right=True,
    brow=0.35,
    brow_weight=2.0,
    open=0.95,
    gaze=(-1.5, 0.4),
    mouth=0.5,
    age=1.0,
    nose=1.7,
    ear=False,
)
STAR = (270, 58)


def star(x: float, y: float, far: float, near: float, count: int = 4, turn: float = 0) -> str:
    points = []
    for k in range(2 * count):
        r = near if k % 2 else far
        angle = math.radians(turn + k * 180 / count - 90)
        points.append((x + r * math.cos(angle), y + r * math.sin(angle)))
    return polygon(points)


def parts() -> list[Part]:
    """From back to front."""
    return [*_robe(), *_staff_arm(), *_mantle(), *face(HEAD), *_beard(), *_hat(), *_open_arm()]


def _robe() -> list[Part]:
    cloak = (
        "128 186, 100 230, 84 310, 62 372, 48 396 c, 88 390, 124 400 c, 164 392,"
        "208 400 c, 244 391, 280 396 c, 262 350, 250 290, 236 226, 208 184"
    )
    robe = (
        "128 190, 122 240, 108 310, 94 370, 88 399 c, 126 403, 166 401, 206 404,"
        "244 398 c, 234 350, 218 290, 210 236, 206 190"
    )
    lines = [
        "136 284 0.6, 126 324 2.2, 106 400 5",
        "146 320 0.4, 140 356 2, 136 402 4",
        "196 286 0.6, 204 330 2.4, 222 400 5",
        "186 330 0.4, 190 364 2, 192 402 3.5",
        "160 296 0.4, 158 330 1.6, 162 372 0.4",
    ]
    return [
        Part(
            "cloak",
            cloak,
            MANTLE,
            22,
            "cloth",
            folds(["104 250 1, 86 330 4, 68 392 3", "244 250 1, 254 320 4, 264 392 3"], -8, 2.6),
        ),
        Part("robe", robe, ROBE, 22, "cloth", folds(lines, -6, 2.6)),
        Part(
            "hem",
            (
                "92 384 c, 128 390, 166 388, 206 391, 242 384 c, 246 399 c, 206 405, 166 402,"
                "126 404, 86 400 c"
            ),
            TRIM,
            5,
            "cloth",
            ink=0.7,
            shadow=0.4,
        ),
        *[
            mark(star(x, y, 6, 2.4), MANTLE)
            for x, y in ((112, 392), (140, 396), (168, 395), (196, 397), (224, 393))
        ],
        Part(
            "belt",
            "116 270 c, 166 284, 218 270 c, 220 284 c, 166 299, 114 284 c",
            HIDE_DARK,
            6,
            "leather",
        ),
        Part("knot", ellipse(196, 284, 9, 8), HIDE_DARK, 6, "leather"),
        limb("cord", "194 288 5, 200 316 4, 196 344 3", HIDE_DARK, "leather"),
        Part("pouch", "118 284 c, 142 288 c, 142 310, 128 318, 114 308", "#7a5534", 9, "leather"),
    ]


def _staff_arm() -> list[Part]:
    sleeve = "200 200, 226 212, 250 214, 272 222, 280 250, 274 288 c, 250 284, 222 262, 204 238"
    x, y = STAR
    return [
        Part(
            "staff",
            (
                "266 84, 274 84, 271 150, 268 240, 266 330, 265 400 c, 256 400 c, 258 320,"
                "260 240, 264 150"
            ),
            WOOD,
            4.5,
            "wood",
        ),
        Part("fork", taper("262 110 4, 250 88 4, 248 64 3, 256 46 2", 16), WOOD, 4, "wood"),
        Part("fork", taper("274 110 4, 288 90 4, 292 66 3, 286 46 2", 16), WOOD, 4, "wood"),
        Part("star", star(x, y, 25, 9, 4), GOLD_LIGHT, 8, "gold"),
        Part("star", star(x, y, 15, 7, 4, 45), "#fff3cf", 6, ink=0.5),
        Part(
            "sleeve",
            sleeve,
            ROBE,
            16,
            "cloth",
            folds(
                ["212 216 0.8, 240 240 3, 264 276 1.6", "206 230 0.8, 230 256 3, 252 278 1.6"],
                -5,
                2.2,
            ),
        ),
        Part("cuff", "272 218, 281 226, 287 256, 279 291 c, 268 288 c, 274 250", TRIM, 4, "cloth"),
        *grip(266, 226, 2, 0.86, SKIN, flip=1),
    ]


def _open_arm() -> list[Part]:
    sleeve = "134 200, 112 214, 92 226, 74 226, 60 246, 50 292 c, 80 288, 110 270, 134 244"
    return [
        Part(
            "sleeve",
            sleeve,
            ROBE,
            16,
            "cloth",
            folds(
                ["126 220 0.8, 96 246 3, 66 280 1.6", "130 236 0.8, 108 258 3, 84 280 1.6"], -5, 2.2
            ),
        ),
        Part("cuff", "75 222, 65 226, 48 258, 42 294 c, 54 294 c, 62 256", TRIM, 4, "cloth"),
        limb("wrist", "80 236 9, 70 220 8", SKIN, "skin"),
        *hand(62, 205, -24, 0.88, SKIN, flip=-1, fingers=OPEN),
        *[
            mark(star(x, y, r, r * 0.3), "#fff6d8", opacity=0.95)
            for x, y, r in ((34, 170, 8), (62, 150, 6), (24, 200, 5), (88, 158, 4))
        ],
    ]


def _mantle() -> list[Part]:
    shape = (
        "108 226, 112 200, 138 184, 168 190, 202 184, 224 200, 228 226, 200 236, 168 246, 136 236"
    )
    lines = ["122 200 0.6, 136 216 2.4, 150 236 1", "214 200 0.6, 202 216 2.4, 190 236 1"]
    return [
        Part("neck", "150 160 c, 188 160 c, 190 194, 148 194", SKIN, 10, "skin", tone=-0.6),
        Part("mantle", shape, MANTLE, 13, "cloth", folds(lines, -5, 2)),
        Part("clasp", ellipse(206, 206, 8, 8), GOLD, 7, "gold"),
    ]


def _beard() -> list[Part]:
    at = HEAD.place
    beard = (
        "32 -14 c, 30 6, 20 13, 8 17, -10 20, -20 16, -27 4 c, -34 24, -36 56, -32 90,"
        "-30 122, -20 150, -14 172 c, -6 158, 2 166 c, 6 146, 16 150 c, 18 124, 28 118 c,"
        "30 90, 38 60, 40 22"
    )
    strands = [
        "-24 40 0.8, -24 90 2.4, -16 150 0.6",
        "-10 44 0.8, -10 100 2.4, -6 156 0.6",
        "6 42 0.8, 8 96 2.4, 8 146 0.6",
        "20 34 0.8, 24 76 2.4, 22 118 0.6",
        "32 20 0.8, 34 50 2, 32 84 0.6",
    ]
    near = "-11 16 c, 0 15, 14 22, 30 46 c, 14 40, 0 32, -10 28 c"
    far = "-11 16 c, -20 17, -30 26, -40 46 c, -28 40, -18 33, -10 28 c"
    return [
        Part("beard", at(beard), HAIR_SHADE, 16, "hair", folds([at(s) for s in strands], -5, 1.6)),
        Part("moustache", at(far), HAIR, 6, "hair", flow=35, ink=0.8),
        Part("moustache", at(near), HAIR, 6, "hair", flow=145, ink=0.8),
        Part(
            "lock",
            at("28 -20 c, 36 -6, 38 20, 46 40 c, 34 36, 30 14, 26 -4"),
            HAIR,
            6,
            "hair",
            ink=0.8,
        ),
    ]


def _hat() -> list[Part]:
    at = HEAD.place
    cone = (
        "-31 -24 c, -26 -50, -16 -76, -2 -98, 18 -116, 40 -122, 66 -112 c, 50 -108,"
        "38 -100, 32 -84, 36 -54, 42 -22 c, 4 -34"
    )
    lines = [
        "-18 -70 0.8, 8 -74 3, 32 -62 0.8",
        "-8 -90 0.8, 12 -94 2.6, 32 -86 0.8",
        "10 -108 0.6, 26 -106 2.2, 40 -104 0.6",
        "-24 -46 0.6, -4 -52 2.2, 20 -46 0.6",
    ]
    brim = (
        "-62 -14, -46 -28, -16 -33, 12 -34, 42 -30, 70 -12, 66 -6, 40 -12, 10 -18,"
        "-14 -19, -42 -13, -60 -8"
    )
    ribbon = "-29 -34 c, 4 -42, 40 -32 c, 41 -22 c, 4 -31, -31 -24 c"
    return [
        Part("cone", at(cone), HAT, 18, "cloth", folds([at(line) for line in lines], -6, 1.8)),
        Part("ribbon", at(ribbon), GOLD, 5, "gold", ink=0.8),
        Part("brim", at(brim), HAT, 7, "cloth", lift=1.6),
        *[
            mark(star(*at([(x, y)])[0], r, r * 0.36), GOLD_LIGHT, "cone")
            for x, y, r in ((8, -60, 9), (16, -88, 6), (-12, -76, 5))
        ],
    ]


FIGURE = Figure(
    "argentus",
    parts,
    lamps=(Lamp(*STAR, 30, "#ffe9a8", 0.9, 0.85), Lamp(50, 172, 26, "#e8f2ff", 0.5, 0.35)),
    left=8,
    right=312,
    bust=(14, 2, 290, 290),
    face=(167, 130, 70),
)
