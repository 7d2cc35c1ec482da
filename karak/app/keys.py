"""Hot keys, bound by where a key sits, not by what is printed on it.

So Z is next to X on every layout's Ctrl+Z row, and letters work in a Ukrainian layout too. What is
printed on the key is learnt when it is pressed, and shown from then on.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

import pygame as pg

ON_MAC: Final = sys.platform == "darwin"
COMMAND: Final = pg.KMOD_META if ON_MAC else pg.KMOD_CTRL

_learnt: dict[int, str] = {}


@dataclass(frozen=True, slots=True)
class Key:
    """A key, alone or with Ctrl (Cmd on a Mac) or Shift."""

    scancode: int
    label: str
    command: bool = False
    shift: bool = False

    def fits(self, event: pg.Event) -> bool:
        held = bool(event.mod & COMMAND)
        shifted = bool(event.mod & pg.KMOD_SHIFT)
        return event.scancode == self.scancode and held == self.command and shifted == self.shift

    @property
    def text(self) -> str:
        """What to show: the label of this keyboard, if it is known."""
        label = _learnt.get(self.scancode, self.label)
        if self.command:
            label = f"{'Cmd' if ON_MAC else 'Ctrl'}+{label}"
        return f"Shift+{label}" if self.shift else label


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
PICTURE: Final = Key(pg.KSCAN_F12, "F12")
MUTE: Final = letter("M")
ARROWS: Final = {
    pg.KSCAN_UP: (0, -1),
    pg.KSCAN_DOWN: (0, 1),
    pg.KSCAN_LEFT: (-1, 0),
    pg.KSCAN_RIGHT: (1, 0),
}
