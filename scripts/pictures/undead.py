"""The dead of the catacombs: mummy, turnkey, warrior, king and the Fallen, as figures of tokens."""

from __future__ import annotations

from artkit.paint import Lamp, Part, Relief
from artkit.palette import GOLD, blend
from artkit.points import corners, curve, limb, points
from artkit.shapes import along, ellipse, mirrored, moved, polygon, smooth, taper
from artkit.tokens import Dish, Figure

from pictures.skulls import HOLLOW, Skull, bony_hand, eye_lamps, eye_marks, skull

AXIS = 160
LINEN, LINEN_OLD = "#e6d8b0", "#c9b587"
BLACK_STEEL = "#33343c"


def king() -> Figure:
    head = Skull(
        160,
        154,
        0.94,
        bone="#ecdcb4",
        jaw=4,
        scowl=9,
        eye="#ff9a2a",
        cracks=(points("34,-70,0.6 40,-54,1.6 33,-44,1.2 44,-30,0.4"),),
    )
    parts = [
        Part(
            "robe",
            curve("30,300 52,244 96,222 160,250 224,222 268,244 290,300 160,330"),
            "#6f2350",
            24,
            "cloth",
        ),
        Part(
            "collar",
            curve("66,262 86,222 118,214 160,250 202,214 234,222 254,262 206,282 160,290 114,282"),
            "#efe6d2",
            14,
            "fur",
        ),
    ]
    for x, y in ((92, 246), (112, 266), (208, 266), (228, 246), (136, 276), (184, 276)):
        parts.append(
            Part(
                "spot",
                polygon([(x, y - 7), (x + 4, y + 6), (x, y + 3), (x - 4, y + 6)]),
                "#2a1c1a",
                2,
                ink=0.3,
                shadow=0,
            )
        )
    parts.append(
        Part("back", curve("92,96! 104,66 160,58 216,66 228,96! 160,112"), "#7d5518", 10, "gold")
    )
    parts += skull(head)
    parts += _crown()
    return Figure(
        parts, Dish("#9a86c8", "#2c2350", 14, ring="#c79a44"), eye_lamps(head), eye_marks(head)
    )


def _crown() -> list[Part]:
    spikes = points("84,116! 66,40! 106,76 114,74! 122,16! 152,62! 160,4!")
    outline = [*spikes, *mirrored(spikes, AXIS)[-2::-1], (198, 100), (160, 95), (122, 100)]
    parts = [Part("crown", smooth(outline), "#e4ac3f", 12, "gold")]
    band = points("82,100! 120,86 160,81 200,86 238,100! 234,124! 198,109 160,104 122,109 86,124!")
    parts.append(Part("band", smooth(band), "#c88f2c", 7, "gold"))
    for x, y, r, colour in (
        (160, 93, 11, "#c8322c"),
        (120, 98, 7.5, "#3fa0bd"),
        (200, 98, 7.5, "#3fa0bd"),
        (93, 109, 5, "#4fae62"),
        (227, 109, 5, "#4fae62"),
    ):
        parts.append(Part("gem", ellipse(x, y, r, r * 0.9), colour, r, "gem"))
    for x, y in ((66, 40), (122, 16), (160, 6), (198, 16), (254, 40)):
        parts.append(Part("pearl", ellipse(x, y + 1, 6.5, 6.5), "#f6d58a", 6, "gold"))
    return parts


def warrior() -> Figure:
    head = Skull(
        176,
        166,
        0.86,
        4,
        bone="#dccb9e",
        jaw=12,
        scowl=13,
        eye="#7fe0ff",
        eye_size=6.5,
        missing=(1,),
    )
    parts = [
        Part(
            "crest",
            curve(
                "120,92 126,48 160,14 206,10 250,34 276,76 284,130! 262,112 258,140! 240,110 214,84 176,72"
            ),
            "#b0382b",
            12,
            "hair",
            flow=40,
        ),
        Part(
            "mail",
            curve("84,300 98,244 132,232 176,262 228,228 262,242 280,300 180,330"),
            "#5d6670",
            22,
            "leather",
        ),
        Part("strap", limb("100,250,8 150,290,8 190,320,8"), "#6b4020", 6, "leather"),
    ]
    parts += skull(head)
    parts += _helmet()
    parts += _sword(74, 150, -7)
    parts += bony_hand(82, 222, -7, 1.25)
    return Figure(
        parts, Dish("#a9bccb", "#2b3d4d", 31, ring="#9a8a62"), eye_lamps(head), eye_marks(head)
    )


