"""C-11 to C-16, C-21, C-22: into the dark."""

from __future__ import annotations

import pytest

from karak.rules import CHANCE, IllegalMove
from karak.rules.catacombs import State
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import (
    CHEST,
    DRAGON,
    KEY,
    MUMMY,
    PLANS,
    RAT,
    START,
    TILES,
    TOKENS,
    Plan,
)
from tests.rules.catacombs.scenes import (
    EAST,
    EAST2,
    EAST3,
    NORTH,
    NORTH_EAST,
    ROW,
    SOUTH,
    SOUTH_EAST,
    WEST,
    game,
    give,
    lay,
    legal,
    only,
    only_tiles,
    only_tokens,
    play,
    put,
    stand,
    steps_left,
    turn_ended,
    wound,
)

ROOM_CROSS, ROOM_CORNER = Plan.named("room-cross"), Plan.named("room-corner")
ROOM_STRAIGHT, ROOM_T = Plan.named("room-straight"), Plan.named("room-T")
CORRIDOR_CROSS = Plan.named("corridor-cross")
CORRIDOR_STRAIGHT = Plan.named("corridor-straight")


def names(state: State) -> list[str]:
    """The rotations that are offered."""
    return [action.tile.name for action in legal(state, do.Lay)]


# --- drawing and laying a tile --------------------------------------------------------------


def test_c11_into_an_undiscovered_place() -> None:
    state = game("horan", "taia")
    assert legal(state, do.Explore) == [do.Explore(c) for c in (NORTH, EAST, SOUTH, WEST)]
    assert play(state, do.Explore(EAST)) == []  # nothing has happened yet: a tile must be drawn
    assert state.actor == CHANCE
    assert play(state, CORRIDOR_CROSS) == [ev.TileDrawn(0, EAST, CORRIDOR_CROSS, 78)]
    assert play(state, do.Lay(TILES["corridor-NESW"])) == [
        ev.TileLaid(0, EAST, TILES["corridor-NESW"]),
        ev.Moved(0, START, EAST, "explore", 3),
    ]
    assert state.tiles[EAST] is TILES["corridor-NESW"]


def test_c11_any_tile_of_the_stack_may_come_each_alike() -> None:
    state = game("horan", "taia")
    play(state, do.Explore(EAST))
    outcomes = dict(state.chance_outcomes())
    assert outcomes == {plan: pytest.approx(plan.count / 79) for plan in PLANS}


def test_c11_a_tile_that_has_been_drawn_is_not_drawn_again() -> None:
    state = game("horan", "taia")
    only_tiles(state, corridor_cross=1, corridor_straight=2)
    play(state, do.Explore(EAST), CORRIDOR_CROSS, do.Lay(TILES["corridor-NESW"]))
    play(state, do.Explore(EAST2))
    assert state.chance_outcomes() == [(CORRIDOR_STRAIGHT, 1.0)]


def test_c11_exploring_is_one_step() -> None:
    state = game("horan", "taia")
    for cell in (EAST, EAST2, EAST2 + 1):
        play(state, do.Explore(cell), CORRIDOR_CROSS, do.Lay(TILES["corridor-NESW"]))
    assert state.steps == 1
    told = play(state, do.Explore(EAST2 + 2), CORRIDOR_CROSS, do.Lay(TILES["corridor-NESW"]))
    assert turn_ended(told) == "nothing_left"


def test_c11_only_the_connection_to_where_the_hero_comes_from_must_fit() -> None:
    """North of the new tile a wall blocks it; that does not matter."""
    state = game("horan", "taia")
    lay(state, NORTH_EAST, "corridor-EW")  # closed towards the new tile
    play(state, do.Explore(EAST), ROOM_CORNER)
    assert names(state) == ["room-SW", "room-NW"]  # into nothing, and against the wall


def test_c11_only_through_an_open_exit() -> None:
    state = game("horan", "taia")
    lay(state, EAST, "corridor-EW")
    stand(state, 0, EAST)
    assert legal(state, do.Explore) == [do.Explore(EAST2)]
    with pytest.raises(IllegalMove):
        play(state, do.Explore(NORTH_EAST))


