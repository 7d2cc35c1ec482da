"""Parts to a painted figure: domes, three tones, contact shadows, ink and rims of light."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from artkit.masks import View, Window, cropped_mask, signed_distance, svg_rgba
from artkit.materials import MATERIALS, Material, Surface, shade
from artkit.noise import fbm
from artkit.palette import INK, RIM_COLD, RIM_WARM, SHADOW, Array, mix, ramp, rgb
from artkit.shapes import Points, path_of

LIGHT = np.array([-0.58, -0.62, 0.53], np.float32)
LIGHT /= np.linalg.norm(LIGHT)
MARGIN = 16.0  # units painted around a part: its ink and its contact shadow


@dataclass(frozen=True)
class Relief:
    """A small mask that raises (or lowers) a part's dome: a fold, a cheekbone, a dent."""

    path: Points  # a path, or points of a smooth line
    height: float
    soft: float = 2.0


@dataclass(frozen=True)
class Part:
    """One piece of a figure. Parts are painted in the order of the list, the last on top."""

    name: str
    path: Points  # a path, or points of a smooth line
    colour: str
    round: float = 10.0  # how far from the edge the dome rises
    stuff: str = "plain"  # see materials.MATERIALS
    reliefs: tuple[Relief, ...] = ()
    within: str = ""  # painted only inside the earlier parts of this name
    ink: float = 1.0  # width of the line around it; 0 = none
    shadow: float = 1.0  # strength of its shadow on what lies beneath
    lift: float = 1.0  # how far above it lies: a longer, softer shadow
    tone: float = 0.0  # darker (-) or lighter (+) as a whole
    opacity: float = 1.0
    soft: float = 0.0  # blurs its edge: blush, mist
    flow: float = 90.0  # direction of hair, grain and folds in degrees; 90 = downwards


@dataclass(frozen=True)
class Lamp:
    """A light of the figure's own (an orb, a flame): it glows and lights the parts around."""

    x: float
    y: float
    radius: float
    colour: str
    strength: float = 1.0
    glow: float = 1.0  # of its halo; 0 = it only lights


@dataclass(frozen=True)
class Style:
    """How a list of parts is painted."""

    ink: float = 2.4
    outline: float = 3.6
    rim: float = 1.0
    rim_width: float = 1.0
    hatch: float = 0.2
    form: float = 0.30  # light on the figure as a whole, over the light on its parts
    seed: int = 1


@dataclass
class Canvas:
    """Straight RGBA 0..1 and where the painted figure is."""

    view: View
    style: Style = field(default_factory=Style)

    def __post_init__(self) -> None:
        shape = self.view.shape
        self.rgba = np.zeros((*shape, 4), np.float32)
        self.silhouette = np.zeros(shape, np.float32)
        self.normals = np.zeros((*shape, 3), np.float32)
        self.normals[..., 2] = 1
        self.masks: dict[str, Array] = {}
        self.x, self.y = self.view.grid()
        seed = self.style.seed
        self.wobble = self._slow_noise(9, seed + 3, 3)
        self.coarse = self._slow_noise(26, seed + 5, 4)
        self.grain = fbm(self.x / 2.2, self.y / 2.2, seed + 4, 3) - 0.5

    def _slow_noise(self, scale: float, seed: int, octaves: int) -> Array:
        """Noise without fine detail, sampled twice a unit and enlarged."""
        rows, columns = self.view.shape
        step = max(1, int(self.view.zoom / 2))
        coarse = fbm(self.x[::step, ::step] / scale, self.y[::step, ::step] / scale, seed, octaves)
        image = Image.fromarray(coarse - 0.5).resize((columns, rows), Image.Resampling.BICUBIC)
        return np.asarray(image, np.float32)


def paint(
    parts: Sequence[Part], view: View, style: Style | None = None, lamps: Sequence[Lamp] = ()
) -> Canvas:
    """A figure from its parts, with its outline, rims and own lights."""
    canvas = Canvas(view, style or Style())
    wanted = {part.within for part in parts if part.within}
    for part in parts:
        lay(canvas, part, keep=part.name in wanted)
    model_form(canvas)
    outline(canvas)
    for lamp in lamps:
        light_up(canvas, lamp)
    return canvas


