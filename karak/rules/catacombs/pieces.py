"""Tiles, tokens, things and dice: what is printed on them, and where they can lie.

The numbers stand in `pieces.toml`, each with its source.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Any, Final

from karak.rules.box import number, printed, read_box
from karak.rules.forms import Piece

BOX: Final = read_box(__file__)

FULL_LIFE: Final = number(BOX, "life")
STEPS: Final = number(BOX, "steps")
FEWEST_SEATS: Final = number(BOX, "fewest_seats")
MOST_SEATS: Final = number(BOX, "most_seats")
PATIENCE: Final = number(BOX, "patience")

# --- cells and sides ------------------------------------------------------------------------

Cell = int
"""A place on the table: 1000 x row + column, so that 100101 lies right of the start."""

START: Final[Cell] = 100_100
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
SIDES: Final = (  # side, the way there, the same side seen from there
    (NORTH, -1000, SOUTH),
    (EAST, +1, WEST),
    (SOUTH, +1000, NORTH),
    (WEST, -1, EAST),
)
SIDE: Final = {way: side for side, way, _ in SIDES}
BACK: Final = {way: back for _, way, back in SIDES}

# --- things ---------------------------------------------------------------------------------

SLOTS: Final[dict[str, int]] = {slot: row["value"] for slot, row in BOX["slots"].items()}


@dataclass(frozen=True, slots=True, eq=False)
class Thing(Piece):
    """What lies on the back of a token."""

    slot: str | None = None  # None: a treasure
    bonus: int = 0
    points: float = 0


THINGS: Final = tuple(Thing(name, **printed(row)) for name, row in BOX["things"].items())
DAGGERS, SWORD, AXE, BOLT, PORTAL, KEY, TREASURE, DRAGON_TREASURE = THINGS
RANK: Final = {thing: rank for rank, thing in enumerate(THINGS)}
THING: Final = {thing.name: thing for thing in THINGS}
Thing.named = THING.__getitem__


def with_thing(things: tuple[Thing, ...], thing: Thing) -> tuple[Thing, ...]:
    """Things lie sorted, so that equal positions are equal."""
    return tuple(sorted((*things, thing), key=RANK.__getitem__))


# --- tokens ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Token(Piece):
    """A monster or a chest, as it comes out of the bag."""

    count: int
    strength: int  # 0: no monster
    back: Thing


def _token(name: str, row: dict[str, Any]) -> Token:
    return Token(name, row["count"], row["strength"], THING[row["back"]])


TOKENS: Final = tuple(_token(name, row) for name, row in BOX["tokens"].items())
RAT, SPIDER, MUMMY, TURNKEY, WARRIOR, KING, FALLEN, DRAGON, CHEST = TOKENS
TOKEN_AT: Final = {token: at for at, token in enumerate(TOKENS)}
Token.named = {token.name: token for token in TOKENS}.__getitem__

# --- tiles ----------------------------------------------------------------------------------

ROOM, CORRIDOR, GATE, FOUNTAIN = "room", "corridor", "gate", "fountain"
SHAPES: Final = {  # every way a shape can lie, as the sides that are open
    "straight": (NORTH | SOUTH, EAST | WEST),
    "corner": (NORTH | EAST, EAST | SOUTH, SOUTH | WEST, WEST | NORTH),
    "T": (15 - NORTH, 15 - EAST, 15 - SOUTH, 15 - WEST),
    "cross": (15,),
}


@dataclass(frozen=True, slots=True, eq=False)
class Tile(Piece):
    """A tile as it lies on the table; its name tells the open sides: `room-NES`."""

    kind: str
    shape: str
    exits: int


def _letters(exits: int) -> str:
    return "".join(letter for bit, letter in enumerate("NESW") if exits & (1 << bit))


TILES: Final = {
    tile.name: tile
    for kind in (ROOM, CORRIDOR, GATE, FOUNTAIN)
    for shape, turns in SHAPES.items()
    for tile in [Tile(f"{kind}-{_letters(exits)}", kind, shape, exits) for exits in turns]
}
Tile.named = TILES.__getitem__
START_TILE: Final = TILES["fountain-NESW"]


@dataclass(frozen=True, slots=True, eq=False)
class Plan(Piece):
    """A tile as it lies in the stack: not turned yet."""

    kind: str
    shape: str
    count: int
    turns: tuple[Tile, ...]


def _plan(kind: str, shape: str, count: int) -> Plan:
    turns = tuple(TILES[f"{kind}-{_letters(exits)}"] for exits in SHAPES[shape])
    return Plan(f"{kind}-{shape}", kind, shape, count, turns)


PLANS: Final = tuple(
    _plan(kind, shape, count)
    for kind, row in BOX["tiles"].items()
    for shape, count in printed(row).items()
)
PLAN_AT: Final = {plan: at for at, plan in enumerate(PLANS)}
Plan.named = {plan.name: plan for plan in PLANS}.__getitem__

# --- dice -----------------------------------------------------------------------------------

Dice = tuple[int, ...]


def _throws(dice: int) -> tuple[tuple[Dice, int], ...]:
    """Every throw of so many dice, and in how many ways it comes up."""
    throws = combinations_with_replacement(range(1, 7), dice)
    return tuple((throw, 1 if len(set(throw)) == 1 else 2) for throw in throws)


THROWS: Final = {dice: _throws(dice) for dice in (1, 2)}
