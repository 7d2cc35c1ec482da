"""Computer players: sensible, honest, and they finish."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from math import fsum
from operator import add
from typing import Any

import pytest

from karak.bots import BOTS
from karak.match import Match, Seat, Setup, dealer_for
from karak.rules import CHANCE, GAMES, state_from_view
from tests.match.games import bots, play_on

FOUR = ("greedy",) * 4


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_every_level_finishes_whole_games(game: str, level: str) -> None:
    for seed in range(3):
        match = Match.begin(Setup(game, (Seat(level),) * 3, str(seed)))
        assert play_on(match, 10**6).is_over


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_decides_alike_wherever_it_sees_the_same(game: str) -> None:
    """It gets a redrawn copy; what it can't see can't move it."""
    match = Match.begin(Setup(game, (Seat("greedy"),) * 3, "5"))
    for step in range(200):
        seat = match.state.actor
        if seat is None:
            break
        if seat != CHANCE:
            twin = state_from_view(match.state.view(seat), seat, dealer_for("twin", step))
            choices = {
                BOTS[game]["greedy"](position.redraw(seat, rng), rng)
                for position, rng in (
                    (match.state, dealer_for("bot", step)),
                    (twin, dealer_for("bot", step)),
                )
            }
            assert len(choices) == 1
        match.advance()


def sum_before_312(numbers: Iterable[Any]) -> Any:
    """As `sum` adds floats up to Python 3.11: one by one."""
    return reduce(add, numbers, 0)


def sum_since_312(numbers: Iterable[Any]) -> Any:
    """As `sum` adds floats from Python 3.12 on: without losing the last bits."""
    found = list(numbers)
    return fsum(found) if any(isinstance(number, float) for number in found) else sum(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_alike_on_every_python(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    games = []
    for adding in (sum_before_312, sum_since_312):
        for module in (game, "odds"):
            monkeypatch.setattr(f"karak.bots.{module}.sum", adding, raising=False)
        setups = [Setup(game, (Seat("greedy"),) * 3, str(seed)) for seed in range(6)]
        matches = [play_on(Match.begin(setup), 10**6) for setup in setups]
        games.append([[step.form for step in match.steps] for match in matches])
    assert games[0] == games[1]


def test_greedy_games_end_by_the_dragon() -> None:
    ends = [play_on(bots(*FOUR, seed=str(n)), 10**6).state.ended_by for n in range(30)]
    assert ends.count("dragon") >= 24


def test_greedy_beats_random() -> None:
    wins = 0.0
    for seed in range(20):
        match = play_on(bots("greedy", "random", "random", "random", seed=str(seed)), 10**6)
        if 0 in match.state.winners:
            wins += 1 / len(match.state.winners)
    assert wins >= 14  # by chance it would be 5