@pytest.mark.parametrize(
    ("plan", "turns"),
    [
        ("room-straight", {"room-EW"}),
        ("room-corner", {"room-NW", "room-SW"}),
        ("room-T", {"room-ESW", "room-NSW", "room-NEW"}),
        ("room-cross", {"room-NESW"}),
        ("gate-straight", {"gate-EW"}),
        ("fountain-corner", {"fountain-NW", "fountain-SW"}),
    ],
)
def test_c12_the_rotations_that_connect_each_picture_once(plan: str, turns: set[str]) -> None:
    """Coming from the west, the west side must be open."""
    state = game("horan", "taia")
    play(state, do.Explore(EAST), Plan.named(plan))
    assert len(names(state)) == len(turns)
    assert set(names(state)) == turns


@pytest.mark.parametrize(
    ("to", "side"), [(NORTH, "room-NS"), (SOUTH, "room-NS"), (EAST, "room-EW"), (WEST, "room-EW")]
)
def test_c12_on_every_side(to: int, side: str) -> None:
    state = game("horan", "taia")
    play(state, do.Explore(to), ROOM_STRAIGHT)
    assert names(state) == [side]


def test_c12_the_explorer_decides() -> None:
    state = game("horan", "taia")
    play(state, do.Explore(EAST), ROOM_T)
    assert state.actor == 0
    with pytest.raises(IllegalMove):
        play(state, do.Lay(TILES["room-NES"]))  # closed towards the hero
    play(state, do.Lay(TILES["room-NSW"]))
    assert state.tiles[EAST].name == "room-NSW"


# --- what the tile brings -------------------------------------------------------------------


def test_c13_a_corridor_brings_nothing_and_the_turn_goes_on() -> None:
    state = game("horan", "taia")
    told = play(state, do.Explore(EAST), CORRIDOR_STRAIGHT, do.Lay(TILES["corridor-EW"]))
    assert not only(told, ev.TokenDrawn)
    assert (state.seat, state.steps) == (0, 3)
    assert state.legal_actions() == [do.Explore(EAST2), do.Step(START), do.EndTurn()]


def test_c13_c30_a_fountain_just_discovered_may_be_used_or_left() -> None:
    state = game("horan", "taia")
    wound(state, 0, 1)
    play(state, do.Explore(EAST), Plan.named("fountain-corner"), do.Lay(TILES["fountain-SW"]))
    assert state.legal_actions() == [
        do.Explore(SOUTH_EAST),
        do.Step(START),
        do.Heal(),
        do.EndTurn(),
    ]
    assert turn_ended(play(state, do.Heal())) == "heal"


def test_c14_a_room_brings_one_token() -> None:
    state = game("horan", "taia")
    told = play(state, do.Explore(EAST), ROOM_STRAIGHT, do.Lay(TILES["room-EW"]))
    assert state.actor == CHANCE
    chances = {token: pytest.approx(token.count / 53) for token in TOKENS}
    assert dict(state.chance_outcomes()) == chances
    told = play(state, CHEST)
    assert told == [ev.TokenDrawn(0, EAST, CHEST, 52), ev.TokenLaid(0, EAST, CHEST, None)]
    assert state.tokens == {EAST: CHEST}
    assert sum(state.bag) == 52


@pytest.mark.parametrize("plan", [plan for plan in PLANS if plan.kind != "room"])
def test_c14_nothing_but_a_room_brings_a_token(plan: Plan) -> None:
    state = game("horan", "taia")
    play(state, do.Explore(EAST), plan)
    play(state, legal(state, do.Lay)[0])
    assert not state.tokens
    assert state.actor == 0


def test_c14_no_token_appears_when_a_room_is_entered_again() -> None:
    state = game("horan", "taia")
    lay(state, EAST, "room-EW")
    assert play(state, do.Step(EAST)) == [ev.Moved(0, START, EAST, "step", 3)]
    assert not state.tokens


def test_c15_a_chest_lies_there_and_the_turn_goes_on() -> None:
    state = game("horan", "taia")
    play(state, do.Explore(EAST), ROOM_STRAIGHT, do.Lay(TILES["room-EW"]), CHEST)
    assert state.legal_actions() == [do.Explore(EAST2), do.Step(START), do.EndTurn()]
    play(state, do.Step(START))
    assert state.tokens == {EAST: CHEST}


def test_c15_c45_with_a_key_it_may_be_opened_at_once() -> None:
    state = game("horan", "taia")
    give(state, 0, KEY)
    play(state, do.Explore(EAST), ROOM_STRAIGHT, do.Lay(TILES["room-EW"]), CHEST)
    assert {do.OpenChest(), do.Explore(EAST2), do.EndTurn()} <= set(state.legal_actions())
    assert turn_ended(play(state, do.OpenChest())) == "chest"


