"""How the tests walk through any of the games: at random but always alike, or every way there is.

No bot has a say here: only the rules decide how these walks go.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from karak.rules import CHANCE, Position, new_game, pack

T = TypeVar("T")

SHOWN = 300  # steps of a transcript that can be read; the others are in its sum


class Splitmix:
    """A tiny generator (splitmix64) that draws the same on every Python."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def random(self) -> float:
        mask = (1 << 64) - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & mask
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        return ((z ^ (z >> 31)) >> 11) / (1 << 53)


def pick(rng: Splitmix, options: Sequence[T]) -> T:
    return options[int(rng.random() * len(options))]


def random_answer(state: Position, rng: Splitmix) -> Any:
    """Any outcome by its chance, any action alike."""
    return state.sample(rng) if state.actor == CHANCE else pick(rng, state.legal_actions())


def answers(state: Position) -> list[Any]:
    """Every action, or every outcome that has a chance."""
    if state.actor == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    return list(state.legal_actions())


# --- perft ----------------------------------------------------------------------------------


def count(state: Position, depth: int) -> int:
    """The number of ways the next `depth` answers can be given."""
    if depth == 0:
        return 1
    possible = answers(state)
    if depth == 1:
        return len(possible)
    total = 0
    for answer in possible:
        child = state.copy()
        child.apply(answer)
        total += count(child, depth - 1)
    return total


def assert_counts(state: Position, counts: Sequence[int]) -> None:
    """The ways to depth 1, 2, 3 and so on; counting them leaves the position as it was."""
    before = state.to_json()
    assert [count(state, depth) for depth in range(1, len(counts) + 1)] == counts
    assert state.to_json() == before


# --- transcripts ----------------------------------------------------------------------------


def transcript(
    game: str,
    seed: int,
    heroes: Sequence[str],
    options: Mapping[str, Any],
    prepare: Callable[[Any], None] | None = None,
) -> str:
    """A whole game at random: a line for each of the first steps, then the sums of all.

    A line tells who answered (-1: chance), the answer, and what happened, as JSON; the last but one
    how often everything happened. `prepare` changes the heroes of the new game, so that it gets
    where random players hardly ever do.
    """
    rng = Splitmix(seed)
    state = new_game(game, heroes, options)
    if prepare:
        prepare(state)
    lines = [compact([pack(event) for event in state.told])]
    kinds: Counter[str] = Counter()
    while (actor := state.actor) is not None:
        answer = random_answer(state, rng)
        told = state.apply(answer)
        kinds.update(type(event).__name__ for event in told)
        lines.append(f"{actor} {compact(pack(answer))} {compact([pack(event) for event in told])}")
    whole = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    events = " ".join(f"{kind}:{n}" for kind, n in sorted(kinds.items()))
    return "\n".join([*lines[: SHOWN + 1], events, f"{len(lines) - 1} steps, sha256 {whole}", ""])


def compact(thing: object) -> str:
    return json.dumps(thing, separators=(",", ":"))
