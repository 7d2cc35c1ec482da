"""The small map: what it shows, and where a click on it leads."""

from __future__ import annotations

import pygame
import pytest

from karak.app.catacombs.minimap import FAINT_INK, INK, Dot, MiniMap
from tests.app.painted import CORNER, board, cell

SIZE = (250, 186)


def near(one: pygame.Color, other: str) -> bool:
    return all(abs(a - b) < 12 for a, b in zip(one[:3], pygame.Color(other)[:3], strict=True))


def colour_at(small: MiniMap, x: float, y: float) -> pygame.Color:
    left, top = small.to_map(x, y)
    return small.surface.get_at((round(left), round(top)))


def test_rooms_ways_and_heroes_are_drawn_where_they_are() -> None:
    small = MiniMap(SIZE)
    assert small.update(board(), [Dot(CORNER + 2.5, CORNER + 1.5, "#c2452d")])
    assert near(colour_at(small, CORNER + 2.5, CORNER + 1.5), "#c2452d")
    assert near(colour_at(small, CORNER + 4.5, CORNER + 1.5), INK)  # a room
    assert near(colour_at(small, CORNER + 3.0, CORNER + 1.5), INK)  # from tile to tile
    assert near(colour_at(small, CORNER + 4.5, CORNER + 1.05), FAINT_INK)  # not explored
    assert colour_at(small, CORNER + 4.05, CORNER + 1.05).a == 0


def test_it_is_drawn_anew_only_when_something_changed() -> None:
    small = MiniMap(SIZE)
    heroes = [Dot(CORNER + 2.5, CORNER + 1.5, "#c2452d")]
    assert small.update(board(), heroes)
    assert not small.update(board(), heroes)
    assert small.update(board() | {cell(4, 0): "room-NS"}, heroes)
    assert small.update(board(), [heroes[0]._replace(active=True)])


@pytest.mark.parametrize("columns", [1, 10, 60])
def test_a_click_leads_to_the_point_below_it(columns: int) -> None:
    small = MiniMap(SIZE)
    small.update({cell(column, 0): "corridor-EW" for column in range(columns)}, [])
    for x, y in ((CORNER + 0.5, CORNER + 0.5), (CORNER + columns - 0.25, CORNER + 0.9)):
        place = small.to_map(x, y)
        assert pygame.Rect((0, 0), SIZE).collidepoint(place)
        assert small.point_at(place) == pytest.approx((x, y))


def test_what_the_camera_shows_is_a_part_of_the_map() -> None:
    small = MiniMap(SIZE)
    small.update(board(), [])
    rect = small.window((CORNER + 1.0, CORNER + 0.0, CORNER + 3.0, CORNER + 1.0))
    assert rect.width == pytest.approx(2 * rect.height, abs=2)
    assert pygame.Rect((0, 0), SIZE).contains(small.window((0.0, 0.0, 500.0, 500.0)))
