"""A hero's figure in its four forms: standee on a base, bust, round portrait, sign."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np
from scipy.ndimage import gaussian_filter

from artkit.masks import View, svg_rgba
from artkit.noise import fbm
from artkit.output import Picture, shrink
from artkit.paint import Canvas, Lamp, Part, Style, over, paint, slid
from artkit.palette import GOLD, GOLD_DARK, GOLD_LIGHT, HEROES, INK, Array, blend, mix, ramp, rgb
from artkit.shapes import ellipse
from artkit.signs import SHAPES
from artkit.signs import SIZE as SIGN_SIZE

HEIGHT, BOTTOM = 480, 440.0  # pixels of a standee; units it shows, from y = 0 down
FOOT = (160.0, 400.0)  # where a figure stands
BUST_HEIGHT = 640
PORTRAIT = 256
SCALE = HEIGHT / BOTTOM


@dataclass(frozen=True)
class Figure:
    """A hero as a part list of 320 by 440 units, and how it is cropped."""

    name: str
    parts: Callable[[], list[Part]]
    lamps: tuple[Lamp, ...] = ()
    left: float = 20.0  # the standee shows x from here …
    right: float = 300.0  # … to here
    bust: tuple[float, float, float, float] = (40, 20, 240, 240)  # left, top, width, height
    face: tuple[float, float, float] = (160, 110, 60)  # middle and radius of the portrait


def anchor(figure: Figure) -> list[int]:
    """The foot's place in the standee, in pixels."""
    return [round((FOOT[0] - figure.left) * SCALE), round(FOOT[1] * SCALE)]


def standee(figure: Figure) -> Picture:
    """The figure on its coloured base."""
    zoom = 2 * SCALE
    view = View(figure.right - figure.left, BOTTOM, zoom, figure.left, 0)
    canvas = base(figure.name, view)
    body = paint(figure.parts(), view, Style(ink=2.3, outline=3.4), figure.lamps)
    _stand(canvas, body)
    width = round((figure.right - figure.left) * SCALE)
    return Picture(shrink(canvas.rgba, width, HEIGHT), quality=94)


def base(hero: str, view: View) -> Canvas:
    """A turned disc in the hero's colour, a gold line round it, his sign on its front."""
    livery = HEROES[hero]
    x, y = FOOT
    rim = (
        f"{x - 104} {y - 4}, {x - 102} {y + 13}, {x - 60} {y + 29}, {x} {y + 33},"
        f"{x + 60} {y + 29}, {x + 102} {y + 13}, {x + 104} {y - 4}, {x} {y - 10}"
    )
    parts = [
        Part("rim", rim, blend(livery.dark, livery.main, 0.4), 10),
        Part("top", ellipse(x, y - 1, 104, 22), livery.main, 7),
    ]
    canvas = paint(parts, view, Style(rim=0.6, hatch=0, form=0.15))
    scale = 0.27
    mark = "".join(f'<path d="{path}"/>' for path in SHAPES[livery.sign]())
    half = SIGN_SIZE / 2
    markup = (
        f'<path d="{ellipse(x, y - 2, 92, 17.5)}" fill="none" stroke="{GOLD_LIGHT}"'
        f' stroke-width="2.2"/><ellipse cx="{x}" cy="{y + 21}" rx="25" ry="15" fill="{INK}"'
        f' opacity=".55"/><ellipse cx="{x}" cy="{y + 20}" rx="23" ry="14" fill="{livery.dark}"'
        f' stroke="{GOLD_LIGHT}" stroke-width="1.8"/>'
        f'<g transform="translate({x} {y + 20}) scale({scale} {scale * 0.86})'
        f' translate({-half} {-half})" fill="#fff3d6">{mark}</g>'
    )
    image = svg_rgba(markup, view)
    over(canvas.rgba, image[..., 3], image[..., :3])
    return canvas


def _stand(canvas: Canvas, body: Canvas) -> None:
    """Put the figure on its base, with a shadow where it stands."""
    zoom = canvas.view.zoom
    x, y = canvas.x - FOOT[0], canvas.y - FOOT[1]
    ground = np.exp(-((x - 6) ** 2) / 76**2 - (y**2) / 11**2) * 0.45
    near = gaussian_filter(body.silhouette, 4 * zoom)
    near = slid(near, round(6 * zoom), round(5 * zoom)) * ramp(-30, 0, y) * 0.5
    dark = np.clip(ground + near, 0, 0.8) * (canvas.rgba[..., 3] > 0)
    canvas.rgba[..., :3] = mix(canvas.rgba[..., :3], rgb("#0c0910"), dark)
    over(canvas.rgba, body.rgba[..., 3], body.rgba[..., :3])


