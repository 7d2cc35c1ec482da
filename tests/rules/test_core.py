"""Positions, phases and chance: checked with a game of one coin and one guess."""

from __future__ import annotations

from typing import Any

import pytest

from karak.rules import (
    CHANCE,
    GAMES,
    BadPosition,
    IllegalMove,
    game_named,
    new_game,
    state_from_json,
    state_from_view,
)
from karak.rules.core import Chance, Choice, Over, Position
from karak.rules.forms import value
from tests.rules.walks import Splitmix

# --- the toy: a coin is tossed, seat 0 sees it, seat 1 guesses ------------------------------


class Toy(Position):
    """The coin lands on its edge in one of ten tosses; the feather (no lots) never comes."""

    game = "toy"
    __slots__ = ("coin",)

    def __init__(self) -> None:
        self.coin = ""
        self.seat = 1
        self.turn = 1
        self.told = []
        self._legal = None
        self.phase = Tossing()


@value
class Guess:
    side: str


@value
class Told:
    text: str


@value
class Tossing(Chance[Toy]):
    def lots(self, state: Toy) -> list[tuple[str, int]]:
        return [("feather", 0), ("heads", 6), ("tails", 3), ("edge", 1), ("feather", 0)]

    def seen_by(self, state: Toy) -> tuple[int, ...]:
        return (0,)

    def apply(self, state: Toy, outcome: str) -> None:
        state.coin = outcome
        state.phase = Guessing()


@value
class Guessing(Choice[Toy]):
    def actions(self, state: Toy) -> list[Any]:
        return [Guess("heads"), Guess("tails")]

    def apply(self, state: Toy, action: Guess) -> None:
        state.tell(Told("right" if action.side == state.coin else "wrong"))
        state.phase = Over("guess")


class Always:
    """A generator that always says the same."""

    def __init__(self, number: float) -> None:
        self.number = number

    def random(self) -> float:
        return self.number


# --- phases ---------------------------------------------------------------------------------


def test_chance_then_a_seat_then_nobody() -> None:
    toy = Toy()
    assert toy.actor == CHANCE
    assert toy.legal_actions() == []
    assert toy.apply("heads") == []
    assert toy.actor == 1
    assert toy.chance_outcomes() == []
    assert toy.apply(Guess("heads")) == [Told("right")]
    assert toy.told == [Told("right")]
    assert toy.actor is None
    assert toy.ended_by == "guess"
    assert toy.legal_actions() == []


def test_told_holds_the_last_step_only() -> None:
    toy = Toy()
    toy.apply("heads")
    toy.apply(Guess("tails"))
    assert toy.told == [Told("wrong")]


def test_seen_by_names_the_seats_that_see_the_answer() -> None:
    toy = Toy()
    assert toy.phase.seen_by(toy) == (0,)
    toy.apply("heads")
    assert toy.phase.seen_by(toy) is None  # a guess is made openly


def test_over_is_a_value() -> None:
    assert Over("guess") == Over("guess") != Over("dragon")
    assert Over("guess").actor(None) is None


@pytest.mark.parametrize("wrong", ["feather", "gold", Guess("heads"), None, 6])
def test_chance_takes_only_what_has_lots(wrong: Any) -> None:
    toy = Toy()
    with pytest.raises(IllegalMove):
        toy.apply(wrong)
    assert (toy.coin, toy.phase, toy.told) == ("", Tossing(), [])


@pytest.mark.parametrize("wrong", ["heads", Guess("edge"), Told("heads"), None])
def test_a_seat_takes_only_legal_actions(wrong: Any) -> None:
    toy = Toy()
    toy.apply("edge")
    with pytest.raises(IllegalMove):
        toy.apply(wrong)
    assert toy.phase == Guessing()


def test_nothing_is_an_answer_when_it_is_over() -> None:
    toy = Toy()
    toy.apply("edge")
    toy.apply(Guess("heads"))
    for wrong in ("heads", Guess("heads"), None):
        with pytest.raises(IllegalMove):
            toy.apply(wrong)
    with pytest.raises(IllegalMove):
        toy.sample(Splitmix(1))


def test_an_answer_is_read_only_if_it_is_possible() -> None:
    toy = Toy()
    assert toy.answer("heads") == "heads"
    for wrong in ("feather", {"kind": "Guess", "side": "heads"}, None):
        with pytest.raises(IllegalMove):
            toy.answer(wrong)
    toy.apply("heads")
    assert toy.answer({"kind": "Guess", "side": "tails"}) == Guess("tails")
    for wrong in ("heads", {"kind": "Guess"}, {"kind": "Told", "side": "tails"}):
        with pytest.raises(IllegalMove):
            toy.answer(wrong)


# --- chance ---------------------------------------------------------------------------------


def test_chance_outcomes_are_shares_of_the_lots() -> None:
    assert Toy().chance_outcomes() == [("heads", 0.6), ("tails", 0.3), ("edge", 0.1)]


@pytest.mark.parametrize(
    ("number", "outcome"),
    [
        (0.0, "heads"),
        (0.599, "heads"),
        (0.6, "tails"),
        (0.899, "tails"),
        (0.9, "edge"),
        (1 - 2**-53, "edge"),  # the highest number below one
    ],
)
def test_sample_draws_by_the_lots(number: float, outcome: str) -> None:
    assert Toy().sample(Always(number)) == outcome


def test_the_generator_of_the_tests_is_the_same_everywhere() -> None:
    """splitmix64 with the seed 0: 0xE220A8397B1DCDAF is its first number, as published."""
    assert Splitmix(0).random() == (0xE220A8397B1DCDAF >> 11) / 2**53


# --- the way in -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["chess", "", None, 1, ["catacombs"], {}])
def test_unknown_games_are_refused(name: Any) -> None:
    with pytest.raises(BadPosition) as caught:
        game_named(name)
    assert caught.value.where == "game"
    with pytest.raises(BadPosition):
        new_game(name, ["horan", "taia"])
    with pytest.raises(BadPosition):
        state_from_json({"game": name})
    with pytest.raises(BadPosition):
        state_from_view({"game": name}, 0, Splitmix(0))


def test_the_first_game_is_registered_under_its_name() -> None:
    assert GAMES["catacombs"] is game_named("catacombs")
    assert new_game("catacombs", ["horan", "taia"]).game == "catacombs"
