"""`karak shot`: a picture of any scene, made without a display."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

os.environ["SDL_VIDEODRIVER"] = "dummy"  # before pygame looks for a screen
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame as pg

from karak.app.app import App
from karak.app.main import ROUTES
from karak.app.settings import Settings, SettingsFile
from karak.app.table.scene import TableScene
from karak.match import PERSON, Match, Seat, Setup
from karak.rules import CHANCE, GAMES

SETTLE: Final = 40  # frames until light and tiles are sharp


@dataclass(frozen=True, slots=True)
class Wish:
    """What the picture should show."""

    scene: str
    game: str = "catacombs"
    language: str = "en"
    size: tuple[int, int] = (1280, 720)
    scale: int = 0
    seed: str = "7"
    turns: int = 12


def shoot(wish: Wish, out: Path) -> None:
    """Render the scene into a PNG file."""
    with tempfile.TemporaryDirectory() as folder:
        app = studio(wish, Path(folder))
        SCENES[wish.scene](app, wish)
        for _ in range(SETTLE):
            app.frame(1 / 30, [])
        app.draw()
        try:
            pg.image.save(app.window.surface, out)
        except pg.error as fault:
            raise OSError(str(fault)) from None
        finally:
            app.close()


def studio(wish: Wish, folder: Path) -> App:
    """An app with folders of its own, where nothing takes time."""
    settings = Settings(
        language=wish.language, window=list(wish.size), ui_scale=wish.scale, speed="off", muted=True
    )
    SettingsFile(folder / "settings.json").save(settings)
    return App(ROUTES, config=folder, saves=folder / "saves")


def played(wish: Wish, stop: Callable[[Match], bool]) -> Match:
    """A game that computers have played until `stop`; then a person sits in the next seat."""
    names = GAMES[wish.game].hero_names[:4]
    level = "greedy"
    seats = tuple(Seat(level, name) for name in names)
    match = Match.begin(Setup(wish.game, seats, wish.seed, {"first": 0}))
    while not match.is_over and not stop(match):
        match.advance()
    if not match.is_over:
        match.reseat(match.state.seat, PERSON)
    return match


def open_table(app: App, match: Match) -> TableScene:
    app.begin_match(match)
    table = app.scenes.top
    assert isinstance(table, TableScene)  # noqa: S101 (for mypy)
    return table


def after_turns(wish: Wish) -> Callable[[Match], bool]:
    """At the beginning of a turn, when somebody may walk."""

    def reached(match: Match) -> bool:
        at_choice = match.state.actor != CHANCE and len(match.state.legal_actions()) > 1
        fresh = not match.steps or match.steps[-1].seat != match.state.seat
        return at_choice and fresh and match.state.turn > wish.turns

    return reached


def in_fight(wish: Wish) -> Callable[[Match], bool]:
    """After the roll, when something can still be done."""
    started = after_turns(wish)
    begun: list[bool] = []

    def reached(match: Match) -> bool:
        begun.extend([True] if started(match) else [])
        fighting = type(match.state.phase).__name__ == "Fighting"
        return bool(begun) and fighting and len(match.state.legal_actions()) > 1

    return reached


def show_title(app: App, wish: Wish) -> None:
    app.begin("title")


def show_new_game(app: App, wish: Wish) -> None:
    app.begin("title")
    app.open("new-game", wish.game)


def show_table(app: App, wish: Wish) -> None:
    open_table(app, played(wish, after_turns(wish)))


def show_fight(app: App, wish: Wish) -> None:
    open_table(app, played(wish, in_fight(wish)))


def show_pause(app: App, wish: Wish) -> None:
    app.open("pause", open_table(app, played(wish, after_turns(wish))))


def show_load(app: App, wish: Wish) -> None:
    table = open_table(app, played(wish, after_turns(wish)))
    app.open("save", table)
    app.scenes.top.interface.activate("save")  # type: ignore[union-attr]
    app.notices.dismiss()
    app.begin("title")
    app.open("load")


def show_settings(app: App, wish: Wish) -> None:
    app.begin("title")
    app.open("settings")


def show_help(app: App, wish: Wish) -> None:
    open_table(app, played(wish, after_turns(wish)))
    app.open("help")


def show_game_over(app: App, wish: Wish) -> None:
    open_table(app, played(wish, lambda match: False))


SCENES: Final[Mapping[str, Callable[[App, Wish], None]]] = {
    "title": show_title,
    "new-game": show_new_game,
    "table": show_table,
    "fight": show_fight,
    "pause": show_pause,
    "load": show_load,
    "settings": show_settings,
    "help": show_help,
    "game-over": show_game_over,
}
