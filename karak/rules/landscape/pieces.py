"""Tiles, armies, things and dice: what is printed on them, and where they can lie.

The numbers stand in `pieces.toml`, each with its source.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Any, Final

from karak.rules.box import number, printed, read_box
from karak.rules.forms import Piece
from karak.rules.piles import Counts

BOX: Final = read_box(__file__)

FULL_LIFE: Final = number(BOX, "life")
FEWEST_SEATS: Final = number(BOX, "fewest_seats")
MOST_SEATS: Final = number(BOX, "most_seats")
ACTIONS: Final = number(BOX, "actions")
HEALING: Final = number(BOX, "heal")
RECOVERY: Final = number(BOX, "recovery")
MOST_GLORY: Final = number(BOX, "most_glory")
BANNERS_GLORY: Final = number(BOX, "banners_glory")
AMULET_GLORY: Final = number(BOX, "amulet_glory")
GENERAL_STRENGTH: Final = number(BOX, "general")
GENERAL_WOUND: Final = number(BOX, "general_wound")
SHIELDED_SKULLS: Final = number(BOX, "shield")
STOLEN_GOODS: Final = number(BOX, "stolen")
CART_LOAD: Final = number(BOX, "cart")
RIDE: Final = number(BOX, "ride")
TURNS_A_SEAT: Final = number(BOX, "turns_a_seat")
PRAETORIANS: Final = {int(n): int(row["value"]) for n, row in BOX["praetorians"].items()}

# --- counts -----------------------------------------------------------------------------------


def picks(amounts: Sequence[int], first: int, wanted: int) -> list[int]:
    """Which kinds may come next when `wanted` pieces are picked one by one in the order of kinds.

    Kinds before `first` have had their turn; a kind is possible if it and those after it suffice.
    """
    kinds = range(first, len(amounts))
    return [at for at in kinds if amounts[at] and sum(amounts[at:]) >= wanted]


# --- goods: what heroes gather and spend ------------------------------------------------------

GOODS: Final = (FOOD := "food", WOOD := "wood", STONE := "stone")
GOOD_AT: Final = {good: at for at, good in enumerate(GOODS)}
NO_GOODS: Final[Counts] = (0, 0, 0)


def goods(row: dict[str, Any]) -> Counts:
    return tuple(row.get(good, 0) for good in GOODS)


# --- cells and sides --------------------------------------------------------------------------

Cell = int
"""A hexagon on the table: 1000 x q + r in axial coordinates; the castle lies on 100100."""

CASTLE_CELL: Final[Cell] = 100_100
WAYS: Final = (+1000, +1, -999, -1000, -1, +999)  # the six neighbours, clockwise from the east
SIDES: Final = tuple(  # side, the way there, the same side seen from there
    (1 << at, way, 1 << (at + 3) % 6) for at, way in enumerate(WAYS)
)
SIDE: Final = {way: side for side, way, _ in SIDES}
BACK: Final = {way: back for _, way, back in SIDES}

# --- things -----------------------------------------------------------------------------------

WEAPON, SPELL, AMULET = "weapon", "spell", "amulet"
SLOTS: Final[dict[str, int]] = {slot: row["value"] for slot, row in BOX["slots"].items()}


@dataclass(frozen=True, slots=True, eq=False)
class Thing(Piece):
    """What lies on the back of an army token."""

    slot: str | None = None  # None: a soul stone or a cart
    bonus: int = 0
    points: float = 0


THINGS: Final = tuple(Thing(name, **printed(row)) for name, row in BOX["things"].items())
(
    SWORD,
    HAMMER,
    FIREBALL,
    PICKPOCKET,
    AMULET_OF_RESOURCES,
    AMULET_OF_GLORY,
    AMULET_OF_ACTION,
    AMULET_OF_PROTECTION,
    AMULET_OF_TITAN,
    CART,
    SMALL_STONE,
    LARGE_STONE,
    ARKENSTONE,
) = THINGS
AMULETS: Final = tuple(thing for thing in THINGS if thing.slot == AMULET)
RANK: Final = {thing: rank for rank, thing in enumerate(THINGS)}
THING: Final = {thing.name: thing for thing in THINGS}
Thing.named = THING.__getitem__


def with_thing(things: tuple[Thing, ...], thing: Thing) -> tuple[Thing, ...]:
    """Things lie sorted, so that equal positions are equal."""
    return tuple(sorted((*things, thing), key=RANK.__getitem__))


# --- armies -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Army(Piece):
    """A token of the bag."""

    count: int
    strength: int
    back: Thing | None  # None: one of the amulets


def _army(name: str, row: dict[str, Any]) -> Army:
    back = THING[row["back"]] if "back" in row else None
    return Army(name, row["count"], row["strength"], back)


ARMIES: Final = tuple(_army(name, row) for name, row in BOX["armies"].items())
ARMY_AT: Final = {army: at for at, army in enumerate(ARMIES)}
Army.named = {army.name: army for army in ARMIES}.__getitem__
WEAK_STRENGTH: Final = 1  # L-75: what the raptor beats alone

# --- tiles ------------------------------------------------------------------------------------

MAW: Final = "maw"
YIELDS: Final = {terrain: goods(row) for terrain, row in BOX["terrains"].items()}
LETTERS: Final = "abcdef"  # the sides, as in the names of tiles


@dataclass(frozen=True, slots=True, eq=False)
class Tile(Piece):
    """A tile as it lies on the table; its name ends with the sides that show a chasm."""

    terrain: str
    level: int  # 0: part of the start tile
    open: int  # the sides without a chasm

    @property
    def chasms(self) -> str:
        """The sides that show a chasm, by their letters."""
        return "".join(a for at, a in enumerate(LETTERS) if not self.open & (1 << at))


@dataclass(frozen=True, slots=True, eq=False)
class Plan(Piece):
    """A tile as it lies in the stack: not turned yet."""

    terrain: str
    level: int
    count: int
    turns: tuple[Tile, ...]


TILES: Final[dict[str, Tile]] = {}


def _tile(terrain: str, level: int, chasms: str) -> Tile:
    """The tile with these chasms; there is one object of each kind."""
    name = f"{terrain}-{level}-{chasms}" if chasms else f"{terrain}-{level}"
    sides = 63 - sum(1 << LETTERS.index(letter) for letter in chasms)
    return TILES.setdefault(name, Tile(name, terrain, level, sides))


def _turned(chasms: str, by: int) -> str:
    return "".join(sorted(LETTERS[(LETTERS.index(letter) + by) % 6] for letter in chasms))


def _plans(level: int) -> list[Plan]:
    found = []
    for terrain, row in BOX[f"level_{level}"].items():
        for chasms, count in Counter(row["chasms"]).items():
            turns = dict.fromkeys(_tile(terrain, level, _turned(chasms, by)) for by in range(6))
            found.append(Plan(next(iter(turns)).name, terrain, level, count, tuple(turns)))
    return found


START_TILES: Final = {  # L-2
    CASTLE_CELL: _tile("castle", 0, ""),
    CASTLE_CELL - 1000: _tile("farm", 0, ""),
    CASTLE_CELL + 1000: _tile("forest", 0, ""),
}
PLANS: Final = (*_plans(1), *_plans(2))
PLAN_AT: Final = {plan: at for at, plan in enumerate(PLANS)}
PLAN_OF: Final = {tile: plan for plan in PLANS for tile in plan.turns}
LEVEL_1: Final = sum(plan.level == 1 for plan in PLANS)  # so many plans; the others are level II
Tile.named = TILES.__getitem__
Plan.named = {plan.name: plan for plan in PLANS}.__getitem__

# --- city and buildings -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Building(Piece):
    cost: Counts


CITY_COST: Final = goods(BOX["costs"]["city"])
BUILDINGS: Final = tuple(
    Building(name, goods(row)) for name, row in BOX["costs"].items() if name != "city"
)
STABLE, PORTAL, BANNERS, CAMP, RANGE, TOWER = BUILDINGS
BUILDING_AT: Final = {building: at for at, building in enumerate(BUILDINGS)}
BUILDING: Final = {building.name: building for building in BUILDINGS}
Building.named = BUILDING.__getitem__

# --- dice -------------------------------------------------------------------------------------

Throw = tuple[str, ...]  # the faces that lie on the table, sorted
SWORD_FACE, SKULL_FACE, DOUBLE_SKULL = "S", "X", "XX"


@dataclass(frozen=True, slots=True, eq=False)
class Die(Piece):
    count: int
    faces: tuple[str, ...]


DICE: Final = tuple(
    Die(name, row["count"], tuple(row["faces"])) for name, row in BOX["dice"].items()
)
HERO, KNIGHT, ARCHER, MAGE, SKELETON, BEAR, TITAN = DICE
Die.named = {die.name: die for die in DICE}.__getitem__
UNITS: Final = DICE[1:]  # one order for choosing, throwing and counting
UNIT_AT: Final = {unit: at for at, unit in enumerate(UNITS)}
RECRUITS: Final = UNITS[:3]  # knights, archers, mages: their number is limited by glory (L-25)
TRAINED_IN: Final = {die: BUILDING[BOX["training"][die.name]["building"]] for die in RECRUITS}
TRAINED_FOR: Final[dict[Die, str]] = {die: BOX["training"][die.name]["good"] for die in RECRUITS}


def swords(throw: Throw) -> int:
    return sum([face.count(SWORD_FACE) for face in throw])


def skulls(throw: Throw) -> int:
    return sum([face.count(SKULL_FACE) for face in throw])


@cache
def throws(die: Die, dice: int) -> tuple[tuple[Throw, int], ...]:
    """Every throw of so many dice of a kind, and in how many ways it comes up."""
    on_die = Counter(die.faces)

    def ways(throw: Throw) -> int:
        found = factorial(dice)
        for face, n in Counter(throw).items():
            found = found * on_die[face] ** n // factorial(n)
        return found

    every = combinations_with_replacement(sorted(on_die), dice)
    return tuple((throw, ways(throw)) for throw in every)
