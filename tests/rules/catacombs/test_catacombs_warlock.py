"""C-62 to C-65: Lord Xanros, the warlock: both skills, free and under the curse (C-51)."""

from __future__ import annotations

import pytest

from karak.rules import CHANCE, IllegalMove
from karak.rules.catacombs import State
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import BOLT, CHEST, DAGGERS, KEY, MUMMY, START, TREASURE, TURNKEY
from tests.rules.catacombs.scenes import (
    EAST,
    EAST2,
    curse,
    drop,
    fight_scene,
    game,
    give,
    lay,
    legal,
    only,
    play,
    put,
    result,
    stand,
    turn_ended,
    wound,
)


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
