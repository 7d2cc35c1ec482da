"""The three skeletons: turnkey, warrior and king. Same bones, three silhouettes."""

from __future__ import annotations

from functools import partial

from artkit.paint import Part, Relief
from artkit.partlist import AXIS, part_list
from artkit.shapes import ellipse, mirrored, moved, read, ring, smooth, taper
from artkit.tokens import Dish, Figure

from pictures.lair.skulls import Skull, bony_hand, eye_lamps, eye_marks, skull

COLOURS = {
    "gold": "#e4ac3f",
    "brass": "#c08f3c",
    "steel": "#8f989f",
    "blade": "#c3cbd0",
    "robe": "#74244f",
    "ermine": "#efe6d2",
    "crest": "#b8382a",
    "mail": "#5d6670",
    "hide": "#6b4020",
    "hood": "#7a5230",
    "night": "#1a1210",
}


# --- king -----------------------------------------------------------------------------------


def king() -> Figure:
    """A crown too large for the dead: gold, gems, ermine, and fire in the sockets."""
    crack = read("34 -70 0.6, 40 -54 1.6, 33 -44 1.2, 44 -30 0.4")
    head = Skull(160, 152, 0.95, bone="#f0e1ba", jaw=4, scowl=9, eye="#ff9a2a", cracks=(crack,))
    robe = part_list(
        """
        robe cloth robe 24: 20 310, 46 246, 96 222, 160 250, 224 222, 274 246, 300 310, 160 330
        collar fur ermine 14: 60 266, 84 222, 118 214, 160 250, 202 214, 236 222, 260 266, 206 290,
            160 298, 114 290
        spot plain #2a1c1a 2 ink=0.3 shadow=0 twice corners: 92 239, 96 252, 92 249, 88 252
        spot plain #2a1c1a 2 ink=0.3 shadow=0 twice corners: 112 259, 116 272, 112 269, 108 272
        spot plain #2a1c1a 2 ink=0.3 shadow=0 twice corners: 136 274, 140 287, 136 284, 132 287
        back gold #7d5518 10: 92 96 c, 104 66, 160 58, 216 66, 228 96 c, 160 112
        """,
        COLOURS,
    )
    dish = Dish("#a793d8", "#35296a", 14, ring="#c79a44")
    return Figure([*robe, *skull(head), *_crown()], dish, eye_lamps(head), eye_marks(head))


def _crown() -> list[Part]:
    left = read("84 116 c, 68 44 c, 106 76, 114 74 c, 122 20 c, 152 62 c, 160 8 c")
    outline = [*left, *mirrored(left, AXIS)[-2::-1], *read("198 100, 160 95, 122 100")]
    return [
        Part("crown", smooth(outline), COLOURS["gold"], 12, "gold"),
        *part_list(
            """
            band gold #c88f2c 7: 82 100 c, 120 86, 160 81, 200 86, 238 100 c, 234 124 c, 198 109,
                160 104, 122 109, 86 124 c
            gem gem #d4302c 11 oval: 160 93, 11 10
            gem gem #3fa0bd 7.5 twice oval: 120 98, 7.5 7
            gem gem #4fae62 5 twice oval: 93 109, 5 4.5
            pearl gold #f6d58a 6 oval: 160 13, 7 7
            pearl gold #f6d58a 6 twice oval: 122 22, 6.5 6.5
            pearl gold #f6d58a 6 twice oval: 68 45, 6.5 6.5
            """,
            COLOURS,
        ),
    ]


# --- warrior --------------------------------------------------------------------------------


def warrior() -> Figure:
    """Helmet with a red crest, a nasal between cold eyes, and the sword held up."""
    head = Skull(
        176, 164, 0.86, 4, bone="#e2d2a6", jaw=12, scowl=13, eye="#7fe0ff", missing=(1,)
    )  # fmt: skip
    behind = part_list(
        """
        crest hair crest 12 flow=40: 120 92, 126 48, 160 18, 204 14, 246 36, 272 76, 280 128 c,
            262 112, 256 140 c, 240 110, 214 84, 176 72
        mail leather mail 22: 78 310, 96 244, 132 232, 176 262, 228 228, 262 242, 286 310, 180 330
        strap leather hide 6 limb: 100 250 8, 150 290 8, 190 320 8
        """,
        COLOURS,
    )
    parts = [*behind, *skull(head), *_helmet(), *_sword(82, 154, -7), *bony_hand(91, 226, -7, 1.25)]
    dish = Dish("#b9cbd8", "#33495c", 31, ring="#9a8a62")
    return Figure(parts, dish, eye_lamps(head), eye_marks(head))


def _helmet() -> list[Part]:
    return part_list(
        """
        bowl metal steel 34: 106 150 c, 102 112, 118 72, 150 50, 184 46, 218 56, 244 84, 252 122,
            246 156 c, 220 136, 184 132, 144 134
        + 4 2 limb: 130 66 3, 128 100 3, 134 130 3
        cheek metal #767f87 9: 104 144 c, 128 144, 132 180, 126 214 c, 108 196
        cheek metal #767f87 9: 248 150 c, 226 146, 224 184, 232 218 c, 246 198
        brim gold brass 7: 102 140 c, 142 122, 184 118, 222 124, 252 144 c, 250 162 c, 220 142,
            184 138, 144 140, 104 158 c
        nasal metal #a2abb1 8: 170 118 c, 192 118 c, 191 168, 182 190 c, 172 170
        ridge gold brass 5 limb: 181 44 6, 182 80 6, 182 122 6
        rivet gold #e0b862 4 ink=0.6 oval: 122 140, 4 4
        rivet gold #e0b862 4 ink=0.6 oval: 146 131, 4 4
        rivet gold #e0b862 4 ink=0.6 oval: 216 132, 4 4
        rivet gold #e0b862 4 ink=0.6 oval: 240 143, 4 4
        """,
        COLOURS,
    )


