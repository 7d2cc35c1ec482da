"""Every event and every action has its words, in every language there is."""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path

import pytest

from karak.match import Match, Seat, Setup
from karak.match.saves import SaveProblem
from karak.resources import folder
from karak.rules import CHANCE, GAMES
from karak.rules.catacombs import actions, events
from karak.rules.catacombs.pieces import START, TILES
from karak.text import TELLERS, MissingText, Texts, languages
from karak.text.telling import kebab

LANGUAGES = languages()


def test_english_is_there() -> None:
    assert "en" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message(language: str) -> None:
    """Message by message: a missing one is a fault, not English."""
    assert keys(language) == keys("en")


def keys(language: str) -> set[str]:
    files = (folder("locales") / language).glob("*.ftl")
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    return {line.split(" =")[0] for line in lines if line[:1].isalpha()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("room", "prefix"), [("actions", "do-"), ("events", "")])
def test_every_kind_of_action_and_event_has_a_message(
    language: str, game: str, room: str, prefix: str
) -> None:
    texts = Texts(language)
    module = import_module(f"karak.rules.{game}.{room}")
    found = [kind for _, kind in inspect.getmembers(module, inspect.isclass)]
    kinds = [kebab(kind.__name__) for kind in found if kind.__module__ == module.__name__]
    assert len(kinds) > 10
    assert [kind for kind in kinds if not texts.has(f"{game}-{prefix}{kind}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_can_be_told(language: str, game: str) -> None:
    """Every choice that comes up and every event that happens, formed without a fault."""
    texts = Texts(language)
    sentences = set()
    for seed in range(12):
        match = Match.begin(Setup(game, (Seat("random"),) * 3, str(seed)))
        teller = TELLERS[game](texts, match.heroes)
        sentences.update(teller.event(event) for event in match.opening)
        while not match.is_over and len(match.steps) < 1500:
            if match.state.actor != CHANCE:
                for action in match.state.legal_actions():
                    sentences.add(teller.choice(match.state, action))
            sentences.update(teller.event(event) for event in match.advance())
    assert len(sentences) > 200
    assert all("{" not in sentence and "???" not in sentence for sentence in sentences if sentence)


def test_a_few_sentences_as_a_person_would_say_them() -> None:
    match = Match.begin(
        Setup("catacombs", (Seat(hero="xanros"), Seat(hero="taia")), "1", {"first": 0})
    )
    teller = TELLERS["catacombs"](Texts("en"), match.heroes)
    pieces = events
    assert (
        teller.event(pieces.CurseGiven(0, None, 1))
        == "Lord Xanros lays the curse of Karak on Taia."
    )
    assert (
        teller.event(pieces.CurseGiven(0, 1, 1))
        == "Lord Xanros leaves the curse of Karak with Taia."
    )
    assert teller.event(pieces.Moved(1, START, START - 1001, "step", 3)) == (
        "Taia walks to 1 north, 1 west."
    )
    match.state.lay(START + 1, TILES["gate-EW"])  # type: ignore[attr-defined]
    choice = teller.choice(match.state, actions.Step(START + 1))
    assert choice == "Walk east: teleportation gate"


def test_every_problem_of_a_save_has_its_sentence() -> None:
    kinds = (SaveProblem.__doc__ or "").split("Kinds: ")[1].split(",")
    texts = Texts("en")
    missing = [kind for kind in kinds if not texts.has(f"save-{kind.strip().replace('_', '-')}")]
    assert missing == []


def test_what_is_missing_is_a_fault() -> None:
    with pytest.raises(MissingText):
        Texts("en").say("no-such-message")
    with pytest.raises(MissingText):
        Texts("en").say("save-missing")  # without the file's name


def test_lists() -> None:
    texts = Texts("en")
    assert texts.listed([]) == ""
    assert texts.listed(["a"]) == "a"
    assert texts.listed(["a", "b"]) == "a and b"
    assert texts.listed(["a", "b", "c"]) == "a, b and c"


def test_a_name_inside_a_sentence() -> None:
    """Where a language writes it as at the head of a line, it needs no form for that."""
    assert Texts("en").inside("hero-xanros") == "Lord Xanros"
    assert Texts("uk").say("hero-xanros") == "Лорд Занрос"
    assert Texts("uk").inside("hero-xanros") == "лорд Занрос"
    with pytest.raises(MissingText):
        Texts("uk").inside("hero-nobody")


def test_typography() -> None:
    """Curly quotes and apostrophes, one-character ellipses, no ASCII stand-ins."""
    for path in folder("locales").glob("en/*.ftl"):
        assert_clean(path)


def assert_clean(path: Path) -> None:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        words = line.partition("=")[2] if "=" in line else line
        plain = "" if line.startswith("#") else words.replace('form: "', "").replace('")', "")
        assert "'" not in plain, f"{path.name}:{number}"
        assert "..." not in plain, f"{path.name}:{number}"
