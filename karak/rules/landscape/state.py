"""A game of Karak II at one moment, and the things that happen to it from several rules.

Heroes and counters change in place. Everything else (tiles, armies, things, stack, bag) is replaced
by a new value when it changes and never altered: copies share it, and the read-only types hold us
to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from karak.rules.core import Over, Phase, Position, Random
from karak.rules.landscape import events as ev
from karak.rules.landscape import fighting, position_json, roaming, views
from karak.rules.landscape.heroes import HEROES, Hero
from karak.rules.landscape.pieces import (
    AMULET_OF_GLORY,
    AMULET_OF_TITAN,
    AMULETS,
    ARMIES,
    FEWEST_SEATS,
    FULL_LIFE,
    GENERAL_STRENGTH,
    LARGE_STONE,
    MAW,
    MOST_SEATS,
    PLANS,
    PRAETORIANS,
    SIDES,
    START_TILES,
    TITAN,
    TURNS_A_SEAT,
    UNIT_AT,
    Army,
    Cell,
    Die,
    Plan,
    Thing,
    Tile,
    with_thing,
)
from karak.rules.piles import Counts, changed, without


class State(Position):
    """Karak II, the land around the castle."""

    game = "landscape"
    hero_names = HEROES
    fewest_seats = FEWEST_SEATS
    most_seats = MOST_SEATS
    switches = ("plague",)
    rules_version = 1

    __slots__ = (
        "amulets",
        "armies",
        "bag",
        "cities",
        "floor",
        "frontier",
        "gathered",
        "maw",
        "moved",
        "plague",
        "plague_on",
        "praetorians",
        "spent",
        "stack",
        "tiles",
        "tiles_left",
        "top",
        "top_known_by",
        "used",
    )

    def __init__(self, heroes: Sequence[str]) -> None:
        self.heroes: list[Hero] = [Hero(name) for name in heroes]
        self.hero: Hero = self.heroes[0]  # whose turn it is
        self.tiles: Mapping[Cell, Tile] = {}
        self.frontier: frozenset[Cell] = frozenset()  # unexplored, with an open side towards them
        self.armies: Mapping[Cell, tuple[Army, ...]] = {}
        self.floor: Mapping[Cell, tuple[Thing, ...]] = {}  # things on the table
        self.cities: Mapping[Cell, int] = {}  # whose city stands there
        self.stack: Counts = tuple(plan.count for plan in PLANS)  # in the order of PLANS
        self.tiles_left = sum(self.stack)
        self.top: Plan | None = None  # lies on the stack, and one seat knows it (L-75)
        self.top_known_by: int | None = None
        self.bag: Counts = tuple(army.count for army in ARMIES)  # in the order of ARMIES
        self.amulets: tuple[Thing, ...] = AMULETS  # not won yet
        self.maw: Cell | None = None  # where the General is
        self.praetorians = PRAETORIANS[len(heroes)]  # L-40
        self.plague_on = True  # whether plague and misery are played at all
        self.plague: int | None = None  # on whose city it lies
        self.seat = 0
        self.turn = 0  # counted over all seats
        self.used = 0  # actions of this turn (L-10)
        self.moved = False  # already, before the next action
        self.gathered: tuple[Cell, ...] = ()  # in this turn
        self.spent: tuple[str, ...] = ()  # what works once a turn and has been used in it
        self._legal = None
        self.told = []
        for cell, tile in START_TILES.items():
            self.lay(cell, tile)
        self.phase: Phase[Any] = roaming.RollingForStart(tuple(range(len(heroes))))

    @classmethod
    def new(cls, heroes: Sequence[str], options: Mapping[str, Any]) -> State:
        """Option `first`: the seat that begins; without it they roll for it (L-8).

        Option `plague`: whether plague and misery are played (L-60).
        """
        cls.check_setup(heroes, options)
        first = options.get("first")
        plague = options.get("plague", True)
        state = cls(heroes)
        state.plague_on = plague
        state.tell(ev.GameBegan(tuple(heroes), first, plague))
        if first is not None:
            state.begin_turn(first)
        return state

    # --- looking ----------------------------------------------------------------------------

    @property
    def general_strength(self) -> int:
        """L-40."""
        return GENERAL_STRENGTH + self.praetorians

    def supply(self, unit: Die) -> int:
        """How many dice of this kind nobody has (L-5)."""
        return unit.count - sum([hero.units[UNIT_AT[unit]] for hero in self.heroes])

    def is_home(self) -> bool:
        """Whether the hero is in his own city."""
        return self.hero.cell == self.hero.city

    def is_safe(self, cell: Cell) -> bool:
        """Whether a tile lies there, and no enemy is on it."""
        return cell in self.tiles and cell not in self.armies and cell != self.maw

    @property
    def scores(self) -> list[float]:
        return [hero.points for hero in self.heroes]

    @property
    def winners(self) -> list[int]:
        """Most points, then most large stones; still equal, they share the victory (L-80)."""
        if self.actor is not None:
            return []
        ranks = [(hero.points, hero.stones.count(LARGE_STONE)) for hero in self.heroes]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    # --- the course of a turn ---------------------------------------------------------------

    def meet(self, came_from: Cell, mauled: int = 0) -> None:
        """The hero has come onto his tile from there: is somebody waiting? (L-13)"""
        fighting.meet(self, came_from, mauled)

    def spend_action(self, deed: str) -> None:
        """L-10."""
        self.used += 1
        self.moved = False
        self.tell(ev.ActionSpent(self.seat, deed, self.used, self.hero.actions))

    def go_on(self) -> None:
        """The turn goes on, unless nothing is left that could be done (L-10, L-14)."""
        if self.used >= self.hero.actions:
            self.end_turn("actions_used")
            return
        self.phase = roam = roaming.Roaming()
        self._legal = found = roam.actions(self)
        if len(found) == 1:
            self.end_turn("nothing_left")

    def end_turn(self, cause: str) -> None:
        self._legal = None
        self.tell(ev.TurnEnded(self.seat, self.turn, cause))
        if not self.hero.life:
            self.tell(ev.FellUnconscious(self.seat))
        if self.turn >= TURNS_A_SEAT * len(self.heroes):
            self.end("turn_limit")  # L-81
        else:
            self.begin_turn((self.seat + 1) % len(self.heroes))

    def begin_turn(self, seat: int) -> None:
        self.turn += 1
        self.give_turn(seat)
        self.used = 0
        self.moved = False
        self.gathered = ()
        self.spent = ()
        self.tell(ev.TurnBegan(seat, self.turn, self.hero.actions))
        roaming.begin(self)

    def end(self, by: str) -> None:
        self.phase = Over(by)
        self.tell(ev.GameEnded(by, tuple(self.scores), tuple(self.winners)))

    # --- changing a hero --------------------------------------------------------------------

    def move(self, to: Cell, how: str) -> None:
        self.tell(ev.Moved(self.seat, self.hero.cell, to, how))
        self.hero.cell = to

    def change_life(self, seat: int, by: int, cause: str) -> None:
        hero = self.heroes[seat]
        before = hero.life
        hero.life = min(FULL_LIFE, max(0, before + by))
        if hero.life != before:
            self.tell(ev.LifeChanged(seat, before, hero.life, cause))

    def change_goods(self, seat: int, by: Counts, cause: str) -> None:
        hero = self.heroes[seat]
        before = hero.goods
        hero.goods = (before[0] + by[0], before[1] + by[1], before[2] + by[2])
        if hero.goods != before:
            self.tell(ev.GoodsChanged(seat, before, hero.goods, cause))

    def change_units(self, seat: int, unit: Die, by: int, cause: str) -> None:
        hero = self.heroes[seat]
        before = hero.count(unit)
        hero.units = changed(hero.units, UNIT_AT[unit], by)
        self.tell(ev.UnitsChanged(seat, unit, before, before + by, cause))

    def win_fame(self, strength: int, cause: str) -> None:
        """L-25."""
        glory = self.hero.glory
        self.hero.fame = max(self.hero.fame, strength)
        self.tell_glory(self.seat, glory, cause)

    def tell_glory(self, seat: int, before: int, cause: str) -> None:
        after = self.heroes[seat].glory
        if after != before:
            self.tell(ev.GloryChanged(seat, before, after, cause))

    # --- things -----------------------------------------------------------------------------

    def take(self, thing: Thing, source: str) -> None:
        """The hero whose turn it is takes a thing from his tile."""
        hero = self.hero
        glory = hero.glory
        self.tell(ev.ThingTaken(self.seat, hero.cell, thing, source))
        if thing.slot is None:
            hero.stones = with_thing(hero.stones, thing)
        else:
            hero.things = with_thing(hero.things, thing)
        if thing is AMULET_OF_TITAN:
            self.change_units(self.seat, TITAN, +1, thing.name)  # L-52
        self.tell_glory(self.seat, glory, AMULET_OF_GLORY.name)

    def drop(self, thing: Thing) -> None:
        """The hero whose turn it is leaves a thing on his tile for another one."""
        hero = self.hero
        glory = hero.glory
        hero.things = without(hero.things, thing)
        self.put_on_floor(thing)
        self.tell(ev.ThingLeft(self.seat, hero.cell, thing, "carried"))
        if thing is AMULET_OF_TITAN:
            self.change_units(self.seat, TITAN, -1, thing.name)  # L-52
        self.tell_glory(self.seat, glory, AMULET_OF_GLORY.name)

    def use_up(self, thing: Thing) -> None:
        self.hero.things = without(self.hero.things, thing)
        self.tell(ev.ThingUsed(self.seat, thing))

    def put_on_floor(self, thing: Thing) -> None:
        cell = self.hero.cell
        self.floor = {**self.floor, cell: with_thing(self.floor.get(cell, ()), thing)}

    def take_off_floor(self, thing: Thing) -> None:
        cell = self.hero.cell
        left = without(self.floor[cell], thing)
        others = {c: things for c, things in self.floor.items() if c != cell}
        self.floor = {**others, cell: left} if left else others

    # --- the table --------------------------------------------------------------------------

    def lay(self, cell: Cell, tile: Tile) -> None:
        self.tiles = {**self.tiles, cell: tile}
        ahead = [cell + way for side, way, _ in SIDES if tile.open & side]
        self.frontier = self.frontier.union([c for c in ahead if c not in self.tiles]) - {cell}
        if tile.terrain == MAW:
            self.maw = cell

    def set_stack(
        self, stack: Counts, top: Plan | None = None, known_by: int | None = None
    ) -> None:
        """The stack, and the tile on top of it that somebody knows (L-75)."""
        self.stack = stack
        self.top = top
        self.top_known_by = known_by
        self.tiles_left = sum(stack) + (top is not None)

    def remove_army(self, army: Army) -> None:
        """One army leaves the tile of the hero whose turn it is."""
        cell = self.hero.cell
        left = without(self.armies[cell], army)
        others = {c: armies for c, armies in self.armies.items() if c != cell}
        self.armies = {**others, cell: left} if left else others

    def lose_praetorian(self, cause: str) -> None:
        """L-42, L-75."""
        if self.praetorians:
            before = self.praetorians
            self.praetorians -= 1
            self.tell(ev.PraetorianLost(self.seat, before, self.praetorians, cause))

    def move_plague(self, to: int | None) -> None:
        """Onto this player's city, or off the board (L-37, L-60)."""
        self.tell(ev.PlagueMoved(self.plague, to))
        self.plague = to

    # --- copies, JSON, and what a seat may know ---------------------------------------------

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.heroes = [hero.copy() for hero in self.heroes]
        twin.give_turn(self.seat)
        twin.tiles = self.tiles
        twin.frontier = self.frontier
        twin.armies = self.armies
        twin.floor = self.floor
        twin.cities = self.cities
        twin.stack = self.stack
        twin.tiles_left = self.tiles_left
        twin.top = self.top
        twin.top_known_by = self.top_known_by
        twin.bag = self.bag
        twin.amulets = self.amulets
        twin.maw = self.maw
        twin.praetorians = self.praetorians
        twin.plague_on = self.plague_on
        twin.plague = self.plague
        twin.turn = self.turn
        twin.used = self.used
        twin.moved = self.moved
        twin.gathered = self.gathered
        twin.spent = self.spent
        twin.phase = self.phase
        twin._legal = self._legal
        twin.told = []
        return twin

    def to_json(self) -> dict[str, Any]:
        return position_json.write(self)

    @classmethod
    def from_json(cls, form: Any) -> State:
        return position_json.read(form, cls)

    def view(self, seat: int) -> dict[str, Any]:
        return views.view(self, seat)

    @classmethod
    def from_view(cls, view: Any, seat: int, rng: Random) -> State:
        return views.from_view(view, cls, rng)

    def redraw(self, seat: int, rng: Random) -> State:
        return views.redraw(self, seat, rng)