def over(rgba: Array, alpha: Array, colour: Array) -> None:
    """Lay a colour with so much cover on a straight-alpha picture, in place."""
    beneath = rgba[..., 3] * (1 - alpha)
    total = alpha + beneath
    mixed = colour * alpha[..., None] + rgba[..., :3] * beneath[..., None]
    rgba[..., :3] = mixed / np.maximum(total, 1e-6)[..., None]
    rgba[..., 3] = total


# --- one part -------------------------------------------------------------------------------


def lay(canvas: Canvas, part: Part, keep: bool = False) -> None:
    """Paint one part on top of what is there."""
    view, style = canvas.view, canvas.style
    mask, window = cropped_mask(path_of(part.path), view, MARGIN)
    if not mask.size or mask.max() < 0.02:
        return
    distance = signed_distance(mask, view.zoom)
    limit = canvas.masks[part.within][window] if part.within else np.float32(1)
    surface = Surface(
        canvas.x[window],
        canvas.y[window],
        np.maximum(-distance, 0),
        canvas.coarse[window],
        canvas.grain[window],
        part.flow,
        style.seed,
    )
    normals, light, tone = _lit(part, surface, view, window)
    colour = _coloured(part, tone, light, normals, surface, style)
    here = canvas.rgba[window]
    edge = gaussian_filter(mask, part.soft * view.zoom) if part.soft else mask
    cover = edge * limit * part.opacity
    if part.shadow:
        _contact_shadow(here, mask * part.opacity, part, view.zoom, limit)
    if part.ink:
        _ink(here, distance, part, canvas, window, limit)
    over(here, cover, colour)
    canvas.normals[window] = mix(canvas.normals[window], normals, cover)
    if part.ink or part.shadow:  # sparks and glows get no outline
        canvas.silhouette[window] = np.maximum(canvas.silhouette[window], cover)
    if keep:
        whole = canvas.masks.setdefault(part.name, np.zeros(view.shape, np.float32))
        whole[window] = np.maximum(whole[window], mask)


def _lit(part: Part, s: Surface, view: View, window: Window) -> tuple[Array, Array, Array]:
    """The normals of the part's dome, the light that falls on them, and its tone -1 … 1."""
    stuff = MATERIALS[part.stuff]
    share = np.clip(s.depth / part.round, 0, 1)
    height = np.sqrt(1 - (1 - share) ** 2) * part.round + stuff.height(s)
    for relief in part.reliefs:
        height = height + relief.height * _soft_mask(relief, view, window)
    height = gaussian_filter(height, max(0.35, part.round * 0.09) * view.zoom)
    slope_y, slope_x = np.gradient(height * view.zoom)
    normals = np.stack([-slope_x, -slope_y, np.full_like(slope_x, 0.9)], -1)
    normals /= np.linalg.norm(normals, axis=-1, keepdims=True)
    light = normals @ LIGHT + 0.14 * s.coarse + 0.08 * s.grain
    tone = _steps(light, stuff)
    tone = stuff.tone(s, tone, light)
    tone = np.clip(tone + part.tone + 0.08 * s.grain + 0.14 * s.coarse, -1, 1)
    return normals, light, tone


def _soft_mask(relief: Relief, view: View, window: Window) -> Array:
    """A relief's mask, blurred, in the window of its part."""
    mask, place = cropped_mask(path_of(relief.path), view, relief.soft * 3)
    rows, columns = window
    out = np.zeros((rows.stop - rows.start, columns.stop - columns.start), np.float32)
    if not mask.size:
        return out
    mask = gaussian_filter(mask, relief.soft * view.zoom)
    top, bottom = max(rows.start, place[0].start), min(rows.stop, place[0].stop)
    left, right = max(columns.start, place[1].start), min(columns.stop, place[1].stop)
    if top < bottom and left < right:
        out[
            top - rows.start : bottom - rows.start, left - columns.start : right - columns.start
        ] = mask[
            top - place[0].start : bottom - place[0].start,
            left - place[1].start : right - place[1].start,
        ]
    return out


