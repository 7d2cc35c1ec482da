"""The city: founding it, its buildings, and the units trained there (L-32 to L-35, L-73)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from karak.rules.core import Action, Choice
from karak.rules.forms import value
from karak.rules.landscape.actions import Build, Done, FoundCity, Recruit, SendBack
from karak.rules.landscape.events import BuildingBuilt, CityFounded
from karak.rules.landscape.heroes import MASTER_BUILDER, NECROMANCY, Hero
from karak.rules.landscape.pieces import (
    BANNERS,
    BUILDING_AT,
    BUILDINGS,
    CASTLE_CELL,
    CITY_COST,
    GOOD_AT,
    GOODS,
    RECRUITS,
    SKELETON,
    TRAINED_FOR,
    TRAINED_IN,
    UNIT_AT,
    Building,
    Die,
)
from karak.rules.piles import Counts, changed

if TYPE_CHECKING:
    from karak.rules.landscape.state import State

# --- what things cost -------------------------------------------------------------------------


def savings(hero: Hero, cost: Counts) -> list[str | None]:
    """The resource the master builder need not pay, if she can pay the rest (L-71)."""
    ways: list[str | None] = [None]
    if MASTER_BUILDER in hero.skills:
        ways = [good for good, n in zip(GOODS, cost, strict=True) if n]
    return [saving for saving in ways if hero.can_pay(reduced(cost, saving))]


def reduced(cost: Counts, saving: str | None) -> Counts:
    return cost if saving is None else changed(cost, GOOD_AT[saving], -1)


def pay(state: State, cost: Counts, cause: str) -> None:
    state.change_goods(state.seat, tuple(-n for n in cost), cause)


# --- founding and building --------------------------------------------------------------------


def foundings(state: State) -> list[Action]:
    """The ways to found one's city here (L-32)."""
    hero = state.hero
    here = hero.cell
    if hero.city is not None or here in (CASTLE_CELL, state.maw, *state.cities):
        return []
    if sum(other.cell == here for other in state.heroes) > 1:
        return []
    return [FoundCity(saving) for saving in savings(hero, CITY_COST)]


def found_city(state: State, saving: str | None) -> None:
    """L-32."""
    hero = state.hero
    state.spend_action("found")
    pay(state, reduced(CITY_COST, saving), "city")
    hero.city = hero.cell
    state.cities = {**state.cities, hero.cell: state.seat}
    state.tell(CityFounded(state.seat, hero.cell, saving))
    state.go_on()


def buildable(state: State, first: int = 0) -> list[Action]:
    """The buildings still to be had, in the order of BUILDINGS (L-33)."""
    hero = state.hero
    missing = [building for building in BUILDINGS[first:] if building not in hero.buildings]
    return [Build(b, saving) for b in missing for saving in savings(hero, b.cost)]


def begin_building(state: State, action: Build) -> None:
    state.spend_action("build")
    build(state, action.building, action.saving)


def build(state: State, building: Building, saving: str | None) -> None:
    """One building; the action is over when no other could follow."""
    hero = state.hero
    pay(state, reduced(building.cost, saving), building.name)
    glory = hero.glory
    hero.buildings = tuple(b for b in BUILDINGS if b in hero.buildings or b is building)
    state.tell(BuildingBuilt(state.seat, hero.cell, building, saving))
    state.tell_glory(state.seat, glory, BANNERS.name)
    following = BUILDING_AT[building] + 1
    if buildable(state, following):
        state.enter(Constructing(following))
    else:
        state.go_on()


@value
class Constructing(Choice["State"]):
    """Any number of buildings in one action, in the order of BUILDINGS (L-33)."""

    first: int

    def actions(self, state: State) -> list[Action]:
        return [*buildable(state, self.first), Done()]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Build):
            build(state, action.building, action.saving)
        else:
            state.go_on()

    def fits(self, state: State) -> bool:
        return 0 < self.first <= len(BUILDINGS) and state.is_home()


# --- recruiting -------------------------------------------------------------------------------


def trainable(state: State, unit: Die) -> bool:
    """Whether one's city, one's purse and the supply allow such a unit (L-35)."""
    hero = state.hero
    pays = hero.goods[GOOD_AT[TRAINED_FOR[unit]]] > 0
    return pays and TRAINED_IN[unit] in hero.buildings and state.supply(unit) > 0


@value
class Recruiting(Choice["State"]):
    """Units are sent back first, then trained, each in the order of UNITS (L-35).

    A kind that was sent back is not trained in the same action, so no army is reached twice.
    """

    sent_back: tuple[Die, ...] = ()
    trained: tuple[Die, ...] = ()

    def actions(self, state: State) -> list[Action]:
        found = self.recruits(state)
        if not self.trained:
            found += self.farewells(state)
        return [*found, Done()] if self.trained else found

    def recruits(self, state: State) -> list[Action]:
        hero = state.hero
        if hero.recruits >= hero.glory:
            return []
        kinds = RECRUITS[UNIT_AT[self.trained[-1]] if self.trained else 0 :]
        return [Recruit(u) for u in kinds if u not in self.sent_back and trainable(state, u)]

    def farewells(self, state: State) -> list[Action]:
        """Only where another kind could come in its place."""
        hero = state.hero
        kinds = RECRUITS[UNIT_AT[self.sent_back[-1]] if self.sent_back else 0 :]
        held = [unit for unit in kinds if hero.count(unit)]
        coming = [u for u in RECRUITS if u not in self.sent_back and trainable(state, u)]
        return [SendBack(unit) for unit in held if any(other is not unit for other in coming)]

    def apply(self, state: State, action: Action) -> None:
        match action:
            case Recruit(unit):
                self.train(state, unit)
            case SendBack(unit):
                state.change_units(state.seat, unit, -1, "sent_back")
                state.enter(replace(self, sent_back=(*self.sent_back, unit)))
            case Done():
                state.go_on()

    def train(self, state: State, unit: Die) -> None:
        """One more unit; the action is over when no other could follow."""
        at = GOOD_AT[TRAINED_FOR[unit]]
        pay(state, changed((0, 0, 0), at, +1), "recruit")
        state.change_units(state.seat, unit, +1, "recruit")
        following = replace(self, trained=(*self.trained, unit))
        if following.recruits(state):
            state.enter(following)
        else:
            state.go_on()

    def fits(self, state: State) -> bool:
        known = all(unit in RECRUITS for unit in (*self.sent_back, *self.trained))
        return known and state.is_home() and bool(self.actions(state))


def recruitings(state: State) -> list[Action]:
    """What recruiting can begin with, in one's city without plague (L-35)."""
    return Recruiting().actions(state) if state.plague != state.seat else []


def begin_recruiting(state: State, action: Action) -> None:
    state.spend_action("recruit")
    Recruiting().apply(state, action)


# --- necromancy -------------------------------------------------------------------------------


def can_raise_skeleton(state: State) -> bool:
    return NECROMANCY in state.hero.skills and state.supply(SKELETON) > 0


def raise_skeleton(state: State) -> None:
    """L-73."""
    state.spend_action(NECROMANCY)
    state.change_units(state.seat, SKELETON, +1, NECROMANCY)
    state.go_on()
