"""The stack of scenes, and the pages around the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame as pg
import pytest

from karak.app.app import App
from karak.app.menus.new_game import NewGameScene
from karak.app.menus.pause import PauseScene
from karak.app.menus.title import TitleScene
from karak.app.scene import Scene, SceneStack
from karak.app.table.scene import TableScene
from karak.match import PERSON, Match, Seat, Setup
from tests.app.robot import Robot, TableRobot, key, mouse, open_app


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = open_app(tmp_path)
    yield app
    app.close()


def two_people(seed: str = "1") -> Match:
    seats = (Seat(PERSON, "horan"), Seat(PERSON, "taia"))
    return Match.begin(Setup("catacombs", seats, seed, {"first": 0}))


class Noting(Scene):
    """Writes down what happens to it."""

    def __init__(self, app: App, notes: list[str], name: str, covers: bool = True) -> None:
        super().__init__(app)
        self.notes, self.label, self.covers_all = notes, name, covers

    def enter(self) -> None:
        self.notes.append(f"{self.label} enter")

    def leave(self) -> None:
        self.notes.append(f"{self.label} leave")

    def pause(self) -> None:
        self.notes.append(f"{self.label} pause")

    def resume(self) -> None:
        self.notes.append(f"{self.label} resume")

    def draw(self, onto: pg.Surface) -> None:
        self.notes.append(f"{self.label} draw")


def test_the_stack_tells_its_scenes_what_happens(app: App) -> None:
    notes: list[str] = []
    stack = SceneStack()
    stack.push(Noting(app, notes, "a"))
    stack.push(Noting(app, notes, "b", covers=False))
    stack.draw(app.window.surface)
    stack.pop()
    stack.replace_all(Noting(app, notes, "c"))
    stack.draw(app.window.surface)
    assert notes[:5] == ["a enter", "a pause", "b enter", "a draw", "b draw"]
    assert notes[5:] == ["b leave", "a resume", "a leave", "c enter", "c draw"]


def test_one_click_from_the_title_to_a_game(app: App) -> None:
    app.begin("title")
    robot = Robot(app)
    robot.click("quick")
    assert isinstance(app.scenes.top, TableScene)
    players = [seat.player for seat in app.scenes.top.match.setup.seats]
    assert players[0] == PERSON
    assert PERSON not in players[1:]


def test_a_game_is_set_up_and_remembered(app: App) -> None:
    app.begin("title")
    robot = Robot(app)
    robot.click("box:catacombs")
    assert isinstance(app.scenes.top, NewGameScene)
    robot.click("hero:taia")
    robot.click("player:1:person")
    robot.click("seat-remove:2")
    robot.click("first:1")
    robot.click("name:0")
    app.handle(pg.Event(pg.TEXTINPUT, text="Їжак"))
    robot.click("seed")
    app.handle(pg.Event(pg.TEXTINPUT, text="42"))
    robot.click("new-game-play")
    table = app.scenes.top
    assert isinstance(table, TableScene)
    setup = table.match.setup
    assert [seat.player for seat in setup.seats] == [PERSON, PERSON]
    assert (setup.seats[0].hero, setup.seats[0].name) == ("taia", "Їжак")
    assert (setup.seed, table.match.state.seat) == ("42", 1)
    app.begin("title")
    robot.click("box:catacombs")
    chairs = app.scenes.top.chairs  # type: ignore[union-attr]
    assert [chair.hero for chair in chairs] == ["taia", None]
    assert chairs[0].draft.text == "Їжак"


def test_a_hero_who_is_taken_changes_chairs(app: App) -> None:
    app.begin("new-game", "catacombs")
    robot = Robot(app)
    robot.click("hero:taia")
    robot.click("chair:1")
    robot.click("hero:taia")
    heroes = [chair.hero for chair in app.scenes.top.chairs]  # type: ignore[union-attr]
    assert heroes == [None, "taia", None]


def test_continue_goes_on_where_the_window_was_closed(app: App, tmp_path: Path) -> None:
    app.begin_match(two_people())
    robot = TableRobot(app)
    robot.frames(3)
    robot.do(robot.match.state.legal_actions()[0])
    robot.settle()
    position = robot.match.state.to_json()
    app.handle(pg.Event(pg.QUIT))
    app.close()
    again = open_app(tmp_path)
    again.begin("title")
    assert isinstance(again.scenes.top, TitleScene)
    Robot(again).click("continue")
    assert again.scenes.top.match.state.to_json() == position  # type: ignore[union-attr]
    again.close()


def test_right_click_and_esc_open_and_close_the_menu_and_take_nothing_back(app: App) -> None:
    app.begin_match(two_people())
    robot = TableRobot(app)
    robot.frames(3)
    robot.do(robot.match.state.legal_actions()[0])
    robot.settle()
    steps = len(robot.match.steps)
    app.handle(mouse(pg.MOUSEBUTTONDOWN, (700, 400), button=3))
    assert isinstance(app.scenes.top, PauseScene)
    app.handle(key(pg.KSCAN_ESCAPE))
    assert isinstance(app.scenes.top, TableScene)
    assert len(app.scenes.top.match.steps) == steps


def test_a_seat_changes_between_person_and_computer(app: App) -> None:
    app.begin_match(two_people())
    robot = TableRobot(app)
    robot.frames(3)
    app.open("pause", app.scenes.top)
    robot.click("seat-1:greedy")
    assert not app.scenes.top.table.match.setup.seats[1].is_person  # type: ignore[union-attr]
    robot.click("seat-1:person")
    assert app.scenes.top.table.match.setup.seats[1].is_person  # type: ignore[union-attr]


def test_giving_up_hands_the_hero_over_and_the_last_one_ends_the_game(app: App) -> None:
    app.begin_match(two_people())
    robot = TableRobot(app)
    for expected in (TableScene, None):
        robot.settle()
        app.open("pause", app.scenes.top)
        robot.click("pause-give-up")
        robot.click("give-up-yes")
        if expected:
            table = app.scenes.top
            assert isinstance(table, TableScene)
            assert sum(seat.is_person for seat in table.match.setup.seats) == 1
    assert app.scenes.top.name == "game-over"  # type: ignore[union-attr]


def test_play_this_turn_for_me(app: App) -> None:
    app.begin_match(two_people())
    robot = TableRobot(app)
    robot.frames(3)
    app.open("pause", app.scenes.top)
    robot.click("pause-play-for-me")
    for _ in range(600):
        robot.frames()
        if robot.match.state.turn == 2:
            break
    assert robot.match.state.turn == 2
    assert robot.match.setup.seats[0].is_person


def test_confirm_turn_waits_and_undo_still_works(tmp_path: Path) -> None:
    app = open_app(tmp_path, confirm_turn=True)
    app.begin_match(two_people())
    robot = TableRobot(app)
    robot.frames(3)
    robot.click("do:EndTurn")
    robot.frames(5)
    assert "confirm" in robot.spots
    assert "do:EndTurn" not in robot.spots
    robot.click("undo")
    assert robot.match.state.turn == 1
    robot.click("do:EndTurn")
    robot.click("confirm")
    assert robot.match.state.turn == 2
    assert "do:EndTurn" in robot.spots
    app.close()


def test_the_language_changes_at_once(app: App) -> None:
    app.begin_match(two_people())
    table = app.scenes.top
    assert isinstance(table, TableScene)
    english = [line.text for line in table.log]
    app.open("settings")
    robot = Robot(app)
    robot.click("language:de")
    assert [line.text for line in table.log] != english
    assert app.settings.language == "de"


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (2560, 1080), (900, 1400)])
def test_windows_of_any_shape(app: App, size: tuple[int, int]) -> None:
    app.begin_match(two_people())
    robot = TableRobot(app)
    pg.display.set_mode(size)
    app.handle(pg.Event(pg.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    robot.frames(3)
    assert app.window.surface.get_size() == size
    robot.do(robot.match.state.legal_actions()[0])
    robot.frames(2)


def test_saving_and_loading_by_name(app: App) -> None:
    app.begin_match(two_people("saved"))
    robot = TableRobot(app)
    robot.frames(3)
    robot.do(robot.match.state.legal_actions()[0])
    robot.settle()
    position = robot.match.state.to_json()
    app.open("save", app.scenes.top)
    robot.click("save")
    assert isinstance(app.scenes.top, TableScene)
    app.begin("title")
    app.open("load")
    names = [name for name in robot.spots if name.startswith("save:") and "last" not in name]
    robot.click(names[0])
    assert app.scenes.top.match.state.to_json() == position  # type: ignore[union-attr]


def test_a_broken_save_is_a_sentence_and_stays_where_it_is(app: App) -> None:
    app.saves.mkdir(parents=True, exist_ok=True)
    broken = app.saves / "half.karak.json"
    broken.write_text('{"karak_save": 1, "ru')
    app.begin("title")
    app.open("load")
    robot = Robot(app)
    robot.click("save:half.karak.json")
    assert "half" in app.notices.text
    assert broken.read_text() == '{"karak_save": 1, "ru'


def test_help_opens_at_the_table_and_closes_again(app: App) -> None:
    app.begin_match(two_people())
    robot = TableRobot(app)
    robot.click("help")
    assert app.scenes.top.name == "help"  # type: ignore[union-attr]
    robot.click("back")
    assert isinstance(app.scenes.top, TableScene)
