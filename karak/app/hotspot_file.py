"""`karak --hotspots FILE`: what can be clicked just now, for a robot outside the program.

The file is rewritten after every frame in which something of it has changed. A test that moves the
real pointer in a real window reads there where to click.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pygame as pg

from karak.app.interface import Interface, Point
from karak.match.saves import write_whole

if TYPE_CHECKING:
    from karak.app.app import App

PARTS: Final = 10  # a hotspot is tried at so many places along each side


class HotspotFile:
    """Called after each frame."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._before: dict[str, Any] = {}

    def __call__(self, app: App) -> None:
        now = screen_form(app)
        if now != self._before:
            self._before = now
            write_whole(self._path, json.dumps(now, indent=1))


def screen_form(app: App) -> dict[str, Any]:
    """The scene on top, whether it is at rest, and its hotspots: name -> a point to click."""
    scene, window = app.scenes.top, pg.Rect((0, 0), app.window.size)
    if scene is None:
        return {"scene": "", "hotspots": {}}
    names = dict.fromkeys(spot.name for spot in scene.interface.hotspots)
    points = {name: free_point(scene.interface, name, window) for name in names}
    return {
        "scene": scene.name,
        "size": list(window.size),
        "at_rest": not scene.busy,
        "hotspots": {name: list(point) for name, point in points.items() if point},
    }


def free_point(interface: Interface, name: str, window: pg.Rect) -> Point | None:
    """A point where nothing else lies over the hotspot, as a person would find one."""
    spot = interface.spot(name)
    if spot is None:
        return None
    rect = spot.rect
    for y in sorted(range(1, PARTS), key=lambda part: abs(part - PARTS // 2)):
        for x in sorted(range(1, PARTS), key=lambda part: abs(part - PARTS // 2)):
            at = (rect.left + rect.width * x // PARTS, rect.top + rect.height * y // PARTS)
            found = interface.spot_at(at)
            if window.collidepoint(at) and found and found.name == name:
                return at
    return None
