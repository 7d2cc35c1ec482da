"""The small map in the lower right corner, when the dungeon is larger than the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame as pg

from karak.app.catacombs.figures import hero_id
from karak.app.catacombs.minimap import Dot, MiniMap
from karak.app.interface import Hotspot, Mood, Point, Widget
from karak.app.look import Look
from karak.app.pictures import PREMULTIPLIED

if TYPE_CHECKING:
    from karak.app.catacombs.table import CatacombsTable

HERO_COLOURS: Final = {  # as on their standees
    "argentus": "#c9d2dc",
    "horan": "#c2452d",
    "xanros": "#7b4fae",
    "aderyn": "#2f9e7a",
    "victorius": "#e3ab34",
    "taia": "#3f8fc4",
}


class MapPanel:
    """Draws the map and brings the camera to where it is clicked."""

    def __init__(self, table: CatacombsTable) -> None:
        self.table = table
        self._map = MiniMap((1, 1))

    def widgets(self) -> list[Widget]:
        if not self.wanted():
            return []
        rect = self.table.scene.places.map
        inside = rect.inflate(-self.table.app.look.px(16), -self.table.app.look.px(16))
        self._map.resize(inside.size)
        tiles = {cell: tile.name for cell, tile in self.table.shown.tiles.items()}
        self._map.update(tiles, self._dots())
        tip = self.table.say("table-map-tip")
        spot = Hotspot("map", rect, tip=tip, drag=self._go, focusable=False)
        return [MapPicture(spot, self._map.surface, inside, self._in_sight)]

    def _in_sight(self) -> pg.Rect:
        """What the camera shows just now, on the map."""
        return self._map.window(self.table.view.camera.visible())

    def wanted(self) -> bool:
        left, top, right, bottom = self.table.view.camera.bounds
        camera = self.table.view.camera
        wide = (right - left) * camera.tile > camera.safe.width
        return wide or (bottom - top) * camera.tile > camera.safe.height

    def _dots(self) -> list[Dot]:
        shown, sprites = self.table.shown, self.table.view.sprites
        found = []
        for seat, hero in enumerate(shown.heroes):
            sprite = sprites[hero_id(seat)]
            colour = HERO_COLOURS[hero.name]
            found.append(Dot(sprite.x, sprite.y - 0.3, colour, seat == shown.seat))
        return found

    def _go(self, at: Point) -> None:
        rect = self.table.scene.places.map
        inside = rect.inflate(-self.table.app.look.px(16), -self.table.app.look.px(16))
        x, y = self._map.point_at((at[0] - inside.left, at[1] - inside.top))
        camera = self.table.view.camera
        camera.centre_on(x, y)
        camera.following = False
        self.table.app.dirty = True


class MapPicture(Widget):
    """Ink on parchment."""

    def __init__(
        self, hotspot: Hotspot, ink: pg.Surface, inside: pg.Rect, in_sight: Callable[[], pg.Rect]
    ) -> None:
        super().__init__(hotspot.rect, hotspot)
        self.ink, self.inside, self.in_sight = ink, inside, in_sight

    def draw(self, onto: pg.Surface, look: Look, mood: Mood) -> None:
        look.panel(onto, "parchment_map", self.rect)
        onto.blit(self.ink, self.inside, special_flags=PREMULTIPLIED)
        window = self.in_sight().move(self.inside.topleft)
        pg.draw.rect(onto, "#8a5a2a", window, max(1, look.px(1)), border_radius=look.px(3))
