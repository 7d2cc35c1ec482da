"""Lord Xanros, the warlock: pale and gaunt, a high collar, blood-red fire, a ruby sceptre."""

from __future__ import annotations

from artkit.bodies import CLAW, folds, grip, hand, limb, mark, stroke
from artkit.faces import Head, face
from artkit.paint import Lamp, Part
from artkit.palette import BONE, GOLD, IRON
from artkit.shapes import Point, ellipse, moved, smooth
from artkit.standees import Figure

SKIN, HAIR = "#c8bcb6", "#221c28"
ROBE, ROBE_DARK, LINING, VEST = "#44335c", "#2a2038", "#9a2230", "#2f2640"
HEAD = Head(
    166,
    106,
    SKIN,
    "#1d1720",
    "#d23a2c",
    size=0.88,
    tilt=7,
    right=True,
    brow=-0.95,
    brow_weight=1.1,
    raised=0.1,
    open=0.82,
    gaze=(-1.7, 0.2),
    mouth=0.55,
    age=0.5,
    blush=0.12,
    nose=1.3,
    jaw=0.84,
    chin=1.14,
)
FLAME = (72, 96)


def parts() -> list[Part]:
    """From back to front."""
    return [
        *_cloak(),
        *_robe(),
        *_sceptre_arm(),
        *_collar(),
        *face(HEAD),
        *_hair(),
        *_flame_arm(),
    ]


def _cloak() -> list[Part]:
    shape = (
        "126 160, 100 210, 82 290, 62 344, 28 396 c, 70 384, 86 402 c, 116 386, 140 404 c,"
        "164 388, 192 404 c, 216 386, 244 402 c, 258 384, 304 396 c, 268 340, 248 280,"
        "232 210, 206 160"
    )
    lines = [
        "106 220 1, 86 310 4, 62 388 3",
        "114 250 1, 104 320 4, 92 394 3",
        "226 220 1, 246 310 4, 268 388 3",
        "216 250 1, 228 320 4, 240 394 3",
    ]
    lining = "128 190, 112 270, 100 340, 98 394 c, 164 394, 234 394 c, 230 340, 218 270, 204 190"
    return [
        Part("cloak", shape, ROBE_DARK, 20, "cloth", folds(lines, -8, 2.6)),
        Part("lining", lining, LINING, 16, "cloth", shadow=0.4, ink=0.7),
    ]


def _robe() -> list[Part]:
    robe = (
        "132 166, 132 214, 126 290, 114 360, 108 400 c, 130 392, 144 404 c, 164 392,"
        "186 404 c, 200 392, 224 400 c, 214 350, 202 284, 198 214, 196 166"
    )
    lines = [
        "138 266 1, 130 330 4, 122 396 2",
        "190 266 1, 202 330 4, 208 396 2",
        "152 270 0.8, 150 330 3, 146 398 2",
        "178 270 0.8, 182 330 3, 184 398 2",
    ]
    parts = [
        Part("robe", robe, ROBE, 20, "cloth", folds(lines, -6, 2.4)),
        Part(
            "vest",
            "140 176, 142 214, 136 244 c, 165 254, 194 244 c, 190 214, 192 176, 166 196",
            VEST,
            16,
            "leather",
        ),
    ]
    parts += [
        *[stroke([(150, y, 1.2), (166, y + 6, 1.5), (182, y, 1.2)], GOLD) for y in (204, 218, 232)],
        Part(
            "sash",
            "128 236 c, 164 248, 202 236 c, 204 254 c, 164 266, 126 254 c",
            LINING,
            7,
            "cloth",
        ),
        Part(
            "fall",
            "154 258 c, 176 258 c, 180 310, 186 356 c, 168 346, 150 358 c, 152 310",
            LINING,
            8,
            "cloth",
            folds(["166 268 0.6, 166 320 2.4, 166 350 1"], -4, 1.6),
        ),
        Part(
            "skull",
            "164 240, 175 246, 176 257, 170 262, 169 269, 159 269, 158 262, 152 257, 153 246",
            BONE,
            7,
            "bone",
        ),
        mark(ellipse(160, 255, 2.6, 3), "#1c1218"),
        mark(ellipse(168.5, 255, 2.6, 3), "#1c1218"),
    ]
    rune = "0 -9 c, 5 -2, 3 6, 0 9 c, -3 6, -5 -2"
    parts += [mark(smooth(moved(rune, 167, y)), "#e2604a", opacity=0.9) for y in (292, 314, 336)]
    return parts


