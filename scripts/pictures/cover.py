"""The picture at the head of the README: heroes before the arch, the dragon awake.

Put together from finished pictures in `assets/`, so the title and the heroes must be made first.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import numpy as np
from artkit.noise import fbm
from artkit.output import ASSETS, Picture, shrink
from artkit.palette import Array, mix, ramp, rgb
from PIL import Image
from scipy.ndimage import gaussian_filter

READS = (
    "assets/title/title.json",
    "assets/title/background.webp",
    "assets/title/eyes.webp",
    "assets/title/wordmark.webp",
    "assets/heroes/taia/bust.webp",
    "assets/heroes/aderyn/bust.webp",
    "assets/heroes/horan/bust.webp",
)
WIDTH, HEIGHT = 1280, 640
CUT = (300, 110, 2200, 1100)
"""Left, top, width and height of the part of the title picture that is shown."""
SCALE = WIDTH / CUT[2]
HEROES = (("taia", 300, 30, 0.86), ("aderyn", 300, 440, 0.86), ("horan", 400, 180, 1.0))
"""Name, height, left edge and brightness, from back to front."""


def load(name: str) -> Array:
    return np.asarray(Image.open(ASSETS / f"{name}.webp").convert("RGBA"), np.float32) / 255


def flame(wide: int, high: int, seed: int) -> Array:
    """A torch's flame on nothing, its foot in the middle of the lower edge (RGBA)."""
    rows, columns = np.mgrid[0:high, 0:wide].astype(np.float32)
    x, up = (columns - wide / 2) / high, 1 - rows / high
    slow = (fbm(x * 6 + seed, up * 3.6, 61, 4) - 0.5) * 2
    fast = (fbm(x * 14 + seed, up * 7, 62, 4) - 0.5) * 2
    body = 0.17 * np.sqrt(np.clip(up * 7, 0, 1)) * np.clip(1 - up, 0, 1) ** 0.72 + 1e-4
    inside = np.clip(1 - np.abs(x + 0.20 * slow * up + 0.06 * fast * up) / body, 0, 1)
    inside = gaussian_filter(inside * ramp(1.02, 0.8, up + 0.12 * fast), high / 150)
    colour = mix(rgb("#d8430a"), rgb("#ffb02e"), ramp(0.05, 0.45, inside))
    colour = mix(colour, rgb("#fff3c0"), ramp(0.42, 0.85, inside * (1.15 - 0.6 * up)))
    return np.concatenate([colour, ramp(0.02, 0.3, inside)[..., None]], -1)


def lay(canvas: Array, layer: Array, left: int, top: int) -> None:
    """Lay an RGBA picture on the canvas; what reaches beyond is cut off."""
    rows = slice(max(top, 0), min(top + layer.shape[0], canvas.shape[0]))
    columns = slice(max(left, 0), min(left + layer.shape[1], canvas.shape[1]))
    part = layer[rows.start - top : rows.stop - top, columns.start - left : columns.stop - left]
    canvas[rows, columns] = mix(canvas[rows, columns], part[..., :3], part[..., 3])


def glow(canvas: Array, x: float, y: float, radius: float, colour: str, strength: float) -> None:
    rows, columns = np.mgrid[0 : canvas.shape[0], 0 : canvas.shape[1]]
    near = np.exp(-((np.hypot(columns - x, rows - y) / radius) ** 2)) * strength
    canvas += near[..., None] * rgb(colour)


def lit_title() -> Array:
    """The title picture with flames and burning eyes."""
    places = json.loads((ASSETS / "title" / "title.json").read_text(encoding="utf-8"))
    picture = load("title/background")[..., :3].copy()
    eyes = load("title/eyes")[..., :3]
    left, top = places["eyes"]
    picture[top : top + eyes.shape[0], left : left + eyes.shape[1]] += eyes
    high = places["flame"]
    for i, (x, y) in enumerate(places["torches"]):
        glow(picture, x, y - high * 0.4, high * 0.75, "#ffa040", 0.30)
        lay(picture, flame(high, high, 3 + 7 * i), x - high // 2, y - high + 4)
    return np.clip(picture, 0, 1)


def hero(canvas: Array, name: str, height: int, left: int, light: float) -> None:
    """A bust at the lower edge, warm at the side of the torches."""
    figure = load(f"heroes/{name}/bust")
    wide = round(figure.shape[1] * height / figure.shape[0])
    figure = shrink(figure, wide, height)
    warm = mix(rgb("#b9aeb4"), rgb("#ffe6c4"), np.tile(np.linspace(0, 1, wide), (height, 1)))
    figure[..., :3] = np.clip(figure[..., :3] * warm * light, 0, 1)
    top = canvas.shape[0] - height
    shadow = np.zeros_like(figure)
    shadow[..., 3] = gaussian_filter(figure[..., 3], 16) * 0.75
    lay(canvas, shadow, left - 14, top + 8)
    lay(canvas, figure, left, top)


def cover() -> Array:
    left, top, wide, high = CUT
    canvas = shrink(lit_title()[top : top + high, left : left + wide], WIDTH, HEIGHT)
    for name, height, x, light in HEROES:
        hero(canvas, name, height, x, light)
    word = load("title/wordmark")
    width = 600
    word = shrink(word, width, round(word.shape[0] * width / word.shape[1]))
    shadow = np.zeros_like(word)
    shadow[..., 3] = gaussian_filter(word[..., 3], 7) * 0.9
    lay(canvas, shadow, 44, 38)
    lay(canvas, word, 40, 32)
    return canvas


PICTURES: dict[str, Callable[[], Picture]] = {
    "../docs/cover": lambda: Picture(cover(), quality=90),
}
