"""How fast everything is, as ratios within one run: `python3 scripts/bench.py [--only PART]`

rules     random play against python-chess, `copy()` against `apply()`
frames    the table, in blits of the whole window
start     the first frame against that of a bare pygame window
memory    of the running game
thinking  the longest frame while a computer thinks

What is measured and what it should be: `docs/speed.md`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from environment import prepare, run

PARTS = ("rules", "frames", "start", "memory", "thinking")


def measure(part: str, rounds: int | None, spare: bool) -> dict[str, Any]:
    """The report of one part; each loads what it needs."""
    match part:
        case "rules":
            from benchkit.rules import measure_rules  # noqa: PLC0415

            return measure_rules(rounds or 30)
        case "frames":
            from benchkit.frames import measure_frames  # noqa: PLC0415

            return measure_frames(rounds or 3, spare)
        case "start":
            from benchkit.start import measure_start  # noqa: PLC0415

            return measure_start(rounds or 9)
        case "memory":
            from benchkit.memory import measure_memory  # noqa: PLC0415

            return measure_memory()
    from benchkit.thinking import measure_thinking  # noqa: PLC0415

    return measure_thinking()


def choose_screen(window: bool) -> None:
    """SDL's dummy drivers, or a real window; there is no sound to wait for in either."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    if not window:
        os.environ["SDL_VIDEODRIVER"] = "dummy"


def main() -> None:
    form = argparse.RawDescriptionHelpFormatter
    options = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    options.add_argument("--only", action="append", choices=PARTS, help="can be given repeatedly")
    options.add_argument("--json", type=Path, metavar="FILE", help="write the figures here, too")
    options.add_argument("--rounds", type=int, metavar="N", help="otherwise 30, 3 or 9")
    options.add_argument("--window", action="store_true", help="in a real window")
    options.add_argument("--spare", action="store_true", help="frames as on a slow machine")
    args = options.parse_args()
    choose_screen(args.window)

    from benchkit.figures import show  # noqa: PLC0415

    report: dict[str, Any] = {}
    for part in args.only or PARTS:
        report[part] = measure(part, args.rounds, args.spare)
        print(f"== {part}")
        show(report[part])
        print(flush=True)
    if args.json:
        args.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    python = prepare(extras="dev,bench")
    if Path(sys.prefix) == Path(python).parent.parent:
        main()
    else:
        sys.exit(run([python, __file__, *sys.argv[1:]]))
