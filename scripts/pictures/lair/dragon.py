"""The Dragon: a roaring head with fire in its throat. It must be dreadful, never droll."""

from __future__ import annotations

from dataclasses import replace

from artkit.paint import Lamp, Part
from artkit.palette import blend
from artkit.partlist import part_list
from artkit.shapes import moved, read, smooth
from artkit.tokens import Dish, Figure

COLOURS = {
    "hide": "#98241b",
    "deep": "#4a1215",
    "pale": "#cc4c2e",
    "horn": "#dccaa4",
    "far": "#9a866a",
    "plate": "#c89150",
    "tooth": "#f8eed4",
}
# x, y, length and half width of the teeth, from the front to the back
UPPER_TEETH = (
    (54, 128, 34, 8.5), (73, 126, 15, 6), (90, 131, 29, 8), (108, 139, 16, 6),
    (125, 147, 21, 7), (142, 157, 13, 5.5), (158, 168, 12, 5),
)  # fmt: skip
LOWER_TEETH = (
    (88, 246, 32, 8.5), (106, 244, 15, 6), (123, 238, 21, 7), (140, 229, 13, 5.5),
    (156, 217, 11, 5),
)  # fmt: skip


def dragon() -> Figure:
    """Its head from the side, jaws torn open, horns and frill laid back."""
    parts = [
        *_back(),
        *_throat(),
        *(_fang(x, y, -long, wide) for x, y, long, wide in LOWER_TEETH),
        *_lower_jaw(),
        *(_fang(x, y, long, wide) for x, y, long, wide in UPPER_TEETH),
        *_upper_head(),
    ]
    lamps = [Lamp(128, 192, 42, "#ff7a1e", 1.3, 0.35), Lamp(150, 100, 9, "#ffd23c", 0.8, 0.9)]
    marks = (
        '<path d="M130 108L146 94L171 96L157 109Z" fill="#ffc832" stroke="#1c0605"'
        ' stroke-width="2"/>'
        '<path d="M136 106L148 97L165 98L154 105Z" fill="#fff3a8"/>'
        '<path d="M151 94L155 101L150 109L147 101Z" fill="#1c0605"/>'
    )
    dish = Dish("#bccfca", "#24414c", 71, ring="#d0a048", centre=(130, 90))
    return Figure(parts, dish, lamps, marks)


def _fang(x: float, y: float, long: float, wide: float) -> Part:
    """A tooth, a little bent backwards; with a negative length it points up."""
    base = y - (5 if long > 0 else -5)
    outline = [
        (x - wide, base, "c"),
        (x - wide * 0.3, y + long * 0.5),
        (x + 2, y + long, "c"),
        (x + wide * 0.7, y + long * 0.4),
        (x + wide, base, "c"),
    ]
    return Part("tooth", smooth(outline), COLOURS["tooth"], 4, "bone", ink=0.85)


def _back() -> list[Part]:
    """Neck, spines, frill and the far horn: all that lies behind the head."""
    neck = part_list(
        """
        horn bone far 9 limb: 158 72 13, 180 44 11, 208 32 7, 236 42 1.2
        spine leather deep 6 corners: 238 108, 284 88, 262 132
        spine leather deep 6 corners: 258 136, 304 134, 276 164
        spine leather deep 6 corners: 272 170, 308 186, 284 200
        neck leather hide 40: 196 92, 240 112, 272 166, 288 232, 292 320 c, 108 324 c, 124 280,
            176 252, 206 214
        plate leather plate 9 within=neck limb: 206 222 12, 180 246 13, 192 262 9
        plate leather plate 9 within=neck limb: 192 248 13, 158 268 14, 172 286 9
        plate leather plate 9 within=neck limb: 176 274 14, 138 292 15, 154 312 9
        """,
        COLOURS,
    )
    frill = part_list(
        """
        frill leather deep 8: 206 96, 254 96 c, 240 120, 282 136 c, 244 148, 280 180 c, 238 174,
            258 212 c, 222 192, 206 196
        + 5 1.6 limb: 214 110 2, 236 104 2, 252 97 1
        + 5 1.6 limb: 220 134 2, 250 134 2, 276 136 1
        + 5 1.6 limb: 220 160 2, 248 166 2, 274 177 1
        """,
        COLOURS,
    )
    return [*neck, *_scales("neck", 212, 122, 5, 12, 19), *frill]


