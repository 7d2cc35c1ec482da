"""C-31 to C-37: the fight, and what comes of it."""

from __future__ import annotations

import pytest

from karak.rules import CHANCE, IllegalMove
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import (
    AXE,
    BOLT,
    DAGGERS,
    FALLEN,
    KING,
    MUMMY,
    RAT,
    SPIDER,
    START,
    SWORD,
    THROWS,
    TILES,
    TURNKEY,
    WARRIOR,
    Plan,
    Token,
)
from tests.rules.catacombs.scenes import (
    EAST,
    EAST2,
    EAST3,
    NORTH,
    NORTH2,
    SOUTH,
    SOUTH_EAST,
    begin_turn_of,
    curse,
    drop,
    fight_scene,
    game,
    give,
    lay,
    only,
    play,
    put,
    stand,
    steps_left,
    turn_ended,
    wound,
)

# --- the throw and what is added to it ------------------------------------------------------


def test_c32_both_dice_are_rolled() -> None:
    state = fight_scene(RAT, "taia", "horan")
    told = play(state, do.Step(EAST2))
    assert told == [
        ev.Moved(0, EAST, EAST2, "step", 3),
        ev.FightBegan(0, EAST2, RAT, 5, EAST),
        ev.BonusAdded(0, "foresight", 1),
    ]
    assert state.actor == CHANCE
    assert dict(state.chance_outcomes()) == {dice: ways / 36 for dice, ways in THROWS[2]}
    assert play(state, (2, 5)) == [ev.DiceRolled(0, (2, 5), (2, 5), "fight")]
    assert state.actor == 0


def test_c32_the_weapons_values_are_added() -> None:
    state = fight_scene(KING, "aderyn", "horan")
    give(state, 0, SWORD, AXE)
    told = play(state, do.Step(EAST2), do.Attack(), (1, 5), do.Strike())
    assert [(b.cause, b.value) for b in only(told, ev.BonusAdded)] == [("sword", 2), ("axe", 3)]
    assert ev.FightEnded(0, EAST2, KING, 10, (1, 5), 11, "won") in told


def test_c32_two_equal_weapons_count_twice() -> None:
    state = fight_scene(WARRIOR, "horan", "taia")
    give(state, 0, AXE, AXE)
    told = play(state, do.Step(EAST2), (1, 3), do.Strike())
    assert ev.FightEnded(0, EAST2, WARRIOR, 9, (1, 3), 10, "won") in told


def test_c32_any_number_of_bolts_after_seeing_the_roll() -> None:
    state = fight_scene(TURNKEY, "taia", "horan")
    give(state, 0, BOLT, BOLT, BOLT)
    steps_left(state, 2)  # not her first step: no foresight
    play(state, do.Step(EAST2), (1, 5))
    assert state.legal_actions() == [do.Strike(), do.UseBolt()]
    one = [ev.ThingUsed(0, BOLT, used_up=True), ev.BonusAdded(0, "bolt", 1)]
    assert play(state, do.UseBolt(), do.UseBolt(), do.UseBolt()) == one * 3
    assert state.legal_actions() == [do.Strike()]
    told = play(state, do.Strike())
    assert told[0] == ev.FightEnded(0, EAST2, TURNKEY, 8, (1, 5), 9, "won")
    assert state.hero.things == ()


def test_c32_bolts_may_be_kept() -> None:
    state = fight_scene(TURNKEY, "taia", "horan")
    give(state, 0, BOLT, BOLT)
    play(state, do.Step(EAST2), (1, 1), do.UseBolt(), do.Strike())
    assert state.heroes[0].things == (BOLT,)


def test_c32_no_bolt_before_the_roll() -> None:
    state = fight_scene(TURNKEY, "taia", "horan")
    give(state, 0, BOLT)
    play(state, do.Step(EAST2))
    assert state.legal_actions() == []
    with pytest.raises(IllegalMove):
        play(state, do.UseBolt())


def test_c32_c61_rolling_again_is_decided_before_any_bolt() -> None:
    state = fight_scene(TURNKEY, "horan", "taia")
    give(state, 0, BOLT, BOLT)
    play(state, do.Step(EAST2), (1, 2))
    assert do.RollAgain() in state.legal_actions()
    play(state, do.UseBolt())
    assert state.legal_actions() == [do.Strike(), do.UseBolt()]


# --- lost, drawn, won -----------------------------------------------------------------------


