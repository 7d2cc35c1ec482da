"""Fights, wounds, glory and the Dark General (L-20 to L-26, L-40 to L-42)."""

from __future__ import annotations

import pytest

from karak.rules.landscape import State
from karak.rules.landscape import events as ev
from karak.rules.landscape.pieces import BANNERS, LARGE_STONE, PLANS, SMALL_STONE
from tests.rules.landscape.landscape_table import (
    ARMY,
    CASTLE,
    DIE,
    SOUTH_EAST,
    THING,
    TILES,
    do,
    drop,
    enter_fight,
    game,
    give,
    kinds,
    lay,
    muster,
    of,
    play,
)


def facing(*armies: str, hero: str = "elspeth", tile: str = "farm-1") -> State:
    state = game(hero, "taia")
    lay(state, SOUTH_EAST, tile, *armies)
    return state


def facing_general(*heroes: str) -> State:
    state = game(*(heroes or ("elspeth", "taia")))
    lay(state, SOUTH_EAST, "maw-2-ad")
    return state


def test_l20_units_are_chosen_before_the_roll_and_no_pool_twice() -> None:
    state = facing("fire_eaters")
    muster(state, 0, knight=2, mage=1)
    play(state, do.Step(SOUTH_EAST), do.AddDie(DIE["mage"]))
    assert state.legal_actions() == [do.ThrowDice()]
    events = play(state, do.ThrowDice(), ("S",), ("SS",))
    assert ev.UnitsChosen(0, (DIE["mage"],)) in events
    assert state.hero.count(DIE["knight"]) == 2


def test_l20_weapons_and_fireballs_add_to_the_swords() -> None:
    state = facing("messengers_of_death")
    give(state, 0, "sword", "hammer", "fireball", "fireball")
    events = enter_fight(state, SOUTH_EAST, "S")
    assert of(events, ev.BonusAdded) == [
        ev.BonusAdded(0, "sword", 1),
        ev.BonusAdded(0, "hammer", 2),
    ]
    play(state, do.UseFireball())
    assert "RollHeroAgain" not in kinds(state)
    events = play(state, do.UseFireball(), do.Strike())
    ended = of(events, ev.FightEnded)[0]
    assert (ended.swords, ended.attack, ended.result) == (1, 6, "won")
    assert THING["fireball"] not in state.heroes[0].things


def test_l21_an_equal_attack_wins_and_the_hero_stays() -> None:
    state = facing("shadow_eaters")
    enter_fight(state, SOUTH_EAST, "SSS")
    play(state, do.Strike(), do.Take(THING["pickpocket"]))
    assert state.heroes[0].cell == SOUTH_EAST
    assert SOUTH_EAST not in state.armies


def test_l21_a_lost_fight_costs_nothing_but_the_way() -> None:
    state = facing("shadow_eaters")
    events = enter_fight(state, SOUTH_EAST, "SS") + play(state, do.Strike())
    assert ev.Moved(0, SOUTH_EAST, CASTLE, "thrown_back") in events
    assert state.armies[SOUTH_EAST] == (ARMY["shadow_eaters"],)
    assert state.heroes[0].life == 5


def test_l22_skulls_cost_life_and_unit_dice_even_when_won() -> None:
    state = facing("skeleton_warriors")
    muster(state, 0, archer=2)
    enter_fight(state, SOUTH_EAST, "X", ("S", "X"))
    events = play(state, do.Strike())
    assert ev.LifeChanged(0, 5, 4, "skulls") in events
    assert ev.UnitsChanged(0, DIE["archer"], 2, 1, "fight") in events
    assert of(events, ev.FightEnded)[0].result == "won"
    assert state.supply(DIE["archer"]) == 9


def test_l23_two_skulls_cost_two_and_bring_the_plague() -> None:
    state = facing("skeleton_warriors")
    enter_fight(state, SOUTH_EAST, "XX")
    play(state, do.Strike())
    assert state.hero.life == 3
    assert state.legal_actions() == [do.Afflict(1)]


def test_l23_only_the_final_roll_counts() -> None:
    state = facing("skeleton_warriors")
    enter_fight(state, SOUTH_EAST, "XX")
    events = play(state, do.RollHeroAgain(), ("X",), do.Strike())
    assert ev.LifeChanged(0, 5, 4, "skulls") in events
    assert state.seat == 1


def test_l24_with_the_last_life_the_reward_still_comes_then_three_are_slept_back() -> None:
    state = facing("skeleton_warriors")
    give(state, 0, "sword")
    state.hero.life = 1
    enter_fight(state, SOUTH_EAST, "X")
    events = play(state, do.Strike(), do.Take(THING["sword"]))
    assert ev.FellUnconscious(0) in events
    assert state.heroes[0].things == (THING["sword"],) * 2
    play(state, do.EndTurn())
    assert state.legal_actions() == [do.Recover()]
    events = play(state, do.Recover())
    assert events[0] == ev.LifeChanged(0, 0, 3, "recovery")
    assert state.seat == 1


