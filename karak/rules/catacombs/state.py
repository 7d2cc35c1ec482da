"""A game of Karak at one moment, and the things that happen to it from several rules.

Heroes and counters change in place. Everything else (tiles, tokens, things, stack, bag) is replaced
by a new value when it changes and never altered: copies share it, and the read-only types hold us
to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from karak.rules.catacombs import events as ev
from karak.rules.catacombs import position_json, walking
from karak.rules.catacombs.heroes import HEROES, NO_SKILLS, Hero
from karak.rules.catacombs.pieces import (
    FEWEST_SEATS,
    FOUNTAIN,
    FULL_LIFE,
    GATE,
    MOST_SEATS,
    PATIENCE,
    PLANS,
    SIDES,
    START,
    START_TILE,
    STEPS,
    TOKENS,
    Cell,
    Thing,
    Tile,
    Token,
    with_thing,
)
from karak.rules.core import Over, Phase, Position
from karak.rules.piles import without


class State(Position):
    """Karak, the catacombs."""

    game = "catacombs"
    hero_names = HEROES
    fewest_seats = FEWEST_SEATS
    most_seats = MOST_SEATS
    rules_version = 1

    __slots__ = (
        "bag",
        "curse",
        "dark",
        "floor",
        "fountains",
        "gates",
        "last_news",
        "stack",
        "steps",
        "tiles",
        "tokens",
    )

    def __init__(self, heroes: Sequence[str]) -> None:
        self.heroes: list[Hero] = [Hero(name, START) for name in heroes]
        self.hero: Hero = self.heroes[0]  # whose turn it is
        self.tiles: Mapping[Cell, Tile] = {}
        self.tokens: Mapping[Cell, Token] = {}  # monsters and chests on the table
        self.floor: Mapping[Cell, tuple[Thing, ...]] = {}  # things on the table
        self.dark: frozenset[Cell] = frozenset()  # undiscovered places with an exit towards them
        self.gates: tuple[Cell, ...] = ()
        self.fountains: tuple[Cell, ...] = ()
        self.stack = tuple(plan.count for plan in PLANS)  # in the order of PLANS
        self.bag = tuple(token.count for token in TOKENS)  # in the order of TOKENS
        self.curse: int | None = None  # who holds it
        self.seat = 0
        self.turn = 0  # counted over all seats
        self.last_news = 0  # the last turn in which something new happened (C-82)
        self.steps = STEPS  # still to go in this turn
        self._legal = None
        self.told = []
        self.lay(START, START_TILE)
        self.phase: Phase[Any] = walking.RollingForStart(tuple(range(len(heroes))))

    @classmethod
    def new(cls, heroes: Sequence[str], options: Mapping[str, Any]) -> State:
        """Option `first`: the seat that begins; without it they roll for it (C-6)."""
        cls.check_setup(heroes, options)
        first = options.get("first")
        state = cls(heroes)
        state.tell(ev.GameBegan(tuple(heroes), first))
        if first is not None:
            state.begin_turn(first)
        return state

    # --- looking ----------------------------------------------------------------------------

    @property
    def skills(self) -> frozenset[str]:
        """What the hero whose turn it is can do: nothing under the curse (C-51)."""
        return NO_SKILLS if self.curse == self.seat else self.hero.skills

    def monster_at(self, cell: Cell) -> Token | None:
        token = self.tokens.get(cell)
        return token if token is not None and token.strength else None

    def may_heal(self) -> bool:
        """At a fountain, with something to heal (C-30)."""
        hero = self.hero
        needs = hero.life < FULL_LIFE or self.curse == self.seat
        return needs and self.tiles[hero.cell].kind == FOUNTAIN

    @property
    def scores(self) -> list[float]:
        return [hero.points for hero in self.heroes]

    @property
    def winners(self) -> list[int]:
        """Equal points share the victory (C-80, C-81)."""
        if self.actor is not None:
            return []
        best = max(self.scores)
        return [seat for seat, score in enumerate(self.scores) if score == best]

    # --- the course of a turn ---------------------------------------------------------------

    def go_on(self) -> None:
        """The turn goes on, unless nothing is left that could be done (C-19, C-23)."""
        self.phase = walk = walking.Walking()
        self._legal = found = walk.actions(self)
        if len(found) == 1:
            self.end_turn("nothing_left")

    def after_fight(self, goes_on: bool) -> None:
        """A fight ends the turn (C-19), but not the unstoppable swordsman's (C-68)."""
        if goes_on and self.hero.life:
            self.go_on()
        else:
            self.end_turn("fight")

    def end_turn(self, cause: str) -> None:
        self._legal = None
        self.tell(ev.TurnEnded(self.seat, self.turn, cause))
        if not self.hero.life:
            self.tell(ev.FellUnconscious(self.seat))
        if self.turn - self.last_news >= PATIENCE:
            self.end("no_progress")  # C-82
        else:
            self.begin_turn((self.seat + 1) % len(self.heroes))

    def begin_turn(self, seat: int) -> None:
        self.turn += 1
        self.give_turn(seat)
        self.steps = STEPS
        self.tell(ev.TurnBegan(seat, self.turn, STEPS))
        walking.begin(self)

    def end(self, by: str) -> None:
        self.phase = Over(by)
        self.tell(ev.GameEnded(by, tuple(self.scores), tuple(self.winners)))

    # --- changing ---------------------------------------------------------------------------

    def move(self, seat: int, to: Cell, how: str) -> None:
        hero = self.heroes[seat]
        origin = hero.cell
        if not self.monster_at(origin):
            hero.safe = origin
        self.tell(ev.Moved(seat, origin, to, how, self.steps))
        hero.cell = to

    def change_life(self, seat: int, by: int, cause: str) -> None:
        hero = self.heroes[seat]
        before = hero.life
        hero.life = min(FULL_LIFE, max(0, before + by))  # C-36
        if hero.life != before:
            self.tell(ev.LifeChanged(seat, before, hero.life, cause))

    def heal(self, seat: int, cause: str) -> None:
        """All life back, and the curse lifted (C-30)."""
        self.change_life(seat, FULL_LIFE, cause)
        if self.curse == seat:
            self.curse = None
            self.tell(ev.CurseLifted(seat, cause))

    def lay(self, cell: Cell, tile: Tile) -> None:
        self.last_news = self.turn
        self.tiles = {**self.tiles, cell: tile}
        ahead = [cell + way for side, way, _ in SIDES if tile.exits & side]
        self.dark = self.dark.union([c for c in ahead if c not in self.tiles]) - {cell}
        if tile.kind == GATE:
            self.gates += (cell,)
        elif tile.kind == FOUNTAIN:
            self.fountains += (cell,)

    def remove_token(self, cell: Cell) -> None:
        self.last_news = self.turn
        self.tokens = {c: token for c, token in self.tokens.items() if c != cell}

    def take(self, thing: Thing, source: str) -> None:
        """The hero whose turn it is takes a thing from his tile."""
        hero = self.hero
        self.tell(ev.ThingTaken(self.seat, hero.cell, thing, source))
        if thing.slot is None:
            hero.treasures = with_thing(hero.treasures, thing)
        else:
            hero.things = with_thing(hero.things, thing)

    def use_up(self, thing: Thing) -> None:
        """C-44."""
        self.hero.things = without(self.hero.things, thing)
        self.tell(ev.ThingUsed(self.seat, thing, used_up=True))

    def put_on_floor(self, thing: Thing) -> None:
        cell = self.hero.cell
        self.floor = {**self.floor, cell: with_thing(self.floor.get(cell, ()), thing)}

    def take_off_floor(self, thing: Thing) -> None:
        cell = self.hero.cell
        left = without(self.floor[cell], thing)
        others = {c: things for c, things in self.floor.items() if c != cell}
        self.floor = {**others, cell: left} if left else others

    # --- copies and JSON --------------------------------------------------------------------

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.heroes = [hero.copy() for hero in self.heroes]
        twin.give_turn(self.seat)
        twin.tiles = self.tiles
        twin.tokens = self.tokens
        twin.floor = self.floor
        twin.dark = self.dark
        twin.gates = self.gates
        twin.fountains = self.fountains
        twin.stack = self.stack
        twin.bag = self.bag
        twin.curse = self.curse
        twin.turn = self.turn
        twin.last_news = self.last_news
        twin.steps = self.steps
        twin.phase = self.phase
        twin._legal = self._legal
        twin.told = []
        return twin

    def to_json(self) -> dict[str, Any]:
        return position_json.write(self)

    @classmethod
    def from_json(cls, form: Any) -> State:
        return position_json.read(form, cls)
