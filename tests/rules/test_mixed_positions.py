"""Positions with a part of another one in them are refused, or can be played and saved.

Every part looks right by itself, so this finds what the plain checks of a reader overlook.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from karak.rules import GAMES, BadPosition, new_game, state_from_json, state_from_view
from tests.rules.walks import Splitmix, answers, pick, random_answer

Path = tuple[Any, ...]

MIXTURES = 700
PHASE_SHARE = 0.15  # of the mixtures: the question is what matters most


@cache
def forms(game: str) -> list[str]:
    """Positions out of random games, as text."""
    found = []
    for seed in range(6):
        rng = Splitmix(seed)
        names = GAMES[game].hero_names
        state = new_game(game, [names[(seed + at) % len(names)] for at in range(2 + seed % 3)])
        for step in range(700):
            if state.actor is None:
                break
            if step % 17 == seed:
                found.append(json.dumps(state.to_json()))
            state.apply(random_answer(state, rng))
    return found


def parts(form: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Everything in the form, however deep, with the way to it."""
    if not isinstance(form, dict | list):
        return
    for key, part in form.items() if isinstance(form, dict) else enumerate(form):
        yield (*path, key), part
        yield from parts(part, (*path, key))


def role(path: Path) -> Path:
    """What a part is, wherever it stands: `heroes life`, `tiles`, `phase`."""
    return tuple(key for key in path if isinstance(key, str) and not key.isdecimal())


@cache
def pool(game: str) -> dict[Path, list[str]]:
    """All parts of a role in all positions, as text."""
    found: dict[Path, list[str]] = {}
    for text in forms(game):
        for path, part in parts(json.loads(text)):
            found.setdefault(role(path), []).append(json.dumps(part))
    return found


def mix(game: str, form: Any, rng: Splitmix) -> None:
    """One part of the form becomes that of another position."""
    path = ("phase",) if rng.random() < PHASE_SHARE else pick(rng, list(parts(form)))[0]
    place = form
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = json.loads(pick(rng, pool(game).get(role(path), ["0"])))


def play_on(state: Any, rng: Splitmix) -> None:
    """Every answer leads to a position that can be read; and the game goes on for a while."""
    possible = answers(state)
    assert possible or state.actor is None
    for answer in possible[:12]:
        twin = state.copy()
        twin.apply(answer)
        state_from_json(json.loads(json.dumps(twin.to_json())))
    for _ in range(15):
        if state.actor is not None:
            state.apply(random_answer(state, rng))


@pytest.mark.parametrize("game", GAMES)
def test_a_mixture_is_refused_or_can_be_played(game: str) -> None:
    rng = Splitmix(5)
    read = 0
    for _ in range(MIXTURES):
        form = json.loads(pick(rng, forms(game)))
        mix(game, form, rng)
        try:
            state = state_from_json(form)
        except BadPosition:
            continue
        read += 1
        play_on(state, rng)
    assert 0.05 < read / MIXTURES < 0.8


@pytest.mark.parametrize("game", GAMES)
def test_a_mixed_view_is_refused_or_can_be_played(game: str) -> None:
    rng = Splitmix(6)
    for _ in range(MIXTURES // 3):
        whole = state_from_json(json.loads(pick(rng, forms(game))))
        seat = int(rng.random() * len(whole.heroes))
        view = json.loads(json.dumps(whole.view(seat)))
        mix(game, view, rng)
        try:
            state = state_from_view(view, seat, rng)
        except BadPosition:
            continue
        play_on(state, rng)
