"""How long frames of the table take, in blits of the whole window.

The real scene with everything on it (board, light that walls block, pieces, strips, plate, log,
buttons, map), driven by the events a player's hand would send, through the program's own loop. The
unit is the mean of one opaque and one transparent blit of the whole window, measured after every
frame, so that a busy machine slows both alike. Wall time counts; beside it stands the same in the
thread's own processor time, which other programs touch less.
"""

from __future__ import annotations

import math
import tempfile
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import Any, NamedTuple

import pygame as pg

from benchkit.figures import percentile
from benchkit.full_table import SIZE, full_match, settings_in
from karak.app.app import App
from karak.app.catacombs.table import CatacombsTable
from karak.app.main import ROUTES
from karak.app.table.scene import TableScene

FRAME = 1 / 60
LIMITS = {"idle": (6, 10), "panning": (7, 14), "walking": (12, 18), "zooming": (11, 20)}
SETTLING = 90  # frames until the board is sharp and lit
UNITS_KEPT = 15
MIDDLE = (1100, 560)  # of the board, in the window
WALKS = 4  # a round


class Took(NamedTuple):
    """How long something took, by both clocks: in seconds, or in units."""

    wall: float
    own: float

    @classmethod
    def since(cls, wall: float, own: float) -> Took:
        return cls(perf_counter() - wall, thread_time() - own)


class Unit:
    """The measure: one opaque and one transparent blit of the window, halved."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._opaque = pg.Surface(size).convert()
        self._opaque.fill((20, 30, 40))
        self._glass = pg.Surface(size, pg.SRCALPHA).convert_alpha()
        self._glass.fill((40, 30, 20, 90))
        self._canvas = pg.Surface(size).convert()
        self._latest: deque[Took] = deque(maxlen=UNITS_KEPT)
        for _ in range(UNITS_KEPT):
            self.measure()

    def measure(self) -> None:
        wall, own = perf_counter(), thread_time()
        self._canvas.blit(self._opaque, (0, 0))
        self._canvas.blit(self._glass, (0, 0))
        took = Took.since(wall, own)
        self._latest.append(Took(took.wall / 2, took.own / 2))

    @property
    def now(self) -> Took:
        return Took(median(u.wall for u in self._latest), median(u.own for u in self._latest))


class Hand:
    """The table with a player's hand on it: each kind of frame, one after another."""

    def __init__(self, folder: Path, spare: bool) -> None:
        settings_in(folder)
        self.app = App(ROUTES, config=folder, saves=folder / "saves")
        self.app.begin_match(full_match())
        scene = self.app.scenes.top
        assert isinstance(scene, TableScene)  # noqa: S101 (for the type checker)
        assert isinstance(scene.tabletop, CatacombsTable)  # noqa: S101
        self.scene, self.table = scene, scene.tabletop
        self.table.view.spare = spare
        scene.frame_took = lambda seconds: None  # type: ignore[method-assign] (sparing is ours)
        self.unit = Unit(SIZE)

    def settle(self) -> None:
        for _ in range(SETTLING):
            self.app.frame(FRAME, [])

    def frame(self, *events: pg.Event) -> Took:
        """One frame, in units."""
        wall, own = perf_counter(), thread_time()
        self.app.frame(FRAME, list(events))
        took = Took.since(wall, own)
        pg.event.pump()
        self.unit.measure()
        unit = self.unit.now
        return Took(took.wall / unit.wall, took.own / unit.own)

    def point(self, at: tuple[int, int]) -> pg.Event:
        return pg.Event(pg.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0))

    def click(self, at: tuple[int, int]) -> list[pg.Event]:
        kinds = pg.MOUSEBUTTONDOWN, pg.MOUSEBUTTONUP
        return [self.point(at), *(pg.Event(kind, pos=at, button=1) for kind in kinds)]

    def come_home(self) -> None:
        self.table.centre_on_seat(0)
        self.settle()

    # --- kinds of frames ----------------------------------------------------------------------

    def idle(self) -> Iterator[Took]:
        self.come_home()
        for _ in range(200):
            yield self.frame()

    def panning(self) -> Iterator[Took]:
        """The board is dragged around."""
        self.come_home()
        self.app.handle(pg.Event(pg.MOUSEBUTTONDOWN, pos=MIDDLE, button=1))
        for at in range(400):
            x = MIDDLE[0] + round(450 * math.sin(at / 31))
            y = MIDDLE[1] + round(265 * math.sin(at / 23))
            yield self.frame(self.point((x, y)))
        self.app.handle(pg.Event(pg.MOUSEBUTTONUP, pos=(x, y), button=1))

    def walking(self) -> Iterator[Took]:
        """Walks of three steps, each taken back afterwards; the click is part of the first."""
        for at in range(WALKS):
            self.come_home()
            ways = self.table.choices.ways
            ends = [cell for cell, way in ways.items() if len(way.cells) == 3 and not way.fight]
            yield self.frame(*self.click(self.table.view.rect_of(ends[at % len(ends)]).center))
            while self.scene.queue.busy:
                yield self.frame()
            self.scene.undo()

    def zooming(self) -> Iterator[Took]:
        """In and out with the wheel, at different places."""
        self.come_home()
        pointers = [(960, 540), (1300, 400), (700, 700)]
        for at, step in enumerate(2 * ([-1] * 4 + [1] * 6 + [-1] * 2)):
            turned = pg.Event(pg.MOUSEWHEEL, y=step, x=0)
            yield self.frame(self.point(pointers[at % 3]), turned)
            for _ in range(12):
                yield self.frame()


def measure_frames(rounds: int, spare: bool = False) -> dict[str, Any]:
    """Median and 99th percentile of every kind of frame, in blits of the whole window."""
    with tempfile.TemporaryDirectory() as folder:
        hand = Hand(Path(folder), spare)
        for kind in LIMITS:
            list(getattr(hand, kind)())  # the first time, pictures are still being loaded
        frames: dict[str, list[list[Took]]] = defaultdict(list)
        for _ in range(rounds):
            for kind in LIMITS:
                frames[kind].append(list(getattr(hand, kind)()))
        report: dict[str, Any] = {kind: figures(kind, rows) for kind, rows in frames.items()}
        report["milliseconds a unit"] = round(1000 * hand.unit.now.wall, 2)
        hand.app.close()
    return report


def figures(kind: str, rounds: Sequence[Sequence[Took]]) -> dict[str, str]:
    """The 99th percentile is the median of those of the rounds: one slow moment is not the rule."""
    found = {}
    for at, clock in enumerate(("by the wall", "processor time")):
        middle = median(frame[at] for row in rounds for frame in row)
        slow = median(percentile([frame[at] for frame in row], 99) for row in rounds)
        found[clock] = f"{middle:.1f} / {slow:.1f}"
    found["at most"] = "{} / {}".format(*LIMITS[kind])
    return found
