"""`karak shot`: every scene gives a picture, none is empty, none is like another."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pygame as pg
import pytest

from karak.app import shot
from karak.app.shot import SCENES, Wish, shoot
from karak.cli import main

SIZE = (1024, 640)


def picture_of(path: Path) -> pg.Surface:
    return pg.image.load(path)


def colours(picture: pg.Surface) -> int:
    """How many different colours a coarse look finds."""
    width, height = picture.get_size()
    points = ((x, y) for x in range(0, width, 8) for y in range(0, height, 8))
    return len({tuple(picture.get_at(point)) for point in points})


def test_scenes_are_neither_empty_nor_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shot, "SETTLE", 3)  # frames; sharp enough to tell scenes apart
    seen: dict[str, str] = {}
    for scene in SCENES:
        out = tmp_path / f"{scene}.png"
        shoot(Wish(scene, size=SIZE, turns=6), out)
        picture = picture_of(out)
        assert picture.get_size() == SIZE
        assert colours(picture) > 200, scene
        digest = hashlib.sha256(pg.image.tobytes(picture, "RGB")).hexdigest()
        assert digest not in seen, (scene, seen[digest])
        seen[digest] = scene


def test_the_command_line_takes_a_picture(tmp_path: Path) -> None:
    out = tmp_path / "title.png"
    assert main(["shot", "title", str(out), "--size", "1280x720", "--lang", "de"]) == 0
    assert picture_of(out).get_size() == (1280, 720)


@pytest.mark.parametrize("arguments", [["nowhere", "x.png"], ["title", "no/such/folder/x.png"]])
def test_what_cannot_be_shown_or_written_is_a_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["shot", *arguments]) == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith("karak: ")
    assert complaint.count("\n") == 1
