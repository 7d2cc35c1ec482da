"""The arch of the title: a wall, wedge stones, two torches' light, a stair into the dark.

Lengths are those of a picture of 1920 x 1080. Depth is measured from the wall's face backwards; x
and y are where a thing on the wall's face would be seen. All light is linear.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from artkit.masonry import (
    Blocks,
    Lamp,
    courses,
    hollows,
    lamp_light,
    overlaid,
    rounded_inset,
    slopes,
    stone_colour,
    weathered,
)
from artkit.noise import fbm, warp
from artkit.palette import Array, mix, ramp, rgb, to_linear

HEIGHT = 1080

MIDDLE, HALF, SPRING = 1405.0, 290.0, 440.0
"""The arch: its axis, half its width, and the height where it begins to bend."""
RING = 84.0
"""Width of the stones around the arch."""
THICK = 150.0
"""How thick the wall is."""
EYE, FAR = 520.0, 1500.0
"""Height of the eye and its distance from the wall."""
STONES_IN_ARCH = 13

TORCHES = ((MIDDLE - HALF - RING - 62, 500.0), (MIDDLE + HALF + RING + 62, 500.0))
FLAME_RISE = 46.0
"""The light comes from so far above the torch's mouth."""


def torch_lamps(strength: float, before: float, far: str, half: float) -> list[Lamp]:
    """The two torches, `before` the wall by so much."""
    return [
        Lamp(x, y - FLAME_RISE, before, "#ffc274", far, strength, half, 680) for x, y in TORCHES
    ]


# --- the wall -------------------------------------------------------------------------------


@dataclass
class Arch:
    """Where a place lies with regard to the arch."""

    radius: Array
    angle: Array
    bent: Array

    @classmethod
    def at(cls, x: Array, y: Array) -> Arch:
        dx, dy = x - MIDDLE, y - SPRING
        bent = y < SPRING
        return cls(np.where(bent, np.hypot(dx, dy), np.abs(dx)), np.arctan2(dy, dx), bent)


def arch_stones(arch: Arch, x: Array, y: Array) -> Blocks:
    """The wedge stones around the arch and the blocks of its posts."""
    turn = -arch.angle / np.pi * STONES_IN_ARCH
    down = (y - SPRING) / 92
    share = np.where(arch.bent, turn % 1, down % 1)
    length = np.where(arch.bent, np.pi / STONES_IN_ARCH * arch.radius, 92)
    number = np.where(arch.bent, np.floor(turn), 20 + 2 * np.floor(down) + (x > MIDDLE))
    chance = np.random.default_rng(21).uniform(0, 1, (64, 4)).astype(np.float32)
    outwards = np.minimum(arch.radius - HALF + 8, HALF + RING - arch.radius)
    edge = rounded_inset(outwards, np.minimum(share, 1 - share) * length, 9)
    across = (arch.radius - HALF) / RING * 2 - 1
    return Blocks(edge, across, share * 2 - 1, chance[number.astype(int) % 64])


def wall(x: Array, y: Array, zoom: float) -> Array:
    """The wall's face in the light of the torches and a little night (linear)."""
    wx, wy = warp(x, y, 3, 6, 70)
    arch = Arch.at(wx, wy)
    ring = (arch.radius < HALF + RING) & (arch.radius > HALF - 8)
    blocks = courses(wx, wy, (70, 98), (105, 250), 4)
    blocks = overlaid(blocks, arch_stones(arch, wx, wy), ring)
    height, stone = weathered(blocks, x, y, 40)
    height = height + ring * 13 * ramp(0, 9, blocks.edge)
    normal, open_air = slopes(height, zoom), hollows(height, zoom)
    colour = stone_colour(blocks, stone, x, y, 60)
    colour = colour * np.where(ring[..., None], np.array([1.12, 1.05, 0.95]), 1)
    moss = ramp(0.60, 0.74, fbm(x / 110, y / 150, 51, 4) + 0.08 * (1 - stone) + 0.1 * y / HEIGHT)
    moss = moss * ramp(0.4, 0.65, fbm(x / 6, y / 6, 52, 3)) * 0.5
    colour = mix(colour, to_linear(rgb("#4c5338")), moss)
    for torch_x, torch_y in TORCHES:
        lean = 14 * (fbm(y / 40, y * 0, 71, 2) - 0.5)
        plume = np.exp(-(((x - torch_x - lean) / (34 + 0.12 * np.clip(torch_y - y, 0, 400))) ** 2))
        soot = plume * ramp(torch_y - 40, torch_y - 120, y) * ramp(-200, 330, y)
        colour = colour * (1 - 0.62 * soot * (0.6 + 0.8 * fbm(x / 30, y / 60, 72, 3)))[..., None]
    facing = np.clip(normal @ np.array([-0.45, -0.6, 0.66]), 0, 1)
    night = 0.62 + 0.6 * ramp(1100, 0, np.hypot(x - 120, (y + 60) * 1.2))
    light = to_linear(rgb("#56708c")) * (0.44 * night * open_air * (0.25 + facing))[..., None]
    stray = Lamp(-260, 640, 190, "#ffb469", "#e06a22", 1.0, 230, 760)
    for lamp in [*torch_lamps(3.9, 80, "#ff8638", 142), stray]:
        light = light + lamp_light(lamp, x, y, height * 0.6, normal, open_air)
    return colour * light


