"""What stands and lies on the board: heroes, tokens, things and effects."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

import pygame
from pygame import Rect, Surface
from pygame.transform import box_blur, flip, smoothscale

from karak.app.catacombs.tile_art import SOURCE
from karak.app.kept import Kept
from karak.app.pictures import Pictures

Kind = Literal["thing", "token", "standee", "effect"]
Colour = tuple[int, int, int]

LAYER: Final = {"thing": 0, "token": 1, "standee": 2, "effect": 3}
HEIGHT: Final = {"thing": 0.27, "token": 0.5, "standee": 0.80, "effect": 0.4}  # of a tile
DARKEST: Final = {"thing": 205, "token": 214, "standee": 190, "effect": 255}  # of 255
COLD: Final = (0.60, 0.66, 0.74)  # the colour of what no lamp reaches
TINT_STEP: Final = 12  # light on a piece in so coarse steps that a flicker needs no new picture
ALPHA_STEP: Final = 15
LARGEST: Final = 1.2  # pictures are kept for pieces up to this scale at the largest tile
MOST_PICTURES: Final = 160


@dataclass(slots=True)
class Sprite:
    """A piece at a board point: that of its foot or, if it lies flat, of its middle.

    Animations change the fields as they like; `width` below 1 is a token being turned over.
    """

    id: str
    picture: str
    x: float
    y: float
    lift: float = 0.0  # tiles above the floor; its shadow stays there
    alpha: int = 255
    scale: float = 1.0
    kind: Kind = "token"
    width: float = 1.0
    mark: Literal["", "active", "danger", "choice"] = ""  # the ring around it
    height: float = 0.0  # in tiles; 0: as usual for its kind

    @property
    def tall(self) -> float:
        """Its height in tiles."""
        return (self.height or HEIGHT[self.kind]) * self.scale

    @property
    def state(self) -> tuple[object, ...]:
        """Everything one could see change."""
        return (
            self.picture, self.x, self.y, self.lift, self.alpha, self.scale, self.kind, self.width,
            self.mark, self.height,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Painted:
    """A picture and which of its points stands on the board point."""

    surface: Surface
    foot: tuple[float, float]

    def scaled(self, height_factor: float, width_factor: float) -> Painted:
        width, height = self.surface.get_size()
        size = max(1, round(width * width_factor)), max(1, round(height * height_factor))
        foot = self.foot[0] * width_factor, self.foot[1] * height_factor
        return Painted(smoothscale(self.surface, size), foot)


@dataclass(frozen=True, slots=True)
class Parts:
    """A piece without its shadow, the shadow alone, and both in one."""

    body: Painted
    shadow: Painted
    whole: Painted
    height: int  # of the body's picture


class Pieces:
    """Pictures of pieces at the sizes and in the light they are seen in."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._parts: dict[tuple[str, Kind], Parts] = {}
        self._ready: Kept[tuple[object, ...], Painted] = Kept(MOST_PICTURES)
        self.made = 0  # how many pictures were made, for those who make them ahead
        self._anchors: dict[str, dict[str, list[float]]] = (
            pictures.data("heroes/heroes") if pictures.has("heroes/horan/standee") else {}
        )

    # --- asking -----------------------------------------------------------------------------

    def painted(self, sprite: Sprite, tile: float, light: Colour, part: str = "whole") -> Painted:
        """`whole`, or for a piece in the air its `body` and its `shadow` apart."""
        tint = self._tint(sprite.kind, light) if part != "shadow" else (255, 255, 255)
        alpha = min(255, sprite.alpha // ALPHA_STEP * ALPHA_STEP)
        parts = self.parts(sprite)
        factor = sprite.tall * tile / parts.height
        size = round(factor * 1000), round(factor * sprite.width * 1000)
        key = (sprite.picture, sprite.kind, part, size, tint, alpha)

        def make() -> Painted:
            self.made += 1
            return self._paint(getattr(parts, part), factor, factor * sprite.width, tint, alpha)

        return self._ready.get(key, make)

    def rect(self, sprite: Sprite, tile: float, at: tuple[float, float]) -> Rect:
        """Where the body is when the sprite's point is at that place of the screen."""
        parts = self.parts(sprite)
        factor = sprite.tall * tile / parts.height
        width, height = parts.body.surface.get_size()
        x = at[0] - parts.body.foot[0] * factor * sprite.width
        y = at[1] - parts.body.foot[1] * factor - sprite.lift * tile
        return Rect(
            round(x), round(y), round(width * factor * sprite.width), round(height * factor)
        )

    def hit(self, sprite: Sprite, rect: Rect, position: tuple[int, int]) -> bool:
        """Is a place of the screen on the piece, not on what is transparent around it?"""
        if not rect.collidepoint(position):
            return False
        body = self.parts(sprite).body.surface
        width, height = body.get_size()
        x = (position[0] - rect.left) * width // rect.width
        y = (position[1] - rect.top) * height // rect.height
        return body.get_at((x, y)).a > 60

    @property
    def kept(self) -> int:
        return len(self._ready)

    # --- making -----------------------------------------------------------------------------

    @staticmethod
    @lru_cache(4096)
    def _tint(kind: Kind, light: Colour) -> Colour:
        """Pieces stay readable in the dark."""
        red, green, blue = (
            min(255, max(DARKEST[kind], int(255 * 0.85 * cold + lamp * 0.75)))
            // TINT_STEP
            * TINT_STEP
            + 3
            for cold, lamp in zip(COLD, light, strict=True)
        )
        return red, green, blue

    @staticmethod
    def _paint(
        source: Painted, height_factor: float, width_factor: float, tint: Colour, alpha: int
    ) -> Painted:
        painted = source.scaled(height_factor, width_factor)
        rgb = [part * alpha // 255 for part in tint]  # premultiplied: colour fades with alpha
        painted.surface.fill((*rgb, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return painted

    def parts(self, sprite: Sprite) -> Parts:
        key = sprite.picture, sprite.kind
        if key not in self._parts:
            self._parts[key] = self._make_parts(sprite)
        return self._parts[key]

    def _make_parts(self, sprite: Sprite) -> Parts:
        source = self._pictures.read(sprite.picture).premul_alpha()
        width, height = source.get_size()
        wanted = (sprite.height or HEIGHT[sprite.kind]) * SOURCE * LARGEST
        factor = min(1.0, wanted / height)
        foot = self._foot(sprite, width, height)
        body = Painted(source, foot).scaled(factor, factor)
        if sprite.kind == "effect":
            nothing = Painted(Surface((1, 1), pygame.SRCALPHA).convert_alpha(), (0, 0))
            return Parts(body, nothing, body, body.surface.get_height())
        shadow = standing_shadow(body) if sprite.kind == "standee" else lying_shadow(body)
        return Parts(body, shadow, together(shadow, body), body.surface.get_height())

    def _foot(self, sprite: Sprite, width: int, height: int) -> tuple[float, float]:
        if sprite.kind != "standee":
            return width / 2, height / 2
        hero = sprite.picture.split("/")[1]
        x, y = self._anchors.get(hero, {}).get("standee", (width / 2, height * 0.925))
        return x, y


# --- shadows ----------------------------------------------------------------------------------


def _blank(width: int, height: int) -> Surface:
    surface = Surface((width, height), pygame.SRCALPHA).convert_alpha()
    surface.fill((0, 0, 0, 0))
    return surface


def _black(picture: Surface, strength: float) -> Surface:
    """The silhouette of a premultiplied picture."""
    silhouette = picture.copy()
    silhouette.fill((0, 0, 0, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    return silhouette


def _softened(shadow: Surface) -> Surface:
    """Blurred at a quarter of its size, which nobody sees and which takes a tenth of the time."""
    width, height = shadow.get_size()
    small = smoothscale(shadow, (max(1, width // 4), max(1, height // 4)))
    return smoothscale(box_blur(small, 2), (width, height))


def lying_shadow(body: Painted) -> Painted:
    """Of a token on the floor: itself, a little to the lower right, blurred."""
    width, height = body.surface.get_size()
    blur = max(2, round(height * 0.07))
    surface = _blank(width + 4 * blur, height + 4 * blur)
    surface.blit(_black(body.surface, 0.75), (2 * blur, 2 * blur))
    foot = body.foot[0] + 2 * blur - height * 0.05, body.foot[1] + 2 * blur - height * 0.08
    return Painted(_softened(surface), foot)


def standing_shadow(body: Painted) -> Painted:
    """Of a standee: its silhouette thrown to the right, and a dark spot below the foot."""
    width, height = body.surface.get_size()
    foot_x, foot_y = body.foot
    tall = max(1, int(height * 0.4))
    above = body.surface.subsurface((0, 0, width, max(1, int(foot_y))))
    thrown = flip(smoothscale(_black(above, 0.62), (width, tall)), False, True)
    lean, edge = int(tall * 1.15), max(4, height // 8)
    surface = _blank(width + lean + 2 * edge, tall + 2 * edge)
    for row in range(tall):
        line = thrown.subsurface((0, row, width, 1)).copy()
        fade = round(255 * (1 - 0.75 * row / tall))
        line.fill((255, 255, 255, fade), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(line, (edge + round(row * 1.15), edge + row))
    spot = Rect(0, 0, round(width * 0.76), round(width * 0.24))
    spot.center = edge + round(foot_x), edge + round(height * 0.02)
    pygame.draw.ellipse(surface, (0, 0, 0, 190), spot)
    return Painted(_softened(surface), (edge + foot_x, edge + height * 0.03))


def together(shadow: Painted, body: Painted) -> Painted:
    """Both in one picture: one blit a frame."""
    rects = [
        Rect(round(-part.foot[0]), round(-part.foot[1]), *part.surface.get_size())
        for part in (shadow, body)
    ]
    around = rects[0].union(rects[1])
    surface = _blank(*around.size)
    for part, rect in zip((shadow, body), rects, strict=True):
        at = rect.left - around.left, rect.top - around.top
        surface.blit(part.surface, at, special_flags=pygame.BLEND_PREMULTIPLIED)
    return Painted(surface, (-around.left, -around.top))
