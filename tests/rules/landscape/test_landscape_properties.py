"""What holds in every position of whole games, played at random."""

from __future__ import annotations

import json
from math import isclose
from random import Random
from typing import Any

import pytest

from karak.rules import CHANCE, BadPosition, IllegalMove, state_from_json, state_from_view
from karak.rules.landscape import State
from karak.rules.landscape.box_check import armies_there, plans_in_hand
from karak.rules.landscape.heroes import HEROES
from karak.rules.landscape.looting import Dismissing
from karak.rules.landscape.pieces import PLANS, SLOTS, START_TILES, UNITS
from tests.rules.landscape.landscape_table import do, game

SEEDS = range(8)


def answers(state: State) -> list[Any]:
    if state.actor == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    return list(state.legal_actions())


def any_answer(state: State, rng: Random) -> Any:
    if state.actor == CHANCE:
        return state.sample(rng)
    actions = state.legal_actions()
    return actions[int(rng.random() * len(actions))]


def well_off(state: State) -> State:
    """Everybody strong and rich, so that a random game sees cities, armies and the General."""
    for hero in state.heroes:
        hero.goods = (20, 20, 20)
        hero.fame = 8
    return state


def random_game(seed: int, most_steps: int = 1500) -> list[State]:
    """Copies of the positions of a random game, at most so many."""
    rng = Random(seed)
    heroes = [HEROES[(seed + at) % len(HEROES)] for at in range(2 + seed % 4)]
    state = State.new(heroes, {"plague": seed % 4 != 3})
    if seed % 2:
        well_off(state)
    positions = []
    while state.actor is not None and len(positions) < most_steps:
        positions.append(state.copy())
        state.apply(any_answer(state, rng))
    return positions


@pytest.fixture(scope="module", params=SEEDS)
def positions(request: pytest.FixtureRequest) -> list[State]:
    return random_game(request.param)


def test_pieces_are_conserved(positions: list[State]) -> None:
    beaten = 0
    for state in positions:
        for at, unit in enumerate(UNITS):
            assert 0 <= sum(hero.units[at] for hero in state.heroes) <= unit.count
        armies = sum(state.bag) + armies_there(state).total()
        assert 36 - armies >= beaten
        beaten = 36 - armies
        laid = len(state.tiles) - len(START_TILES)
        assert laid + state.tiles_left + len(plans_in_hand(state.phase)) == 28


def test_heroes_keep_within_their_limits(positions: list[State]) -> None:
    for state in positions:
        for hero in state.heroes:
            assert 0 <= hero.life <= 5
            assert min(hero.goods) >= 0
            assert 0 <= hero.glory <= 10
            assert hero.recruits <= hero.glory or isinstance(state.phase, Dismissing)
            for slot, most in SLOTS.items():
                assert sum(thing.slot == slot for thing in hero.things) <= most
        assert state.plague is None or state.heroes[state.plague].city is not None
        assert state.used <= state.hero.actions
        assert state.scores == [hero.points for hero in state.heroes]
        assert state.winners == []


def test_every_answer_applies_and_changes_the_position(positions: list[State]) -> None:
    for state in positions[::11]:
        before = state.to_json()
        options = answers(state)
        assert options
        assert len({str(option) for option in options}) == len(options)
        for option in options:
            twin = state.copy()
            events = twin.apply(option)
            assert twin.to_json() != before
            assert events or twin.phase != state.phase
        assert state.to_json() == before  # a copy is independent


def test_illegal_answers_change_nothing(positions: list[State]) -> None:
    wrong = [
        None,
        7,
        "S",
        ("S", "S", "S"),
        do.Step(0),
        do.Lay,
        do.Afflict(9),
        do.ChooseGood("gold"),
    ]
    for state in positions[::40]:
        before = state.to_json()
        legal = answers(state)
        others = [option for other in positions[::97] for option in answers(other)]
        for answer in (*wrong, *(other for other in others if other not in legal)):
            with pytest.raises(IllegalMove):
                state.apply(answer)
        assert state.to_json() == before


def test_json_round_trip(positions: list[State]) -> None:
    for state in positions[::7]:
        form = json.loads(json.dumps(state.to_json()))
        twin = state_from_json(form)
        assert twin.to_json() == form
        assert answers(twin) == answers(state)  # type: ignore[arg-type]


def test_chance_adds_up_to_one(positions: list[State]) -> None:
    for state in positions[::3]:
        if state.actor == CHANCE:
            outcomes = state.chance_outcomes()
            assert isclose(sum(chance for _, chance in outcomes), 1)
            assert all(state.answer(json_form(outcome)) == outcome for outcome, _ in outcomes)


def json_form(outcome: Any) -> Any:
    return list(outcome) if isinstance(outcome, tuple) else outcome.name


def test_redraw_keeps_what_a_seat_sees(positions: list[State]) -> None:
    rng = Random(5)
    for state in positions[::9]:
        for seat in range(len(state.heroes)):
            view = json.loads(json.dumps(state.view(seat)))
            assert state.redraw(seat, rng).view(seat) == view
            assert state_from_view(view, seat, rng).view(seat) == view


def test_views_never_tell_the_hidden_top_tile() -> None:
    seen_hidden = 0
    for seed in range(4):
        rng = Random(seed)
        state = State.new(["darius", "horan"], {"first": 0})
        for _ in range(300):
            for seat in (0, 1):
                if state.top and seat != state.top_known_by:
                    seen_hidden += 1
                    assert_same_for_any_top(state, seat)
            state.apply(any_answer(state, rng))
    assert seen_hidden


def assert_same_for_any_top(state: State, seat: int) -> None:
    """Swapping the hidden tile with another of its level changes nothing in the view."""
    assert state.top
    top = PLANS.index(state.top)
    for at, plan in enumerate(PLANS):
        if state.stack[at] and plan.level == state.top.level:
            counts = list(state.stack)
            counts[at] -= 1
            counts[top] += 1
            twin = state.copy()
            twin.set_stack(tuple(counts), plan, state.top_known_by)
            assert twin.view(seat) == state.view(seat)


def test_the_same_steps_give_the_same_game() -> None:
    one, two = random_game(3, 300), random_game(3, 300)
    assert [state.to_json() for state in one] == [state.to_json() for state in two]


BROKEN: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    3.5,
    10**6,
    "",
    "x",
    "?",
    [],
    {},
    [None],
    {"kind": "Over"},
)


def test_the_reader_trusts_nothing() -> None:
    """Whatever is broken in a form, it is read as a position that works, or refused."""
    rng = Random(11)
    for seed in SEEDS:
        for state in random_game(seed, 400)[::25]:
            form = json.loads(json.dumps(state.to_json()))
            break_something(form, rng)
            try:
                twin = state_from_json(form)
            except BadPosition:
                continue
            for option in answers(twin):  # type: ignore[arg-type]
                twin.copy().apply(option)


def break_something(form: Any, rng: Random) -> None:
    """One place of the form, however deep, holds something else now."""
    while True:
        keys = list(form) if isinstance(form, dict) else list(range(len(form)))
        key = keys[int(rng.random() * len(keys))]
        inner = form[key]
        if isinstance(inner, dict | list) and inner and rng.random() < 0.8:
            form = inner
            continue
        if isinstance(form, dict) and rng.random() < 0.1:
            del form[key]
        else:
            form[key] = BROKEN[int(rng.random() * len(BROKEN))]
        return


def test_the_reader_names_the_place_of_the_fault() -> None:
    form = game().to_json()
    form["heroes"][0]["life"] = 6
    with pytest.raises(BadPosition) as caught:
        state_from_json(form)
    assert caught.value.where == "heroes[0].life"