def test_l25_glory_is_the_strongest_fight_with_banners_and_amulet_up_to_ten() -> None:
    state = facing("shadow_eaters")
    hero = state.hero
    enter_fight(state, SOUTH_EAST, "SSS")
    events = play(state, do.Strike())
    assert ev.GloryChanged(0, 0, 3, "fight") in events
    hero.buildings = (BANNERS,)
    give(state, 0, "amulet_of_glory")
    assert hero.glory == 7
    hero.fame = 9
    assert hero.glory == 10


def test_l25_a_weaker_fight_leaves_glory_as_it_is() -> None:
    state = facing("skeleton_warriors")
    state.hero.fame = 2
    enter_fight(state, SOUTH_EAST, "S")
    assert not of(play(state, do.Strike()), ev.GloryChanged)
    assert state.hero.glory == 2


def test_l25_bear_skeletons_and_titan_do_not_count() -> None:
    state = game("xanros", "lorraine")
    give(state, 1, "amulet_of_titan")
    state.hero.units = (0, 0, 0, 3, 0, 0)
    assert state.hero.recruits == state.heroes[1].recruits == 0


def test_l26_glory_falling_sends_surplus_units_back_at_once() -> None:
    state = game()
    lay(state, SOUTH_EAST, "farm-1")
    give(state, 0, "amulet_of_glory")
    drop(state, SOUTH_EAST, "amulet_of_titan")
    muster(state, 0, knight=2, archer=1, mage=1)
    state.hero.fame = 2
    play(state, do.Step(SOUTH_EAST))
    play(state, do.Take(THING["amulet_of_titan"], THING["amulet_of_glory"]))
    assert [a.unit.name for a in state.legal_actions()] == ["knight", "archer"]
    play(state, do.Dismiss(DIE["archer"]), do.Dismiss(DIE["mage"]))
    assert state.heroes[0].units == (2, 0, 0, 0, 0, 1)


@pytest.mark.parametrize(
    ("heroes", "praetorians"),
    [
        (("elspeth", "taia"), 5),
        (("elspeth", "taia", "horan"), 5),
        (("elspeth", "taia", "horan", "xanros"), 4),
        (("elspeth", "taia", "horan", "xanros", "darius"), 3),
    ],
)
def test_l40_the_general_comes_with_the_maw(heroes: tuple[str, ...], praetorians: int) -> None:
    state = game(*heroes)
    maw = next(plan for plan in PLANS if plan.terrain == "maw")
    state.set_stack(tuple(int(plan is maw) for plan in PLANS))
    play(state, do.Explore(SOUTH_EAST), maw)
    events = play(state, do.Lay(TILES["maw-2-ad"]))
    assert ev.GeneralAppeared(SOUTH_EAST, praetorians, 10 + praetorians) in events
    began = of(events, ev.FightBegan)[0]
    assert (began.armies, began.strength) == ((), 10 + praetorians)


def test_l41_each_fight_with_him_costs_one_life_more() -> None:
    state = facing_general()
    events = enter_fight(state, SOUTH_EAST, "S") + play(state, do.Strike())
    assert of(events, ev.LifeChanged) == [ev.LifeChanged(0, 5, 4, "general")]
    assert state.praetorians == 5


def test_l42_ten_or_more_takes_a_praetorian_less_does_not() -> None:
    for mages, left in ((4, 5), (5, 4)):
        state = facing_general()
        give(state, 0, "sword")
        muster(state, 0, mage=mages)
        enter_fight(state, SOUTH_EAST, "X", ("SS",) * mages)
        play(state, do.Strike())
        assert state.praetorians == left
        assert state.heroes[0].cell == CASTLE


def test_l42_beating_him_ends_the_game_at_once_even_with_the_last_life() -> None:
    state = facing_general()
    muster(state, 0, mage=8)
    state.hero.life = 1
    enter_fight(state, SOUTH_EAST, "X", ("SS",) * 8)
    events = play(state, do.Strike())
    assert events[-1] == ev.GameEnded("general", (4.5, 0), (0,))
    assert (state.actor, state.ended_by, state.winners) == (None, "general", [0])


def test_l80_most_points_win_then_large_stones_then_shared() -> None:
    state = game("horan", "taia", "darius")
    one, two, three = state.heroes
    one.stones = (SMALL_STONE, SMALL_STONE)
    two.stones = (LARGE_STONE,)
    assert state.winners == []
    state.end("turn_limit")
    assert state.scores == [2, 2, 0]
    assert state.winners == [1]
    three.stones = (LARGE_STONE,)
    assert state.winners == [1, 2]


def test_l81_after_a_hundred_turns_a_player_it_is_over() -> None:
    state = game()
    state.turn = 199
    play(state, do.EndTurn())
    assert state.actor is not None
    events = play(state, do.EndTurn())
    assert state.ended_by == "turn_limit"
    assert events[-1] == ev.GameEnded("turn_limit", (0, 0), (0, 1))
