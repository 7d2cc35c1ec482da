"""C-69: Taia, the oracle: both skills, free and under the curse (C-51)."""

from __future__ import annotations

from karak.rules import CHANCE
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import CHEST, DRAGON, PORTAL, RAT, START, TILES, TURNKEY, Plan
from tests.rules.catacombs.scenes import (
    EAST,
    EAST2,
    begin_turn_of,
    curse,
    fight_scene,
    game,
    give,
    only_tokens,
    play,
    result,
    stand,
)

ROOM_CROSS = Plan.named("room-cross")
LAY_CROSS = do.Lay(TILES["room-NESW"])


def foresight(events: list[object]) -> bool:
    return ev.BonusAdded(0, "foresight", 1) in events


def test_c69_one_more_if_the_first_step_leads_to_the_fight() -> None:
    state = fight_scene(TURNKEY, "taia", "horan")
    told = play(state, do.Step(EAST2), (4, 4), do.Strike())
    assert foresight(told)
    assert ev.FightEnded(0, EAST2, TURNKEY, 8, (4, 4), 9, "won") in told


def test_c69_not_with_the_second_step() -> None:
    state = fight_scene(TURNKEY, "taia", "horan")
    stand(state, 0, START)
    told = play(state, do.Step(EAST), do.Step(EAST2), (4, 4), do.Strike())
    assert not foresight(told)
    assert result(told) == "drawn"


def test_c69_also_when_the_first_step_is_into_the_dark() -> None:
    state = game("taia", "horan")
    told = play(state, do.Explore(EAST), ROOM_CROSS, LAY_CROSS, RAT, TURNKEY, do.Keep(RAT))
    assert foresight(told)


def test_c69_c42_a_portal_before_the_first_step_does_not_cost_her_the_bonus() -> None:
    state = fight_scene(TURNKEY, "taia", "horan")
    give(state, 0, PORTAL)
    assert foresight(play(state, do.CastPortal(1, START), do.Step(EAST2)))


def test_c69_c51_neither_skill_under_the_curse() -> None:
    state = fight_scene(TURNKEY, "taia", "horan")
    curse(state, 0)
    assert not foresight(play(state, do.Step(EAST2)))
    state = game("taia", "horan")
    curse(state, 0)
    told = play(state, do.Explore(EAST), ROOM_CROSS, LAY_CROSS, CHEST)
    assert told[-1] == ev.TokenLaid(0, EAST, CHEST, None)
    assert state.actor == 0


def test_c69_she_draws_two_tokens_and_picks_one() -> None:
    """Both are shown to all: both are told."""
    state = game("taia", "horan")
    play(state, do.Explore(EAST), ROOM_CROSS, LAY_CROSS)
    assert play(state, DRAGON) == [ev.TokenDrawn(0, EAST, DRAGON, 52)]
    assert state.actor == CHANCE
    assert DRAGON not in dict(state.chance_outcomes())  # she holds the only one
    assert play(state, CHEST) == [ev.TokenDrawn(0, EAST, CHEST, 51)]
    assert state.legal_actions() == [do.Keep(DRAGON), do.Keep(CHEST)]
    assert play(state, do.Keep(CHEST)) == [ev.TokenLaid(0, EAST, CHEST, DRAGON)]
    assert state.tokens == {EAST: CHEST}


def test_c69_the_other_goes_back_into_the_bag() -> None:
    state = game("taia", "horan")
    only_tokens(state, rat=1, chest=1)
    play(state, do.Explore(EAST), ROOM_CROSS, LAY_CROSS, RAT, CHEST, do.Keep(CHEST))
    assert sum(state.bag) == 1
    play(state, do.Explore(EAST2), ROOM_CROSS, LAY_CROSS)
    assert state.chance_outcomes() == [(RAT, 1.0)]


def test_c69_two_of_a_kind_leave_one_choice() -> None:
    state = game("taia", "horan")
    play(state, do.Explore(EAST), ROOM_CROSS, LAY_CROSS, CHEST, CHEST)
    assert state.legal_actions() == [do.Keep(CHEST)]
    assert play(state, do.Keep(CHEST)) == [ev.TokenLaid(0, EAST, CHEST, CHEST)]


def test_c69_one_token_left_is_no_choice() -> None:
    state = game("taia", "horan")
    only_tokens(state, chest=1)
    told = play(state, do.Explore(EAST), ROOM_CROSS, LAY_CROSS, CHEST)
    assert told[-1] == ev.TokenLaid(0, EAST, CHEST, None)
    assert state.actor == 0


def test_c69_c16_the_monster_she_keeps_is_fought() -> None:
    state = game("taia", "horan")
    told = play(state, do.Explore(EAST), ROOM_CROSS, LAY_CROSS, RAT, TURNKEY, do.Keep(TURNKEY))
    assert ev.FightBegan(0, EAST, TURNKEY, 8, START) in told


def test_c69_c67_no_bonus_in_a_turn_without_a_first_step() -> None:
    """Only the thief can begin a turn beside a monster; the bonus is the oracle's alone."""
    state = fight_scene(TURNKEY, "aderyn", "taia")
    stand(state, 0, EAST2)
    curse(state, 0)
    assert not foresight(begin_turn_of(state, 0))
