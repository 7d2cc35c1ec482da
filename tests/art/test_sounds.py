"""The sounds as files: made by the scripts as they are now, well formed, loops without a click."""

from __future__ import annotations

import importlib
import sys
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pygame as pg
import pytest

ROOT = Path(__file__).parents[2]
SOUNDS = sorted((ROOT / "assets" / "sounds").glob("*.ogg"))
MUSIC = sorted((ROOT / "assets" / "music").glob("*.ogg"))
RATE = 44_100
FULL = 32_767
SILENCE = FULL // 500


def script(name: str) -> ModuleType:
    """A module of scripts/, which is no package."""
    if str(ROOT / "scripts") not in sys.path:
        sys.path.insert(0, str(ROOT / "scripts"))
    return importlib.import_module(name)


@pytest.fixture(autouse=True)
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pg.mixer.quit()
    pg.mixer.init(RATE, -16, 2, allowedchanges=0)
    yield
    pg.mixer.quit()


def sides(path: Path) -> tuple[array[int], array[int]]:
    """The samples of the left and the right ear."""
    both = array("h", pg.mixer.Sound(path).get_raw())
    return both[::2], both[1::2]


def test_the_scripts_have_not_changed_since_the_sounds_were_made() -> None:
    sources = script("soundkit.sources")
    sealed = sources.SEAL.read_text(encoding="utf-8")
    assert sealed == sources.seal(), "run scripts/sound.py"


@pytest.mark.parametrize("path", SOUNDS, ids=lambda path: path.stem)
def test_effects_are_short_and_neither_clip_nor_click(path: Path) -> None:
    left, right = sides(path)
    assert left == right  # mono
    peak = max(map(abs, left))
    assert FULL * 0.1 < peak < FULL * 0.85
    assert 0.03 < len(left) / RATE < 4.0
    assert abs(sum(left)) / len(left) < FULL * 0.002
    assert max(map(abs, left[:20])) < SILENCE
    assert max(map(abs, left[-20:])) < SILENCE
    first = next(n for n, sample in enumerate(left) if abs(sample) > peak / 50)
    assert first < 0.05 * RATE  # what is seen is heard at once


@pytest.mark.parametrize("path", MUSIC, ids=lambda path: path.stem)
def test_loops_join_smoothly(path: Path) -> None:
    for side in sides(path):
        assert 60 <= len(side) / RATE <= 120
        assert max(map(abs, side)) < FULL * 0.85
        around = side[-RATE:] + side[:RATE]
        slopes = [b - a for a, b in pairwise(around)]
        bends = [abs(b - a) for a, b in pairwise(slopes)]
        jump = abs(slopes[RATE - 1])
        bend = max(bends[RATE - 2 : RATE])
        assert jump < FULL * 0.01
        assert bend < max(bends[: RATE - 2] + bends[RATE:]) / 4
        assert sum(map(abs, side[-RATE // 10 :])) / (RATE // 10) > FULL * 0.002  # tails go round


def test_all_sounds_are_small() -> None:
    assert sum(path.stat().st_size for path in [*SOUNDS, *MUSIC]) < 5_000_000


@pytest.mark.parametrize("name", ["step", "dice", "sword", "heal"])
def test_the_scripts_make_these_files(name: str) -> None:
    for needed in ("numpy", "scipy", "soundfile", "PIL"):
        pytest.importorskip(needed)
    assert script("sound").check([name]) == []


def test_loudness_is_that_of_the_standard() -> None:
    """A full tone of 997 Hz in one channel has -3.01 LUFS."""
    pytest.importorskip("scipy")
    loudness, waves = script("soundkit.loudness"), script("soundkit.waves")
    assert loudness.integrated(waves.tone(997.0, 5.0)) == pytest.approx(-3.01, abs=0.02)
    assert loudness.loudest(waves.tone(997.0, 5.0)) == pytest.approx(-3.01, abs=0.05)


@pytest.mark.long
def test_the_scripts_make_all_files() -> None:
    for needed in ("numpy", "scipy", "soundfile", "PIL"):
        pytest.importorskip(needed)
    assert script("sound").check([]) == []


def test_strings_are_in_tune() -> None:
    numpy = pytest.importorskip("numpy")
    pytest.importorskip("scipy")
    struck = script("soundkit.struck")
    for pitch in (110.0, 293.66, 587.33):
        string = struck.pluck(pitch, 0.3, 3.0)[4000:40_000]
        power = numpy.abs(numpy.fft.rfft(string * numpy.hanning(len(string)), 1 << 19))
        near = slice(int(pitch * 0.94 / RATE * (1 << 19)), int(pitch * 1.06 / RATE * (1 << 19)))
        heard = (near.start + int(power[near].argmax())) * RATE / (1 << 19)
        assert abs(1200 * numpy.log2(heard / pitch)) < 3  # cents
