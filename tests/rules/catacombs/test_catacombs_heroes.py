"""C-60 to C-69: both skills of every hero, free and under the curse (C-51)."""

from __future__ import annotations

import pytest

from karak.rules import CHANCE, IllegalMove
from karak.rules.catacombs import State
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import (
    AXE,
    BOLT,
    CHEST,
    DAGGERS,
    DRAGON,
    KEY,
    MUMMY,
    PORTAL,
    RAT,
    START,
    TILES,
    TREASURE,
    TURNKEY,
    WARRIOR,
    Plan,
)
from tests.rules.catacombs.scenes import (
    EAST,
    EAST2,
    EAST3,
    NORTH,
    SOUTH,
    SOUTH_EAST,
    begin_turn_of,
    curse,
    drop,
    fight_scene,
    game,
    give,
    lay,
    legal,
    only,
    only_tokens,
    play,
    put,
    stand,
    steps_left,
    turn_ended,
    wound,
)

ROOM_CROSS = Plan.named("room-cross")
LAY_CROSS = do.Lay(TILES["room-NESW"])


def result(events: list[object]) -> str:
    (ended,) = only(events, ev.FightEnded)
    return ended.result


# --- C-60: Argentus, the wizard -------------------------------------------------------------


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


# --- C-61: Horan, the warrior ---------------------------------------------------------------


def test_c61_double_attack_rolls_both_dice_again_and_the_second_counts() -> None:
    state = fight_scene(TURNKEY, "horan", "taia")
    play(state, do.Step(EAST2), (4, 5))
    assert state.legal_actions() == [do.Strike(), do.RollAgain()]
    told = play(state, do.RollAgain())
    assert told == []
    assert state.actor == CHANCE
    assert len(state.chance_outcomes()) == 21  # both dice
    assert play(state, (1, 2)) == [ev.DiceRolled(0, (1, 2), (1, 2), "double_attack")]
    told = play(state, do.Strike())
    assert told[0] == ev.FightEnded(0, EAST2, TURNKEY, 8, (1, 2), 3, "lost")


def test_c61_once_a_fight() -> None:
    state = fight_scene(TURNKEY, "horan", "taia")
    play(state, do.Step(EAST2), (1, 1), do.RollAgain(), (1, 1))
    assert state.legal_actions() == [do.Strike()]


def test_c61_and_he_need_not() -> None:
    state = fight_scene(TURNKEY, "horan", "taia")
    assert result(play(state, do.Step(EAST2), (4, 5), do.Strike())) == "won"


def test_c61_bolts_after_the_second_roll() -> None:
    state = fight_scene(TURNKEY, "horan", "taia")
    give(state, 0, BOLT)
    play(state, do.Step(EAST2), (1, 1), do.RollAgain(), (4, 4))
    assert state.legal_actions() == [do.Strike(), do.UseBolt()]
    assert result(play(state, do.UseBolt(), do.Strike())) == "won"


def test_c61_c51_the_cursed_warrior_rolls_once() -> None:
    state = fight_scene(TURNKEY, "horan", "taia")
    curse(state, 0)
    play(state, do.Step(EAST2), (1, 1))
    assert state.legal_actions() == [do.Strike()]


def dying_warrior() -> State:
    """Horan has just lost his last life; a second fountain lies in the north."""
    state = fight_scene(TURNKEY, "horan", "taia")
    lay(state, NORTH, "fountain-SW")
    wound(state, 0, 1)
    play(state, do.Step(EAST2), (1, 1), do.Strike())
    return state


def test_c61_reincarnation_at_a_fountain_of_his_choice() -> None:
    state = dying_warrior()
    assert state.legal_actions() == [do.Reincarnate(START), do.Reincarnate(NORTH)]
    assert play(state, do.Reincarnate(NORTH)) == [
        ev.Moved(0, EAST, NORTH, "reincarnation", 3),
        ev.LifeChanged(0, 0, 5, "reincarnation"),
        ev.TurnEnded(0, 1, "reincarnation"),
        ev.TurnBegan(1, 2, 4),
    ]


