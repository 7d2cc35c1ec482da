"""The camera's mathematics: what it shows, how it moves, and when it does not."""

from __future__ import annotations

import pytest

from karak.app.board.camera import BEYOND, STOPS, ZOOM_SECONDS, Camera, usual_stop
from karak.app.board.grids import HexGrid, SquareGrid

SIZE = (1920, 1080)
BOARD = (100.0, 100.0, 110.0, 108.0)


USUAL = STOPS.index(204)


def camera(stop: int = USUAL) -> Camera:
    found = Camera(SIZE)
    found.set_insets(368, 100, 20, 96)
    found.set_bounds(BOARD)
    found.zoom(stop - found.stop)
    found.finish()
    found.centre_on(104.3, 103.7, at_once=True)
    return found


@pytest.mark.parametrize("stop", range(len(STOPS)))
@pytest.mark.parametrize("grid", [SquareGrid(), HexGrid()])
def test_cells_are_found_again_at_every_stop(stop: int, grid: SquareGrid | HexGrid) -> None:
    view = camera(stop)
    view.pan(37, -91)
    for cell in (100_100, 103_104, 105_099, 107_106):
        place = view.to_screen(*grid.centre(cell))
        assert grid.cell_at(*view.to_board(place)) == cell


@pytest.mark.parametrize("stop", range(len(STOPS)))
def test_at_rest_the_board_lies_on_whole_pixels(stop: int) -> None:
    view = camera(stop)
    view.pan(0.3, 10.7)
    assert view.tile == STOPS[stop]
    assert all(float(part).is_integer() for part in view.origin)