def _sceptre_arm() -> list[Part]:
    def at(points: str) -> list[Point]:
        return moved(points, 258, 244, 14)

    sleeve = "196 172, 222 190, 240 214, 262 234, 270 256, 262 300 c, 240 288, 214 258, 196 226"
    return [
        Part("shaft", at("-4 100 c, 4 100 c, 4 -66 c, -4 -66 c"), IRON, 4, "metal"),
        Part("tip", at("-5 98 c, 5 98 c, 0 120 c"), IRON, 4, "metal"),
        *[
            Part("prong", at(p), IRON, 4, "metal")
            for p in (
                "-4 -58 c, -18 -68, -20 -88, -6 -104 c, -12 -88, -8 -74, 2 -64 c",
                "4 -58 c, 18 -68, 20 -88, 6 -104 c, 12 -88, 8 -74, -2 -64 c",
            )
        ],
        Part("ruby", at("0 -96, 9 -84, 6 -70, 0 -64, -6 -70, -9 -84"), "#d8263a", 8, "gem"),
        Part("ring", at("-8 -64, 8 -64, 9 -56, 0 -53, -9 -56"), GOLD, 4, "gold"),
        Part(
            "sleeve",
            sleeve,
            ROBE_DARK,
            16,
            "cloth",
            folds(
                ["208 196 0.8, 234 236 3, 254 282 1.6", "200 216 0.8, 224 252 3, 246 284 1.6"],
                -5,
                2.2,
            ),
        ),
        Part(
            "cuff", "264 230, 272 240, 276 264, 265 304 c, 253 296 c, 264 262", LINING, 5, "cloth"
        ),
        *grip(258, 244, 14, 0.84, SKIN, flip=1),
    ]


def _collar() -> list[Part]:
    left = "134 196, 102 174, 92 124, 70 70 c, 106 90, 128 124, 152 176"
    right = "196 196, 224 172, 236 124, 258 72 c, 220 92, 200 126, 182 176"
    shoulders = (
        "104 186, 118 166, 144 158, 166 170, 188 158, 212 166, 226 186, 196 192, 166 210 c, 134 192"
    )
    return [
        Part(
            "collar",
            left,
            LINING,
            9,
            "cloth",
            folds(["88 100 0.6, 112 150 2.4, 138 188 1"], -4, 1.8),
        ),
        Part(
            "collar",
            right,
            LINING,
            9,
            "cloth",
            folds(["240 100 0.6, 216 150 2.4, 192 188 1"], -4, 1.8),
            tone=-0.25,
        ),
        stroke("70 72 1.2, 93 126 2, 104 174 1.6, 134 195 1.2", ROBE_DARK),
        stroke("258 74 1.2, 235 126 2, 223 172 1.6, 196 195 1.2", ROBE_DARK),
        Part("neck", "150 136 c, 184 136 c, 190 182, 144 182", SKIN, 10, "skin", tone=-0.6),
        Part("shoulders", shoulders, ROBE_DARK, 12, "cloth"),
        stroke(("106 187 1.4, 134 193 1.4, 166 209 1.4, 196 193 1.4, 224 187 1.4"), GOLD),
        Part("brooch", "166 176, 176 186, 166 198, 156 186", GOLD, 6, "gold"),
        Part("gem", ellipse(166, 187, 5, 5), "#d8263a", 5, "gem", ink=0.5),
    ]


