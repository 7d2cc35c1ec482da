"""Hot keys, bound by where a key sits, not by what is printed on it.

So letters work in a Ukrainian layout too, and the panning keys lie together on every keyboard.
What is printed on a key is learnt when it is pressed, and shown from then on. Ctrl with a letter
is known by its letter everywhere: it works with the key that bears it as well.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

import pygame as pg

ON_MAC: Final = sys.platform == "darwin"
COMMAND: Final = pg.KMOD_META if ON_MAC else pg.KMOD_CTRL
ALT: Final = pg.KMOD_ALT | pg.KMOD_MODE  # AltGr is one of them; on Windows it also holds Ctrl

_learnt: dict[int, str] = {}


@dataclass(frozen=True, slots=True)
class Key:
    """A key, alone or with Ctrl (Cmd on a Mac), Alt or Shift."""

    scancode: int
    label: str
    command: bool = False
    alt: bool = False
    shift: bool = False

    def fits(self, event: pg.Event) -> bool:
        """Whether it has just been pressed: a key that is held down acts only once."""
        if event.type != pg.KEYDOWN or is_repeated(event):
            return False
        wanted = COMMAND * self.command | ALT * self.alt | pg.KMOD_SHIFT * self.shift
        if modifiers(event) != wanted:
            return False
        here = ALIKE.get(event.scancode, event.scancode) == self.scancode
        return here or (self.command and letter_of(event) == self.label)

    @property
    def text(self) -> str:
        """What to show: the label of this keyboard, if it is known."""
        label = self.label if self.command else _learnt.get(self.scancode, self.label)
        if self.command:
            label = f"{'Cmd' if ON_MAC else 'Ctrl'}+{label}"
        return f"Shift+{label}" if self.shift else label


class HeldKeys:
    """Tells a press from its repetitions, which pygame sends as presses of the same kind."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def note(self, event: pg.Event) -> None:
        """To be shown every event; marks the repetitions."""
        match event.type:
            case pg.KEYDOWN:
                event.repeated = event.scancode in self._down
                self._down.add(event.scancode)
            case pg.KEYUP:
                self._down.discard(event.scancode)
            case pg.WINDOWFOCUSLOST:
                self._down.clear()


def is_repeated(event: pg.Event) -> bool:
    return getattr(event, "repeated", False)


def modifiers(event: pg.Event) -> int:
    """Ctrl, Cmd, Alt and Shift, without left and right, locks left out."""
    groups = (pg.KMOD_CTRL, pg.KMOD_META, ALT, pg.KMOD_SHIFT)
    return sum(group for group in groups if event.mod & group)


def letter_of(event: pg.Event) -> str:
    """The Latin letter on the key; where there are other letters, the one a US keyboard has."""
    if pg.K_a <= event.key <= pg.K_z:
        return chr(event.key).upper()
    number = event.scancode - pg.KSCAN_A
    return chr(ord("A") + number) if 0 <= number < 26 else ""


def learn(event: pg.Event) -> None:
    """A key was pressed: remember what its layout calls it."""
    name = pg.key.name(event.key)
    if len(name) == 1 and name.isalpha():
        _learnt[event.scancode] = name.upper()


def letter(name: str, **held: bool) -> Key:
    """The key that is marked like this on a US keyboard."""
    return Key(getattr(pg, f"KSCAN_{name}"), name, **held)


SPACE: Final = Key(pg.KSCAN_SPACE, "Space")
ENTER: Final = Key(pg.KSCAN_RETURN, "Enter")
ESCAPE: Final = Key(pg.KSCAN_ESCAPE, "Esc")
TAB: Final = Key(pg.KSCAN_TAB, "Tab")
UNDO: Final = letter("Z", command=True)
HELP: Final = Key(pg.KSCAN_F1, "F1")
FRAME_TIMES: Final = Key(pg.KSCAN_F3, "F3")
FULLSCREEN: Final = Key(pg.KSCAN_F11, "F11")
ALT_ENTER: Final = Key(pg.KSCAN_RETURN, "Enter", alt=True)
PICTURE: Final = Key(pg.KSCAN_F12, "F12")
MUTE: Final = letter("M")
ARROWS: Final = {
    pg.KSCAN_UP: (0, -1),
    pg.KSCAN_DOWN: (0, 1),
    pg.KSCAN_LEFT: (-1, 0),
    pg.KSCAN_RIGHT: (1, 0),
}
PAGES: Final = {pg.KSCAN_PAGEUP: 1, pg.KSCAN_PAGEDOWN: -1}  # as the wheel counts
ALIKE: Final = {pg.KSCAN_KP_ENTER: pg.KSCAN_RETURN}  # two keys for the same thing
