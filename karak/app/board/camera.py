"""The camera above a board: which point is in the middle, and how large a tile is.

It rests only on whole pixels and on a few tile sizes, so that pictures of tiles can be kept.
What covers the window's edges (panels, bars) is left out: the middle is that of the safe area.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from karak.app.board.grids import Bounds, Point

STOPS: Final = (48, 62, 82, 102, 128, 163, 204, 255, 306)
"""Sizes of a tile in pixels, from 24 to 150 %."""

USUAL_TILE: Final = 136  # pixels at a scale of 100 %
ZOOM_SECONDS: Final = 0.16
GLIDE_RATE: Final = 6.0  # a glide covers 1 - 1/e of its way in a sixth of a second
ARRIVED: Final = 0.004  # tiles; a camera that rests is cheap, so it must not creep
CALM: Final = 0.45  # the hero may walk this far from the middle before the camera follows
BEYOND: Final = 1.0  # tiles the middle may lie beyond the board


@dataclass(frozen=True, slots=True)
class Zoom:
    """On the way from one tile size to another around a board point that stays where it is."""

    start: float
    stop: int
    anchor: Point
    place: Point  # where the anchor is on the screen
    seconds: float = 0.0


def usual_stop(scale: float) -> int:
    """The stop nearest to the usual tile at that scale of the interface."""
    return min(range(len(STOPS)), key=lambda stop: abs(STOPS[stop] - USUAL_TILE * scale))


class Camera:
    """Maps board units to pixels of the window and back."""

    def __init__(self, size: tuple[int, int], scale: float = 1.5) -> None:
        self.size = size
        self.safe = Rect((0, 0), size)
        self.x = 0.5  # the board point in the middle of the safe area
        self.y = 0.5
        self._scale = scale
        self.stop = usual_stop(scale)
        self.tile = float(STOPS[self.stop])
        self.bounds: Bounds = (0.0, 0.0, 1.0, 1.0)
        self.following = True
        self._insets = (0, 0, 0, 0)
        self._zoom: Zoom | None = None
        self._goal: Point | None = None
        self._hero: Point | None = None

    # --- looking ----------------------------------------------------------------------------

    @property
    def zooming(self) -> bool:
        return self._zoom is not None

    @property
    def moving(self) -> bool:
        return self._zoom is not None or self._goal is not None

    @property
    def origin(self) -> Point:
        """Where the board point (0, 0) is on the screen: whole pixels unless it zooms."""
        left = self.safe.centerx - self.x * self.tile
        top = self.safe.centery - self.y * self.tile
        return (left, top) if self._zoom else (round(left), round(top))

    def to_screen(self, x: float, y: float) -> Point:
        left, top = self.origin
        return left + x * self.tile, top + y * self.tile

    def to_board(self, position: tuple[float, float]) -> Point:
        left, top = self.origin
        return (position[0] - left) / self.tile, (position[1] - top) / self.tile

    def visible(self) -> Bounds:
        """The part of the board that the window shows, panels or not."""
        return (*self.to_board((0, 0)), *self.to_board(self.size))

    # --- the window -------------------------------------------------------------------------

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """The same board point stays in the middle; tiles grow with the interface."""
        self.zoom(usual_stop(scale) - usual_stop(self._scale))
        self.finish()
        self.size, self._scale = size, scale
        self._lay_safe_area()
        self.clamp()

    def set_insets(self, left: int, top: int, right: int, bottom: int) -> None:
        """How much of each edge is covered. The board stays where it is."""
        if (left, top, right, bottom) == self._insets:
            return
        self.finish()
        x, y = self.origin
        self._insets = left, top, right, bottom
        self._lay_safe_area()
        self.x = (self.safe.centerx - x) / self.tile
        self.y = (self.safe.centery - y) / self.tile

    def _lay_safe_area(self) -> None:
        left, top, right, bottom = self._insets
        width, height = self.size
        self.safe = Rect(left, top, max(1, width - left - right), max(1, height - top - bottom))

    def set_bounds(self, bounds: Bounds) -> None:
        """What the board covers; the middle of the picture stays on it."""
        self.bounds = bounds
        self.clamp()

    def clamp(self) -> None:
        self.x, self.y = self._clamped(self.x, self.y)

    def _clamped(self, x: float, y: float) -> Point:
        left, top, right, bottom = self.bounds
        return (
            min(right + BEYOND, max(left - BEYOND, x)),
            min(bottom + BEYOND, max(top - BEYOND, y)),
        )

    # --- what the player does ---------------------------------------------------------------

    def pan(self, dx: float, dy: float) -> None:
        """Drag the board by so many pixels. The player has taken over: no following any more."""
        self.following = False
        self._goal = None
        if self._zoom:
            x, y = self._zoom.place
            self._zoom = replace(self._zoom, place=(x + dx, y + dy))
            self.x, self.y = self._middle_around(self._zoom, self.tile)
        else:
            self.x, self.y = self._clamped(self.x - dx / self.tile, self.y - dy / self.tile)

    def zoom(self, steps: int, at: tuple[float, float] | None = None) -> None:
        """So many stops nearer; the board point below `at` (or in the middle) stays there."""
        stop = min(len(STOPS) - 1, max(0, self.stop + steps))
        if stop == self.stop:
            return
        at = at or self.safe.center
        x, y = self.to_board(at)
        tile = STOPS[stop]
        self._go_to(
            x - (at[0] - self.safe.centerx) / tile, y - (at[1] - self.safe.centery) / tile, stop
        )

    def centre_on(self, x: float, y: float, at_once: bool = False) -> None:
        """Bring a board point into the middle and follow the hero again."""
        self.finish()
        self.following = True
        self._goal = self._clamped(x, y)
        if at_once:
            self._arrive()

    def fit(self, at_once: bool = False) -> None:
        """The whole board at the largest size at which the safe area holds it."""
        self.show(self.bounds, len(STOPS) - 1, at_once)

    def show(self, bounds: Bounds, largest: int, at_once: bool = False) -> None:
        """This part of the board, as large as the safe area allows, but not beyond a stop."""
        left, top, right, bottom = bounds
        room = min(self.safe.width / (right - left), self.safe.height / (bottom - top))
        stops = range(largest + 1)
        stop = max((at for at in stops if STOPS[at] <= room), default=0)
        self.following = False
        self._go_to((left + right) / 2, (top + bottom) / 2, stop)
        if at_once:
            self.finish()

    def follow(self, x: float, y: float) -> None:
        """The active hero stands here. When he walks off, the camera comes after him."""
        moved = self._hero is not None and self._hero != (x, y)
        self._hero = x, y
        if moved and self.following and not self._zoom:
            self._pull_to(x, y)

    def come_back_to(self, x: float, y: float) -> None:
        """A new turn: follow the hero again, wherever the player has panned to."""
        self.finish()
        self.following = True
        self._hero = x, y
        self._pull_to(x, y)

    def _pull_to(self, x: float, y: float) -> None:
        """Glide just so far that the point lies in the calm middle of the safe area."""
        goal = self._goal or (self.x, self.y)
        reach_x = CALM * self.safe.width / 2 / self.tile
        reach_y = CALM * self.safe.height / 2 / self.tile
        goal = (
            min(x + reach_x, max(x - reach_x, goal[0])),
            min(y + reach_y, max(y - reach_y, goal[1])),
        )
        self._goal = self._clamped(*goal) if goal != (self.x, self.y) else None

    # --- on the way -------------------------------------------------------------------------

    def _go_to(self, x: float, y: float, stop: int) -> None:
        """Zoom so that (x, y) arrives in the middle.

        Two views of different size have one board point at the same place of the screen: the
        zoom goes around that one.
        """
        x, y = self._clamped(x, y)
        tile = STOPS[stop]
        left, top = self.origin
        self._goal = None
        self.stop = stop
        if tile == self.tile:
            self._zoom = None
            self._goal = x, y
            return
        end_left, end_top = self.safe.centerx - x * tile, self.safe.centery - y * tile
        anchor = (left - end_left) / (tile - self.tile), (top - end_top) / (tile - self.tile)
        place = left + anchor[0] * self.tile, top + anchor[1] * self.tile
        self._zoom = Zoom(self.tile, stop, anchor, place)

    def _middle_around(self, zoom: Zoom, tile: float) -> Point:
        """The middle once the zoom has come to that tile size."""
        return (
            zoom.anchor[0] - (zoom.place[0] - self.safe.centerx) / tile,
            zoom.anchor[1] - (zoom.place[1] - self.safe.centery) / tile,
        )

    def update(self, seconds: float, at_once: bool = False) -> None:
        """Go on with a zoom or a glide; `at_once` (reduced motion) ends it."""
        if at_once:
            self.finish()
        elif self._zoom:
            self._zoom_on(self._zoom, seconds)
        elif self._goal:
            part = 1 - math.exp(-GLIDE_RATE * seconds)
            off_x, off_y = self._goal[0] - self.x, self._goal[1] - self.y
            if max(abs(off_x), abs(off_y)) < ARRIVED:
                self._arrive()
            else:
                self.x += off_x * part
                self.y += off_y * part

    def _zoom_on(self, zoom: Zoom, seconds: float) -> None:
        gone = zoom.seconds + seconds
        if gone >= ZOOM_SECONDS:
            self.finish()
            return
        self._zoom = replace(zoom, seconds=gone)
        eased = 1 - (1 - gone / ZOOM_SECONDS) ** 2
        self.tile = zoom.start * (STOPS[zoom.stop] / zoom.start) ** eased
        self.x, self.y = self._middle_around(zoom, self.tile)

    def _arrive(self) -> None:
        if self._goal:
            self.x, self.y = self._goal
            self._goal = None

    def finish(self) -> None:
        """End a zoom or a glide where it was going to end."""
        if self._zoom:
            tile = STOPS[self._zoom.stop]
            self.x, self.y = self._clamped(*self._middle_around(self._zoom, tile))
            self.tile = float(tile)
            self._zoom = None
        self._arrive()
