"""How long frames of the catacombs take: `python3 scripts/bench_frames.py [--json FILE]`

A full board of 80 tiles with light that walls block, pieces and panels, at 1920 x 1080 and without
a window. The unit is the mean of one opaque and one transparent blit of the whole window, measured
after every frame, so that a busy machine slows both alike. Wall time counts; beside it stands the
same in the thread's own processor time, which other programs touch less.
"""

from __future__ import annotations

import argparse
import gc
import json
import math
import os
import random
import sys
import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from environment import prepare, run

SIZE = (1920, 1080)
FRAME = 1 / 60
COLUMNS, ROWS = 10, 8
CORNER = 100  # column and row of the upper left tile
LIMITS = {"idle": (6, 10), "panning": (7, 14), "walking": (12, 18), "zooming": (11, 20)}
PANELS = (  # left, top, width, height: strips, plate, buttons, actions, map, log
    (8, 10, 360, 560),
    (760, 8, 400, 92),
    (1700, 16, 206, 76),
    (550, 986, 820, 90),
    (1634, 858, 278, 214),
    (16, 986, 400, 76),
)
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
WAYS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

Place = tuple[int, int]


def full_board(rng: random.Random) -> dict[Place, str]:
    """Every place of a rectangle with a tile that fits its neighbours as well as chance lets it."""
    from karak.rules.catacombs.pieces import PLANS  # noqa: PLC0415

    bag = [plan for plan in PLANS for _ in range(plan.count)]
    board: dict[Place, str] = {}
    for place in [(column, row) for row in range(ROWS) for column in range(COLUMNS)]:
        found = [rng.choice(rng.choice(bag).turns).name for _ in range(40)]
        board[place] = max(found, key=lambda name: (fitting(board, place, name), rng.random()))
    return board


def exits(name: str) -> str:
    return name.partition("-")[2]


def fitting(board: dict[Place, str], place: Place, name: str) -> int:
    """On how many sides the tile goes with its neighbours."""
    fits = 0
    for side in "NW":
        there = place[0] + WAYS[side][0], place[1] + WAYS[side][1]
        if there in board:
            fits += (side in exits(name)) == (OPPOSITE[side] in exits(board[there]))
    return fits


def long_walk(board: dict[Place, str], steps: int = 4) -> list[Place]:
    """A walk through open doors that goes far and past many openings."""
    walks = [[place] for place in board]
    for _ in range(steps):
        walks = [
            [*walk, there]
            for walk in walks
            for there in doors(board, walk[-1])
            if there not in walk
        ]
    return max(walks, key=lambda walk: sum(len(list(doors(board, place))) for place in walk))


def doors(board: dict[Place, str], place: Place) -> Iterator[Place]:
    for side in exits(board[place]):
        there = place[0] + WAYS[side][0], place[1] + WAYS[side][1]
        if there in board and OPPOSITE[side] in exits(board[there]):
            yield there


