"""What only shows outside the checkout: the wheel, other Pythons, an empty machine."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

GAME = """
import hashlib, json
from karak.match import Match, Seat, Setup
from karak.match.saves import save_form
match = Match.begin(Setup("catacombs", (Seat("greedy"), Seat("random"), Seat("greedy")), "pythons"))
while not match.is_over and len(match.steps) < 2000:
    match.advance()
print(hashlib.sha256(json.dumps(save_form(match)).encode()).hexdigest())
"""


def run(*command: str | Path, cwd: Path | None = None, path: str = "") -> str:
    env = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "random"}
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def other_pythons() -> list[str]:
    found = [shutil.which(f"python3.{minor}") for minor in range(11, 20)]
    return [python for python in found if python and works(python)]


def works(python: str) -> bool:
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


@pytest.mark.long
def test_same_game_on_every_python(tmp_path: Path) -> None:
    here = run(sys.executable, "-c", GAME, cwd=tmp_path, path=str(ROOT))
    assert len(here) == len(hashlib.sha256().hexdigest())
    for python in other_pythons():
        assert run(python, "-c", GAME, cwd=tmp_path, path=str(ROOT)) == here, python


@pytest.mark.long
def test_the_wheel_holds_all_and_works_alone(tmp_path: Path) -> None:
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    run(*pip, "wheel", "--quiet", "--no-deps", "--wheel-dir", tmp_path, str(ROOT))
    (wheel,) = tmp_path.glob("karak-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "karak/locales/en/names.ftl" in names
    assert "karak/rules/catacombs/pieces.toml" in names
    assert any(name.startswith("karak/assets/") for name in names)
    assert not any(name.startswith(("tests/", "scripts/")) for name in names)
    run(sys.executable, "-m", "venv", tmp_path / "empty")
    python = tmp_path / "empty" / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(python, "-m", "pip", "install", "--quiet", wheel)
    words = ("simulate", "catacombs", "--seats", "greedy,greedy", "--json", "--save", "game.json")
    run(python, "-m", "karak", *words, cwd=tmp_path)
    assert "The game is over" in run(python, "-m", "karak", "replay", "game.json", cwd=tmp_path)
    karak = python.with_name("karak.exe" if os.name == "nt" else "karak")
    assert run(karak, "--version", cwd=tmp_path).startswith("karak ")
