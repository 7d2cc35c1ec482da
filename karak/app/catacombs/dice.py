"""Dice that tumble: rendered frames of a turning cube, ending on what the rules gave."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame as pg

from karak.app.look import Look
from karak.app.motion import arc, ease
from karak.app.pictures import PREMULTIPLIED

SHEET: Final = "dice/pips"


@dataclass(frozen=True, slots=True)
class Die:
    """One die on the stage: what it shows in the end, and how far it has rolled (0 to 1)."""

    face: int
    rolled: float = 1.0
    counted: bool = True  # a die that is rolled again lies there darkened


def draw_die(onto: pg.Surface, look: Look, die: Die, center: tuple[int, int], size: float) -> None:
    """It comes flying in from above left, hops, and lies still."""
    shape = look.pictures.data("dice/dice")
    side = look.px(size)
    frame = min(shape["frames"] - 1, int(die.rolled * shape["frames"]))
    sheet = look.pictures.load(SHEET)
    source = pg.Rect(frame * shape["size"], shape["rows"][str(die.face)] * shape["size"], 0, 0)
    source.size = (shape["size"], shape["size"])
    key = ("die", die.face, frame, side)
    picture = look.painted(key, (side, side), lambda s: _scaled(s, sheet.subsurface(source)))
    away = 1 - ease(die.rolled)
    hop = abs(arc(min(1.0, die.rolled * 1.4) % 1.0)) * (1 - die.rolled) * side * 0.6
    x, y = center[0] - round(away * side * 1.1), center[1] - round(away * side * 0.9 + hop)
    place = picture.get_rect(center=(x, y))
    _draw_shadow(onto, side, (x + side // 14, center[1] + side // 3))
    onto.blit(picture, place, special_flags=PREMULTIPLIED)


def _scaled(onto: pg.Surface, frame: pg.Surface) -> None:
    pg.transform.smoothscale(frame.premul_alpha(), onto.get_size(), onto)


def _draw_shadow(onto: pg.Surface, side: int, center: tuple[int, int]) -> None:
    width, height = round(side * 0.8), round(side * 0.32)
    shade = pg.Surface((width, height), pg.SRCALPHA)
    for at in range(4):
        inner = shade.get_rect().inflate(-at * width // 8, -at * height // 8)
        pg.draw.ellipse(shade, (0, 0, 0, 34 + 26 * at), inner)
    onto.blit(shade, shade.get_rect(center=center))
