"""`karak --selfcheck`: whether this copy of the program is whole, found out by using all of it.

Every picture and sound is read, every language is spoken in the real scenes, and computers play
ten turns of each game at its table. Nothing of the user's is touched, and no display is needed.
"""

from __future__ import annotations

import json
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pygame as pg
from babel import Locale

from karak.app.app import App
from karak.app.lettering import ROLES
from karak.app.logbook import programs
from karak.app.main import TABLETOPS
from karak.app.shot import Wish, open_table, studio  # sets SDL's dummy drivers
from karak.app.table.scene import TableScene
from karak.match import Match, Seat, Setup, levels_of
from karak.resources import folder, notices
from karak.text import languages

TURNS: Final = 10
PATIENCE: Final = 300  # seconds a game may take
FRAME: Final = 1 / 30
PICTURES: Final = {".webp", ".png"}


def selfcheck() -> dict[str, Any]:
    """What was looked at, how much of it there is, and what is wrong, as JSON."""
    began = time.monotonic()
    checks: dict[str, Callable[[App], Any]] = {
        "pictures": check_pictures,
        "sounds": check_sounds,
        "data": check_data,
        "notices": check_notices,
        "languages": check_languages,
        "games": check_games,
    }
    found: dict[str, Any] = {"program": programs()}
    problems: list[str] = []
    with tempfile.TemporaryDirectory() as place:
        app = studio(Wish("title"), Path(place))
        for name, check in checks.items():
            try:
                found[name] = check(app)
            except Exception as fault:  # whatever it is belongs in the report
                problems.append(f"{name}: {fault!r}")
                problems += traceback.format_exception(fault)
        app.close()
    return {**found, "seconds": round(time.monotonic() - began, 1), "problems": problems}


class Broken(Exception):  # noqa: N818
    """Something is missing or can't be used."""


def assets(*endings: str) -> list[Path]:
    """The files with these endings; none at all would be a fault."""
    found = [path for path in sorted(folder("assets").rglob("*")) if path.suffix in endings]
    if not found:
        raise Broken(f"no {' or '.join(endings)} below {folder('assets')}")
    return found


def check_pictures(app: App) -> int:
    return read_all(assets(*PICTURES), lambda path: pg.image.load(path).convert_alpha())


def check_sounds(app: App) -> int:
    """Decoded, not heard: SDL plays into the void here."""
    if not app.sounds.works:
        raise Broken("the mixer can't be opened")
    return read_all(assets(".ogg"), pg.mixer.Sound)


def read_all(paths: list[Path], read: Callable[[Path], Any]) -> int:
    for path in paths:
        try:
            read(path)
        except pg.error as fault:
            raise Broken(f"{path.name}: {fault}") from None
    return len(paths)


def check_data(app: App) -> int:
    return len([json.loads(path.read_text(encoding="utf-8")) for path in assets(".json")])


def check_notices(app: App) -> int:
    """The licences of what is inside; gives their length."""
    return len(notices().read_text(encoding="utf-8"))


def check_languages(app: App) -> list[str]:
    """The menus in every language, with numbers and letters that this language needs."""
    fonts = {role.file: pg.Font(role.file, 20) for role in ROLES.values()}
    for language in languages():
        Locale.parse(language)  # without its numbers, Fluent would speak in another's
        written = (folder("locales") / language).glob("*.ftl")
        letters = {letter for path in written for letter in path.read_text(encoding="utf-8")}
        shown = "".join(sorted(letter for letter in letters if letter.isalpha()))
        for path, font in fonts.items():
            if None in font.metrics(shown):
                raise Broken(f"{path.name} lacks letters of {language}")
        app.change(language=language)
        app.begin("title")
        show(app)
        for scene in ("settings", "load", *(("new-game", game) for game in TABLETOPS)):
            app.open(*([scene] if isinstance(scene, str) else scene))
            show(app)
    return languages()


def show(app: App) -> None:
    """One frame of whatever is on top."""
    app.dirty = True
    app.frame(FRAME, [])


def check_games(app: App) -> dict[str, int]:
    """Computers of all levels play at the tables; gives the steps they took, by game."""
    return {game: play(app, game) for game in TABLETOPS}


def play(app: App, game: str) -> int:
    levels = [*levels_of(game), levels_of(game)[-1]]
    seats = tuple(Seat(level) for level in levels)
    table = open_table(app, Match.begin(Setup(game, seats, "selfcheck")))
    match, until = table.match, time.monotonic() + PATIENCE
    while match.state.turn <= TURNS and not match.is_over:
        if time.monotonic() > until:
            raise Broken(f"{game} is still in turn {match.state.turn}")
        show(app)
    if not table.thinker.has_worker:
        raise Broken("no process of its own for the computer players")
    speak_all(app, table)
    return len(match.steps)


def speak_all(app: App, table: TableScene) -> None:
    """The table and its pages in every language."""
    for language in languages():
        app.change(language=language)
        show(app)
        for scene in (("help",), ("pause", table)):
            app.open(*scene)
            show(app)
            app.scenes.pop()
