"""The goblin on its box: long ears, a stolen pot for a helmet, a grin too wide to trust."""

from __future__ import annotations

from artkit.masks import View
from artkit.paint import Canvas, Part, Relief, Style, draw, paint
from artkit.palette import BONE, GOLD, HIDE_DARK
from artkit.shapes import ellipse, mirrored, shaggy, smooth, taper

AXIS = 180
GREEN, DARK_GREEN, EAR = "#7a9142", "#55692f", "#a8683f"


def both(name: str, points: tuple, colour: str, round_: float, **more: object) -> list[Part]:
    """A part and its mirror image."""
    return [
        Part(name, smooth(points), colour, round_, **more),
        Part(name, smooth(mirrored(points, AXIS)), colour, round_, **more),
    ]


def head() -> list[Part]:
    """Ears, collar and the bare head."""
    ear = (
        (122, 296),
        (84, 268),
        (44, 248),
        (10, 236, "c"),
        (22, 272),
        (46, 312),
        (84, 348),
        (120, 356),
    )
    hollow = (
        (112, 308),
        (84, 286),
        (52, 266),
        (32, 256, "c"),
        (42, 282),
        (62, 312),
        (90, 334),
        (112, 340),
    )
    collar = (
        (66, 470),
        (96, 428),
        (140, 420),
        (180, 440),
        (220, 420),
        (264, 428),
        (294, 470),
        (300, 500),
    )
    skull = (
        *((180, 226), (128, 240), (99, 284), (94, 336), (97, 386), (122, 432), (162, 462)),
        *((198, 462), (238, 432), (263, 386), (266, 336), (261, 284), (232, 240)),
    )
    cheek = ((104, 350), (124, 344), (142, 356), (134, 374), (114, 376))
    fold = ((148, 368, 2), (132, 388, 3), (124, 406, 1))
    bag = ((118, 338, 1), (140, 346, 2.4), (160, 338, 1))
    reliefs = [
        Relief(smooth(cheek), 8, 5),
        Relief(smooth(mirrored(cheek, AXIS)), 8, 5),
        Relief(taper(fold), -5, 2),
        Relief(taper(mirrored(fold, AXIS)), -5, 2),
        Relief(taper(bag), 3, 1.5),
        Relief(taper(mirrored(bag, AXIS)), 3, 1.5),
        Relief(ellipse(180, 460, 20, 10), 5, 4),
    ]
    reliefs += [
        Relief(taper(((140, y, 0.6), (180, y - 5, 1.8), (220, y, 0.6))), -3, 1.2)
        for y in (270, 281, 292)
    ]
    return [
        Part("coat", shaggy(collar, 12, 16, 5), "#5b3d26", 20, "fur"),
        *both("ear", ear, GREEN, 16, stuff="skin"),
        *both("hollow", hollow, EAR, 10, stuff="skin", ink=0.6),
        Part("ring", ellipse(34, 290, 9, 10), GOLD, 4, "gold"),
        Part("hole", ellipse(34, 290, 4.6, 5.4), "#20260f", 2, shadow=0),
        Part("head", smooth(skull), GREEN, 62, "skin", tuple(reliefs)),
    ]


def eyes() -> list[Part]:
    socket = ((112, 320), (126, 304), (150, 308), (166, 324), (150, 340), (126, 338))
    white = ((117, 322, "c"), (130, 310), (148, 312), (162, 325, "c"), (147, 335), (130, 334))
    lid = ((108, 316, "c"), (122, 300), (148, 302), (170, 326, "c"), (148, 315), (128, 313))
    low = ((116, 324, "c"), (132, 336), (148, 337), (163, 326, "c"), (150, 343), (130, 343))
    brow = (
        (98, 300, "c"),
        (106, 284),
        (128, 284),
        (152, 298),
        (172, 320, "c"),
        (150, 312),
        (122, 302),
    )
    parts = both("socket", socket, DARK_GREEN, 8, stuff="skin", ink=0.5)
    parts += both("white", white, "#f2d24a", 9, ink=0.8)
    parts += [Part("iris", ellipse(x, 323, 7.5, 9.5), "#c8521a", 5, ink=0.7) for x in (144, 212)]
    parts += [
        Part("pupil", ellipse(x, 323, 3, 7.5), "#140a06", 2, ink=0, shadow=0) for x in (145, 211)
    ]
    parts += both("lid", lid, GREEN, 8, stuff="skin", ink=0.8)
    parts += both("low", low, GREEN, 5, stuff="skin", ink=0.6)
    return parts + both("brow", brow, "#2c2a18", 6, stuff="hair", flow=25.0)


def nose() -> list[Part]:
    bridge = (
        *((170, 306), (164, 336), (150, 358), (142, 376), (152, 390), (168, 392), (180, 404, "c")),
        *((192, 392), (208, 390), (218, 376), (210, 358), (196, 336), (190, 306)),
    )
    wing = ((146, 372), (158, 366), (168, 376), (164, 388), (150, 388))
    return [
        Part(
            "nose",
            smooth(bridge),
            "#8a9a48",
            20,
            "skin",
            (
                Relief(smooth(wing), 5, 2.5),
                Relief(smooth(mirrored(wing, AXIS)), 5, 2.5),
                Relief(ellipse(180, 346, 7, 10), 6, 4),
            ),
            lift=1.6,
        ),
        *both(
            "nostril", ((153, 382), (162, 378), (168, 384), (160, 390)), "#232a10", 2, shadow=0.0
        ),
    ]


