"""Messages that come from anywhere and go by themselves."""

from __future__ import annotations

from collections import deque
from typing import Final

import pygame as pg

from karak.app.look import INK, Look

SECONDS: Final = 7.0
WIDTH, MARGIN, TOP, PAD = 560, 40, 72, 14  # logical pixels


class Notices:
    """One message after another lies on top of everything for a few seconds."""

    def __init__(self) -> None:
        self._waiting: deque[str] = deque()
        self._shown_for = 0.0
        self._changed = False

    @property
    def text(self) -> str:
        return self._waiting[0] if self._waiting else ""

    def add(self, text: str) -> None:
        """What waits already is not said twice."""
        if text not in self._waiting:
            self._changed = self._changed or not self._waiting
            self._waiting.append(text)

    def dismiss(self) -> None:
        """The one that is shown has been read."""
        if self._waiting:
            self._waiting.popleft()
        self._shown_for, self._changed = 0.0, True

    def update(self, seconds: float) -> bool:
        """Whether what is shown has changed."""
        if self._waiting:
            self._shown_for += seconds
            if self._shown_for >= SECONDS:
                self.dismiss()
        changed, self._changed = self._changed, False
        return changed

    def draw(self, onto: pg.Surface, look: Look) -> None:
        if not self.text:
            return
        width = min(look.px(WIDTH), onto.get_width() - look.px(2 * MARGIN))
        pad = look.px(PAD)
        height = look.height_of(self.text, "body", width - 2 * pad) + 2 * pad
        box = pg.Rect(0, 0, width, height)
        box.midtop = (onto.get_width() // 2, look.px(TOP))
        look.panel(onto, "tooltip", box)
        inside = box.inflate(-2 * pad, -2 * pad)
        look.paragraph(onto, self.text, "body", INK, inside, "center")
