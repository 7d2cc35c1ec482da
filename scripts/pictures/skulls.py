"""A skull as parts, for the three skeletons: same anatomy, each with a face of its own."""

from __future__ import annotations

from dataclasses import dataclass

from artkit.paint import Lamp, Part, Relief
from artkit.palette import blend
from artkit.points import points
from artkit.shapes import Points, ellipse, mirrored, moved, polygon, smooth, taper

HOLLOW = "#1d1216"  # what one sees in sockets and mouths


@dataclass(frozen=True)
class Skull:
    """Where a skull is, how it is turned, and what makes its face: teeth, eyes, scars."""

    x: float
    y: float
    scale: float = 1.0
    tilt: float = 0.0  # degrees
    bone: str = "#e6d6ae"
    jaw: float = 8.0  # how far the mouth is open
    scowl: float = 8.0  # how far the brows are drawn down in the middle
    look: float = 0.0  # the face turned: its features shifted to one side
    missing: tuple[int, ...] = ()  # lost teeth of the upper row, from the left
    eye: str = "#ff9a2a"
    eye_size: float = 7.0
    cracks: tuple[Points, ...] = ()

    def at(self, points: Points) -> list:
        return moved(points, self.x, self.y, self.tilt, self.scale)

    def face(self, points: Points) -> list:
        """Points of the face, which shift when it turns."""
        return self.at([(p[0] + self.look, *p[1:]) for p in points])


def both(points: Points) -> tuple[Points, Points]:
    """A shape and its mirror image."""
    return points, mirrored(points, 0)


def skull(s: Skull) -> list[Part]:
    """Jaw, cranium, sockets, nose, brows and teeth, in this order."""
    dark = blend(s.bone, "#6b5436", 0.42)
    parts = [*_jaw(s, dark), _cranium(s)]
    for side in both(points("-57,-4 -46,-17 -26,-17 -11,-3 -9,16 -22,29 -42,28 -55,16")):
        parts.append(Part("socket", smooth(s.face(side)), HOLLOW, 4, tone=-0.3, shadow=0))
    for side in both(_brow(s.scowl)):
        parts.append(Part("brow", smooth(s.face(side)), s.bone, 7 * s.scale, "bone", ink=0.55))
    nose = points("0,21 8,34 13,49 4,46 0,50 -4,46 -13,49 -8,34")
    parts.append(Part("nose", smooth(s.face(nose)), HOLLOW, 3, tone=-0.3, shadow=0))
    parts += _teeth(s)
    for crack in s.cracks:
        parts.append(
            Part(
                "crack",
                taper(s.at(crack), 10),
                "#4a3822",
                1.5,
                ink=0.25,
                shadow=0,
                within="cranium",
            )
        )
    return parts


def _brow(scowl: float) -> Points:
    low = scowl
    return [(-66, -12, "c"), (-52, -27), (-28, -26 + low * 0.4), (-8, -10 + low), (-6, 2 + low, "c"),
            (-24, -10 + low * 0.6), (-46, -14)]  # fmt: skip


def _cranium(s: Skull) -> Part:
    left = points("0,-88 -36,-84 -66,-62 -79,-24 -76,8 -72,24 -73,38 -60,48 -47,53 -42,70 -26,80")
    outline = [*left, (0, 82), *mirrored(left, 0)[:0:-1]]
    k = s.scale
    reliefs = [Relief(ellipse(*s.at([(0, -60)])[0], 34 * k, 16 * k), 3.0 * k, 7 * k)]
    for side in both(points("-74,26 -54,34 -34,44 -36,52 -58,46 -74,38")):
        reliefs.append(Relief(smooth(s.face(side)), 6 * k, 2.4 * k))  # cheekbones
    for side in both(points("-80,-22 -66,-34 -64,-8 -74,10")):
        reliefs.append(Relief(smooth(s.at(side)), -7 * k, 4 * k))  # temples
    for side in both(points("-46,54 -34,52 -32,68 -40,72")):
        reliefs.append(Relief(smooth(s.face(side)), -5 * k, 2.4 * k))  # hollow cheeks
    return Part("cranium", smooth(s.at(outline)), s.bone, 38 * k, "bone", tuple(reliefs))


