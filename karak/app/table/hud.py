"""What floats on the board of every game: the turn plate, the log, the row of buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame as pg

from karak.app.interface import FIRST, Hotspot, Mood, Widget
from karak.app.keys import Key
from karak.app.look import CREAM, DIM, GOLD, Look
from karak.app.widgets import Button


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that can be done now and is not on the board: a button in the lower row."""

    name: str
    text: str
    icon: str
    act: Callable[[], None]
    key: Key | None = None
    tip: str = ""
    primary: bool = False


@dataclass(frozen=True, slots=True)
class Places:
    """Where things lie on the table's screen, in pixels."""

    window: pg.Rect
    column: pg.Rect  # the players' strips
    plate: pg.Rect
    log: pg.Rect
    offers: pg.Rect  # the row of buttons: bottom aligned
    map: pg.Rect
    round_side: int
    gap: int

    @classmethod
    def of(cls, look: Look, size: tuple[int, int]) -> Places:
        px = look.px
        width, height = size
        margin = px(14)
        column = min(px(244), round(width * 0.2))
        map_box = pg.Rect(0, 0, px(168), px(122))
        map_box.bottomright = (width - margin, height - margin)
        log = pg.Rect(margin, height - px(62), round(column * 1.35), px(50))
        offers = pg.Rect(log.right + margin, 0, 0, px(46))
        offers.width = map_box.left - margin - offers.left
        offers.bottom = height - px(14)
        plate = pg.Rect(0, px(10), px(270), px(44))
        plate.centerx = (margin + column + width) // 2
        plate.centerx = min(plate.centerx, width - px(160) - plate.width // 2)
        return cls(
            pg.Rect(0, 0, width, height),
            pg.Rect(margin, margin, column, height - margin - px(76)),
            plate,
            log,
            offers,
            map_box,
            px(36),
            px(8),
        )

    def round_button(self, number: int) -> pg.Rect:
        """From the right end of the window, 0 first."""
        step = self.round_side + self.gap
        left = self.window.right - self.column.left - self.round_side - number * step
        return pg.Rect(left, self.column.top, self.round_side, self.round_side)


class TurnPlate(Widget):
    """Whose turn it is, the steps left as pips, and what is being asked."""

    def __init__(
        self, rect: pg.Rect, name: str, pips: tuple[int, int], note: str, question: str
    ) -> None:
        super().__init__(rect)
        self.name, self.pips, self.note, self.question = name, pips, note, question

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        look.panel(onto, "turn_plate", self.rect)
        left, all_steps = self.pips
        px = look.px
        name_width = look.letters.width(self.name, "plate")
        note_width = look.letters.width(self.note, "small")
        pips_width = all_steps * px(17) + px(8) if all_steps else 0
        total = name_width + px(14) + pips_width + note_width
        x, y = self.rect.centerx - total // 2, self.rect.centery
        look.text(onto, self.name, "plate", CREAM, (x, y))
        x += name_width + px(14)
        for at in range(all_steps):
            look.icon(onto, "icons/step" if at < left else "icons/step_spent", (x + px(8), y), 17)
            x += px(17)
        x += px(8) if all_steps else 0
        look.text(onto, self.note, "small", DIM, (x, y))
        if self.question:
            self._draw_question(onto, look)

    def _draw_question(self, onto: pg.Surface, look: Look) -> None:
        width = look.letters.width(self.question, "body") + look.px(28)
        box = pg.Rect(0, 0, width, look.px(30))
        box.midtop = (self.rect.centerx, self.rect.bottom + look.px(8))
        look.panel(onto, "tooltip", box)
        look.text(onto, self.question, "body", "#2c1b10", box.center, "center")

    @staticmethod
    def fitted(look: Look, rect: pg.Rect, name: str, steps: int, note: str) -> pg.Rect:
        """As wide as its words need."""
        width = look.letters.width(name, "plate") + look.letters.width(note, "small")
        width += look.px(14) + (steps * look.px(17) + look.px(8) if steps else 0) + look.px(36)
        wide = rect.copy()
        wide.width = max(rect.width, width)
        wide.centerx = rect.centerx
        return wide


def offer_buttons(
    look: Look, box: pg.Rect, offers: Sequence[Offer], key_text: Callable[[Key | None], str]
) -> list[Widget]:
    """The offers in as many rows as they need, the last row at the bottom, each centred."""
    gap = look.px(9)
    rows: list[list[tuple[Offer, int]]] = [[]]
    for offer in offers:
        width = min(
            box.width, Button.width(look, offer.text, bool(offer.icon), key_text(offer.key))
        )
        used = sum(other + gap for _, other in rows[-1])
        if rows[-1] and used + width > box.width:
            rows.append([])
        rows[-1].append((offer, width))
    made: list[Widget] = []
    for at, row in enumerate(reversed(rows)):
        total = sum(width for _, width in row) + gap * (len(row) - 1)
        left = box.left + (box.width - total) // 2
        top = box.bottom - (at + 1) * box.height - at * gap
        for offer, width in row:
            place = pg.Rect(left, top, width, box.height)
            spot = Hotspot(offer.name, place, offer.act, offer.tip, offer.key, order=FIRST)
            made.append(
                Button(spot, offer.text, offer.icon, key_text(offer.key), primary=offer.primary)
            )
            left += width + gap
    return made


@dataclass(frozen=True, slots=True)
class LogLine:
    """A sentence of the log, whose it is, and where it happened."""

    text: str
    sign: str = ""  # the picture of the hero's sign
    place: Any = None
    turn: bool = False  # a turn begins here


class LogTail(Widget):
    """The last two lines, on the bare board; a click opens the whole log."""

    def __init__(self, hotspot: Hotspot, lines: Sequence[LogLine]) -> None:
        super().__init__(hotspot.rect, hotspot)
        self.lines = tuple(lines)

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        shade = 150 if mood.hovered or mood.focused else 190
        onto.fill((shade,) * 3, self.rect.inflate(look.px(8), 0), special_flags=pg.BLEND_RGB_MULT)
        height = look.letters.line_height("small")
        y = self.rect.bottom - height // 2 - (self.rect.height - 2 * height) // 2
        y -= height * (len(self.lines) - 1)
        for at, line in enumerate(self.lines):
            newest = at == len(self.lines) - 1
            draw_log_line(onto, look, line, (self.rect.left, y), self.rect.width, newest)
            y += height


def draw_log_line(
    onto: pg.Surface,
    look: Look,
    line: LogLine,
    midleft: tuple[int, int],
    width: int,
    bright: bool = True,
) -> None:
    x, y = midleft
    if line.sign:
        look.icon(onto, line.sign, (x + look.px(7), y), 14)
    indent = look.px(19)
    text = look.letters.shortened(line.text, "small", width - indent)
    look.text(onto, text, "small", CREAM if bright else DIM, (x + indent, y))


class LogDrawer(Widget):
    """The whole log; the wheel scrolls it, pointing at a line marks its place on the board."""

    def __init__(self, rect: pg.Rect, lines: Sequence[LogLine], back: int, look: Look) -> None:
        """`back`: how many lines of the newest are scrolled away."""
        super().__init__(rect)
        self.lines, self.back = lines, back
        self.pad, self.height = look.px(14), look.letters.line_height("small")
        self.on_scroll: Callable[[int], None] = lambda by: None

    @property
    def shown(self) -> Sequence[LogLine]:
        room = max(1, (self.rect.height - 2 * self.pad) // self.height)
        end = max(min(room, len(self.lines)), len(self.lines) - self.back)
        return self.lines[max(0, end - room) : end]

    def line_at(self, at: tuple[int, int]) -> LogLine | None:
        if not self.rect.collidepoint(at):
            return None
        number = (at[1] - self.rect.top - self.pad) // self.height
        return self.shown[number] if 0 <= number < len(self.shown) else None

    def scroll(self, notches: float) -> bool:
        self.on_scroll(round(notches * 3))
        return True

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        look.panel(onto, "leather", self.rect)
        left, width = self.rect.left + self.pad, self.rect.width - 2 * self.pad
        y = self.rect.top + self.pad + self.height // 2
        for line in self.shown:
            if line.turn:
                top = y - self.height // 2
                pg.draw.line(onto, "#6a4a2a", (left, top), (left + width, top))
            draw_log_line(onto, look, line, (left, y), width)
            y += self.height
        self._draw_bar(onto, look)

    def _draw_bar(self, onto: pg.Surface, look: Look) -> None:
        if len(self.shown) >= len(self.lines):
            return
        track = pg.Rect(self.rect.right - look.px(8), self.rect.top + self.pad, look.px(3), 0)
        track.height = self.rect.height - 2 * self.pad
        part = len(self.shown) / len(self.lines)
        first = (len(self.lines) - self.back - len(self.shown)) / len(self.lines)
        thumb = pg.Rect(track.left, track.top + round(first * track.height), track.width, 0)
        thumb.height = max(look.px(12), round(part * track.height))
        pg.draw.rect(onto, GOLD, thumb, border_radius=2)
