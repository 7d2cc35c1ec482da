"""What holds in every game, whoever plays and however badly: checked in seeded random games."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from karak.rules import CHANCE, IllegalMove, pack, state_from_json, state_from_view
from karak.rules.catacombs import State
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.exploring import DrawingToken, LayingTile, Weaving
from karak.rules.catacombs.fighting import Rolling
from karak.rules.catacombs.heroes import TRAINING
from karak.rules.catacombs.pieces import START, THINGS, TOKENS, TREASURE, Thing, Token
from tests.rules.catacombs.random_games import CASTS, answers, begin
from tests.rules.walks import Splitmix, pick, random_answer

SLOTS = {"weapon": 2, "spell": 3, "key": 1}


# --- pieces ---------------------------------------------------------------------------------


def tokens_in_hand(state: State) -> list[Token]:
    """Tokens that are neither in the bag nor on the table, but in somebody's hand."""
    match state.phase:
        case DrawingToken(_, _, first):
            return [first] if first else []
        case Weaving(_, first, second):
            return [first, second]
    return []


def check_table(state: State, gone: Counter[Thing]) -> None:
    """Nothing is lost and nothing comes from nowhere; `gone` has left the game (C-44)."""
    laid = len(state.tiles) - 1 + isinstance(state.phase, LayingTile)
    assert laid + sum(state.stack) == 79
    unbeaten = Counter(state.tokens.values()) + Counter(tokens_in_hand(state))
    for token, n in zip(TOKENS, state.bag, strict=True):
        unbeaten[token] += n
    won: Counter[Thing] = Counter()  # the backs of all that has been beaten or opened
    for token in TOKENS:
        assert 0 <= unbeaten[token] <= token.count
        won[token.back] += token.count - unbeaten[token]
    there = Counter(gone)
    for things in (*state.floor.values(), *(h.things + h.treasures for h in state.heroes)):
        there.update(things)
    assert {thing: there[thing] for thing in THINGS} == {thing: won[thing] for thing in THINGS}
    assert sum(unbeaten.values()) + sum(won.values()) == 53
    for hero in state.heroes:
        assert 0 <= hero.life <= 5
        assert hero.cell in state.tiles
        slots = Counter(thing.slot for thing in hero.things)
        assert all(slots[slot] <= most for slot, most in SLOTS.items())
        assert None not in slots
    assert state.curse is None or 0 <= state.curse < len(state.heroes)
    assert 0 <= state.steps <= 4
    for cell in state.tokens:
        assert state.tiles[cell].kind == "room"


@pytest.mark.parametrize("seed", range(56))
def test_pieces_are_conserved(seed: int) -> None:
    state, rng = begin(seed)
    gone: Counter[Thing] = Counter()
    while state.actor is not None:
        for event in state.apply(random_answer(state, rng)):
            if isinstance(event, ev.ThingUsed) and event.used_up:
                gone[event.thing] += 1
        check_table(state, gone)
    assert state.ended_by in ("dragon", "no_progress")


# --- answers --------------------------------------------------------------------------------

WRONG = (
    None,
    "x",
    (7, 7),
    (0,),
    [1, 1],
    do.Step(-1),
    do.Explore(START),
    do.SwapPlaces(9),
    do.GiveCurse(-1),
    do.CastPortal(0, -1),
    do.Take(TREASURE),
    ev.TurnBegan(0, 1, 4),
)


@pytest.mark.parametrize("seed", range(28))
def test_every_answer_is_possible_and_changes_the_position(seed: int) -> None:
    """Each is tried on a copy, which leaves the original as it was."""
    state, rng = begin(seed * 2)
    while state.actor is not None:
        if rng.random() < 0.12:
            possible = answers(state)
            assert possible, f"nothing can be answered to {state.phase}"
            assert len(set(possible)) == len(possible)
            before = json.dumps(state.to_json())
            for answer in possible:
                twin = state.copy()
                assert twin.to_json() == state.to_json()
                told = twin.apply(answer)
                # C-68: a one that comes up again leaves everything as it was
                one_again = isinstance(state.phase, Rolling) and state.phase.cause == TRAINING
                assert one_again or json.dumps(twin.to_json()) != before
                assert json.loads(json.dumps(pack(tuple(told)))) == pack(tuple(told))
                form = json.loads(json.dumps(pack(answer)))
                assert state.answer(form) == answer
            assert json.dumps(state.to_json()) == before
        state.apply(random_answer(state, rng))