def mouth() -> list[Part]:
    """A crooked grin, higher at the right."""
    gap = (
        *((110, 386, "c"), (134, 401), (158, 406), (180, 408), (206, 405), (230, 394)),
        *((250, 374, "c"), (248, 400), (232, 426), (206, 443), (176, 448), (144, 438), (122, 414)),
    )
    tongue = ((146, 438), (176, 427), (206, 433), (214, 444), (180, 452), (150, 448))
    parts = [
        Part("gap", smooth(gap), "#2a100c", 5, ink=1.2),
        Part("tongue", smooth(tongue), "#a8453c", 8, "skin", within="gap", ink=0.6),
    ]
    upper = [(122, 397, 10, 16), (137, 403, 13, 29), (154, 406, 14, 17), (170, 408, 14, 20)]
    upper += [(187, 408, 14, 15), (204, 405, 14, 21), (221, 399, 14, 31), (237, 388, 11, 18)]
    for x, y, wide, long in upper:
        tooth = ((x - wide / 2, y - 4, "c"), (x + wide / 2, y - 5, "c"), (x + 1, y + long, "c"))
        parts.append(Part("tooth", smooth(tooth), "#f0e2b8", 4, "bone", within="gap", ink=0.7))
    lower = [(133, 430, 12, 19), (150, 441, 13, 22), (168, 446, 12, 15), (194, 447, 13, 18)]
    lower += [(212, 441, 13, 24), (230, 428, 12, 20)]
    for x, y, wide, long in lower:
        tooth = ((x - wide / 2, y + 4, "c"), (x + wide / 2, y + 4, "c"), (x - 1, y - long, "c"))
        parts.append(Part("tooth", smooth(tooth), "#dccb98", 4, "bone", within="gap", ink=0.7))
    lip = ((110, 386, 2.5), (134, 400, 3.6), (180, 407, 4), (230, 393, 3.6), (251, 373, 2.5))
    low = ((121, 414, 1.5), (144, 440, 4), (176, 450, 5), (208, 445, 4), (238, 420, 1.5))
    parts.append(Part("lip", taper(lip), "#66783a", 4, "skin", ink=0.5))
    parts.append(Part("lip", taper(low), "#8a9a48", 4, "skin", ink=0.5))
    return parts


def helmet() -> list[Part]:
    """A dented kettle with a rim, worn askew, held by a strap."""
    dome = ((92, 268, "c"), (90, 228), (108, 192), (150, 172), (204, 170), (246, 190), (264, 226))
    dome = (*dome, (268, 258, "c"), (226, 246), (180, 244), (132, 252))
    rim = ((78, 270), (120, 250), (180, 240), (240, 244), (284, 260), (286, 272), (240, 262))
    rim = (*rim, (180, 260), (122, 270), (82, 284))
    patch = ((126, 204), (152, 196), (158, 218), (132, 226))
    parts = [
        Part(
            "dome",
            smooth(dome),
            "#6d6f70",
            40,
            "metal",
            (Relief(ellipse(212, 206, 22, 14), -9, 5),),
        ),
        Part("patch", smooth([(*p, "c") for p in patch]), "#8a6a3c", 4, "metal"),
        Part("rim", smooth(rim), "#83878a", 8, "metal"),
        Part(
            "handle",
            taper(((150, 174, 4), (160, 146, 4.5), (196, 142, 4.5), (208, 170, 4)), 16),
            "#55585a",
            4,
            "metal",
        ),
    ]
    rivets = [(132, 206), (150, 201), (154, 216), (136, 221)]
    rivets += [(104, 268), (150, 256), (214, 252), (262, 262)]
    return parts + [
        Part("rivet", ellipse(x, y, 3, 3), "#b9b4a4", 3, "metal", ink=0.6) for x, y in rivets
    ]


def extras() -> list[Part]:
    """Warts, a tuft on the chin, a necklace of teeth."""
    warts = [(236, 352, 5), (244, 342, 3.4), (128, 366, 4), (196, 330, 3.2), (158, 300, 3.4)]
    parts = [Part("wart", ellipse(x, y, r, r), "#8fa24c", r, "skin", ink=0.5) for x, y, r in warts]
    tuft = ((168, 460), (174, 478), (182, 492, "c"), (186, 478), (194, 460), (181, 454))
    parts.append(Part("tuft", smooth(tuft), "#2c2a18", 6, "hair"))
    for i, x in enumerate((104, 130, 230, 256)):
        y = 446 + (6 if i in {1, 2} else 0)
        fang = ((x - 6, y, "c"), (x + 6, y, "c"), (x, y + 24, "c"))
        parts.append(Part("fang", smooth(fang), BONE, 5, "bone"))
    return parts


def goblin(view: View) -> Canvas:
    """The painted face on an empty ground, in the units of the box (360 x 480)."""
    cord = Part(
        "cord",
        taper(((88, 436, 3), (130, 452, 3), (180, 458, 3), (230, 452, 3), (272, 436, 3))),
        HIDE_DARK,
        3,
        "leather",
    )
    parts = [*head(), *mouth(), *eyes(), *nose(), cord, *extras(), *helmet()]
    canvas = paint(parts, view, Style(ink=2.2, outline=3.4, rim=1.0, form=0.35, seed=7))
    glints = "".join(
        f'<ellipse cx="{x}" cy="317" rx="2.2" ry="2.6" fill="#fffbe6"/>' for x in (141, 208)
    )
    draw(canvas, glints)
    return canvas
