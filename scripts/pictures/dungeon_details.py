"""Small things that lie, stand or hang in a tile. Most keep to the corners: pieces need the middle.

Places are in units of the tile as it is built, before it is turned.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from artkit.palette import BONE, Array, mix, ramp, rgb, to_linear
from artkit.relief import blurred, stone
from artkit.stonework import MIDDLE, boulder, box_distance, fade

from pictures.dungeon import WALL_HEIGHT, Scene

IRON = to_linear(rgb("#3b3734"))
EMBER = rgb("#ff8a2a")
CLAY = to_linear(rgb("#664a39"))
OLD_BONE = to_linear(rgb(BONE)) * np.array([0.54, 0.52, 0.47], np.float32)


def wall_at(scene: Scene, degrees: float, level: float) -> tuple[float, float]:
    """Where a line from the middle in that direction meets the wall (0: east, 90: south)."""
    way = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    unit = scene.square.unit
    for step in range(20, 340):
        x, y = MIDDLE + way[0] * step, MIDDLE + way[1] * step
        if scene.clear[int(y / unit), int(x / unit)] < level:
            return x, y
    raise ValueError(f"no wall towards {degrees}")


def _around(scene: Scene, x: float, y: float, degrees: float = 0) -> tuple[Array, Array]:
    """Places seen from a thing that lies at x, y and is turned so far."""
    across, down = scene.square.x - x, scene.square.y - y
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return across * c + down * s, down * c - across * s


def add_torch(scene: Scene, degrees: float, before: float = -2.0) -> None:
    """An iron cup on an arm that is let into the wall, `before` units before it.

    The flame is drawn by the game."""
    square = scene.square
    x, y = wall_at(scene, degrees, before)
    scene.torches.append((x, y))
    out, beside = _around(scene, x, y, degrees)
    r, beside = np.hypot(out, beside), np.abs(beside)
    arm = ramp(3.4, 2.2, beside) * ramp(-1, 1, out) * ramp(30, 28, out)
    plate = ramp(8.5, 7.5, beside) * ramp(21, 22.5, out) * ramp(33, 31.5, out)
    cup, bowl = ramp(12.5, 11, r), ramp(8.5, 6.5, r)
    iron = np.clip(arm + plate + cup, 0, 1)
    fine = square.noise(5, 95, 3)
    height = WALL_HEIGHT + 16 + 3 * arm + 9 * cup - 12 * bowl - 3 * plate + 3 * (fine - 0.5)
    scene.height = fade(scene.height, height, iron)
    scene.colour = mix(scene.colour, IRON * (0.6 + 0.8 * fine)[..., None], iron)
    scene.colour = mix(scene.colour, to_linear(rgb("#1a120c")), bowl)
    scene.deep = scene.deep * (1 - iron)
    scene.wet = np.maximum(scene.wet, 0.25 * iron * (1 - bowl))
    soot = 0.45 * np.exp(-((r / 24) ** 2)) * (1 - iron)
    scene.colour = scene.colour * (1 - soot)[..., None]
    scene.glow += (0.55 * bowl * fine + 0.10 * np.exp(-((r / 16) ** 2)))[..., None] * EMBER


def add_puddle(scene: Scene, x: float, y: float, radius: float) -> None:
    """Water in the hollows of the floor; the tops of the stones stay dry."""
    square = scene.square
    r = np.hypot(square.x - x, square.y - y) + 0.9 * radius * (square.noise(46, 96, 3) - 0.5)
    level = 7.2 * ramp(radius, 0.45 * radius, r) * (1 - scene.is_wall)
    under = ramp(0.0, 1.2, level - scene.height)
    damp = ramp(1.25 * radius, 0.7 * radius, r) * (1 - scene.is_wall)
    scene.colour = scene.colour * (1 - 0.42 * damp)[..., None]
    scene.colour = mix(scene.colour, to_linear(rgb("#20282b")), 0.62 * under)
    ripple = 0.25 * np.sin(np.hypot(square.x - x + 7, square.y - y - 4) / 2.6)
    scene.height = fade(scene.height, level + ripple, under)
    scene.wet = np.maximum(scene.wet, np.maximum(under, 0.25 * damp))


def add_rubble(scene: Scene, x: float, y: float, radius: float) -> None:
    """A heap of broken stones, large ones in its middle."""
    square = scene.square
    rng = np.random.RandomState(square.seed + round(x) + round(y))
    fine = square.noise(9, 10, 5, 0.6)
    away = np.hypot(square.x - x, square.y - y)
    dust = 0.55 * ramp(1.25 * radius, 0.3 * radius, away + 40 * (fine - 0.5)) * (1 - scene.is_wall)
    scene.colour = mix(scene.colour, to_linear(rgb("#57503f")), dust)
    scene.height = scene.height + 6 * ramp(radius, 0, away) * (1 - scene.is_wall)
    for share in np.linspace(1, 0, 18):
        angle, far = rng.uniform(0, 6.28), share * radius * rng.uniform(0.7, 1.1)
        size = (7 + 15 * (1 - share)) * rng.uniform(0.75, 1.25)
        dice = rng.rand(6).astype(np.float32)
        at = x + far * math.cos(angle), y + far * math.sin(angle)
        lump = boulder(square, *at, size, dice)
        raised = scene.height * 0.4 + 5 + lump * (1 + 0.10 * (fine - 0.5))
        here = (lump > 0) & (raised > scene.height)
        scene.height = np.where(here, raised, scene.height)
        tone = 0.36 + 0.34 * dice[5] + 0.6 * (fine - 0.5)
        scene.colour = np.where(here[..., None], stone(tone), scene.colour)


BONES = (  # a thigh, an arm, ribs, splinters: drawn round (0, 0)
    '<path d="M-30 14L8 30" stroke-width="4"/><circle cx="-32" cy="11" r="3.2"/>'
    '<circle cx="-33" cy="15" r="3"/><circle cx="9" cy="33" r="3.3"/>'
    '<circle cx="11" cy="28" r="2.9"/>'
    '<path d="M22 24L40 2" stroke-width="3"/><circle cx="21" cy="27" r="2.5"/>'
    '<circle cx="42" cy="0" r="2.6"/><circle cx="38" cy="-1" r="2.3"/>'
    '<path d="M12 -12Q26 -14 29 -1M16 -18Q32 -20 36 -7M19 -24Q36 -28 43 -14"'
    ' fill="none" stroke-width="2"/><path d="M-12 26l7 5M-24 28l-5 6M2 12l6 2" stroke-width="2"/>'
)
SKULL = (
    '<path d="M-11 -2C-12 -13 -5 -17 2 -16C10 -15 14 -9 12 -2C11 2 9 3 8 6L6 10L-5 9L-6 5'
    'C-9 3 -11 2 -11 -2Z"/>'
)
SOCKETS = (
    '<circle cx="-4" cy="-1" r="3.1"/><circle cx="5" cy="0" r="3.1"/><path d="M0 4L2.6 4L1 7Z"/>'
)


def add_bones(scene: Scene, x: float, y: float, degrees: float) -> None:
    """Somebody was here before."""
    square = scene.square
    place = f'<g transform="translate({x} {y}) rotate({degrees}) scale(0.9)"'
    skull = square.drawn(f'{place} fill="#fff"><g transform="translate(-6 -10)">{SKULL}</g></g>')
    holes = square.drawn(f'{place} fill="#fff"><g transform="translate(-6 -10)">{SOCKETS}</g></g>')
    rest = square.drawn(
        f'{place} fill="#fff" stroke="#fff" stroke-width="0" stroke-linecap="round">{BONES}</g>'
    )
    dome = 13 * ramp(0, 0.9, blurred(skull, 5 / square.unit)) + 3 * skull
    rounded = 4 * ramp(0.1, 0.8, blurred(rest, 1.5 / square.unit)) + 2
    fine = square.noise(6, 97, 3)
    base = blurred(scene.height, 6 / square.unit)
    scene.height = fade(scene.height, base + rounded + 2, rest)
    scene.height = fade(scene.height, base + dome + 3, skull) - 4 * holes
    shown = np.maximum(rest, skull)
    scene.colour = mix(scene.colour, OLD_BONE * (0.55 + 0.9 * fine)[..., None], 0.94 * shown)
    scene.colour = mix(scene.colour, to_linear(rgb("#1c1611")), 0.9 * holes)


def add_web(scene: Scene, degrees: float) -> None:
    """A cobweb between two walls: threads that fan out of a corner, and arcs between them."""
    x, y = wall_at(scene, degrees, -14)
    turn = degrees + 180
    threads, ends = [], []
    for reach, aside in ((78, -50), (84, -26), (70, -3), (86, 22), (76, 47)):
        angle = math.radians(turn + aside)
        ends.append((reach, angle))
        threads.append(
            f"M{x:.1f} {y:.1f}l{reach * math.cos(angle):.1f} {reach * math.sin(angle):.1f}"
        )
    for share in (0.30, 0.47, 0.63, 0.80, 0.95):
        at = [(x + r * share * math.cos(a), y + r * share * math.sin(a)) for r, a in ends]
        path = f"M{at[0][0]:.1f} {at[0][1]:.1f}"
        for (x0, y0), (x1, y1) in pairwise(at):
            mx, my = (x0 + x1) / 2, (y0 + y1) / 2
            path += f"Q{mx + 0.16 * (x - mx):.1f} {my + 0.16 * (y - my):.1f} {x1:.1f} {y1:.1f}"
        threads.append(path)
    body = f'<path d="{"".join(threads)}" fill="none" stroke="#fff" stroke-width="1.25"/>'
    drawn = scene.square.drawn(body)
    torn = ramp(0.30, 0.44, scene.square.noise(30, 98, 3))
    scene.colour = mix(scene.colour, to_linear(rgb("#b9b6ae")), 0.55 * drawn * torn)


def add_urn(scene: Scene, x: float, y: float, radius: float) -> None:
    """A clay urn from above: belly, rim, dark mouth."""
    square = scene.square
    r = np.hypot(square.x - x, square.y - y)
    fine = square.noise(7, 99, 4)
    belly = ramp(radius + 0.8, radius - 0.8, r)
    dome = 30 * np.sqrt(np.clip(1 - (r / (radius * 1.08)) ** 2, 0, 1))
    neck = ramp(0.58 * radius, 0.52 * radius, r)
    mouth = ramp(0.42 * radius, 0.36 * radius, r)
    scene.height = fade(scene.height, 6 + dome + 7 * neck - 26 * mouth, belly)
    bands = 0.25 * ramp(0.5, 0.9, np.sin(r / radius * 19))
    clay = CLAY * (0.65 + 0.7 * fine - bands)[..., None]
    scene.colour = mix(scene.colour, clay, belly)
    scene.colour = mix(scene.colour, to_linear(rgb("#120d0a")), mouth)


def add_coffin(scene: Scene, x: float, y: float, degrees: float) -> None:
    """A stone coffin with a carved lid, pushed a little aside."""
    square = scene.square
    along, across = _around(scene, x, y, degrees)
    fine, mid = square.noise(9, 10, 5, 0.6), square.noise(30, 11, 4)
    trough = -box_distance(along, across, (-62, -25, 62, 25), 5)
    slid, shifted = _around(scene, x + 2, y + 1, degrees + 5)
    narrow = 1 - 0.10 * (slid / 62)  # wider at the shoulders
    lid = -box_distance(slid, shifted / narrow, (-60, -23, 60, 23), 6)
    below, above = ramp(-0.8, 0.8, trough), ramp(-0.8, 0.8, lid)
    tone = 0.50 + 0.45 * (fine - 0.5) + 0.3 * (mid - 0.5)
    bevel = ramp(0, 7, lid)
    rib = np.maximum(ramp(3.4, 1.6, np.abs(shifted)) * ramp(46, 44, np.abs(slid)), 0)
    arms = ramp(3.4, 1.6, np.abs(slid + 22)) * ramp(14, 12, np.abs(shifted))
    ring = ramp(2.6, 1.0, np.abs(np.hypot(slid + 22, shifted) - 9))
    carved = np.clip(rib + arms + ring, 0, 1)
    scene.height = fade(scene.height, 24 + 2 * (fine - 0.5), below)
    scene.height = fade(scene.height, 31 + 9 * bevel + 4.5 * carved + 2.5 * (fine - 0.5), above)
    pale = stone(tone) * np.array([0.97, 1.0, 1.0], np.float32)
    inside = below * (1 - above)
    scene.colour = mix(scene.colour, pale * 0.6, inside)
    scene.colour = mix(scene.colour, pale * (1 + 0.10 * carved)[..., None], above)


def add_drain(scene: Scene, x: float, y: float, half: float = 24.0) -> None:
    """A grate over a shaft."""
    square = scene.square
    box = -box_distance(square.x, square.y, (x - half, y - half, x + half, y + half), 4)
    frame = ramp(-6.5, -5, box)
    hole = ramp(-0.6, 0.8, box)
    bars = ramp(2.9, 1.9, np.abs((square.x - x + half) % 12 - 6)) * hole
    fine = square.noise(5, 94, 3)
    scene.height = fade(scene.height, 9 + 2 * (fine - 0.5), frame)
    scene.colour = mix(scene.colour, stone(0.42 + 0.5 * (fine - 0.5)), frame)
    scene.height = fade(scene.height, -26, hole * (1 - bars))
    scene.height = fade(scene.height, 7, bars)
    scene.colour = mix(scene.colour, to_linear(rgb("#0b0a0a")), hole)
    scene.colour = mix(scene.colour, IRON * (0.8 + 1.2 * fine)[..., None], bars)
