"""C-60: Argentus, the wizard: both skills, free and under the curse (C-51)."""

from __future__ import annotations

from karak.rules.catacombs import State
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import BOLT, START, TURNKEY
from tests.rules.catacombs.scenes import (
    EAST,
    EAST2,
    SOUTH,
    SOUTH_EAST,
    curse,
    fight_scene,
    game,
    give,
    lay,
    legal,
    only,
    play,
    result,
    stand,
)


def test_c60_the_wizards_bolts_are_not_used_up() -> None:
    state = fight_scene(TURNKEY, "argentus", "taia")
    give(state, 0, BOLT, BOLT)
    play(state, do.Step(EAST2), (3, 4))
    told = play(state, do.UseBolt(), do.UseBolt())
    one = [ev.ThingUsed(0, BOLT, used_up=False), ev.BonusAdded(0, "bolt", 1)]
    assert told == one * 2
    assert result(play(state, do.Strike())) == "won"
    assert state.hero.things == (BOLT, BOLT)


def test_c60_each_bolt_counts_once_a_fight() -> None:
    state = fight_scene(TURNKEY, "argentus", "taia")
    give(state, 0, BOLT, BOLT)
    play(state, do.Step(EAST2), (1, 1), do.UseBolt(), do.UseBolt())
    assert state.legal_actions() == [do.Strike()]


def test_c60_and_again_in_the_next_fight() -> None:
    state = fight_scene(TURNKEY, "argentus", "taia")
    give(state, 0, BOLT)
    play(state, do.Step(EAST2), (1, 1), do.UseBolt(), do.Strike(), do.EndTurn())
    play(state, do.Step(EAST2), (1, 1))
    assert do.UseBolt() in state.legal_actions()


def test_c60_c51_the_cursed_wizard_uses_his_bolts_up() -> None:
    """The bolts, not the curse token, are discarded (see the digest's edition trap)."""
    state = fight_scene(TURNKEY, "argentus", "taia")
    give(state, 0, BOLT, BOLT)
    curse(state, 0)
    told = play(state, do.Step(EAST2), (1, 1), do.UseBolt(), do.UseBolt())
    assert [used.used_up for used in only(told, ev.ThingUsed)] == [True, True]
    assert state.hero.things == ()
    assert state.curse == 0


def wall_scene() -> State:
    """A corridor east of the start, and one south of that; a wall is between them."""
    state = game("argentus", "taia")
    lay(state, EAST, "corridor-EW")
    lay(state, SOUTH_EAST, "corridor-EW")
    lay(state, SOUTH, "corridor-NE")
    stand(state, 0, EAST)
    return state


def test_c60_the_wizard_walks_through_walls() -> None:
    state = wall_scene()
    told = play(state, do.Step(SOUTH_EAST))
    assert told == [ev.Moved(0, EAST, SOUTH_EAST, "wall", 3)]
    assert play(state, do.Step(SOUTH))[0] == ev.Moved(0, SOUTH_EAST, SOUTH, "step", 2)


def test_c60_only_onto_discovered_tiles_and_only_next_door() -> None:
    state = wall_scene()
    assert legal(state, do.Explore) == [do.Explore(EAST2)]  # through the exit, as anybody
    assert set(legal(state, do.Step)) == {do.Step(START), do.Step(SOUTH_EAST)}


def test_c60_c51_under_the_curse_walls_are_walls() -> None:
    state = wall_scene()
    curse(state, 0)
    assert legal(state, do.Step) == [do.Step(START)]