def test_what_is_centred_is_in_the_middle_of_the_safe_area() -> None:
    view = camera()
    x, y = view.to_screen(104.3, 103.7)
    assert view.safe.center == (368 + (1920 - 388) // 2, 100 + (1080 - 196) // 2)
    assert abs(x - view.safe.centerx) <= 1
    assert abs(y - view.safe.centery) <= 1


@pytest.mark.parametrize("steps", [-4, -1, 1, 2])
def test_zooming_keeps_the_point_below_the_cursor(steps: int) -> None:
    view = camera()
    cursor = 1100, 480
    before = view.to_board(cursor)
    view.zoom(steps, cursor)
    while view.zooming:
        view.update(1 / 60)
        assert view.to_board(cursor) == pytest.approx(before, abs=1 / view.tile)
    assert view.tile == STOPS[USUAL + steps]


def test_a_zoom_takes_its_time_and_reduced_motion_none() -> None:
    view = camera()
    view.zoom(1)
    view.update(ZOOM_SECONDS * 0.9)
    assert STOPS[USUAL] < view.tile < STOPS[USUAL + 1]
    view.update(ZOOM_SECONDS * 0.2)
    assert not view.moving
    view.zoom(1)
    view.update(0.001, at_once=True)
    assert view.tile == STOPS[USUAL + 2]
    assert not view.moving


def test_zoom_ends_at_the_last_stops() -> None:
    view = camera()
    view.zoom(99)
    view.finish()
    view.zoom(1)
    assert not view.zooming
    assert view.tile == STOPS[-1]
    view.zoom(-99)
    view.finish()
    assert view.tile == STOPS[0]


def test_notches_during_a_zoom_add_up() -> None:
    view = camera(0)
    for _ in range(3):
        view.zoom(1, (900, 500))
        view.update(0.03)
    view.update(1)
    assert view.tile == STOPS[3]


def test_dragging_while_it_zooms_moves_the_point_with_the_cursor() -> None:
    view = camera()
    view.zoom(1, (900, 500))
    view.update(0.05)
    before = view.to_board((900, 500))
    view.pan(30, -20)
    assert view.to_board((930, 480)) == pytest.approx(before)
    view.update(1)
    assert view.to_board((930, 480)) == pytest.approx(before, abs=0.01)


def test_the_board_cannot_be_lost() -> None:
    view = camera()
    for dx, dy in ((1e6, 0), (0, 1e6), (-1e6, 0), (0, -1e6)):
        view.pan(dx, dy)
        x, y = view.to_board(view.safe.center)
        assert BOARD[0] - BEYOND - 0.01 <= x <= BOARD[2] + BEYOND + 0.01
        assert BOARD[1] - BEYOND - 0.01 <= y <= BOARD[3] + BEYOND + 0.01
    view.zoom(-3, (0, 0))
    view.finish()
    assert BOARD[0] - BEYOND <= view.x <= BOARD[2] + BEYOND


def test_fit_shows_the_whole_board_beside_the_panels() -> None:
    view = camera()
    view.fit(at_once=True)
    left, top = view.to_screen(BOARD[0], BOARD[1])
    right, bottom = view.to_screen(BOARD[2], BOARD[3])
    assert view.safe.contains((left, top, right - left, bottom - top))
    larger = STOPS[view.stop + 1]
    assert 10 * larger > view.safe.width or 8 * larger > view.safe.height


def test_fit_of_a_board_that_is_too_large_is_the_smallest_size() -> None:
    view = camera()
    view.set_bounds((60.0, 60.0, 140.0, 140.0))
    view.fit(at_once=True)
    assert view.tile == STOPS[0]


def glide(view: Camera, seconds: float = 3.0) -> None:
    for _ in range(int(seconds * 60)):
        view.update(1 / 60)


def walk(view: Camera, start: tuple[float, float], end: tuple[float, float]) -> None:
    view.follow(*start)
    for step in range(1, 31):
        part = step / 30
        x, y = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
        view.follow(x, y)
        view.update(1 / 60)
    glide(view)


def test_the_camera_comes_after_a_hero_who_walks_off_and_then_rests() -> None:
    view = camera()
    walk(view, (104.3, 103.7), (109.0, 103.7))
    x, _ = view.to_screen(109.0, 103.7)
    assert view.x > 105
    assert x < view.safe.right - view.safe.width * 0.2
    assert not view.moving


def test_a_hero_who_walks_about_in_the_middle_moves_nothing() -> None:
    view = camera()
    before = view.origin
    walk(view, (104.3, 103.7), (104.9, 103.7))
    assert view.origin == before


def test_it_never_fights_the_player() -> None:
    view = camera()
    view.pan(-300, 0)
    before = view.origin
    walk(view, (104.3, 103.7), (101.0, 103.7))
    assert view.origin == before
    view.centre_on(101.0, 103.7)
    glide(view)
    assert (view.x, view.y) == pytest.approx((101.0, 103.7), abs=0.01)
    walk(view, (101.0, 103.7), (106.0, 103.7))
    assert view.x > 102


def test_a_new_turn_brings_it_back_even_if_the_hero_has_not_moved() -> None:
    view = camera()
    view.follow(104.3, 103.7)
    view.pan(5000, 0)
    assert view.to_screen(104.3, 103.7)[0] > view.safe.right
    view.come_back_to(104.3, 103.7)
    glide(view)
    assert view.safe.collidepoint(view.to_screen(104.3, 103.7))
    assert view.following


def test_panning_ends_a_glide() -> None:
    view = camera()
    view.centre_on(109, 107)
    view.update(0.05)
    view.pan(5, 5)
    before = view.origin
    glide(view)
    assert view.origin == before


def test_panels_that_come_and_go_do_not_move_the_board() -> None:
    view = camera()
    before = view.origin
    view.set_insets(0, 0, 500, 0)
    assert view.origin == before


def test_after_a_resize_the_same_point_is_in_the_middle() -> None:
    view = camera()
    view.zoom(1)
    view.update(0.05)
    view.resize((1024, 640), 1.5)
    assert not view.zooming
    assert view.tile == STOPS[USUAL + 1]
    x, y = view.to_screen(view.x, view.y)
    assert abs(x - view.safe.centerx) <= 1
    assert abs(y - view.safe.centery) <= 1


def test_tiles_grow_with_the_scale_of_the_interface() -> None:
    view = camera(3)
    view.resize(SIZE, 2.0)
    assert view.tile == STOPS[3 + usual_stop(2.0) - usual_stop(1.5)]
    view.resize(SIZE, 1.5)
    assert view.tile == STOPS[3]


def test_the_usual_tile_grows_with_the_scale() -> None:
    assert STOPS[usual_stop(1.5)] == 204
    assert STOPS[usual_stop(1.0)] == 128
    assert [usual_stop(scale / 100) for scale in range(75, 201, 25)] == sorted(
        usual_stop(scale / 100) for scale in range(75, 201, 25)
    )
