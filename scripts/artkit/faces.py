"""Heads in three-quarter view, alive: eyes that look somewhere, brows and mouths with a mood.

Local coordinates: the head looks to the left, its middle is the origin, chin near y = 40, eyes
near y = -3, top of the skull near y = -46. `Head.place` brings points onto the figure.
"""

from __future__ import annotations

from dataclasses import dataclass

from artkit.bodies import mark, stroke
from artkit.paint import Part, Relief
from artkit.palette import INK, blend
from artkit.shapes import Point, Points, ellipse, moved, read, ring, smooth, taper


@dataclass(frozen=True)
class Head:
    """Where a head is and what it feels. Numbers around 0 or 1 are the ordinary case."""

    x: float
    y: float
    skin: str
    brows: str
    iris: str
    size: float = 1.0
    tilt: float = 0.0  # degrees, clockwise
    right: bool = False  # looks to the right instead
    brow: float = 0.0  # -1 angry … 1 worried
    brow_weight: float = 1.0
    raised: float = 0.0  # both brows up (surprise, scorn)
    open: float = 1.0  # eyes: 0.4 narrow … 1.2 wide
    eyes: float = 1.0  # size of them
    gaze: tuple[float, float] = (-1.2, 0.2)
    mouth: float = 0.0  # -1 grim … 1 smiling
    mouth_width: float = 1.0
    lips: str = ""  # colour; without one the lips are only lines
    blush: float = 0.42  # red cheeks
    age: float = 0.0  # wrinkles
    jaw: float = 1.0  # width of the lower face
    chin: float = 1.0  # length of it
    nose: float = 1.0
    lashes: float = 0.0
    ear: bool = True

    def place(self, points: Points) -> list[Point]:
        """Head points onto the figure."""
        flip = -1 if self.right else 1
        turned = [(p[0] * flip, *p[1:]) for p in read(points)]
        return moved(turned, self.x, self.y, self.tilt, self.size)

    @property
    def shade(self) -> str:
        """The skin in shadow: deeper and redder."""
        return blend(blend(self.skin, "#7a1f1a", 0.28), INK, 0.30)

    @property
    def line(self) -> str:
        """Lines on the skin."""
        return blend(blend(self.skin, "#4a120c", 0.55), INK, 0.5)


def face(head: Head) -> list[Part]:
    """Skull, ear, nose, eyes, brows and mouth; hair, beard and hat come from the hero."""
    return [
        *_skull(head),
        *_eye(head, near=False),
        *_eye(head, near=True),
        *_mouth(head),
        *_wrinkles(head),
        *_nose(head),
        *_brows(head),
    ]


def _skull(h: Head) -> list[Part]:
    parts = []
    if h.ear:
        ear = smooth(h.place([(27, -8), (33, -13), (38, -9), (37, 1), (31, 10), (27, 8)]))
        parts.append(Part("ear", ear, h.skin, 6 * h.size, "skin", ink=0.8))
        inner = smooth(h.place([(30, -6), (34, -9), (35, -4), (31, 4)]))
        parts.append(mark(inner, h.shade, opacity=0.7))
    outline = [
        (4, -47),
        (-14, -43),
        (-24, -29),
        (-26.5, -14),
        (-25, -4),
        (-27.5, 6),
        *[((x + 4) * h.jaw - 4, y if y < 20 else 20 + (y - 20) * h.chin) for x, y in LOWER_FACE],
        (30, 4),
        (32, -10),
        (31, -28),
        (20, -43),
    ]
    reliefs = tuple(
        Relief(smooth(h.place(points)), height * h.size, soft * h.size)
        for points, height, soft in (
            ("-24 -15, -10 -13, 14 -16, 14 -11, -10 -8, -24 -11", 2.6, 1.8),
            (ring(7, -2, 9.5, 6.5), -3.6, 2.4),
            (ring(-17.5, -2, 6.5, 6.5), -3.2, 2.2),
            (ring(14, 10, 9, 5, -20), 3.2, 3.2),
            (ring(-22, 10, 4, 4.5), 2.6, 2.2),
            (ring(-9, 37, 7, 4.5), 3.0, 2.4),
            (ring(14, 22, 7, 7), -2.2 * (1 + h.age), 3.6),
        )
    )
    parts.append(
        Part("face", smooth(h.place(outline)), h.skin, 20 * h.size, "skin", reliefs, tone=0.05)
    )
    blush = blend(h.skin, "#d0402c", 0.42)
    for x, y, rx in ((12, 11, 8), (-22, 11, 4)):
        parts.append(
            mark(
                ellipse(*h.place([(x, y)])[0], rx * h.size, 4.5 * h.size),
                blush,
                "face",
                h.blush,
                2.6,
            )
        )
    return parts


