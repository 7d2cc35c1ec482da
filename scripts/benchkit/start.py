"""How long it takes until something is to be seen, against a bare pygame window.

Each is a process of its own, one after the other in the same rounds; the clock runs from the start
of the process until it says that its first frame is on the screen.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from benchkit.figures import spread
from benchkit.full_table import SIZE, late_match, settings_in
from karak.match import Autosave

HERE = Path(__file__).parent
AIM = 4


class Start(NamedTuple):
    """Seconds until the first frame: by the wall, and of the process's own time."""

    wall: float
    own: float


def environment() -> dict[str, str]:
    """The same modules as here, and only one line of output."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }


def first_frame(script: str, *arguments: str) -> Start:
    began = perf_counter()
    command = [sys.executable, str(HERE / script), *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment()) as child:
        assert child.stdout  # noqa: S101 (for the type checker)
        said = child.stdout.readline()
        wall = perf_counter() - began
    return Start(wall, float(said))


def measure_start(rounds: int) -> dict[str, Any]:
    """The title page without and with a game to go on with."""
    with tempfile.TemporaryDirectory() as fresh, tempfile.TemporaryDirectory() as played:
        settings_in(Path(fresh))
        settings_in(Path(played))
        keep_late_game(Path(played) / "saves")
        runs = {
            "bare": ("child_bare.py", *map(str, SIZE)),
            "game": ("child_first_frame.py", fresh),
            "game to continue": ("child_first_frame.py", played),
        }
        for run in runs.values():
            first_frame(*run)  # the first time, files come from the disk
        rows = [{name: first_frame(*run) for name, run in runs.items()} for _ in range(rounds)]
    bare = [row.pop("bare") for row in rows]
    report: dict[str, Any] = {
        name: against(bare, [row[name] for row in rows]) for name in runs if name != "bare"
    }
    report["bare window, seconds"] = round(median(start.wall for start in bare), 2)
    report["aim"] = AIM
    return report


def against(bare: Sequence[Start], game: Sequence[Start]) -> dict[str, Any]:
    pairs = list(zip(bare, game, strict=True))
    return {
        "against a bare window": spread([g.wall / b.wall for b, g in pairs]),
        "the same in processor time": spread([g.own / b.own for b, g in pairs]),
        "seconds": round(median(start.wall for start in game), 2),
    }


def keep_late_game(folder: Path) -> None:
    """A long game that was left in the middle."""
    autosave = Autosave(folder)
    autosave.begin(late_match())
    autosave.close()
