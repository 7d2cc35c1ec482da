"""Fluent messages; turns actions and events into sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from karak.text.catacombs import CatacombsTeller
from karak.text.goblin import GoblinTeller
from karak.text.landscape import LandscapeTeller
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

TELLERS: Final[Mapping[str, type[Teller]]] = {
    kind.game: kind for kind in (CatacombsTeller, LandscapeTeller, GoblinTeller)
}
