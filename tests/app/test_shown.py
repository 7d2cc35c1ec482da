"""What is shown follows from the events alone."""

from __future__ import annotations

import random

import pytest

from karak.app.catacombs.shown import Shown
from karak.rules import CHANCE, new_game
from karak.rules.catacombs.heroes import HEROES
from karak.rules.catacombs.state import State


@pytest.mark.parametrize("seed", range(12))
def test_the_shown_table_told_by_events_is_the_table_of_the_rules(seed: int) -> None:
    rng = random.Random(seed)
    state = new_game("catacombs", rng.sample(HEROES, 2 + seed % 4))
    assert isinstance(state, State)
    shown = Shown.of(state)
    for _ in range(1500):
        if state.actor is None:
            break
        drawn = state.actor == CHANCE
        answer = state.sample(rng) if drawn else rng.choice(state.legal_actions())
        for event in state.apply(answer):
            shown.tell(event)
        if state.actor != CHANCE:  # a step into the dark is shown when the tile is drawn
            shown.fight = None
            assert shown == Shown.of(state), answer
