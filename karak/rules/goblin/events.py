"""What happened. Enough to animate every change, and to check every rule from the log alone."""

from __future__ import annotations

from typing import ClassVar

from karak.rules.forms import Secret, value
from karak.rules.goblin.pieces import Card, Elixir, Gear, Monster, Place, Reward

# --- the course of the game -----------------------------------------------------------------


@value
class GameBegan:
    """`first` was set by the players or is drawn by lot (G-11)."""

    heroes: tuple[str, ...]
    first: int | None
    skills: bool


@value
class MonsterShown:
    """A monster is laid face up; `left` lie still in its pile (G-10, G-25)."""

    place: Place
    monster: Monster
    left: int


@value
class FirstChosen:
    """The lot says who begins (G-11)."""

    seat: int


@value
class TurnBegan:
    """Turns are counted over all seats, from 1."""

    seat: int
    turn: int


@value
class TurnEnded:
    """Only the hand is still put in order (G-14). `cause`: won, held, fell, merchant, heal"""

    seat: int
    turn: int
    cause: str


@value
class GameEnded:
    """`by`: lord, turn_limit (G-80, G-81)"""

    by: str
    scores: tuple[float, ...]
    winners: tuple[int, ...]


# --- cards ----------------------------------------------------------------------------------


@value
class CardDrawn(Secret):
    """`cause`: opening, effect, foresight, turn_end (G-11, G-14, G-22, G-75)"""

    hidden: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: Card | None
    cause: str
    deck_left: int


@value
class CardKept(Secret):
    """The oracle has chosen; the other card now lies under her deck (G-75)."""

    hidden: ClassVar[tuple[str, ...]] = ("card", "put_under")
    seat: int
    card: Card | None
    put_under: Card | None
    deck_left: int


@value
class DeckReshuffled:
    """The discard pile has become the deck (G-15)."""

    seat: int
    cards: tuple[Card, ...]


@value
class CardDiscarded:
    """`cause`: hand_limit, gear_curse (G-14, G-40)"""

    seat: int
    card: Card
    cause: str


@value
class PlayedDiscarded:
    """The cards played in this turn go to the discard pile (G-14)."""

    seat: int
    cards: tuple[Card, ...]


# --- the fight ------------------------------------------------------------------------------


@value
class FightBegan:
    seat: int
    place: Place
    monster: Monster
    attack: int
    hearts: int
    curses: tuple[str, ...]


@value
class CardPlayed:
    seat: int
    card: Card
    hand_left: int


@value
class BonusAdded:
    """`effect`: attack, defence; `cause`: the name of a card, of gear, of an elixir or a skill."""

    seat: int
    effect: str
    cause: str
    value: int


@value
class EffectIgnored:
    """A curse takes this effect of a card or of gear away (G-40)."""

    seat: int
    effect: str
    cause: str


@value
class SkillUsed:
    seat: int
    skill: str
    card: Card | None


@value
class ElixirUsed:
    """It goes back to its pile (G-60)."""

    seat: int
    elixir: Elixir


@value
class CurseLifted:
    seat: int
    curse: str


@value
class LifeChanged:
    """`cause`: monster, heal (the turn), health (the elixir), or the name of a card or gear."""

    seat: int
    before: int
    after: int
    cause: str


@value
class MonsterStruck:
    """The monster strikes first: `damage` is what defence leaves of its attack (G-23)."""

    seat: int
    monster: Monster
    attack: int
    defence: int
    damage: int


@value
class FightEnded:
    """`result`: won, held (the monster stays), fell (the hero has not struck back) (G-23)."""

    seat: int
    place: Place
    monster: Monster
    attack: int
    hearts: int
    result: str


# --- rewards and shopping -------------------------------------------------------------------


@value
class CardTurnedOver:
    """The beaten monster has left its place and shows its back (G-30)."""

    seat: int
    place: Place
    monster: Monster
    reward: Reward


@value
class CardWon:
    """It lies in the discard pile (G-30)."""

    seat: int
    card: Card


@value
class KeyWon:
    """The key of this level; a player has so many keys as its number says (G-30)."""

    seat: int
    place: Place
    monster: Monster
    level: int


@value
class GearPutOn:
    """`source`: monster, arsenal"""

    seat: int
    gear: Gear
    source: str


@value
class GearGivenAway:
    """It lies in the arsenal. `cause`: refused, replaced, paid (G-30, G-51)"""

    seat: int
    gear: Gear
    cause: str


@value
class CardPaid:
    """It leaves the game (G-51)."""

    seat: int
    card: Card


@value
class ElixirBought:
    seat: int
    elixir: Elixir


@value
class GearBought:
    seat: int
    gear: Gear
