"""The checks that `scripts/test.py` runs, one after another."""

from __future__ import annotations

import os
import time
from pathlib import Path

from environment import run, say


def run_steps(python: str, words: list[str]) -> int:
    """The first exit code that is not 0; `words` are `--long` and options for pytest."""
    tools = Path(python).parent
    options = [word for word in words if word != "--long"]
    marked = [] if "--long" in words else ["-m", "not long"]
    workers = str(os.cpu_count() or 1)
    checks = {
        "Style (ruff)": [python, "-m", "ruff", "check"],
        "Format (ruff)": [python, "-m", "ruff", "format", "--check", "--quiet"],
        "Types (mypy)": [python, "-m", "mypy"],
        "Arrows between the packages (import-linter)": [str(tools / "lint-imports"), "--no-cache"],
        "Tests (pytest)": [python, "-m", "pytest", "-n", workers, *marked, *options],
    }
    for name, command in checks.items():
        say(f"\n== {name}")
        began = time.monotonic()
        code = run(command)
        say(f"   {time.monotonic() - began:.0f} s")
        if code:
            say(f"{name}: failed.")
            return code
    say("\nEverything passed.")
    return 0
