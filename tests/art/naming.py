"""Which pictures and sounds the program asks for, read from its source.

A name is either written out (`"icons/heart"`) or has gaps (`f"icons/{glyph}"`). What may fill a gap
is a word that stands in a text of the same module, or an id of the games' data; some modules are
told names by others: for them it is any word of the program.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from karak.rules import GAMES
from karak.rules.catacombs.heroes import SKILLS
from karak.rules.catacombs.pieces import PLANS, START_TILE, THING, TOKENS

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
FOLDERS = tuple(f"{folder.name}/" for folder in ASSETS.iterdir() if folder.is_dir())
TOLD_NAMES = {"look.py", "scenery.py"}
TILES = {START_TILE.name} | {tile.name for plan in PLANS for tile in plan.turns}
IDS = {*GAMES, *SKILLS, *(token.name for token in TOKENS), *THING, *TILES}
GAP = "([A-Za-z0-9_-]+)"

Text = ast.Constant | ast.JoinedStr


class Module:
    """The names of pictures in one module, as patterns, and the words that may fill their gaps."""

    def __init__(self, file: Path) -> None:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found = [pattern(text) for text in texts(tree)]
        self.file = file
        self.words = {word for text in found for word in re.findall(r"[A-Za-z_]+", text)}
        self.patterns = {text for text in found if text.startswith(FOLDERS) and text[-1] != "/"}

    def asks_for(self, name: str) -> bool:
        words = all_words() if self.file.name in TOLD_NAMES else self.words
        for pattern in self.patterns:
            found = re.fullmatch(pattern, name)
            if found and all(fills(part, words) for part in found.groups()):
                return True
        return False


def texts(tree: ast.AST) -> Iterator[Text]:
    """All texts of a module but its docstrings and the parts of texts with gaps."""
    parts: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            parts.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts.update(node.values)
            yield node
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in parts:
            yield node


def pattern(text: Text) -> str:
    """A regular expression for what the text can be."""
    if isinstance(text, ast.Constant):
        return re.escape(text.value)
    return "".join(
        re.escape(part.value) if isinstance(part, ast.Constant) else GAP for part in text.values
    )


def fills(part: str, words: set[str]) -> bool:
    """A gap holds an id, or words and numbers."""
    return part in IDS or all(word in words or word.isdigit() for word in part.split("-"))


@cache
def modules() -> list[Module]:
    return [Module(file) for file in sorted((ROOT / "karak" / "app").rglob("*.py"))]


@cache
def all_words() -> set[str]:
    return {word for module in modules() for word in module.words}


def is_used(name: str) -> bool:
    return any(module.asks_for(name) for module in modules())


def patterns() -> set[str]:
    return {pattern for module in modules() for pattern in module.patterns}


def webp_size(file: Path) -> tuple[int, int]:
    """Width and height from the file's head, so that no picture library is needed."""
    head = file.read_bytes()[:30]
    assert (head[:4], head[8:12]) == (b"RIFF", b"WEBP")
    if head[12:16] == b"VP8 ":
        return tuple(int.from_bytes(head[k : k + 2], "little") & 0x3FFF for k in (26, 28))
    if head[12:16] == b"VP8L":
        bits = int.from_bytes(head[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    return tuple(int.from_bytes(head[k : k + 3], "little") + 1 for k in (24, 27))