def _helmet() -> list[Part]:
    bowl = points(
        "106,150! 102,112 118,72 150,50 184,46 218,56 244,84 252,122 246,156! 220,136 184,132 144,134"
    )
    dents = (
        Relief(ellipse(214, 84, 13, 9, 30), -5, 3),
        Relief(limb("130,66,3 128,100,3 134,130,3"), 4, 2),
    )
    parts = [Part("bowl", smooth(bowl), "#8b949b", 34, "metal", dents)]
    for points in (
        points("104,144! 128,144 132,180 126,214! 108,196"),
        points("248,150! 226,146 224,184 232,218! 246,198"),
    ):
        parts.append(Part("cheek", smooth(points), "#767f87", 9, "metal"))
    parts.append(
        Part(
            "brim",
            curve(
                "102,140! 142,122 184,118 222,124 252,144! 250,162! 220,142 184,138 144,140 104,158!"
            ),
            "#b98a3c",
            7,
            "gold",
        )
    )
    parts.append(
        Part("nasal", curve("170,118! 192,118! 191,168 182,190! 172,170"), "#a2abb1", 8, "metal")
    )
    parts.append(Part("ridge", limb("181,44,6 182,80,6 182,122,6"), "#b98a3c", 5, "gold"))
    for x, y in ((122, 140), (146, 131), (216, 132), (240, 143)):
        parts.append(Part("rivet", ellipse(x, y, 4, 4), "#e0b862", 4, "gold", ink=0.6))
    return parts


def _sword(x: float, y: float, degrees: float) -> list[Part]:
    at = lambda points: moved(points, x, y, degrees)  # noqa: E731
    blade = points("-15,52! -16,-40 -14,-104 0,-136! 14,-104 16,-40 15,52!")
    return [
        Part("blade", smooth(at(blade)), "#c3cbd0", 12, "metal"),
        Part(
            "edge",
            smooth(at(points("0,-136! 14,-104 16,-40 15,52! 3,52! 3,-100!"))),
            "#eef2f2",
            6,
            "metal",
            ink=0.3,
            shadow=0,
        ),
        Part(
            "fuller",
            polygon(at(points("-3.4,48 -3.4,-84 0,-100 3.4,-84 3.4,48"))),
            "#77828a",
            2,
            shadow=0,
            ink=0.4,
        ),
        Part("grip", polygon(at(points("-7,56 7,56 7,118 -7,118"))), "#5b3218", 6, "leather"),
        Part("pommel", ellipse(*at([(0, 124)])[0], 13, 13), GOLD, 11, "gold"),
        Part(
            "guard",
            smooth(at(points("-44,46 -36,56 0,53 36,56 44,46 46,60 36,68 0,66 -36,68 -46,60"))),
            GOLD,
            7,
            "gold",
        ),
    ]


def turnkey() -> Figure:
    head = Skull(
        182,
        132,
        0.8,
        6,
        bone="#dfcf9f",
        jaw=14,
        scowl=3,
        look=-7,
        missing=(2, 5),
        eye="#b8f060",
        eye_size=7,
    )
    hood = points(
        "182,18 126,30 92,78 84,140 96,206 62,262 40,310! 300,310! 290,240 264,200 274,130 264,74 232,30"
    )
    parts = [
        Part(
            "hood",
            smooth(hood),
            "#6d4a2c",
            26,
            "cloth",
            (
                Relief(limb("108,90,3 100,150,4 110,220,3"), 6, 3),
                Relief(limb("256,90,3 262,150,4 252,220,3"), -6, 3),
            ),
        ),
        Part(
            "dark",
            curve("182,40 136,54 114,100 112,150 128,210 182,250 234,210 252,150 248,98 226,54"),
            "#1a1210",
            8,
            tone=-0.3,
            shadow=0,
        ),
    ]
    parts += skull(head)
    parts.append(
        Part(
            "fringe",
            curve(
                "182,18 128,32 98,80 92,140 104,204! 116,150 124,96 148,62 184,48 220,60 244,96 252,150 258,206! 272,140 262,78 232,32"
            ),
            "#85603a",
            13,
            "leather",
        )
    )
    parts += _keys()
    return Figure(
        parts, Dish("#b8b468", "#384022", 41, ring="#8f7a4a"), eye_lamps(head), eye_marks(head)
    )


