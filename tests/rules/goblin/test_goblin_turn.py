"""A turn, drawing and the hand limit (G-12 to G-15), the merchant (G-50, G-51), the end."""

from __future__ import annotations

import pytest

from karak.rules import CHANCE, IllegalMove
from karak.rules.goblin import actions as act
from karak.rules.goblin import events as ev
from karak.rules.goblin.cards import CLEANSING, HEALTH, STRENGTH, TURN_LIMIT
from karak.rules.goblin.drawing import Discarding, FillingUp
from karak.rules.goblin.pieces import LORD_PLACE, Card, Gear, Monster
from karak.rules.goblin.state import State
from karak.rules.goblin.trading import Trading
from tests.rules.goblin.goblin_tables import cards, do, foe, offered, table, told, until_choice

WHOLE_HAND = "slash slash mighty_blow shield_up"


def named(name: str) -> Card:
    return Card.named(name)


# --- the three things a turn can be -----------------------------------------------------------


def test_g12_fight_trade_or_heal() -> None:
    state = table(hand="cleave slash")
    kinds = [type(action) for action in state.legal_actions()]
    assert kinds == [act.Fight, act.VisitMerchant, act.Heal]


def test_g12_at_0_lp_only_healing() -> None:
    state = table(hand="cleave", life=0, elixirs="health")
    assert state.legal_actions() == [act.Heal()]


def test_g13_healing_gives_all_life_back_and_is_the_whole_turn() -> None:
    state = table(hand=WHOLE_HAND, life=0)
    events = state.apply(act.Heal())
    assert told(events, ev.LifeChanged) == [ev.LifeChanged(0, 0, 5, "heal")]
    assert told(events, ev.TurnEnded) == [ev.TurnEnded(0, 1, "heal")]
    assert state.seat == 1


# --- the end of a turn ------------------------------------------------------------------------


def test_g14_played_cards_are_discarded_and_the_hand_is_filled() -> None:
    state = table(hand="slash slash", deck="mighty_blow battle_cry shield_up")
    do(state, act.Fight(11), act.PlayCard(named("slash")))
    events = state.apply(act.Strike())
    assert told(events, ev.PlayedDiscarded) == [ev.PlayedDiscarded(0, cards("slash"))]
    assert isinstance(state.phase, FillingUp)
    until_choice(state)
    assert len(state.heroes[0].hand) == 4
    assert state.heroes[0].discard == cards("slash")


def test_g14_gear_of_this_turn_raises_the_hand_limit() -> None:
    state = table(
        hand="slash slash cleave", deck="mighty_blow battle_cry shield_up", arsenal="cloak"
    )
    do(state, act.VisitMerchant(), act.BuyGear(Gear.named("cloak"), named("cleave")))
    until_choice(state)
    assert len(state.heroes[0].hand) == 5


def test_g14_too_many_cards_are_discarded_by_choice_in_one_order() -> None:
    state = table(hand="slash slash mighty_blow shield_up battle_cry second_wind")
    state.apply(act.Heal())
    assert state.phase == Discarding(4)
    seen = set()

    def discard(position: State, thrown: tuple[str, ...]) -> None:
        if not isinstance(position.phase, Discarding):
            assert thrown not in seen
            seen.add(thrown)
            return
        for action in position.legal_actions():
            twin = position.copy()
            twin.apply(action)
            discard(twin, (*thrown, action.card.name))

    discard(state, ())
    assert len(seen) == 11  # pairs out of slash x 2 and four others: 10 and both slashes


def test_g15_the_discard_pile_is_shuffled_only_when_a_card_is_wanted() -> None:
    state = table(hand="slash slash mighty_blow", deck="battle_cry", discard="shield_up")
    state.apply(act.Heal())
    events = until_choice(state)
    assert not told(events, ev.DeckReshuffled)
    assert state.heroes[0].discard == cards("shield_up")
    assert not state.heroes[0].deck


def test_g15_too_few_are_taken_then_the_pile_is_shuffled() -> None:
    state = table(hand="slash slash", deck="battle_cry", discard="shield_up second_wind")
    state.apply(act.Heal())
    events = until_choice(state)
    reshuffled = cards("shield_up second_wind")
    assert told(events, ev.DeckReshuffled) == [ev.DeckReshuffled(0, reshuffled)]
    assert len(state.heroes[0].hand) == 4
    assert state.heroes[0].known == cards("slash slash battle_cry")  # everybody can work it out


def test_g15_with_nothing_to_draw_nothing_is_drawn() -> None:
    state = table(hand="slash")
    state.apply(act.Heal())
    assert state.seat == 1
    assert len(state.heroes[0].hand) == 1


def test_g15_in_a_fight_the_played_cards_are_not_shuffled_in() -> None:
    state = table(hand="battle_cry slash", discard="mighty_blow")
    events = do(state, act.Fight(11), act.PlayCard(named("battle_cry")))
    assert told(events, ev.DeckReshuffled) == [ev.DeckReshuffled(0, cards("mighty_blow"))]
    assert [card for card, _ in state.chance_outcomes()] == [*cards("mighty_blow")]


def test_g15_at_the_turns_end_played_and_won_cards_are_shuffled_in() -> None:
    state = table(hand="mighty_blow", foe=Monster.named("bat"))
    do(state, act.Fight(11), act.PlayCard(named("mighty_blow")), act.Strike())
    state.apply(named("cleave"))
    state.apply(state.chance_outcomes()[0][0])  # the place is filled
    assert isinstance(state.phase, FillingUp)
    assert {card for card, _ in state.chance_outcomes()} == {*cards("mighty_blow cleave")}


# --- the merchant -----------------------------------------------------------------------------


