"""What moves on the board: flames, water, runes, dust, sparks. Each is a short loop of frames."""

from __future__ import annotations

import math
from functools import lru_cache, partial

import numpy as np
from artkit.masks import View, svg_mask
from artkit.noise import fbm
from artkit.output import Picture, shrink
from artkit.palette import Array, mix, ramp, rgb
from artkit.stonework import MIDDLE, SIDE
from scipy.ndimage import gaussian_filter

from pictures.dungeon_sights import (
    MAGIC_DEEP,
    MAGIC_LIGHT,
    POST_RADIUS,
    RUNES,
    SPRING_LIGHT,
    WATER_RADIUS,
    whirl,
)
from pictures.tiles import SIZE

FRAMES = 8
DUST_FRAMES = 6
FINE = 4  # flames are painted this much larger
FLAME = 60, 80  # its middle lies at the torch's place in tiles.json
HEAT = ((0.0, "#7a1204"), (0.2, "#d8430a"), (0.45, "#ff8a1c"), (0.72, "#ffc23e"), (1.0, "#fff0b8"))


def _shaded(value: Array, stops: tuple[tuple[float, str], ...]) -> Array:
    """A colour for each value, from a row of stops."""
    at = [place for place, _ in stops]
    colours = np.array([rgb(colour) for _, colour in stops])
    return np.stack([np.interp(value, at, colours[:, k]) for k in range(3)], -1).astype(np.float32)


def flame(frame: int) -> Picture:
    """Tongues that rise, lean and tear off; after eight frames it begins again."""
    width, height = FLAME[0] * FINE, FLAME[1] * FINE
    x, y = View(FLAME[0], FLAME[1], FINE).grid()
    phase = frame / FRAMES
    up = (59 - y) / 50  # 0 at the cup, 1 at the tip
    side = (x - FLAME[0] / 2) / 15
    turn = 2 * math.pi * phase
    lean = 0.16 * np.sin(turn + 2.2 * up) + 0.09 * np.sin(2 * turn + 5 * up)
    licks = fbm(side * 1.6 + 7, up * 2.4 - 4 * phase, 21, 3, period=4) - 0.5
    tongues = fbm(side * 2.6 + 3, up * 3.2 - 8 * phase, 22, 3, period=8) - 0.5
    side = side - lean * np.clip(up, 0, 1.2) - 0.75 * licks * np.clip(up, 0, 1)
    body = 0.98 * np.sqrt(np.clip((up + 0.10) * 2.6, 0, 1)) * np.clip(1.06 - up, 0, 1) ** 0.85
    body = body + 1.0 * tongues * np.clip(up - 0.10, 0, 0.6)
    inside = body - np.abs(side)
    fire = ramp(0.0, 0.46, inside) * ramp(-0.12, -0.02, up)
    heat = np.clip(fire * (0.98 - 0.62 * np.clip(up, 0, 1)) + 0.24 * ramp(0.3, 0.75, inside), 0, 1)
    alpha = np.clip(ramp(0.02, 0.30, fire) * (1.05 - 0.25 * np.clip(up, 0, 1)), 0, 1)
    glow = 0.34 * np.exp(-((side / 1.15) ** 2) - ((up - 0.34) / 0.46) ** 2)
    rim = np.minimum(np.minimum(x, FLAME[0] - x), np.minimum(y, FLAME[1] - y))
    glow = glow * ramp(0, 12, rim) * (1 - alpha)
    colour = _shaded(heat, HEAT)
    total = alpha + glow
    colour = mix(
        rgb("#ff7a18") * np.ones((height, width, 1), np.float32),
        colour,
        alpha / np.maximum(total, 1e-3),
    )
    rgba = np.concatenate([colour, np.clip(total, 0, 1)[..., None]], -1)
    return Picture(shrink(rgba, *FLAME), lossless=True)


@lru_cache(maxsize=1)
def _tile_grid() -> tuple[Array, Array, Array]:
    x, y = View(SIDE, SIDE, SIZE / SIDE).grid()
    return x, y, np.hypot(x - MIDDLE, y - MIDDLE)


def water(frame: int) -> Picture:
    """Ripples run outwards and light dances on the bottom of the basin: to be added."""
    x, y, r = _tile_grid()
    phase = frame / FRAMES
    turn = 2 * math.pi * phase
    basin = ramp(WATER_RADIUS, WATER_RADIUS - 4, r) * ramp(POST_RADIUS + 1, POST_RADIUS + 4, r)
    bowl = ramp(12, 9, r)
    drift_x, drift_y = 7 * math.cos(turn), 7 * math.sin(turn)
    push = 10 * (fbm((x + drift_x) / 26, (y + drift_y) / 26, 72, 3) - 0.5)
    veins = np.abs(fbm((x + push - drift_y) / 15, (y - push + drift_x) / 15, 73, 2) - 0.5)
    dance = gaussian_filter(ramp(0.11, 0.0, veins) ** 2, 0.8)
    ripple = np.clip(np.sin(r / 4.2 - turn), 0, 1) ** 6 * ramp(WATER_RADIUS, 34, r)
    light = basin * (0.20 * dance + 0.10 * ripple) + bowl * 0.14 * (1 + math.sin(turn))
    spill = 0.05 * (1 + 0.4 * math.sin(turn)) * np.exp(-((r / 92) ** 2))
    return Picture(light[..., None] * SPRING_LIGHT + spill[..., None] * rgb("#3f9fc0"), quality=90)


