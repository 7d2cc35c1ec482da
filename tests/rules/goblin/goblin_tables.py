"""Tables for the tests of Goblin: set up by hand, or by playing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from karak.bots import BOTS
from karak.rules import CHANCE, new_game
from karak.rules.goblin.cards import STARTING, in_order
from karak.rules.goblin.pieces import HEROES, Card, Elixir, Gear, Monster
from karak.rules.goblin.state import State
from karak.rules.goblin.turn import TakingTurn

PLACE = 11


def cards(names: str) -> tuple[Card, ...]:
    return tuple(Card.named(name) for name in names.split())


def foe(attack: int = 0, hearts: int = 9, curses: str = "", level: int = 1) -> Monster:
    """A monster that is in no box."""
    return Monster("foe", level, attack, hearts, 1, tuple(curses.split()))


def table(hero: str = "horan", *, skills: bool = True, **setup: Any) -> State:
    """`hero` and another one; it is his turn. `setup`: what he has, and `foe`, who lies there."""
    other = next(name for name in HEROES if name != hero)
    state = State([hero, other], skills)
    state.turn = 1
    state.monsters = {setup.pop("place", PLACE): setup.pop("foe", foe())}
    player = state.heroes[0]
    player.deck = ()
    for pile in ("hand", "deck", "discard"):
        setattr(player, pile, in_order(cards(setup.pop(pile, ""))))
    player.under = cards(setup.pop("under", ""))
    for slot in ("weapon", "armour"):
        name = setup.pop(slot, None)
        player.wear(Gear.named(name) if name else None, slot)
    player.elixirs = tuple(Elixir.named(name) for name in setup.pop("elixirs", "").split())
    player.life = setup.pop("life", 5)
    player.keys = setup.pop("keys", 0)
    state.arsenal = tuple(Gear.named(name) for name in setup.pop("arsenal", "").split())
    state.heroes[1].hand, state.heroes[1].deck = STARTING[other][:4], STARTING[other][4:]
    assert not setup, setup
    state.phase = TakingTurn()
    return state


def offered(state: State, kind: type) -> list[Any]:
    return [action for action in state.legal_actions() if isinstance(action, kind)]


def told(events: list[Any], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def do(state: State, *answers: Any) -> list[Any]:
    """All events of a row of answers."""
    return [event for answer in answers for event in state.apply(answer)]


def until_choice(state: State, seed: int = 1) -> list[Any]:
    """Let chance answer until a seat is asked."""
    rng, events = random.Random(seed), []
    while state.actor == CHANCE:
        events += state.apply(state.sample(rng))
    return events


def opening(*heroes: str, seed: int = 1, **options: Any) -> State:
    state = new_game("goblin", heroes or ("horan", "taia"), options)
    assert isinstance(state, State)
    until_choice(state, seed)
    return state


def random_game(seed: int) -> Iterator[State]:
    """Every position of a game in which everybody plays at random."""
    rng = random.Random(seed)
    heroes = rng.sample(HEROES, rng.choice((2, 3, 4)))
    state = State.new(heroes, {"skills": rng.random() < 0.8})
    while state.actor is not None:
        yield state
        if state.actor == CHANCE:
            state.apply(state.sample(rng))
        else:
            actions = state.legal_actions()
            state.apply(actions[int(rng.random() * len(actions))])
    yield state


def rich_game(seed: int) -> Iterator[State]:
    """Like `random_game`, but the players own more than they could have won so soon."""
    rng = random.Random(seed)
    for state in random_game(seed):
        yield state
        if isinstance(state.phase, TakingTurn) and rng.random() < 0.2:
            state.hero.keys = min(3, state.hero.keys + 1)
            state.hero.elixirs = tuple(map(Elixir.named, ("health", "cleansing", "strength")))
            state.hero.life = max(1, state.hero.life)
            state._legal = None


def skilled_game(seed: int) -> Iterator[State]:
    """Every position of a game that gets to the lord: greedy players, now and then at random."""
    rng = random.Random(seed)
    greedy = BOTS["goblin"]["greedy"]
    state = State.new(rng.sample(HEROES, 4), {})
    while (actor := state.actor) is not None:
        yield state
        if actor == CHANCE:
            state.apply(state.sample(rng))
        elif rng.random() < 0.25:
            actions = state.legal_actions()
            state.apply(actions[int(rng.random() * len(actions))])
        else:
            state.apply(greedy(state.redraw(actor, rng), rng))
    yield state
