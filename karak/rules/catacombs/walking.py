"""The turn outside a fight: walking, and what a tile offers (C-10 to C-23, C-30, C-42, C-45)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from karak.rules import starting
from karak.rules.catacombs.actions import (
    Attack,
    CastPortal,
    EndTurn,
    Explore,
    Heal,
    OpenChest,
    Recover,
    Step,
    SwapPlaces,
    Take,
)
from karak.rules.catacombs.events import ChestOpened, StartRolled, StartTied
from karak.rules.catacombs.exploring import DrawingTile
from karak.rules.catacombs.fighting import begin_fight, meet
from karak.rules.catacombs.heroes import ASTRAL_WALKING, STEALTH, SWAP
from karak.rules.catacombs.looting import pick_up, pick_ups
from karak.rules.catacombs.pieces import (
    CHEST,
    FOUNTAIN,
    GATE,
    KEY,
    PORTAL,
    SIDE,
    SIDES,
    STEPS,
    THROWS,
    Cell,
    Dice,
)
from karak.rules.core import Action, Choice
from karak.rules.forms import value

if TYPE_CHECKING:
    from karak.rules.catacombs.state import State


class RollingForStart(starting.RollingForStart):
    """Each of these seats rolls, the highest total begins; equal ones roll again (C-6)."""

    __slots__ = ()
    rolled, tied = StartRolled, StartTied

    def lots(self, state: State) -> Sequence[tuple[Dice, int]]:
        return THROWS[2]

    def total(self, throw: Dice) -> int:
        return sum(throw)

    def fits(self, state: State) -> bool:
        return super().fits(state) and len(state.tiles) == 1


def begin(state: State) -> None:
    """The hero's turn begins: what must he do first?"""
    if not state.hero.life:
        state.enter(Unconscious())
    elif state.monster_at(state.hero.cell) and STEALTH not in state.skills:
        begin_fight(state, came_from=state.hero.safe)  # C-67
    else:
        state.enter(Walking())


@value
class Unconscious(Choice["State"]):
    """The whole turn goes into one point of life (C-36)."""

    def actions(self, state: State) -> list[Action]:
        return [Recover()]

    def apply(self, state: State, action: Action) -> None:
        state.change_life(state.seat, +1, "recovery")
        state.end_turn("recovery")

    def fits(self, state: State) -> bool:
        return not state.hero.life


@value
class Walking(Choice["State"]):
    """Where to go, and what to do there (C-10, C-19)."""

    def actions(self, state: State) -> list[Action]:
        found = steps(state) if state.steps else []
        found += deeds(state)
        found.append(EndTurn())
        return found

    def apply(self, state: State, action: Action) -> None:
        match action:
            case Step(to):
                walk(state, to)
            case Explore(to):
                state.steps -= 1
                state.enter(DrawingTile(to))
            case EndTurn():
                state.end_turn("choice")
            case Attack():
                begin_fight(state, came_from=state.hero.safe)  # C-37
            case Take():
                pick_up(state, action)
            case CastPortal(seat, fountain):
                cast_portal(state, seat, fountain)
            case SwapPlaces(seat):
                swap_places(state, seat)
            case Heal():
                state.heal(state.seat, "fountain")
                state.end_turn("heal")
            case OpenChest():
                open_chest(state)

    def fits(self, state: State) -> bool:
        """At 0 life nobody walks, and only the thief stands beside a monster (C-36, C-67)."""
        beside_monster = state.monster_at(state.hero.cell) and STEALTH not in state.skills
        return state.hero.life > 0 and not beside_monster


def steps(state: State) -> list[Action]:
    """Where the next step may lead."""
    found: list[Action] = []
    here = state.hero.cell
    tiles = state.tiles
    tile = tiles[here]
    exits = tile.exits
    through_walls = ASTRAL_WALKING in state.skills
    for side, way, back in SIDES:
        to = here + way
        next_door = tiles.get(to)
        if next_door is None:
            if exits & side and any(state.stack):  # C-21
                found.append(Explore(to))
        elif through_walls or (exits & side and next_door.exits & back):
            found.append(Step(to))
    if tile.kind == GATE:
        found += [Step(gate) for gate in state.gates if gate != here and Step(gate) not in found]
    return found


def deeds(state: State) -> list[Action]:
    """What may be done on the spot. All but the portal end the turn, or all the steps."""
    found: list[Action] = []
    hero = state.hero
    here = hero.cell
    token = state.tokens.get(here)
    if token is CHEST:
        if KEY in hero.things:
            found.append(OpenChest())
    elif token and state.steps == STEPS:
        found.append(Attack())  # C-66: only stealth begins a turn here
    if here in state.floor:
        found += pick_ups(state)
    if state.may_heal():
        found.append(Heal())
    if state.steps == STEPS and SWAP in state.skills:  # C-63
        others = enumerate(state.heroes)
        found += [SwapPlaces(seat) for seat, other in others if other.cell != here]
    if PORTAL in hero.things:
        seats = range(len(state.heroes))
        found += [CastPortal(seat, cell) for seat in seats for cell in state.fountains]
    return found


def walk(state: State, to: Cell) -> None:
    state.steps -= 1
    here = state.hero.cell
    state.move(state.seat, to, way_to(state, here, to))
    meet(state, came_from=here)


def way_to(state: State, here: Cell, to: Cell) -> str:
    """How a step leads from one tile to another."""
    side = SIDE.get(to - here, 0)
    if side & state.tiles[here].exits and SIDE[here - to] & state.tiles[to].exits:
        return "step"
    return "gate" if here in state.gates and to in state.gates else "wall"


def cast_portal(state: State, seat: int, fountain: Cell) -> None:
    """C-42."""
    state.use_up(PORTAL)
    state.move(seat, fountain, "portal")
    state.heal(seat, "portal")
    state.go_on()


def swap_places(state: State, seat: int) -> None:
    """The warlock and another hero change places; a fountain heals the other at once (C-64)."""
    state.steps = 0
    here, there = state.hero.cell, state.heroes[seat].cell
    state.move(state.seat, there, "swap")
    state.move(seat, here, "swap")
    if state.tiles[here].kind == FOUNTAIN:
        state.heal(seat, "swap")
    meet(state, came_from=here)  # C-65


def open_chest(state: State) -> None:
    """C-45."""
    state.use_up(KEY)
    state.tell(ChestOpened(state.seat, state.hero.cell))
    state.remove_token(state.hero.cell)
    state.take(CHEST.back, "chest")
    state.end_turn("chest")
