"""A strip for every player: the one whose turn it is open like the hero's board, others narrow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame as pg

from karak.app.interface import Hotspot, Mood, Widget
from karak.app.look import CREAM, DIM, RING, VALUE, Look
from karak.app.pictures import PREMULTIPLIED
from karak.rules.catacombs.pieces import FULL_LIFE, SLOTS, Thing

OPEN, NARROW, GAP = 190, 48, 7  # logical pixels
PAD: Final = 13
SLOT, SLOT_GAP = 38, 6
ROWS: Final = (("weapon", "key"), ("spell",))  # the slots as they lie on the hero's board
GHOSTS: Final = {"weapon": "things/sword", "key": "things/key", "spell": "things/bolt"}


@dataclass(frozen=True, slots=True)
class Player:
    """What a strip shows of a player."""

    seat: int
    hero: str  # its id
    name: str
    title: str
    life: int
    things: tuple[Thing, ...]
    treasures: tuple[Thing, ...]
    points: str
    points_word: str
    cursed: bool
    active: bool
    computer: bool
    target: bool = False  # can be chosen just now
    sign: bool = True


class Strip(Widget):
    """One player. Painted once for each thing it can show."""

    def __init__(self, hotspot: Hotspot, player: Player, is_open: bool) -> None:
        super().__init__(hotspot.rect, hotspot)
        self.player, self.is_open = player, is_open
        self._key = ("strip", replace(player, target=False), is_open)

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        margin = look.shadow_of(self._sheet)
        outer = self.rect.inflate(2 * margin, 2 * margin)
        picture = look.painted(self._key, outer.size, lambda s: self._paint(s, look, margin))
        onto.blit(picture, outer, special_flags=PREMULTIPLIED)
        radius = look.px(9)
        if self.player.target:
            pg.draw.rect(onto, "#ff9a4a", self.rect, max(2, look.px(3)), border_radius=radius)
        elif self.player.active or mood.hovered:
            colour = RING if self.player.active else "#8a6238"
            pg.draw.rect(onto, colour, self.rect, max(1, look.px(1.5)), border_radius=radius)

    @property
    def _sheet(self) -> str:
        return "leather" if self.is_open else "leather_narrow"

    def _paint(self, onto: pg.Surface, look: Look, margin: int) -> None:
        inside = onto.get_rect().inflate(-2 * margin, -2 * margin)
        look.panel(onto, self._sheet, inside)
        if self.is_open:
            self._paint_open(onto.subsurface(inside), look)
        else:
            self._paint_narrow(onto.subsurface(inside), look)

    # --- open ---------------------------------------------------------------------------------

    def _paint_open(self, onto: pg.Surface, look: Look) -> None:
        px, player = look.px, self.player
        width = onto.get_width()
        look.icon(onto, f"heroes/{player.hero}/portrait", (px(PAD + 32), px(PAD + 32)), 66)
        if player.life == 0:
            look.icon(onto, "icons/skull", (px(PAD + 54), px(PAD + 54)), 28)
        left, right = px(PAD + 76), width - px(PAD)
        if player.sign:
            look.icon(onto, f"heroes/{player.hero}/sign", (right - px(9), px(PAD + 10)), 20)
        room = right - left - px(24)
        role = next(
            (r for r in ("name", "plate") if look.letters.width(player.name, r) <= room), "narrow"
        )
        name = look.letters.shortened(player.name, role, room)
        look.text(onto, name, role, CREAM, (left, px(PAD + 11)))
        title = look.letters.shortened(player.title, "small", right - left)
        look.text(onto, title, "small", DIM, (left, px(PAD + 32)))
        draw_hearts(onto, look, (left, px(PAD + 54)), player.life, 16, 18)
        if player.cursed:
            look.icon(onto, "icons/curse", (right - px(12), px(PAD + 53)), 24)
        y = px(PAD + 74)
        pg.draw.line(onto, "#7a5a2c", (px(PAD), y), (width - px(PAD), y))
        for place, slot, thing in slots_of(player.things):
            draw_slot(onto, look, slot_rect(look, place), slot, thing)
        self._paint_treasure(onto, look)

    def _paint_treasure(self, onto: pg.Surface, look: Look) -> None:
        px, player = look.px, self.player
        left = px(PAD + 3 * (SLOT + SLOT_GAP))
        x = (left + onto.get_width() - px(PAD)) // 2
        ruby = any(thing.points > 1 for thing in player.treasures)
        gem = "things/dragon_treasure" if ruby else "things/treasure"
        look.icon(onto, gem, (x, px(PAD + 96)), 36 if player.treasures else 26)
        look.text(onto, player.points, "points", VALUE, (x, px(PAD + 128)), "center")
        room = onto.get_width() - px(PAD // 2) - left
        word = look.letters.shortened(player.points_word, "small", room)
        look.text(onto, word, "small", DIM, (x, px(PAD + 149)), "center")

    # --- narrow -------------------------------------------------------------------------------

    def _paint_narrow(self, onto: pg.Surface, look: Look) -> None:
        px, player = look.px, self.player
        middle = onto.get_height() // 2
        look.icon(onto, f"heroes/{player.hero}/portrait", (px(26), middle), 36)
        if player.life == 0:
            look.icon(onto, "icons/skull", (px(39), middle + px(11)), 20)
        right = onto.get_width() - px(10)
        right -= look.text(onto, player.points, "narrow", VALUE, (right, middle), "right").width
        look.icon(onto, "things/treasure", (right - px(12), middle), 20)
        right -= px(26)
        if player.cursed:
            look.icon(onto, "icons/curse", (right - px(10), middle), 22)
            right -= px(24)
        left = px(52)
        sign = px(18) if player.sign else 0
        name = look.letters.shortened(player.name, "narrow", right - left - sign)
        end = look.text(onto, name, "narrow", CREAM, (left, middle - px(9))).right
        if player.sign:
            look.icon(onto, f"heroes/{player.hero}/sign", (end + px(11), middle - px(9)), 15)
        draw_hearts(onto, look, (left, middle + px(11)), player.life, 13, 15)


def draw_hearts(
    onto: pg.Surface, look: Look, midleft: tuple[int, int], life: int, size: int, pitch: int
) -> None:
    for at in range(FULL_LIFE):
        name = "icons/heart" if at < life else "icons/heart_empty"
        x = midleft[0] + look.px(size / 2 + at * pitch)
        look.icon(onto, name, (x, midleft[1]), size)


def slots_of(things: Sequence[Thing]) -> list[tuple[tuple[int, int], str, Thing | None]]:
    """Every slot of the hero's board: column and row, its kind, what lies in it."""
    found: list[tuple[tuple[int, int], str, Thing | None]] = []
    for row, kinds in enumerate(ROWS):
        column = 0
        for kind in kinds:
            inside = [thing for thing in things if thing.slot == kind]
            for at in range(SLOTS[kind]):
                found.append(((column, row), kind, inside[at] if at < len(inside) else None))
                column += 1
    return found


