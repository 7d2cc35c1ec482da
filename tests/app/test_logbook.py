"""The program never dies silently: what happened is in the log, and the player is told."""

from __future__ import annotations

import threading
from pathlib import Path

import pygame as pg
import pytest

from karak.app import logbook, main
from karak.app.app import App
from karak.app.fault_page import SIZE, draw_fault
from karak.app.logbook import Logbook, log
from karak.app.scene import Scene
from karak.text import Texts, languages


class BrokenScene(Scene):
    """Fails in its third frame."""

    frames = 0

    def update(self, seconds: float) -> None:
        self.frames += 1
        if self.frames == 3:
            raise ZeroDivisionError("the ceiling came down")


@pytest.fixture(autouse=True)
def users_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logbook, "user_log_path", lambda *_, **__: tmp_path / "log")
    monkeypatch.setattr(main, "App", lambda routes, *_: App(routes, tmp_path, tmp_path / "saves"))


@pytest.mark.parametrize("language", languages())
def test_a_fault_is_logged_and_told(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    (tmp_path / "settings.json").write_text(f'{{"language": "{language}"}}')
    monkeypatch.setattr(main, "ROUTES", {"title": BrokenScene})
    assert main.start(Texts("en")) == 1
    pg.display.init()  # the other tests want it
    written = (tmp_path / "log" / "karak.log").read_text(encoding="utf-8")
    assert "ZeroDivisionError: the ceiling came down" in written
    assert "Karak 0" in written
    told = capsys.readouterr().err
    assert told.startswith(f"karak: {Texts(language).say('fault-text', log='')[:20]}")
    assert str(tmp_path / "log" / "karak.log") in told


def test_a_fault_before_the_first_scene_is_told_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    def fail(routes: object) -> None:
        raise FileNotFoundError("no picture")

    monkeypatch.setattr(main, "App", fail)
    assert main.start(Texts("de")) == 1
    assert Texts("de").say("fault-text", log="")[:20] in capsys.readouterr().err


def test_without_a_log_the_fault_goes_to_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    (tmp_path / "log").write_text("a file where the folder should be")
    book = Logbook()
    book.begin()
    assert book.path is None
    book.failed(ZeroDivisionError("the ceiling came down"), Texts("en"))
    book.end()
    told = capsys.readouterr().err
    assert "Your game is kept" in told
    assert "ZeroDivisionError: the ceiling came down" in told


def test_a_thread_that_fails_is_logged(tmp_path: Path) -> None:
    book = Logbook()
    book.begin()
    thread = threading.Thread(target=lambda: 1 // 0)
    thread.start()
    thread.join()
    book.end()
    assert "ZeroDivisionError" in (tmp_path / "log" / "karak.log").read_text(encoding="utf-8")


def test_the_log_stays_small(tmp_path: Path) -> None:
    book = Logbook()
    book.begin()
    for _ in range(2000):
        log.info("x" * 1000)
    book.end()
    sizes = [path.stat().st_size for path in (tmp_path / "log").glob("karak.log*")]
    assert len(sizes) == logbook.OLD_FILES + 1
    assert max(sizes) <= logbook.MOST_BYTES


@pytest.mark.parametrize("language", languages())
def test_the_last_page_holds_its_text(language: str) -> None:
    """The closing line lies below the sentence, whatever the language and the path."""
    pg.font.init()
    texts = Texts(language)
    path = r"C:\Users\somebody with a long name\AppData\Local\karak\Logs\karak.log"
    title, close = texts.say("fault-title"), texts.say("fault-close")
    page, empty = pg.Surface(SIZE), pg.Surface(SIZE)
    draw_fault(page, title, texts.say("fault-text", log=path), "")
    draw_fault(empty, title, "", close)
    band = pg.Rect(20, SIZE[1] - 64, SIZE[0] - 40, 40)
    written = page.subsurface(band).copy()
    assert pg.mask.from_threshold(written, "#1d120b", (8, 8, 8)).count() == band.width * band.height
    assert (
        pg.mask.from_threshold(empty.subsurface(band), "#1d120b", (8, 8, 8)).count()
        < band.width * band.height
    )
