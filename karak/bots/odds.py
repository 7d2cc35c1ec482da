"""The chance of winning a fight in the catacombs, exact, from the rules."""

from __future__ import annotations

from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Chances:
    """How a fight may end."""

    won: Fraction
    drawn: Fraction
    lost: Fraction


@cache
def chance_to_roll(least: int, *, no_ones: bool = False) -> Fraction:
    """The chance that two dice show at least so much; `no_ones`: a 1 is rolled again (C-68)."""
    faces = range(2 if no_ones else 1, 7)
    hits = sum(a + b >= least for a in faces for b in faces)
    return Fraction(hits, len(faces) ** 2)


def skills_of(state: State, seat: int) -> frozenset[str]:
    """None under the curse (C-51)."""
    return NO_SKILLS if state.curse == seat else state.heroes[seat].skills


def one_roll(strength: int, bonus: int, skills: frozenset[str]) -> Chances:
    """The chances of a single throw to which all of `bonus` is added."""
    no_ones = TRAINING in skills
    above = chance_to_roll(strength - bonus + 1, no_ones=no_ones)
    reached = chance_to_roll(strength - bonus, no_ones=no_ones)
    if BACKSTAB in skills:  # a draw is enough: C-66
        return Chances(reached, Fraction(0), 1 - reached)
    return Chances(above, reached - above, 1 - reached)


def chances(state: State, seat: int, monster: Token, *, first_step: bool = False) -> Chances:
    """Before the roll, if every bolt and every skill is used that helps.

    `first_step`: the oracle is about to fight in the first step of her turn (C-69).
    """
    hero, skills = state.heroes[seat], skills_of(state, seat)
    bonus = sum(thing.bonus for thing in hero.things) + hero.things.count(BOLT)
    bonus += SACRIFICE in skills and hero.life > 0
    bonus += FORESIGHT in skills and first_step
    once = one_roll(monster.strength, bonus, skills)
    if DOUBLE_ATTACK not in skills:
        return once
    again = 1 - once.won  # the warrior rolls again unless he has won: C-61
    return Chances(once.won + again * once.won, again * once.drawn, again * once.lost)


def chance_to_win(state: State, seat: int, monster: Token, *, first_step: bool = False) -> Fraction:
    return chances(state, seat, monster, first_step=first_step).won
