"""Typing: any script, the usual keys, and nothing typed is taken for a hot key."""

from __future__ import annotations

import pygame as pg
import pytest

from karak.app import text_entry
from karak.app.interface import Hotspot, Interface, Widget
from karak.app.keys import COMMAND, letter
from karak.app.look import Look
from karak.app.pictures import Pictures
from karak.app.text_entry import Draft, TextEntry
from tests.app.robot import key, mouse

RECT = pg.Rect(100, 100, 200, 34)


class Form:
    """One field and a button with a letter key and Enter, as pages have them."""

    def __init__(self, text: str = "", longest: int = 40) -> None:
        pg.font.init()
        self.look = Look(Pictures(), 1.0)
        self.draft = Draft(text, longest)
        self.done: list[str] = []
        self.interface = Interface()
        self.rebuild()

    def rebuild(self) -> None:
        entry = TextEntry(self.look, "name", RECT, self.draft, self.rebuild)
        mute = Hotspot("mute", pg.Rect(0, 0, 9, 9), lambda: self.done.append("m"), key=letter("M"))
        self.interface.show([entry, Widget(mute.rect, mute)])

    def click(self, x: int = RECT.left + 2) -> None:
        for kind in (pg.MOUSEBUTTONDOWN, pg.MOUSEBUTTONUP):
            self.interface.handle(mouse(kind, (x, RECT.centery)))

    def type(self, text: str) -> None:
        self.interface.handle(pg.Event(pg.TEXTINPUT, text=text))

    def press(self, *scancodes: int, mod: int = 0) -> bool:
        return [self.interface.handle(key(scancode, mod)) for scancode in scancodes][-1]


@pytest.fixture
def form() -> Form:
    form = Form()
    form.click()
    return form


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A clipboard of our own."""
    held = {"text": ""}
    monkeypatch.setattr(text_entry, "clipboard", lambda: held["text"])
    monkeypatch.setattr(text_entry, "to_clipboard", lambda text: held.update(text=text))
    return held


@pytest.mark.parametrize(
    "text", ["Horan", "Їжак", "Žluťoučký kůň", "שלום", "مرحبا", "名前", "a\u0301"]
)
def test_any_script_is_typed_and_drawn(form: Form, text: str) -> None:
    form.type(text)
    assert form.draft.text == text
    form.interface.draw(pg.Surface((640, 480)), form.look)


def test_letters_are_no_hot_keys_while_somebody_types(form: Form) -> None:
    assert form.press(pg.KSCAN_M)
    assert form.done == []
    form.press(pg.KSCAN_TAB)
    form.press(pg.KSCAN_M)
    assert form.done == ["m"]


def test_altgr_types(form: Form, board: dict[str, str]) -> None:
    """Polish Ć is AltGr+C, which Windows reports as Ctrl+Alt+C."""
    form.type("Maciej")
    form.press(pg.KSCAN_A, pg.KSCAN_X, mod=pg.KMOD_LCTRL | pg.KMOD_RALT)
    assert (form.draft.text, form.draft.all_selected, board["text"]) == ("Maciej", False, "")


@pytest.mark.parametrize("scancode", [pg.KSCAN_RETURN, pg.KSCAN_ESCAPE, pg.KSCAN_F1])
def test_keys_that_type_nothing_are_passed_on(form: Form, scancode: int) -> None:
    assert not form.press(scancode)


def test_the_usual_keys(form: Form) -> None:
    form.type("abcd")
    form.press(pg.KSCAN_LEFT, pg.KSCAN_BACKSPACE)
    assert (form.draft.text, form.draft.at) == ("abd", 2)
    form.press(pg.KSCAN_HOME, pg.KSCAN_DELETE)
    form.press(pg.KSCAN_END)
    form.type("!")
    assert form.draft.text == "bd!"
    form.press(pg.KSCAN_HOME, pg.KSCAN_BACKSPACE, pg.KSCAN_LEFT, pg.KSCAN_END, pg.KSCAN_DELETE)
    assert form.draft.text == "bd!"


def test_an_accent_is_not_parted_from_its_letter() -> None:
    draft = Draft("xa\u0301")
    draft.move(-1)
    assert draft.at == 1
    draft.move(+1)
    assert draft.at == 3
    draft.erase(-1)
    assert draft.text == "x"


def test_paste_makes_one_clean_line_and_stops_at_the_longest(board: dict[str, str]) -> None:
    form = Form(longest=12)
    form.click()
    board["text"] = "two\nlines\t\x00\x07 and more"
    form.press(pg.KSCAN_V, mod=COMMAND)
    assert form.draft.text == "two lines  a"


def test_copy_cut_and_select_all(form: Form, board: dict[str, str]) -> None:
    form.type("seed 42")
    form.press(pg.KSCAN_C, mod=COMMAND)
    assert board["text"] == ""  # nothing is selected
    form.press(pg.KSCAN_A, pg.KSCAN_C, mod=COMMAND)
    assert (board["text"], form.draft.text) == ("seed 42", "seed 42")
    form.press(pg.KSCAN_X, mod=COMMAND)
    assert form.draft.text == ""


def test_an_empty_clipboard_takes_nothing_away(form: Form, board: dict[str, str]) -> None:
    form.type("seed 42")
    form.press(pg.KSCAN_A, pg.KSCAN_V, mod=COMMAND)
    assert form.draft.text == "seed 42"


def test_typing_replaces_what_is_selected(form: Form) -> None:
    form.type("old")
    form.press(pg.KSCAN_A, mod=COMMAND)
    form.type("new")
    assert form.draft.text == "new"


def test_a_click_puts_the_cursor_between_the_letters() -> None:
    form = Form("Taia")
    width = form.look.letters.width("Ta", "body")
    form.click(RECT.left + 10 + width)
    assert form.draft.at == 2


def test_a_click_in_a_text_longer_than_its_field() -> None:
    form = Form("m" * 40)
    form.click(RECT.right - 12)
    assert form.draft.at == 40
    form.click(RECT.left + 10)
    assert 20 < form.draft.at < 40  # the beginning is out of sight


def test_an_input_method_has_its_keys_to_itself(form: Form) -> None:
    form.interface.handle(pg.Event(pg.TEXTEDITING, text="か", start=0, length=1))
    assert form.draft.composing == "か"
    form.interface.draw(pg.Surface((640, 480)), form.look)
    assert form.press(pg.KSCAN_RETURN, pg.KSCAN_ESCAPE, pg.KSCAN_BACKSPACE)
    assert form.draft.text == ""
    form.type("火")
    assert (form.draft.text, form.draft.composing) == ("火", "")


def test_what_was_half_composed_goes_with_the_focus(form: Form) -> None:
    form.interface.handle(pg.Event(pg.TEXTEDITING, text="か", start=0, length=1))
    form.interface.drop_focus()
    assert form.draft.composing == ""


def test_input_methods_are_on_only_while_typing(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    monkeypatch.setattr(pg.key, "start_text_input", lambda: calls.append("start"))
    monkeypatch.setattr(pg.key, "stop_text_input", lambda: calls.append("stop"))
    monkeypatch.setattr(pg.key, "set_text_input_rect", lambda rect: calls.append(str(rect.left)))
    form = Form()
    assert calls == []
    form.press(pg.KSCAN_TAB)
    assert calls == ["start", "100"]
    form.type("a")
    form.press(pg.KSCAN_TAB)
    assert calls == ["start", "100", "100", "stop"]
    form.click()
    form.interface.let_go()
    assert calls[4:] == ["start", "100", "stop"]
