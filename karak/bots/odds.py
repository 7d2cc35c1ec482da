"""The chance of winning a fight in the catacombs, exact, from the rules."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from karak.rules.catacombs.heroes import (
    BACKSTAB,
    DOUBLE_ATTACK,
    FORESIGHT,
    NO_SKILLS,
    SACRIFICE,
    TRAINING,
)
from karak.rules.catacombs.pieces import BOLT, Token
from karak.rules.catacombs.state import State


@cache
def chance_to_roll(least: int, *, no_ones: bool = False) -> Fraction:
    """The chance that two dice show at least so much; `no_ones`: a 1 is rolled again (C-68)."""
    faces = range(2 if no_ones else 1, 7)
    hits = sum(a + b >= least for a in faces for b in faces)
    return Fraction(hits, len(faces) ** 2)


def chance_to_win(state: State, seat: int, monster: Token, *, first_step: bool = False) -> Fraction:
    """Before the roll, if every bolt and every skill is used that helps.

    `first_step`: the oracle is about to fight in the first step of her turn (C-69).
    """
    hero = state.heroes[seat]
    skills = NO_SKILLS if state.curse == seat else hero.skills
    bonus = sum(thing.bonus for thing in hero.things) + hero.things.count(BOLT)
    bonus += SACRIFICE in skills and hero.life > 0
    bonus += FORESIGHT in skills and first_step
    least = monster.strength - bonus + (BACKSTAB not in skills)  # a draw is enough: C-66
    once = chance_to_roll(least, no_ones=TRAINING in skills)
    return 1 - (1 - once) ** 2 if DOUBLE_ATTACK in skills else once
