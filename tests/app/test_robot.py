"""Whole games through the mouse."""

from __future__ import annotations

from pathlib import Path

import pytest

from karak.app.menus.game_over import GameOverScene
from karak.match import PERSON, Match, Seat, Setup, load
from tests.app.robot import TableRobot, open_app

HEROES = ("argentus", "horan", "xanros", "aderyn", "victorius", "taia")
DECISIONS = 4000


def play_whole_game(folder: Path, hero: str, seed: str, **settings: object) -> TableRobot:
    """A person's seat is played by clicks, guided by what a bot would do; others by computers."""
    app = open_app(folder, **settings)
    other = HEROES[(HEROES.index(hero) + 1) % len(HEROES)]
    setup = Setup("catacombs", (Seat(PERSON, hero), Seat("greedy", other)), seed)
    app.begin_match(Match.begin(setup))
    robot = TableRobot(app)
    for _ in range(DECISIONS):
        robot.settle()
        if isinstance(robot.scene, GameOverScene):
            return robot
        before = len(robot.match.steps)
        action = robot.match.bot_action("greedy")
        robot.do(action)
        assert robot.match.steps[before].answer == action
    raise AssertionError("the game does not end")


def check(robot: TableRobot, folder: Path) -> None:
    table = robot.scene.table
    assert table.match.is_over
    assert (folder / "saves" / "last-game.json").exists()
    assert load(folder / "saves" / "last-game.json").state.to_json() == table.match.state.to_json()
    robot.app.close()


def test_a_robot_plays_a_whole_game_with_the_mouse(tmp_path: Path) -> None:
    check(play_whole_game(tmp_path, "taia", "robot"), tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("seed", ["1", "2"])
def test_two_games_of_every_hero(tmp_path: Path, hero: str, seed: str) -> None:
    check(play_whole_game(tmp_path, hero, f"{hero}-{seed}"), tmp_path)
