"""Saved games: a list to load from, and a name to save under."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame as pg

from karak.app.interface import Hotspot, Mood, Widget
from karak.app.keys import ENTER, ESCAPE
from karak.app.look import BROWN, DIM, INK, Look
from karak.app.menus.page import ButtonRow, Page, Question
from karak.app.table.scene import TableScene
from karak.app.text_entry import Draft, TextEntry
from karak.app.widgets import Label, RoundButton
from karak.match import SaveProblem, Setup, load, save
from karak.match.saves import read_form

if TYPE_CHECKING:
    from karak.app.app import App

ROW: Final = 58
ENDING: Final = ".karak.json"
OWN_FILES: Final = ("autosave.json", "autosave-before.json", "last-game.json")


@dataclass(frozen=True, slots=True)
class Entry:
    """A file in the list: what it is called, what is in it."""

    path: Path
    title: str
    detail: str
    broken: bool = False


def entries(app: App) -> list[Entry]:
    """The saves of the user's folder, the newest first."""
    paths = [p for p in app.saves.glob("*.json") if p.name not in ("autosave.json",)]
    dated = sorted(((modified(path), path) for path in paths), reverse=True)
    return [entry_for(app, path, when) for when, path in dated]


def modified(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def entry_for(app: App, path: Path, when: float) -> Entry:
    title = path.name.removesuffix(ENDING).removesuffix(".json")
    if path.name in OWN_FILES:
        title = app.say(f"saves-{path.name.removesuffix('.json')}")
    date = time.strftime("%Y-%m-%d %H:%M", time.localtime(when))
    try:
        form = read_form(path)
        setup = Setup.from_json(form["setup"])
        heroes = app.texts.listed([app.texts.inside(f"hero-{seat.hero}") for seat in setup.seats])
        turn = form["position"].get("turn", 0)
        game = f"game-{setup.game}"
        return Entry(
            path, title, app.say("saves-detail", date=date, game=game, heroes=heroes, turn=turn)
        )
    except SaveProblem as problem:
        return Entry(path, title, app.problem_text(problem), broken=True)
    except (ValueError, TypeError, AttributeError):
        return Entry(path, title, app.say("saves-unreadable"), broken=True)


class SaveRow(Widget):
    """One file."""

    def __init__(self, hotspot: Hotspot, entry: Entry) -> None:
        super().__init__(hotspot.rect, hotspot)
        self.entry = entry

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        look.panel(onto, "parchment", self.rect, mood.lighter // 3)
        left, room = self.rect.left + look.px(16), self.rect.width - look.px(70)
        title = look.letters.shortened(self.entry.title, "heading", room)
        look.text(onto, title, "heading", INK, (left, self.rect.top + look.px(17)))
        detail = look.letters.shortened(self.entry.detail, "small", room)
        colour = "#8a1f18" if self.entry.broken else BROWN
        look.text(onto, detail, "small", colour, (left, self.rect.top + look.px(38)))


class LoadScene(Page):
    """A click on a game goes on with it."""

    name = "load"
    size = (680, 560)
    heading = "load-title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._first = 0
        self._entries = entries(app)

    def buttons(self) -> ButtonRow:
        return [("back", self.app.scenes.pop, "icons/back", ESCAPE, False)]

    @property
    def list_box(self) -> pg.Rect:
        return self.inside

    def body(self) -> Sequence[Widget]:
        look, box = self.app.look, self.list_box
        row = look.px(ROW) + look.px(6)
        room = max(1, box.height // row)
        self._first = min(self._first, max(0, len(self._entries) - room))
        found: list[Widget] = [Scroller(box, self._scroll)]
        if not self._entries:
            found.append(Label(box, self.app.say("saves-none"), "body", DIM, "center"))
        for at, entry in enumerate(self._entries[self._first : self._first + room]):
            rect = pg.Rect(box.left, box.top + at * row, box.width, look.px(ROW))
            found += self._row(entry, rect)
        if len(self._entries) > room:
            more = self.app.say("saves-more", n=len(self._entries))
            place = pg.Rect(box.left, self.panel.bottom - look.px(40), box.width, look.px(20))
            found.append(Label(place, more, "small", DIM, "right"))
        return found

    def _row(self, entry: Entry, rect: pg.Rect) -> list[Widget]:
        look = self.app.look
        spot = Hotspot(f"save:{entry.path.name}", rect, lambda: self.chosen(entry))
        bin_rect = pg.Rect(0, 0, look.px(30), look.px(30))
        bin_rect.midright = (rect.right - look.px(14), rect.centery)
        trash = Hotspot(
            f"delete:{entry.path.name}",
            bin_rect,
            lambda: self._delete(entry),
            self.app.say("delete"),
        )
        return [SaveRow(spot, entry), RoundButton(trash, "icons/trash")]

    def _scroll(self, by: int) -> None:
        self._first = max(0, self._first - by)
        self.rebuild()

    def chosen(self, entry: Entry) -> None:
        try:
            match = load(entry.path)
        except SaveProblem as problem:
            self.app.notices.add(self.app.problem_text(problem))
            return
        self.app.begin_match(match)

    def _delete(self, entry: Entry) -> None:
        text = self.app.say("delete-text", name=entry.title)
        self.app.scenes.push(
            Question(self.app, "delete", text, "delete-yes", lambda: self._deleted(entry))
        )

    def _deleted(self, entry: Entry) -> None:
        try:
            entry.path.unlink(missing_ok=True)
        except OSError:
            self.app.notices.add(self.app.say("delete-failed", file=entry.path.name))
        self._entries = entries(self.app)
        self.rebuild()


class Scroller(Widget):
    """The wheel over the list."""

    def __init__(self, rect: pg.Rect, on_scroll: Callable[[int], None]) -> None:
        super().__init__(rect)
        self.on_scroll = on_scroll

    def scroll(self, notches: float) -> bool:
        self.on_scroll(round(notches))
        return True


class SaveScene(LoadScene):
    """A name, and the games there are: a click on one writes over it."""

    name = "save"
    heading = "save-title"

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app)
        self.table = table
        heroes = app.texts.listed([app.texts.inside(f"hero-{hero}") for hero in table.match.heroes])
        self.draft = Draft(time.strftime(f"%Y-%m-%d {heroes}")[:60], longest=60)

    def buttons(self) -> ButtonRow:
        return [
            ("save", self._save, "icons/save", ENTER, True),
            ("back", self.app.scenes.pop, "icons/back", ESCAPE, False),
        ]

    @property
    def list_box(self) -> pg.Rect:
        px, box = self.app.look.px, self.inside
        return pg.Rect(box.left, box.top + px(52), box.width, box.height - px(52))

    def body(self) -> Sequence[Widget]:
        px, box = self.app.look.px, self.inside
        rect = pg.Rect(box.left, box.top, box.width, px(38))
        entry = TextEntry("name", rect, self.draft, self.rebuild, self.app.say("save-name"))
        return [entry, *super().body()]

    def chosen(self, entry: Entry) -> None:
        text = self.app.say("overwrite-text", name=entry.title)
        self.app.scenes.push(
            Question(self.app, "save", text, "overwrite-yes", lambda: self._write(entry.path))
        )

    def _save(self) -> None:
        name = "".join("_" if letter in '/\\:*?"<>|' else letter for letter in self.draft.text)
        name = name.strip(" .") or "karak"
        path = self.app.saves / f"{name}{ENDING}"
        if path.exists():
            self.chosen(Entry(path, name, ""))
        else:
            self._write(path)

    def _write(self, path: Path) -> None:
        try:
            save(self.table.match, path)
        except SaveProblem as problem:
            self.app.notices.add(self.app.problem_text(problem))
            return
        self.app.notices.add(self.app.say("saved", name=path.name.removesuffix(ENDING)))
        self.app.scenes.pop()
