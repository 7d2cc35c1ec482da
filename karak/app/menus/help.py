"""F1: the game in five sentences, and every control."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame as pg

from karak.app.interface import Widget
from karak.app.keys import ESCAPE
from karak.app.look import CREAM, VALUE
from karak.app.menus.page import ButtonRow, Page
from karak.app.widgets import Label

CONTROLS: Final = (
    "click", "drag", "wheel", "right", "walk", "pan", "centre", "fit", "rotate", "tab", "end",
    "undo", "log", "box", "hurry", "picture", "fullscreen", "mute",
)  # fmt: skip


class HelpScene(Page):
    """What to do, and which key does it."""

    name = "help"
    size = (960, 640)
    heading = "help-title"

    def buttons(self) -> ButtonRow:
        return [("back", self.app.scenes.pop, "icons/back", ESCAPE, True)]

    def body(self) -> Sequence[Widget]:
        look, say, inside = self.app.look, self.app.say, self.inside
        px = look.px
        half = (inside.width - px(36)) // 2
        found: list[Widget] = []
        top = inside.top
        for at in range(1, 7):
            text = say(f"help-rule-{at}")
            height = look.height_of(text, "body", half)
            found.append(Label(pg.Rect(inside.left, top, half, height), text))
            top += height + px(9)
        left = inside.right - half
        key_width = round(half * 0.42)
        row = min(px(26), inside.height // len(CONTROLS))
        for at, control in enumerate(CONTROLS):
            y = inside.top + at * row
            key = pg.Rect(left, y, key_width, row)
            keys = look.letters.shortened(say(f"help-key-{control}"), "small", key_width - px(6))
            found.append(Label(key, keys, "small", VALUE))
            does = pg.Rect(left + key_width, y, half - key_width, row)
            text = look.letters.shortened(say(f"help-does-{control}"), "small", does.width)
            found.append(Label(does, text, "small", CREAM))
        return found
