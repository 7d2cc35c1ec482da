"""The bots of Karak, the catacombs."""

from __future__ import annotations

from karak.rules import Action, Random
from karak.rules.catacombs.state import State


def greedy(state: State, rng: Random) -> Action:
    return state.legal_actions()[0]
