"""C-40 to C-45: loot, things on the floor, spells, keys and chests."""

from __future__ import annotations

import pytest

from karak.rules import IllegalMove
from karak.rules.catacombs import State
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import (
    AXE,
    BOLT,
    CHEST,
    DAGGERS,
    FALLEN,
    KEY,
    KING,
    MUMMY,
    PORTAL,
    RAT,
    SPIDER,
    START,
    SWORD,
    TREASURE,
    TURNKEY,
    WARRIOR,
    Thing,
    Token,
)
from tests.rules.catacombs.scenes import (
    EAST,
    EAST2,
    NORTH,
    SOUTH,
    curse,
    drop,
    fight_scene,
    game,
    give,
    lay,
    legal,
    play,
    put,
    stand,
    steps_left,
    turn_ended,
    wound,
)


def won_fight(monster: Token, *carried: Thing) -> State:
    """Horan has beaten this monster, and is asked what he does with its back."""
    state = fight_scene(monster, "horan", "taia")
    give(state, 0, *carried)
    play(state, do.Step(EAST2), (6, 6), do.Strike())
    return state


def floor_scene(*things: Thing) -> State:
    """Horan stands on a tile with these things."""
    state = game("horan", "taia")
    lay(state, EAST, "corridor-NESW")
    drop(state, EAST, *things)
    stand(state, 0, EAST)
    return state


# --- C-40: loot and slots -------------------------------------------------------------------


@pytest.mark.parametrize("monster", [RAT, SPIDER, TURNKEY, WARRIOR, KING])
def test_c40_loot_may_be_taken(monster: Token) -> None:
    state = won_fight(monster)
    assert state.legal_actions() == [do.Take(monster.back), do.Done()]
    told = play(state, do.Take(monster.back))
    assert told[0] == ev.ThingTaken(0, EAST2, monster.back, "loot")
    assert state.heroes[0].things == (monster.back,)
    assert state.floor == {}
    assert turn_ended(told) == "fight"


def test_c40_loot_may_be_left_on_the_tile() -> None:
    state = won_fight(RAT)
    told = play(state, do.Done())
    assert told[0] == ev.ThingLeft(0, EAST2, DAGGERS, "loot")
    assert state.floor == {EAST2: (DAGGERS,)}
    assert turn_ended(told) == "fight"


@pytest.mark.parametrize(
    ("monster", "carried"),
    [
        (KING, (DAGGERS,)),  # a second weapon
        (SPIDER, (BOLT, BOLT)),  # a third spell
        (TURNKEY, (DAGGERS, SWORD, BOLT, BOLT, BOLT)),  # a key, all the other slots are full
    ],
)
def test_c40_two_weapons_three_spells_one_key(monster: Token, carried: tuple[Thing, ...]) -> None:
    state = won_fight(monster, *carried)
    assert state.legal_actions() == [do.Take(monster.back), do.Done()]


@pytest.mark.parametrize(
    ("monster", "carried", "droppable"),
    [
        (KING, (DAGGERS, SWORD, BOLT, KEY), (DAGGERS, SWORD)),
        (KING, (DAGGERS, DAGGERS), (DAGGERS,)),  # one of two equal ones: one choice
        (SPIDER, (BOLT, BOLT, BOLT), (BOLT,)),
        (SPIDER, (BOLT, BOLT, PORTAL), (BOLT,)),  # a portal for a portal changes nothing
        (TURNKEY, (KEY,), ()),  # a key for a key neither
        (RAT, (DAGGERS, AXE), (AXE,)),
    ],
)
def test_c40_no_free_slot_he_chooses_what_stays(
    monster: Token, carried: tuple[Thing, ...], droppable: tuple[Thing, ...]
) -> None:
    state = won_fight(monster, *carried)
    swaps = [do.Take(monster.back, thing) for thing in droppable]
    assert state.legal_actions() == [*swaps, do.Done()]


def test_c40_what_he_puts_down_lies_on_the_tile() -> None:
    state = won_fight(KING, DAGGERS, SWORD)
    told = play(state, do.Take(AXE, dropping=DAGGERS))
    assert told[:2] == [
        ev.ThingLeft(0, EAST2, DAGGERS, "carried"),
        ev.ThingTaken(0, EAST2, AXE, "loot"),
    ]
    assert state.heroes[0].things == (SWORD, AXE)
    assert state.floor == {EAST2: (DAGGERS,)}


