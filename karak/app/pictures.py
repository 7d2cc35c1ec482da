"""The pictures that come with the program: found, read, scaled and kept.

Pictures with transparency are scaled **premultiplied** (no dark fringes, and faster to draw):
what `scaled` gives is put down with `surface.blit(picture, at, special_flags=PREMULTIPLIED)`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pygame
from pygame import Surface

from karak.resources import folder

PREMULTIPLIED: Final = pygame.BLEND_PREMULTIPLIED
ENDINGS: Final = (".webp", ".png")
MOST_SCALED: Final = 400  # scaled pictures kept; the oldest go first

Size = tuple[int, int]


class Pictures:
    """Every picture by its name below `assets`, without its ending. Needs a display mode."""

    def __init__(self, root: Path | None = None) -> None:
        self._root = root or folder("assets")
        self._data: dict[str, Any] = {}
        self._loaded: dict[tuple[str, bool], Surface] = {}
        self._scaled: dict[tuple[str, Size], Surface] = {}

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
        picture = pygame.image.load(self.path(name))
        return picture.convert_alpha() if alpha else picture.convert()

    def load(self, name: str, alpha: bool = True) -> Surface:
        """A picture as it was painted (straight alpha), kept; don't draw into it."""
        key = name, alpha
        if key not in self._loaded:
            self._loaded[key] = self.read(name, alpha)
        return self._loaded[key]

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
