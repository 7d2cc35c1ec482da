"""Plague and misery, and how to get rid of the plague (L-37, L-60)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karak.rules.core import Action, Choice
from karak.rules.forms import value
from karak.rules.landscape.actions import Afflict
from karak.rules.landscape.events import Afflicted
from karak.rules.landscape.pieces import CASTLE_CELL, FULL_LIFE

if TYPE_CHECKING:
    from karak.rules.landscape.state import State


@value
class Afflicting(Choice["State"]):
    """Whoever rolled the double skull names another player (L-60)."""

    def actions(self, state: State) -> list[Action]:
        return [Afflict(seat) for seat in range(len(state.heroes)) if seat != state.seat]

    def apply(self, state: State, action: Afflict) -> None:
        afflict(state, action.seat)
        state.end_turn("fight")

    def fits(self, state: State) -> bool:
        return state.plague_on and state.is_safe(state.hero.cell)


def afflict(state: State, seat: int) -> None:
    """He loses one of each resource; the plague comes onto his city, if he has one (L-60)."""
    victim = state.heroes[seat]
    state.tell(Afflicted(state.seat, seat))
    state.change_goods(seat, tuple(-min(1, n) for n in victim.goods), "misery")
    if victim.city is not None:
        state.move_plague(seat)


def can_banish(state: State) -> bool:
    """At the castle, with something to gain (L-37)."""
    hero = state.hero
    return hero.cell == CASTLE_CELL and (hero.life < FULL_LIFE or state.plague == state.seat)


def banish(state: State) -> None:
    """All life back; the plague leaves one's own city (L-37)."""
    state.spend_action("banish")
    state.change_life(state.seat, FULL_LIFE, "castle")
    if state.plague == state.seat:
        state.move_plague(None)
    state.go_on()