def _steps(light: Array, stuff: Material) -> Array:
    """Three tones with soft edges: shadow, half shadow, light."""
    s = stuff.softness
    shadow = ramp(0.20 + s, 0.20 - s, light)
    half = ramp(0.42 + s, 0.42 - s, light) * (1 - shadow)
    return -shadow - 0.42 * half + 0.60 * ramp(0.80 - s, 0.80 + s, light)


def _coloured(
    part: Part, tone: Array, light: Array, normals: Array, s: Surface, style: Style
) -> Array:
    stuff = MATERIALS[part.stuff]
    colour = shade(part.colour, tone)
    if stuff.blush:
        seam = ramp(0.02, 0.2, light) * ramp(0.5, 0.28, light) * stuff.blush
        colour = mix(colour, colour * np.array([1.12, 0.86, 0.80], np.float32), seam)
    if stuff.gloss:
        halfway = LIGHT + np.array([0, 0, 1], np.float32)
        halfway /= np.linalg.norm(halfway)
        shine = np.clip(normals @ halfway, 0, 1) ** 34 * stuff.gloss
        colour = mix(colour, rgb("#fff6e2"), np.clip(shine * ramp(0, 1.5, s.depth), 0, 1))
    if style.hatch and part.round > 8 and part.stuff not in {"skin", "gem"}:
        lines = np.abs(((s.x * 0.83 - s.y * 0.56) / 3.4 + 0.5 * s.coarse) % 1 - 0.5) * 2
        share = ramp(0.14, -0.02, light) * ramp(0.6, 0.8, lines) * ramp(1.5, 4, s.depth)
        colour = mix(colour, rgb(INK), share * style.hatch)
    return colour


def _contact_shadow(here: Array, mask: Array, part: Part, zoom: float, limit: Array) -> None:
    """The part's blurred mask, a little down and to the right, darkens what lies beneath."""
    soft = gaussian_filter(mask, 2.8 * part.lift * zoom)
    soft = slid(soft, round(2.8 * part.lift * zoom), round(2.2 * part.lift * zoom))
    share = 0.62 * part.shadow * soft * limit * (here[..., 3] > 0)
    here[..., :3] = mix(here[..., :3], rgb(SHADOW), share)


def slid(plane: Array, down: int, right: int) -> Array:
    """Moved by whole pixels (down and right); what comes in is empty."""
    out = np.zeros_like(plane)
    out[down:, right:] = plane[: plane.shape[0] - down, : plane.shape[1] - right]
    return out


def _ink(
    here: Array, distance: Array, part: Part, canvas: Canvas, window: Window, limit: Array
) -> None:
    """A line round the part, in a dark shade of its own colour."""
    zoom = canvas.view.zoom
    away = gaussian_filter(_facing_away(distance), 1.5 * zoom)
    width = canvas.style.ink * part.ink * (0.62 + 0.38 * away + 0.5 * canvas.wobble[window])
    alpha = np.clip((width - np.maximum(distance, 0)) * zoom * 0.8 + 0.5, 0, 1)
    alpha = alpha * limit * part.opacity * np.clip(width * zoom, 0, 1)
    over(here, alpha, rgb(INK) * 0.78 + rgb(part.colour) * 0.16)


def _facing_away(distance: Array) -> Array:
    """1 where the edge looks away from the light, -1 where it looks into it."""
    dy, dx = np.gradient(distance)
    length = np.hypot(dx, dy) + 1e-6
    return -(dx * LIGHT[0] + dy * LIGHT[1]) / length / float(np.hypot(LIGHT[0], LIGHT[1]))


# --- the whole figure -----------------------------------------------------------------------


