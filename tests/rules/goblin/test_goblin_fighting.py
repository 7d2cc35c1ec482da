"""Fights, rewards, curses and elixirs (G-20 to G-60)."""

from __future__ import annotations

import pytest

from karak.rules import CHANCE
from karak.rules.goblin import actions as act
from karak.rules.goblin import events as ev
from karak.rules.goblin.cards import CLEANSING, HEALTH, MONSTER_AT, PILE, STRENGTH
from karak.rules.goblin.drawing import Discarding
from karak.rules.goblin.fighting import Bracing, Chaining, targets
from karak.rules.goblin.pieces import GUARD_PLACE, LORD_PLACE, PLACES, ROW, Card, Gear, Monster
from karak.rules.goblin.rewards import Equipping, LastDrink, TurningOver
from karak.rules.goblin.state import State
from tests.rules.goblin.goblin_tables import (
    PLACE,
    cards,
    do,
    foe,
    offered,
    table,
    told,
    until_choice,
)


def play(name: str, despite: str | None = None) -> act.PlayCard:
    return act.PlayCard(Card.named(name), despite)


def playable(state: State) -> list[str]:
    return [action.card.name for action in offered(state, act.PlayCard)]


def fight(state: State, *names: str) -> list[ev.FightEnded]:
    """Play these cards and strike; the end of the fight."""
    events = do(state, act.Fight(PLACE), *map(play, names), act.Strike())
    return told(events, ev.FightEnded)


# --- whom to fight ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "places"),
    [
        (0, (*ROW[1], GUARD_PLACE[1])),
        (1, (*ROW[1], *ROW[2], GUARD_PLACE[2])),
        (2, (*ROW[1], *ROW[2], *ROW[3], GUARD_PLACE[3])),
        (3, (*ROW[1], *ROW[2], *ROW[3], LORD_PLACE)),
    ],
)
def test_g20_keys_open_rows_and_close_guards(keys: int, places: tuple[int, ...]) -> None:
    state = table(keys=keys)
    state.monsters = dict.fromkeys(PLACES, foe())
    assert targets(state) == list(places)
    assert [action.place for action in offered(state, act.Fight)] == list(places)


# --- the chain --------------------------------------------------------------------------------


def test_g21_the_first_card_has_any_colour_the_next_must_follow() -> None:
    state = table("argentus", skills=False, hand="spark firebolt frost_ward scrying")
    state.apply(act.Fight(PLACE))
    assert playable(state) == ["spark", "firebolt", "frost_ward", "scrying"]
    state.apply(play("spark"))
    assert playable(state) == ["firebolt"]
    assert act.Strike() in state.legal_actions()


def test_g21_playing_none_is_allowed() -> None:
    state = table(hand="slash")
    assert fight(state)[0].result == "held"


def test_g21_more_than_four_cards_by_drawing() -> None:
    state = table(hand="battle_cry mighty_blow shield_up slash", deck="slash")
    do(state, act.Fight(PLACE), play("battle_cry"))
    until_choice(state)
    do(state, *map(play, ("mighty_blow", "shield_up", "slash", "slash")))
    assert len(state.played) == 5


def test_g22_all_effects_apply_healing_before_drawing() -> None:
    state = table(hand="herbs", deck="slash slash", life=2)
    state.apply(act.Fight(PLACE))
    events = state.apply(play("herbs"))
    assert told(events, ev.LifeChanged) == [ev.LifeChanged(0, 2, 4, "herbs")]
    assert state.actor == CHANCE
    assert state.phase.seen_by(state) == (0,)
    until_choice(state)
    assert state.hero.hand == cards("slash")


def test_g22_healing_stops_at_five() -> None:
    state = table(hand="herbs", life=4)
    do(state, act.Fight(PLACE), play("herbs"))
    assert state.hero.life == 5


def test_g22_attack_and_defence_add_up() -> None:
    state = table(hand="thorns cleave", weapon="sword", armour="buckler", foe=foe(3, 5))
    state.apply(act.Fight(PLACE))
    do(state, play("thorns"), play("cleave"))
    phase = state.phase
    assert isinstance(phase, Chaining)
    assert phase.defence(state) == 2
    assert phase.attack(state) == 1 + 2 + 2 + 1  # the cards, the sword and Horan's fury


