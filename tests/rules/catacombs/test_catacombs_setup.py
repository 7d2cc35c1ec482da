"""C-5, C-6: how a game begins."""

from __future__ import annotations

from typing import Any

import pytest

from karak.rules import CHANCE, BadSetup, new_game
from karak.rules.catacombs import State
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import START, THROWS
from tests.rules.catacombs.scenes import game, play


def rolling(*heroes: str) -> State:
    state = new_game("catacombs", heroes)
    assert isinstance(state, State)
    return state


def test_c5_all_figures_on_the_start_tile() -> None:
    state = game("horan", "taia", "aderyn")
    assert [hero.cell for hero in state.heroes] == [START] * 3
    assert [hero.things + hero.treasures for hero in state.heroes] == [()] * 3
    assert not state.tokens
    assert not state.floor


def test_c5_the_players_bring_their_heroes_in_any_order() -> None:
    state = game("taia", "horan")
    assert [hero.name for hero in state.heroes] == ["taia", "horan"]
    assert state.told == [ev.GameBegan(("taia", "horan"), 0), ev.TurnBegan(0, 1, 4)]


def test_c6_everybody_rolls_both_dice_and_the_highest_begins() -> None:
    state = rolling("horan", "taia", "aderyn")
    assert state.told == [ev.GameBegan(("horan", "taia", "aderyn"), None)]
    assert state.actor == CHANCE
    assert [outcome for outcome, _ in state.chance_outcomes()] == [dice for dice, _ in THROWS[2]]
    assert play(state, (1, 2), (5, 6), (1, 1)) == [
        ev.StartRolled(0, (1, 2), 3),
        ev.StartRolled(1, (5, 6), 11),
        ev.StartRolled(2, (1, 1), 2),
        ev.TurnBegan(1, 1, 4),
    ]
    assert (state.seat, state.actor) == (1, 1)


def test_c6_clockwise_from_there() -> None:
    state = rolling("horan", "taia", "aderyn")
    play(state, (1, 2), (5, 6), (1, 1))
    seats = []
    for _ in range(5):
        seats.append(state.seat)
        play(state, do.EndTurn())
    assert seats == [1, 2, 0, 1, 2]


def test_c6_ties_roll_again_among_the_tied_only() -> None:
    state = rolling("horan", "taia", "aderyn")
    told = play(state, (4, 6), (1, 1), (5, 5))
    assert told[-1] == ev.StartTied((0, 2))
    told = play(state, (1, 1), (1, 2))
    assert told == [
        ev.StartRolled(0, (1, 1), 2),
        ev.StartRolled(2, (1, 2), 3),
        ev.TurnBegan(2, 1, 4),
    ]


def test_c6_a_tie_below_the_highest_does_not_matter() -> None:
    state = rolling("horan", "taia", "aderyn")
    assert play(state, (1, 1), (1, 1), (1, 2))[-1] == ev.TurnBegan(2, 1, 4)


def test_c6_ties_may_follow_ties() -> None:
    state = rolling("horan", "taia", "aderyn")
    assert play(state, (3, 3), (2, 4), (1, 5))[-1] == ev.StartTied((0, 1, 2))
    assert play(state, (3, 3), (2, 4), (1, 1))[-1] == ev.StartTied((0, 1))
    assert play(state, (3, 3), (2, 4))[-1] == ev.StartTied((0, 1))
    assert play(state, (3, 3), (6, 6))[-1] == ev.TurnBegan(1, 1, 4)


def test_c6_the_players_may_set_who_begins_and_nobody_rolls() -> None:
    state = new_game("catacombs", ["horan", "taia"], {"first": 1})
    assert (state.seat, state.actor) == (1, 1)
    assert state.told == [ev.GameBegan(("horan", "taia"), 1), ev.TurnBegan(1, 1, 4)]


@pytest.mark.parametrize("first", [-1, 2, True, 0.0, "0", "youngest", [0]])
def test_c6_only_a_seat_can_be_set_to_begin(first: Any) -> None:
    with pytest.raises(BadSetup):
        new_game("catacombs", ["horan", "taia"], {"first": first})


def test_c6_first_may_be_left_open_and_is_the_only_option() -> None:
    assert new_game("catacombs", ["horan", "taia"], {"first": None}).actor == CHANCE
    with pytest.raises(BadSetup):
        new_game("catacombs", ["horan", "taia"], {"second": 1})
