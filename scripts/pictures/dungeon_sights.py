"""What makes a tile one of a kind: the fountain, the gate, the pillars of the start."""

from __future__ import annotations

import math

import numpy as np
from artkit.palette import Array, mix, ramp, rgb, to_linear
from artkit.relief import blurred, stone
from artkit.stonework import MIDDLE, Square, fade

from pictures.dungeon import Scene

WATER_RADIUS = 66.0  # the shimmer of the water (board/water-*) covers this
POST_RADIUS = 25.0
GATE_RADIUS = 72.0
MARBLE_TINT = np.array([0.80, 0.82, 0.84], np.float32)
SPRING_DEEP, SPRING_LIGHT = rgb("#1f7f9c"), rgb("#bff4ff")
MAGIC_DEEP, MAGIC_LIGHT = rgb("#7c5cc4"), rgb("#d3bfff")
# eight signs of our own, drawn upright round (0, 0)
RUNES = (
    "M-6 9L-6 -9L6 -3L-6 3",
    "M0 -10L0 10M-7 -3L0 -10L7 -3",
    "M-8 2A8 8 0 1 1 8 2M0 -4L0 10",
    "M-7 -9L7 -9L-7 9L7 9",
    "M-7 8L0 -9L7 8M-4 2L4 2",
    "M-8 -8L0 9L8 -8M0 -9L0 -2",
    "M-6 -10L-6 10M-6 0L7 -8M-6 0L7 8",
    "M0 -10L0 10M-8 3L0 -3L8 3",
)


def _seams(square: Square, count: int, shift: float = 0.0) -> Array:
    """Distance to the nearest of `count` joints that run out from the middle."""
    turn = (square.angle * count + shift) % 1
    return np.minimum(turn, 1 - turn) * 2 * np.pi / count * square.radius


def _put(scene: Scene, mask: Array, height: Array | float, tone: Array) -> None:
    """Lay dressed pale stone over what is there."""
    scene.height = fade(scene.height, height, mask)
    scene.colour = mix(scene.colour, stone(tone) * MARBLE_TINT, mask)


def add_fountain(scene: Scene) -> None:
    """A round basin of carved stone, a post with a bowl in it, and water that shines."""
    square = scene.square
    r = square.radius
    fine, mid = square.noise(9, 10, 5, 0.6), square.noise(30, 11, 4)
    tone = 0.42 + 0.45 * (fine - 0.5) + 0.30 * (mid - 0.5)

    step = ramp(112, 109, r) * (1 - ramp(94, 92, r))
    notch = ramp(0, 2.5, _seams(square, 16, 0.5))
    _put(scene, step, 11 + 3 * notch + 2 * (fine - 0.5), tone - 0.14 - 0.25 * (1 - notch))
    rim = ramp(94, 91.5, r) * ramp(WATER_RADIUS - 1, WATER_RADIUS + 2, r)
    notch = ramp(0.5, 3.5, _seams(square, 12))
    rounded = 4.5 * np.sqrt(np.clip(1 - ((r - 80) / 14) ** 2, 0, 1))
    groove = np.exp(-(((r - 80) / 1.6) ** 2))
    top = 23 + rounded + 4 * notch - 2.5 * groove + 3 * (fine - 0.5)
    _put(scene, rim, top, tone + 0.08 - 0.30 * (1 - notch))

    water = ramp(WATER_RADIUS + 1, WATER_RADIUS - 2, r)
    ripple = np.sin(r / 3.4 + 5 * square.noise(40, 71, 3))
    scene.height = fade(scene.height, 5 + 0.55 * ripple, water)
    scene.colour = mix(scene.colour, to_linear(rgb("#123844")), water)
    post = ramp(POST_RADIUS + 1, POST_RADIUS - 1.5, r)
    bowl = ramp(14, 11, r)
    _put(scene, post, 26 + 9 * ramp(24, 13, r) - 8 * bowl + 2 * (fine - 0.5), tone + 0.10)
    scene.colour = mix(scene.colour, to_linear(rgb("#1d5568")), bowl)

    wet = np.clip(water * (1 - post) + bowl, 0, 1)
    scene.wet = np.maximum(scene.wet, wet)
    scene.is_wall = scene.is_wall * (1 - ramp(113, 111, r))
    depth = ramp(POST_RADIUS, WATER_RADIUS, r)  # deeper, hence darker, towards the rim
    veins = ramp(0.085, 0.0, np.abs(square.noise(20, 72, 2) - 0.5)) ** 1.5
    shine = (0.40 - 0.20 * depth + 0.07 * ripple)[..., None] * SPRING_DEEP
    shine = shine + (0.16 * veins)[..., None] * SPRING_LIGHT
    around = 0.13 * np.exp(-((r / 105) ** 2)) * (1 - 0.55 * post)
    edge = 0.14 * np.exp(-(((r - WATER_RADIUS) / 5) ** 2)) * ramp(94, 66, r)
    scene.glow += wet[..., None] * shine + (around + edge)[..., None] * rgb("#3f9fc0")


