"""The pictures that come with the program: found, read, scaled and kept.

Pictures with transparency are scaled **premultiplied** (no dark fringes, and faster to draw):
what `scaled` gives is put down with `surface.blit(picture, at, special_flags=PREMULTIPLIED)`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import pygame
from pygame import Surface

from karak.resources import folder

PREMULTIPLIED: Final = pygame.BLEND_PREMULTIPLIED
ENDINGS: Final = (".webp", ".png")
MOST_SCALED: Final = 400  # scaled pictures kept; the oldest go first
READERS: Final = 4  # threads that read ahead; pygame lets others work while it unpacks

Size = tuple[int, int]


class Pictures:
    """Every picture by its name below `assets`, without its ending. Needs a display mode."""

    def __init__(self, root: Path | None = None) -> None:
        self._root = root or folder("assets")
        self._data: dict[str, Any] = {}
        self._loaded: dict[tuple[str, bool], Surface] = {}
        self._scaled: dict[tuple[str, Size], Surface] = {}
        self._readers = ThreadPoolExecutor(READERS, "pictures")
        self._ahead: dict[str, Future[Surface]] = {}
        self._soon: list[str] = []

    def path(self, name: str) -> Path:
        for ending in ENDINGS:
            path = self._root / f"{name}{ending}"
            if path.is_file():
                return path
        raise FileNotFoundError(f"no picture {name!r} below {self._root.name}")

    def has(self, name: str) -> bool:
        return any((self._root / f"{name}{ending}").is_file() for ending in ENDINGS)

    def data(self, name: str) -> Any:
        """A JSON file that lies beside the pictures; kept."""
        if name not in self._data:
            text = (self._root / f"{name}.json").read_text(encoding="utf-8")
            self._data[name] = json.loads(text)
        return self._data[name]

    def read(self, name: str, alpha: bool = True) -> Surface:
        """A picture fresh from the disk, for those who keep it themselves."""
        begun = self._ahead.pop(name, None)
        picture = begun.result() if begun else pygame.image.load(self.path(name))
        return picture.convert_alpha() if alpha else picture.convert()

    def load(self, name: str, alpha: bool = True) -> Surface:
        """A picture as it was painted (straight alpha), kept; don't draw into it."""
        key = name, alpha
        if key not in self._loaded:
            self._loaded[key] = self.read(name, alpha)
        return self._loaded[key]

    # --- in the background --------------------------------------------------------------------

    def ahead(self, names: Iterable[str]) -> None:
        """Begin to read. Who asks for one of them before it is there waits for that one alone."""
        for name in names:
            if name not in self._ahead and (name, True) not in self._loaded:
                self._ahead[name] = self._readers.submit(pygame.image.load, self.path(name))

    @property
    def waiting(self) -> int:
        """How many of them are not there yet."""
        return sum(not begun.done() for begun in self._ahead.values())

    def soon(self, names: Iterable[str]) -> None:
        """These will be loaded by and by, one after another, as often as `work_off` is called."""
        self._soon += [name for name in names if name not in self._soon]

    def work_off(self) -> None:
        """A bit of it, for a quiet frame: begin to read a picture, or take in what was read."""
        if not self._soon:
            return
        name = self._soon[0]
        self.ahead([name])
        if name not in self._ahead or self._ahead[name].done():
            self.load(name)
            self._soon.remove(name)

    def close(self) -> None:
        """Nobody will ask for what is still to be read."""
        self._readers.shutdown(wait=False, cancel_futures=True)

    # --- at the size they are drawn -----------------------------------------------------------

    def scaled(self, name: str, size: Size | int) -> Surface:
        """A picture of that size, or of that height, premultiplied and kept."""
        if isinstance(size, int):
            width, height = self.load(name).get_size()
            size = max(1, round(width * size / height)), size
        key = name, size
        found = self._scaled.pop(key, None)
        if found is None:
            found = pygame.transform.smoothscale(self.load(name).premul_alpha(), size)
        self._scaled[key] = found  # the youngest again
        while len(self._scaled) > MOST_SCALED:
            del self._scaled[next(iter(self._scaled))]
        return found

    def fitted(self, name: str, width: int, height: int) -> Surface:
        """As large as fits into this box, premultiplied and kept."""
        own_width, own_height = self.load(name).get_size()
        factor = min(width / own_width, height / own_height)
        return self.scaled(
            name, (max(1, round(own_width * factor)), max(1, round(own_height * factor)))
        )

    def icon(self) -> Surface:
        """The program's own, for the window."""
        return pygame.image.load(self.path("icon/karak-64"))

    def forget_scaled(self) -> None:
        """The scale has changed: the old sizes are of no use."""
        self._scaled.clear()

    def forget(self, start: str = "") -> None:
        """Drop what is kept of all pictures whose names begin so."""
        self._loaded = {k: v for k, v in self._loaded.items() if not k[0].startswith(start)}
        self._scaled = {k: v for k, v in self._scaled.items() if not k[0].startswith(start)}
