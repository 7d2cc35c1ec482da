"""The view of the catacombs: what was brought up to date piece by piece equals a fresh picture."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame import Surface

from karak.app.board.camera import STOPS
from karak.app.catacombs.board_view import BoardView
from karak.app.catacombs.marks import Ghost, Marks
from karak.app.catacombs.pieces import Sprite
from karak.app.catacombs.tile_art import MOST_LARGE, MOST_SMALL, OVERVIEW
from tests.app.painted import CORNER, board, cell, new_view

SIZE = (800, 600)
FRAME = 1 / 60
MARKS = Marks(
    reach=frozenset({cell(2, 1), cell(3, 1), cell(1, 1)}),
    danger=frozenset({cell(4, 1)}),
    gates=frozenset({cell(1, 2)}),
    exits=frozenset({(cell(4, 1), "N"), (cell(0, 1), "W")}),
)


def run(view: BoardView, frames: int, reduced: bool = False) -> Surface:
    target = Surface(SIZE).convert()
    for _ in range(frames):
        view.update(FRAME, reduced)
        view.draw(target)
    return target


def settle(view: BoardView) -> Surface:
    """Let everything come to rest, without motion."""
    for _ in range(400):
        target = run(view, 1, reduced=True)
        if view.settled:
            return target
    raise AssertionError("the view never settles")


def fresh_copy(view: BoardView) -> BoardView:
    """A new view of the same position from the same camera."""
    names = {view.cell(place): tile.face.tile for place, tile in view.dungeon.tiles.items()}
    other = new_view(SIZE, names)
    hero = view.dungeon.hero
    assert hero
    other.hero_light(hero.x, hero.y)
    other.other_lights([(light.x, light.y) for light in view.dungeon.others])
    other.marks = view.marks
    other.sprites = view.sprites
    camera = other.camera
    camera.zoom(view.camera.stop - camera.stop)
    camera.finish()
    camera.x, camera.y = view.camera.x, view.camera.y
    return other


def pixels_off(one: Surface, other: Surface, most: int = 2) -> int:
    """How many pixels differ by more than that in any channel."""
    masks = []
    for a, b in ((one, other), (other, one)):
        rest = a.copy()
        rest.blit(b, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        masks.append(pygame.mask.from_threshold(rest, (0, 0, 0), (most + 1,) * 3 + (255,)))
    same = masks[0].overlap_mask(masks[1], (0, 0)).count()
    return one.get_width() * one.get_height() - same


def pan(view: BoardView) -> None:
    for dx, dy in [(7, -3)] * 40 + [(-11, 5)] * 30:
        view.camera.pan(dx, dy)
        run(view, 1)


def zoom_out(view: BoardView) -> None:
    view.camera.zoom(-2, (500, 200))
    run(view, 20)


def zoom_in(view: BoardView) -> None:
    view.camera.zoom(2, (300, 400))
    run(view, 20)


def zoom_and_pan_at_once(view: BoardView) -> None:
    view.camera.zoom(-1, (300, 400))
    run(view, 4)
    view.camera.pan(60, 20)
    run(view, 12)
    view.camera.pan(60, 20)
    run(view, 1)


def walk(view: BoardView) -> None:
    for step in range(1, 23):
        x = CORNER + 2.5 + step / 11
        view.hero_light(x, CORNER + 1.5)
        view.camera.follow(x, CORNER + 1.5)
        run(view, 1)
    run(view, 40)


def lay(view: BoardView) -> None:
    run(view, 5)
    view.lay(cell(2, 3), "corridor-EW")  # below a corner: nothing opens
    run(view, 3)
    view.lay(cell(4, 0), "room-EW")  # its neighbour's passage to the north ends blind now
    view.lay(cell(0, 2), "room-NESW")
    run(view, 10)


def mark(view: BoardView) -> None:
    view.marks = MARKS
    run(view, 30)
    view.marks = Marks(reach=frozenset({cell(2, 1)}), exits=frozenset({(cell(4, 1), "N")}))
    run(view, 30)


def light_others(view: BoardView) -> None:
    view.other_lights([(CORNER + 4.5, CORNER + 1.5), (CORNER + 1.5, CORNER + 0.5)])
    run(view, 30)


CHANGES: list[Callable[[BoardView], None]] = [
    pan,
    zoom_out,
    zoom_in,
    zoom_and_pan_at_once,
    walk,
    lay,
    mark,
    light_others,
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
@pytest.mark.parametrize("spare", [False, True])
def test_after_any_change_the_picture_equals_a_fresh_one(
    change: Callable[[BoardView], None], spare: bool
) -> None:
    view = new_view(SIZE)
    view.spare = spare
    view.sprites["rat"] = Sprite("rat", "catacombs/tokens/rat", CORNER + 1.5, CORNER + 1.5)
    if change is not mark:
        view.marks = MARKS
    run(view, 30)
    change(view)
    assert pixels_off(settle(view), settle(fresh_copy(view))) == 0


def test_all_changes_one_after_the_other() -> None:
    view = new_view(SIZE)
    for change in CHANGES:
        change(view)
    assert pixels_off(settle(view), settle(fresh_copy(view))) == 0


def test_in_the_middle_of_a_walk_the_torch_lights_as_if_he_had_always_stood_there() -> None:
    view = new_view(SIZE)
    run(view, 10, reduced=True)
    for step in range(1, 6):
        view.hero_light(CORNER + 2.5 + step / 11, CORNER + 1.5)
        run(view, 1, reduced=True)
    assert view.dungeon.walking
    other = fresh_copy(view)
    run(other, 1, reduced=True)
    lit = [tile.place for tile in view.dungeon.tiles.values() if tile.hero_lit]
    assert len(lit) > 2
    for place in lit:
        rect = view.still.rect(place).clip(view.still.window)
        one, two = view.still.surface.subsurface(rect), other.still.surface.subsurface(rect)
        assert pixels_off(one, two) == 0


def test_a_board_that_lies_already_is_not_painted_again() -> None:
    view = new_view(SIZE)
    settle(view)
    view.set_board(board())
    view.update(FRAME, reduced=True)
    assert view.settled


def test_undo_shows_the_board_as_it_was() -> None:
    view = new_view(SIZE)
    before = settle(view)
    view.lay(cell(4, 0), "room-EW")
    laid = settle(view)
    view.set_board(board())
    assert pixels_off(before, laid) > 1000
    assert pixels_off(before, settle(view)) == 0


def test_with_motion_off_nothing_changes_once_it_has_settled() -> None:
    view = new_view(SIZE)
    view.marks = MARKS
    view.sprites["rat"] = Sprite("rat", "catacombs/tokens/rat", CORNER + 1.5, CORNER + 1.5)
    first = settle(view)
    for _ in range(30):
        view.update(FRAME, reduced=True)
        assert view.settled
    assert pixels_off(first, run(view, 1, reduced=True), most=0) == 0


def test_every_change_unsettles() -> None:
    view = new_view(SIZE)
    view.sprites["rat"] = Sprite("rat", "catacombs/tokens/rat", CORNER + 1.5, CORNER + 1.5)

    def move_rat() -> None:
        view.sprites["rat"].x += 0.1

    changes: list[Callable[[], object]] = [
        move_rat,
        lambda: view.camera.pan(3, 0),
        lambda: view.camera.zoom(1),
        lambda: view.hero_light(CORNER + 2.4, CORNER + 1.5),
        lambda: view.other_lights([]),
        lambda: setattr(view, "marks", MARKS),
        lambda: view.lay(cell(4, 0), "room-EW"),
        lambda: view.resize(SIZE, 1.0),
    ]
    for change in changes:
        settle(view)
        change()
        view.update(FRAME, reduced=True)
        assert not view.settled


def test_the_torch_flickers_unless_motion_is_off() -> None:
    view = new_view(SIZE)
    settle(view)
    first = run(view, 1)
    assert pixels_off(first, run(view, 20), most=0) > 100
    assert not view.settled


def test_drawing_changes_nothing() -> None:
    view = new_view(SIZE)
    view.marks = MARKS
    run(view, 10)
    pictures = [Surface(SIZE).convert() for _ in range(2)]
    for picture in pictures:
        view.draw(picture)
    assert pixels_off(*pictures, most=0) == 0


@pytest.mark.parametrize("stop", range(len(STOPS)))
def test_cells_are_where_they_are_drawn(stop: int) -> None:
    view = new_view(SIZE)
    view.camera.zoom(stop - view.camera.stop)
    view.camera.finish()
    view.camera.pan(13, -29)
    for one in [*board(), cell(-2, 0), cell(7, 3)]:
        assert view.cell_at(view.point_of(one)) == one
        rect = view.rect_of(one)
        assert rect.size == (STOPS[stop], STOPS[stop])
        assert view.cell_at(rect.topleft) == one
        assert view.cell_at((rect.right - 1, rect.bottom - 1)) == one
        assert view.cell_at(rect.bottomright) != one


def test_a_piece_is_hit_where_it_is_painted_and_the_foremost_wins() -> None:
    view = new_view(SIZE)
    x, y = CORNER + 2.5, CORNER + 1.5
    view.sprites["rat"] = Sprite("rat", "catacombs/tokens/rat", x, y)
    view.sprites["taia"] = Sprite("taia", "heroes/taia/standee", x + 0.3, y + 0.3, kind="standee")
    rat = view.sprite_rect("rat")
    assert view.sprite_at((rat.left + 10, rat.centery)) == "rat"
    assert view.sprite_at(rat.topleft) is None  # round: its corner is empty
    assert view.sprite_at(view.sprite_rect("taia").center) == "taia"


def test_the_camera_comes_after_the_hero_until_the_player_pans() -> None:
    view = new_view(SIZE)
    settle(view)
    view.hero_light(CORNER + 4.5, CORNER + 1.5)
    run(view, 90)
    assert view.camera.x > CORNER + 3
    view.camera.pan(-30, 0)
    before = view.camera.origin
    view.hero_light(CORNER + 0.5, CORNER + 1.5)
    run(view, 30)
    assert view.camera.origin == before
    view.begin_turn(CORNER + 1.5, CORNER + 1.5)
    run(view, 90)
    assert view.camera.x < CORNER + 3


def test_a_piece_in_the_air_is_above_all_others() -> None:
    view = new_view(SIZE)
    x, y = CORNER + 2.5, CORNER + 1.5
    view.sprites["taia"] = Sprite("taia", "heroes/taia/standee", x, y + 0.3, kind="standee")
    view.sprites["rat"] = Sprite("rat", "catacombs/tokens/rat", x, y + 0.4)
    over_both = view.sprite_rect("rat").clip(view.sprite_rect("taia")).center
    assert view.sprite_at(over_both) == "taia"
    view.sprites["rat"].lift = 0.4
    assert view.sprite_at(view.sprite_rect("rat").center) == "rat"


def test_the_ghost_hovers_over_its_place_only() -> None:
    view = new_view(SIZE)
    before = settle(view)
    place = cell(4, 0)
    view.camera.centre_on(CORNER + 4, CORNER + 1, at_once=True)
    before = settle(view)
    view.marks = Marks(ghost=Ghost(place, "corridor-NS"))
    after = settle(view)
    rect = view.rect_of(place)
    assert after.get_at(rect.center) != before.get_at(rect.center)
    beyond = rect.inflate(rect.width, rect.height)
    for corner in (beyond.bottomleft, (beyond.left, beyond.centery)):
        assert after.get_at(corner) == before.get_at(corner)


def test_resizing_in_the_middle_of_a_zoom() -> None:
    view = new_view(SIZE)
    run(view, 3)
    view.camera.zoom(1, (10, 10))
    run(view, 3)
    view.resize((640, 480), 1.5)
    target = Surface((640, 480)).convert()
    view.update(FRAME, reduced=True)
    view.draw(target)
    assert view.still.surface.get_size() == (640, 480)


def test_what_is_kept_stays_within_bounds() -> None:
    """A board of 80 tiles through all zoom stops keeps pictures of two sizes only."""
    rows = {cell(c, r): ["room-NESW", "corridor-NS"][(c + r) % 2]
            for c in range(10) for r in range(8)}  # fmt: skip
    view = new_view(SIZE, rows)
    view.sprites = {
        str(at): Sprite(str(at), "catacombs/tokens/rat", CORNER + at, CORNER + 1) for at in range(8)
    }
    seen = []
    for stop in [*range(len(STOPS)), *reversed(range(len(STOPS)))]:
        view.camera.zoom(stop - view.camera.stop)
        settle(view)
        tiles = view.dungeon.tiles.values()
        assert {size for tile in tiles for size in tile.lit} <= {OVERVIEW, STOPS[stop]}
        seen.append((view.kept_pixels, STOPS[stop]))
    lit_and_layers = 80 + 2 * max(MOST_LARGE, MOST_SMALL)
    for pixels, size in seen:
        assert pixels < (lit_and_layers * size * size + 80 * OVERVIEW**2) * 1.5 + 2e6
    assert view.pieces.kept <= 160
