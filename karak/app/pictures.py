"""Pictures from `assets/`: loaded when first wanted, scaled once for each size."""

from __future__ import annotations

import json
from typing import Any

import pygame as pg

from karak.resources import folder


class Pictures:
    """Names are paths below `assets/` without their ending: `heroes/horan/portrait`."""

    def __init__(self) -> None:
        self._raw: dict[str, pg.Surface] = {}
        self._scaled: dict[tuple[str, int, int], pg.Surface] = {}

    def load(self, name: str, alpha: bool = True) -> pg.Surface:
        """The picture as it was made."""
        if name not in self._raw:
            raw = pg.image.load(folder("assets") / f"{name}.webp")
            self._raw[name] = raw.convert_alpha() if alpha else raw.convert()
        return self._raw[name]

    def fitted(self, name: str, width: int, height: int) -> pg.Surface:
        """As large as fits into this box, premultiplied; blit it with BLEND_PREMULTIPLIED."""
        key = (name, width, height)
        if key not in self._scaled:
            raw = self.load(name).premul_alpha()
            factor = min(width / raw.get_width(), height / raw.get_height())
            size = (
                max(1, round(raw.get_width() * factor)),
                max(1, round(raw.get_height() * factor)),
            )
            self._scaled[key] = pg.transform.smoothscale(raw, size)
        return self._scaled[key]

    def icon(self) -> pg.Surface:
        """The program's icon, for the window; before there is one."""
        return pg.image.load(folder("assets") / "icon" / "karak-64.png")

    def forget_scaled(self) -> None:
        """After a change of scale the old sizes are not wanted any more."""
        self._scaled.clear()


def data(name: str) -> Any:
    """A JSON file below `assets/`."""
    return json.loads((folder("assets") / f"{name}.json").read_text(encoding="utf-8"))