def _throat() -> list[Part]:
    return part_list(
        """
        mouth plain #2c0807 6 shadow=0: 44 128, 100 134, 150 158, 202 184, 190 222, 140 246,
            84 250, 96 200
        fire plain #e4501a 10 ink=0.5 tone=0.1: 192 192, 162 178, 128 172, 96 160, 58 164 c, 84 174,
            52 182, 24 178 c, 48 194, 28 206, 40 222 c, 56 208, 76 214, 66 234 c, 96 216, 132 214,
            168 212
        fire plain #ff9c26 8 ink=0 shadow=0 tone=0.2: 186 194, 150 184, 116 178, 84 172 c, 98 184,
            66 188, 50 200 c, 78 200, 92 206 c, 120 204, 160 206
        fire plain #fff0a4 6 ink=0 shadow=0 tone=0.3: 178 196, 148 190, 120 186, 98 186 c, 112 194,
            92 198 c, 124 200, 156 202
        """,
        COLOURS,
    )


def _lower_jaw() -> list[Part]:
    return part_list(
        """
        jaw leather hide 17: 222 172, 220 212, 194 250, 150 272, 110 280, 86 268, 74 242 c, 96 250,
            126 244, 156 226, 180 200
        + 5 4 limb: 204 206 6, 170 244 6, 110 262 5
        beard bone horn 5 corners: 98 272, 88 302, 116 278
        beard bone horn 5 corners: 128 272, 128 302, 148 268
        beard bone horn 5 corners: 160 264, 172 288, 178 252
        """,
        COLOURS,
    )


def _upper_head() -> list[Part]:
    skull = part_list(
        """
        skull leather hide 28: 38 118, 42 94, 60 80, 88 82, 112 84, 132 72, 164 62, 198 78,
            226 112, 232 150, 222 186, 198 196 c, 178 178, 150 160, 120 144, 92 132, 66 124,
            50 132, 42 144 c
        + 6 4 limb: 60 98 5, 100 100 6, 128 96 6
        + 6 3.5 limb: 58 118 4, 100 124 5, 150 146 6, 190 174 6
        + 7 6 oval: 202 144, 20 28 -20
        - 7 3 limb: 84 112 4, 120 122 5, 160 134 5
        - 5 2 limb: 96 86 2, 100 98 2.4, 96 110 1
        - 5 2 limb: 80 86 2, 84 98 2.4, 80 110 1
        """,
        COLOURS,
    )
    face = part_list(
        """
        ridge leather deep 6: 40 98 c, 36 70 c, 58 78, 66 54 c, 82 78, 96 58 c, 108 80, 120 76,
            108 90, 84 90, 58 88
        nostril plain #140505 3 shadow=0 ink=0.5: 48 106, 58 92, 72 95, 66 106, 56 112
        socket plain #1c0706 4 shadow=0: 120 112 c, 140 88, 178 88 c, 168 110, 144 120
        brow leather pale 9: 100 106 c, 126 78, 162 68, 204 58 c, 198 84, 170 91, 144 94, 122 112 c
        spike bone horn 5 corners: 150 74, 166 40, 174 76
        horn bone horn 12 limb: 190 88 16, 224 78 14, 258 80 9, 284 100 1.4
        - 3 1.3 oval: 204 84, 2.4 14 -12
        - 3 1.3 oval: 220 80, 2.4 14 -12
        - 3 1.3 oval: 236 79, 2.4 14 -6
        - 3 1.3 oval: 251 81, 2.4 14 4
        spike bone horn 8: 204 170 c, 236 186, 262 216 c, 226 210, 200 192 c
        """,
        COLOURS,
    )
    return [*skull, *_scales("skull", 180, 108, 4, 6, 14), *face]


def _scales(within: str, x: float, y: float, columns: int, rows: int, step: float) -> list[Part]:
    """Rows of scales, each row half a step beside the one before; the outermost are faint."""
    scale = read("-0.5 -0.25, 0 -0.4, 0.5 -0.25, 0.3 0.25, 0 0.5 c, -0.3 0.25")
    hide, pale = COLOURS["hide"], COLOURS["pale"]
    parts = []
    for row in range(rows):
        for column in range(columns):
            cx, cy = x + (column + (row % 2) / 2) * step, y + row * step * 0.8
            path = smooth(moved(scale, cx, cy, 0, step))
            colour = blend(hide, pale, 0.22 * ((row * 7 + column * 5) % 3) / 2)
            faint = column == 0 or row in {0, rows - 1}
            part = Part("scale", path, colour, 5, "leather", within=within, ink=0.5, shadow=0.4)
            parts.append(replace(part, ink=0.3, opacity=0.5) if faint else part)
    return parts