def test_c16_a_monster_drawn_must_be_fought() -> None:
    state = game("horan", "taia")
    play(state, do.Explore(EAST), ROOM_STRAIGHT, do.Lay(TILES["room-EW"]))
    assert play(state, MUMMY) == [
        ev.TokenDrawn(0, EAST, MUMMY, 52),
        ev.TokenLaid(0, EAST, MUMMY, None),
        ev.FightBegan(0, EAST, MUMMY, 7, START),
    ]
    assert state.actor == CHANCE


# --- C-21: when the pieces run out ----------------------------------------------------------


def test_c21_an_empty_bag_leaves_the_room_empty() -> None:
    state = game("horan", "taia")
    only_tokens(state)
    told = play(state, do.Explore(EAST), ROOM_STRAIGHT, do.Lay(TILES["room-EW"]))
    assert told[-1] == ev.Moved(0, START, EAST, "explore", 3)
    assert state.actor == 0
    assert do.Explore(EAST2) in state.legal_actions()


def test_c21_the_last_tile_may_be_drawn_and_no_other() -> None:
    state = game("horan", "taia")
    only_tiles(state, corridor_cross=1)
    told = play(state, do.Explore(EAST), CORRIDOR_CROSS, do.Lay(TILES["corridor-NESW"]))
    assert told[0] == ev.TileDrawn(0, EAST, CORRIDOR_CROSS, 0)
    assert state.legal_actions() == [do.Step(START), do.EndTurn()]


def test_c21_c23_an_explorer_whose_last_step_is_done_just_stands_there() -> None:
    state = game("horan", "taia")
    only_tokens(state)
    steps_left(state, 1)
    told = play(state, do.Explore(EAST), ROOM_STRAIGHT, do.Lay(TILES["room-EW"]))
    assert turn_ended(told) == "nothing_left"


# --- C-22: the dungeon must not seal itself -------------------------------------------------


def last_exit(*, walled_in: bool = False) -> State:
    """One undiscovered place is left, east of the start; tiles lie north and south of it.

    `walled_in`: a tile lies east of it as well, so that nothing laid there can lead on.
    """
    state = game("horan", "taia")
    lay(state, WEST, "corridor-NE")  # a ring in the north-west: start, west, ..., north, start
    lay(state, WEST - ROW, "room-ES")
    lay(state, NORTH, "room-NSW")
    lay(state, NORTH - ROW, "room-ES")  # another one north of the place
    lay(state, NORTH_EAST - ROW, "room-SW")
    lay(state, NORTH_EAST, "room-NEW" if walled_in else "room-NW")
    lay(state, SOUTH, "corridor-NES")  # and one in the south
    lay(state, SOUTH_EAST, "corridor-SW")
    lay(state, SOUTH_EAST + ROW, "room-NW")
    lay(state, SOUTH + ROW, "room-NE")
    if walled_in:  # and one in the east
        lay(state, EAST2 - ROW, "corridor-ESW")
        lay(state, EAST3 - ROW, "room-SW")
        lay(state, EAST3, "room-NS")
        lay(state, EAST3 + ROW, "room-NW")
        lay(state, EAST2 + ROW, "room-NE")
        lay(state, EAST2, "room-NS")
    assert state.dark == {EAST}
    return state


def test_c22_rotations_that_seal_the_dungeon_are_withheld() -> None:
    """Only the east side of the new tile leads on."""
    state = last_exit()
    play(state, do.Explore(EAST), ROOM_T)
    assert names(state) == ["room-ESW", "room-NEW"]  # but not room-NSW
    with pytest.raises(IllegalMove):
        play(state, do.Lay(TILES["room-NSW"]))


def test_c22_a_tile_that_can_only_seal_has_no_lots() -> None:
    """A corner that opens west can't open east: it goes back and another tile is drawn."""
    state = last_exit()
    told = play(state, do.Explore(EAST))
    assert told == []
    drawable = {plan.shape for plan, _ in state.chance_outcomes()}
    assert drawable == {"straight", "T", "cross"}
    with pytest.raises(IllegalMove):
        play(state, ROOM_CORNER)