def rune(number: int, radius: float = 94) -> str:
    """One sign at its place in a ring."""
    turn = 360 / len(RUNES) * (number + 0.5)
    return (
        f'<path transform="rotate({turn} {MIDDLE} {MIDDLE}) translate({MIDDLE} {MIDDLE - radius})"'
        f' d="{RUNES[number]}" stroke-width="3.2"/>'
    )


def _strokes(body: str) -> str:
    style = 'stroke="#fff" fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return f"<g {style}>{body}</g>"


def whirl(turn: float) -> str:
    """Three arms that wind into the middle."""
    arms = []
    for arm in range(3):
        points = []
        for k in range(33):
            share = k / 32
            angle = turn + arm * 2 * math.pi / 3 + share * 3.7
            reach = 58 - 44 * share
            x, y = MIDDLE + reach * math.cos(angle), MIDDLE + reach * math.sin(angle)
            points.append(f"{x:.2f} {y:.2f}")
        arms.append(f'<path d="M{"L".join(points)}" stroke-width="3"/>')
    return "".join(arms)


def add_gate(scene: Scene) -> None:
    """Eight rune stones round a dark disc; their cuts glow violet."""
    square = scene.square
    r = square.radius
    fine, mid = square.noise(9, 10, 5, 0.6), square.noise(30, 11, 4)
    tone = 0.46 + 0.5 * (fine - 0.5) + 0.3 * (mid - 0.5)
    seam = ramp(1.5, 5.5, _seams(square, 8))
    ring = ramp(115, 112, r) * ramp(GATE_RADIUS + 1, GATE_RADIUS + 4, r)
    bevel = 5 * ramp(0, 9, np.minimum(115 - r, r - GATE_RADIUS))
    _put(scene, ring, 6 + seam * (11 + bevel) + 3 * (fine - 0.5), tone - 0.30 * (1 - seam))
    disc = ramp(GATE_RADIUS + 2, GATE_RADIUS - 1, r)
    scene.height = fade(scene.height, 3 + 2 * (fine - 0.5), disc)
    scene.colour = mix(
        scene.colour, to_linear(rgb("#2a2338")) * (0.6 + 0.8 * fine)[..., None], disc
    )
    circle = f'<circle cx="{MIDDLE}" cy="{MIDDLE}" r="%s" stroke-width="2.6"/>'
    signs = "".join(rune(number) for number in range(len(RUNES)))
    cut = square.drawn(_strokes(signs + circle % 66 + circle % 9))
    faint = square.drawn(_strokes(whirl(0)))  # it shines when it turns: board/gate-*
    scene.height = scene.height - 2.6 * np.maximum(cut, faint)
    cut = np.maximum(cut, 0.34 * faint)
    scene.is_wall = scene.is_wall * (1 - ramp(116, 113, r))
    halo = 0.6 * blurred(cut, 4 / square.unit) + 0.35 * blurred(cut, 12 / square.unit)
    haze = 0.20 * np.exp(-((r / 84) ** 2))
    scene.glow += (0.62 * cut)[..., None] * MAGIC_LIGHT + (halo + haze)[..., None] * MAGIC_DEEP


def add_pillars(scene: Scene, distance: float = 152.0) -> None:
    """Four fluted pillars stand round the fountain of the start, on the diagonals."""
    square = scene.square
    fine = square.noise(9, 10, 5, 0.6)
    tone = 0.44 + 0.5 * (fine - 0.5)
    for k in range(4):
        angle = math.pi / 4 + k * math.pi / 2
        x, y = MIDDLE + distance * math.cos(angle), MIDDLE + distance * math.sin(angle)
        across, down = square.x - x, square.y - y
        r = np.hypot(across, down)
        plinth = ramp(31, 29.5, np.maximum(np.abs(across), np.abs(down)))
        bevel = 5 * ramp(0, 5, 30 - np.maximum(np.abs(across), np.abs(down)))
        _put(scene, plinth, 10 + bevel + 2 * (fine - 0.5), tone - 0.08)
        shaft = ramp(0.8, -0.8, r - 23 - 1.3 * np.cos(12 * np.arctan2(down, across)))
        groove = np.exp(-(((r - 16) / 1.5) ** 2)) + np.exp(-(((r - 6) / 1.5) ** 2))
        _put(scene, shaft, 56 + 4 * square.noise(20, 74 + k, 3) - 3 * groove, tone + 0.06)