def test_c33_lost_one_life_back_and_the_monster_stays() -> None:
    state = fight_scene(TURNKEY, "taia", "horan")
    steps_left(state, 2)
    told = play(state, do.Step(EAST2), (3, 4), do.Strike())
    assert told[-5:] == [
        ev.FightEnded(0, EAST2, TURNKEY, 8, (3, 4), 7, "lost"),
        ev.LifeChanged(0, 5, 4, "fight"),
        ev.Moved(0, EAST2, EAST, "thrown_back", 1),
        ev.TurnEnded(0, 1, "fight"),
        ev.TurnBegan(1, 2, 4),
    ]
    assert state.tokens == {EAST2: TURNKEY}
    assert (state.heroes[0].cell, state.heroes[0].life) == (EAST, 4)


def test_c34_drawn_back_without_harm_and_the_monster_stays() -> None:
    state = fight_scene(TURNKEY, "taia", "horan")
    steps_left(state, 2)
    told = play(state, do.Step(EAST2), (4, 4), do.Strike())
    assert told[-4:] == [
        ev.FightEnded(0, EAST2, TURNKEY, 8, (4, 4), 8, "drawn"),
        ev.Moved(0, EAST2, EAST, "thrown_back", 1),
        ev.TurnEnded(0, 1, "fight"),
        ev.TurnBegan(1, 2, 4),
    ]
    assert state.tokens == {EAST2: TURNKEY}
    assert (state.heroes[0].cell, state.heroes[0].life) == (EAST, 5)


def test_c35_won_the_monster_is_gone_and_the_hero_stays() -> None:
    state = fight_scene(TURNKEY, "taia", "horan")
    steps_left(state, 2)
    told = play(state, do.Step(EAST2), (4, 5), do.Strike())
    assert told[-1] == ev.FightEnded(0, EAST2, TURNKEY, 8, (4, 5), 9, "won")
    assert state.tokens == {}
    assert (state.heroes[0].cell, state.heroes[0].life) == (EAST2, 5)


@pytest.mark.parametrize("monster", [RAT, SPIDER, MUMMY, TURNKEY, WARRIOR, KING, FALLEN])
@pytest.mark.parametrize(("more", "result"), [(-1, "lost"), (0, "drawn"), (1, "won")])
def test_c33_c34_c35_every_monster_by_its_strength(monster: Token, more: int, result: str) -> None:
    state = fight_scene(monster, "victorius", "horan")
    curse(state, 0)
    total = monster.strength + more
    if total > 12:  # what two dice can't show, an axe adds
        give(state, 0, AXE)
        total -= 3
    high = min(6, total - 1)
    told = play(state, do.Step(EAST2), (total - high, high), do.Strike())
    (ended,) = only(told, ev.FightEnded)
    assert (ended.result, ended.total - ended.strength) == (result, more)


# --- C-36: no life left ---------------------------------------------------------------------


def test_c36_the_last_life_lost() -> None:
    state = fight_scene(TURNKEY, "taia", "horan")
    wound(state, 0, 1)
    told = play(state, do.Step(EAST2), (1, 1), do.Strike())
    assert told[-5:] == [
        ev.LifeChanged(0, 1, 0, "fight"),
        ev.Moved(0, EAST2, EAST, "thrown_back", 3),
        ev.TurnEnded(0, 1, "fight"),
        ev.FellUnconscious(0),
        ev.TurnBegan(1, 2, 4),
    ]
    play(state, do.EndTurn())
    assert state.legal_actions() == [do.Recover()]


def test_c36_c62_life_never_falls_below_zero() -> None:
    """The warlock sacrifices his last life and loses all the same."""
    state = fight_scene(TURNKEY, "xanros", "horan")
    wound(state, 0, 1)
    told = play(state, do.Step(EAST2), (1, 1), do.GiveLife(), do.Strike())
    assert only(told, ev.LifeChanged) == [ev.LifeChanged(0, 1, 0, "sacrifice")]
    assert state.heroes[0].life == 0


# --- C-31: thrown back onto a fountain ------------------------------------------------------


def test_c31_thrown_back_onto_a_fountain_he_may_heal() -> None:
    """From the start tile into the room, lost: "they return to the starting tile ... healing"."""
    state = game("horan", "taia")
    lay(state, EAST, "room-NESW")
    put(state, EAST, TURNKEY)
    wound(state, 0, 3)
    told = play(state, do.Step(EAST), (1, 1), do.Strike())
    assert not only(told, ev.TurnEnded)
    assert play(state, do.Heal()) == [
        ev.LifeChanged(0, 2, 5, "fountain"),
        ev.TurnEnded(0, 1, "heal"),
        ev.TurnBegan(1, 2, 4),
    ]


def test_c31_nothing_else_may_be_done_there() -> None:
    """No steps, nothing to pick up, no portal."""
    from_start = game("horan", "taia")
    lay(from_start, EAST, "room-NESW")
    put(from_start, EAST, TURNKEY)
    drop(from_start, START, BOLT)
    give(from_start, 0, TURNKEY.back, SPIDER.back)
    play(from_start, do.Step(EAST), (1, 1), do.Strike())
    assert from_start.legal_actions() == [do.Heal(), do.EndTurn()]
    told = play(from_start, do.EndTurn())
    assert turn_ended(told) == "fight"
    assert from_start.heroes[0].life == 4


