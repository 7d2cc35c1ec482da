"""Values, pieces and their JSON form."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from karak.rules import CHANCE, GAMES, BadPosition, new_game, pack, seen
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.fighting import Fighting, Rolling
from karak.rules.catacombs.looting import Looting
from karak.rules.catacombs.pieces import (
    AXE,
    DAGGERS,
    KING,
    PLANS,
    RAT,
    THINGS,
    TILES,
    TOKENS,
    Plan,
    Thing,
    Tile,
    Token,
)
from karak.rules.forms import Secret, piece, unpack, value
from karak.rules.goblin import cards as goblin
from karak.rules.landscape import pieces as land
from tests.rules.walks import Splitmix

KINDS = {kind.__name__: kind for kind in (Fighting, Rolling, Looting)}


# --- values ---------------------------------------------------------------------------------


def test_values_are_equal_only_to_their_like() -> None:
    assert do.Step(5) == do.Step(5)
    assert do.Step(5) != do.Step(6)
    assert do.Step(5) != do.Explore(5)  # the same fields, another kind
    assert do.Heal() != do.EndTurn()
    assert do.Step(5) != 5
    assert do.Step(5) != (5,)


def test_equal_values_have_equal_hashes() -> None:
    assert len({do.Step(5), do.Step(5), do.Explore(5), do.Heal(), do.Heal(), do.EndTurn()}) == 4


def test_values_have_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        do.Step(5).speed = 3  # type: ignore[attr-defined]


# --- pieces ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "pieces"),
    [(Thing, THINGS), (Token, TOKENS), (Tile, tuple(TILES.values())), (Plan, PLANS)],
)
def test_there_is_one_piece_of_each_name(kind: Any, pieces: tuple[Any, ...]) -> None:
    assert len({one.name for one in pieces}) == len(pieces)
    for one in pieces:
        assert kind.named(one.name) is one
        assert pack(one) == one.name
        assert piece(kind, one.name, "here") is one


def test_deep_copies_of_a_piece_are_the_piece() -> None:
    assert copy.deepcopy({"tile": TILES["room-NS"]})["tile"] is TILES["room-NS"]


ALL_PIECES = [
    *(*THINGS, *TOKENS, *TILES.values(), *PLANS),
    *(*land.THINGS, *land.ARMIES, *land.TILES.values(), *land.PLANS, *land.BUILDINGS, *land.DICE),
    *(*goblin.CARDS, *goblin.GEAR, *goblin.ELIXIRS, *goblin.MONSTERS),
]


def test_pickled_pieces_are_the_piece() -> None:
    """So that a game can be sent to another process."""
    for one in ALL_PIECES:
        assert pickle.loads(pickle.dumps(one)) is one, one  # noqa: S301 (our own bytes)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_whole_positions_can_be_pickled(name: str) -> None:
    """Some way into a game, with pieces in every place."""
    state = new_game(name, GAMES[name].hero_names[:3])
    rng = Splitmix(1)
    for _ in range(120):
        state.apply(state.sample(rng) if state.actor == CHANCE else state.legal_actions()[0])
    twin = pickle.loads(pickle.dumps(state))  # noqa: S301 (our own bytes)
    assert twin.to_json() == state.to_json()
    assert list(twin.legal_actions()) == list(state.legal_actions())


@pytest.mark.parametrize("name", ["spoon", None, 3, True, ["axe"], {}, float("nan")])
def test_no_other_name_is_a_piece(name: Any) -> None:
    with pytest.raises(BadPosition) as caught:
        piece(Thing, name, "bag[3]")
    assert caught.value.where == "bag[3]"
    assert "no thing has the name" in caught.value.why


# --- packing --------------------------------------------------------------------------------


def test_pack_a_value_carries_its_kind_and_its_pieces_names() -> None:
    assert pack(do.Take(AXE, DAGGERS)) == {"kind": "Take", "thing": "axe", "dropping": "daggers"}
    assert pack(do.Take(AXE)) == {"kind": "Take", "thing": "axe", "dropping": None}
    assert pack(do.EndTurn()) == {"kind": "EndTurn"}
    assert pack((3, 4)) == [3, 4]
    assert pack(ev.DiceRolled(0, (1,), (4, 1), "fight"))["dice"] == [4, 1]


def test_unpack_is_the_way_back() -> None:
    for phase in (
        Fighting(5, (1, 6), bolts=2, lives=1, may_roll_again=False),
        Rolling(5, (4,), "combat_training", again=True),
        Looting(KING, goes_on=True),
    ):
        assert unpack(object, pack(phase), KINDS, "phase") == phase


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"kind": "Dancing"}, "phase.kind"),
        ({"kind": None}, "phase.kind"),
        ({"extra": 1}, "phase"),
        ({"came_from": "5"}, "phase.came_from"),
        ({"came_from": True}, "phase.came_from"),
        ({"came_from": 5.0}, "phase.came_from"),
        ({"came_from": {"kind": "Fighting"}}, "phase.came_from.kind"),
        ({"dice": 7}, "phase.dice"),
        ({"dice": [1, "2"]}, "phase.dice[1]"),
        ({"dice": [[1], 2]}, "phase.dice[0]"),
        ({"may_roll_again": 0}, "phase.may_roll_again"),
        ({"bolts": None}, "phase.bolts"),
    ],
)
def test_unpack_names_the_place_of_the_fault(change: dict[str, Any], where: str) -> None:
    form = {**pack(Fighting(5, (1, 6))), **change}
    with pytest.raises(BadPosition) as caught:
        unpack(object, form, KINDS, "phase")
    assert caught.value.where == where
    assert str(caught.value) == f"{where}: {caught.value.why}"


def test_unpack_tuples() -> None:
    assert unpack(tuple[int, ...], [1, 2, 3], {}, "x") == (1, 2, 3)
    assert unpack(tuple[int, str], [1, "a"], {}, "x") == (1, "a")
    with pytest.raises(BadPosition, match=r"x: 2 entries expected"):
        unpack(tuple[int, str], [1], {}, "x")
    with pytest.raises(BadPosition, match=r"x: list expected"):
        unpack(tuple[int, ...], "123", {}, "x")


def test_unpack_none_only_where_it_may_be() -> None:
    assert unpack(Token | None, None, {}, "x") is None
    assert unpack(Token | None, "rat", {}, "x") is RAT
    with pytest.raises(BadPosition):
        unpack(Token, None, {}, "x")


# --- secrets --------------------------------------------------------------------------------


@value
class CardDrawn(Secret):
    """Only the seat that drew it knows the card."""

    hidden = ("card",)

    seat: int
    card: str | None
    cards_left: int


def test_seen_hides_from_the_others_what_is_hidden() -> None:
    drawn = CardDrawn(1, "ace", 51)
    assert seen(drawn, 1) is drawn
    assert seen(drawn, 0) == CardDrawn(1, None, 51)
    assert drawn.card == "ace"  # the event itself is unchanged


def test_seen_leaves_open_events_alone() -> None:
    event = ev.TurnBegan(0, 1, 4)
    assert seen(event, 1) is event