def slot_rect(look: Look, place: tuple[int, int]) -> pg.Rect:
    """Where a slot lies in an open strip."""
    column, row = place
    x = look.px(PAD + column * (SLOT + SLOT_GAP))
    y = look.px(PAD + 82 + row * (SLOT + SLOT_GAP))
    return pg.Rect(x, y, look.px(SLOT), look.px(SLOT))


def draw_slot(onto: pg.Surface, look: Look, rect: pg.Rect, kind: str, thing: Thing | None) -> None:
    look.panel(onto, "slot" if thing else "slot_empty", rect)
    if thing is None:
        ghost = look.pictures.fitted(GHOSTS[kind], look.px(26), look.px(26)).copy()
        ghost.fill((26, 26, 26, 26), special_flags=pg.BLEND_RGBA_MULT)
        onto.blit(ghost, ghost.get_rect(center=rect.center), special_flags=PREMULTIPLIED)
        return
    look.icon(onto, f"things/{thing.name}", rect.center, 32)
    if thing.bonus:
        draw_badge(onto, look, f"+{thing.bonus}", rect.bottomright)


def draw_badge(onto: pg.Surface, look: Look, text: str, bottomright: tuple[int, int]) -> None:
    width = look.letters.width(text, "key") + look.px(8)
    box = pg.Rect(0, 0, width, look.px(17))
    box.bottomright = (bottomright[0] + look.px(2), bottomright[1] + look.px(2))
    look.panel(onto, "badge", box)
    look.text(onto, text, "key", CREAM, box.center, "center")


class SlotSpot(Widget):
    """A thing in its slot: explained on pointing; glowing when it can be chosen."""

    def __init__(self, hotspot: Hotspot, glowing: bool) -> None:
        super().__init__(hotspot.rect, hotspot)
        self.glowing = glowing

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        if self.glowing:
            colour = "#fff0c0" if mood.hovered else RING
            box = self.rect.inflate(look.px(4), look.px(4))
            pg.draw.rect(onto, colour, box, max(2, look.px(2.5)), border_radius=look.px(7))


def stacked(
    look: Look, column: pg.Rect, players: Sequence[Player], pointed: int | None
) -> list[tuple[Player, pg.Rect, bool]]:
    """Where each strip lies, and whether it is open: the active one and the one pointed at."""
    wanted = {player.seat for player in players if player.active} | {pointed}
    closed = len(players) - len([p for p in players if p.seat in wanted])
    full = look.px(OPEN) * (len(players) - closed) + look.px(NARROW) * closed
    if full + look.px(GAP) * len(players) > column.height and pointed is not None:
        wanted = {pointed}
    placed = []
    top = column.top
    for player in players:
        is_open = player.seat in wanted
        height = look.px(OPEN if is_open else NARROW)
        placed.append((player, pg.Rect(column.left, top, column.width, height), is_open))
        top += height + look.px(GAP)
    return placed


class Count(Widget):
    """How many tiles and tokens are left; a click shows which."""

    def __init__(self, hotspot: Hotspot, tiles: str, tokens: str) -> None:
        super().__init__(hotspot.rect, hotspot)
        self.tiles, self.tokens = tiles, tokens

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        shade = 150 if mood.hovered or mood.focused else 200
        onto.fill((shade,) * 3, self.rect, special_flags=pg.BLEND_RGB_MULT)
        x, y = self.rect.left + look.px(14), self.rect.centery
        look.icon(onto, "icons/stack", (x, y), 22)
        x = look.text(onto, self.tiles, "body", CREAM, (x + look.px(16), y)).right
        look.icon(onto, "icons/bag", (x + look.px(24), y), 22)
        look.text(onto, self.tokens, "body", CREAM, (x + look.px(40), y))
