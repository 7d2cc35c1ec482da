"""The tokens of the catacombs: every monster with its strength, the chest, and the back."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import partial

from artkit.output import ROOT, Picture
from artkit.partlist import part_list
from artkit.shapes import moved
from artkit.tokens import Dish, Figure, token

from pictures.lair import dragon, fallen, mummy, skeletons, vermin

READS = ("karak/rules/catacombs/pieces.toml",)
COLOURS = {"wood": "#96602b", "plank": "#8a5526", "iron": "#5d636b", "gold": "#e0a83e"}
BRONZE = {"bronze": "#94702f", "dark": "#3a2413"}


def chest() -> Figure:
    """A locked chest: wood, iron bands and a great lock."""
    parts = part_list(
        """
        front wood plank 14 flow=0 corners: -102 8, 102 8, 92 102, -92 102
        gap plain #2f1a0c 1.5 ink=0.4 shadow=0 within=front corners: -100 38.6, 100 38.6, 100 41.4,
            -100 41.4
        gap plain #2f1a0c 1.5 ink=0.4 shadow=0 within=front corners: -100 70.6, 100 70.6, 100 73.4,
            -100 73.4
        lid wood wood 34 flow=0: -110 10 c, -110 -40, -86 -84, -48 -98, 0 -102, 48 -98, 86 -84,
            110 -40, 110 10 c
        gap plain #3a210f 1.5 ink=0.4 shadow=0 within=lid limb: -108 -24 1.5, 0 -32 1.5, 108 -24 1.5
        gap plain #3a210f 1.5 ink=0.4 shadow=0 within=lid limb: -98 -62 1.5, 0 -72 1.5, 98 -62 1.5
        band metal iron 9: -83 8 c, -82 -48, -68 -94 c, -48 -97 c, -54 -48, -53 8 c
        band metal iron 9: 83 8 c, 82 -48, 68 -94 c, 48 -97 c, 54 -48, 53 8 c
        band metal iron 9 corners: -83 10, -53 10, -55 102, -81 102
        band metal iron 9 corners: 83 10, 53 10, 55 102, 81 102
        rivet metal #c3c7ca 4 ink=0.7 oval: -64 -68, 5.5 5.5
        rivet metal #c3c7ca 4 ink=0.7 oval: -68 -34, 5.5 5.5
        rivet metal #c3c7ca 4 ink=0.7 oval: 64 -68, 5.5 5.5
        rivet metal #c3c7ca 4 ink=0.7 oval: 68 -34, 5.5 5.5
        rivet metal #c3c7ca 4 ink=0.7 oval: -68 38, 5.5 5.5
        rivet metal #c3c7ca 4 ink=0.7 oval: -68 70, 5.5 5.5
        rivet metal #c3c7ca 4 ink=0.7 oval: 68 38, 5.5 5.5
        rivet metal #c3c7ca 4 ink=0.7 oval: 68 70, 5.5 5.5
        rim metal #717880 9 corners: -116 -4, 116 -4, 116 20, -116 20
        foot metal iron 7 corners: -100 94, 100 94, 98 110, -98 110
        plate gold gold 12: -38 -18 c, 0 -25, 38 -18 c, 45 26, 30 58, 0 76 c, -30 58, -45 26
        - 4 2 oval: 0 22, 27 32
        hole plain #1a0f06 3 shadow=0 tone=-0.4: 0 -3, 15 8, 13 21, 7 28, 12 52 c, -12 52 c, -7 28,
            -13 21, -15 8
        """,
        COLOURS,
        partial(moved, dx=160, dy=160, scale=0.97),
    )
    return Figure(parts, Dish("#b4cccb", "#345058", 24, ring="#c79a44"))


def back() -> Picture:
    """A token lying face down: dark leather, iron, and a beast's eye in bronze that watches."""
    eye = part_list(
        """
        lid gold bronze 16: 48 160 c, 96 112, 160 92, 224 112, 272 160 c, 224 208, 160 228, 96 208
        white leather dark 8 tone=-0.2: 74 160 c, 112 126, 160 114, 208 126, 246 160 c, 208 194,
            160 206, 112 194
        iris gold #b9863c 22 oval: 160 160, 42 42
        pupil plain #170d08 5 shadow=0: 160 122 c, 174 146, 174 174, 160 198 c, 146 174, 146 146
        ray gold bronze 7 corners: 151 78, 160 38, 169 78
        ray gold bronze 7 corners: 151 242, 160 282, 169 242
        ray gold bronze 7 twice corners: 119 94, 111 66, 135 86
        ray gold bronze 7 twice corners: 119 226, 111 254, 135 234
        """,
        BRONZE,
    )
    return token(Figure(eye, Dish("#5e4a3a", "#1d1510", 81, ring="#6f6658")))


FIGURES: dict[str, Callable[[], Figure]] = {
    "rat": vermin.rat,
    "spider": vermin.spider,
    "mummy": mummy.mummy,
    "turnkey": skeletons.turnkey,
    "warrior": skeletons.warrior,
    "king": skeletons.king,
    "fallen": fallen.fallen,
    "dragon": dragon.dragon,
    "chest": chest,
}


def strengths() -> dict[str, int]:
    """How strong each monster is, from the rules' own data."""
    text = (ROOT / "karak/rules/catacombs/pieces.toml").read_text(encoding="utf-8")
    return {name: entry["strength"] for name, entry in tomllib.loads(text)["tokens"].items()}


def monster(name: str) -> Picture:
    """The token of a monster (or of the chest) with the strength the rules give it."""
    return token(FIGURES[name](), strengths()[name])


PICTURES = {f"catacombs/tokens/{name}": partial(monster, name) for name in FIGURES}
PICTURES["catacombs/tokens/back"] = back
