"""What the pages of the menus share: a panel in the middle, a heading, buttons below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame as pg

from karak.app.interface import Hotspot, Widget
from karak.app.keys import ESCAPE, Key
from karak.app.look import CREAM
from karak.app.scene import Scene
from karak.app.widgets import Button, Dimmed, Label, Panel

if TYPE_CHECKING:
    from karak.app.app import App

ButtonRow = Sequence[tuple[str, Callable[[], None], str, Key | None, bool]]
"""Name, what it does, icon, key, whether it is the one that matters."""


class Page(Scene):
    """A panel over whatever lies below; `size` is what it would like to have."""

    covers_all = False
    size = (620, 480)  # logical pixels
    heading = ""  # the key of its heading

    def body(self) -> Sequence[Widget]:
        """What is on the panel, below the heading."""
        return ()

    def buttons(self) -> ButtonRow:
        """The lower row."""
        return ()

    @property
    def panel(self) -> pg.Rect:
        look = self.app.look
        width, height = self.app.window.size
        box = pg.Rect(0, 0, *(look.px(side) for side in self.size))
        box.width = min(box.width, width - look.px(24))
        box.height = min(box.height, height - look.px(24))
        box.center = (width // 2, height // 2)
        return box

    @property
    def inside(self) -> pg.Rect:
        """Between heading and buttons."""
        px, box = self.app.look.px, self.panel
        top, bottom = px(62), px(72) if self.buttons() else px(20)
        return pg.Rect(
            box.left + px(24), box.top + top, box.width - px(48), box.height - top - bottom
        )

    def widgets(self) -> list[Widget]:
        px, box = self.app.look.px, self.panel
        window = pg.Rect((0, 0), self.app.window.size)
        title = pg.Rect(box.left + px(24), box.top + px(18), box.width - px(48), px(36))
        found: list[Widget] = [Dimmed(window, 120), Panel(box, "stage")]
        found.append(Label(title, self.app.say(self.heading), "title", CREAM, "center"))
        return [*found, *self.body(), *self._button_row()]

    def _button_row(self) -> list[Widget]:
        look, box = self.app.look, self.panel
        gap, height = look.px(10), look.px(44)
        made: list[tuple[Hotspot, str, str, str, bool]] = []
        widths = []
        for name, act, icon, key, primary in self.buttons():
            text, key_text = self.app.say(name), self.app.key_text(key)
            widths.append(Button.width(look, text, bool(icon), key_text))
            spot = Hotspot(name, pg.Rect(0, 0, widths[-1], height), act, key=key)
            made.append((spot, text, icon, key_text, primary))
        left = box.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
        row: list[Widget] = []
        for (spot, text, icon, key_text, primary), width in zip(made, widths, strict=True):
            spot.rect.topleft = (left, box.bottom - look.px(20) - height)
            row.append(Button(spot, text, icon, key_text, primary))
            left += width + gap
        return row


class Question(Page):
    """Yes or no."""

    size = (460, 210)

    def __init__(
        self, app: App, heading: str, text: str, yes: str, act: Callable[[], None]
    ) -> None:
        super().__init__(app)
        self.heading, self._text, self._yes, self._act = heading, text, yes, act

    def body(self) -> Sequence[Widget]:
        return [Label(self.inside, self._text, "body", CREAM, "center")]

    def buttons(self) -> ButtonRow:
        return [
            (self._yes, self._agree, "", None, False),
            ("cancel", self.app.scenes.pop, "", ESCAPE, True),
        ]

    def _agree(self) -> None:
        self.app.scenes.pop()
        self._act()