def _sword(x: float, y: float, degrees: float) -> list[Part]:
    return part_list(
        """
        blade metal blade 12: -16 52 c, -17 -40, -15 -78, 0 -106 c, 15 -78, 17 -40, 16 52 c
        edge metal #eef2f2 6 ink=0.3 shadow=0: 0 -106 c, 15 -78, 17 -40, 16 52 c, 3 52 c, 3 -82 c
        fuller plain #77828a 2 ink=0.4 shadow=0 corners: -3.4 48, -3.4 -60, 0 -74, 3.4 -60, 3.4 48
        grip leather hide 6 corners: -7 56, 7 56, 7 118, -7 118
        pommel gold gold 11 oval: 0 122, 13 13
        guard gold gold 7: -44 46, -36 56, 0 53, 36 56, 44 46, 46 60, 36 68, 0 66, -36 68, -46 60
        """,
        COLOURS,
        partial(moved, dx=x, dy=y, degrees=degrees),
    )


# --- turnkey --------------------------------------------------------------------------------


def turnkey() -> Figure:
    """A gaoler still in his cowl, grinning, with his bunch of great keys."""
    head = Skull(
        184, 134, 0.84, 6, bone="#e4d4a4", jaw=15, scowl=2, look=-6, missing=(2, 5), eye="#b8f060"
    )  # fmt: skip
    dark = part_list(
        "night plain night 8 tone=-0.3: 184 40, 130 60, 110 110, 112 170, 130 230, 184 262,"
        " 238 230, 256 170, 254 110, 236 60",
        COLOURS,
    )
    dish = Dish("#c8c478", "#4c5630", 41, ring="#8f7a4a")
    parts = [*dark, *skull(head), *_cowl(), *_bunch_of_keys()]
    return Figure(parts, dish, eye_lamps(head), eye_marks(head))


def _cowl() -> list[Part]:
    """A hood with an opening for the face: its inner edge runs the other way round."""
    outer = read(
        "206 12, 158 18, 112 44, 90 92, 86 150, 92 200, 66 240, 30 280, 14 330 c, 310 330 c,"
        " 306 280, 286 238, 274 196, 282 146, 276 92, 252 44"
    )
    opening = read(
        "184 78, 148 84, 124 108, 116 146, 120 190, 136 232, 160 262, 184 272, 210 262, 234 232,"
        " 250 190, 252 146, 244 108, 220 84"
    )
    folds = (
        Relief(taper("150 36 3, 112 80 4, 102 140 4, 108 200 3"), 6, 3),
        Relief(taper("128 52 3, 104 100 3, 98 160 3"), -7, 3),
        Relief(taper("240 50 3, 264 100 4, 264 160 4, 256 210 3"), 6, 3),
        Relief(taper("130 250 4, 120 280 5, 100 320 4"), 7, 4),
        Relief(taper("110 250 4, 92 280 5, 70 320 4"), -7, 4),
    )
    path = smooth(outer) + smooth(opening[::-1])
    hem = smooth(opening) + smooth(moved(moved(opening, -184, -175), 184, 175, 0, 0.93)[::-1])
    return [
        Part("cowl", path, COLOURS["hood"], 22, "cloth", folds, lift=1.6),
        Part("hem", hem, "#a0713f", 5, "leather", ink=0.7),
    ]


def _bunch_of_keys() -> list[Part]:
    ring_path = ellipse(92, 144, 42, 42, count=20) + smooth(ring(92, 144, 31, 31)[::-1])
    return [
        *_key(72, 166, 14, 0.84, "#c0c2c0"),
        Part("ring", ring_path, "#8c8e90", 6, "metal", lift=1.6),
        *_key(102, 170, -14, 0.98, "#f0b648"),
        *bony_hand(94, 104, 92, 1.12),
    ]


def _key(x: float, y: float, degrees: float, scale: float, colour: str) -> list[Part]:
    """A key hanging down, its bow at (x, y)."""
    place = partial(moved, dx=x, dy=y, degrees=degrees, scale=scale)
    (cx, cy), = place([(0, 16)])  # fmt: skip
    bow = ellipse(cx, cy, 21 * scale, 21 * scale) + smooth(
        ring(cx, cy, 10 * scale, 10 * scale)[::-1]
    )
    shaft, collar = part_list(
        """
        shaft gold key 6 corners: -6.5 34, 6.5 34, 6.5 84, 31 84, 31 96, 21 96, 21 104, 31 104,
            31 120, 6.5 120, 6.5 126, -6.5 126
        collar gold key 5: -11 34, 0 32, 11 34, 11 45, 0 47, -11 45
        """,
        {"key": colour},
        place,
    )
    return [shaft, Part("bow", bow, colour, 8, "gold"), collar]
