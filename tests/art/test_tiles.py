"""Every tile that can lie on the table has its pictures, and their walls are where they must be."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path

import pytest

from karak.rules.catacombs.pieces import EAST, NORTH, PLANS, SOUTH, START_TILE, WEST
from tests.art.naming import webp_size

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "catacombs" / "tiles"
TABLE = json.loads((FOLDER / "tiles.json").read_text(encoding="utf-8"))
TILES = {START_TILE.name: START_TILE} | {t.name: t for plan in PLANS for t in plan.turns}
FIELD = 34
SIZE = 306
BOARD = {
    **{f"void-{k}": (SIZE, SIZE) for k in range(9) if k != 4},
    **{f"{what}-{k}": (SIZE, SIZE) for what in ("water", "gate") for k in range(8)},
    **{f"blind-{side}-{what}": (SIZE, SIZE) for side in "NESW" for what in ("base", "warm")},
    **{f"flame-{k}": (60, 80) for k in range(8)},
    **{f"dust-{k}": (160, 160) for k in range(6)},
    "table": (1920, 1080),
    "rim": (SIZE, 12),
    "close-room": (SIZE, 120),
    "close-corridor": (SIZE, 120),
    "exit-warm": (SIZE, 240),
    "exit-cold": (SIZE, 240),
    "ring": (240, 132),
    "dot": (30, 36),
    "bracket": (72, 72),
    "spark": (32, 32),
    "glint": (64, 64),
}


def rows(name: str, variant: int) -> list[bytes]:
    """The wall field of a tile, row by row."""
    field = zlib.decompress(base64.b64decode(TABLE[name][variant]["wall"]))
    assert len(field) == FIELD * FIELD
    return [field[k : k + FIELD] for k in range(0, len(field), FIELD)]


VARIANTS = [(name, variant) for name in TILES for variant in range(len(TABLE.get(name, ())))]


def test_table_has_all_tiles_and_no_others() -> None:
    assert set(TABLE) == set(TILES)
    assert all(TABLE.values())


def test_no_picture_without_a_tile() -> None:
    wanted = {f"{n}-{v}-{what}" for n, v in VARIANTS for what in ("base", "warm", "reach")}
    assert {file.stem for file in FOLDER.glob("*.webp")} == wanted | {"back"}


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_pictures(name: str, variant: int) -> None:
    for what in ("base", "warm", "reach"):
        assert webp_size(FOLDER / f"{name}-{variant}-{what}.webp") == (SIZE, SIZE)


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_open_exactly_at_the_exits(name: str, variant: int) -> None:
    field = rows(name, variant)
    sides = {
        NORTH: field[0],
        SOUTH: field[-1],
        WEST: bytes(row[0] for row in field),
        EAST: bytes(row[-1] for row in field),
    }
    opening = bytes(13 <= k < 21 for k in range(FIELD))
    for side, border in sides.items():
        found = bytes(distance > 0 for distance in border)
        assert found == (opening if TILES[name].exits & side else bytes(FIELD)), side
    assert field[FIELD // 2][FIELD // 2] > 8  # the middle is floor


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_light_of_a_torch_starts_on_the_floor(name: str, variant: int) -> None:
    """The game lights from a point a third of the way from the flame to the tile's middle."""
    field = rows(name, variant)
    for x, y in TABLE[name][variant]["torches"]:
        column, row = (int((at + (0.5 - at) * 0.32) * FIELD) for at in (x, y))
        assert field[row][column] > 0


def test_board_pictures() -> None:
    files = (FOLDER.parent / "board").glob("*.webp")
    assert {file.stem: webp_size(file) for file in files} == BOARD


def test_small_enough() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 12_000_000
