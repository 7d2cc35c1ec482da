"""Everything with the keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame as pg
import pytest

from karak.app.app import App
from karak.app.menus.new_game import NewGameScene
from karak.app.menus.pause import PauseScene
from karak.app.menus.settings import SettingsScene
from karak.app.menus.title import TitleScene
from karak.app.table.scene import TableScene
from karak.match import PERSON, Match, Seat, Setup
from tests.app.robot import TableRobot, key, open_app

TAB, ENTER, ESC, SPACE = pg.KSCAN_TAB, pg.KSCAN_RETURN, pg.KSCAN_ESCAPE, pg.KSCAN_SPACE


class KeyRobot(TableRobot):
    """Has no mouse: goes to a hotspot with Tab and presses Enter."""

    def click(self, name: str) -> None:
        self.focus(name)
        self.press(ENTER)

    def focus(self, name: str) -> int:
        """With how many Tabs it was reached."""
        for count in range(len(self.spots) + 1):
            if self.scene.interface.focused == name:
                return count
            self.press(TAB)
        raise AssertionError(f"Tab never comes to {name}: {self.spots}")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = open_app(tmp_path)
    yield app
    app.close()


def two_people(first: str = "horan", second: str = "taia") -> Match:
    seats = (Seat(PERSON, first), Seat(PERSON, second))
    return Match.begin(Setup("catacombs", seats, "keys", {"first": 0}))


def at_table(app: App) -> KeyRobot:
    app.begin_match(two_people())
    robot = KeyRobot(app)
    robot.settle()
    return robot


def test_from_the_title_to_a_game_of_one_s_own(app: App) -> None:
    app.begin("title")
    robot = KeyRobot(app)
    robot.click("box:catacombs")
    assert isinstance(app.scenes.top, NewGameScene)
    robot.focus("name:0")
    robot.type("Їжак")
    robot.click("player:1:person")
    robot.click("seat-remove:2")
    robot.click("chair:1")
    robot.click("hero:taia")
    robot.focus("seed")
    robot.type("42")
    robot.press(ENTER)  # in a field, Enter is the key of the page: Play
    assert isinstance(app.scenes.top, TableScene)
    setup = app.scenes.top.match.setup
    assert (setup.seats[0].name, setup.seats[1].hero, setup.seed) == ("Їжак", "taia", "42")
    assert [seat.player for seat in setup.seats] == [PERSON, PERSON]


def test_enter_on_the_title_is_enough(app: App) -> None:
    app.begin("title")
    KeyRobot(app).press(ENTER)
    assert isinstance(app.scenes.top, TableScene)


def test_arrows_go_through_the_title(app: App) -> None:
    app.begin("title")
    robot = KeyRobot(app)
    robot.press(pg.KSCAN_DOWN, pg.KSCAN_DOWN)
    assert robot.scene.interface.focused == "box:catacombs"
    robot.press(ESC)
    assert isinstance(app.scenes.top, TitleScene)
    assert robot.scene.interface.focused is None


@pytest.mark.parametrize("first", ["horan", "xanros", "aderyn"])
def test_two_whole_turns(app: App, first: str) -> None:
    app.begin_match(two_people(first))
    robot = KeyRobot(app)
    for _ in range(60):
        robot.settle()
        if robot.match.state.turn > 2:
            return
        before = len(robot.match.steps)
        action = robot.match.bot_action("greedy")
        robot.do(action)
        assert robot.match.steps[before].answer == action
    raise AssertionError("the turns do not end")


def test_what_can_be_done_is_a_few_tabs_away(app: App) -> None:
    robot = at_table(app)
    assert robot.focus("do:EndTurn") <= 3
    cells = [name for name in robot.spots if name.startswith("cell:")]
    assert cells
    robot.press(TAB)
    assert robot.scene.interface.focused in cells


def test_arrows_walk_the_hero_and_esc_gives_them_back(app: App) -> None:
    robot = at_table(app)
    here = robot.table.state.hero.cell
    arrows = {-1000: pg.KSCAN_UP, 1000: pg.KSCAN_DOWN, -1: pg.KSCAN_LEFT, 1: pg.KSCAN_RIGHT}
    beside = next(cell for cell in robot.table.choices.ways if cell - here in arrows)
    robot.press(TAB)
    steps = len(robot.match.steps)
    robot.press(arrows[beside - here])
    assert len(robot.match.steps) == steps  # the focus was moved, not the hero
    robot.press(ESC)
    assert isinstance(app.scenes.top, TableScene)
    robot.press(arrows[beside - here])
    assert len(robot.match.steps) > steps


def test_a_place_out_of_sight_is_brought_into_view(app: App) -> None:
    robot = at_table(app)
    cell = next(name for name in robot.spots if name.startswith("cell:"))
    camera = robot.table.view.camera
    camera.zoom(9)
    camera.finish()
    camera.pan(4000, 4000)
    robot.frames(2)
    safe = camera.safe
    outside = not safe.contains(robot.scene.interface.spot(cell).rect)
    robot.focus(cell)
    robot.wait(2.0)
    assert outside
    assert safe.collidepoint(robot.scene.interface.spot(cell).rect.center)


def test_space_held_down_ends_one_turn_only(app: App) -> None:
    robot = at_table(app)
    for _ in range(20):
        app.handle(key(SPACE))
        robot.frames(2)
    assert robot.match.state.turn == 2


def test_enter_held_down_on_the_title_does_not_go_on_at_the_table(app: App) -> None:
    app.begin("title")
    for _ in range(20):
        app.handle(key(ENTER))
        app.frame(1 / 30, [])
    assert isinstance(app.scenes.top, TableScene)
    assert not any(step.seat == 0 for step in app.scenes.top.match.steps)


def test_esc_held_down_opens_the_menu_once(app: App) -> None:
    at_table(app)
    for _ in range(5):
        app.handle(key(ESC))
        app.frame(1 / 30, [])
    assert isinstance(app.scenes.top, PauseScene)


def test_f11_held_down_changes_once(app: App) -> None:
    app.begin("title")
    for _ in range(5):
        app.handle(key(pg.KSCAN_F11))
    assert app.settings.fullscreen
    app.handle(pg.Event(pg.KEYUP, scancode=pg.KSCAN_F11, key=0, mod=0))
    app.handle(key(pg.KSCAN_RETURN, pg.KMOD_LALT))
    assert not app.settings.fullscreen
    assert app.window.size == (1280, 720)
    assert isinstance(app.scenes.top, TitleScene)  # Alt+Enter is not the Enter of Quick game


def test_a_panning_key_does_not_stay_down_under_a_menu(app: App) -> None:
    robot = at_table(app)
    app.handle(key(pg.KSCAN_D))
    assert robot.table.hands.busy
    robot.press(ESC)  # the release of D goes to the menu
    robot.press(ESC)
    assert isinstance(app.scenes.top, TableScene)
    assert not robot.table.hands.busy


def test_settings_by_key(app: App) -> None:
    app.begin("title")
    robot = KeyRobot(app)
    robot.click("title-settings")
    assert isinstance(app.scenes.top, SettingsScene)
    robot.click("marks")
    assert not app.settings.marks
    robot.focus("music")
    before = app.settings.music
    robot.press(pg.KSCAN_RIGHT)
    assert app.settings.music == before + 5
    assert robot.scene.interface.focused == "music"
    robot.press(ESC)
    assert isinstance(app.scenes.top, TitleScene)
