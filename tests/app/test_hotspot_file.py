"""What a robot outside the program is told."""

from __future__ import annotations

import json
from pathlib import Path

import pygame as pg

from karak.app.hotspot_file import HotspotFile, free_point
from karak.app.interface import Hotspot, Interface, Widget
from tests.app.robot import Robot, open_app

WINDOW = pg.Rect(0, 0, 400, 300)


def button(name: str, rect: pg.Rect) -> Widget:
    return Widget(rect, Hotspot(name, rect, lambda: None))


def test_every_point_is_where_a_click_reaches_the_hotspot(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.after_frame = HotspotFile(tmp_path / "spots.json")
    app.begin("title")
    robot = Robot(app)
    robot.frames(2)
    seen = json.loads((tmp_path / "spots.json").read_text())
    assert seen["scene"] == "title"
    assert set(seen["hotspots"]) == set(robot.spots)
    for name, point in seen["hotspots"].items():
        assert robot.scene.interface.spot_at(tuple(point)).name == name
    app.close()


def test_the_file_is_written_only_when_something_changes(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    path = tmp_path / "spots.json"
    app.after_frame = HotspotFile(path)
    app.begin("title")
    robot = Robot(app)
    robot.frames(3)
    path.unlink()
    robot.frames(3)
    assert not path.exists()
    robot.click("title-settings")
    assert json.loads(path.read_text())["scene"] == "settings"
    app.close()


def test_a_covered_hotspot_is_clicked_beside_what_covers_it() -> None:
    below, above = pg.Rect(0, 0, 100, 100), pg.Rect(0, 0, 100, 60)
    interface = Interface([button("below", below), button("above", above)])
    point = free_point(interface, "below", WINDOW)
    assert point is not None
    assert below.collidepoint(point)
    assert not above.collidepoint(point)


def test_a_hotspot_that_cant_be_reached_has_no_point() -> None:
    outside = button("outside", pg.Rect(500, 0, 50, 50))
    hidden = button("hidden", pg.Rect(0, 0, 50, 50))
    cover = button("cover", pg.Rect(0, 0, 60, 60))
    interface = Interface([outside, hidden, cover])
    assert free_point(interface, "outside", WINDOW) is None
    assert free_point(interface, "hidden", WINDOW) is None
    assert free_point(interface, "nobody", WINDOW) is None
