"""Pieces, set-up and the card set (G-1 to G-11)."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from karak.rules import CHANCE, BadSetup, new_game
from karak.rules.goblin import cards as box
from karak.rules.goblin import events as ev
from karak.rules.goblin.cardset import BadCards, read_card_set
from karak.rules.goblin.pieces import CURSES, HEROES, LORD_PLACE, PLACES, Card, Gear
from karak.rules.goblin.state import State
from karak.rules.goblin.turn import Dealing, DrawingLots, TakingTurn
from tests.rules.goblin.goblin_tables import opening, until_choice

TEXT = Path(box.__file__).with_name("cards.toml").read_text(encoding="utf-8")


def test_g1_two_to_four_different_heroes_play() -> None:
    for heroes in (["horan"], [*HEROES[:5]], ["horan", "horan"], ["horan", "nobody"]):
        with pytest.raises(BadSetup):
            State.new(heroes, {})


@pytest.mark.parametrize("options", [{"first": 2}, {"first": True}, {"skills": 1}, {"luck": 1}])
def test_options_that_do_not_exist(options: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        State.new(["horan", "taia"], options)


def test_g1_each_hero_has_six_starting_cards() -> None:
    assert State.hero_names == tuple(box.STARTING)
    assert all(len(deck) == 6 for deck in box.STARTING.values())


def test_g2_the_box() -> None:
    rows = [sum(m.count for m in box.MONSTERS if m.level == n and m.backs) for n in (1, 2, 3)]
    guards = [sum(m.count for m in box.MONSTERS if m.level == n and m.guard) for n in (1, 2, 3)]
    assert rows == [20, 20, 24]
    assert guards == [5, 5, 5]
    assert len(box.PILE[LORD_PLACE]) == 3
    assert [elixir.count for elixir in box.ELIXIRS] == [4, 4, 4]


def test_g3_a_front_shows_what_its_backs_can_be() -> None:
    for monster in box.MONSTERS:
        if monster.backs:
            gear = {back.slot for back, _ in monster.backs if isinstance(back, Gear)}
            assert set(monster.rewards) - {"card"} == gear
        elif monster.guard:
            assert monster.rewards == ("key",)


def test_g4_a_card_has_a_colour_effects_followers_and_a_mark() -> None:
    for card in box.CARDS:
        assert card.next_colours
        assert card.value_of(card.mark) > 0
        assert card.starting == (card.hero in HEROES)


def longest_chain(hand: tuple[Card, ...], last: Card | None = None) -> int:
    best = 0
    for at, card in enumerate(hand):
        if last is None or card.colour in last.next_colours:
            best = max(best, 1 + longest_chain(hand[:at] + hand[at + 1 :], card))
    return best


@pytest.mark.parametrize("hero", HEROES)
def test_g5_a_starting_hand_chains_two_to_three_cards(hero: str) -> None:
    hands = list(combinations(box.STARTING[hero], 4))
    assert 2 <= sum(map(longest_chain, hands)) / len(hands) <= 3


def test_g5_the_best_cards_can_all_be_played() -> None:
    best = [card for card in box.CARDS if not card.starting][-5:]
    assert longest_chain(tuple(best)) == 5


def test_g5_every_curse_occurs() -> None:
    assert {curse for monster in box.MONSTERS for curse in monster.curses} == set(CURSES)


def test_g5_deeper_monsters_have_better_backs() -> None:
    def worth(level: int) -> float:
        backs = [b for m in box.MONSTERS if m.level == level for b, n in m.backs for _ in range(n)]
        return sum(back.attack + back.defence for back in backs) / len(backs)

    assert worth(1) < worth(2) < worth(3)


@pytest.mark.parametrize(
    ("old", "new", "where", "why"),
    [
        ("[elixirs]", "[potions]", "elixirs", "table expected"),
        ('"red", attack = 4', '"pink", attack = 4', "cards.dragon_strike.colour", "one of red"),
        ("attack = 4, next", 'attack = "4", next', "cards.dragon_strike.attack", "whole number"),
        ('slot = "weapon", attack = 4', "attack = 4", "gear.war_axe.slot", "is missing"),
        ("heals = true", "heals = 1", "gear.druid_robe.heals", "true or false"),
        ("war_axe = 1, plate", "war_ax = 1, plate", "monsters.troll.backs.war_ax", "no card"),
        ("war_axe = 1, plate", "war_axe = 0, plate", "monsters.troll.backs.war_axe", "1 to 99"),
        ("bat = { level = 1", "bat = { level = 7", "monsters.bat.level", "1 to 3"),
        ("sidestep = 2,", "sidestep = 3,", "monsters", "20 of level 1 expected, not 21"),
        ("slash = { count = 2", "slash = { count = 3", "starting.horan", "6 cards"),
        ('curses = ["armour"]', 'curses = ["luck"]', "monsters.wraith.curses", "different ones of"),
        (
            "goblin_king = { attack",
            "goblin_king = { speed = 1, attack",
            "lords.goblin_king.speed",
            "",
        ),
        ("value = 60", "value = 0", "numbers.turn_limit.value", "whole number"),
        ("cleave = {", "slash = {", "slash", "two different cards"),
        ("[starting.horan]", "[starting.conan]", "starting", "in this order"),
        ("[lords]", "[lords", "file", ""),
    ],
)
def test_g5_a_broken_card_set_is_refused(old: str, new: str, where: str, why: str) -> None:
    assert old in TEXT
    with pytest.raises(BadCards) as caught:
        read_card_set(TEXT.replace(old, new, 1))
    assert caught.value.where == where
    assert why in caught.value.why


def test_g10_five_monsters_a_row_a_guard_and_a_lord() -> None:
    state = State.new(["horan", "taia"], {"first": 0})
    assert sum(state.decks) == 64 + 15 + 3
    until_choice(state)
    assert tuple(state.monsters) == PLACES
    assert all(monster in box.PILE[place] for place, monster in state.monsters.items())
    assert sum(state.decks) == 64 + 15 + 3 - 19
    assert not state.arsenal


def test_g10_every_monster_of_the_pile_may_come() -> None:
    outcomes = dict(State.new(["horan", "taia"], {}).chance_outcomes())
    assert outcomes == {m: pytest.approx(m.count / 20) for m in box.PILE[11]}


def test_g11_four_cards_and_five_life_points() -> None:
    state = opening("horan", "taia", "aderyn", first=2)
    assert [(len(h.hand), len(h.deck), h.life) for h in state.heroes] == [(4, 2, 5)] * 3
    assert isinstance(state.phase, TakingTurn)
    assert state.seat == 2


def test_g11_only_the_player_sees_the_opening_cards() -> None:
    state = new_game("goblin", ["horan", "taia"])
    while not isinstance(state.phase, Dealing):
        state.apply(state.chance_outcomes()[0][0])
    assert state.phase.seen_by(state) == (0,)


def test_g11_who_begins_is_drawn_by_lot() -> None:
    state = State.new(["horan", "taia", "xanros"], {})
    while not isinstance(state.phase, DrawingLots):
        assert state.actor == CHANCE
        state.apply(state.chance_outcomes()[0][0])
    assert [seat for seat, _ in state.chance_outcomes()] == [0, 1, 2]
    assert state.apply(1) == [ev.FirstChosen(1), ev.TurnBegan(1, 1)]
