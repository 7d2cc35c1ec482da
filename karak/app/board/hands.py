"""The player's hands on a board: dragging, zooming, panning with keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame as pg

from karak.app.board.camera import Camera

DRAG_FROM: Final = 6  # pixels; a press that moves less is a click
DOUBLE_CLICK: Final = 0.35  # seconds
PAN_SPEED: Final = 900  # pixels a second
PAN_KEYS: Final = {
    pg.KSCAN_W: (0, 1),
    pg.KSCAN_S: (0, -1),
    pg.KSCAN_A: (1, 0),
    pg.KSCAN_D: (-1, 0),
}
ZOOM_KEYS: Final = {
    pg.KSCAN_EQUALS: 1,
    pg.KSCAN_KP_PLUS: 1,
    pg.KSCAN_MINUS: -1,
    pg.KSCAN_KP_MINUS: -1,
}


class BoardHands:
    """Turns events into movements of the camera."""

    def __init__(self, camera: Camera) -> None:
        self.camera = camera
        self._pressed_at: tuple[int, int] | None = None
        self._last: tuple[int, int] = (0, 0)
        self._dragging = False
        self._since_click = DOUBLE_CLICK
        self._held: set[int] = set()

    @property
    def busy(self) -> bool:
        return self._dragging or bool(self._held)

    def handle(self, event: pg.Event, pointer: tuple[int, int], centre: Callable[[], None]) -> bool:
        """Whether the event moved the board. `centre` is what a double click asks for."""
        match event.type:
            case pg.MOUSEBUTTONDOWN if event.button in (1, 2):
                return self._press(event.pos, centre)
            case pg.MOUSEBUTTONUP if event.button in (1, 2):
                was, self._pressed_at, self._dragging = self._dragging, None, False
                return was
            case pg.MOUSEMOTION if self._pressed_at:
                return self._drag(event.pos)
            case pg.MOUSEWHEEL if event.y:
                self.camera.zoom(1 if event.y > 0 else -1, pointer)
                return True
            case pg.KEYUP:
                self._held.discard(event.scancode)
        return False

    def _press(self, at: tuple[int, int], centre: Callable[[], None]) -> bool:
        near = max(abs(at[0] - self._last[0]), abs(at[1] - self._last[1])) < DRAG_FROM
        if self._since_click < DOUBLE_CLICK and near:
            centre()
        self._since_click = 0.0
        self._pressed_at = self._last = at
        self._dragging = False
        return True

    def _drag(self, at: tuple[int, int]) -> bool:
        start = self._pressed_at or at
        if not self._dragging:
            far = max(abs(at[0] - start[0]), abs(at[1] - start[1]))
            if far < DRAG_FROM:
                return False
            self._dragging = True
        self.camera.pan(at[0] - self._last[0], at[1] - self._last[1])
        self._last = at
        return True

    def key(self, event: pg.Event) -> bool:
        if event.mod & (pg.KMOD_CTRL | pg.KMOD_META | pg.KMOD_ALT):
            return False
        if event.scancode in PAN_KEYS:
            self._held.add(event.scancode)
        elif event.scancode in ZOOM_KEYS:
            self.camera.zoom(ZOOM_KEYS[event.scancode])
        elif event.scancode == pg.KSCAN_F:
            self.camera.fit()
        else:
            return False
        return True

    def update(self, seconds: float) -> None:
        self._since_click += seconds
        for scancode in self._held:
            dx, dy = PAN_KEYS[scancode]
            self.camera.pan(dx * PAN_SPEED * seconds, dy * PAN_SPEED * seconds)
