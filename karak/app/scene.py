"""Scenes lie on a stack; the top one gets the input, those below may still be seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame as pg

from karak.app.interface import Interface, Widget
from karak.app.keys import ESCAPE
from karak.app.tooltip import draw_tooltip

if TYPE_CHECKING:
    from karak.app.app import App


class Scene:
    """One screen. A scene makes its widgets from what is true now: `rebuild` when that changes."""

    name = ""  # as `karak shot` knows it
    covers_all = True  # whether what lies below can't be seen
    music: str | None = None  # None: whatever plays

    def __init__(self, app: App) -> None:
        self.app = app
        self.interface = Interface(on_sound=app.sounds.play)

    # --- what a scene does --------------------------------------------------------------------

    def widgets(self) -> Sequence[Widget]:
        """What is on the screen, from the bottom up."""
        return ()

    def step_back(self) -> None:
        """Right click or Esc."""
        self.app.scenes.pop()

    def draw_behind(self, onto: pg.Surface) -> None:
        """What lies under the widgets."""

    @property
    def moving(self) -> bool:
        """Whether the next frame will look different without any event."""
        return False

    @property
    def busy(self) -> bool:
        """Whether something moves that should move smoothly."""
        return False

    # --- the course of things -----------------------------------------------------------------

    def enter(self) -> None:
        if self.music:
            self.app.sounds.music(self.music)
        self.rebuild()

    def leave(self) -> None:
        """It has been taken off the stack."""
        self.interface.let_go()

    def pause(self) -> None:
        """Another scene lies on top now."""
        self.interface.let_go()

    def resume(self) -> None:
        """It is on top again."""
        if self.music:
            self.app.sounds.music(self.music)
        self.rebuild()

    def relabel(self) -> None:
        """The language has changed; `rebuild` follows."""

    def rebuild(self) -> None:
        """After a change: of the game, the language, the size of the window."""
        self.interface.scale = self.app.look.scale
        self.interface.show(self.widgets())
        self.app.dirty = True

    def handle(self, event: pg.Event) -> bool:
        return self.interface.handle(event) or self.handle_rest(event)

    def handle_rest(self, event: pg.Event) -> bool:
        """What was not for a widget."""
        right = event.type == pg.MOUSEBUTTONDOWN and event.button == 3
        if right or ESCAPE.fits(event):
            self.step_back()
            return True
        return False

    def update(self, seconds: float) -> None:
        if self.interface.update(seconds):
            self.app.dirty = True

    def frame_took(self, seconds: float) -> None:
        """How long the last frame took: a scene may spare itself something."""

    def draw(self, onto: pg.Surface) -> None:
        self.draw_behind(onto)
        self.interface.draw(onto, self.app.look)
        spot = self.interface.tip
        if spot and self.app.scenes.top is self:
            draw_tooltip(onto, self.app.look, spot, self.app.key_text(spot.key))


class SceneStack:
    """Changes take effect at once; drawing begins at the lowest scene that can be seen."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    def __len__(self) -> int:
        return len(self._scenes)

    def push(self, scene: Scene) -> None:
        if self.top:
            self.top.pause()
            scene.interface.pointer = self.top.interface.pointer
        self._scenes.append(scene)
        scene.enter()

    def pop(self) -> None:
        gone = self._scenes.pop()
        gone.leave()
        if self.top:
            self.top.interface.pointer = gone.interface.pointer
            self.top.resume()

    def close(self) -> None:
        """The program ends."""
        while self._scenes:
            self._scenes.pop().leave()

    def replace_all(self, scene: Scene) -> None:
        """Leave everything and begin here."""
        self.close()
        self._scenes.append(scene)
        scene.enter()

    def relabel(self) -> None:
        for scene in self._scenes:
            scene.relabel()

    def rebuild(self) -> None:
        for scene in self._scenes:
            scene.rebuild()

    def draw(self, onto: pg.Surface) -> None:
        first = len(self._scenes) - 1
        while first > 0 and not self._scenes[first].covers_all:
            first -= 1
        for scene in self._scenes[first:]:
            scene.draw(onto)