LOWER_FACE = ((-25.5, 17), (-20, 29), (-13, 37.5), (-5, 40), (5, 38), (17, 29), (25, 18))


def _eye(h: Head, near: bool) -> list[Part]:
    """One eye: ball, iris, pupil, glint, and the lids that give it its look."""
    cx, half, inward = (6.5, 8.8, -1) if near else (-18.0, 6.6, 1)
    half, tall, squeeze = half * h.eyes, 5.0 * h.open * h.eyes, 1.0 if near else 0.82
    name = "eye_near" if near else "eye_far"

    def at(points: Points) -> list[Point]:
        """Eye points: x runs from the inner (-1) to the outer corner (1)."""
        return h.place([(cx - inward * p[0] * half, -2.5 + p[1], *p[2:]) for p in read(points)])

    ball = at(
        [
            (-1, 1.6, "c"),
            (-0.5, -tall * 0.72),
            (0.1, -tall),
            (0.65, -tall * 0.62),
            (1.02, -0.4, "c"),
            (0.55, tall * 0.62),
            (-0.2, tall * 0.74),
        ]
    )
    gx, gy = cx + h.gaze[0] * squeeze, -2.5 - tall * 0.12 + h.gaze[1]
    iris = h.place([(gx, gy)])[0]
    r = 4.3 * h.size * h.eyes
    glint = h.place([(gx + (1.7 if h.right else -1.7), gy - 1.8)])[0]
    parts = [
        Part(
            name, smooth(ball), "#f1e6d2", 5 * h.size, within="face", ink=0.3, shadow=0, tone=-0.05
        ),
        mark(ellipse(*iris, r * squeeze, r), blend(h.iris, INK, 0.45), name),
        mark(ellipse(iris[0], iris[1] + 0.9 * h.size, r * 0.72 * squeeze, r * 0.66), h.iris, name),
        mark(ellipse(*iris, r * 0.46 * squeeze, r * 0.5), INK, name),
        mark(
            smooth(
                at(
                    [
                        (-1.1, -tall),
                        (0, -tall * 1.2),
                        (1.1, -tall),
                        (1, -tall * 0.25),
                        (0, -tall * 0.6),
                        (-1, 0),
                    ]
                )
            ),
            h.shade,
            name,
            0.62,
        ),
        mark(ellipse(*glint, 1.25 * h.size, 1.25 * h.size), "#ffffff", name),
    ]
    lid = at(
        [
            (-1.08, 2.0, 0.5),
            (-0.5, -tall * 0.78, 1.0),
            (0.1, -tall * 1.02, 1.3),
            (0.68, -tall * 0.62, 1.25),
            (1.06, -0.2, 0.9),
            (1.12 + 0.22 * h.lashes, -0.2 - 2.0 * h.lashes, 0.3),
        ]
    )
    parts.append(stroke(lid, blend(h.line, INK, 0.6), "face"))
    crease = at(
        [
            (-0.8, -tall - 0.6, 0.2),
            (0.1, -tall - 2.6, 0.5),
            (0.85, -tall * 0.5 - 2.6, 0.25),
        ]
    )
    parts.append(stroke(crease, h.shade, opacity=0.8))
    lower = at([(-0.5, tall * 0.75, 0.2), (0.2, tall * 0.82, 0.55), (0.95, 0.6, 0.35)])
    parts.append(stroke(lower, h.line, opacity=0.75))
    return parts


def _brows(h: Head) -> list[Part]:
    weight, lift = h.brow_weight, -4.0 * h.raised
    inner, outer = -11.2 - 3.6 * h.brow + lift, -12.4 + 2.0 * h.brow + lift
    near = [
        (-4.5, inner, 1.7 * weight),
        (2, inner * 0.5 + outer * 0.5 - 2.2, 2.3 * weight),
        (10, outer - 2.4, 1.9 * weight),
        (18, outer + 1.2, 0.5),
    ]
    far = [
        (-12, inner, 1.6 * weight),
        (-17, inner * 0.5 + outer * 0.5 - 1.8, 2.0 * weight),
        (-26, outer + 0.4, 0.5),
    ]
    return [
        Part(
            "brow",
            taper(h.place(line), 14),
            h.brows,
            2 * h.size,
            "hair",
            ink=0.25,
            shadow=0.35,
            flow=10,
        )
        for line in (far, near)
    ]


