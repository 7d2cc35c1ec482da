"""Golden transcripts: whole games of each kind, step by step, as they have always gone.

A file holds the first 300 steps; its last lines sum up the whole game.

If a rule was changed on purpose, raise the game's `rules_version` and write the transcripts anew:

    python -m tests.rules.test_golden --write
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from karak.rules.goblin import State as Goblin
from karak.rules.goblin.cards import ELIXIRS, GEAR
from karak.rules.landscape import State as Landscape
from tests.rules.walks import SHOWN, transcript

GOLDEN = Path(__file__).with_name("golden")


def make_rich(state: Landscape) -> None:
    """Famous and rich heroes build cities, raise armies and reach the General."""
    for hero in state.heroes:
        hero.goods = (20, 20, 20)
        hero.fame = 10


def make_mighty(state: Goblin) -> None:
    """Heroes with all keys, gear and elixirs reach the lord."""
    for hero in state.heroes:
        hero.keys = 3
        hero.elixirs = ELIXIRS
        for gear in GEAR:
            hero.wear(gear, gear.slot)


TRANSCRIPTS: dict[str, tuple[Any, ...]] = {
    "catacombs-two": ("catacombs", 1, ["horan", "xanros"], {}),
    "catacombs-three": ("catacombs", 2, ["aderyn", "taia", "victorius"], {}),
    "catacombs-five": ("catacombs", 3, ["argentus", "horan", "aderyn", "victorius", "taia"], {}),
    "landscape-two": ("landscape", 1, ["darius", "xanros"], {}),
    "landscape-three": ("landscape", 2, ["lorraine", "taia", "elspeth"], {"plague": False}),
    "landscape-rich": (
        "landscape",
        3,
        ["horan", "taia", "lorraine", "xanros", "darius"],
        {"first": 2},
        make_rich,
    ),
    "goblin-two": ("goblin", 1, ["taia", "xanros"], {}),
    "goblin-three": ("goblin", 2, ["aderyn", "horan", "victorius"], {"skills": False}),
    "goblin-mighty": (
        "goblin",
        3,
        ["argentus", "xanros", "taia", "aderyn"],
        {"first": 1},
        make_mighty,
    ),
}
WORTH_COMPARING = {  # what must happen, so that a transcript says something
    "catacombs": "TurnEnded TileLaid TokenLaid FightEnded LifeChanged ThingTaken",
    "landscape": "TurnEnded TileLaid ArmiesLaid DiceRolled FightEnded LifeChanged GoodsChanged",
    "goblin": "TurnEnded MonsterShown CardDrawn CardPlayed FightEnded LifeChanged",
    "landscape-rich": "CityFounded BuildingBuilt UnitsChanged PlagueMoved GeneralAppeared",
    "goblin-mighty": "ElixirUsed EffectIgnored SkillUsed GearPutOn GameEnded",
}


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_the_game_goes_as_it_always_did(name: str) -> None:
    expected = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    found = transcript(*TRANSCRIPTS[name]).splitlines()
    for step, (was, now) in enumerate(zip(expected, found, strict=True)):
        assert now == was, f"step {step} of {name}"


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_the_transcripts_are_worth_comparing(name: str) -> None:
    lines = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    happened = {entry.partition(":")[0] for entry in lines[-2].split()}
    game = TRANSCRIPTS[name][0]
    expected = {*WORTH_COMPARING[game].split(), *WORTH_COMPARING.get(name, "").split()}
    assert expected <= happened
    assert len(lines) > SHOWN


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    GOLDEN.mkdir(exist_ok=True)
    for golden, game_played in TRANSCRIPTS.items():
        (GOLDEN / f"{golden}.txt").write_text(
            transcript(*game_played), encoding="utf-8", newline="\n"
        )
