"""The turn outside a fight: moving, and what may be done on a tile (L-8, L-10 to L-14, L-24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from karak.rules import starting
from karak.rules.core import Action, Choice
from karak.rules.forms import value
from karak.rules.landscape import building, gathering, looting, plague
from karak.rules.landscape.actions import (
    BanishPlague,
    Build,
    CastPickpocket,
    EndTurn,
    Explore,
    FoundCity,
    Gather,
    Heal,
    RaiseSkeleton,
    Recover,
    Recruit,
    Ride,
    SendBack,
    SendFalcon,
    Step,
    Take,
    UsePortal,
)
from karak.rules.landscape.errands import TurnGoesOn
from karak.rules.landscape.events import FalconSent, StartRolled, StartTied
from karak.rules.landscape.exploring import DrawingTile
from karak.rules.landscape.heroes import FALCON_EYE, MAGIC_RIDE
from karak.rules.landscape.pieces import (
    FULL_LIFE,
    HEALING,
    HERO,
    PICKPOCKET,
    PORTAL,
    RECOVERY,
    RIDE,
    SIDES,
    WAYS,
    Cell,
    Throw,
    skulls,
    swords,
    throws,
)

if TYPE_CHECKING:
    from karak.rules.landscape.state import State

# --- who begins -------------------------------------------------------------------------------


class RollingForStart(starting.RollingForStart):
    """Each of these seats rolls the hero die; the highest begins, equal ones roll again (L-8)."""

    __slots__ = ()
    rolled, tied = StartRolled, StartTied

    def lots(self, state: State) -> Sequence[tuple[Throw, int]]:
        return throws(HERO, 1)

    def total(self, throw: Throw) -> int:
        return swords(throw) - skulls(throw)


# --- the turn ---------------------------------------------------------------------------------


def begin(state: State) -> None:
    """The hero's turn begins."""
    state.enter(Roaming() if state.hero.life else Unconscious())


@value
class Unconscious(Choice["State"]):
    """The whole turn goes into three points of life (L-24)."""

    def actions(self, state: State) -> list[Action]:
        return [Recover()]

    def apply(self, state: State, action: Action) -> None:
        state.change_life(state.seat, RECOVERY, "recovery")
        state.end_turn("recovery")

    def fits(self, state: State) -> bool:
        return not state.hero.life


@value
class Roaming(Choice["State"]):
    """Where to go, and what to do there (L-10)."""

    def actions(self, state: State) -> list[Action]:
        found = moves(state) if can_move(state) else []
        found += deeds(state)
        found += free_deeds(state)
        found.append(EndTurn())
        return found

    def apply(self, state: State, action: Action) -> None:
        match action:
            case Step() | Explore() | UsePortal() | Ride():
                go(state, action)
            case EndTurn():
                state.end_turn("choice")
            case SendFalcon():
                state.spent += (FALCON_EYE,)
                state.tell(FalconSent(state.seat))
                state.enter(DrawingTile())
            case CastPickpocket(seat):
                gathering.rob(state, seat)
            case _:
                act(state, action)

    def fits(self, state: State) -> bool:
        """At 0 life nobody roams, nor beside an enemy, nor when all actions are used."""
        hero = state.hero
        return hero.life > 0 and state.is_safe(hero.cell) and state.used < hero.actions


# --- moving -----------------------------------------------------------------------------------


def can_move(state: State) -> bool:
    """Once before each action; to move again means to give up the action between (L-10)."""
    return not state.moved or state.used + 1 < state.hero.actions


def moves(state: State) -> list[Action]:
    found = steps(state)
    hero = state.hero
    if PORTAL in hero.buildings and PORTAL.name not in state.spent:
        found += portals(state)
    if MAGIC_RIDE in hero.skills and MAGIC_RIDE not in state.spent:
        found += rides(state)
    return found


