"""The picture while the camera zooms: a snapshot of the last one at rest, scaled.

On arrival the scaled snapshot becomes the still picture, and its cells are sharpened from there.
"""

from __future__ import annotations

from pygame import Rect, Surface
from pygame.transform import scale, smoothscale

from karak.app.board.grids import Point
from karak.app.catacombs.dungeon import Dungeon, LaidTile
from karak.app.catacombs.scenery import Scenery, View
from karak.app.catacombs.still import StillPicture
from karak.app.catacombs.tile_art import OVERVIEW
from karak.app.pictures import PREMULTIPLIED

SMOOTH_FROM = 130  # pixels of a tile from which the rim is scaled smoothly


class ZoomPicture:
    """Drawn at any tile size and origin from a snapshot and, beyond its edge, small tiles."""

    def __init__(self, dungeon: Dungeon, scenery: Scenery, still: StillPicture) -> None:
        self._dungeon = dungeon
        self._scenery = scenery
        self._still = still
        self._view: View | None = None
        self.resize()

    def resize(self) -> None:
        self.snapshot = Surface(self._still.window.size).convert()
        self._view = None

    @property
    def running(self) -> bool:
        return self._view is not None

    def begin(self) -> Surface:
        """Keep the still picture; whoever draws the pieces draws them into the snapshot."""
        self._view = self._still.view
        self.snapshot.blit(self._still.surface, (0, 0))
        return self.snapshot

    def end(self, view: View) -> None:
        """The zoom arrived: its last picture becomes the still one, to be sharpened."""
        size, left, top = view
        still = self._still
        self.draw(still.surface, size, (left, top), quick=False)
        still.view = view
        still.soft = set(still.cells(still.window))
        still.changed = True
        self._view = None
        self._dungeon.keep_only_sizes([size])

    def stop(self) -> None:
        """The snapshot is of no use any more."""
        self._view = None

    # --- drawing ----------------------------------------------------------------------------

    def draw(self, target: Surface, tile: float, origin: Point, quick: bool) -> None:
        if self._view is None:
            raise RuntimeError("no zoom has begun")
        size, left, top = self._view
        window = self._still.window
        factor = tile / size
        x, y = origin[0] - left * factor, origin[1] - top * factor  # the snapshot's corner now
        width, height = window.width * factor, window.height * factor
        if x <= 0.5 and y <= 0.5 and x + width >= window.w - 0.5 and y + height >= window.h - 0.5:
            self._draw_part(target, x, y, factor)
        else:
            inner = Rect(round(x), round(y), round(width), round(height))
            self._draw_whole(target, inner, tile, origin, quick)

    def _draw_part(self, target: Surface, x: float, y: float, factor: float) -> None:
        """Coming nearer: the part of the snapshot that fills the window."""
        window = self._still.window
        left, top = max(0, round(-x / factor)), max(0, round(-y / factor))
        right = min(window.width, round((window.width - x) / factor))
        bottom = min(window.height, round((window.height - y) / factor))
        part = self.snapshot.subsurface((left, top, right - left, bottom - top))
        smoothscale(part, window.size, target)

    def _draw_whole(
        self, target: Surface, inner: Rect, tile: float, origin: Point, quick: bool
    ) -> None:
        """Going away: the snapshot in the middle, small tiles around it."""
        window = self._still.window
        factor = inner.width / window.width
        seen = inner.clip(window)
        bands = (
            Rect(0, 0, window.width, seen.top),
            Rect(0, seen.bottom, window.width, window.height - seen.bottom),
            Rect(0, seen.top, seen.left, seen.height),
            Rect(seen.right, seen.top, window.width - seen.right, seen.height),
        )
        for band in bands:
            if band.width > 0 and band.height > 0:
                self._draw_band(target, band, tile, origin)
        part = Rect(
            round((seen.x - inner.x) / factor),
            round((seen.y - inner.y) / factor),
            round(seen.width / factor),
            round(seen.height / factor),
        ).clip(window)
        if part.width and part.height:
            resize = scale if quick else smoothscale
            resize(self.snapshot.subsurface(part), seen.size, target.subsurface(seen))

    def _draw_band(self, target: Surface, band: Rect, tile: float, origin: Point) -> None:
        """Part of the rim: the table, and on it the cells that reach into it."""
        left, top = origin
        target.set_clip(band)
        self._still.paint_table(target, band)
        for row in range(int((band.top - top) // tile), int((band.bottom - 1 - top) // tile) + 1):
            first = int((band.left - left) // tile)
            for column in range(first, int((band.right - 1 - left) // tile) + 1):
                x, y = round(left + column * tile), round(top + row * tile)
                right, bottom = round(left + (column + 1) * tile), round(top + (row + 1) * tile)
                whole = Rect(x, y, right - x, bottom - y)
                part = whole.clip(band)
                if part.width and part.height:
                    self._draw_cell(target, (column, row), whole, part)
        target.set_clip(None)

    def _draw_cell(self, target: Surface, place: tuple[int, int], whole: Rect, part: Rect) -> None:
        laid = self._dungeon.tiles.get(place)
        if laid:
            self._draw_tile(target, laid, whole, part)
            return
        kinds = self._dungeon.voids.get(place)
        if kinds:
            void = scale(self._scenery.void(kinds, OVERVIEW), whole.size)
            target.blit(void, whole, special_flags=PREMULTIPLIED)

    def _draw_tile(self, target: Surface, laid: LaidTile, whole: Rect, part: Rect) -> None:
        """Only the piece of the small tile that shows is enlarged."""
        if OVERVIEW not in laid.lit:
            self._dungeon.light_overview(laid)
        factor = OVERVIEW / whole.width
        left, top = int((part.x - whole.x) * factor), int((part.y - whole.y) * factor)
        right = min(OVERVIEW, int((part.right - whole.x) * factor + 1))
        bottom = min(OVERVIEW, int((part.bottom - whole.y) * factor + 1))
        if right <= left or bottom <= top:
            return
        piece = laid.lit[OVERVIEW].subsurface((left, top, right - left, bottom - top))
        size = max(1, round(piece.get_width() / factor)), max(1, round(piece.get_height() / factor))
        resize = smoothscale if whole.width > SMOOTH_FROM else scale
        at = whole.x + round(left / factor), whole.y + round(top / factor)
        target.blit(resize(piece, size), at)
