"""Actions and events in words. A game says what its fields mean; the rest is the same for all.

The message of `FightBegan` in the catacombs is `catacombs-fight-began`, that of the action `Step`
is `catacombs-do-step`. Its arguments are the fields: seats as the key of the hero, pieces as the
key of their name, places in words.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from karak.rules import Position
from karak.rules.forms import Piece
from karak.text.texts import Texts


def kebab(name: str) -> str:
    """FightBegan -> fight-began"""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower().replace("_", "-")


class Teller:
    """Tells one game in one language."""

    game = ""
    seat_fields: frozenset[str] = frozenset({"seat"})
    place_fields: frozenset[str] = frozenset()

    def __init__(self, texts: Texts, heroes: Sequence[str]) -> None:
        self.texts = texts
        self.heroes = heroes

    # --- what a game knows better -----------------------------------------------------------

    def place(self, cell: int) -> str:
        """A place on the board in words."""
        raise NotImplementedError

    def around(self, state: Any, action: Any) -> dict[str, Any]:
        """What else the words for an action need to know of the position."""
        return {}

    # --- telling ----------------------------------------------------------------------------

    def event(self, event: Any) -> str | None:
        """A sentence for the log; None if there is nothing to say."""
        return self.texts.say(f"{self.game}-{kebab(type(event).__name__)}", **self.arguments(event))

    def choice(self, state: Position, action: Any) -> str:
        """What a player can do, as an order."""
        args = {**self.arguments(action), **self.around(state, action)}
        return self.texts.say(f"{self.game}-do-{kebab(type(action).__name__)}", **args)

    def arguments(self, told: Any) -> dict[str, Any]:
        return {f.name: self.argument(f.name, getattr(told, f.name)) for f in fields(told)}

    def argument(self, name: str, value: Any) -> Any:
        if value is None:
            return "none"
        if name in self.seat_fields:
            return self.hero(value)
        if name in self.place_fields:
            return self.place(value)
        return self.plain(value)

    def plain(self, value: Any) -> Any:
        """A value as Fluent can use it."""
        if isinstance(value, Piece):
            return self.key_of(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple):
            return self.texts.listed([str(self.plain(part)) for part in value])
        return value.replace("_", "-") if isinstance(value, str) else value

    def key_of(self, piece: Piece) -> str:
        """The key of a piece's name."""
        return f"{kebab(type(piece).__name__)}-{piece.name}".replace("_", "-")

    def things(self, pieces: Sequence[Piece]) -> str:
        """Several things in a row, equal ones counted."""
        counted = Counter(self.key_of(piece) for piece in pieces)
        say = self.texts.say
        return self.texts.listed(
            [
                say("list-times", n=n, name=say(key)) if n > 1 else say(key)
                for key, n in counted.items()
            ]
        )

    def hero(self, seat: int) -> str:
        return f"hero-{self.heroes[seat]}"