def test_g50_only_won_cards_and_gear_pay() -> None:
    state = table(hand="slash cleave", weapon="dagger", elixirs="strength", keys=1)
    state.apply(act.VisitMerchant())
    pays = {action.payment.name for action in offered(state, act.BuyElixir)}
    assert pays == {"cleave", "dagger"}


def test_g50_one_of_each_elixir_and_one_thing_from_the_arsenal() -> None:
    state = table(hand="cleave thorns herbs", elixirs="health", arsenal="cloak sword")
    state.apply(act.VisitMerchant())
    assert HEALTH not in [action.elixir for action in offered(state, act.BuyElixir)]
    do(state, act.BuyElixir(CLEANSING, named("cleave")), act.BuyElixir(STRENGTH, named("thorns")))
    assert state.heroes[0].elixirs == (HEALTH, CLEANSING, STRENGTH)
    state.apply(act.BuyGear(Gear.named("sword"), named("herbs")))
    assert state.seat == 1  # nothing is left to buy
    assert state.heroes[0].weapon is Gear.named("sword")
    assert state.arsenal == (Gear.named("cloak"),)


def test_g50_no_set_of_purchases_comes_up_twice() -> None:
    state = table(hand="cleave thorns herbs", arsenal="cloak sword")
    state.apply(act.VisitMerchant())
    results = []

    def shop(position: State, bought: tuple[str, ...], paid: tuple[str, ...]) -> None:
        for action in position.legal_actions():
            if isinstance(action, act.Done):
                results.append((bought, paid))
                continue
            twin = position.copy()
            twin.apply(action)
            thing = action.elixir if isinstance(action, act.BuyElixir) else action.gear
            row = (*bought, thing.name), (*paid, action.payment.name)
            if isinstance(twin.phase, Trading):
                shop(twin, *row)
            else:
                results.append(row)

    shop(state, (), ())
    sets = [(frozenset(bought), frozenset(paid)) for bought, paid in results]
    assert len(sets) == len(set(sets))


def test_g51_paid_gear_goes_to_the_arsenal_a_paid_card_leaves_the_game() -> None:
    state = table(hand="cleave", weapon="dagger", armour="cloak")
    state.apply(act.VisitMerchant())
    events = do(state, act.BuyElixir(HEALTH, named("cleave")))
    assert told(events, ev.CardPaid) == [ev.CardPaid(0, named("cleave"))]
    state.apply(act.BuyElixir(CLEANSING, Gear.named("dagger")))
    hero = state.heroes[0]
    assert state.arsenal == (Gear.named("dagger"),)
    assert hero.weapon is None
    assert named("cleave") not in (*hero.hand, *hero.deck, *hero.discard)


def test_g51_what_was_paid_cant_be_bought_back() -> None:
    state = table(hand="cleave", weapon="dagger", armour="cloak")
    do(state, act.VisitMerchant(), act.BuyElixir(HEALTH, Gear.named("dagger")))
    assert not offered(state, act.BuyGear)


def test_g51_what_was_bought_cant_pay() -> None:
    state = table(hand="cleave", arsenal="sword", deck="slash")
    do(state, act.VisitMerchant(), act.BuyGear(Gear.named("sword"), named("cleave")))
    assert isinstance(state.phase, FillingUp)  # the visit is over: the sword buys no elixir
    assert state.hero.weapon is Gear.named("sword")


def test_g51_a_visit_needs_a_possible_purchase() -> None:
    state = table(hand=WHOLE_HAND)
    assert not offered(state, act.VisitMerchant)
    with pytest.raises(IllegalMove):
        state.apply(act.VisitMerchant())


def test_g51_an_empty_pile_sells_nothing() -> None:
    state = table(hand="cleave")
    state.heroes = [state.hero, *(hero.copy() for hero in [state.heroes[1]] * 4)]
    for other in state.heroes[1:]:
        other.elixirs = (HEALTH,)
    state.apply(act.VisitMerchant())
    assert HEALTH not in [action.elixir for action in offered(state, act.BuyElixir)]


def test_g51_then_the_hand_is_filled_up() -> None:
    state = table(hand="cleave thorns", deck="slash slash mighty_blow")
    do(state, act.VisitMerchant(), act.BuyElixir(HEALTH, named("cleave")), act.Done())
    assert state.actor == CHANCE
    until_choice(state)
    assert len(state.heroes[0].hand) == 4


# --- the end ----------------------------------------------------------------------------------


def test_g80_whoever_beats_the_lord_wins_at_once() -> None:
    state = table(hand="mighty_blow", foe=foe(hearts=2, level=4), place=LORD_PLACE, keys=3)
    events = do(state, act.Fight(LORD_PLACE), act.PlayCard(named("mighty_blow")), act.Strike())
    assert state.ended_by == "lord"
    assert state.winners == [0]
    assert state.scores == [4, 0]
    assert events[-1] == ev.GameEnded("lord", (4, 0), (0,))


@pytest.mark.parametrize(
    ("keys", "life", "winners"), [((1, 2), 1, [1]), ((1, 1), 4, [0]), ((1, 1), 5, [0, 1])]
)
def test_g81_after_sixty_turns_keys_then_life_count(
    keys: tuple[int, int], life: int, winners: list[int]
) -> None:
    state = table(hand=WHOLE_HAND, keys=keys[0])
    state.heroes[1].keys, state.heroes[1].life = keys[1], life
    state.turn = 2 * TURN_LIMIT
    assert not state.winners
    events = state.apply(act.Heal())
    assert state.ended_by == "turn_limit"
    assert state.winners == winners
    assert events[-1] == ev.GameEnded("turn_limit", keys, tuple(winners))


def test_g81_not_a_turn_earlier() -> None:
    state = table(hand=WHOLE_HAND)
    state.turn = 2 * TURN_LIMIT - 1
    state.apply(act.Heal())
    assert state.ended_by is None
