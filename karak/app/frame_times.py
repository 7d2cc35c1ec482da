"""F3: how long frames take, for whoever wonders why it is slow."""

from __future__ import annotations

from collections import deque
from typing import Final

import pygame as pg

from karak.app.look import CREAM, Look

KEPT: Final = 120


class FrameTimes:
    """The last frames, as milliseconds."""

    def __init__(self) -> None:
        self.shown = False
        self._times: deque[float] = deque(maxlen=KEPT)

    def add(self, seconds: float) -> None:
        self._times.append(seconds * 1000)

    def draw(self, onto: pg.Surface, look: Look) -> None:
        if not self.shown or not self._times:
            return
        ordered = sorted(self._times)
        middle, worst = ordered[len(ordered) // 2], ordered[-1]
        box = pg.Rect(look.px(8), onto.get_height() - look.px(60), look.px(250), look.px(52))
        pg.draw.rect(onto, "#000000", box)
        line = f"{middle:.1f} ms   max {worst:.1f} ms"
        look.text(onto, line, "small", CREAM, (box.left + look.px(8), box.top + look.px(14)))
        for at, time in enumerate(self._times):
            height = min(look.px(22), round(time))
            x = box.left + look.px(8) + at * 2
            pg.draw.line(onto, "#6db46d", (x, box.bottom - 4), (x, box.bottom - 4 - height))
