"""The list of all effects: who makes them, how many variants there are, how loud they are.

Loudness is that of the loudest moment (see `loudness.loudest`): this list is the mix.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from soundkit import fight, magic, table
from soundkit.loudness import finish_effect
from soundkit.waves import Chance, Samples, chance


@dataclass(frozen=True)
class Effect:
    make: Callable[[Chance], Samples]
    variants: int
    loudness: float


EFFECTS = {
    "step": Effect(table.step, 6, -26),
    "tile": Effect(table.tile, 3, -19),
    "turn": Effect(table.turn, 2, -25),
    "token": Effect(table.token, 2, -22),
    "dice": Effect(table.dice, 4, -21),
    "sword": Effect(fight.sword, 3, -18),
    "spell": Effect(magic.spell, 2, -18),
    "lock": Effect(table.lock, 2, -21),
    "coins": Effect(table.coins, 2, -21),
    "curse": Effect(magic.curse, 1, -18),
    "heal": Effect(magic.heal, 1, -20),
    "hurt": Effect(fight.hurt, 2, -18),
    "dragon": Effect(fight.dragon, 1, -13),
    "win": Effect(magic.win, 1, -17),
    "lose": Effect(magic.lose, 1, -18),
    "click": Effect(table.click, 2, -27),
    "hover": Effect(table.hover, 2, -36),
    "error": Effect(table.error, 1, -24),
    "portal": Effect(magic.portal, 1, -19),
    "chest": Effect(table.chest, 1, -20),
}


def make_effect(name: str, variant: int) -> Samples:
    effect = EFFECTS[name]
    return finish_effect(effect.make(chance(f"{name}-{variant}")), effect.loudness)
