"""Starts the window: `karak`, `python3 scripts/play.py`, or the packaged program."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Mapping
from typing import Final

from karak.app.app import App
from karak.app.catacombs.table import CatacombsTable
from karak.app.menus.game_over import GameOverScene
from karak.app.menus.help import HelpScene
from karak.app.menus.new_game import NewGameScene
from karak.app.menus.pause import PauseScene
from karak.app.menus.saves import LoadScene, SaveScene
from karak.app.menus.settings import SettingsScene
from karak.app.menus.title import TitleScene
from karak.app.scene import Scene
from karak.app.table.scene import TableScene
from karak.app.table.tabletop import Tabletop
from karak.app.window import NoDisplay
from karak.match import Autosave, Match

TABLETOPS: Final[Mapping[str, type[Tabletop]]] = {"catacombs": CatacombsTable}


def open_table(app: App, match: Match, autosave: Autosave) -> TableScene:
    return TableScene(app, match, autosave, TABLETOPS[match.setup.game])


ROUTES: Final[Mapping[str, Callable[..., Scene]]] = {
    "title": TitleScene,
    "new-game": NewGameScene,
    "table": open_table,
    "pause": PauseScene,
    "save": SaveScene,
    "load": LoadScene,
    "settings": SettingsScene,
    "help": HelpScene,
    "game-over": GameOverScene,
}


def start() -> None:
    """Until the window is closed. Raises NoDisplay where there is no screen."""
    multiprocessing.freeze_support()
    app = App(ROUTES)
    app.begin("title")
    app.run()


__all__ = ["ROUTES", "TABLETOPS", "NoDisplay", "start"]
