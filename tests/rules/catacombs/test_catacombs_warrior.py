"""C-61: Horan, the warrior: both skills, free and under the curse (C-51)."""

from __future__ import annotations

from karak.rules import CHANCE
from karak.rules.catacombs import State
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import BOLT, START, TURNKEY
from tests.rules.catacombs.scenes import (
    EAST,
    EAST2,
    NORTH,
    curse,
    fight_scene,
    game,
    give,
    lay,
    only,
    play,
    put,
    result,
    turn_ended,
    wound,
)


def test_c61_double_attack_rolls_both_dice_again_and_the_second_counts() -> None:
    state = fight_scene(TURNKEY, "horan", "taia")
    play(state, do.Step(EAST2), (4, 5))
    assert state.legal_actions() == [do.Strike(), do.RollAgain()]
    told = play(state, do.RollAgain())
    assert told == []
    assert state.actor == CHANCE
    assert len(state.chance_outcomes()) == 21  # both dice
    assert play(state, (1, 2)) == [ev.DiceRolled(0, (1, 2), (1, 2), "double_attack")]
    told = play(state, do.Strike())
    assert told[0] == ev.FightEnded(0, EAST2, TURNKEY, 8, (1, 2), 3, "lost")


def test_c61_once_a_fight() -> None:
    state = fight_scene(TURNKEY, "horan", "taia")
    play(state, do.Step(EAST2), (1, 1), do.RollAgain(), (1, 1))
    assert state.legal_actions() == [do.Strike()]


def test_c61_and_he_need_not() -> None:
    state = fight_scene(TURNKEY, "horan", "taia")
    assert result(play(state, do.Step(EAST2), (4, 5), do.Strike())) == "won"


def test_c61_bolts_after_the_second_roll() -> None:
    state = fight_scene(TURNKEY, "horan", "taia")
    give(state, 0, BOLT)
    play(state, do.Step(EAST2), (1, 1), do.RollAgain(), (4, 4))
    assert state.legal_actions() == [do.Strike(), do.UseBolt()]
    assert result(play(state, do.UseBolt(), do.Strike())) == "won"


def test_c61_c51_the_cursed_warrior_rolls_once() -> None:
    state = fight_scene(TURNKEY, "horan", "taia")
    curse(state, 0)
    play(state, do.Step(EAST2), (1, 1))
    assert state.legal_actions() == [do.Strike()]


def dying_warrior() -> State:
    """Horan has just lost his last life; a second fountain lies in the north."""
    state = fight_scene(TURNKEY, "horan", "taia")
    lay(state, NORTH, "fountain-SW")
    wound(state, 0, 1)
    play(state, do.Step(EAST2), (1, 1), do.Strike())
    return state


def test_c61_reincarnation_at_a_fountain_of_his_choice() -> None:
    state = dying_warrior()
    assert state.legal_actions() == [do.Reincarnate(START), do.Reincarnate(NORTH)]
    assert play(state, do.Reincarnate(NORTH)) == [
        ev.Moved(0, EAST, NORTH, "reincarnation", 3),
        ev.LifeChanged(0, 0, 5, "reincarnation"),
        ev.TurnEnded(0, 1, "reincarnation"),
        ev.TurnBegan(1, 2, 4),
    ]


def test_c61_he_is_not_unconscious_but_the_turn_is_over() -> None:
    state = dying_warrior()
    told = play(state, do.Reincarnate(START))
    assert not only(told, ev.FellUnconscious)
    assert state.seat == 1
    play(state, do.EndTurn())
    assert do.EndTurn() in state.legal_actions()


def test_c61_c31_reincarnation_comes_before_the_fountain_he_falls_back_to() -> None:
    state = game("horan", "taia")
    lay(state, EAST, "room-NESW")
    put(state, EAST, TURNKEY)
    wound(state, 0, 1)
    play(state, do.Step(EAST), (1, 1), do.Strike())
    assert state.legal_actions() == [do.Reincarnate(START)]


def test_c61_only_for_the_last_life() -> None:
    state = fight_scene(TURNKEY, "horan", "taia")
    wound(state, 0, 2)
    assert turn_ended(play(state, do.Step(EAST2), (1, 1), do.Strike())) == "fight"


def test_c61_c51_the_cursed_warrior_falls_unconscious_like_anybody() -> None:
    state = fight_scene(TURNKEY, "horan", "taia")
    wound(state, 0, 1)
    curse(state, 0)
    told = play(state, do.Step(EAST2), (1, 1), do.Strike())
    assert ev.FellUnconscious(0) in told
    play(state, do.EndTurn())
    assert state.legal_actions() == [do.Recover()]
