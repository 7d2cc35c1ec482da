"""No text leaves its box or is cut off, at the sizes people have, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame as pg
import pytest

from karak.app.app import App
from karak.app.interface import Mood
from karak.app.lettering import Lettering
from karak.app.look import Look
from karak.app.shot import SCENES, Wish, studio
from karak.text import languages

SIZES = [((1280, 720), 100), ((1920, 1080), 150)]
TOLERANCE = 3  # pixels; letters have a little air around them
MAY_BE_SHORTENED = ("log",)  # the last sentences on the board: the whole log is a click away


class Watch:
    """Notes every text that is drawn, and every text that had to be shortened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.drawn: list[tuple[str, pg.Rect]] = []
        self.cut: list[str] = []
        draw, shorten = Look.text, Lettering.shortened

        def text(look: Look, onto: pg.Surface, words: str, *args: Any) -> pg.Rect:
            rect = draw(look, onto, words, *args)
            self.drawn.append((words, rect))
            return rect

        def shortened(letters: Lettering, words: str, role: str, width: int) -> str:
            found = shorten(letters, words, role, width)
            if found != words:
                self.cut.append(words)
            return found

        monkeypatch.setattr(Look, "text", text)
        monkeypatch.setattr(Lettering, "shortened", shortened)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


def faults(app: App, watch: Watch) -> list[str]:
    """Draw every widget of the top scene alone, and look where its words end up."""
    scene = app.scenes.top
    assert scene
    window = pg.Rect((0, 0), app.window.size)
    found = []
    for widget in scene.interface.widgets:
        name = widget.hotspot.name if widget.hotspot else type(widget).__name__
        watch.drawn, watch.cut = [], []
        app.look._painted.clear()  # what was painted before would not be drawn again
        widget.draw(app.window.surface, app.look, Mood())
        if name not in MAY_BE_SHORTENED:
            found += [f"{name}: {words!r} is cut off" for words in watch.cut]
        for words, rect in watch.drawn:
            painted = pg.Rect((0, 0), widget.rect.size)  # in a picture of its own
            homes = (widget.rect, painted, below(widget.rect, app.look))
            if not any(home.inflate(2 * TOLERANCE, 2 * TOLERANCE).contains(rect) for home in homes):
                found.append(f"{name}: {words!r} at {rect} leaves {widget.rect}")
            if not window.contains(rect) and not painted.contains(rect):
                found.append(f"{name}: {words!r} at {rect} leaves the window")
    return found


def below(rect: pg.Rect, look: Look) -> pg.Rect:
    """The turn plate asks its question on a slip that hangs below it; banners sit on the edge."""
    return rect.inflate(look.px(420), look.px(110))


def check(wish: Wish, folder: Path, watch: Watch) -> list[str]:
    app = studio(wish, folder)
    try:
        SCENES[wish.scene](app, wish)
        for _ in range(4):
            app.frame(1 / 30, [])
        return faults(app, watch)
    finally:
        app.close()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_cut_off(tmp_path: Path, watch: Watch, scene: str, language: str) -> None:
    for number, (size, scale) in enumerate(SIZES):
        wish = Wish(scene, language=language, size=size, scale=scale, turns=40)
        folder = tmp_path / str(number)
        folder.mkdir()
        assert check(wish, folder, watch) == []


def test_a_no_break_space_keeps_words_together() -> None:
    letters = Lettering(1.0)
    room = letters.width("Таємниці замку Карак", "heading")
    assert letters.wrapped("Таємниці замку Карак II", "heading", room)[-1] == "II"
    together = letters.wrapped("Таємниці замку Карак\u00a0II", "heading", room)
    assert together == ["Таємниці замку", "Карак\u00a0II"]