class Stage:
    """The board, pieces on it, panels above it, and a clock."""

    def __init__(self) -> None:
        import pygame  # noqa: PLC0415

        from karak.app.catacombs.board_view import BoardView  # noqa: PLC0415
        from karak.app.pictures import Pictures  # noqa: PLC0415

        self.pygame = pygame
        pygame.display.init()
        self.screen = pygame.display.set_mode(SIZE)
        self.board = full_board(random.Random(4))
        self.view = BoardView(Pictures(), SIZE)
        self.view.set_board(
            {
                1000 * (row + CORNER) + column + CORNER: name
                for (column, row), name in self.board.items()
            }
        )
        self.view.camera.set_insets(368, 100, 20, 96)
        self.panels = [
            (self._panel(width, height), (left, top)) for left, top, width, height in PANELS
        ]
        self._place_pieces()
        self.opaque = pygame.Surface(SIZE).convert()
        self.opaque.fill((20, 30, 40))
        self.glass = pygame.Surface(SIZE, pygame.SRCALPHA).convert_alpha()
        self.glass.fill((40, 30, 20, 90))
        self.canvas = pygame.Surface(SIZE).convert()
        self.units: deque[float] = deque(maxlen=15)
        for _ in range(15):
            self.measure_unit()

    def _panel(self, width: int, height: int) -> Any:
        """A dark board with a soft shadow, as transparent as the real ones."""
        pygame = self.pygame
        panel = pygame.Surface((width, height), pygame.SRCALPHA).convert_alpha()
        for edge in range(12):
            rect = panel.get_rect().inflate(-2 * edge, -2 * edge)
            pygame.draw.rect(panel, (0, 0, 0, 8 * edge), rect, border_radius=14)
        inside = panel.get_rect().inflate(-24, -24)
        pygame.draw.rect(panel, (43, 26, 17, 255), inside, border_radius=12)
        pygame.draw.rect(panel, (176, 127, 48, 160), inside, 2, border_radius=12)
        return panel.premul_alpha()

    def _place_pieces(self) -> None:
        from karak.app.catacombs.marks import Marks  # noqa: PLC0415
        from karak.app.catacombs.pieces import Sprite  # noqa: PLC0415

        view, rng = self.view, random.Random(9)
        tokens = "rat spider mummy turnkey warrior king fallen dragon chest rat spider mummy"
        self.walk = [(x + CORNER + 0.45, y + CORNER + 0.47) for x, y in long_walk(self.board)]
        free = list(self.board)
        rng.shuffle(free)
        for at, name in enumerate(tokens.split()):
            x, y = free.pop()
            picture = f"catacombs/tokens/{name}"
            view.sprites[f"token-{at}"] = Sprite(
                f"token-{at}", picture, x + CORNER + 0.5, y + CORNER + 0.5
            )
        for name in ("taia", "aderyn", "victorius"):
            x, y = free.pop()
            view.sprites[name] = Sprite(
                name, f"heroes/{name}/standee", x + CORNER + 0.5, y + CORNER + 0.82, kind="standee"
            )
        view.other_lights(
            [(one.x, one.y - 0.33) for one in view.sprites.values() if one.kind == "standee"]
        )
        hero = Sprite("horan", "heroes/horan/standee", 0, 0, kind="standee", scale=1.12)
        hero.mark = "active"
        view.sprites["horan"] = hero
        self.marks = Marks(
            reach=frozenset(
                1000 * (y + CORNER) + x + CORNER for x, y in self.near(long_walk(self.board)[2])
            )
        )
        self.move_hero(*self.walk[0])
        self.home = CORNER + COLUMNS / 2, CORNER + ROWS / 2

    def near(self, place: Place, steps: int = 3) -> set[Place]:
        found = {place}
        for _ in range(steps):
            found |= {there for at in found for there in doors(self.board, at)}
        return found

    def move_hero(self, x: float, y: float) -> None:
        hero = self.view.sprites["horan"]
        hero.x, hero.y = x - 0.12, y + 0.35
        self.view.hero_light(x, y)

    # --- measuring --------------------------------------------------------------------------

    def measure_unit(self) -> None:
        began = time.perf_counter()
        self.canvas.blit(self.opaque, (0, 0))
        self.canvas.blit(self.glass, (0, 0))
        self.units.append((time.perf_counter() - began) / 2)

    def draw(self, seconds: float = FRAME) -> None:
        self.view.update(seconds)
        self.view.draw(self.screen)
        for panel, at in self.panels:
            self.screen.blit(panel, at, special_flags=self.pygame.BLEND_PREMULTIPLIED)
        self.pygame.display.flip()

    def settle(self, frames: int = 90) -> None:
        for _ in range(frames):
            self.draw()

    def timed(self, change: Callable[[], None] | None = None) -> tuple[float, float]:
        """One frame in units: by the clock on the wall, and by the processor's."""
        began, used = time.perf_counter(), time.thread_time()
        if change:
            change()
        self.draw()
        wall, own = time.perf_counter() - began, time.thread_time() - used
        self.pygame.event.pump()
        self.measure_unit()
        unit = median(self.units)
        return wall / unit, own / unit

    # --- what is measured -------------------------------------------------------------------

    def idle(self) -> Iterator[tuple[float, float]]:
        self.view.marks = self.marks
        self.settle()
        for _ in range(200):
            yield self.timed()

    def panning(self) -> Iterator[tuple[float, float]]:
        camera = self.view.camera
        camera.centre_on(*self.home, at_once=True)
        self.settle()
        last = 0.0, 0.0
        for at in range(400):
            place = 450 * math.sin(at / 31), 265 * math.sin(at / 23)
            dx, dy = place[0] - last[0], place[1] - last[1]
            last = place
            yield self.timed(lambda dx=dx, dy=dy: camera.pan(dx, dy))

    def walking(self) -> Iterator[tuple[float, float]]:
        self.view.marks = type(self.marks)()
        way = self.walk
        for _ in range(3):
            self.move_hero(*way[0])
            self.view.camera.centre_on(*way[0], at_once=True)
            self.settle()
            for (x0, y0), (x1, y1) in pairwise(way):
                for step in range(1, 12):
                    part = step / 11
                    part = part * part * (3 - 2 * part)
                    x, y = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
                    yield self.timed(lambda x=x, y=y: self.move_hero(x, y))
            yield self.timed()  # he stands again
            way = way[::-1]

    def zooming(self) -> Iterator[tuple[float, float]]:
        camera = self.view.camera
        camera.centre_on(*self.home, at_once=True)
        self.settle()
        cursors = [(960, 540), (1300, 400), (600, 700)]
        for _ in range(2):
            for at, step in enumerate([-1] * 4 + [1] * 6 + [-1] * 2):
                cursor = cursors[at % 3]
                yield self.timed(lambda step=step, cursor=cursor: camera.zoom(step, cursor))
                for _ in range(12):
                    yield self.timed()
            camera.centre_on(*self.home, at_once=True)


