"""Resources: gathering, carts and thieves (L-4, L-31, L-51, L-52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karak.rules.core import Action, Choice
from karak.rules.forms import value
from karak.rules.landscape.actions import ChooseGood
from karak.rules.landscape.errands import Errand
from karak.rules.landscape.events import Robbed
from karak.rules.landscape.pieces import (
    AMULET_OF_RESOURCES,
    CART,
    CART_LOAD,
    GOOD_AT,
    GOODS,
    PICKPOCKET,
    STOLEN_GOODS,
    YIELDS,
    Cell,
    picks,
)
from karak.rules.piles import Counts, changed

if TYPE_CHECKING:
    from karak.rules.landscape.state import State


def can_gather(state: State, cell: Cell) -> bool:
    """Once a turn, where something grows, and neither armies nor a city stand on it (L-31)."""
    grows = any(YIELDS[state.tiles[cell].terrain])
    free = cell not in state.armies and cell not in state.cities
    return grows and free and cell not in state.gathered


def gather(state: State, cause: str, then: Errand) -> None:
    """What the tile gives, and one more by the amulet (L-31, L-52)."""
    cell = state.hero.cell
    found = YIELDS[state.tiles[cell].terrain]
    state.gathered += (cell,)
    state.change_goods(state.seat, found, cause)
    kinds = [good for good, n in zip(GOODS, found, strict=True) if n]
    if AMULET_OF_RESOURCES not in state.hero.things:
        then.resume(state)
    elif len(kinds) == 1:
        take_extra(state, kinds[0], then)
    else:
        state.enter(ChoosingExtra(then))


def take_extra(state: State, good: str, then: Errand) -> None:
    state.change_goods(state.seat, one(good), AMULET_OF_RESOURCES.name)
    then.resume(state)


def one(good: str) -> Counts:
    return tuple(int(good == other) for other in GOODS)


def choices(amounts: Counts, first: int, wanted: int) -> list[Action]:
    """So many goods are chosen one by one in the order of GOODS: no mix is offered twice."""
    return [ChooseGood(GOODS[at]) for at in picks(amounts, first, wanted)]


@value
class ChoosingExtra(Choice["State"]):
    """The amulet gives one more of a kind that the tile gives (L-52)."""

    then: Errand

    def actions(self, state: State) -> list[Action]:
        return choices(YIELDS[state.tiles[state.hero.cell].terrain], 0, 1)

    def apply(self, state: State, action: ChooseGood) -> None:
        take_extra(state, action.good, self.then)

    def fits(self, state: State) -> bool:
        grows = any(YIELDS[state.tiles[state.hero.cell].terrain])
        return grows and self.then.fits(state)


@value
class Unloading(Choice["State"]):
    """A cart brings any three resources (L-4)."""

    then: Errand
    left: int = CART_LOAD
    first: int = 0  # kinds before this one have had their turn

    def actions(self, state: State) -> list[Action]:
        return choices((CART_LOAD,) * len(GOODS), self.first, self.left)

    def apply(self, state: State, action: ChooseGood) -> None:
        state.change_goods(state.seat, one(action.good), CART.name)
        if self.left > 1:
            state.enter(Unloading(self.then, self.left - 1, GOOD_AT[action.good]))
        else:
            self.then.resume(state)

    def fits(self, state: State) -> bool:
        load = 1 <= self.left <= CART_LOAD and 0 <= self.first < len(GOODS)
        return load and self.then.fits(state)


def victims(state: State) -> list[int]:
    """Whom a thief can rob (L-51)."""
    others = enumerate(state.heroes)
    return [seat for seat, other in others if seat != state.seat and any(other.goods)]


def rob(state: State, victim: int) -> None:
    """L-51."""
    state.use_up(PICKPOCKET)
    booty = min(STOLEN_GOODS, sum(state.heroes[victim].goods))
    state.tell(Robbed(state.seat, victim, booty))
    state.enter(Stealing(victim, booty))


@value
class Stealing(Choice["State"]):
    """The thief chooses what he takes (L-51)."""

    victim: int
    left: int
    first: int = 0  # kinds before this one have had their turn

    def actions(self, state: State) -> list[Action]:
        return choices(state.heroes[self.victim].goods, self.first, self.left)

    def apply(self, state: State, action: ChooseGood) -> None:
        at = GOOD_AT[action.good]
        state.change_goods(self.victim, changed((0, 0, 0), at, -1), PICKPOCKET.name)
        state.change_goods(state.seat, one(action.good), PICKPOCKET.name)
        if self.left > 1:
            state.enter(Stealing(self.victim, self.left - 1, at))
        else:
            state.go_on()

    def fits(self, state: State) -> bool:
        others = [seat for seat in range(len(state.heroes)) if seat != state.seat]
        wanted = 1 <= self.left <= STOLEN_GOODS and 0 <= self.first < len(GOODS)
        asked = self.victim in others and wanted and bool(self.actions(state))
        return asked and state.is_safe(state.hero.cell)
