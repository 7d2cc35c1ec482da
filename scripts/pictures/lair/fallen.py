"""The Fallen: a knight in black armour, with nothing but embers behind the visor."""

from __future__ import annotations

from artkit.paint import Lamp, Part, Relief
from artkit.partlist import AXIS, part_list
from artkit.shapes import Points, along, ellipse, mirrored, read, taper
from artkit.tokens import Dish, Figure

COLOURS = {
    "black": "#34353e",
    "visor": "#454650",
    "edge": "#5e606b",
    "blood": "#8a2a26",
    "cape": "#6a1a22",
    "steel": "#8d9098",
    "pit": "#100808",
}
HORN = read("114 122 21, 76 112 19, 52 84 13.5, 60 40 1.5")
GLOW = "M111 135L152 154L152 164L113 152Z M209 135L168 154L168 164L207 152Z"
CORE = "M120 142L150 156L150 161L122 150Z M200 142L170 156L170 161L198 150Z"


def fallen() -> Figure:
    """Facing you: horned closed helm, a glowing slit, spiked shoulders and a torn cape."""
    parts = [
        *part_list(
            """
            cape cloth cape 26: 160 86, 100 112, 58 160, 44 196 c, 30 190, 26 236 c, 10 238,
                20 300 c, 160 330, 300 300 c, 310 238, 294 236 c, 290 190, 276 196 c, 262 160,
                220 112
            mail leather #26262c 20: 96 330, 104 236, 160 224, 216 236, 224 330
            """,
            COLOURS,
        ),
        *_horns(),
        *part_list(
            """
            spike metal steel 6 twice: 60 214 c, 38 164 c, 82 202 c
            spike metal steel 6 twice: 36 240 c, 10 200 c, 50 220 c
            shoulder metal black 24 twice: 22 272 c, 32 232, 62 206, 98 202, 122 226, 124 262,
                100 296, 50 304
            plate metal visor 14 twice: 28 268 c, 44 246, 84 236, 124 244 c, 124 264, 98 290, 50 298
            edge gold blood 6 twice: 24 272 c, 52 282, 98 274, 126 248 c, 127 264 c, 98 292,
                50 300, 24 288 c
            helm metal black 40: 160 40 c, 126 56, 101 94, 94 146, 102 200, 124 246, 160 274 c,
                196 246, 218 200, 226 146, 219 94, 194 56
            """,
            COLOURS,
        ),
        *_visor(),
    ]
    lamps = [Lamp(x, 150, 24, "#ff5a1e", 1.25, 0.8) for x in (131, 189)]
    marks = (
        f'<path d="{GLOW}" fill="#ff8a2c" stroke="#ff4a12" stroke-width="2"/>'
        f'<path d="{CORE}" fill="#fff4c0"/>'
    )
    dish = Dish("#ffb866", "#8c2413", 61, ring="#6d6a70", spread=1.1)
    return Figure(parts, dish, lamps, marks)


def _horns() -> list[Part]:
    return [
        Part("horn", taper(horn), "#c2b08c", 14, "bone", _grooves(horn))
        for horn in (HORN, mirrored(HORN, AXIS))
    ]


def _grooves(horn: Points) -> tuple[Relief, ...]:
    """Rings round the thick end of a horn."""
    places = along(horn, 9)
    return tuple(Relief(ellipse(x, y, 2.2, w * 1.1, 60), -3, 1.2) for x, y, w in places[1:7])


def _visor() -> list[Part]:
    return part_list(
        """
        visor metal visor 24: 160 168, 112 160 c, 102 172, 110 214, 131 248, 160 268 c, 189 248,
            210 214, 218 172, 208 160 c
        slit plain pit 3 shadow=0 tone=-0.5 twice: 102 124 c, 157 150 c, 157 172 c, 106 160 c
        brow metal edge 7 twice: 95 106 c, 126 118, 158 144 c, 158 155 c, 128 142, 101 132 c
        breath plain pit 2 shadow=0 ink=0.4 twice: 121 196, 142 204, 142 209, 121 202
        breath plain pit 2 shadow=0 ink=0.4 twice: 125 212, 144 219, 144 224, 126 218
        breath plain pit 2 shadow=0 ink=0.4 twice: 130 228, 146 234, 146 239, 132 234
        ridge metal blood 8: 160 32 c, 170 58, 168 140, 165 256, 160 278 c, 155 256, 152 140, 150 58
        star gold #d29a36 7: 160 80 c, 169 102, 181 112 c, 169 122, 160 146 c, 151 122, 139 112 c,
            151 102
        """,
        COLOURS,
    )
