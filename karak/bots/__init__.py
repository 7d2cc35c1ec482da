"""Who plays when nobody sits there.

A bot is a function: it gets a position in which all that its seat can't know has been drawn anew
(`Position.redraw`) and a generator, and gives one of the legal actions. It never sees the real
position, so it can't cheat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from karak.on_demand import OnDemand
from karak.rules import GAMES, Action, Position, Random

Bot = Callable[[Any, Random], Action]


def at_random(state: Position, rng: Random) -> Action:
    """Any legal action."""
    actions = state.legal_actions()
    return actions[int(rng.random() * len(actions))]


def load_bots(game: str) -> Mapping[str, Bot]:
    """The levels of a game, the weakest first."""
    return {"random": at_random, "greedy": load_greedy(game)}


def load_greedy(game: str) -> Bot:
    match game:
        case "catacombs":
            from karak.bots import catacombs  # noqa: PLC0415

            return catacombs.greedy
        case "landscape":
            from karak.bots import landscape  # noqa: PLC0415

            return landscape.greedy
    from karak.bots import goblin  # noqa: PLC0415

    return goblin.greedy


BOTS: Final[Mapping[str, Mapping[str, Bot]]] = OnDemand(tuple(GAMES), load_bots)
