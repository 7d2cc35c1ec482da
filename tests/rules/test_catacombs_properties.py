"""What holds in every game, whoever plays and however badly: checked in seeded random games.

The *referee* at the end knows nothing but the events. It keeps its own book of the table, checks
every event against the rules, and compares its book with the position when the game is over.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from karak.rules import CHANCE, IllegalMove, new_game, pack, state_from_json, state_from_view
from karak.rules.catacombs import State
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.exploring import DrawingToken, LayingTile, Weaving
from karak.rules.catacombs.fighting import Rolling
from karak.rules.catacombs.heroes import TRAINING
from karak.rules.catacombs.pieces import (
    BOLT,
    CHEST,
    DRAGON,
    KEY,
    MUMMY,
    PLANS,
    PORTAL,
    START,
    START_TILE,
    THINGS,
    TOKENS,
    TREASURE,
    Thing,
    Tile,
    Token,
)
from tests.rules.walks import Splitmix, pick, random_answer

HEROES = ("argentus", "horan", "xanros", "aderyn", "victorius", "taia")
CASTS = [cast for size in (2, 3, 4, 5) for cast in combinations(HEROES, size)]  # all 56
SLOTS = {"weapon": 2, "spell": 3, "key": 1}


def begin(seed: int) -> tuple[State, Splitmix]:
    """Every cast in turn, its seats turned round from time to time."""
    cast = CASTS[seed % len(CASTS)]
    turned = seed // len(CASTS) % len(cast)
    state = new_game("catacombs", [*cast[turned:], *cast[:turned]])
    assert isinstance(state, State)
    return state, Splitmix(seed)


def answers(state: State) -> list[Any]:
    """Everything that can be answered here."""
    if state.actor == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    return list(state.legal_actions())


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


# --- the referee ----------------------------------------------------------------------------

OPEN = {-1000: (1, 4), +1: (2, 8), +1000: (4, 1), -1: (8, 2)}  # way: exit here, exit there


class Referee:
    """Keeps a book of the game from its events alone."""

    def __init__(self, began: ev.GameBegan) -> None:
        n = len(began.heroes)
        self.names = began.heroes
        self.cell = [START] * n
        self.safe = [START] * n  # the last tile without a monster that he left
        self.life = [5] * n
        self.things: list[Counter[Thing]] = [Counter() for _ in range(n)]
        self.points = [0.0] * n
        self.curse: int | None = None
        self.tiles: dict[int, Tile] = {START: START_TILE}
        self.tokens: dict[int, Token] = {}
        self.floor: Counter[tuple[int, Thing]] = Counter()
        self.stack = Counter({plan: plan.count for plan in PLANS})
        self.bag = Counter({token: token.count for token in TOKENS})
        self.rolling = list(range(n))
        self.rolls: list[int] = []
        self.seat: int | None = began.first
        self.turn = 0
        self.news = 0
        self.steps = 0
        self.running = False  # whether a turn is
        self.fight: ev.FightBegan | None = None
        self.bonus = 0
        self.dice: tuple[int, ...] = ()
        self.rolled_again = False
        self.sacrificed = False
        self.bolts = 0
        self.result = ""
        self.beaten: Token | None = None  # whose back is to be looted
        self.must_curse = False
        self.goes_on = False
        self.drawn: list[Token] = []
        self.plan: Any = None
        self.ended = False
        self.last: Any = None

    # --- help

    def hero(self, name: str) -> bool:
        """Whether it is this hero's turn, and he is not cursed."""
        assert self.seat is not None
        return self.names[self.seat] == name and self.curse != self.seat

    def monster(self, cell: int) -> Token | None:
        token = self.tokens.get(cell)
        return token if token is not None and token is not CHEST else None

    def passage(self, here: int, there: int) -> bool:
        out, back = OPEN.get(there - here, (0, 0))
        return bool(self.tiles[here].exits & out and self.tiles[there].exits & back)

    # --- the events

    def see(self, event: Any) -> None:
        assert not self.ended, "nothing happens after the end"
        assert hasattr(event, "seat") or isinstance(event, ev.StartTied | ev.GameEnded)
        if self.running and not isinstance(event, ev.Moved | ev.LifeChanged | ev.CurseLifted):
            assert getattr(event, "seat", self.seat) == self.seat, "it is not his turn"
        getattr(self, type(event).__name__)(event)
        self.last = event

    def StartRolled(self, event: ev.StartRolled) -> None:  # noqa: N802 (named like the event)
        assert event.seat == self.rolling[len(self.rolls)]
        assert event.total == sum(event.dice)
        self.rolls.append(event.total)
        if len(self.rolls) == len(self.rolling):
            best = max(self.rolls)
            tied = zip(self.rolling, self.rolls, strict=True)
            self.rolling = [seat for seat, total in tied if total == best]
            self.rolls = []
            self.seat = self.rolling[0] if len(self.rolling) == 1 else None

    def StartTied(self, event: ev.StartTied) -> None:  # noqa: N802
        assert self.seat is None
        assert list(event.seats) == self.rolling
        assert len(event.seats) > 1

    def TurnBegan(self, event: ev.TurnBegan) -> None:  # noqa: N802
        assert not self.running
        assert event.seat == self.seat
        assert (event.turn, event.steps) == (self.turn + 1, 4)
        self.turn, self.steps, self.running = event.turn, 4, True
        self.result, self.goes_on = "", False

    def TurnEnded(self, event: ev.TurnEnded) -> None:  # noqa: N802
        assert self.running
        assert self.seat is not None
        assert event.turn == self.turn
        assert self.fight is None
        assert self.beaten is None
        assert not self.must_curse
        last = self.last
        causes = {
            "fight": bool(self.result),
            "chest": isinstance(last, ev.ThingTaken) and last.source == "chest",
            "pick_up": isinstance(last, ev.ThingTaken) and last.source == "floor",
            "heal": isinstance(last, ev.LifeChanged | ev.CurseLifted) and last.cause == "fountain",
            "reincarnation": isinstance(last, ev.LifeChanged) and last.cause == "reincarnation",
            "recovery": isinstance(last, ev.LifeChanged) and last.cause == "recovery",
            "nothing_left": self.steps == 0,
            "choice": not self.result or self.goes_on,
        }
        assert causes[event.cause], event
        self.running = False

    def FellUnconscious(self, event: ev.FellUnconscious) -> None:  # noqa: N802
        assert isinstance(self.last, ev.TurnEnded)
        assert self.life[event.seat] == 0
        assert event.seat == self.last.seat

    def Moved(self, event: ev.Moved) -> None:  # noqa: N802, PLR0912 (a case for each way)
        here, there = event.origin, event.to
        assert self.running
        assert self.cell[event.seat] == here
        assert there in self.tiles
        own = event.seat == self.seat
        cost = 0
        match event.how:
            case "step":
                assert self.passage(here, there)
                cost = 1
            case "wall":
                assert self.hero("argentus")
                assert there - here in OPEN
                assert not self.passage(here, there)
                cost = 1
            case "gate":
                assert self.tiles[here].kind == self.tiles[there].kind == "gate"
                cost = 1
            case "explore":
                assert self.last == ev.TileLaid(event.seat, there, self.tiles[there])
                assert self.passage(here, there)
                cost = 1
            case "thrown_back":
                assert self.result in ("lost", "drawn")
                assert there == self.came_from
            case "portal":
                assert isinstance(self.last, ev.ThingUsed)
                assert self.last.thing is PORTAL
                assert self.tiles[there].kind == "fountain"
            case "swap":
                assert self.hero("xanros")
                if own:
                    assert self.steps == 4
                    assert there in self.cell
                    cost = 4
                else:
                    assert self.last == ev.Moved(self.seat, there, here, "swap", 0)
            case "reincarnation":
                assert self.hero("horan")
                assert self.life[event.seat] == 0
                assert self.tiles[there].kind == "fountain"
            case _:
                pytest.fail(f"nobody moves by {event.how}")
        assert own or event.how in ("portal", "swap")
        if event.how in ("step", "wall", "gate", "explore", "swap") and own:
            assert not self.result or self.goes_on, "a fight ends the turn"
        self.steps -= cost
        assert event.steps_left == self.steps >= 0
        if not self.monster(here):
            self.safe[event.seat] = here
        self.cell[event.seat] = there

    def TileDrawn(self, event: ev.TileDrawn) -> None:  # noqa: N802
        assert event.to not in self.tiles
        assert self.steps > 0
        self.stack[event.plan] -= 1
        assert self.stack[event.plan] >= 0
        assert event.tiles_left == sum(self.stack.values())
        self.plan = event.plan

    def TileLaid(self, event: ev.TileLaid) -> None:  # noqa: N802
        assert event.tile in self.plan.turns
        assert isinstance(self.last, ev.TileDrawn)
        assert self.last.to == event.cell
        self.tiles[event.cell] = event.tile
        self.news = self.turn
        ways_on = any(
            tile.exits & out and cell + way not in self.tiles
            for cell, tile in self.tiles.items()
            for way, (out, _) in OPEN.items()
        )
        sealed = not ways_on and self.bag[DRAGON] and sum(self.stack.values())
        self.only_dragon = bool(sealed)  # C-22

    def TokenDrawn(self, event: ev.TokenDrawn) -> None:  # noqa: N802
        assert self.tiles[event.cell].kind == "room"
        assert event.cell == self.cell[event.seat]
        assert event.token is DRAGON or not self.only_dragon
        self.bag[event.token] -= 1
        assert self.bag[event.token] >= 0
        assert event.tokens_left == sum(self.bag.values())
        self.drawn.append(event.token)
        assert len(self.drawn) <= 1 + self.hero("taia")

    def TokenLaid(self, event: ev.TokenLaid) -> None:  # noqa: N802
        self.drawn.remove(event.token)
        assert self.drawn == ([event.put_back] if event.put_back else [])
        self.bag.update(self.drawn)
        self.drawn = []
        assert event.cell not in self.tokens
        self.tokens[event.cell] = event.token

    def StayedUnseen(self, event: ev.StayedUnseen) -> None:  # noqa: N802
        assert self.hero("aderyn")
        assert self.monster(event.cell) is event.monster
        assert event.cell == self.cell[event.seat]

    def FightBegan(self, event: ev.FightBegan) -> None:  # noqa: N802
        assert self.monster(event.cell) is event.monster
        assert event.strength == event.monster.strength
        assert event.cell == self.cell[event.seat]
        assert self.life[event.seat] > 0
        if self.steps == 4:  # C-66, C-67: no step has been taken
            assert self.names[event.seat] == "aderyn"
            assert event.came_from == self.safe[event.seat]
            assert not self.monster(event.came_from)
        else:
            assert event.came_from == self.before_step
        self.fight, self.came_from = event, event.came_from
        self.bonus, self.dice, self.bolts, self.result = 0, (), 0, ""
        self.rolled_again = self.sacrificed = self.goes_on = False
        carried = self.things[event.seat].elements()
        self.expected = Counter(thing.name for thing in carried if thing.bonus)
        if self.hero("taia") and self.steps == 3:
            self.expected["foresight"] = 1

    def BonusAdded(self, event: ev.BonusAdded) -> None:  # noqa: N802
        assert self.fight
        values = {"daggers": 1, "sword": 2, "axe": 3, "foresight": 1, "bolt": 1, "sacrifice": 1}
        assert event.value == values[event.cause]
        if event.cause == "bolt":
            assert self.dice
            assert isinstance(self.last, ev.ThingUsed)
            assert self.last.thing is BOLT
        elif event.cause == "sacrifice":
            assert self.dice
            assert isinstance(self.last, ev.LifeChanged)
            assert self.last.cause == "sacrifice"
        else:
            assert not self.dice
            self.expected[event.cause] -= 1
            assert self.expected[event.cause] >= 0
        self.bonus += event.value

    def DiceRolled(self, event: ev.DiceRolled) -> None:  # noqa: N802
        assert self.fight
        assert not +self.expected, "a weapon was not counted"
        assert all(1 <= die <= 6 for die in event.rolled)
        assert len(event.dice) == 2
        match event.cause:
            case "fight":
                assert not self.dice
                assert event.dice == event.rolled
            case "double_attack":
                assert self.hero("horan")
                assert not self.rolled_again
                assert not self.bolts
                assert event.dice == event.rolled
                self.rolled_again = True
            case "combat_training":
                assert self.hero("victorius")
                assert len(event.rolled) == self.dice.count(1)
                kept = Counter(die for die in self.dice if die != 1)
                assert Counter(event.dice) == kept + Counter(event.rolled)
            case _:
                pytest.fail(f"nobody rolls by {event.cause}")
        self.dice = event.dice

    def FightEnded(self, event: ev.FightEnded) -> None:  # noqa: N802
        assert self.fight
        assert (event.cell, event.monster) == (self.fight.cell, self.fight.monster)
        assert event.strength == self.fight.strength
        assert event.dice == self.dice
        assert not (self.hero("victorius") and 1 in self.dice)
        assert event.total == sum(self.dice) + self.bonus
        if event.total == event.strength:
            assert event.result == ("won" if self.hero("aderyn") else "drawn")
        else:
            assert event.result == ("won" if event.total > event.strength else "lost")
        self.result, self.fight = event.result, None
        self.goes_on = self.hero("victorius") and 6 in self.dice
        if event.result == "won":
            self.news = self.turn
            self.beaten = self.tokens.pop(event.cell)
            self.must_curse = self.beaten is MUMMY

    def LifeChanged(self, event: ev.LifeChanged) -> None:  # noqa: N802
        assert event.before == self.life[event.seat]
        match event.cause:
            case "fight":
                assert self.result == "lost"
                change = -1
            case "sacrifice":
                assert self.hero("xanros")
                assert not self.sacrificed
                self.sacrificed = True
                change = -1
            case "recovery":
                assert isinstance(self.last, ev.TurnBegan)
                assert event.before == 0
                change = 1
            case "fountain" | "portal" | "swap" | "reincarnation":
                assert self.tiles[self.cell[event.seat]].kind == "fountain"
                change = 5 - event.before
            case _:
                pytest.fail(f"life does not change by {event.cause}")
        assert event.after == event.before + change
        assert 0 <= event.after <= 5
        self.life[event.seat] = event.after

    def ThingTaken(self, event: ev.ThingTaken) -> None:  # noqa: N802
        assert event.cell == self.cell[event.seat]
        if event.source == "loot":
            assert self.beaten
            assert event.thing is self.beaten.back
            self.beaten = None
        elif event.source == "chest":
            assert isinstance(self.last, ev.ChestOpened)
            assert event.thing is TREASURE
        else:
            assert event.source == "floor"
            self.floor[event.cell, event.thing] -= 1
            assert self.floor[event.cell, event.thing] >= 0
        if event.thing.slot is None:
            self.points[event.seat] += event.thing.points
            return
        self.things[event.seat][event.thing] += 1
        slots = Counter(thing.slot for thing in self.things[event.seat].elements())
        assert slots[event.thing.slot] <= SLOTS[event.thing.slot]

    def ThingLeft(self, event: ev.ThingLeft) -> None:  # noqa: N802
        assert event.cell == self.cell[event.seat]
        if event.source == "loot":
            assert self.beaten
            assert event.thing is self.beaten.back
            self.beaten = None
        else:
            assert event.source == "carried"
            self.lose(event.seat, event.thing)
        self.floor[event.cell, event.thing] += 1

    def lose(self, seat: int, thing: Thing) -> None:
        self.things[seat][thing] -= 1
        assert self.things[seat][thing] >= 0

    def ThingUsed(self, event: ev.ThingUsed) -> None:  # noqa: N802
        assert event.thing in (BOLT, PORTAL, KEY)
        assert (event.thing is BOLT) == (self.fight is not None)
        if event.thing is BOLT:
            self.bolts += 1
        assert event.used_up != (event.thing is BOLT and self.hero("argentus"))
        if event.used_up:
            self.lose(event.seat, event.thing)
        else:
            assert self.bolts <= self.things[event.seat][BOLT]

    def ChestOpened(self, event: ev.ChestOpened) -> None:  # noqa: N802
        assert self.last == ev.ThingUsed(event.seat, KEY, used_up=True)
        assert self.tokens.pop(event.cell) is CHEST
        assert event.cell == self.cell[event.seat]
        self.news = self.turn

    def CurseGiven(self, event: ev.CurseGiven) -> None:  # noqa: N802
        assert self.must_curse
        assert self.beaten is None, "the loot comes first"
        assert event.former == self.curse
        assert event.holder != event.seat
        self.curse, self.must_curse = event.holder, False

    def CurseLifted(self, event: ev.CurseLifted) -> None:  # noqa: N802
        assert self.curse == event.seat
        assert self.tiles[self.cell[event.seat]].kind == "fountain"
        assert event.cause in ("fountain", "portal", "swap")
        self.curse = None

    def GameEnded(self, event: ev.GameEnded) -> None:  # noqa: N802
        assert list(event.scores) == self.points
        best = max(self.points)
        assert list(event.winners) == [s for s, p in enumerate(self.points) if p == best]
        if event.by == "dragon":
            assert DRAGON not in self.tokens.values()
            assert self.bag[DRAGON] == 0
        else:
            assert event.by == "no_progress"
            assert self.turn - self.news == 300
        self.ended = True

    # --- where the last step began (C-37)

    before_step = START
    came_from = START
    only_dragon = False

    def note(self, event: Any) -> None:
        """Before the event is seen: where he stands is where the step begins."""
        own = isinstance(event, ev.Moved) and event.seat == self.seat
        if own and event.how in ("step", "wall", "gate", "explore", "swap"):
            self.before_step = event.origin

    def agrees_with(self, state: State) -> None:
        """The book and the position say the same."""
        assert [hero.cell for hero in state.heroes] == self.cell
        assert [hero.life for hero in state.heroes] == self.life
        assert [Counter(hero.things) for hero in state.heroes] == [+held for held in self.things]
        assert state.scores == self.points
        assert state.curse == self.curse
        assert dict(state.tiles) == self.tiles
        assert dict(state.tokens) == self.tokens
        floor = {(cell, t): ts.count(t) for cell, ts in state.floor.items() for t in ts}
        assert floor == +self.floor
        assert list(state.stack) == [self.stack[plan] for plan in PLANS]
        assert list(state.bag) == [self.bag[token] for token in TOKENS]
        assert (state.turn, state.steps) == (self.turn, self.steps)


