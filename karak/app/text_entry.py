"""A line of text to type: any script, input methods, paste, selection of all, the usual keys."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Final

import pygame as pg

from karak.app.interface import Hotspot, Mood, Point, Widget
from karak.app.keys import COMMAND, letter_of, modifiers
from karak.app.look import GOLD, INK, Look

PASSED_ON: Final = frozenset(  # keys that type nothing, whatever the layout
    {pg.KSCAN_TAB, pg.KSCAN_RETURN, pg.KSCAN_KP_ENTER, pg.KSCAN_ESCAPE, pg.KSCAN_UP, pg.KSCAN_DOWN}
    | {pg.KSCAN_PAGEUP, pg.KSCAN_PAGEDOWN}
    | set(range(pg.KSCAN_F1, pg.KSCAN_F12 + 1))
)
PAPER, EDGE, HINT, SELECTED = "#f2e5c5", "#8a6238", "#6f5a3a", "#d9b878"
PAD: Final = 10  # logical pixels beside the text


class Draft:
    """What is being typed; kept by the scene, since widgets are made anew."""

    def __init__(self, text: str = "", longest: int = 40) -> None:
        self.text = text
        self.longest = longest
        self.at = len(text)
        self.composing = ""  # what an input method has not settled yet
        self.all_selected = False

    def insert(self, text: str) -> None:
        """Typed or pasted; what can't be part of a line is left out."""
        one_line = "".join(" " if letter.isspace() else letter for letter in text)
        clean = "".join(letter for letter in one_line if letter.isprintable())
        if not clean:
            return
        self._clear_selected()
        clean = clean[: self.longest - len(self.text)]
        self.text = self.text[: self.at] + clean + self.text[self.at :]
        self.at += len(clean)

    def erase(self, by: int) -> None:
        """One letter before (-1) or after (+1) the cursor, or everything selected."""
        if not self._clear_selected():
            start, end = sorted((self.at, self._beside(by)))
            self.text = self.text[:start] + self.text[end:]
            self.at = start

    def move(self, by: int) -> None:
        """One letter back (-1) or on (+1)."""
        self.put(self._beside(by))

    def put(self, at: int) -> None:
        """The cursor before the letter with this number."""
        self.at = min(len(self.text), max(0, at))
        self.all_selected = False

    def _beside(self, by: int) -> int:
        """The next place for the cursor: an accent is not parted from its letter."""
        at = self.at + by
        while 0 < at < len(self.text) and unicodedata.combining(self.text[at]):
            at += by
        return min(len(self.text), max(0, at))

    def _clear_selected(self) -> bool:
        if not self.all_selected:
            return False
        self.text, self.at, self.all_selected = "", 0, False
        return True


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

    keeps_focus = True

    def __init__(
        self,
        look: Look,
        name: str,
        rect: pg.Rect,
        draft: Draft,
        changed: Callable[[], None],
        hint: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(rect, Hotspot(name, rect, tip=tip, drag=self._put_cursor))
        self.draft, self.changed, self.hint = draft, changed, hint
        self._look = look

    @property
    def typing_place(self) -> pg.Rect:
        return self.rect

    def unfocused(self) -> None:
        self.draft.composing, self.draft.all_selected = "", False

    # --- typing -------------------------------------------------------------------------------

    def typed(self, event: pg.Event) -> bool:
        match event.type:
            case pg.TEXTEDITING:
                self.draft.composing = event.text
            case pg.TEXTINPUT:
                self.draft.composing = ""
                self.draft.insert(event.text)
            case _ if self.draft.composing:
                return True  # the key is for the input method
            case _ if modifiers(event) == COMMAND:
                return self._command(letter_of(event))
            case _:
                return self._key(event)
        self.changed()
        return True

    def _command(self, letter: str) -> bool:
        draft = self.draft
        match letter:
            case "V":
                draft.insert(clipboard())
            case "C" | "X":
                if draft.all_selected:
                    to_clipboard(draft.text)
                    if letter == "X":
                        draft.erase(-1)
            case "A":
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
                draft.move(-1)
            case pg.KSCAN_RIGHT:
                draft.move(+1)
            case pg.KSCAN_HOME:
                draft.put(0)
            case pg.KSCAN_END:
                draft.put(len(draft.text))
            case _:
                # Letters come again as TEXTINPUT; here they must not be taken for hot keys.
                return event.scancode not in PASSED_ON
        self.changed()
        return True

    # --- where the letters are ----------------------------------------------------------------

    def _left(self) -> int:
        """Where the first letter begins: a long text is moved so that the cursor can be seen."""
        px, draft = self._look.px, self.draft
        room = self.rect.width - px(2 * PAD) - px(4)
        return self.rect.left + px(PAD) + min(0, room - self._width(draft.at) - self._composed())

    def _width(self, letters: int) -> int:
        return self._look.letters.width(self.draft.text[:letters], "body")

    def _composed(self) -> int:
        return self._look.letters.width(self.draft.composing, "body")

    def _put_cursor(self, at: Point) -> None:
        """To the letter that was clicked."""
        x = at[0] - self._left()
        places = range(len(self.draft.text) + 1)
        self.draft.put(min(places, key=lambda n: abs(self._width(n) - x)))

    # --- drawing ------------------------------------------------------------------------------

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        radius = look.px(6)
        pg.draw.rect(onto, PAPER, self.rect, border_radius=radius)
        edge = GOLD if mood.focused or mood.hovered else EDGE
        pg.draw.rect(onto, edge, self.rect, max(1, look.px(1.5)), border_radius=radius)
        old = onto.get_clip()
        onto.set_clip(self.rect.inflate(-look.px(8), 0).clip(old))
        self._draw_text(onto, look, mood)
        onto.set_clip(old)

    def _draw_text(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        draft, left, middle = self.draft, self._left(), self.rect.centery
        shown = draft.text[: draft.at] + draft.composing + draft.text[draft.at :]
        half = look.px(9)
        if draft.all_selected:
            width = look.letters.width(shown, "body")
            pg.draw.rect(onto, SELECTED, (left, middle - half, width, 2 * half))
        if shown:
            look.text(onto, shown, "body", INK, (left, middle))
        elif not mood.focused:
            room = self.rect.width - look.px(2 * PAD)
            hint = look.letters.shortened(self.hint, "body", room)
            look.text(onto, hint, "body", HINT, (left, middle))
        if mood.focused:
            x = left + self._width(draft.at) + self._composed()
            pg.draw.line(onto, INK, (x, middle - half), (x, middle + half), max(1, look.px(1)))
