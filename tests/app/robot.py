"""A robot that plays with the mouse alone: it sees hotspots and posts clicks on them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame as pg

from karak.app.app import App
from karak.app.catacombs.table import CatacombsTable
from karak.app.hotspot_file import free_point
from karak.app.main import ROUTES
from karak.app.settings import Settings, SettingsFile
from karak.app.table.scene import TableScene
from karak.match import Match
from karak.rules import Action
from karak.rules.catacombs import actions as do

FRAME = 1 / 30
PATIENCE = 3000  # frames until something must have happened


def open_app(folder: Path, size: tuple[int, int] = (1280, 720), **settings: Any) -> App:
    """An app whose folders are its own; nothing takes time unless `speed` says so."""
    wanted = {"speed": "off", "muted": True, "language": "en", "window": list(size), **settings}
    SettingsFile(folder / "settings.json").save(Settings(**wanted))
    return App(ROUTES, config=folder, saves=folder / "saves")


def mouse(kind: int, at: tuple[int, int], button: int = 1) -> pg.Event:
    if kind == pg.MOUSEMOTION:
        return pg.Event(kind, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    return pg.Event(kind, pos=at, button=button)


def key(scancode: int, mod: int = 0) -> pg.Event:
    return pg.Event(pg.KEYDOWN, scancode=scancode, key=0, mod=mod, unicode="")


class Robot:
    """Clicks by name."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def scene(self) -> Any:
        return self.app.scenes.top

    @property
    def spots(self) -> list[str]:
        return [spot.name for spot in self.scene.interface.hotspots]

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            self.app.frame(FRAME, [])

    def click(self, name: str) -> None:
        assert name in self.spots, f"no {name} among {self.spots}"
        self._bring_into_view(name)
        at = free_point(self.scene.interface, name, pg.Rect((0, 0), self.app.window.size))
        assert at, f"{name} is covered by something, or outside the window"
        for kind in (pg.MOUSEMOTION, pg.MOUSEBUTTONDOWN, pg.MOUSEBUTTONUP):
            self.app.handle(mouse(kind, at))
        self.frames()

    def _bring_into_view(self, name: str) -> None:
        """Drag the board until the place can be clicked."""
        if not isinstance(self.scene, TableScene) or not name.startswith(
            ("cell", "lay", "fountain")
        ):
            return
        safe = self.scene.tabletop.view.camera.safe  # type: ignore[attr-defined]
        center = self.scene.interface.spot(name).rect.center
        if safe.inflate(-40, -40).collidepoint(center):
            return
        self.scene.tabletop.view.camera.pan(  # type: ignore[attr-defined]
            safe.centerx - center[0], safe.centery - center[1]
        )
        self.frames(2)


class TableRobot(Robot):
    """Plays the catacombs: any action of the rules, by clicks."""

    @property
    def table(self) -> CatacombsTable:
        return self.scene.tabletop

    @property
    def match(self) -> Match:
        return self.scene.match

    def settle(self) -> None:
        """Until a person is asked, or the game is over."""
        for _ in range(PATIENCE):
            if not isinstance(self.scene, TableScene):
                return
            for name in ("go-on", "roll", "confirm"):
                if name in self.spots:
                    self.click(name)
            if self._asks():
                return
            self.frames()
        raise AssertionError("the table does not come to rest")

    def _asks(self) -> bool:
        scene = self.scene
        if not isinstance(scene, TableScene):
            return True
        return (
            not scene.queue.busy
            and scene.match.waits_for_person
            and len(scene.match.state.legal_actions()) > 1
        )

    def do(self, action: Action) -> None:
        """One legal action of the person whose turn it is."""
        for name in self.route(action):
            self.click(name)

    def route(self, action: Action) -> list[str]:
        """The hotspots to click, one after another."""
        match action:
            case do.Step(to) | do.Explore(to):
                return [f"cell:{to}"]
            case do.Lay(tile):
                turns = self.table.choices.turns
                return ["turn-right"] * turns.index(tile) + ["lay"]
            case do.Keep(token):
                return [f"keep:{token.name}"]
            case do.Take(thing, None):
                return [f"take:{thing.name}"]
            case do.Take(thing, dropping):
                first = f"take:{thing.name}"
                return [*([first] if first in self.spots else []), f"drop:{dropping.name}"]
            case do.GiveCurse(seat):
                return [f"seat:{seat}"]
            case do.SwapPlaces(seat):
                return ["do:swap", f"seat:{seat}"]
            case do.CastPortal(seat, fountain):
                fountains = self.table.state.fountains
                last = [f"fountain:{fountain}"] if len(fountains) > 1 else []
                return ["do:portal", f"seat:{seat}", *last]
            case do.Reincarnate(fountain):
                return [f"fountain:{fountain}"]
        return [f"do:{type(action).__name__}"]
