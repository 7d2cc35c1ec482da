"""Messages that come from anywhere and go by themselves."""

from __future__ import annotations

from typing import Final

import pygame as pg

from karak.app.look import INK, Look

SECONDS: Final = 7.0


class Notices:
    """The newest message lies on top of everything for a few seconds."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._left = 0.0

    @property
    def text(self) -> str:
        return self._waiting[0] if self._waiting else ""

    def add(self, text: str) -> None:
        if text not in self._waiting:
            self._waiting.append(text)
            if len(self._waiting) == 1:
                self._left = SECONDS

    def dismiss(self) -> None:
        self._left = 0.0

    def update(self, seconds: float) -> bool:
        """Whether what is shown has changed."""
        if not self._waiting:
            return False
        first = self._left == SECONDS
        self._left -= seconds
        if self._left > 0:
            return first
        self._waiting.pop(0)
        self._left = SECONDS
        return True

    def draw(self, onto: pg.Surface, look: Look) -> None:
        if not self.text:
            return
        width = min(look.px(560), onto.get_width() - look.px(80))
        pad = look.px(14)
        height = look.height_of(self.text, "body", width - 2 * pad) + 2 * pad
        box = pg.Rect(0, 0, width, height)
        box.midtop = (onto.get_width() // 2, look.px(72))
        look.panel(onto, "tooltip", box)
        inside = box.inflate(-2 * pad, -2 * pad)
        look.paragraph(onto, self.text, "body", INK, inside, "center")
