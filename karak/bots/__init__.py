"""Who plays when nobody sits there.

A bot is a function: it gets a position in which all that its seat can't know has been drawn anew
(`Position.redraw`) and a generator, and gives one of the legal actions. It never sees the real
position, so it can't cheat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from karak.bots import catacombs, goblin, landscape
from karak.rules import Action, Position, Random

Bot = Callable[[Any, Random], Action]


def at_random(state: Position, rng: Random) -> Action:
    """Any legal action."""
    actions = state.legal_actions()
    return actions[int(rng.random() * len(actions))]


BOTS: Final[Mapping[str, Mapping[str, Bot]]] = {
    "catacombs": {"random": at_random, "greedy": catacombs.greedy},
    "landscape": {"random": at_random, "greedy": landscape.greedy},
    "goblin": {"random": at_random, "greedy": goblin.greedy},
}
