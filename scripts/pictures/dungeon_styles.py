"""Which variants of each tile there are, and what stands and lies in them."""

from __future__ import annotations

from collections.abc import Callable

from pictures.dungeon import Scene, Style
from pictures.dungeon_details import add_torch
from pictures.dungeon_sights import add_fountain, add_gate, add_pillars

SMALL_STONES = (40.0, 70.0)


def _rooms(seed: int) -> list[Style]:
    return [Style(seed, dressed=True, torches=(225,) if seed == 121 else ())]


def _corridors(seed: int) -> list[Style]:
    return [Style(seed, dressed=False, slabs=SMALL_STONES, earth=0.5, rubble=0.8)]


SHAPES = ("straight", "corner", "T", "cross")
CHAPEL = Style(401, dressed=True, outline="round", reach=150, rings=(76, 112, 150), cracks=3)
VARIANTS: dict[tuple[str, str], list[Style]] = {
    **{("room", shape): _rooms(101 + 20 * k) for k, shape in enumerate(SHAPES)},
    **{("corridor", shape): _corridors(201 + 20 * k) for k, shape in enumerate(SHAPES)},
    ("gate", "straight"): [CHAPEL],
    ("fountain", "corner"): [
        Style(411, dressed=True, outline="round", reach=150, rings=(76, 112, 150), cracks=3)
    ],
    ("fountain", "cross"): [
        Style(421, dressed=True, outline="round", reach=206, rings=(76, 112, 150, 190), cracks=4)
    ],
}
SIGHTS: dict[tuple[str, str], tuple[Callable[[Scene], None], ...]] = {
    ("gate", "straight"): (add_gate,),
    ("fountain", "corner"): (add_fountain,),
    ("fountain", "cross"): (add_pillars, add_fountain),
}


def furnish(scene: Scene, kind: str, shape: str, variant: int) -> None:
    """Put into the tile what belongs there."""
    for degrees in scene.style.torches:
        add_torch(scene, degrees)
    for add in SIGHTS.get((kind, shape), ()):
        add(scene)
