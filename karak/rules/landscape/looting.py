"""Things change hands: the backs of beaten armies, and what lies on a tile (L-26, L-36, L-50)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from karak.rules.core import Action, Chance, Choice
from karak.rules.forms import value
from karak.rules.landscape import events as ev
from karak.rules.landscape.actions import Dismiss, Done, Take
from karak.rules.landscape.errands import Errand
from karak.rules.landscape.gathering import Unloading, can_gather, gather
from karak.rules.landscape.heroes import CLAWS, PLUNDER, Hero
from karak.rules.landscape.pieces import (
    CART,
    RANK,
    RECRUITS,
    UNIT_AT,
    WEAK_STRENGTH,
    Army,
    Cell,
    Die,
    Thing,
    picks,
)
from karak.rules.landscape.plague import Afflicting

if TYPE_CHECKING:
    from karak.rules.landscape.state import State


@value
class Spoils(Errand):
    """What a fight still brings: the backs of these armies, plunder, plague and misery."""

    armies: tuple[Army, ...]
    plunder: bool = False  # L-70
    misery: bool = False  # the double skull was rolled (L-60)
    came_from: Cell | None = None  # L-75: after the raptor's prey the hero meets the rest

    def resume(self, state: State) -> None:
        if self.armies:
            army, *others = self.armies
            turn_over(state, army, replace(self, armies=tuple(others)))
        elif self.came_from is not None:
            state.meet(self.came_from, WEAK_STRENGTH)
        elif self.plunder and can_gather(state, state.hero.cell):
            gather(state, PLUNDER, replace(self, plunder=False))
        elif self.misery:
            state.enter(Afflicting())
        else:
            state.end_turn("fight")

    def fits(self, state: State) -> bool:
        """Only the raptor's rider fights on, and he can fall back to where he came from."""
        if self.came_from is None:
            return state.is_safe(state.hero.cell)
        elsewhere = self.came_from != state.hero.cell
        return CLAWS in state.hero.skills and elsewhere and state.is_safe(self.came_from)


def turn_over(state: State, army: Army, then: Spoils) -> None:
    """A beaten army shows its back."""
    if army.back is None:
        state.enter(TurningAmulet(army, then))
    else:
        receive(state, army, army.back, then)


@value
class TurningAmulet(Chance["State"]):
    """Which amulet the dryads carried: nobody knew (L-4)."""

    army: Army
    then: Spoils

    def lots(self, state: State) -> Sequence[tuple[Thing, int]]:
        return [(amulet, 1) for amulet in state.amulets]

    def apply(self, state: State, amulet: Thing) -> None:
        state.amulets = tuple(other for other in state.amulets if other is not amulet)
        receive(state, self.army, amulet, self.then)

    def fits(self, state: State) -> bool:
        return self.army.back is None and bool(state.amulets) and self.then.fits(state)


def receive(state: State, army: Army, thing: Thing, then: Spoils) -> None:
    state.tell(ev.ArmyTurnedOver(state.seat, state.hero.cell, army, thing))
    if thing is CART:
        state.enter(Unloading(then))
    elif thing.slot is None:
        state.take(thing, "loot")
        then.resume(state)
    else:
        state.put_on_floor(thing)
        state.enter(Looting(thing, then))


@value
class Looting(Choice["State"]):
    """Take the loot, or leave it on the tile (L-50)."""

    thing: Thing
    then: Spoils

    def actions(self, state: State) -> list[Action]:
        return [*ways_to_take(state.hero, self.thing), Done()]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Take):
            take(state, action, "loot", self.then)
        else:
            state.tell(ev.ThingLeft(state.seat, state.hero.cell, self.thing, "loot"))
            self.then.resume(state)

    def fits(self, state: State) -> bool:
        lies_here = self.thing in state.floor.get(state.hero.cell, ())
        return lies_here and self.then.fits(state)


def ways_to_take(hero: Hero, thing: Thing, kept: tuple[Thing, ...] = ()) -> list[Action]:
    """Into a free slot, or in exchange for another thing of its kind that is not `kept` (L-50)."""
    if hero.has_room_for(thing):
        return [Take(thing)]
    others = [other for other in hero.in_slot(thing.slot) if other not in (thing, *kept)]
    return [Take(thing, other) for other in others]


def take(state: State, action: Take, source: str, then: Errand) -> None:
    """Take a thing from the tile; units that glory no longer holds must go (L-26)."""
    if action.dropping:
        state.drop(action.dropping)
    state.take_off_floor(action.thing)
    state.take(action.thing, source)
    if state.hero.recruits > state.hero.glory:
        state.enter(Dismissing(then))
    else:
        then.resume(state)


@value
class Dismissing(Choice["State"]):
    """The surplus goes, unit by unit in the order of UNITS (L-26)."""

    then: Errand
    first: int = 0  # kinds before this one have had their turn

    def actions(self, state: State) -> list[Action]:
        held = state.hero.units[: len(RECRUITS)]
        return [Dismiss(RECRUITS[at]) for at in picks(held, self.first, surplus(state))]

    def apply(self, state: State, action: Dismiss) -> None:
        unit: Die = action.unit
        state.change_units(state.seat, unit, -1, "surplus")
        if surplus(state):
            state.enter(replace(self, first=UNIT_AT[unit]))
        else:
            self.then.resume(state)

    def fits(self, state: State) -> bool:
        many = self.first >= 0 and surplus(state) > 0 and bool(self.actions(state))
        return many and self.then.fits(state)


def surplus(state: State) -> int:
    return max(0, state.hero.recruits - state.hero.glory)


# --- picking up -------------------------------------------------------------------------------


@value
class PickUp(Errand):
    """Things are taken in the order of their rank.

    What was taken is not dropped again and what was dropped not taken again, so no swap goes in
    circles and no holding is reached twice.
    """

    taken: tuple[Thing, ...] = ()
    dropped: tuple[Thing, ...] = ()

    def ways(self, state: State) -> list[Action]:
        first = RANK[self.taken[-1]] if self.taken else 0
        lying = dict.fromkeys(state.floor.get(state.hero.cell, ()))
        fresh = [thing for thing in lying if RANK[thing] >= first and thing not in self.dropped]
        return [way for thing in fresh for way in ways_to_take(state.hero, thing, self.taken)]

    def go_for(self, state: State, action: Take) -> None:
        left = (action.dropping,) if action.dropping else ()
        then = PickUp((*self.taken, action.thing), (*self.dropped, *left))
        take(state, action, "floor", then)

    def resume(self, state: State) -> None:
        """The action is over when nothing is left that could be taken."""
        if self.ways(state):
            state.enter(PickingUp(self))
        else:
            state.go_on()


@value
class PickingUp(Choice["State"]):
    """One thing after another in one action, until done (L-36)."""

    so_far: PickUp

    def actions(self, state: State) -> list[Action]:
        return [*self.so_far.ways(state), Done()]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Take):
            self.so_far.go_for(state, action)
        else:
            state.go_on()

    def fits(self, state: State) -> bool:
        return bool(self.so_far.taken) and self.so_far.fits(state)


def pick_ups(state: State) -> list[Action]:
    """What picking up can begin with (L-36)."""
    return PickUp().ways(state)


def begin_picking_up(state: State, action: Take) -> None:
    state.spend_action("pick_up")
    PickUp().go_for(state, action)
