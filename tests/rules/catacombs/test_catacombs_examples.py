"""The booklet's worked examples."""

from __future__ import annotations

from karak.rules.catacombs import State
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import (
    AXE,
    BOLT,
    DAGGERS,
    KING,
    PORTAL,
    START,
    SWORD,
    TILES,
    WARRIOR,
    Plan,
)
from tests.rules.catacombs.scenes import (
    EAST,
    EAST2,
    EAST3,
    EAST4,
    fight_scene,
    game,
    give,
    lay,
    only,
    play,
    stand,
    turn_ended,
    wound,
)


def test_example_1_a_walk_into_the_dark() -> None:
    """A discovered room, a corridor, a room with a skeleton warrior: one step stays unused."""
    state = game("horan", "taia")
    lay(state, EAST, "room-EW")
    told = play(state, do.Step(EAST))  # 1
    told += play(state, do.Explore(EAST2), Plan.named("corridor-straight"))  # 2
    told += play(state, do.Lay(TILES["corridor-EW"]))
    told += play(state, do.Explore(EAST3), Plan.named("room-T"), do.Lay(TILES["room-ESW"]))  # 3
    told += play(state, WARRIOR)  # 4: the token
    assert [move.steps_left for move in only(told, ev.Moved)] == [3, 2, 1]
    assert told[-1] == ev.FightBegan(0, EAST3, WARRIOR, 9, EAST2)
    told = play(state, (5, 6), do.Strike(), do.Take(SWORD))
    assert turn_ended(told) == "fight"
    assert state.seat == 1


def against_the_king() -> State:
    """Horan has sword, daggers and one bolt; he rolls 5: 5 + 2 + 1 = 8 against 10."""
    state = fight_scene(KING, "horan", "taia")
    give(state, 0, SWORD, DAGGERS, BOLT)
    told = play(state, do.Step(EAST2), (1, 4))
    assert [(b.cause, b.value) for b in only(told, ev.BonusAdded)] == [("daggers", 1), ("sword", 2)]
    return state


def test_example_2_the_king_is_beaten_with_the_second_roll_and_a_bolt() -> None:
    state = against_the_king()
    told = play(state, do.RollAgain(), (3, 4), do.UseBolt(), do.Strike())
    assert ev.ThingUsed(0, BOLT, used_up=True) in told
    assert told[-1] == ev.FightEnded(0, EAST2, KING, 10, (3, 4), 11, "won")
    assert state.legal_actions() == [do.Take(AXE, DAGGERS), do.Take(AXE, SWORD), do.Done()]
    told = play(state, do.Take(AXE, dropping=DAGGERS))
    assert turn_ended(told) == "fight"
    assert state.heroes[0].things == (SWORD, AXE)
    assert state.floor == {EAST2: (DAGGERS,)}


def test_example_3_the_king_wins() -> None:
    state = against_the_king()
    told = play(state, do.RollAgain(), (1, 2), do.Strike())
    assert ev.FightEnded(0, EAST2, KING, 10, (1, 2), 6, "lost") in told
    assert ev.LifeChanged(0, 5, 4, "fight") in told
    assert ev.Moved(0, EAST2, EAST, "thrown_back", 3) in told
    assert state.tokens == {EAST2: KING}
    assert state.heroes[0].things == (DAGGERS, SWORD, BOLT)


def test_example_4_a_portal_at_the_start_of_a_turn_then_four_steps() -> None:
    state = game("horan", "taia")
    for cell in (EAST, EAST2, EAST3, EAST4):
        lay(state, cell, "corridor-EW")
    stand(state, 0, EAST4)
    give(state, 0, PORTAL)
    wound(state, 0, 1)
    play(state, do.CastPortal(0, START))
    assert (state.hero.cell, state.hero.life, state.steps) == (START, 5, 4)
    told = play(state, *[do.Step(cell) for cell in (EAST, EAST2, EAST3, EAST4)])
    assert [move.to for move in only(told, ev.Moved)] == [EAST, EAST2, EAST3, EAST4]
    assert turn_ended(told) == "nothing_left"
