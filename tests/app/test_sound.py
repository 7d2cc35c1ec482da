"""The player of sounds: silent without a device, never the same twice, volumes at once."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pygame as pg
import pytest

from karak.app.sound import EFFECTS, MUSIC, SAME_VOICES, VOICES, Sounds
from karak.resources import folder

ASSETS = folder("assets")
ROOT = Path(__file__).parents[2]


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pg.mixer.quit()
    player = Sounds()
    assert player.works
    yield player
    player.close()


def heard() -> list[pg.mixer.Sound]:
    playing = [pg.mixer.Channel(number).get_sound() for number in range(VOICES)]
    return [sound for sound in playing if sound]


def until(happens: Callable[[], bool], seconds: float = 5.0) -> bool:
    """Whether it happens soon; the mixer has a thread of its own."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if happens():
            return True
        time.sleep(0.01)
    return False


def test_every_name_has_a_file_and_every_file_a_name() -> None:
    effects = {path.stem.rpartition("-")[0] for path in (ASSETS / "sounds").glob("*.ogg")}
    assert effects == set(EFFECTS)
    assert {path.stem for path in (ASSETS / "music").glob("*")} == set(MUSIC)
    others = {path.name for path in (ASSETS / "sounds").glob("*") if path.suffix != ".ogg"}
    assert others == {"sources.sha256"}


@pytest.mark.parametrize(("name", "variants"), [("step", 6), ("dice", 4), ("tile", 3)])
def test_what_is_heard_often_has_variants(name: str, variants: int) -> None:
    found = sorted(path.stem for path in (ASSETS / "sounds").glob(f"{name}-*.ogg"))
    assert found == [f"{name}-{n}" for n in range(1, variants + 1)]


def test_silent_without_a_device() -> None:
    program = (
        "import pygame as pg\n"
        "from karak.app.sound import Sounds\n"
        "s = Sounds()\n"
        "s.set_volumes(effects=1, music=1); s.play('step'); s.music('title'); s.music(None)\n"
        "s.close(); s.play('step')\n"
        "print(s.works, pg.mixer.get_init(), pg.get_init())\n"
    )
    env = {**os.environ, "SDL_AUDIODRIVER": "there-is-none", "PYTHONPATH": str(ROOT)}
    env["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["False", "None", "False"]


def test_starts_only_the_mixer(sounds: Sounds) -> None:
    assert pg.mixer.get_init() == (44_100, -16, 2)
    assert pg.mixer.get_num_channels() == VOICES
    sounds.close()
    assert pg.mixer.get_init() is None
    sounds.play("step")
    sounds.music("title")
    sounds.close()


@pytest.mark.parametrize("name", EFFECTS)
def test_plays_every_effect(sounds: Sounds, name: str) -> None:
    sounds.play(name)
    assert len(heard()) == 1


def test_unknown_names_and_broken_files_are_silent(sounds: Sounds, tmp_path: Path) -> None:
    sounds.play("")
    sounds.play("no such sound")
    (tmp_path / "sounds").mkdir()
    (tmp_path / "music").mkdir()
    (tmp_path / "sounds" / "step-1.ogg").write_bytes(b"not a sound")
    (tmp_path / "music" / "title.ogg").write_bytes(b"nor a tune")
    broken = Sounds(tmp_path)
    broken.play("step")
    broken.music("title")
    broken.music("catacombs")
    assert not heard()
    assert not pg.mixer.music.get_busy()


def test_never_the_same_variant_twice_in_a_row(sounds: Sounds) -> None:
    played, loudness = [], set()
    for _ in range(60):
        sounds.play("step")
        played += heard()
        loudness.add(pg.mixer.Channel(0).get_volume())
        pg.mixer.stop()
    assert len(played) == 60
    assert all(one is not other for one, other in pairwise(played))
    assert len({id(sound) for sound in played}) == 6
    assert len(loudness) > 5
    assert all(0.75 < volume <= 1.0 for volume in loudness)


def test_limited_voices(sounds: Sounds) -> None:
    for _ in range(10):
        sounds.play("win")
    assert len(heard()) == SAME_VOICES
    for name in EFFECTS * 3:
        sounds.play(name)
    assert len(heard()) <= VOICES


def test_does_not_touch_the_games_chance(sounds: Sounds) -> None:
    random.seed(7)
    before = random.getstate()
    for _ in range(5):
        sounds.play("dice")
    assert random.getstate() == before


def test_volumes_change_at_once(sounds: Sounds) -> None:
    sounds.play("win")
    (playing,) = heard()
    assert playing.get_volume() == pytest.approx(1.0, abs=0.02)
    sounds.set_volumes(effects=0.5, music=0.5)
    assert playing.get_volume() == pytest.approx(0.25, abs=0.02)
    assert pg.mixer.music.get_volume() == pytest.approx(0.25, abs=0.02)
    sounds.set_volumes(effects=0.0, music=0.0)
    assert playing.get_volume() == 0.0
    assert pg.mixer.music.get_volume() == 0.0
    pg.mixer.stop()
    sounds.play("win")
    assert not heard()
    sounds.set_volumes(effects=0.5, music=2.0)
    sounds.play("lose")
    assert heard()[0].get_volume() == pytest.approx(0.25, abs=0.02)
    assert pg.mixer.music.get_volume() == pytest.approx(1.0, abs=0.02)


def test_music_changes_without_waiting(sounds: Sounds) -> None:
    sounds.set_volumes(effects=1.0, music=0.5)
    sounds.music("title")
    assert pg.mixer.music.get_busy()
    assert until(lambda: pg.mixer.music.get_pos() > 200)
    begin = time.monotonic()
    sounds.music("catacombs")
    sounds.music("title")
    sounds.music("catacombs")
    assert time.monotonic() - begin < 0.3  # the fade alone takes longer
    before = pg.mixer.music.get_pos()
    assert before > 200
    assert until(lambda: pg.mixer.music.get_pos() < before)  # the other tune has begun
    assert pg.mixer.music.get_busy()
    assert pg.mixer.music.get_volume() == pytest.approx(0.25, abs=0.02)


def test_the_same_music_goes_on(sounds: Sounds) -> None:
    sounds.music("title")
    assert until(lambda: pg.mixer.music.get_pos() > 100)
    sounds.music("title")
    before = pg.mixer.music.get_pos()
    assert until(lambda: pg.mixer.music.get_pos() > before + 900)


@pytest.mark.parametrize("name", [None, "a game without a tune"])
def test_no_music(sounds: Sounds, name: str | None) -> None:
    sounds.music("title")
    assert pg.mixer.music.get_busy()
    sounds.music(name)
    assert until(lambda: not pg.mixer.music.get_busy())
    sounds.music("title")
    assert pg.mixer.music.get_busy()
