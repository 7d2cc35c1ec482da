"""The greedy bot of Karak II plays whole games by the rules."""

from __future__ import annotations

from random import Random

import pytest

from karak.bots import BOTS
from karak.rules import CHANCE, Position, new_game

GREEDY = BOTS["landscape"]["greedy"]


def played(seed: int, most_turns: int = 400) -> Position:
    rng = Random(seed)
    state = new_game("landscape", ["horan", "taia", "elspeth", "darius"])
    while state.actor is not None and getattr(state, "turn", 0) < most_turns:
        if state.actor == CHANCE:
            answer = state.sample(rng)
        else:
            answer = GREEDY(state.redraw(state.actor, rng), rng)
            assert answer in state.legal_actions()
        state.apply(answer)
    return state


@pytest.mark.parametrize("seed", range(3))
def test_four_of_them_come_to_an_end(seed: int) -> None:
    assert played(seed).ended_by in ("general", "turn_limit")


def test_the_same_view_gives_the_same_choice() -> None:
    state = played(1, most_turns=40)
    while state.actor == CHANCE:
        state.apply(state.sample(Random(1)))
    assert state.actor is not None
    seen = state.redraw(state.actor, Random(2))
    assert GREEDY(seen, Random(3)) == GREEDY(seen.copy(), Random(3))
