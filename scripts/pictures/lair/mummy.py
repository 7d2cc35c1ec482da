"""The mummy: a wrapped head that has woken up."""

from __future__ import annotations

from artkit.paint import Lamp, Part
from artkit.palette import blend
from artkit.partlist import part_list
from artkit.shapes import taper
from artkit.tokens import Dish, Figure

from pictures.lair.skulls import HOLLOW

COLOURS = {"linen": "#efe1ba", "old": "#c9b487", "flesh": "#4e3a28", "hollow": HOLLOW}
EYES = ((116, 138), (188, 138))
AROUND_HEAD = (
    "84 250 12, 150 262 13, 220 246 12", "64 200 11, 90 216 11, 112 240 10, 150 250 10",
    "240 200 11, 214 216 11, 194 238 10, 150 250 10",
    "58 174 12, 100 188 12, 124 190 11, 152 186 11",
    "246 170 12, 208 184 12, 180 190 11, 152 186 11",
    "58 158 12, 110 170 13, 170 168 12, 248 150 12", "248 82 13, 198 106 13, 146 146 12, 62 176 11",
    "56 112 12, 108 108 13, 164 100 12", "58 90 13, 120 82 14, 180 88 14, 250 108 12",
    "62 66 13, 130 54 14, 190 58 14, 244 80 12", "80 42 13, 140 28 14, 220 42 13",
)  # fmt: skip
AROUND_BODY = (
    "14 266 14, 90 244 15, 150 270 14", "150 262 14, 220 242 15, 300 266 14",
    "20 296 14, 120 274 15, 210 298 14", "100 290 14, 180 278 15, 290 296 14",
)  # fmt: skip


def mummy() -> Figure:
    """Red eyes deep in the gap of its bandages, a dry mouth, a scarab on the breast."""
    parts = [
        *part_list(
            """
            loose cloth old 5 flow=0 limb: 92 84 9, 62 56 10, 42 74 9, 34 104 2
            body plain flesh 26: 14 320, 36 248, 98 220, 152 236, 208 220, 266 246, 296 320
            """,
            COLOURS,
        ),
        *_wrapped("body", AROUND_BODY),
        *part_list(
            """
            head plain flesh 38: 152 26, 102 38, 72 82, 68 140, 80 196, 106 242, 152 260, 198 242,
                224 196, 236 140, 232 82, 202 38
            socket plain hollow 4 shadow=0 tone=-0.3: 90 136, 106 120, 134 128, 142 144, 120 155,
                97 151
            socket plain hollow 4 shadow=0 tone=-0.3: 166 134, 186 121, 212 128, 216 146, 192 155,
                169 149
            mouth plain #180d0b 6 shadow=0: 150 200, 122 206, 106 232 c, 128 236, 150 234, 176 236,
                196 230 c, 180 206
            tooth bone #cfba84 3 ink=0.6: 120 207 c, 131 204 c, 130 219, 123 219
            tooth bone #cfba84 3 ink=0.6: 133 203 c, 145 202 c, 144 221, 136 221
            tooth bone #cfba84 3 ink=0.6: 147 202 c, 159 202 c, 158 219, 150 219
            tooth bone #cfba84 3 ink=0.6: 171 205 c, 182 208 c, 179 220, 173 220
            tooth bone #a8905c 3 ink=0.6: 136 234 c, 146 234 c, 144 225, 138 225
            tooth bone #a8905c 3 ink=0.6: 160 234 c, 170 234 c, 168 224, 162 224
            """,
            COLOURS,
        ),
        *_wrapped("head", AROUND_HEAD),
        *part_list(
            """
            loose cloth linen 5 limb: 224 104 9, 250 122 10, 244 152 9, 260 176 2
            wing gem #2f8f9a 8: 152 288 c, 118 268, 76 264, 56 280 c, 90 294, 124 304, 152 306 c
            wing gem #2f8f9a 8: 152 288 c, 176 270, 200 268, 218 282 c, 200 296, 176 306, 152 306 c
            beetle gold #e0a83e 12: 152 262, 170 274, 172 296, 152 312, 132 296, 134 274
            seam plain #6e4a14 1 ink=0.3 shadow=0 corners: 150 280, 154 280, 154 312, 150 312
            """,
            COLOURS,
        ),
    ]
    lamps = [Lamp(x, y, 16, "#ff4a2a", 1.1, 1.0) for x, y in EYES]
    marks = "".join(
        f'<circle cx="{x}" cy="{y}" r="7.2" fill="#ff5a34"/>'
        f'<circle cx="{x}" cy="{y}" r="3.8" fill="#ffe9b0"/>'
        for x, y in EYES
    )
    return Figure(parts, Dish("#8fd2c4", "#1c5450", 52, ring="#b3884a"), lamps, marks)


def _wrapped(around: str, bands: tuple[str, ...]) -> list[Part]:
    """Bandages laid across a part one after the other, no two quite alike."""
    linen, old = COLOURS["linen"], COLOURS["old"]
    return [
        Part(
            "band", taper(band), blend(linen, old, (i * 5 % 4) / 3), 9, "cloth",
            within=around, flow=0, ink=1.15, lift=0.8,
        )
        for i, band in enumerate(bands)
    ]  # fmt: skip
