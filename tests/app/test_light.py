"""Light goes through doors, not through walls."""

from __future__ import annotations

import pygame
import pytest

from karak.app.catacombs.light_map import Light, LightMap
from karak.app.catacombs.tile_art import close_sides
from tests.app.painted import wall_distances

HERO = Light("hero", 5.5, 5.5)


def lit(map_of: LightMap, x: float, y: float) -> int:
    """How much of the hero's light, which is red most of all, is more than the cold around."""
    red, _, blue = map_of.at(x, y)
    return max(0, red - blue)


def light_map(**tiles: str) -> LightMap:
    """Tiles in one row; the hero stands in the middle of the one named `here`."""
    found = LightMap()
    places = {"west": (4, 5), "here": (5, 5), "east": (6, 5), "far_east": (7, 5), "south": (5, 6)}
    found.set_walls({places[at]: wall_distances(exits) for at, exits in tiles.items()})
    return found


def test_light_goes_through_an_open_door() -> None:
    found = light_map(here="EW", east="EW")
    found.set_lamps([])
    touched = found.set_hero(HERO, 1.0, resting=True)
    assert touched == {(5, 5), (6, 5)}
    assert lit(found, 6.5, 5.5) > 50


@pytest.mark.parametrize(("here", "east"), [("W", "EW"), ("EW", "NS"), ("W", "NS")])
def test_a_wall_on_either_side_stops_it(here: str, east: str) -> None:
    found = light_map(here=here, east=east)
    found.set_lamps([])
    found.set_hero(HERO, 1.0, resting=True)
    assert lit(found, 5.5, 5.3) > 100
    assert lit(found, 6.5, 5.5) == 0


def test_it_does_not_go_around_corners() -> None:
    found = light_map(here="EW", east="SW", south="NS")
    found.set_lamps([])
    found.set_hero(HERO, 1.0, resting=True)
    assert lit(found, 6.5, 5.5) > 50
    assert lit(found, 5.5, 6.5) == 0


def test_nothing_shines_where_nothing_is_laid() -> None:
    found = light_map(here="NESW")
    found.set_lamps([])
    touched = found.set_hero(HERO, 1.0, resting=True)
    assert touched == {(5, 5)}
    assert lit(found, 7.0, 5.5) == 0


def test_a_tile_more_lets_the_light_of_lamps_through() -> None:
    found = light_map(here="EW")
    lamp = Light("other", 5.5, 5.5)
    found.set_lamps([lamp])
    found.set_hero(None, 1.0, resting=True)
    before = lit(found, 6.4, 5.5)
    found.lay((6, 5), wall_distances("EW"))
    assert found.set_lamps([lamp]) == {(5, 5), (6, 5)}
    found.set_hero(None, 1.0, resting=True)
    assert lit(found, 6.4, 5.5) > before + 8


def test_a_lamp_that_goes_out_leaves_the_dark() -> None:
    found = light_map(here="EW")
    found.set_lamps([Light("torch", 5.5, 5.5)])
    assert found.set_lamps([]) == {(5, 5)}
    found.set_hero(None, 1.0, resting=True)
    assert found.at(5.5, 5.5) == (0, 0, 0)


def test_the_map_grows_with_the_board() -> None:
    found = light_map(here="EW")
    found.set_lamps([Light("torch", 5.5, 5.5)])
    found.set_hero(HERO, 1.0, resting=True)
    before = found.at(5.3, 5.4)
    for column in (40, -20):
        found.lay((column, 5), wall_distances("EW"))
    found.set_lamps([Light("torch", 5.5, 5.5)])
    assert found.set_hero(HERO, 1.0, resting=True) == {(5, 5)}
    assert found.at(5.3, 5.4) == pytest.approx(before, abs=1)
    assert found.set_hero(Light("hero", 40.5, 5.5), 1.0, resting=True) == {(40, 5)}


def test_the_dim_map_is_a_little_darker_than_the_bright_one() -> None:
    found = light_map(here="EW")
    found.set_lamps([])
    found.set_hero(HERO, 1.0, resting=True)
    bright, dim = (
        pygame.transform.average_color(found.part((5, 5), dim))[0] for dim in (False, True)
    )
    assert 0.85 * bright < dim < bright


def test_neighbouring_tiles_share_the_samples_at_their_border() -> None:
    found = light_map(here="EW", east="EW")
    found.set_lamps([])
    found.set_hero(HERO, 1.0, resting=True)
    here, east = found.part((5, 5)), found.part((6, 5))
    last = here.get_width() - 1
    assert [here.get_at((last, y)) for y in range(last)] == [
        east.get_at((0, y)) for y in range(last)
    ]


def test_a_passage_that_ends_blind_is_a_wall() -> None:
    open_ = wall_distances("EW")
    closed = close_sides(open_, "E")
    middle = 17 * 34
    assert open_[middle + 33] > 0
    assert closed[middle + 33] == 0
    assert closed[middle] == open_[middle]
    assert all(new <= old for new, old in zip(closed, open_, strict=True))


def test_a_lamp_falls_off_with_distance() -> None:
    found = light_map(here="EW", east="EW", far_east="EW")
    found.set_lamps([])
    found.set_hero(HERO, 1.0, resting=True)
    steps = [found.at(5.6 + at / 4, 5.5)[0] for at in range(9)]
    assert steps == sorted(steps, reverse=True)
