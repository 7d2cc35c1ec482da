"""`karak simulate`: whole games between computer players, and what came of them."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from karak.cli.errors import Complaint
from karak.cli.replay import log_lines
from karak.cli.seats import seats_from
from karak.match import Match, Setup, fresh_seed, levels_of, save, unwritable
from karak.rules import CHANCE

WIDTH = 40  # of the progress bar


@dataclass(frozen=True, slots=True)
class Order:
    """One game to be played, in whatever process."""

    number: int  # from 1
    setup: Setup
    log: bool
    save: Path | None


@dataclass(frozen=True, slots=True)
class Result:
    """What the tables are made of."""

    ended_by: str | None
    heroes: tuple[str, ...]
    winners: tuple[int, ...]
    beginner: int
    turns: float  # a player
    decisions: int
    steps: int
    log: tuple[str, ...]


def simulate(args: argparse.Namespace) -> int:
    if args.log and args.log == args.save:
        raise Complaint("error-same-file")
    orders = list(ordered(args))
    began = perf_counter()
    try:
        results = collect(orders, args.jobs, args.log)
    except OSError as fault:
        raise unwritable(args.log or args.save, fault) from None
    report = summary(args, orders[0].setup, results, perf_counter() - began)
    print(json.dumps(report) if args.json else table(report))
    return 0


def collect(orders: list[Order], jobs: int, log: Path | None) -> list[Result]:
    """All results, in order; their logs are written as they come."""
    results = []
    with log.open("w", encoding="utf-8") if log else nullcontext() as file:
        for result in with_progress(played(orders, jobs), len(orders)):
            if file:
                file.writelines(line + "\n" for line in result.log)
            results.append(replace(result, log=()))
    return results


def ordered(args: argparse.Namespace) -> Iterator[Order]:
    seats = seats_from(args.seats, args.heroes, levels_of(args.game))
    args.seed = fresh_seed() if args.seed is None else args.seed
    for number in range(1, args.games + 1):
        setup = Setup(args.game, seats, f"{args.seed}-{number}")
        setup.check()
        last = args.save if number == args.games else None
        yield Order(number, setup, args.log is not None, last)


def played(orders: list[Order], jobs: int) -> Iterable[Result]:
    """In the order of their numbers, however many processes play them."""
    if jobs == 1:
        yield from map(play_game, orders)
    else:
        jobs = min(jobs, len(orders))
        with ProcessPoolExecutor(jobs, initializer=die_on_interrupt) as pool:
            yield from pool.map(play_game, orders, chunksize=max(1, len(orders) // (jobs * 8)))


def die_on_interrupt() -> None:
    """Ctrl-C reaches every process: those that only play games die without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def play_game(order: Order) -> Result:
    match = Match.begin(order.setup)
    beginner = None
    while not match.is_over:
        match.advance()
        if beginner is None and match.state.turn:
            beginner = match.state.seat
    if order.save:
        save(match, order.save)
    state = match.state
    return Result(
        ended_by=state.ended_by,
        heroes=tuple(match.heroes),
        winners=tuple(state.winners),
        beginner=beginner or 0,
        turns=state.turn / len(match.heroes),
        decisions=sum(step.seat != CHANCE for step in match.steps),
        steps=len(match.steps),
        log=tuple(log_lines(match, order.number)) if order.log else (),
    )


# --- tables ---------------------------------------------------------------------------------


def summary(
    args: argparse.Namespace, setup: Setup, results: list[Result], seconds: float
) -> dict[str, Any]:
    seats = len(setup.seats)
    wins, by_order = [0.0] * seats, [0.0] * seats
    by_hero: defaultdict[str, float] = defaultdict(float)
    games_by_hero: Counter[str] = Counter()
    for result in results:
        games_by_hero.update(result.heroes)
        for seat in result.winners:
            share = 1 / len(result.winners)
            wins[seat] += share
            by_order[(seat - result.beginner) % seats] += share
            by_hero[result.heroes[seat]] += share
    steps = sum(result.steps for result in results)
    return {
        "game": args.game,
        "seed": args.seed,
        "games": len(results),
        "finished": sum(result.ended_by is not None for result in results),
        "ended_by": dict(sorted(Counter(str(result.ended_by) for result in results).items())),
        "seats": [seat.player for seat in setup.seats],
        "wins": rounded(wins),
        "wins_by_order": rounded(by_order),
        "wins_by_hero": {hero: round(by_hero[hero], 6) for hero in sorted(games_by_hero)},
        "games_by_hero": dict(sorted(games_by_hero.items())),
        "turns_median": median(result.turns for result in results),
        "decisions": sum(result.decisions for result in results),
        "steps": steps,
        "seconds": round(seconds, 3),
        "games_per_second": round(len(results) / seconds, 3),
        "steps_per_second": round(steps / seconds, 1),
    }


def rounded(numbers: list[float]) -> list[float]:
    return [round(number, 6) for number in numbers]


def table(report: dict[str, Any]) -> str:
    """For people: a line for each number."""
    return "\n".join(f"{name:<17} {plain(entry)}" for name, entry in report.items())


def plain(entry: Any) -> str:
    if isinstance(entry, dict):
        return ", ".join(f"{name} {part}" for name, part in entry.items())
    return ", ".join(map(str, entry)) if isinstance(entry, list) else str(entry)


# --- around it ------------------------------------------------------------------------------


def with_progress(results: Iterable[Result], total: int) -> Iterator[Result]:
    """A bar on standard error, if somebody looks at it."""
    shown = sys.stderr.isatty()
    for done, result in enumerate(results, 1):
        yield result
        if shown:
            filled = WIDTH * done // total
            bar = "#" * filled + "." * (WIDTH - filled)
            print(f"\r[{bar}] {done}/{total}", end="", file=sys.stderr, flush=True)
    if shown:
        print(file=sys.stderr)
