"""The program: what every scene may use, and the loop that keeps them going."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import pygame as pg
from platformdirs import user_config_path, user_data_path, user_pictures_path

from karak import APP_ID
from karak.app.frame_times import FrameTimes
from karak.app.keys import (
    ALT_ENTER,
    FRAME_TIMES,
    FULLSCREEN,
    MUTE,
    PICTURE,
    HeldKeys,
    Key,
)
from karak.app.lettering import readable
from karak.app.look import Look
from karak.app.notices import Notices
from karak.app.pictures import Pictures
from karak.app.scene import Scene, SceneStack
from karak.app.settings import SettingsFile
from karak.app.sound import Sounds
from karak.app.window import Window
from karak.match import Autosave, Match, SaveProblem
from karak.text import Texts, save_problem, system_language

BUSY, IDLE, MINIMISED = 60, 30, 5  # frames a second
SETTLED = 0.5  # seconds after which a change is meant


class App:
    """One running program. Scenes get it and reach everything else through it."""

    def __init__(
        self,
        routes: Mapping[str, Callable[..., Scene]],
        config: Path | None = None,
        saves: Path | None = None,
        pictures: Pictures | None = None,
    ) -> None:
        """`routes`: how scenes are made, by name, so that none needs to know the others.

        The folders are the user's own, unless a test brings others.
        """
        self._routes = routes
        self.config = config or user_config_path(APP_ID, appauthor=False)
        self.saves = saves or user_data_path(APP_ID, appauthor=False) / "saves"
        self.settings_file = SettingsFile(self.config / "settings.json")
        self.settings = self.settings_file.load()
        self.texts = Texts(self.settings.language or system_language())
        pg.font.init()
        self.window = Window(self.settings)
        self.pictures = pictures or Pictures()
        pg.display.set_icon(self.pictures.icon())
        self.look = self._new_look()
        self._set_cursor()
        self.sounds = Sounds()
        self._set_volumes()
        self.scenes = SceneStack()
        self.notices = Notices()
        self.frame_times = FrameTimes()
        self._held_keys = HeldKeys()
        self._unsaved_for: float | None = None  # seconds since a setting was changed
        self.after_frame: Callable[[App], None] | None = None  # somebody who looks on
        self.running = True
        self.dirty = True
        if self.settings_file.set_aside:
            self.notices.add(self.say("settings-broken", file=self.settings_file.set_aside.name))

    def say(self, key: str, **args: Any) -> str:
        return self.texts.say(key, **args)

    def problem_text(self, problem: SaveProblem) -> str:
        return save_problem(self.texts, problem.kind, readable(problem.path.name), problem.details)

    def key_text(self, key: Key | None) -> str:
        """A key as the player knows it."""
        if key is None:
            return ""
        named = f"key-{key.text.lower()}"
        return self.say(named) if self.texts.has(named) else key.text

    # --- scenes -------------------------------------------------------------------------------

    def open(self, name: str, *args: Any) -> None:
        """Another scene on top of this one."""
        self.scenes.push(self._routes[name](self, *args))

    def begin(self, name: str, *args: Any) -> None:
        """This scene and no other."""
        self.scenes.replace_all(self._routes[name](self, *args))

    def begin_match(self, match: Match, resumed: bool = False) -> None:
        """Sit down at the table. A game that is resumed is kept already."""
        self.scenes.close()
        autosave = Autosave(self.saves)
        if resumed:
            autosave.go_on(match)
        else:
            autosave.begin(match)
        self.begin("table", match, autosave)

    def quit(self) -> None:
        self.running = False

    # --- the loop -----------------------------------------------------------------------------

    def run(self) -> None:
        """Until the window is closed or the last scene is gone."""
        clock = pg.time.Clock()
        try:
            while self.running and self.scenes.top:
                seconds = min(clock.tick(self._rate()) / 1000, 0.1)
                self.frame(seconds, pg.event.get())
        finally:
            self.close()

    def _rate(self) -> int:
        if self.window.minimised:
            return MINIMISED
        top = self.scenes.top
        return BUSY if self.dirty or (top and top.busy) else IDLE

    def frame(self, seconds: float, events: list[pg.Event]) -> None:
        """One turn of the loop: events, time, picture."""
        began = time.perf_counter()
        for event in events:
            self.handle(event)
        top = self.scenes.top
        if top is None or not self.running:
            return
        top.update(seconds)
        self._keep_settings(seconds)
        if self.notices.update(seconds):
            self.dirty = True
        if (self.dirty or top.moving) and not self.window.minimised:
            self.dirty = False
            self.draw()
            pg.display.flip()
            took = time.perf_counter() - began
            self.frame_times.add(took)
            top.frame_took(took)
        if self.after_frame:
            self.after_frame(self)

    def draw(self) -> None:
        surface = self.window.surface
        self.scenes.draw(surface)
        self.notices.draw(surface, self.look)
        self.frame_times.draw(surface, self.look)

    def handle(self, event: pg.Event) -> None:
        """Events that concern the program; all others go to the scene on top."""
        self._held_keys.note(event)
        match event.type:
            case pg.QUIT:
                self.running = False
            case pg.VIDEORESIZE | pg.WINDOWSIZECHANGED:
                self.window.resized(self.settings.fullscreen)
                self.refresh()
            case pg.WINDOWEXPOSED | pg.WINDOWRESTORED | pg.WINDOWFOCUSGAINED:
                self.dirty = True
            case pg.KEYDOWN if self._program_key(event):
                self.dirty = True
            case _:
                self._scene_event(event)

    def _scene_event(self, event: pg.Event) -> None:
        if self.scenes.top and self.scenes.top.handle(event):
            self.dirty = True
        elif MUTE.fits(event):  # unless it was typed into a field
            self.change(muted=not self.settings.muted)

    def _program_key(self, event: pg.Event) -> bool:
        if FULLSCREEN.fits(event) or ALT_ENTER.fits(event):
            self.change(fullscreen=not self.settings.fullscreen)
        elif PICTURE.fits(event):
            self.save_picture()
        elif FRAME_TIMES.fits(event):
            self.frame_times.shown = not self.frame_times.shown
        else:
            return False
        return True

    def close(self) -> None:
        """Everything is kept, whatever ended the program."""
        self.scenes.close()
        self.settings.window = self.window.remembered_size
        self.settings_file.save(self.settings)
        self.sounds.close()
        self.pictures.close()
        pg.display.quit()

    # --- changes ------------------------------------------------------------------------------

    def change(self, **changes: Any) -> None:
        """A setting is changed, at once; soon it is kept."""
        for name, value in changes.items():
            setattr(self.settings, name, value)
        if "language" in changes:
            self.texts = Texts(self.settings.language or system_language())
            self.scenes.relabel()
        if "fullscreen" in changes:
            self.window.set_fullscreen(self.settings.fullscreen)
        self._set_volumes()
        self._unsaved_for = 0.0
        self.refresh()

    def _keep_settings(self, seconds: float) -> None:
        """Write them when nothing has changed for a moment: a slider changes with every frame."""
        if self._unsaved_for is None:
            return
        self._unsaved_for += seconds
        if self._unsaved_for >= SETTLED:
            self._unsaved_for = None
            if not self.settings_file.save(self.settings):
                self.notices.add(self.say("settings-unwritable"))

    def reset_settings(self) -> None:
        """All defaults."""
        before = self.settings.fullscreen
        self.settings = self.settings.reset()
        if before:
            self.window.set_fullscreen(False)
        self.change()

    def refresh(self) -> None:
        """Size, scale, contrast or language are new: everything is laid out again."""
        scale = self.window.scale(self.settings)
        if (scale, self.settings.high_contrast) != (self.look.scale, self.look.high_contrast):
            self.pictures.forget_scaled()
            self.look = self._new_look()
            self._set_cursor()
        self.scenes.rebuild()
        self.dirty = True

    def _new_look(self) -> Look:
        scale = self.window.scale(self.settings)
        return Look(self.pictures, scale, self.settings.high_contrast)

    def _set_volumes(self) -> None:
        loud = 0 if self.settings.muted else 1
        self.sounds.set_volumes(
            effects=loud * self.settings.effects / 100, music=loud * self.settings.music / 100
        )

    def _set_cursor(self) -> None:
        """Our own arrow, as large as the rest; where that can't be, the system's."""
        with suppress(pg.error):
            pg.mouse.set_cursor(self.look.cursor())

    def save_picture(self) -> None:
        """F12: what is on the screen, into the user's pictures."""
        folder = user_pictures_path() / "Karak"
        path = folder / time.strftime("karak-%Y%m%d-%H%M%S.png")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            pg.image.save(self.window.surface, path)
            self.notices.add(self.say("picture-saved", file=str(path)))
        except (OSError, pg.error):
            self.notices.add(self.say("picture-not-saved", folder=str(folder)))