@pytest.mark.parametrize("seed", range(112))
def test_the_referee_agrees(seed: int) -> None:
    state, rng = begin(seed)
    began, *events = state.told
    referee = Referee(began)
    while True:
        for event in events:
            if isinstance(event, ev.TurnBegan) and referee.turn:
                referee.seat = (referee.seat + 1) % len(referee.names)  # type: ignore[operator]
            referee.note(event)
            referee.see(event)
        if state.actor is None:
            break
        events = state.apply(random_answer(state, rng))
    assert referee.ended
    referee.agrees_with(state)


def test_the_referee_would_notice() -> None:
    """A referee that nods everything through is worth nothing: here are some forged events."""
    forged: list[Any] = [
        ev.Moved(0, START, START + 1, "step", 3),  # no tile lies there
        ev.LifeChanged(0, 5, 4, "fight"),  # there was no fight
        ev.LifeChanged(0, 4, 5, "fountain"),  # he had five
        ev.TurnEnded(0, 1, "fight"),
        ev.TurnEnded(0, 2, "choice"),
        ev.CurseGiven(0, None, 1),
        ev.ThingTaken(0, START, KEY, "floor"),
        ev.FightBegan(0, START, MUMMY, 7, START),
        ev.TurnBegan(1, 2, 4),  # the first turn is not over
        ev.GameEnded("no_progress", (0, 0), (0, 1)),
    ]
    for event in forged:
        referee = Referee(ev.GameBegan(("horan", "taia"), 0))
        referee.see(ev.TurnBegan(0, 1, 4))
        with pytest.raises((AssertionError, KeyError)):
            referee.see(event)
