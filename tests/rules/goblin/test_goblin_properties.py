"""What holds in every position of every game."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from karak.bots import BOTS
from karak.rules import CHANCE, IllegalMove, pack, seen, state_from_json, state_from_view
from karak.rules.forms import Secret
from karak.rules.goblin import actions as act
from karak.rules.goblin.cards import MONSTERS, STARTING
from karak.rules.goblin.fighting import Chaining
from karak.rules.goblin.pieces import Gear
from karak.rules.goblin.rewards import Equipping, TurningOver
from karak.rules.goblin.state import State
from karak.rules.goblin.turn import TakingTurn
from tests.rules.goblin.goblin_tables import random_game, rich_game, skilled_game

SEEDS = range(6)


def some_positions(every: int) -> list[State]:
    """Copies out of random and rich games."""
    found = []
    for seed in SEEDS:
        for game in (random_game, rich_game):
            found += [s.copy() for at, s in enumerate(game(seed)) if at % every == seed]
    return found


POSITIONS = some_positions(every=29)


def owned(state: State, seat: int) -> Counter[object]:
    hero = state.heroes[seat]
    cards = (*hero.hand, *hero.deck, *hero.under, *hero.drawn, *hero.discard)
    return Counter(cards + (state.played if seat == state.seat else ()))


@pytest.mark.parametrize("seed", SEEDS)
def test_g1_g3_no_card_is_lost_or_doubled(seed: int) -> None:
    for state in random_game(seed):
        for seat, hero in enumerate(state.heroes):
            own = owned(state, seat)
            starting = Counter({card: n for card, n in own.items() if card.hero})
            assert starting == Counter(STARTING[hero.name])
        shown = Counter(state.monsters.values())
        turning = state.phase.monster if isinstance(state.phase, TurningOver) else None
        unturned = sum(state.backs)
        hidden = [(m, n) for m, n in zip(MONSTERS, state.decks, strict=True) if m.backs]
        assert unturned == sum(n + shown[m] for m, n in hidden) + (turning is not None)


@pytest.mark.parametrize("seed", SEEDS)
def test_g3_g30_gear_is_worn_or_in_the_arsenal(seed: int) -> None:
    for state in random_game(seed):
        worn = [gear for hero in state.heroes for gear in hero.gear]
        pending = [state.phase.gear] if isinstance(state.phase, Equipping) else []
        pairs = [(back, n) for monster in MONSTERS for back, n in monster.backs]
        turned: Counter[object] = Counter()
        for (back, n), left in zip(pairs, state.backs, strict=True):
            if isinstance(back, Gear):
                turned[back] += n - left
        assert Counter([*worn, *pending, *state.arsenal]) == +turned


@pytest.mark.parametrize("seed", SEEDS)
def test_g14_g30_limits_hold(seed: int) -> None:
    for state in random_game(seed):
        assert all(0 <= hero.life <= 5 and 0 <= hero.keys <= 3 for hero in state.heroes)
        if isinstance(state.phase, TakingTurn):
            assert all(len(hero.hand) <= hero.hand_limit for hero in state.heroes)
            assert not state.played
        if isinstance(state.phase, Chaining):
            assert state.hero.life > 0


def test_every_legal_action_applies_and_changes_the_position() -> None:
    for state in POSITIONS:
        before = state.to_json()
        if state.actor == CHANCE:
            answers = [outcome for outcome, _ in state.chance_outcomes()]
        else:
            answers = list(state.legal_actions())
            assert answers or state.actor is None
            assert len(set(answers)) == len(answers)
        for answer in answers:
            twin = state.copy()
            twin.apply(answer)
            assert twin.to_json() != before, answer
            assert state.answer(json.loads(json.dumps(pack(answer)))) == answer
        assert state.to_json() == before  # copies are independent


def test_illegal_answers_change_nothing() -> None:
    for state in POSITIONS[::5]:
        before = state.to_json()
        for answer in (act.Fight(99), act.Discard(STARTING["taia"][0]), "nonsense", None, -1):
            if answer not in state.legal_actions():
                with pytest.raises(IllegalMove):
                    state.apply(answer)
        assert state.to_json() == before


def test_chances_sum_to_one() -> None:
    for state in POSITIONS:
        if state.actor == CHANCE:
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert len({outcome for outcome, _ in outcomes}) == len(outcomes)


def test_positions_survive_json() -> None:
    for seed in SEEDS:
        for at, state in enumerate(random_game(seed)):
            if at % 17 == 0 or state.actor is None:
                form = json.loads(json.dumps(state.to_json()))
                twin = state_from_json(form)
                assert twin.to_json() == state.to_json()
                assert twin.legal_actions() == state.legal_actions()


def test_a_view_tells_nothing_hidden() -> None:
    rng = random.Random(3)
    for state in POSITIONS:
        for seat in range(len(state.heroes)):
            view = state.view(seat)
            for other, row in enumerate(view["heroes"]):
                if other != seat:
                    assert all(type(row[name]) is int for name in ("hand", "deck", "under"))
                    assert row["drawn"] == len(state.heroes[other].drawn)
            assert state.redraw(seat, rng).view(seat) == view


def test_a_redrawn_position_can_be_played_on() -> None:
    rng = random.Random(4)
    for state in POSITIONS[::3]:
        for seat in range(len(state.heroes)):
            twin = state.redraw(seat, rng)
            assert twin.actor == state.actor
            if twin.actor is not None and twin.actor != CHANCE:
                twin.apply(twin.legal_actions()[0])
            elif twin.actor == CHANCE:
                twin.apply(twin.sample(rng))


def test_a_position_can_be_made_of_a_view() -> None:
    for seed in SEEDS:
        for at, state in enumerate(random_game(seed)):
            if at % 31 == 0:
                for seat in range(len(state.heroes)):
                    view = json.loads(json.dumps(state.view(seat)))
                    assert state_from_view(view, seat, random.Random(1)).view(seat) == view


@pytest.mark.parametrize("seed", SEEDS)
def test_late_positions_survive_json_and_views(seed: int) -> None:
    """Games at random never get as far as these do."""
    for at, state in enumerate(skilled_game(seed)):
        if at % 5 == seed % 5 or state.actor is None:
            assert (
                state_from_json(json.loads(json.dumps(state.to_json()))).to_json()
                == state.to_json()
            )
            view = json.loads(json.dumps(state.view(0)))
            assert state_from_view(view, 0, random.Random(1)).view(0) == view


def test_others_see_masked_events_only() -> None:
    for seed in SEEDS:
        for state in random_game(seed):
            for event in state.told:
                if isinstance(event, Secret):
                    other = (event.seat + 1) % len(state.heroes)  # type: ignore[attr-defined]
                    masked = seen(event, other)
                    assert all(getattr(masked, name) is None for name in event.hidden)
                    assert seen(event, event.seat) == event  # type: ignore[attr-defined]


def test_secret_answers_name_who_sees_them() -> None:
    for state in POSITIONS:
        twin = state.copy()
        if twin.actor == CHANCE:
            seats = twin.phase.seen_by(twin)
            events = twin.apply(twin.sample(random.Random(1)))
            secret = [event.seat for event in events if isinstance(event, Secret)]
            assert (seats is not None) == bool(secret)
            assert not secret or seats == (secret[0],)


def test_the_same_seeds_give_the_same_game() -> None:
    first, second = ([s.to_json() for s in random_game(5)][-1] for _ in range(2))
    assert first == second


@pytest.mark.parametrize("seed", range(3))
def test_g80_greedy_bots_bring_the_lord_down(seed: int) -> None:
    rng = random.Random(seed)
    state = State.new(["argentus", "horan", "taia", "xanros"], {})
    greedy = BOTS["goblin"]["greedy"]
    while (actor := state.actor) is not None:
        redrawn = state.redraw(actor, rng) if actor != CHANCE else state
        state.apply(state.sample(rng) if actor == CHANCE else greedy(redrawn, rng))
    assert state.ended_by == "lord"
    assert state.winners == [state.seat]
    assert max(state.scores) == state.scores[state.seat] == 4


def test_a_bot_sees_only_its_view() -> None:
    greedy = BOTS["goblin"]["greedy"]
    for state in POSITIONS[::7]:
        if state.actor is not None and state.actor != CHANCE:
            views = [state.redraw(state.actor, random.Random(s)) for s in (1, 2)]
            first, second = (greedy(view, random.Random(9)) for view in views)
            assert first == second
