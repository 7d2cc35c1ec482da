"""Perft of Goblin: how many ways the game can go from a position, counted to a small depth.

Every action and every chance outcome is a branch, whatever its probability. The numbers that a
scene explains were worked out by hand; the others were taken from the program and are there to
notice any change.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from karak.rules.goblin import State
from karak.rules.goblin import actions as act
from karak.rules.goblin.pieces import Monster
from tests.rules.goblin.goblin_tables import PLACE, do, table
from tests.rules.walks import assert_counts

BAT = Monster.named("bat")  # attack 1, 2 hearts, three different backs
WITCH = Monster.named("witch")  # attack 3, 6 hearts, curses on blue and healing


def horan_begins() -> State:
    """Horan with four starting cards, a bat on the table.

    1: fight or heal: 2.
    2: strike at once or play one of three kinds of card: 4. Healing ends the turn: Argentus' 2.
       6 in all.
    3: - Striking at once hurts and beats nobody: Argentus' 2. A slash lets the other one follow,
         the mighty blow the shield, the shield a slash: each of them or the strike: 2 + 2 + 2. 8.
       - Argentus strikes or plays one of three kinds: 4; he heals: Horan's 2. 6.
       8 + 6 = 14.
    """
    hand, deck = "slash slash mighty_blow shield_up", "battle_cry second_wind"
    return table("horan", foe=BAT, hand=hand, deck=deck)


def horan_trades() -> State:
    """Horan at the merchant's with a won card and a dagger; a buckler lies in the arsenal.

    1: three elixirs or the buckler, each for the card or for the dagger, or nothing: 9.
    2: - Nothing: he fills up his hand from three different cards: 3.
       - Paid with the card: after health there are two elixirs and the buckler for the dagger, or
         nothing: 4. After cleansing 3, after strength 2.
       - Paid with the dagger: nothing more can follow, since the other order has had its turn. The
         hand is filled up: 3 x 3.
       - The buckler comes last: 2 x 3.
       3 + 4 + 3 + 2 + 9 + 6 = 27.
    """
    hand, deck = "slash cleave", "battle_cry second_wind mighty_blow"
    state = table("horan", foe=BAT, hand=hand, deck=deck, weapon="dagger", arsenal="buckler")
    do(state, act.VisitMerchant())
    return state


def taia_foresees() -> State:
    """Taia fights the bat with a comet and a trick that draws two cards; three are in the deck.

    1: strike, comet, trick: 3.
    2: after striking she fills up her hand: 3. After the comet (red would follow) only the strike:
       1. The trick draws: 3. 7 in all.
    3: the second card: 3 x 2. The comet wins: 3 backs. The trick's second card: 3 x 2. 15 in all.
    4: the hand is full, Argentus' 2: 6 x 2. One of 6 kinds of monster comes in the bat's place:
       3 x 6. One of the two cards is kept: 6 x 2. 42 in all.
    """
    state = table("taia", foe=BAT, hand="trick comet", deck="vision omen star_dart")
    do(state, act.Fight(PLACE))
    return state


def xanros_defies() -> State:
    """Xanros with cleansing against the witch; two of his three cards are blue and cursed.

    1: strike, three cards (he defies the curse for a blue one), two curses to be lifted: 6.
    2: - Striking: the last card of the deck is drawn: 1.
       - The yellow claw: nothing red follows; strike or two elixirs: 3.
       - The blue shield: the claw follows: 4. The other blue card: 3.
       - Blue cleansed: strike, three cards, and one of them with its healing despite the other
         curse: 5. Healing cleansed: strike, three cards: 4.
       1 + 3 + 4 + 3 + 5 + 4 = 20.
    """
    hand = "shadow_claw bone_shield drain_life"
    cards = {"hand": hand, "deck": "dark_flame", "elixirs": "cleansing"}
    state = table("xanros", foe=WITCH, place=31, keys=2, **cards)
    do(state, act.Fight(31))
    return state


@pytest.mark.parametrize(
    ("scene", "counts"),
    [
        (horan_begins, [2, 6, 14, 33]),
        (horan_trades, [9, 27, 63, 120]),
        (taia_foresees, [3, 7, 15, 42]),
        (xanros_defies, [6, 20, 26, 27]),
    ],
)
def test_perft(scene: Callable[[], State], counts: list[int]) -> None:
    assert_counts(scene(), counts)
