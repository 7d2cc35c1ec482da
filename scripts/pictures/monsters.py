"""The tokens of the catacombs: every monster with its strength, the chest, and the back."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import partial

from artkit.output import ROOT, Picture
from artkit.paint import Part, Relief
from artkit.palette import GOLD
from artkit.points import corners, curve, limb
from artkit.shapes import ellipse
from artkit.tokens import Dish, Figure, token

from pictures import beasts, undead


def chest() -> Figure:
    """A locked chest: wood, iron bands and a great lock."""
    wood, iron = "#8a5526", "#5d636b"
    parts = [
        Part("front", corners("58,168 262,168 252,262 68,262"), wood, 14, "wood", flow=0),
        *(
            Part(
                "gap",
                corners(f"60,{y - 1.4} 260,{y - 1.4} 260,{y + 1.4} 60,{y + 1.4}"),
                "#2f1a0c",
                1.5,
                within="front",
                ink=0.4,
                shadow=0,
            )
            for y in (200, 232)
        ),
        Part(
            "lid",
            curve("50,170! 50,120 74,76 112,62 160,58 208,62 246,76 270,120 270,170!"),
            "#9c642f",
            34,
            "wood",
            flow=0,
        ),
        *(
            Part("gap", limb(line), "#3a210f", 1.5, within="lid", ink=0.4, shadow=0)
            for line in ("54,136,1.5 160,128,1.5 266,136,1.5", "66,98,1.5 160,88,1.5 254,98,1.5")
        ),
    ]
    for x, lean in ((92, 10), (228, -10)):
        parts += [
            Part(
                "iron",
                curve(
                    f"{x - 15},168! {x - 14},112 {x - 10 + lean},66! {x + 10 + lean},63! {x + 14},112 {x + 15},168!"
                ),
                iron,
                9,
                "metal",
            ),
            Part(
                "iron",
                corners(f"{x - 15},170 {x + 15},170 {x + 13},262 {x - 13},262"),
                iron,
                9,
                "metal",
            ),
        ]
        for y in (92, 124, 194, 222, 248):
            parts.append(
                Part(
                    "rivet",
                    ellipse(x + (lean * 0.4 if y < 150 else 0), y, 5, 5),
                    "#b9bdc0",
                    4,
                    "metal",
                    ink=0.7,
                )
            )
    parts += [
        Part("rim", corners("44,156 276,156 276,180 44,180"), "#717880", 9, "metal"),
        Part("foot", corners("60,254 260,254 258,270 62,270"), iron, 7, "metal"),
        Part(
            "plate",
            curve("124,144! 160,138 196,144! 202,186 188,216 160,232! 132,216 118,186"),
            GOLD,
            12,
            "gold",
            (Relief(ellipse(160, 182, 26, 30), -4, 2),),
        ),
        Part(
            "keyhole",
            curve("160,160 174,170 172,182 166,188 171,210! 149,210! 154,188 148,182 146,170"),
            "#1a0f06",
            3,
            shadow=0,
            tone=-0.4,
        ),
    ]
    return Figure(parts, Dish("#a9c0bf", "#2c4146", 24, ring="#c79a44"))


FIGURES: dict[str, Callable[[], Figure]] = {
    "rat": beasts.rat,
    "spider": beasts.spider,
    "mummy": undead.mummy,
    "turnkey": undead.turnkey,
    "warrior": undead.warrior,
    "king": undead.king,
    "fallen": undead.fallen,
    "dragon": beasts.dragon,
    "chest": chest,
}


def strengths() -> dict[str, int]:
    """How strong each monster is, from the rules' own data."""
    text = (ROOT / "karak/rules/catacombs/pieces.toml").read_text(encoding="utf-8")
    return {name: entry["strength"] for name, entry in tomllib.loads(text)["tokens"].items()}


def monster(name: str) -> Picture:
    return token(FIGURES[name](), strengths()[name])


def back() -> Picture:
    """A token lying face down: dark leather, iron, and a beast's eye in bronze that watches."""
    eye = [
        Part(
            "lid",
            curve("48,160! 96,112 160,92 224,112 272,160! 224,208 160,228 96,208"),
            "#8a6430",
            16,
            "gold",
        ),
        Part(
            "white",
            curve("74,160! 112,126 160,114 208,126 246,160! 208,194 160,206 112,194"),
            "#3a2413",
            8,
            "leather",
            tone=-0.2,
        ),
        Part("iris", ellipse(160, 160, 42, 42), "#a8783a", 22, "gold"),
        Part(
            "pupil",
            curve("160,122! 174,146 174,174 160,198! 146,174 146,146"),
            "#170d08",
            5,
            shadow=0,
        ),
    ]
    for angle, far in ((-90, 1.0), (-62, 0.86), (-118, 0.86), (90, 1.0), (62, 0.86), (118, 0.86)):
        eye.append(_ray(angle, far))
    return token(Figure(eye, Dish("#5e4a3a", "#1d1510", 81, ring="#6f6658")))


def _ray(angle: float, far: float) -> Part:
    from math import cos, radians, sin  # noqa: PLC0415

    c, s = cos(radians(angle)), sin(radians(angle))
    inner, outer, wide = 82 * far, 122 * far, 9
    return Part(
        "ray",
        corners(
            f"{160 + c * inner - s * wide},{160 + s * inner + c * wide} {160 + c * outer},{160 + s * outer} {160 + c * inner + s * wide},{160 + s * inner - c * wide}"
        ),
        "#8a6430",
        7,
        "gold",
    )


PICTURES = {f"catacombs/tokens/{name}": partial(monster, name) for name in FIGURES}
PICTURES["catacombs/tokens/back"] = back
