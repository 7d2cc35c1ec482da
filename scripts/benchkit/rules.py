"""The rules against python-chess, and `copy()` against `apply()`.

Random play of four heroes (events built, moves checked) is held against random play of chess, in
interleaved rounds, so that a busy machine slows both sides alike.
"""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Any

import chess

from benchkit.figures import spread
from karak.rules import CHANCE, GAMES, new_game

SEATS = 4
FIRST_TURNS = 150
CHESS_PLIES = 300


@dataclass
class Pace:
    """Steps and games in so many seconds."""

    steps: int = 0
    decisions: int = 0
    games: int = 0
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        return self.steps / self.seconds


def play_games(game: str, games: int, rng: random.Random, most_turns: int = 10**9) -> Pace:
    """Random play, with every move checked and every event built."""
    pace = Pace(games=games)
    names = list(GAMES[game].hero_names)
    for _ in range(games):
        state = new_game(game, rng.sample(names, SEATS))
        began = perf_counter()
        while (actor := state.actor) is not None and state.turn <= most_turns:
            if actor == CHANCE:
                state.apply(state.sample(rng))
            else:
                state.apply(rng.choice(state.legal_actions()))
                pace.decisions += 1
            pace.steps += 1
        pace.seconds += perf_counter() - began
    return pace


def play_chess(games: int, rng: random.Random) -> Pace:
    pace = Pace(games=games)
    began = perf_counter()
    for _ in range(games):
        board = chess.Board()
        for _ in range(CHESS_PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
            pace.steps += 1
    pace.seconds = perf_counter() - began
    return pace


def copy_against_apply(game: str, rng: random.Random) -> float:
    """Time of one copy over that of one apply (its legal actions known), over a whole game."""
    copying = applying = 0.0
    state = new_game(game, rng.sample(list(GAMES[game].hero_names), SEATS))
    while (actor := state.actor) is not None:
        answer = state.sample(rng) if actor == CHANCE else rng.choice(state.legal_actions())
        began = perf_counter()
        state.copy()
        between = perf_counter()
        state.apply(answer)
        applying += perf_counter() - between
        copying += between - began
    return copying / applying


def microseconds_by_phase(game: str, games: int, rng: random.Random) -> dict[str, float]:
    """The median of a whole step: asking, choosing, applying."""
    times: defaultdict[str, list[float]] = defaultdict(list)
    for _ in range(games):
        state = new_game(game, rng.sample(list(GAMES[game].hero_names), SEATS))
        while (actor := state.actor) is not None:
            phase = type(state.phase).__name__
            began = perf_counter()
            answer = state.sample(rng) if actor == CHANCE else rng.choice(state.legal_actions())
            state.apply(answer)
            times[phase].append(perf_counter() - began)
    return {name: round(1e6 * median(rows), 2) for name, rows in sorted(times.items())}


def measure(game: str, rounds: int, rng: random.Random) -> dict[str, Any]:
    whole, early, chess, copies = [], [], [], []
    for _ in range(rounds):
        whole.append(play_games(game, 2, rng))
        chess.append(play_chess(6, rng))
        early.append(play_games(game, 4, rng, FIRST_TURNS))
        copies.append(copy_against_apply(game, rng))
    pairs = list(zip(whole, early, chess, strict=True))
    seconds = sum(pace.seconds for pace in whole)
    return {
        "steps against chess plies": spread([w.rate / c.rate for w, _, c in pairs]),
        f"first {FIRST_TURNS} turns against chess plies": spread(
            [e.rate / c.rate for _, e, c in pairs]
        ),
        "copy against apply": spread(copies),
        "steps a second": round(sum(pace.steps for pace in whole) / seconds),
        "decisions a second": round(sum(pace.decisions for pace in whole) / seconds),
        "games a second": round(sum(pace.games for pace in whole) / seconds, 2),
        "chess plies a second": round(median(pace.rate for pace in chess)),
        "microseconds a step by phase": microseconds_by_phase(game, 10, rng),
    }


def measure_rules(rounds: int) -> dict[str, Any]:
    rng = random.Random(7)
    return {game: measure(game, rounds, rng) for game in GAMES}
