"""Things change hands: loot, picking up, and the curse (C-40, C-41, C-50)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karak.rules.catacombs.actions import Done, GiveCurse, Take
from karak.rules.catacombs.events import CurseGiven, ThingLeft
from karak.rules.catacombs.heroes import UNSTOPPABLE, Hero
from karak.rules.catacombs.pieces import MUMMY, RANK, ROOM, Thing, Token
from karak.rules.core import Action, Choice
from karak.rules.forms import value
from karak.rules.piles import without

if TYPE_CHECKING:
    from karak.rules.catacombs.state import State


def loot(state: State, monster: Token, goes_on: bool) -> None:
    """A beaten monster is turned over. `goes_on`: the turn is not over after it (C-68)."""
    if monster.back.slot is None:
        state.take(monster.back, "loot")
        state.after_fight(goes_on)
    else:
        state.put_on_floor(monster.back)
        state.enter(Looting(monster, goes_on))


@value
class Looting(Choice["State"]):
    """Take the loot, or leave it on the tile (C-40)."""

    monster: Token
    goes_on: bool = False

    def actions(self, state: State) -> list[Action]:
        return [*ways_to_take(state.hero, self.monster.back), Done()]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Take):
            take(state, action, "loot")
        else:
            state.tell(ThingLeft(state.seat, state.hero.cell, self.monster.back, "loot"))
        if self.monster is MUMMY:
            state.enter(Cursing(self.goes_on))
        else:
            state.after_fight(self.goes_on)

    def fits(self, state: State) -> bool:
        loot_lies_here = self.monster.back in state.floor.get(state.hero.cell, ())
        return loot_lies_here and after_victory(state, self.goes_on)


@value
class Cursing(Choice["State"]):
    """Whoever beats a mummy gives the curse to another; who has it may keep it (C-50)."""

    goes_on: bool = False

    def actions(self, state: State) -> list[Action]:
        return [GiveCurse(seat) for seat in range(len(state.heroes)) if seat != state.seat]

    def apply(self, state: State, action: GiveCurse) -> None:
        state.tell(CurseGiven(state.seat, state.curse, action.seat))
        state.curse = action.seat
        state.after_fight(self.goes_on)

    def fits(self, state: State) -> bool:
        """The mummy's bolt was taken or left here."""
        here = (*state.hero.things, *state.floor.get(state.hero.cell, ()))
        return MUMMY.back in here and after_victory(state, self.goes_on)


def after_victory(state: State, goes_on: bool) -> bool:
    """Whether a monster can just have been beaten here (C-35, C-68)."""
    cell = state.hero.cell
    empty_room = state.tiles[cell].kind == ROOM and cell not in state.tokens
    return empty_room and (not goes_on or UNSTOPPABLE in state.skills)


def pick_ups(state: State, from_rank: int = 0) -> list[Action]:
    """The things on the floor, in the order of their rank, so that no swap goes in circles."""
    hero = state.hero
    things = dict.fromkeys(state.floor.get(hero.cell, ()))
    fresh = [thing for thing in things if RANK[thing] >= from_rank]
    return [action for thing in fresh for action in ways_to_take(hero, thing)]


def pick_up(state: State, action: Take) -> None:
    """One more thing; the turn is over when nothing is left that could be taken (C-19)."""
    take(state, action, "floor")
    rank = RANK[action.thing]
    if pick_ups(state, rank):
        state.enter(PickingUp(rank))
    else:
        state.end_turn("pick_up")


@value
class PickingUp(Choice["State"]):
    """One thing after another, until done (C-41)."""

    from_rank: int

    def actions(self, state: State) -> list[Action]:
        return [*pick_ups(state, self.from_rank), Done()]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Take):
            pick_up(state, action)
        else:
            state.end_turn("pick_up")

    def fits(self, state: State) -> bool:
        """Something of this rank was taken, and more can be."""
        taken = any(RANK[thing] == self.from_rank for thing in state.hero.things)
        return taken and state.hero.life > 0 and bool(pick_ups(state, self.from_rank))


def ways_to_take(hero: Hero, thing: Thing) -> list[Action]:
    """Into a free slot, or in exchange for another thing of its kind (C-40)."""
    if hero.has_room_for(thing):
        return [Take(thing)]
    return [Take(thing, other) for other in hero.in_slot(thing.slot) if other is not thing]


def take(state: State, action: Take, source: str) -> None:
    if action.dropping:
        state.hero.things = without(state.hero.things, action.dropping)
        state.put_on_floor(action.dropping)
        state.tell(ThingLeft(state.seat, state.hero.cell, action.dropping, "carried"))
    state.take_off_floor(action.thing)
    state.take(action.thing, source)
