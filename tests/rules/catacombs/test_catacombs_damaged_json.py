"""Positions damaged at random: refused, or played on without a fault."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from karak.rules import BadPosition, state_from_json
from karak.rules.catacombs import State
from karak.rules.catacombs.pieces import START
from karak.rules.catacombs.position_json import PHASES
from tests.rules.catacombs.json_scenes import HUGE, NAN, Form, positions
from tests.rules.catacombs.scenes import EAST, EAST2, NORTH
from tests.rules.walks import Splitmix, random_answer

# --- random damage --------------------------------------------------------------------------


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 8),
    st.sampled_from([START, EAST, NORTH, EAST2, 10**9, -(10**9), HUGE, NAN, 1.5, 5.0]),
    st.sampled_from(["", "rat", "dragon", "room-NS", "gate-EW", "key", "treasure", "taia", "0"]),
    st.sampled_from([[], {}, ["key"], [1, 6], {"kind": "Walking"}]),
)


def places(form: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a form, the whole form excepted."""
    parts = form.items() if isinstance(form, dict) else enumerate(form)
    found = []
    for key, part in parts:
        found.append((*path, key))
        if isinstance(part, dict | list):
            found += places(part, (*path, key))
    return found


def look(form: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        form = form[key]
    return form


@st.composite
def damaged(draw: st.DrawFn) -> Form:
    """A position out of a game, with up to three things changed."""
    kind = draw(st.sampled_from(sorted(positions())))
    form = json.loads(draw(st.sampled_from(positions()[kind])))
    for _ in range(draw(st.integers(1, 3))):
        *way, last = draw(st.sampled_from(places(form)))
        place = look(form, tuple(way))
        how = draw(st.sampled_from(["junk", "junk", "copy", "delete", "rename"]))
        if how == "junk":
            place[last] = draw(JUNK)
        elif how == "copy":  # something that stands elsewhere in this position
            place[last] = deepcopy(look(form, draw(st.sampled_from(places(form)))))
        elif how == "delete":
            del place[last]
        elif isinstance(place, dict):
            name = st.sampled_from([str(START), str(EAST), str(NORTH), "rat", "room-T", "cell"])
            place[draw(name)] = place.pop(last)
    return form


@settings(
    max_examples=600, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
@given(damaged(), st.integers(0, 2**32))
def test_a_damaged_position_is_refused_or_can_be_played_on(form: Form, seed: int) -> None:
    try:
        state = state_from_json(form)
    except BadPosition:
        return
    assert isinstance(state, State)
    assert state_from_json(state.to_json()).to_json() == state.to_json()
    rng = Splitmix(seed)
    for _ in range(50):
        if state.actor is None:
            return
        state.apply(random_answer(state, rng))


@st.composite
def exchanged(draw: st.DrawFn) -> Form:
    """A position in the phase of another one, its heroes anywhere and in any condition."""
    kinds = sorted(positions())
    form = json.loads(draw(st.sampled_from(positions()[draw(st.sampled_from(kinds))])))
    other = json.loads(draw(st.sampled_from(positions()[draw(st.sampled_from(kinds))])))
    form["phase"] = other["phase"]
    cells = st.sampled_from([int(cell) for cell in form["tiles"]])
    for hero in form["heroes"]:
        hero["life"] = draw(st.integers(0, 5))
        if draw(st.booleans()):
            hero["cell"] = draw(cells)
    if "came_from" in form["phase"]:
        form["phase"]["came_from"] = draw(cells)
    form["steps"] = draw(st.integers(0, 4))
    form["curse"] = draw(st.none() | st.integers(0, len(form["heroes"]) - 1))
    form["seat"] = draw(st.integers(0, len(form["heroes"]) - 1))
    return form


@settings(
    max_examples=600, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
@given(exchanged(), st.integers(0, 2**32))
def test_an_unlikely_position_is_refused_or_can_be_played_on(form: Form, seed: int) -> None:
    test_a_damaged_position_is_refused_or_can_be_played_on.hypothesis.inner_test(form, seed)


def test_random_damage_leaves_some_positions_whole() -> None:
    """The two tests above would say nothing if every form were refused."""
    accepted = 0
    for seed, texts in enumerate(positions().values()):
        form = json.loads(texts[0])
        form["steps"] = seed % 5
        accepted += isinstance(state_from_json(form), State)
    assert accepted == len(PHASES)
