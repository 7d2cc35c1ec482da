"""Light that walls block. It lives in board space: panning and zooming never touch it.

A lamp's light is cast as rays through a field of distances to the nearest wall; what they see is
drawn as nested polygons (light enters a wall a little), coloured by a radial picture, and softened
by scaling it down and up again. The light map is the sum of all lamps, a few samples a tile: tiles
are multiplied with it. No numpy: casting is plain Python, everything else is blits.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.transform import smoothscale

FIELD: Final = 34  # cells of the distance field on a tile's side
SAMPLES: Final = 24  # of the light map on a tile's side
FINE: Final = 2  # the polygons are drawn this much finer than the map
PIXELS: Final = 204  # of a tile at 100 %: radii below are given in these
ADD, MULTIPLY = pygame.BLEND_RGB_ADD, pygame.BLEND_RGB_MULT

WALL: Final = 2  # quarters of a field cell: nearer than this a ray has hit the wall
NEXT_TO: Final = 3.0  # two rays that end farther apart get more rays between them
HALVINGS: Final = 3
INTO_WALL: Final = ((14.0, 0.09), (9.5, 0.24), (6.5, 0.46), (4.2, 0.74), (2.0, 1.0))
"""How many field cells beyond the hit so much of the light still comes: exp(-0.03 pixels)."""

SHARP, SOFT = (153, 153, 153), (102, 102, 102)  # the penumbra is a mix of these two, 60:40
FLICKER_LOW: Final = (240, 240, 240)  # the hero's torch burns between 94 and 100 %

Colour = tuple[float, float, float]
Ray = tuple[float, float, float]
"""Cosine, sine and length in field cells."""


def smoothstep(start: float, end: float, x: float) -> float:
    part = min(1.0, max(0.0, (x - start) / (end - start)))
    return part * part * (3 - 2 * part)


class Walls:
    """Distances to the nearest wall for a rectangle of tiles with an empty tile all round.

    One byte a field cell, in quarters of a cell; 0 is wall, or nothing laid. The empty rim keeps
    every ray inside.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.width = (columns + 2) * FIELD
        self.distances = bytearray(self.width * (rows + 2) * FIELD)

    def lay(self, column: int, row: int, distances: bytes) -> None:
        for line in range(FIELD):
            start = ((row + 1) * FIELD + line) * self.width + (column + 1) * FIELD
            self.distances[start : start + FIELD] = distances[line * FIELD : (line + 1) * FIELD]

    def cast(self, x: float, y: float, reach: float, count: int) -> list[Ray]:
        """Rays from a point in tiles, as far as `reach` (field cells) or the first wall."""
        distances, width = self.distances, self.width
        start_x, start_y = (x + 1) * FIELD, (y + 1) * FIELD
        cosine, sine = math.cos, math.sin

        def ray(angle: float) -> Ray:
            """Step on by the distance to the nearest wall: nothing can be in between."""
            dx, dy = cosine(angle), sine(angle)
            gone = 1.5
            while gone < reach:
                free = distances[int(start_y + dy * gone) * width + int(start_x + dx * gone)]
                if free < WALL:
                    return dx, dy, gone
                gone += free * 0.25
            return dx, dy, reach

        def between(low: float, a: Ray, high: float, b: Ray, halvings: int) -> None:
            """More rays where two neighbours end far apart: corners stay sharp."""
            if not halvings or abs(a[2] - b[2]) <= NEXT_TO:
                return
            middle = (low + high) / 2
            found = ray(middle)
            between(low, a, middle, found, halvings - 1)
            rays.append(found)
            between(middle, found, high, b, halvings - 1)

        step = 2 * math.pi / count
        regular = [ray(at * step) for at in range(count)]
        rays: list[Ray] = []
        for at, (here, then) in enumerate(zip(regular, [*regular[1:], regular[0]], strict=True)):
            rays.append(here)
            between(at * step, here, (at + 1) * step, then, HALVINGS)
        return rays


# --- lamps ----------------------------------------------------------------------------------


def radial(radius: float, colour: Callable[[float], Colour]) -> Surface:
    """A picture of light around its middle, drawn as circles from the rim inwards."""
    samples = int(radius / PIXELS * SAMPLES * FINE) + 1
    picture = Surface((2 * samples + 1, 2 * samples + 1)).convert()
    picture.fill(0)
    for half in range(2 * samples, 0, -1):
        shade = colour((half / 2 - 0.25) * PIXELS / (SAMPLES * FINE))
        rgb = [min(255, int(part * 255 + 0.5)) for part in shade]
        pygame.draw.circle(picture, rgb, (samples + 0.5, samples + 0.5), half / 2)
    return picture