def gate(frame: int) -> Picture:
    """A light runs round the ring of signs and the whirl turns: to be added.

    The ring's light shows no signs, so that it fits the gate in both directions."""
    x, y, r = _tile_grid()
    turn = 2 * math.pi / 3 * frame / FRAMES
    style = 'stroke="#fff" fill="none" stroke-linecap="round"'
    lines = svg_mask(f"<g {style}>{whirl(turn)}</g>", View(SIDE, SIDE, SIZE / SIDE))
    haze = 0.5 * gaussian_filter(lines, 3) + 0.5 * gaussian_filter(lines, 10)
    spots = np.zeros_like(r)
    for number in range(len(RUNES)):
        angle = 2 * math.pi * (number + 0.5) / len(RUNES) - math.pi / 2
        away = np.hypot(x - MIDDLE - 94 * math.cos(angle), y - MIDDLE - 94 * math.sin(angle))
        spots += _chase(number - frame) * np.exp(-((away / 15) ** 2))
    well = 0.10 * (1 + 0.35 * math.sin(2 * math.pi * frame / FRAMES)) * np.exp(-((r / 46) ** 2))
    light = (0.40 * lines)[..., None] * MAGIC_LIGHT
    light = light + (haze + well + 0.34 * spots)[..., None] * MAGIC_DEEP
    return Picture(np.clip(light, 0, 1), quality=90)


def _chase(behind: int) -> float:
    """How bright a sign is when the light passed it so many frames ago."""
    away = (behind + len(RUNES) / 2) % len(RUNES) - len(RUNES) / 2
    return 0.10 + 0.90 * math.exp(-((away / 1.5) ** 2))


def dust(frame: int) -> Picture:
    """A puff that rises where a tile is pressed down, spreads and thins out."""
    size = 160
    x, y = View(size, size, 1).grid()
    age = frame / (DUST_FRAMES - 1)
    away = np.hypot(x - size / 2, (y - size / 2) * 1.15)
    reach = 22 + 50 * math.sqrt(age + 0.05)
    cloud = fbm(x / 30 + 3 * age, y / 30 - 2 * age, 41, 4)
    puff = ramp(reach, reach * 0.25, away + 52 * (cloud - 0.5)) * ramp(0, 14, size / 2 - away)
    hollow = 1 - 0.7 * age * ramp(reach * 0.9, 0, away)
    alpha = puff * hollow * (0.62 * (1 - age) ** 1.1 + 0.02) * (0.45 + 1.1 * (cloud - 0.2))
    shade = fbm(x / 30 + 3 * age + 0.15, y / 30 - 2 * age + 0.15, 41, 4)
    light = 0.82 + 1.3 * (cloud - shade)
    colour = np.clip(rgb("#b09a78") * light[..., None], 0, 1)
    return Picture(
        np.concatenate([colour, np.clip(alpha, 0, 1)[..., None]], -1).astype(np.float32), quality=90
    )


def _star(size: int, rays: int, thin: float, colour: str) -> Picture:
    """A point of light with rays."""
    x, y = View(size, size, 1).grid()
    dx, dy = (x - size / 2) / (size / 2), (y - size / 2) / (size / 2)
    r = np.hypot(dx, dy)
    light = np.exp(-((r / 0.16) ** 2)) + 0.35 * np.exp(-((r / 0.40) ** 2))
    for k in range(rays):
        angle = math.pi * k / rays
        along = dx * math.cos(angle) + dy * math.sin(angle)
        across = -dx * math.sin(angle) + dy * math.cos(angle)
        long = 1.0 if k % 2 == 0 or rays <= 2 else 0.55
        light = (
            light + np.exp(-((across / thin) ** 2)) * np.clip(1 - np.abs(along) / long, 0, 1) ** 2
        )
    light = np.clip(light * ramp(1.0, 0.75, r), 0, 1)
    core = mix(rgb(colour) * np.ones((size, size, 1), np.float32), rgb("#ffffff"), light**2)
    return Picture(np.concatenate([core, light[..., None]], -1).astype(np.float32), lossless=True)


def spark() -> Picture:
    """A spark of steel or fire."""
    return _star(32, 1, 0.10, "#ffb347")


def glint() -> Picture:
    """A glint on gold and jewels."""
    return _star(64, 4, 0.05, "#ffe7a8")


PICTURES = {
    **{f"catacombs/board/flame-{k}": partial(flame, k) for k in range(FRAMES)},
    **{f"catacombs/board/water-{k}": partial(water, k) for k in range(FRAMES)},
    **{f"catacombs/board/gate-{k}": partial(gate, k) for k in range(FRAMES)},
    **{f"catacombs/board/dust-{k}": partial(dust, k) for k in range(DUST_FRAMES)},
    "catacombs/board/spark": spark,
    "catacombs/board/glint": glint,
}
