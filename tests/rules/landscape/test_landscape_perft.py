"""Perft of Karak II: how many ways the game can go from a position, counted to a small depth.

Every action and every chance outcome is a branch, whatever its probability. The numbers that a
scene explains were worked out by hand; the others were taken from the program and are there to
notice any change.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from karak.rules.landscape import State
from karak.rules.landscape import actions as do
from karak.rules.landscape.pieces import BUILDING, PLANS
from tests.rules.landscape.landscape_table import FARM, SOUTH_EAST, game, lay, muster, play
from tests.rules.walks import assert_counts


def new() -> State:
    """A new game: Horan on the castle, between farm and forest.

    1: farm, forest, four ways into the unexplored, end the turn: 7.
    2: on the farm (or the forest) he goes back, explores on five sides, gathers or ends: 8. Into
       the unexplored: one of 17 kinds of tile. The end: Taia's 7. 2 x 8 + 4 x 17 + 7 = 91.
    3: - From the farm: back to the castle costs the first action and leaves nothing to do, so it
         is Taia's turn: 7; five times 17 kinds; after gathering 6 ways on or the end: 7; the end:
         Taia's 7. 106, and as many from the forest.
       - A tile lies as it can be entered. Without a chasm 1 way; a: 5; ab, ac: 4; ad: 2; ace: 1;
         abd, abe: 3. The 17 kinds together 48, four times.
       - The end: Taia's 91.
       2 x 106 + 4 x 48 + 91 = 495.
    """
    return game("horan", "taia")


def horan_musters() -> State:
    """Horan meets fire eaters (2) on a farm; he has one knight.

    1: roll, or add the knight: 2.
    2: the hero die shows 5 different faces; with the knight added only the roll is left: 6.
    3: after each face he can only strike; with the knight the hero die falls first, 5 faces: 10.
    4: - Alone: the double skull loses and brings misery: 1 victim. One skull or one sword lose:
         back on the castle, Taia's turn with 3 steps, 3 ways to explore, the end: 2 x 7. Two or
         three swords win: the fireball is taken or left: 2 x 2. Together 19.
       - With the knight: three different faces of his die, 5 x 3 = 15.
       19 + 15 = 34.
    """
    state = game("horan", "taia")
    lay(state, SOUTH_EAST, "farm-1", "fire_eaters")
    muster(state, 0, knight=1)
    play(state, do.Step(SOUTH_EAST))
    return state


def taia_builds() -> State:
    """Taia in her city on the farm, with a camp, one of each resource and glory 2.

    1: the castle, five ways to explore: 6. She saves one resource, so stable, portal and banners
       can be had in one way, the range in two, the tower in three: 8. A knight: 1. The end: 1.
       16 in all.
    2: - The castle: 7, as in a new game. Exploring: 5 x 17.
       - Stable, banners: nothing is left to pay with: 6 moves and the end, 7 each. The portal leads
         to two more tiles: 9.
       - The range saving food leaves food and wood: the tower saving stone, or done: 2. Saving
         stone leaves wood and stone: the tower saving food, or done: 2.
       - The tower saving food leaves food: the range or a knight with the second action: 9. Saving
         wood leaves wood: 7. Saving stone leaves stone: the range or a mage: 9.
       - The knight leaves wood and stone: range or tower, saving food: 9.
       - The end: Horan's 7.
       7 + 85 + 7 + 7 + 9 + 2 + 2 + 9 + 7 + 9 + 9 + 7 = 160.
    """
    state = game("taia", "horan")
    taia = state.hero
    taia.cell = taia.city = FARM
    taia.goods = (1, 1, 1)
    taia.fame = 2
    taia.buildings = (BUILDING["camp"],)
    state.cities = {FARM: 0}
    return state


def darius_scouts() -> State:
    """Darius explores; of level I only a farm without and a forest with one chasm are left.

    1: one of the two. 2: the other. 3: the farm can lie in 1 way, the forest in 5, whichever was
    first: 2 x 6 = 12. 4: one of 8 armies: 96.
    """
    state = game("darius", "horan")
    left = ("farm-1", "forest-1-a", "maw-2-ad")
    state.set_stack(tuple(int(plan.name in left) for plan in PLANS))
    play(state, do.Explore(SOUTH_EAST))
    return state


@pytest.mark.parametrize(
    ("scene", "counts"),
    [
        (new, [7, 91, 495, 3076]),
        (horan_musters, [2, 6, 10, 34, 219]),
        (taia_builds, [16, 160, 1203, 6885]),
        (darius_scouts, [2, 2, 12, 96]),
    ],
)
def test_perft(scene: Callable[[], State], counts: list[int]) -> None:
    assert_counts(scene(), counts)
