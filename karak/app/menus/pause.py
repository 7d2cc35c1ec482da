"""The pause menu of a table: save, load, seats, settings, leave."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame as pg

from karak.app.interface import Hotspot, Widget
from karak.app.keys import ESCAPE, HELP, Key, letter
from karak.app.menus.page import ButtonRow, Page, Question
from karak.app.table.scene import TableScene
from karak.app.widgets import Button, Label, Picture, choices
from karak.match import PERSON

if TYPE_CHECKING:
    from karak.app.app import App

ROW: Final = 46


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
        gap, height = px(8), px(42)
        width = (inside.width - gap) // 2
        entries: list[tuple[str, str, Key | None]] = [
            ("pause-save", "icons/save", letter("S", command=True)),
            ("pause-load", "icons/folder", letter("O", command=True)),
            ("pause-settings", "icons/settings", None),
            ("pause-help", "icons/help", HELP),
            ("pause-play-for-me", "icons/computer", letter("B")),
            ("pause-give-up", "icons/flag", None),
            ("pause-title-page", "icons/quit", None),
            ("pause-quit", "icons/close", None),
        ]
        acts = {
            "pause-save": lambda: self.app.open("save", self.table),
            "pause-load": lambda: self.app.open("load"),
            "pause-settings": lambda: self.app.open("settings"),
            "pause-help": lambda: self.app.open("help"),
            "pause-play-for-me": self._play_for_me,
            "pause-give-up": self._give_up,
            "pause-title-page": lambda: self.app.begin("title"),
            "pause-quit": self.app.quit,
        }
        if not self.table.match.waits_for_person:
            entries = [e for e in entries if e[0] not in ("pause-play-for-me", "pause-give-up")]
        found: list[Widget] = []
        for at, (name, icon, key) in enumerate(entries):
            row, column = divmod(at, 2)
            left, top = inside.left + column * (width + gap), inside.top + row * (height + gap)
            tip = f"{name}-tip"
            spot = Hotspot(
                name,
                pg.Rect(left, top, width, height),
                acts[name],
                self.app.say(tip) if self.app.texts.has(tip) else "",
                key,
            )
            found.append(Button(spot, self.app.say(name), icon))
        return found

    # --- seats --------------------------------------------------------------------------------

    def _seats(self) -> list[Widget]:
        look, inside = self.app.look, self.inside
        px, match = look.px, self.table.match
        top = inside.top + 4 * px(50) + px(6)
        title = pg.Rect(inside.left, top, inside.width, px(22))
        found: list[Widget] = [Label(title, self.app.say("pause-seats"), "label", "#ffdf9e")]
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
