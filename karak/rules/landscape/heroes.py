"""The six heroes: their skills, and what a player has of one at the table.

A skill is a name. The rule it changes asks for it (`if PLUNDER in state.hero.skills`); to find what
a skill does, search for its name.
"""

from __future__ import annotations

from typing import Final

from karak.rules.landscape.pieces import (
    ACTIONS,
    AMULET_GLORY,
    AMULET_OF_ACTION,
    AMULET_OF_GLORY,
    BANNERS,
    BANNERS_GLORY,
    BEAR,
    CASTLE_CELL,
    FULL_LIFE,
    MOST_GLORY,
    NO_GOODS,
    RECRUITS,
    SLOTS,
    STABLE,
    UNIT_AT,
    UNITS,
    Building,
    Cell,
    Die,
    Thing,
)
from karak.rules.piles import Counts

WAR_STRATEGY, PLUNDER = "war_strategy", "plunder"  # L-70
FATEWEAVER, MASTER_BUILDER = "fateweaver", "master_builder"  # L-71
FALCON_EYE, BEAR_FRIEND = "falcon_eye", "bear_friend"  # L-72
NECROMANCY, SOUL_COLLECTOR = "necromancy", "soul_collector"  # L-73
COMBAT_SKILL, MAGIC_RIDE = "combat_skill", "magic_ride"  # L-74
SCOUTING, CLAWS = "scouting", "claws_and_fangs"  # L-75

SKILLS: Final = {
    "horan": frozenset((WAR_STRATEGY, PLUNDER)),
    "taia": frozenset((FATEWEAVER, MASTER_BUILDER)),
    "lorraine": frozenset((FALCON_EYE, BEAR_FRIEND)),
    "xanros": frozenset((NECROMANCY, SOUL_COLLECTOR)),
    "elspeth": frozenset((COMBAT_SKILL, MAGIC_RIDE)),
    "darius": frozenset((SCOUTING, CLAWS)),
}
HEROES: Final = tuple(SKILLS)


class Hero:
    """A figure and what its player holds. Unconscious is a hero whose turn comes with no life."""

    __slots__ = (
        "buildings",
        "cell",
        "city",
        "fame",
        "goods",
        "life",
        "name",
        "skills",
        "stones",
        "things",
        "units",
    )

    def __init__(self, name: str) -> None:
        self.name = name
        self.skills = SKILLS[name]
        self.cell: Cell = CASTLE_CELL
        self.life = FULL_LIFE
        self.fame = 0  # the strength of the strongest fight won (L-25)
        self.goods = NO_GOODS  # in the order of GOODS
        self.units: Counts = tuple(  # in the order of UNITS
            int(unit is BEAR and BEAR_FRIEND in self.skills) for unit in UNITS
        )
        self.things: tuple[Thing, ...] = ()
        self.stones: tuple[Thing, ...] = ()
        self.city: Cell | None = None
        self.buildings: tuple[Building, ...] = ()

    @property
    def points(self) -> float:
        return sum(stone.points for stone in self.stones)

    @property
    def glory(self) -> int:
        """L-25."""
        banners = BANNERS_GLORY * (BANNERS in self.buildings)
        amulet = AMULET_GLORY * (AMULET_OF_GLORY in self.things)
        return min(MOST_GLORY, self.fame + banners + amulet)

    @property
    def recruits(self) -> int:
        """How many dice count against glory (L-25)."""
        return sum(self.units[: len(RECRUITS)])

    @property
    def actions(self) -> int:
        """How many actions a turn has (L-10)."""
        return ACTIONS + (STABLE in self.buildings) + (AMULET_OF_ACTION in self.things)

    def count(self, unit: Die) -> int:
        return self.units[UNIT_AT[unit]]

    def in_slot(self, slot: str | None) -> list[Thing]:
        """The different things that fill this kind of slot."""
        return list(dict.fromkeys(thing for thing in self.things if thing.slot == slot))

    def has_room_for(self, new: Thing) -> bool:
        """L-50."""
        taken = sum(thing.slot == new.slot for thing in self.things)
        return new.slot is None or taken < SLOTS[new.slot]

    def can_pay(self, cost: Counts) -> bool:
        food, wood, stone = self.goods
        return food >= cost[0] and wood >= cost[1] and stone >= cost[2]

    def copy(self) -> Hero:
        twin = Hero.__new__(Hero)
        twin.name = self.name
        twin.skills = self.skills
        twin.cell = self.cell
        twin.life = self.life
        twin.fame = self.fame
        twin.goods = self.goods
        twin.units = self.units
        twin.things = self.things
        twin.stones = self.stones
        twin.city = self.city
        twin.buildings = self.buildings
        return twin