def test_c61_he_is_not_unconscious_but_the_turn_is_over() -> None:
    state = dying_warrior()
    told = play(state, do.Reincarnate(START))
    assert not only(told, ev.FellUnconscious)
    assert state.seat == 1
    play(state, do.EndTurn())
    assert do.EndTurn() in state.legal_actions()


def test_c61_c31_reincarnation_comes_before_the_fountain_he_falls_back_to() -> None:
    state = game("horan", "taia")
    lay(state, EAST, "room-NESW")
    put(state, EAST, TURNKEY)
    wound(state, 0, 1)
    play(state, do.Step(EAST), (1, 1), do.Strike())
    assert state.legal_actions() == [do.Reincarnate(START)]


def test_c61_only_for_the_last_life() -> None:
    state = fight_scene(TURNKEY, "horan", "taia")
    wound(state, 0, 2)
    assert turn_ended(play(state, do.Step(EAST2), (1, 1), do.Strike())) == "fight"


def test_c61_c51_the_cursed_warrior_falls_unconscious_like_anybody() -> None:
    state = fight_scene(TURNKEY, "horan", "taia")
    wound(state, 0, 1)
    curse(state, 0)
    told = play(state, do.Step(EAST2), (1, 1), do.Strike())
    assert ev.FellUnconscious(0) in told
    play(state, do.EndTurn())
    assert state.legal_actions() == [do.Recover()]


# --- C-62 to C-65: Lord Xanros, the warlock -------------------------------------------------


def test_c62_sacrifice_one_life_for_one_more() -> None:
    state = fight_scene(TURNKEY, "xanros", "taia")
    play(state, do.Step(EAST2), (4, 4))
    assert state.legal_actions() == [do.Strike(), do.GiveLife()]
    assert play(state, do.GiveLife()) == [
        ev.LifeChanged(0, 5, 4, "sacrifice"),
        ev.BonusAdded(0, "sacrifice", 1),
    ]
    told = play(state, do.Strike())
    assert told == [ev.FightEnded(0, EAST2, TURNKEY, 8, (4, 4), 9, "won")]


def test_c62_once_a_fight_and_after_the_roll() -> None:
    state = fight_scene(TURNKEY, "xanros", "taia")
    play(state, do.Step(EAST2))
    assert state.legal_actions() == []
    play(state, (1, 1), do.GiveLife())
    assert state.legal_actions() == [do.Strike()]


def test_c62_before_or_after_a_bolt() -> None:
    for order in ([do.UseBolt(), do.GiveLife()], [do.GiveLife(), do.UseBolt()]):
        state = fight_scene(TURNKEY, "xanros", "taia")
        give(state, 0, BOLT)
        told = play(state, do.Step(EAST2), (3, 4), *order, do.Strike())
        assert only(told, ev.FightEnded)[0].total == 9


def test_c62_with_the_last_life_he_is_unconscious_even_after_a_victory() -> None:
    state = fight_scene(TURNKEY, "xanros", "taia")
    wound(state, 0, 1)
    play(state, do.Step(EAST2), (4, 4), do.GiveLife())
    told = play(state, do.Strike())
    assert not only(told, ev.FellUnconscious)  # the loot comes first
    told = play(state, do.Take(KEY))
    assert told == [
        ev.ThingTaken(0, EAST2, KEY, "loot"),
        ev.TurnEnded(0, 1, "fight"),
        ev.FellUnconscious(0),
        ev.TurnBegan(1, 2, 4),
    ]
    play(state, do.EndTurn())
    assert state.legal_actions() == [do.Recover()]


def test_c62_c50_the_curse_too_is_given_first() -> None:
    state = fight_scene(MUMMY, "xanros", "taia")
    wound(state, 0, 1)
    play(state, do.Step(EAST2), (3, 4), do.GiveLife(), do.Strike(), do.Take(BOLT))
    told = play(state, do.GiveCurse(1))
    assert told[:3] == [
        ev.CurseGiven(0, None, 1),
        ev.TurnEnded(0, 1, "fight"),
        ev.FellUnconscious(0),
    ]


