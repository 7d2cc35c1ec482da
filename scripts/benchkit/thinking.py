"""While a computer thinks, the window goes on: the longest frame against the average one.

A late position of computers, with a real worker. Once it is asked without a break while the table
lies still, so that every frame is one in which it thinks; once the computers play on as they would
be seen to. The loop is that of the program, with its own rate.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import mean
from time import perf_counter, thread_time
from typing import Any

import pygame as pg

from benchkit.full_table import late_match, settings_in
from karak.app.app import App
from karak.app.main import ROUTES
from karak.app.motion import Hold
from karak.app.table.scene import TableScene

FRAMES = 400
WARMING = 120
LIMIT = 3
RATE = 60


def measure_thinking() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        settings_in(Path(folder))
        app = App(ROUTES, Path(folder), Path(folder) / "saves")
        app.begin_match(late_match())
        scene = app.scenes.top
        assert isinstance(scene, TableScene)  # noqa: S101 (for the type checker)
        scene.queue.add(Hold())  # nobody goes on until somebody clicks
        still = frames(app, FRAMES, lambda: ask_again(scene))
        scene.thinker.forget()
        scene.queue.release()
        played = frames(app, FRAMES, lambda: None)
        app.close()
    return {
        "asked without a break": longest(still),
        "computers play on": longest(played),
        "at most": LIMIT,
    }


def ask_again(scene: TableScene) -> None:
    """The worker thinks about the same position again and again."""
    if scene.thinker.busy:
        scene.thinker.answer()
    if not scene.thinker.busy:
        scene.thinker.ask(scene.match, "greedy")


def frames(app: App, count: int, before: Callable[[], None]) -> list[tuple[float, float]]:
    """So many frames at the program's pace: seconds by the wall, and of this thread's own time."""
    clock, found = pg.time.Clock(), []
    for _ in range(count + WARMING):
        seconds = clock.tick(RATE) / 1000
        wall, own = perf_counter(), thread_time()
        before()
        app.frame(seconds, pg.event.get())
        found.append((perf_counter() - wall, thread_time() - own))
    return found[WARMING:]


def longest(found: list[tuple[float, float]]) -> dict[str, float]:
    """The longest frame in average frames, by both clocks."""
    walls, owns = zip(*found, strict=True)
    return {
        "longest frame by the wall": round(max(walls) / mean(walls), 1),
        "the same in processor time": round(max(owns) / mean(owns), 1),
    }
