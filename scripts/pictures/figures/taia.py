"""Taia, the oracle: blue robe and hood, silver hair, a moon staff, an orb above her palm."""

from __future__ import annotations

from artkit.bodies import CUPPED, folds, grip, hand, limb, mark, stroke
from artkit.dress import hood
from artkit.faces import Head, face
from artkit.paint import Lamp, Part
from artkit.palette import GOLD, GOLD_LIGHT, WOOD
from artkit.shapes import ellipse, smooth
from artkit.standees import Figure

SKIN, HAIR = "#b07a52", "#d8dce6"
CLOAK, ROBE, LIGHT_ROBE, CREAM = "#234a78", "#34699f", "#4487bd", "#e9dcba"
NIGHT = "#122038"
HEAD = Head(
    164,
    104,
    SKIN,
    "#c9ced8",
    "#7fd6f2",
    size=0.88,
    tilt=-3,
    right=True,
    brow=0.25,
    raised=0.2,
    brow_weight=0.7,
    open=0.98,
    eyes=1.12,
    mouth_width=0.82,
    gaze=(-1.2, 0.6),
    mouth=0.4,
    lips="#a34d45",
    jaw=0.82,
    nose=0.15,
    chin=0.95,
    lashes=1.3,
    ear=False,
)


def parts() -> list[Part]:
    """From back to front."""
    behind, front = hood(HEAD, CLOAK, NIGHT)
    return [
        *_cloak(),
        *_robe(),
        *_staff_arm(),
        *behind,
        *_long_hair(),
        *_neck(),
        *face(HEAD),
        *_fringe(),
        *front,
        *_collar(),
        *_orb_arm(),
    ]


def _cloak() -> list[Part]:
    shape = (
        "122 154, 96 210, 80 290, 58 372, 44 396 c, 84 390, 120 400 c, 160 392, 204 400 c,"
        "240 390, 282 396 c, 262 360, 246 280, 228 206, 204 154"
    )
    lines = [
        "104 220 1, 84 310 4, 66 390 3",
        "112 250 1, 100 320 4, 98 394 3",
        "222 220 1, 242 310 4, 262 390 3",
        "212 250 1, 226 320 4, 234 392 3",
    ]
    return [Part("cloak", shape, CLOAK, 22, "cloth", folds(lines, -8, 2.6))]


def _robe() -> list[Part]:
    robe = (
        "130 166, 128 214, 118 290, 100 360, 92 398 c, 128 403, 164 401, 200 404,"
        "238 398 c, 228 350, 208 284, 200 214, 198 166"
    )
    lines = [
        "132 262 1, 120 330 4, 112 396 3",
        "196 262 1, 212 330 4, 220 396 3",
        "140 270 0.6, 136 330 3, 132 398 2",
        "190 270 0.6, 196 330 3, 200 398 2",
        "134 196 0.6, 146 220 2.2, 140 246 0.6",
        "194 196 0.6, 184 220 2.2, 190 246 0.6",
    ]
    panel = "152 190, 148 250, 144 330, 136 400 c, 164 402, 194 400 c, 186 330, 180 250, 178 190"
    parts = [
        Part("robe", robe, LIGHT_ROBE, 22, "cloth", folds(lines, -6, 2.6)),
        Part(
            "panel",
            panel,
            CREAM,
            12,
            "cloth",
            folds(["158 270 0.6, 154 330 2.6, 150 398 1.6"], -5, 2),
        ),
        Part(
            "moon",
            "172 316, 157 322, 152 338, 160 353, 175 354 c, 166 345, 164 328",
            ROBE,
            4,
            ink=0.5,
            shadow=0.3,
        ),
    ]
    for y, half in ((376, 25), (386, 27)):
        parts.append(stroke([(165 - half, y, 1.6), (165, y + 4, 1.6), (165 + half, y, 1.6)], GOLD))
    parts += [
        Part(
            "belt",
            "124 238 c, 164 250, 204 238 c, 206 254 c, 164 267, 122 254 c",
            GOLD,
            7,
            "gold",
        ),
        Part("gem", ellipse(164, 257, 8, 8), "#5cc3ea", 7, "gem"),
        Part(
            "sash",
            "176 262 c, 190 258 c, 194 300, 190 340 c, 182 330, 176 342 c, 174 300",
            ROBE,
            6,
            "cloth",
        ),
    ]
    return parts