def _jaw(s: Skull, dark: str) -> list[Part]:
    drop = s.jaw
    left = [(-62, 30), (-63, 66 + drop * 0.6), (-50, 96 + drop), (-28, 112 + drop), (0, 116 + drop)]
    outline = [*left, *mirrored(left, 0)[-2::-1]]
    hollow = [(-46, 60), (-44, 92 + drop), (0, 98 + drop), (44, 92 + drop), (46, 60)]
    chin = Relief(ellipse(*s.face([(0, 106 + drop)])[0], 15 * s.scale, 8 * s.scale), 5, 3)
    return [
        Part("jaw", smooth(s.face(outline)), dark, 17 * s.scale, "bone", (chin,)),
        Part("mouth", smooth(s.face(hollow)), HOLLOW, 4, tone=-0.4, shadow=0, ink=0.4),
    ]


def _teeth(s: Skull) -> list[Part]:
    parts = []
    for i in range(6):
        if i in s.missing:
            continue
        x, long = -37.5 + i * 12.5, 23 - abs(i - 2.5) * 1.6
        tooth = [
            (x + 0.8, 62, "c"),
            (x + 11.7, 62, "c"),
            (x + 11.2, 60 + long),
            (x + 6.2, 64 + long),
            (x + 1.4, 60 + long),
        ]
        parts.append(Part("tooth", smooth(s.face(tooth)), "#f6edd4", 4 * s.scale, "bone", ink=0.8))
    top = 84 + s.jaw
    for i in range(5):
        x = -31 + i * 12.5
        tooth = [
            (x + 1.6, top + 2),
            (x + 6.2, top - 2),
            (x + 10.8, top + 2),
            (x + 11, top + 15, "c"),
            (x + 1.4, top + 15, "c"),
        ]
        parts.append(
            Part("tooth", smooth(s.face(tooth)), "#ddcba0", 4 * s.scale, "bone", ink=0.8, tone=-0.1)
        )
    return parts


def eye_places(s: Skull) -> list[tuple[float, float]]:
    """Where the sparks in the sockets are."""
    return [(p[0], p[1]) for p in s.face(points("-31,8 31,8"))]


def eye_lamps(s: Skull) -> list[Lamp]:
    return [Lamp(x, y, s.eye_size * 2.1 * s.scale, s.eye, 1.1, 0.9) for x, y in eye_places(s)]


def eye_marks(s: Skull) -> str:
    """The sparks themselves, as SVG."""
    marks = ""
    for x, y in eye_places(s):
        r = s.eye_size * s.scale
        marks += (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{s.eye}"/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r * 0.55:.1f}" fill="#fff7d8"/>'
        )
    return marks


def bony_hand(
    x: float, y: float, degrees: float, scale: float = 1.0, flip: int = 1, bone: str = "#dccb9f"
) -> list[Part]:
    """A skeleton's fist round something upright: wrist, knuckles and four fingers of three bones."""
    place = lambda points: moved([(p[0] * flip, *p[1:]) for p in points], x, y, degrees, scale)  # noqa: E731
    parts = [
        Part(
            "palm",
            smooth(place(points("8,-18 22,-14 26,4 22,20 8,20 2,2"))),
            blend(bone, "#6b5436", 0.4),
            9 * scale,
            "bone",
        )
    ]
    for k in range(4):
        top = -17 + k * 10.5
        for points in (
            [(20, top + 1, 5.4), (11, top - 1, 4.2), (3, top, 5.2)],
            [(1, top, 4.8), (-6, top + 0.5, 3.8), (-11, top + 1, 4.6)],
            [(-12, top + 1.5, 4.2), (-13, top + 6, 3.4)],
        ):
            parts.append(Part("finger", taper(place(points), 8), bone, 4 * scale, "bone", ink=0.85))
    return parts
