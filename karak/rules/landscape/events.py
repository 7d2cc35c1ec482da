"""What happened. Enough to animate every change, and to check every rule from the log alone.

Resources are told as counts of food, wood and stone.
"""

from __future__ import annotations

from typing import ClassVar

from karak.rules.forms import Secret, value
from karak.rules.landscape.pieces import Army, Building, Cell, Die, Plan, Thing, Throw, Tile
from karak.rules.piles import Counts


@value
class GameBegan:
    """Figures stand on the castle; `first` was set by the players or is rolled for (L-7, L-8)."""

    heroes: tuple[str, ...]
    first: int | None
    plague: bool


@value
class StartRolled:
    """A roll for who begins: swords less skulls (L-8)."""

    seat: int
    throw: Throw
    total: int


@value
class StartTied:
    """The highest totals are equal: these seats roll again (L-8)."""

    seats: tuple[int, ...]


@value
class TurnBegan:
    """Turns are counted over all seats, from 1."""

    seat: int
    turn: int
    actions: int


@value
class TurnEnded:
    """`cause`: choice, nothing_left, actions_used, fight, recovery (L-14)"""

    seat: int
    turn: int
    cause: str


@value
class ActionSpent:
    """`used` of `allowed` actions are gone now (L-10).

    `deed`: given_up (moved and moves again), heal, gather, found, build, recruit, pick_up, banish,
    necromancy
    """

    seat: int
    deed: str
    used: int
    allowed: int


@value
class Moved:
    """`how`: step, explore, portal, ride, thrown_back"""

    seat: int
    origin: Cell
    to: Cell
    how: str


@value
class FalconSent:
    """L-72."""

    seat: int


@value
class TileDrawn:
    """`to` is where it will lie, if that is known already."""

    seat: int
    to: Cell | None
    plan: Plan
    tiles_left: int


@value
class TileScouted(Secret):
    """One of the two tiles the scout looks at (L-75)."""

    hidden: ClassVar[tuple[str, ...]] = ("plan",)
    seat: int
    to: Cell
    plan: Plan | None
    tiles_left: int


@value
class TilePutBack(Secret):
    """The tile the scout did not lay is on top of the stack now (L-75)."""

    hidden: ClassVar[tuple[str, ...]] = ("plan",)
    seat: int
    plan: Plan | None
    tiles_left: int


@value
class TileLaid:
    seat: int
    cell: Cell
    tile: Tile


@value
class GeneralAppeared:
    """L-40."""

    cell: Cell
    praetorians: int
    strength: int


@value
class ArmyDrawn:
    seat: int
    cell: Cell
    army: Army
    armies_left: int


@value
class ArmyPutBack:
    """The army the fortune-teller did not want (L-71)."""

    seat: int
    cell: Cell
    army: Army
    armies_left: int


@value
class ArmiesLaid:
    seat: int
    cell: Cell
    armies: tuple[Army, ...]


@value
class ArmyMauled:
    """The raptor has beaten a weak army without a fight (L-75)."""

    seat: int
    cell: Cell
    army: Army


@value
class PraetorianLost:
    """`cause`: claws_and_fangs (before the fight), attack (L-42, L-75)"""

    seat: int
    before: int
    after: int
    cause: str


@value
class FightBegan:
    """`came_from` is where a hero who does not win falls back to (L-13, L-21)."""

    seat: int
    cell: Cell
    armies: tuple[Army, ...]  # none: it is the General
    strength: int
    came_from: Cell


@value
class BonusAdded:
    """`cause`: the name of a weapon, or fireball (L-20)."""

    seat: int
    cause: str
    value: int


@value
class UnitsChosen:
    """The dice that are rolled besides the hero die, one entry a die (L-20)."""

    seat: int
    units: tuple[Die, ...]


@value
class DiceRolled:
    """All dice of a kind. `cause`: fight, or the skill by which they were rolled again."""

    seat: int
    die: Die
    throw: Throw
    cause: str


@value
class FightEnded:
    """`attack` is all swords and every bonus since the fight began; `result`: won, lost (L-21)."""

    seat: int
    cell: Cell
    strength: int
    swords: int
    attack: int
    result: str


@value
class SkullIgnored:
    """L-52."""

    seat: int
    die: Die


@value
class LifeChanged:
    """`cause`: skulls, general, soul_collector, heal, castle, recovery"""

    seat: int
    before: int
    after: int
    cause: str


@value
class FellUnconscious:
    """The turn is over and no life is left: the next one is spent coming round (L-24)."""

    seat: int


@value
class GloryChanged:
    """`cause`: fight, claws_and_fangs, banners, amulet_of_glory (L-25, L-26)"""

    seat: int
    before: int
    after: int
    cause: str


@value
class UnitsChanged:
    """How many dice of a kind a hero has.

    `cause`: fight, recruit, sent_back, surplus, necromancy, amulet_of_titan
    """

    seat: int
    unit: Die
    before: int
    after: int
    cause: str


@value
class GoodsChanged:
    """`cause`: gather, plunder, amulet_of_resources, cart, pickpocket, misery, recruit, city, or
    the name of a building"""

    seat: int
    before: Counts
    after: Counts
    cause: str


@value
class ArmyTurnedOver:
    """A beaten army shows its back and leaves the game (L-4, L-21)."""

    seat: int
    cell: Cell
    army: Army
    thing: Thing


@value
class ThingTaken:
    """`source`: loot, floor"""

    seat: int
    cell: Cell
    thing: Thing
    source: str


@value
class ThingLeft:
    """`source`: loot (refused), carried (put down for something else)"""

    seat: int
    cell: Cell
    thing: Thing
    source: str


@value
class ThingUsed:
    """It has left the game (L-20, L-51)."""

    seat: int
    thing: Thing


@value
class CityFounded:
    seat: int
    cell: Cell
    saving: str | None


@value
class BuildingBuilt:
    seat: int
    cell: Cell
    building: Building
    saving: str | None


@value
class Robbed:
    """The thief `seat` begins to take resources from the victim `other` (L-51)."""

    seat: int
    other: int
    goods: int  # how many it will be


@value
class Afflicted:
    """By `seat`, who rolled the double skull, plague and misery come over `other` (L-60)."""

    seat: int
    other: int


@value
class PlagueMoved:
    """Whose city it lay on before, and lies on now; None: it lies beside the board (L-37, L-60)."""

    before: int | None
    after: int | None


@value
class GameEnded:
    """`by`: general, turn_limit (L-42, L-80, L-81)"""

    by: str
    scores: tuple[float, ...]
    winners: tuple[int, ...]
