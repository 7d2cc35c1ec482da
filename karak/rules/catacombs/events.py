"""What happened. Enough to animate every change, and to check every rule from the log alone."""

from __future__ import annotations

from karak.rules.catacombs.pieces import Cell, Dice, Plan, Thing, Tile, Token
from karak.rules.forms import value


@value
class GameBegan:
    """Figures stand on the start tile; `first` was set by the players or is rolled for (C-6)."""

    heroes: tuple[str, ...]
    first: int | None


@value
class StartRolled:
    """A roll for who begins (C-6)."""

    seat: int
    dice: Dice
    total: int


@value
class StartTied:
    """The highest totals are equal: these seats roll again (C-6)."""

    seats: tuple[int, ...]


@value
class TurnBegan:
    """Turns are counted over all seats, from 1."""

    seat: int
    turn: int
    steps: int


@value
class TurnEnded:
    """`cause`: choice, nothing_left, fight, chest, pick_up, heal, reincarnation, recovery (C-19)"""

    seat: int
    turn: int
    cause: str


@value
class Moved:
    """`how`: step, wall, gate, explore, thrown_back, portal, swap, reincarnation"""

    seat: int
    origin: Cell
    to: Cell
    how: str
    steps_left: int  # of the turn in which it happens


@value
class TileDrawn:
    seat: int
    to: Cell
    plan: Plan
    tiles_left: int


@value
class TileLaid:
    seat: int
    cell: Cell
    tile: Tile


@value
class TokenDrawn:
    seat: int
    cell: Cell
    token: Token
    tokens_left: int


@value
class TokenLaid:
    """`put_back` is the token the oracle did not want (C-69)."""

    seat: int
    cell: Cell
    token: Token
    put_back: Token | None


@value
class StayedUnseen:
    """The thief did not fight (C-66)."""

    seat: int
    cell: Cell
    monster: Token


@value
class FightBegan:
    """`came_from` is where a hero who does not win falls back to (C-37)."""

    seat: int
    cell: Cell
    monster: Token
    strength: int
    came_from: Cell


@value
class BonusAdded:
    """`cause`: the name of a weapon, bolt, foresight or sacrifice (C-32)."""

    seat: int
    cause: str
    value: int


@value
class DiceRolled:
    """`rolled` was thrown just now, `dice` lies on the table and counts so far.

    `cause`: fight, double_attack, combat_training
    """

    seat: int
    rolled: Dice
    dice: Dice
    cause: str


@value
class FightEnded:
    """`total` is the dice and every bonus since the fight began; `result`: won, drawn, lost."""

    seat: int
    cell: Cell
    monster: Token
    strength: int
    dice: Dice
    total: int
    result: str


@value
class LifeChanged:
    """`cause`: fight, sacrifice, fountain, portal, swap, reincarnation, recovery"""

    seat: int
    before: int
    after: int
    cause: str


@value
class FellUnconscious:
    """The turn is over and no life is left: the next one is spent coming round (C-36)."""

    seat: int


@value
class ThingTaken:
    """`source`: loot, floor, chest"""

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
    """`used_up`: it has left the game (C-44); the wizard's bolts stay (C-60)."""

    seat: int
    thing: Thing
    used_up: bool


@value
class ChestOpened:
    seat: int
    cell: Cell


@value
class CurseGiven:
    """By `seat`, who beat a mummy; `former` held it and may be the same as `holder` (C-50)."""

    seat: int
    former: int | None
    holder: int


@value
class CurseLifted:
    """`cause`: fountain, portal, swap (C-51)"""

    seat: int
    cause: str


@value
class GameEnded:
    """`by`: dragon, no_progress (C-80 to C-82)"""

    by: str
    scores: tuple[float, ...]
    winners: tuple[int, ...]
