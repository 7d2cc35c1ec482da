"""How much memory the running game has, in megabytes: a process of its own from title to fight."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchkit.full_table import settings_in
from benchkit.start import HERE, environment

AIM = 250


def measure_memory() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        settings_in(Path(folder))
        command = [sys.executable, str(HERE / "child_memory.py"), folder]
        said = subprocess.run(
            command, stdout=subprocess.PIPE, text=True, env=environment(), check=True
        )
    report: dict[str, Any] = json.loads(said.stdout.splitlines()[-1])
    return {**report, "aim: below": AIM}
