"""The program's icon: an arch of stone and the dragon in it; in small sizes only its eyes."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

import numpy as np
from artkit.masks import View, path_mask, svg_rgba
from artkit.masonry import filmic
from artkit.noise import fbm
from artkit.output import Picture, shrink
from artkit.paint import Part, Style, over, paint
from artkit.palette import Array, mix, rgb, to_srgb
from artkit.panels import covered, gold_along, ring, rounded_depth
from artkit.sculpt import Camera
from artkit.shapes import mirrored, polygon, smooth
from scipy.ndimage import gaussian_filter

from pictures.title_dragon import portrait

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
SIMPLE_BELOW = 128
SIDE, MIDDLE, SPRING = 128, 64.0, 62.0
LARGE, SMALL = 8.0, 4.0
"""Pixels a unit at which the two drawings are made."""


def arch_path(half: float, foot: float) -> str:
    turns = [math.pi + math.pi * i / 16 for i in range(17)]
    bow = [(MIDDLE + half * math.cos(a), SPRING + half * math.sin(a)) for a in turns]
    return polygon([(MIDDLE - half, foot), *bow, (MIDDLE + half, foot)])


def stones(inner: float, outer: float, count: int) -> list[Part]:
    """Wedge stones around the arch, and posts below them; the light comes from the upper left."""
    parts = []
    hues = ("#a08d6c", "#8c7b60", "#b09a72", "#927f62")
    for i in range(count):
        a, b = (math.pi * (1 + k / count) for k in (i + 0.04, i + 0.96))
        corners = [
            (math.cos(t), math.sin(t), r)
            for t, r in ((a, inner), (a, outer), (b, outer), (b, inner))
        ]
        wedge = polygon([(MIDDLE + c * r, SPRING + s * r) for c, s, r in corners])
        parts.append(Part("wedge", wedge, hues[i % 4], 5, "bone", tone=0.25 - 0.45 * i / count))
    for i in range(3):
        top, foot = SPRING + 1 + i * 18, SPRING + 18 + i * 18
        block = (
            (MIDDLE - outer, top),
            (MIDDLE - inner, top),
            (MIDDLE - inner, foot),
            (MIDDLE - outer, foot),
        )
        parts.append(Part("post", polygon(block), hues[(i + 1) % 4], 5, "bone", tone=0.1))
        other = polygon(mirrored(block, MIDDLE))
        parts.append(Part("post", other, hues[(i + 2) % 4], 5, "bone", tone=-0.2))
    return parts


EYE = ((67, 72, "c"), (80, 54), (104, 44, "c"), (102, 62), (87, 77))
EYE_MARKS = f"""<defs><radialGradient id="e" gradientUnits="userSpaceOnUse" cx="85" cy="61" r="17">
<stop offset="0" stop-color="#fff6b8"/><stop offset=".45" stop-color="#ffb52e"/>
<stop offset="1" stop-color="#e2500c"/></radialGradient>
<radialGradient id="h"><stop offset="0" stop-color="#ff8a20" stop-opacity=".7"/>
<stop offset="1" stop-color="#c02a04" stop-opacity="0"/></radialGradient></defs>
<g id="eye"><circle cx="85" cy="61" r="26" fill="url(#h)"/><path d="{smooth(EYE)}" fill="url(#e)"/>
<path d="M85 50C88 56 88 66 84 72C81 66 82 56 85 50Z" fill="#1a0602"/></g>
<use href="#eye" transform="translate(128 0) scale(-1 1)"/>"""


def tile(view: View, margin: float) -> tuple[Array, Array]:
    """The rounded ground in warm light, and the depth inside its edge."""
    rows, columns = view.shape
    x, y = view.grid()
    canvas = np.zeros((rows, columns, 4), np.float32)
    depth = rounded_depth(columns, rows, 26 * view.zoom, margin * view.zoom)
    warm = np.exp(-((np.hypot(x - 34, y - 22) / 70) ** 2)) * (0.6 + 0.8 * fbm(x / 5, y / 5, 4, 4))
    over(canvas, covered(depth), mix(rgb("#1d1613"), rgb("#8a5426"), np.clip(warm, 0, 1)))
    return canvas, depth


def darkness(view: View, inner: float, strength: float) -> tuple[Array, Array]:
    """What is seen through the arch before anything is in it, and where."""
    x, y = view.grid()
    ember = np.exp(-(np.hypot((x - MIDDLE) / 30, (y - 116) / 26) ** 2)) * strength
    return mix(rgb("#070303"), rgb("#7a1c08"), ember), path_mask(arch_path(inner, 122), view)


def lay_arch(
    canvas: Array, view: View, depth: Array, inner: float, outer: float, count: int
) -> None:
    style = Style(ink=2.2, outline=3.0, rim=0.7, hatch=0.0, form=0.3)
    arch = paint(stones(inner, outer, count), view, style).rgba
    over(canvas, arch[..., 3] * covered(depth, 2 * view.zoom), arch[..., :3])


def simple_drawing() -> Array:
    """Eyes in an arch that fills the square."""
    view = View(SIDE, SIDE, SMALL)
    canvas, depth = tile(view, 1)
    lay_arch(canvas, view, depth, 39, 57, 7)
    dark, where = darkness(view, 39, 0.75)
    over(canvas, where * covered(depth), dark)
    marks = svg_rgba(EYE_MARKS, view)
    over(canvas, marks[..., 3] * covered(depth), marks[..., :3])
    over(canvas, ring(depth, 0, 2.5 * SMALL), rgb("#0d0805"))
    return canvas


def full_drawing() -> Array:
    """The dragon looks out of the arch."""
    view = View(SIDE, SIDE, LARGE)
    canvas, depth = tile(view, 3)
    lay_arch(canvas, view, depth, 38, 53, 9)
    dark, where = darkness(view, 38, 0.15)
    rows, columns = view.shape
    camera = Camera(columns, rows, 27 * LARGE, (columns / 2, 74 * LARGE), yaw=-13, pitch=13, roll=3)
    seen = portrait(camera)
    head = to_srgb(filmic(seen.light, 2.0))
    glow = gaussian_filter(seen.eyes, 5 * LARGE)[..., None] * rgb("#ff7a20") * 1.6
    shown = mix(dark, head, seen.where) + glow
    over(canvas, where * covered(depth), np.clip(shown, 0, 1))
    over(canvas, ring(depth, 0, 1.4 * LARGE), rgb("#0d0805"))
    over(canvas, ring(depth, 1.4 * LARGE, 2.6 * LARGE), gold_along(columns, rows))
    return canvas


@cache
def drawn(simple: bool) -> Array:
    return simple_drawing() if simple else full_drawing()


def icon(size: int) -> Picture:
    return Picture(shrink(drawn(size < SIMPLE_BELOW), size, size), ending="png")


PICTURES: dict[str, Callable[[], Picture]] = {
    f"icon/karak-{size}": (lambda size=size: icon(size)) for size in SIZES
}
