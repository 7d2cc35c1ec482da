"""Pieces on one tile stay visible, and pictures of pieces stay few."""

from __future__ import annotations

from itertools import product

import pytest
from pygame import Rect

from karak.app.catacombs.crowd import Spot, crowd
from karak.app.catacombs.marks import dots
from karak.app.catacombs.pieces import HEIGHT, MOST_PICTURES, Pieces, Sprite
from tests.app.painted import PaintedPictures

WIDTH = 0.6  # of a standee's height
SEEN = 0.3  # of a piece must not be covered
TILE = 1000


def covered(kind: str, spot: Spot) -> Rect:
    """What a piece covers on a tile of so many pixels."""
    height = HEIGHT[kind] * spot.scale * TILE
    width = height * WIDTH if kind == "standee" else height
    rect = Rect(0, 0, round(width), round(height))
    if kind == "standee":
        rect.midbottom = round(spot.x * TILE), round(spot.y * TILE + height * 0.075)
    else:
        rect.center = round(spot.x * TILE), round(spot.y * TILE)
    return rect


def seen(rect: Rect, above: list[Rect]) -> float:
    """Which part of it no other one hides."""
    step = 10
    points = list(product(range(rect.left, rect.right, step), range(rect.top, rect.bottom, step)))
    free = [point for point in points if not any(one.collidepoint(point) for one in above)]
    return len(free) / len(points)


@pytest.mark.parametrize("heroes", range(6))
@pytest.mark.parametrize("token", [False, True])
@pytest.mark.parametrize("things", [0, 1, 2, 4, 7])
def test_on_a_crowded_tile_every_piece_can_be_seen(heroes: int, token: bool, things: int) -> None:
    found = crowd(heroes, token, things)
    assert len(found.heroes) == heroes
    assert len(found.things) == things
    assert (found.token is not None) == token
    rects = [covered("thing", spot) for spot in found.things]
    rects += [covered("token", found.token)] if found.token else []
    rects += [covered("standee", spot) for spot in sorted(found.heroes, key=lambda one: one.y)]
    for at, rect in enumerate(rects):
        assert seen(rect, rects[at + 1 :]) >= SEEN
        assert rect.left > -0.1 * TILE
        assert rect.right < 1.1 * TILE
        assert rect.bottom < 1.05 * TILE


def test_who_is_alone_stands_in_the_middle() -> None:
    assert crowd(1).heroes == [Spot(0.5, 0.82)]
    assert crowd(0, token=True).token == Spot(0.5, 0.5)
    assert crowd(0).things == []


def test_dots_lie_at_equal_distances_around_the_corner() -> None:
    found = dots([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0)], gap=0.3)
    assert [(round(x, 9), round(y, 9)) for x, y in found] == [
        (0, 0), (0.3, 0), (0.6, 0), (0.9, 0), (1, 0.2), (1, 0.5), (1, 0.8)
    ]  # fmt: skip
    assert dots([]) == []
    assert dots([(2.0, 2.0)]) == [(2.0, 2.0)]


def test_a_lifted_piece_leaves_its_shadow_on_the_floor() -> None:
    pieces = Pieces(PaintedPictures())
    sprite = Sprite("rat", "catacombs/tokens/rat", 1, 1)
    low = pieces.rect(sprite, 200, (400, 300))
    sprite.lift = 0.25
    assert pieces.rect(sprite, 200, (400, 300)) == low.move(0, -50)
    sprite.width = 0.5
    assert pieces.rect(sprite, 200, (400, 300)).width == pytest.approx(low.width / 2, abs=1)


def test_pieces_stay_readable_in_the_dark_and_warm_up_in_the_light() -> None:
    pieces = Pieces(PaintedPictures())
    sprite = Sprite("rat", "catacombs/tokens/rat", 1, 1)
    dark, light = (
        pieces.painted(sprite, 200, lamp).surface.get_at((60, 60))
        for lamp in ((0, 0, 0), (255, 190, 110))
    )
    assert dark.r > 150
    assert light.r > dark.r


def test_an_animation_does_not_fill_the_memory() -> None:
    pieces = Pieces(PaintedPictures())
    for at in range(400):
        sprite = Sprite("rat", "catacombs/tokens/rat", 1, 1, scale=1 + at / 1000)
        pieces.painted(sprite, 100, (0, 0, 0))
    assert pieces.kept <= MOST_PICTURES
    made = pieces.made
    pieces.painted(sprite, 100, (0, 0, 0))
    assert pieces.made == made
