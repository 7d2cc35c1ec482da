"""Text as pictures: the two families of the game, in the roles they are used for.

A line is rendered large and reduced, which spaces letters evenly at every size; the result is
kept until the scale changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import font_source_sans_pro
import font_source_serif_pro
import pygame as pg

OVERSIZE: Final = 3
MOST_LINES: Final = 3000  # remembered; a long game's log has a few hundred
MOST_WIDTHS: Final = 20_000


@dataclass(frozen=True, slots=True)
class Role:
    """What a text is for: its font, its size in logical pixels, the room between letters."""

    file: Path
    size: int
    spacing: float = 0.0
    capitals: bool = False


def _serif(weight: str) -> Path:
    return Path(font_source_serif_pro.font_directory) / f"SourceSerifPro-{weight}.otf"


def _sans(weight: str) -> Path:
    return Path(font_source_sans_pro.font_directory) / f"SourceSansPro-{weight}.otf"


ROLES: Final = {
    "number": Role(_serif("Black"), 42),
    "title": Role(_serif("Bold"), 27),
    "name": Role(_serif("Bold"), 18, 1.6, capitals=True),
    "plate": Role(_serif("Bold"), 17, 1.6, capitals=True),
    "narrow": Role(_serif("Bold"), 14, 1.0, capitals=True),
    "heading": Role(_serif("Bold"), 16),
    "sum": Role(_serif("Bold"), 16),
    "points": Role(_serif("Bold"), 22),
    "button": Role(_sans("Semibold"), 15),
    "row": Role(_sans("Semibold"), 15),
    "body": Role(_sans("Regular"), 15),
    "small": Role(_sans("Regular"), 14),
    "key": Role(_sans("Bold"), 14),
    "label": Role(_sans("Semibold"), 14, 0.9, capitals=True),
}


def readable(text: str) -> str:
    """What comes from outside, a file's name for instance, without what no font can show."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


class Lettering:
    """Renders and measures text at one scale."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._fonts: dict[str, pg.Font] = {}
        self._lines: dict[tuple[str, str, str], pg.Surface] = {}
        self._widths: dict[tuple[str, str], int] = {}

    def size_of(self, role: str) -> int:
        """The size of the letters in pixels."""
        return max(8, round(ROLES[role].size * self.scale))

    def line_height(self, role: str) -> int:
        return round(self.size_of(role) * 1.35)

    def width(self, text: str, role: str) -> int:
        """Of one line, in pixels. Remembered: panels measure the same words in every frame."""
        key = (text, role)
        if key not in self._widths:
            if len(self._widths) >= MOST_WIDTHS:
                self._widths.clear()
            self._widths[key] = self._measured(text, role)
        return self._widths[key]

    def _measured(self, text: str, role: str) -> int:
        kind = ROLES[role]
        shown = text.upper() if kind.capitals else text
        gaps = kind.spacing * self.scale * max(0, len(shown) - 1)
        return round(self._font(role).size(shown)[0] / OVERSIZE + gaps)

    def line(self, text: str, role: str, colour: str) -> pg.Surface:
        """One line, premultiplied, exactly `line_height` high."""
        key = (text, role, colour)
        if key not in self._lines:
            if len(self._lines) >= MOST_LINES:
                self._lines.clear()
            self._lines[key] = self._render(text, role, colour)
        return self._lines[key]

    def wrapped(self, text: str, role: str, width: int) -> list[str]:
        """The text in lines of at most this width; a word that is too long is broken.

        Lines end at plain spaces only: a no-break space keeps “72 %” together.
        """
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in filter(None, paragraph.split(" ")):
                longer = f"{line} {word}" if line else word
                if self.width(longer, role) <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                *full, line = self._broken(word, role, width)
                lines += full
            lines.append(line)
        return lines

    def shortened(self, text: str, role: str, width: int) -> str:
        """As much of the text as fits, with an ellipsis if that is not all."""
        if self.width(text, role) <= width:
            return text
        while text and self.width(text + "…", role) > width:
            text = text[:-1]
        return text.rstrip() + "…"

    # --- making -------------------------------------------------------------------------------

    def _font(self, role: str) -> pg.Font:
        if role not in self._fonts:
            self._fonts[role] = pg.Font(ROLES[role].file, self.size_of(role) * OVERSIZE)
        return self._fonts[role]

    def _render(self, text: str, role: str, colour: str) -> pg.Surface:
        kind, font = ROLES[role], self._font(role)
        shown = text.upper() if kind.capitals else text
        width, height = max(1, self.width(text, role)), self.line_height(role)
        large = pg.Surface((width * OVERSIZE, height * OVERSIZE), pg.SRCALPHA)
        top = (large.get_height() - font.get_height()) // 2
        if kind.spacing:
            self._draw_spaced(large, font, shown, top, colour, kind.spacing)
        elif shown:
            large.blit(font.render(shown, True, colour), (0, top))
        return pg.transform.smoothscale(large.premul_alpha(), (width, height))

    def _draw_spaced(
        self, onto: pg.Surface, font: pg.Font, text: str, top: int, colour: str, spacing: float
    ) -> None:
        for at, letter in enumerate(text):
            left = font.size(text[:at])[0] + round(at * spacing * self.scale * OVERSIZE)
            onto.blit(font.render(letter, True, colour), (left, top))

    def _broken(self, word: str, role: str, width: int) -> list[str]:
        parts, rest = [], word
        while self.width(rest, role) > width and len(rest) > 1:
            cut = len(rest) - 1
            while cut > 1 and self.width(rest[:cut], role) > width:
                cut -= 1
            parts.append(rest[:cut])
            rest = rest[cut:]
        return [*parts, rest]
