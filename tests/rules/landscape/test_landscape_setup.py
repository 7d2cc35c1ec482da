"""Pieces, set-up and who begins (L-1 to L-8)."""

from __future__ import annotations

from collections import Counter

import pytest

from karak.rules import BadSetup, game_named, new_game
from karak.rules.landscape import State
from karak.rules.landscape import events as ev
from karak.rules.landscape.pieces import (
    AMULETS,
    ARMIES,
    BOX,
    PLANS,
    START_TILES,
    UNITS,
    YIELDS,
    skulls,
    swords,
    throws,
)
from tests.rules.landscape.landscape_table import CASTLE, DIE, FARM, FOREST, game, play


def test_l1_l7_everyone_starts_on_the_castle_with_nothing() -> None:
    state = game("horan", "taia", "lorraine", "xanros", "elspeth")
    for hero in state.heroes:
        assert (hero.cell, hero.life, hero.glory, hero.goods) == (CASTLE, 5, 0, (0, 0, 0))
        assert not hero.things
        assert not hero.stones


@pytest.mark.parametrize(
    ("heroes", "options"),
    [
        (["horan"], {}),
        (["horan", "taia", "lorraine", "xanros", "elspeth", "darius"], {}),
        (["horan", "horan"], {}),
        (["horan", "argentus"], {}),
        (["horan", "taia"], {"first": 2}),
        (["horan", "taia"], {"first": True}),
        (["horan", "taia"], {"plague": 1}),
        (["horan", "taia"], {"weather": "fine"}),
    ],
)
def test_l1_wrong_setups_are_refused(heroes: list[str], options: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        new_game("landscape", heroes, options)


def test_l2_the_start_tile_is_three_hexes_in_a_row_without_chasms() -> None:
    assert {cell: tile.terrain for cell, tile in START_TILES.items()} == {
        CASTLE: "castle",
        FARM: "farm",
        FOREST: "forest",
    }
    assert all(tile.chasms == "" for tile in START_TILES.values())
    assert FARM + 1000 == CASTLE == FOREST - 1000


def test_l3_the_stack_holds_28_tiles_in_two_levels() -> None:
    by_level = Counter[int]()
    mix: Counter[tuple[int, str]] = Counter()
    for plan in PLANS:
        by_level[plan.level] += plan.count
        mix[plan.level, plan.terrain] += plan.count
    assert by_level == {1: 18, 2: 10}
    assert mix == {
        (1, "farm"): 3,
        (1, "forest"): 3,
        (1, "farm_forest"): 4,
        (1, "farm_rock"): 4,
        (1, "forest_rock"): 4,
        (2, "maw"): 1,
        (2, "big_farm"): 2,
        (2, "big_forest"): 2,
        (2, "big_rock"): 2,
        (2, "farm_forest"): 1,
        (2, "farm_rock"): 1,
        (2, "forest_rock"): 1,
    }
    assert YIELDS["farm_rock"] == (1, 0, 1)
    assert YIELDS["big_rock"] == (0, 0, 3)


def test_l3_a_quarter_of_the_sides_are_chasms_and_at_most_three_a_tile() -> None:
    chasms = sum(plan.count * len(plan.turns[0].chasms) for plan in PLANS)
    assert chasms == 28 * 6 // 4
    assert all(len(tile.chasms) <= 3 for plan in PLANS for tile in plan.turns)


def test_l3_every_turn_of_a_tile_is_there_once() -> None:
    turns = {plan.name: [tile.chasms for tile in plan.turns] for plan in PLANS}
    assert turns["farm-1-a"] == ["a", "b", "c", "d", "e", "f"]
    assert turns["maw-2-ad"] == ["ad", "be", "cf"]
    assert turns["farm_forest-1-ace"] == ["ace", "bdf"]


def test_l3_level_one_is_drawn_before_level_two() -> None:
    state = game()
    play(state, next(a for a in state.legal_actions() if type(a).__name__ == "Explore"))
    assert {plan.level for plan, _ in state.chance_outcomes()} == {1}
    state.set_stack(tuple(plan.count * (plan.level == 2) for plan in PLANS))
    assert {plan.level for plan, _ in state.chance_outcomes()} == {2}


def test_l4_36_armies_and_their_rewards() -> None:
    rows = {army.name: (army.count, army.strength) for army in ARMIES}
    assert sum(army.count for army in ARMIES) == 36
    assert rows["skeleton_warriors"] == (7, 1)
    assert [army.name for army in ARMIES if army.strength == 1] == ["skeleton_warriors"]
    assert len(AMULETS) == rows["dark_dryads"][0] == 5


def test_l5_dice_and_the_rolls_of_the_booklet() -> None:
    assert [unit.count for unit in UNITS] == [10, 10, 10, 3, 1, 1]
    assert any(swords(t) == 3 and not skulls(t) for t, _ in throws(DIE["archer"], 2))
    assert any(swords(t) == 4 and not skulls(t) for t, _ in throws(DIE["mage"], 2))
    assert any(swords(t) == 1 for t, _ in throws(DIE["knight"], 1))
    assert all("X" in DIE[name].faces for name in ("hero", "archer", "knight"))
    assert not any(skulls((face,)) for name in ("bear", "titan") for face in DIE[name].faces)


def test_l5_throws_have_exact_lots() -> None:
    assert sum(lots for _, lots in throws(DIE["knight"], 10)) == 6**10
    assert len(throws(DIE["knight"], 10)) == 66


def test_l6_goods_are_unlimited() -> None:
    state = game()
    state.change_goods(0, (100, 100, 100), "gather")
    assert State.from_json(state.to_json()).hero.goods == (100, 100, 100)


def test_l8_the_highest_roll_begins_and_ties_roll_again() -> None:
    state = State.new(("horan", "taia", "darius"), {})
    events = play(state, ("SS",), ("X",), ("SS",))
    assert [e.total for e in events if isinstance(e, ev.StartRolled)] == [2, -1, 2]
    assert events[-1] == ev.StartTied((0, 2))
    play(state, ("XX",), ("X",))
    assert state.seat == 2
    assert state.turn == 1


def test_l8_the_first_seat_can_be_set() -> None:
    assert game("horan", "taia", first=1).seat == 1


def test_every_number_of_the_box_has_a_source() -> None:
    rows = [row for table in BOX.values() for row in table.values()]
    assert {row["source"] for row in rows} <= {"booklet", "component", "house"}
    assert game_named("landscape") is State
