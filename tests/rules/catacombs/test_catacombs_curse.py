"""C-50, C-51: the curse of the mummies."""

from __future__ import annotations

import pytest

from karak.rules import IllegalMove
from karak.rules.catacombs import State
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.heroes import SKILLS
from karak.rules.catacombs.pieces import BOLT, MUMMY, PORTAL, RAT, START
from tests.rules.catacombs.scenes import (
    EAST,
    EAST2,
    curse,
    fight_scene,
    game,
    give,
    legal,
    play,
    stand,
    turn_ended,
    wound,
)


def mummy_beaten(holder: int | None) -> State:
    """Horan (seat 0) has beaten a mummy and taken its bolt."""
    state = fight_scene(MUMMY, "horan", "taia", "aderyn")
    curse(state, holder)
    play(state, do.Step(EAST2), (6, 6), do.Strike(), do.Take(BOLT))
    return state


def test_c50_the_winner_gives_the_curse_to_another_player() -> None:
    state = mummy_beaten(None)
    assert state.legal_actions() == [do.GiveCurse(1), do.GiveCurse(2)]
    told = play(state, do.GiveCurse(2))
    assert told == [
        ev.CurseGiven(0, None, 2),
        ev.TurnEnded(0, 1, "fight"),
        ev.TurnBegan(1, 2, 4),
    ]
    assert state.curse == 2


def test_c50_he_must_give_it_and_not_to_himself() -> None:
    state = mummy_beaten(None)
    for wrong in (do.Done(), do.EndTurn(), do.GiveCurse(0), do.GiveCurse(3)):
        with pytest.raises(IllegalMove):
            play(state, wrong)


def test_c50_after_the_loot_is_settled() -> None:
    state = fight_scene(MUMMY, "horan", "taia", "aderyn")
    play(state, do.Step(EAST2), (6, 6), do.Strike())
    assert state.legal_actions() == [do.Take(BOLT), do.Done()]
    told = play(state, do.Done())
    assert told == [ev.ThingLeft(0, EAST2, BOLT, "loot")]
    assert legal(state, do.GiveCurse) == [do.GiveCurse(1), do.GiveCurse(2)]


def test_c50_taken_from_whoever_holds_it() -> None:
    state = mummy_beaten(1)
    assert play(state, do.GiveCurse(2))[0] == ev.CurseGiven(0, 1, 2)
    assert state.curse == 2


def test_c50_c51_also_from_himself() -> None:
    state = mummy_beaten(0)
    assert state.legal_actions() == [do.GiveCurse(1), do.GiveCurse(2)]
    assert play(state, do.GiveCurse(1))[0] == ev.CurseGiven(0, 0, 1)
    assert state.curse == 1
    play(state, do.EndTurn(), do.EndTurn())
    assert state.seat == 0
    assert state.skills == SKILLS["horan"]  # his skills are back


def test_c50_he_may_leave_it_where_it_is() -> None:
    state = mummy_beaten(1)
    assert play(state, do.GiveCurse(1))[0] == ev.CurseGiven(0, 1, 1)
    assert state.curse == 1


@pytest.mark.parametrize("dice", [(1, 1), (3, 4)])
def test_c50_nobody_is_cursed_unless_the_mummy_is_beaten(dice: tuple[int, int]) -> None:
    state = fight_scene(MUMMY, "horan", "taia")
    told = play(state, do.Step(EAST2), dice, do.Strike())
    assert turn_ended(told) == "fight"
    assert state.curse is None


def test_c50_only_mummies_curse() -> None:
    state = fight_scene(RAT, "horan", "taia")
    told = play(state, do.Step(EAST2), (6, 6), do.Strike(), do.Done())
    assert turn_ended(told) == "fight"
    assert state.curse is None


def test_c50_a_lifted_token_waits_for_the_next_mummy() -> None:
    state = mummy_beaten(None)
    play(state, do.GiveCurse(1))
    assert ev.CurseLifted(1, "fountain") in play(state, do.Heal())  # taia stands on the start
    assert state.curse is None
    assert play(state, do.EndTurn())[-1] == ev.TurnBegan(0, 4, 4)
    assert state.curse is None


@pytest.mark.parametrize("name", list(SKILLS))
def test_c51_the_holder_has_no_skills_at_all(name: str) -> None:
    state = game(name, "horan" if name != "horan" else "taia")
    assert state.skills == SKILLS[name]
    assert len(state.skills) == 2
    curse(state, 0)
    assert state.skills == frozenset()
    curse(state, 1)  # somebody else's curse does not matter
    assert state.skills == SKILLS[name]


def test_c51_lifted_at_a_fountain() -> None:
    state = game("horan", "taia")
    curse(state, 0)
    assert play(state, do.Heal())[0] == ev.CurseLifted(0, "fountain")
    assert state.curse is None


def test_c51_lifted_by_a_portal() -> None:
    state = game("horan", "taia")
    give(state, 0, PORTAL)
    curse(state, 0)
    assert ev.CurseLifted(0, "portal") in play(state, do.CastPortal(0, START))
    assert state.curse is None


def test_c51_c64_lifted_by_the_warlocks_swap() -> None:
    state = fight_scene(RAT, "xanros", "taia")
    stand(state, 0, START)
    stand(state, 1, EAST)
    curse(state, 1)
    assert ev.CurseLifted(1, "swap") in play(state, do.SwapPlaces(1))
    assert state.curse is None


def test_c51_getting_life_back_is_not_enough() -> None:
    state = game("horan", "taia")
    curse(state, 1)
    wound(state, 1, 0)
    play(state, do.EndTurn(), do.Recover())
    assert state.curse == 1
