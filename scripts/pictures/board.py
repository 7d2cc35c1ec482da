"""What lies around the tiles: table, shadow and mist, marks, closed passages.

Sizes are for a tile of 306 px; measures in the text are for one of 204 px, hence `PX`.
"""

from __future__ import annotations

from functools import partial

import numpy as np
from artkit.masks import View, svg_rgba
from artkit.noise import fbm
from artkit.output import Picture
from artkit.palette import DEEP_NIGHT, GOLD_LINE_LIGHT, Array, mix, ramp, rgb
from artkit.stonework import SIDE
from scipy.ndimage import distance_transform_edt, gaussian_filter

from pictures.dungeon import OPENING
from pictures.tiles import SIZE, reach_light

PX = SIZE / 204
GAP = OPENING / SIDE * 204  # half of a passage's width
VOIDS = (0, 1, 2, 3, 5, 6, 7, 8)  # the eight cells round a tile, row by row; 4 is the tile


def _grid(width: int, height: int) -> tuple[Array, Array]:
    return View(width, height, 1.0).grid()


def _alpha(colour: Array, alpha: Array) -> Array:
    """Colour and alpha as one picture."""
    return np.concatenate([colour, alpha[..., None]], -1).astype(np.float32)


def table() -> Picture:
    """The dark table, blue-black and a little uneven. It repeats on all sides."""
    width, height = 1920, 1080
    x, y = _grid(width, height)
    broad, small = fbm(x / 240, y / 135, 77, 6, period=8), fbm(x / 48, y / 27, 31, 4, period=40)
    grain = np.random.RandomState(5).rand(height, width).astype(np.float32) - 0.5
    light = 0.35 + 1.0 * broad + 0.35 * small + 0.16 * grain
    return Picture(rgb(DEEP_NIGHT) * light[..., None], quality=96)


def _neighbourhood() -> Array:
    """What one laid tile does to the nine cells round it: shadow, its thick edge, a breath of mist.

    Premultiplied: the colour is added to what is left of the table."""
    full = 3 * SIZE
    x, y = _grid(full, full)
    tile = np.zeros((full, full), np.float32)
    tile[SIZE : 2 * SIZE, SIZE : 2 * SIZE] = 1
    outside = distance_transform_edt(tile < 0.5) / PX
    cloud = fbm(x / SIZE * 3, y / SIZE * 3, 55, 5, period=3)
    mist = np.exp(-outside / 55) * ramp(196, 90, outside) * (0.25 + 0.9 * ramp(0.35, 0.7, cloud))
    shifted = np.roll(tile, (round(9 * PX), round(4 * PX)), (0, 1))
    shadow = 0.85 * gaussian_filter(shifted, 10 * PX)
    edge = np.max([np.roll(tile, k, 0) for k in range(1, int(6 * PX))], 0)
    grain = 0.6 + 0.8 * fbm(x / 14, y / 5, 31, 3)
    colour = (mist * (1 - shadow))[..., None] * rgb("#2a3844") * 0.42
    colour = mix(colour, rgb("#1a1512") * grain[..., None], edge)
    alpha = np.maximum(shadow, edge)
    seen = colour.max(-1) > 0.5 / 255
    alpha = np.maximum(
        alpha, seen * 4 / 255
    )  # colour with no alpha at all is drawn by some, not all
    return _alpha(colour, alpha) * (1 - tile)[..., None]


def void(number: int) -> Picture:
    """The part of the neighbourhood that lies in one cell."""
    row, column = divmod(number, 3)
    part = _neighbourhood()[row * SIZE : (row + 1) * SIZE, column * SIZE : (column + 1) * SIZE]
    return Picture(part, lossless=True)


def rim() -> Picture:
    """Where the laid tiles end they darken: to be multiplied, upper side."""
    _, y = _grid(SIZE, 12)
    return Picture(np.repeat((1 - 0.35 * np.exp(-y / PX / 3))[..., None], 3, -1), lossless=True)


