"""Matches to test with."""

from __future__ import annotations

from karak.match import Match, Seat, Setup


def bots(*levels: str, seed: str = "1") -> Match:
    """Computer players only."""
    return Match.begin(Setup("catacombs", tuple(Seat(level) for level in levels), seed))


def people(*heroes: str, seed: str = "1") -> Match:
    """People only; the first of them begins."""
    seats = tuple(Seat(hero=hero) for hero in heroes)
    return Match.begin(Setup("catacombs", seats, seed, {"first": 0}))


def play_on(match: Match, steps: int) -> Match:
    for _ in range(steps):
        if match.is_over:
            break
        match.advance()
    return match
