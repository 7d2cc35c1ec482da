"""Actions, city and units (L-30 to L-37)."""

from __future__ import annotations

import pytest

from karak.rules.landscape import State
from karak.rules.landscape import events as ev
from karak.rules.landscape.pieces import (
    BANNERS,
    CAMP,
    PORTAL,
    RANGE,
    STABLE,
    TOWER,
    YIELDS,
    Building,
)
from tests.rules.landscape.landscape_table import (
    CASTLE,
    DIE,
    FARM,
    FOREST,
    SOUTH_EAST,
    SOUTH_WEST,
    THING,
    do,
    drop,
    game,
    give,
    kinds,
    lay,
    muster,
    of,
    play,
)


def settled(*buildings: Building, hero: str = "horan") -> State:
    """The first hero is in his city on the farm, with five of everything."""
    state = game(hero, "elspeth")
    state.hero.cell = state.hero.city = FARM
    state.cities = {FARM: 0}
    state.hero.buildings = buildings
    state.hero.goods = (5, 5, 5)
    return state


def test_l30_healing_gives_two_anywhere() -> None:
    state = game()
    state.hero.life = 2
    assert ev.LifeChanged(0, 2, 4, "heal") in play(state, do.Heal())
    play(state, do.Heal())
    assert state.heroes[0].life == 5


def test_l31_gathering_once_a_turn_and_tile() -> None:
    state = game()
    give(state, 0, "amulet_of_action")
    play(state, do.Step(FARM), do.Gather())
    assert "Gather" not in kinds(state)
    play(state, do.Step(CASTLE), do.Step(FARM))
    assert state.seat == 1


def test_l31_nothing_grows_at_the_castle_in_a_city_or_at_the_maw() -> None:
    state = settled()
    assert "Gather" not in kinds(state)
    state = game()
    assert "Gather" not in kinds(state)
    state.hero.cell = FOREST
    state._legal = None
    assert ev.GoodsChanged(0, (0, 0, 0), (0, 1, 0), "gather") in play(state, do.Gather())
    assert not any(YIELDS["maw"])


def test_l32_founding_costs_two_wood_once_a_game() -> None:
    state = game()
    state.hero.goods = (0, 4, 0)
    events = play(state, do.Step(FARM), do.FoundCity())
    assert ev.CityFounded(0, FARM, None) in events
    assert state.hero.goods == (0, 2, 0)
    play(state, do.Step(CASTLE))
    state.heroes[0].cell = FOREST
    assert "FoundCity" not in kinds(state)


@pytest.mark.parametrize("case", ["castle", "hero", "city", "poor"])
def test_l32_where_no_city_can_stand(case: str) -> None:
    state = game()
    state.hero.goods = (9, 1 if case == "poor" else 2, 9)
    state.hero.cell = CASTLE if case == "castle" else FARM
    if case == "hero":
        state.heroes[1].cell = FARM
    if case == "city":
        state.heroes[1].city = FARM
        state.cities = {FARM: 1}
    assert "FoundCity" not in kinds(state)


def test_l32_chasms_of_a_city_tile_go_on_working() -> None:
    state = game()
    lay(state, SOUTH_EAST, "farm-1-e")
    state.heroes[1].city = SOUTH_EAST
    state.cities = {SOUTH_EAST: 1}
    assert do.Step(SOUTH_EAST) not in state.legal_actions()


def test_l33_any_number_of_buildings_in_one_action_each_once() -> None:
    state = settled()
    play(state, do.Build(STABLE))
    assert do.Build(STABLE) not in state.legal_actions()
    events = play(state, do.Build(CAMP), do.Build(TOWER))
    assert state.hero.buildings == (STABLE, CAMP, TOWER)
    assert state.hero.goods == (2, 2, 2)
    assert state.used == 1
    assert ev.GoodsChanged(0, (3, 4, 4), (3, 3, 3), "camp") in events


def test_l33_building_goes_on_under_the_plague_but_only_at_home() -> None:
    state = settled()
    state.plague = 0
    assert "Build" in kinds(state)
    play(state, do.Step(CASTLE))
    assert "Build" not in kinds(state)


def test_l34_the_stable_gives_an_action_already_in_this_turn() -> None:
    state = settled()
    state.used = 1
    play(state, do.Build(STABLE), do.Done())
    assert (state.seat, state.used, state.hero.actions) == (0, 2, 3)


def test_l34_portal_from_the_city_anywhere_and_back_once_a_turn() -> None:
    state = settled(PORTAL)
    lay(state, SOUTH_EAST, "farm-1-e")
    events = play(state, do.UsePortal(SOUTH_EAST))
    assert ev.Moved(0, FARM, SOUTH_EAST, "portal") in events
    assert "UsePortal" not in kinds(state)
    state.spent, state._legal = (), None
    assert do.UsePortal(FARM) in state.legal_actions()
    assert do.UsePortal(CASTLE) not in state.legal_actions()


