"""The cards of the box: `cards.toml`, read once, and the orders in which they are counted."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from karak.rules.goblin.cardset import read_card_set
from karak.rules.goblin.pieces import (
    GUARD_PLACE,
    HEROES,
    PLACES,
    Card,
    Elixir,
    Gear,
    Monster,
    Place,
    Reward,
    level_of,
)

BOX: Final = read_card_set(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))

FULL_LIFE: Final = BOX.numbers["life"]
HAND: Final = BOX.numbers["hand"]
FEWEST_SEATS: Final = BOX.numbers["fewest_seats"]
MOST_SEATS: Final = BOX.numbers["most_seats"]
TURN_LIMIT: Final = BOX.numbers["turn_limit"]  # of each player (G-81)

# --- action cards and gear ------------------------------------------------------------------

CARDS: Final = BOX.cards
GEAR: Final = BOX.gear
ELIXIRS: Final = BOX.elixirs
HEALTH, CLEANSING, STRENGTH = ELIXIRS
GOODS: Final[tuple[Reward, ...]] = (*CARDS, *GEAR)
RANK: Final = {piece: rank for rank, piece in enumerate(GOODS)}
Card.named = {card.name: card for card in CARDS}.__getitem__
Gear.named = {gear.name: gear for gear in GEAR}.__getitem__
Elixir.named = {elixir.name: elixir for elixir in ELIXIRS}.__getitem__

Cards = tuple[Card, ...]
"""Cards without an order lie sorted by rank, so that equal positions are equal."""

STARTING: Final[dict[str, Cards]] = {
    hero: tuple(card for card in CARDS if card.hero == hero for _ in range(card.count))
    for hero in HEROES
}


def in_order(cards: Iterable[Card]) -> Cards:
    return tuple(sorted(cards, key=RANK.__getitem__))


def with_card(cards: Cards, card: Card) -> Cards:
    return in_order((*cards, card))


def tally(cards: Cards) -> list[tuple[Card, int]]:
    """Each kind of card once, and how many of it there are."""
    return [(card, cards.count(card)) for card in dict.fromkeys(cards)]


# --- monsters -------------------------------------------------------------------------------

MONSTERS: Final = BOX.monsters
MONSTER_AT: Final = {monster: at for at, monster in enumerate(MONSTERS)}
Monster.named = {monster.name: monster for monster in MONSTERS}.__getitem__
PILE: Final[dict[Place, tuple[Monster, ...]]] = {
    place: tuple(
        monster
        for monster in MONSTERS
        if monster.level == level_of(place) and monster.guard == (place in GUARD_PLACE.values())
    )
    for place in PLACES
}
"""The fronts that can lie at a place: those of the pile it is filled from."""

BACKS: Final = tuple((monster, back) for monster in MONSTERS for back, _ in monster.backs)
BACK_AT: Final = {pair: at for at, pair in enumerate(BACKS)}
ALL_BACKS: Final = tuple(n for monster in MONSTERS for _, n in monster.backs)
