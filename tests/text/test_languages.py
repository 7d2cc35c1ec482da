"""Every language says all that English says, in its own words and its own writing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import pygame as pg
import pytest
from babel import Locale

from karak.app.lettering import ROLES
from karak.text import Texts, languages
from tests.text.ftl import PLURALS, Message, forms_of, messages, words

LANGUAGES: Final = languages()
TRANSLATIONS: Final = [language for language in LANGUAGES if language != "en"]
NUMBERS: Final = (0, 1, 2, 3, 5, 11, 21, 22, 25)
HEROES: Final = ("hero",)

# The names that can come as an argument: by file and argument, or for all files, by their keys.
NAMES: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("hero", "seat", "holder", "other", "victim", "before", "after"), HEROES),
    **dict.fromkeys(("monster", "token", "put_back"), ("token",)),
    **dict.fromkeys(("thing", "dropping"), ("thing",)),
    **dict.fromkeys(("plan", "tile"), ("tile",)),
    "game": ("game",),
    **dict.fromkeys(("landscape:good", "landscape:saving"), ("landscape-good",)),
    **dict.fromkeys(("landscape:thing", "landscape:dropping"), ("landscape-thing",)),
    **dict.fromkeys(("landscape:plan", "landscape:tile"), ("landscape-terrain",)),
    **dict.fromkeys(("landscape:die", "landscape:unit"), ("landscape-die",)),
    "landscape:army": ("landscape-army",),
    "landscape:building": ("landscape-building",),
    "landscape:side": ("landscape-side",),
    "landscape:piece": ("landscape-army", "landscape-thing"),
    "goblin:monster": ("goblin-monster",),
    **dict.fromkeys(("goblin:card", "goblin:put_under", "goblin:last"), ("goblin-card",)),
    **dict.fromkeys(("goblin:gear", "goblin:replaced"), ("goblin-gear",)),
    "goblin:elixir": ("goblin-elixir",),
    "goblin:skill": ("goblin-skill",),
    "goblin:colour": ("goblin-colour",),
    "goblin:curse": ("goblin-curse",),
}
NO_NAMES: Final = ("thing-tip-", "game-over-")  # called like a family, but no part of it
# In the card game a name is that of a piece of some kind.
KINDS: Final = {
    "gear": ("goblin-gear",),
    "elixir": ("goblin-elixir",),
    "card": ("goblin-card",),
    "other": ("goblin-card", "goblin-skill-fury"),
    "monster": ("goblin-card",),
}
# These say the same in all languages.
EVERYWHERE: Final = re.compile(
    r"hero-\w+|game-\w+|language-\w+|key-\w+|help-key-(pan|undo|fit|log|box|hurry|mute)"
    r"|goblin-(reward-key|place-\w+|key-won|terminal-row)"
)
# These happen to be the same words.
SAME_WORDS: Final[dict[str, set[str]]] = {
    "de": {
        "goblin-terminal-arsenal",
        "help-key-tab",
        "new-game-computer-name",
        "new-game-name",
        "pause-title",
        "player-computer",
        "settings-speed-normal",
    },
    "uk": {"help-key-tab"},
}
ENGLISH: Final = {"the", "and", "of", "with", "your", "you", "is", "from", "has"}
QUOTES: Final = {
    "en": "“”", "cs": "„“", "sk": "„“", "de": "„“", "pl": "„”", "fr": "«»", "it": "“”", "uk": "«»"
}  # fmt: skip
SPACE_BEFORE_PERCENT: Final = {"cs", "sk", "de", "fr", "uk"}


# --- the same messages ----------------------------------------------------------------------


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_same_messages_in_the_same_files(language: str) -> None:
    english = {(message.file, key) for key, message in messages("en").items()}
    assert {(message.file, key) for key, message in messages(language).items()} == english


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_same_arguments(language: str) -> None:
    """Nothing told is left out, and nothing asked for that is not given."""
    for key, message in messages(language).items():
        assert message.arguments == messages("en")[key].arguments, key


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_same_cases(language: str) -> None:
    """Where English tells causes apart, each has its words."""
    for key, message in messages(language).items():
        assert message.cases == messages("en")[key].cases, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_by_number_know_the_language(language: str) -> None:
    """Who knows “one” knows every kind of whole number; the default stands for one of them."""
    rule = Locale(language).plural_form
    needed = {rule(n) for n in range(200)}
    for key, message in messages(language).items():
        for keys in message.counts:
            plurals = keys & PLURALS
            if "one" in plurals:
                assert len(needed - plurals) <= ("other" not in needed), f"{key}: {keys}"
                assert plurals <= needed | {"other"}, f"{key}: {keys}"


# --- every message forms --------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_forms_with_everything_that_can_come(language: str) -> None:
    texts = Texts(language)
    for key, message in messages(language).items():
        for args in arguments(message):
            said = texts.say(key, **args)
            assert "{" not in said, key
            assert "  " not in said.strip() or "terminal" in key, f"{key}: {said}"


def arguments(message: Message) -> Iterator[dict[str, Any]]:
    """All cases with one another; in each, every number and every name once."""
    cases = {name: sorted(values) for name, values in message.cases.items()}
    for chosen in product(*cases.values()):
        case = dict(zip(cases, chosen, strict=True))
        others = {
            name: values_of(message, name, case)
            for name in message.arguments
            if name not in cases or case[name] in message.defaults.get(name, ())
        }
        for at in range(max((len(values) for values in others.values()), default=1)):
            yield case | {name: values[at % len(values)] for name, values in others.items()}


def values_of(message: Message, name: str, case: dict[str, str]) -> list[Any]:
    if name in message.names:
        return names_for(message, name, case)
    if name in case:
        return [case[name]]
    return list(NUMBERS) if name in message.numbers else ["Xyz"]


def names_for(message: Message, name: str, case: dict[str, str]) -> list[str]:
    if name == "name":
        families = KINDS[case["kind"]]
    else:
        families = NAMES.get(f"{message.file}:{name}") or NAMES[name]
    return [key for family in families for key in names_of(family)]


def names_of(family: str) -> list[str]:
    """The keys of names: they need no arguments, as events do that are called alike."""
    found = [
        key
        for key, message in messages("en").items()
        if (key == family or key.startswith(f"{family}-")) and not message.arguments
    ]
    found = [key for key in found if not key.startswith(NO_NAMES)]
    assert found, family
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_a_family_have_the_same_forms(language: str) -> None:
    forms = forms_of(language)
    for family in {family for families in NAMES.values() for family in families}:
        kinds = {frozenset(forms[key]) for key in names_of(family)}
        assert len(kinds) == 1, f"{family}: {kinds}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_is_used_somewhere(language: str) -> None:
    """A form that nobody says is never heard, so nobody would know whether it is right."""
    declared = {form for forms in forms_of(language).values() for form in forms}
    used = {form for message in messages(language).values() for _, form in message.forms}
    assert declared - {"gender"} <= used


# --- in its own words -----------------------------------------------------------------------


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    same = SAME_WORDS.get(language, set())
    found = []
    for key, message in messages(language).items():
        english = messages("en")[key]
        if EVERYWHERE.fullmatch(key):
            continue
        known = {text.strip() for text in english.said}
        left = [text for text in message.said if text.strip() in known and words(text)]
        if left and key not in same:
            found.append(f"{key}: {left}")
    assert found == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_list_of_same_words_is_true(language: str) -> None:
    """Whatever is said in another way by now is taken off the list."""
    for key in SAME_WORDS.get(language, set()):
        known = {text.strip() for text in messages("en")[key].said}
        assert any(text.strip() in known for text in messages(language)[key].said), key


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_english_words(language: str) -> None:
    for key, message in messages(language).items():
        said = [*message.said, *(text for lines in message.attributes.values() for text in lines)]
        found = {word.lower() for text in said for word in re.findall(r"[^\W\d_]+", text)}
        assert not found & ENGLISH, key


# --- in its own writing ---------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks(language: str) -> None:
    opening, closing = QUOTES[language]
    text = said_in(language)
    assert not set(text) & (set("“”„«»\"'") - {opening, closing})
    assert text.count(opening) == text.count(closing)
    assert "..." not in text
    assert " - " not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_percent(language: str) -> None:
    if language in SPACE_BEFORE_PERCENT:
        assert re.findall(r".?(?<!\u00a0)%", said_in(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_letter(language: str) -> None:
    pg.font.init()
    letters = "".join(sorted(set(said_in(language)) - set("\n\u00a0\u202f")))
    for file in {role.file for role in ROLES.values()}:
        measures = pg.Font(file, 20).metrics(letters + letters.upper())
        lacking = [at for at, measure in enumerate(measures) if measure is None]
        assert not lacking, f"{file}: {[(letters + letters.upper())[at] for at in lacking]}"


def said_in(language: str) -> str:
    """All words of a language, one message after another."""
    return "\n".join(
        "".join([*message.said, *(text for lines in message.attributes.values() for text in lines)])
        for message in messages(language).values()
    )