def test_l34_l13_the_portal_can_lead_into_a_fight_and_back() -> None:
    state = settled(PORTAL)
    lay(state, SOUTH_EAST, "farm-1", "skeleton_warriors")
    events = play(state, do.UsePortal(SOUTH_EAST), ("X",), do.Strike())
    assert of(events, ev.Moved)[-1] == ev.Moved(0, SOUTH_EAST, FARM, "thrown_back")


def test_l35_recruiting_up_to_glory_and_purse() -> None:
    state = settled(CAMP, RANGE)
    state.hero.fame = 3
    play(state, do.Recruit(DIE["knight"]), do.Recruit(DIE["archer"]))
    assert state.legal_actions() == [do.Recruit(DIE["archer"]), do.Done()]  # in order, no mages
    play(state, do.Recruit(DIE["archer"]))
    assert state.hero.units[:3] == (1, 2, 0)
    assert state.hero.goods == (4, 3, 5)
    assert state.used == 1


def test_l35_the_supply_is_limited() -> None:
    state = settled(CAMP)
    state.hero.fame = 3
    muster(state, 1, knight=9)
    play(state, do.Recruit(DIE["knight"]))
    assert state.used == 1
    assert state.supply(DIE["knight"]) == 0
    assert "Recruit" not in kinds(state)


def test_l35_no_recruiting_under_the_plague() -> None:
    state = settled(CAMP)
    state.hero.fame = 3
    state.plague = 0
    assert "Recruit" not in kinds(state)
    state.plague, state._legal = None, None
    assert "Recruit" in kinds(state)


def test_l35_units_are_sent_back_first_only_for_others() -> None:
    state = settled(CAMP)
    muster(state, 0, knight=1)
    assert "SendBack" not in kinds(state)
    state.hero.buildings, state._legal = (CAMP, TOWER), None
    play(state, do.SendBack(DIE["knight"]))
    assert state.legal_actions() == [do.Recruit(DIE["mage"])]


def test_l36_all_wanted_things_in_one_action_with_swaps() -> None:
    state = game()
    lay(state, SOUTH_EAST, "farm-1")
    give(state, 0, "sword", "sword", "amulet_of_titan")
    drop(state, SOUTH_EAST, "hammer", "fireball", "amulet_of_action", "amulet_of_protection")
    play(state, do.Step(SOUTH_EAST), do.Take(THING["hammer"], THING["sword"]))
    play(state, do.Take(THING["fireball"]))
    play(state, do.Take(THING["amulet_of_protection"], THING["amulet_of_titan"]))
    hero = state.heroes[0]
    names = [thing.name for thing in hero.things]
    assert names == ["sword", "hammer", "fireball", "amulet_of_protection"]
    assert hero.count(DIE["titan"]) == 0
    assert state.used == 1


def test_l36_what_was_dropped_is_not_taken_again() -> None:
    state = game()
    lay(state, SOUTH_EAST, "farm-1")
    give(state, 0, *["pickpocket"] * 3)
    drop(state, SOUTH_EAST, "fireball", "fireball")
    take = do.Take(THING["fireball"], THING["pickpocket"])
    play(state, do.Step(SOUTH_EAST), take)
    assert state.legal_actions() == [take, do.Done()]
    play(state, take)
    assert state.used == 1


def test_l36_not_beside_an_army() -> None:
    state = game()
    lay(state, SOUTH_EAST, "farm-1", "skeleton_warriors")
    drop(state, SOUTH_EAST, "fireball")
    play(state, do.Step(SOUTH_EAST), ("X",), do.Strike())
    assert THING["fireball"] in state.floor[SOUTH_EAST]


def test_l37_banishing_heals_and_frees_ones_own_city_only() -> None:
    state = settled()
    state.hero.cell = CASTLE
    state.hero.life = 1
    state.plague = 0
    events = play(state, do.BanishPlague())
    assert ev.LifeChanged(0, 1, 5, "castle") in events
    assert ev.PlagueMoved(0, None) in events
    state = game()
    state.heroes[1].city = SOUTH_WEST
    state.plague = 1
    assert "BanishPlague" not in kinds(state)
    state.hero.life, state._legal = 4, None
    lay(state, SOUTH_WEST, "farm-1")
    state.cities = {SOUTH_WEST: 1}
    play(state, do.BanishPlague())
    assert state.plague == 1


def test_l25_banners_raise_glory_when_built() -> None:
    state = settled()
    assert ev.GloryChanged(0, 0, 2, "banners") in play(state, do.Build(BANNERS))
