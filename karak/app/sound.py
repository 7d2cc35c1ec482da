"""Effects and music. Without a sound device, or when anything fails, there is just silence."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

import pygame as pg

from karak.resources import folder

EFFECTS: Final = (
    "step", "tile", "turn", "token", "dice", "sword", "spell", "lock", "coins", "curse",
    "heal", "hurt", "dragon", "win", "lose", "click", "hover", "error", "portal", "chest",
)  # fmt: skip
MUSIC: Final = ("title", "catacombs")

RATE: Final = 44_100
BUFFER: Final = 1024  # samples: a sound is heard at most 23 ms late
VOICES: Final = 16  # at once
SAME_VOICES: Final = 3  # of one effect at once: a crowd of steps is only noise
SOFTEST: Final = 0.8  # no two steps are equally loud
FADE_OUT: Final = 700  # ms
FADE_IN: Final = 1500

# NotImplementedError: pygame was built without its mixer
FAILURES: Final = (pg.error, OSError, NotImplementedError)


class Sounds:
    """Plays by name: `play("step")`, `music("title")`. Files are loaded when first heard."""

    def __init__(self, assets: Path | None = None) -> None:
        self._assets = assets or folder("assets")
        self._chance = Random()  # its own: the dice of the game are not to be touched
        self._loaded: dict[str, list[pg.mixer.Sound]] = {}
        self._last: dict[str, pg.mixer.Sound] = {}
        self._effects = self._music = 1.0  # gains
        self._tune: str | None = None
        self.works = _open_device()

    def set_volumes(self, effects: float, music: float) -> None:
        """From 0 to 1, heard at once, also by what is playing."""
        self._effects, self._music = _gain(effects), _gain(music)
        if self.works:
            with suppress(*FAILURES):
                pg.mixer.music.set_volume(self._music)
                for variants in self._loaded.values():
                    for sound in variants:
                        sound.set_volume(self._effects)

    def play(self, name: str) -> None:
        """One of the variants of an effect, never the same twice in a row."""
        if self.works and self._effects and name:
            with suppress(*FAILURES):
                self._play(name)

    def music(self, name: str | None) -> None:
        """Another tune, or none; the old one fades out first. A game without a tune is quiet."""
        if self.works and name != self._tune:
            self._tune = name
            with suppress(*FAILURES):
                self._change_music(self._assets / "music" / f"{name}.ogg")

    def close(self) -> None:
        if self.works:
            self.works = False
            with suppress(*FAILURES):
                pg.mixer.quit()

    def _play(self, name: str) -> None:
        variants = self._variants(name)
        voices = sum(sound.get_num_channels() for sound in variants)
        channel = pg.mixer.find_channel()
        if not variants or channel is None or voices >= SAME_VOICES:
            return
        fresh = [sound for sound in variants if sound is not self._last.get(name)]
        self._last[name] = sound = self._chance.choice(fresh or variants)
        channel.play(sound)
        channel.set_volume(self._chance.uniform(SOFTEST, 1.0))

    def _variants(self, name: str) -> list[pg.mixer.Sound]:
        if name not in self._loaded:
            self._loaded[name] = []
            for path in sorted((self._assets / "sounds").glob(f"{name}-*.ogg")):
                with suppress(*FAILURES):
                    sound = pg.mixer.Sound(path)
                    sound.set_volume(self._effects)
                    self._loaded[name].append(sound)
        return self._loaded[name]

    def _change_music(self, path: Path) -> None:
        """Queued behind one that fades out, for loading in its place would wait for it."""
        player = pg.mixer.music
        player.fadeout(FADE_OUT)
        if not path.is_file():
            return
        if player.get_busy():
            player.queue(path, loops=-1)
        if not player.get_busy():  # nothing played, or it has ended just now
            player.load(path)
            player.play(loops=-1, fade_ms=FADE_IN)
        player.set_volume(self._music)


def _open_device() -> bool:
    """Only the mixer is started: `pygame.init()` would start everything and fail without sound."""
    try:
        pg.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
        pg.mixer.set_num_channels(VOICES)
    except FAILURES:
        return False
    return True


def _gain(volume: float) -> float:
    """Ears are not even: half the slider is to sound half as loud."""
    return min(1.0, max(0.0, volume)) ** 2
