"""No piece may be there more often than it lies in the box; it may well be missing.

Only the Maw must be somewhere: the map has to stay open until it is found (L-15).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from karak.rules.core import Over, Phase
from karak.rules.forms import demand
from karak.rules.landscape import exploring, looting
from karak.rules.landscape.heroes import BEAR_FRIEND, NECROMANCY
from karak.rules.landscape.pieces import (
    AMULET_OF_TITAN,
    AMULETS,
    ARKENSTONE,
    ARMIES,
    BEAR,
    MAW,
    PLAN_OF,
    PLANS,
    SKELETON,
    START_TILES,
    TITAN,
    UNITS,
    Army,
    Plan,
    Thing,
)

if TYPE_CHECKING:
    from karak.rules.landscape.state import State


def check_pieces(state: State) -> None:
    check_tiles(state)
    check_armies(state)
    check_things(state)
    check_units(state)


def check_tiles(state: State) -> None:
    there = Counter(PLAN_OF[tile] for cell, tile in state.tiles.items() if cell not in START_TILES)
    there.update(plans_in_hand(state.phase))
    if state.top:
        there[state.top] += 1
    for plan, in_stack in zip(PLANS, state.stack, strict=True):
        demand(there[plan] + in_stack <= plan.count, f"stack.{plan.name}", f"{plan.count} exist")
        if plan.terrain == MAW:
            demand(there[plan] + in_stack, f"stack.{plan.name}", "the Maw must be somewhere")


def plans_in_hand(phase: Phase[Any]) -> tuple[Plan, ...]:
    """The tiles between stack and table."""
    match phase:
        case exploring.DrawingTile(_, first):
            return (first,) if first else ()
        case exploring.ChoosingPlace(plan):
            return (plan,)
        case exploring.LayingTile(_, plans):
            return plans
    return ()


def check_armies(state: State) -> None:
    there = armies_there(state)
    for army, in_bag in zip(ARMIES, state.bag, strict=True):
        demand(there[army] + in_bag <= army.count, f"bag.{army.name}", f"{army.count} exist")


def armies_there(state: State) -> Counter[Army]:
    """The armies on the table and in the hand, beaten ones too whose back is not seen yet."""
    there = Counter(army for armies in state.armies.values() for army in armies)
    phase = state.phase
    if isinstance(phase, exploring.DrawingArmy | exploring.Weaving):
        there.update(phase.drawn)
    if isinstance(phase, looting.TurningAmulet):
        there[phase.army] += 1
    spoils = getattr(phase, "then", None)
    if isinstance(spoils, looting.Spoils):
        there.update(spoils.armies)
    return there


def check_things(state: State) -> None:
    """What is there must have been won."""
    won: Counter[Thing] = Counter()
    there = armies_there(state)
    beaten_dryads = 0
    for army, in_bag in zip(ARMIES, state.bag, strict=True):
        beaten = army.count - there[army] - in_bag
        if army.back:
            won[army.back] += beaten
        else:
            beaten_dryads += beaten
    holdings = (*state.floor.values(), *(hero.things + hero.stones for hero in state.heroes))
    held = Counter(thing for things in holdings for thing in things)
    amulets = [amulet for amulet in AMULETS if held[amulet] or amulet not in state.amulets]
    demand(len(amulets) <= beaten_dryads, "amulets", "more of them won than dryads beaten")
    won.update(amulet for amulet in AMULETS if amulet not in state.amulets)
    won[ARKENSTONE] = int(isinstance(state.phase, Over) and state.phase.by == "general")
    for thing, n in held.items():
        demand(n <= won[thing], "heroes", f"more {thing.name} than can have been won")


def check_units(state: State) -> None:
    for unit in UNITS:
        demand(state.supply(unit) >= 0, "heroes", f"more {unit.name} dice than exist")
    for seat, hero in enumerate(state.heroes):
        where = f"heroes[{seat}].units"
        demand(hero.count(BEAR) == (BEAR_FRIEND in hero.skills), where, "the bear has one friend")
        demand(hero.count(TITAN) == (AMULET_OF_TITAN in hero.things), where, "titan without amulet")
        raised = not hero.count(SKELETON) or NECROMANCY in hero.skills
        demand(raised, where, "only the warlock raises skeletons")
        surplus = isinstance(state.phase, looting.Dismissing) and seat == state.seat
        demand(hero.recruits <= hero.glory or surplus, where, "more units than glory")
