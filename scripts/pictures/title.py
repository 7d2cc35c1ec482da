"""The title: an arch in a torchlit wall, a stair into the dark, and what waits there.

Lengths are those of a picture of 1920 x 1080; it is painted at 2560 x 1440.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
from artkit.lettering import carved
from artkit.masks import View
from artkit.masonry import filmic
from artkit.noise import fbm
from artkit.output import Picture, shrink
from artkit.palette import Array, mix, ramp, rgb, to_srgb
from artkit.sculpt import Camera
from scipy.ndimage import gaussian_filter

from pictures.archway import MIDDLE, TORCHES, inside, opening, wall
from pictures.title_dragon import portrait
from pictures.torch import torch

WIDTH, HEIGHT, ZOOM = 1920, 1080, 4 / 3

DRAGON_AT, DRAGON_SCALE = (MIDDLE + 8, 478.0), 148.0
DRAGON_TURN = {"yaw": -21.0, "pitch": 11.0, "roll": 4.0}
Window = tuple[int, int, int, int]
"""Left, top, width and height of a part of the picture."""
DRAGON_WINDOW: Window = (1089, 129, 642, 681)
EYES_WINDOW: Window = (1239, 372, 291, 120)
"""All that the dragon may fill, and what changes when it blinks."""
FINER = 1.25
"""The dragon is painted so much larger and scaled down, for smooth edges."""
TORCH_SCALE = 118.0


def dragon_camera(window: Window) -> Camera:
    left, top, width, height = window
    size = ZOOM * FINER
    middle = ((DRAGON_AT[0] - left) * size, (DRAGON_AT[1] - top) * size)
    return Camera(
        round(width * size), round(height * size), DRAGON_SCALE * size, middle, **DRAGON_TURN
    )


@cache
def dragon_picture(window: Window, open_: bool) -> Array:
    """The dragon in a window as it is shown: RGBA, and a fifth plane where the eyes are."""
    _, _, width, height = window
    seen = portrait(dragon_camera(window), open_)
    shown = to_srgb(filmic(seen.light))
    size = round(width * ZOOM), round(height * ZOOM)
    head = shrink(np.concatenate([shown, seen.where[..., None]], -1), *size)
    eye = shrink(np.repeat(seen.eyes[..., None], 3, -1), *size)[..., :1]
    return np.concatenate([head, eye], -1)


def slices(window: Window) -> tuple[slice, slice]:
    """The pixels of a window."""
    left, top, width, height = (round(v * ZOOM) for v in window)
    return slice(top, top + height), slice(left, left + width)


@cache
def arch_mask() -> Array:
    """1 inside the arch, 0 on the wall."""
    return opening(*whole_grid())


@cache
def whole_grid() -> tuple[Array, Array]:
    x, y = View(WIDTH, HEIGHT, ZOOM).grid()
    return np.ascontiguousarray(x), np.ascontiguousarray(y)


def lay_torches(shown: Array) -> None:
    for x, y in TORCHES:
        left, top, width, height = (round(v * ZOOM) for v in (x - 70, y - 60, 140, 330))
        middle = (70 * ZOOM * 2, 60 * ZOOM * 2)
        light, where = torch(width * 2, height * 2, TORCH_SCALE * ZOOM * 2, middle)
        rgba = np.concatenate([to_srgb(filmic(light)), where[..., None]], -1)
        rgba = shrink(rgba, width, height)
        here = shown[top : top + height, left : left + width]
        dark = gaussian_filter(rgba[..., 3], 9 * ZOOM) * 0.7
        here *= (1 - np.roll(dark, (round(14 * ZOOM), round(4 * ZOOM)), (0, 1)))[..., None]
        here[:] = mix(here, rgba[..., :3], rgba[..., 3])


@cache
def scene() -> Array:
    """The whole title picture, sRGB, without flames and without the glow of the eyes."""
    x, y = whole_grid()
    light = mix(wall(x, y, ZOOM), inside(x, y), arch_mask())
    shown = to_srgb(filmic(light)).astype(np.float32)
    rows, columns = slices(DRAGON_WINDOW)
    head = dragon_picture(DRAGON_WINDOW, True)
    cover = head[..., 3] * arch_mask()[rows, columns]
    shadow = gaussian_filter(cover, 22 * ZOOM) * arch_mask()[rows, columns]
    here = shown[rows, columns]
    here *= (1 - 0.8 * np.roll(shadow, round(40 * ZOOM), 0))[..., None]
    here[:] = mix(here, head[..., :3], cover)
    haze = ramp(0.38, 0.75, fbm(x / 170, y / 60, 93, 5)) * np.exp(-(((y - 770) / 120) ** 2))
    shown += (haze * arch_mask())[..., None] * rgb("#8a4a22") * 0.10
    lay_torches(shown)
    shown *= column_shade(x, y)[..., None]
    speckle = np.random.default_rng(1).uniform(-0.5, 0.5, (*x.shape, 1)).astype(np.float32)
    return np.clip(shown + speckle * 1.6 / 255, 0, 1)


def column_shade(x: Array, y: Array) -> Array:
    """Darker at the left where the menu stands, and towards the corners."""
    left = 0.80 + 0.20 * ramp(520, 1080, x)
    return left * (0.70 + 0.30 * ramp(1.30, 0.62, np.hypot((x - 1200) / 1150, (y - 520) / 720)))


# --- what moves -----------------------------------------------------------------------------


def eye_places() -> list[tuple[int, int]]:
    """The middles of the two eyes in the background, the left one first."""
    eye = dragon_picture(DRAGON_WINDOW, True)[..., 4] * arch_mask()[slices(DRAGON_WINDOW)]
    columns = eye.sum(0)
    half = int(np.average(np.arange(len(columns)), weights=columns))
    places = []
    for part, shift in ((eye[:, :half], 0), (eye[:, half:], half)):
        rows, cols = np.mgrid[0 : part.shape[0], 0 : part.shape[1]]
        rows_from, cols_from = (piece.start for piece in slices(DRAGON_WINDOW))
        x = np.average(cols, weights=part) + shift + cols_from
        y = np.average(rows, weights=part) + rows_from
        places.append((round(x), round(y)))
    return places


def trimmed(layer: Array, strength: Array, window: Window) -> tuple[Array, tuple[int, int]]:
    """Only what can be seen of a layer of a window, and its place in the background."""
    rows, columns = np.flatnonzero(strength.max(1) > 0.004), np.flatnonzero(strength.max(0) > 0.004)
    top, left = int(rows[0]), int(columns[0])
    start = tuple(piece.start for piece in slices(window))
    return layer[top : rows[-1] + 1, left : columns[-1] + 1], (left + start[1], top + start[0])


@cache
def eye_glow() -> tuple[Array, tuple[int, int]]:
    """Added to the background, stronger and weaker: the eyes and their glow on black."""
    head = dragon_picture(DRAGON_WINDOW, True)
    eye = (head[..., 4] * arch_mask()[slices(DRAGON_WINDOW)])[..., None]
    core = head[..., :3] * eye * 0.35
    near = (
        gaussian_filter(eye[..., 0], 9 * ZOOM)[..., None] * (1 - 0.8 * eye) * rgb("#ff9a30") * 0.5
    )
    wide = gaussian_filter(eye[..., 0], 34 * ZOOM)[..., None] * rgb("#d0450c") * 0.9
    glow = core + near + wide
    rim = edge_fade(glow.shape[:2], 30 * ZOOM)
    return trimmed(glow * rim[..., None], (glow * rim[..., None]).max(-1), DRAGON_WINDOW)


def edge_fade(shape: tuple[int, ...], width: float) -> Array:
    """1 in the middle of a picture, 0 at its border."""
    rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]]
    nearest = np.minimum(
        np.minimum(rows, shape[0] - 1 - rows), np.minimum(columns, shape[1] - 1 - columns)
    )
    return ramp(0, width, nearest)


@cache
def closed_lids() -> tuple[Array, tuple[int, int]]:
    """Laid over the eyes to blink."""
    rows, columns = slices(EYES_WINDOW)
    whole_rows, whole_columns = slices(DRAGON_WINDOW)
    left, top = columns.start - whole_columns.start, rows.start - whole_rows.start
    shut = dragon_picture(EYES_WINDOW, False)
    high, wide = shut.shape[:2]
    seen = dragon_picture(DRAGON_WINDOW, True)[top : top + high, left : left + wide]
    differs = np.abs(shut[..., :3] - seen[..., :3]).max(-1) > 0.02
    near = gaussian_filter(seen[..., 4], 8 * ZOOM) > 0.02
    cover = ramp(0.15, 0.7, gaussian_filter((differs & near).astype(np.float32), 1.6 * ZOOM))
    cover = np.maximum(cover, ramp(0.02, 0.3, gaussian_filter(seen[..., 4], 2 * ZOOM)))
    cover = cover * arch_mask()[rows, columns] * edge_fade(cover.shape, 4 * ZOOM)
    x, y = whole_grid()
    shade = column_shade(x[rows, columns], y[rows, columns])
    colour = np.clip(shut[..., :3] * shut[..., 3:4], 0, 1) * shade[..., None]
    layer = np.concatenate([colour, cover[..., None]], -1)
    return trimmed(layer, cover, EYES_WINDOW)


def places() -> dict[str, object]:
    """What `title/title.json` says; pixels of the background."""
    return {
        "about": (
            "Pixels of title/background. anchor: the point (0..1) that stays in place when the"
            " window has another shape: scale the picture to cover the window, cut off the left"
            " first. torches: where a flame begins; flame: its height. eyes (add) and lids (blend):"
            " upper left corners. eye_middles: for sparks or light."
        ),
        "size": [round(WIDTH * ZOOM), round(HEIGHT * ZOOM)],
        "anchor": [1.0, 0.42],
        "torches": [[round(x * ZOOM), round((y - 4) * ZOOM)] for x, y in TORCHES],
        "flame": round(150 * ZOOM),
        "eyes": list(eye_glow()[1]),
        "lids": list(closed_lids()[1]),
        "eye_middles": [list(place) for place in eye_places()],
    }


PICTURES: dict[str, Callable[[], Picture]] = {
    "title/background": lambda: Picture(scene(), quality=90),
    "title/eyes": lambda: Picture(eye_glow()[0], quality=92),
    "title/lids": lambda: Picture(closed_lids()[0], quality=95),
    "title/wordmark": lambda: Picture(carved("KARAK", 200), quality=95),
}

DATA: dict[str, Callable[[], object]] = {"title/title": places}