def test_c40_treasures_need_no_slot_and_are_taken_at_once() -> None:
    state = fight_scene(FALLEN, "horan", "taia")
    give(state, 0, AXE, AXE, BOLT, BOLT, BOLT, KEY, TREASURE)
    told = play(state, do.Step(EAST2), (6, 6), do.Strike())
    assert ev.ThingTaken(0, EAST2, TREASURE, "loot") in told
    assert turn_ended(told) == "fight"
    assert state.heroes[0].treasures == (TREASURE, TREASURE)


def test_c40_treasures_are_never_dropped() -> None:
    state = won_fight(KING, DAGGERS, SWORD, TREASURE)
    with pytest.raises(IllegalMove):
        play(state, do.Take(AXE, dropping=TREASURE))


# --- C-41: picking up -----------------------------------------------------------------------


def test_c41_picking_up_ends_the_turn() -> None:
    state = floor_scene(DAGGERS)
    told = play(state, do.Take(DAGGERS))
    assert told == [
        ev.ThingTaken(0, EAST, DAGGERS, "floor"),
        ev.TurnEnded(0, 1, "pick_up"),
        ev.TurnBegan(1, 2, 4),
    ]
    assert state.floor == {}


def test_c41_nobody_has_to_pick_up() -> None:
    state = floor_scene(DAGGERS)
    play(state, do.Step(START))
    assert state.floor == {EAST: (DAGGERS,)}


def test_c41_any_hero_may_take_what_another_left() -> None:
    state = won_fight(RAT)
    play(state, do.Done())
    stand(state, 1, EAST)
    play(state, do.Step(EAST2), do.Take(DAGGERS))
    assert state.heroes[1].things == (DAGGERS,)


def test_c41_one_pick_up_takes_as_many_as_wanted() -> None:
    state = floor_scene(DAGGERS, BOLT, BOLT, KEY)
    told = play(state, do.Take(DAGGERS))
    assert not [event for event in told if isinstance(event, ev.TurnEnded)]
    told = play(state, do.Take(BOLT), do.Take(BOLT), do.Take(KEY))
    assert turn_ended(told) == "pick_up"
    assert state.heroes[0].things == (DAGGERS, BOLT, BOLT, KEY)


def test_c41_one_thing_is_enough_if_he_wants_no_more() -> None:
    state = floor_scene(DAGGERS, BOLT)
    play(state, do.Take(DAGGERS))
    assert state.legal_actions() == [do.Take(BOLT), do.Done()]  # no walking any more
    assert turn_ended(play(state, do.Done())) == "pick_up"
    assert state.floor == {EAST: (BOLT,)}


def test_c41_swapping_where_slots_are_full() -> None:
    state = floor_scene(AXE)
    give(state, 0, DAGGERS, SWORD)
    assert legal(state, do.Take) == [do.Take(AXE, DAGGERS), do.Take(AXE, SWORD)]
    told = play(state, do.Take(AXE, DAGGERS))
    assert told[:2] == [
        ev.ThingLeft(0, EAST, DAGGERS, "carried"),
        ev.ThingTaken(0, EAST, AXE, "floor"),
    ]
    assert state.floor == {EAST: (DAGGERS,)}


def test_c41_both_weapons_may_be_changed_in_one_go() -> None:
    """Two axes for daggers and sword: nobody would, but everybody could."""
    state = floor_scene(DAGGERS, SWORD)
    give(state, 0, AXE, AXE)
    play(state, do.Take(DAGGERS, AXE), do.Take(SWORD, AXE))
    assert state.heroes[0].things == (DAGGERS, SWORD)
    assert state.floor[EAST] == (AXE, AXE)


def test_c41_every_choice_of_weapons_can_be_reached() -> None:
    """Whatever two weapons he wants out of the four, he gets them, and it takes an end."""
    state = floor_scene(DAGGERS, AXE)
    give(state, 0, SWORD, SWORD)
    reached = set()
    waiting = [(state, 0)]
    while waiting:
        here, depth = waiting.pop()
        assert depth < 10, "picking up goes in circles"
        reached.add(here.heroes[0].things)
        if here.seat != 0:
            continue
        for action in [a for a in here.legal_actions() if isinstance(a, do.Take | do.Done)]:
            there = here.copy()
            play(there, action)
            waiting.append((there, depth + 1))
    assert reached == {(SWORD, SWORD), (DAGGERS, SWORD), (SWORD, AXE), (DAGGERS, AXE)}


def test_c41_passing_by_is_not_stopping() -> None:
    state = floor_scene(DAGGERS)
    lay(state, EAST2, "corridor-NESW")
    stand(state, 0, START)
    play(state, do.Step(EAST), do.Step(EAST2))
    assert do.Take(DAGGERS) not in state.legal_actions()


