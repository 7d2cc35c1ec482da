"""The six heroes (L-70 to L-75)."""

from __future__ import annotations

from random import Random

from karak.rules import seen
from karak.rules.landscape import State
from karak.rules.landscape import events as ev
from karak.rules.landscape.pieces import PLANS, STABLE, Plan
from tests.rules.landscape.landscape_table import (
    ARMY,
    CASTLE,
    DIE,
    FARM,
    FOREST,
    NORTH_EAST,
    SOUTH_EAST,
    SOUTH_WEST,
    THING,
    TILES,
    do,
    enter_fight,
    game,
    give,
    kinds,
    lay,
    muster,
    of,
    play,
)


def plan(name: str) -> Plan:
    return next(plan for plan in PLANS if plan.name == name)


# --- Horan ------------------------------------------------------------------------------------


def test_l70_horan_rolls_all_rolled_units_again_once() -> None:
    state = game("horan", "taia")
    lay(state, SOUTH_EAST, "farm-1", "messengers_of_death")
    give(state, 0, "amulet_of_titan")
    muster(state, 0, knight=3)
    play(state, do.Step(SOUTH_EAST), *[do.AddDie(DIE["knight"])] * 2, do.AddDie(DIE["titan"]))
    play(state, do.ThrowDice(), ("X",), ("-", "X"), ("-",))
    events = play(state, do.RollUnitsAgain(), ("S", "S"), ("SSS",))
    assert {e.cause for e in of(events, ev.DiceRolled)} == {"war_strategy"}
    assert "RollUnitsAgain" not in kinds(state)
    ended = of(play(state, do.Strike()), ev.FightEnded)[0]
    assert ended.attack == 5
    assert state.heroes[0].life == 4  # the hero die stays


def test_l70_without_unit_dice_there_is_nothing_to_roll_again() -> None:
    state = game("horan", "taia")
    lay(state, SOUTH_EAST, "farm-1", "fire_eaters")
    enter_fight(state, SOUTH_EAST, "X")
    assert state.legal_actions() == [do.Strike()]


def test_l70_plunder_after_the_reward_with_an_amulet_just_won() -> None:
    state = game("horan", "taia")
    lay(state, SOUTH_EAST, "farm_rock-1-a", "dark_dryads")
    give(state, 0, "sword")
    enter_fight(state, SOUTH_EAST, "SSS")
    play(state, do.Strike(), THING["amulet_of_resources"])
    play(state, do.Take(THING["amulet_of_resources"]))
    events = play(state, do.ChooseGood("stone"))
    assert state.heroes[0].goods == (1, 0, 2)
    assert of(events, ev.TurnEnded)[0].cause == "fight"


def test_l70_no_plunder_after_a_lost_fight() -> None:
    state = game("horan", "taia")
    lay(state, SOUTH_EAST, "farm-1", "dark_dryads")
    enter_fight(state, SOUTH_EAST, "S")
    play(state, do.Strike())
    assert state.heroes[0].goods == (0, 0, 0)


# --- Taia -------------------------------------------------------------------------------------


def test_l71_taia_draws_one_army_more_and_puts_one_back() -> None:
    state = game("taia", "horan")
    play(state, do.Explore(SOUTH_EAST), plan("farm-1"), do.Lay(TILES["farm-1"]))
    play(state, ARMY["messengers_of_death"], ARMY["fire_eaters"])
    bag = sum(state.bag)
    events = play(state, do.PutBack(ARMY["messengers_of_death"]))
    assert of(events, ev.ArmiesLaid)[0].armies == (ARMY["fire_eaters"],)
    assert sum(state.bag) == bag + 1


def test_l71_three_on_level_two_and_no_choice_when_the_bag_is_short() -> None:
    state = game("taia", "horan")
    state.set_stack(tuple(p.count * (p.level == 2) for p in PLANS))
    state.bag = (3,) + (0,) * (len(state.bag) - 1)
    warriors = ARMY["skeleton_warriors"]
    play(state, do.Explore(SOUTH_EAST), plan("big_farm-2-a"), do.Lay(TILES["big_farm-2-a"]))
    play(state, warriors, warriors, warriors)
    assert state.legal_actions() == [do.PutBack(warriors)]
    state = game("taia", "horan")
    state.bag = (1,) + (0,) * (len(state.bag) - 1)
    play(state, do.Explore(SOUTH_EAST), plan("farm-1"), do.Lay(TILES["farm-1"]))
    assert of(play(state, warriors), ev.FightBegan)


def test_l71_city_and_buildings_cost_her_one_less_of_her_choice() -> None:
    state = game("taia", "horan")
    state.hero.cell = FARM
    state.hero.goods = (2, 2, 1)
    play(state, do.FoundCity("wood"))
    assert state.hero.goods == (2, 1, 1)
    builds = [a.saving for a in state.legal_actions() if a == do.Build(STABLE, a_saving(a))]
    assert builds == ["food", "wood", "stone"]
    play(state, do.Build(STABLE, "stone"))
    assert state.hero.goods == (0, 0, 1)


