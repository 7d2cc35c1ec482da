"""One pointer, one focus: clicks, drags, tooltips, Tab and arrows."""

from __future__ import annotations

import pygame as pg
import pytest

from karak.app.interface import FIRST, LAST, Hotspot, Interface, Point, Widget
from karak.app.keys import letter
from karak.app.widgets import Dimmed, Slider
from tests.app.robot import key, mouse

DOWN, UP, MOVE = pg.MOUSEBUTTONDOWN, pg.MOUSEBUTTONUP, pg.MOUSEMOTION


class Place(Widget):
    """A hotspot whose own rect may be empty, as places on a board have it."""

    def __init__(self, spot: Hotspot, on_board: bool = False) -> None:
        super().__init__(pg.Rect(0, 0, 0, 0) if on_board else spot.rect, spot)


class Listing(Widget):
    """Notes the wheel."""

    scrolls = True

    def __init__(self, rect: pg.Rect) -> None:
        super().__init__(rect)
        self.notches: list[float] = []

    def scroll(self, notches: float) -> bool:
        self.notches.append(notches)
        return True


class Desk:
    """An interface with three buttons in a row; what was clicked is noted."""

    def __init__(self) -> None:
        self.clicked: list[str] = []
        self.interface = Interface()
        self.interface.show([self.button("a", 0), self.button("b", 100), self.button("c", 200)])

    def button(self, name: str, x: int, y: int = 0, on_board: bool = False) -> Place:
        rect = pg.Rect(x, y, 50, 50)
        return Place(Hotspot(name, rect, lambda: self.clicked.append(name)), on_board)

    def send(self, kind: int, at: Point, **more: object) -> bool:
        event = mouse(kind, at)
        for name, value in more.items():
            setattr(event, name, value)
        return self.interface.handle(event)

    def press(self, scancode: int, mod: int = 0) -> bool:
        return self.interface.handle(key(scancode, mod))


@pytest.fixture
def desk() -> Desk:
    return Desk()


# --- the mouse ------------------------------------------------------------------------------


@pytest.mark.parametrize(("moved", "clicks"), [(0, ["a"]), (5, ["a"]), (6, []), (20, [])])
def test_a_press_that_moves_less_than_six_pixels_is_a_click(
    desk: Desk, moved: int, clicks: list[str]
) -> None:
    desk.send(DOWN, (10, 10))
    desk.send(MOVE, (10 + moved, 10))
    desk.send(UP, (10 + moved, 10))
    assert desk.clicked == clicks


def test_the_six_pixels_are_logical_ones(desk: Desk) -> None:
    desk.interface.scale = 2.0
    desk.send(DOWN, (10, 10))
    desk.send(MOVE, (21, 10))
    desk.send(UP, (21, 10))
    assert desk.clicked == ["a"]


def test_a_drag_that_comes_back_is_no_click(desk: Desk) -> None:
    desk.send(DOWN, (10, 10))
    desk.send(MOVE, (40, 10))
    desk.send(MOVE, (10, 10))
    desk.send(UP, (10, 10))
    assert desk.clicked == []


def test_a_slow_press_of_the_mouse_is_still_a_click(desk: Desk) -> None:
    desk.send(DOWN, (10, 10))
    desk.interface.update(3.0)
    desk.send(UP, (10, 10))
    assert desk.clicked == ["a"]


def test_a_long_press_of_a_finger_explains_and_does_nothing(desk: Desk) -> None:
    desk.send(DOWN, (10, 10), touch=True)
    desk.interface.update(0.3)
    assert desk.interface.tip is None
    desk.interface.update(0.3)
    tip = desk.interface.tip
    assert tip is not None
    assert tip.name == "a"
    desk.send(UP, (10, 10), touch=True)
    assert desk.clicked == []
    assert desk.interface.hovered is None  # the finger is gone


def test_a_short_touch_is_a_click(desk: Desk) -> None:
    desk.send(DOWN, (10, 10), touch=True)
    desk.send(UP, (10, 10), touch=True)
    assert desk.clicked == ["a"]


def test_a_drag_of_the_board_is_not_ours_even_over_a_button(desk: Desk) -> None:
    """Otherwise the board would stick to the pointer, for it never hears of the release."""
    assert not desk.send(DOWN, (400, 300))
    assert not desk.send(MOVE, (110, 10))
    assert not desk.send(UP, (110, 10))
    assert desk.clicked == []


