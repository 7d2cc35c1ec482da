"""The bots of Goblin, the card game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from karak.rules import Action, Random
from karak.rules.goblin import actions as act
from karak.rules.goblin.cards import FULL_LIFE, Cards
from karak.rules.goblin.fighting import Bracing, Chaining, skill_needed
from karak.rules.goblin.heroes import LAST_STAB
from karak.rules.goblin.pieces import (
    ATTACK,
    DEFENCE,
    DRAW,
    HEAL,
    LORD_LEVEL,
    LORD_PLACE,
    Card,
    Gear,
    Monster,
    Place,
    Reward,
)
from karak.rules.goblin.state import State
from karak.rules.goblin.trading import Trading

LORD_FALLS: Final = 100.0
KEY: Final = 30.0
REWARD: Final = 8.0  # of one level
LIFE: Final = 1.5  # one point of it
LAST_LIFE: Final = 12.0  # what falling to 0 LP costs: a turn, and mostly the fight
ELIXIR: Final = 4.0
TURN: Final = 3.0  # what a turn without a reward costs
SAME_HAND: Final = 12.0  # what a turn costs that changes nothing: cards come only for those played
UNDRAWN: Final = 0.7  # of an attack: what a card not drawn yet is worth in planning


def greedy(state: State, rng: Random) -> Action:
    """The action that looks best at this moment; among equals any."""
    actions = state.legal_actions()
    rate = rating(state)
    return max(actions, key=lambda action: (rate(action), rng.random()))


def rating(state: State) -> Callable[[Action], float]:
    """What an action is worth here."""
    phase = state.phase
    if isinstance(phase, Chaining):
        return lambda action: rate_in_fight(state, phase, action)
    if isinstance(phase, Bracing):
        return lambda action: rate_bracing(state, phase.place, action)
    planner = Planner(state)
    return lambda action: rate_outside(state, planner, action)


# --- what cards and gear are worth ----------------------------------------------------------


def worth(thing: Reward | None) -> float:
    if isinstance(thing, Card):
        return 2 * thing.attack + thing.defence + 1.5 * thing.draw + 0.7 * thing.heal
    if isinstance(thing, Gear):
        return 3 * thing.attack + 2 * thing.defence + 3 * thing.cards + 2 * thing.heals
    return 0.0


def gain(state: State, gear: Gear) -> float:
    """How much better this is than what the hero wears in its place."""
    return worth(gear) - worth(state.hero.worn(gear.slot))


def prize(monster: Monster) -> float:
    if monster.level == LORD_LEVEL:
        return LORD_FALLS
    return KEY if monster.guard else REWARD * monster.level


# --- planning a chain of cards --------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Chain:
    """What the rest of a chain would add."""

    first: Card | None = None
    attack: float = 0
    defence: int = 0
    heal: int = 0
    length: int = 0

    def before(self, card: Card, fight: Chaining, state: State) -> Chain:
        """The same chain after one more card at its head."""
        cursed = [
            effect for effect in (ATTACK, DEFENCE, DRAW, HEAL) if fight.is_cursed(state, effect)
        ]
        draws = 0 if DRAW in cursed else card.draw
        return Chain(
            card,
            self.attack + (0 if ATTACK in cursed else card.attack) + UNDRAWN * draws,
            self.defence + (0 if DEFENCE in cursed else card.defence),
            self.heal + (0 if HEAL in cursed else card.heal),
            self.length + 1,
        )


def chains(state: State, fight: Chaining, hand: Cards) -> list[Chain]:
    """Every chain that the hand can go on with, the empty one first. `state` is played on."""
    found = [Chain()]
    for card in dict.fromkeys(hand):
        if fight.may_play(state, card):
            used = fight.skill_used or skill_needed(state, fight, card, None) is not None
            at = hand.index(card)
            state.played += (card,)
            rest = chains(state, replace(fight, skill_used=used), hand[:at] + hand[at + 1 :])
            state.played = state.played[:-1]
            found += [chain.before(card, fight, state) for chain in rest]
    return found


def value_of(state: State, fight: Chaining, chain: Chain, life: int) -> float:
    """What comes of the fight if the chain goes on like this."""
    monster = state.monsters[fight.place]
    damage = max(0, monster.attack - fight.defence(state) - chain.defence)
    left = min(FULL_LIFE, life + chain.heal) - damage
    stands = left > 0 or (LAST_STAB in state.skills and fight.place != LORD_PLACE)
    wins = stands and fight.attack(state) + chain.attack >= monster.hearts
    cost = LIFE * (life - max(0, left)) + (0 if left > 0 else LAST_LIFE)
    return (prize(monster) if wins else -TURN) - cost + 0.1 * chain.length


class Planner:
    """Rates fights that have not begun; monsters without curses share their chains."""

    def __init__(self, state: State) -> None:
        self.state = state.copy()
        self.known: dict[tuple[str, ...], list[Chain]] = {}

    def rate(self, place: Place) -> float:
        state = self.state
        fight = Chaining(place)
        curses = state.monsters[place].curses
        if curses not in self.known:
            self.known[curses] = chains(state, fight, state.hero.hand)
        life = state.hero.life
        return max(value_of(state, fight, chain, life) for chain in self.known[curses])


# --- rating actions -------------------------------------------------------------------------


def rate_outside(state: State, planner: Planner, action: Action) -> float:
    """What to spend a turn on."""
    hero = state.hero
    match action:
        case act.Fight(place):
            return planner.rate(place)
        case act.Heal():
            hurt = FULL_LIFE - hero.life
            return LIFE * hurt - TURN if hurt else -SAME_HAND
        case act.DrinkHealth():
            return LAST_LIFE * (hero.life <= 2) - ELIXIR
        case act.VisitMerchant():
            return best_bargain(state) - TURN
    return rate_goods(state, action)


def rate_goods(state: State, action: Action) -> float:
    """What to take, to buy and to throw away; doing nothing is worth nothing."""
    match action:
        case act.BuyGear(gear, payment):
            return gain(state, gear) - price(payment, gear)
        case act.BuyElixir(_, payment):
            return ELIXIR - price(payment)
        case act.PutOn():
            return gain(state, state.phase.gear)  # type: ignore[attr-defined]
        case act.KeepCard(card):
            return worth(card)
        case act.Discard(card):
            return -worth(card)
    return 0.0


def price(payment: Reward, instead: Gear | None = None) -> float:
    """What the hero loses; old gear costs nothing when new gear takes its place."""
    if isinstance(payment, Gear) and instead and payment.slot == instead.slot:
        return 0.0
    return worth(payment)


def best_bargain(state: State) -> float:
    """The best single purchase at the merchant's."""
    return max(rate_goods(state, action) for action in Trading().purchases(state))