def _key(x: float, y: float, degrees: float, scale: float, colour: str) -> list[Part]:
    at = lambda points: moved(points, x, y, degrees, scale)  # noqa: E731
    bow = "".join(
        (
            ellipse(*at([(0, 16)])[0], 20 * scale, 20 * scale),
            _ring_hole(*at([(0, 16)])[0], 10 * scale),
        )
    )
    return [
        Part("shaft", polygon(at(points("-6,34 6,34 6,124 -6,124"))), colour, 6, "gold"),
        Part(
            "bit",
            polygon(at(points("4,84 30,84 30,96 20,96 20,104 30,104 30,120 4,120"))),
            colour,
            6,
            "gold",
        ),
        Part("bow", bow, colour, 8, "gold"),
        Part(
            "collar", smooth(at(points("-10,34 0,32 10,34 10,44 0,46 -10,44"))), colour, 5, "gold"
        ),
    ]


def _ring_hole(x: float, y: float, radius: float) -> str:
    """A circle drawn the other way round: a hole."""
    points = [
        (x + radius * c, y + radius * s)
        for c, s in (
            (1, 0),
            (0.707, -0.707),
            (0, -1),
            (-0.707, -0.707),
            (-1, 0),
            (-0.707, 0.707),
            (0, 1),
            (0.707, 0.707),
        )
    ]
    return smooth(points)


def _keys() -> list[Part]:
    ring = ellipse(92, 162, 40, 40, count=20) + _ring_hole(92, 162, 31)
    return [
        *_key(104, 190, -38, 0.86, "#b8863a"),
        *_key(72, 186, 22, 0.9, "#a8a49a"),
        Part("keyring", ring, "#8c8e90", 6, "metal", lift=1.6),
        *_key(92, 192, -6, 1.02, "#e6b04a"),
        *bony_hand(94, 122, 92, 1.1),
    ]


def mummy() -> Figure:
    parts = [
        Part("strip", limb("96,96,9 62,66,10 36,84,9 22,56,3"), LINEN_OLD, 5, "cloth", flow=0),
        Part("body", curve("20,310 40,250 98,224 150,236 206,224 262,246 290,310"), "#3d2b1e", 26),
        *_wrapped(
            "body",
            (
                "20,262,13 96,244,14 150,262,13",
                "150,250,13 214,246,14 290,268,12",
                "26,290,13 120,276,14 210,292,13",
                "90,262,12 160,282,13 250,270,12",
            ),
            3,
        ),
        Part(
            "head",
            curve(
                "150,34 104,46 78,88 76,140 88,192 114,232 150,246 188,232 212,192 224,140 222,88 196,46"
            ),
            "#3a281c",
            38,
        ),
        Part(
            "eye",
            curve("94,134 112,122 134,132 136,146 116,154 98,148"),
            HOLLOW,
            4,
            shadow=0,
            tone=-0.3,
        ),
        Part(
            "eye",
            curve("166,134 186,124 206,134 204,148 186,154 168,148"),
            HOLLOW,
            4,
            shadow=0,
            tone=-0.3,
        ),
        *_wrapped(
            "head",
            (
                "96,252,11 150,262,12 214,244,11",
                "84,232,11 150,243,12 222,222,11",
                "66,186,12 110,196,13 160,194,12 236,180,11",
                "64,164,11 120,172,12 176,176,12 238,160,12",
                "240,86,12 190,110,12 140,150,12 70,182,11",
                "64,118,12 110,112,13 160,108,12",
                "66,96,13 120,88,14 180,94,14 240,112,12",
                "72,74,13 130,60,14 190,66,14 236,84,12",
                "90,48,13 140,36,14 210,50,13",
            ),
            5,
        ),
        Part(
            "lip",
            curve("106,206 128,203 152,205 180,202 192,210 176,219 150,221 122,220"),
            HOLLOW,
            3,
            shadow=0,
            tone=-0.3,
            ink=0.6,
        ),
    ]
    for x in (120, 133, 158, 171):
        parts.append(
            Part(
                "tooth",
                curve(f"{x - 5},203! {x + 5},203! {x + 4},213 {x - 4},213"),
                "#cdb77e",
                3,
                "bone",
                ink=0.6,
            )
        )
    parts.append(Part("end", limb("214,112,8 240,134,9 234,164,8 250,186,2"), LINEN, 5, "cloth"))
    parts += _mummy_hand()
    eyes = ((116, 139), (186, 140))
    lamps = [Lamp(x, y, 15, "#ff4a2a", 1.1, 0.9) for x, y in eyes]
    marks = "".join(
        f'<circle cx="{x}" cy="{y}" r="6.2" fill="#ff5a34"/><circle cx="{x}" cy="{y}" r="3.2" fill="#ffe9b0"/>'
        for x, y in eyes
    )
    return Figure(parts, Dish("#8fd0c2", "#17423f", 52, ring="#b3884a"), lamps, marks)