def test_a_drag_from_a_button_stays_ours_over_the_board(desk: Desk) -> None:
    assert desk.send(DOWN, (10, 10))
    assert desk.send(MOVE, (400, 300))
    assert desk.send(UP, (400, 300))


def test_from_a_place_on_the_board_one_may_click_or_drag(desk: Desk) -> None:
    desk.interface.show([desk.button("cell", 0, on_board=True)])
    assert not desk.send(DOWN, (10, 10))
    assert not desk.send(UP, (10, 10))
    assert desk.clicked == ["cell"]


def test_hover_and_press_survive_that_widgets_are_made_anew(desk: Desk) -> None:
    desk.send(DOWN, (10, 10))
    desk.interface.show([desk.button("a", 0)])
    mood = desk.interface.mood_of(desk.interface.widgets[0])
    assert (mood.hovered, mood.pressed) == (True, True)
    desk.send(UP, (10, 10))
    assert desk.clicked == ["a"]


def test_what_is_gone_is_neither_pressed_nor_clicked(desk: Desk) -> None:
    desk.send(DOWN, (10, 10))
    desk.interface.show([desk.button("b", 100)])
    desk.send(UP, (10, 10))
    assert desk.clicked == []


def test_leaving_a_button_is_drawn(desk: Desk) -> None:
    desk.send(MOVE, (10, 10))
    assert desk.interface.update(0.01)
    assert not desk.interface.update(0.01)
    desk.send(MOVE, (400, 300))
    assert desk.interface.update(0.01)


def test_a_pointer_that_leaves_the_window_points_at_nothing(desk: Desk) -> None:
    desk.send(MOVE, (10, 10))
    desk.interface.handle(pg.Event(pg.WINDOWLEAVE))
    assert desk.interface.hovered is None


def test_the_wheel_is_for_the_list_under_the_pointer(desk: Desk) -> None:
    left, right = Listing(pg.Rect(0, 0, 50, 50)), Listing(pg.Rect(100, 0, 50, 50))
    desk.interface.show([left, right])
    desk.send(MOVE, (120, 20))
    assert desk.interface.handle(pg.Event(pg.MOUSEWHEEL, y=2))
    assert (left.notches, right.notches) == ([], [2])
    desk.send(MOVE, (400, 300))
    assert not desk.interface.handle(pg.Event(pg.MOUSEWHEEL, y=2))


def test_a_slider_follows_the_pointer_and_the_arrows() -> None:
    values: list[int] = []
    slider = Slider("volume", pg.Rect(0, 0, 200, 20), 50, values.append)
    interface = Interface()
    interface.show([slider])
    interface.handle(mouse(DOWN, (20, 10)))
    interface.handle(mouse(MOVE, (300, 200)))
    interface.handle(mouse(UP, (300, 200)))
    assert values == [10, 100]
    interface.handle(key(pg.KSCAN_LEFT))
    assert values == [10, 100, 95]


# --- tooltips -------------------------------------------------------------------------------


def test_a_tooltip_comes_after_400_ms_of_pointing(desk: Desk) -> None:
    desk.send(MOVE, (10, 10))
    desk.interface.update(0.01)
    assert not desk.interface.update(0.38)
    assert desk.interface.tip is None
    assert desk.interface.update(0.02)
    tip = desk.interface.tip
    assert tip is not None
    assert tip.name == "a"


def test_another_hotspot_begins_anew(desk: Desk) -> None:
    desk.send(MOVE, (10, 10))
    desk.interface.update(1.0)
    desk.send(MOVE, (110, 10))
    assert desk.interface.tip is None
    desk.interface.update(0.1)
    assert desk.interface.tip is None


def test_whoever_clicks_needs_no_explanation(desk: Desk) -> None:
    desk.send(MOVE, (10, 10))
    desk.interface.update(1.0)
    desk.send(DOWN, (10, 10))
    desk.send(UP, (10, 10))
    desk.interface.update(1.0)
    assert desk.interface.tip is None


def test_the_focus_explains_as_well(desk: Desk) -> None:
    desk.send(MOVE, (10, 10))
    desk.press(pg.KSCAN_TAB)
    desk.press(pg.KSCAN_TAB)
    desk.interface.update(0.0)
    desk.interface.update(0.5)
    tip = desk.interface.tip
    assert tip is not None
    assert tip.name == "b"


