"""Every piece of the catacombs' data has its picture, in the size the program counts on."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

Image = pytest.importorskip("PIL.Image", reason="needs the extra art")

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
PIECES = tomllib.loads(
    (ROOT / "karak/rules/catacombs/pieces.toml").read_text(encoding="utf-8")
)  # fmt: skip
TOKENS = [*PIECES["tokens"], "back"]
DICE: dict[str, Any] = json.loads((ASSETS / "dice/dice.json").read_text(encoding="utf-8"))
SEAL = (288, 296)  # the middle of a token's wax seal, in pixels


def picture(name: str) -> Any:
    return Image.open(ASSETS / f"{name}.webp").convert("RGBA")


def corners(image: Any) -> list[int]:
    """How opaque the four corners are."""
    right, bottom = image.width - 1, image.height - 1
    return [image.getpixel(at)[3] for at in ((0, 0), (right, 0), (0, bottom), (right, bottom))]


@pytest.mark.parametrize("name", TOKENS)
def test_every_token_has_its_round_picture(name: str) -> None:
    token = picture(f"catacombs/tokens/{name}")
    assert token.size == (384, 384)
    assert corners(token) == [0, 0, 0, 0]
    assert all(token.getpixel(at)[3] == 255 for at in ((192, 192), (10, 192), (192, 374)))


@pytest.mark.parametrize("name", list(PIECES["things"]))
def test_every_thing_has_its_picture(name: str) -> None:
    thing = picture(f"things/{name}")
    assert thing.size == (192, 192)
    assert corners(thing) == [0, 0, 0, 0]
    left, top, right, bottom = thing.getchannel("A").point(lambda a: 255 * (a > 128)).getbbox()
    assert max(right - left, bottom - top) > 140, "drawn too small to be known at 32 px"


def test_there_are_no_pictures_without_a_piece() -> None:
    tokens = {file.stem for file in (ASSETS / "catacombs/tokens").iterdir()}
    things = {file.stem for file in (ASSETS / "things").iterdir()}
    assert tokens == set(TOKENS)
    assert things == set(PIECES["things"])


@pytest.mark.parametrize("name", list(PIECES["tokens"]))
def test_whoever_can_be_fought_wears_a_red_seal(name: str) -> None:
    token = picture(f"catacombs/tokens/{name}").crop(
        (SEAL[0] - 48, SEAL[1] - 48, SEAL[0] + 48, SEAL[1] + 48)
    )
    r, g, b, _ = (channel.tobytes() for channel in token.split())
    red = sum(r > 110 and g < 90 and b < 90 for r, g, b in zip(r, g, b, strict=True))
    share = red / (token.width * token.height)
    assert (share > 0.25) == (PIECES["tokens"][name]["strength"] > 0), share


@pytest.mark.parametrize("name", TOKENS)
def test_tokens_differ_at_48_pixels(name: str) -> None:
    one = small(name)
    for other in TOKENS:
        if other != name:
            theirs = small(other)
            difference = sum(abs(a - b) for a, b in zip(one, theirs, strict=True)) / len(one)
            assert difference > 18, other


def small(name: str) -> bytes:
    """A token at the size it has on a crowded table, in grey."""
    token = picture(f"catacombs/tokens/{name}").resize((48, 48), Image.Resampling.LANCZOS)
    on_stone = Image.new("RGBA", token.size, "#5a554d")
    on_stone.alpha_composite(token)
    return on_stone.convert("L").tobytes()


# --- dice -----------------------------------------------------------------------------------


def frame(column: int, row: int) -> Any:
    size = DICE["size"]
    return picture("dice/pips").crop(
        (column * size, row * size, (column + 1) * size, (row + 1) * size)
    )


def test_the_table_of_the_dice_fits_their_pictures() -> None:
    size, frames = DICE["size"], DICE["frames"]
    rows = [*DICE["rows"].values(), *DICE["rows2"].values()]
    assert sorted(DICE["rows"]) == sorted(DICE["rows2"]) == list("123456")
    assert sorted(rows) == list(range(12))
    assert picture("dice/pips").size == (size * frames, size * (len(rows) + 1))
    assert [len(lift) for lift in DICE["lift"]] == [frames] * len(rows)
    assert all(lift[-1] == 0 for lift in DICE["lift"]), "at rest a die lies on the table"


def test_every_frame_shows_a_whole_die() -> None:
    size = DICE["size"]
    for row in range(12):
        for column in range(DICE["frames"]):
            box = frame(column, row).getchannel("A").point(lambda a: 255 * (a > 64)).getbbox()
            assert box is not None
            left, top, right, bottom = box
            assert min(left, top, size - right, size - bottom) > 0, (row, column)
            assert right - left > size * 0.6, (row, column)


def test_the_shadow_is_black_and_soft() -> None:
    place = DICE["shadow"]
    shadow = frame(place["column"], place["row"])
    alphas = set(shadow.getchannel("A").tobytes())
    assert len(alphas) > 60
    assert 120 < max(alphas) < 255
    assert max(shadow.convert("L").tobytes()) < 8


@pytest.mark.parametrize("rows", ["rows", "rows2"])
@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_ends_with_its_result_on_top(value: int, rows: str) -> None:
    """Counts the dark spots on the bright upper face of the last frame."""
    still = frame(DICE["frames"] - 1, DICE[rows][str(value)])
    assert spots_on_top(still) == value


def spots_on_top(image: Any) -> int:
    """Dark blobs that lie wholly in the bright face: flood the face, then count its holes."""
    grey = image.convert("RGBA")
    on_black = Image.new("RGBA", grey.size, "#000000")
    on_black.alpha_composite(grey)
    bright = {
        (x, y)
        for x in range(grey.width)
        for y in range(grey.height)
        if on_black.getpixel((x, y))[1] > 205
    }
    face = max(regions(bright), key=len)
    xs, ys = [p[0] for p in face], [p[1] for p in face]
    around = {
        (x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)
    }
    holes = [hole for hole in regions(around - face) if len(hole) > 60]
    edge = {min(xs) - 1, max(xs) + 1}
    return sum(not any(x in edge for x, _ in hole) for hole in holes)


def regions(points: set[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    """Sets of points that hang together."""
    left, found = set(points), []
    while left:
        heap = [left.pop()]
        region = set(heap)
        while heap:
            x, y = heap.pop()
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in left:
                    left.remove(near)
                    region.add(near)
                    heap.append(near)
        found.append(region)
    return found
