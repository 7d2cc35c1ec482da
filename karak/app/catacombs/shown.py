"""What is to be seen of a game in the catacombs, as far as it has been shown.

The rules are ahead of the screen: a fight is decided before its dice have been seen to fall. So the
screen keeps its own account of the table and brings it up to date event by event. It needs nothing
but the events: that they tell everything is a test.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from karak.rules import Event
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import (
    Cell,
    Thing,
    Tile,
    Token,
    with_thing,
)
from karak.rules.catacombs.state import State
from karak.rules.piles import without


@dataclass
class ShownHero:
    """A figure and what its player holds."""

    name: str
    cell: Cell
    life: int
    things: tuple[Thing, ...] = ()
    treasures: tuple[Thing, ...] = ()

    @property
    def points(self) -> float:
        return sum(treasure.points for treasure in self.treasures)


@dataclass
class ShownFight:
    """A fight as it stands on the stage."""

    seat: int
    monster: Token
    strength: int
    bonuses: list[tuple[str, int]] = field(default_factory=list)
    dice: tuple[int, ...] = ()
    result: str = ""

    @property
    def total(self) -> int:
        return sum(self.dice) + sum(value for _, value in self.bonuses)


@dataclass
class Shown:
    """The table as the player sees it."""

    heroes: list[ShownHero]
    tiles: dict[Cell, Tile]
    tokens: dict[Cell, Token]
    floor: dict[Cell, tuple[Thing, ...]]
    curse: int | None
    seat: int
    turn: int
    steps: int
    tiles_left: int
    tokens_left: int
    fight: ShownFight | None = None

    @classmethod
    def of(cls, state: State) -> Shown:
        heroes = [
            ShownHero(hero.name, hero.cell, hero.life, hero.things, hero.treasures)
            for hero in state.heroes
        ]
        return cls(
            heroes,
            dict(state.tiles),
            dict(state.tokens),
            dict(state.floor),
            state.curse,
            state.seat,
            state.turn,
            state.steps,
            sum(state.stack),
            sum(state.bag),
        )

    def tell(self, event: Event) -> None:  # noqa: PLR0912 (one case a kind of event)
        """Bring it up to date."""
        match event:
            case ev.TurnBegan():
                self.seat, self.turn, self.steps = event.seat, event.turn, event.steps
            case ev.Moved():
                self.heroes[event.seat].cell = event.to
                self.steps = event.steps_left
            case ev.TileDrawn():
                self.tiles_left = event.tiles_left
                self.steps -= 1
            case ev.TileLaid():
                self.tiles[event.cell] = event.tile
            case ev.TokenDrawn():
                self.tokens_left = event.tokens_left
            case ev.TokenLaid():
                self.tokens[event.cell] = event.token
                self.tokens_left += event.put_back is not None
            case ev.FightBegan():
                self.fight = ShownFight(event.seat, event.monster, event.strength)
            case ev.BonusAdded() if self.fight:
                self.fight.bonuses.append((event.cause, event.value))
            case ev.DiceRolled() if self.fight:
                self.fight.dice = event.dice
            case ev.FightEnded():
                self._end_fight(event)
            case ev.LifeChanged():
                self.heroes[event.seat].life = event.after
            case ev.CurseGiven():
                self.curse = event.holder
            case ev.CurseLifted():
                self.curse = None
            case ev.ThingTaken():
                self._take(event)
            case ev.ThingLeft():
                self._leave(event)
            case ev.ThingUsed() if event.used_up:
                hero = self.heroes[event.seat]
                hero.things = without(hero.things, event.thing)
            case ev.ChestOpened():
                del self.tokens[event.cell]

    def _end_fight(self, event: ev.FightEnded) -> None:
        if self.fight:
            self.fight.result = event.result
        if event.result == "won":
            del self.tokens[event.cell]
            if event.monster.back.slot is not None:
                self._put(event.cell, event.monster.back)

    def _take(self, event: ev.ThingTaken) -> None:
        hero = self.heroes[event.seat]
        if event.thing.slot is None:
            hero.treasures = with_thing(hero.treasures, event.thing)
            return
        hero.things = with_thing(hero.things, event.thing)
        left = without(self.floor[event.cell], event.thing)
        if left:
            self.floor[event.cell] = left
        else:
            del self.floor[event.cell]

    def _leave(self, event: ev.ThingLeft) -> None:
        if event.source == "carried":
            hero = self.heroes[event.seat]
            hero.things = without(hero.things, event.thing)
            self._put(event.cell, event.thing)

    def _put(self, cell: Cell, thing: Thing) -> None:
        self.floor[cell] = with_thing(self.floor.get(cell, ()), thing)