@cache
def _close(figure: Figure) -> Canvas:
    """The upper part, painted large enough for the bust and the portrait."""
    left, top, width, height = figure.bust
    zoom = 1.6 * BUST_HEIGHT / height
    view = View(width, height, zoom, left, top)
    return paint(figure.parts(), view, Style(ink=1.7, outline=2.6, rim_width=0.62), figure.lamps)


def bust(figure: Figure) -> Picture:
    """Head to hip, cut off at the bottom."""
    _, _, width, height = figure.bust
    pixels = shrink(_close(figure).rgba, round(width / height * BUST_HEIGHT), BUST_HEIGHT)
    return Picture(pixels, quality=92)


def portrait(figure: Figure) -> Picture:
    """A round medallion: the face before the hero's colour, in a ring of gold-brown."""
    canvas = _close(figure)
    view, (cx, cy, radius) = canvas.view, figure.face
    size = 2 * PORTRAIT
    face = _crop(canvas.rgba, view, cx - radius, cy - radius, 2 * radius)
    face = shrink(face, size, size)
    y, x = (np.mgrid[0:size, 0:size].astype(np.float32) + 0.5) / size * 2 - 1
    out = np.zeros((size, size, 4), np.float32)
    out[..., :3] = _backdrop(figure.name, x, y)
    shade = slid(gaussian_filter(face[..., 3], 12), 14, 10) * 0.5
    out[..., :3] = mix(out[..., :3], rgb(INK), shade)
    out[..., 3] = 1
    over(out, face[..., 3], face[..., :3])
    _ring(out, x, y)
    return Picture(shrink(out, PORTRAIT, PORTRAIT), quality=93)


def _crop(rgba: Array, view: View, left: float, top: float, size: float) -> Array:
    """A square of the drawing; what lies outside the canvas is empty."""
    count = round(size * view.zoom)
    out = np.zeros((count, count, 4), np.float32)
    row, column = round((top - view.top) * view.zoom), round((left - view.left) * view.zoom)
    rows, columns = rgba.shape[:2]
    r0, r1 = max(row, 0), min(row + count, rows)
    c0, c1 = max(column, 0), min(column + count, columns)
    out[r0 - row : r1 - row, c0 - column : c1 - column] = rgba[r0:r1, c0:c1]
    return out


def _backdrop(hero: str, x: Array, y: Array) -> Array:
    livery = HEROES[hero]
    cloud = fbm(x * 3 + 7, y * 3 + 3, 5, 4) - 0.5
    far = np.hypot(x + 0.25, y + 0.3) + 0.35 * cloud
    light = mix(np.broadcast_to(rgb(livery.main), (*x.shape, 3)), rgb(livery.bright), 0.25)
    return mix(light, rgb(livery.dark) * 0.55, ramp(0.1, 1.25, far))


def _ring(out: Array, x: Array, y: Array) -> None:
    """The metal ring round a medallion, and nothing outside it."""
    far = np.hypot(x, y)
    outer, inner = 0.985, 0.865
    t = np.clip((far - inner) / (outer - inner), 0, 1)
    slope = 2 * t - 1
    facing = (-x * 0.62 - y * 0.66) / np.maximum(far, 1e-3) * slope
    grain = fbm(x * 22, y * 22, 8, 3) - 0.5
    light = np.clip(0.5 + 0.5 * facing + 0.25 * grain, 0, 1)
    metal = mix(
        np.broadcast_to(rgb("#3a2410"), out[..., :3].shape), rgb(GOLD), ramp(0.15, 0.85, light)
    )
    metal = mix(metal, rgb("#ffe9b4"), ramp(0.82, 1.0, light) * 0.8)
    metal = mix(metal, rgb(GOLD_DARK) * 0.5, ramp(0.36, 0.5, np.abs(t - 0.5)) * 0.5)
    share = ramp(inner - 0.006, inner + 0.006, far)
    inset = ramp(inner - 0.16, inner, np.hypot(x + 0.03, y + 0.04))
    out[..., :3] = mix(out[..., :3], rgb("#0c0806"), inset * 0.45)
    out[..., :3] = mix(out[..., :3], metal, share)
    for edge in (inner, outer):
        line = ramp(0.018, 0.008, np.abs(far - edge))
        out[..., :3] = mix(out[..., :3], rgb(INK), line)
    out[..., 3] = ramp(outer + 0.014, outer + 0.004, far)
