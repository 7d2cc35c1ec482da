"""C-1 to C-3: what lies in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from karak.rules import BadSetup, new_game
from karak.rules.catacombs.pieces import PLANS, START, START_TILE, THROWS, TILES, TOKENS
from tests.rules.catacombs.scenes import game

SIX = ("argentus", "horan", "xanros", "aderyn", "victorius", "taia")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_c1_two_to_five_play(seats: int) -> None:
    assert len(game(*SIX[:seats]).heroes) == seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_c1_neither_fewer_nor_more_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        new_game("catacombs", SIX[:seats])


@pytest.mark.parametrize("heroes", [("horan", "horan"), ("horan", "gandalf"), ("horan", "")])
def test_c1_each_hero_once_and_only_those_of_the_box(heroes: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup):
        new_game("catacombs", heroes)


def test_c1_six_heroes_with_five_life_and_one_curse_token() -> None:
    state = game(*SIX[:5])
    assert set(state.hero_names) == set(SIX)
    assert [hero.life for hero in state.heroes] == [5] * 5
    assert state.curse is None  # one holder at most: there is only one place for it


def test_c1_two_six_sided_dice() -> None:
    """36 equally likely throws; (1, 2) comes up in two ways, (1, 1) in one."""
    throws = dict(THROWS[2])
    assert sum(throws.values()) == 36
    assert throws[1, 1] == 1
    assert throws[1, 2] == 2
    assert Counter(sum(dice) for dice, ways in throws.items() for _ in range(ways))[7] == 6
    assert THROWS[1] == tuple(((face,), 1) for face in range(1, 7))


def test_c2_the_79_tiles_to_draw() -> None:
    assert {(plan.kind, plan.shape): plan.count for plan in PLANS} == {
        ("room", "straight"): 13,
        ("room", "corner"): 13,
        ("room", "T"): 13,
        ("room", "cross"): 14,
        ("corridor", "straight"): 4,
        ("corridor", "corner"): 4,
        ("corridor", "T"): 5,
        ("corridor", "cross"): 7,
        ("gate", "straight"): 4,
        ("fountain", "corner"): 2,
    }
    assert sum(plan.count for plan in PLANS) == 79
    assert sum(game("horan", "taia").stack) == 79


def test_c2_the_start_tile_is_a_crossing_with_a_fountain() -> None:
    state = game("horan", "taia")
    assert state.tiles == {START: START_TILE}
    assert (START_TILE.kind, START_TILE.shape) == ("fountain", "cross")
    assert state.fountains == (START,)


def test_c2_every_way_a_tile_can_lie() -> None:
    """Two for a straight, four for a corner or T, one for a crossing; the name tells the exits."""
    for plan in PLANS:
        turns = {"straight": 2, "corner": 4, "T": 4, "cross": 1}[plan.shape]
        assert len({tile.exits for tile in plan.turns}) == len(plan.turns) == turns
    exits = {"straight": 2, "corner": 2, "T": 3, "cross": 4}
    for name, tile in TILES.items():
        kind, sides = name.split("-")
        assert tile.kind == kind
        assert len(sides) == exits[tile.shape] == tile.exits.bit_count()
    assert TILES["room-NES"].exits == 1 + 2 + 4


def test_c3_the_53_tokens() -> None:
    table = {
        token.name: (token.count, token.strength, token.back.name, token.back.slot)
        for token in TOKENS
    }
    assert table == {
        "rat": (8, 5, "daggers", "weapon"),
        "spider": (4, 6, "portal", "spell"),
        "mummy": (8, 7, "bolt", "spell"),
        "turnkey": (12, 8, "key", "key"),
        "warrior": (5, 9, "sword", "weapon"),
        "king": (3, 10, "axe", "weapon"),
        "fallen": (2, 12, "treasure", None),
        "dragon": (1, 15, "dragon_treasure", None),
        "chest": (10, 0, "treasure", None),
    }
    assert sum(game("horan", "taia").bag) == 53


def test_c3_weapons_and_treasures() -> None:
    backs = {token.back.name: token.back for token in TOKENS}
    assert {name: thing.bonus for name, thing in backs.items() if thing.bonus} == {
        "daggers": 1,
        "sword": 2,
        "axe": 3,
    }
    assert {name: thing.points for name, thing in backs.items() if thing.points} == {
        "treasure": 1,
        "dragon_treasure": 1.5,
    }
