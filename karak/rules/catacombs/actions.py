"""What a seat can do. Each is an order with the fields it needs."""

from __future__ import annotations

from karak.rules.catacombs.pieces import Cell, Thing, Tile, Token
from karak.rules.forms import value


@value
class Step:
    """Walk to a discovered tile: next door, through a wall or a gate (C-10, C-20, C-60)."""

    to: Cell


@value
class Explore:
    """Step into the dark (C-11)."""

    to: Cell


@value
class Lay:
    """Lay the drawn tile this way round (C-12)."""

    tile: Tile


@value
class Keep:
    """Of two tokens lay this one (C-69)."""

    token: Token


@value
class Attack:
    """Fight the monster on one's tile (C-66)."""


@value
class Sneak:
    """Stay unseen (C-66)."""


@value
class RollAgain:
    """Roll both dice once more; the second roll counts (C-61)."""


@value
class UseBolt:
    """Add a magic bolt to the total (C-32)."""


@value
class GiveLife:
    """One life for one more point (C-62)."""


@value
class Strike:
    """Add nothing more: the total counts (C-33 to C-35)."""


@value
class Take:
    """Take a thing; `dropping` stays here for it (C-40, C-41)."""

    thing: Thing
    dropping: Thing | None = None


@value
class Done:
    """Take nothing more (C-40, C-41)."""


@value
class OpenChest:
    """Open the chest on one's tile with a key (C-45)."""


@value
class Heal:
    """End the turn at the fountain (C-30, C-31)."""


@value
class CastPortal:
    """Bring a hero to a fountain (C-42)."""

    seat: int
    fountain: Cell


@value
class SwapPlaces:
    """Change places with another hero instead of walking (C-63)."""

    seat: int


@value
class GiveCurse:
    """Give the curse to another player, or leave it with him (C-50)."""

    seat: int


@value
class Reincarnate:
    """Wake at this fountain (C-61)."""

    fountain: Cell


@value
class Recover:
    """Spend the turn coming round (C-36)."""


@value
class EndTurn:
    """Do nothing more in this turn (C-19)."""
