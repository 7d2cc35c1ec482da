"""What went wrong with a file, in words."""

from __future__ import annotations

from collections.abc import Mapping

from karak.text.texts import Texts


def save_problem(texts: Texts, kind: str, file: str, details: Mapping[str, str]) -> str:
    """The sentence for a `SaveProblem` of this kind."""
    filled = dict(details)
    if "game" in filled:
        filled["game"] = f"game-{filled['game']}"
    return texts.say(f"save-{kind}".replace("_", "-"), file=file, **filled)
