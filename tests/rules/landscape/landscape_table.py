"""How the tests of Karak II set up a table and play on it."""

from __future__ import annotations

from typing import Any

from karak.rules import pack
from karak.rules.landscape import State
from karak.rules.landscape import actions as do
from karak.rules.landscape.pieces import (
    AMULETS,
    ARMIES,
    ARMY_AT,
    DICE,
    PLAN_AT,
    PLAN_OF,
    THING,
    TILES,
    UNIT_AT,
    Cell,
    Thing,
    with_thing,
)
from karak.rules.piles import changed

CASTLE, FARM, FOREST = 100_100, 99_100, 101_100
SOUTH_EAST, SOUTH_WEST, NORTH_WEST, NORTH_EAST = 100_101, 99_101, 100_099, 101_099

ARMY = {army.name: army for army in ARMIES}
DIE = {die.name: die for die in DICE}


def game(*heroes: str, first: int = 0, plague: bool = True) -> State:
    """A game in which `first` is on turn, on the castle."""
    return State.new(heroes or ("horan", "taia"), {"first": first, "plague": plague})


def lay(state: State, cell: Cell, name: str, *armies: str) -> None:
    """A tile out of the stack, with armies out of the bag."""
    tile = TILES[name]
    state.set_stack(changed(state.stack, PLAN_AT[PLAN_OF[tile]], -1))
    state.lay(cell, tile)
    if armies:
        found = tuple(ARMY[army] for army in armies)
        for army in found:
            state.bag = changed(state.bag, ARMY_AT[army], -1)
        state.armies = {**state.armies, cell: found}


def give(state: State, seat: int, *things: str) -> None:
    """The hero holds these things, as if won."""
    hero = state.heroes[seat]
    for name in things:
        thing = won(state, name)
        hero.things = with_thing(hero.things, thing)
        if name == "amulet_of_titan":
            hero.units = changed(hero.units, UNIT_AT[DIE["titan"]], +1)


def drop(state: State, cell: Cell, *things: str) -> None:
    for name in things:
        pile = with_thing(state.floor.get(cell, ()), won(state, name))
        state.floor = {**state.floor, cell: pile}


def won(state: State, name: str) -> Thing:
    """The thing, after the army that carried it has left the bag."""
    thing = THING[name]
    carrier = next(a for a in ARMIES if a.back is (None if thing in AMULETS else thing))
    state.bag = changed(state.bag, ARMY_AT[carrier], -1)
    state.amulets = tuple(amulet for amulet in state.amulets if amulet is not thing)
    return thing


def muster(state: State, seat: int, **units: int) -> None:
    """The hero has these units, and glory enough for them."""
    hero = state.heroes[seat]
    for name, n in units.items():
        hero.units = changed(hero.units, UNIT_AT[DIE[name]], n)
    hero.fame = max(hero.fame, hero.recruits)


def play(state: State, *answers: Any) -> list[Any]:
    """All events of these steps."""
    events = []
    for answer in answers:
        assert state.from_json(state.to_json()).to_json() == state.to_json()
        events += state.apply(answer)
    return events


def add_all(state: State) -> list[Any]:
    """Every unit goes into the fight, then the dice are thrown."""
    events = []
    while any(isinstance(action, do.AddDie) for action in state.legal_actions()):
        adding = [a for a in state.legal_actions() if isinstance(a, do.AddDie)]
        events += play(state, adding[0])
    return events + play(state, do.ThrowDice())


def enter_fight(state: State, to: Cell, hero: str = "S", *throws: tuple[str, ...]) -> list[Any]:
    """Step there with every unit; the dice fall like this, kind by kind."""
    events = play(state, do.Step(to))
    if state.legal_actions():
        events += add_all(state)
    return events + play(state, (hero,), *throws)


def of(events: list[Any], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def kinds(state: State) -> set[str]:
    """The kinds of action that are legal now."""
    return {type(action).__name__ for action in state.legal_actions()}


def forms(state: State) -> list[Any]:
    return [pack(action) for action in state.legal_actions()]


__all__ = ["THING", "TILES", "do"]
