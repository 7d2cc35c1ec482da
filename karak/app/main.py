"""Starts the window: `karak`, `python3 scripts/play.py`, or the packaged program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from karak.app.app import App
from karak.app.catacombs.table import CatacombsTable
from karak.app.hotspot_file import HotspotFile
from karak.app.logbook import Logbook, log
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
from karak.text import Texts

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


def start(texts: Texts, hotspots: Path | None = None) -> int:
    """Until the window is closed; gives the exit code. Raises NoDisplay where there is no screen.

    `texts`: for the sentence about a fault, unless the settings name another language.
    """
    book = Logbook()
    book.begin()
    app: App | None = None
    try:
        app = App(ROUTES)
        app.after_frame = HotspotFile(hotspots) if hotspots else None
        app.begin("title")
        app.run()
    except NoDisplay as fault:
        log.error("There is no display: %s", fault)
        raise
    except Exception as fault:  # whatever it is: the player must hear of it
        book.failed(fault, app.texts if app else texts)
        return 1
    finally:
        book.end()
    return 0


__all__ = ["ROUTES", "TABLETOPS", "NoDisplay", "start"]
