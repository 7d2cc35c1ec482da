"""C-10 to C-23, C-30, C-31, C-36: a turn outside a fight."""

from __future__ import annotations

import pytest

from karak.rules import IllegalMove
from karak.rules.catacombs import State
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import (
    BOLT,
    CHEST,
    DAGGERS,
    KEY,
    PORTAL,
    RAT,
    START,
    SWORD,
    TILES,
    TREASURE,
    Plan,
)
from tests.rules.catacombs.scenes import (
    EAST,
    EAST2,
    EAST3,
    EAST4,
    EAST5,
    NORTH,
    SOUTH,
    SOUTH_EAST,
    WEST,
    begin_turn_of,
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
    stand,
    steps_left,
    turn_ended,
    wound,
)


def corridor_scene() -> State:
    """A long straight corridor leads east from the start."""
    state = game("horan", "taia")
    for cell in (EAST, EAST2, EAST3, EAST4):
        lay(state, cell, "corridor-EW")
    return state


# --- steps ----------------------------------------------------------------------------------


def test_c10_up_to_four_steps_then_the_turn_is_over() -> None:
    state = corridor_scene()
    told = play(state, do.Step(EAST), do.Step(EAST2), do.Step(EAST3))
    assert [move.steps_left for move in only(told, ev.Moved)] == [3, 2, 1]
    assert state.seat == 0
    told = play(state, do.Step(EAST4))
    assert told == [
        ev.Moved(0, EAST3, EAST4, "step", 0),
        ev.TurnEnded(0, 1, "nothing_left"),
        ev.TurnBegan(1, 2, 4),
    ]


def test_c10_walking_back_and_forth_costs_steps_too() -> None:
    state = corridor_scene()
    play(state, do.Step(EAST), do.Step(START), do.Step(EAST))
    assert turn_ended(play(state, do.Step(START))) == "nothing_left"


def test_c10_only_to_an_orthogonal_neighbour() -> None:
    state = corridor_scene()
    lay(state, SOUTH_EAST, "corridor-NESW")
    for far in (EAST2, SOUTH_EAST, START):
        with pytest.raises(IllegalMove):
            play(state, do.Step(far))


@pytest.mark.parametrize(
    ("here", "there", "open_both_sides"),
    [
        ("corridor-EW", "corridor-EW", True),
        ("corridor-EW", "corridor-NS", False),  # a wall on the far side
        ("corridor-NW", "corridor-EW", False),  # a wall on this side
        ("corridor-NW", "corridor-NS", False),  # a wall on both
        ("room-NESW", "room-SW", True),
    ],
)
def test_c10_the_passage_must_be_open_on_both_sides(
    here: str, there: str, open_both_sides: bool
) -> None:
    state = game("horan", "taia")
    lay(state, EAST, here)
    lay(state, EAST2, there)
    stand(state, 0, EAST)
    assert (do.Step(EAST2) in state.legal_actions()) == open_both_sides
    assert do.Explore(EAST2) not in state.legal_actions()  # nothing to discover here any more


def test_c10_in_all_four_directions() -> None:
    state = game("horan", "taia")
    around = (NORTH, EAST, SOUTH, WEST)
    for cell in around:
        lay(state, cell, "corridor-NESW")
    assert legal(state, do.Step) == [do.Step(cell) for cell in around]


def test_c17_a_monster_stops_the_movement() -> None:
    """He can't walk through: entering means fighting, and the turn is over after it."""
    state = fight_scene(RAT, "horan", "taia")
    lay(state, EAST3, "corridor-NESW")
    told = play(state, do.Step(EAST2))
    assert told[1] == ev.FightBegan(0, EAST2, RAT, 5, EAST)
    with pytest.raises(IllegalMove):
        play(state, do.Step(EAST3))
    assert state.steps == 3
    assert turn_ended(play(state, (6, 6), do.Strike(), do.Done())) == "fight"


