"""The pause menu of a table: save, load, seats, settings, leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame as pg

from karak.app.interface import Hotspot, Widget
from karak.app.keys import ESCAPE, HELP, Key, letter
from karak.app.look import VALUE
from karak.app.menus.page import ButtonRow, Page, Question
from karak.app.table.scene import TableScene
from karak.app.widgets import Button, Label, Picture, choices
from karak.match import PERSON

if TYPE_CHECKING:
    from karak.app.app import App

HEIGHT, GAP, ROW = 42, 8, 46  # logical pixels: of a button, between two, of a seat
ENTRY_ROWS: Final = 4
SAVE_KEY, LOAD_KEY = letter("S", command=True), letter("O", command=True)
PLAY_FOR_ME_KEY: Final = letter("B")

Entry = tuple[str, str, Callable[[], None], Key | None]
"""Name, icon, what it does, key."""


class PauseScene(Page):
    """The game waits."""

    name = "pause"
    size = (560, 600)
    heading = "pause-title"

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app)
        self.table = table

    def buttons(self) -> ButtonRow:
        return [("pause-resume", self.app.scenes.pop, "icons/next", ESCAPE, True)]

    def body(self) -> Sequence[Widget]:
        return [*self._actions(), *self._seats()]

    def _actions(self) -> list[Widget]:
        px, inside = self.app.look.px, self.inside
        width = (inside.width - px(GAP)) // 2
        found: list[Widget] = []
        for at, (name, icon, act, key) in enumerate(self._entries()):
            row, column = divmod(at, 2)
            rect = pg.Rect(inside.left, inside.top, width, px(HEIGHT))
            rect.move_ip(column * (width + px(GAP)), row * px(HEIGHT + GAP))
            tip = f"{name}-tip" if self.app.texts.has(f"{name}-tip") else name
            spot = Hotspot(name, rect, act, self.app.say(tip), key)
            found.append(Button(spot, self.app.say(name), icon))
        return found

    def _entries(self) -> list[Entry]:
        """What can be done here; only a person can give up or be played for."""
        app = self.app
        mine: list[Entry] = [
            ("pause-play-for-me", "icons/computer", self._play_for_me, PLAY_FOR_ME_KEY),
            ("pause-give-up", "icons/flag", self._give_up, None),
        ]
        return [
            ("pause-save", "icons/save", lambda: app.open("save", self.table), SAVE_KEY),
            ("pause-load", "icons/folder", lambda: app.open("load"), LOAD_KEY),
            ("pause-settings", "icons/settings", lambda: app.open("settings"), None),
            ("pause-help", "icons/help", lambda: app.open("help"), HELP),
            *(mine if self.table.match.waits_for_person else ()),
            ("pause-title-page", "icons/quit", lambda: app.begin("title"), None),
            ("pause-quit", "icons/close", app.quit, None),
        ]

    # --- seats --------------------------------------------------------------------------------

    def _seats(self) -> list[Widget]:
        look, inside = self.app.look, self.inside
        px, match = look.px, self.table.match
        top = inside.top + ENTRY_ROWS * px(HEIGHT + GAP) + px(6)
        title = pg.Rect(inside.left, top, inside.width, px(22))
        found: list[Widget] = [Label(title, self.app.say("pause-seats"), "label", VALUE)]
        top += px(26)
        row = min(px(ROW), (inside.bottom - top) // len(match.setup.seats))
        for seat, chair in enumerate(match.setup.seats):
            box = pg.Rect(inside.left, top + seat * row, inside.width, row - px(4))
            face = pg.Rect(box.left, box.top, box.height, box.height)
            found.append(Picture(face, f"heroes/{chair.hero}/portrait"))
            name = self.app.say(f"hero-{chair.hero}")
            label = pg.Rect(face.right + px(8), box.centery - px(10), px(130), px(20))
            found.append(Label(label, look.letters.shortened(name, "body", label.width)))
            options = [(PERSON, self.app.say("seat-person"))]
            options += [(level, self.app.say(f"seat-{level}")) for level in self.table.levels]
            place = pg.Rect(label.right + px(8), box.top + px(2), 0, box.height - px(4))
            place.width = box.right - place.left
            found += choices(
                look, f"seat-{seat}", place, options, chair.player,
                partial(self._reseat, seat),
            )  # fmt: skip
        return found

    def _reseat(self, seat: int, player: str) -> None:
        self.table.reseat(seat, player)
        self.rebuild()

    def _play_for_me(self) -> None:
        self.app.scenes.pop()
        self.table.play_for_me()

    def _give_up(self) -> None:
        hero = f"hero-{self.table.match.heroes[self.table.match.state.seat]}"
        text = self.app.say("give-up-text", hero=hero)
        self.app.scenes.push(
            Question(self.app, "pause-give-up", text, "give-up-yes", self._gave_up)
        )

    def _gave_up(self) -> None:
        """The computer takes over; when nobody is left, the game is over."""
        self.app.scenes.pop()
        self.table.give_up()