def steps(state: State) -> list[Action]:
    """One tile, over no chasm (L-11, L-12)."""
    found: list[Action] = []
    here = state.hero.cell
    tiles = state.tiles
    sides = tiles[here].open
    for side, way, back in SIDES:
        if sides & side:
            next_door = tiles.get(here + way)
            if next_door is None:
                if state.tiles_left:  # L-15
                    found.append(Explore(here + way))
            elif next_door.open & back:
                found.append(Step(here + way))
    return found


def portals(state: State) -> list[Action]:
    """L-34."""
    here, city = state.hero.cell, state.hero.city
    if here == city:
        return [UsePortal(cell) for cell in state.tiles if cell != here]
    return [] if city is None else [UsePortal(city)]


def rides(state: State) -> list[Action]:
    """Over laid tiles, chasms or not, as far as the first enemy (L-74)."""
    found: list[Action] = []
    for way in WAYS:
        cell = state.hero.cell
        for _ in range(RIDE):
            cell += way
            if cell not in state.tiles:
                break
            found.append(Ride(cell))
            if cell in state.armies or cell == state.maw:
                break
    return found


def go(state: State, action: Step | Explore | UsePortal | Ride) -> None:
    if state.moved:
        state.spend_action("given_up")
    state.moved = True
    here = state.hero.cell
    match action:
        case Explore(to):
            state.enter(DrawingTile(to))
        case Step(to):
            move(state, to, "step", here)
        case UsePortal(to):
            state.spent += (PORTAL.name,)
            move(state, to, "portal", here)
        case Ride(to):
            state.spent += (MAGIC_RIDE,)
            move(state, to, "ride", last_crossed(here, to))


def move(state: State, to: Cell, how: str, came_from: Cell) -> None:
    state.move(to, how)
    state.meet(came_from)


def last_crossed(here: Cell, to: Cell) -> Cell:
    """The tile before the last on a straight ride (L-13)."""
    lengths = [(way, n) for way in WAYS for n in range(1, RIDE + 1) if here + n * way == to]
    way, _ = lengths[0]
    return to - way


# --- acting -----------------------------------------------------------------------------------


def deeds(state: State) -> list[Action]:
    """What takes an action (L-30 to L-37, L-73)."""
    found: list[Action] = []
    hero = state.hero
    here = hero.cell
    if gathering.can_gather(state, here):
        found.append(Gather())
    if hero.life < FULL_LIFE:
        found.append(Heal())
    if plague.can_banish(state):
        found.append(BanishPlague())
    if here in state.floor:
        found += looting.pick_ups(state)
    if hero.city is None:
        found += building.foundings(state)
    elif hero.city == here:
        found += building.buildable(state)
        found += building.recruitings(state)
    if building.can_raise_skeleton(state):
        found.append(RaiseSkeleton())
    return found


def free_deeds(state: State) -> list[Action]:
    """What takes no action (L-51, L-72)."""
    found: list[Action] = []
    hero = state.hero
    if PICKPOCKET in hero.things:
        found += [CastPickpocket(seat) for seat in gathering.victims(state)]
    if FALCON_EYE in hero.skills and FALCON_EYE not in state.spent and can_send_falcon(state):
        found.append(SendFalcon())
    return found


def can_send_falcon(state: State) -> bool:
    """Whether there is a tile, and a place for it."""
    return state.tiles_left > 0 and bool(state.frontier)


def act(state: State, action: Action) -> None:
    """The action itself."""
    match action:
        case Gather():
            state.spend_action("gather")
            gathering.gather(state, "gather", TurnGoesOn())
        case Heal():
            state.spend_action("heal")
            state.change_life(state.seat, HEALING, "heal")
            state.go_on()
        case BanishPlague():
            plague.banish(state)
        case Take():
            looting.begin_picking_up(state, action)
        case FoundCity(saving):
            building.found_city(state, saving)
        case Build():
            building.begin_building(state, action)
        case Recruit() | SendBack():
            building.begin_recruiting(state, action)
        case RaiseSkeleton():
            building.raise_skeleton(state)
