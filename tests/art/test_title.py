"""The title's pictures and the program's icon: sizes, places, and text that can be read on them."""

from __future__ import annotations

import importlib.util
import json
import struct
from pathlib import Path
from types import ModuleType
from typing import Any

import pygame
import pytest

ROOT = Path(__file__).parents[2]
TITLE = ROOT / "assets" / "title"
PLACES: dict[str, Any] = json.loads((TITLE / "title.json").read_text(encoding="utf-8"))
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)


def picture(name: str) -> pygame.Surface:
    return pygame.image.load(TITLE / f"{name}.webp")


def light(surface: pygame.Surface, box: tuple[int, int, int, int]) -> float:
    """Relative luminance of the mean colour in a box."""
    mean = pygame.transform.average_color(surface, box)[:3]
    linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in mean]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def luminance(colour: str) -> float:
    dot = pygame.Surface((1, 1))
    dot.fill(colour)
    return light(dot, (0, 0, 1, 1))


@pytest.fixture(scope="module")
def background() -> pygame.Surface:
    return picture("background")


def test_background_has_its_size(background: pygame.Surface) -> None:
    assert list(background.get_size()) == PLACES["size"] == [2560, 1440]


def test_menu_is_legible_before_the_wall(background: pygame.Surface) -> None:
    """Cream and second text keep 4.5:1 on every patch of the menu's column.

    Beside the torch only the card and the boxes stand, which bring their own ground."""
    column = [(x, y) for x in range(140, 960, 20) for y in range(40, 1420, 20)]
    column += [(x, y) for x in range(960, 1160, 20) for y in range(1100, 1420, 20)]
    patches = [light(background, (x, y, 20, 20)) for x, y in column]
    for text in ("#f3e6c8", "#cdb993"):
        assert (luminance(text) + 0.05) / (max(patches) + 0.05) >= 4.5


def test_left_wall_is_dark_but_not_black(background: pygame.Surface) -> None:
    """Stones can be told from joints all over the left half."""
    for top in range(0, 1440, 360):
        strip = background.subsurface((0, top, 1000, 360))
        small = pygame.transform.smoothscale(strip, (125, 45))
        greys = sorted(sum(small.get_at((x, y))[:3]) / 3 for x in range(125) for y in range(45))
        assert greys[-len(greys) // 10] - greys[len(greys) // 10] >= 6, top


def test_what_matters_is_in_the_right_part() -> None:
    """A window of 4:3 that cuts off the left quarter still shows torches and eyes."""
    kept = PLACES["size"][0] * 0.45
    for x, y in [*PLACES["torches"], *PLACES["eye_middles"]]:
        assert kept < x < PLACES["size"][0]
        assert PLACES["size"][1] * 0.2 < y < PLACES["size"][1] * 0.7


@pytest.mark.parametrize("name", ["eyes", "lids"])
def test_layers_lie_on_the_dragon(name: str) -> None:
    layer, (left, top) = picture(name), PLACES[name]
    for x, y in PLACES["eye_middles"]:
        assert left < x < left + layer.get_width()
        assert top < y < top + layer.get_height()
    if name == "lids":
        for x, y in PLACES["eye_middles"]:
            assert layer.get_at((x - left, y - top)).a > 240, "the eye is covered"
    else:
        assert max(layer.get_at((0, 0))[:3]) <= 6, "the glow ends softly"


def test_eyes_burn_in_the_dark(background: pygame.Surface) -> None:
    for x, y in PLACES["eye_middles"]:
        around = light(background, (x - 12, y - 12, 24, 24))
        assert around > 8 * light(background, (x - 260, y - 260, 40, 40))


@pytest.mark.parametrize("game", ["catacombs", "landscape", "goblin"])
def test_boxes(game: str) -> None:
    width, height = picture(f"box-{game}").get_size()
    assert width >= 360
    assert width * 4 == height * 3


def test_wordmark_is_cut_out() -> None:
    word = picture("wordmark")
    assert word.get_width() > 1000
    assert word.get_at((0, 0)).a == 0
    assert word.get_bounding_rect(min_alpha=128).width > 1000


# --- the program's icon ---------------------------------------------------------------------


@pytest.mark.parametrize("size", ICON_SIZES)
def test_icon_sizes(size: int) -> None:
    icon = pygame.image.load(ROOT / "assets" / "icon" / f"karak-{size}.png")
    assert icon.get_size() == (size, size)
    assert icon.get_at((0, 0)).a < 40, "rounded corners"
    assert icon.get_at((size // 2, size // 2)).a == 255


def test_eyes_show_at_sixteen_pixels() -> None:
    icon = pygame.image.load(ROOT / "assets" / "icon" / "karak-16.png")
    eyes = [max(light(icon, (x, 6, 2, 2)) for x in span) for span in (range(4, 7), range(9, 12))]
    assert min(eyes) > 3 * light(icon, (6, 10, 4, 3))


@pytest.fixture(scope="module")
def packer() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pack", ROOT / "scripts" / "pack_icons.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_windows_icon_is_packed_from_the_pictures(packer: ModuleType) -> None:
    data = (ROOT / "build" / "karak.ico").read_bytes()
    assert data == packer.windows_icon()
    count = struct.unpack("<HHH", data[:6])[2]
    for i in range(count):
        side, *_, length, offset = struct.unpack("<BBBBHHII", data[6 + 16 * i : 22 + 16 * i])
        size = side or 256
        wanted = (ROOT / "assets" / "icon" / f"karak-{size}.png").read_bytes()
        assert data[offset : offset + length] == wanted


def test_mac_icon_is_packed_from_the_pictures(packer: ModuleType) -> None:
    data = (ROOT / "build" / "karak.icns").read_bytes()
    assert data == packer.mac_icon()
    assert struct.unpack(">I", data[4:8])[0] == len(data)


def test_cover_of_the_readme() -> None:
    assert pygame.image.load(ROOT / "docs" / "cover.webp").get_size() == (1280, 640)
