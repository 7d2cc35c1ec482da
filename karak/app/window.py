"""The window: its size, fullscreen, and the scale that follows from it."""

from __future__ import annotations

import os
import sys
import warnings
from contextlib import suppress
from typing import Final

import pygame as pg

from karak.app.settings import SMALLEST, Settings, scale_for

TITLE: Final = "Karak"


Size = tuple[int, int]
REPEAT_AFTER, REPEAT_EVERY = 350, 40  # ms; for a key that is held down


class NoDisplay(Exception):  # noqa: N818
    """There is no screen to open a window on."""


class Window:
    """Wraps the display surface; `surface` changes when the window does."""

    def __init__(self, settings: Settings) -> None:
        if sys.platform.startswith("linux"):
            # Without a GPU an accelerated frame buffer costs 12 ms a frame, with one it saves none.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        try:
            pg.display.init()
        except pg.error as fault:
            raise NoDisplay(str(fault)) from None
        pg.display.set_caption(TITLE)
        self._windowed: Size = (settings.window[0], settings.window[1])
        self.surface = self._open(settings.fullscreen)
        pg.key.set_repeat(REPEAT_AFTER, REPEAT_EVERY)
        pg.key.stop_text_input()  # letters are hot keys until somebody types

    def _open(self, fullscreen: bool) -> pg.Surface:
        try:
            if fullscreen:
                return pg.display.set_mode((0, 0), pg.FULLSCREEN)
            surface = pg.display.set_mode(self._windowed, pg.RESIZABLE)
        except pg.error as fault:
            raise NoDisplay(str(fault)) from None
        hold_smallest(self._windowed)
        return surface

    @property
    def size(self) -> Size:
        return self.surface.get_size()

    def scale(self, settings: Settings) -> float:
        return scale_for(self.size, settings.ui_scale)

    def set_fullscreen(self, fullscreen: bool) -> None:
        self.surface = self._open(fullscreen)

    def resized(self, fullscreen: bool) -> None:
        """The player has pulled at the window's edge."""
        self.surface = pg.display.get_surface() or self.surface
        if not fullscreen:
            self._windowed = self.size

    @property
    def remembered_size(self) -> list[int]:
        return list(self._windowed)

    @property
    def minimised(self) -> bool:
        return not pg.display.get_active()


def hold_smallest(opened: Size) -> None:
    """The player can't make the window smaller than the table needs, where the system allows that.

    One that was opened smaller, for a picture, stays so.
    """
    smallest = (min(SMALLEST[0], opened[0]), min(SMALLEST[1], opened[1]))
    with warnings.catch_warnings(), suppress(pg.error, AttributeError):
        warnings.simplefilter("ignore")  # pygame would rather have windows of its newer kind
        pg.Window.from_display_module().minimum_size = smallest
