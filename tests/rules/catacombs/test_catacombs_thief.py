"""C-66, C-67: Aderyn, the thief: both skills, free and under the curse (C-51)."""

from __future__ import annotations

import pytest

from karak.rules import CHANCE
from karak.rules.catacombs import State
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import PORTAL, START, TILES, TURNKEY, Plan
from tests.rules.catacombs.scenes import (
    EAST,
    EAST2,
    EAST3,
    curse,
    fight_scene,
    game,
    give,
    lay,
    only,
    play,
    result,
    steps_left,
    turn_ended,
    wound,
)

ROOM_CROSS = Plan.named("room-cross")
LAY_CROSS = do.Lay(TILES["room-NESW"])


@pytest.mark.parametrize(("cursed", "expected"), [(False, "won"), (True, "drawn")])
def test_c66_c51_the_thief_wins_draws_but_not_under_the_curse(cursed: bool, expected: str) -> None:
    state = fight_scene(TURNKEY, "aderyn", "taia")
    if cursed:
        curse(state, 0)
    play(state, do.Step(EAST2), *([] if cursed else [do.Attack()]), (4, 4))
    assert result(play(state, do.Strike())) == expected


def test_c66_one_less_than_a_draw_is_still_lost() -> None:
    state = fight_scene(TURNKEY, "aderyn", "taia")
    assert result(play(state, do.Step(EAST2), do.Attack(), (3, 4), do.Strike())) == "lost"


def test_c66_on_entering_she_chooses_and_may_walk_on() -> None:
    state = fight_scene(TURNKEY, "aderyn", "taia")
    lay(state, EAST3, "corridor-NESW")
    told = play(state, do.Step(EAST2))
    assert told == [ev.Moved(0, EAST, EAST2, "step", 3)]
    assert state.legal_actions() == [do.Attack(), do.Sneak()]
    assert play(state, do.Sneak()) == [ev.StayedUnseen(0, EAST2, TURNKEY)]
    assert do.Attack() not in state.legal_actions()  # she has chosen
    assert play(state, do.Step(EAST3)) == [ev.Moved(0, EAST2, EAST3, "step", 2)]


def test_c66_c16_also_a_monster_just_drawn() -> None:
    state = game("aderyn", "taia")
    told = play(state, do.Explore(EAST), ROOM_CROSS, LAY_CROSS, TURNKEY)
    assert not only(told, ev.FightBegan)
    assert state.legal_actions() == [do.Attack(), do.Sneak()]
    play(state, do.Sneak())
    assert do.Explore(EAST2) in state.legal_actions()
    assert state.tokens == {EAST: TURNKEY}


def test_c66_she_may_end_her_turn_there() -> None:
    state = fight_scene(TURNKEY, "aderyn", "taia")
    assert turn_ended(play(state, do.Step(EAST2), do.Sneak(), do.EndTurn())) == "choice"
    assert state.heroes[0].cell == EAST2


def test_c66_c23_after_the_fourth_step_the_turn_ends_by_itself() -> None:
    state = fight_scene(TURNKEY, "aderyn", "taia")
    steps_left(state, 1)
    assert turn_ended(play(state, do.Step(EAST2), do.Sneak())) == "nothing_left"


def thief_beside_monster() -> State:
    """Her turn begins on the turnkey's tile."""
    state = fight_scene(TURNKEY, "aderyn", "taia")
    play(state, do.Step(EAST2), do.Sneak(), do.EndTurn())
    return state


def test_c66_at_the_start_of_her_turn_she_may_attack() -> None:
    state = thief_beside_monster()
    play(state, do.EndTurn())
    assert {do.Attack(), do.Step(EAST), do.EndTurn()} <= set(state.legal_actions())
    assert play(state, do.Attack()) == [ev.FightBegan(0, EAST2, TURNKEY, 8, EAST)]


def test_c66_but_only_before_any_step() -> None:
    state = thief_beside_monster()
    play(state, do.EndTurn(), do.Step(EAST), do.Step(EAST2), do.Sneak())
    assert do.Attack() not in state.legal_actions()


def test_c66_c42_a_portal_may_come_first() -> None:
    state = thief_beside_monster()
    give(state, 0, PORTAL)
    play(state, do.EndTurn(), do.CastPortal(1, START))
    assert do.Attack() in state.legal_actions()


def test_c66_c51_no_stealth_under_the_curse() -> None:
    state = fight_scene(TURNKEY, "aderyn", "taia")
    curse(state, 0)
    assert ev.FightBegan(0, EAST2, TURNKEY, 8, EAST) in play(state, do.Step(EAST2))


def test_c67_cursed_meanwhile_she_must_fight_first() -> None:
    """Nothing comes before it, not even a portal."""
    state = thief_beside_monster()
    give(state, 0, PORTAL)
    curse(state, 0)
    told = play(state, do.EndTurn())
    assert told[-2:] == [ev.TurnBegan(0, 3, 4), ev.FightBegan(0, EAST2, TURNKEY, 8, EAST)]
    assert state.actor == CHANCE
    assert turn_ended(play(state, (1, 1), do.Strike())) == "fight"


def test_c67_c36_an_unconscious_hero_recovers_first() -> None:
    state = thief_beside_monster()
    curse(state, 0)
    wound(state, 0, 0)
    play(state, do.EndTurn())
    assert state.legal_actions() == [do.Recover()]
    play(state, do.Recover())
    told = play(state, do.EndTurn())  # one round later
    assert told[-1] == ev.FightBegan(0, EAST2, TURNKEY, 8, EAST)


def test_c67_freed_in_time_she_need_not_fight() -> None:
    state = thief_beside_monster()
    curse(state, 0)
    state.curse = None
    play(state, do.EndTurn())
    assert do.EndTurn() in state.legal_actions()
