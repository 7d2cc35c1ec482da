"""Whether everybody can install the game: `python3 scripts/check_wheels.py`

Asks the package index, through pip, for ready-made wheels of everything the game needs to run (and
of what that needs), for each system and each Python. Nothing is installed. Needs a network.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from environment import ROOT, say

PYTHONS = ("3.11", "3.12", "3.13")
# As pip names them; a wheel for an older system of the same kind will do.
SYSTEMS = {
    "Windows x86-64": ["win_amd64"],
    "macOS arm64": [f"macosx_{version}_arm64" for version in ("11_0", "12_0", "13_0", "14_0")],
    "macOS x86-64": [f"macosx_{version}_x86_64" for version in ("10_13", "11_0", "12_0", "13_0")],
    "Linux x86-64": ["manylinux2014_x86_64", "manylinux_2_17_x86_64", "manylinux_2_28_x86_64"],
}


def wheels(needed: list[str], python: str, platforms: list[str]) -> tuple[list[str], str]:
    """The files that would be installed, and what pip says if there is no way."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [sys.executable, "-m", "pip", "install", "--dry-run", "--quiet"]
        command += ["--disable-pip-version-check", "--only-binary=:all:", "--ignore-installed"]
        command += ["--target", folder, "--report", str(report)]
        command += ["--implementation", "cp", "--python-version", python]
        command += [word for platform in platforms for word in ("--platform", platform)]
        done = subprocess.run([*command, *needed], capture_output=True, text=True, check=False)
        if done.returncode:
            return [], done.stderr
        rows = json.loads(report.read_text(encoding="utf-8"))["install"]
    return [row["download_info"]["url"].rsplit("/", 1)[-1] for row in rows], ""


def main() -> int:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    failed = 0
    for system, platforms in SYSTEMS.items():
        for python in PYTHONS:
            found, trouble = wheels(project["dependencies"], python, platforms)
            if trouble:
                failed += 1
                errors = [line for line in trouble.splitlines() if line.startswith("ERROR")]
                say(f"{system}, Python {python}: missing\n   " + "\n   ".join(errors))
            else:
                say(f"{system}, Python {python}: {len(found)} wheels")
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) > 1:
        sys.exit(__doc__)
    sys.exit(main())