def _hair() -> list[Part]:
    at = HEAD.place
    cap = (
        "-28 -12 c, -25 -30, -18 -34, -10 -22 c, -2 -36, 14 -36, 20 -22, 24 -8, 27 8 c,"
        "32 -2, 40 -8, 42 -26, 34 -48, 8 -58, -16 -50, -29 -32"
    )
    back = "30 -14, 42 -22, 46 10, 40 36, 44 56 c, 32 46, 28 26, 30 6"
    streaks = [
        "-10 -26 0.5, 4 -46 1.6, 24 -48 0.5",
        "0 -32 0.5, 16 -44 1.6, 36 -36 0.5",
        "16 -30 0.5, 28 -34 1.4, 40 -18 0.5",
    ]
    goatee = "-20 35, -12 33, -4 34, 2 38, -4 50, -14 66 c, -18 52, -20 44"
    return [
        Part("back", at(back), HAIR, 6, "hair"),
        Part("hair", at(cap), HAIR, 12, "hair", folds([at(s) for s in streaks], -3, 1), flow=-20),
        mark(smooth(at("2 -50, 20 -52, 34 -38, 20 -44")), "#8f86a8", "hair", 0.5, 1.2),
        Part("goatee", at(goatee), HAIR, 6, "hair", ink=0.7),
        stroke(at("-11 20 0.6, -18 21 1.3, -24 30 0.4"), HAIR),
        stroke(at("-9 20 0.6, 0 21 1.4, 5 31 0.4"), HAIR),
    ]


def _flame_arm() -> list[Part]:
    x, y = FLAME

    def fire(points: str, scale: float = 1.0) -> str:
        return smooth(moved(points, x, y + 36, 0, scale))

    tongue = (
        "2 8, 20 2, 28 -16, 24 -34, 14 -48, 20 -62, 30 -70 c, 10 -70, 0 -62, 0 -80,"
        "10 -100 c, -14 -88, -20 -70, -12 -52, -18 -44, -26 -60 c, -32 -40, -30 -14,"
        "-18 4"
    )
    spark = "0 -6 c, 3 -1, 0 6, -3 1"
    sleeve = "136 172, 112 186, 98 206, 84 208, 72 220, 68 262 c, 96 262, 122 246, 136 218"
    return [
        Part(
            "sleeve",
            sleeve,
            ROBE_DARK,
            16,
            "cloth",
            folds(
                ["126 192 0.8, 104 222 3, 82 252 1.6", "130 208 0.8, 112 234 3, 94 254 1.6"],
                -5,
                2.2,
            ),
        ),
        Part("cuff", "85 205, 76 208, 65 232, 60 264 c, 72 264 c, 78 230", LINING, 5, "cloth"),
        limb("wrist", "88 212 9, 82 194 7.5, 78 176 7.5", SKIN, "skin", tone=-0.15),
        *hand(74, 162, -10, 0.9, SKIN, flip=1, fingers=CLAW),
        Part("fire", fire(tongue), "#b3142a", 14, ink=0.5, shadow=0, tone=0.2),
        Part("fire", fire(tongue, 0.72), "#e8452f", 10, ink=0, shadow=0, tone=0.25, soft=0.8),
        Part("fire", fire(tongue, 0.44), "#ffb37a", 7, ink=0, shadow=0, tone=0.4, soft=1.0),
        *[
            mark(smooth(moved(spark, px, py, turn, size)), "#ff6a4a", opacity=0.9)
            for px, py, turn, size in ((100, 62, 20, 1.1), (44, 66, -15, 0.9), (92, 36, 10, 0.7))
        ],
    ]


FIGURE = Figure(
    "xanros",
    parts,
    lamps=(
        Lamp(FLAME[0], FLAME[1] + 16, 40, "#ff3a3a", 1.0, 0.45),
        Lamp(281, 158, 16, "#ff4050", 0.4, 0.4),
    ),
    left=10,
    right=316,
    bust=(22, 26, 290, 262),
    face=(162, 108, 64),
)
