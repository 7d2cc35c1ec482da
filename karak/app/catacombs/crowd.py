"""Where pieces stand on one tile, so that all of them stay visible and can be clicked."""

from __future__ import annotations

from typing import Final, NamedTuple


class Spot(NamedTuple):
    """A point on the tile (0 to 1 from its upper left corner) and how large the piece is there."""

    x: float
    y: float
    scale: float = 1.0


class Crowd(NamedTuple):
    """The spots of all pieces of a tile, in the order they were asked for."""

    heroes: list[Spot]
    token: Spot | None
    things: list[Spot]


ALONE: Final = Spot(0.5, 0.82)
HERO_SCALE: Final = (1.0, 1.0, 0.92, 0.82, 0.74, 0.70, 0.62)  # by how many stand there
APART: Final = {2: (0.31, 0.69), 3: (0.25, 0.75)}  # from the leftmost to the rightmost
BACK_ROW, FRONT_ROW = 0.60, 0.90  # where feet are
TOKEN_ALONE: Final = Spot(0.5, 0.5)
TOKEN_BESIDE: Final = Spot(0.755, 0.68, 0.92)
THING_ALONE: Final = Spot(0.5, 0.5, 1.15)
THING_ROW: Final = 0.87
MOST_ABREAST: Final = 5  # things in one row; more lie closer


def _between(low: float, high: float, count: int) -> list[float]:
    """So many numbers at equal distances, in the middle if there is one."""
    if count == 1:
        return [(low + high) / 2]
    return [low + (high - low) * at / (count - 1) for at in range(count)]


def _heroes(columns: list[float], up: float, scale: float) -> list[Spot]:
    """Side by side; from three on alternately behind and in front."""
    rows = (0.80, 0.84) if len(columns) == 2 else (BACK_ROW, FRONT_ROW)
    return [Spot(x, rows[at % 2] - up, scale) for at, x in enumerate(columns)]


def _things(count: int, row: float) -> list[Spot]:
    if count == 0:
        return []
    scale = 0.85 * min(1.0, MOST_ABREAST / count)
    return [Spot(x, row, scale) for x in _between(0.2, 0.8, count)]


def crowd(heroes: int, token: bool = False, things: int = 0) -> Crowd:
    """Spots for so many heroes, perhaps a token, and so many things on the floor."""
    if not heroes and not token:
        return Crowd([], None, [THING_ALONE] if things == 1 else _things(things, 0.5))
    up = 0.13 if things else 0.0  # things lie in front of the feet
    lying = _things(things, THING_ROW)
    if not heroes:
        return Crowd([], TOKEN_ALONE._replace(y=TOKEN_ALONE.y - up), lying)
    spot = TOKEN_BESIDE._replace(y=TOKEN_BESIDE.y - up) if token else None
    if heroes == 1:
        return Crowd([ALONE._replace(x=0.33 if token else 0.5, y=ALONE.y - up)], spot, lying)
    low, high = (0.13, 0.48) if token else APART.get(heroes, (0.18, 0.82))
    scale = HERO_SCALE[min(heroes + token, len(HERO_SCALE) - 1)]
    return Crowd(_heroes(_between(low, high, heroes), up, scale), spot, lying)
