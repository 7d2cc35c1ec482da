"""What a seat can do. Each is an order with the fields it needs."""

from __future__ import annotations

from karak.rules.forms import value
from karak.rules.goblin.pieces import Card, Elixir, Gear, Place, Reward


@value
class Fight:
    """Fight the monster, the guard or the lord at this place (G-20)."""

    place: Place


@value
class VisitMerchant:
    """Spend the turn shopping (G-12, G-50)."""


@value
class Heal:
    """Spend the turn healing (G-13)."""


@value
class DrinkHealth:
    """All life points back by an elixir (G-60)."""


@value
class Cleanse:
    """Lift one curse of the monster by an elixir (G-60)."""

    curse: str


@value
class Engage:
    """Begin the fight under all the curses (G-40)."""


@value
class Discard:
    """Throw away a card of one's hand (G-14, G-40)."""

    card: Card


@value
class PlayCard:
    """Play the next card (G-21); the warlock may use one cursed effect of it (G-72)."""

    card: Card
    despite: str | None = None


@value
class Strengthen:
    """Double an effect of the card just played by an elixir (G-60)."""

    effect: str


@value
class Strike:
    """Play no more cards: the fight is decided (G-21, G-23)."""


@value
class KeepCard:
    """Of two cards keep this one, the other goes under the deck (G-75)."""

    card: Card


@value
class PutOn:
    """Wear the gear just won; what it replaces goes to the arsenal (G-30)."""


@value
class GiveAway:
    """Give the gear just won to the arsenal (G-30)."""


@value
class BuyElixir:
    """Buy an elixir for a card or for gear (G-50)."""

    elixir: Elixir
    payment: Reward


@value
class BuyGear:
    """Buy a thing from the arsenal for a card or for gear (G-50)."""

    gear: Gear
    payment: Reward


@value
class Done:
    """Buy, or drink, nothing more: the turn ends (G-50, G-60)."""
