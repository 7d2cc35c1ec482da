"""Our own letters, cut into gold: the name of the game and its titles on the boxes.

A letter is an outline 200 units high; its relief is a ridge along the middle of every stroke, as a
chisel leaves it.
"""

from __future__ import annotations

import numpy as np
from scipy.ndimage import distance_transform_edt, gaussian_filter

from artkit.masks import View, svg_mask
from artkit.noise import fbm
from artkit.output import shrink
from artkit.palette import Array, mix, ramp, rgb

CAP = 200
STEM = "M-10 0L60 0L48 18L48 182L60 200L-10 200L2 182L2 18Z"
LETTERS: dict[str, tuple[str, float]] = {
    "A": (
        "M-8 200L10 182L80 6L72 -6L122 -6L190 182L208 200L130 200L138 184L129 158L99 144L69 158"
        "L60 184L68 200ZM99 56L121 120L99 110L77 120Z",
        204,
    ),
    "B": (
        "M-10 0L100 0C150 0 166 26 166 50C166 74 150 90 128 96C160 100 180 120 180 148"
        "C180 180 156 200 108 200L-10 200L2 182L2 18ZM48 24L90 24C110 24 118 38 118 54"
        "C118 72 108 86 88 86L48 86ZM48 110L96 110C120 110 130 124 130 142"
        "C130 162 118 176 96 176L48 176Z",
        194,
    ),
    "G": (
        "M104 -6C150 -6 180 8 192 18L192 66L178 66C166 36 144 18 112 18C72 18 48 50 48 100"
        "C48 150 72 182 110 182C126 182 138 178 146 170L146 124L130 108L206 108L192 124L192 184"
        "C168 198 138 206 104 206C36 206 -4 162 -4 100C-4 38 36 -6 104 -6Z",
        212,
    ),
    "I": (STEM, 66),
    "K": (
        STEM + "M48 112L124 16L112 0L190 0L166 15L97 98L176 183L202 200L118 200L126 188L66 118"
        "L48 132Z",
        206,
    ),
    "L": ("M-10 0L60 0L48 18L48 174L104 174L130 148L136 152L126 200L-10 200L2 182L2 18Z", 140),
    "N": (
        "M-14 0L56 0L148 124L148 18L134 0L198 0L184 18L184 206L168 206L36 34L36 182L50 200L-14 200"
        "L2 182L2 18Z",
        204,
    ),
    "O": (
        "M104 -6C170 -6 212 38 212 100C212 162 170 206 104 206C38 206 -4 162 -4 100"
        "C-4 38 38 -6 104 -6ZM104 18C72 18 48 48 48 100C48 152 72 182 104 182"
        "C136 182 160 152 160 100C160 48 136 18 104 18Z",
        216,
    ),
    "R": (
        "M-10 0L104 0C160 0 178 32 178 60C178 92 158 112 126 119L184 184L208 200L126 200L68 122"
        "L48 122L48 182L60 200L-10 200L2 182L2 18ZM48 24L98 24C122 24 130 42 130 60"
        "C130 80 118 98 96 98L48 98Z",
        206,
    ),
}
SPACE, PAD, RIDGE = 8, 24, 26
EDGE = 4.2
"""Width of the dark line around the letters, in units."""


def word_mask(word: str, zoom: float, gap: float) -> Array:
    """The outlines of a word, side by side."""
    body, x = "", float(PAD)
    for letter in word:
        path, advance = LETTERS[letter]
        body += (
            f'<path transform="translate({x} {PAD})" d="{path}" fill="#fff" fill-rule="evenodd"/>'
        )
        x += advance + gap
    return svg_mask(body, View(x - gap + PAD, CAP + 2 * PAD, zoom))


def carved(word: str, cap_height: float, gap: float = SPACE) -> Array:
    """A word in chiselled gold: RGBA, letters `cap_height` pixels high and a margin around."""
    finer = 2
    zoom = cap_height / CAP * finer
    mask = word_mask(word, zoom, gap)
    inside = distance_transform_edt(mask > 0.5) / zoom
    outside = distance_transform_edt(mask <= 0.5) / zoom
    rows, columns = mask.shape
    y, x = (np.mgrid[0:rows, 0:columns] / zoom).astype(np.float32)
    colour = gold_light(inside, x, y, zoom)
    colour = np.where((mask > 0.5)[..., None], colour, rgb("#0c0604"))
    cover = np.maximum(mask, np.clip((EDGE - outside) * zoom * 0.6, 0, 1))
    rgba = np.concatenate([np.clip(colour, 0, 1), cover[..., None]], -1).astype(np.float32)
    return shrink(rgba, columns // finer, rows // finer)


def gold_light(inside: Array, x: Array, y: Array, zoom: float) -> Array:
    """Warm light from the upper right, a cold one from the left, on ridges with chisel marks."""
    grain = fbm(x / 9, y / 9, 3, 4) - 0.5
    marks = fbm(x / 60, y / 2.2, 8, 3) - 0.5
    height = np.minimum(inside, RIDGE) + 2.2 * grain + 0.8 * marks
    slope_y, slope_x = np.gradient(gaussian_filter(height * zoom, 0.9 * zoom))
    normal = np.stack([-slope_x * 1.05, -slope_y * 1.05, np.ones_like(slope_x)], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    warm = np.clip(normal @ unit(0.45, -0.6, 0.62), 0, 1)
    cold = np.clip(normal @ unit(-0.7, 0.15, 0.45), 0, 1)
    halfway = unit(0.45, -0.6, 1.6)
    glint = np.clip(normal @ halfway, 0, 1) ** 18
    tone = np.clip(warm * 1.05 + 0.10 * grain + 0.05 * (1 - y / (CAP + 2 * PAD)), 0, 1)
    colour = mix(rgb("#2c1606"), rgb("#8a5518"), ramp(0, 0.42, tone))
    colour = mix(colour, rgb("#e3ab4a"), ramp(0.36, 0.74, tone))
    colour = mix(colour, rgb("#fff0c0"), ramp(0.78, 1.0, tone))
    colour = colour + cold[..., None] ** 2 * rgb("#56707f") * 0.35
    colour = colour + glint[..., None] * rgb("#fff2d0") * 0.25
    colour = mix(colour, rgb("#1a0c04"), ramp(1.6, 0.2, inside) * 0.6)
    rim = np.exp(-(((inside - 2.4) / 0.8) ** 2)) * 0.25 * ramp(0.3, 0.7, warm)
    return mix(colour, rgb("#ffe9b0"), rim)


def unit(x: float, y: float, z: float) -> Array:
    way = np.array([x, y, z], np.float32)
    return way / np.linalg.norm(way)