@pytest.mark.parametrize("seed", range(12))
def test_a_refused_answer_changes_nothing(seed: int) -> None:
    state, rng = begin(seed * 5)
    seen_elsewhere: list[Any] = []
    while state.actor is not None:
        if rng.random() < 0.1:
            before, told = json.dumps(state.to_json()), list(state.told)
            possible = answers(state)
            for wrong in (*WRONG, *seen_elsewhere[-12:]):
                if wrong not in possible:
                    with pytest.raises(IllegalMove):
                        state.apply(wrong)
            assert json.dumps(state.to_json()) == before
            assert state.told == told
            assert answers(state) == possible
        seen_elsewhere.append(random_answer(state, rng))
        state.apply(seen_elsewhere[-1])


# --- copies, JSON and views -----------------------------------------------------------------


@pytest.mark.parametrize("seed", range(14))
def test_json_copies_and_views_are_the_same_position(seed: int) -> None:
    state, rng = begin(seed * 4 + 1)
    while state.actor is not None:
        if rng.random() < 0.1:
            form = json.loads(json.dumps(state.to_json()))
            seat = pick(rng, range(len(state.heroes)))
            twins = [
                state_from_json(form),
                state.copy(),
                state.redraw(seat, rng),
                state_from_view(json.loads(json.dumps(state.view(seat))), seat, rng),
            ]
            for twin in twins:
                assert twin.to_json() == form
                assert twin.legal_actions() == state.legal_actions()
                assert twin.chance_outcomes() == state.chance_outcomes()
                assert twin.view(seat) == state.view(seat)
                assert (twin.actor, twin.winners) == (state.actor, state.winners)
        state.apply(random_answer(state, rng))
    assert state_from_json(state.to_json()).winners == state.winners


def test_a_copy_goes_its_own_way() -> None:
    """Two copies are played to the end; the position they were copied from does not notice."""
    state, rng = begin(40)
    for _ in range(200):
        state.apply(random_answer(state, rng))
    before = json.dumps(state.to_json())
    for seed in (1, 2):
        twin, other = state.copy(), Splitmix(seed)
        while twin.actor is not None:
            twin.apply(random_answer(twin, other))
        assert json.dumps(twin.to_json()) != before
    assert json.dumps(state.to_json()) == before


# --- chance ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_probabilities_sum_to_one(seed: int) -> None:
    state, rng = begin(seed * 9)
    while state.actor is not None:
        if state.actor == CHANCE:
            chances = [chance for _, chance in state.chance_outcomes()]
            assert sum(chances) == pytest.approx(1)
            assert min(chances) > 0
        else:
            assert state.chance_outcomes() == []
        state.apply(random_answer(state, rng))


def test_sample_draws_by_these_probabilities() -> None:
    """Chi-square with 20,000 draws in each kind of chance; the limits are those for p = 0.001.

    Degrees of freedom: 21 throws - 1 = 20, 6 faces - 1 = 5, 10 tiles - 1 = 9, 9 tokens - 1 = 8.
    """
    limits = {20: 45.31, 5: 20.52, 9: 27.88, 8: 26.12}
    checked = set()
    state, rng = begin(CASTS.index(("victorius", "taia")))
    while state.actor is not None and checked != set(limits):
        outcomes = state.chance_outcomes()
        if len(outcomes) - 1 in limits and len(outcomes) - 1 not in checked:
            draws = Counter(state.sample(rng) for _ in range(20_000))
            assert set(draws) <= {outcome for outcome, _ in outcomes}
            chi2 = sum((draws[o] - 20_000 * p) ** 2 / (20_000 * p) for o, p in outcomes)
            assert chi2 < limits[len(outcomes) - 1]
            checked.add(len(outcomes) - 1)
        state.apply(random_answer(state, rng))
    assert checked == set(limits)
