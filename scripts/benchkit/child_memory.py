"""The game from the title to a fight on a full board; says after each how much memory it has.

Run by `memory.py` with a folder of its own.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path

from benchkit.full_table import full_match
from karak.app.board.camera import STOPS
from karak.app.catacombs.table import CatacombsTable
from karak.app.main import new_app
from karak.app.table.scene import TableScene

SETTLING = 90  # frames


def megabytes(of: str) -> int | None:
    """VmRSS (now) or VmHWM (at most), where the system tells."""
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return None
    return next(int(line.split()[1]) // 1000 for line in lines if line.startswith(of))


def main() -> None:
    folder = Path(sys.argv[1])
    app = new_app(folder, folder / "saves")
    found: dict[str, int | None] = {}

    def note(name: str, act: Callable[[], None]) -> None:
        act()
        for _ in range(SETTLING):
            app.frame(1 / 60, [])
        found[name] = megabytes("VmRSS")

    note("title", lambda: app.begin("title"))
    note("table with 80 tiles", lambda: app.begin_match(full_match()))
    scene = app.scenes.top
    assert isinstance(scene, TableScene)  # noqa: S101 (for the type checker)
    table = scene.tabletop
    assert isinstance(table, CatacombsTable)  # noqa: S101
    for step in [-1] * len(STOPS) + [1] * len(STOPS):
        note("after all zooms", lambda step=step: table.view.camera.zoom(step))  # type: ignore[misc]
    meetings = [cell for cell, way in table.choices.ways.items() if way.fight]
    note("fight", lambda: table.walk(meetings[0]))
    found["at most"] = megabytes("VmHWM")
    app.close()
    print(json.dumps(found))


main()