# --- the decision -----------------------------------------------------------------------------


def test_g23_damage_is_attack_minus_defence_and_hearts_decide() -> None:
    state = table("taia", hand="omen", armour="buckler", foe=foe(3, 1))
    events = do(state, act.Fight(PLACE), play("omen"), act.Strike())
    assert told(events, ev.MonsterStruck)[0].damage == 1
    assert told(events, ev.LifeChanged) == [ev.LifeChanged(0, 5, 4, "monster")]
    assert told(events, ev.FightEnded)[0].result == "won"


def test_g23_more_defence_than_attack_does_nothing() -> None:
    state = table(armour="plate", foe=foe(2, 9))
    fight(state)
    assert state.heroes[0].life == 5


def test_g23_a_monster_that_is_not_beaten_stays() -> None:
    state = table(hand="slash", foe=foe(0, 2))
    assert fight(state, "slash")[0].result == "held"
    assert PLACE in state.monsters
    until_choice(state)
    assert state.seat == 1


def test_g23_at_0_lp_the_turn_ends_without_an_attack() -> None:
    state = table(hand="mighty_blow", foe=foe(5, 1))
    assert fight(state, "mighty_blow")[0].result == "fell"
    assert PLACE in state.monsters
    until_choice(state)
    assert state.seat == 1


@pytest.mark.parametrize(("damage", "life"), [(0, 5), (2, 4), (4, 2), (5, 0)])
def test_g24_healing_gear_heals_after_the_fight_but_not_at_0_lp(damage: int, life: int) -> None:
    state = table(armour="druid_robe", foe=foe(damage + 1, 9))
    fight(state)
    assert state.heroes[0].life == life


def test_g25_the_place_is_filled_from_the_pile() -> None:
    state = table(hand="mighty_blow", foe=Monster.named("bat"))
    fight(state, "mighty_blow")
    state.apply(Card.named("sidestep"))
    left = sum(state.decks[MONSTER_AT[monster]] for monster in PILE[PLACE])
    events = until_choice(state)
    assert told(events, ev.MonsterShown)[0].left == left - 1
    assert PLACE in state.monsters


def test_g25_with_an_empty_pile_the_place_stays_empty() -> None:
    state = table(hand="mighty_blow", foe=Monster.named("bat"))
    state.decks = (0,) * len(state.decks)
    fight(state, "mighty_blow")
    state.apply(Card.named("sidestep"))
    until_choice(state)
    assert PLACE not in state.monsters


def test_g25_g30_the_next_guard_shows_and_the_key_is_kept() -> None:
    place = GUARD_PLACE[1]
    state = table(hand="mighty_blow cleave", place=place, foe=Monster.named("gate_goblin"))
    state.hero.weapon = Gear.named("war_axe")
    events = do(state, act.Fight(place), play("mighty_blow"), act.Strike())
    assert told(events, ev.KeyWon)[0].level == 1
    assert state.hero.keys == 1
    until_choice(state)
    assert state.monsters[place].guard


# --- rewards ----------------------------------------------------------------------------------


def test_g3_the_back_is_one_of_those_that_are_left() -> None:
    state = table(hand="mighty_blow", foe=Monster.named("bat"))
    fight(state, "mighty_blow")
    backs = Monster.named("bat").backs
    total = sum(n for _, n in backs)
    assert dict(state.chance_outcomes()) == {back: pytest.approx(n / total) for back, n in backs}
    assert isinstance(state.phase, TurningOver)
    state.apply(Card.named("cleave"))
    state.enter(TurningOver(PLACE, Monster.named("bat")))
    assert Card.named("cleave") not in dict(state.chance_outcomes())


def test_g30_an_action_card_goes_to_the_discard_pile() -> None:
    state = table(hand="mighty_blow slash slash shield_up", foe=Monster.named("bat"))
    fight(state, "mighty_blow")
    events = state.apply(Card.named("cleave"))
    assert told(events, ev.CardWon) == [ev.CardWon(0, Card.named("cleave"))]
    assert state.hero.discard == cards("cleave")


