"""Who sits down: seats in their order, persons and computers, heroes picked or drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame as pg

from karak.app.interface import Hotspot, Mood, Widget
from karak.app.keys import ENTER, ESCAPE
from karak.app.look import CREAM, DIM, RING, VALUE, Look
from karak.app.menus.page import ButtonRow, Page
from karak.app.pictures import PREMULTIPLIED
from karak.app.text_entry import Draft, TextEntry
from karak.app.widgets import Label, Panel, RoundButton, choices
from karak.match import PERSON, Match, Seat, Setup, fresh_seed, levels_of
from karak.rules import GAMES, BadSetup

if TYPE_CHECKING:
    from karak.app.app import App

ROW, GAP = 64, 6  # logical pixels
FEWEST: Final = 2
LONGEST_SEED: Final = 30  # letters


@dataclass(eq=False)
class Chair:
    """A seat while it is being filled."""

    player: str
    hero: str | None = None  # None: drawn
    draft: Draft = field(default_factory=Draft)


def usual_chairs(game: str) -> list[Chair]:
    """A person against two computers of the best level there is."""
    best = levels_of(game)[-1]
    return [Chair(PERSON), Chair(best), Chair(best)]


def remembered(app: App, game: str) -> tuple[list[Chair], int | None]:
    """The last set-up of this game, if it still makes sense."""
    form = app.settings.setups.get(game)
    if not isinstance(form, dict):
        return usual_chairs(game), None
    try:
        setup = Setup.from_json({**form, "game": game, "seed": ""})
        chairs = [Chair(seat.player, seat.hero, Draft(seat.name)) for seat in setup.seats]
        first = setup.options.get("first")
        GAMES[game].new([*GAMES[game].hero_names][: len(chairs)], setup.options)
        return chairs, first
    except (BadSetup, TypeError, ValueError):
        return usual_chairs(game), None


def setup_from(game: str, chairs: Sequence[Chair], first: int | None, seed: str) -> Setup:
    seats = tuple(Seat(chair.player, chair.hero, chair.draft.text.strip()) for chair in chairs)
    options = {} if first is None else {"first": first}
    return Setup(game, seats, seed.strip() or fresh_seed(), options)


def quick_match(game: str) -> Match:
    """Sit down as most people would: what the title page promises."""
    return Match.begin(setup_from(game, usual_chairs(game), None, ""))


class NewGameScene(Page):
    """Chairs on the left, heroes for the chosen chair on the right."""

    name = "new-game"
    size = (1120, 660)
    heading = "new-game-title"

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app)
        self.game = game
        self.chairs, self.first = remembered(app, game)
        self.seed = Draft(longest=LONGEST_SEED)
        self.chosen = 0  # the chair whose hero is being picked

    def buttons(self) -> ButtonRow:
        return [
            ("back", self.app.scenes.pop, "icons/back", ESCAPE, False),
            ("new-game-play", self._play, "icons/next", ENTER, True),
        ]

    def body(self) -> Sequence[Widget]:
        px, inside = self.app.look.px, self.inside
        left = pg.Rect(inside.left, inside.top, round(inside.width * 0.6), inside.height)
        right = pg.Rect(left.right + px(20), inside.top, 0, inside.height)
        right.width = inside.right - right.left
        return [*self._chair_rows(left), *self._below(left), *self._hero_picker(right)]

    # --- chairs -------------------------------------------------------------------------------

    def _chair_rows(self, box: pg.Rect) -> list[Widget]:
        px = self.app.look.px
        found: list[Widget] = []
        for at, chair in enumerate(self.chairs):
            place = pg.Rect(box.left, box.top + at * px(ROW + GAP), box.width, px(ROW))
            found += self._chair(at, chair, place)
        if len(self.chairs) < GAMES[self.game].most_seats:
            rect = pg.Rect(0, 0, px(34), px(34))
            rect.midtop = (box.left + px(32), box.top + len(self.chairs) * px(ROW + GAP) + px(4))
            spot = Hotspot("seat-add", rect, self._add, self.app.say("new-game-add"))
            found.append(RoundButton(spot, "icons/plus"))
            label = pg.Rect(rect.right + px(10), rect.centery - px(10), px(300), px(20))
            found.append(Label(label, self.app.say("new-game-add"), "body", DIM))
        return found

    def _chair(self, at: int, chair: Chair, box: pg.Rect) -> list[Widget]:
        look, say = self.app.look, self.app.say
        px = look.px
        face = pg.Rect(box.left + px(6), box.top + px(5), px(ROW - 10), px(ROW - 10))
        tip = say(f"hero-{chair.hero}") if chair.hero else say("new-game-drawn")
        spot = Hotspot(f"chair:{at}", face, partial(self._choose, at), tip)
        found: list[Widget] = [Panel(box, "leather_narrow")]
        found.append(Face(spot, chair.hero, chosen=at == self.chosen))
        left, right = face.right + px(10), box.right - px(8)
        rounds = [("remove", "icons/close", self._remove)] if len(self.chairs) > FEWEST else []
        if at:
            rounds.append(("up", "icons/up", self._up))
        for name, glyph, act in rounds:
            rect = pg.Rect(0, 0, px(28), px(28))
            rect.midright = (right, box.centery)
            spot = Hotspot(f"seat-{name}:{at}", rect, partial(act, at), say(f"new-game-{name}"))
            found.append(RoundButton(spot, glyph))
            right -= px(34)
        entry = pg.Rect(left, box.centery - px(17), round((right - left) * 0.38), px(34))
        hint = say("new-game-name") if chair.player == PERSON else say("new-game-computer-name")
        found.append(TextEntry(look, f"name:{at}", entry, chair.draft, self.rebuild, hint))
        options = [(PERSON, say("seat-person"))]
        options += [(level, say(f"seat-{level}")) for level in levels_of(self.game)]
        place = pg.Rect(entry.right + px(8), entry.top, right - entry.right - px(12), px(34))
        found += choices(
            look, f"player:{at}", place, options, chair.player,
            lambda player: self._seat(at, player),
        )  # fmt: skip
        return found

    def _below(self, box: pg.Rect) -> list[Widget]:
        """Who begins, and the seed."""
        look, say = self.app.look, self.app.say
        px = look.px
        top = box.top + 5 * px(ROW + GAP) + px(10)
        label = round(box.width * 0.2)
        found: list[Widget] = [
            Label(pg.Rect(box.left, top + px(7), label, px(20)), say("new-game-first"), "body", DIM)
        ]
        options = [("", say("new-game-dice"))]
        for at, chair in enumerate(self.chairs):
            name = chair.draft.text.strip() or (say(f"hero-{chair.hero}") if chair.hero else "")
            options.append((str(at), look.letters.shortened(name or f"{at + 1}.", "small", px(92))))
        row = pg.Rect(box.left + label, top, box.width - label, px(34))
        chosen = "" if self.first is None else str(self.first)
        found += choices(look, "first", row, options, chosen, self._begins)
        top += px(42)
        found.append(
            Label(pg.Rect(box.left, top + px(7), label, px(20)), say("new-game-seed"), "body", DIM)
        )
        entry = pg.Rect(box.left + label, top, round(box.width * 0.42), px(34))
        hint, tip = say("new-game-seed-hint"), say("new-game-seed-tip")
        found.append(TextEntry(look, "seed", entry, self.seed, self.rebuild, hint, tip))
        return found

    # --- heroes -------------------------------------------------------------------------------

    def _hero_picker(self, box: pg.Rect) -> list[Widget]:
        look, say = self.app.look, self.app.say
        px, names = look.px, GAMES[self.game].hero_names
        chair = self.chairs[self.chosen]
        found: list[Widget] = []
        title = say("new-game-hero", n=self.chosen + 1)
        found.append(Label(pg.Rect(box.left, box.top, box.width, px(24)), title, "heading"))
        side = min(px(96), (box.width - 2 * px(12)) // 3)
        taken = {other.hero for other in self.chairs if other is not chair}
        for at, hero in enumerate(names):
            column, row = at % 3, at // 3
            rect = pg.Rect(0, 0, side, side)
            rect.topleft = (
                box.left + column * (side + px(12)),
                box.top + px(34) + row * (side + px(10)),
            )
            spot = Hotspot(f"hero:{hero}", rect, partial(self._pick, hero), self._tip(hero))
            found.append(Face(spot, hero, hero == chair.hero, dimmed=hero in taken))
        top = box.top + px(34) + 2 * (side + px(10))
        row_box = pg.Rect(box.left, top, 3 * side + 2 * px(12), px(34))
        found += choices(
            look, "hero", row_box, [("draw", say("new-game-draw"))],
            "draw" if chair.hero is None else "", lambda _: self._pick(None),
        )  # fmt: skip
        return found + self._about(chair.hero, pg.Rect(box.left, top + px(48), box.width, px(200)))

    def _tip(self, hero: str) -> str:
        say = self.app.say
        lines = [f"{say(f'hero-{hero}')}, {say('hero-title', hero=f'hero-{hero}')}"]
        return "\n".join([*lines, *self._skills(hero)])

    def _skills(self, hero: str) -> list[str]:
        keys = [f"skills-{hero}-{at}" for at in (1, 2)]
        return [self.app.say(key) for key in keys if self.app.texts.has(key)]

    def _about(self, hero: str | None, box: pg.Rect) -> list[Widget]:
        """The hero's skills in two lines."""
        look = self.app.look
        if hero is None:
            return [Label(box, self.app.say("new-game-draw-text"), "body", DIM)]
        name = self.app.say("new-game-hero-name", hero=f"hero-{hero}")
        found: list[Widget] = [Label(box, name, "heading", VALUE)]
        top = box.top + look.px(28)
        for skill in self._skills(hero):
            height = look.height_of(skill, "body", box.width)
            found.append(Label(pg.Rect(box.left, top, box.width, height), skill, "body", CREAM))
            top += height + look.px(6)
        return found

    # --- what a click does --------------------------------------------------------------------

    def _choose(self, at: int) -> None:
        self.chosen = at
        self.rebuild()

    def _pick(self, hero: str | None) -> None:
        """A hero who sits elsewhere changes chairs."""
        mine = self.chairs[self.chosen]
        for chair in self.chairs:
            if hero is not None and chair is not mine and chair.hero == hero:
                chair.hero = mine.hero
        mine.hero = hero
        self.rebuild()

    def _seat(self, at: int, player: str) -> None:
        self.chairs[at].player = player
        self.rebuild()

    def _begins(self, seat: str) -> None:
        self.first = int(seat) if seat else None
        self.rebuild()

    def _add(self) -> None:
        self.chairs.append(Chair(levels_of(self.game)[-1]))
        self.rebuild()

    def _remove(self, at: int) -> None:
        self._rearrange([chair for chair in self.chairs if chair is not self.chairs[at]])

    def _up(self, at: int) -> None:
        order = list(self.chairs)
        order[at - 1 : at + 1] = [order[at], order[at - 1]]
        self._rearrange(order)

    def _rearrange(self, order: list[Chair]) -> None:
        """Who begins still begins, and whose hero is being picked stays the same, if he stays."""
        begins = None if self.first is None else self.chairs[self.first]
        chosen = self.chairs[self.chosen]
        self.first = order.index(begins) if begins in order else None
        self.chosen = order.index(chosen) if chosen in order else 0
        self.chairs = order
        self.rebuild()

    def _play(self) -> None:
        setup = setup_from(self.game, self.chairs, self.first, self.seed.text)
        form: dict[str, Any] = setup.to_json()
        del form["seed"]
        self.app.change(setups={**self.app.settings.setups, self.game: form})
        self.app.begin_match(Match.begin(setup))


class Face(Widget):
    """A hero's portrait to be chosen; a die for one who is drawn."""

    def __init__(
        self, hotspot: Hotspot, hero: str | None, chosen: bool, dimmed: bool = False
    ) -> None:
        super().__init__(hotspot.rect, hotspot)
        self.hero, self.chosen, self.dimmed = hero, chosen, dimmed

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        name = f"heroes/{self.hero}/portrait" if self.hero else "icons/dice"
        side = self.rect.width if self.hero else round(self.rect.width * 0.7)
        picture = look.pictures.fitted(name, side, side)
        if self.dimmed and not mood.hovered:
            picture = picture.copy()
            picture.fill((110, 110, 110, 150), special_flags=pg.BLEND_RGBA_MULT)
        place = picture.get_rect(center=self.rect.center)
        onto.blit(picture, place, special_flags=PREMULTIPLIED)
        if self.chosen or mood.hovered:
            colour = RING if self.chosen else "#b38a4e"
            radius = self.rect.width // 2 + look.px(2)
            pg.draw.circle(onto, colour, self.rect.center, radius, max(2, look.px(2.5)))
