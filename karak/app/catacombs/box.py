"""What is left in the stack and in the bag: open information, on a click."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame as pg

from karak.app.interface import Hotspot, Mood, Widget
from karak.app.look import BROWN, INK, Look
from karak.app.pictures import PREMULTIPLIED
from karak.app.widgets import RoundButton
from karak.rules.catacombs.pieces import PLANS, TOKENS

if TYPE_CHECKING:
    from karak.app.catacombs.table import CatacombsTable

WIDTH, HEIGHT, PAD = 660, 330, 22


class BoxPanel(Widget):
    """Tiles by kind and shape above, tokens below."""

    def __init__(self, table: CatacombsTable, window: pg.Rect) -> None:
        look = table.app.look
        rect = pg.Rect(0, 0, look.px(WIDTH), look.px(HEIGHT))
        rect.center = window.center
        super().__init__(rect)
        self.table = table

    @staticmethod
    def buttons(table: CatacombsTable, window: pg.Rect) -> list[Widget]:
        px = table.app.look.px
        rect = pg.Rect(0, 0, px(34), px(34))
        rect.center = (window.centerx + px(WIDTH // 2 - 6), window.centery - px(HEIGHT // 2 - 6))
        everywhere = Widget(window, Hotspot("box-close", window, table.toggle_box, focusable=False))
        return [
            everywhere,
            RoundButton(
                Hotspot("close", rect, table.toggle_box, table.say("close")), "icons/close"
            ),
        ]

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        look.panel(onto, "parchment", self.rect)
        px, state = look.px, self.table.state
        left, top = self.rect.left + px(PAD), self.rect.top + px(PAD)
        tiles = self.table.say("catacombs-tiles-left", n=sum(state.stack))
        look.text(onto, tiles, "heading", INK, (left, top + px(8)))
        step = (self.rect.width - 2 * px(PAD)) // len(PLANS)
        for at, (plan, n) in enumerate(zip(PLANS, state.stack, strict=True)):
            x, y = left + at * step + step // 2, top + px(50)
            picture = look.pictures.scaled(
                f"catacombs/tiles/{plan.turns[0].name}-0-warm", (px(46), px(46))
            )
            onto.blit(picture, picture.get_rect(center=(x, y)), special_flags=PREMULTIPLIED)
            look.text(onto, f"{n}", "row", INK if n else BROWN, (x, y + px(35)), "center")
        top += px(50) + px(88)
        tokens = self.table.say("catacombs-tokens-left", n=sum(state.bag))
        look.text(onto, tokens, "heading", INK, (left, top - px(28)))
        for at, (token, n) in enumerate(zip(TOKENS, state.bag, strict=True)):
            x, y = left + at * step + step // 2, top + px(24)
            look.icon(onto, f"catacombs/tokens/{token.name}", (x, y), 54)
            look.text(onto, f"{n}", "row", INK if n else BROWN, (x, y + px(40)), "center")
        note = self.table.say("catacombs-box-note")
        box = pg.Rect(left, self.rect.bottom - px(64), self.rect.width - 2 * px(PAD), 0)
        look.paragraph(onto, note, "small", BROWN, box)
