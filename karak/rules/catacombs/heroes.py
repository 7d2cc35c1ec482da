"""The six heroes: their skills, and what a player has of one at the table.

A skill is a name. The rule it changes asks for it (`if BACKSTAB in state.skills`), and the curse
takes all of them away at once; to find what a skill does, search for its name.
"""

from __future__ import annotations

from typing import Final

from karak.rules.catacombs.pieces import FULL_LIFE, SLOTS, Cell, Thing

AFFINITY, ASTRAL_WALKING = "magical_affinity", "astral_walking"  # C-60
DOUBLE_ATTACK, REINCARNATION = "double_attack", "reincarnation"  # C-61
SACRIFICE, SWAP = "sacrifice", "magic_swap"  # C-62, C-63
BACKSTAB, STEALTH = "backstab", "stealth"  # C-66
TRAINING, UNSTOPPABLE = "combat_training", "unstoppable"  # C-68
FORESIGHT, FATEWEAVER = "foresight", "fateweaver"  # C-69

SKILLS: Final = {
    "argentus": frozenset((AFFINITY, ASTRAL_WALKING)),
    "horan": frozenset((DOUBLE_ATTACK, REINCARNATION)),
    "xanros": frozenset((SACRIFICE, SWAP)),
    "aderyn": frozenset((BACKSTAB, STEALTH)),
    "victorius": frozenset((TRAINING, UNSTOPPABLE)),
    "taia": frozenset((FORESIGHT, FATEWEAVER)),
}
HEROES: Final = tuple(SKILLS)
NO_SKILLS: Final[frozenset[str]] = frozenset()


class Hero:
    """A figure and what its player holds. Unconscious is a hero whose turn comes with no life."""

    __slots__ = ("cell", "life", "name", "safe", "skills", "things", "treasures")

    def __init__(self, name: str, cell: Cell) -> None:
        self.name = name
        self.skills = SKILLS[name]
        self.cell = cell
        self.safe = cell  # the last monster-free tile he left (C-37)
        self.life = FULL_LIFE
        self.things: tuple[Thing, ...] = ()
        self.treasures: tuple[Thing, ...] = ()

    @property
    def points(self) -> float:
        return sum(treasure.points for treasure in self.treasures)

    def in_slot(self, slot: str | None) -> list[Thing]:
        """The different things that fill this kind of slot."""
        return list(dict.fromkeys(thing for thing in self.things if thing.slot == slot))

    def has_room_for(self, new: Thing) -> bool:
        """C-40."""
        taken = sum(thing.slot == new.slot for thing in self.things)
        return new.slot is None or taken < SLOTS[new.slot]

    def copy(self) -> Hero:
        twin = Hero.__new__(Hero)
        twin.name = self.name
        twin.skills = self.skills
        twin.cell = self.cell
        twin.safe = self.safe
        twin.life = self.life
        twin.things = self.things
        twin.treasures = self.treasures
        return twin