def test_c62_drawn_with_the_last_life_given() -> None:
    state = fight_scene(TURNKEY, "xanros", "taia")
    wound(state, 0, 1)
    told = play(state, do.Step(EAST2), (3, 4), do.GiveLife(), do.Strike())
    assert result(told) == "drawn"
    assert ev.FellUnconscious(0) in told


def test_c62_c31_thrown_back_onto_a_fountain_he_may_heal() -> None:
    state = game("xanros", "taia")
    lay(state, EAST, "room-NESW")
    put(state, EAST, TURNKEY)
    wound(state, 0, 1)
    play(state, do.Step(EAST), (1, 1), do.GiveLife(), do.Strike())
    assert state.legal_actions() == [do.Heal(), do.EndTurn()]
    assert not only(play(state, do.Heal()), ev.FellUnconscious)


def test_c62_c51_no_sacrifice_under_the_curse() -> None:
    state = fight_scene(TURNKEY, "xanros", "taia")
    curse(state, 0)
    play(state, do.Step(EAST2), (4, 4))
    assert state.legal_actions() == [do.Strike()]


def swap_scene() -> State:
    """Xanros on the start (a fountain), Taia in the east, Horan beside Xanros."""
    state = game("xanros", "taia", "horan")
    lay(state, EAST, "room-NESW")
    lay(state, EAST2, "corridor-NESW")
    stand(state, 1, EAST)
    return state


def test_c63_the_warlock_changes_places_instead_of_all_four_steps() -> None:
    state = swap_scene()
    stand(state, 0, EAST2)
    told = play(state, do.SwapPlaces(1))
    assert told == [
        ev.Moved(0, EAST2, EAST, "swap", 0),
        ev.Moved(1, EAST, EAST2, "swap", 0),
        ev.TurnEnded(0, 1, "nothing_left"),
        ev.TurnBegan(1, 2, 4),
    ]


def test_c63_only_at_the_start_of_the_turn() -> None:
    state = swap_scene()
    play(state, do.Step(EAST))
    assert legal(state, do.SwapPlaces) == []
    assert state.heroes[2].cell == START  # though Horan stands elsewhere


def test_c63_the_other_must_stand_on_a_different_tile() -> None:
    state = swap_scene()
    assert legal(state, do.SwapPlaces) == [do.SwapPlaces(1)]
    with pytest.raises(IllegalMove):
        play(state, do.SwapPlaces(2))  # Horan, on the same tile
    with pytest.raises(IllegalMove):
        play(state, do.SwapPlaces(0))


def test_c63_then_he_may_open_the_chest_there() -> None:
    state = swap_scene()
    put(state, EAST, CHEST)
    give(state, 0, KEY)
    play(state, do.SwapPlaces(1))
    assert state.legal_actions() == [do.OpenChest(), do.EndTurn()]
    play(state, do.OpenChest())
    assert state.heroes[0].treasures == (TREASURE,)


def test_c63_c41_or_pick_up() -> None:
    state = swap_scene()
    drop(state, EAST, DAGGERS)
    play(state, do.SwapPlaces(1))
    assert state.legal_actions() == [do.Take(DAGGERS), do.EndTurn()]
    assert turn_ended(play(state, do.Take(DAGGERS))) == "pick_up"


def test_c63_c30_or_heal() -> None:
    state = swap_scene()
    stand(state, 0, EAST2)
    wound(state, 0, 2)
    play(state, do.SwapPlaces(2))  # Horan stands on the start tile
    assert state.legal_actions() == [do.Heal(), do.EndTurn()]
    assert turn_ended(play(state, do.Heal())) == "heal"


def test_c63_the_other_may_be_unconscious_and_stays_so() -> None:
    state = swap_scene()
    stand(state, 0, EAST2)
    wound(state, 1, 0)
    play(state, do.SwapPlaces(1))
    assert state.seat == 1
    assert state.legal_actions() == [do.Recover()]


def test_c63_c51_no_swap_under_the_curse() -> None:
    state = swap_scene()
    curse(state, 0)
    assert legal(state, do.SwapPlaces) == []