def a_saving(action: object) -> str | None:
    return getattr(action, "saving", None)


# --- Lorraine ---------------------------------------------------------------------------------


def test_l72_the_falcon_lays_a_tile_with_its_armies_without_going_there() -> None:
    state = game("lorraine", "horan")
    play(state, do.SendFalcon(), plan("farm-1-a"))
    places = [a.cell for a in state.legal_actions()]
    assert places == sorted(state.frontier)
    play(state, do.ChoosePlace(SOUTH_EAST))
    assert do.Lay(TILES["farm-1-e"]) in state.legal_actions()  # the forest leads there too
    events = play(state, do.Lay(TILES["farm-1-e"]), ARMY["fire_eaters"])
    assert not of(events, ev.FightBegan)
    assert (state.hero.cell, state.used) == (CASTLE, 0)
    assert "SendFalcon" not in kinds(state)
    assert state.armies[SOUTH_EAST] == (ARMY["fire_eaters"],)


def test_l72_the_falcon_may_find_the_maw_without_a_fight() -> None:
    state = game("lorraine", "horan")
    state.set_stack(tuple(int(p.terrain == "maw") for p in PLANS))
    play(state, do.SendFalcon(), plan("maw-2-ad"), do.ChoosePlace(SOUTH_EAST))
    events = play(state, do.Lay(TILES["maw-2-ad"]))
    assert ev.GeneralAppeared(SOUTH_EAST, 5, 15) in events
    assert not of(events, ev.FightBegan)
    assert do.Step(FARM) in state.legal_actions()


def test_l72_the_bear_fights_without_counting() -> None:
    state = game("lorraine", "horan")
    lay(state, SOUTH_EAST, "farm-1", "fire_eaters")
    play(state, do.Step(SOUTH_EAST))
    assert state.legal_actions() == [do.ThrowDice(), do.AddDie(DIE["bear"])]


# --- Xanros -----------------------------------------------------------------------------------


def test_l73_an_action_raises_a_skeleton_three_at_most() -> None:
    state = game("xanros", "horan")
    play(state, do.RaiseSkeleton(), do.RaiseSkeleton())
    assert state.heroes[0].count(DIE["skeleton"]) == 2
    state.give_turn(0)
    state.used, state._legal = 0, None
    play(state, do.RaiseSkeleton())
    assert "RaiseSkeleton" not in kinds(state)


def fallen(life: int, throw: tuple[str, ...]) -> State:
    state = game("xanros", "horan")
    lay(state, SOUTH_EAST, "farm-1", "messengers_of_death")
    state.hero.units = (0, 0, 0, 3, 0, 0)
    state.hero.life = life
    enter_fight(state, SOUTH_EAST, "XX", throw)
    play(state, do.Strike(), do.Afflict(1))
    return state


def test_l73_each_fallen_unit_heals_after_the_wounds() -> None:
    assert fallen(5, ("S", "X", "X")).heroes[0].life == 5
    assert fallen(4, ("X", "X", "X")).heroes[0].life == 5
    state = fallen(2, ("S", "S", "X"))
    assert state.heroes[0].life == 1
    play(state, do.EndTurn())
    assert "Recover" not in kinds(state)  # at 0 only in between
    assert "RaiseSkeleton" in kinds(state)


def test_l73_nobody_falls_nobody_heals() -> None:
    state = fallen(2, ("S", "S", "S"))
    play(state, do.EndTurn())
    assert kinds(state) == {"Recover"}


# --- Elspeth ----------------------------------------------------------------------------------


def test_l74_elspeth_rolls_the_hero_die_again_once() -> None:
    state = game("elspeth", "horan")
    lay(state, SOUTH_EAST, "farm-1", "shadow_eaters")
    muster(state, 0, knight=1)
    enter_fight(state, SOUTH_EAST, "XX", ("S",))
    events = play(state, do.RollHeroAgain(), ("SS",))
    assert events == [ev.DiceRolled(0, DIE["hero"], ("SS",), "combat_skill")]
    assert "RollHeroAgain" not in kinds(state)
    assert of(play(state, do.Strike()), ev.FightEnded)[0].result == "won"


def test_l74_the_ride_crosses_chasms_and_stops_at_armies() -> None:
    state = game("elspeth", "horan")
    lay(state, FOREST + 1000, "farm-1-d", "skeleton_warriors")
    lay(state, FOREST + 2000, "forest-1")
    rides = [a.to for a in state.legal_actions() if isinstance(a, do.Ride)]
    assert rides == [FOREST, FOREST + 1000, FARM]
    events = play(state, do.Ride(FOREST + 1000), ("X",), do.Strike())
    assert of(events, ev.FightBegan)[0].came_from == FOREST
    assert state.heroes[0].cell == FOREST


def test_l74_one_ride_a_turn_instead_of_a_move() -> None:
    state = game("elspeth", "horan")
    lay(state, FOREST + 1000, "farm-1-d")
    play(state, do.Ride(FOREST + 1000), do.Gather())
    assert "Ride" not in kinds(state)
    assert state.used == 1


