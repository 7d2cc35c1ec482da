"""Places on the board that can be clicked: tiles to walk to, tokens, things, figures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame as pg

from karak.app.catacombs.figures import hero_id, thing_id, token_id
from karak.app.interface import Hotspot, Mood, Widget
from karak.app.look import Look
from karak.app.widgets import draw_round
from karak.rules.catacombs.pieces import CHEST, STEPS, Cell
from karak.text.catacombs import CatacombsTeller

if TYPE_CHECKING:
    from karak.app.catacombs.table import CatacombsTable

NOWHERE: Final = pg.Rect(0, 0, 0, 0)


class BoardSpot(Widget):
    """A hotspot that goes with the camera. Its own rect is empty: dragging from it is allowed."""

    def __init__(self, hotspot: Hotspot, find: Callable[[], pg.Rect]) -> None:
        super().__init__(NOWHERE.copy(), hotspot)
        self.find = find

    def follow(self) -> None:
        if self.hotspot:
            self.hotspot.rect = self.find()


class TurnArrow(BoardSpot):
    """Beside the tile in hand: turns it."""

    def __init__(self, hotspot: Hotspot, find: Callable[[], pg.Rect], glyph: str) -> None:
        super().__init__(hotspot, find)
        self.glyph = glyph

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        draw_round(onto, look, self.find(), self.glyph, mood)


class BoardSpots:
    """Makes the spots for the choices there are, and keeps them under the camera."""

    def __init__(self, table: CatacombsTable) -> None:
        self.table = table
        self._spots: list[BoardSpot] = []
        self._focused: str | None = None

    def follow_camera(self) -> None:
        for spot in self._spots:
            spot.follow()

    def bring_focus_into_view(self) -> None:
        """Whoever goes through the places with Tab sees where he is."""
        focused = self.table.scene.interface.focused
        if focused == self._focused:
            return
        self._focused = focused
        camera = self.table.view.camera
        for spot in self._spots:
            here = spot.hotspot is not None and spot.hotspot.name == focused
            if here and not camera.safe.contains(spot.find()):
                camera.centre_on(*camera.to_board(spot.find().center))

    def widgets(self) -> list[BoardSpot]:
        choices = self.table.choices
        self._spots = [self._way(cell) for cell in choices.ways]
        self._spots += [self._fountain(cell, chosen) for cell, chosen in choices.cells.items()]
        self._spots += self._tokens()
        self._spots += self._here()
        self._spots += [self._figure(seat) for seat in range(len(self.table.shown.heroes))]
        self._spots += self._tile_in_hand()
        self.follow_camera()
        return self._spots

    def _rect_of(self, name: str) -> pg.Rect:
        """Where a piece is; a piece that has just been taken away is nowhere."""
        view = self.table.view
        return view.sprite_rect(name) if name in view.sprites else NOWHERE

    # --- walking ------------------------------------------------------------------------------

    def _way(self, cell: Cell) -> BoardSpot:
        table = self.table
        act = partial(table.walk, cell)
        spot = Hotspot(f"cell:{cell}", NOWHERE, act, self._way_tip(cell), sound="")
        return BoardSpot(spot, lambda: table.view.rect_of(cell))

    def _way_tip(self, cell: Cell) -> str:
        """Steps, and what waits there."""
        table = self.table
        way = table.choices.ways[cell]
        steps = len(way.actions)
        if way.dark:
            return table.say("catacombs-tip-explore", steps=steps)
        if way.fight:
            monster = table.state.tokens[cell]
            first = table.say(
                "catacombs-tip-fight", monster=f"token-{monster.name}", strength=monster.strength
            )
            odds = table.odds(cell, first_step=steps == 1 and table.state.steps == STEPS)
            return "\n".join(part for part in (first, odds) if part)
        sight = CatacombsTeller(table.app.texts, table.scene.match.heroes).sight(table.state, cell)
        words = table.say("catacombs-tip-walk", steps=steps)
        return f"{words}\n{sight[:1].upper()}{sight[1:]}" if sight else words

    def _fountain(self, cell: Cell, chosen: Any) -> BoardSpot:
        table = self.table
        act = partial(table.choose, chosen)
        spot = Hotspot(f"fountain:{cell}", NOWHERE, act, table.words(chosen))
        return BoardSpot(spot, lambda: table.view.rect_of(cell))

    # --- what lies on tiles -------------------------------------------------------------------

    def _tokens(self) -> list[BoardSpot]:
        """Every token explains itself; where one can walk, a click on it walks there."""
        table = self.table
        found = []
        for cell, token in table.shown.tokens.items():
            name = token_id(cell)
            if cell in table.choices.ways or name not in table.view.sprites:
                continue
            mine = cell == table.state.hero.cell and table.choices.token is not None
            act = self._deed if mine else None
            spot = Hotspot(name, NOWHERE, act, self._token_tip(token.name, token.strength))
            spot.focusable, spot.sound = mine, "click" if mine else ""
            found.append(BoardSpot(spot, partial(self._rect_of, name)))
        return found

    def _token_tip(self, name: str, strength: int) -> str:
        say = self.table.say
        if name == CHEST.name:
            return f"{say('token-chest')[:1].upper()}{say('token-chest')[1:]}\n" + say(
                "catacombs-tip-chest"
            )
        return say("catacombs-tip-monster", monster=f"token-{name}", strength=strength)

    def _deed(self) -> None:
        if self.table.choices.token:
            self.table.play(self.table.choices.token)

    def _here(self) -> list[BoardSpot]:
        """Things on the hero's own tile that may be taken."""
        table = self.table
        cell = table.state.hero.cell
        found = []
        for at, thing in enumerate(table.shown.floor.get(cell, ())):
            chosen = table.choices.floor.get(thing)
            name = thing_id(cell, at)
            if chosen is not None and name in table.view.sprites:
                act = partial(table.choose, chosen)
                tip = table.say("catacombs-offer-take", thing=table.thing_key(thing))
                spot = Hotspot(f"floor:{at}", NOWHERE, act, tip)
                found.append(BoardSpot(spot, partial(self._rect_of, name)))
        return found

    def _figure(self, seat: int) -> BoardSpot:
        table = self.table
        chosen = table.choices.seats.get(seat)
        tip = table.hero_name(seat)
        act = None if chosen is None else partial(table.choose, chosen)
        spot = Hotspot(f"figure:{seat}", NOWHERE, act, tip)
        spot.focusable, spot.sound = chosen is not None, "click" if chosen is not None else ""
        blocks = chosen is not None or not (
            table.shown.heroes[seat].cell in table.choices.ways
            or table.shown.heroes[seat].cell in table.choices.cells
        )
        return BoardSpot(spot, lambda: self._rect_of(hero_id(seat)) if blocks else NOWHERE)

    # --- the tile in hand ---------------------------------------------------------------------

    def _tile_in_hand(self) -> list[BoardSpot]:
        table = self.table
        if not table.choices.turns:
            return []
        cell, px = table.laying_at, table.app.look.px
        lay = Hotspot("lay", NOWHERE, table.lay_tile, sound="")
        spots = [BoardSpot(lay, lambda: table.view.rect_of(cell))]
        for name, by, glyph, side in (
            ("turn-left", -1, "icons/turn_left", "midright"),
            ("turn-right", 1, "icons/turn_right", "midleft"),
        ):

            def find(side: str = side) -> pg.Rect:
                tile = table.view.rect_of(cell)
                arrow = pg.Rect(0, 0, px(40), px(40))
                at = tile.left - px(8) if side == "midright" else tile.right + px(8)
                setattr(arrow, side, (at, tile.centery))
                return arrow

            act = partial(table.turn_tile, by)
            spot = Hotspot(name, NOWHERE, act, table.say("catacombs-tip-turn"), sound="")
            spots.append(TurnArrow(spot, find, glyph))
        return spots
