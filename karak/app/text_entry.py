"""A line of text to type: any script, input methods, paste, selection of all, the usual keys."""

from __future__ import annotations

from collections.abc import Callable

import pygame as pg

from karak.app.interface import Hotspot, Mood, Point, Widget
from karak.app.keys import COMMAND
from karak.app.look import GOLD, INK, Look


class Draft:
    """What is being typed; kept by the scene, since widgets are made anew."""

    def __init__(self, text: str = "", longest: int = 40) -> None:
        self.text = text
        self.longest = longest
        self.at = len(text)
        self.composing = ""  # what an input method has not settled yet
        self.all_selected = False

    def insert(self, text: str) -> None:
        clean = "".join(letter for letter in text if letter.isprintable())
        if self.all_selected:
            self.text, self.at, self.all_selected = "", 0, False
        room = self.longest - len(self.text)
        clean = clean[:room]
        self.text = self.text[: self.at] + clean + self.text[self.at :]
        self.at += len(clean)

    def erase(self, by: int) -> None:
        """One letter before (-1) or after (+1) the cursor, or everything selected."""
        if self.all_selected:
            self.text, self.at, self.all_selected = "", 0, False
        elif by < 0 and self.at:
            self.text = self.text[: self.at - 1] + self.text[self.at :]
            self.at -= 1
        elif by > 0:
            self.text = self.text[: self.at] + self.text[self.at + 1 :]

    def move(self, to: int) -> None:
        self.at = min(len(self.text), max(0, to))
        self.all_selected = False


def clipboard() -> str:
    try:
        return pg.scrap.get_text()
    except pg.error:
        return ""  # no clipboard here


def to_clipboard(text: str) -> None:
    try:
        pg.scrap.put_text(text)
    except pg.error:
        return  # no clipboard here: nothing is lost by that


class TextEntry(Widget):
    """Shows and changes a draft; `changed` is called after every change."""

    def __init__(
        self,
        name: str,
        rect: pg.Rect,
        draft: Draft,
        changed: Callable[[], None],
        hint: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(rect, Hotspot(name, rect, self._focus, tip, drag=self._clicked))
        self.draft, self.changed, self.hint = draft, changed, hint
        self._look: Look | None = None

    def _focus(self) -> None:
        pg.key.start_text_input()
        pg.key.set_text_input_rect(self.rect)

    def _clicked(self, at: Point) -> None:
        """The cursor goes to the letter that was clicked."""
        if self._look is None:
            return
        letters, x = self._look.letters, at[0] - self.rect.left - self._look.px(10)
        widths = [
            letters.width(self.draft.text[:n], "body") for n in range(len(self.draft.text) + 1)
        ]
        self.draft.move(min(range(len(widths)), key=lambda n: abs(widths[n] - x)))

    def typed(self, event: pg.Event) -> bool:
        if event.type == pg.TEXTEDITING:
            self.draft.composing = event.text
        elif event.type == pg.TEXTINPUT:
            self.draft.composing = ""
            self.draft.insert(event.text)
        elif event.mod & COMMAND:
            return self._command(event.scancode)
        else:
            return self._key(event)
        self.changed()
        return True

    def _command(self, scancode: int) -> bool:
        draft = self.draft
        match scancode:
            case pg.KSCAN_V:
                draft.insert(clipboard())
            case pg.KSCAN_C:
                to_clipboard(draft.text)
            case pg.KSCAN_X:
                to_clipboard(draft.text)
                draft.text, draft.at = "", 0
            case pg.KSCAN_A:
                draft.all_selected = bool(draft.text)
            case _:
                return False
        self.changed()
        return True

    def _key(self, event: pg.Event) -> bool:
        draft = self.draft
        match event.scancode:
            case pg.KSCAN_BACKSPACE:
                draft.erase(-1)
            case pg.KSCAN_DELETE:
                draft.erase(+1)
            case pg.KSCAN_LEFT:
                draft.move(draft.at - 1)
            case pg.KSCAN_RIGHT:
                draft.move(draft.at + 1)
            case pg.KSCAN_HOME:
                draft.move(0)
            case pg.KSCAN_END:
                draft.move(len(draft.text))
            case _:
                # Letters come again as TEXTINPUT; here they must not be taken for hot keys.
                return bool(event.unicode and event.unicode.isprintable())
        self.changed()
        return True

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        self._look = look
        radius = look.px(6)
        pg.draw.rect(onto, "#f2e5c5", self.rect, border_radius=radius)
        edge = GOLD if mood.focused or mood.hovered else "#8a6238"
        pg.draw.rect(onto, edge, self.rect, max(1, look.px(1.5)), border_radius=radius)
        draft = self.draft
        before, after = draft.text[: draft.at], draft.text[draft.at :]
        shown = before + draft.composing + after
        left, middle = self.rect.left + look.px(10), self.rect.centery
        room = self.rect.width - look.px(20)
        old = onto.get_clip()
        onto.set_clip(self.rect.inflate(-look.px(8), 0))
        shift = min(0, room - look.letters.width(before + draft.composing, "body") - look.px(4))
        if draft.all_selected:
            width = look.letters.width(shown, "body")
            pg.draw.rect(onto, "#d9b878", (left + shift, self.rect.top + 4, width, self.rect.h - 8))
        if shown:
            look.text(onto, shown, "body", INK, (left + shift, middle))
        elif not mood.focused:
            look.text(
                onto,
                look.letters.shortened(self.hint, "body", room),
                "body",
                "#6f5a3a",
                (left, middle),
            )
        if mood.focused:
            x = left + shift + look.letters.width(before + draft.composing, "body")
            half = look.px(9)
            pg.draw.line(onto, INK, (x, middle - half), (x, middle + half), max(1, look.px(1)))
        onto.set_clip(old)
