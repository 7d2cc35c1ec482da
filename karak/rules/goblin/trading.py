"""The merchant: elixirs and the arsenal, each for one card (G-50, G-51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karak.rules.core import Action, Choice
from karak.rules.forms import value
from karak.rules.goblin import events as ev
from karak.rules.goblin.actions import BuyElixir, BuyGear, Done, DrinkHealth
from karak.rules.goblin.cards import ELIXIRS, RANK
from karak.rules.goblin.pieces import Card, Elixir, Gear, Reward
from karak.rules.goblin.rewards import may_drink, put_on

if TYPE_CHECKING:
    from karak.rules.goblin.state import State


def payments(state: State) -> list[Reward]:
    """Won cards in hand, a weapon, an armour; no starting card, no key, no elixir (G-50)."""
    hero = state.hero
    return [*[card for card in dict.fromkeys(hero.hand) if not card.starting], *hero.gear]


def is_on_sale(state: State, elixir: Elixir) -> bool:
    """At most one of each kind a player; an empty pile sells nothing (G-50, G-51)."""
    if elixir in state.hero.elixirs:
        return False
    return sum(elixir in hero.elixirs for hero in state.heroes) < elixir.count


@value
class Trading(Choice["State"]):
    """One purchase after another: elixirs in their order, then at most one thing from the arsenal.

    Payments come in the order of their rank, so that no set of purchases comes up twice. What is
    bought from the arsenal comes last and so can't pay; what was paid can't be bought (G-51).
    """

    from_elixir: int = 0
    from_payment: int = 0
    paid: tuple[Gear, ...] = ()

    def actions(self, state: State) -> list[Action]:
        found: list[Action] = [Done(), *self.purchases(state)]
        if may_drink(state):
            found.append(DrinkHealth())
        return found

    def purchases(self, state: State) -> list[Action]:
        pays = [pay for pay in payments(state) if RANK[pay] >= self.from_payment]
        elixirs = [e for e in ELIXIRS[self.from_elixir :] if is_on_sale(state, e)]
        gear = self.for_sale(state)
        return [
            *[BuyElixir(elixir, pay) for elixir in elixirs for pay in pays],
            *[BuyGear(thing, pay) for thing in gear for pay in pays],
        ]

    def for_sale(self, state: State) -> list[Gear]:
        arsenal = state.arsenal
        things = dict.fromkeys(arsenal)
        return [gear for gear in things if arsenal.count(gear) > self.paid.count(gear)]

    def apply(self, state: State, action: Action) -> None:
        match action:
            case BuyElixir(elixir, payment):
                self.buy_elixir(state, elixir, payment)
            case BuyGear(gear, payment):
                buy_gear(state, gear, payment)
                go_on(state, Trading(len(ELIXIRS), len(RANK), self.paid))
            case DrinkHealth():
                state.drink_health()
                go_on(state, self)
            case Done():
                state.end_turn("merchant")

    def buy_elixir(self, state: State, elixir: Elixir, payment: Reward) -> None:
        pay(state, payment)
        state.tell(ev.ElixirBought(state.seat, elixir))
        held = (*state.hero.elixirs, elixir)
        state.hero.elixirs = tuple(kind for kind in ELIXIRS if kind in held)
        paid = (*self.paid, payment) if isinstance(payment, Gear) else self.paid
        go_on(state, Trading(ELIXIRS.index(elixir), RANK[payment], paid))

    def fits(self, state: State) -> bool:
        started = 0 <= self.from_elixir <= len(ELIXIRS) and 0 <= self.from_payment <= len(RANK)
        paid = all(self.paid.count(gear) <= state.arsenal.count(gear) for gear in self.paid)
        return started and paid and state.hero.life > 0 and not state.played


def go_on(state: State, trading: Trading) -> None:
    """The visit ends by itself when nothing is left to do."""
    if trading.purchases(state) or may_drink(state):
        state.enter(trading)
    else:
        state.end_turn("merchant")


def buy_gear(state: State, gear: Gear, payment: Reward) -> None:
    pay(state, payment)
    state.tell(ev.GearBought(state.seat, gear))
    state.take_from_arsenal(gear)
    put_on(state, gear, "arsenal")


def pay(state: State, payment: Reward) -> None:
    """Gear goes to the arsenal, an action card leaves the game (G-51)."""
    hero = state.hero
    if isinstance(payment, Card):
        hero.take_from_hand(payment)
        state.tell(ev.CardPaid(state.seat, payment))
    else:
        hero.wear(None, payment.slot)
        state.give_to_arsenal(payment, "paid")
