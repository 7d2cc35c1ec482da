"""The referee sees the events of random games, and its book agrees with the position."""

from __future__ import annotations

from typing import Any

import pytest

from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import KEY, MUMMY, START
from tests.rules.catacombs.random_games import begin
from tests.rules.catacombs.referee import Referee
from tests.rules.walks import random_answer


@pytest.mark.parametrize("seed", range(112))
def test_the_referee_agrees(seed: int) -> None:
    state, rng = begin(seed)
    began, *events = state.told
    referee = Referee(began)
    while True:
        for event in events:
            if isinstance(event, ev.TurnBegan) and referee.turn:
                referee.seat = (referee.seat + 1) % len(referee.names)  # type: ignore[operator]
            referee.note(event)
            referee.see(event)
        if state.actor is None:
            break
        events = state.apply(random_answer(state, rng))
    assert referee.ended
    referee.agrees_with(state)


def test_the_referee_would_notice() -> None:
    """A referee that nods everything through is worth nothing: here are some forged events."""
    forged: list[Any] = [
        ev.Moved(0, START, START + 1, "step", 3),  # no tile lies there
        ev.LifeChanged(0, 5, 4, "fight"),  # there was no fight
        ev.LifeChanged(0, 4, 5, "fountain"),  # he had five
        ev.TurnEnded(0, 1, "fight"),
        ev.TurnEnded(0, 2, "choice"),
        ev.CurseGiven(0, None, 1),
        ev.ThingTaken(0, START, KEY, "floor"),
        ev.FightBegan(0, START, MUMMY, 7, START),
        ev.TurnBegan(1, 2, 4),  # the first turn is not over
        ev.GameEnded("no_progress", (0, 0), (0, 1)),
    ]
    for event in forged:
        referee = Referee(ev.GameBegan(("horan", "taia"), 0))
        referee.see(ev.TurnBegan(0, 1, 4))
        with pytest.raises((AssertionError, KeyError)):
            referee.see(event)
