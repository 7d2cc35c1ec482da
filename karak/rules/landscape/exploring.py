"""Into the unexplored: tiles and armies are drawn and laid (L-12, L-15, L-40, L-71, L-72, L-75)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from karak.rules.core import Action, Chance, Choice
from karak.rules.forms import value
from karak.rules.landscape import events as ev
from karak.rules.landscape.actions import ChoosePlace, Lay, PutBack
from karak.rules.landscape.heroes import FALCON_EYE, FATEWEAVER, SCOUTING
from karak.rules.landscape.pieces import (
    ARMIES,
    ARMY_AT,
    BACK,
    MAW,
    PLAN_AT,
    PLAN_OF,
    PLANS,
    SIDE,
    SIDES,
    Army,
    Cell,
    Plan,
    Tile,
)
from karak.rules.piles import changed, without

if TYPE_CHECKING:
    from karak.rules.landscape.state import State

# --- drawing tiles ----------------------------------------------------------------------------


@value
class DrawingTile(Chance["State"]):
    """The top tile, level I before level II (L-3, L-12).

    A tile that would close the map has no lots: it is shuffled back and another drawn (L-15).
    """

    to: Cell | None = None  # None: the falcon looks for a place later (L-72)
    first: Plan | None = None  # the scout has this one in his hand already (L-75)

    def lots(self, state: State) -> Sequence[tuple[Plan, int]]:
        return drawable(state, self.to)

    def apply(self, state: State, plan: Plan) -> None:
        scouting = self.is_scouting(state)
        take_tile(state, plan)
        left = state.tiles_left
        if self.to is None:
            state.tell(ev.TileDrawn(state.seat, None, plan, left))
            state.enter(ChoosingPlace(plan))
        elif not scouting:
            state.tell(ev.TileDrawn(state.seat, self.to, plan, left))
            state.enter(LayingTile(self.to, (plan,)))
        else:
            state.tell(ev.TileScouted(state.seat, self.to, plan, left))
            self.scout(state, self.to, plan)

    def scout(self, state: State, to: Cell, plan: Plan) -> None:
        """Two tiles, if there are two (L-75)."""
        if self.first:
            state.enter(LayingTile(to, (self.first, plan)))
        elif drawable(state, to):
            state.enter(DrawingTile(to, plan))
        else:
            state.enter(LayingTile(to, (plan,)))

    def is_scouting(self, state: State) -> bool:
        """Whether the tile is seen by the scout alone."""
        two = self.first is not None or state.tiles_left > 1
        return self.to is not None and two and SCOUTING in state.hero.skills

    def seen_by(self, state: State) -> tuple[int, ...] | None:
        return (state.seat,) if self.is_scouting(state) else None

    def fits(self, state: State) -> bool:
        scout = self.first is None or (SCOUTING in state.hero.skills and self.to is not None)
        if self.to is None:
            ahead = FALCON_EYE in state.hero.skills and bool(state.frontier)
        else:
            ahead = is_ahead(state, self.to)
        return scout and ahead and state.tiles_left > 0 and state.is_safe(state.hero.cell)


def drawable(state: State, to: Cell | None) -> list[tuple[Plan, int]]:
    """What can be drawn, with its lots: the known top, else level I, else level II."""
    if state.top and not closes(state, to, state.top):
        return [(state.top, 1)]
    stack = unsorted_stack(state)
    urn = [(plan, n) for plan, n in zip(PLANS, stack, strict=True) if n]
    keeping = [(plan, n) for plan, n in urn if not closes(state, to, plan)]
    level = min([plan.level for plan, _ in keeping], default=0)
    return [(plan, n) for plan, n in keeping if plan.level == level]


def unsorted_stack(state: State) -> tuple[int, ...]:
    """All tiles still to come, whether or not somebody knows the top one."""
    return changed(state.stack, PLAN_AT[state.top], +1) if state.top else state.stack


def take_tile(state: State, plan: Plan) -> None:
    """If it is not the known top that is drawn, the top has been shuffled back (L-15)."""
    state.set_stack(changed(unsorted_stack(state), PLAN_AT[plan], -1))


def closes(state: State, to: Cell | None, plan: Plan) -> bool:
    """Whether the tile would close the map, whichever way it lies (L-15)."""
    if plan.terrain == MAW or not must_stay_open(state):
        return False
    (last,) = state.frontier
    return not fitting(state, last, plan, flown=to is None)


def must_stay_open(state: State) -> bool:
    """Whether the last unexplored place is at stake, and the Maw not found yet (L-15)."""
    return state.maw is None and len(state.frontier) == 1


def keeps_open(state: State, to: Cell, tile: Tile) -> bool:
    """Whether this tile leads on to an unexplored place."""
    return any(tile.open & side and to + way not in state.tiles for side, way, _ in SIDES)


# --- laying tiles -----------------------------------------------------------------------------


@value
class ChoosingPlace(Choice["State"]):
    """The falcon's tile may lie wherever a side without a chasm leads to it (L-72)."""

    plan: Plan

    def actions(self, state: State) -> list[Action]:
        return [ChoosePlace(cell) for cell in sorted(state.frontier)]

    def apply(self, state: State, action: ChoosePlace) -> None:
        state.enter(LayingTile(action.cell, (self.plan,), flown=True))

    def fits(self, state: State) -> bool:
        placed = FALCON_EYE in state.hero.skills and bool(state.frontier)
        return placed and state.is_safe(state.hero.cell)