def test_c22_one_conditional_draw() -> None:
    """Without the corners, the others keep their share of the lots."""
    state = last_exit()
    only_tiles(state, room_corner=5, corridor_corner=2, room_straight=3, corridor_cross=1)
    play(state, do.Explore(EAST))
    assert state.chance_outcomes() == [(ROOM_STRAIGHT, 0.75), (CORRIDOR_CROSS, 0.25)]
    assert play(state, CORRIDOR_CROSS) == [ev.TileDrawn(0, EAST, CORRIDOR_CROSS, 10)]
    assert sum(state.stack) == 10


def test_c22_with_another_open_exit_nothing_is_withheld() -> None:
    state = game("horan", "taia")
    play(state, do.Explore(EAST), ROOM_CORNER)
    assert len(names(state)) == 2


def test_c22_when_the_dragon_has_appeared_nothing_is_withheld() -> None:
    state = last_exit()
    put(state, WEST - ROW, DRAGON)
    play(state, do.Explore(EAST))
    assert {plan.shape for plan, _ in state.chance_outcomes()} == {
        "straight",
        "corner",
        "T",
        "cross",
    }
    play(state, ROOM_T)
    assert len(names(state)) == 3


def test_c22_the_very_last_tile_may_seal_the_dungeon() -> None:
    state = last_exit()
    only_tiles(state, room_corner=1)
    only_tokens(state, dragon=1, rat=1)
    play(state, do.Explore(EAST), ROOM_CORNER)
    assert len(names(state)) == 2
    play(state, do.Lay(TILES["room-NW"]))
    assert dict(state.chance_outcomes()) == {RAT: 0.5, DRAGON: 0.5}


def test_c22_if_no_tile_keeps_an_exit_open_a_room_comes_with_the_dragon() -> None:
    """All around the last place lies something: whatever is laid there seals the dungeon."""
    state = last_exit(walled_in=True)
    play(state, do.Explore(EAST))
    outcomes = state.chance_outcomes()
    assert {plan.kind for plan, _ in outcomes} == {"room"}
    rooms = sum(n for plan, n in zip(PLANS, state.stack, strict=True) if plan.kind == "room")
    left = state.stack[PLANS.index(ROOM_T)]
    assert dict(outcomes)[ROOM_T] == pytest.approx(left / rooms)
    play(state, ROOM_T)
    assert len(names(state)) == 3  # turned any way that connects
    play(state, do.Lay(TILES["room-NSW"]))
    assert state.chance_outcomes() == [(DRAGON, 1.0)]
    told = play(state, DRAGON)
    assert told == [
        ev.TokenDrawn(0, EAST, DRAGON, sum(state.bag)),
        ev.TokenLaid(0, EAST, DRAGON, None),
        ev.FightBegan(0, EAST, DRAGON, 15, START),
    ]


def test_c22_only_corners_left_then_too_the_dragon_comes() -> None:
    """East of the place it is open, but no tile of the stack could lead there."""
    state = last_exit()
    only_tiles(state, room_corner=2, corridor_corner=3)
    play(state, do.Explore(EAST))
    assert state.chance_outcomes() == [(ROOM_CORNER, 1.0)]
    play(state, ROOM_CORNER)
    assert len(names(state)) == 2
    play(state, do.Lay(TILES["room-SW"]))
    assert state.chance_outcomes() == [(DRAGON, 1.0)]


def test_c22_c69_the_oracle_draws_the_dragon_too() -> None:
    """Whoever draws: no second token, no choice."""
    state = last_exit(walled_in=True)
    state.seat, state.hero = 1, state.heroes[1]
    play(state, do.Explore(EAST), ROOM_T, do.Lay(TILES["room-NSW"]))
    told = play(state, DRAGON)
    assert ev.FightBegan(1, EAST, DRAGON, 15, START) in told


def test_c22_no_room_left_in_the_stack() -> None:
    """It can't happen (as many rooms as tokens), but a board drawn by hand must not get stuck."""
    state = last_exit(walled_in=True)
    only_tiles(state, corridor_corner=1, corridor_straight=1)
    play(state, do.Explore(EAST))
    assert {plan.name for plan, _ in state.chance_outcomes()} == {
        "corridor-corner",
        "corridor-straight",
    }
    told = play(state, CORRIDOR_STRAIGHT, do.Lay(TILES["corridor-EW"]))
    assert told[-1] == ev.Moved(0, START, EAST, "explore", 3)
