"""Every numbered rule has a test that names it, and no test names a rule that does not exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from karak.rules import GAMES

ROOT = Path(__file__).parents[2]
GAME_OF_LETTER = {"C": "catacombs", "L": "landscape", "G": "goblin"}
LETTERS = [letter for letter, game in GAME_OF_LETTER.items() if game in GAMES]


def rules(letter: str) -> set[str]:
    """The numbers in the digest of a game: its bullets begin with them (`- C-10 [B] ...`)."""
    digest = ROOT / "docs" / "rules" / f"{GAME_OF_LETTER[letter]}.md"
    bullet = re.compile(rf"^- ({letter}-\d+) \[", re.MULTILINE)
    return set(bullet.findall(digest.read_text(encoding="utf-8")))


def rules_named() -> dict[str, list[str]]:
    """The rules that tests are named by (`test_c33_c34_...`), and these tests."""
    found: dict[str, list[str]] = {}
    for file in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (
                match := re.match(r"test_((?:[clg]\d+_)+)", node.name)
            ):
                for number in match[1].rstrip("_").split("_"):
                    rule = f"{number[0].upper()}-{number[1:]}"
                    found.setdefault(rule, []).append(node.name)
    return found


@pytest.mark.parametrize("letter", LETTERS)
def test_the_digest_can_be_read(letter: str) -> None:
    assert len(rules(letter)) > 20


def test_there_are_48_rules_of_the_catacombs() -> None:
    """5 + 14 + 8 + 6 + 2 + 10 + 3 by chapter, so that a bullet no longer found is noticed."""
    assert len(rules("C")) == 48


@pytest.mark.parametrize("letter", LETTERS)
def test_every_rule_has_a_test(letter: str) -> None:
    assert sorted(rules(letter) - set(rules_named())) == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = set().union(*map(rules, LETTERS))
    unknown = {rule: names for rule, names in rules_named().items() if rule not in known}
    assert unknown == {}
