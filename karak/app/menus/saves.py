"""Saved games: a list to load from, and a name to save under."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame as pg

from karak.app.interface import Hotspot, Mood, Widget
from karak.app.keys import ENTER, ESCAPE
from karak.app.lettering import readable
from karak.app.look import BROWN, DIM, INK, Look
from karak.app.menus.page import ButtonRow, Page, Question
from karak.app.table import TABLES
from karak.app.table.scene import TableScene
from karak.app.text_entry import Draft, TextEntry
from karak.app.widgets import Label, RoundButton
from karak.match import SaveProblem, Setup, load, save
from karak.match.saves import read_form

if TYPE_CHECKING:
    from karak.app.app import App

BROKEN: Final = "#8a1f18"
ROW, GAP = 58, 6  # logical pixels
ENDING: Final = ".karak.json"
KEPT: Final = ("autosave-before.json", "last-game.json")  # by the program itself
LONGEST_FILE_NAME: Final = 60  # letters
LONGEST_NAME: Final = 300  # logical pixels, in a question
RUNNING: Final = "autosave.json"  # Continue goes on with it
NEVER_IN_NAMES: Final = '/\\:*?"<>|'
DEVICES: Final = frozenset(  # names that Windows keeps for itself
    ("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)))
)


@dataclass(frozen=True, slots=True)
class Entry:
    """A file in the list."""

    path: Path
    title: str
    when: float = 0.0  # seconds, as the system counts them


@dataclass(frozen=True, slots=True)
class Content:
    """What is in a file, in a line."""

    text: str
    broken: bool = False


def entries(app: App) -> list[Entry]:
    """The saves of the user's folder, the newest first. None of them is read."""
    paths = [path for path in app.saves.glob("*.json") if path.name != RUNNING]
    found = [Entry(path, title_of(app, path), modified(path)) for path in paths]
    return sorted(found, key=lambda entry: (entry.when, entry.path.name), reverse=True)


def modified(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def title_of(app: App, path: Path) -> str:
    if path.name in KEPT:
        return app.say(f"saves-{path.stem}")
    return readable(path.name.removesuffix(ENDING).removesuffix(".json"))


def content_of(app: App, entry: Entry) -> Content:
    """Read from the file."""
    date = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.when))
    try:
        form = read_form(entry.path)
        setup = Setup.from_json(form["setup"])
        heroes = app.texts.listed([app.texts.inside(f"hero-{seat.hero}") for seat in setup.seats])
        turn, game = form["position"].get("turn", 0), f"game-{setup.game}"
        return Content(app.say("saves-detail", date=date, game=game, heroes=heroes, turn=turn))
    except SaveProblem as problem:
        return Content(app.problem_text(problem), broken=True)
    except (ValueError, TypeError, AttributeError):
        return Content(app.say("saves-unreadable"), broken=True)


def file_name(wanted: str) -> str:
    """A name that every system takes, as near as possible to the one that was typed."""
    name = "".join("_" if letter in NEVER_IN_NAMES else letter for letter in wanted)
    name = name.strip(" .") or "karak"
    return f"_{name}" if name.partition(".")[0].lower() in DEVICES else name