def _wrapped(around: str, bands: tuple[str, ...], seed: int) -> list[Part]:
    """Bandages laid across a part one after the other, no two quite alike."""
    parts = []
    for i, band in enumerate(bands):
        colour = blend(LINEN, LINEN_OLD, (i * seed % 4) / 3)
        parts.append(
            Part("band", limb(band), colour, 9, "cloth", within=around, flow=0, ink=1.15, lift=0.8)
        )
    return parts


def _mummy_hand() -> list[Part]:
    """The right hand, stretched out to grab."""
    fingers = (
        "52,238,9 38,206,9 34,178,8 40,160,5",
        "66,232,10 60,196,9.5 58,164,8.5 66,144,5",
        "84,234,9.5 86,200,9 88,172,8 96,154,5",
        "98,248,9 108,222,8.5 116,202,7.5 124,190,4",
    )
    parts = [
        Part(
            "palm",
            curve("46,232 70,222 96,228 104,252 96,282 70,292 46,278 40,252"),
            LINEN_OLD,
            16,
            "cloth",
        )
    ]
    for finger in fingers:
        parts.append(Part("finger", limb(finger), LINEN, 8, "cloth", ink=1.1))
        tip = points(finger)[-1]
        parts.append(Part("nail", ellipse(tip[0], tip[1], 5.5, 7, 20), "#4a3324", 4))
        joint = points(finger)[1]
        parts.append(
            Part(
                "band",
                limb(f"{joint[0] - 14},{joint[1] + 6},5 {joint[0] + 14},{joint[1] - 2},5", 6),
                LINEN_OLD,
                4,
                within="finger",
                ink=0.9,
            )
        )
    parts.append(Part("thumb", limb("44,262,9 22,250,8.5 12,232,5"), LINEN, 8, "cloth"))
    parts += [
        Part(
            "wrap",
            limb(f"34,{y},8 74,{y + 8},9 112,{y - 4},8"),
            colour,
            7,
            "cloth",
            within="palm",
            flow=0,
            ink=1.1,
        )
        for y, colour in ((280, LINEN), (264, LINEN_OLD), (248, LINEN))
    ]
    return parts


