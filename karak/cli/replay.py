"""`karak replay`: the log of a saved game, in words or as JSON."""

from __future__ import annotations

import argparse
import json

from karak.match import Match, load
from karak.rules import Event, pack
from karak.text import TELLERS, Texts


def replay(args: argparse.Namespace, texts: Texts) -> int:
    match = load(args.file)
    if args.json:
        print("\n".join(log_lines(match)))
        return 0
    teller = TELLERS[match.setup.game](texts, match.heroes)
    for event in match.log:
        sentence = teller.event(event)
        if sentence:
            print(sentence)
    if match.diverged_at is not None:
        print(texts.say("terminal-diverged", step=match.diverged_at + 1))
    return 0


def log_lines(match: Match, game_number: int = 1) -> list[str]:
    """Every event as a line of JSON: which game, which step (0: the set-up), what happened."""
    rows: list[tuple[int, Event]] = [(0, event) for event in match.opening]
    for number, step in enumerate(match.steps, 1):
        rows += [(number, event) for event in step.events]
    return [json.dumps({"game": game_number, "step": n, **pack(event)}) for n, event in rows]
