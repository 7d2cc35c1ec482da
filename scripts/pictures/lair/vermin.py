"""The vermin of the catacombs: giant rat and giant spider."""

from __future__ import annotations

import math

import numpy as np
from artkit.paint import Lamp, Part
from artkit.palette import Array, ramp
from artkit.partlist import AXIS, part_list
from artkit.shapes import Points, ellipse, mirrored, read, ring, shaggy, taper
from artkit.tokens import INNER, MIDDLE, SIZE, Dish, Figure

RAT = {
    "fur": "#8f7358",
    "dark": "#5d4838",
    "pale": "#bfa37e",
    "flesh": "#dc9186",
    "inner": "#a85c5a",
    "tooth": "#f6ecc8",
}


def rat() -> Figure:
    """Seen from the side, crouching to spring: snout, teeth, torn ear and the naked tail."""
    parts = part_list(
        """
        tail skin flesh 7 limb: 222 214 11, 264 200 10, 278 134 8.5, 254 76 7, 212 42 5, 172 46 1.5
        body fur dark 40 flow=60 shaggy: 190 100, 236 108, 272 156, 276 220, 250 284, 170 320,
            104 300, 108 240, 140 180
        ear fur dark 12: 128 118, 106 88, 108 58, 130 50, 154 70, 160 110
        inner skin inner 8: 134 110, 118 84, 119 66, 131 62, 146 80, 150 108
        jaw fur dark 10 flow=140: 182 206, 158 240, 128 264, 102 270, 90 260, 100 246, 136 220
        gum plain #4a1618 6 shadow=0: 172 204, 146 238, 108 258, 88 248, 80 204, 120 198
        tongue skin #cf6a72 6 ink=0.6: 160 218, 132 242, 108 250, 102 242, 118 232, 142 216
        tooth bone tooth 4: 98 266 c, 92 238 c, 99 233, 108 238 c, 112 260 c
        head fur fur 32 flow=150 shaggy: 48 176, 66 154, 98 130, 124 106, 160 92, 200 98, 224 130,
            230 174, 216 212, 184 230, 152 222, 128 208, 100 204, 74 206, 52 198
        + 5 4 limb: 70 172 6, 106 154 7, 150 168 8
        + 7 8 oval: 186 184, 26 22
        - 4 2 limb: 88 158 2, 98 172 2.4, 100 188 1.5
        - 4 2 limb: 102 152 2, 112 166 2.4, 114 184 1.5
        muzzle fur pale 16 flow=170: 46 182, 64 162, 94 166, 114 184, 110 204, 84 210, 56 204
        tooth bone tooth 5: 66 203 c, 83 204 c, 86 232, 79 254 c, 69 249 c, 66 228
        tooth bone #e6d6a4 5: 84 204 c, 99 203 c, 99 230, 93 248 c, 86 245 c, 86 226
        nose skin #c8605c 9: 36 180, 44 165, 60 165, 67 176, 57 190, 42 192
        nostril plain #3c1214 2 shadow=0 ink=0.4 oval: 48 180, 4.5 3.4 -30
        ear fur fur 14 flow=60: 174 118, 158 78, 174 44, 208 36 c, 204 54 c, 228 48 c, 242 86,
            224 124, 198 134
        inner skin flesh 12: 186 114, 173 84, 184 60, 204 64, 224 68, 227 90, 213 112, 200 120
        inner skin inner 7 ink=0.3 shadow=0: 194 110, 186 88, 196 74, 212 80, 212 98, 204 110
        scar skin #e0a090 2 ink=0.4 shadow=0 limb: 192 146 0.6, 206 164 2.4, 210 190 0.6
        socket plain #2a1512 5 shadow=0: 104 160 c, 124 140, 152 134, 168 148 c, 150 168, 122 172
        eye gem #f23c22 9: 112 159 c, 130 146, 152 141, 160 150 c, 146 163, 126 167
        lid fur dark 6 flow=160: 98 160 c, 112 138, 142 122, 176 132 c, 152 140, 128 147, 112 164 c
        leg fur fur 13 flow=10 limb: 196 250 19, 156 266 16, 128 276 12
        leg fur dark 12 flow=10 limb: 226 280 17, 190 294 14, 166 300 10
        finger skin flesh 5 limb: 132 268 6.5, 112 270 6, 96 281 4
        finger skin flesh 5 limb: 134 277 6.5, 116 283 6, 104 294 4
        finger skin flesh 5 limb: 140 284 6.5, 126 293 6, 120 303 4
        claw bone tooth 3 ink=0.8 corners: 100 276, 84 292, 99 287
        claw bone tooth 3 ink=0.8 corners: 107 290, 96 307, 109 300
        claw bone tooth 3 ink=0.8 corners: 117 299, 114 314, 124 305
        whisker plain #f6ecd6 1.5 ink=0.5 shadow=0.4 limb: 74 184 1.6, 46 158 1.3, 20 152 0.4
        whisker plain #f6ecd6 1.5 ink=0.5 shadow=0.4 limb: 72 191 1.6, 40 196 1.3, 14 190 0.4
        whisker plain #f6ecd6 1.5 ink=0.5 shadow=0.4 limb: 74 198 1.6, 48 216 1.3, 26 238 0.4
        """,
        RAT,
    )
    marks = (
        '<ellipse cx="136" cy="154" rx="4.4" ry="8" transform="rotate(14 136 154)" fill="#160a08"/>'
        '<circle cx="129" cy="151" r="2.8" fill="#fff"/>'
    )
    lamps = [Lamp(136, 154, 12, "#ff4a2a", 0.8, 0.4)]
    return Figure(parts, Dish("#d8cf94", "#5c6034", 9, centre=(120, 110)), lamps, marks)