def fallen() -> Figure:
    horn = points("116,124,21 76,112,19 48,80,13 54,22,1.5")
    parts = [
        Part(
            "cape",
            curve(
                "160,92 96,120 40,190 14,270! 40,256 44,300! 160,320 276,300! 280,256 306,270! 280,190 224,120"
            ),
            "#5c1a22",
            26,
            "cloth",
        ),
        Part("mail", curve("96,320 104,236 160,224 216,236 224,320"), "#26262c", 20, "leather"),
    ]
    for points_ in (horn, mirrored(horn, AXIS)):
        parts.append(Part("horn", taper(points_), "#b7a583", 14, "bone", _rings(points_)))
    for side in (points, _right):
        parts += [
            Part("spike", smooth(side("58,214! 30,168! 78,202!")), "#8d9098", 6, "metal"),
            Part("spike", smooth(side("34,236! 4,206! 46,220!")), "#8d9098", 6, "metal"),
            Part(
                "shoulder",
                smooth(side("24,268! 34,232 62,206 98,204 122,226 124,262 100,292 50,300")),
                BLACK_STEEL,
                24,
                "metal",
            ),
            Part(
                "edge",
                smooth(side("26,262! 52,276 96,270 124,246! 125,262! 98,288 50,294 26,280!")),
                "#7a2a26",
                6,
                "metal",
            ),
        ]
    parts += _great_helm()
    lamps = [Lamp(132, 150, 22, "#ff5a1e", 1.2, 0.75), Lamp(188, 150, 22, "#ff5a1e", 1.2, 0.75)]
    slit = "M112 136L152 154L152 163L114 151Z M208 136L168 154L168 163L206 151Z"
    marks = f'<path d="{slit}" fill="#ff8a2c" stroke="#ff4a12" stroke-width="2"/><path d="M122 143L150 156L150 160L123 149Z M198 143L170 156L170 160L197 149Z" fill="#fff4c0"/>'
    return Figure(parts, Dish("#ffb060", "#5a1410", 61, ring="#6d6a70", spread=0.9), lamps, marks)


def _right(text: str) -> list:
    return mirrored(points(text), AXIS)


def _rings(horn: list) -> tuple[Relief, ...]:
    """Grooves round a horn."""
    places = along(horn, 9)
    return tuple(Relief(ellipse(x, y, 2.2, w * 1.1, 60), -3, 1.2) for x, y, w in places[1:7])


def _great_helm() -> list[Part]:
    left = points("160,44! 126,58 102,96 96,146 104,200 126,244 160,272!")
    helm = [*left, *mirrored(left, AXIS)[-2:0:-1]]
    hollow = points("104,126! 156,150! 156,170! 108,158!")
    parts = [
        Part(
            "helm",
            smooth(helm),
            BLACK_STEEL,
            40,
            "metal",
            (
                Relief(limb("128,80,5 112,120,5 112,130,5"), 5, 3),
                Relief(limb("192,80,5 208,120,5 208,130,5"), 5, 3),
            ),
        ),
        Part(
            "visor",
            curve(
                "160,168 112,160! 104,172 112,214 132,246 160,266! 188,246 208,214 216,172 208,160!"
            ),
            "#42434c",
            26,
            "metal",
        ),
    ]
    for points_ in (hollow, mirrored(hollow, AXIS)):
        parts.append(Part("slit", smooth(points_), "#100808", 3, shadow=0, tone=-0.5))
    for side in (points, _right):
        parts.append(
            Part(
                "brow",
                smooth(side("98,110! 128,120 158,144! 158,154! 130,142 104,132!")),
                "#5a5c66",
                7,
                "metal",
            )
        )
        for k in range(3):
            y = 196 + k * 15
            parts.append(
                Part(
                    "breath",
                    smooth(
                        side(
                            f"{122 + k * 4},{y} {142 + k * 2},{y + 8} {142 + k * 2},{y + 12} {122 + k * 4},{y + 5}"
                        )
                    ),
                    "#0d090a",
                    2,
                    shadow=0,
                    ink=0.4,
                )
            )
    parts += [
        Part(
            "ridge",
            curve("160,36! 170,60 168,140 164,256 160,276! 156,256 152,140 150,60"),
            "#6b2420",
            8,
            "metal",
        ),
        Part(
            "star",
            curve("160,84! 168,104 178,112! 168,120 160,142! 152,120 142,112! 152,104"),
            "#c9902f",
            7,
            "gold",
        ),
    ]
    return parts
