"""Slots, spells, amulets, plague and misery (L-50 to L-52, L-60)."""

from __future__ import annotations

import pytest

from karak.rules.landscape import State
from karak.rules.landscape import events as ev
from tests.rules.landscape.landscape_table import (
    ARMY,
    CASTLE,
    DIE,
    FARM,
    SOUTH_EAST,
    THING,
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


def after_win(*armies: str, things: tuple[str, ...] = (), tile: str = "big_farm-2-a") -> State:
    """Elspeth has won against these armies."""
    state = game("elspeth", "taia")
    give(state, 0, *things)
    lay(state, SOUTH_EAST, tile, *armies)
    muster(state, 0, mage=9)
    enter_fight(state, SOUTH_EAST, "SSS", ("SS",) * 9)
    play(state, do.Strike())
    return state


def test_l50_a_full_slot_asks_what_stays_on_the_tile() -> None:
    state = after_win("hammer_follower", things=("sword", "sword"))
    hammer, sword = THING["hammer"], THING["sword"]
    assert state.legal_actions() == [do.Take(hammer, sword), do.Done()]
    events = play(state, do.Take(hammer, sword))
    assert ev.ThingLeft(0, SOUTH_EAST, sword, "carried") in events
    assert state.floor[SOUTH_EAST] == (sword,)


def test_l50_loot_may_be_left() -> None:
    state = after_win("fire_eaters")
    events = play(state, do.Done())
    assert ev.ThingLeft(0, SOUTH_EAST, THING["fireball"], "loot") in events


def test_l50_l4_stones_and_carts_need_no_slot() -> None:
    state = after_win("skeleton_giants", "messengers_of_death")
    events = play(state, do.ChooseGood("food"), do.ChooseGood("stone"))
    assert state.legal_actions() == [do.ChooseGood("stone")]  # three in order: no mix twice
    events += play(state, do.ChooseGood("stone"))
    assert state.heroes[0].goods == (1, 0, 2)
    assert state.scores == [2, 0]
    assert of(events, ev.TurnEnded)[0].cause == "fight"


def test_l4_the_amulet_is_unknown_until_it_is_won() -> None:
    state = after_win("dark_dryads", "dark_dryads")
    assert [amulet for amulet, _ in state.chance_outcomes()] == list(state.amulets)
    play(state, THING["amulet_of_glory"], do.Take(THING["amulet_of_glory"]))
    assert len(state.chance_outcomes()) == 4
    play(state, THING["amulet_of_titan"])
    play(state, do.Take(THING["amulet_of_titan"], THING["amulet_of_glory"]))
    assert state.heroes[0].count(DIE["titan"]) == 1
    assert state.floor[SOUTH_EAST] == (THING["amulet_of_glory"],)


def test_l51_pickpocket_takes_two_of_any_mix_for_no_action() -> None:
    state = game()
    give(state, 0, "pickpocket")
    state.heroes[1].goods = (2, 0, 1)
    events = play(state, do.CastPickpocket(1))
    assert ev.Robbed(0, 1, 2) in events
    assert state.legal_actions() == [do.ChooseGood("food")]  # stone first would leave no second
    play(state, do.ChooseGood("food"), do.ChooseGood("stone"))
    assert state.hero.goods == (1, 0, 1)
    assert state.heroes[1].goods == (1, 0, 0)
    assert (state.used, state.hero.things) == (0, ())


def test_l51_who_has_less_gives_what_he_has_and_who_has_nothing_is_safe() -> None:
    state = game("horan", "taia", "darius")
    give(state, 0, "pickpocket")
    state.heroes[2].goods = (0, 1, 0)
    casts = [a for a in state.legal_actions() if isinstance(a, do.CastPickpocket)]
    assert casts == [do.CastPickpocket(2)]
    play(state, do.CastPickpocket(2), do.ChooseGood("wood"))
    assert state.heroes[2].goods == (0, 0, 0)


def test_l52_the_amulet_of_resources_gives_one_more() -> None:
    state = game()
    give(state, 0, "amulet_of_resources")
    lay(state, SOUTH_EAST, "farm_rock-1-a")
    state.hero.cell = FARM
    play(state, do.Gather())
    assert state.hero.goods == (2, 0, 0)
    state.hero.cell, state._legal = SOUTH_EAST, None
    play(state, do.Gather())
    assert state.legal_actions() == [do.ChooseGood("food"), do.ChooseGood("stone")]
    events = play(state, do.ChooseGood("stone"))
    assert ev.GoodsChanged(0, (3, 0, 1), (3, 0, 2), "amulet_of_resources") in events


def shielded(hero_face: str, *throws: tuple[str, ...], **units: int) -> State:
    state = game("elspeth", "taia")
    give(state, 0, "amulet_of_protection")
    lay(state, SOUTH_EAST, "farm-1", "messengers_of_death")
    muster(state, 0, **units)
    enter_fight(state, SOUTH_EAST, hero_face, *throws)
    play(state, do.Strike())
    return state


def test_l52_protection_ignores_two_skulls_of_ones_choice() -> None:
    state = shielded("X", ("X", "X"), knight=2)
    assert [type(a).__name__ for a in state.legal_actions()] == ["IgnoreSkull"] * 2 + ["Done"]
    play(state, do.IgnoreSkull(DIE["knight"]), do.IgnoreSkull(DIE["knight"]))
    assert (state.heroes[0].life, state.heroes[0].count(DIE["knight"])) == (4, 2)


def test_l52_skulls_are_ignored_in_order_and_need_not_be() -> None:
    state = shielded("X", ("X", "X"), knight=2)
    play(state, do.IgnoreSkull(DIE["hero"]))
    assert state.legal_actions() == [do.IgnoreSkull(DIE["knight"]), do.Done()]
    play(state, do.Done())
    assert (state.heroes[0].life, state.heroes[0].count(DIE["knight"])) == (5, 0)


def test_l52_one_skull_of_a_double_face_and_the_plague_still_comes() -> None:
    state = shielded("XX")
    play(state, do.IgnoreSkull(DIE["hero"]), do.Done())
    assert state.hero.life == 4
    assert kinds(state) == {"Afflict"}


def test_l52_l41_the_generals_wound_is_no_skull() -> None:
    state = game("elspeth", "taia")
    give(state, 0, "amulet_of_protection")
    lay(state, SOUTH_EAST, "maw-2-ad")
    enter_fight(state, SOUTH_EAST, "S")
    play(state, do.Strike())
    assert state.heroes[0].life == 4
    assert state.seat == 1


def test_l52_the_titan_die_comes_and_goes_with_its_amulet() -> None:
    state = after_win("dark_dryads", tile="farm-1")
    events = play(state, THING["amulet_of_titan"], do.Take(THING["amulet_of_titan"]))
    assert ev.UnitsChanged(0, DIE["titan"], 0, 1, "amulet_of_titan") in events


def cursed_by_dice(plague: bool = True) -> State:
    state = game("elspeth", "taia", "darius", plague=plague)
    lay(state, SOUTH_EAST, "farm-1", "messengers_of_death")
    state.heroes[1].goods = (2, 0, 1)
    state.heroes[1].city = FARM
    state.cities = {FARM: 1}
    enter_fight(state, SOUTH_EAST, "XX")
    return state


def test_l60_the_named_player_loses_one_of_each_and_his_city_has_the_plague() -> None:
    state = cursed_by_dice()
    play(state, do.Strike())
    assert state.legal_actions() == [do.Afflict(1), do.Afflict(2)]
    events = play(state, do.Afflict(1))
    assert ev.GoodsChanged(1, (2, 0, 1), (1, 0, 0), "misery") in events
    assert ev.PlagueMoved(None, 1) in events
    assert state.plague == 1


@pytest.mark.parametrize("holder", [None, 1])
def test_l60_without_a_city_the_token_stays_where_it_is(holder: int | None) -> None:
    state = cursed_by_dice()
    state.plague = holder
    play(state, do.Strike(), do.Afflict(2))
    assert state.plague == holder


def test_l60_the_present_holder_may_be_named_again() -> None:
    state = cursed_by_dice()
    state.plague = 1
    play(state, do.Strike(), do.Afflict(1))
    assert (state.plague, state.heroes[1].goods) == (1, (1, 0, 0))


def test_l60_before_unconsciousness() -> None:
    state = cursed_by_dice()
    state.hero.life = 2
    events = play(state, do.Strike(), do.Afflict(2))
    told = [type(event).__name__ for event in events]
    assert told.index("Afflicted") < told.index("FellUnconscious")


def test_l60_can_be_left_out() -> None:
    state = cursed_by_dice(plague=False)
    play(state, do.Strike())
    assert (state.heroes[0].life, state.seat, state.plague) == (3, 1, None)
    assert state.heroes[0].cell == CASTLE
    assert ARMY["messengers_of_death"] in state.armies[SOUTH_EAST]
