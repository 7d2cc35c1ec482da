"""What a terminal shows of a game, besides its events and choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from karak.cli.catacombs import CatacombsScreen
from karak.cli.goblin import GoblinScreen
from karak.cli.landscape import LandscapeScreen
from karak.match import Match
from karak.text import Teller, Texts


class Screen(Protocol):
    """The table of one game as lines of text."""

    def map(self) -> list[str]:
        """What lies on the table."""

    def players(self) -> list[str]:
        """Who has what."""

    def question(self) -> str:
        """What the player is asked."""

    def chance(self, action: Any) -> float | None:
        """The chance of winning the fight that this action begins, if it is known."""


SCREENS: Final[Mapping[str, Callable[[Match, Texts, Teller], Screen]]] = {
    "catacombs": CatacombsScreen,
    "landscape": LandscapeScreen,
    "goblin": GoblinScreen,
}
