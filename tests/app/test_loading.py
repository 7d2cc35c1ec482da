"""Pictures are read in the background, and the program waits only when it must."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pygame as pg
import pytest

from karak.app import loading
from karak.app.app import App
from karak.app.pictures import Pictures
from karak.app.table.scene import TableScene
from karak.match import PERSON, Match, Seat, Setup
from tests.app.robot import Robot, open_app

NAMES = ("one", "two", "three")


class Disk:
    """Stands for a slow disk: a picture is read once its gate is open."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.gate = threading.Event()
        self.read: list[str] = []
        self._load = pg.image.load
        monkeypatch.setattr(pg.image, "load", self.load)

    def load(self, path: Path) -> pg.Surface:
        assert self.gate.wait(10)
        self.read.append(path.stem)
        return self._load(path)


@pytest.fixture
def pictures(tmp_path: Path) -> Iterator[Pictures]:
    for name in NAMES:
        pg.image.save(pg.Surface((4, 4)), tmp_path / f"{name}.png")
    pictures = Pictures(tmp_path)
    yield pictures
    pictures.close()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = open_app(tmp_path)
    yield app
    app.close()


def wait_until_read(pictures: Pictures) -> None:
    for _ in range(1000):
        if not pictures.waiting:
            return
        pg.time.wait(5)
    raise AssertionError("never read")


def test_reading_ahead_does_not_stop_the_program(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    pictures.ahead(NAMES)
    assert pictures.waiting == 3
    disk.gate.set()
    wait_until_read(pictures)
    assert pictures.load("two").get_size() == (4, 4)
    assert pictures.read("three", alpha=False).get_size() == (4, 4)
    pictures.ahead(["two"])
    assert sorted(disk.read) == sorted(NAMES), "each only once"


def test_a_quiet_frame_only_begins_to_read_or_takes_one_in(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    pictures.soon(NAMES)
    for _ in range(5):
        pictures.work_off()
    assert pictures.waiting == 1, "one after another"
    disk.gate.set()
    for _ in range(3):
        pictures.work_off()
        wait_until_read(pictures)
        pictures.work_off()
    assert disk.read == list(NAMES)
    for name in NAMES:
        pictures.load(name)
    assert disk.read == list(NAMES), "all are there"


def test_a_bar_shows_when_it_takes_longer_than_a_blink(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    shown: list[float] = []

    def draw(onto: pg.Surface, look: object, part: float) -> None:
        shown.append(part)
        disk.gate.set()

    monkeypatch.setattr(loading, "draw_bar", draw)
    loading.wait_for(app, ["title/wordmark", "ui/arena"])
    assert shown[0] == 0
    assert not app.pictures.waiting
    shown.clear()
    loading.wait_for(app, ["title/wordmark"])
    assert not shown, "it is there already"


def test_the_bar_grows(app: App) -> None:
    def gold(part: float) -> int:
        loading.draw_bar(app.window.surface, app.look, part)
        return pg.mask.from_threshold(app.window.surface, "#d9a441", (4, 4, 4)).count()

    assert gold(0.1) < gold(0.5) < gold(1.0)


def test_the_table_has_read_its_board_and_brings_in_the_fight(app: App) -> None:
    seats = (Seat(PERSON, "horan"), Seat(PERSON, "taia"))
    app.begin_match(Match.begin(Setup("catacombs", seats, "1", {"first": 0})))
    assert isinstance(app.scenes.top, TableScene)
    for _ in range(400):
        Robot(app).frames()
        wait_until_read(app.pictures)
    read: list[str] = []
    plain = app.pictures.read
    app.pictures.read = lambda name, alpha=True: read.append(name) or plain(name, alpha)  # type: ignore[method-assign]
    for name in app.scenes.top.tabletop.needs_soon():
        app.pictures.load(name)
    assert read == []