def test_c31_a_drawn_fight_counts_the_same() -> None:
    state = game("horan", "taia")
    lay(state, EAST, "room-NESW")
    put(state, EAST, TURNKEY)
    wound(state, 0, 3)
    play(state, do.Step(EAST), (4, 4), do.Strike())
    assert state.legal_actions() == [do.Heal(), do.EndTurn()]


def test_c31_c30_after_a_draw_with_nothing_to_heal_the_turn_is_over() -> None:
    state = game("horan", "taia")
    lay(state, EAST, "room-NESW")
    put(state, EAST, TURNKEY)
    assert turn_ended(play(state, do.Step(EAST), (4, 4), do.Strike())) == "fight"


def test_c31_c51_the_curse_alone_is_reason_enough() -> None:
    state = game("horan", "taia")
    lay(state, EAST, "room-NESW")
    put(state, EAST, TURNKEY)
    curse(state, 0)
    play(state, do.Step(EAST), (4, 4), do.Strike())
    assert play(state, do.Heal())[0] == ev.CurseLifted(0, "fountain")


def test_c31_c36_who_lost_his_last_life_and_heals_so_is_not_unconscious() -> None:
    state = game("taia", "horan")
    lay(state, EAST, "room-NESW")
    put(state, EAST, TURNKEY)
    wound(state, 0, 1)
    play(state, do.Step(EAST), (1, 1), do.Strike())
    told = play(state.copy(), do.EndTurn())  # he may also stay down
    assert ev.FellUnconscious(0) in told
    told = play(state, do.Heal(), do.EndTurn())
    assert not only(told, ev.FellUnconscious)
    assert do.EndTurn() in state.legal_actions()  # his next turn is a normal one


# --- C-37: where he came from ---------------------------------------------------------------


def test_c37_the_tile_before_the_step() -> None:
    state = fight_scene(RAT, "horan", "taia")
    stand(state, 0, START)
    told = play(state, do.Step(EAST), do.Step(EAST2), (1, 1), do.Strike())
    assert ev.FightBegan(0, EAST2, RAT, 5, EAST) in told
    assert state.heroes[0].cell == EAST


def test_c37_the_tile_the_explorer_came_from() -> None:
    state = game("horan", "taia")
    lay(state, EAST, "corridor-EW")
    stand(state, 0, EAST)
    told = play(state, do.Explore(EAST2), Plan.named("room-cross"), do.Lay(TILES["room-NESW"]), RAT)
    assert told[-1] == ev.FightBegan(0, EAST2, RAT, 5, EAST)
    play(state, (1, 1), do.Strike())
    assert state.heroes[0].cell == EAST


def test_c37_c20_back_through_the_gate() -> None:
    """A monster can't lie on a gate, but a gate may lead to the tile before the monster."""
    state = game("horan", "taia")
    lay(state, EAST, "gate-EW")
    lay(state, SOUTH, "gate-NS")
    lay(state, SOUTH + 1000, "room-NS")
    put(state, SOUTH + 1000, RAT)
    stand(state, 0, EAST)
    play(state, do.Step(SOUTH), do.Step(SOUTH + 1000), (1, 1), do.Strike())
    assert state.heroes[0].cell == SOUTH


def test_c37_c60_back_through_the_wall() -> None:
    state = game("argentus", "taia")
    lay(state, EAST, "corridor-EW")
    lay(state, SOUTH, "corridor-NESW")
    lay(state, SOUTH_EAST, "room-SW")
    put(state, SOUTH_EAST, RAT)
    stand(state, 0, EAST)
    told = play(state, do.Step(SOUTH_EAST), (1, 1), do.Strike())
    assert told[0] == ev.Moved(0, EAST, SOUTH_EAST, "wall", 3)
    assert ev.Moved(0, SOUTH_EAST, EAST, "thrown_back", 3) in told


def test_c37_c65_back_to_where_he_swapped_from() -> None:
    state = fight_scene(RAT, "xanros", "aderyn")
    lay(state, NORTH, "corridor-NS")
    stand(state, 0, NORTH)
    stand(state, 1, EAST2)
    told = play(state, do.SwapPlaces(1), (1, 1), do.Strike())
    assert ev.FightBegan(0, EAST2, RAT, 5, NORTH) in told
    assert state.heroes[0].cell == NORTH


