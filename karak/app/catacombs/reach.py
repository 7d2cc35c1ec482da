"""Where one click can lead: every place within the steps left, and the way there.

The rules themselves are asked, on copies: what they let happen on the way, a click lets happen too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from karak.rules import CHANCE, Action
from karak.rules.catacombs.actions import Explore, Step
from karak.rules.catacombs.pieces import Cell
from karak.rules.catacombs.state import State
from karak.rules.catacombs.walking import Walking


@dataclass(frozen=True, slots=True)
class Way:
    """A walk: its actions, and the places it passes, the last one being its end."""

    actions: tuple[Action, ...]
    cells: tuple[Cell, ...]
    dark: bool = False  # it ends in an undiscovered place
    fight: bool = False  # a monster is there


def ways(state: State) -> Mapping[Cell, Way]:
    """The shortest way to each place; a walk goes on only where nothing happens."""
    found: dict[Cell, Way] = {}
    if not isinstance(state.phase, Walking) or state.actor in (None, CHANCE):
        return found
    edge: list[tuple[State, Way]] = [(state, Way((), ()))]
    while edge:
        farther: list[tuple[State, Way]] = []
        for here, way in edge:
            for action in here.legal_actions():
                if isinstance(action, (Step, Explore)) and action.to not in found:
                    if action.to == state.hero.cell:
                        continue
                    longer = extended(state, way, action)
                    found[action.to] = longer
                    there = None if longer.dark or longer.fight else after(here, action, state.turn)
                    if there:
                        farther.append((there, longer))
        edge = farther
    return found


def extended(state: State, way: Way, action: Step | Explore) -> Way:
    return Way(
        (*way.actions, action),
        (*way.cells, action.to),
        isinstance(action, Explore),
        state.monster_at(action.to) is not None,
    )


def after(state: State, action: Action, turn: int) -> State | None:
    """The position after a step, if the same hero may walk on from there."""
    there = state.copy()
    there.apply(action)
    walks_on = there.turn == turn and isinstance(there.phase, Walking)
    return there if walks_on else None
