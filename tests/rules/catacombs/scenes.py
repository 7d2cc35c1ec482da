"""How the tests set a scene: a board laid by hand, heroes put somewhere, and answers given.

Every piece that is put on the table is taken out of stack or bag, so that a scene is a position
that could be saved. Rows run from north to south, columns from west to east.
"""

from __future__ import annotations

from typing import Any, TypeVar

from karak.rules import new_game
from karak.rules.catacombs import State
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import (
    PLANS,
    START,
    TILES,
    TOKENS,
    Cell,
    Thing,
    Token,
    with_thing,
)

T = TypeVar("T")

ROW = 1000
NORTH, EAST, SOUTH, WEST = START - ROW, START + 1, START + ROW, START - 1
EAST2, EAST3, EAST4, EAST5 = START + 2, START + 3, START + 4, START + 5
NORTH2 = START - 2 * ROW
SOUTH_EAST, NORTH_EAST = SOUTH + 1, NORTH + 1

# --- setting the scene ----------------------------------------------------------------------


def game(*heroes: str) -> State:
    """A new game in which the first hero named begins."""
    state = new_game("catacombs", heroes, {"first": 0})
    assert isinstance(state, State)
    return state


def lay(state: State, cell: Cell, name: str) -> None:
    """This tile lies here: `lay(state, EAST, "room-EW")`."""
    tile = TILES[name]
    (at,) = (i for i, p in enumerate(PLANS) if (p.kind, p.shape) == (tile.kind, tile.shape))
    state.stack = less(state.stack, at)
    state.lay(cell, tile)
    state._legal = None


def put(state: State, cell: Cell, token: Token) -> None:
    """This token lies here."""
    state.bag = less(state.bag, TOKENS.index(token))
    state.tokens = {**state.tokens, cell: token}
    state._legal = None


def win_from_bag(state: State, thing: Thing) -> None:
    """Somebody has beaten a monster with this on its back, or opened a chest."""
    (at, *_) = (i for i, t in enumerate(TOKENS) if t.back is thing and state.bag[i])
    state.bag = less(state.bag, at)


def drop(state: State, cell: Cell, *things: Thing) -> None:
    """These things lie on the floor here."""
    for thing in things:
        win_from_bag(state, thing)
        state.floor = {**state.floor, cell: with_thing(state.floor.get(cell, ()), thing)}
    state._legal = None


def give(state: State, seat: int, *things: Thing) -> None:
    """This hero has these things."""
    hero = state.heroes[seat]
    for thing in things:
        win_from_bag(state, thing)
        if thing.slot is None:
            hero.treasures = with_thing(hero.treasures, thing)
        else:
            hero.things = with_thing(hero.things, thing)
    state._legal = None


def stand(state: State, seat: int, cell: Cell) -> None:
    """This hero stands here; if a monster does too, he came from the start tile."""
    state.heroes[seat].cell = cell
    state._legal = None


def wound(state: State, seat: int, life: int) -> None:
    """This hero has only so much life left."""
    state.heroes[seat].life = life
    state._legal = None


def curse(state: State, seat: int | None) -> None:
    """This seat holds the curse token."""
    state.curse = seat
    state._legal = None


def steps_left(state: State, steps: int) -> None:
    """So many steps are left of this turn."""
    state.steps = steps
    state._legal = None


def only_tiles(state: State, **counts: int) -> None:
    """The stack holds just these: `only_tiles(state, room_corner=2)`."""
    state.stack = tuple(counts.pop(plan.name.replace("-", "_"), 0) for plan in PLANS)
    assert not counts, counts
    state._legal = None


def only_tokens(state: State, **counts: int) -> None:
    """The bag holds just these: `only_tokens(state, rat=1)`."""
    state.bag = tuple(counts.pop(token.name, 0) for token in TOKENS)
    assert not counts, counts
    state._legal = None


def less(counts: tuple[int, ...], at: int) -> tuple[int, ...]:
    assert counts[at] > 0, "the box holds no more of them"
    return (*counts[:at], counts[at] - 1, *counts[at + 1 :])


def fight_scene(monster: Token, *heroes: str) -> State:
    """West to east: start (a fountain), an empty crossing, a crossing with this monster.

    The first hero stands on the crossing in between.
    """
    state = game(*heroes)
    lay(state, EAST, "corridor-NESW")
    lay(state, EAST2, "room-NESW")
    put(state, EAST2, monster)
    stand(state, 0, EAST)
    return state


# --- playing --------------------------------------------------------------------------------


def play(state: State, *answers: Any) -> list[Any]:
    """Give these answers one after the other, and return all that happened."""
    return [event for answer in answers for event in state.apply(answer)]


def begin_turn_of(state: State, seat: int) -> list[Any]:
    """Now the turn of this seat begins; returns what happened."""
    state.told = []
    state._legal = None
    state.begin_turn(seat)
    return list(state.told)


def legal(state: State, kind: type[T]) -> list[T]:
    """The legal actions of one kind."""
    return [action for action in state.legal_actions() if isinstance(action, kind)]


def only(events: list[Any], kind: type[T]) -> list[T]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def turn_ended(events: list[Any]) -> str:
    """Why the one turn that ended here did so."""
    (ended,) = only(events, ev.TurnEnded)
    return ended.cause


def result(events: list[Any]) -> str:
    """How the one fight that ended here did."""
    (ended,) = only(events, ev.FightEnded)
    return ended.result