def measure_frames(rounds: int, spare: bool = False) -> dict[str, Any]:
    """Median and 99th percentile of every kind of frame, in blits of the whole window."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    began = time.perf_counter()
    stage = Stage()
    loaded = time.perf_counter() - began
    stage.view.spare = spare
    stage.settle()
    gc.collect()
    gc.freeze()
    frames: dict[str, list[list[tuple[float, float]]]] = defaultdict(list)
    for _ in range(rounds):
        for kind in LIMITS:
            frames[kind].append(list(getattr(stage, kind)()))
    report: dict[str, Any] = {kind: figures(kind, of_rounds) for kind, of_rounds in frames.items()}
    report["milliseconds a unit"] = round(1000 * median(stage.units), 2)
    report["seconds to load"] = round(loaded, 2)
    report["peak megabytes"] = peak_megabytes()
    return report


def figures(kind: str, rounds: list[list[tuple[float, float]]]) -> dict[str, float]:
    """The 99th percentile is the median of those of the rounds: one slow moment is not the rule."""
    found: dict[str, float] = {}
    for at, clock in enumerate(("", " of processor time")):
        found[f"median{clock}"] = round(median(f[at] for r in rounds for f in r), 1)
        found[f"99th percentile{clock}"] = round(
            median(quantiles([f[at] for f in r], n=100)[98] for r in rounds), 1
        )
    found["limit of the median"], found["limit of the 99th percentile"] = LIMITS[kind]
    return found


def peak_megabytes() -> int | None:
    try:
        import resource  # noqa: PLC0415
    except ImportError:  # Windows
        return None
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000)


def main() -> None:
    options = argparse.ArgumentParser(description="How long frames take, in window-sized blits.")
    options.add_argument("--json", type=Path, metavar="FILE", help="write the figures here, too")
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--spare", action="store_true", help="as on a slow machine")
    args = options.parse_args()
    report = measure_frames(args.rounds, args.spare)
    for name, entry in report.items():
        if not isinstance(entry, dict):
            print(f"{name:<20} {entry}")
            continue
        wall = f"{entry['median']:5} / {entry['99th percentile']:5}"
        own = f"{entry['median of processor time']} / {entry['99th percentile of processor time']}"
        most = f"{entry['limit of the median']} / {entry['limit of the 99th percentile']}"
        print(f"{name:<10} {wall}   (at most {most}; processor time {own})")
    if args.json:
        args.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    python = prepare(extras="dev,bench")
    if Path(sys.prefix) == Path(python).parent.parent:
        main()
    else:
        sys.exit(run([python, __file__, *sys.argv[1:]]))
