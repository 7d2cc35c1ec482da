"""The stage of a fight: hero and monster, dice between them, and a ledger that adds it up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame as pg

from karak.app.catacombs.dice import Die, draw_die
from karak.app.interface import Hotspot, Mood, Widget
from karak.app.look import (
    AMOUNT,
    BAD,
    BROWN,
    CREAM,
    DIM,
    FAIR,
    GOOD,
    INK,
    VALUE,
    Look,
)
from karak.app.pictures import PREMULTIPLIED
from karak.app.widgets import draw_keycap

WIDTH, ARENA, LEDGER, CHOICES, PAD = 654, 236, 140, 74, 18  # logical pixels
STAGE_PICTURES: Final = ("dice/pips", "ui/arena", "ui/stage", "ui/leather_banner", "ui/parchment")
MEDALS: Final = {"won": "icons/win", "drawn": "icons/drawn", "lost": "icons/lose"}


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """What is added, and what it comes to."""

    icon: str
    text: str
    added: str
    total: int


@dataclass(frozen=True, slots=True)
class Bar:
    """The chances as a bar of three parts, each with its word."""

    label: str
    parts: tuple[tuple[str, float], ...]  # won, drawn, lost: words and shares


@dataclass(frozen=True, slots=True)
class FightPicture:
    """All that the stage shows."""

    title: str
    hero: str
    hero_name: str
    monster: str
    monster_name: str
    strength: int
    against: str
    dice: tuple[Die, ...]
    lines: tuple[LedgerLine, ...]
    total_word: str
    total: int
    verdict: str
    verdict_kind: str  # won, drawn, lost or empty
    consequence: str
    bar: Bar | None


@dataclass(frozen=True, slots=True)
class StageChoice:
    """What can still be done, with the result it would give."""

    hotspot: Hotspot
    text: str
    icon: str
    key_text: str
    result: str
    detail: str
    primary: bool = False


@dataclass(frozen=True, slots=True)
class StagePlaces:
    """Where the parts of the stage lie."""

    panel: pg.Rect
    arena: pg.Rect
    ledger: pg.Rect
    choices: pg.Rect
    bar: pg.Rect = field(default_factory=lambda: pg.Rect(0, 0, 0, 0))

    @classmethod
    def of(cls, look: Look, window: pg.Rect, shift: float = 0.0) -> StagePlaces:
        """In the middle of the window; `shift` is how far it still has to slide in."""
        px = look.px
        pad, gap = px(PAD), px(12)
        heights = (px(ARENA), px(LEDGER), px(CHOICES), px(22))
        panel = pg.Rect(0, 0, px(WIDTH), sum(heights) + 2 * pad + 3 * gap)
        panel.center = (window.centerx, window.centery + px(8) + round(shift * px(40)))
        parts, top = [], panel.top + pad
        for height in heights:
            parts.append(pg.Rect(panel.left + pad, top, panel.width - 2 * pad, height))
            top += height + gap
        return cls(panel, *parts)

    def choice(self, look: Look, at: int, count: int) -> pg.Rect:
        gap = look.px(10)
        width = (self.choices.width - gap * (count - 1)) // count
        left = self.choices.left + at * (width + gap)
        return pg.Rect(left, self.choices.top, width, self.choices.height)


class FightStage(Widget):
    """Everything of the stage that is not a button."""

    def __init__(self, places: StagePlaces, picture: FightPicture) -> None:
        super().__init__(places.panel)
        self.places, self.picture = places, picture

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        look.panel(onto, "stage", self.rect)
        self._draw_arena(onto, look)
        self._draw_banner(onto, look)
        self._draw_ledger(onto, look)
        if self.picture.bar:
            self._draw_bar(onto, look, self.picture.bar)

    def _draw_banner(self, onto: pg.Surface, look: Look) -> None:
        width = look.letters.width(self.picture.title, "plate") + look.px(64)
        box = pg.Rect(0, 0, max(width, look.px(156)), look.px(38))
        box.center = self.rect.midtop
        look.panel(onto, "leather_banner", box)
        look.text(onto, self.picture.title, "plate", CREAM, box.center, "center")

    # --- the arena ----------------------------------------------------------------------------

    def _draw_arena(self, onto: pg.Surface, look: Look) -> None:
        arena, shown, px = self.places.arena, self.picture, look.px
        onto.blit(look.pictures.scaled("ui/arena", arena.size), arena, special_flags=PREMULTIPLIED)
        old = onto.get_clip()
        onto.set_clip(arena)
        bust = look.pictures.scaled(f"heroes/{shown.hero}/bust", round(arena.height * 0.98))
        place = bust.get_rect(midbottom=(arena.left + round(arena.width * 0.2), arena.bottom))
        onto.blit(bust, place, special_flags=PREMULTIPLIED)
        token = look.pictures.fitted(f"catacombs/tokens/{shown.monster}", px(140), px(140))
        place = token.get_rect(
            center=(arena.right - round(arena.width * 0.2), arena.centery - px(14))
        )
        onto.blit(token, place, special_flags=PREMULTIPLIED)
        self._draw_names(onto, look)
        self._draw_dice(onto, look)
        onto.set_clip(old)

    def _draw_names(self, onto: pg.Surface, look: Look) -> None:
        arena, shown = self.places.arena, self.picture
        foot = pg.Rect(arena.left, arena.bottom - look.px(56), arena.width, look.px(56))
        onto.blit(look.painted("names' shade", foot.size, paint_shade), foot)
        y = arena.bottom - look.px(18)
        for name, share in ((shown.hero_name, 0.2), (shown.monster_name, 0.8)):
            width = look.letters.width(name, "name")
            x = arena.left + round(arena.width * share)
            box = pg.Rect(0, 0, width + look.px(20), look.px(26))
            box.center = (x, y)
            box.clamp_ip(arena.inflate(-look.px(8), 0))
            look.text(onto, name, "name", CREAM, box.center, "center")

    def _draw_dice(self, onto: pg.Surface, look: Look) -> None:
        arena = self.places.arena
        for at, die in enumerate(self.picture.dice):
            x = arena.left + round(arena.width * (0.435 + 0.13 * at))
            y = arena.top + round(arena.height * (0.56 + 0.07 * (at % 2)))
            draw_die(onto, look, die, (x, y), 76)

    # --- the ledger ---------------------------------------------------------------------------

    def _draw_ledger(self, onto: pg.Surface, look: Look) -> None:
        box, shown, px = self.places.ledger, self.picture, look.px
        look.panel(onto, "parchment", box)
        half = pg.Rect(box.left + px(16), box.top + px(8), round(box.width * 0.5) - px(28), 0)
        count = len(shown.lines) + 1
        row = min(px(29), (box.height - px(16)) // max(4, count))
        y = half.top + row // 2
        for line in shown.lines:
            look.icon(onto, line.icon, (half.left + px(10), y), min(22, row / look.scale))
            room = half.width - px(110)
            text = look.letters.shortened(line.text, "row", room)
            look.text(onto, text, "row", INK, (half.left + px(28), y))
            look.text(onto, line.added, "body", AMOUNT, (half.right - px(38), y), "right")
            look.text(onto, str(line.total), "sum", INK, (half.right, y), "right")
            y += row
        if shown.lines:
            top = y - row // 2
            pg.draw.line(onto, "#b89a66", (half.left, top), (half.right, top))
            look.text(onto, shown.total_word, "row", BROWN, (half.left, y))
            look.text(onto, str(shown.total), "sum", INK, (half.right, y), "right")
        middle = box.left + round(box.width * 0.5)
        pg.draw.line(onto, "#c8ad78", (middle, box.top + px(14)), (middle, box.bottom - px(14)))
        self._draw_verdict(onto, look, pg.Rect(middle, box.top, box.right - middle, box.height))

    def _draw_verdict(self, onto: pg.Surface, look: Look, box: pg.Rect) -> None:
        shown, px = self.picture, look.px
        y = box.top + px(40)
        look.text(onto, str(shown.total), "number", INK, (box.centerx - px(66), y), "center")
        if shown.verdict_kind:
            look.icon(onto, MEDALS[shown.verdict_kind], (box.centerx, y), 40)
        else:
            look.text(onto, shown.against, "small", BROWN, (box.centerx, y), "center")
        center = (box.centerx + px(66), y)
        pg.draw.aacircle(onto, "#6e1c16", (center[0], center[1] + px(2)), px(25))
        pg.draw.aacircle(onto, "#a8322a", center, px(24))
        pg.draw.aacircle(onto, "#c9594c", center, px(20), max(1, px(1)))
        look.text(onto, str(shown.strength), "points", "#fff2dc", center, "center")
        colour = {"won": "#2a5030", "drawn": "#5f4418", "lost": "#7a1e18"}.get(
            shown.verdict_kind, BROWN
        )
        room = box.width - px(24)
        y = box.top + px(82)
        for text, role, shade in (
            (shown.verdict, "heading", colour),
            (shown.consequence, "small", BROWN),
        ):
            for line in look.letters.wrapped(text, role, room) if text else []:
                look.text(onto, line, role, shade, (box.centerx, y), "center")
                y += look.letters.line_height(role)

    # --- the chances --------------------------------------------------------------------------

    def _draw_bar(self, onto: pg.Surface, look: Look, bar: Bar) -> None:
        box, px = self.places.bar, look.px
        left = look.text(onto, bar.label, "small", DIM, box.midleft).right + px(14)
        width = box.right - left
        for (word, share), colour in zip(bar.parts, (GOOD, FAIR, BAD), strict=True):
            part = pg.Rect(left, box.top, round(width * share), box.height)
            if part.width > 0:
                pg.draw.rect(onto, colour, part)
                short = f"{round(100 * share)} %"
                fitting = next((w for w in (word, short) if self._fits(look, w, part)), "")
                look.text(onto, fitting, "key", "#fff6e0", part.center, "center")
            left = part.right

    def _fits(self, look: Look, word: str, part: pg.Rect) -> bool:
        return look.letters.width(word, "key") <= part.width - look.px(6)


class ChoiceCard(Widget):
    """One of the things that may still be done."""

    def __init__(self, choice: StageChoice) -> None:
        super().__init__(choice.hotspot.rect, choice.hotspot)
        self.choice = choice

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        choice, px, rect = self.choice, look.px, self.rect
        sheet = "parchment_primary" if choice.primary else "leather_choice"
        look.panel(onto, sheet, rect, mood.lighter // (2 if choice.primary else 1))
        ink, second, strong = (INK, BROWN, INK) if choice.primary else (CREAM, DIM, VALUE)
        y = rect.top + px(23) if choice.result or choice.detail else rect.centery
        right = rect.right - px(10)
        if choice.key_text:
            right -= draw_keycap(onto, look, choice.key_text, (right, y), choice.primary)
        left = rect.left + px(12)
        if choice.icon:
            look.icon(onto, choice.icon, (left + px(12), y), 26, choice.primary)
            left += px(32)
        text = look.letters.shortened(choice.text, "button", right - left)
        look.text(onto, text, "button", ink, (left, y))
        y = rect.bottom - px(20)
        end = rect.left + px(12)
        if choice.result:
            end = look.text(onto, choice.result, "sum", strong, (end, y)).right + px(9)
        detail = look.letters.shortened(choice.detail, "small", rect.right - px(10) - end)
        look.text(onto, detail, "small", second, (end, y))


def paint_shade(onto: pg.Surface) -> None:
    """Darker towards the bottom, so that a name can be read on anything."""
    height = onto.get_height()
    for y in range(height):
        onto.fill((0, 0, 0, 215 * y // height), (0, y, onto.get_width(), 1))


def fight_widgets(
    places: StagePlaces, picture: FightPicture, cards: Sequence[StageChoice]
) -> list[Widget]:
    return [FightStage(places, picture), *(ChoiceCard(card) for card in cards)]