# --- inside the arch ------------------------------------------------------------------------


def through_arch(x: Array, depth: Array, lamp: Lamp) -> Array:
    """How much of a lamp before the wall falls through the arch upon a place behind it."""
    crossing = lamp.x + (x - lamp.x) * lamp.z / (lamp.z + depth)
    return ramp(HALF + 40, HALF - 40, np.abs(crossing - MIDDLE))


def posts(x: Array, y: Array) -> tuple[Array, Array]:
    """The inner side of the arch: its light, and how deep each place lies."""
    arch = Arch.at(x, y)
    depth = FAR * (HALF / np.maximum(arch.radius, 1) - 1)
    along = np.where(arch.bent, -arch.angle / np.pi * STONES_IN_ARCH, (y - SPRING) / 92)
    share = np.minimum(along % 1, 1 - along % 1) * 80
    joint = ramp(2, 7, share)
    rough = fbm(along * 2.4, depth / 34, 81, 5, gain=0.62)
    inward = np.stack([-np.cos(arch.angle), -np.sin(arch.angle), np.full_like(x, 0.12)], -1)
    straight = np.stack([-np.sign(x - MIDDLE), x * 0, np.full_like(x, 0.12)], -1)
    normal = np.where(arch.bent[..., None], inward, straight)
    colour = to_linear(rgb("#857c6c")) * ((0.05 + 1.5 * rough) * (0.3 + 0.7 * joint))[..., None]
    light = np.zeros((*x.shape, 3), np.float32)
    for lamp in torch_lamps(4.6, 150, "#e88a4c", 190):
        light = light + lamp_light(lamp, x, y, -depth, normal, joint)
    fade = ramp(THICK * 1.05, 0, depth)
    return colour * light * (0.15 + 0.85 * fade)[..., None], depth


@dataclass(frozen=True)
class Stair:
    """Steps that rise into the dark; heights are measured downwards from the eye."""

    rise: float = 47.0
    tread: float = 78.0
    bottom: float = 640.0
    begin: float = -60.0
    count: int = 12


def stairs(x: Array, y: Array, stair: Stair) -> tuple[Array, Array]:
    """Light of the steps, and how deep each place lies (far away where there is none)."""
    light = np.zeros((*x.shape, 3), np.float32)
    depth = np.full(x.shape, 1e5, np.float32)
    chance = np.random.default_rng(8)
    for i in range(stair.count):
        front = stair.begin + i * stair.tread
        low, top = stair.bottom - i * stair.rise, stair.bottom - (i + 1) * stair.rise
        wobble = 3.2 * (fbm(x / 60 + 9 * i, y * 0 + i, 91, 3) - 0.5)
        nose = EYE + (top + wobble) * FAR / (FAR + front)
        foot = EYE + low * FAR / (FAR + front)
        back = EYE + top * FAR / (FAR + front + stair.tread)
        joints, tones = chance.uniform(-40, 40, 16), chance.uniform(0.72, 1.2, 16)
        for rows, is_tread in (((y >= nose) & (y < foot), False), ((y >= back) & (y < nose), True)):
            if not rows.any():
                continue
            px, py = x[rows], y[rows]
            here = (
                FAR * top / np.maximum(py - EYE, 1) - FAR if is_tread else np.full_like(px, front)
            )
            world = MIDDLE + (px - MIDDLE) * (FAR + here) / FAR
            within = np.abs(world - MIDDLE) < HALF + (26 if front < 0 else 0)
            lit = step_light(world, py, here, (front, top, low), is_tread, (joints, tones), stair)
            light[rows] = np.where(within[:, None], lit, 0)
            depth[rows] = np.where(within, here, 1e5)
    return light, depth