def model_form(canvas: Canvas) -> None:
    """Light on the figure as one body, so that it is more than a heap of cushions."""
    if not canvas.style.form:
        return
    zoom = canvas.view.zoom
    step = max(1, int(zoom))
    small = canvas.silhouette[::step, ::step]
    depth = np.clip(-signed_distance(small, zoom / step), 0, 40)
    height = gaussian_filter(np.sqrt(1 - (1 - depth / 40) ** 2) * 40, 9 * zoom / step)
    slope_y, slope_x = np.gradient(height * zoom / step)
    light = (-slope_x * LIGHT[0] - slope_y * LIGHT[1] + LIGHT[2]) / np.sqrt(
        1 + slope_x**2 + slope_y**2
    )
    rows, columns = canvas.view.shape
    image = Image.fromarray((light - LIGHT[2]).astype(np.float32))
    wide = np.asarray(image.resize((columns, rows), Image.Resampling.BICUBIC), np.float32)
    gain = 1 + canvas.style.form * np.clip(wide, -1, 1)
    tint = np.array([1.0, 1.0, 1.0], np.float32) - np.array([0.0, 0.02, 0.06]) * wide[..., None]
    canvas.rgba[..., :3] = np.clip(canvas.rgba[..., :3] * gain[..., None] * tint, 0, 1)


def outline(canvas: Canvas) -> None:
    """A dark line round the figure; a warm rim inside at the upper left, a cold one opposite."""
    style, zoom = canvas.style, canvas.view.zoom
    distance = signed_distance(canvas.silhouette, zoom)
    away = _facing_away(gaussian_filter(distance, 1.2 * zoom))
    inside, wobble = np.maximum(-distance, 0) / style.rim_width, canvas.wobble
    if style.rim:
        edge = ramp(0.4, 1.1, inside) * (distance < 0)
        warm = ramp(0.15, 0.75, -away) * ramp(3.6, 2.6, inside - 2 * wobble) * edge
        cold = ramp(0.35, 0.85, away) * ramp(2.8, 1.8, inside - 2 * wobble) * edge
        painted = mix(canvas.rgba[..., :3], rgb(RIM_WARM), 0.80 * style.rim * warm)
        canvas.rgba[..., :3] = mix(painted, rgb(RIM_COLD), 0.55 * style.rim * cold)
    if style.outline:
        width = style.outline * (0.8 + 0.3 * away) + 1.4 * wobble
        alpha = np.clip((width - np.maximum(distance, 0)) * zoom * 0.8 + 0.5, 0, 1)
        alpha = alpha * (distance < style.outline * 2)
        line = np.zeros_like(canvas.rgba)
        over(line, alpha.astype(np.float32), np.broadcast_to(rgb(INK), line[..., :3].shape))
        over(line, canvas.rgba[..., 3], canvas.rgba[..., :3])
        canvas.rgba = line


def light_up(canvas: Canvas, lamp: Lamp) -> None:
    """Coloured light from a lamp on the figure, and its halo around it."""
    dx, dy = lamp.x - canvas.x, lamp.y - canvas.y
    far = np.hypot(dx, dy) / lamp.radius
    if far.min() > 6:
        return
    rise = 0.5 * lamp.radius
    towards = np.stack([dx, dy, np.full_like(dx, rise)], -1)
    towards /= np.linalg.norm(towards, axis=-1, keepdims=True)
    facing = np.clip((canvas.normals * towards).sum(-1), 0, 1)
    gain = lamp.strength * facing / (1 + far**2) * ramp(5, 1, far)
    colour = canvas.rgba[..., :3]
    lit = colour + (0.35 + colour) * rgb(lamp.colour) * gain[..., None]
    canvas.rgba[..., :3] = np.clip(lit, 0, 1)
    if lamp.glow:
        halo = np.clip(lamp.glow * np.exp(-((far * 1.5) ** 2)) * 0.75, 0, 1)
        core = mix(np.broadcast_to(rgb(lamp.colour), colour.shape), rgb("#ffffff"), halo * 0.6)
        over(canvas.rgba, halo.astype(np.float32), core)


def draw(canvas: Canvas, body: str) -> None:
    """SVG markup laid on top as it is: small flat marks, letters, lines."""
    image = svg_rgba(body, canvas.view)
    over(canvas.rgba, image[..., 3], image[..., :3])
