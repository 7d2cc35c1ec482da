"""The pages around the table: saves, set-up, questions, the end; nothing is ever lost."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame as pg
import pytest

from karak.app.app import App
from karak.app.menus import saves as saves_module
from karak.app.menus.game_over import GameOverScene
from karak.app.menus.page import Question
from karak.app.menus.saves import LoadScene, SaveScene, file_name
from karak.app.menus.title import TitleScene
from karak.app.settings import SCALES
from karak.app.table.scene import TableScene
from karak.match import PERSON, Autosave, Match, Seat, Setup, save
from tests.app.robot import Robot, TableRobot, key, mouse, open_app


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = open_app(tmp_path)
    yield app
    app.close()


def a_match(game: str = "catacombs", seed: str = "1") -> Match:
    options = {"first": 0} if game == "catacombs" else {}
    return Match.begin(Setup(game, (Seat(PERSON), Seat(PERSON)), seed, options))


def write_saves(app: App, count: int) -> None:
    app.saves.mkdir(parents=True, exist_ok=True)
    save(a_match(), app.saves / "game-000.karak.json")
    content = (app.saves / "game-000.karak.json").read_bytes()
    for number in range(count):
        path = app.saves / f"game-{number:03}.karak.json"
        path.write_bytes(content)
        os.utime(path, (number, number))


def rows(robot: Robot) -> list[str]:
    return [name for name in robot.spots if name.startswith("save:")]


# --- the list of saves ----------------------------------------------------------------------


def test_of_a_long_list_only_what_is_seen_is_read(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_saves(app, 200)
    read: list[Path] = []
    read_form = saves_module.read_form
    monkeypatch.setattr(
        saves_module, "read_form", lambda path: read.append(path) or read_form(path)
    )
    app.begin("title")
    app.open("load")
    robot = Robot(app)
    assert len(read) == len(rows(robot)) < 12
    assert rows(robot)[0] == "save:game-199.karak.json"  # the newest first
    app.handle(pg.Event(pg.MOUSEWHEEL, y=-1))
    assert len(read) == len(rows(robot))  # the pointer is not over the list
    box = robot.scene.list_box
    app.handle(mouse(pg.MOUSEMOTION, box.center))
    app.handle(pg.Event(pg.MOUSEWHEEL, y=-1))
    assert rows(robot)[0] == "save:game-198.karak.json"
    assert len(read) == len(rows(robot)) + 1


def test_every_save_of_a_long_list_is_reached_with_the_keys(app: App) -> None:
    write_saves(app, 30)
    app.begin("title")
    app.open("load")
    robot = Robot(app)
    seen = []
    robot.press(pg.KSCAN_DOWN)
    for _ in range(60):
        focused = robot.scene.interface.focused
        if not focused.startswith("save:"):
            break
        seen.append(focused)
        robot.press(pg.KSCAN_DOWN)
    assert seen == [f"save:game-{number:03}.karak.json" for number in reversed(range(30))]
    assert robot.scene.interface.focused == "back"
    before = rows(robot)[0]
    robot.press(pg.KSCAN_PAGEUP)
    assert before in rows(robot)[1:]


def test_a_save_is_deleted_only_after_a_question(app: App) -> None:
    write_saves(app, 2)
    app.begin("title")
    app.open("load")
    robot = Robot(app)
    robot.click("delete:game-001.karak.json")
    assert isinstance(app.scenes.top, Question)
    robot.press(pg.KSCAN_ESCAPE)
    assert isinstance(app.scenes.top, LoadScene)
    assert len(rows(robot)) == 2
    robot.click("delete:game-001.karak.json")
    robot.click("delete-yes")
    assert rows(robot) == ["save:game-000.karak.json"]
    assert not (app.saves / "game-001.karak.json").exists()


@pytest.mark.parametrize("name", ["ünïcödé", "a" * 180, "tab\there", "שלום"])
def test_strange_file_names(app: App, name: str) -> None:
    app.saves.mkdir(parents=True, exist_ok=True)
    save(a_match(), app.saves / f"{name}.json")
    app.begin("title")
    app.open("load")
    robot = Robot(app)
    robot.frames(2)
    robot.click(f"delete:{name}.json")
    robot.frames(2)
    robot.click("cancel")
    robot.click(f"save:{name}.json")
    assert isinstance(app.scenes.top, TableScene)


@pytest.mark.skipif(sys.platform != "linux", reason="such names exist only there")
def test_a_file_name_that_is_no_text(app: App) -> None:
    app.saves.mkdir(parents=True, exist_ok=True)
    (app.saves / os.fsdecode(b"\xff\xfe.json")).write_text("{}")
    app.begin("title")
    app.open("load")
    robot = Robot(app)
    robot.frames(2)
    robot.click(rows(robot)[0])
    robot.frames(2)
    assert isinstance(app.scenes.top, LoadScene)
    assert app.notices.text


def test_a_folder_among_the_saves(app: App) -> None:
    (app.saves / "folder.json").mkdir(parents=True)
    app.begin("title")
    app.open("load")
    robot = Robot(app)
    robot.click("save:folder.json")
    assert "folder" in app.notices.text
    robot.click("delete:folder.json")
    robot.click("delete-yes")
    assert (app.saves / "folder.json").is_dir()


@pytest.mark.parametrize("game", ["goblin", "landscape"])
def test_a_game_without_a_table_is_a_sentence(app: App, game: str) -> None:
    app.saves.mkdir(parents=True, exist_ok=True)
    save(a_match(game), app.saves / "other.karak.json")
    app.begin("title")
    app.open("load")
    Robot(app).click("save:other.karak.json")
    assert isinstance(app.scenes.top, LoadScene)
    assert "terminal" in app.notices.text


# --- saving ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Horan, Taia", "Horan, Taia"),
        ("a/b\\c:d", "a_b_c_d"),
        ("../../etc/passwd", "_.._etc_passwd"),
        ("  . ", "karak"),
        ("", "karak"),
        ("con", "_con"),
        ("LPT1.old", "_LPT1.old"),
        ("Console", "Console"),
        ("Їжак", "Їжак"),
    ],
)
def test_what_is_typed_becomes_a_name_for_every_system(typed: str, name: str) -> None:
    assert file_name(typed) == name


def at_save_page(app: App) -> Robot:
    app.begin_match(a_match())
    robot = TableRobot(app)
    robot.frames(3)
    app.open("save", app.scenes.top)
    return robot


def test_enter_saves_also_out_of_the_field(app: App) -> None:
    robot = at_save_page(app)
    robot.click("name")
    app.scenes.top.draft.text = ""  # type: ignore[union-attr]
    robot.type("mine")
    robot.press(pg.KSCAN_RETURN)
    assert isinstance(app.scenes.top, TableScene)
    assert (app.saves / "mine.karak.json").exists()


def test_writing_over_asks_first(app: App) -> None:
    robot = at_save_page(app)
    path = app.saves / "mine.karak.json"
    path.write_text("old")
    app.scenes.top.draft.text = "mine"  # type: ignore[union-attr]
    robot.click("save")
    robot.click("cancel")
    assert path.read_text() == "old"
    assert isinstance(app.scenes.top, SaveScene)
    robot.click("save")
    robot.click("overwrite-yes")
    assert path.read_text() != "old"
    assert isinstance(app.scenes.top, TableScene)


def test_what_the_program_keeps_is_not_offered_to_be_written_over(app: App) -> None:
    app.saves.mkdir(parents=True, exist_ok=True)
    for name in ("last-game.json", "autosave-before.json"):
        save(a_match(), app.saves / name)
    app.begin("title")
    app.open("load")
    assert len(rows(Robot(app))) == 2
    robot = at_save_page(app)
    assert rows(robot) == []


def test_a_disk_that_is_full_is_a_sentence_and_the_game_goes_on(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    robot = at_save_page(app)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    robot.click("save")
    assert isinstance(app.scenes.top, SaveScene)
    assert "No space left" in app.notices.text
    robot.click("back")
    table = TableRobot(app)
    table.do(table.match.state.legal_actions()[0])
    table.settle()
    assert isinstance(app.scenes.top, TableScene)


# --- the title ------------------------------------------------------------------------------


@pytest.mark.parametrize("content", ['{"karak_save": 1, "ru', "{}", "\x00\x01", "[1, 2]"])
def test_a_broken_or_foreign_autosave_is_a_sentence_and_stays_untouched(
    app: App, content: str
) -> None:
    app.saves.mkdir(parents=True, exist_ok=True)
    path = app.saves / "autosave.json"
    path.write_text(content)
    app.begin("title")
    robot = Robot(app)
    robot.frames(2)
    assert "autosave" in app.notices.text
    assert "quick" in robot.spots
    assert path.read_text() == content
    robot.click("quick")
    app.begin("title")  # a new game does not throw the old file away
    assert (app.saves / "autosave-before.json").read_text() == content


def test_a_game_of_the_terminal_without_a_table_is_a_sentence(app: App) -> None:
    autosave = Autosave(app.saves)
    autosave.begin(a_match("goblin"))
    autosave.close()
    app.begin("title")
    assert "terminal" in app.notices.text
    assert "continue" not in Robot(app).spots


def test_a_quick_game_is_what_the_title_promises_whatever_was_played_last(app: App) -> None:
    form = a_match().setup.to_json()
    app.settings.setups["catacombs"] = {**form, "seed": None}
    app.begin("title")
    Robot(app).click("quick")
    players = [seat.player for seat in app.scenes.top.match.setup.seats]  # type: ignore[union-attr]
    assert players[0] == PERSON
    assert len(players) == 3
    assert PERSON not in players[1:]


# --- the set-up -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "form",
    [
        [],
        {},
        {"game": "goblin", "seats": [], "options": {}},
        {"game": "catacombs", "seats": [{"player": "person", "hero": "nobody", "name": ""}]},
        {"game": "catacombs", "seats": [{"player": "person", "hero": None, "name": ""}] * 9,
         "options": {}},
        {"game": "catacombs", "seats": [{"player": "person", "hero": None, "name": ""}] * 2,
         "options": {"first": 7}},
        {"game": "goblin", "options": {},
         "seats": [{"player": "person", "hero": hero, "name": ""} for hero in (None, "horan")]},
    ],
)  # fmt: skip
def test_a_remembered_set_up_that_makes_no_sense_is_passed_over(app: App, form: object) -> None:
    app.settings.setups["catacombs"] = form
    app.begin("title")
    app.open("new-game", "catacombs")
    robot = Robot(app)
    robot.click("new-game-play")
    assert isinstance(app.scenes.top, TableScene)


def test_who_begins_still_begins_when_seats_change(app: App) -> None:
    app.begin("new-game", "catacombs")
    robot = Robot(app)
    robot.click("first:2")
    robot.click("chair:2")
    robot.click("seat-up:2")
    assert (robot.scene.first, robot.scene.chosen) == (1, 1)
    robot.click("seat-remove:0")
    assert (robot.scene.first, robot.scene.chosen) == (0, 0)
    robot.click("seat-add")
    robot.click("seat-remove:0")
    assert (robot.scene.first, robot.scene.chosen) == (None, 0)


def test_the_longest_names_in_any_script(app: App) -> None:
    app.begin("new-game", "catacombs")
    robot = Robot(app)
    for seat, name in enumerate(("W" * 60, "א" * 60, "e\u0301" * 30)):
        robot.click(f"name:{seat}")
        robot.type(name)
        robot.frames()
    robot.click("new-game-play")
    robot.frames(3)
    names = [seat.name for seat in app.scenes.top.match.setup.seats]  # type: ignore[union-attr]
    assert [len(name) for name in names] == [40, 40, 40]


# --- settings -------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3840, 2160)])
def test_the_settings_fit_at_every_scale(tmp_path: Path, scale: int, size: tuple[int, int]) -> None:
    app = open_app(tmp_path, size, ui_scale=scale)
    app.begin("title")
    app.open("settings")
    panel = app.scenes.top.panel  # type: ignore[union-attr]
    spots = app.scenes.top.interface.hotspots  # type: ignore[union-attr]
    app.close()
    assert pg.Rect((0, 0), size).contains(panel)
    for spot in spots:
        assert panel.contains(spot.rect), spot.name
        others = [other for other in spots if other is not spot]
        assert spot.rect.collidelist([other.rect for other in others]) == -1, spot.name


def test_a_slider_does_not_write_the_file_at_every_step(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    keep = app.settings_file.save
    monkeypatch.setattr(
        app.settings_file, "save", lambda now: written.append(now.music) or keep(now)
    )
    app.begin("title")
    app.open("settings")
    rect = app.scenes.top.interface.spot("music").rect  # type: ignore[union-attr]
    app.handle(mouse(pg.MOUSEBUTTONDOWN, rect.center))
    for x in range(rect.centerx, rect.right, 3):
        app.handle(mouse(pg.MOUSEMOTION, (x, rect.centery)))
        app.frame(1 / 60, [])
    app.handle(mouse(pg.MOUSEBUTTONUP, rect.midright))
    assert written == []
    Robot(app).wait(1.0)
    assert written == [app.settings.music]
    assert app.settings.music > 90


# --- the end, and every way out -------------------------------------------------------------


def given_up(app: App) -> Robot:
    app.begin_match(a_match())
    robot = TableRobot(app)
    for _ in range(2):
        robot.settle()
        app.open("pause", app.scenes.top)
        robot.click("pause-give-up")
        robot.click("give-up-yes")
    assert isinstance(app.scenes.top, GameOverScene)
    return robot


def test_after_the_end_one_can_look_at_the_board_and_come_back(app: App) -> None:
    robot = given_up(app)
    robot.press(pg.KSCAN_ESCAPE)
    assert isinstance(app.scenes.top, TableScene)
    steps = len(app.scenes.top.match.steps)
    robot.wait(3.0)
    assert not [name for name in robot.spots if name.startswith(("cell:", "do:"))]
    assert len(app.scenes.top.match.steps) == steps
    robot.press(pg.KSCAN_ESCAPE)
    assert isinstance(app.scenes.top, GameOverScene)


def test_again_is_a_new_game_with_a_person(app: App) -> None:
    robot = given_up(app)
    old = app.scenes.top.table.match  # type: ignore[union-attr]
    robot.click("game-over-again")
    new = app.scenes.top.match  # type: ignore[union-attr]
    assert new.heroes == old.heroes
    assert new.setup.seed != old.setup.seed
    assert any(seat.is_person for seat in new.setup.seats)


@pytest.mark.parametrize("page", ["", "pause", "settings", "load", "help", "save", "question"])
def test_closing_the_window_from_anywhere_keeps_the_game(
    app: App, tmp_path: Path, page: str
) -> None:
    app.begin_match(a_match())
    robot = TableRobot(app)
    robot.settle()
    robot.do(robot.match.state.legal_actions()[0])
    table = robot.scene
    if page in ("pause", "question"):
        app.open("pause", table)
        if page == "question":
            robot.click("pause-give-up")
    elif page:
        app.open(page, *([table] if page == "save" else []))
    app.handle(pg.Event(pg.QUIT))
    app.run()
    autosave = Autosave(tmp_path / "saves")
    assert autosave.load().state.to_json() == table.match.state.to_json()
    autosave.close()


def test_a_fault_in_a_page_does_not_lose_the_game(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.begin_match(a_match())
    robot = TableRobot(app)
    robot.settle()
    robot.do(robot.match.state.legal_actions()[0])
    table = robot.scene

    def broken(seconds: float) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(table, "update", broken)
    with pytest.raises(RuntimeError):
        app.run()
    autosave = Autosave(tmp_path / "saves")
    assert autosave.load().state.to_json() == table.match.state.to_json()
    autosave.close()


def test_a_page_knows_where_the_pointer_is_before_it_moves(app: App) -> None:
    write_saves(app, 30)
    app.begin("title")
    app.handle(mouse(pg.MOUSEMOTION, (640, 360)))
    app.open("load")
    app.handle(pg.Event(pg.MOUSEWHEEL, y=-2))
    assert rows(Robot(app))[0] == "save:game-027.karak.json"


def test_pages_at_rest_are_not_drawn_again(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.change(speed="normal")
    app.begin("title")
    app.open("settings")
    Robot(app).wait(1.0)
    drawn: list[float] = []
    monkeypatch.setattr(app, "draw", lambda: drawn.append(time.monotonic()))
    Robot(app).wait(2.0)
    assert drawn == []


def test_mute_is_a_key_everywhere_but_in_a_field(app: App) -> None:
    app.change(muted=False)
    app.begin("new-game", "catacombs")
    robot = Robot(app)
    robot.press(pg.KSCAN_M)
    assert app.settings.muted
    robot.click("name:0")
    app.handle(key(pg.KSCAN_M))
    robot.type("m")
    assert app.settings.muted
    assert robot.scene.chairs[0].draft.text == "m"


def test_the_title_is_where_the_menu_leads(app: App) -> None:
    app.begin_match(a_match())
    robot = TableRobot(app)
    robot.settle()
    app.open("pause", app.scenes.top)
    robot.click("pause-title-page")
    assert isinstance(app.scenes.top, TitleScene)
    assert "continue" in robot.spots
