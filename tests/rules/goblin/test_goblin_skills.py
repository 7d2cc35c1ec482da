"""The six skills, and the game without them (G-70 to G-75)."""

from __future__ import annotations

import pytest

from karak.rules.goblin import actions as act
from karak.rules.goblin import events as ev
from karak.rules.goblin.drawing import Drawing, Foreseeing
from karak.rules.goblin.fighting import Chaining
from karak.rules.goblin.pieces import HEROES, LORD_PLACE, Card
from karak.rules.goblin.rewards import TurningOver
from karak.rules.goblin.state import State
from tests.rules.goblin.goblin_tables import (
    PLACE,
    cards,
    do,
    foe,
    offered,
    opening,
    table,
    told,
    until_choice,
)


def play(name: str, despite: str | None = None) -> act.PlayCard:
    return act.PlayCard(Card.named(name), despite)


def playable(state: State) -> list[str]:
    return [action.card.name for action in offered(state, act.PlayCard)]


def chaining(state: State) -> Chaining:
    assert isinstance(state.phase, Chaining)
    return state.phase


@pytest.mark.parametrize("hero", HEROES)
def test_g70_g75_skills_are_an_option(hero: str) -> None:
    other = "horan" if hero != "horan" else "taia"
    assert opening(hero, other).heroes[0].skills
    assert not opening(hero, other, skills=False).heroes[0].skills


# --- Argentus -----------------------------------------------------------------------------------


def test_g70_argentus_plays_one_blue_card_where_it_does_not_follow() -> None:
    state = table("argentus", hand="spark spark spark scrying")
    do(state, act.Fight(PLACE), play("spark"))
    assert playable(state) == ["spark"]
    events = state.apply(play("spark"))
    assert told(events, ev.SkillUsed) == [ev.SkillUsed(0, "blue_leap", Card.named("spark"))]
    assert playable(state) == []


def test_g70_not_under_a_curse_on_blue() -> None:
    state = table("argentus", hand="spark firebolt", foe=foe(0, 9, "blue"))
    do(state, act.Fight(PLACE), play("firebolt"))
    assert playable(state) == []


def test_g70_not_without_skills() -> None:
    state = table("argentus", skills=False, hand="spark spark")
    do(state, act.Fight(PLACE), play("spark"))
    assert playable(state) == []


# --- Horan --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("skills", "attack"), [(True, 4), (False, 3)])
def test_g71_horan_strikes_harder_after_two_attacks_in_a_row(skills: bool, attack: int) -> None:
    state = table("horan", skills=skills, hand="slash slash slash")
    do(state, act.Fight(PLACE), play("slash"), play("slash"), play("slash"))
    assert chaining(state).attack(state) == attack  # once a fight


def test_g71_cards_with_further_effects_count() -> None:
    state = table("horan", hand="shield_up slash")
    do(state, act.Fight(PLACE), play("shield_up"), play("slash"))
    assert chaining(state).fury(state) == 1


def test_g71_not_with_another_card_between_and_not_when_cursed() -> None:
    state = table("horan", hand="mighty_blow second_wind battle_cry slash")
    do(state, act.Fight(PLACE), play("mighty_blow"), play("second_wind"))
    assert chaining(state).fury(state) == 0
    cursed = table("horan", hand="slash slash", foe=foe(0, 9, "attack"))
    do(cursed, act.Fight(PLACE), play("slash"), play("slash"))
    assert chaining(cursed).attack(cursed) == 0


# --- Xanros -------------------------------------------------------------------------------------


def test_g72_xanros_plays_one_card_of_a_forbidden_colour() -> None:
    state = table("xanros", hand="shadow_claw shadow_claw", foe=foe(0, 9, "yellow"))
    state.apply(act.Fight(PLACE))
    events = state.apply(play("shadow_claw"))
    assert told(events, ev.SkillUsed)[0].skill == "defiance"
    assert playable(state) == []


def test_g72_it_must_still_follow() -> None:
    state = table("xanros", hand="whispers dark_flame", foe=foe(0, 9, "red"))
    do(state, act.Fight(PLACE), play("whispers"))
    assert playable(state) == []  # red does not follow


def test_g72_or_uses_one_forbidden_effect_of_one_card() -> None:
    state = table("xanros", hand="dark_flame shadow_claw", foe=foe(0, 9, "attack"))
    state.apply(act.Fight(PLACE))
    assert play("dark_flame", "attack") in state.legal_actions()
    do(state, play("shadow_claw"), play("dark_flame", "attack"))
    assert chaining(state).attack(state) == 2
    assert chaining(state).skill_used


def test_g72_a_forbidden_draw_works_once() -> None:
    state = table("xanros", hand="whispers", deck="dark_flame", foe=foe(0, 9, "draw"))
    do(state, act.Fight(PLACE), play("whispers", "draw"))
    assert isinstance(state.phase, Drawing)


def test_g72_not_gear_and_not_without_skills() -> None:
    state = table("xanros", skills=False, hand="dark_flame", foe=foe(0, 9, "red attack"))
    state.apply(act.Fight(PLACE))
    assert playable(state) == []
    armed = table("xanros", weapon="sword", foe=foe(0, 9, "weapon"))
    armed.apply(act.Fight(PLACE))
    assert chaining(armed).attack(armed) == 0


# --- Aderyn -------------------------------------------------------------------------------------


