"""What flies and sparkles above the board, and is gone a moment later."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame as pg

from karak.app.catacombs.dice import Die, draw_die
from karak.app.look import CREAM, GOLD
from karak.app.motion import arc, between, ease
from karak.app.pictures import PREMULTIPLIED
from karak.rules.catacombs.pieces import Cell, Thing

if TYPE_CHECKING:
    from karak.app.catacombs.table import CatacombsTable

LASTS: Final = {"dust": 0.5, "glint": 0.6, "spark": 0.4}
COUNT: Final = {"dust": 10, "glint": 6, "spark": 8}
RISING: Final = 1.1  # seconds
BANNER: Final = 1.5
FRAMES: Final = 6  # of dust that rises and thins out


@dataclass(slots=True)
class Burst:
    """A handful of particles from one point of the board."""

    kind: str
    x: float
    y: float
    age: float = 0.0


@dataclass(slots=True)
class Rising:
    """A word that rises from a point of the board and fades: a heart less, a heart more."""

    icon: str
    text: str
    colour: str
    x: float
    y: float
    age: float = 0.0


class Effects:
    """Drawn above the board, below the panels. With reduced motion there are no bursts."""

    def __init__(self, table: CatacombsTable) -> None:
        self.table = table
        self._bursts: list[Burst] = []
        self._rising: list[Rising] = []
        self._banner: tuple[str, str, float] | None = None  # picture, words, age
        self.flight: tuple[Thing, tuple[int, int], tuple[int, int], float] | None = None
        self.start_roll: tuple[int, tuple[int, ...], float] | None = None
        self._turning: tuple[Cell, float] | None = None  # where a tile is turned over, how far

    @property
    def busy(self) -> bool:
        shown = (self.flight, self.start_roll, self._turning, self._banner)
        return bool(self._bursts or self._rising) or any(effect is not None for effect in shown)

    def burst(self, kind: str, x: float, y: float) -> None:
        if self.table.app.settings.lively and not self.table.scene.hurrying:
            self._bursts.append(Burst(kind, x, y))

    def rise(self, icon: str, text: str, colour: str, x: float, y: float) -> None:
        if not self.table.scene.hurrying:
            self._rising.append(Rising(icon, text, colour, x, y))

    def announce(self, picture: str, words: str) -> None:
        """Whose turn begins, in large letters."""
        if not self.table.scene.hurrying:
            self._banner = (picture, words, 0.0)

    def end_banner(self) -> None:
        """The player has begun: it has been read."""
        self._banner = None

    def fly(self, thing: Thing, start: tuple[int, int], end: tuple[int, int], part: float) -> None:
        self.flight = (thing, start, end, part)

    def turn_over(self, cell: Cell, part: float) -> None:
        self._turning = (cell, part)

    def turned_over(self) -> None:
        self._turning = None

    def update(self, seconds: float) -> None:
        for burst in self._bursts:
            burst.age += seconds
        self._bursts = [burst for burst in self._bursts if burst.age < LASTS[burst.kind]]
        for word in self._rising:
            word.age += seconds
        self._rising = [word for word in self._rising if word.age < RISING]
        if self._banner:
            picture, words, age = self._banner
            self._banner = (picture, words, age + seconds) if age + seconds < BANNER else None

    def draw(self, onto: pg.Surface) -> None:
        for burst in self._bursts:
            self._draw_burst(onto, burst)
        for word in self._rising:
            self._draw_rising(onto, word)
        if self._banner:
            self._draw_banner(onto, *self._banner)
        if self.flight:
            self._draw_flight(onto)
        if self._turning:
            self._draw_back(onto, *self._turning)
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
            frame = f"-{min(FRAMES - 1, int(part * FRAMES))}" if burst.kind == "dust" else ""
            name = f"catacombs/board/{burst.kind}{frame}"
            picture = pictures.scaled(name, size // 2 * 2).copy()
            if burst.kind != "dust":
                level = round(255 * (1 - part) ** 1.5)
                picture.fill((level,) * 4, special_flags=pg.BLEND_RGBA_MULT)
            onto.blit(picture, picture.get_rect(center=(x, y)), special_flags=PREMULTIPLIED)

    def _draw_banner(self, onto: pg.Surface, picture: str, words: str, age: float) -> None:
        """Comes in from the left, stays to be read, and fades."""
        look, safe = self.table.app.look, self.table.view.camera.safe
        box = pg.Rect(0, 0, look.letters.width(words, "title") + look.px(120), look.px(70))
        slide = 1 - ease(min(1.0, age / 0.2)) if self.table.app.settings.lively else 0.0
        box.center = (safe.centerx - round(slide * look.px(60)), safe.top + look.px(120))
        paint = partial(self._paint_banner, picture, words)
        layer = look.painted(("banner", picture, words), box.size, paint)
        draw_faded(onto, layer, box, min(1.0, age / 0.15, (BANNER - age) / 0.3))

    def _paint_banner(self, picture: str, words: str, onto: pg.Surface) -> None:
        look, body = self.table.app.look, onto.get_rect()
        onto.fill((14, 9, 6, 225), body.inflate(0, -look.px(10)))
        for y in (look.px(5), body.bottom - look.px(6)):
            pg.draw.line(onto, GOLD, (0, y), (body.right, y), max(1, look.px(1)))
        look.icon(onto, picture, (look.px(46), body.centery), 58)
        look.text(onto, words, "title", CREAM, (look.px(86), body.centery))

    def _draw_rising(self, onto: pg.Surface, word: Rising) -> None:
        look, part = self.table.app.look, word.age / RISING
        center = self.table.view.point_of((word.x, word.y - 0.45 * ease(part)))
        paint = partial(self._paint_rising, word.icon, word.text, word.colour)
        layer = look.painted(("rising", word.icon, word.text), (look.px(90), look.px(34)), paint)
        draw_faded(onto, layer, layer.get_rect(center=center), min(1.0, 2 * (1 - part)))

    def _paint_rising(self, icon: str, text: str, colour: str, onto: pg.Surface) -> None:
        look, middle = self.table.app.look, onto.get_height() // 2
        right = onto.get_width() // 2 - look.px(2)
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 2)):
            look.text(onto, text, "points", "#120a06", (right + dx, middle + dy), "right")
        look.text(onto, text, "points", colour, (right, middle), "right")
        look.icon(onto, icon, (right + look.px(18), middle), 28)

    def _draw_flight(self, onto: pg.Surface) -> None:
        if self.flight is None:
            return
        thing, start, end, part = self.flight
        way = ease(part)
        x = round(between(start[0], end[0], way))
        y = round(between(start[1], end[1], way) - arc(part) * self.table.app.look.px(60))
        self.table.app.look.icon(onto, f"things/{thing.name}", (x, y), 44)

    def _draw_back(self, onto: pg.Surface, cell: Cell, part: float) -> None:
        """A tile face down: it comes down from above, then only its edge is seen."""
        place = self.table.view.rect_of(cell)
        side = place.width
        picture = self.table.app.pictures.scaled("catacombs/tiles/back", (side, side))
        width = max(1, round(side * min(1.0, 2 - 2 * part)))
        turned = pg.transform.smoothscale(picture, (width, side))
        turned.set_alpha(round(255 * min(1.0, 3 * part)))
        above = round(0.3 * side * (1 - ease(min(1.0, 2 * part))))
        onto.blit(turned, turned.get_rect(center=(place.centerx, place.centery - above)))

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


def draw_faded(onto: pg.Surface, layer: pg.Surface, place: pg.Rect, strength: float) -> None:
    """A premultiplied picture, more or less transparent."""
    level = round(255 * strength)
    faded = layer.copy()
    faded.fill((level, level, level, level), special_flags=pg.BLEND_RGBA_MULT)
    onto.blit(faded, place, special_flags=PREMULTIPLIED)
