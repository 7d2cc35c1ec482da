"""Seeded games in which anything may happen."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from karak.rules import CHANCE, new_game
from karak.rules.catacombs import State
from tests.rules.walks import Splitmix

HEROES = ("argentus", "horan", "xanros", "aderyn", "victorius", "taia")
CASTS = [cast for size in (2, 3, 4, 5) for cast in combinations(HEROES, size)]  # all 56


def begin(seed: int) -> tuple[State, Splitmix]:
    """Every cast in turn, its seats turned round from time to time."""
    cast = CASTS[seed % len(CASTS)]
    turned = seed // len(CASTS) % len(cast)
    state = new_game("catacombs", [*cast[turned:], *cast[:turned]])
    assert isinstance(state, State)
    return state, Splitmix(seed)


def answers(state: State) -> list[Any]:
    """Everything that can be answered here."""
    if state.actor == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    return list(state.legal_actions())