def step_light(
    world: Array,
    y: Array,
    depth: Array,
    step: tuple[float, float, float],
    is_tread: bool,
    stones: tuple[Array, Array],
    stair: Stair,
) -> Array:
    """Linear light of a tread or a riser at places given as flat lists."""
    front, top, low = step
    joints, tones = stones
    at = (world - MIDDLE + HALF + 60 + joints[0] * 2) / 165
    number = np.clip(at.astype(int), 0, 15)
    joint = np.abs((at - number - 0.5) * 165 + joints[number] * 0.4)
    joint = ramp(79, 75, joint)
    if is_tread:
        share = (depth - front) / stair.tread
        rough = fbm(world / 14, depth / 14, 95, 5, gain=0.6)
        broad = fbm(world / 50, depth / 40, 96, 3)
        worn = np.exp(-(((world - MIDDLE) / 120) ** 2)) * 0.25
        normal = np.stack(
            [0.5 * (rough - 0.5), -np.ones_like(y), 0.25 + 0.9 * ramp(0.14, 0, share)], -1
        )
        shut = 0.35 + 0.65 * ramp(1.0, 0.55, share)
        height = np.full_like(y, EYE + top)
    else:
        above = (EYE + low * FAR / (FAR + front) - y) * (FAR + front) / FAR / (low - top)
        rough = fbm(world / 14, above * 3.5 + front, 97, 5, gain=0.6)
        broad = fbm(world / 50, above + front, 98, 3)
        worn = 0.0
        normal = np.stack(
            [0.7 * (rough - 0.5), -0.15 - 0.8 * ramp(0.88, 1, above), np.ones_like(y)], -1
        )
        shut = 0.40 + 0.60 * ramp(0.0, 0.5, above)
        height = EYE + low + (top - low) * above
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    tone = (0.42 + 0.9 * (rough - 0.4) + 0.5 * (broad - 0.5) + worn) * tones[number]
    colour = to_linear(rgb("#9a8c74")) * (np.clip(tone, 0.05, 1.4) * (0.25 + 0.75 * joint))[:, None]
    light = to_linear(rgb("#4a6078")) * (0.05 * shut * ramp(500, -60, depth))[:, None]
    for lamp in torch_lamps(13.0, 190, "#e8904c", 210):
        seen = through_arch(world, np.maximum(depth, 0), lamp)
        light = light + lamp_light(lamp, world, height, -depth, normal, shut) * seen[:, None]
    breath = Lamp(MIDDLE - 90, 690, -470, "#ff8a40", "#e8581c", 1.6, 150, 420)
    light = light + lamp_light(breath, world, height, -depth, normal, shut)
    return colour * light * (ramp(900, 60, depth))[:, None]


def inside(x: Array, y: Array) -> Array:
    """All that is seen through the arch but the dragon."""
    post_light, post_depth = posts(x, y)
    stair_light, stair_depth = stairs(x, y, Stair())
    near = np.minimum(post_depth, stair_depth)
    light = np.where((stair_depth < post_depth)[..., None], stair_light, post_light)
    light = light * (near < np.where(stair_depth < post_depth, 1e4, THICK))[..., None]
    mist = ramp(0.35, 0.8, fbm(x / 150, y / 70, 90, 5)) * np.exp(-(((y - 800) / 170) ** 2))
    return light + mist[..., None] * to_linear(rgb("#33261f")) * 0.10


def opening(x: Array, y: Array) -> Array:
    """1 inside the arch, 0 on the wall."""
    return ramp(HALF + 1.2, HALF - 1.2, Arch.at(*warp(x, y, 3, 6, 70)).radius)
