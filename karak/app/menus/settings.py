"""The settings page: one page, groups, every change to be seen behind it at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import pygame as pg

from karak.app.interface import Hotspot, Widget
from karak.app.keys import ESCAPE
from karak.app.look import VALUE
from karak.app.menus.page import ButtonRow, Page
from karak.app.settings import SCALES, SPEEDS
from karak.app.widgets import Label, Row, Slider, Toggle, choices
from karak.text import languages

ROW: Final = 38
LEFT: Final = (
    ("settings-group-language", ("language",)),
    ("settings-group-screen", ("fullscreen", "ui_scale", "high_contrast", "colour_signs")),
    ("settings-group-sound", ("music", "effects", "muted")),
)
RIGHT: Final = (
    ("settings-group-motion", ("speed", "reduced_motion")),
    ("settings-group-help", ("marks", "odds", "confirm_turn")),
)


class SettingsScene(Page):
    """Each row names a setting and shows it."""

    name = "settings"
    size = (940, 620)
    heading = "settings-title"

    def buttons(self) -> ButtonRow:
        return [
            ("settings-reset", self._reset, "icons/undo", None, False),
            ("back", self.app.scenes.pop, "icons/back", ESCAPE, True),
        ]

    def body(self) -> Sequence[Widget]:
        px, inside = self.app.look.px, self.inside
        half = (inside.width - px(36)) // 2
        left = pg.Rect(inside.left, inside.top, half, inside.height)
        right = pg.Rect(inside.right - half, inside.top, half, inside.height)
        return [*self._column(left, LEFT), *self._column(right, RIGHT)]

    def _column(self, box: pg.Rect, groups: Any) -> list[Widget]:
        px, say = self.app.look.px, self.app.say
        found: list[Widget] = []
        top = box.top
        for title, names in groups:
            place = pg.Rect(box.left, top, box.width, px(22))
            found.append(Label(place, say(title), "label", VALUE))
            top += px(28)
            for name in names:
                rows = 2 if name == "language" else 1
                found += self._setting(name, pg.Rect(box.left, top, box.width, px(ROW) * rows))
                top += px(ROW) * rows
            top += px(14)
        return found

    def _setting(self, name: str, box: pg.Rect) -> list[Widget]:
        px, say, key = self.app.look.px, self.app.say, name.replace("_", "-")
        tip = say(f"settings-{key}-tip") if self.app.texts.has(f"settings-{key}-tip") else ""
        if name == "language":
            return self._languages(box)
        label = pg.Rect(box.left, box.top, round(box.width * 0.44), box.height)
        control = pg.Rect(label.right + px(8), box.top + px(5), 0, box.height - px(10))
        control.width = box.right - control.left
        row = Row(label, say(f"settings-{key}"))
        match name:
            case "ui_scale":
                return [row, *self._scale_steps(control)]
            case "speed":
                speeds = [(speed, say(f"settings-speed-{speed}")) for speed in SPEEDS]
                return self._wide(name, box, speeds)
            case "music" | "effects":
                slider = Slider(
                    name, control, getattr(self.app.settings, name), self._setter(name), tip
                )
                return [row, slider]
        on = getattr(self.app.settings, name)
        wide = pg.Rect(box.left, box.top, box.width - px(60), box.height)
        spot = Hotspot(name, box, lambda: self.app.change(**{name: not on}), tip)
        return [Row(wide, say(f"settings-{key}")), Toggle(spot, on)]

    def _wide(self, name: str, box: pg.Rect, options: list[tuple[str, str]]) -> list[Widget]:
        place = box.inflate(0, -self.app.look.px(8))
        return choices(
            self.app.look,
            name,
            place,
            options,
            getattr(self.app.settings, name),
            self._setter(name),
        )

    def _scale_steps(self, box: pg.Rect) -> list[Widget]:
        """Smaller, the percentage (a click on it: by the window), larger."""
        px = self.app.look.px
        current = self.app.settings.ui_scale
        shown = round(self.app.look.scale * 100)
        steps = SCALES[1:]
        lower = max((s for s in steps if s < shown), default=steps[0])
        higher = min((s for s in steps if s > shown), default=steps[-1])
        side = px(40)
        text = self.app.say("settings-scale", percent=current)
        middle = pg.Rect(
            box.left + side + px(4), box.top, box.width - 2 * (side + px(4)), box.height
        )
        parts = (
            ("ui_scale:smaller", pg.Rect(*box.topleft, side, box.height), "-", lower),
            ("ui_scale:auto", middle, text, 0),
            ("ui_scale:larger", pg.Rect(box.right - side, box.top, side, box.height), "+", higher),
        )
        found: list[Widget] = []
        for name, rect, word, value in parts:
            found += choices(
                self.app.look, name, rect, [("set", word)], "set" if value == current == 0 else "",
                partial(self._set_scale, value),
                [self.app.say("settings-scale-tip")],
            )  # fmt: skip
        return found

    def _languages(self, box: pg.Rect) -> list[Widget]:
        look, codes = self.app.look, languages()
        names = [(code, self.app.say(f"language-{code}")) for code in codes]
        half = (len(names) + 1) // 2 if len(names) > 4 else len(names)
        found: list[Widget] = []
        for at, part in enumerate((names[:half], names[half:])):
            if part:
                row = pg.Rect(box.left, box.top + at * look.px(ROW), box.width, look.px(ROW - 6))
                found += choices(
                    look, "language", row, part, self.app.texts.language, self._setter("language")
                )
        return found

    def _set_scale(self, value: int, _: str) -> None:
        self.app.change(ui_scale=value)

    def _setter(self, name: str) -> Any:
        return lambda value: self.app.change(**{name: value})

    def _reset(self) -> None:
        self.app.reset_settings()
