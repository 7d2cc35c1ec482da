"""The six heroes: their skills, and what a player has at the table.

A skill is a name. The rule it changes asks for it (`if FURY in state.skills`); without the option
`skills` nobody has any. To find what a skill does, search for its name.
"""

from __future__ import annotations

from typing import Final

from karak.rules.goblin.cards import FULL_LIFE, HAND, STARTING, Cards, in_order
from karak.rules.goblin.pieces import WEAPON, Card, Elixir, Gear
from karak.rules.piles import without

BLUE_LEAP: Final = "blue_leap"  # G-70
FURY: Final = "fury"  # G-71
DEFIANCE: Final = "defiance"  # G-72
LAST_STAB: Final = "last_stab"  # G-73
FEINT: Final = "feint"  # G-74
FORESIGHT: Final = "foresight"  # G-75

SKILLS: Final = {
    "argentus": frozenset((BLUE_LEAP,)),
    "horan": frozenset((FURY,)),
    "xanros": frozenset((DEFIANCE,)),
    "aderyn": frozenset((LAST_STAB,)),
    "victorius": frozenset((FEINT,)),
    "taia": frozenset((FORESIGHT,)),
}
NO_SKILLS: Final[frozenset[str]] = frozenset()


class Hero:
    """A player's cards and belongings.

    All cards that somebody can't see lie here and nowhere else: the hand, the deck in no order
    (`deck`), the cards known to lie below it (`under`, the first is drawn first) and those that the
    oracle has drawn and not chosen from yet (`drawn`).
    """

    __slots__ = (
        "armour",
        "deck",
        "discard",
        "drawn",
        "elixirs",
        "hand",
        "keys",
        "known",
        "life",
        "name",
        "skills",
        "under",
        "weapon",
    )

    def __init__(self, name: str, with_skills: bool) -> None:
        self.name = name
        self.skills = SKILLS[name] if with_skills else NO_SKILLS
        self.life = FULL_LIFE
        self.keys = 0  # they come one after another, so a number says which (G-20)
        self.weapon: Gear | None = None
        self.armour: Gear | None = None
        self.elixirs: tuple[Elixir, ...] = ()
        self.hand: Cards = ()
        self.known: Cards = ()  # the part of the hand that everybody can work out
        self.deck: Cards = STARTING[name]
        self.under: Cards = ()
        self.drawn: Cards = ()
        self.discard: Cards = ()

    @property
    def gear(self) -> list[Gear]:
        return [gear for gear in (self.weapon, self.armour) if gear]

    @property
    def hand_limit(self) -> int:
        """G-14."""
        return HAND + sum([gear.cards for gear in self.gear])

    @property
    def deck_size(self) -> int:
        return len(self.deck) + len(self.under)

    @property
    def unseen(self) -> Cards:
        """What the others can't place: they know these cards, but not which of them lies where."""
        hidden = in_order((*self.hand, *self.deck, *self.under, *self.drawn))
        for card in self.known:
            hidden = without(hidden, card)
        return hidden

    def wear(self, gear: Gear | None, slot: str) -> None:
        if slot == WEAPON:
            self.weapon = gear
        else:
            self.armour = gear

    def worn(self, slot: str) -> Gear | None:
        return self.weapon if slot == WEAPON else self.armour

    def take_from_hand(self, card: Card) -> None:
        """The card comes into the open; of two alike the others count the one they knew of."""
        self.hand = without(self.hand, card)
        if card in self.known:
            self.known = without(self.known, card)

    def copy(self) -> Hero:
        twin = Hero.__new__(Hero)
        twin.name = self.name
        twin.skills = self.skills
        twin.life = self.life
        twin.keys = self.keys
        twin.weapon = self.weapon
        twin.armour = self.armour
        twin.elixirs = self.elixirs
        twin.hand = self.hand
        twin.known = self.known
        twin.deck = self.deck
        twin.under = self.under
        twin.drawn = self.drawn
        twin.discard = self.discard
        return twin
