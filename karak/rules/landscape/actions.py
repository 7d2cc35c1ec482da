"""What a seat can do. Each is an order with the fields it needs."""

from __future__ import annotations

from karak.rules.forms import value
from karak.rules.landscape.pieces import Army, Building, Cell, Die, Thing, Tile


@value
class Step:
    """Move to an explored tile next door (L-10, L-11)."""

    to: Cell


@value
class Explore:
    """Step into the unexplored (L-12)."""

    to: Cell


@value
class UsePortal:
    """From one's city to any tile, or from anywhere to one's city (L-34)."""

    to: Cell


@value
class Ride:
    """Up to three tiles in a straight line, over chasms too (L-74)."""

    to: Cell


@value
class SendFalcon:
    """Draw a tile and lay it without going there (L-72)."""


@value
class ChoosePlace:
    """Where the falcon's tile will lie (L-72)."""

    cell: Cell


@value
class Lay:
    """Lay the drawn tile this way round; of two, the other goes back on the stack (L-12, L-75)."""

    tile: Tile


@value
class PutBack:
    """This one of the drawn armies goes back into the bag (L-71)."""

    army: Army


@value
class AddDie:
    """One more unit die goes into the fight (L-20)."""

    unit: Die


@value
class ThrowDice:
    """No more units: roll (L-20)."""


@value
class RollUnitsAgain:
    """Roll all rolled unit dice once more; the second roll counts (L-70)."""


@value
class RollHeroAgain:
    """Roll the hero die once more; the second roll counts (L-74)."""


@value
class UseFireball:
    """One more for the attack (L-20)."""


@value
class Strike:
    """Add nothing more: the attack counts (L-21)."""


@value
class IgnoreSkull:
    """Protection ignores one skull on such a die (L-52)."""

    die: Die


@value
class Afflict:
    """Bring plague and misery over this player (L-60)."""

    seat: int


@value
class Take:
    """Take a thing; `dropping` stays here for it (L-36, L-50)."""

    thing: Thing
    dropping: Thing | None = None


@value
class ChooseGood:
    """One resource of this kind: from a cart, a victim, or by the amulet (L-4, L-51, L-52)."""

    good: str


@value
class Dismiss:
    """A unit that glory no longer holds goes back to the supply (L-26)."""

    unit: Die


@value
class Heal:
    """Get life back, anywhere (L-30)."""


@value
class Gather:
    """Take what the tile gives (L-31)."""


@value
class FoundCity:
    """Found the city here; `saving` is the resource the builder need not pay (L-32, L-71)."""

    saving: str | None = None


@value
class Build:
    """Build this in one's city; `saving` as above (L-33, L-71)."""

    building: Building
    saving: str | None = None


@value
class Recruit:
    """Train one such unit (L-35)."""

    unit: Die


@value
class SendBack:
    """Send a unit back to make room for others (L-35)."""

    unit: Die


@value
class BanishPlague:
    """At the castle: all life back, and the plague leaves one's city (L-37)."""


@value
class RaiseSkeleton:
    """Add a skeleton die to one's army (L-73)."""


@value
class CastPickpocket:
    """Steal from this player (L-51)."""

    seat: int


@value
class Done:
    """No more of this: of the things, buildings, units or skulls asked about."""


@value
class Recover:
    """Spend the turn coming round (L-24)."""


@value
class EndTurn:
    """Give up what is left of the turn (L-14)."""