@dataclass(frozen=True, slots=True)
class Pool:
    """What one lamp lights: a picture in samples of the light map, and where it belongs."""

    picture: Surface
    place: tuple[int, int]

    @property
    def rect(self) -> Rect:
        return Rect(self.place, self.picture.get_size())


class Lamp:
    """One sort of light: its radial picture and the surfaces it is worked out on."""

    CUT: Final = 0.84  # of the reach; beyond it less than 2 % of the light is left

    def __init__(self, strength: float, radius: float, reach: float, near: str, far: str) -> None:
        self._near, self._far = pygame.Color(near).normalize(), pygame.Color(far).normalize()
        self._strength, self._radius, self._full_reach = strength, radius, reach
        self.reach = reach * self.CUT / PIXELS  # tiles
        self._gradient = radial(reach * self.CUT, self._colour)
        width = self._gradient.get_width()
        self._side = (width // FINE + 6) // 6 * 6
        self._drawing = Surface((self._side * FINE, self._side * FINE)).convert()
        self._soft = Surface((self._side, self._side)).convert()
        self._rays = 140 if self.reach > 2 else 90

    def _colour(self, distance: float) -> Colour:
        """Falls with the square of the distance and runs from the near to the far colour."""
        fade = smoothstep(self._full_reach, self._full_reach * 0.25, distance)
        light = min(1.0, self._strength / (1 + (distance / self._radius) ** 2) * fade)
        mix = min(1.0, light * 1.1)
        red, green, blue = (
            light * (far + (near - far) * mix)
            for near, far in zip(self._near[:3], self._far[:3], strict=True)
        )
        return red, green, blue

    def shine(self, walls: Walls, x: float, y: float, strength: float = 1.0) -> Pool:
        """The pool of light of this lamp at a point of the field, in tiles."""
        rays = walls.cast(x, y, self.reach * FIELD, self._rays)
        drawing, width = self._drawing, self._gradient.get_width()
        scale = SAMPLES * FINE
        left, top = round(x * scale) - width // 2, round(y * scale) - width // 2
        whole_left, whole_top = left // FINE * FINE, top // FINE * FINE
        drawing.fill(0)
        self._draw_seen(rays, x * scale - whole_left, y * scale - whole_top, strength)
        self._colour_in(left - whole_left, top - whole_top)
        return Pool(self._softened(), (whole_left // FINE, whole_top // FINE))

    def _draw_seen(self, rays: list[Ray], x: float, y: float, strength: float) -> None:
        scale = SAMPLES * FINE / FIELD
        for beyond, part in INTO_WALL:
            grey = int(255 * part * strength)
            points = [
                (x + dx * (far + beyond) * scale, y + dy * (far + beyond) * scale)
                for dx, dy, far in rays
            ]
            pygame.draw.polygon(self._drawing, (grey, grey, grey), points)

    def _colour_in(self, left: int, top: int) -> None:
        """Multiply with the gradient; what it does not cover must be dark."""
        drawing, width = self._drawing, self._gradient.get_width()
        drawing.blit(self._gradient, (left, top), special_flags=MULTIPLY)
        side = drawing.get_width()
        for rest in (
            (0, 0, left, side),
            (0, 0, side, top),
            (left + width, 0, side, side),
            (0, top + width, side, side),
        ):
            drawing.fill(0, rest)

    def _softened(self) -> Surface:
        """A penumbra without a blur: the picture at a half and at a sixth, enlarged and mixed."""
        side = self._side
        half = smoothscale(self._drawing, (side // 2, side // 2))
        sixth = smoothscale(half, (side // 6, side // 6))
        half.fill(SHARP, special_flags=MULTIPLY)
        sixth.fill(SOFT, special_flags=MULTIPLY)
        pool = smoothscale(half, (side, side))
        pool.blit(smoothscale(sixth, (side, side), self._soft), (0, 0), special_flags=ADD)
        return pool


def lamps() -> dict[str, Lamp]:
    """The lights of the catacombs: strength, radius, reach, near and far colour."""
    return {
        "hero": Lamp(1.3, 290, 840, "#ffb75f", "#ff7a24"),
        "other": Lamp(0.40, 110, 320, "#ffd39a", "#e08a45"),
        "torch": Lamp(0.66, 78, 300, "#ffc478", "#ff6c18"),
        "water": Lamp(0.34, 74, 250, "#a8ecff", "#3f8fa6"),
        "gate": Lamp(0.40, 74, 250, "#c9b4ff", "#7c5cc4"),
    }


def ambient() -> Surface:
    """The cold light that rises around the active hero, weak and unblocked."""

    def colour(distance: float) -> Colour:
        light = max(0.0, math.exp(-((distance / 900) ** 2)) - 0.06)
        return 0.064 * light, 0.089 * light, 0.118 * light

    fine = radial(1500, colour)
    side = fine.get_width() // FINE
    return smoothscale(fine, (side, side))
