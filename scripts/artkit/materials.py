"""What a part is made of: how its dome is roughened and how its tones are laid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from artkit.noise import fbm
from artkit.palette import Array, mix, ramp, rgb


@dataclass
class Surface:
    """One part while it is painted; arrays over its window."""

    x: Array
    y: Array
    depth: Array  # units inside the edge
    coarse: Array  # noise -0.5..0.5 of about 26 units
    grain: Array  # noise -0.5..0.5 of about 2 units
    flow: float  # direction of hair, grain and folds, degrees from the x axis
    seed: int

    def strands(self, across: float, length: float, seed: int) -> Array:
        """Streaks along the flow, -0.5..0.5."""
        c, s = np.cos(np.radians(self.flow)), np.sin(np.radians(self.flow))
        on = self.x * c + self.y * s
        off = -self.x * s + self.y * c + 5 * self.coarse
        return fbm(off / across, on / length, self.seed + seed, 3) - 0.5


@dataclass(frozen=True)
class Material:
    """`height` roughens the dome; `tone` bends the tones (-1 dark … 1 light) given the light."""

    height: Callable[[Surface], Array | float]
    tone: Callable[[Surface, Array, Array], Array]
    softness: float = 0.035  # of the steps between the three tones
    gloss: float = 0.0  # strength of a small white highlight
    blush: float = 0.0  # warm light inside: a red seam where light turns to shadow


def _still(surface: Surface) -> float:
    return 0.0


def _as_is(surface: Surface, tone: Array, light: Array) -> Array:
    return tone


def _cloth_height(s: Surface) -> Array:
    return ramp(0, 12, s.depth) * 3.2 * s.strands(9, 70, 7)


def _fur_height(s: Surface) -> Array:
    return ramp(0, 4, s.depth) * 6 * s.strands(4, 15, 8)


def _fur_tone(s: Surface, tone: Array, light: Array) -> Array:
    return tone + 0.6 * (ramp(0.02, 0.16, s.strands(2.6, 13, 9)) - 0.35)


def _hair_height(s: Surface) -> Array:
    return ramp(0, 3, s.depth) * 4 * s.strands(3.4, 46, 8)


def _hair_tone(s: Surface, tone: Array, light: Array) -> Array:
    return tone + 0.55 * (ramp(0.0, 0.2, s.strands(1.7, 40, 9)) - 0.3)


def _metal_tone(s: Surface, tone: Array, light: Array) -> Array:
    bands = np.sin(9 * light + 1.2)
    tone = tone * 0.75 + 0.45 * ramp(0.55, 0.9, bands) - 0.25 * ramp(0.5, 0.95, -bands)
    return tone + 0.2 * s.grain


def _leather_tone(s: Surface, tone: Array, light: Array) -> Array:
    return tone + 0.34 * s.grain + 0.2 * s.coarse


def _wood_height(s: Surface) -> Array:
    return ramp(0, 3, s.depth) * 1.6 * s.strands(2.4, 30, 11)


def _wood_tone(s: Surface, tone: Array, light: Array) -> Array:
    return tone + 0.7 * s.strands(1.6, 34, 12)


def _bone_tone(s: Surface, tone: Array, light: Array) -> Array:
    return tone + 0.18 * s.grain + 0.3 * s.coarse


def _gem_tone(s: Surface, tone: Array, light: Array) -> Array:
    """Light falls through a gem and comes out opposite: its shadow side glows."""
    return tone * 0.5 + 0.75 * ramp(0.25, -0.2, light) + 0.4 * ramp(0.75, 0.95, light)


MATERIALS = {
    "plain": Material(_still, _as_is),
    "cloth": Material(_cloth_height, _as_is, softness=0.07),
    "fur": Material(_fur_height, _fur_tone, softness=0.08),
    "hair": Material(_hair_height, _hair_tone, softness=0.08),
    "metal": Material(lambda s: 1.6 * s.coarse, _metal_tone, gloss=0.9),
    "gold": Material(lambda s: 1.2 * s.coarse, _metal_tone, gloss=0.75),
    "leather": Material(lambda s: 0.5 * s.grain, _leather_tone, softness=0.06, gloss=0.12),
    "skin": Material(_still, _as_is, softness=0.11, gloss=0.06, blush=0.55),
    "bone": Material(lambda s: 0.8 * s.coarse, _bone_tone, softness=0.06),
    "wood": Material(_wood_height, _wood_tone, softness=0.06),
    "gem": Material(_still, _gem_tone, softness=0.12, gloss=1.0),
}


def shade(colour: str, tone: Array) -> Array:
    """A colour at tones -1 … 1: into the shadow cooler, into the light warmer."""
    base = np.broadcast_to(rgb(colour), (*tone.shape, 3))
    dark = base * np.array([0.47, 0.45, 0.60], np.float32)
    bright = 0.3 + 0.7 * min(1.0, float(rgb(colour).max()) * 1.4)  # dark cloth stays dark in light
    light = 1 - (1 - base) * (1 - bright * np.array([0.36, 0.31, 0.20], np.float32))
    light = np.maximum(light, np.minimum(base * 1.18, 1))
    share = np.clip(np.abs(tone), 0, 1)
    return np.where((tone < 0)[..., None], mix(base, dark, share), mix(base, light, share))
