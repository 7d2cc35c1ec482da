"""A skull as parts, for the three skeletons: same anatomy, each with a face of its own."""

from __future__ import annotations

from dataclasses import dataclass

from artkit.paint import Lamp, Part
from artkit.palette import blend
from artkit.partlist import part_list
from artkit.shapes import Point, Points, moved, read, smooth, taper

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

    def at(self, points: Points) -> list[Point]:
        return moved(points, self.x, self.y, self.tilt, self.scale)

    def face(self, points: Points) -> list[Point]:
        """Points of the face, which shift when it turns."""
        return self.at([(p[0] + self.look, *p[1:]) for p in points])


def skull(s: Skull) -> list[Part]:
    """Jaw, cranium, sockets, nose, brows and teeth, in this order."""
    colours = {"bone": s.bone, "dark": blend(s.bone, "#6b5436", 0.42), "hollow": HOLLOW}
    cracks = [
        Part("crack", taper(s.at(crack), 10), "#4a3822", 1.5, ink=0.25, shadow=0, within="cranium")
        for crack in s.cracks
    ]
    return [
        *part_list(_jaw(s), colours, s.face, axis=0),
        *part_list(_cranium(s), colours, s.at, axis=0),
        *part_list(_features(s), colours, s.face, axis=0),
        *_teeth(s),
        *cracks,
    ]


def _jaw(s: Skull) -> str:
    k, chin, hinge = s.scale, 116 + s.jaw, 66 + s.jaw * 0.6
    return f"""
    jaw bone dark {17 * k}: -62 30, -63 {hinge}, -50 {chin - 20}, -28 {chin - 4}, 0 {chin},
        28 {chin - 4}, 50 {chin - 20}, 63 {hinge}, 62 30
    + 5 3 oval: 0 {chin - 10}, {15 * k} {8 * k}
    mouth plain hollow 4 tone=-0.4 shadow=0 ink=0.4: -39 60, -38 {chin - 24}, 0 {chin - 18},
        38 {chin - 24}, 39 60
    """


def _cranium(s: Skull) -> str:
    """The dome, with raised forehead and cheekbones, hollow temples and cheeks."""
    k = s.scale
    return f"""
    cranium bone bone {38 * k}: 0 -88, -36 -84, -66 -62, -79 -24, -76 8, -72 24, -73 38, -60 48,
        -47 53, -42 70, -26 80, 0 82, 26 80, 42 70, 47 53, 60 48, 73 38, 72 24, 76 8, 79 -24,
        66 -62, 36 -84
    + {3 * k} {7 * k} oval: 0 -60, {34 * k} {16 * k}
    + {6 * k} {2.4 * k}: -74 26, -54 34, -34 44, -36 52, -58 46, -74 38
    + {6 * k} {2.4 * k}: 74 26, 54 34, 34 44, 36 52, 58 46, 74 38
    + {4 * k} {3 * k}: -66 -16, -50 -32, -24 -28, -4 -12, -22 -16, -48 -20
    + {4 * k} {3 * k}: 66 -16, 50 -32, 24 -28, 4 -12, 22 -16, 48 -20
    - {7 * k} {4 * k}: -80 -22, -66 -34, -64 -8, -74 10
    - {7 * k} {4 * k}: 80 -22, 66 -34, 64 -8, 74 10
    - {5 * k} {2.4 * k}: -46 54, -34 52, -32 68, -40 72
    - {5 * k} {2.4 * k}: 46 54, 34 52, 32 68, 40 72
    """


def _features(s: Skull) -> str:
    low = s.scowl
    return f"""
    socket plain hollow 4 tone=-0.3 shadow=0 twice: -58 -2, -48 -17, -28 {low * 0.3 - 17},
        -11 {low * 0.6 - 5}, -8 16, -22 30, -42 29, -56 16
    brow bone bone {8 * s.scale} ink=0 shadow=0.9 twice: -64 -14, -50 -25, -26 {low * 0.4 - 24},
        -9 {low - 9}, -7 {low + 1} c, -26 {low * 0.5 - 11}, -48 -13
    nose plain hollow 3 tone=-0.3 shadow=0: 0 21, 8 34, 13 49, 4 46, 0 50, -4 46, -13 49, -8 34
    """


def _teeth(s: Skull) -> list[Part]:
    """Six above, five below, the front ones longer; some may be lost."""
    text = ""
    for i in range(6):
        x, end = -37.5 + i * 12.5, 83 - abs(i - 2.5) * 1.6
        if i not in s.missing:
            text += f"""
            tooth bone #f6edd4 {4 * s.scale} ink=0.8: {x + 0.8} 62 c, {x + 11.7} 62 c,
                {x + 11.2} {end}, {x + 6.2} {end + 4}, {x + 1.4} {end}
            """
    top = 84 + s.jaw
    for i in range(5):
        x = -31 + i * 12.5
        text += f"""
        tooth bone #ddcba0 {4 * s.scale} ink=0.8 tone=-0.1: {x + 1.6} {top + 2},
            {x + 6.2} {top - 2}, {x + 10.8} {top + 2}, {x + 11} {top + 15} c, {x + 1.4} {top + 15} c
        """
    return part_list(text, {}, s.face, axis=0)


def eye_places(s: Skull) -> list[tuple[float, float]]:
    """Where the sparks in the sockets are."""
    return [(p[0], p[1]) for p in s.face(read("-31 8, 31 8"))]


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


def bony_hand(x: float, y: float, degrees: float, scale: float = 1.0) -> list[Part]:
    """A skeleton's fist round something upright: a palm and four fingers of three bones."""

    def at(line: Points) -> list[Point]:
        return moved(line, x, y, degrees, scale)

    bone = "#dccb9f"
    palm = at(read("8 -18, 22 -14, 26 4, 22 20, 8 20, 2 2"))
    parts = [Part("palm", smooth(palm), blend(bone, "#6b5436", 0.4), 9 * scale, "bone")]
    for k in range(4):
        top = -17 + k * 10.5
        bones = (
            [(20, top + 1, 5.4), (11, top - 1, 4.2), (3, top, 5.2)],
            [(1, top, 4.8), (-6, top + 0.5, 3.8), (-11, top + 1, 4.6)],
            [(-12, top + 1.5, 4.2), (-13, top + 6, 3.4)],
        )
        parts += [Part("finger", taper(at(b), 8), bone, 4 * scale, "bone", ink=0.85) for b in bones]
    return parts