def test_c64_swapped_onto_a_fountain_healed_and_freed_at_once() -> None:
    state = swap_scene()
    wound(state, 1, 2)
    curse(state, 1)
    told = play(state, do.SwapPlaces(1))
    assert told[:4] == [
        ev.Moved(0, START, EAST, "swap", 0),
        ev.Moved(1, EAST, START, "swap", 0),
        ev.LifeChanged(1, 2, 5, "swap"),
        ev.CurseLifted(1, "swap"),
    ]


def test_c64_only_on_a_fountain() -> None:
    state = swap_scene()
    stand(state, 0, EAST2)
    wound(state, 1, 2)
    curse(state, 1)
    play(state, do.SwapPlaces(1))
    assert (state.heroes[1].life, state.curse) == (2, 1)


def test_c65_swapped_onto_a_monsters_tile_he_fights_it() -> None:
    state = game("xanros", "aderyn")
    lay(state, EAST, "corridor-NESW")
    lay(state, EAST2, "room-NESW")
    put(state, EAST2, TURNKEY)
    stand(state, 0, EAST)
    stand(state, 1, EAST2)
    told = play(state, do.SwapPlaces(1))
    assert told[-1] == ev.FightBegan(0, EAST2, TURNKEY, 8, EAST)
    assert state.actor == CHANCE


@pytest.mark.parametrize(("dice", "came_back"), [((1, 1), True), ((4, 4), True), ((4, 5), False)])
def test_c65_lost_or_drawn_he_returns_to_his_old_tile(
    dice: tuple[int, int], came_back: bool
) -> None:
    state = game("xanros", "aderyn")
    lay(state, EAST, "corridor-NESW")
    lay(state, EAST2, "room-NESW")
    put(state, EAST2, TURNKEY)
    stand(state, 0, EAST)
    stand(state, 1, EAST2)
    play(state, do.SwapPlaces(1), dice, do.Strike())
    assert state.heroes[0].cell == (EAST if came_back else EAST2)
    assert state.heroes[1].cell == EAST  # the thief stays where she was brought


# --- C-66, C-67: Aderyn, the thief ----------------------------------------------------------


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


# --- C-68: Victorius, the swordsman ---------------------------------------------------------


def test_c68_a_one_is_rolled_again_until_it_is_none() -> None:
    state = fight_scene(TURNKEY, "victorius", "taia")
    play(state, do.Step(EAST2))
    assert play(state, (1, 4)) == [ev.DiceRolled(0, (1, 4), (1, 4), "fight")]
    assert state.actor == CHANCE
    assert state.chance_outcomes() == [((face,), pytest.approx(1 / 6)) for face in range(1, 7)]
    assert play(state, (1,)) == [ev.DiceRolled(0, (1,), (4, 1), "combat_training")]
    assert state.actor == CHANCE  # each throw is a chance of its own
    assert play(state, (3,)) == [ev.DiceRolled(0, (3,), (4, 3), "combat_training")]
    told = play(state, do.Strike())
    assert told[0] == ev.FightEnded(0, EAST2, TURNKEY, 8, (4, 3), 7, "lost")


def test_c68_two_ones_are_both_rolled_again() -> None:
    state = fight_scene(TURNKEY, "victorius", "taia")
    play(state, do.Step(EAST2), (1, 1))
    assert len(state.chance_outcomes()) == 21
    told = play(state, (1, 5))  # one of them is a one again
    assert told == [ev.DiceRolled(0, (1, 5), (1, 5), "combat_training")]
    assert play(state, (2,)) == [ev.DiceRolled(0, (2,), (5, 2), "combat_training")]
    assert state.legal_actions() == [do.Strike()]


def test_c68_c51_under_the_curse_a_one_is_a_one_and_a_six_stops() -> None:
    state = fight_scene(TURNKEY, "victorius", "taia")
    curse(state, 0)
    told = play(state, do.Step(EAST2), (1, 6))
    assert state.actor == 0
    told = play(state, do.Strike())
    assert turn_ended(told) == "fight"


def test_c68_with_a_six_the_turn_goes_on_after_a_victory() -> None:
    state = fight_scene(TURNKEY, "victorius", "taia")
    told = play(state, do.Step(EAST2), (3, 6), do.Strike(), do.Take(KEY))
    assert not only(told, ev.TurnEnded)
    assert (state.seat, state.steps) == (0, 3)
    assert {do.Step(EAST), do.Explore(EAST3), do.EndTurn()} <= set(state.legal_actions())


