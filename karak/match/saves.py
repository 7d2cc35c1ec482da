"""Saved games: versioned JSON, written whole or not at all, read without trust."""

from __future__ import annotations

import json
import os
import zlib
from pathlib import Path
from typing import Any, Final

from karak.match.match import Match, check_dealt
from karak.match.setup import Setup
from karak.rules import GAMES, BadPosition, BadSetup, state_from_json

FORMAT: Final = 1
LARGEST: Final = 32 * 1024 * 1024
FIELDS: Final = ("karak_save", "rules", "setup", "dealer", "position", "steps", "check")


class SaveProblem(Exception):  # noqa: N818
    """A file that can't be loaded or written. `kind` names the message, `details` fill it in.

    Kinds: missing, unreadable, unwritable, not_a_file, foreign, truncated, newer, edited, damaged,
    other_game
    """

    def __init__(self, kind: str, path: Path, **details: str) -> None:
        super().__init__(f"{path.name}: {kind} {details or ''}".strip())
        self.kind = kind
        self.path = path
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it comes back whole from another process."""
        return _problem, (self.kind, self.path, self.details)


def _problem(kind: str, path: Path, details: dict[str, str]) -> SaveProblem:
    return SaveProblem(kind, path, **details)


# --- writing --------------------------------------------------------------------------------


def save_form(match: Match) -> dict[str, Any]:
    """The match as JSON, with a checksum as its last field."""
    form: dict[str, Any] = {
        "karak_save": FORMAT,
        "rules": match.state.rules_version,
        "setup": match.setup.to_json(),
        "dealer": match.dealer.state,
        "position": match.state.to_json(),
        "steps": [[step.form, step.joined] for step in match.steps],
    }
    form["check"] = checksum(form)
    return form


def checksum(form: dict[str, Any]) -> str:
    """Of all fields but the checksum itself."""
    rest = {name: part for name, part in form.items() if name != "check"}
    return f"{zlib.crc32(json.dumps(rest).encode()):08x}"


def save(match: Match, path: Path) -> None:
    write_whole(path, json.dumps(save_form(match), ensure_ascii=False))


def write_whole(path: Path, text: str) -> None:
    """The file has its old content or the new one, never half of it."""
    try:
        if path.exists() and not path.is_file():  # a device must not be replaced by a file
            raise SaveProblem("not_a_file", path)
        fresh = path.with_name(path.name + ".new")
        path.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except (OSError, ValueError) as fault:  # ValueError: no file can have this name
        raise unwritable(path, fault) from None


def unwritable(path: Path, fault: Exception) -> SaveProblem:
    return SaveProblem("unwritable", path, why=reason(fault))


def reason(fault: Exception) -> str:
    """What the system says, without the number and the name."""
    return getattr(fault, "strerror", None) or str(fault)


# --- reading --------------------------------------------------------------------------------


def load(path: Path, game: str | None = None) -> Match:
    """The match in this file; with `game`, of this game. Raises SaveProblem; changes nothing."""
    return match_from(read_form(path), path, game)


def read_form(path: Path) -> dict[str, Any]:
    """The JSON of a save: of our format, and as we wrote it."""
    form = parse(read_text(path), path)
    version = form.get("karak_save") if isinstance(form, dict) else None
    if type(version) is not int or version < 1:
        raise SaveProblem("foreign", path)
    if version > FORMAT:
        raise SaveProblem("newer", path)
    if set(form) != set(FIELDS) or form["check"] != checksum(form):
        raise SaveProblem("edited", path)
    return dict(form)


def read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise SaveProblem("foreign", path)
        return content.decode()
    except FileNotFoundError:
        raise SaveProblem("missing", path) from None
    except UnicodeDecodeError:
        raise SaveProblem("foreign", path) from None
    except OSError as fault:
        raise SaveProblem("unreadable", path, why=reason(fault)) from None


def parse(text: str, path: Path) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        ours = text.lstrip().startswith('{"karak_save"')
        raise SaveProblem("truncated" if ours else "foreign", path) from None


def match_from(form: dict[str, Any], path: Path, game: str | None) -> Match:
    try:
        setup = Setup.from_json(form["setup"])
        check_dealt(setup)
        check_game(setup, form, path, game)
        position = state_from_json(form["position"])
        if position.cast != [seat.hero for seat in setup.seats]:
            raise BadPosition("heroes", "not those of the set-up")
        if type(form["dealer"]) is not int:
            raise BadPosition("dealer", "whole number expected")
        steps = [(answer, bool(joined)) for answer, joined in form["steps"]]
        return Match.resume(setup, form["dealer"], position, steps)
    except BadPosition as fault:
        raise SaveProblem("damaged", path, where=fault.where) from None
    except BadSetup:
        raise SaveProblem("damaged", path, where="setup") from None
    except (TypeError, ValueError):
        raise SaveProblem("damaged", path, where="steps") from None


def check_game(setup: Setup, form: dict[str, Any], path: Path, game: str | None) -> None:
    if game not in (None, setup.game):
        raise SaveProblem("other_game", path, game=setup.game)
    if type(form["rules"]) is not int or form["rules"] > GAMES[setup.game].rules_version:
        raise SaveProblem("newer", path)
