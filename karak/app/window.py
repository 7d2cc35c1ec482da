"""The window: its size, fullscreen, and the scale that follows from it."""

from __future__ import annotations

import os
import sys
from typing import Final

import pygame as pg

from karak.app.settings import SMALLEST, Settings, scale_for

TITLE: Final = "Karak"


class NoDisplay(Exception):  # noqa: N818
    """There is no screen to open a window on."""


class Window:
    """Wraps the display surface; `surface` changes when the window does."""

    def __init__(self, settings: Settings, icon: pg.Surface | None = None) -> None:
        if sys.platform.startswith("linux"):
            # Without a GPU an accelerated frame buffer costs 12 ms a frame, with one it saves none.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        try:
            pg.display.init()
        except pg.error as fault:
            raise NoDisplay(str(fault)) from None
        pg.display.set_caption(TITLE)
        if icon:
            pg.display.set_icon(icon)
        self._windowed = tuple(settings.window)
        self.surface = self._open(settings.fullscreen)
        pg.key.set_repeat(350, 40)

    def _open(self, fullscreen: bool) -> pg.Surface:
        try:
            if fullscreen:
                return pg.display.set_mode((0, 0), pg.FULLSCREEN)
            return pg.display.set_mode(self._windowed, pg.RESIZABLE)
        except pg.error as fault:
            raise NoDisplay(str(fault)) from None

    @property
    def size(self) -> tuple[int, int]:
        return self.surface.get_size()

    def scale(self, settings: Settings) -> float:
        return scale_for(self.size, settings.ui_scale)

    def set_fullscreen(self, fullscreen: bool) -> None:
        if not fullscreen:
            self._windowed = tuple(max(a, b) for a, b in zip(self._windowed, SMALLEST, strict=True))
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
