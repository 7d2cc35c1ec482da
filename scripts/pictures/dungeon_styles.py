"""Which variants of each tile there are, and what stands and lies in them.

Directions are degrees seen from the middle, clockwise from the east; places are units. Both are
for the tile as it is built: straight NS, corner NE, T ESW, cross NESW.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pictures.dungeon import Scene, Style
from pictures.dungeon_details import (
    add_bones,
    add_coffin,
    add_drain,
    add_puddle,
    add_rubble,
    add_torch,
    add_urn,
    add_web,
)
from pictures.dungeon_sights import add_fountain, add_gate, add_pillars

Thing = Callable[[Scene], None]
Shape = tuple[str, str]  # kind and shape


def _thing(add: Callable[..., None], *how: float) -> Thing:
    return lambda scene: add(scene, *how)


torch, puddle, rubble = (partial(_thing, add) for add in (add_torch, add_puddle, add_rubble))
bones, web, urn = (partial(_thing, add) for add in (add_bones, add_web, add_urn))
coffin, drain = partial(_thing, add_coffin), partial(_thing, add_drain)


def _plain(seed: int) -> Style:
    return Style(seed, dressed=True)


def _chamber(seed: int) -> Style:
    """Eight corners, stones in rows."""
    return Style(seed, dressed=True, outline="octagon", in_rows=True, slabs=(76, 120), cracks=4)


def _ruin(seed: int) -> Style:
    """Large cracked slabs, capstones fallen, a little moss."""
    return Style(
        seed, dressed=True, slabs=(92, 150), cracks=10, moss=0.5, rubble=0.8, ruin=0.28, earth=0.12
    )


def _rotunda(seed: int) -> Style:
    return Style(seed, dressed=True, outline="round", slabs=(62, 104), cracks=6, moss=0.2)


def _path(seed: int) -> Style:
    return Style(seed, dressed=False, slabs=(40, 70), earth=0.35, rubble=0.8)


def _gallery(seed: int) -> Style:
    """Hardly any stones left in the earth."""
    return Style(seed, dressed=False, slabs=(46, 80), earth=0.75, rubble=1.0, moss=0.3)


def _round(seed: int, reach: float, *rings: float) -> Style:
    return Style(seed, dressed=True, outline="round", reach=reach, rings=rings, cracks=3)


TABLE: dict[Shape, list[tuple[Style, tuple[Thing, ...]]]] = {
    ("room", "straight"): [
        (_plain(101), ()),
        (_chamber(102), (torch(180), coffin(424, 262, 90))),
        (_ruin(103), (rubble(100, 100, 46),)),
        (_rotunda(104), (urn(128, 146, 17), urn(154, 119, 13))),
    ],
    ("room", "corner"): [
        (_plain(121), (torch(135),)),
        (_chamber(122), (coffin(250, 430, 180), urn(104, 350, 15))),
        (_ruin(123), (puddle(150, 385, 88), rubble(420, 420, 40), web(228))),
        (_rotunda(124), (bones(152, 366, 160),)),
    ],
    ("room", "T"): [
        (_plain(141), ()),
        (_chamber(142), (torch(270),)),
        (_ruin(143), (rubble(402, 96, 50), puddle(128, 150, 74))),
        (_rotunda(144), (drain(150, 158),)),
    ],
    ("room", "cross"): [
        (_plain(161), ()),
        (_chamber(162), ()),
        (_ruin(163), (rubble(414, 414, 48), web(315))),
        (_rotunda(164), (urn(366, 144, 17), urn(392, 166, 12), urn(340, 122, 13))),
    ],
    ("corridor", "straight"): [(_path(201), ()), (_gallery(202), (bones(262, 150, 200),))],
    ("corridor", "corner"): [(_path(221), ()), (_gallery(222), (puddle(330, 262, 60),))],
    ("corridor", "T"): [(_path(241), (torch(270, 16),)), (_gallery(242), (rubble(232, 214, 26),))],
    ("corridor", "cross"): [(_path(261), ()), (_gallery(262), (puddle(256, 130, 52),))],
    ("gate", "straight"): [(_round(401, 150, 76, 112, 150), (add_gate,))],
    ("fountain", "corner"): [(_round(411, 150, 76, 112, 150), (add_fountain,))],
    ("fountain", "cross"): [(_round(421, 206, 76, 112, 150, 190), (add_pillars, add_fountain))],
}


def variants(kind: str, shape: str) -> int:
    """How many there are of such a tile."""
    return len(TABLE[kind, shape])


def style(kind: str, shape: str, variant: int) -> Style:
    return TABLE[kind, shape][variant][0]


def furnish(scene: Scene, kind: str, shape: str, variant: int) -> None:
    """Put into the tile what belongs there."""
    for add in TABLE[kind, shape][variant][1]:
        add(scene)
