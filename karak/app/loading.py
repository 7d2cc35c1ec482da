"""Waiting for pictures, with a bar if it takes longer than a blink."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import pygame as pg

from karak.app.look import GOLD, NIGHT, Look

if TYPE_CHECKING:
    from karak.app.app import App

BLINK: Final = 0.15  # seconds
PATIENCE: Final = 5  # milliseconds between two looks


def wait_for(app: App, names: Iterable[str]) -> None:
    """Until these pictures are read: several at a time, in the background."""
    pictures = app.pictures
    pictures.ahead(names)
    began, all_of_them = time.perf_counter(), pictures.waiting
    while pictures.waiting:
        if time.perf_counter() - began > BLINK:
            draw_bar(app.window.surface, app.look, 1 - pictures.waiting / all_of_them)
            pg.display.flip()
        pg.event.pump()  # so that the system does not believe the program hangs
        pg.time.wait(PATIENCE)


def draw_bar(onto: pg.Surface, look: Look, part: float) -> None:
    """How far it is, in the middle of a dark window."""
    onto.fill(NIGHT)
    frame = pg.Rect(0, 0, look.px(320), look.px(14))
    frame.center = onto.get_rect().center
    line = max(1, look.px(1))
    inner = frame.inflate(-6 * line, -6 * line)
    pg.draw.rect(onto, GOLD, frame, line, border_radius=frame.height // 2)
    inner.width = round(inner.width * part)
    pg.draw.rect(onto, GOLD, inner, border_radius=inner.height // 2)
