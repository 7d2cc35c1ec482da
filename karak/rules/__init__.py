"""The rules of the games: positions, and what may happen to them. See `docs/rules-api.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from karak.on_demand import OnDemand
from karak.rules.core import CHANCE, Action, BadSetup, Event, IllegalMove, Outcome, Position, Random
from karak.rules.forms import BadPosition, pack, seen

__all__ = [
    "CHANCE",
    "GAMES",
    "Action",
    "BadPosition",
    "BadSetup",
    "Event",
    "IllegalMove",
    "Outcome",
    "Position",
    "Random",
    "game_named",
    "new_game",
    "pack",
    "seen",
    "state_from_json",
    "state_from_view",
]


def load_game(name: str) -> type[Position]:
    match name:
        case "catacombs":
            from karak.rules.catacombs import State as Catacombs  # noqa: PLC0415

            return Catacombs
        case "landscape":
            from karak.rules.landscape import State as Landscape  # noqa: PLC0415

            return Landscape
    from karak.rules.goblin import State as Goblin  # noqa: PLC0415

    return Goblin


GAMES: Final[Mapping[str, type[Position]]] = OnDemand(
    ("catacombs", "landscape", "goblin"), load_game
)


def game_named(name: Any) -> type[Position]:
    if not isinstance(name, str) or name not in GAMES:
        raise BadPosition("game", f"one of {' '.join(GAMES)} expected, not {name!r}")
    return GAMES[name]


def new_game(
    game: str, heroes: Sequence[str], options: Mapping[str, Any] | None = None
) -> Position:
    """A game at its beginning; `heroes` are named by seat."""
    return game_named(game).new(heroes, options or {})


def state_from_json(form: Any) -> Position:
    """The position with this JSON form."""
    return game_named(form.get("game") if isinstance(form, dict) else None).from_json(form)


def state_from_view(view: Any, seat: int, rng: Random) -> Position:
    """A position that looks like this to the seat; what it can't know is drawn."""
    return game_named(view.get("game") if isinstance(view, dict) else None).from_view(
        view, seat, rng
    )
