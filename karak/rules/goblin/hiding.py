"""What a seat may know of the others' cards, and drawing anew what it can't.

All cards come into a player's possession openly and leave it openly, so everybody knows which cards
he has that lie neither on the table nor in the discard pile. What the others don't know is which of
them are in the hand and which in the deck; only when the discard pile becomes the deck the hand of
that moment can be worked out (`Hero.known`). One's own hand and deck, in no order, one knows.

A view shows another hero's hand, deck, `under` and `drawn` as numbers, and his `unseen` cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from karak.rules.core import Random
from karak.rules.forms import BadPosition, pack, piece
from karak.rules.goblin.cards import RANK, in_order
from karak.rules.goblin.drawing import Discarding
from karak.rules.goblin.heroes import Hero
from karak.rules.goblin.pieces import Card

if TYPE_CHECKING:
    from karak.rules.goblin.state import State

HIDDEN: Final = ("hand", "deck", "under", "drawn")


def view(state: State, seat: int) -> dict[str, Any]:
    form = state.to_json()
    for other, hero in enumerate(state.heroes):
        if other != seat:
            row = form["heroes"][other]
            row |= {name: len(row[name]) for name in HIDDEN}
            row["unseen"] = pack(hero.unseen)
    return form


# --- from a view ----------------------------------------------------------------------------


def filled_in(view: Any, seat: int) -> Any:
    """The view as a position in which the others hold their cards in some possible way."""
    if not isinstance(view, dict) or not isinstance(view.get("heroes"), list):
        raise BadPosition("heroes", "list expected")
    rows = view["heroes"]
    if type(seat) is not int or not 0 <= seat < len(rows):
        raise BadPosition("seat", f"nobody has the seat {seat!r}")
    others = enumerate(rows)
    return {
        **view,
        "heroes": [
            row if other == seat else filled_row(row, f"heroes[{other}]") for other, row in others
        ],
    }


def filled_row(row: Any, where: str) -> dict[str, Any]:
    """The highest cards into the hand: so it holds what Discarding asks for, if any can."""
    if not isinstance(row, dict) or not {*HIDDEN, "known", "unseen"} <= set(row):
        raise BadPosition(where, f"expected among others: {' '.join(HIDDEN)} known unseen")
    for name in HIDDEN:
        if type(row[name]) is not int or row[name] < 0:
            raise BadPosition(f"{where}.{name}", "a number of cards expected")
    known, unseen = (read_names(row[name], f"{where}.{name}") for name in ("known", "unseen"))
    if len(known) > row["hand"]:
        raise BadPosition(f"{where}.known", "more cards than in the hand")
    if len(known) + len(unseen) != sum(row[name] for name in HIDDEN):
        raise BadPosition(f"{where}.unseen", "not as many cards as are hidden")
    cards = [*known, *reversed(unseen)]
    filled = {name: entry for name, entry in row.items() if name != "unseen"}
    for name in HIDDEN:
        filled[name], cards = [card.name for card in cards[: row[name]]], cards[row[name] :]
    return filled


def read_names(form: Any, where: str) -> Sequence[Card]:
    if not isinstance(form, list):
        raise BadPosition(where, "list expected")
    return in_order(piece(Card, name, f"{where}[{at}]") for at, name in enumerate(form))


# --- drawing anew ---------------------------------------------------------------------------


def redraw(state: State, seat: int, rng: Random) -> State:
    twin = state.copy()
    for other, hero in enumerate(twin.heroes):
        if other != seat:
            deal_anew(hero, promised_cards(twin, other, rng))
    if twin.seat != seat:
        twin._legal = None
    return twin


def promised_cards(state: State, seat: int, rng: Random) -> list[Card]:
    """The unseen cards, shuffled, but first those that the hand must hold.

    Whoever is discarding in the order of rank has shown that higher cards are left.
    """
    hero, phase = state.heroes[seat], state.phase
    cards = shuffled(hero.unseen, rng)
    if seat != state.seat or not isinstance(phase, Discarding):
        return cards
    high = [card for card in hero.known if RANK[card] >= phase.from_rank]
    missing = max(0, phase.promised(len(hero.hand)) - len(high))
    promised = [card for card in cards if RANK[card] >= phase.from_rank][:missing]
    for card in promised:
        cards.remove(card)
    return promised + cards


def shuffled(cards: Sequence[Card], rng: Random) -> list[Card]:
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        at = int(rng.random() * (last + 1))
        order[at], order[last] = order[last], order[at]
    return order


def deal_anew(hero: Hero, cards: list[Card]) -> None:
    """Hand, `drawn` and `under` as large as they were; the rest is the deck."""
    in_hand = len(hero.hand) - len(hero.known)
    drawn = in_hand + len(hero.drawn)
    under = drawn + len(hero.under)
    hero.hand = in_order((*hero.known, *cards[:in_hand]))
    hero.drawn = tuple(cards[in_hand:drawn])
    hero.under = tuple(cards[drawn:under])
    hero.deck = in_order(cards[under:])
