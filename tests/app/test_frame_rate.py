"""How often the window is drawn: smoothly while something moves, else seldom or not at all."""

from __future__ import annotations

from pathlib import Path

import pygame as pg
import pytest

from karak.app.app import BUSY, IDLE, MINIMISED, App
from karak.match import PERSON, Match, Seat, Setup
from tests.app.robot import TableRobot, mouse, open_app

SETTLING = 120  # frames


def at_table(folder: Path, **settings: object) -> App:
    app = open_app(folder, **settings)
    seats = (Seat(PERSON, "horan"), Seat(PERSON, "taia"))
    app.begin_match(Match.begin(Setup("catacombs", seats, "7", {"first": 0})))
    TableRobot(app).settle()
    return app


class Drawn:
    """Counts how often an app draws."""

    def __init__(self, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        draw = app.draw

        def counting() -> None:
            self.count += 1
            draw()

        monkeypatch.setattr(app, "draw", counting)


@pytest.mark.parametrize("scene", ["title", "table"])
def test_with_motion_off_nothing_is_drawn_again(
    scene: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = at_table(tmp_path)
    if scene == "title":
        app.begin("title")
    robot = TableRobot(app)
    robot.frames(SETTLING)
    drawn = Drawn(app, monkeypatch)
    robot.frames(60)
    assert drawn.count == 0
    app.handle(mouse(pg.MOUSEMOTION, app.scenes.top.interface.hotspots[-1].rect.center))  # type: ignore[union-attr]
    robot.frames(60)
    assert 1 <= drawn.count <= 3  # what is pointed at, and its tooltip
    app.close()


def test_with_motion_on_the_torches_burn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = at_table(tmp_path, speed="normal")
    robot = TableRobot(app)
    robot.frames(SETTLING)
    drawn = Drawn(app, monkeypatch)
    robot.frames(60)
    assert drawn.count == 60
    app.close()


def test_reduced_motion_comes_to_rest_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = at_table(tmp_path, speed="normal", reduced_motion=True)
    robot = TableRobot(app)
    robot.frames(SETTLING)
    drawn = Drawn(app, monkeypatch)
    robot.frames(60)
    assert drawn.count == 0
    app.close()


def test_the_rate_follows_what_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = at_table(tmp_path, speed="normal")
    robot = TableRobot(app)
    robot.frames(SETTLING)
    assert app._rate() == IDLE == 30  # torches burn, nobody does anything
    way = next(name for name in robot.spots if name.startswith("cell:"))
    robot.click(way)
    assert app._rate() == BUSY == 60
    monkeypatch.setattr(pg.display, "get_active", lambda: False)
    assert app._rate() == MINIMISED == 5
    drawn = Drawn(app, monkeypatch)
    robot.frames(10)
    assert drawn.count == 0  # nobody would see it
    app.close()
