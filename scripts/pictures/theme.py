"""The theme all games share: panels, wells, caps, the cursor, the vignette."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
from artkit import palette
from artkit.masks import View, svg_rgba
from artkit.output import Picture
from artkit.palette import Array, ramp
from artkit.panels import (
    Panel,
    leather_grain,
    paint_badge,
    paint_keycap,
    paint_panel,
    paint_round,
    paint_well,
    parchment_grain,
)

GRAIN_SIDE = 512
SLOT_SIDE, SLOT_RADIUS = 76, 9.3
ROUND_DIAMETER, ROUND_MARGIN = 70, 29

PANELS = {
    "leather": Panel(palette.LEATHER, border=48),
    "leather_narrow": Panel(
        palette.LEATHER_NARROW, border=36, radius=14.7, line=0.34, shadow=0.5, blur=16, edge=30
    ),
    "leather_raised": Panel(palette.LEATHER_RAISED, border=36, blur=16, edge=30),
    "leather_choice": Panel(palette.LEATHER_CHOICE, border=40, line=0.45, blur=13, edge=36),
    "leather_banner": Panel(palette.LEATHER_BANNER, border=32, line=0.95, blur=16, edge=26),
    "turn_plate": Panel(palette.LEATHER, border=36, blur=16, edge=30),
    "stage": Panel(
        "#281811", border=64, radius=24, line=0.8, shadow=0.85, blur=44, drop=10, edge=60
    ),
    "parchment": Panel(
        palette.PARCHMENT, border=40, radius=13.3, material="parchment", shadow=0.5, blur=11
    ),
    "parchment_primary": Panel(
        palette.PARCHMENT_PRIMARY, border=36, material="parchment", blur=16, ring=True
    ),
    "parchment_map": Panel(
        palette.PARCHMENT_MAP, border=32, radius=8, material="parchment", shadow=0.4, blur=5, drop=2
    ),
    "tooltip": Panel(palette.PARCHMENT, border=36, radius=12, material="parchment", blur=16),
}


@cache
def grain(material: str) -> Array:
    """Grey factors to multiply a panel with."""
    return {"leather": leather_grain, "parchment": parchment_grain}[material](GRAIN_SIDE)


def grain_picture(material: str) -> Array:
    """The grain in colour: where it is darker it is browner too."""
    return grain(material)[..., None] ** np.array([0.8, 1.0, 1.3])


def panel_picture(name: str) -> Array:
    panel = PANELS[name]
    return paint_panel(panel, float(grain(panel.material).mean()))


def well_picture(line: tuple[float, float]) -> Array:
    return paint_well(SLOT_SIDE, SLOT_RADIUS, line, float(grain("leather").mean()))


def vignette() -> Array:
    """Multiplied over the board: corners at half, the column of the players a little darker."""
    rows, columns = 270, 480
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    x, y = (x + 0.5) / columns * 1920, (y + 0.5) / rows * 1080
    light = 0.50 + 0.50 * ramp(1.25, 0.55, np.hypot((x - 1010) / 1150, (y - 520) / 720))
    light = light * (0.62 + 0.38 * ramp(0, 430, x))
    return np.repeat(light[..., None], 3, axis=2)


CURSOR_HOT_SPOT = (8, 6)

CURSOR = """
<defs><linearGradient id="p" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff8e2"/>
<stop offset=".55" stop-color="#efd9a6"/><stop offset="1" stop-color="#b98b42"/></linearGradient>
<filter id="s" x="-40%" y="-40%" width="200%" height="200%">
<feGaussianBlur stdDeviation="2.2"/></filter></defs>
<path id="a" d="M8 6L8 48.5L18.2 39.8L25.4 55.2L33 51.6L25.8 36.6L39 35.4Z" fill="#000"
 opacity=".55" filter="url(#s)" transform="translate(2.5 4)"/>
<path d="M8 6L8 48.5L18.2 39.8L25.4 55.2L33 51.6L25.8 36.6L39 35.4Z" fill="url(#p)"
 stroke="#1c110b" stroke-width="3.2" stroke-linejoin="round"/>
<path d="M11 13.5V41.5" stroke="#fffdf2" stroke-width="1.8" stroke-linecap="round" opacity=".85"/>
<path d="M12.5 12L33 32.6" stroke="#8a5f24" stroke-width="1.4" stroke-linecap="round"
 opacity=".55"/>
"""


def cursor() -> Array:
    return svg_rgba(CURSOR, View(64, 64, 1))


HOW = (
    "Pixels of the pictures, which are made for UI scale 200 %. corner: the 9-slice inset from the"
    " picture's edge, shadow included. shadow: how far the picture reaches beyond the panel's body"
    " on every side. centre stretch: edges and middle are stretched (nothing in them smears)."
    " grain: afterwards tile that picture over the whole panel with BLEND_RGB_MULT (alpha stays)."
    " whole: not sliced. Compose at this size, then scale down once. A body needs at least twice"
    " corner - shadow in both directions."
)


def described() -> dict[str, object]:
    """What `ui/ui.json` says: how each picture is sliced."""
    parts: dict[str, object] = {"about": HOW} | {
        name: {
            "corner": panel.margin + panel.border,
            "shadow": panel.margin,
            "centre": "stretch",
            "grain": f"{panel.material}_grain",
        }
        for name, panel in PANELS.items()
    }
    well = {"corner": 24, "shadow": 0, "centre": "stretch", "grain": "leather_grain"}
    plain = {"centre": "stretch", "grain": None}
    parts |= {
        "slot": well,
        "slot_empty": well,
        "keycap": {"corner": 16, "shadow": 4, **plain},
        "keycap_light": {"corner": 16, "shadow": 4, **plain},
        "badge": {"corner": 14, "shadow": 0, **plain},
        "round": {"corner": 0, "shadow": ROUND_MARGIN, "centre": "whole", "grain": None},
        "cursor": {"hot_spot": list(CURSOR_HOT_SPOT)},
    }
    return parts


def cut_out(paint: Callable[..., Array], *given: object) -> Callable[[], Picture]:
    """A maker of a small picture with exact edges."""
    return lambda: Picture(paint(*given), lossless=True)


PICTURES: dict[str, Callable[[], Picture]] = {
    **{f"ui/{name}": cut_out(panel_picture, name) for name in PANELS},
    "ui/leather_grain": lambda: Picture(grain_picture("leather"), quality=90),
    "ui/parchment_grain": lambda: Picture(grain_picture("parchment"), quality=98),
    "ui/slot": cut_out(well_picture, (0.28, 0.78)),
    "ui/slot_empty": cut_out(well_picture, (0.28, 0.28)),
    "ui/keycap": cut_out(paint_keycap, "#5a4030", "#3a2618", "#0d0805", "#b38a4e"),
    "ui/keycap_light": cut_out(paint_keycap, "#fff6de", "#dcc79a", "#5d3f20", "#7a5426"),
    "ui/badge": cut_out(paint_badge, 48, 30),
    "ui/round": lambda: Picture(
        paint_round(ROUND_DIAMETER, ROUND_MARGIN, grain("leather")), lossless=True
    ),
    "ui/vignette": cut_out(vignette),
    "ui/cursor": cut_out(cursor),
}

DATA: dict[str, Callable[[], object]] = {"ui/ui": described}