class SaveRow(Widget):
    """One file."""

    def __init__(self, hotspot: Hotspot, title: str, content: Content) -> None:
        super().__init__(hotspot.rect, hotspot)
        self.title, self.content = title, content

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        look.panel(onto, "parchment", self.rect, mood.lighter // 3)
        left, room = self.rect.left + look.px(16), self.rect.width - look.px(70)
        title = look.letters.shortened(self.title, "heading", room)
        look.text(onto, title, "heading", INK, (left, self.rect.top + look.px(17)))
        detail = look.letters.shortened(self.content.text, "small", room)
        colour = BROKEN if self.content.broken else BROWN
        look.text(onto, detail, "small", colour, (left, self.rect.top + look.px(38)))


class LoadScene(Page):
    """A click on a game goes on with it."""

    name = "load"
    size = (680, 560)
    heading = "load-title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._first = 0  # the uppermost row
        self._entries = self.listed()
        self._contents: dict[Path, Content] = {}  # of those that have been seen

    def listed(self) -> list[Entry]:
        return entries(self.app)

    def buttons(self) -> ButtonRow:
        return [("back", self.app.scenes.pop, "icons/back", ESCAPE, False)]

    @property
    def list_box(self) -> pg.Rect:
        return self.inside

    @property
    def _room(self) -> int:
        """How many rows can be seen at once."""
        return max(1, self.list_box.height // self.app.look.px(ROW + GAP))

    @property
    def _last_first(self) -> int:
        return max(0, len(self._entries) - self._room)

    def body(self) -> Sequence[Widget]:
        look, box = self.app.look, self.list_box
        row, room = look.px(ROW + GAP), self._room
        self._first = min(self._first, self._last_first)
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
        if entry.path not in self._contents:
            self._contents[entry.path] = content_of(self.app, entry)
        spot = Hotspot(f"save:{entry.path.name}", rect, partial(self.chosen, entry))
        bin_rect = pg.Rect(0, 0, look.px(30), look.px(30))
        bin_rect.midright = (rect.right - look.px(14), rect.centery)
        trash = Hotspot(
            f"delete:{entry.path.name}",
            bin_rect,
            partial(self._delete, entry),
            self.app.say("delete"),
        )
        row = SaveRow(spot, entry.title, self._contents[entry.path])
        return [row, RoundButton(trash, "icons/trash")]

    def _scroll(self, by: int) -> bool:
        """Up (by more than 0) or down; whether there was anything left."""
        before = self._first
        self._first = min(self._last_first, max(0, self._first - by))
        if self._first != before:
            self.rebuild()
        return self._first != before

    def chosen(self, entry: Entry) -> None:
        try:
            match = load(entry.path)
        except SaveProblem as problem:
            self.app.notices.add(self.app.problem_text(problem))
            return
        if match.setup.game in TABLES:
            self.app.begin_match(match)
        else:
            game = f"game-{match.setup.game}"
            self.app.notices.add(self.app.say("title-no-table", game=game))

    def ask(self, heading: str, entry: Entry, act: Callable[[], None]) -> None:
        """Before a file is lost. `heading` is also the name of the texts."""
        letters, room = self.app.look.letters, self.app.look.px(LONGEST_NAME)
        name = letters.shortened(entry.title, "body", room)
        text = self.app.say(f"{heading}-text", name=name)
        self.app.scenes.push(Question(self.app, heading, text, f"{heading}-yes", act))

    def _delete(self, entry: Entry) -> None:
        self.ask("delete", entry, partial(self._deleted, entry))

    def _deleted(self, entry: Entry) -> None:
        try:
            entry.path.unlink(missing_ok=True)
        except OSError:
            self.app.notices.add(self.app.say("delete-failed", file=entry.title))
        self._entries = self.listed()
        self.rebuild()


class Scroller(Widget):
    """The wheel over the list."""

    scrolls = True

    def __init__(self, rect: pg.Rect, on_scroll: Callable[[int], bool]) -> None:
        super().__init__(rect)
        self.on_scroll = on_scroll

    def scroll(self, notches: float) -> bool:
        return self.on_scroll(round(notches))


class SaveScene(LoadScene):
    """A name, and the games there are: a click on one writes over it."""

    name = "save"
    heading = "save-title"

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app)
        self.table = table
        heroes = app.texts.listed([app.texts.inside(f"hero-{hero}") for hero in table.match.heroes])
        name = f"{time.strftime('%Y-%m-%d')} {heroes}"
        self.draft = Draft(name[:LONGEST_FILE_NAME], LONGEST_FILE_NAME)

    def listed(self) -> list[Entry]:
        """What the program keeps by itself is not to be written over."""
        return [entry for entry in super().listed() if entry.path.name not in KEPT]

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
        hint = self.app.say("save-name")
        entry = TextEntry(self.app.look, "name", rect, self.draft, self.rebuild, hint)
        return [entry, *super().body()]

    def chosen(self, entry: Entry) -> None:
        self.ask("overwrite", entry, partial(self._write, entry.path))

    def _save(self) -> None:
        name = file_name(self.draft.text)
        path = self.app.saves / f"{name}{ENDING}"
        if path.exists():
            self.chosen(Entry(path, name))
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
