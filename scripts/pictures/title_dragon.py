"""The dragon of the title: a head modelled in clay, scaled, lit by two torches and its own breath.

The head looks along z; x is mirrored, so everything is said once for both sides.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from artkit.noise import fbm
from artkit.palette import Array, ramp, rgb, to_linear
from artkit.sculpt import (
    FAR,
    Camera,
    Field,
    Hits,
    Place,
    ball,
    carve,
    chain,
    find_scales,
    join,
    limb,
    look,
    nearness,
    roughened,
    scatter,
    unshaded,
)
from artkit.shapes import along

EYE, EYE_RADIUS = (0.55, 0.36, 0.42), 0.22
JAW_DROP = 0.18
FOLD = 0.05
"""How softly the two halves meet in the middle."""


def bent(joints: list[tuple[Place, float]], pieces: int = 9) -> list[tuple[Place, float]]:
    """A smooth curve through the joints of a horn."""
    flat = along([(*place, half) for place, half in joints], pieces)
    return [((x, y, z), max(half, 0.004)) for x, y, z, half in flat]


HORN = bent(
    [
        *[((0.50, 0.70, -0.65), 0.30), ((0.86, 1.10, -1.25), 0.25), ((1.16, 1.52, -1.6), 0.18)],
        *[((1.30, 1.98, -1.55), 0.11), ((1.22, 2.40, -1.25), 0.012)],
    ]
)
CHEEK_HORN = bent(
    [((0.86, 0.02, -0.8), 0.19), ((1.3, 0.02, -1.2), 0.13), ((1.78, 0.3, -1.45), 0.01)], 5
)
JAW_HORN = bent(
    [((0.66, -0.62, -0.7), 0.15), ((1.0, -0.92, -1.05), 0.09), ((1.34, -1.0, -1.25), 0.01)], 4
)
BROW_HORN = bent(
    [((0.84, 0.72, 0.06), 0.14), ((1.06, 0.98, -0.3), 0.09), ((1.16, 1.34, -0.5), 0.01)], 4
)
BROW = [((0.20, 0.40, 0.98), 0.09), ((0.44, 0.58, 0.70), 0.16), ((0.74, 0.70, 0.34), 0.19)]
BROW += [((0.96, 0.78, -0.2), 0.14), ((0.98, 0.74, -0.7), 0.08)]
RIDGE = [((0, 0.36 - 0.15 * i / 5, 0.42 + 0.22 * i), 0.10 - 0.008 * i) for i in range(6)]
RIDGE += [((0, 0.74, -0.05), 0.14), ((0, 0.88, -0.42), 0.17), ((0, 0.96, -0.84), 0.2)]
UPPER = [(1.62, 0.42), (1.36, 0.24), (1.13, 0.33), (0.9, 0.22), (0.66, 0.25), (0.44, 0.17)]
UPPER += [(0.22, 0.13)]
LOWER = [(1.74, 0.26)]


def skull(x: Array, y: Array, z: Array) -> Array:
    """The upper head: brain case, snout, brows, cheeks, nose."""
    body = ball(x, y, z, (0, 0.36, -0.75), (0.86, 0.58, 0.98))
    body = join(body, limb(x, y, z, (0.18, 0.10, -0.2), (0.14, -0.02, 1.4), 0.48, 0.28), 0.3)
    body = join(body, ball(x, y, z, (0, 0.0, 1.55), (0.42, 0.2, 0.36)), 0.18)
    body = join(body, ball(x, y, z, (0, -0.16, 1.86), (0.14, 0.14, 0.12)), 0.1)
    body = join(body, ball(x, y, z, (0.70, -0.10, -0.4), (0.36, 0.44, 0.62)), 0.2)
    body = join(body, limb(x, y, z, (0.36, 0.02, 1.1), (0.92, 0.06, -0.55), 0.09, 0.18), 0.14)
    body = join(body, limb(x, y, z, (0.24, 0.10, 1.25), (0.28, 0.15, 1.62), 0.09, 0.13), 0.12)
    body = join(body, limb(x, y, z, (0.30, -0.2, 1.6), (0.64, -0.3, -0.2), 0.09, 0.13), 0.12)
    for at, size in RIDGE:
        body = join(body, ball(x, y, z, at, (0.075, size, size * 1.5)), 0.07)
    body = carve(body, ball(x, y, z, (0.57, 0.34, 0.5), (0.24, 0.21, 0.3)), 0.08)
    body = join(body, chain(x, y, z, BROW, 0.12), 0.09)
    body = carve(body, limb(x, y, z, (0.27, 0.14, 1.80), (0.36, 0.10, 1.62), 0.055, 0.04), 0.05)
    return carve(body, ball(x, y, z, (0, -0.42, 0.7), (0.36, 0.2, 1.1)), 0.1)


def lids(x: Array, y: Array, z: Array, open_: bool) -> Array:
    """Skin around the eye: an angry slit, or shut."""
    shell = ball(x, y, z, EYE, (EYE_RADIUS + 0.035,) * 3)
    if not open_:
        return shell
    slant = 0.45 * (x - EYE[0]) + 0.16 * (z - EYE[2])
    upper = y - EYE[1] - 0.085 - slant
    lower = EYE[1] - 0.125 + 0.4 * slant - y
    return np.maximum(shell, -np.maximum(upper, lower))


def jaw(x: Array, y: Array, z: Array) -> Array:
    """The lower jaw, open a little, and the throat."""
    drop = JAW_DROP
    body = limb(x, y, z, (0.62, -0.42, -0.7), (0.22, -0.62 - drop, 1.45), 0.26, 0.13)
    body = join(body, ball(x, y, z, (0, -0.68 - drop, 1.5), (0.28, 0.14, 0.24)), 0.14)
    body = join(body, limb(x, y, z, (0, -0.72, -0.4), (0, -0.74 - drop, 1.3), 0.3, 0.12), 0.16)
    for i in range(4):
        at = (0, -0.82 - drop * 0.9 + 0.05 * i, 1.4 - 0.36 * i)
        body = join(body, ball(x, y, z, at, (0.06, 0.18, 0.1)), 0.06)
    return body


def neck(x: Array, y: Array, z: Array) -> Array:
    body = limb(x, y, z, (0, 0.05, -1.0), (0, -1.5, -3.4), 0.74, 1.25)
    for i in range(4):
        at = (0, 0.98 - 0.24 * i, -1.25 - 0.42 * i)
        body = join(body, ball(x, y, z, at, (0.06, 0.36, 0.17)), 0.08)
    return body


def skin(x: Array, y: Array, z: Array, open_: bool = True) -> Array:
    side = np.sqrt(x * x + FOLD * FOLD)
    body = join(skull(side, y, z), neck(side, y, z), 0.3)
    body = join(body, lids(side, y, z, open_), 0.03)
    return join(body, jaw(side, y, z), 0.10)


def horns(x: Array, y: Array, z: Array) -> Array:
    side = np.abs(x)
    whole = np.full(x.shape, FAR, np.float32)
    for joints in (HORN, CHEEK_HORN, JAW_HORN, BROW_HORN):
        whole = np.minimum(whole, chain(side, y, z, joints, 0.06))
    return whole


def teeth(x: Array, y: Array, z: Array) -> Array:
    """Fangs of the upper jaw between those of the lower."""
    side = np.abs(x)
    whole = np.full(x.shape, FAR, np.float32)
    for forward, length in UPPER:
        out = 0.30 + 0.24 * (1.6 - forward) / 1.6
        root, tip = (out, -0.2, forward), (out * 0.93, -0.24 - length, forward + 0.06)
        whole = np.minimum(whole, limb(side, y, z, root, tip, 0.07, 0.006))
    for forward, length in LOWER:
        out = 0.2 + 0.26 * (1.6 - forward) / 1.6
        base = -0.56 - JAW_DROP * (0.4 + 0.4 * forward)
        root, tip = (out, base, forward), (out * 1.04, base + 0.1 + length, forward + 0.05)
        whole = np.minimum(whole, limb(side, y, z, root, tip, 0.062, 0.006))
    return whole


def eyes(x: Array, y: Array, z: Array) -> Array:
    return ball(np.abs(x), y, z, EYE, (EYE_RADIUS,) * 3)


def whole_head(open_: bool) -> Field:
    """Everything together, with the eyes open or shut."""

    def field(x: Array, y: Array, z: Array) -> Array:
        body = np.minimum(skin(x, y, z, open_), horns(x, y, z))
        return np.minimum(np.minimum(body, teeth(x, y, z)), eyes(x, y, z))

    return field


# --- what it is made of ---------------------------------------------------------------------


def blended(one: Array, other: Array, share: Array) -> Array:
    """A colour for every place, between two colours (or lists of them)."""
    return one + (other - one) * share[:, None]


SKIN, HORNS, TEETH, EYES = range(4)


@dataclass(frozen=True)
class Lamp:
    """A light in the viewer's space (or the head's own, for the breath)."""

    place: Place
    colour: str
    strength: float
    half: float
    """The distance at which it is half as bright."""
    own: bool = False
    shadows: bool = True


LAMPS = (
    Lamp((-3.3, -1.0, 3.0), "#ffb066", 5.6, 2.3),
    Lamp((3.6, -0.6, 2.4), "#ff9a50", 2.0, 2.3),
    Lamp((0.0, -0.50, 0.45), "#ff5a18", 6.0, 0.42, own=True, shadows=False),
    Lamp((1.2, 4.2, -3.0), "#6f98cc", 2.4, 4.0),
)


def stuff_of(place: Array, open_: bool) -> Array:
    """Which of the four each place belongs to."""
    x, y, z = place[:, 0], place[:, 1], place[:, 2]
    fields = [skin(x, y, z, open_), horns(x, y, z), teeth(x, y, z), eyes(x, y, z)]
    return np.argmin(np.stack(fields), axis=0)


@cache
def scale_seeds() -> Array:
    """Large scales on snout and brows, small ones on cheeks and around the eyes."""

    def spacing(place: Array) -> Array:
        side = np.abs(place[:, 0])
        eye = np.hypot(np.hypot(side - EYE[0], place[:, 1] - EYE[1]), place[:, 2] - EYE[2])
        size = 0.085 + 0.05 * ramp(0.1, 0.6, place[:, 1]) + 0.10 * ramp(-0.8, -2.2, place[:, 2])
        return size * (0.55 + 0.45 * ramp(0.2, 0.6, eye)) * (1 - 0.3 * ramp(1.1, 1.7, place[:, 2]))

    return scatter(skin, 2.6, spacing, seed=11)


def bumps_and_colour(place: Array, stuff: Array) -> tuple[Array, Array, Array]:
    """The small relief, the colour (linear) and the gloss of every place."""
    x, y, z = place[:, 0], place[:, 1], place[:, 2]
    scales = find_scales(place, scale_seeds(), (0, 0.25, -0.97))
    own = np.random.default_rng(5).uniform(0, 1, len(scale_seeds())).astype(np.float32)
    own = own[scales.number]
    rough = fbm(x * 14 + 40, y * 14 + z * 9 + 40, 3, 4)
    plate = ramp(0.0, 0.32, scales.depth)
    bump = 0.026 * plate * (1 + 0.6 * own) - 0.030 * scales.back * plate + 0.012 * rough
    red, soot, pale = (to_linear(rgb(c)) for c in ("#7a3d2b", "#2b2322", "#b3925f"))
    colour = blended(red, soot, np.clip(0.15 + 0.5 * own + 0.9 * (rough - 0.5), 0, 1))
    belly = ramp(-0.35, -0.75, y) * 0.75
    colour = blended(colour, pale, (belly * (0.6 + 0.4 * own)))
    colour = colour * (0.25 + 0.75 * ramp(0.0, 0.2, scales.depth))[:, None]
    throat = (np.abs(x) < 0.42) & (y < -0.24) & (y > -0.72) & (z > -0.3) & (z < 1.6)
    inside = throat * ramp(0.46, 0.36, np.abs(x))
    colour = blended(colour, to_linear(rgb("#6a1a12")), inside)
    gloss = 0.5 + 0.5 * own
    horn = np.hypot(np.hypot(x, y - 0.4), z + 0.6)
    rings = np.sin(horn * 34 + 5 * rough)
    is_horn = stuff == HORNS
    bump = np.where(is_horn, 0.010 * rings + 0.012 * rough, bump)
    tip = ramp(0.9, 2.0, horn)
    horn_colour = blended(to_linear(rgb("#7d6a52")), to_linear(rgb("#2c2420")), tip)
    colour = np.where(is_horn[:, None], horn_colour * (0.6 + 0.7 * rough)[:, None], colour)
    is_tooth = stuff == TEETH
    ivory = to_linear(rgb("#e2d2a8")) * (0.7 + 0.5 * rough)[:, None]
    colour = np.where(is_tooth[:, None], ivory, colour)
    bump = np.where(is_tooth, 0.004 * rough, bump)
    return bump.astype(np.float32), colour, np.where(stuff == SKIN, gloss, 0.6)


def iris(place: Array, camera: Camera) -> Array:
    """Light of the eye itself: amber, with an upright slit, turned to the viewer (linear)."""
    side = np.where(place[:, :1] < 0, -1, 1)
    centre = np.array(EYE, np.float32) * np.concatenate(
        [side, np.ones_like(side), np.ones_like(side)], 1
    )
    out = (place - centre) / EYE_RADIUS
    turn = camera.turn()
    across, up = out @ (turn @ np.array([1, 0, 0])), out @ (turn @ np.array([0, 1, 0]))
    radius = np.hypot(across, up)
    streaks = fbm(np.arctan2(up, across) * 7 + 20, radius * 3, 9, 3)
    colour = blended(to_linear(rgb("#fff0a0")), to_linear(rgb("#ff9a1c")), ramp(0.1, 0.5, radius))
    colour = blended(colour, to_linear(rgb("#a82a06")), ramp(0.45, 0.95, radius))
    slit = ramp(0.13, 0.07, np.abs(across) / np.sqrt(np.clip(1.05 - up * up, 0.02, 1)))
    return colour * ((0.55 + 0.9 * streaks) * (1 - 0.97 * slit))[:, None]


# --- the picture ----------------------------------------------------------------------------


@dataclass
class Portrait:
    """The lit head (linear light), where it is, and where its eyes are."""

    light: Array
    where: Array
    eyes: Array


def lit(hits: Hits, field: Field, camera: Camera, open_: bool) -> tuple[Array, Array]:
    """The light every touched place sends to the viewer, and which places are eyes."""
    stuff = stuff_of(hits.place, open_)
    bump, colour, gloss = bumps_and_colour(hits.place, stuff)
    normal = roughened(hits, bump, camera, 0.9)
    open_air = nearness(field, hits, hits.normal)
    turn = camera.turn()
    total = colour * (0.010 * open_air)[:, None] * to_linear(rgb("#8aa4c8"))
    for lamp in LAMPS:
        at = np.array(lamp.place, np.float32)
        at = at if lamp.own else turn @ at
        way = at - hits.place
        far = np.linalg.norm(way, axis=1)
        way /= far[:, None]
        falling = lamp.strength / (1 + (far / lamp.half) ** 2)
        if lamp.shadows:
            falling = falling * (0.06 + 0.94 * unshaded(field, hits, at))
        facing = np.clip((normal * way).sum(1) * 0.9 + 0.1, 0, 1)
        halfway = way + hits.towards
        halfway /= np.linalg.norm(halfway, axis=1, keepdims=True)
        glint = np.clip((normal * halfway).sum(1), 0, 1) ** 26 * gloss * 0.35
        glow = (colour * facing[:, None] + glint[:, None] * 0.6) * falling[:, None]
        total = total + glow * to_linear(rgb(lamp.colour)) * (open_air**1.4)[:, None]
    towards_viewer = hits.place @ (turn @ np.array([0, 0, 1], np.float32))
    total = total * (0.03 + 0.97 * ramp(-2.1, 1.1, towards_viewer))[:, None]
    is_eye = stuff == EYES
    total[is_eye] = total[is_eye] * 0.3 + iris(hits.place[is_eye], camera)
    return total, is_eye


def portrait(camera: Camera, open_: bool = True) -> Portrait:
    field = whole_head(open_)
    hits = look(field, camera)
    light, is_eye = lit(hits, field, camera, open_)
    picture = np.zeros((*hits.where.shape, 3), np.float32)
    picture[hits.where] = light
    eye = np.zeros(hits.where.shape, np.float32)
    eye[hits.where] = is_eye
    return Portrait(picture, hits.where.astype(np.float32), eye)