def test_c17_a_chest_is_no_obstacle() -> None:
    state = fight_scene(CHEST, "horan", "taia")
    lay(state, EAST3, "corridor-NESW")
    play(state, do.Step(EAST2), do.Step(EAST3))
    assert state.hero.cell == EAST3


def test_c18_heroes_do_not_block_one_another() -> None:
    state = corridor_scene()
    stand(state, 1, EAST)
    play(state, do.Step(EAST))
    assert state.heroes[0].cell == state.heroes[1].cell == EAST
    play(state, do.Step(EAST2))
    assert state.heroes[0].cell == EAST2


def test_c18_five_heroes_may_stand_on_one_tile() -> None:
    state = game("horan", "taia", "aderyn", "xanros", "argentus")
    lay(state, EAST, "corridor-EW")
    for _ in range(5):
        play(state, do.Step(EAST), do.EndTurn())
    assert [hero.cell for hero in state.heroes] == [EAST] * 5


# --- the end of the turn --------------------------------------------------------------------


def test_c19_a_player_may_end_the_turn_at_any_point_outside_a_fight() -> None:
    assert turn_ended(play(corridor_scene(), do.EndTurn())) == "choice"
    state = corridor_scene()
    play(state, do.Step(EAST))
    assert turn_ended(play(state, do.EndTurn())) == "choice"


def test_c19_but_not_in_a_fight() -> None:
    state = fight_scene(RAT, "horan", "taia")
    play(state, do.Step(EAST2))
    with pytest.raises(IllegalMove):
        play(state, do.EndTurn())
    play(state, (1, 1))
    with pytest.raises(IllegalMove):
        play(state, do.EndTurn())


def test_c19_all_that_ends_a_turn() -> None:
    state = fight_scene(RAT, "horan", "taia")
    assert turn_ended(play(state, do.Step(EAST2), (1, 1), do.Strike())) == "fight"  # lost
    state = fight_scene(RAT, "horan", "taia")
    assert turn_ended(play(state, do.Step(EAST2), (2, 3), do.Strike())) == "fight"  # drawn
    state = fight_scene(RAT, "horan", "taia")
    told = play(state, do.Step(EAST2), (6, 6), do.Strike(), do.Take(DAGGERS))
    assert turn_ended(told) == "fight"  # won
    state = fight_scene(CHEST, "horan", "taia")
    give(state, 0, KEY)
    assert turn_ended(play(state, do.Step(EAST2), do.OpenChest())) == "chest"
    state = corridor_scene()
    drop(state, EAST, BOLT)
    assert turn_ended(play(state, do.Step(EAST), do.Take(BOLT))) == "pick_up"
    state = corridor_scene()
    wound(state, 0, 3)
    assert turn_ended(play(state, do.Heal())) == "heal"


def test_c19_a_new_turn_has_four_steps_again() -> None:
    state = corridor_scene()
    told = play(state, do.Step(EAST), do.EndTurn())
    assert told[-2:] == [ev.TurnEnded(0, 1, "choice"), ev.TurnBegan(1, 2, 4)]
    assert (state.steps, state.seat, state.turn) == (4, 1, 2)


# --- gates ----------------------------------------------------------------------------------


def gate_scene(gates: int) -> State:
    """Gates east, west and south of the start; the hero stands on the eastern one."""
    state = game("horan", "taia")
    for cell, name in [(EAST, "gate-EW"), (WEST, "gate-EW"), (SOUTH, "gate-NS")][:gates]:
        lay(state, cell, name)
    stand(state, 0, EAST)
    return state


def test_c20_one_gate_alone_leads_nowhere() -> None:
    state = gate_scene(1)
    assert legal(state, do.Step) == [do.Step(START)]


def test_c20_a_step_leads_from_any_gate_to_any_other() -> None:
    state = gate_scene(3)
    assert set(legal(state, do.Step)) == {do.Step(START), do.Step(WEST), do.Step(SOUTH)}
    assert play(state, do.Step(SOUTH)) == [ev.Moved(0, EAST, SOUTH, "gate", 3)]
    assert do.Step(EAST) in state.legal_actions()


