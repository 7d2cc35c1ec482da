"""What the terminal shows of each game: every question, every table, and the last lines."""

from __future__ import annotations

import builtins
import random
from pathlib import Path
from typing import Any

import pytest

from karak.cli import main
from karak.cli.play import Terminal
from karak.cli.screens import SCREENS
from karak.match import Autosave, Match, Seat, Setup
from karak.rules import CHANCE
from karak.rules.goblin import State as Goblin
from karak.rules.goblin.cards import ELIXIRS, GEAR
from karak.rules.landscape import State as Landscape
from karak.rules.landscape.errands import TurnGoesOn
from karak.rules.landscape.looting import Dismissing
from karak.text import TELLERS, Texts
from tests.rules.landscape.landscape_table import game, lay, muster, play

TEXTS = Texts("en")


def endow(state: Any) -> None:
    """Players who have something come to more questions."""
    for hero in state.heroes:
        if isinstance(state, Landscape):
            hero.goods, hero.fame = (20, 20, 20), 8
        elif isinstance(state, Goblin):
            hero.elixirs = ELIXIRS
            for gear in GEAR:
                hero.wear(gear, gear.slot)


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_of_games_at_random_can_be_shown(name: str) -> None:
    asked = set()
    for seed in range(6):
        match = Match.begin(Setup(name, (Seat(),) * 3, str(seed)))
        screen = SCREENS[name](match, TEXTS, TELLERS[name](TEXTS, match.heroes))
        endow(match.state)
        rng = random.Random(seed)
        while not match.is_over and len(match.steps) < 900:
            if match.state.actor == CHANCE:
                match.advance()
                continue
            actions = match.state.legal_actions()
            shown = [*screen.map(), *screen.players(), screen.question()]
            shown += [screen.teller.choice(match.state, action) for action in actions]
            assert all("{" not in line and "???" not in line for line in shown)
            assert "?" in screen.question()
            asked.add(type(match.state.phase).__name__)
            match.play(rng.choice(actions))
    assert len(asked) >= 8


def landscape_screen(state: Landscape) -> Any:
    match = Match.begin(Setup("landscape", (Seat(hero="horan"), Seat(hero="taia")), "1"))
    match.state = state
    return SCREENS["landscape"](match, TEXTS, TELLERS["landscape"](TEXTS, ["horan", "taia"]))


def test_karak_2_asks_what_it_is_about() -> None:
    state = game("horan", "taia")
    screen = landscape_screen(state)
    assert screen.question() == "Horan, 2 actions left. What will you do?"
    lay(state, 101_099, "farm-1", "fire_eaters")
    muster(state, 0, knight=1)
    play(state, state.legal_actions()[-2])
    assert screen.question() == "Horan, who shall fight with you against strength 2?"
    assert screen.players()[:2] == [
        "1  Horan (you), 1 north-east of the castle: 5 hit points, glory 1, 0 points",
        "   1 knight",
    ]
    play(state, state.legal_actions()[0], ("S",))
    assert [screen.teller.choice(state, action) for action in state.legal_actions()] == [
        "Let it count: 1 against 2 – you lose"
    ]


def test_karak_2_asks_who_must_go() -> None:
    state = game("horan", "taia")
    muster(state, 0, knight=2, mage=1)
    state.hero.fame = 2
    state.phase = Dismissing(TurnGoesOn())
    question = landscape_screen(state).question()
    assert question == "Horan, who must go, now that your glory has fallen?"


@pytest.mark.parametrize(
    ("name", "last"),
    [("landscape", "points"), ("goblin", "3 keys and the Lord of All Monsters")],
)
def test_a_whole_game_is_played_to_its_last_line(
    name: str,
    last: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Always the first choice: hardly a way to win, but the others end the game."""
    monkeypatch.setattr("karak.cli.play.saves_folder", lambda: tmp_path)
    monkeypatch.setattr(builtins, "input", lambda prompt: "1")
    assert main(["play", name, "--seats", "me,greedy", "--seed", "3"]) == 0
    *_, ended, first, second = capsys.readouterr().out.splitlines()
    assert "The game is over: victory for " in ended
    assert first.startswith("1. ")
    assert first.endswith(last)
    assert second.startswith("2. ")


def test_a_tie_that_the_rules_break_has_one_winner(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Equal keys, but one hero has more hit points (G-81)."""
    match = Match.begin(Setup("goblin", (Seat(hero="horan"), Seat(hero="taia")), "1"))
    match.state.heroes[0].life = 3
    match.state.end("turn_limit")  # type: ignore[attr-defined]
    Terminal(match, TEXTS, Autosave(tmp_path)).show_result()
    assert capsys.readouterr().out.splitlines() == ["1. Taia: no keys", "2. Horan: no keys"]