def close() -> Picture:
    """The contour across a passage whose other side is out of reach; upper side, to be added."""
    x, y = _grid(SIZE, 120)
    inside = ramp(GAP - 3.0, GAP - 6.0, np.abs(x - SIZE / 2) / PX)
    down = y / PX
    line = np.exp(-(((down - 3.4) / 1.3) ** 2)) * inside
    return Picture(reach_light(line, np.exp(-down / 15) * inside), quality=92)


def exit_mist(colour: str, strength: float) -> Picture:
    """Mist that drifts up out of an open passage; it begins 24 px inside the tile."""
    height = 240
    x, y = _grid(SIZE, height)
    out, across = (height - 24 - y) / PX, (x - SIZE / 2) / PX
    far = np.clip(out, 0, None)
    cone = np.exp(-((across / (31 + 0.34 * far)) ** 2)) * ramp(-16, 14, out) * np.exp(-far / 78)
    cone = cone * ramp(0, 50, y) * ramp(101, 52, np.abs(across))
    curl_x = x + 26 * (fbm(x / 60, y / 60, 310, 3) - 0.5)
    curl_y = y + 26 * (fbm(x / 60, y / 60, 311, 3) - 0.5)
    wisps = 0.35 + 0.95 * ramp(0.25, 0.78, fbm(curl_x / 44, curl_y / 58, 401, 4))
    wisps = wisps + (0.85 - wisps) * ramp(75, 0, out)  # even where it leaves the passage
    return Picture((cone * wisps)[..., None] * rgb(colour) * strength, quality=92)


# --- marks ----------------------------------------------------------------------------------


def ring() -> Picture:
    """The ellipse under the hero whose turn it is."""
    shape = '<ellipse cx="120" cy="66" rx="{}" ry="{}" stroke="{}" stroke-width="{}" opacity="{}"/>'
    glow = [
        (90, 36, "#ffd27a", width, share) for width, share in ((16, 0.1), (10, 0.16), (6, 0.22))
    ]
    line = [(90, 36, "#ffe6ac", 3.3, 0.95), (83, 32.4, "#ffe6ac", 1.2, 0.45)]
    body = "".join(shape.format(*row) for row in glow + line)
    return Picture(svg_rgba(f'<g fill="none">{body}</g>', View(240, 132, 1.0)), lossless=True)


def dot() -> Picture:
    """One dot of a path."""
    body = (
        '<circle cx="15" cy="15" r="14" fill="#ffb040" opacity=".16"/>'
        '<circle cx="15" cy="18" r="9" opacity=".5"/>'
        '<circle cx="15" cy="15" r="6.9" fill="#ffe9b8" stroke="#7a4a10" stroke-width="1.8"/>'
        '<circle cx="13.4" cy="13" r="2.4" fill="#fffaf0" opacity=".8"/>'
    )
    return Picture(svg_rgba(body, View(30, 36, 1.0)), lossless=True)


def bracket() -> Picture:
    """The upper left of the four corners that frame a place for a tile."""
    path = "M8 62L8 22Q8 8 22 8L62 8"
    body = (
        f'<g fill="none" stroke-linecap="round"><path d="{path}" stroke="#0b0805" opacity=".55"'
        f' stroke-width="8"/><path d="{path}" stroke="#ffb040" opacity=".28" stroke-width="7"/>'
        f'<path d="{path}" stroke="{GOLD_LINE_LIGHT}" stroke-width="3.4"/></g>'
        f'<path d="M16 16l7 0l-7 7z" fill="{GOLD_LINE_LIGHT}"/>'
    )
    return Picture(svg_rgba(body, View(72, 72, 1.0)), lossless=True)


PICTURES = {
    "catacombs/board/table": table,
    **{f"catacombs/board/void-{number}": partial(void, number) for number in VOIDS},
    "catacombs/board/rim": rim,
    "catacombs/board/close-room": close,
    "catacombs/board/close-corridor": close,
    "catacombs/board/exit-warm": partial(exit_mist, "#ffb459", 0.62),
    "catacombs/board/exit-cold": partial(exit_mist, "#5f7f96", 0.30),
    "catacombs/board/ring": ring,
    "catacombs/board/dot": dot,
    "catacombs/board/bracket": bracket,
}