# --- C-42: the portal of healing ------------------------------------------------------------


def portal_scene(*heroes: str) -> State:
    """Two fountains (start and north), the first hero two tiles east of the start, wounded."""
    state = game(*heroes)
    lay(state, EAST, "corridor-NESW")
    lay(state, EAST2, "corridor-NESW")
    lay(state, NORTH, "fountain-SW")
    stand(state, 0, EAST2)
    give(state, 0, PORTAL)
    wound(state, 0, 2)
    return state


def test_c42_costs_no_step_and_does_not_end_the_turn() -> None:
    state = portal_scene("horan", "taia")
    told = play(state, do.CastPortal(0, START))
    assert told == [
        ev.ThingUsed(0, PORTAL, used_up=True),
        ev.Moved(0, EAST2, START, "portal", 4),
        ev.LifeChanged(0, 2, 5, "portal"),
    ]
    assert (state.seat, state.steps, state.hero.cell) == (0, 4, START)
    assert do.Step(EAST) in state.legal_actions()


def test_c42_any_hero_to_any_fountain() -> None:
    state = portal_scene("horan", "taia", "aderyn")
    assert legal(state, do.CastPortal) == [
        do.CastPortal(seat, fountain) for seat in (0, 1, 2) for fountain in (START, NORTH)
    ]


def test_c42_another_hero_is_fetched_healed_and_freed() -> None:
    state = portal_scene("horan", "taia")
    stand(state, 1, EAST)
    wound(state, 1, 1)
    curse(state, 1)
    assert play(state, do.CastPortal(1, NORTH)) == [
        ev.ThingUsed(0, PORTAL, used_up=True),
        ev.Moved(1, EAST, NORTH, "portal", 4),
        ev.LifeChanged(1, 1, 5, "portal"),
        ev.CurseLifted(1, "portal"),
    ]
    assert state.heroes[0].life == 2  # the caster gets nothing of it
    assert state.seat == 0


def test_c42_c44_the_spell_leaves_the_game() -> None:
    state = portal_scene("horan", "taia")
    bag = state.bag
    play(state, do.CastPortal(0, START))
    assert state.hero.things == ()
    assert state.floor == {}
    assert state.bag == bag
    assert legal(state, do.CastPortal) == []


def test_c42_only_in_ones_own_turn() -> None:
    state = portal_scene("horan", "taia")
    play(state, do.EndTurn())
    assert legal(state, do.CastPortal) == []


def test_c42_in_the_middle_of_the_walk_and_after_the_fourth_step() -> None:
    state = portal_scene("horan", "taia")
    play(state, do.Step(EAST))
    assert do.CastPortal(0, START) in state.legal_actions()
    steps_left(state, 1)
    play(state, do.Step(EAST2))
    assert (state.seat, state.steps) == (0, 0)
    told = play(state, do.CastPortal(0, START))
    assert turn_ended(told) == "nothing_left"
    assert state.heroes[0].cell == START


def test_c42_c23_after_the_portal_the_new_tile_still_offers_its_one_thing() -> None:
    state = portal_scene("horan", "taia")
    drop(state, START, BOLT)
    steps_left(state, 1)
    play(state, do.Step(EAST), do.CastPortal(0, START))
    assert state.legal_actions() == [do.Take(BOLT), do.EndTurn()]


def test_c42_not_during_a_fight() -> None:
    state = fight_scene(RAT, "horan", "taia")
    give(state, 0, PORTAL)
    play(state, do.Step(EAST2))
    with pytest.raises(IllegalMove):
        play(state, do.CastPortal(0, START))
    play(state, (6, 6))
    assert legal(state, do.CastPortal) == []
    play(state, do.Strike())
    assert legal(state, do.CastPortal) == []  # the loot is still part of it


def test_c42_not_after_an_event_that_ended_the_turn() -> None:
    for answers in ([do.Step(EAST2), (1, 1), do.Strike()], [do.Step(EAST2), (2, 3), do.Strike()]):
        state = fight_scene(RAT, "horan", "taia")
        give(state, 0, PORTAL)
        play(state, *answers)
        assert state.seat == 1


def test_c42_c41_not_between_two_things_picked_up() -> None:
    state = floor_scene(DAGGERS, BOLT)
    give(state, 0, PORTAL)
    play(state, do.Take(DAGGERS))
    assert legal(state, do.CastPortal) == []