def test_c68_c50_after_a_mummy_too_once_the_curse_is_given() -> None:
    state = fight_scene(MUMMY, "victorius", "taia")
    play(state, do.Step(EAST2), (3, 6), do.Strike(), do.Take(BOLT), do.GiveCurse(1))
    assert state.seat == 0
    assert do.Step(EAST) in state.legal_actions()


def test_c68_a_six_rolled_instead_of_a_one_counts() -> None:
    state = fight_scene(TURNKEY, "victorius", "taia")
    told = play(state, do.Step(EAST2), (1, 3), (6,), do.Strike(), do.Take(KEY))
    assert not only(told, ev.TurnEnded)


def test_c68_without_a_six_the_turn_is_over() -> None:
    state = fight_scene(TURNKEY, "victorius", "taia")
    assert turn_ended(play(state, do.Step(EAST2), (5, 5), do.Strike(), do.Take(KEY))) == "fight"


@pytest.mark.parametrize(
    ("monster", "dice", "life"), [(WARRIOR, (2, 6), 4), (TURNKEY, (2, 6), 5)], ids=["lost", "drawn"]
)
def test_c68_lost_or_drawn_he_may_attack_the_same_monster_again(
    monster: object, dice: tuple[int, int], life: int
) -> None:
    """Falling back neither costs nor refunds a step; attacking again costs one."""
    state = fight_scene(monster, "victorius", "taia")  # type: ignore[arg-type]
    told = play(state, do.Step(EAST2), dice, do.Strike())
    assert ev.Moved(0, EAST2, EAST, "thrown_back", 3) in told
    assert not only(told, ev.TurnEnded)
    assert (state.hero.cell, state.hero.life, state.steps) == (EAST, life, 3)
    told = play(state, do.Step(EAST2))
    assert told[0] == ev.Moved(0, EAST, EAST2, "step", 2)
    assert isinstance(told[1], ev.FightBegan)


def test_c68_the_four_step_limit_holds() -> None:
    state = fight_scene(TURNKEY, "victorius", "taia")
    for left in (3, 2, 1):
        play(state, do.Step(EAST2), (2, 6), do.Strike())
        assert state.steps == left
    told = play(state, do.Step(EAST2), (2, 6), do.Strike())
    assert turn_ended(told) == "nothing_left"


def test_c68_c23_with_no_steps_left_only_the_one_thing_remains() -> None:
    state = fight_scene(TURNKEY, "victorius", "taia")
    drop(state, EAST, AXE)
    steps_left(state, 1)
    play(state, do.Step(EAST2), (2, 6), do.Strike())
    assert state.legal_actions() == [do.Take(AXE), do.EndTurn()]


def test_c68_c30_thrown_back_onto_a_fountain_he_heals_only_by_ending_his_turn() -> None:
    state = game("victorius", "taia")
    lay(state, EAST, "room-NESW")
    put(state, EAST, WARRIOR)
    play(state, do.Step(EAST), (2, 6), do.Strike())
    assert state.hero.life == 4  # not healed by itself
    assert {do.Heal(), do.Step(EAST), do.EndTurn()} <= set(state.legal_actions())
    assert turn_ended(play(state, do.Heal())) == "heal"


def test_c68_c36_without_life_and_fountain_he_is_unconscious_six_or_not() -> None:
    state = fight_scene(WARRIOR, "victorius", "taia")
    wound(state, 0, 1)
    told = play(state, do.Step(EAST2), (2, 6), do.Strike())
    assert turn_ended(told) == "fight"
    assert ev.FellUnconscious(0) in told


def test_c68_c31_without_life_but_on_a_fountain_he_may_heal_and_nothing_else() -> None:
    state = game("victorius", "taia")
    lay(state, EAST, "room-NESW")
    put(state, EAST, WARRIOR)
    wound(state, 0, 1)
    play(state, do.Step(EAST), (2, 6), do.Strike())
    assert state.legal_actions() == [do.Heal(), do.EndTurn()]


# --- C-69: Taia, the oracle -----------------------------------------------------------------


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