def test_c20_only_from_a_gate() -> None:
    state = gate_scene(3)
    lay(state, EAST2, "corridor-EW")
    stand(state, 0, EAST2)
    assert legal(state, do.Step) == [do.Step(EAST)]


def test_c20_neighbouring_gates_are_offered_once() -> None:
    """Two gates in a row: the passage and the gate lead to the same place, by the passage."""
    state = gate_scene(1)
    lay(state, EAST2, "gate-EW")
    assert legal(state, do.Step).count(do.Step(EAST2)) == 1
    assert play(state, do.Step(EAST2)) == [ev.Moved(0, EAST, EAST2, "step", 3)]


def test_c20_neighbouring_gates_behind_a_wall() -> None:
    state = gate_scene(1)
    lay(state, SOUTH_EAST, "gate-EW")
    assert play(state, do.Step(SOUTH_EAST)) == [ev.Moved(0, EAST, SOUTH_EAST, "gate", 3)]


def test_c13_c20_a_gate_just_discovered_works_at_once() -> None:
    state = gate_scene(1)
    lay(state, EAST2, "corridor-EW")
    stand(state, 0, EAST2)
    play(state, do.Explore(EAST3), Plan.named("gate-straight"), do.Lay(TILES["gate-EW"]))
    assert play(state, do.Step(EAST)) == [ev.Moved(0, EAST3, EAST, "gate", 2)]


# --- C-23: the fourth step ------------------------------------------------------------------


def fourth_step_scene() -> State:
    """The hero stands one step away from the last tile, and has one step left."""
    state = corridor_scene()
    stand(state, 0, EAST3)
    steps_left(state, 1)
    return state


def test_c23_things_on_the_floor_may_still_be_picked_up() -> None:
    state = fourth_step_scene()
    drop(state, EAST4, DAGGERS)
    play(state, do.Step(EAST4))
    assert state.legal_actions() == [do.Take(DAGGERS), do.EndTurn()]
    assert turn_ended(play(state, do.Take(DAGGERS))) == "pick_up"


def test_c23_a_chest_may_still_be_opened_with_a_key_only() -> None:
    state = fight_scene(CHEST, "horan", "taia")
    steps_left(state, 1)
    assert turn_ended(play(state.copy(), do.Step(EAST2))) == "nothing_left"
    give(state, 0, KEY)
    play(state, do.Step(EAST2))
    assert state.legal_actions() == [do.OpenChest(), do.EndTurn()]
    assert turn_ended(play(state, do.OpenChest())) == "chest"
    assert state.heroes[0].treasures == (TREASURE,)


def test_c23_c30_a_fountain_may_still_heal() -> None:
    state = corridor_scene()
    stand(state, 0, EAST)
    steps_left(state, 1)
    assert turn_ended(play(state.copy(), do.Step(START))) == "nothing_left"  # nothing to heal
    wound(state, 0, 4)
    play(state, do.Step(START))
    assert state.legal_actions() == [do.Heal(), do.EndTurn()]


def test_c23_and_he_may_leave_it_alone() -> None:
    state = fourth_step_scene()
    drop(state, EAST4, DAGGERS)
    assert turn_ended(play(state, do.Step(EAST4), do.EndTurn())) == "choice"
    assert state.floor == {EAST4: (DAGGERS,)}


def test_c23_a_thing_he_has_no_use_for_does_not_hold_the_turn_up() -> None:
    """Two swords in hand, a sword on the floor: there is nothing to choose."""
    state = fourth_step_scene()
    give(state, 0, SWORD, SWORD)
    drop(state, EAST4, SWORD)
    assert turn_ended(play(state, do.Step(EAST4))) == "nothing_left"


def test_c23_c42_a_portal_in_hand_holds_the_turn_up() -> None:
    state = fourth_step_scene()
    give(state, 0, PORTAL)
    play(state, do.Step(EAST4))
    assert state.legal_actions() == [do.CastPortal(0, START), do.CastPortal(1, START), do.EndTurn()]
    told = play(state, do.CastPortal(1, START))
    assert turn_ended(told) == "nothing_left"


