"""The small set of things that forms and menus are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame as pg

from karak.app.interface import Hotspot, Mood, Point, Widget
from karak.app.look import BROWN, CREAM, DIM, GOLD, GOOD, INK, RING, VALUE, Look
from karak.app.pictures import PREMULTIPLIED

EDGE, HOLLOW, CHOSEN, POINTED = "#8a6238", "#191009", "#e6d0a0", "#4a3020"
SLIDER_STEP: Final = 5  # per cent, with a key


class Panel(Widget):
    """A plain piece of leather or parchment under other widgets."""

    def __init__(self, rect: pg.Rect, sheet: str = "leather") -> None:
        super().__init__(rect)
        self.sheet = sheet

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        look.panel(onto, self.sheet, self.rect)


class Dimmed(Widget):
    """Darkens what lies below, so that what lies above is alone."""

    modal = True

    def __init__(self, rect: pg.Rect, strength: int = 150) -> None:
        super().__init__(rect)
        self.strength = strength

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        level = 255 - self.strength
        onto.fill((level, level, level), self.rect, special_flags=pg.BLEND_RGB_MULT)


class Label(Widget):
    """Text, in as many lines as it needs."""

    def __init__(
        self,
        rect: pg.Rect,
        text: str,
        role: str = "body",
        colour: str = CREAM,
        anchor: str = "left",
    ) -> None:
        super().__init__(rect)
        self.text, self.role, self.colour, self.anchor = text, role, colour, anchor

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        look.paragraph(onto, self.text, self.role, self.colour, self.rect, self.anchor)


class Picture(Widget):
    """A picture from `assets/`, as large as fits."""

    def __init__(self, rect: pg.Rect, name: str) -> None:
        super().__init__(rect)
        self.name = name

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        picture = look.pictures.fitted(self.name, self.rect.width, self.rect.height)
        place = picture.get_rect(center=self.rect.center)
        onto.blit(picture, place, special_flags=PREMULTIPLIED)


class Button(Widget):
    """Icon, word and key on leather; the one that matters most on parchment."""

    def __init__(
        self,
        hotspot: Hotspot,
        text: str,
        icon: str = "",
        key_text: str = "",
        primary: bool = False,
        second: str = "",
    ) -> None:
        super().__init__(hotspot.rect, hotspot)
        self.text, self.icon, self.key_text = text, icon, key_text
        self.primary, self.second = primary, second

    @staticmethod
    def width(look: Look, text: str, icon: bool = False, key_text: str = "") -> int:
        """How wide it must be for all of it to fit."""
        width = look.letters.width(text, "button") + look.px(32)
        width += look.px(36) if icon else 0
        return width + (keycap_width(look, key_text) + look.px(12) if key_text else 0)

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        sheet = "parchment_primary" if self.primary else "leather_raised"
        rect = self.rect.move(0, look.px(1) if mood.pressed else 0)
        look.panel(onto, sheet, rect, mood.lighter)
        colour = INK if self.primary else CREAM
        left, right = rect.left + look.px(14), rect.right - look.px(14)
        if self.key_text:
            right -= draw_keycap(onto, look, self.key_text, (right, rect.centery), self.primary)
        if self.icon:
            look.icon(onto, self.icon, (left + look.px(13), rect.centery), 26, self.primary)
            left += look.px(34)
        text = look.letters.shortened(self.text, "button", right - left)
        if not self.icon and not self.key_text:
            look.text(onto, text, "button", colour, rect.center, "center")
        else:
            look.text(onto, text, "button", colour, (left, rect.centery))


def keycap_width(look: Look, text: str) -> int:
    return max(look.px(20), look.letters.width(text, "key") + look.px(12))


def draw_keycap(
    onto: pg.Surface, look: Look, text: str, midright: Point, on_parchment: bool = False
) -> int:
    """The sign of a hot key; gives the room it takes."""
    width = keycap_width(look, text)
    rect = pg.Rect(0, 0, width, look.px(20))
    rect.midright = midright
    look.panel(onto, "keycap_light" if on_parchment else "keycap", rect)
    look.text(onto, text, "key", INK if on_parchment else CREAM, rect.center, "center")
    return width + look.px(10)


class RoundButton(Widget):
    """A glyph in a round piece of leather: menu, undo, help."""

    def __init__(self, hotspot: Hotspot, glyph: str) -> None:
        super().__init__(hotspot.rect, hotspot)
        self.glyph = glyph

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        draw_round(onto, look, self.rect, self.glyph, mood)


def draw_round(onto: pg.Surface, look: Look, rect: pg.Rect, glyph: str, mood: Mood) -> None:
    """A round piece of leather with its shadow, and a glyph on it."""
    look.whole(onto, "round", rect)
    if mood.hovered or mood.focused:
        pg.draw.circle(onto, RING, rect.center, rect.width // 2, max(2, look.px(2)))
    look.icon(onto, glyph, rect.center, rect.width / look.scale * 0.56)


class TextButton(Widget):
    """A glyph and a word without a panel: the quiet row of the title page."""

    def __init__(self, hotspot: Hotspot, text: str, glyph: str) -> None:
        super().__init__(hotspot.rect, hotspot)
        self.text, self.glyph = text, glyph

    @staticmethod
    def width(look: Look, text: str) -> int:
        return look.letters.width(text, "button") + look.px(36)

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        left, middle = self.rect.midleft
        look.icon(onto, self.glyph, (left + look.px(11), middle), 20)
        colour = VALUE if mood.hovered or mood.focused else CREAM
        rect = look.text(onto, self.text, "button", colour, (left + look.px(28), middle))
        if mood.hovered:
            pg.draw.line(onto, GOLD, rect.bottomleft, rect.bottomright, max(1, look.px(1)))


class Toggle(Widget):
    """On or off."""

    def __init__(self, hotspot: Hotspot, on: bool) -> None:
        super().__init__(hotspot.rect, hotspot)
        self.on = on

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        track = pg.Rect(0, 0, look.px(44), look.px(22))
        track.midright = self.rect.midright
        radius = track.height // 2
        face = GOOD if self.on else HOLLOW
        pg.draw.rect(onto, face, track, border_radius=radius)
        edge = GOLD if mood.hovered or mood.focused else EDGE
        pg.draw.rect(onto, edge, track, max(1, look.px(1)), border_radius=radius)
        x = track.right - radius if self.on else track.left + radius
        pg.draw.circle(onto, CREAM, (x, track.centery), radius - look.px(4))


class Slider(Widget):
    """A whole number from 0 to 100, by dragging or with the arrow keys."""

    keeps_focus = True

    def __init__(
        self, name: str, rect: pg.Rect, value: int, change: Callable[[int], None], tip: str = ""
    ) -> None:
        super().__init__(rect, Hotspot(name, rect, tip=tip, drag=self._dragged))
        self.value, self.change = value, change

    def _dragged(self, at: Point) -> None:
        self._set(round(100 * (at[0] - self.rect.left) / max(1, self.rect.width)))

    def _set(self, value: int) -> None:
        value = min(100, max(0, value))
        if value != self.value:
            self.value = value
            self.change(value)

    def typed(self, event: pg.Event) -> bool:
        if event.type != pg.KEYDOWN or event.scancode not in (pg.KSCAN_LEFT, pg.KSCAN_RIGHT):
            return False
        self._set(self.value + (SLIDER_STEP if event.scancode == pg.KSCAN_RIGHT else -SLIDER_STEP))
        return True

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        track = pg.Rect(self.rect.left, 0, self.rect.width, look.px(6))
        track.centery = self.rect.centery
        radius = track.height // 2
        pg.draw.rect(onto, HOLLOW, track, border_radius=radius)
        x = track.left + round(track.width * self.value / 100)
        done = (*track.topleft, x - track.left, track.height)
        pg.draw.rect(onto, GOLD, done, border_radius=radius)
        pg.draw.circle(onto, "#120a06", (x, track.centery + look.px(1)), look.px(9))
        lit = mood.hovered or mood.focused
        pg.draw.circle(onto, VALUE if lit else CREAM, (x, track.centery), look.px(8))


class Choice(Widget):
    """One of several words in a row, as a set of tabs; each is a hotspot of its own."""

    def __init__(self, hotspot: Hotspot, text: str, chosen: bool, icon: str = "") -> None:
        super().__init__(hotspot.rect, hotspot)
        self.text, self.chosen, self.icon = text, chosen, icon

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        radius = look.px(6)
        if self.chosen:
            pg.draw.rect(onto, CHOSEN, self.rect, border_radius=radius)
        elif mood.hovered or mood.focused:
            pg.draw.rect(onto, POINTED, self.rect, border_radius=radius)
        pg.draw.rect(onto, EDGE, self.rect, max(1, look.px(1)), border_radius=radius)
        colour = INK if self.chosen else CREAM
        center = self.rect.center
        if self.icon:
            look.icon(onto, self.icon, (self.rect.left + look.px(16), center[1]), 20)
            center = (center[0] + look.px(12), center[1])
        room = self.rect.width - look.px(36 if self.icon else 8)
        text = look.letters.shortened(self.text, "small", room)
        look.text(onto, text, "small", colour, center, "center")


def choices(
    look: Look,
    name: str,
    rect: pg.Rect,
    options: Sequence[tuple[str, str]],
    chosen: str,
    choose: Callable[[str], None],
    tips: Sequence[str] = (),
) -> list[Widget]:
    """A row of choices that share `rect`; `options` are ids with their words."""
    gap = look.px(4)
    needed = [look.letters.width(text, "small") + look.px(14) for _, text in options]
    spare = rect.width - gap * (len(options) - 1) - sum(needed)
    row: list[Widget] = []
    left = rect.left
    for at, (option, text) in enumerate(options):
        width = needed[at] + spare // len(options)
        place = pg.Rect(left, rect.top, width, rect.height)
        tip = tips[at] if tips else ""
        spot = Hotspot(f"{name}:{option}", place, partial(choose, option), tip)
        row.append(Choice(spot, text, option == chosen))
        left += width + gap
    return row


class Row(Widget):
    """A line of a form: what it is on the left, the control on the right belongs to another."""

    def __init__(self, rect: pg.Rect, text: str, on_parchment: bool = False) -> None:
        super().__init__(rect)
        self.text, self.on_parchment = text, on_parchment

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        colour = BROWN if self.on_parchment else DIM
        lines = look.letters.wrapped(self.text, "body", self.rect.width)
        height = look.letters.line_height("body")
        top = self.rect.centery - height * len(lines) // 2
        for at, line in enumerate(lines):
            y = top + at * height + height // 2
            look.text(onto, line, "body", colour, (self.rect.left, y))
