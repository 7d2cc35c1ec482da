"""Fluent messages; turns actions and events into sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from karak.on_demand import OnDemand
from karak.rules import GAMES
from karak.text.problems import save_problem
from karak.text.telling import Teller
from karak.text.texts import MissingText, Texts, languages, system_language

__all__ = [
    "TELLERS",
    "MissingText",
    "Teller",
    "Texts",
    "languages",
    "save_problem",
    "system_language",
]


def load_teller(game: str) -> type[Teller]:
    match game:
        case "catacombs":
            from karak.text.catacombs import CatacombsTeller  # noqa: PLC0415

            return CatacombsTeller
        case "landscape":
            from karak.text.landscape import LandscapeTeller  # noqa: PLC0415

            return LandscapeTeller
    from karak.text.goblin import GoblinTeller  # noqa: PLC0415

    return GoblinTeller


TELLERS: Final[Mapping[str, type[Teller]]] = OnDemand(tuple(GAMES), load_teller)
