"""Seats and heroes as they are typed on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from karak.cli.errors import Complaint
from karak.match import PERSON, Seat

ME = "me"


def seats_from(players: str, heroes: str | None, allowed: Sequence[str]) -> tuple[Seat, ...]:
    """`me,greedy` and `horan,taia` as seats; `allowed` are the players that may sit here."""
    names = players.split(",")
    if any(name not in allowed for name in names):
        raise Complaint("error-seats", players=" ".join(allowed))
    cast: list[str | None] = list(heroes.split(",")) if heroes is not None else [None] * len(names)
    if len(cast) != len(names):
        raise Complaint("error-heroes")
    who = [PERSON if name == ME else name for name in names]
    return tuple(Seat(player, hero) for player, hero in zip(who, cast, strict=True))