def test_g30_gear_is_put_on_and_the_surplus_goes_to_the_arsenal() -> None:
    state = table(hand="mighty_blow", weapon="sword", foe=foe(0, 1))
    state.enter(Equipping(PLACE, Gear.named("war_axe")))
    assert state.legal_actions() == [act.PutOn(), act.GiveAway()]
    state.monsters = {}
    state.apply(act.PutOn())
    assert state.heroes[0].weapon is Gear.named("war_axe")
    assert state.arsenal == (Gear.named("sword"),)


def test_g30_gear_may_be_given_to_the_arsenal() -> None:
    state = table(weapon="sword")
    state.enter(Equipping(PLACE, Gear.named("dagger")))
    state.apply(act.GiveAway())
    assert state.heroes[0].weapon is Gear.named("sword")
    assert state.arsenal == (Gear.named("dagger"),)


# --- curses -----------------------------------------------------------------------------------


def test_g40_a_cursed_effect_is_ignored_but_gear_counts() -> None:
    state = table(hand="thorns", weapon="dagger", foe=foe(2, 1, "attack"))
    events = do(state, act.Fight(PLACE), play("thorns"))
    assert told(events, ev.EffectIgnored) == [ev.EffectIgnored(0, "attack", "thorns")]
    phase = state.phase
    assert isinstance(phase, Chaining)
    assert (phase.attack(state), phase.defence(state)) == (1, 1)


def test_g40_cursed_healing_and_drawing_do_nothing() -> None:
    state = table(hand="herbs", deck="slash", life=3, foe=foe(0, 9, "heal draw"))
    do(state, act.Fight(PLACE), play("herbs"))
    assert isinstance(state.phase, Chaining)
    assert state.hero.life == 3
    assert state.hero.deck == cards("slash")


def test_g40_a_card_of_a_cursed_colour_may_not_be_played() -> None:
    state = table(hand="slash shield_up", foe=foe(0, 9, "red"))
    state.apply(act.Fight(PLACE))
    assert playable(state) == ["shield_up"]


def test_g40_cursed_gear_does_nothing() -> None:
    state = table(weapon="war_axe", armour="plate", foe=foe(2, 3, "armour"))
    events = do(state, act.Fight(PLACE), act.Strike())
    assert ev.EffectIgnored(0, "defence", "plate") in events
    assert ev.BonusAdded(0, "attack", "war_axe", 4) in events
    assert told(events, ev.MonsterStruck)[0].damage == 2


def test_g40_cursed_healing_gear_does_not_heal() -> None:
    state = table(armour="druid_robe", life=3, foe=foe(0, 9, "armour"))
    fight(state)
    assert state.heroes[0].life == 3


def test_g40_a_curse_on_hand_size_gear_costs_cards_at_the_start() -> None:
    hand = "slash slash mighty_blow shield_up battle_cry second_wind"
    state = table(hand=hand, weapon="rune_staff", armour="cloak", foe=foe(0, 9, "weapon"))
    state.apply(act.Fight(PLACE))
    assert state.phase == Discarding(5, Chaining(PLACE))
    events = state.apply(act.Discard(Card.named("slash")))
    assert events == [ev.CardDiscarded(0, Card.named("slash"), "gear_curse")]
    assert state.phase == Chaining(PLACE)
    state.apply(act.Strike())
    until_choice(state)
    assert len(state.heroes[0].hand) == 6  # drawn up again


def test_g40_what_a_gear_curse_made_one_discard_may_be_drawn_in_the_fight() -> None:
    hand = "slash slash mighty_blow shield_up battle_cry"
    state = table(hand=hand, armour="cloak", foe=foe(0, 9, "armour"))
    do(state, act.Fight(PLACE), act.Discard(Card.named("slash")), play("battle_cry"))
    assert state.chance_outcomes() == [(Card.named("slash"), 1)]


# --- elixirs ----------------------------------------------------------------------------------


def test_g60_cleansing_lifts_one_curse_of_the_players_choice() -> None:
    state = table(hand="slash", elixirs="cleansing", foe=foe(0, 9, "red attack"))
    state.apply(act.Fight(PLACE))
    assert offered(state, act.Cleanse) == [act.Cleanse("red"), act.Cleanse("attack")]
    events = state.apply(act.Cleanse("red"))
    assert events == [ev.ElixirUsed(0, CLEANSING), ev.CurseLifted(0, "red")]
    assert playable(state) == ["slash"]
    assert not state.hero.elixirs


