"""Hot keys: by place, on every layout, and once for each press."""

from __future__ import annotations

import pygame as pg
import pytest

from karak.app.keys import ALT_ENTER, COMMAND, ENTER, MUTE, SPACE, UNDO, HeldKeys, letter

OTHER_COMMAND = pg.KMOD_CTRL if COMMAND == pg.KMOD_META else pg.KMOD_META


def down(scancode: int, key: int = 0, mod: int = 0) -> pg.Event:
    return pg.Event(pg.KEYDOWN, scancode=scancode, key=key, mod=mod, unicode="")


def up(scancode: int) -> pg.Event:
    return pg.Event(pg.KEYUP, scancode=scancode, key=0, mod=0)


def test_a_letter_is_bound_by_its_place() -> None:
    assert MUTE.fits(down(pg.KSCAN_M, key=ord("ь")))  # a Ukrainian layout
    assert not MUTE.fits(down(pg.KSCAN_N, key=pg.K_m))


@pytest.mark.parametrize(
    ("scancode", "key"),
    [
        (pg.KSCAN_Z, pg.K_z),  # US
        (pg.KSCAN_Y, pg.K_z),  # Czech and German: the key that is marked Z
        (pg.KSCAN_W, pg.K_z),  # French
        (pg.KSCAN_Z, ord("я")),  # Ukrainian
    ],
)
def test_undo_works_on_every_layout(scancode: int, key: int) -> None:
    assert UNDO.fits(down(scancode, key, COMMAND))
    assert not UNDO.fits(down(scancode, key))


@pytest.mark.parametrize(
    "mod", [pg.KMOD_LALT, pg.KMOD_RALT, pg.KMOD_LCTRL, pg.KMOD_LMETA, pg.KMOD_LSHIFT, pg.KMOD_MODE]
)
def test_a_plain_letter_wants_no_other_key(mod: int) -> None:
    assert not MUTE.fits(down(pg.KSCAN_M, pg.K_m, mod))


def test_altgr_which_windows_reports_as_ctrl_and_alt_is_no_ctrl() -> None:
    altgr = pg.KMOD_LCTRL | pg.KMOD_RALT
    assert not UNDO.fits(down(pg.KSCAN_Z, pg.K_z, altgr))  # ż on a Polish keyboard


def test_only_the_system_s_own_command_key_counts() -> None:
    assert not UNDO.fits(down(pg.KSCAN_Z, pg.K_z, OTHER_COMMAND))


@pytest.mark.parametrize("mod", [pg.KMOD_NUM, pg.KMOD_CAPS])
def test_locks_do_not_matter(mod: int) -> None:
    assert MUTE.fits(down(pg.KSCAN_M, pg.K_m, mod))


def test_both_enter_keys_are_enter() -> None:
    assert ENTER.fits(down(pg.KSCAN_RETURN))
    assert ENTER.fits(down(pg.KSCAN_KP_ENTER))
    assert not ENTER.fits(down(pg.KSCAN_RETURN, mod=pg.KMOD_LALT))
    assert ALT_ENTER.fits(down(pg.KSCAN_RETURN, mod=pg.KMOD_LALT))


def test_a_key_that_is_held_down_acts_once() -> None:
    held = HeldKeys()
    events = [down(pg.KSCAN_SPACE) for _ in range(3)]
    for event in events:
        held.note(event)
    assert [SPACE.fits(event) for event in events] == [True, False, False]
    held.note(up(pg.KSCAN_SPACE))
    again = down(pg.KSCAN_SPACE)
    held.note(again)
    assert SPACE.fits(again)


def test_a_release_that_another_window_got_is_not_waited_for() -> None:
    held = HeldKeys()
    held.note(down(pg.KSCAN_SPACE))
    held.note(pg.Event(pg.WINDOWFOCUSLOST))
    again = down(pg.KSCAN_SPACE)
    held.note(again)
    assert SPACE.fits(again)


def test_what_to_show() -> None:
    assert letter("O", command=True).text in ("Ctrl+O", "Cmd+O")
    assert letter("O", shift=True).text == "Shift+O"
