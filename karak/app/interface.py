"""Everything that can be clicked, by name; one pointer and one focus for mouse and keyboard.

A scene shows a list of widgets. Each may have a *hotspot*: a name, a place, what a click does. What
the player is pointing at, pressing or has the focus on is remembered by name, so a scene can make
its widgets anew whenever something changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Final

import pygame as pg

from karak.app.keys import ARROWS, ENTER, PAGES, TAB, Key, learn
from karak.app.look import RING, Look

Point = tuple[int, int]

CLICK_REACH: Final = 6  # a press that moves less is a click (logical pixels)
TIP_DELAY: Final = 0.4  # seconds of pointing
LONG_PRESS: Final = 0.5  # seconds of pressing, where there is no pointer to hover with
PAGE: Final = 5  # notches of the wheel
FIRST, LAST = -1, 1  # in the order of Tab; what matters comes before what is always there
AWAY: Final[Point] = (-1, -1)  # where the pointer is when it is not in the window


@dataclass(slots=True)
class Hotspot:
    """A named place that can be clicked."""

    name: str
    rect: pg.Rect
    act: Callable[[], None] | None = None  # None: there to be dragged, typed into or explained
    tip: str = ""
    key: Key | None = None
    drag: Callable[[Point], None] | None = None  # called while the pointer is held down here
    focusable: bool = True
    sound: str = "click"
    order: int = 0  # Tab goes through the lower ones first


@dataclass(frozen=True, slots=True)
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


CALM: Final = Mood()


class Widget:
    """Something drawn; with a hotspot, something that can be clicked."""

    modal = False  # whether nothing that lies below it can be reached
    scrolls = False  # whether it is a list that may be longer than its place
    keeps_focus = False  # whether the keys are for it once it has been clicked

    def __init__(self, rect: pg.Rect, hotspot: Hotspot | None = None) -> None:
        self.rect = rect
        self.hotspot = hotspot

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        """Changes nothing."""

    def scroll(self, notches: float) -> bool:
        """The wheel was turned over it; whether something moved."""
        return False

    def typed(self, event: pg.Event) -> bool:
        """A key or text came while it had the focus; whether it was used."""
        return False

    def unfocused(self) -> None:
        """The keys are for somebody else now."""

    @property
    def typing_place(self) -> pg.Rect | None:
        """Where text is typed, so that an input method finds it; None: nowhere."""
        return None


@dataclass
class Interface:
    """What is on the screen to be clicked, and where the player's hand is."""

    widgets: list[Widget] = field(default_factory=list)
    on_sound: Callable[[str], None] = lambda name: None
    pointer: Point = AWAY
    hovered: str | None = None
    focused: str | None = None
    pressed: str | None = None
    scale: float = 1.0
    _press_at: Point = AWAY
    _pressed_for: float = 0.0
    _press_is_ours: bool = False  # it began on something of the interface
    _dragging: bool = False
    _touching: bool = False
    _by_keys: bool = False  # the focus was moved later than the pointer
    _explained: str | None = None  # what was pointed at, for how long
    _pointing_for: float = 0.0
    _changed: bool = False
    _listening: bool = False  # text is being typed

    # --- what there is ------------------------------------------------------------------------

    def show(self, widgets: Sequence[Widget]) -> None:
        """From now on these; later ones lie on top."""
        self.widgets = list(widgets)
        if self.focused not in {spot.name for spot in self._focusable()}:
            self.focused = None
        if self.spot(self.pressed) is None:
            self.pressed = None
        self._point(self.pointer)
        self._listen()

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
        name = widget.hotspot.name if widget.hotspot else None
        if name is None or name not in (self.hovered, self.pressed, self.focused):
            return CALM
        return Mood(
            name == self.hovered, name == self.pressed and not self._dragging, name == self.focused
        )

    @property
    def tip(self) -> Hotspot | None:
        """The hotspot whose tooltip is due."""
        if self._touching:
            return self.spot(self.pressed) if self._pressed_for >= LONG_PRESS else None
        due = self._pointing_for >= TIP_DELAY and self._explained == self.pointed_at
        return self.spot(self._explained) if due else None

    @property
    def pointed_at(self) -> str | None:
        """By the pointer or by the focus, whichever was moved last."""
        return self.focused if self._by_keys else self.hovered

    # --- time and events ----------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        """Whether something is to be drawn anew: a tooltip is due, the pointer is elsewhere."""
        before, changed, self._changed = self.tip, self._changed, False
        if self.pointed_at != self._explained:
            self._explained, self._pointing_for = self.pointed_at, 0.0
        self._pointing_for += seconds
        if self.pressed and not self._dragging:
            self._pressed_for += seconds
        return changed or self.tip is not before

    def handle(self, event: pg.Event) -> bool:
        """Whether the event was for something of the interface."""
        match event.type:
            case pg.MOUSEMOTION:
                return self._moved(event.pos)
            case pg.MOUSEBUTTONDOWN if event.button == 1:
                return self._down(event.pos, touched=getattr(event, "touch", False))
            case pg.MOUSEBUTTONUP if event.button == 1:
                return self._up(event.pos)
            case pg.MOUSEWHEEL:
                return self._wheel(event.y)
            case pg.WINDOWLEAVE:
                self._point(AWAY)
            case pg.KEYDOWN:
                learn(event)
                return self._key(event)
            case pg.TEXTINPUT | pg.TEXTEDITING:
                widget = self._focused_widget()
                return widget is not None and widget.typed(event)
        return False

    def let_go(self) -> None:
        """Another scene gets the events now: nothing stays pressed, nobody types."""
        self.pressed, self._press_is_ours = None, False
        self._dragging = self._touching = False
        self._stop_listening()

    def activate(self, name: str) -> bool:
        """As if it had been clicked; whether that does anything."""
        spot = self.spot(name)
        if spot is None or spot.act is None:
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

    def _point(self, at: Point) -> None:
        self.pointer = at
        spot = self.spot_at(at)
        name = spot.name if spot else None
        if name != self.hovered:
            self.hovered = name
            self._changed = True

    def _moved(self, at: Point) -> bool:
        self._point(at)
        self._by_keys = False
        spot = self.spot(self.pressed)
        if spot and spot.drag:
            spot.drag(at)
        elif self.pressed and self._is_far(at):
            self._dragging = True
        return self._press_is_ours

    def _is_far(self, at: Point) -> bool:
        reach = CLICK_REACH * self.scale
        return max(abs(at[0] - self._press_at[0]), abs(at[1] - self._press_at[1])) >= reach

    def _down(self, at: Point, touched: bool) -> bool:
        self._point(at)
        self._by_keys, self._touching = False, touched
        self._press_at, self._pressed_for, self._dragging = at, 0.0, False
        self._press_is_ours = self.covers(at)
        self._pointing_for = -inf  # whoever clicks knows what it is
        widget = self._widget_at(at)
        spot = widget.hotspot if widget else None
        self.pressed = spot.name if spot else None
        self._focus(self.pressed if widget and widget.keeps_focus else None)
        if spot and spot.drag:
            spot.drag(at)
        return self._press_is_ours

    def _up(self, at: Point) -> bool:
        spot, ours = self.spot(self.pressed), self._press_is_ours
        explained = self._touching and self._pressed_for >= LONG_PRESS
        clicked = spot and not self._dragging and not explained and spot.rect.collidepoint(at)
        self._point(AWAY if self._touching else at)
        self.pressed, self._press_is_ours = None, False
        self._dragging = self._touching = False
        if spot and clicked:
            self.activate(spot.name)
        self._changed = True
        return ours

    def _wheel(self, notches: float) -> bool:
        under = [widget for widget in self.widgets if widget.rect.collidepoint(self.pointer)]
        return any(widget.scroll(notches) for widget in reversed(under)) or bool(under)

    # --- the keyboard -------------------------------------------------------------------------

    def _focused_widget(self) -> Widget | None:
        names = ((widget, widget.hotspot.name) for widget in self.widgets if widget.hotspot)
        return next((widget for widget, name in names if name == self.focused), None)

    def _key(self, event: pg.Event) -> bool:
        widget = self._focused_widget()
        if widget and widget.typed(event):
            return True
        if event.scancode == TAB.scancode:
            return self.step_focus(-1 if event.mod & pg.KMOD_SHIFT else 1)
        if self.focused and ENTER.fits(event) and self.activate(self.focused):
            return True
        for spot in reversed(self._reachable()):
            if spot.key and spot.key.fits(event):
                return self.activate(spot.name)
        if event.scancode in ARROWS:
            return self._arrow(*ARROWS[event.scancode])
        if event.scancode in PAGES:
            return self._scroll(PAGES[event.scancode] * PAGE)
        return False

    def _focusable(self) -> list[Hotspot]:
        """What Tab goes through, in its order."""
        spots = (spot for spot in self._reachable() if spot.focusable)
        return sorted(spots, key=lambda spot: spot.order)

    def _reachable(self) -> list[Hotspot]:
        """The hotspots above the topmost thing that covers everything."""
        walls = [at for at, widget in enumerate(self.widgets) if widget.modal]
        above = self.widgets[walls[-1] :] if walls else self.widgets
        return [widget.hotspot for widget in above if widget.hotspot]

    def step_focus(self, by: int) -> bool:
        """To the next (1) or the one before (-1); whether there is any."""
        names = [spot.name for spot in self._focusable()]
        if not names:
            return False
        at = names.index(self.focused) + by if self.focused in names else (0 if by > 0 else -1)
        self._focus_by_key(names[at % len(names)])
        return True

    def _arrow(self, dx: int, dy: int) -> bool:
        """Moves the focus; a list goes on where its last row was reached."""
        if self.focused is None:
            # Beside a page or a stage the arrows are not ours: on a board they walk.
            return any(widget.modal for widget in self.widgets) and self.step_focus(1)
        found = self._nearest(dx, dy)
        around = self._list_around(self.spot(self.focused))
        leaves = around and not (found and around.rect.contains(found.rect))
        if around and leaves and dy and around.scroll(-dy):
            found = self._nearest(dx, dy)
        if found:
            self._focus_by_key(found.name)
        return True

    def _list_around(self, spot: Hotspot | None) -> Widget | None:
        """The list this is a row of."""
        lists = (widget for widget in self.widgets if widget.scrolls)
        return next((w for w in lists if spot and w.rect.contains(spot.rect)), None)

    def _nearest(self, dx: int, dy: int) -> Hotspot | None:
        """The nearest hotspot in this direction, seen from the one with the focus."""
        here = self.spot(self.focused)
        if here is None:
            return None
        ahead = [(distance(here.rect, spot.rect, dx, dy), spot) for spot in self._focusable()]
        far, nearest = min(ahead, key=lambda pair: pair[0], default=(inf, here))
        return nearest if far < inf else None

    def _scroll(self, notches: int) -> bool:
        """The topmost list goes on, wherever the pointer is."""
        return any(widget.scroll(notches) for widget in reversed(self.widgets))

    # --- the focus ----------------------------------------------------------------------------

    def drop_focus(self) -> bool:
        """Whether there was one."""
        had = self.focused is not None
        self._focus(None)
        return had

    def _focus_by_key(self, name: str) -> None:
        self._focus(name)
        self._by_keys = True
        self.on_sound("hover")

    def _focus(self, name: str | None) -> None:
        if name != self.focused:
            widget = self._focused_widget()
            if widget:
                widget.unfocused()
            self.focused = name
            self._changed = True
        self._listen()

    def _listen(self) -> None:
        """Input methods are on only while text is being typed: elsewhere letters are hot keys."""
        widget = self._focused_widget()
        place = widget.typing_place if widget else None
        if place is None:
            self._stop_listening()
            return
        if not self._listening:
            pg.key.start_text_input()
            self._listening = True
        pg.key.set_text_input_rect(place)

    def _stop_listening(self) -> None:
        if self._listening:
            pg.key.stop_text_input()
            self._listening = False

    # --- drawing ------------------------------------------------------------------------------

    def draw(self, onto: pg.Surface, look: Look) -> None:
        for widget in self.widgets:
            if type(widget).draw is not Widget.draw:  # the board draws its places itself
                widget.draw(onto, look, self.mood_of(widget))
            if widget.hotspot and widget.hotspot.name == self.focused:
                ring = widget.hotspot.rect.inflate(look.px(6), look.px(6))
                pg.draw.rect(onto, RING, ring, max(2, look.px(2)), border_radius=look.px(10))


def distance(here: pg.Rect, there: pg.Rect, dx: int, dy: int) -> float:
    """How far it is in this direction, for an eye that goes straight on; infinite: it lies back."""
    x, y = there.centerx - here.centerx, there.centery - here.centery
    along, across = x * dx + y * dy, abs(x * dy) + abs(y * dx)
    if along <= 0:
        return inf
    if dy:
        aside = max(0, there.left - here.right, here.left - there.right)
    else:
        aside = max(0, there.top - here.bottom, here.top - there.bottom)
    return along + 2 * aside + across / 8  # of two that lie straight ahead, the better aligned
