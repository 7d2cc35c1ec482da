"""What flies and sparkles above the board, and is gone a moment later."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame as pg

from karak.app.catacombs.dice import Die, draw_die
from karak.app.look import CREAM
from karak.app.motion import arc, between, ease
from karak.app.pictures import PREMULTIPLIED
from karak.rules.catacombs.pieces import Thing

if TYPE_CHECKING:
    from karak.app.catacombs.table import CatacombsTable

LASTS: Final = {"dust": 0.5, "glint": 0.6, "spark": 0.4}
COUNT: Final = {"dust": 10, "glint": 6, "spark": 8}
FRAMES: Final = {"dust": 6}


@dataclass(slots=True)
class Burst:
    """A handful of particles from one point of the board."""

    kind: str
    x: float
    y: float
    age: float = 0.0


class Effects:
    """Drawn above the board, below the panels. With reduced motion there are no bursts."""

    def __init__(self, table: CatacombsTable) -> None:
        self.table = table
        self._bursts: list[Burst] = []
        self.flight: tuple[Thing, tuple[int, int], tuple[int, int], float] | None = None
        self.start_roll: tuple[int, tuple[int, ...], float] | None = None

    @property
    def busy(self) -> bool:
        return bool(self._bursts) or self.flight is not None or self.start_roll is not None

    def burst(self, kind: str, x: float, y: float) -> None:
        if self.table.app.settings.lively and not self.table.scene.hurrying:
            self._bursts.append(Burst(kind, x, y))

    def fly(self, thing: Thing, start: tuple[int, int], end: tuple[int, int], part: float) -> None:
        self.flight = (thing, start, end, part)

    def update(self, seconds: float) -> None:
        for burst in self._bursts:
            burst.age += seconds
        self._bursts = [burst for burst in self._bursts if burst.age < LASTS[burst.kind]]

    def draw(self, onto: pg.Surface) -> None:
        for burst in self._bursts:
            self._draw_burst(onto, burst)
        if self.flight:
            self._draw_flight(onto)
        if self.start_roll:
            self._draw_start_roll(onto, *self.start_roll)

    def _draw_burst(self, onto: pg.Surface, burst: Burst) -> None:
        view, pictures = self.table.view, self.table.app.pictures
        part = burst.age / LASTS[burst.kind]
        tile = view.camera.tile
        size = max(2, round(tile * (0.16 + 0.14 * part)))
        for at in range(COUNT[burst.kind]):
            angle = at * 2 * math.pi / COUNT[burst.kind] + burst.x
            far = (0.42 if burst.kind == "dust" else 0.25) * ease(part) * (0.8 + 0.2 * (at % 3))
            x, y = view.point_of(
                (
                    burst.x + far * math.cos(angle),
                    burst.y + far * math.sin(angle) * 0.8 - 0.1 * part,
                )
            )
            frame = at % FRAMES.get(burst.kind, 1)
            name = f"catacombs/board/{burst.kind}" + (f"-{frame}" if burst.kind in FRAMES else "")
            picture = pictures.scaled(name, size // 2 * 2).copy()
            level = round(255 * (1 - part) ** 1.5)
            picture.fill((level,) * 4, special_flags=pg.BLEND_RGBA_MULT)
            onto.blit(picture, picture.get_rect(center=(x, y)), special_flags=PREMULTIPLIED)

    def _draw_flight(self, onto: pg.Surface) -> None:
        if self.flight is None:
            return
        thing, start, end, part = self.flight
        way = ease(part)
        x = round(between(start[0], end[0], way))
        y = round(between(start[1], end[1], way) - arc(part) * self.table.app.look.px(60))
        self.table.app.look.icon(onto, f"things/{thing.name}", (x, y), 44)

    def _draw_start_roll(
        self, onto: pg.Surface, seat: int, dice: tuple[int, ...], part: float
    ) -> None:
        """Who begins: each player's throw, in the middle of the table."""
        look, window = self.table.app.look, onto.get_rect()
        box = pg.Rect(0, 0, look.px(300), look.px(150))
        box.center = window.center
        look.panel(onto, "leather", box)
        words = self.table.say(
            "catacombs-start-roll", hero=f"hero-{self.table.shown.heroes[seat].name}"
        )
        look.text(onto, words, "heading", CREAM, (box.centerx, box.top + look.px(24)), "center")
        for at, face in enumerate(dice):
            x = box.centerx + look.px(-80 + 90 * at)
            draw_die(onto, look, Die(face, part, second=at > 0), (x, box.centery + look.px(16)), 66)
        if part >= 1:
            total = (box.right - look.px(44), box.centery + look.px(16))
            look.text(onto, str(sum(dice)), "number", CREAM, total, "center")
