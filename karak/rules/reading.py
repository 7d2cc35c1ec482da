"""Reading positions that come from outside: what is alike in all games. Nothing is trusted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from karak.rules.core import Phase, Position
from karak.rules.forms import demand, unpack, whole
from karak.rules.piles import Counts


def read_names(form: Any, game: type[Position]) -> list[str]:
    """The heroes by seat, without whom no position can be made."""
    demand(isinstance(form, dict), "position", "object expected")
    rows = form.get("heroes")
    demand(isinstance(rows, list), "heroes", "list expected")
    fitting = game.fewest_seats <= len(rows) <= game.most_seats
    demand(fitting, "heroes", "wrong number of heroes")
    names: list[Any] = [row.get("name") if isinstance(row, dict) else None for row in rows]
    for seat, name in enumerate(names):
        known = name in game.hero_names and name not in names[:seat]
        demand(known, f"heroes[{seat}].name", f"a hero nobody else has expected, not {name!r}")
    return names


def check_fields(form: Any, fresh: Mapping[str, Any], where: str) -> None:
    """The same fields as in what is written of a new game, none less and none more."""
    demand(set(form) == set(fresh), where, f"the fields must be: {' '.join(fresh)}")


def write_counts(kinds: Iterable[Any], counts: Counts) -> dict[str, int]:
    """A pile counted by kind; kinds that are not in it go without saying."""
    return {kind.name: n for kind, n in zip(kinds, counts, strict=True) if n}


def read_counts(kinds: Iterable[Any], form: Any, where: str) -> Counts:
    """What `write_counts` made `form` of, with no more of a kind than lie in the box."""
    return read_numbers({kind.name: kind.count for kind in kinds}, form, where)


def read_numbers(most: Mapping[str, int], form: Any, where: str) -> Counts:
    """A number for each of these names, 0 if there is none."""
    demand(isinstance(form, dict), where, "object expected")
    unknown = [str(name) for name in form if name not in most]
    demand(not unknown, where, f"unknown: {' '.join(sorted(unknown))}")
    return tuple(whole(form.get(name, 0), f"{where}.{name}", 0, n) for name, n in most.items())


def read_phase(state: Position, form: Any, kinds: Mapping[str, type]) -> None:
    """The question, if it can come up in this position."""
    phase: Phase[Any] = unpack(Phase, form, kinds, "phase")
    demand(phase.fits(state), "phase", f"{type(phase).__name__} can't come up here")
    state.phase = phase
