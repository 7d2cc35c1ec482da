"""Dice that tumble: rendered frames of a turning cube, ending on what the rules gave."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import pygame as pg

from karak.app.look import Look
from karak.app.motion import ease
from karak.app.pictures import PREMULTIPLIED

SHEET: Final = "dice/pips"


@dataclass(frozen=True, slots=True)
class Die:
    """One die on the stage: what it shows in the end, and how far it has rolled (0 to 1)."""

    face: int
    rolled: float = 1.0
    second: bool = False  # rolls another way than the first


def draw_die(onto: pg.Surface, look: Look, die: Die, center: tuple[int, int], size: float) -> None:
    """It comes flying in from above left, hops, and lies still."""
    about = look.pictures.data("dice/dice")
    side = look.px(size)
    frame = min(about["frames"] - 1, int(die.rolled * about["frames"]))
    row = about["rows2" if die.second else "rows"][str(die.face)]
    away = 1 - ease(die.rolled)
    x, y = center[0] - round(away * side * 1.1), center[1] - round(away * side * 0.6)
    shadow = about["shadow"]
    _put(onto, look, (shadow["column"], shadow["row"]), round(side * shadow["scale"]), (x, y))
    lift = about["lift"][row][frame] * side // about["size"]
    _put(onto, look, (frame, row), side, (x, y - lift))


def _put(
    onto: pg.Surface, look: Look, cell: tuple[int, int], side: int, center: tuple[int, int]
) -> None:
    """One frame of the sheet, scaled once."""
    about = look.pictures.data("dice/dice")
    paint = partial(_scale_frame, look, cell, about)
    picture = look.painted(("die", cell), (side, side), paint)
    onto.blit(picture, picture.get_rect(center=center), special_flags=PREMULTIPLIED)


def _scale_frame(look: Look, cell: tuple[int, int], about: Any, onto: pg.Surface) -> None:
    size = about["size"]
    source = pg.Rect(cell[0] * size, cell[1] * size, size, size)
    frame = look.pictures.load(SHEET).subsurface(source).premul_alpha()
    pg.transform.smoothscale(frame, onto.get_size(), onto)
