"""The theme's pictures as the program uses them: all there, in their sizes, and legible."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

ASSETS = Path(__file__).parents[2] / "assets"
UI: dict[str, Any] = json.loads((ASSETS / "ui" / "ui.json").read_text(encoding="utf-8"))
SLICED = [name for name, how in UI.items() if name != "about" and "corner" in how]

CREAM = ("#f3e6c8", "#c4ae88", "#ffdf9e")
DARK = ("#2c1b10", "#5a3d1c", "#6b4a2a")
TEXT_ON = {
    "leather": CREAM,
    "leather_narrow": CREAM,
    "leather_raised": CREAM,
    "leather_choice": CREAM,
    "leather_banner": CREAM,
    "turn_plate": CREAM,
    "stage": CREAM,
    "slot": CREAM,
    "slot_empty": CREAM,
    "keycap": ("#f3e6c8",),
    "badge": ("#ffe3a6",),
    "parchment": DARK,
    "parchment_primary": DARK,
    "parchment_map": DARK[:2],
    "tooltip": DARK,
    "keycap_light": ("#2c1b10",),
}

ICONS = sorted(file.stem for file in (ASSETS / "icons").iterdir())


@cache
def picture(name: str) -> pygame.Surface:
    return pygame.image.load(ASSETS / f"{name}.webp")


def drawn(name: str, width: int, height: int) -> pygame.Surface:
    """A panel with a body of this size, drawn as `ui.json` says; its body only."""
    how = UI[name]
    corner, shadow = how["corner"], how["shadow"]
    source = picture(f"ui/{name}")
    panel = pygame.Surface((width + 2 * shadow, height + 2 * shadow), pygame.SRCALPHA)
    across = _thirds(source.get_width(), panel.get_width(), corner)
    down = _thirds(source.get_height(), panel.get_height(), corner)
    for from_x, from_width, x, to_width in across:
        for from_y, from_height, y, to_height in down:
            part = source.subsurface((from_x, from_y, from_width, from_height))
            panel.blit(pygame.transform.smoothscale(part, (to_width, to_height)), (x, y))
    if how["grain"]:
        grain = picture(f"ui/{how['grain']}")
        for x in range(0, panel.get_width(), grain.get_width()):
            for y in range(0, panel.get_height(), grain.get_height()):
                panel.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_MULT)
    return panel.subsurface((shadow, shadow, width, height))


def _thirds(source: int, target: int, corner: int) -> list[tuple[int, int, int, int]]:
    return [
        (0, corner, 0, corner),
        (corner, source - 2 * corner, corner, target - 2 * corner),
        (source - corner, corner, target - corner, corner),
    ]


def luminance(colour: pygame.Color) -> float:
    channels = [c / 255 for c in (colour.r, colour.g, colour.b)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def test_every_panel_has_its_text() -> None:
    assert set(TEXT_ON) | {"round"} == set(SLICED), "a round piece of leather holds a glyph"


@pytest.mark.parametrize("name", TEXT_ON)
def test_text_is_legible_on_every_panel(name: str) -> None:
    """4.5:1 on every pixel where text may stand, as seen at UI scale 100 %."""
    padding = 10 if name not in {"keycap", "keycap_light", "badge", "slot", "slot_empty"} else 3
    room = 2 * (UI[name]["corner"] - UI[name]["shadow"]) + 2
    width, height = max(400, room), max(room, 48)
    body = pygame.transform.smoothscale(drawn(name, width, height), (width // 2, height // 2))
    seen = [
        luminance(body.get_at((x, y)))
        for x in range(padding, body.get_width() - padding)
        for y in range(padding, body.get_height() - padding)
    ]
    assert len(seen) > 200
    for colour in TEXT_ON[name]:
        text = luminance(pygame.Color(colour))
        assert min(contrast(text, min(seen)), contrast(text, max(seen))) >= 4.5, colour


@pytest.mark.parametrize("name", SLICED)
def test_slices_fit_into_their_picture(name: str) -> None:
    how = UI[name]
    width, height = picture(f"ui/{name}").get_size()
    assert 0 <= how["shadow"] <= how["corner"] or how["centre"] == "whole"
    assert 2 * how["corner"] < min(width, height)
    assert how["centre"] in {"stretch", "whole"}


def test_smallest_panels_of_the_screens_fit() -> None:
    """Heights at UI scale 200 % of the strips, buttons and plates that are drawn."""
    heights = {"leather_narrow": 90, "leather_raised": 82, "parchment_primary": 82}
    heights |= {"turn_plate": 82, "leather_banner": 72, "slot": 74, "keycap": 34, "badge": 28}
    for name, height in heights.items():
        assert 2 * (UI[name]["corner"] - UI[name]["shadow"]) <= height, name


@pytest.mark.parametrize("name", ["leather_grain", "parchment_grain"])
def test_grain_has_no_seam(name: str) -> None:
    """The step across the border is no larger than steps inside."""
    grain = picture(f"ui/{name}")
    side = grain.get_width()

    def step(x: int, y: int, dx: int, dy: int) -> int:
        one = grain.get_at((x, y))
        other = grain.get_at(((x + dx) % side, (y + dy) % side))
        return abs(one.g - other.g)

    border = [step(side - 1, k, 1, 0) + step(k, side - 1, 0, 1) for k in range(side)]
    inside = [step(side // 2, k, 1, 0) + step(k, side // 2, 0, 1) for k in range(side)]
    assert sum(border) < 1.5 * sum(inside)


@pytest.mark.parametrize("name", ICONS)
def test_icons_fill_their_square(name: str) -> None:
    icon = picture(f"icons/{name}")
    assert icon.get_size() == (96, 96)
    box = icon.get_bounding_rect(min_alpha=128)
    assert max(box.size) >= 56, "fills its square"
    assert 0 < box.x < box.right < 96, "and is not cut off"
    assert 0 < box.y < box.bottom < 96, "and is not cut off"


@pytest.mark.parametrize(("full", "spent"), [("heart", "heart_empty"), ("step", "step_spent")])
def test_small_marks_differ_in_grey(full: str, spent: str) -> None:
    """At 18 pixels and without colour one can still count what is left."""
    small = [pygame.transform.smoothscale(picture(f"icons/{n}"), (18, 18)) for n in (full, spent)]
    middles = [
        luminance(pygame.Color(pygame.transform.average_color(s, (6, 5, 6, 6))))
        for s in map(opaque, small)
    ]
    assert contrast(*middles) >= 1.6


def opaque(icon: pygame.Surface) -> pygame.Surface:
    """The icon on the leather it is shown on."""
    ground = pygame.Surface(icon.get_size())
    ground.fill("#2b1a11")
    ground.blit(icon, (0, 0))
    return ground


def test_cursor_points_where_it_says() -> None:
    cursor = picture("ui/cursor")
    x, y = UI["cursor"]["hot_spot"]
    assert cursor.get_size() == (64, 64)
    assert cursor.get_at((x + 2, y + 4)).a > 200
    assert cursor.get_at((max(x - 6, 0), max(y - 5, 0))).a < 60


def test_arena_has_a_dark_foot_for_names() -> None:
    """Cream names at the foot of the fight's stage keep 4.5:1 even without a shade."""
    arena = picture("ui/arena")
    assert arena.get_size() == (1400, 560)
    foot = [
        luminance(pygame.Color(pygame.transform.average_color(arena, (x, 510, 20, 20))))
        for x in range(40, 1360, 20)
    ]
    assert contrast(luminance(pygame.Color("#f3e6c8")), max(foot)) >= 4.5


def test_vignette_darkens_corners_and_column_only() -> None:
    vignette = picture("ui/vignette")
    assert vignette.get_at((260, 130)).r >= 250
    assert vignette.get_at((479, 0)).r < 190
    assert vignette.get_at((0, 130)).r < vignette.get_at((479, 130)).r
