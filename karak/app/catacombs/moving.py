"""What is drawn anew in every frame, over the still picture: flames, mist, marks and pieces."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

from pygame import Surface

from karak.app.catacombs.dungeon import Dungeon
from karak.app.catacombs.ghost import GhostPicture
from karak.app.catacombs.light import ADD
from karak.app.catacombs.marks import Marks, dots
from karak.app.catacombs.pieces import Painted, Pieces, Sprite
from karak.app.catacombs.scenery import STEPS, Scenery, View, beside
from karak.app.catacombs.still import StillPicture, flicker
from karak.app.pictures import PREMULTIPLIED

BREATH: Final = 2.8  # seconds
SHIMMER: Final = 0.12  # seconds a frame of water and runes
FLAME: Final = 0.09  # seconds a frame of a torch
LIGHT_ABOVE: Final = 0.15  # tiles above its foot a standee takes its light from
CHEST_HEIGHT: Final = 0.35  # tiles above the floor the hero's glow has its middle


def breath(seconds: float) -> int:
    """A step that swells and falls."""
    wave = 0.5 + 0.5 * math.sin(seconds * 2 * math.pi / BREATH)
    return min(STEPS - 1, int(STEPS * wave))


class Canvas:
    """A surface seen through the camera: pictures are put at board points."""

    def __init__(self, target: Surface, view: View) -> None:
        self.target = target
        self.size, self._left, self._top = view
        self._width, self._height = target.get_size()

    def put(
        self, picture: Surface, x: float, y: float, foot: tuple[float, float], flags: int
    ) -> None:
        """That point of the picture at the board point; nothing if it is not in the window."""
        left = round(self._left + x * self.size - foot[0])
        top = round(self._top + y * self.size - foot[1])
        width, height = picture.get_size()
        if left < self._width and top < self._height and left + width > 0 and top + height > 0:
            self.target.blit(picture, (left, top), special_flags=flags)

    def put_middle(self, picture: Surface, x: float, y: float, flags: int = PREMULTIPLIED) -> None:
        width, height = picture.get_size()
        self.put(picture, x, y, (width / 2, height / 2), flags)

    def shows(self, x: float, y: float, around: float = 1.3) -> bool:
        left, top = self._left + x * self.size, self._top + y * self.size
        edge = around * self.size
        return -edge < left < self._width + edge and -edge < top < self._height + edge


class MovingPicture:
    """Draws, in this order: exits, water, torches, the hero's glow, marks, pieces, the ghost."""

    def __init__(
        self, dungeon: Dungeon, scenery: Scenery, pieces: Pieces, still: StillPicture
    ) -> None:
        self._dungeon = dungeon
        self._scenery = scenery
        self._pieces = pieces
        self._still = still
        self._ghost = GhostPicture(dungeon, scenery)
        self._dots: tuple[object, list[tuple[float, float]]] = ((), [])

    def draw(
        self, target: Surface, view: View, seconds: float, marks: Marks, sprites: Sequence[Sprite]
    ) -> None:
        canvas = Canvas(target, view)
        self._draw_exits(canvas, view, seconds, marks)
        self._draw_shimmer(canvas, seconds)
        self._draw_torches(canvas, seconds)
        self._draw_hover(canvas, marks)
        self._draw_walls(canvas, seconds, marks)
        hero = self._dungeon.hero
        if hero:
            glow = self._scenery.glow(canvas.size)
            canvas.put_middle(glow, hero.x, hero.y - CHEST_HEIGHT / 2, ADD)
        self._draw_path(canvas, marks)
        for sprite in sprites:
            if canvas.shows(sprite.x, sprite.y):
                self._draw_sprite(canvas, sprite)
        if marks.ghost:
            self._ghost.draw(canvas, marks.ghost, seconds)

    # --- the dungeon ------------------------------------------------------------------------

    def _draw_exits(self, canvas: Canvas, view: View, seconds: float, marks: Marks) -> None:
        step = breath(seconds)
        for cell, side in marks.exits:
            place = cell % 1000, cell // 1000
            if (place, side) in self._dungeon.exits and canvas.shows(*place, 2.0):
                self._scenery.put_mist(canvas.target, (place, side), True, view, step)
                self._draw_brackets(canvas, beside(place, side), marks)

    def _draw_brackets(self, canvas: Canvas, place: tuple[int, int], marks: Marks) -> None:
        """Corners around the cell where a tile would be laid; brighter below the pointer."""
        pointed = marks.hover == 1000 * place[1] + place[0]
        for corner, (x, y) in enumerate(((0.07, 0.07), (0.93, 0.07), (0.93, 0.93), (0.07, 0.93))):
            picture = self._scenery.bracket(corner, canvas.size, pointed)
            width, height = picture.get_size()
            foot = (0 if x < 0.5 else width), (0 if y < 0.5 else height)
            canvas.put(picture, place[0] + x, place[1] + y, foot, PREMULTIPLIED)

    def _draw_shimmer(self, canvas: Canvas, seconds: float) -> None:
        for place, kind in self._dungeon.waters.items():
            if canvas.shows(*place):
                step = int(seconds / SHIMMER + place[0] * 3 + place[1]) % STEPS
                picture = self._scenery.shimmer(kind, canvas.size, step)
                canvas.put(picture, *place, (0, 0), ADD)

    def _draw_torches(self, canvas: Canvas, seconds: float) -> None:
        for at, (x, y) in enumerate(self._dungeon.torches):
            if canvas.shows(x, y, 0.5):
                step = min(STEPS - 1, int(STEPS * flicker(seconds, at * 3 + 5)))
                canvas.put_middle(self._scenery.halo(canvas.size, step), x, y - 0.02, ADD)
                frame = int(seconds / FLAME + 3 * at) % STEPS
                canvas.put_middle(self._scenery.cut_out(f"flame-{frame}", canvas.size), x, y)

    # --- marks ------------------------------------------------------------------------------

    def _draw_hover(self, canvas: Canvas, marks: Marks) -> None:
        """The contour below the pointer shines twice as bright."""
        if marks.hover is None:
            return
        tile = self._dungeon.tiles.get((marks.hover % 1000, marks.hover // 1000))
        contour = self._still.contour(tile, canvas.size) if tile else None
        if tile and contour:
            canvas.put(contour, *tile.place, (0, 0), ADD)

    def _draw_walls(self, canvas: Canvas, seconds: float, marks: Marks) -> None:
        step = breath(seconds)
        for cell, side in marks.walls:
            x, y = cell % 1000 + 0.5, cell // 1000 + 0.5
            dx, dy = {"N": (0, -0.5), "E": (0.5, 0), "S": (0, 0.5), "W": (-0.5, 0)}[side]
            canvas.put_middle(self._scenery.passable(side, canvas.size, step), x + dx, y + dy, ADD)

    def _draw_path(self, canvas: Canvas, marks: Marks) -> None:
        if self._dots[0] != marks.path:
            self._dots = marks.path, dots(marks.path)
        if self._dots[1]:
            picture = self._scenery.cut_out("dot", canvas.size)
            width, height = picture.get_size()
            for x, y in self._dots[1]:
                canvas.put(picture, x, y, (width / 2, height * 15 / 36), PREMULTIPLIED)

    # --- pieces -----------------------------------------------------------------------------

    def _draw_sprite(self, canvas: Canvas, sprite: Sprite) -> None:
        if sprite.mark:
            self._draw_ring(canvas, sprite)
        if sprite.lift:
            self._put(canvas, sprite, self._painted(sprite, canvas.size, "shadow"), 0)
            self._put(canvas, sprite, self._painted(sprite, canvas.size, "body"), sprite.lift)
        else:
            self._put(canvas, sprite, self._painted(sprite, canvas.size), 0)

    def _put(self, canvas: Canvas, sprite: Sprite, painted: Painted, lift: float) -> None:
        canvas.put(painted.surface, sprite.x, sprite.y - lift, painted.foot, PREMULTIPLIED)

    def _painted(self, sprite: Sprite, size: int, part: str = "whole") -> Painted:
        above = LIGHT_ABOVE if sprite.kind == "standee" else 0
        light = self._dungeon.light.at(sprite.x, sprite.y - above)
        return self._pieces.painted(sprite, size, light, part)

    def _draw_ring(self, canvas: Canvas, sprite: Sprite) -> None:
        if sprite.mark == "active":
            picture = self._scenery.cut_out("ring", canvas.size)
        else:
            picture = self._scenery.round_ring(sprite.mark, canvas.size)
        canvas.put_middle(picture, sprite.x, sprite.y)

    def prepare(self, sprites: Iterable[Sprite], size: int) -> None:
        """Make one picture that is still missing at this size."""
        before = self._pieces.made
        for sprite in sprites:
            self._painted(sprite, size)
            if self._pieces.made != before:
                return
