"""The greedy player of Goblin: what it must not overlook."""

from __future__ import annotations

import random

from karak.bots import BOTS
from karak.rules.goblin import State
from karak.rules.goblin import actions as act
from karak.rules.goblin.pieces import Monster
from tests.rules.goblin.goblin_tables import cards, table

GUARD = 16
HOPELESS = {  # nothing in this hand beats the guard, the only monster that is left
    "foe": Monster.named("gate_goblin"),
    "place": GUARD,
    "hand": "slash slash mighty_blow second_wind",
    "deck": "cleave shield_up",
}


def choice(state: State) -> object:
    return BOTS["goblin"]["greedy"](state, random.Random(1))


def test_a_hopeless_hand_is_played_rather_than_kept_for_ever() -> None:
    """New cards come only for cards that are played: healing nobody would go on to the limit."""
    state = table("horan", life=5, **HOPELESS)
    assert choice(state) == act.Fight(GUARD)
    state.apply(act.Fight(GUARD))
    assert isinstance(choice(state), act.PlayCard)


def test_a_hurt_hero_heals_before_the_next_hopeless_fight() -> None:
    assert choice(table("horan", life=2, **HOPELESS)) == act.Heal()


def test_a_winning_hand_fights() -> None:
    state = table("horan", life=5, **{**HOPELESS, "hand": "slash slash cleave shield_up"})
    assert choice(state) == act.Fight(GUARD)
    while isinstance(action := choice(state), act.Fight | act.PlayCard):
        state.apply(action)
    assert action == act.Strike()
    state.apply(action)
    assert state.hero.keys == 1
    assert cards("cleave")[0] not in state.hero.hand