def test_c37_c66_the_thief_comes_back_unseen_onto_another_monsters_tile() -> None:
    state = fight_scene(RAT, "aderyn", "taia")
    lay(state, EAST3, "room-NESW")
    put(state, EAST3, TURNKEY)
    told = play(state, do.Step(EAST2), do.Sneak(), do.Step(EAST3), do.Attack(), (1, 1), do.Strike())
    assert ev.FightBegan(0, EAST3, TURNKEY, 8, EAST2) in told
    assert turn_ended(told) == "fight"
    assert state.heroes[0].cell == EAST2
    assert state.tokens[EAST2] is RAT


def test_c37_c66_a_fight_begun_without_a_step_the_last_tile_without_a_monster() -> None:
    """She crept past the rat onto the turnkey's tile, and attacks at the start of her next turn."""
    state = fight_scene(RAT, "aderyn", "taia")
    lay(state, EAST3, "room-NESW")
    put(state, EAST3, TURNKEY)
    play(state, do.Step(EAST2), do.Sneak(), do.Step(EAST3), do.Sneak(), do.EndTurn(), do.EndTurn())
    told = play(state, do.Attack(), (1, 1), do.Strike())
    assert ev.FightBegan(0, EAST3, TURNKEY, 8, EAST) in told
    assert ev.Moved(0, EAST3, EAST, "thrown_back", 4) in told


def test_c37_c67_so_too_when_the_curse_makes_her_fight() -> None:
    state = fight_scene(RAT, "aderyn", "taia")
    lay(state, EAST3, "room-NESW")
    put(state, EAST3, TURNKEY)
    play(state, do.Step(EAST2), do.Sneak(), do.Step(EAST3), do.Sneak(), do.EndTurn())
    curse(state, 0)
    told = play(state, do.EndTurn())
    assert told[-1] == ev.FightBegan(0, EAST3, TURNKEY, 8, EAST)


def test_c37_a_tile_whose_monster_was_beaten_is_a_tile_without_a_monster() -> None:
    """The rat is gone when she walks on from its tile: that is where she falls back to."""
    state = fight_scene(RAT, "aderyn", "taia")
    lay(state, EAST3, "room-NESW")
    put(state, EAST3, TURNKEY)
    play(state, do.Step(EAST2), do.Attack(), (6, 6), do.Strike(), do.Done(), do.EndTurn())
    play(state, do.Step(EAST3), do.Sneak(), do.EndTurn(), do.EndTurn())
    assert play(state, do.Attack())[0] == ev.FightBegan(0, EAST3, TURNKEY, 8, EAST2)


def test_c37_a_portal_that_fetched_her_counts_as_a_place_she_stood_on() -> None:
    state = fight_scene(RAT, "aderyn", "taia")
    lay(state, NORTH, "corridor-NS")
    lay(state, NORTH2, "room-NESW")
    put(state, NORTH2, TURNKEY)
    give(state, 1, SPIDER.back)
    play(state, do.Step(EAST2), do.Sneak(), do.EndTurn())
    play(state, do.CastPortal(0, START), do.EndTurn())
    play(state, do.Step(NORTH), do.Step(NORTH2), do.Sneak(), do.EndTurn())
    told = begin_turn_of(state, 0) + play(state, do.Attack())
    assert told[-1] == ev.FightBegan(0, NORTH2, TURNKEY, 8, NORTH)


@pytest.mark.parametrize(
    ("thrower", "swapped"), [("xanros", True), ("taia", False)], ids=["swapped", "not"]
)
def test_c37_a_swap_too_takes_her_to_a_new_place(thrower: str, swapped: bool) -> None:
    """After the swap she stands where the warlock stood; from there she falls back nowhere else."""
    state = fight_scene(RAT, "aderyn", thrower)
    stand(state, 1, NORTH)
    lay(state, NORTH, "corridor-NS")
    lay(state, NORTH2, "room-NESW")
    put(state, NORTH2, TURNKEY)
    play(state, do.Step(EAST2), do.Sneak(), do.EndTurn())
    if swapped:
        play(state, do.SwapPlaces(0), (6, 6), do.Strike(), do.Done())
        play(state, do.Step(NORTH2), do.Sneak(), do.EndTurn())
        expected = ev.FightBegan(0, NORTH2, TURNKEY, 8, NORTH)
    else:
        play(state, do.EndTurn(), do.EndTurn())
        expected = ev.FightBegan(0, EAST2, RAT, 5, EAST)
    play(state, do.EndTurn())
    assert play(state, do.Attack())[0] == expected


def test_c33_c35_daggers_can_tip_the_scales() -> None:
    state = fight_scene(RAT, "horan", "taia")
    told = play(state.copy(), do.Step(EAST2), (1, 4), do.Strike())
    assert only(told, ev.FightEnded)[0].result == "drawn"
    give(state, 0, DAGGERS)
    told = play(state, do.Step(EAST2), (1, 4), do.Strike())
    assert only(told, ev.FightEnded)[0].result == "won"
