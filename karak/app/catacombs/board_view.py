"""The catacombs in the window: camera, still picture, pieces, marks, and what flickers."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Final

from pygame import Rect, Surface
from pygame.transform import smoothscale

from karak.app.board.camera import STOPS, Camera
from karak.app.board.grids import Cell, Point, SquareGrid
from karak.app.catacombs.dungeon import Dungeon
from karak.app.catacombs.light import MULTIPLY
from karak.app.catacombs.light_map import Light
from karak.app.catacombs.marks import NO_MARKS, Marks
from karak.app.catacombs.moving import MovingPicture
from karak.app.catacombs.pieces import LAYER, Pieces, Sprite
from karak.app.catacombs.scenery import Scenery, View
from karak.app.catacombs.still import StillPicture, flicker
from karak.app.catacombs.tile_art import TileArt
from karak.app.catacombs.zooming import ZoomPicture
from karak.app.pictures import Pictures

WORK_AT_REST, WORK_MOVING, WORK_WALKING = 0.002, 0.001, 0.0003  # seconds a frame for what can wait
SLOW_FRAME, QUICK_FRAME = 0.014, 0.009  # seconds: below and above these sparing ends and begins
HIGH: Final = 0.3  # tiles above the floor from which a piece is over all the others
SPARING_MEMORY: Final = 0.1  # how much one frame counts in the average


class BoardView:
    """What the table scene talks to. Board units: a tile is 1 wide; cells are the rules'."""

    def __init__(self, pictures: Pictures, size: tuple[int, int], scale: float = 1.5) -> None:
        self._pictures = pictures
        self.grid = SquareGrid()
        self.camera = Camera(size, scale)
        self._art = TileArt(pictures)
        self._scenery = Scenery(pictures, self._art)
        self.dungeon = Dungeon(self._art, self._scenery)
        self.pieces = Pieces(pictures)
        self.still = StillPicture(self.dungeon, self._scenery, size)
        self._zoom = ZoomPicture(self.dungeon, self._scenery, self.still)
        self._moving = MovingPicture(self.dungeon, self._scenery, self.pieces, self.still)
        self._vignette = self._make_vignette(size)
        self.sprites: dict[str, Sprite] = {}
        self.spare = False  # light every other frame, rougher zooms: for slow machines
        self.moved = True  # the camera or a piece is elsewhere than a frame ago
        self.settled = False  # with motion off: the next picture will be the same as the last
        self._marks = NO_MARKS
        self._hero: Light | None = None
        self._seconds = 0.0
        self._motion = True
        self._held = False
        self._arriving = False  # a zoom has just ended: its last picture still has the pieces in it
        self._average = 0.0
        self._seen: object = None

    def _make_vignette(self, size: tuple[int, int]) -> Surface:
        return smoothscale(self._pictures.load("ui/vignette", alpha=False), size)

    # --- the board --------------------------------------------------------------------------

    def pictures_on_board(self) -> set[str]:
        """Of all tiles and pieces that are on the table."""
        tiles = {
            name for tile in self.dungeon.tiles.values() for name in self._art.names(tile.face)
        }
        return tiles | {sprite.picture for sprite in self.sprites.values()}

    def set_board(self, tiles: Mapping[Cell, str]) -> None:
        """All tiles: a new game, a loaded one, an undo. Does nothing if all lie there already."""
        names = {self.place(cell): name for cell, name in tiles.items()}
        if names == {place: tile.face.tile for place, tile in self.dungeon.tiles.items()}:
            return
        self._end_zoom()
        self.dungeon.set_tiles(names)
        self.camera.set_bounds(self.grid.bounds(tiles))
        self.still.tiles_changed(None)

    def lay(self, cell: Cell, tile: str) -> None:
        """One tile more."""
        self._end_zoom()
        self.dungeon.lay(self.place(cell), tile)
        self.camera.set_bounds(self.grid.bounds(map(self.cell, self.dungeon.tiles)))
        self.still.tiles_changed(self.place(cell))

    def hero_light(self, x: float, y: float) -> None:
        """The active hero's torch; call it as he walks, and the camera comes after him."""
        self._hero = Light("hero", x, y)
        self.camera.follow(x, y)

    def begin_turn(self, x: float, y: float) -> None:
        """Another hero is active: light and camera go to him, even if the player has panned."""
        self.camera.come_back_to(x, y)
        self.hero_light(x, y)

    def other_lights(self, points: Iterable[Point]) -> None:
        """The weak lights of the other heroes."""
        self.dungeon.set_others(points)

    @property
    def marks(self) -> Marks:
        return self._marks

    @marks.setter
    def marks(self, marks: Marks) -> None:
        self._marks = marks
        self.still.set_marks(marks)

    @property
    def kept_pixels(self) -> int:
        """How much the caches of tiles and scenery hold at the sizes in use, for tests."""
        return self.dungeon.kept_pixels + self._scenery.kept_pixels

    # --- where ------------------------------------------------------------------------------

    def place(self, cell: Cell) -> tuple[int, int]:
        return self.grid.column_and_row(cell)

    def cell(self, place: tuple[int, int]) -> Cell:
        return self.grid.cell(*place)

    def cell_at(self, position: tuple[float, float]) -> Cell:
        """The cell at a place of the screen, laid or not."""
        return self.grid.cell_at(*self.camera.to_board(position))

    def point_of(self, where: Cell | Point) -> tuple[int, int]:
        """Where a cell's middle or a board point is on the screen."""
        x, y = self.grid.centre(where) if isinstance(where, int) else where
        left, top = self.camera.to_screen(x, y)
        return round(left), round(top)

    def rect_of(self, cell: Cell) -> Rect:
        """A cell on the screen."""
        column, row = self.place(cell)
        left, top = self.point_of((column, row))
        right, bottom = self.point_of((column + 1, row + 1))
        return Rect(left, top, right - left, bottom - top)

    def sprite_rect(self, sprite_id: str) -> Rect:
        """A piece on the screen, without its shadow."""
        sprite = self.sprites[sprite_id]
        at = self.camera.to_screen(sprite.x, sprite.y)
        return self.pieces.rect(sprite, self.camera.tile, at)

    def sprite_at(self, position: tuple[int, int]) -> str | None:
        """The foremost piece at a place of the screen; effects are nothing one can touch."""
        for sprite in reversed(self._drawing_order()):
            if sprite.kind != "effect":
                rect = self.sprite_rect(sprite.id)
                if self.pieces.hit(sprite, rect, position):
                    return sprite.id
        return None

    def _drawing_order(self) -> list[Sprite]:
        """Flat things below standing ones, those farther back first; what flies above all."""
        return sorted(
            self.sprites.values(), key=lambda one: (one.lift > HIGH, LAYER[one.kind], one.y)
        )

    # --- a frame ----------------------------------------------------------------------------

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """The window or the scale of the interface changed."""
        self._zoom.stop()
        self.camera.resize(size, scale)
        self.still.resize(size)
        self._zoom.resize()
        self._vignette = self._make_vignette(size)
        self._seen = None

    def frame_took(self, seconds: float) -> None:
        """Tell how long whole frames take: begins and ends sparing."""
        self._average += (seconds - self._average) * SPARING_MEMORY
        if self._average > SLOW_FRAME:
            self.spare = True
        elif self._average < QUICK_FRAME:
            self.spare = False

    def update(self, seconds: float, reduced: bool = False) -> None:
        """Go on by so much time. `reduced`: nothing flickers, breathes or glides."""
        self._seconds += seconds
        self._motion = not reduced
        was_zooming = self.camera.zooming
        if was_zooming and not self._zoom.running:
            self._begin_zoom()
        self.camera.update(seconds, at_once=reduced)
        if self.camera.zooming:
            self._prepare_pieces()
        else:
            self._update_still()
        self._note_changes()

    def _update_still(self) -> None:
        still, view = self.still, self.view
        still.torch = flicker(self._seconds) if self._motion else 0.5
        self._arriving = self._zoom.running
        if self._arriving:
            self._zoom.end(view)
            still.first = {place for one in self.sprites.values() for place in around(one)}
        moved = still.view != view
        self._update_light()
        still.go_to(view)
        if not self._held:
            still.refresh(self._motion)
        if not self._arriving:
            walking = self.dungeon.walking
            seconds = WORK_WALKING if walking else WORK_MOVING if moved else WORK_AT_REST
            still.work(seconds, self.camera.to_board(self.still.window.center))

    def _update_light(self) -> None:
        """The torch follows the hero. Sparing: the light in one frame, its tiles in the next."""
        dungeon = self.dungeon
        self._held = self.spare and self._hero != dungeon.hero and not self._held
        if self._hero != dungeon.hero:
            if not self.spare or self._held:
                strength = 0.94 + 0.06 * (flicker(self._seconds) if self._motion else 0.5)
                dungeon.light_hero(self._hero, walking=True, strength=strength)
        elif dungeon.walking:
            dungeon.light_hero(self._hero)

    @property
    def view(self) -> View:
        left, top = self.camera.origin
        return round(self.camera.tile), round(left), round(top)

    def _note_changes(self) -> None:
        """Did anything change that one could see?"""
        seen = (
            self.view,
            self.camera.zooming,
            self._marks,
            [one.state for one in self.sprites.values()],
        )
        busy = self._motion or self.still.changed or self._zoom.running
        busy = busy or self.dungeon.walking or self.still.busy
        self.moved = seen != self._seen
        self.settled = not busy and not self.moved
        self._seen = seen
        self.still.changed = False

    # --- zooming ----------------------------------------------------------------------------

    def _begin_zoom(self) -> None:
        if self.still.view is None:
            self.still.go_to(self.view)
        snapshot = self._zoom.begin()
        view = self.still.view
        if view:
            self._draw_moving(snapshot, view)

    def _end_zoom(self) -> None:
        """The board changes: the snapshot no longer tells the truth."""
        self.camera.finish()
        if self._zoom.running:
            self._zoom.stop()
            self.still.view = None

    def _prepare_pieces(self) -> None:
        """One picture a frame for the size at which the zoom will end."""
        self._moving.prepare(self._drawing_order(), STOPS[self.camera.stop])

    # --- drawing ----------------------------------------------------------------------------

    def draw(self, target: Surface) -> None:
        """The board as it is now. Changes nothing that one could see."""
        if self.camera.zooming and self._zoom.running:
            self._zoom.draw(target, self.camera.tile, self.camera.origin, self.spare)
        else:
            target.blit(self.still.surface, (0, 0))
            if self.still.view and not self._arriving:
                self._draw_moving(target, self.still.view)
        target.blit(self._vignette, (0, 0), special_flags=MULTIPLY)

    def _draw_moving(self, target: Surface, view: View) -> None:
        seconds = self._seconds if self._motion else 0.0
        self._moving.draw(target, view, seconds, self._marks, self._drawing_order())


def around(sprite: Sprite) -> set[tuple[int, int]]:
    """The places that a piece covers."""
    column, row = math.floor(sprite.x), math.floor(sprite.y)
    return {(column, row), (column, row - 1)}
