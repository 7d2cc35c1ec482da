"""Positions as JSON: what is written can be read again."""

from __future__ import annotations

import json

from karak.rules import state_from_json
from karak.rules.catacombs import State
from karak.rules.catacombs import actions as do
from karak.rules.catacombs.pieces import RAT, START
from karak.rules.catacombs.position_json import PHASES
from tests.rules.catacombs.json_scenes import base, positions
from tests.rules.catacombs.scenes import EAST, EAST2, NORTH, game, lay, play, put, stand

# --- what is written can be read again ------------------------------------------------------


def test_a_position_is_written_readably() -> None:
    form = base().to_json()
    assert json.loads(json.dumps(form)) == form
    assert form["game"] == "catacombs"
    assert form["heroes"][0] == {
        "name": "horan",
        "cell": EAST,
        "safe": START,
        "life": 5,
        "things": ["sword", "bolt", "key"],
        "treasures": [],
    }
    assert form["tiles"] == {
        str(START): "fountain-NESW",
        str(EAST): "corridor-NESW",
        str(EAST2): "room-NESW",
    }
    assert form["tokens"] == {str(EAST2): "rat"}
    assert form["floor"] == {str(EAST): ["daggers"]}
    assert form["phase"] == {"kind": "Walking"}
    assert form["stack"]["room-cross"] == 13
    assert form["bag"]["rat"] == 6  # one lies there, one has been beaten


def test_a_position_read_is_the_position_written() -> None:
    state = base()
    twin = state_from_json(json.loads(json.dumps(state.to_json())))
    assert isinstance(twin, State)
    assert twin.to_json() == state.to_json()
    assert twin.legal_actions() == state.legal_actions()
    assert (twin.dark, twin.gates, twin.fountains) == (state.dark, state.gates, state.fountains)
    assert play(twin, do.Step(EAST2)) == play(state, do.Step(EAST2))


def test_things_may_be_named_in_any_order() -> None:
    form = base().to_json()
    form["heroes"][0]["things"] = ["key", "bolt", "sword"]
    assert state_from_json(form).to_json() == base().to_json()


def test_pieces_may_be_missing() -> None:
    """A board drawn by hand need not hold the whole box."""
    form = base().to_json()
    form["bag"] = {}
    form["stack"] = {}
    state = state_from_json(form)
    assert isinstance(state, State)
    assert sum(state.stack) == sum(state.bag) == 0


def test_every_phase_comes_up_and_can_be_read() -> None:
    assert set(positions()) == set(PHASES)
    for texts in positions().values():
        assert texts
        for text in texts:
            assert json.dumps(state_from_json(json.loads(text)).to_json()) == text


def test_a_position_with_a_gate_and_a_fountain_is_read_with_them() -> None:
    state = game("horan", "taia")
    lay(state, EAST, "gate-EW")
    lay(state, EAST2, "fountain-NW")
    lay(state, NORTH, "room-NS")
    put(state, NORTH, RAT)
    stand(state, 1, EAST2)
    twin = state_from_json(state.to_json())
    assert isinstance(twin, State)
    assert (twin.gates, twin.fountains) == ((EAST,), (START, EAST2))