# --- the keyboard ---------------------------------------------------------------------------


def test_tab_goes_round_and_back(desk: Desk) -> None:
    seen = []
    for mod in (0, 0, 0, 0, pg.KMOD_LSHIFT):
        desk.press(pg.KSCAN_TAB, mod)
        seen.append(desk.interface.focused)
    assert seen == ["a", "b", "c", "a", "c"]


def test_tab_begins_with_what_matters(desk: Desk) -> None:
    always, place, offer = desk.button("menu", 0), desk.button("cell", 100), desk.button("end", 200)
    for widget, order in ((always, LAST), (offer, FIRST)):
        assert widget.hotspot
        widget.hotspot.order = order
    desk.interface.show([always, place, offer])
    seen = []
    for _ in range(3):
        desk.press(pg.KSCAN_TAB)
        seen.append(desk.interface.focused)
    assert seen == ["end", "cell", "menu"]


def test_enter_does_what_a_click_does(desk: Desk) -> None:
    desk.press(pg.KSCAN_TAB)
    assert desk.press(pg.KSCAN_RETURN)
    assert desk.clicked == ["a"]


def test_arrows_go_to_the_nearest_in_their_direction(desk: Desk) -> None:
    desk.interface.show([desk.button("a", 0), desk.button("b", 100), desk.button("d", 90, 200)])
    desk.press(pg.KSCAN_TAB)
    desk.press(pg.KSCAN_RIGHT)
    assert desk.interface.focused == "b"
    desk.press(pg.KSCAN_DOWN)
    assert desk.interface.focused == "d"
    desk.press(pg.KSCAN_UP)
    assert desk.interface.focused == "b"


def test_without_a_focus_arrows_belong_to_the_board(desk: Desk) -> None:
    assert not desk.press(pg.KSCAN_RIGHT)
    desk.interface.show([Dimmed(pg.Rect(0, 0, 800, 600)), desk.button("a", 0)])
    assert desk.press(pg.KSCAN_RIGHT)
    assert desk.interface.focused == "a"


def test_what_lies_under_a_page_cannot_be_reached(desk: Desk) -> None:
    desk.press(pg.KSCAN_TAB)
    below = list(desk.interface.widgets)
    desk.interface.show([*below, Dimmed(pg.Rect(0, 0, 800, 600)), desk.button("d", 0, 200)])
    assert desk.interface.focused is None
    desk.press(pg.KSCAN_TAB)
    desk.press(pg.KSCAN_TAB)
    assert desk.interface.focused == "d"
    desk.send(DOWN, (10, 10))
    desk.send(UP, (10, 10))
    assert desk.clicked == []


def test_a_click_leaves_no_focus_for_enter_to_repeat_it(desk: Desk) -> None:
    desk.send(DOWN, (10, 10))
    desk.send(UP, (10, 10))
    assert not desk.press(pg.KSCAN_RETURN)
    assert desk.clicked == ["a"]


def test_a_hot_key_clicks_from_anywhere(desk: Desk) -> None:
    spot = Hotspot("x", pg.Rect(0, 0, 9, 9), lambda: desk.clicked.append("x"), key=letter("X"))
    desk.interface.show([Place(spot), desk.button("a", 100)])
    desk.press(pg.KSCAN_TAB)
    assert desk.press(pg.KSCAN_X)
    assert desk.clicked == ["x"]


def test_page_keys_scroll_the_topmost_list_wherever_the_pointer_is(desk: Desk) -> None:
    listing = Listing(pg.Rect(0, 0, 50, 50))
    desk.interface.show([listing])
    desk.press(pg.KSCAN_PAGEDOWN)
    assert listing.notches == [-5]


def test_the_ring_lies_around_a_place_on_the_board(desk: Desk) -> None:
    """Its widget has no rect: the hotspot says where it is."""
    desk.interface.show([desk.button("cell", 300, 200, on_board=True)])
    desk.press(pg.KSCAN_TAB)
    surface = pg.Surface((800, 600))
    look = type("Plain", (), {"px": staticmethod(round)})()
    desk.interface.draw(surface, look)
    surface.set_colorkey((0, 0, 0))
    assert surface.get_bounding_rect() == pg.Rect(297, 197, 56, 56)
