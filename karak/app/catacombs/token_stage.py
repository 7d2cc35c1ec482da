"""The oracle has drawn two tokens and lays one of them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame as pg

from karak.app.interface import Hotspot, Mood, Widget
from karak.app.look import CREAM, RING, Look
from karak.app.widgets import Panel

if TYPE_CHECKING:
    from karak.app.catacombs.table import CatacombsTable

WIDTH, HEIGHT = 420, 250


class TokenCard(Widget):
    """A token that can be kept."""

    def __init__(self, hotspot: Hotspot, token: str, name: str) -> None:
        super().__init__(hotspot.rect, hotspot)
        self.token, self.name = token, name

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        look.panel(onto, "leather_choice", self.rect, mood.lighter)
        center = (self.rect.centerx, self.rect.top + look.px(62))
        look.icon(onto, f"catacombs/tokens/{self.token}", center, 100)
        room = self.rect.width - look.px(12)
        name = look.letters.shortened(self.name, "row", room)
        y = self.rect.bottom - look.px(22)
        look.text(
            onto, name, "row", RING if mood.hovered else CREAM, (self.rect.centerx, y), "center"
        )


class Heading(Widget):
    """What is asked."""

    def __init__(self, rect: pg.Rect, text: str) -> None:
        super().__init__(rect)
        self.text = text

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        look.text(onto, self.text, "heading", CREAM, self.rect.center, "center")


def token_stage(table: CatacombsTable, window: pg.Rect) -> list[Widget]:
    look = table.app.look
    px = look.px
    question = table.say("catacombs-ask-keep")
    width = max(px(WIDTH), look.letters.width(question, "heading") + px(40))
    panel = pg.Rect(0, 0, width, px(HEIGHT))
    panel.center = window.center
    found: list[Widget] = [Panel(panel, "stage")]
    found.append(Heading(pg.Rect(panel.left, panel.top + px(14), panel.width, px(30)), question))
    actions = table.state.legal_actions()
    for at, action in enumerate(actions):
        card = pg.Rect(0, 0, px(180), px(160))
        shift = px(96) * (2 * at - 1) if len(actions) > 1 else 0
        card.midbottom = (panel.centerx + shift, panel.bottom - px(18))
        name = table.say("token-name", token=f"token-{action.token.name}")
        spot = Hotspot(
            f"keep:{action.token.name}",
            card,
            partial(table.play, action),
            table.words(action),
        )
        found.append(TokenCard(spot, action.token.name, name[:1].upper() + name[1:]))
    return found