# --- Darius -----------------------------------------------------------------------------------


def scouted() -> State:
    state = game("darius", "horan")
    play(state, do.Explore(SOUTH_EAST), plan("farm-1"), plan("forest-1"))
    return state


def test_l75_darius_lays_one_of_two_tiles_and_the_other_goes_on_top() -> None:
    state = scouted()
    events = play(state, do.Lay(TILES["farm-1"]))
    put_back = of(events, ev.TilePutBack)[0]
    assert put_back.plan is plan("forest-1")
    assert seen(put_back, 1).plan is None
    assert seen(put_back, 0) is put_back
    assert (state.top, state.top_known_by) == (plan("forest-1"), 0)


def test_l75_only_darius_sees_what_he_draws() -> None:
    state = game("darius", "horan")
    play(state, do.Explore(SOUTH_EAST))
    assert state.phase.seen_by(state) == (0,)
    events = play(state, plan("farm-1"))
    assert seen(events[0], 1).plan is None
    assert state.view(1)["phase"]["first"] == "?"
    play(state, plan("forest-1"))
    assert state.view(1)["phase"]["plans"] == ["?", "?"]
    assert state.view(0) == state.to_json()
    assert sum(state.view(1)["stack"].values()) == 28


def test_l75_the_top_is_hidden_from_others_and_drawn_next() -> None:
    state = scouted()
    play(state, do.Lay(TILES["farm-1"]), ARMY["fire_eaters"], ("X",), do.Strike())
    view = state.view(1)
    assert view["top"] == {"plan": "?", "seat": 0}
    assert view["stack"]["forest-1"] == 1
    tops = {state.redraw(1, Random(seed)).top for seed in range(60)}
    assert len(tops) > 5
    assert {state.redraw(0, Random(seed)).top for seed in range(9)} == {plan("forest-1")}
    assert all(State.from_view(view, 1, Random(n)).view(1) == view for n in range(9))
    play(state, do.Explore(SOUTH_WEST))
    assert state.chance_outcomes() == [(plan("forest-1"), 1.0)]
    play(state, plan("forest-1"))
    assert state.top is None


def test_l75_the_last_tile_is_drawn_openly_and_alone() -> None:
    state = game("darius", "horan")
    state.set_stack(tuple(int(p.terrain == "maw") for p in PLANS))
    play(state, do.Explore(SOUTH_EAST))
    assert state.phase.seen_by(state) is None
    assert of(play(state, plan("maw-2-ad")), ev.TileDrawn)
    assert state.view(1) == state.to_json()


def test_l75_a_weak_army_falls_without_a_fight_and_the_turn_goes_on() -> None:
    state = game("darius", "horan")
    lay(state, SOUTH_EAST, "farm-1", "skeleton_warriors")
    events = play(state, do.Step(SOUTH_EAST), do.Take(THING["sword"]))
    assert ev.ArmyMauled(0, SOUTH_EAST, ARMY["skeleton_warriors"]) in events
    assert ev.GloryChanged(0, 0, 1, "claws_and_fangs") in events
    assert not of(events, ev.FightBegan)
    assert {"Gather", "EndTurn"} <= kinds(state)
    assert (state.moved, state.used) == (True, 0)


def test_l75_the_sword_helps_against_the_second_army_and_glory_counts_both() -> None:
    state = game("darius", "horan")
    lay(state, SOUTH_EAST, "big_farm-2-a", "skeleton_warriors", "shadow_eaters")
    events = play(state, do.Step(SOUTH_EAST), do.Take(THING["sword"]), ("SS",))
    assert of(events, ev.FightBegan)[0].strength == 3
    assert ev.BonusAdded(0, "sword", 1) in events
    play(state, do.Strike(), do.Done())
    assert state.heroes[0].fame == 4


def test_l75_lost_the_first_stays_beaten() -> None:
    state = game("darius", "horan")
    lay(state, SOUTH_EAST, "big_farm-2-a", "skeleton_warriors", "skeleton_warriors")
    play(state, do.Step(SOUTH_EAST), do.Done(), ("X",), do.Strike())
    assert state.armies[SOUTH_EAST] == (ARMY["skeleton_warriors"],)
    assert state.heroes[0].fame == 1
    assert state.heroes[0].cell == CASTLE


def test_l75_a_praetorian_goes_before_each_fight_with_the_general() -> None:
    state = game("darius", "horan")
    lay(state, SOUTH_EAST, "maw-2-ad")
    muster(state, 0, mage=5)
    events = enter_fight(state, SOUTH_EAST, "X", ("SS",) * 5)
    assert ev.PraetorianLost(0, 5, 4, "claws_and_fangs") in events
    assert of(events, ev.FightBegan)[0].strength == 14
    events = play(state, do.Strike())
    assert ev.PraetorianLost(0, 4, 3, "attack") in events
    assert NORTH_EAST not in state.tiles
