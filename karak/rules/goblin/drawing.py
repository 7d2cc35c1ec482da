"""Cards come into the hand and leave it: drawing, the oracle's choice, the hand limit.

(G-14, G-15, G-22, G-75)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from karak.rules.core import Action, Chance, Choice
from karak.rules.forms import value
from karak.rules.goblin.actions import Discard, KeepCard
from karak.rules.goblin.cards import CARDS, RANK, Cards, tally, with_card
from karak.rules.goblin.events import CardDiscarded, CardDrawn, CardKept, DeckReshuffled
from karak.rules.goblin.heroes import FORESIGHT, Hero
from karak.rules.goblin.pieces import Card
from karak.rules.piles import without

if TYPE_CHECKING:
    from karak.rules.goblin.state import State


class InFight(Choice["State"]):
    """A question within a fight: what drawing and discarding come back to."""

    __slots__ = ()


# --- the top of the deck --------------------------------------------------------------------


def can_draw(state: State) -> bool:
    """Only now, at an empty deck, the discard pile is shuffled into a new one (G-15)."""
    hero = state.hero
    if hero.deck or hero.under:
        return True
    if hero.discard:
        reshuffle(state, hero)
        return True
    return False


def reshuffle(state: State, hero: Hero) -> None:
    """With nothing in the deck everybody can tell what is in the hand.

    Not so while the oracle holds a card that she has drawn and not chosen yet: then one of several
    cards will go under the new deck, and what could be said of the hand is not written down.
    """
    state.tell(DeckReshuffled(state.seat, hero.discard))
    hero.deck, hero.discard = hero.discard, ()
    if not hero.drawn:
        hero.known = hero.hand


def top_cards(hero: Hero) -> Sequence[tuple[Card, int]]:
    """What may be drawn: first the cards in no order, then the known bottom."""
    return tally(hero.deck) or [(hero.under[0], 1)]


def take_off_deck(hero: Hero, card: Card) -> None:
    if hero.deck:
        hero.deck = without(hero.deck, card)
    else:
        hero.under = hero.under[1:]


def draw_into_hand(state: State, seat: int, card: Card, cause: str) -> None:
    hero = state.heroes[seat]
    take_off_deck(hero, card)
    hero.hand = with_card(hero.hand, card)
    state.tell(CardDrawn(seat, card, cause, hero.deck_size))


# --- draw effects ---------------------------------------------------------------------------


def draw(state: State, left: int, then: InFight) -> None:
    """Draw so many cards, one by one, and go on with the fight (G-22)."""
    if left and can_draw(state):
        state.enter(Drawing(left, then))
    else:
        state.enter(then)


@value
class Drawing(Chance["State"]):
    """The next card of a draw effect. The oracle draws two for each one (G-22, G-75)."""

    left: int
    then: InFight

    def lots(self, state: State) -> Sequence[tuple[Card, int]]:
        return top_cards(state.hero)

    def apply(self, state: State, card: Card) -> None:
        if FORESIGHT in state.skills:
            self.foresee(state, card)
        else:
            draw_into_hand(state, state.seat, card, "effect")
            draw(state, self.left - 1, self.then)

    def foresee(self, state: State, card: Card) -> None:
        hero = state.hero
        take_off_deck(hero, card)
        hero.drawn += (card,)
        state.tell(CardDrawn(state.seat, card, FORESIGHT, hero.deck_size))
        if len(hero.drawn) == 2:
            state.enter(Foreseeing(self.left, self.then))
        elif not can_draw(state):
            keep(state, card, self)

    def fits(self, state: State) -> bool:
        hero = state.hero
        drawable = hero.deck or hero.under
        foreseen = len(hero.drawn) <= (FORESIGHT in state.skills)
        return bool(drawable and foreseen) and good_draw(state, self)

    def seen_by(self, state: State) -> tuple[int, ...]:
        return (state.seat,)


@value
class Foreseeing(Choice["State"]):
    """The oracle keeps one of two cards, the other goes under her deck (G-75)."""

    left: int
    then: InFight

    def actions(self, state: State) -> list[Action]:
        return [KeepCard(card) for card in dict.fromkeys(state.hero.drawn)]

    def apply(self, state: State, action: KeepCard) -> None:
        keep(state, action.card, self)

    def fits(self, state: State) -> bool:
        oracle = FORESIGHT in state.skills and len(state.hero.drawn) == 2
        return oracle and good_draw(state, self)

    def seen_by(self, state: State) -> tuple[int, ...]:
        return (state.seat,)


def keep(state: State, card: Card, drawing: Drawing | Foreseeing) -> None:
    hero = state.hero
    put_under = without(hero.drawn, card)  # nothing, if no second card existed
    hero.hand = with_card(hero.hand, card)
    hero.under += put_under
    hero.drawn = ()
    other = put_under[0] if put_under else None
    state.tell(CardKept(state.seat, card, other, hero.deck_size))
    draw(state, drawing.left - 1, drawing.then)


def good_draw(state: State, drawing: Drawing | Foreseeing) -> bool:
    most = max(card.draw for card in CARDS)
    return 0 < drawing.left <= most and bool(state.played) and drawing.then.fits(state)


# --- the end of a turn ----------------------------------------------------------------------


def tidy_hand(state: State) -> None:
    """Down or up to the hand limit, then the turn passes on (G-14)."""
    hero = state.hero
    if len(hero.hand) > hero.hand_limit:
        state.enter(Discarding(hero.hand_limit))
    elif len(hero.hand) < hero.hand_limit and can_draw(state):
        state.enter(FillingUp())
    else:
        state.pass_turn()


@value
class FillingUp(Chance["State"]):
    """The next card, up to the hand limit (G-14)."""

    def lots(self, state: State) -> Sequence[tuple[Card, int]]:
        return top_cards(state.hero)

    def apply(self, state: State, card: Card) -> None:
        draw_into_hand(state, state.seat, card, "turn_end")
        tidy_hand(state)

    def fits(self, state: State) -> bool:
        hero = state.hero
        room = len(hero.hand) < hero.hand_limit
        return room and bool(hero.deck or hero.under) and not state.played

    def seen_by(self, state: State) -> tuple[int, ...]:
        return (state.seat,)


# --- too many cards -------------------------------------------------------------------------


@value
class Discarding(Choice["State"]):
    """Down to a number of cards, in the order of their rank, so that no choice comes up twice.

    At a turn's end it is the hand limit (G-14); `then` is the fight that begins otherwise (G-40).
    """

    down_to: int
    then: InFight | None = None
    from_rank: int = 0

    def actions(self, state: State) -> list[Action]:
        return [Discard(card) for card in self.disposable(state.hero.hand)]

    def disposable(self, hand: Cards) -> list[Card]:
        """Only cards after which enough higher ones are left."""
        last = self.down_to + 1
        return [card for card in dict.fromkeys(hand[:last]) if RANK[card] >= self.from_rank]

    def apply(self, state: State, action: Discard) -> None:
        hero, card = state.hero, action.card
        hero.take_from_hand(card)
        hero.discard = with_card(hero.discard, card)
        cause = "gear_curse" if self.then else "hand_limit"
        state.tell(CardDiscarded(state.seat, card, cause))
        if len(hero.hand) > self.down_to:
            state.enter(Discarding(self.down_to, self.then, RANK[card]))
        elif self.then:
            state.enter(self.then)
        else:
            tidy_hand(state)

    def promised(self, hand_size: int) -> int:
        """How many cards from that rank on the hand must hold."""
        return hand_size - self.down_to

    def fits(self, state: State) -> bool:
        hero = state.hero
        high = [card for card in hero.hand if RANK[card] >= self.from_rank]
        enough = 0 < self.promised(len(hero.hand)) <= len(high)
        limit = self.then.fits(state) if self.then else self.down_to == hero.hand_limit
        return enough and limit and self.down_to >= 0 and not state.played
