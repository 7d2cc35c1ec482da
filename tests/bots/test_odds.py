"""The chance of winning, against the rules themselves: every throw, every choice."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from karak.bots.odds import chance_to_roll, chance_to_win
from karak.rules import CHANCE
from karak.rules.catacombs import State
from karak.rules.catacombs.actions import Sneak, Step
from karak.rules.catacombs.events import FightEnded
from karak.rules.catacombs.heroes import HEROES, TRAINING
from karak.rules.catacombs.pieces import AXE, BOLT, DAGGERS, START, TILES, TOKENS, Thing, Token


def fight(hero: str, monster: Token, things: tuple[Thing, ...], cursed: bool) -> State:
    state = State.new([hero, "taia" if hero != "taia" else "horan"], {"first": 0})
    state.lay(START + 1, TILES["room-NESW"])
    state.tokens = {START + 1: monster}
    state.hero.things = things
    state.curse = 0 if cursed else None
    state._legal = None
    return state


def best_chance(state: State, told: list[Any]) -> Fraction:
    """Of winning, by trying everything."""
    for event in told:
        if isinstance(event, FightEnded):
            return Fraction(event.result == "won")
    if state.actor == CHANCE:
        return expected(state)
    fighting = [action for action in state.legal_actions() if action != Sneak()]
    return max(after(state, action) for action in fighting)


def expected(state: State) -> Fraction:
    urn = [(outcome, lots) for outcome, lots in state.phase.lots(state) if lots]
    if TRAINING in state.skills:  # a 1 is thrown again until it is none: it may as well not be
        urn = [(outcome, lots) for outcome, lots in urn if 1 not in outcome]
    total = sum(lots for _, lots in urn)
    return sum((lots * after(state, o) / total for o, lots in urn), start=Fraction(0))


def after(state: State, answer: Any) -> Fraction:
    twin = state.copy()
    return best_chance(twin, twin.apply(answer))


@pytest.mark.parametrize("cursed", [False, True])
@pytest.mark.parametrize("hero", HEROES)
def test_odds_are_those_of_the_rules(hero: str, cursed: bool) -> None:
    for monster in (token for token in TOKENS if token.strength):
        for things in ((), (DAGGERS, AXE), (AXE, AXE, BOLT, BOLT), (BOLT,)):
            state = fight(hero, monster, things, cursed)
            chance = chance_to_win(state, 0, monster, first_step=True)
            assert chance == after(state, Step(START + 1)), (monster, things)


def test_two_dice() -> None:
    assert chance_to_roll(7) == Fraction(21, 36)
    assert chance_to_roll(2) == 1
    assert chance_to_roll(13) == 0
    assert chance_to_roll(12, no_ones=True) == Fraction(1, 25)
