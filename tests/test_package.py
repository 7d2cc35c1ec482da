"""What only shows outside the checkout: the wheel, other Pythons, an empty machine."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from karak.text import languages

ROOT = Path(__file__).resolve().parent.parent
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")

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


def empty_environment(folder: Path) -> Path:
    """The Python of an environment with nothing in it."""
    run(sys.executable, "-m", "venv", folder)
    return folder / ("Scripts" if os.name == "nt" else "bin") / "python"


@pytest.mark.long
def test_the_wheel_holds_all_and_works_alone(tmp_path: Path) -> None:
    run(*PIP, "wheel", "--quiet", "--no-deps", "--wheel-dir", tmp_path, str(ROOT))
    (wheel,) = tmp_path.glob("karak-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for folder, inside in (("assets", "karak/assets"), ("locales", "karak/locales")):
        kept = tracked(folder)
        assert len(kept) > 10
        assert [name for name in kept if name.replace(folder, inside, 1) not in names] == []
    assert "karak/rules/catacombs/pieces.toml" in names
    assert "karak/licenses/NOTICES.txt" in names
    assert not any(name.startswith(("tests/", "scripts/")) for name in names)
    python = empty_environment(tmp_path / "empty")
    run(python, "-m", "pip", "install", "--quiet", wheel)
    words = ("simulate", "catacombs", "--seats", "greedy,greedy", "--json", "--save", "game.json")
    run(python, "-m", "karak", *words, cwd=tmp_path)
    assert "The game is over" in run(python, "-m", "karak", "replay", "game.json", cwd=tmp_path)
    karak = python.with_name("karak.exe" if os.name == "nt" else "karak")
    assert run(karak, "--version", cwd=tmp_path).startswith("karak ")
    run(karak, "--selfcheck", "report.json", cwd=tmp_path)
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert report["languages"] == languages()
    assert report["problems"] == []


def tracked(folder: str) -> list[str]:
    """The files below it that are checked in; all that lie there, where there is no git."""
    try:
        listed = run("git", "-C", ROOT, "ls-files", "-z", folder)
        return [name for name in listed.split("\0") if name and (ROOT / name).exists()]
    except (AssertionError, FileNotFoundError):
        files = (path for path in (ROOT / folder).rglob("*") if path.is_file())
        return [path.relative_to(ROOT).as_posix() for path in files]


@pytest.mark.long
def test_the_source_archive_builds_the_same_wheel(tmp_path: Path) -> None:
    python = empty_environment(tmp_path / "tools")
    run(python, "-m", "pip", "install", "--quiet", "hatchling>=1.26")
    run(python, "-m", "hatchling", "build", "-t", "sdist", "-d", tmp_path, cwd=ROOT)
    (source,) = tmp_path.glob("karak-*.tar.gz")
    wheels = []
    for name, origin in (("checkout", ROOT), ("archive", source)):
        run(*PIP, "wheel", "--quiet", "--no-deps", "--wheel-dir", tmp_path / name, str(origin))
        (wheel,) = (tmp_path / name).glob("*.whl")
        with zipfile.ZipFile(wheel) as packed:
            wheels.append({name: packed.read(name) for name in sorted(packed.namelist())})
    assert list(wheels[0]) == list(wheels[1])
    assert [name for name in wheels[0] if wheels[0][name] != wheels[1][name]] == []


def test_the_notices_name_everything_that_is_shipped(tmp_path: Path) -> None:
    script = ROOT / "scripts" / "licenses.py"
    run(sys.executable, script, "--check", tmp_path)
    (tmp_path / "libSDL2-2-50d19f93.0.so.0").touch()
    (tmp_path / "_json.cpython-311-x86_64-linux-gnu.so").touch()
    run(sys.executable, script, "--check", tmp_path)
    (tmp_path / "libunheardof.so.1").touch()
    with pytest.raises(AssertionError):
        run(sys.executable, script, "--check", tmp_path)
