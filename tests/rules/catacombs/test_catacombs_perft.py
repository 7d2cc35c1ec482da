"""Perft: how many ways the game can go from a position, counted to a small depth.

Every action and every chance outcome is a branch, whatever its probability. The first numbers were
worked out by hand, as each scene says; those a scene does not explain were taken from the program
and are there to notice any change.
"""

from __future__ import annotations

import pytest

from karak.rules.catacombs import State
from karak.rules.catacombs import actions as do
from karak.rules.catacombs.pieces import BOLT, KING, PORTAL, RAT, SWORD, TURNKEY
from tests.rules.catacombs.scenes import (
    EAST,
    EAST2,
    NORTH,
    fight_scene,
    game,
    give,
    lay,
    play,
    stand,
)
from tests.rules.walks import assert_counts


def new() -> State:
    """A new game.

    1: into the dark on four sides, or end the turn: 5.
    2: behind each of the four sides, one of 10 kinds of tile; after the end of the turn the 5 of
       Argentus: 4 x 10 + 5 = 45.
    3: rotations that connect: straight 1, corner 2, T 3, cross 1. Rooms 7, corridors 7, gate 1,
       fountain (a corner) 2: 17. 4 x 17 + 45 = 113.
    4: 7 rooms with one of 9 kinds of token each: 63. A corridor is left by every exit, or the turn
       ends: straight 3, two corners 3 each, three T 4 each, cross 5: 26. Gate 3, fountains 2 x 3:
       98 in all. 4 x 98 + 113 = 505.
    """
    return game("horan", "argentus")


def horan_rolls() -> State:
    """Horan with sword and bolt against the king (10), about to roll.

    1: 21 throws of two dice.
    2: after each he may strike, roll again or use the bolt: 63.
    3: rolling again: 21 x 21 = 441. The bolt used: only the strike is left, 21. Striking at once
       (dice + 2 against 10): won with 9 or more (3+6, 4+5, 4+6, 5+5, 5+6, 6+6), then take the
       axe or leave it: 6 x 2 = 12. Otherwise (15 throws) he is
       back on the corridor and Taia's turn has begun on the start tile: she may walk east, explore
       on three sides or end the turn: 15 x 5 = 75. 441 + 21 + 12 + 75 = 549.
    """
    state = fight_scene(KING, "horan", "taia")
    give(state, 0, SWORD, BOLT)
    play(state, do.Step(EAST2))
    return state


def victorius_rolls() -> State:
    """Victorius without weapons against a turnkey (8), about to roll.

    1: 21 throws.
    2: 15 throws without a one: strike. 5 with one one: that die again, 6 faces. 1 with two: both
       again, 21 throws. 15 + 30 + 21 = 66.
    3: - The 15 that strike: 6 win (as above), take the key or leave it: 12. Of the other 9, (2, 6)
         shows a six and lets him go on from the corridor (4 ways on, or end), after the other 8 it
         is Taia's turn (5 as above): 45. Together 57.
       - The 5 x 6 single dice: a one again 6, else strike: 5 x (6 + 5) = 55.
       - The 21 throws after two ones: 66, as in 2.
       57 + 55 + 66 = 178.
    """
    state = fight_scene(TURNKEY, "victorius", "taia")
    play(state, do.Step(EAST2))
    return state


def xanros_walks() -> State:
    """Xanros with a portal on a crossing, Aderyn unseen beside a rat in the next room.

        fountain                       a corner open to south and west
        start      Xanros    Aderyn    crossings

    1: Xanros steps west or east, explores north-east or south: 4. He swaps with Aderyn: 1. Two
       fountains for two heroes: 4. He ends the turn: 1. 10 in all.
    2: - West, to the start: north is the fountain, south and west are dark, east is where he came
         from: 4 steps; the 4 portals; end: 9.
       - East, to the rat: 21 throws.
       - Into the dark: 10 kinds of tile, twice: 20.
       - Swap: he fights the rat: 21 throws.
       - A portal for himself to the start: 4 steps as above, swap, end: 6. To the northern
         fountain: south to the start, west into the dark, swap, end: 4. A portal for Aderyn: his
         own 4 steps, swap, end, wherever she goes: 6 + 6.
       - End: Aderyn may step west, explore on three sides, attack the rat or end: 6.
       9 + 21 + 20 + 21 + 6 + 4 + 6 + 6 + 6 = 99.
    """
    state = fight_scene(RAT, "xanros", "aderyn")
    lay(state, NORTH, "fountain-SW")
    stand(state, 1, EAST2)
    give(state, 0, PORTAL)
    assert state.hero.cell == EAST
    return state


@pytest.mark.parametrize(
    ("scene", "counts"),
    [
        (new, [5, 45, 113, 505, 6313]),
        (horan_rolls, [21, 63, 549, 1620]),
        (victorius_rolls, [21, 66, 178, 763]),
        (xanros_walks, [10, 99, 451, 1685]),
    ],
    ids=["new", "horan_rolls", "victorius_rolls", "xanros_walks"],
)
def test_perft(scene: object, counts: list[int]) -> None:
    assert_counts(scene(), counts)  # type: ignore[operator]
