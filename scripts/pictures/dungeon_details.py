"""Small things in a tile: torch holders on the walls."""

from __future__ import annotations

import math

import numpy as np
from artkit.palette import mix, ramp, rgb, to_linear
from artkit.stonework import MIDDLE, fade

from pictures.dungeon import WALL_HEIGHT, Scene

IRON = to_linear(rgb("#3b3734"))
EMBER = rgb("#ff8a2a")


def wall_at(scene: Scene, degrees: float, level: float) -> tuple[float, float]:
    """Where a line from the middle in that direction meets the wall (0: east, 90: south)."""
    way = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    unit = scene.square.unit
    for step in range(20, 340):
        x, y = MIDDLE + way[0] * step, MIDDLE + way[1] * step
        if scene.clear[int(y / unit), int(x / unit)] < level:
            return x, y
    raise ValueError(f"no wall towards {degrees}")


def add_torch(scene: Scene, degrees: float) -> None:
    """An iron cup on an arm that is let into the wall. The flame is drawn by the game."""
    square = scene.square
    x, y = wall_at(scene, degrees, -2)
    scene.torches.append((x, y))
    across, down = square.x - x, square.y - y
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    out, beside = across * c + down * s, np.abs(down * c - across * s)
    r = np.hypot(across, down)
    arm = ramp(3.4, 2.2, beside) * ramp(-1, 1, out) * ramp(30, 28, out)
    plate = ramp(8.5, 7.5, beside) * ramp(21, 22.5, out) * ramp(33, 31.5, out)
    cup = ramp(12.5, 11, r)
    bowl = ramp(8.5, 6.5, r)
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
