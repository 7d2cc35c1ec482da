"""The player's hands on a board: dragging, zooming, panning with keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame as pg

from karak.app.board.camera import Camera
from karak.app.interface import CLICK_REACH, Point

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
        self.reach = CLICK_REACH  # pixels of the window; a press that moves less is a click
        self._pressed_at: Point | None = None
        self._last: Point = (0, 0)
        self._dragging = False
        self._since_click = DOUBLE_CLICK
        self._held: set[int] = set()

    @property
    def busy(self) -> bool:
        return self._dragging or bool(self._held)

    def handle(self, event: pg.Event, pointer: Point, centre: Callable[[], None]) -> bool:
        """Whether the event moved the board. `centre` is what a double click asks for."""
        match event.type:
            case pg.MOUSEBUTTONDOWN if event.button in (1, 2):
                return self._press(event.pos, centre)
            case pg.MOUSEBUTTONUP if event.button in (1, 2):
                return self._release()
            case pg.MOUSEMOTION if self._pressed_at:
                return self._drag(event.pos)
            case pg.MOUSEWHEEL if event.y:
                self.camera.zoom(1 if event.y > 0 else -1, pointer)
                return True
            case pg.KEYUP:
                self._held.discard(event.scancode)
        return False

    def _press(self, at: Point, centre: Callable[[], None]) -> bool:
        if self._since_click < DOUBLE_CLICK and not self._is_far(at, self._last):
            centre()
        self._since_click = 0.0
        self._pressed_at = self._last = at
        self._dragging = False
        return True

    def _drag(self, at: Point) -> bool:
        if not self._dragging and not self._is_far(at, self._pressed_at or at):
            return False
        self._dragging = True
        self.camera.pan(at[0] - self._last[0], at[1] - self._last[1])
        self._last = at
        return True

    def _is_far(self, at: Point, start: Point) -> bool:
        return max(abs(at[0] - start[0]), abs(at[1] - start[1])) >= self.reach

    def _release(self) -> bool:
        was, self._pressed_at, self._dragging = self._dragging, None, False
        if was:
            self._since_click = DOUBLE_CLICK  # the end of a drag is no click
        return was

    def let_go(self) -> None:
        """Somebody else gets the events now: their releases would never be heard of."""
        self._release()
        self._held.clear()

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
