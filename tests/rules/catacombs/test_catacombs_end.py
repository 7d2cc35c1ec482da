"""C-80 to C-82: how a game ends."""

from __future__ import annotations

import pytest

from karak.rules import IllegalMove
from karak.rules.catacombs import State
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import (
    AXE,
    CHEST,
    DRAGON,
    DRAGON_TREASURE,
    FALLEN,
    KEY,
    RAT,
    START,
    TILES,
    TREASURE,
    Plan,
)
from tests.rules.catacombs.scenes import (
    EAST,
    EAST2,
    fight_scene,
    game,
    give,
    only,
    play,
    turn_ended,
    wound,
)


def dragon_fight(*heroes: str) -> State:
    state = fight_scene(DRAGON, *heroes)
    give(state, 0, AXE, AXE)
    return state


def slay() -> list[object]:
    """Twelve and two axes: eighteen against fifteen."""
    return [do.Step(EAST2), (6, 6), do.Strike()]


def test_c80_the_game_ends_at_once_when_the_dragon_is_beaten() -> None:
    state = dragon_fight("horan", "taia")
    told = play(state, *slay())
    assert told[-3:] == [
        ev.FightEnded(0, EAST2, DRAGON, 15, (6, 6), 18, "won"),
        ev.ThingTaken(0, EAST2, DRAGON_TREASURE, "loot"),
        ev.GameEnded("dragon", (1.5, 0), (0,)),
    ]
    assert state.actor is None
    assert state.ended_by == "dragon"
    assert state.legal_actions() == []
    with pytest.raises(IllegalMove):
        play(state, do.EndTurn())


@pytest.mark.parametrize("dice", [(1, 1), (4, 5)])
def test_c80_not_when_he_is_not_beaten(dice: tuple[int, int]) -> None:
    state = dragon_fight("horan", "taia")
    told = play(state, do.Step(EAST2), dice, do.Strike())
    assert turn_ended(told) == "fight"
    assert state.ended_by is None
    assert state.winners == []


def test_c80_points() -> None:
    """One for a chest, one for the Fallen, one and a half for the Dragon."""
    state = fight_scene(CHEST, "horan", "taia")
    give(state, 0, KEY)
    play(state, do.Step(EAST2), do.OpenChest())
    assert state.scores == [1, 0]
    state = fight_scene(FALLEN, "horan", "taia")
    give(state, 0, AXE)
    play(state, do.Step(EAST2), (6, 6), do.Strike())
    assert state.scores == [1, 0]
    state = dragon_fight("horan", "taia")
    give(state, 0, TREASURE, TREASURE)
    play(state, *slay())
    assert state.scores == [3.5, 0]


def test_c80_most_points_win_not_necessarily_the_slayer() -> None:
    state = dragon_fight("horan", "taia", "aderyn")
    give(state, 1, TREASURE, TREASURE)
    give(state, 2, TREASURE)
    told = play(state, *slay())
    assert told[-1] == ev.GameEnded("dragon", (1.5, 2, 1), (1,))
    assert state.winners == [1]


def test_c80_the_other_places_are_ranked_by_points() -> None:
    state = dragon_fight("horan", "taia", "aderyn")
    give(state, 1, TREASURE, TREASURE)
    give(state, 2, TREASURE)
    play(state, *slay())
    ranking = sorted(range(3), key=lambda seat: -state.scores[seat])
    assert ranking == [1, 0, 2]


def test_c80_c62_though_the_slayer_gave_his_last_life() -> None:
    state = dragon_fight("xanros", "taia")
    wound(state, 0, 1)
    told = play(state, do.Step(EAST2), (4, 6), do.GiveLife(), do.Strike())
    assert told[-1] == ev.GameEnded("dragon", (1.5, 0), (0,))


def test_c80_c68_six_or_not() -> None:
    state = dragon_fight("victorius", "taia")
    play(state, *slay())
    assert state.actor is None


def test_c81_equal_points_share_the_victory() -> None:
    state = dragon_fight("horan", "taia", "aderyn")
    give(state, 1, TREASURE, TREASURE)
    give(state, 2, TREASURE, TREASURE)
    told = play(state, *slay())
    assert told[-1] == ev.GameEnded("dragon", (1.5, 2, 2), (1, 2))
    assert state.winners == [1, 2]


def quiet(state: State, turns: int) -> list[object]:
    """So many turns in which nothing happens."""
    told = []
    for _ in range(turns):
        told += play(state, do.EndTurn())
    return told


def test_c82_after_300_turns_without_news_the_game_ends() -> None:
    state = game("horan", "taia")
    give(state, 1, TREASURE)
    quiet(state, 299)
    assert state.actor is not None
    told = quiet(state, 1)
    assert told == [ev.TurnEnded(1, 300, "choice"), ev.GameEnded("no_progress", (0, 1), (1,))]
    assert (state.ended_by, state.winners) == ("no_progress", [1])


def test_c82_c81_most_points_win_and_equal_points_share() -> None:
    state = game("horan", "taia")
    assert quiet(state, 300)[-1] == ev.GameEnded("no_progress", (0, 0), (0, 1))


def test_c82_a_tile_laid_is_news() -> None:
    state = game("horan", "taia")
    quiet(state, 100)
    play(state, do.Explore(EAST), Plan.named("corridor-cross"), do.Lay(TILES["corridor-NESW"]))
    quiet(state, 300)  # the rest of this turn, and 299 more
    assert state.actor is not None
    quiet(state, 1)
    assert state.ended_by == "no_progress"


def test_c82_a_monster_beaten_is_news() -> None:
    state = fight_scene(RAT, "horan", "taia")
    quiet(state, 100)
    play(state, do.Step(EAST2), (6, 6), do.Strike(), do.Done())
    quiet(state, 299)
    assert state.actor is not None
    quiet(state, 1)
    assert state.ended_by == "no_progress"


def test_c82_a_treasure_taken_is_news() -> None:
    state = fight_scene(CHEST, "horan", "taia")
    give(state, 0, KEY)
    quiet(state, 100)
    play(state, do.Step(EAST2), do.OpenChest())
    quiet(state, 299)
    assert state.actor is not None
    quiet(state, 1)
    assert state.ended_by == "no_progress"


def test_c82_walking_healing_and_lost_fights_are_none() -> None:
    """The scene was laid in turn 1, so that the 300 turns without news are 2 to 301."""
    state = fight_scene(RAT, "horan", "taia")
    quiet(state, 299)
    wound(state, 1, 2)
    told = play(state, do.Step(EAST), do.Step(START), do.Heal())  # turn 300
    assert not only(told, ev.GameEnded)
    told = play(state, do.Step(EAST2), (1, 1), do.Strike())  # turn 301
    assert told[-2:] == [
        ev.TurnEnded(0, 301, "fight"),
        ev.GameEnded("no_progress", (0, 0), (0, 1)),
    ]


def test_c82_a_turn_that_brings_news_at_the_last_moment() -> None:
    state = fight_scene(RAT, "horan", "taia")
    quiet(state, 300)
    told = play(state, do.Step(EAST2), (6, 6), do.Strike(), do.Done())  # turn 301
    assert told[-2:] == [ev.TurnEnded(0, 301, "fight"), ev.TurnBegan(1, 302, 4)]