@value
class LayingTile(Choice["State"]):
    """The drawn tile may be turned; the scout lays one of two (L-12, L-72, L-75)."""

    to: Cell
    plans: tuple[Plan, ...]
    flown: bool = False  # the falcon brought it: nobody goes there

    def actions(self, state: State) -> list[Action]:
        return [
            Lay(tile)
            for plan in dict.fromkeys(self.plans)
            for tile in fitting(state, self.to, plan, self.flown)
        ]

    def apply(self, state: State, action: Lay) -> None:
        tile = action.tile
        came_from = state.hero.cell
        state.lay(self.to, tile)
        state.tell(ev.TileLaid(state.seat, self.to, tile))
        for plan in without(self.plans, PLAN_OF[tile]):
            state.set_stack(state.stack, plan, state.seat)
            state.tell(ev.TilePutBack(state.seat, plan, state.tiles_left))
        if not self.flown:
            state.move(self.to, "explore")
        people(state, self.to, None if self.flown else came_from)

    def fits(self, state: State) -> bool:
        if self.flown:
            placed = FALCON_EYE in state.hero.skills and self.to in state.frontier
        else:
            placed = is_ahead(state, self.to)
        most = 2 if SCOUTING in state.hero.skills and not self.flown else 1
        few = 1 <= len(self.plans) <= most and state.is_safe(state.hero.cell)
        return placed and few and bool(self.actions(state))


def fitting(state: State, to: Cell, plan: Plan, flown: bool) -> list[Tile]:
    """The ways the tile may lie: it can be entered, and the map stays open (L-12, L-15, L-72)."""
    if flown:
        turns = [tile for tile in plan.turns if is_reachable(state, to, tile)]
    else:
        back = BACK[to - state.hero.cell]
        turns = [tile for tile in plan.turns if tile.open & back]
    if plan.terrain == MAW or not must_stay_open(state):
        return turns
    return [tile for tile in turns if keeps_open(state, to, tile)]


def is_reachable(state: State, to: Cell, tile: Tile) -> bool:
    """Whether some neighbour shares a side without a chasm with it."""
    for side, way, back in SIDES:
        next_door = state.tiles.get(to + way)
        if next_door and tile.open & side and next_door.open & back:
            return True
    return False


def is_ahead(state: State, to: Cell) -> bool:
    """Whether the hero stands before this unexplored place."""
    here = state.hero.cell
    side = SIDE.get(to - here, 0)
    return to not in state.tiles and bool(state.tiles[here].open & side)


