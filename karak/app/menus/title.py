"""The first page: three boxes to choose from, and Continue where there is something to continue."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame as pg

from karak import __version__
from karak.app.interface import Hotspot, Mood, Widget
from karak.app.keys import ARROWS, ENTER, Key, letter
from karak.app.look import BROWN, CREAM, DIM, INK, RING, Look
from karak.app.menus.new_game import quick_match
from karak.app.menus.title_picture import TitlePicture
from karak.app.pictures import PREMULTIPLIED
from karak.app.scene import Scene
from karak.app.table import TABLES
from karak.app.widgets import Label, TextButton, draw_keycap
from karak.match import Autosave, Match, SaveProblem
from karak.rules import GAMES

if TYPE_CHECKING:
    from karak.app.app import App

COLUMN, LEFT = 540, 74  # logical pixels
QUICK_KEY: Final = letter("P")


class TitleScene(Scene):
    """Where the program begins and comes back to."""

    name = "title"
    music = "title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.picture = TitlePicture(app)
        self.match = self._saved_match()

    def _saved_match(self) -> Match | None:
        """The game that was left, if there is one and it can be read."""
        autosave = Autosave(self.app.saves)
        try:
            match = autosave.load() if autosave.exists() else None
        except SaveProblem as problem:
            self.app.notices.add(self.app.problem_text(problem))
            return None
        finally:
            autosave.close()
        if match and match.setup.game not in TABLES:
            self.app.notices.add(self.app.say("title-no-table", game=f"game-{match.setup.game}"))
            return None
        return match

    def leave(self) -> None:
        """Its large pictures are of no use at the table."""
        self.app.pictures.forget("title/")

    def step_back(self) -> None:
        """There is nothing behind the title; Esc does not quit by accident."""
        self.interface.drop_focus()

    def handle_rest(self, event: pg.Event) -> bool:
        arrow = event.type == pg.KEYDOWN and event.scancode in ARROWS
        return self.interface.step_focus(1) if arrow else super().handle_rest(event)

    # --- the screen ---------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        look = self.app.look
        px = look.px
        width, height = self.app.window.size
        unit = min(1.0, height / px(720))
        column = pg.Rect(round(px(LEFT) * min(1, width / px(1280))), 0, px(COLUMN), height)
        top = round(px(44) * unit)
        mark = pg.Rect(column.left - px(6), top, round(px(400) * unit), round(px(88) * unit))
        found: list[Widget] = [Wordmark(mark)]
        top = mark.bottom + round(px(22) * unit)
        card = pg.Rect(column.left, top, column.width, px(86))
        found.append(self._card(card))
        top = card.bottom + round(px(22) * unit)
        label = pg.Rect(column.left, top, column.width, px(20))
        found.append(Label(label, self.app.say("title-new-game"), "label", DIM))
        top = label.bottom + round(px(8) * unit)
        bottom = height - px(66)
        found += self._boxes(pg.Rect(column.left, top, column.width, bottom - top))
        found += self._quiet_row(column.left, height - px(40))
        version = pg.Rect(width - px(70), height - px(28), px(58), px(20))
        found.append(Label(version, __version__, "small", "#8a7658", "right"))
        return found

    def _card(self, rect: pg.Rect) -> Widget:
        """Continue; without a saved game, a quick game."""
        say, match = self.app.say, self.match
        if match is None:
            spot = Hotspot("quick", rect, self._quick, key=ENTER)
            first, second = say("title-quick-what"), say("title-quick-how")
            return Card(spot, say("title-quick"), first, second, self.app.key_text(ENTER))
        hero = f"hero-{match.heroes[match.state.seat]}"
        names = [say(f"hero-{hero}") for hero in match.heroes]
        scores = [
            say("title-score", hero=name, points=points)
            for name, points in zip(names, match.state.scores, strict=True)
        ]
        first = say(
            "title-continue-what", game=f"game-{match.setup.game}", turn=match.state.turn, hero=hero
        )
        spot = Hotspot("continue", rect, self._continue, key=ENTER)
        return Card(spot, say("title-continue"), first, ", ".join(scores), self.app.key_text(ENTER))

    def _boxes(self, area: pg.Rect) -> list[Widget]:
        px = self.app.look.px
        gap = px(20)
        width = (area.width - 2 * gap) // 3
        found: list[Widget] = []
        height = min(area.height - px(66), round(width * 4 / 3))
        for at, game in enumerate(GAMES):
            rect = pg.Rect(area.left + at * (width + gap), area.top, width, height)
            has_table = game in TABLES
            act = partial(self.app.open, "new-game", game) if has_table else None
            found += self._box(game, rect, act)
        return found

    def _box(self, game: str, rect: pg.Rect, act: Callable[[], None] | None) -> list[Widget]:
        look, say = self.app.look, self.app.say
        px = look.px
        spot = Hotspot(f"box:{game}", rect, act, say(f"title-{game}-tip")) if act else None
        name, text = say(f"game-{game}"), say(f"title-{game}") if act else say("title-terminal")
        above = pg.Rect(rect.left, rect.bottom + px(6), rect.width + px(16), px(22))
        further = look.height_of(name, "heading", above.width) - look.letters.line_height("heading")
        below = pg.Rect(rect.left, rect.bottom + px(27) + further, rect.width + px(10), px(38))
        return [
            Box(rect, spot, game),
            Label(above, name, "heading", CREAM),
            Label(below, text, "small", DIM),
        ]

    def _quiet_row(self, left: int, middle: int) -> list[Widget]:
        look, say = self.app.look, self.app.say
        entries: list[tuple[str, str, Callable[[], None], Key | None]] = [
            ("title-load", "icons/folder", lambda: self.app.open("load"), None),
            ("title-settings", "icons/settings", lambda: self.app.open("settings"), None),
            ("title-quit", "icons/quit", self.app.quit, None),
        ]
        if self.match is not None:
            entries.insert(0, ("title-quick", "icons/fast", self._quick, QUICK_KEY))
        found: list[Widget] = []
        for name, glyph, act, key in entries:
            text = say(name)
            rect = pg.Rect(left, middle - look.px(16), TextButton.width(look, text), look.px(32))
            found.append(TextButton(Hotspot(name, rect, act, key=key), text, glyph))
            left = rect.right + look.px(26)
        return found

    def draw_behind(self, onto: pg.Surface) -> None:
        self.picture.draw(onto)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.picture.update(seconds)

    @property
    def moving(self) -> bool:
        return self.app.settings.lively

    # --- what a click does --------------------------------------------------------------------

    def _quick(self) -> None:
        self.app.begin_match(quick_match(TABLES[0]))

    def _continue(self) -> None:
        if self.match:
            self.app.begin_match(self.match, resumed=True)


class Wordmark(Widget):
    """The name of the game."""

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        picture = look.pictures.fitted("title/wordmark", self.rect.width, self.rect.height)
        onto.blit(picture, self.rect, special_flags=PREMULTIPLIED)


class Card(Widget):
    """The parchment that leads straight into a game."""

    def __init__(
        self, hotspot: Hotspot, title: str, first: str, second: str, key_text: str
    ) -> None:
        super().__init__(hotspot.rect, hotspot)
        self.title, self.first, self.second, self.key_text = title, first, second, key_text

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        px = look.px
        look.panel(onto, "parchment_primary", self.rect, mood.lighter // 4)
        left, room = self.rect.left + px(20), self.rect.width - px(40)
        look.text(onto, self.title, "title", INK, (left, self.rect.top + px(22)))
        draw_keycap(
            onto, look, self.key_text, (self.rect.right - px(18), self.rect.top + px(22)), True
        )
        first = look.letters.shortened(self.first, "row", room)
        second = look.letters.shortened(self.second, "small", room)
        look.text(onto, first, "row", INK, (left, self.rect.top + px(49)))
        look.text(onto, second, "small", BROWN, (left, self.rect.top + px(68)))


class Box(Widget):
    """A game's box; lifted a little when it is pointed at."""

    def __init__(self, rect: pg.Rect, hotspot: Hotspot | None, game: str) -> None:
        super().__init__(rect, hotspot)
        self.game = game

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        picture = look.pictures.fitted(f"title/box-{self.game}", self.rect.width, self.rect.height)
        lifted = look.px(4) if mood.hovered or mood.focused else 0
        place = picture.get_rect(midbottom=self.rect.midbottom).move(0, -lifted)
        if self.hotspot is None:
            picture = picture.copy()
            picture.fill((120, 120, 120, 255), special_flags=pg.BLEND_RGBA_MULT)
        onto.blit(picture, place, special_flags=PREMULTIPLIED)
        if lifted:
            pg.draw.rect(onto, RING, place, max(2, look.px(2)), border_radius=look.px(4))
