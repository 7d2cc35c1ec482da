"""Everything that can be clicked, by name; one pointer and one focus for mouse and keyboard.

A scene shows a list of widgets. Each may have a *hotspot*: a name, a place, what a click does. What
the player is pointing at, pressing or has the focus on is remembered by name, so a scene can make
its widgets anew whenever something changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame as pg

from karak.app.keys import ARROWS, TAB, Key, learn
from karak.app.look import RING, Look

CLICK_REACH: Final = 6  # a press that moves less is a click (logical pixels)
TIP_DELAY: Final = 0.4  # seconds of pointing
LONG_PRESS: Final = 0.5  # seconds of pressing, where there is no pointer to hover with

Point = tuple[int, int]


@dataclass(slots=True)
class Hotspot:
    """A named place that can be clicked."""

    name: str
    rect: pg.Rect
    act: Callable[[], None]
    tip: str = ""
    key: Key | None = None
    drag: Callable[[Point], None] | None = None  # called while the pointer is held down here
    focusable: bool = True
    sound: str = "click"


@dataclass(slots=True)
class Mood:
    """How a widget is being looked at just now."""

    hovered: bool = False
    pressed: bool = False
    focused: bool = False

    @property
    def lighter(self) -> int:
        if self.pressed:
            return -15
        return 30 if self.hovered or self.focused else 0


class Widget:
    """Something drawn; with a hotspot, something that can be clicked."""

    def __init__(self, rect: pg.Rect, hotspot: Hotspot | None = None) -> None:
        self.rect = rect
        self.hotspot = hotspot

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        """Changes nothing."""

    def scroll(self, notches: float) -> bool:
        """The wheel was turned over it; whether it cared."""
        return False

    def typed(self, event: pg.Event) -> bool:
        """A key or text came while it had the focus; whether it was used."""
        return False


@dataclass
class Interface:
    """What is on the screen to be clicked, and where the player's hand is."""

    widgets: list[Widget] = field(default_factory=list)
    on_sound: Callable[[str], None] = lambda name: None
    pointer: Point = (-1, -1)
    hovered: str | None = None
    focused: str | None = None
    pressed: str | None = None
    scale: float = 1.0
    _press_at: Point = (0, 0)
    _pressed_for: float = 0.0
    _pointing_for: float = 0.0
    _dragging: bool = False

    # --- what there is ------------------------------------------------------------------------

    def show(self, widgets: Sequence[Widget]) -> None:
        """From now on these; later ones lie on top."""
        self.widgets = list(widgets)
        names = {spot.name for spot in self.hotspots}
        if self.focused not in names:
            self.focused = None
        if self.pressed not in names:
            self.pressed = None
        self._point()

    @property
    def hotspots(self) -> list[Hotspot]:
        return [widget.hotspot for widget in self.widgets if widget.hotspot]

    def spot(self, name: str | None) -> Hotspot | None:
        return next((spot for spot in self.hotspots if spot.name == name), None)

    def spot_at(self, at: Point) -> Hotspot | None:
        widget = self._widget_at(at)
        return widget.hotspot if widget else None

    def covers(self, at: Point) -> bool:
        """Whether something of the interface lies here, clickable or not.

        Places on the board have a hotspot but no rect of their own: pressing one may also be the
        beginning of a drag of the board.
        """
        return any(widget.rect.collidepoint(at) for widget in self.widgets)

    def mood_of(self, widget: Widget) -> Mood:
        if widget.hotspot is None:
            return Mood()
        name = widget.hotspot.name
        return Mood(
            name == self.hovered, name == self.pressed and not self._dragging, name == self.focused
        )

    @property
    def tip(self) -> Hotspot | None:
        """The hotspot whose tooltip is due."""
        if self._pressed_for > LONG_PRESS and self.pressed:
            return self.spot(self.pressed)
        return self.spot(self.hovered) if self._pointing_for > TIP_DELAY else None

    # --- time and events ----------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        """Whether a tooltip has just become due."""
        before = self.tip
        if self.hovered:
            self._pointing_for += seconds
        if self.pressed and not self._dragging:
            self._pressed_for += seconds
        return self.tip is not before

    def handle(self, event: pg.Event) -> bool:
        """Whether the event was for something of the interface."""
        match event.type:
            case pg.MOUSEMOTION:
                return self._moved(event)
            case pg.MOUSEBUTTONDOWN if event.button == 1:
                return self._down(event.pos)
            case pg.MOUSEBUTTONUP if event.button == 1:
                return self._up(event.pos)
            case pg.MOUSEWHEEL:
                return self._wheel(event)
            case pg.KEYDOWN:
                learn(event)
                return self._key(event)
            case pg.TEXTINPUT | pg.TEXTEDITING:
                widget = self._focused_widget()
                return widget is not None and widget.typed(event)
        return False

    def activate(self, name: str) -> bool:
        """As if it had been clicked."""
        spot = self.spot(name)
        if spot is None:
            return False
        self.on_sound(spot.sound)
        spot.act()
        return True

    # --- the mouse ----------------------------------------------------------------------------

    def _widget_at(self, at: Point) -> Widget | None:
        for widget in reversed(self.widgets):
            place = widget.hotspot.rect if widget.hotspot else widget.rect
            if place.collidepoint(at):
                return widget
        return None

    def _point(self) -> None:
        spot = self.spot_at(self.pointer)
        name = spot.name if spot else None
        if name != self.hovered:
            self.hovered = name
            self._pointing_for = 0.0

    def _moved(self, event: pg.Event) -> bool:
        self.pointer = event.pos
        self._point()
        spot = self.spot(self.pressed)
        if spot is None:
            return self.covers(event.pos)
        if spot.drag:
            spot.drag(event.pos)
        elif self._far(event.pos):
            self._dragging = True
        return self.covers(self._press_at)

    def _far(self, at: Point) -> bool:
        reach = CLICK_REACH * self.scale
        return max(abs(at[0] - self._press_at[0]), abs(at[1] - self._press_at[1])) >= reach

    def _down(self, at: Point) -> bool:
        self.pointer = at
        self._point()
        self._press_at, self._pressed_for, self._dragging = at, 0.0, False
        spot = self.spot_at(at)
        self.pressed = spot.name if spot else None
        self.focused = self.pressed if spot and spot.focusable else None
        if spot and spot.drag:
            spot.drag(at)
        return self.covers(at)

    def _up(self, at: Point) -> bool:
        self.pointer = at
        spot, self.pressed = self.spot(self.pressed), None
        if spot is None:
            return self.covers(at)
        if not self._dragging and self._pressed_for < LONG_PRESS and spot.rect.collidepoint(at):
            self.activate(spot.name)
        self._dragging = False
        self._point()
        return self.covers(self._press_at)

    def _wheel(self, event: pg.Event) -> bool:
        under = [widget for widget in self.widgets if widget.rect.collidepoint(self.pointer)]
        return any(widget.scroll(event.y) for widget in reversed(under)) or bool(under)

    # --- the keyboard -------------------------------------------------------------------------

    def _focused_widget(self) -> Widget | None:
        names = ((widget, widget.hotspot.name) for widget in self.widgets if widget.hotspot)
        return next((widget for widget, name in names if name == self.focused), None)

    def _key(self, event: pg.Event) -> bool:
        widget = self._focused_widget()
        if widget and widget.typed(event):
            return True
        if event.scancode == TAB.scancode:
            self._step_focus(-1 if event.mod & pg.KMOD_SHIFT else 1)
            return True
        if self.focused and event.scancode in (pg.KSCAN_RETURN, pg.KSCAN_KP_ENTER):
            return self.activate(self.focused)
        for spot in reversed(self.hotspots):
            if spot.key and spot.key.fits(event):
                return self.activate(spot.name)
        if self.focused and event.scancode in ARROWS:
            return self._move_focus(*ARROWS[event.scancode])
        return False

    def _focusable(self) -> list[Hotspot]:
        return [spot for spot in self.hotspots if spot.focusable]

    def _step_focus(self, by: int) -> None:
        spots = self._focusable()
        if not spots:
            return
        names = [spot.name for spot in spots]
        at = names.index(self.focused) + by if self.focused in names else (0 if by > 0 else -1)
        self.focused = names[at % len(names)]
        self.on_sound("hover")

    def _move_focus(self, dx: int, dy: int) -> bool:
        """To the nearest hotspot in this direction."""
        here = self.spot(self.focused)
        if here is None:
            return False
        best: tuple[float, str] | None = None
        for spot in self._focusable():
            x = spot.rect.centerx - here.rect.centerx
            y = spot.rect.centery - here.rect.centery
            along, across = x * dx + y * dy, abs(x * dy) + abs(y * dx)
            if along > 0 and (best is None or along + 2 * across < best[0]):
                best = (along + 2 * across, spot.name)
        if best:
            self.focused = best[1]
            self.on_sound("hover")
        return True

    # --- drawing ------------------------------------------------------------------------------

    def draw(self, onto: pg.Surface, look: Look) -> None:
        for widget in self.widgets:
            if type(widget).draw is Widget.draw:
                continue  # a place on the board: the board itself shows whether it is pointed at
            mood = self.mood_of(widget)
            widget.draw(onto, look, mood)
            if mood.focused:
                ring = widget.rect.inflate(look.px(6), look.px(6))
                pg.draw.rect(onto, RING, ring, max(2, look.px(2)), border_radius=look.px(10))
