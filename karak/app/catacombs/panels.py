"""The column of players' strips, as widgets that can be clicked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame as pg

from karak.app.catacombs.strips import (
    Count,
    Player,
    SlotSpot,
    Strip,
    slot_rect,
    slots_of,
    stacked,
)
from karak.app.interface import FIRST, LAST, Hotspot, Widget
from karak.app.keys import letter
from karak.rules.catacombs.pieces import Thing

if TYPE_CHECKING:
    from karak.app.catacombs.table import CatacombsTable


class Panels:
    """Knows where each player's strip lies."""

    def __init__(self, table: CatacombsTable) -> None:
        self.table = table
        self._rects: dict[int, pg.Rect] = {}

    def center_of(self, seat: int) -> tuple[int, int]:
        """Where a thing flies that this player gets."""
        rect = self._rects.get(seat)
        return rect.center if rect else (0, 0)

    def widgets(self) -> list[Widget]:
        table = self.table
        look, places = table.app.look, table.scene.places
        players = [self._player(seat) for seat in range(len(table.shown.heroes))]
        found: list[Widget] = []
        bottom = places.column.top
        for player, rect, is_open in stacked(look, places.column, players, self.pointed()):
            self._rects[player.seat] = rect
            found.append(Strip(self._spot(player, rect), player, is_open))
            if is_open:
                found += self._slots(player, rect)
            bottom = rect.bottom
        found.append(self._count(bottom))
        return found

    def pointed(self) -> int | None:
        """The strip under the pointer, or the slot in it."""
        name = self.table.scene.interface.pointed_at or ""
        kind, _, rest = name.partition(":")
        return int(rest.split(":")[0]) if kind in ("seat", "slot") else None

    def _player(self, seat: int) -> Player:
        table = self.table
        hero = table.shown.heroes[seat]
        chair = table.scene.match.setup.seats[seat]
        title = chair.name or table.say("hero-title", hero=f"hero-{hero.name}")
        people = [other for other in table.scene.match.setup.seats if other.is_person]
        if chair.is_person and len(people) == 1 and not chair.name:
            title = table.say("player-you", hero=f"hero-{hero.name}")
        if not chair.is_person:
            title = table.say("player-computer", level=chair.player)
        if not hero.life:
            title = table.say("catacombs-unconscious")
        return Player(
            seat,
            hero.name,
            table.hero_name(seat),
            title,
            hero.life,
            hero.things,
            hero.treasures,
            table.say("points-number", points=hero.points),
            table.say("points-word", points=hero.points),
            table.shown.curse == seat,
            table.shown.seat == seat,
            not chair.is_person,
            target=seat in table.choices.seats,
            sign=table.app.settings.colour_signs,
        )

    def _spot(self, player: Player, rect: pg.Rect) -> Hotspot:
        table, seat = self.table, player.seat
        chosen = table.choices.seats.get(seat)
        act, order = partial(table.choose, chosen), FIRST
        if chosen is None:
            act, order = partial(table.centre_on_seat, seat), LAST
        return Hotspot(f"seat:{seat}", rect, act, self._tip(player), order=order)

    def _tip(self, player: Player) -> str:
        """Who it is and what he can do."""
        table = self.table
        lines = [f"{player.name}, {table.say('hero-title', hero=f'hero-{player.hero}')}"]
        lines += [table.say(f"skills-{player.hero}-{at}") for at in (1, 2)]
        if player.cursed:
            lines.append(table.say("catacombs-tip-cursed"))
        return "\n".join(lines)

    def _slots(self, player: Player, strip: pg.Rect) -> list[Widget]:
        table, look = self.table, self.table.app.look
        found: list[Widget] = []
        glowing: set[Thing] = set()
        for at, (place, kind, thing) in enumerate(slots_of(player.things)):
            rect = slot_rect(look, place).move(strip.topleft)
            action = table.choices.drops.get(thing) if thing and player.active else None
            act = partial(table.play, action) if action else None
            tip = table.say(f"thing-tip-{thing.name}" if thing else f"slot-tip-{kind}")
            spot = Hotspot(f"slot:{player.seat}:{at}", rect, act, tip)
            spot.focusable, spot.sound = action is not None, "click" if action else ""
            glows = action is not None and thing not in glowing
            if thing and glows:
                glowing.add(thing)
            found.append(SlotSpot(spot, glows))
        return found

    def _count(self, bottom: int) -> Count:
        table, look = self.table, self.table.app.look
        rect = pg.Rect(table.scene.places.column.left, bottom + look.px(8), 0, look.px(28))
        rect.width = table.scene.places.column.width
        tip = table.say("catacombs-tip-box")
        spot = Hotspot("box", rect, table.toggle_box, tip, letter("I"), order=LAST)
        shown = table.shown
        return Count(
            spot,
            table.say("catacombs-tiles-left", n=shown.tiles_left),
            table.say("catacombs-tokens-left", n=shown.tokens_left),
        )