# --- healing --------------------------------------------------------------------------------


def test_c30_a_hero_heals_at_a_fountain_by_ending_the_turn() -> None:
    state = game("horan", "taia")
    wound(state, 0, 2)
    assert play(state, do.Heal()) == [
        ev.LifeChanged(0, 2, 5, "fountain"),
        ev.TurnEnded(0, 1, "heal"),
        ev.TurnBegan(1, 2, 4),
    ]


def test_c30_the_curse_is_lifted_as_well() -> None:
    state = game("horan", "taia")
    curse(state, 0)
    assert play(state, do.Heal())[0] == ev.CurseLifted(0, "fountain")
    assert state.curse is None


def test_c30_not_offered_when_there_is_nothing_to_heal_or_lift() -> None:
    state = game("horan", "taia")
    assert do.Heal() not in state.legal_actions()
    curse(state, 1)  # somebody else's curse is no reason
    assert do.Heal() not in state.legal_actions()
    curse(state, 0)
    assert do.Heal() in state.legal_actions()
    curse(state, None)
    wound(state, 0, 4)
    assert do.Heal() in state.legal_actions()


def test_c30_only_at_a_fountain_and_at_every_fountain() -> None:
    state = game("horan", "taia")
    lay(state, EAST, "corridor-EW")
    lay(state, EAST2, "fountain-NW")
    wound(state, 0, 1)
    play(state, do.Step(EAST))
    assert do.Heal() not in state.legal_actions()
    play(state, do.Step(EAST2))
    play(state, do.Heal())
    assert state.heroes[0].life == 5


def test_c30_he_may_walk_on_or_end_the_turn_unhealed() -> None:
    state = corridor_scene()
    wound(state, 0, 2)
    play(state, do.Step(EAST), do.Step(START))
    assert {do.Heal(), do.Step(EAST), do.EndTurn()} <= set(state.legal_actions())
    play(state, do.EndTurn())
    assert state.heroes[0].life == 2


# --- unconscious ----------------------------------------------------------------------------


def test_c36_an_unconscious_hero_spends_his_turn_getting_one_life_back() -> None:
    state = corridor_scene()
    drop(state, EAST, DAGGERS)
    stand(state, 1, EAST)
    give(state, 1, PORTAL)
    wound(state, 1, 0)
    play(state, do.EndTurn())
    assert state.legal_actions() == [do.Recover()]  # no step, no portal, nothing to pick up
    assert play(state, do.Recover()) == [
        ev.LifeChanged(1, 0, 1, "recovery"),
        ev.TurnEnded(1, 2, "recovery"),
        ev.TurnBegan(0, 3, 4),
    ]
    play(state, do.EndTurn())
    assert do.Step(EAST2) in state.legal_actions()  # the turn after it is a normal one


def test_c36_not_even_the_fountain_under_him_helps_the_unconscious() -> None:
    state = game("horan", "taia")
    wound(state, 1, 0)
    begin_turn_of(state, 1)
    assert state.legal_actions() == [do.Recover()]


def test_c21_an_empty_stack_closes_the_undiscovered_places() -> None:
    state = corridor_scene()
    stand(state, 0, EAST4)
    assert do.Explore(EAST5) in state.legal_actions()
    state.stack = (0,) * len(state.stack)
    state._legal = None
    assert legal(state, do.Explore) == []
    assert legal(state, do.Step) == [do.Step(EAST3)]


def test_c15_a_chest_without_a_key_stays_shut() -> None:
    state = fight_scene(CHEST, "horan", "taia")
    play(state, do.Step(EAST2))
    assert do.OpenChest() not in state.legal_actions()
    put(state, EAST2, CHEST)
    give(state, 1, KEY)  # another hero's key is no help
    assert do.OpenChest() not in state.legal_actions()
