"""C-68: Victorius, the swordsman: both skills, free and under the curse (C-51)."""

from __future__ import annotations

import pytest

from karak.rules import CHANCE
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import AXE, BOLT, KEY, MUMMY, TURNKEY, WARRIOR
from tests.rules.catacombs.scenes import (
    EAST,
    EAST2,
    EAST3,
    curse,
    drop,
    fight_scene,
    game,
    lay,
    only,
    play,
    put,
    steps_left,
    turn_ended,
    wound,
)


def test_c68_a_one_is_rolled_again_until_it_is_none() -> None:
    state = fight_scene(TURNKEY, "victorius", "taia")
    play(state, do.Step(EAST2))
    assert play(state, (1, 4)) == [ev.DiceRolled(0, (1, 4), (1, 4), "fight")]
    assert state.actor == CHANCE
    assert state.chance_outcomes() == [((face,), pytest.approx(1 / 6)) for face in range(1, 7)]
    assert play(state, (1,)) == [ev.DiceRolled(0, (1,), (4, 1), "combat_training")]
    assert state.actor == CHANCE  # each throw is a chance of its own
    assert play(state, (3,)) == [ev.DiceRolled(0, (3,), (4, 3), "combat_training")]
    told = play(state, do.Strike())
    assert told[0] == ev.FightEnded(0, EAST2, TURNKEY, 8, (4, 3), 7, "lost")


def test_c68_two_ones_are_both_rolled_again() -> None:
    state = fight_scene(TURNKEY, "victorius", "taia")
    play(state, do.Step(EAST2), (1, 1))
    assert len(state.chance_outcomes()) == 21
    told = play(state, (1, 5))  # one of them is a one again
    assert told == [ev.DiceRolled(0, (1, 5), (1, 5), "combat_training")]
    assert play(state, (2,)) == [ev.DiceRolled(0, (2,), (5, 2), "combat_training")]
    assert state.legal_actions() == [do.Strike()]


def test_c68_c51_under_the_curse_a_one_is_a_one_and_a_six_stops() -> None:
    state = fight_scene(TURNKEY, "victorius", "taia")
    curse(state, 0)
    told = play(state, do.Step(EAST2), (1, 6))
    assert state.actor == 0
    told = play(state, do.Strike())
    assert turn_ended(told) == "fight"


def test_c68_with_a_six_the_turn_goes_on_after_a_victory() -> None:
    state = fight_scene(TURNKEY, "victorius", "taia")
    told = play(state, do.Step(EAST2), (3, 6), do.Strike(), do.Take(KEY))
    assert not only(told, ev.TurnEnded)
    assert (state.seat, state.steps) == (0, 3)
    assert {do.Step(EAST), do.Explore(EAST3), do.EndTurn()} <= set(state.legal_actions())


def test_c68_c50_after_a_mummy_too_once_the_curse_is_given() -> None:
    state = fight_scene(MUMMY, "victorius", "taia")
    play(state, do.Step(EAST2), (3, 6), do.Strike(), do.Take(BOLT), do.GiveCurse(1))
    assert state.seat == 0
    assert do.Step(EAST) in state.legal_actions()


def test_c68_a_six_rolled_instead_of_a_one_counts() -> None:
    state = fight_scene(TURNKEY, "victorius", "taia")
    told = play(state, do.Step(EAST2), (1, 3), (6,), do.Strike(), do.Take(KEY))
    assert not only(told, ev.TurnEnded)


def test_c68_without_a_six_the_turn_is_over() -> None:
    state = fight_scene(TURNKEY, "victorius", "taia")
    assert turn_ended(play(state, do.Step(EAST2), (5, 5), do.Strike(), do.Take(KEY))) == "fight"


@pytest.mark.parametrize(
    ("monster", "dice", "life"), [(WARRIOR, (2, 6), 4), (TURNKEY, (2, 6), 5)], ids=["lost", "drawn"]
)
def test_c68_lost_or_drawn_he_may_attack_the_same_monster_again(
    monster: object, dice: tuple[int, int], life: int
) -> None:
    """Falling back neither costs nor refunds a step; attacking again costs one."""
    state = fight_scene(monster, "victorius", "taia")  # type: ignore[arg-type]
    told = play(state, do.Step(EAST2), dice, do.Strike())
    assert ev.Moved(0, EAST2, EAST, "thrown_back", 3) in told
    assert not only(told, ev.TurnEnded)
    assert (state.hero.cell, state.hero.life, state.steps) == (EAST, life, 3)
    told = play(state, do.Step(EAST2))
    assert told[0] == ev.Moved(0, EAST, EAST2, "step", 2)
    assert isinstance(told[1], ev.FightBegan)


def test_c68_the_four_step_limit_holds() -> None:
    state = fight_scene(TURNKEY, "victorius", "taia")
    for left in (3, 2, 1):
        play(state, do.Step(EAST2), (2, 6), do.Strike())
        assert state.steps == left
    told = play(state, do.Step(EAST2), (2, 6), do.Strike())
    assert turn_ended(told) == "nothing_left"


def test_c68_c23_with_no_steps_left_only_the_one_thing_remains() -> None:
    state = fight_scene(TURNKEY, "victorius", "taia")
    drop(state, EAST, AXE)
    steps_left(state, 1)
    play(state, do.Step(EAST2), (2, 6), do.Strike())
    assert state.legal_actions() == [do.Take(AXE), do.EndTurn()]


def test_c68_c30_thrown_back_onto_a_fountain_he_heals_only_by_ending_his_turn() -> None:
    state = game("victorius", "taia")
    lay(state, EAST, "room-NESW")
    put(state, EAST, WARRIOR)
    play(state, do.Step(EAST), (2, 6), do.Strike())
    assert state.hero.life == 4  # not healed by itself
    assert {do.Heal(), do.Step(EAST), do.EndTurn()} <= set(state.legal_actions())
    assert turn_ended(play(state, do.Heal())) == "heal"


def test_c68_c36_without_life_and_fountain_he_is_unconscious_six_or_not() -> None:
    state = fight_scene(WARRIOR, "victorius", "taia")
    wound(state, 0, 1)
    told = play(state, do.Step(EAST2), (2, 6), do.Strike())
    assert turn_ended(told) == "fight"
    assert ev.FellUnconscious(0) in told


def test_c68_c31_without_life_but_on_a_fountain_he_may_heal_and_nothing_else() -> None:
    state = game("victorius", "taia")
    lay(state, EAST, "room-NESW")
    put(state, EAST, WARRIOR)
    wound(state, 0, 1)
    play(state, do.Step(EAST), (2, 6), do.Strike())
    assert state.legal_actions() == [do.Heal(), do.EndTurn()]