# --- spider ---------------------------------------------------------------------------------

SPIDER = {"body": "#7d5a76", "leg": "#694d63", "band": "#e08a3e", "red": "#e8402a"}
LEGS = (
    "140 164 9, 92 110 10, 58 76 8.5, 36 118 6, 20 164 1.6",
    "136 174 10, 82 144 10.5, 42 122 9, 26 168 6.5, 20 210 1.6",
    "138 186 10, 92 186 10.5, 54 184 9.5, 44 228 7, 62 268 1.6",
    "144 198 9.5, 114 220 10.5, 88 226 9.5, 82 258 7, 102 290 1.6",
)
EYES = (
    (145, 190, 12), (175, 190, 12), (124, 180, 7.4), (196, 180, 7.4),
    (137, 168, 5.6), (183, 168, 5.6), (153, 166, 4.2), (167, 166, 4.2),
)  # fmt: skip


def spider() -> Figure:
    """Sitting in its web, legs over the ring on all sides, eight red eyes."""
    parts: list[Part] = []
    for i, leg in enumerate(LEGS):
        for line in (read(leg), mirrored(read(leg), AXIS)):
            parts += _leg(line)
        if i == 0:
            parts += _abdomen()
    head = shaggy(ring(160, 190, 47, 38, count=18), 3.6, 8, 9, 0.2)
    parts.append(Part("head", head, "#8c6784", 24, "fur"))
    parts += part_list(
        """
        palp fur band 7 twice limb: 132 210 8, 116 236 8, 126 256 4
        jaw leather #9a7080 12 twice: 160 208, 159 242, 148 248, 136 240, 133 218, 142 206
        fang bone #fbf2dc 6 twice: 137 241 c, 150 248, 158 241 c, 159 262, 149 286 c, 140 262
        """,
        SPIDER,
    )
    parts += [Part("eye", ellipse(x, y, r, r), "#ff3420", r, "gem") for x, y, r in EYES]
    marks = "".join(
        f'<circle cx="{x - r * 0.3:.1f}" cy="{y - r * 0.35:.1f}" r="{r * 0.28:.1f}" fill="#fff"/>'
        for x, y, r in EYES
    )
    dish = Dish("#cfbd90", "#7c6b48", 4, groove=_web, spread=1.15)
    lamps = [Lamp(160, 188, 18, "#ff5030", 0.5, 0.0)]
    return Figure(parts, dish, lamps, marks, breakout=SIZE)


def _web(x: Array, y: Array) -> Array:
    """Threads of a web: spokes, and sagging rings between them."""
    far, turn = np.hypot(x - MIDDLE, y - MIDDLE), np.arctan2(y - MIDDLE, x - MIDDLE)
    spokes = 14
    part = (turn / (2 * math.pi) * spokes + 0.4) % 1 - 0.5
    near = np.abs(np.sin((0.5 - np.abs(part)) * 2 * math.pi / spokes)) * far
    for radius in (46, 70, 94, 118):
        near = np.minimum(near, np.abs(far - radius * (1 - 0.13 * np.cos(part * math.pi))))
    return ramp(2.8, 1.1, near) * (far < INNER - 2)


def _leg(line: Points) -> list[Part]:
    """A leg with an orange band at knee and ankle."""
    parts = [Part("leg", taper(line, 28), SPIDER["leg"], 8, "leather")]
    for before, joint, after in zip(line[1:], line[2:], line[3:], strict=False):
        x, y, wide = joint
        band = [
            (x + (before[0] - x) * 0.2, y + (before[1] - y) * 0.2, wide + 1.4),
            (x, y, wide + 1.8),
            (x + (after[0] - x) * 0.22, y + (after[1] - y) * 0.22, wide + 0.4),
        ]
        parts.append(Part("knee", taper(band, 8), SPIDER["band"], 7, "leather"))
    return parts


def _abdomen() -> list[Part]:
    outline = shaggy(ring(160, 102, 66, 62, count=20), 4.6, 9, 5, 0.2)
    return [
        Part("abdomen", outline, SPIDER["body"], 36, "fur"),
        *part_list(
            """
            mark plain red 10: 160 48 c, 180 74, 166 97, 186 122, 160 150 c, 134 122, 154 97, 140 74
            mark plain red 5 ink=0.7 twice: 116 80, 129 90, 127 108, 113 104
            """,
            SPIDER,
        ),
    ]
