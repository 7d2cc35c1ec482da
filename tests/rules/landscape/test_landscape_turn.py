"""Moving, exploring and the turn (L-10 to L-15)."""

from __future__ import annotations

import pytest

from karak.rules import IllegalMove
from karak.rules.landscape import State
from karak.rules.landscape import events as ev
from karak.rules.landscape.exploring import DrawingTile
from karak.rules.landscape.pieces import (
    AMULET_OF_ACTION,
    AMULET_OF_TITAN,
    PLANS,
    STABLE,
    WAYS,
    Plan,
)
from tests.rules.landscape.landscape_table import (
    ARMY,
    CASTLE,
    FARM,
    FOREST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    TILES,
    do,
    drop,
    enter_fight,
    game,
    give,
    kinds,
    lay,
    of,
    play,
)


def plan(name: str) -> Plan:
    return next(plan for plan in PLANS if plan.name == name)


def test_l10_two_actions_each_after_a_move() -> None:
    state = game()
    events = play(state, do.Step(FARM), do.Gather(), do.Step(CASTLE), do.Explore(SOUTH_EAST))[:-1]
    assert of(events, ev.ActionSpent) == [ev.ActionSpent(0, "gather", 1, 2)]
    assert state.heroes[0].goods == (1, 0, 0)


def test_l10_moving_without_acting_uses_up_the_action() -> None:
    state = game()
    state.hero.life = 4
    events = play(state, do.Step(FARM), do.Step(CASTLE))
    assert ev.ActionSpent(0, "given_up", 1, 2) in events
    assert kinds(state) == {"Heal", "BanishPlague", "EndTurn"}  # no third move


def test_l10_no_move_after_the_last_action() -> None:
    state = game()
    state.hero.life = 1
    events = play(state, do.Heal(), do.Heal())
    assert of(events, ev.TurnEnded) == [ev.TurnEnded(0, 1, "actions_used")]


def test_l10_stable_and_amulet_give_up_to_four_actions() -> None:
    state = game()
    give(state, 0, "amulet_of_action")
    assert state.hero.actions == 3
    state.hero.buildings = (STABLE,)
    assert state.hero.actions == 4


def test_l10_an_action_lost_in_mid_turn_counts_at_once() -> None:
    state = game()
    lay(state, SOUTH_EAST, "farm-1")
    give(state, 0, "amulet_of_action")
    drop(state, SOUTH_EAST, "amulet_of_titan")
    play(state, do.Step(FARM), do.Gather(), do.Step(CASTLE), do.Step(SOUTH_EAST))
    events = play(state, do.Take(AMULET_OF_TITAN, AMULET_OF_ACTION))
    assert of(events, ev.TurnEnded)[0].cause == "actions_used"


def test_l10_an_action_gained_in_mid_turn_counts_at_once() -> None:
    state = game()
    lay(state, SOUTH_EAST, "farm-1")
    drop(state, SOUTH_EAST, "amulet_of_action")
    state.used = 1
    play(state, do.Step(SOUTH_EAST), do.Take(AMULET_OF_ACTION))
    assert (state.seat, state.used, state.hero.actions) == (0, 2, 3)


@pytest.mark.parametrize(("name", "passable"), [("farm-1", True), ("farm-1-e", False)])
def test_l11_a_chasm_on_either_tile_bars_the_way(name: str, passable: bool) -> None:
    state = game()
    lay(state, SOUTH_EAST, name)  # side e of the new tile faces the castle
    assert (do.Step(SOUTH_EAST) in state.legal_actions()) is passable
    state.hero.cell = SOUTH_EAST
    state._legal = None
    assert (do.Step(CASTLE) in state.legal_actions()) is passable


def test_l11_heroes_and_cities_never_block() -> None:
    state = game()
    state.heroes[1].cell = state.heroes[1].city = FARM
    state.cities = {FARM: 1}
    assert do.Step(FARM) in state.legal_actions()


def test_l12_exploring_draws_lays_moves_and_fights() -> None:
    state = game()
    play(state, do.Explore(SOUTH_EAST))
    play(state, plan("farm-1-a"))
    assert do.Lay(TILES["farm-1-e"]) not in state.legal_actions()
    assert len(state.legal_actions()) == 5
    events = play(state, do.Lay(TILES["farm-1-b"]), ARMY["fire_eaters"])
    assert ev.Moved(0, CASTLE, SOUTH_EAST, "explore") in events
    assert ev.ArmiesLaid(0, SOUTH_EAST, (ARMY["fire_eaters"],)) in events
    began = of(events, ev.FightBegan)[0]
    assert (began.strength, began.came_from) == (2, CASTLE)


