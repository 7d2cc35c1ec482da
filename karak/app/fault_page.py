"""The last page: the program has failed, and says so in a window of its own.

It uses as little of the program as it can, since nobody knows what broke.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import pygame as pg

from karak.app.lettering import Lettering
from karak.app.look import CREAM, DIM, GOLD
from karak.app.pictures import PREMULTIPLIED, Pictures

SIZE: Final = (760, 320)
MARGIN: Final = 36
BACKGROUND: Final = "#1d120b"
ANSWERS: Final = (pg.QUIT, pg.KEYDOWN, pg.MOUSEBUTTONUP)


def show_fault(title: str, sentence: str, close: str) -> bool:
    """Until the player has answered; False where no window can be seen."""
    try:
        pg.display.init()
        if pg.display.get_driver() in {"dummy", "offscreen"}:
            return False
        pg.font.init()
        with suppress(OSError, pg.error):  # the icons may be what is missing
            pg.display.set_icon(Pictures().icon())
        surface = pg.display.set_mode(SIZE)
        pg.display.set_caption("Karak")
        pg.event.clear()
        while not any(event.type in ANSWERS for event in pg.event.get()):
            draw_fault(surface, title, sentence, close)
            pg.display.flip()
            pg.time.wait(50)
    except (pg.error, OSError):
        return False
    finally:
        pg.display.quit()
    return True


def draw_fault(onto: pg.Surface, title: str, sentence: str, close: str) -> None:
    """A heading, what happened, and how to go."""
    letters = Lettering(1.0)
    onto.fill(BACKGROUND)
    pg.draw.rect(onto, GOLD, onto.get_rect().inflate(-16, -16), 1, border_radius=8)
    top = MARGIN
    put(onto, letters.line(title, "title", CREAM), top)
    top += letters.line_height("title") + 14
    for line in letters.wrapped(sentence, "body", onto.get_width() - 2 * MARGIN):
        put(onto, letters.line(line, "body", CREAM), top)
        top += letters.line_height("body")
    bottom = onto.get_height() - MARGIN - letters.line_height("small")
    put(onto, letters.line(close, "small", DIM), bottom)


def put(onto: pg.Surface, line: pg.Surface, top: int) -> None:
    onto.blit(line, (MARGIN, top), special_flags=PREMULTIPLIED)
