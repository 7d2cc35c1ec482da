"""Starts the window: `karak`, `python3 scripts/play.py`, or the packaged program."""
# ruff: noqa: PLC0415 (scenes are loaded when they are first opened)

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from karak.app.app import App
from karak.app.hotspot_file import HotspotFile
from karak.app.logbook import Logbook, log
from karak.app.memory import give_back_pictures
from karak.app.pictures import Pictures
from karak.app.scene import Scene
from karak.app.table import TABLES
from karak.app.window import NoDisplay
from karak.match import Autosave, Match
from karak.on_demand import OnDemand
from karak.rules import GAMES
from karak.text import Texts

if TYPE_CHECKING:
    from karak.app.table.tabletop import Tabletop

SCENES: Final = (
    "title", "new-game", "table", "pause", "save", "load", "settings", "help", "game-over",
)  # fmt: skip
FIRST_SEEN: Final = ("background", "wordmark", *(f"box-{game}" for game in GAMES))


def load_tabletop(game: str) -> type[Tabletop]:
    from karak.app.catacombs.table import CatacombsTable

    return {"catacombs": CatacombsTable}[game]


def open_table(app: App, match: Match, autosave: Autosave) -> Scene:
    from karak.app.table.scene import TableScene

    return TableScene(app, match, autosave, TABLETOPS[match.setup.game])


def load_scene(name: str) -> Callable[..., Scene]:
    """How a scene is made. The title is seen before the others have been loaded."""
    match name:
        case "title":
            from karak.app.menus.title import TitleScene

            return TitleScene
        case "new-game":
            from karak.app.menus.new_game import NewGameScene

            return NewGameScene
        case "pause":
            from karak.app.menus.pause import PauseScene

            return PauseScene
        case "save":
            from karak.app.menus.saves import SaveScene

            return SaveScene
        case "load":
            from karak.app.menus.saves import LoadScene

            return LoadScene
        case "settings":
            from karak.app.menus.settings import SettingsScene

            return SettingsScene
        case "help":
            from karak.app.menus.help import HelpScene

            return HelpScene
        case "game-over":
            from karak.app.menus.game_over import GameOverScene

            return GameOverScene
    return open_table


TABLETOPS: Final[Mapping[str, type[Tabletop]]] = OnDemand(TABLES, load_tabletop)
ROUTES: Final[Mapping[str, Callable[..., Scene]]] = OnDemand(SCENES, load_scene)


def new_app(config: Path | None = None, saves: Path | None = None) -> App:
    """The program; while it is being made, the pictures of its first page are read."""
    give_back_pictures()
    pictures = Pictures()
    pictures.ahead(f"title/{name}" for name in FIRST_SEEN)
    return App(ROUTES, config, saves, pictures)


def start(texts: Texts, hotspots: Path | None = None) -> int:
    """Until the window is closed; gives the exit code. Raises NoDisplay where there is no screen.

    `texts`: for the sentence about a fault, unless the settings name another language.
    """
    book = Logbook()
    book.begin()
    app: App | None = None
    try:
        app = new_app()
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
