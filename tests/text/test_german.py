"""German: names in their cases, numbers as they are written, sentences as a person says them."""

from __future__ import annotations

import pytest

from karak.match import Match, Seat, Setup
from karak.rules.catacombs import actions, events
from karak.rules.catacombs.pieces import START, THING, TILES, TOKENS
from karak.text import TELLERS, Teller, Texts


@pytest.fixture
def match() -> Match:
    return Match.begin(
        Setup("catacombs", (Seat(hero="xanros"), Seat(hero="taia")), "1", {"first": 0})
    )


@pytest.fixture
def teller(match: Match) -> Teller:
    return TELLERS["catacombs"](Texts("de"), match.heroes)


def test_cases_of_names(teller: Teller) -> None:
    token = {token.name: token for token in TOKENS}
    fallen, dragon, chest = token["fallen"], token["dragon"], token["chest"]
    assert (
        teller.event(events.StayedUnseen(1, START, fallen))
        == "Taia schleicht an dem Gefallenen vorbei."
    )
    assert (
        teller.event(events.FightBegan(1, START, dragon, 15, START - 1))
        == "Taia kämpft gegen den Drachen, Kraft 15."
    )
    assert (
        teller.event(events.TokenLaid(1, START, chest, fallen))
        == "Taia behält die geschlossene Truhe und legt den Gefallenen zurück."
    )


def test_cases_of_things(match: Match, teller: Teller) -> None:
    bolt, key = THING["bolt"], THING["key"]
    assert (
        teller.choice(match.state, actions.Take(bolt, key))
        == "Magischen Schuss nehmen und den Schlüssel hier ablegen"
    )
    assert (
        teller.event(events.ThingTaken(0, START, bolt, "floor"))
        == "Lord Xanros hebt einen magischen Schuss auf."
    )


def test_places(match: Match, teller: Teller) -> None:
    assert teller.event(events.Moved(1, START, START - 1001, "step", 3)) == (
        "Taia geht auf die Platte 1 nördlich, 1 westlich."
    )
    assert teller.event(events.Moved(1, START - 1, START, "thrown_back", 3)) == (
        "Taia kehrt auf die Startplatte zurück."
    )
    assert teller.event(events.TileLaid(1, START + 1, TILES["gate-EW"])) == (
        "Das Portal liegt 1 östlich der Startplatte."
    )


def test_numbers() -> None:
    texts = Texts("de")
    assert texts.say("game-over-points", points=1) == "1 Punkt"
    assert texts.say("game-over-points", points=1.5) == "1,5 Punkte"
    assert texts.say("catacombs-odds", percent=72) == "Gewinnchance: 72\u00a0%"


def test_genitive_of_names_in_s() -> None:
    texts = Texts("de")
    said = [texts.say("landscape-sight-city", seat=f"hero-{hero}") for hero in ("xanros", "taia")]
    assert said == ["Lord Xanros’ Stadt", "Taias Stadt"]
