"""Every colour by its role, and the few sums one does with colours."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]

# --- the world ------------------------------------------------------------------------------
NIGHT = "#14110f"
DEEP_NIGHT = "#0b0d11"
INK = "#14110f"
STONE = "#5a554d"
WATER = "#3f8fa6"
MAGIC = "#7c5cc4"
GOLD = "#d9a441"
GOLD_DARK, GOLD_LIGHT = "#8a6424", "#f6d58a"
WAX = "#a8322a"
BONE, BONE_DARK = "#e4d3aa", "#b39f76"
STEEL, IRON, STEEL_LIGHT = "#9a9fa3", "#63666b", "#d6dadb"
WOOD, WOOD_DARK = "#7a4e2a", "#523219"
HIDE, HIDE_DARK, HIDE_LIGHT = "#5f3b23", "#3b2417", "#8a5c34"

# --- panels and text ------------------------------------------------------------------------
LEATHER, LEATHER_NARROW, LEATHER_RAISED = "#2b1a11", "#23160f", "#2f1d13"
LEATHER_CHOICE, LEATHER_BANNER = "#3a241a", "#5a1a14"
PARCHMENT, PARCHMENT_PRIMARY, PARCHMENT_MAP = "#eadbb6", "#f0dcab", "#d9c79c"
GOLD_LINE_DARK, GOLD_LINE_LIGHT = "#b07f30", "#f6d58a"
CREAM = "#f3e6c8"
TEXT = "#2c1b10"

# --- light on figures -----------------------------------------------------------------------
RIM_WARM, RIM_COLD = "#ffdf9a", "#7fb6d6"
SHADOW = "#100c12"


@dataclass(frozen=True)
class Livery:
    """A hero's colours: `main` for base and ring, `dark` below it, `bright` for signs on dark."""

    main: str
    dark: str
    bright: str
    sign: str


# Six hues that stay apart for colour-blind eyes too, because their lightness differs (a test keeps
# them so); and each hero has a sign, because colour is never the only mark.
HEROES = {
    "argentus": Livery("#c9d2dc", "#5f6b7a", "#e6edf4", "star"),
    "horan": Livery("#c2452d", "#6d1f1a", "#f0785a", "axe"),
    "xanros": Livery("#7a3f9e", "#3a1d52", "#b069c9", "flame"),
    "aderyn": Livery("#23875f", "#114631", "#4cc495", "dagger"),
    "victorius": Livery("#e3ab34", "#7d5510", "#ffd673", "sun"),
    "taia": Livery("#5aaee3", "#1f4f78", "#9ad4ff", "moon"),
}


def rgb(colour: str) -> Array:
    """`#rrggbb` as three numbers 0..1."""
    return np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)


def hexa(colour: Array) -> str:
    """Three numbers 0..1 as `#rrggbb`."""
    return "#" + "".join(f"{round(float(c) * 255):02x}" for c in np.clip(colour, 0, 1))


def blend(one: str, other: str, share: float) -> str:
    """A colour on the way from `one` (0) to `other` (1)."""
    return hexa(rgb(one) + (rgb(other) - rgb(one)) * share)


def to_linear(colour: Array) -> Array:
    """sRGB to linear light."""
    return np.where(colour <= 0.04045, colour / 12.92, ((colour + 0.055) / 1.055) ** 2.4)


def to_srgb(light: Array) -> Array:
    """Linear light to sRGB."""
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def mix(one: Array, other: Array, share: Array | float) -> Array:
    """`one` where `share` is 0, `other` where it is 1. A flat share is stretched over channels."""
    if isinstance(share, np.ndarray) and share.ndim == 2:
        share = share[..., None]
    return one + (other - one) * share


def ramp(low: float, high: float, x: Array) -> Array:
    """0 below `low`, 1 above `high`, smooth between; `low` may be the larger."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)