def rate_bracing(state: State, place: Place, action: Action) -> float:
    """Cleansing is for guards and lords."""
    scratch = state.copy()
    lifted = action.curse if isinstance(action, act.Cleanse) else None
    fight = Chaining(place, lifted=lifted)
    cost = ELIXIR if lifted else 0.0
    return best_value(scratch, fight, state.hero.life) - cost


def best_value(scratch: State, fight: Chaining, life: int) -> float:
    found = chains(scratch, fight, scratch.hero.hand)
    return max(value_of(scratch, fight, chain, life) for chain in found)


def rate_in_fight(state: State, fight: Chaining, action: Action) -> float:
    """What the fight comes to if it goes on as well as it can after this."""
    scratch, life = state.copy(), state.hero.life
    match action:
        case act.PlayCard(card, None):
            rest = chains(scratch, fight, state.hero.hand)
            begun = [chain for chain in rest if chain.first is card]
            return max(value_of(scratch, fight, chain, life) for chain in begun)
        case act.Strike():
            return value_of(scratch, fight, Chain(), life)
        case act.Strengthen(effect):
            boosted = replace(fight, boosted=(len(state.played) - 1, effect))
            return best_value(scratch, boosted, life) - ELIXIR
        case act.Cleanse(curse):
            return best_value(scratch, replace(fight, lifted=curse), life) - ELIXIR
        case act.DrinkHealth():
            return best_value(scratch, fight, FULL_LIFE) - ELIXIR
    return -LORD_FALLS  # the warlock's cursed effects: too subtle for this bot
