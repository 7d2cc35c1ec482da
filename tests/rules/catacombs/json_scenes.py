"""Positions out of whole games, and how the tests change their forms."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from karak.rules.catacombs import State
from karak.rules.catacombs.pieces import (
    BOLT,
    DAGGERS,
    KEY,
    RAT,
    SWORD,
)
from tests.rules.catacombs.scenes import EAST, drop, fight_scene, give
from tests.rules.walks import Splitmix, random_answer

HEROES = ("argentus", "horan", "xanros", "aderyn", "victorius", "taia")
Form = dict[str, Any]
NAN, HUGE = float("nan"), 10**30


def base() -> State:
    """Horan before a rat, daggers on the floor under him, his own things in his bag."""
    state = fight_scene(RAT, "horan", "taia")
    give(state, 0, SWORD, BOLT, KEY)
    drop(state, EAST, DAGGERS)
    return state


@cache
def positions() -> dict[str, list[str]]:
    """From whole games: for every phase that came up, some positions in it, as JSON text."""
    found: dict[str, list[str]] = {}
    for seed in range(24):
        heroes = [HEROES[(seed + i) % 6] for i in range(2 + seed % 4)]
        state = State.new(heroes, {})
        rng = Splitmix(seed)
        while state.actor is not None:
            rows = found.setdefault(type(state.phase).__name__, [])
            if len(rows) < 2 * (seed + 1) and rng.random() < 0.05:
                rows.append(json.dumps(state.to_json()))
            state.apply(random_answer(state, rng))
        found.setdefault("Over", []).append(json.dumps(state.to_json()))
    return found