def test_c42_c51_skills_freed_by_it_work_at_once() -> None:
    """The cursed warlock frees himself before his swap."""
    state = portal_scene("xanros", "taia")
    curse(state, 0)
    stand(state, 1, EAST)
    assert legal(state, do.SwapPlaces) == []
    play(state, do.CastPortal(0, START))
    assert legal(state, do.SwapPlaces) == [do.SwapPlaces(1)]


def test_c42_c63_before_the_swap() -> None:
    state = portal_scene("xanros", "taia")
    stand(state, 1, EAST)
    assert {do.CastPortal(0, NORTH), do.SwapPlaces(1)} <= set(state.legal_actions())
    told = play(state, do.CastPortal(0, NORTH), do.SwapPlaces(1))
    assert ev.Moved(0, NORTH, EAST, "swap", 0) in told


def test_c42_c60_the_wizards_portals_are_used_up_as_well() -> None:
    state = portal_scene("argentus", "taia")
    assert play(state, do.CastPortal(0, START))[0] == ev.ThingUsed(0, PORTAL, used_up=True)
    assert state.hero.things == ()


def test_c42_a_hero_on_the_fountain_may_be_its_target() -> None:
    state = game("horan", "taia")
    give(state, 0, PORTAL)
    curse(state, 1)
    assert ev.CurseLifted(1, "portal") in play(state, do.CastPortal(1, START))


def test_c43_an_unconscious_hero_healed_by_a_portal_is_awake() -> None:
    state = portal_scene("horan", "taia")
    stand(state, 1, EAST)
    wound(state, 1, 0)
    play(state, do.CastPortal(1, START), do.EndTurn())
    assert do.Recover() not in state.legal_actions()
    assert do.Step(EAST) in state.legal_actions()


def test_c43_c64_so_is_one_swapped_onto_a_fountain() -> None:
    state = portal_scene("xanros", "taia")
    stand(state, 0, START)
    stand(state, 1, EAST)
    wound(state, 1, 0)
    told = play(state, do.SwapPlaces(1))
    assert ev.LifeChanged(1, 0, 5, "swap") in told
    play(state, do.EndTurn())
    assert do.Step(EAST) in state.legal_actions()


# --- C-44, C-45 -----------------------------------------------------------------------------


def test_c44_used_bolts_never_return_to_the_bag() -> None:
    state = fight_scene(MUMMY, "horan", "taia")
    give(state, 0, BOLT)
    bag = state.bag
    told = play(state, do.Step(EAST2), (1, 1), do.UseBolt(), do.Strike())
    assert ev.ThingUsed(0, BOLT, used_up=True) in told
    assert (state.bag, state.heroes[0].things, state.floor) == (bag, (), {})


def test_c44_c45_nor_do_keys() -> None:
    state = fight_scene(CHEST, "horan", "taia")
    give(state, 0, KEY)
    bag = state.bag
    told = play(state, do.Step(EAST2), do.OpenChest())
    assert ev.ThingUsed(0, KEY, used_up=True) in told
    assert (state.bag, state.heroes[0].things, state.floor) == (bag, (), {})


def test_c45_a_key_opens_the_chest_and_ends_the_turn() -> None:
    state = fight_scene(CHEST, "horan", "taia")
    give(state, 0, KEY)
    play(state, do.Step(EAST2))
    assert play(state, do.OpenChest()) == [
        ev.ThingUsed(0, KEY, used_up=True),
        ev.ChestOpened(0, EAST2),
        ev.ThingTaken(0, EAST2, TREASURE, "chest"),
        ev.TurnEnded(0, 1, "chest"),
        ev.TurnBegan(1, 2, 4),
    ]
    assert state.scores == [1, 0]
    assert state.tokens == {}


def test_c45_he_must_stand_on_its_tile() -> None:
    state = fight_scene(CHEST, "horan", "taia")
    give(state, 0, KEY)
    assert do.OpenChest() not in state.legal_actions()


def test_c45_he_may_walk_by_with_the_key() -> None:
    state = fight_scene(CHEST, "horan", "taia")
    give(state, 0, KEY)
    play(state, do.Step(EAST2), do.Step(EAST))
    assert state.tokens == {EAST2: CHEST}
    assert state.hero.things == (KEY,)


def test_c45_at_the_start_of_a_turn_too() -> None:
    state = game("horan", "taia")
    lay(state, SOUTH, "room-NS")
    put(state, SOUTH, CHEST)
    give(state, 0, KEY)
    stand(state, 0, SOUTH)
    assert turn_ended(play(state, do.OpenChest())) == "chest"