def test_g60_cleansing_makes_attacks_on_the_table_count() -> None:
    state = table(hand="slash slash", elixirs="cleansing", foe=foe(0, 3, "attack"))
    do(state, act.Fight(PLACE), play("slash"), play("slash"))
    events = state.apply(act.Cleanse("attack"))
    bonus = [(event.cause, event.value) for event in told(events, ev.BonusAdded)]
    assert bonus == [("slash", 1), ("slash", 1), ("fury", 1)]


def test_g60_a_gear_curse_is_lifted_at_the_start_only() -> None:
    hand = "slash slash mighty_blow shield_up battle_cry"
    state = table(hand=hand, armour="cloak", elixirs="cleansing", foe=foe(0, 9, "armour red"))
    state.apply(act.Fight(PLACE))
    assert state.phase == Bracing(PLACE)
    kept = state.copy()
    kept.apply(act.Engage())
    assert isinstance(kept.phase, Discarding)
    kept.apply(kept.legal_actions()[0])
    assert offered(kept, act.Cleanse) == [act.Cleanse("red")]
    state.apply(act.Cleanse("armour"))
    assert state.phase == Chaining(PLACE, lifted="armour")


@pytest.mark.parametrize(("effect", "sums"), [("attack", (4, 2)), ("defence", (2, 4))])
def test_g60_strength_doubles_one_effect_of_the_card_just_played(
    effect: str, sums: tuple[int, int]
) -> None:
    state = table("taia", hand="riposte", elixirs="strength")
    do(state, act.Fight(PLACE))
    assert not offered(state, act.Strengthen)
    state.apply(play("riposte"))
    events = state.apply(act.Strengthen(effect))
    assert events == [ev.ElixirUsed(0, STRENGTH), ev.BonusAdded(0, effect, "strength", 2)]
    phase = state.phase
    assert isinstance(phase, Chaining)
    assert (phase.attack(state), phase.defence(state)) == sums


def test_g60_strength_cant_double_what_is_cursed() -> None:
    state = table("taia", hand="riposte", elixirs="strength", foe=foe(0, 9, "attack"))
    do(state, act.Fight(PLACE), play("riposte"))
    assert offered(state, act.Strengthen) == [act.Strengthen("defence")]


def test_g60_health_at_any_time_of_ones_turn() -> None:
    state = table(hand="slash", life=2, elixirs="health", foe=foe(1, 9))
    before, within, after = state.copy(), state.copy(), state
    before.apply(act.DrinkHealth())
    assert before.hero.life == 5
    do(within, act.Fight(PLACE), act.DrinkHealth(), act.Strike())
    assert within.heroes[0].life == 4
    do(after, act.Fight(PLACE), act.Strike())
    assert after.phase == LastDrink("held")
    after.apply(act.DrinkHealth())
    assert after.heroes[0].life == 5
    assert HEALTH not in after.heroes[0].elixirs


def test_g60_health_may_be_kept() -> None:
    state = table(life=2, elixirs="health", foe=foe(1, 9))
    do(state, act.Fight(PLACE), act.Strike(), act.Done())
    assert state.heroes[0].life == 1
    assert state.heroes[0].elixirs == (HEALTH,)


def test_g60_health_never_at_0_lp() -> None:
    state = table(life=1, elixirs="health", foe=foe(1, 9))
    do(state, act.Fight(PLACE), act.Strike())
    assert state.heroes[0].life == 0
    assert state.seat == 1


def test_g60_health_at_the_merchants() -> None:
    state = table(hand="cleave thorns", life=2, elixirs="health")
    do(state, act.VisitMerchant(), act.DrinkHealth(), act.BuyElixir(HEALTH, Card.named("cleave")))
    assert state.hero.life == 5
    assert state.hero.elixirs == (HEALTH,)


def test_g60_several_elixirs_in_one_fight() -> None:
    elixirs = "health cleansing strength"
    state = table("taia", hand="riposte", life=1, elixirs=elixirs, foe=foe(9, 4, "green"))
    do(state, act.Fight(PLACE), act.Cleanse("green"), play("riposte"))
    do(state, act.Strengthen("attack"), act.DrinkHealth())
    assert not state.hero.elixirs
