"""The picture behind the title, slowly alive: torches burn, and somebody is watching."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame as pg

from karak.app.pictures import PREMULTIPLIED

if TYPE_CHECKING:
    from karak.app.app import App

FLAMES: Final = 8
BLINK_EVERY: Final = 8.0  # seconds, more or less
BLINK: Final = 0.16


class TitlePicture:
    """Covers the window, whatever its shape; the right part stays in sight."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._about = app.pictures.data("title/title")
        self._seconds = 0.0
        self._for: tuple[int, int] = (0, 0)
        self._background: pg.Surface | None = None
        self._scale = 1.0
        self._corner = (0, 0)

    def update(self, seconds: float) -> None:
        if self.app.settings.lively:
            self._seconds += seconds

    def _fit(self, size: tuple[int, int]) -> None:
        """Scaled until it covers the window; what is too much is cut away at the left."""
        raw = self.app.pictures.load("title/background", alpha=False)
        width, height = raw.get_size()
        self._scale = max(size[0] / width, size[1] / height)
        scaled = (round(width * self._scale), round(height * self._scale))
        anchor_x, anchor_y = self._about["anchor"]
        self._corner = (
            round((size[0] - scaled[0]) * anchor_x),
            round((size[1] - scaled[1]) * anchor_y),
        )
        self._background = pg.transform.smoothscale(raw, scaled)
        self._for = size

    def _at(self, point: list[float]) -> tuple[int, int]:
        """A point of the picture on the screen."""
        return (
            round(self._corner[0] + point[0] * self._scale),
            round(self._corner[1] + point[1] * self._scale),
        )

    def draw(self, onto: pg.Surface) -> None:
        if self._for != onto.get_size() or self._background is None:
            self._fit(onto.get_size())
        if self._background:
            onto.blit(self._background, self._corner)
        for at, place in enumerate(self._about["torches"]):
            self._draw_flame(onto, self._at(place), at)
        self._draw_eyes(onto)

    def _draw_flame(self, onto: pg.Surface, foot: tuple[int, int], number: int) -> None:
        frame = int(self._seconds * 11 + number * 3) % FLAMES
        height = round(self._about["flame"] * self._scale)
        flame = self.app.pictures.scaled(f"catacombs/board/flame-{frame}", height)
        onto.blit(flame, flame.get_rect(midbottom=foot), special_flags=PREMULTIPLIED)

    def _draw_eyes(self, onto: pg.Surface) -> None:
        """They glow and fade, and blink now and then."""
        part = "lids" if self._blinking() else "eyes"
        raw = self.app.pictures.load(f"title/{part}")
        width, height = (max(1, round(side * self._scale)) for side in raw.get_size())
        picture = self.app.pictures.scaled(f"title/{part}", (width, height))
        place = self._at(self._about[part])
        if part == "lids":
            onto.blit(picture, place, special_flags=PREMULTIPLIED)
            return
        glow = 0.72 + 0.28 * math.sin(self._seconds * 1.3)
        level = round(255 * glow)
        lit = picture.copy()
        lit.fill((level, level, level), special_flags=pg.BLEND_RGB_MULT)
        onto.blit(lit, place, special_flags=pg.BLEND_RGB_ADD)

    def _blinking(self) -> bool:
        into = self._seconds % BLINK_EVERY
        return self._seconds > BLINK_EVERY and into < BLINK
