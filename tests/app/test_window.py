"""The window: its size, and what is said where there is none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame as pg
import pytest

from karak.app.settings import SMALLEST, Settings
from karak.app.window import Window
from tests.app.robot import Robot, open_app


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_it_cannot_be_made_too_small() -> None:
    Window(Settings(window=[1280, 720]))
    assert pg.Window.from_display_module().minimum_size == SMALLEST


def test_a_small_picture_stays_small() -> None:
    assert Window(Settings(window=[800, 600])).size == (800, 600)


def test_full_screen_and_back_to_the_size_before(tmp_path: Path) -> None:
    app = open_app(tmp_path, (1300, 800))
    app.begin("title")
    app.change(fullscreen=True)
    Robot(app).frames(2)
    app.change(fullscreen=False)
    Robot(app).frames(2)
    assert app.window.size == (1300, 800)
    app.close()
    assert app.settings_file.load().window == [1300, 800]


@pytest.mark.parametrize("missing", ["display", "sound"])
def test_without_a_display_there_is_a_sentence_without_sound_just_silence(
    tmp_path: Path, missing: str
) -> None:
    """The program itself, in a process of its own."""
    drivers = {
        "display": {"SDL_VIDEODRIVER": "nowhere", "SDL_AUDIODRIVER": "dummy"},
        "sound": {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "nowhere"},
    }
    homes = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "APPDATA")
    environment = {**os.environ, **drivers[missing], **dict.fromkeys(homes, str(tmp_path))}
    script = QUIT_AT_ONCE if missing == "sound" else START
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=environment, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert "Traceback" not in done.stderr
    if missing == "display":
        assert done.returncode == 2
        assert done.stderr.startswith("karak: ")
        assert done.stderr.count("\n") == 1
    else:
        assert (done.returncode, done.stderr) == (0, "")


START = "import karak.cli; raise SystemExit(karak.cli.main([]))"
QUIT_AT_ONCE = """
import karak.cli
from karak.app.app import App
first = App.frame
def frame(app, seconds, events):
    first(app, seconds, events)
    app.sounds.play("click")
    app.quit()
App.frame = frame
raise SystemExit(karak.cli.main([]))
"""
