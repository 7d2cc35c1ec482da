"""Whether what was made is whole: it is started, weighed, and asked what it brings along."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from environment import say

PATIENCE = 600  # seconds


def selfcheck(program: Path, report: Path) -> dict[str, Any]:
    """The program's own check, in an empty home, with nothing else on the path."""
    report.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as home:
        command = [str(program), "--selfcheck", str(report)]
        env = bare_variables(home)
        done = subprocess.run(command, cwd=home, env=env, check=False, timeout=PATIENCE)
    if not report.exists():
        sys.exit(f"{program.name} did not even write a report ({done.returncode}).")
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    if done.returncode or found["problems"]:
        sys.exit("\n".join(["The package is not whole:", *found["problems"]]))
    return found


def bare_variables(home: str) -> dict[str, str]:
    """What a system can't do without, and an empty folder for everything of the user's."""
    kept = ("SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "TEMP", "TMP", "DISPLAY", "XAUTHORITY")
    places = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")
    return {
        **{name: os.environ[name] for name in kept if name in os.environ},
        **dict.fromkeys(places, home),
        "PATH": "",
    }


def weigh(folder: Path) -> None:
    """Say how large it is, and what weighs most."""
    parts: dict[str, int] = {}
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            names = path.relative_to(folder).parts
            start = names.index("_internal") + 1 if "_internal" in names else 0
            part = "/".join(names[start : start + (2 if names[start] == "karak" else 1)])
            parts[part] = parts.get(part, 0) + path.stat().st_size
    say(f"Unpacked: {sum(parts.values()) / 1e6:.1f} MB")
    for part, size in sorted(parts.items(), key=lambda item: -item[1])[:8]:
        say(f"   {size / 1e6:6.1f} MB  {part}")
