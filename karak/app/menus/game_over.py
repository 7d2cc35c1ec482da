"""The end: heroes on steps, their treasures counted, and what next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame as pg

from karak.app.interface import Mood, Widget
from karak.app.keys import ENTER
from karak.app.look import CREAM, DIM, VALUE, Look
from karak.app.menus.page import ButtonRow, Page
from karak.app.pictures import PREMULTIPLIED
from karak.app.table.scene import TableScene
from karak.app.widgets import Label
from karak.match import Match

if TYPE_CHECKING:
    from karak.app.app import App

STEP: Final = 22  # how much higher a better place stands


class Podium(Widget):
    """The heroes side by side, the better the higher."""

    def __init__(self, rect: pg.Rect, places: Sequence[tuple[int, str, str, str]]) -> None:
        """Place, hero, his name, his points; in the order they stand."""
        super().__init__(rect)
        self.places = places

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        px = look.px
        width = min(px(150), self.rect.width // len(self.places))
        left = self.rect.centerx - width * len(self.places) // 2
        last = max(place for place, *_ in self.places)
        for at, (place, hero, name, points) in enumerate(self.places):
            height = px(84 + STEP * (last - place))
            block = pg.Rect(left + at * width, self.rect.bottom - height, width - px(6), height)
            look.panel(onto, "leather_raised", block)
            look.text(
                onto, f"{place}.", "title", VALUE, (block.centerx, block.top + px(22)), "center"
            )
            shown = look.letters.shortened(name, "narrow", block.width - px(10))
            y = block.bottom - px(32)
            look.text(onto, shown, "narrow", CREAM, (block.centerx, y), "center")
            look.text(onto, points, "small", DIM, (block.centerx, block.bottom - px(14)), "center")
            figure = look.pictures.scaled(f"heroes/{hero}/standee", px(150))
            place_at = figure.get_rect(midbottom=(block.centerx, block.top + px(10)))
            onto.blit(figure, place_at, special_flags=PREMULTIPLIED)
            if place == 1:
                look.icon(onto, "icons/crown", (block.centerx, place_at.top - px(12)), 34)


class GameOverScene(Page):
    """Who has won, and by how much."""

    name = "game-over"
    size = (820, 560)
    heading = "game-over-title"

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app)
        self.table = table
        mine = [table.match.setup.seats[seat].is_person for seat in self.winners]
        app.sounds.play("win" if any(mine) else "lose")

    @property
    def winners(self) -> list[int]:
        state = self.table.match.state
        if state.winners:
            return state.winners
        best = max(state.scores)
        return [seat for seat, points in enumerate(state.scores) if points == best]

    def step_back(self) -> None:
        self.app.scenes.pop()  # a look at the board

    def buttons(self) -> ButtonRow:
        return [
            ("game-over-title-page", lambda: self.app.begin("title"), "icons/back", None, False),
            (
                "game-over-save",
                lambda: self.app.open("save", self.table),
                "icons/save",
                None,
                False,
            ),
            ("game-over-again", self._again, "icons/next", ENTER, True),
        ]

    def body(self) -> Sequence[Widget]:
        px, say, inside = self.app.look.px, self.app.say, self.inside
        inside_words = self.app.texts.inside
        names = [inside_words(f"hero-{self.table.match.heroes[seat]}") for seat in self.winners]
        by = self.table.match.state.ended_by or "given-up"
        line = say("game-over-line", winners=self.app.texts.listed(names), n=len(names))
        how = say("game-over-how", by=by.replace("_", "-"))
        head = pg.Rect(inside.left, inside.top, inside.width, px(30))
        second = pg.Rect(inside.left, inside.top + px(32), inside.width, px(24))
        podium = pg.Rect(inside.left, inside.top + px(64), inside.width, inside.height - px(70))
        return [
            Label(head, line, "heading", VALUE, "center"),
            Label(second, how, "body", CREAM, "center"),
            Podium(podium, self._places()),
        ]

    def _places(self) -> list[tuple[int, str, str, str]]:
        match, say = self.table.match, self.app.say
        scores = match.state.scores
        order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
        return [
            (
                1 + sum(other > scores[seat] for other in scores),
                match.heroes[seat],
                match.setup.seats[seat].name or say(f"hero-{match.heroes[seat]}"),
                say("game-over-points", points=scores[seat]),
            )
            for seat in order
        ]

    def _again(self) -> None:
        """The same seats and heroes, another game."""
        self.app.begin_match(Match.begin(self.table.match.fresh_setup()))
