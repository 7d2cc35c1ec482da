"""Set-up, and what a turn may be spent on (G-10 to G-13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from karak.rules.core import Action, Chance, Choice
from karak.rules.forms import value
from karak.rules.goblin.actions import DrinkHealth, Fight, Heal, VisitMerchant
from karak.rules.goblin.cards import FULL_LIFE, HAND, tally
from karak.rules.goblin.drawing import draw_into_hand
from karak.rules.goblin.events import FirstChosen
from karak.rules.goblin.fighting import begin_fight, targets
from karak.rules.goblin.pieces import PLACES, Card, Monster, Place
from karak.rules.goblin.rewards import may_drink, pile_at, show
from karak.rules.goblin.trading import Trading

if TYPE_CHECKING:
    from karak.rules.goblin.state import State

# --- set-up ---------------------------------------------------------------------------------


@value
class LayingOut(Chance["State"]):
    """Monsters are laid out, place by place: the rows, the first guards, the lord (G-10)."""

    first: int | None

    def lots(self, state: State) -> Sequence[tuple[Monster, int]]:
        return pile_at(state, next_place(state))

    def apply(self, state: State, monster: Monster) -> None:
        show(state, next_place(state), monster)
        if len(state.monsters) == len(PLACES):
            state.enter(Dealing(self.first))

    def fits(self, state: State) -> bool:
        laid = tuple(place for place in PLACES if place in state.monsters)
        in_turn = laid == PLACES[: len(laid)] and len(laid) < len(PLACES)
        drawable = in_turn and any(n for _, n in self.lots(state))
        return drawable and can_deal(state) and is_seat(state, self.first) and not state.turn


def next_place(state: State) -> Place:
    return PLACES[len(state.monsters)]


@value
class Dealing(Chance["State"]):
    """Each player draws four cards, one after another (G-11)."""

    first: int | None

    def lots(self, state: State) -> Sequence[tuple[Card, int]]:
        return tally(state.heroes[self.dealt(state)].deck)

    def dealt(self, state: State) -> int:
        """The seat that draws."""
        hands = [len(hero.hand) for hero in state.heroes]
        return next(seat for seat, cards in enumerate(hands) if cards < HAND)

    def apply(self, state: State, card: Card) -> None:
        draw_into_hand(state, self.dealt(state), card, "opening")
        if any(len(hero.hand) < HAND for hero in state.heroes):
            return
        if self.first is None:
            state.enter(DrawingLots())
        else:
            state.begin_turn(self.first)

    def fits(self, state: State) -> bool:
        return can_deal(state) and is_seat(state, self.first) and not state.turn

    def seen_by(self, state: State) -> tuple[int, ...]:
        return (self.dealt(state),)


def can_deal(state: State) -> bool:
    """Whether somebody wants cards still, and everybody has enough of them."""
    wanting = any(len(hero.hand) < HAND for hero in state.heroes)
    return wanting and all(len(hero.hand) + len(hero.deck) >= HAND for hero in state.heroes)


@value
class DrawingLots(Chance["State"]):
    """Who begins, if the players did not say so (G-11)."""

    def lots(self, state: State) -> Sequence[tuple[int, int]]:
        return [(seat, 1) for seat in range(len(state.heroes))]

    def apply(self, state: State, seat: int) -> None:
        state.tell(FirstChosen(seat))
        state.begin_turn(seat)

    def fits(self, state: State) -> bool:
        return not state.turn


def is_seat(state: State, seat: int | None) -> bool:
    return seat is None or 0 <= seat < len(state.heroes)


# --- the turn -------------------------------------------------------------------------------


@value
class TakingTurn(Choice["State"]):
    """Fight, visit the merchant or heal (G-12)."""

    def actions(self, state: State) -> list[Action]:
        if not state.hero.life:
            return [Heal()]
        found: list[Action] = [Fight(place) for place in targets(state)]
        if Trading().purchases(state):  # G-51
            found.append(VisitMerchant())
        found.append(Heal())
        if may_drink(state):
            found.append(DrinkHealth())
        return found

    def apply(self, state: State, action: Action) -> None:
        match action:
            case Fight(place):
                begin_fight(state, place)
            case VisitMerchant():
                state.enter(Trading())
            case Heal():
                state.change_life(FULL_LIFE, "heal")
                state.end_turn("heal")
            case DrinkHealth():
                state.drink_health()

    def fits(self, state: State) -> bool:
        in_order = len(state.hero.hand) <= state.hero.hand_limit and not state.played
        return state.turn > 0 and in_order
