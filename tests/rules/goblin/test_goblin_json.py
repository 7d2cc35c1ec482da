"""Positions from outside: nothing is trusted, every fault is named."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from karak.rules import BadPosition, state_from_json, state_from_view
from karak.rules.goblin.position_json import PHASES
from tests.rules.goblin.goblin_tables import opening, random_game

Change = Callable[[dict[str, Any]], object]


def form() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(opening(first=0).to_json()))
    return found


def put(*path: Any, to: Any) -> Change:
    """A change that puts something else at this place."""

    def change(position: Any) -> None:
        for key in path[:-1]:
            position = position[key]
        position[path[-1]] = to

    return change


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (put("game", to="goblins"), "game"),
        (put("skills", to=1), "skills"),
        (put("more", to=1), "position"),
        (put("heroes", to=[]), "heroes"),
        (put("heroes", 0, "name", to="taia"), "heroes[1].name"),
        (put("heroes", 0, "life", to=6), "heroes[0].life"),
        (put("heroes", 0, "keys", to=4), "heroes[0].keys"),
        (put("heroes", 0, "keys", to=1), "heroes"),
        (put("heroes", 0, "weapon", to="cloak"), "heroes[0].weapon"),
        (put("heroes", 0, "weapon", to="dagger"), "heroes"),
        (put("heroes", 0, "elixirs", to=["health", "health"]), "heroes[0].elixirs"),
        (put("heroes", 0, "hand", to=["spark"]), "heroes[0]"),
        (put("heroes", 0, "hand", to=["nothing"]), "heroes[0].hand[0]"),
        (put("heroes", 0, "hand", to=3), "heroes[0].hand"),
        (put("heroes", 0, "discard", to=["slash", "slash", "slash"]), "heroes[0]"),
        (put("heroes", 0, "discard", to=["cleave"]), "heroes"),
        (put("heroes", 0, "known", to=["cleave"]), "heroes[0].known"),
        (put("heroes", 0, "drawn", to=["slash"]), "heroes[0].drawn"),
        (put("monsters", "99", to="bat"), "monsters[99]"),
        (put("monsters", "11", to="troll"), "monsters[11]"),
        (put("monsters", "11", to=None), "monsters[11]"),
        (put("decks", to={"bat": 99}), "decks.bat"),
        (put("decks", to={"rat": 1}), "decks"),
        (put("decks", to=[]), "decks"),
        (put("backs", "bat", to={}), "backs.bat"),
        (put("backs", "bat", to={"plate": 1}), "backs.bat"),
        (put("backs", "rat", to={}), "backs"),
        (put("arsenal", to=["sword"]), "heroes"),
        (put("arsenal", to="sword"), "arsenal"),
        (put("played", to=["slash"]), "phase"),
        (put("seat", to=2), "seat"),
        (put("turn", to=-1), "turn"),
        (put("turn", to=0), "phase"),
        (put("phase", to={"kind": "Dancing"}), "phase.kind"),
        (put("phase", to={"kind": "Over", "by": "boredom"}), "phase.by"),
        (put("phase", to={"kind": "Bracing", "place": 11}), "phase"),
        (put("phase", to={"kind": "Bracing", "place": 77}), "phase"),
        (put("phase", to={"kind": "Refilling", "place": 11}), "phase"),
        (put("phase", to={"kind": "Refilling", "place": 77}), "phase"),
        (put("phase", to={"kind": "FillingUp"}), "phase"),
        (put("phase", to={"kind": "Foreseeing", "left": 1, "then": None}), "phase.then"),
        (put("phase", to={"kind": "LastDrink", "result": "won"}), "phase"),
        (put("phase", to={"kind": "LayingOut", "first": None}), "phase"),
        (put("phase", to={"kind": "Dealing", "first": 0}), "phase"),
    ],
)
def test_a_fault_is_named_by_its_place(change: Change, where: str) -> None:
    position = form()
    change(position)
    with pytest.raises(BadPosition) as caught:
        state_from_json(position)
    assert caught.value.where == where


def test_nothing_else_than_bad_position_is_ever_raised() -> None:
    """Whatever is put anywhere: it is a position, or BadPosition says what is wrong."""
    rng = random.Random(1)
    junk = (None, -1, 99, 1.5, True, "x", "slash", [], {}, ["cleave"], {"kind": "TakingTurn"})
    positions = [s.to_json() for at, s in enumerate(random_game(2)) if at % 20 == 0]
    for _ in range(1500):
        position = json.loads(json.dumps(positions[int(rng.random() * len(positions))]))
        spot, key = random_spot(position, rng)
        spot[key] = junk[int(rng.random() * len(junk))]
        try:
            state_from_json(position)
        except BadPosition as fault:
            assert fault.where  # noqa: PT017


def random_spot(form: Any, rng: random.Random) -> tuple[Any, Any]:
    while True:
        keys = list(form) if isinstance(form, dict) else list(range(len(form)))
        key = keys[int(rng.random() * len(keys))]
        if not isinstance(form[key], dict | list) or not form[key] or rng.random() < 0.3:
            return form, key
        form = form[key]


def test_views_are_not_trusted_either() -> None:
    good = opening(first=0).view(0)
    for change in (
        put("heroes", to=None),
        put("heroes", 1, to=None),
        put("heroes", 1, "hand", to=9),
        put("heroes", 1, "hand", to=-1),
        put("heroes", 1, "hand", to=["slash"]),
        put("heroes", 1, "unseen", to=5),
        put("heroes", 1, "known", to=["comet"] * 5),
    ):
        view = json.loads(json.dumps(good))
        change(view)
        with pytest.raises(BadPosition):
            state_from_view(view, 0, random.Random(1))
    with pytest.raises(BadPosition):
        state_from_view(good, 5, random.Random(1))


def test_every_phase_says_where_it_fits() -> None:
    for kind in PHASES.values():
        assert kind.__name__ == "Over" or "fits" in vars(kind)