def _nose(h: Head) -> list[Part]:
    n = h.nose

    def at(points: Points) -> list[Point]:
        """Nose points, scaled about the lip below it."""
        scale = 0.74 + 0.26 * n
        grown = [((p[0] + 10) * scale - 10, (p[1] - 16) * scale + 16, *p[2:]) for p in read(points)]
        return h.place(grown)

    profile = [
        (-12, -9),
        (-13.5 - n, 0),
        (-16.5 - 3 * n, 9),
        (-16 - 3 * n, 13.5),
        (-14, 16.5),
        (-9, 16.2),
        (-4.2, 15.4),
        (-2.6, 11.5),
        (-5, 6),
        (-7.5, -3),
        (-8, -9),
    ]
    side = "-8.5 -6, -10 2, -12.5 10, -12 14, -7 16.4, -2.8 14, -3 10, -5.6 3"
    return [
        Part(
            "nose",
            smooth(at(profile)),
            h.skin,
            5.5 * h.size,
            "skin",
            ink=0,
            shadow=0.45,
            lift=0.7,
        ),
        mark(smooth(at(side)), h.shade, "nose", 0.08 if h.right else 0.34, 0.7),
        stroke(
            at(
                [
                    (-12.6, -7, 0.2),
                    (-14 - n, 1, 0.6),
                    (-17 - 3 * n, 9.5, 0.7),
                    (-16.6 - 3 * n, 14, 0.9),
                    (-13.6, 16.6, 0.6),
                ]
            ),
            h.line,
        ),
        stroke(at([(-12, 15.6, 0.5), (-9.4, 14.8, 1.1), (-7, 15.8, 0.5)]), h.line),
        stroke(at([(-2.4, 10.4, 0.3), (-1.8, 13.4, 0.7), (-4.4, 16, 0.4)]), h.line, opacity=0.85),
        mark(
            ellipse(*at([(-16 - 2 * n, 9)])[0], 1.7 * h.size, 2.2 * h.size),
            blend(h.skin, "#fff2dc", 0.6),
            "nose",
            0.6,
            0.6,
        ),
    ]


def _mouth(h: Head) -> list[Part]:
    lift = 3.0 * h.mouth

    def at(points: Points) -> list[Point]:
        """Mouth points, drawn in towards its middle."""
        return h.place([((p[0] + 9.5) * h.mouth_width - 9.5, *p[1:]) for p in points])

    y = 20 + (26.5 - 20) * h.chin
    corner_far, corner_near = (-20.5, y - lift * 0.8), (2.5, y - lift)
    middle = (-10.5, y + 0.8 + 0.5 * max(h.mouth, 0))
    parts = []
    if h.lips:
        upper = [
            (*corner_far, "c"),
            (-14, y - 2.8),
            (-11, y - 1.9),
            (-7, y - 3.0),
            (*corner_near, "c"),
            (*middle,),
        ]
        lower = [
            (-18.6, y + 0.2 - lift * 0.5),
            middle,
            (0, y + 0.4 - lift * 0.7),
            (-4, y + 4),
            (-10.5, y + 5),
            (-15.5, y + 3.8),
        ]
        parts.append(mark(smooth(at(upper)), blend(h.lips, INK, 0.25)))
        parts.append(
            Part("lip", smooth(at(lower)), h.lips, 2.6 * h.size, "skin", ink=0, shadow=0.3)
        )
    line = [
        (*corner_far, 0.4),
        (-15.5, middle[1] - lift * 0.3, 0.8),
        (*middle, 1.0),
        (-4.5, middle[1] - lift * 0.4, 0.85),
        (*corner_near, 0.7),
    ]
    parts.append(stroke(at(line), h.line, "face"))
    dimple = [
        (corner_near[0] + 0.3, corner_near[1] - 1.6, 0.3),
        (corner_near[0] + 1.6, corner_near[1] + 0.4, 0.6),
        (corner_near[0] + 0.8, corner_near[1] + 2.2, 0.2),
    ]
    parts.append(stroke(at(dimple), h.line, opacity=0.7))
    below = [(-15, y + 6.4, 0.3), (-10, y + 7.4, 0.9), (-4.5, y + 6.2, 0.3)]
    parts.append(stroke(at(below), h.shade, "face", 0.8))
    return parts


WRINKLES = (
    "-1 15 0.3, 3.2 19 0.8, 4.4 25 0.3",
    "-19.5 15 0.2, -22.5 19 0.6, -22.6 24 0.2",
    "0 4.6 0.2, 6.5 6.4 0.7, 13.5 3.6 0.2",
    "-22.5 4 0.2, -18 5.6 0.6, -13.5 4.4 0.2",
    "17 -4.5 0.2, 22 -6.5 0.6, 25 -7 0.1",
    "17 -2.2 0.2, 22 -1.6 0.6, 25 -0.6 0.1",
    "-20 -24 0.2, -8 -26 0.7, 8 -24.6 0.2",
    "-17 -30 0.2, -6 -32 0.6, 8 -30.4 0.2",
)


def _wrinkles(h: Head) -> list[Part]:
    if not h.age:
        return []
    opacity = min(1.0, h.age)
    return [stroke(h.place(line), h.shade, "face", opacity) for line in WRINKLES]