def test_g73_aderyn_strikes_at_0_lp_and_takes_the_reward() -> None:
    state = table("aderyn", hand="ambush", life=1, armour="druid_robe", foe=foe(9, 2))
    events = do(state, act.Fight(PLACE), play("ambush"), act.Strike())
    assert told(events, ev.FightEnded)[0].result == "won"
    assert ev.SkillUsed(0, "last_stab", None) in events
    assert isinstance(state.phase, TurningOver)
    assert state.hero.life == 0


def test_g73_her_next_turn_is_healing() -> None:
    state = table("aderyn", life=0)
    assert state.legal_actions() == [act.Heal()]


@pytest.mark.parametrize(("skills", "place"), [(True, LORD_PLACE), (False, PLACE)])
def test_g73_not_against_the_lord_and_not_without_skills(skills: bool, place: int) -> None:
    state = table("aderyn", skills=skills, hand="ambush", place=place, keys=3, foe=foe(9, 2))
    events = do(state, act.Fight(place), play("ambush"), act.Strike())
    assert told(events, ev.FightEnded)[0].result == "fell"


# --- Victorius ----------------------------------------------------------------------------------


def test_g74_the_second_card_of_victorius_has_any_colour() -> None:
    state = table("victorius", hand="thrust parry footwork steady_breath")
    do(state, act.Fight(PLACE), play("thrust"))
    assert playable(state) == ["parry", "footwork", "steady_breath"]
    events = state.apply(play("parry"))
    assert told(events, ev.SkillUsed)[0].skill == "feint"
    assert playable(state) == []  # the third must follow again


def test_g74_not_a_forbidden_colour_and_not_without_skills() -> None:
    state = table("victorius", hand="thrust parry", foe=foe(0, 9, "green"))
    do(state, act.Fight(PLACE), play("thrust"))
    assert playable(state) == []
    plain = table("victorius", skills=False, hand="thrust parry")
    do(plain, act.Fight(PLACE), play("thrust"))
    assert playable(plain) == []


# --- Taia ---------------------------------------------------------------------------------------


def draws(**setup: str) -> State:
    state = table("taia", hand="vision", **setup)
    do(state, act.Fight(PLACE), play("vision"))
    return state


def test_g75_taia_draws_two_keeps_one_and_puts_the_other_under_her_deck() -> None:
    state = draws(deck="star_dart comet omen")
    do(state, Card.named("comet"), Card.named("omen"))
    assert isinstance(state.phase, Foreseeing)
    assert state.phase.seen_by(state) == (0,)
    events = state.apply(act.KeepCard(Card.named("comet")))
    assert events == [ev.CardKept(0, Card.named("comet"), Card.named("omen"), 2)]
    assert state.hero.hand == cards("comet")
    assert state.hero.deck == cards("star_dart")
    assert state.hero.under == cards("omen")


def test_g75_what_lies_under_the_deck_is_drawn_last() -> None:
    state = table("taia", skills=False, hand="vision", deck="comet", under="omen star_dart")
    do(state, act.Fight(PLACE), play("vision"))
    assert state.chance_outcomes() == [(Card.named("comet"), 1)]
    do(state, Card.named("comet"), act.Strike())
    assert state.chance_outcomes() == [(Card.named("omen"), 1)]


def test_g75_with_one_card_left_the_second_comes_from_the_new_deck() -> None:
    state = draws(deck="comet", discard="omen moonlight")
    events = state.apply(Card.named("comet"))
    assert told(events, ev.DeckReshuffled)
    state.apply(Card.named("omen"))
    state.apply(act.KeepCard(Card.named("comet")))
    assert state.hero.deck == cards("moonlight")
    assert state.hero.under == cards("omen")
    assert state.hero.known == ()  # what the others might work out is not written down


def test_g75_if_only_one_card_exists_she_keeps_it() -> None:
    state = draws(deck="comet")
    events = state.apply(Card.named("comet"))
    assert told(events, ev.CardKept) == [ev.CardKept(0, Card.named("comet"), None, 0)]
    assert state.hero.hand == cards("comet")
    assert isinstance(state.phase, Chaining)


def test_g75_draw_two_is_one_choice_after_another() -> None:
    state = table("taia", hand="trick", deck="star_dart star_dart comet omen moonlight")
    do(state, act.Fight(PLACE), play("trick"))
    for _ in range(2):
        until_choice(state)
        assert isinstance(state.phase, Foreseeing)
        state.apply(state.legal_actions()[0])
    assert len(state.hero.hand) == 2
    assert len(state.hero.under) == 2


def test_g75_not_at_the_turns_end_and_not_without_skills() -> None:
    state = table("taia", deck="comet omen star_dart moonlight")
    state.apply(act.Heal())
    until_choice(state)
    assert len(state.heroes[0].hand) == 4
    plain = table("taia", skills=False, hand="vision", deck="comet omen")
    do(plain, act.Fight(PLACE), play("vision"))
    until_choice(plain)
    assert isinstance(plain.phase, Chaining)


def test_g75_the_others_see_that_a_card_lies_under_the_deck_but_not_which() -> None:
    state = draws(deck="star_dart comet omen")
    do(state, Card.named("comet"), Card.named("omen"))
    row = state.view(1)["heroes"][0]
    assert (row["drawn"], row["deck"], row["hand"]) == (2, 1, 0)
    assert row["unseen"] == ["star_dart", "comet", "omen"]
    assert state.view(0)["heroes"][0]["drawn"] == ["comet", "omen"]
