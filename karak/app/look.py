"""How everything is drawn that is not the board: panels, text, icons, at the scale in force."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final

import pygame as pg

from karak.app.lettering import Lettering
from karak.app.pictures import PREMULTIPLIED, Pictures

PICTURE_SCALE: Final = 2.0  # pictures of the interface are made for 200 %
MOST_PAINTED: Final = 400
PAINTED_ICONS: Final = frozenset(  # all other icons are line glyphs
    {"bag", "chest_open", "crown", "curse", "dice", "drawn", "heart", "heart_empty"}
    | {"hourglass", "lose", "shield", "skull", "stack", "step", "step_spent", "win"}
)

# Colours by role; on leather and on parchment each pair has a contrast of at least 4.5:1.
CREAM, DIM, VALUE = "#f3e6c8", "#c4ae88", "#ffdf9e"
INK, BROWN, AMOUNT = "#2c1b10", "#5a3d1c", "#6b4a2a"
GOLD, RING, NIGHT = "#d9a441", "#ffd27a", "#0b0d11"
GOOD, FAIR, BAD = "#437a46", "#86622a", "#a03a30"


class Look:
    """Paints at one scale, in one contrast. Made anew when either changes."""

    def __init__(self, pictures: Pictures, scale: float, high_contrast: bool = False) -> None:
        self.pictures = pictures
        self.scale = scale
        self.high_contrast = high_contrast
        self.letters = Lettering(scale)
        self._sheets: dict[str, Any] = pictures.data("ui/ui")
        self._painted: dict[Hashable, pg.Surface] = {}

    def px(self, logical: float) -> int:
        """Logical pixels as pixels of the window."""
        return round(logical * self.scale)

    # --- text ---------------------------------------------------------------------------------

    def text(
        self,
        onto: pg.Surface,
        text: str,
        role: str,
        colour: str,
        at: tuple[int, int],
        anchor: str = "left",
    ) -> pg.Rect:
        """One line; `at` is its left end, middle or right end, half-way up."""
        colour = self._readable(colour)
        picture = self.letters.line(text, role, colour)
        rect = picture.get_rect(**{f"mid{anchor}" if anchor != "center" else "center": at})
        onto.blit(picture, rect, special_flags=PREMULTIPLIED)
        return rect

    def paragraph(
        self,
        onto: pg.Surface,
        text: str,
        role: str,
        colour: str,
        box: pg.Rect,
        anchor: str = "left",
    ) -> int:
        """Lines in a box from its top on; gives the height they take."""
        height = self.letters.line_height(role)
        lines = self.letters.wrapped(text, role, box.width)
        x = {"left": box.left, "center": box.centerx, "right": box.right}[anchor]
        for at, line in enumerate(lines):
            self.text(onto, line, role, colour, (x, box.top + at * height + height // 2), anchor)
        return len(lines) * height

    def height_of(self, text: str, role: str, width: int) -> int:
        return len(self.letters.wrapped(text, role, width)) * self.letters.line_height(role)

    def _readable(self, colour: str) -> str:
        """In high contrast, second colours are as strong as first ones."""
        if not self.high_contrast:
            return colour
        return {DIM: "#ffffff", CREAM: "#ffffff", BROWN: "#000000", INK: "#000000"}.get(
            colour, colour
        )

    # --- pictures -----------------------------------------------------------------------------

    def icon(
        self,
        onto: pg.Surface,
        name: str,
        center: tuple[int, int],
        size: float,
        on_parchment: bool = False,
    ) -> None:
        """A picture as large as fits into `size` logical pixels; glyphs are ink on parchment."""
        side = self.px(size)
        picture = self.pictures.fitted(name, side, side)
        if on_parchment and name.startswith("icons/") and name[6:] not in PAINTED_ICONS:
            inked = lambda s: self._paint_inked(s, picture)  # noqa: E731
            picture = self.painted(("inked", name), picture.get_size(), inked)
        onto.blit(picture, picture.get_rect(center=center), special_flags=PREMULTIPLIED)

    def _paint_inked(self, onto: pg.Surface, glyph: pg.Surface) -> None:
        onto.blit(glyph, (0, 0))
        onto.fill((52, 34, 24, 255), special_flags=pg.BLEND_RGBA_MULT)

    def painted(
        self, key: Hashable, size: tuple[int, int], paint: Callable[[pg.Surface], None]
    ) -> pg.Surface:
        """A transparent picture of this size, painted once for each key."""
        key = (key, size)
        if key not in self._painted:
            if len(self._painted) >= MOST_PAINTED:
                self._painted.clear()
            surface = pg.Surface(size, pg.SRCALPHA)
            paint(surface)
            self._painted[key] = surface
        return self._painted[key]

    def cursor(self) -> pg.Cursor:
        """The arrow of the mouse; SDL wants it with straight alpha."""
        part = self.scale / PICTURE_SCALE
        x, y = self._sheets["cursor"]["hot_spot"]
        raw = self.pictures.load("ui/cursor")
        arrow = pg.transform.smoothscale_by(raw, part)
        return pg.Cursor((round(x * part), round(y * part)), arrow)

    # --- panels -------------------------------------------------------------------------------

    def panel(self, onto: pg.Surface, name: str, rect: pg.Rect, lighter: int = 0) -> None:
        """A panel with its shadow; `rect` is the panel itself. `lighter`: by so many per cent."""
        margin = self.shadow_of(name)
        outer = rect.inflate(2 * margin, 2 * margin)
        picture = self.painted(
            ("panel", name, lighter), outer.size, lambda s: self._paint_panel(s, name, lighter)
        )
        onto.blit(picture, outer, special_flags=PREMULTIPLIED)

    def whole(self, onto: pg.Surface, name: str, rect: pg.Rect) -> None:
        """A picture of the theme that is not sliced; `rect` is its body without the shadow."""
        raw = self.pictures.load(f"ui/{name}")
        body = raw.get_width() - 2 * self._sheets[name]["shadow"]
        size = round(raw.get_width() * rect.width / body)
        picture = self.pictures.scaled(f"ui/{name}", (size, size))
        onto.blit(picture, picture.get_rect(center=rect.center), special_flags=PREMULTIPLIED)

    def shadow_of(self, name: str) -> int:
        shadow: int = self._sheets[name]["shadow"]
        return round(shadow * self.scale / PICTURE_SCALE)

    def _paint_panel(self, onto: pg.Surface, name: str, lighter: int) -> None:
        if self.high_contrast:
            self._paint_flat(onto, name)
        else:
            self._paint_sliced(onto, name)
        if lighter:
            # A part of itself is added or taken away: transparent corners stay transparent.
            part = onto.copy()
            level = 255 * abs(lighter) // 100
            part.fill((level, level, level), special_flags=pg.BLEND_RGB_MULT)
            flag = pg.BLEND_RGB_ADD if lighter > 0 else pg.BLEND_RGB_SUB
            onto.blit(part, (0, 0), special_flags=flag)

    def _paint_flat(self, onto: pg.Surface, name: str) -> None:
        """High contrast: black or white, and a line."""
        margin = self.shadow_of(name)
        body = onto.get_rect().inflate(-2 * margin, -2 * margin)
        light = name.startswith(("parchment", "tooltip"))
        radius = self.px(6)
        pg.draw.rect(onto, "#fffdf5" if light else "#000000", body, border_radius=radius)
        pg.draw.rect(onto, "#000000" if light else "#ffffff", body, 2, border_radius=radius)

    def _paint_sliced(self, onto: pg.Surface, name: str) -> None:
        """Corners as they are, edges and centre stretched, then the grain; all at 200 %."""
        sheet = self._sheets[name]
        raw = self.pictures.load(f"ui/{name}").premul_alpha()
        factor = PICTURE_SCALE / self.scale
        size = (round(onto.get_width() * factor), round(onto.get_height() * factor))
        large = pg.Surface(size, pg.SRCALPHA)
        corner = min(sheet["corner"], size[0] // 2, size[1] // 2)
        from_x, to_x = _thirds(raw.get_width(), sheet["corner"]), _thirds(size[0], corner)
        from_y, to_y = _thirds(raw.get_height(), sheet["corner"]), _thirds(size[1], corner)
        for row in range(3):
            for column in range(3):
                target = _cell(to_x, to_y, column, row)
                if target.width > 0 and target.height > 0:
                    part = raw.subsurface(_cell(from_x, from_y, column, row))
                    large.blit(pg.transform.smoothscale(part, target.size), target)
        if sheet.get("grain"):
            self._grain(large, sheet["grain"])
        pg.transform.smoothscale(large, onto.get_size(), onto)

    def _grain(self, onto: pg.Surface, name: str) -> None:
        """The texture of the material, without a seam."""
        grain = self.pictures.load(f"ui/{name}", alpha=False)
        for y in range(0, onto.get_height(), grain.get_height()):
            for x in range(0, onto.get_width(), grain.get_width()):
                onto.blit(grain, (x, y), special_flags=pg.BLEND_RGB_MULT)


def _thirds(length: int, inset: int) -> tuple[int, int, int, int]:
    return 0, inset, length - inset, length


def _cell(
    xs: tuple[int, int, int, int], ys: tuple[int, int, int, int], column: int, row: int
) -> pg.Rect:
    left, top = xs[column], ys[row]
    return pg.Rect(left, top, xs[column + 1] - left, ys[row + 1] - top)
