"""Golden transcripts: three whole games, step by step, as they have always gone.

A line is one step: who answered (-1: chance), the answer, and what happened, as JSON. The file
holds the first 300 steps; its last line is the number of steps and the sha256 of the whole game.

If a rule was changed on purpose, raise `State.rules_version` and write the transcripts anew with

    python -m tests.rules.test_catacombs_golden --write
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import pytest

from karak.rules import new_game, pack
from karak.rules.catacombs import State
from tests.rules.catacombs.scenes import Splitmix, random_answer

GOLDEN = Path(__file__).with_name("golden")
SHOWN = 300
GAMES = {
    "two": (1, ["horan", "xanros"]),
    "three": (2, ["aderyn", "taia", "victorius"]),
    "five": (3, ["argentus", "horan", "aderyn", "victorius", "taia"]),
}


def compact(thing: object) -> str:
    return json.dumps(thing, separators=(",", ":"))


def transcript(name: str) -> str:
    seed, heroes = GAMES[name]
    rng = Splitmix(seed)
    state = new_game("catacombs", heroes)
    assert isinstance(state, State)
    lines = [compact([pack(event) for event in state.told])]
    while (actor := state.actor) is not None:
        answer = random_answer(state, rng)
        told = state.apply(answer)
        lines.append(f"{actor} {compact(pack(answer))} {compact([pack(event) for event in told])}")
    whole = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    return "\n".join([*lines[: SHOWN + 1], f"{len(lines) - 1} steps, sha256 {whole}", ""])


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_always_did(name: str) -> None:
    expected = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    found = transcript(name).splitlines()
    for step, (was, now) in enumerate(zip(expected, found, strict=True)):
        assert now == was, f"step {step} of {name}"


@pytest.mark.parametrize("name", GAMES)
def test_the_transcripts_show_whole_games(name: str) -> None:
    """They end, and their beginnings show fights, so that they are worth comparing."""
    text = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert int(text.splitlines()[-1].split()[0]) > SHOWN
    for kind in ("TurnEnded", "TileLaid", "TokenLaid", "FightEnded", "LifeChanged", "ThingTaken"):
        assert f'"{kind}"' in text


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    GOLDEN.mkdir(exist_ok=True)
    for game_name in GAMES:
        (GOLDEN / f"{game_name}.txt").write_text(
            transcript(game_name), encoding="utf-8", newline="\n"
        )