# --- armies -----------------------------------------------------------------------------------


def people(state: State, cell: Cell, came_from: Cell | None) -> None:
    """Who waits on the new tile: the General, or as many armies as its level (L-12, L-40)."""
    if cell == state.maw:
        strength = state.general_strength
        state.tell(ev.GeneralAppeared(cell, state.praetorians, strength))
        arrive(state, came_from)
    elif any(state.bag):
        state.enter(DrawingArmy(cell, came_from))
    else:
        arrive(state, came_from)


def arrive(state: State, came_from: Cell | None) -> None:
    if came_from is None:
        state.go_on()
    else:
        state.meet(came_from)


@value
class DrawingArmy(Chance["State"]):
    """One army after another out of the bag; the fortune-teller draws one more (L-12, L-71)."""

    cell: Cell
    came_from: Cell | None  # None: the falcon brought the tile
    drawn: tuple[Army, ...] = ()

    def lots(self, state: State) -> Sequence[tuple[Army, int]]:
        return list(zip(ARMIES, state.bag, strict=True))

    def apply(self, state: State, army: Army) -> None:
        state.bag = changed(state.bag, ARMY_AT[army], -1)
        state.tell(ev.ArmyDrawn(state.seat, self.cell, army, sum(state.bag)))
        drawn = (*self.drawn, army)
        if len(drawn) < self.to_draw(state) and any(state.bag):
            state.enter(DrawingArmy(self.cell, self.came_from, drawn))
        elif len(drawn) > state.tiles[self.cell].level:
            state.enter(Weaving(self.cell, self.came_from, drawn))
        else:
            lay_armies(state, self.cell, self.came_from, drawn)

    def to_draw(self, state: State) -> int:
        """One a level; the falcon brings no choice (L-12, L-71)."""
        extra = FATEWEAVER in state.hero.skills and self.came_from is not None
        return state.tiles[self.cell].level + extra

    def fits(self, state: State) -> bool:
        new = on_new_tile(state, self.cell, self.came_from) and any(state.bag)
        return new and len(self.drawn) < self.to_draw(state)


@value
class Weaving(Choice["State"]):
    """The fortune-teller puts one of the drawn armies back (L-71)."""

    cell: Cell
    came_from: Cell | None
    drawn: tuple[Army, ...]

    def actions(self, state: State) -> list[Action]:
        return [PutBack(army) for army in dict.fromkeys(self.drawn)]

    def apply(self, state: State, action: PutBack) -> None:
        state.bag = changed(state.bag, ARMY_AT[action.army], +1)
        state.tell(ev.ArmyPutBack(state.seat, self.cell, action.army, sum(state.bag)))
        lay_armies(state, self.cell, self.came_from, without(self.drawn, action.army))

    def fits(self, state: State) -> bool:
        new = on_new_tile(state, self.cell, self.came_from)
        return new and len(self.drawn) == state.tiles[self.cell].level + 1


def lay_armies(state: State, cell: Cell, came_from: Cell | None, armies: tuple[Army, ...]) -> None:
    state.armies = {**state.armies, cell: armies}
    state.tell(ev.ArmiesLaid(state.seat, cell, armies))
    arrive(state, came_from)


def on_new_tile(state: State, cell: Cell, came_from: Cell | None) -> bool:
    """Whether armies can come onto this tile now."""
    tile = state.tiles.get(cell)
    if tile is None or not tile.level or tile.terrain == MAW:
        return False
    present = [seat for seat, hero in enumerate(state.heroes) if hero.cell == cell]
    explorer = [] if came_from is None else [state.seat]  # nobody goes where the falcon flew
    origin = state.hero.cell if came_from is None else came_from
    empty = cell not in state.armies and cell not in state.floor and cell not in state.cities
    return present == explorer and empty and origin != cell and state.is_safe(origin)
