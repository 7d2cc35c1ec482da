"""Every legal action can be clicked, and nothing that can be clicked is illegal."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from karak.app.app import App
from karak.match import PERSON, Match, Seat, Setup
from karak.rules import CHANCE
from karak.rules.catacombs.heroes import HEROES
from tests.app.robot import TableRobot, open_app


def positions(seed: int, count: int) -> list[Match]:
    """Games stopped where somebody has to choose: rare questions come before common ones."""
    rng = random.Random(seed)
    by_phase: dict[str, list[Match]] = {}
    for game in range(6):
        seats = tuple(Seat(PERSON, name) for name in rng.sample(HEROES, 4))
        match = Match.begin(Setup("catacombs", seats, f"{seed}-{game}", {"first": 0}))
        for _ in range(500):
            if match.is_over:
                break
            if match.state.actor == CHANCE:
                match.deal()
                continue
            actions = match.state.legal_actions()
            kinds = sorted({type(action).__name__ for action in actions})
            if len(actions) > 1:
                key = f"{type(match.state.phase).__name__} {kinds}"
                if len(by_phase.setdefault(key, [])) < 2:
                    by_phase[key].append(frozen(match))
            match.take(rng.choice(actions))
    rare_first = sorted(by_phase.values(), key=len)
    found = [match for matches in rare_first for match in matches]
    rng.shuffle(found)
    return found[:count]


def frozen(match: Match) -> Match:
    """The same position at a table of its own."""
    twin = Match(match.setup)
    twin.state = match.state.copy()
    twin.steps = list(match.steps)
    return twin


def sit_down(app: App, match: Match) -> TableRobot:
    app.begin_match(frozen(match))
    robot = TableRobot(app)
    robot.frames(3)
    return robot


@pytest.mark.parametrize("seed", range(3))
def test_every_legal_action_can_be_clicked(tmp_path: Path, seed: int) -> None:
    app = open_app(tmp_path)
    for match in positions(seed, 7):
        actions = match.state.legal_actions()
        for action in random.Random(seed).sample(actions, min(4, len(actions))):
            robot = sit_down(app, match)
            before = len(robot.match.steps)
            robot.do(action)
            assert robot.match.steps[before].answer == action, action
    app.close()


@pytest.mark.parametrize("seed", range(3, 5))
def test_nothing_that_can_be_clicked_is_illegal(tmp_path: Path, seed: int) -> None:
    """A click either changes nothing in the game, or is a step the rules allow."""
    app = open_app(tmp_path)
    for match in positions(seed, 5):
        robot = sit_down(app, match)
        names = [name for name in robot.spots if name not in ("menu", "help")]
        for name in random.Random(seed).sample(names, min(10, len(names))):
            robot = sit_down(app, match)
            if name in robot.spots:
                robot.scene.interface.activate(name)  # IllegalMove would be raised
                robot.frames(2)
    app.close()


def test_one_click_walks_several_steps_and_one_undo_takes_them_back(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    for match in positions(11, 40):
        robot = sit_down(app, match)
        far = [cell for cell, way in robot.table.choices.ways.items() if len(way.actions) > 1]
        if far:
            break
    before = robot.match.state.to_json()
    way = robot.table.choices.ways[far[0]]
    robot.click(f"cell:{far[0]}")
    assert len(robot.match.steps) - len(match.steps) >= len(way.actions)
    if robot.match.can_undo:
        robot.click("undo")
        assert robot.match.state.to_json() == before
    app.close()
