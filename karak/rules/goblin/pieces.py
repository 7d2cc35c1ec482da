"""What is printed on the cards, and where they can lie on the table.

These are the kinds of pieces; the cards themselves stand in `cards.toml` and are read by `cardset`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from karak.rules.forms import Piece

HEROES: Final = ("argentus", "horan", "xanros", "aderyn", "victorius", "taia")

COLOURS: Final = ("red", "blue", "green", "yellow")  # G-4
RED, BLUE, GREEN, YELLOW = COLOURS
EFFECTS: Final = ("attack", "defence", "draw", "heal")  # G-22
ATTACK, DEFENCE, DRAW, HEAL = EFFECTS
SLOTS: Final = ("weapon", "armour")  # G-30
WEAPON, ARMOUR = SLOTS
CURSES: Final = (*EFFECTS, *COLOURS, *SLOTS)
"""A curse is the name of the effect, the colour or the kind of gear it takes away (G-40)."""

# --- cards ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Card(Piece):
    """An action card (G-4)."""

    colour: str
    next_colours: tuple[str, ...]  # what may follow it
    attack: int = 0
    defence: int = 0
    draw: int = 0
    heal: int = 0
    hero: str | None = None  # whose starting card it is; None: it is won
    count: int = 0  # how many a hero starts with

    @property
    def starting(self) -> bool:
        return self.hero is not None

    @property
    def mark(self) -> str:
        """The mark of its type: the first of its effects."""
        return next(effect for effect in EFFECTS if self.value_of(effect))

    def value_of(self, effect: str) -> int:
        found: int = getattr(self, effect)
        return found


@dataclass(frozen=True, slots=True, eq=False)
class Gear(Piece):
    """A weapon or an armour, with what it adds (G-24, G-30)."""

    slot: str
    attack: int = 0
    defence: int = 0
    cards: int = 0  # what it adds to the hand limit
    heals: bool = False  # 1 LP at the end of a fight


@dataclass(frozen=True, slots=True, eq=False)
class Elixir(Piece):
    """One use, then back to its pile (G-60)."""

    count: int


Reward = Card | Gear


@dataclass(frozen=True, slots=True, eq=False)
class Monster(Piece):
    """A front. Several cards share it, and their backs are a secret of the pile (G-3)."""

    level: int  # 1 to 3, the row; 4: a lord
    attack: int
    hearts: int
    count: int
    curses: tuple[str, ...] = ()
    backs: tuple[tuple[Reward, int], ...] = ()  # a guard has none but the key of its level
    guard: bool = False

    @property
    def rewards(self) -> tuple[str, ...]:
        """The kinds of reward that its front shows as possible."""
        if self.guard:
            return ("key",)
        kinds = {back.slot if isinstance(back, Gear) else "card" for back, _ in self.backs}
        return tuple(kind for kind in ("card", *SLOTS) if kind in kinds)


# --- places ---------------------------------------------------------------------------------

Place = int
"""Where a face-up monster lies: 10 x level + column. Column 6 is the guards' pile."""

LEVELS: Final = (1, 2, 3)
LORD_LEVEL: Final = 4
ROW: Final[dict[int, tuple[Place, ...]]] = {
    level: tuple(range(10 * level + 1, 10 * level + 6)) for level in LEVELS
}
GUARD_PLACE: Final[dict[int, Place]] = {level: 10 * level + 6 for level in LEVELS}
LORD_PLACE: Final[Place] = 10 * LORD_LEVEL
PLACES: Final = (
    *(place for level in LEVELS for place in (*ROW[level], GUARD_PLACE[level])),
    LORD_PLACE,
)


def level_of(place: Place) -> int:
    return place // 10


def _reachable(keys: int) -> tuple[Place, ...]:
    """The rows that so many keys open, and the one guard or lord to be beaten next (G-20)."""
    rows = tuple(place for level in LEVELS if level <= keys + 1 for place in ROW[level])
    return (*rows, GUARD_PLACE.get(keys + 1, LORD_PLACE))


REACHABLE: Final = tuple(_reachable(keys) for keys in range(len(LEVELS) + 1))