def test_l12_level_two_brings_two_armies_that_count_as_one() -> None:
    state = game()
    state.set_stack(tuple(p.count * (p.level == 2) for p in PLANS))
    play(state, do.Explore(SOUTH_EAST), plan("big_farm-2-a"), do.Lay(TILES["big_farm-2-a"]))
    events = play(state, ARMY["fire_eaters"], ARMY["shadow_eaters"])
    assert of(events, ev.FightBegan)[0].strength == 5


def test_l13_a_fight_ends_the_turn_won_or_lost() -> None:
    for face, cell in (("SS", SOUTH_EAST), ("S", CASTLE)):
        state = game()
        lay(state, SOUTH_EAST, "farm-1", "fire_eaters")
        enter_fight(state, SOUTH_EAST, face)
        events = play(state, do.Strike())
        if state.phase.actions(state) != [] and state.seat == 0:
            events += play(state, do.Done())
        assert of(events, ev.TurnEnded)[0].cause == "fight"
        assert state.heroes[0].cell == cell


def test_l14_a_turn_ends_by_choice_or_when_nothing_is_left() -> None:
    state = game()
    assert play(state, do.EndTurn())[0].cause == "choice"
    events = play(state, do.Step(FARM), do.Step(CASTLE))
    assert of(events, ev.TurnEnded)[0].cause == "nothing_left"


def test_l15_empty_stack_nothing_to_explore() -> None:
    state = game()
    state.set_stack((0,) * len(PLANS))
    assert "Explore" not in kinds(state)


def test_l15_empty_bag_no_fight_and_short_bag_fewer_armies() -> None:
    state = game()
    state.bag = (0,) * len(state.bag)
    play(state, do.Explore(SOUTH_EAST), plan("farm-1"), do.Lay(TILES["farm-1"]))
    assert "Gather" in kinds(state)
    state = game()
    state.set_stack(tuple(p.count * (p.level == 2) for p in PLANS))
    state.bag = (1,) + (0,) * (len(state.bag) - 1)
    play(state, do.Explore(SOUTH_EAST), plan("big_farm-2-a"), do.Lay(TILES["big_farm-2-a"]))
    events = play(state, ARMY["skeleton_warriors"])
    assert of(events, ev.FightBegan)[0].strength == 1


def nearly_closed(*heroes: str) -> State:
    """Only one unexplored place is left, south-east of the castle."""
    state = game(*heroes)
    state.frontier = frozenset((SOUTH_EAST,))
    return state


def test_l15_a_tile_that_would_close_the_map_is_not_drawn_nor_laid() -> None:
    state = nearly_closed()
    open_way = SOUTH_EAST - 999  # only there a new tile could lead on
    ring = [SOUTH_EAST + way for way in WAYS if SOUTH_EAST + way != open_way]
    state.tiles = {**dict.fromkeys(ring, TILES["farm-1"]), **state.tiles}
    state.phase = DrawingTile(SOUTH_EAST)
    state.apply(plan("farm_forest-1-ace"))
    assert [action.tile.chasms for action in state.legal_actions()] == ["bdf"]


def test_l15_when_every_tile_would_close_the_map_the_maw_is_laid() -> None:
    state = nearly_closed()
    ring = [SOUTH_EAST + way for way in WAYS]
    state.tiles = {**dict.fromkeys(ring, TILES["farm-1"]), **state.tiles}
    state.phase = DrawingTile(SOUTH_EAST)
    assert state.chance_outcomes() == [(plan("maw-2-ad"), 1.0)]


def test_l12_illegal_moves_change_nothing() -> None:
    state = game()
    before = state.to_json()
    for wrong in (do.Step(SOUTH_EAST), do.Explore(FOREST), do.Gather(), do.Heal(), ("S",), None):
        with pytest.raises(IllegalMove):
            state.apply(wrong)
    assert state.to_json() == before
    assert SOUTH_WEST not in state.tiles
    assert NORTH_WEST not in state.tiles
