"""Settings survive, and a broken file loses nothing."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from karak.app.settings import Settings, SettingsFile, scale_for, settings_from


def test_round_trip(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    changed = Settings(language="uk", ui_scale=150, speed="fast", music=3, marks=False)
    changed.setups["catacombs"] = {"game": "catacombs"}
    assert file.save(changed)
    assert SettingsFile(file.path).load() == changed


def test_no_file_means_defaults(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    assert file.load() == Settings()
    assert file.set_aside is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"music": 101}',
        '{"music": true}',
        '{"speed": "warp"}',
        '{"ui_scale": 110}',
        '{"window": [0, 0]}',
        '{"window": [1280]}',
        '{"marks": "yes"}',
        '{"setups": []}',
        "\x00\x01",
    ],
)
def test_a_broken_file_is_set_aside(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text)
    file = SettingsFile(path)
    assert file.load() == Settings()
    assert file.set_aside is not None
    assert file.set_aside.read_text() == text
    assert not path.exists()


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"\xff\xfe\xff")
    assert SettingsFile(path).load() == Settings()


def test_unknown_names_of_a_newer_version_are_passed_over() -> None:
    form: dict[str, Any] = {**asdict(Settings()), "hologram": True}
    assert settings_from(form) == Settings()
    assert json.dumps(form)


def test_a_folder_that_can_t_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert not SettingsFile(blocked / "settings.json").save(Settings())


def test_reset_keeps_language_window_and_set_ups() -> None:
    changed = Settings(language="de", music=0, window=[1500, 900])
    changed.setups["catacombs"] = {"seats": 2}
    fresh = changed.reset()
    assert fresh.music == Settings().music
    assert (fresh.language, fresh.window) == ("de", [1500, 900])
    assert fresh.setups == {"catacombs": {"seats": 2}}


@pytest.mark.parametrize(
    ("size", "wanted", "scale"),
    [
        ((1280, 720), 0, 1.0),
        ((1920, 1080), 0, 1.5),
        ((3840, 2160), 0, 2.0),
        ((1280, 720), 200, 1.125),  # 1024 x 640 logical pixels must remain
        ((1920, 1080), 150, 1.5),
        ((1920, 1080), 75, 0.75),
        ((1024, 640), 0, 0.8),
    ],
)
def test_the_scale_leaves_room_for_a_table(
    size: tuple[int, int], wanted: int, scale: float
) -> None:
    assert scale_for(size, wanted) == pytest.approx(scale)