def _staff_arm() -> list[Part]:
    moon = "73 18 c, 97 34, 103 64, 87 92, 57 98, 31 82, 25 62 c, 45 76, 69 72, 81 52, 79 34"
    sleeve = "134 168, 108 186, 82 206, 58 224, 46 254, 40 284 c, 68 282, 100 264, 124 238, 138 206"
    return [
        Part("staff", "57 100 c, 65 100 c, 69 400 c, 60 400 c", WOOD, 4.5, "wood"),
        Part("socket", "49 92 c, 75 92 c, 70 112, 62 120 c, 54 112", GOLD, 6, "gold"),
        Part("crescent", moon, GOLD_LIGHT, 9, "gold"),
        Part("pearl", ellipse(61, 50, 11, 11), "#bdeefa", 10, "gem"),
        Part(
            "sleeve",
            sleeve,
            ROBE,
            17,
            "cloth",
            folds(
                ["122 196 0.8, 84 226 3, 56 262 1.6", "130 214 0.8, 98 244 3, 70 272 1.6"], -5, 2.2
            ),
        ),
        Part("cuff", "58 222, 49 226, 35 262, 37 287 c, 47 286 c, 53 258", GOLD, 4, "gold"),
        *grip(64, 226, -1, 0.82, SKIN, flip=-1),
    ]


def _orb_arm() -> list[Part]:
    sleeve = "196 172, 222 192, 246 214, 262 216, 268 240, 262 280 c, 240 272, 214 252, 196 222"
    return [
        Part(
            "sleeve",
            sleeve,
            ROBE,
            17,
            "cloth",
            folds(
                ["206 194 0.8, 230 226 3, 252 264 1.6", "200 214 0.8, 222 244 3, 246 268 1.6"],
                -5,
                2.2,
            ),
        ),
        Part("cuff", "260 213, 270 222, 274 254, 265 284 c, 255 278 c, 262 246", GOLD, 4, "gold"),
        limb("wrist", "256 226 8, 270 212 7.5", SKIN, "skin"),
        *hand(277, 199, 34, 0.8, SKIN, flip=-1, fingers=CUPPED),
        Part("orb", ellipse(283, 156, 17, 17), "#7fd0ee", 16, "gem", ink=0.6, shadow=0),
        mark(ellipse(283, 158, 8, 8), "#eafcff", "orb", 0.7, 3.0),
    ]


def _neck() -> list[Part]:
    return [Part("neck", "151 134 c, 177 134 c, 180 172, 148 172", SKIN, 10, "skin", tone=-0.5)]


def _long_hair() -> list[Part]:
    near = "132 116, 124 150, 126 186, 118 214, 124 236 c, 136 214, 148 186, 152 150"
    far = "186 120, 198 150, 196 184, 204 208, 198 230 c, 188 208, 178 186, 174 150"
    return [Part("hair", shape, HAIR, 8, "hair") for shape in (near, far)]


def _fringe() -> list[Part]:
    at = HEAD.place
    near = "2 -48 c, 24 -42, 32 -20, 30 14, 24 40 c, 22 16, 18 -8, 4 -24, -6 -34 c"
    far = "2 -48 c, -16 -44, -28 -26, -29 4 c, -24 -12, -16 -24, -6 -34 c"
    star = "-11 -30 c, -9.4 -25, -5 -23 c, -9.4 -21, -11 -15 c, -12.6 -21, -17 -23 c, -12.6 -25"
    return [
        Part("hair", at(near), HAIR, 6, "hair", flow=75, ink=0.8),
        Part("hair", at(far), HAIR, 6, "hair", flow=105, ink=0.8),
        mark(smooth(at(star)), "#8fe2ff", opacity=0.95),
    ]


def _collar() -> list[Part]:
    shape = (
        "112 184, 122 162, 146 146, 164 153, 184 146, 208 162, 216 184, 192 194, 164 216 c, 136 194"
    )
    return [
        Part(
            "collar",
            shape,
            ROBE,
            12,
            "cloth",
            folds(
                ["128 168 0.6, 150 190 2.4, 164 204 1", "202 168 0.6, 180 190 2.4, 166 204 1"],
                -5,
                1.8,
            ),
        ),
        stroke(("114 186 1.6, 138 195 1.6, 164 214 1.6, 190 195 1.6, 214 186 1.6"), GOLD_LIGHT),
        Part("clasp", ellipse(164, 196, 9, 9), GOLD, 8, "gold"),
        Part("gem", ellipse(164, 196, 4.6, 4.6), "#5cc3ea", 4, "gem", ink=0.5),
    ]


FIGURE = Figure(
    "taia",
    parts,
    lamps=(Lamp(283, 156, 26, "#8fe4ff", 1.1), Lamp(61, 50, 18, "#8fe4ff", 0.5, 0.6)),
    left=6,
    right=318,
    bust=(14, 8, 304, 270),
    face=(160, 104, 62),
)
