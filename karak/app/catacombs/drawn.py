"""Simple lights and shades that are drawn by the program instead of being painted."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Surface
from pygame.transform import box_blur, smoothscale

RING: Final = 0.59  # of a tile: the diameter of a ring around a token


def _circles(radius: int, colour: Sequence[int], falls: Sequence[float]) -> Surface:
    """Light on black; `falls[d]` is what is left of it at that distance from the middle."""
    picture = Surface((2 * radius + 1, 2 * radius + 1)).convert()
    picture.fill(0)
    for inner in range(radius, 0, -1):
        shade = [max(0, int(full * falls[inner])) for full in colour]
        pygame.draw.circle(picture, shade, (radius, radius), inner)
    return picture


def glow() -> Surface:
    """The warm air around the active hero, for the largest tile."""
    falls = [math.exp(-((inner / 195) ** 2)) - math.exp(-3.4) for inner in range(361)]
    return _circles(360, (26, 15, 6), falls)


def halo() -> Surface:
    """Around the flame of a torch, for the largest tile."""
    return _circles(120, (130, 72, 20), [(1 - inner / 120) ** 2 for inner in range(121)])


def oval(size: tuple[int, int], colour: Sequence[int]) -> Surface:
    """Light that fades from the middle to the rim, on black."""
    falls = [(1 - (inner / 64) ** 2) ** 2 for inner in range(65)]
    return smoothscale(_circles(64, colour, falls), size)


def soft_square(side: int) -> Surface:
    """A square shadow, premultiplied."""
    small = Surface((64, 64), pygame.SRCALPHA).convert_alpha()
    small.fill((0, 0, 0, 0))
    pygame.draw.rect(small, (0, 0, 0, 170), (8, 8, 48, 48), border_radius=4)
    return smoothscale(box_blur(small, 5), (round(side * 4 / 3), round(side * 4 / 3)))


def ring(colours: tuple[str, str], tile: int) -> Surface:
    """A bright line with a wide faint one below it, premultiplied."""
    wide, bright = colours
    fine = 4
    radius = tile * RING / 2 * fine
    side = round(2 * radius + 12 * fine)
    large = Surface((side, side), pygame.SRCALPHA).convert_alpha()
    large.fill((0, 0, 0, 0))
    middle = side / 2, side / 2
    faint = pygame.Color(wide)
    faint.a = 70
    line = max(1, round(tile * 0.012 * fine))
    pygame.draw.circle(large, faint, middle, radius + 1.5 * line, 4 * line)
    pygame.draw.circle(large, bright, middle, radius + line / 2, line)
    return smoothscale(large.premul_alpha(), (side // fine, side // fine))
