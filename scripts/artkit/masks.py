"""Outlines to masks: resvg draws the shape, numpy gets how much of each pixel it covers."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import resvg_py
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter

from artkit.palette import Array

NUMBER = re.compile(r"-?\d*\.?\d+(?:e-?\d+)?")
ABSOLUTE_ONLY = re.compile(r"^[MLCQZ0-9eE\s.,+-]*$")


@dataclass(frozen=True)
class View:
    """A window on the drawing: its upper left corner and size in units, and pixels a unit."""

    width: float
    height: float
    zoom: float = 2.0
    left: float = 0.0
    top: float = 0.0

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns of pixels."""
        return round(self.height * self.zoom), round(self.width * self.zoom)

    def grid(self) -> tuple[Array, Array]:
        """x and y of every pixel's middle, in units."""
        rows, columns = self.shape
        x = self.left + (np.arange(columns, dtype=np.float32) + 0.5) / self.zoom
        y = self.top + (np.arange(rows, dtype=np.float32) + 0.5) / self.zoom
        return np.broadcast_to(x, (rows, columns)), np.broadcast_to(y[:, None], (rows, columns))


def svg_rgba(body: str, view: View, fonts: tuple[Path, ...] = ()) -> Array:
    """SVG markup drawn as it is: straight RGBA 0..1. For masks, gradients and letters, not light.

    Letters need their font given: a text without a loaded font vanishes without a word."""
    rows, columns = view.shape
    box = f"{view.left:.4f} {view.top:.4f} {columns / view.zoom:.4f} {rows / view.zoom:.4f}"
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{columns}" height="{rows}"'
        f' viewBox="{box}" preserveAspectRatio="none">{body}</svg>'
    )
    data = resvg_py.svg_to_bytes(
        svg_string=markup, skip_system_fonts=True, font_files=[str(font) for font in fonts]
    )
    image = Image.open(io.BytesIO(data)).convert("RGBA")
    return np.asarray(image, np.float32) / 255


def svg_mask(body: str, view: View, fonts: tuple[Path, ...] = ()) -> Array:
    """How much of each pixel the markup covers."""
    return svg_rgba(body, view, fonts)[..., 3]


def path_mask(path: str, view: View) -> Array:
    """How much of each pixel a filled path covers; only its surroundings are drawn."""
    mask = np.zeros(view.shape, np.float32)
    part, window = cropped_mask(path, view, 0)
    mask[window] = part
    return mask


Window = tuple[slice, slice]


def cropped_mask(path: str, view: View, margin: float) -> tuple[Array, Window]:
    """A path's mask in a window just large enough for it and `margin` units around."""
    window = bounds(path, view, margin)
    rows, columns = window
    small = View(
        (columns.stop - columns.start) / view.zoom,
        (rows.stop - rows.start) / view.zoom,
        view.zoom,
        view.left + columns.start / view.zoom,
        view.top + rows.start / view.zoom,
    )
    if not (columns.stop > columns.start and rows.stop > rows.start):
        return np.zeros((0, 0), np.float32), window
    return svg_mask(f'<path d="{path}" fill="#fff"/>', small), window


def bounds(path: str, view: View, margin: float) -> Window:
    """The pixels a path may touch. Paths with arcs or relative moves may touch them all."""
    rows, columns = view.shape
    if not ABSOLUTE_ONLY.match(path):
        return slice(0, rows), slice(0, columns)
    numbers = [float(n) for n in NUMBER.findall(path)]
    xs, ys = numbers[0::2], numbers[1::2]
    return (
        _span(min(ys), max(ys), margin, view.top, view.zoom, rows),
        _span(min(xs), max(xs), margin, view.left, view.zoom, columns),
    )


def _span(low: float, high: float, margin: float, start: float, zoom: float, end: int) -> slice:
    first = int((low - margin - start) * zoom) - 1
    last = int((high + margin - start) * zoom) + 2
    return slice(min(max(first, 0), end), min(max(last, 0), end))


def signed_distance(mask: Array, zoom: float, soften: float = 0.9) -> Array:
    """Distance to the edge in units, negative inside; softened so that it has no stairs."""
    inside = mask > 0.5
    if not inside.any():
        return np.full(mask.shape, 1e3, np.float32)
    distance = np.where(
        inside, 0.5 - distance_transform_edt(inside), distance_transform_edt(~inside) - 0.5
    )
    return (gaussian_filter(distance.astype(np.float32), soften) / zoom).astype(np.float32)
