"""A sitting: dealing, clicking, going back."""

from __future__ import annotations

import json

import pytest

from karak.match import Match, Seat, Setup
from karak.match.saves import save_form
from karak.rules import CHANCE, BadSetup, IllegalMove
from karak.rules.catacombs import actions as do
from karak.rules.catacombs.pieces import START, TILES
from tests.match.games import bots, people, play_on


def corridor_game() -> Match:
    """Two people, and a discovered corridor east of the start."""
    match = people("horan", "taia")
    match.state.lay(START + 1, TILES["corridor-EW"])  # type: ignore[attr-defined]
    match.state.lay(START + 2, TILES["corridor-EW"])  # type: ignore[attr-defined]
    match.state._legal = None
    return match


def test_same_seed_and_choices_same_game() -> None:
    games = [play_on(bots("greedy", "random", "greedy"), 400) for _ in range(2)]
    assert json.dumps(save_form(games[0])) == json.dumps(save_form(games[1]))
    other = play_on(bots("greedy", "random", "greedy", seed="2"), 400)
    assert json.dumps(save_form(other)) != json.dumps(save_form(games[0]))


def test_heroes_are_dealt_to_those_who_have_none() -> None:
    seats = (Seat("random"), Seat("random", "taia"), Seat("random"))
    casts = {tuple(Match.begin(Setup("catacombs", seats, str(n))).heroes) for n in range(40)}
    assert all(cast[1] == "taia" and len(set(cast)) == 3 for cast in casts)
    assert len(casts) > 10


def test_log_holds_every_event_in_order() -> None:
    match = play_on(bots("random", "random"), 50)
    told = [event for step in match.steps for event in step.events]
    assert match.log == [*match.opening, *told]


def test_undo_restores_the_exact_position() -> None:
    match = corridor_game()
    before = match.state.to_json()
    match.play(do.Step(START + 1))
    between = match.state.to_json()
    match.play(do.Step(START + 2))
    match.undo()
    assert match.state.to_json() == between
    match.undo()
    assert match.state.to_json() == before
    assert match.steps == []
    assert not match.can_undo


def test_a_walk_of_several_steps_is_one_click() -> None:
    match = corridor_game()
    before = match.state.to_json()
    match.play(do.Step(START + 1), do.Step(START + 2))
    assert len(match.steps) == 2
    match.undo()
    assert match.state.to_json() == before


def test_a_click_does_not_go_on_past_chance() -> None:
    match = corridor_game()
    with pytest.raises(IllegalMove):
        match.play(do.Explore(START - 1), do.EndTurn())
    assert match.state.actor == CHANCE


def test_chance_blocks_undo() -> None:
    match = corridor_game()
    match.play(do.Explore(START - 1))
    assert match.can_undo
    match.deal()
    assert not match.can_undo
    with pytest.raises(IllegalMove):
        match.undo()


def test_another_players_decision_blocks_undo() -> None:
    match = corridor_game()
    match.reseat(1, "greedy")
    match.play(do.EndTurn())
    assert match.can_undo  # the computer has not decided yet
    match.let_bot_play()
    assert not match.can_undo


def test_a_forced_step_is_taken_back_with_the_decision_before_it() -> None:
    match = corridor_game()
    match.state.heroes[1].life = 0  # type: ignore[attr-defined]
    before = match.state.to_json()
    match.play(do.EndTurn())
    match.play(do.Recover())
    match.undo()
    assert match.state.to_json() == before


def test_seats_change_hands_in_mid_game() -> None:
    match = people("horan", "taia")
    assert match.waits_for_person
    match.reseat(0, "greedy")
    assert not match.waits_for_person
    with pytest.raises(BadSetup):
        match.reseat(0, "nobody")


def test_a_bot_decides_by_what_it_sees_and_does_not_touch_the_game() -> None:
    match = play_on(bots("greedy", "greedy"), 60)
    while match.state.actor == CHANCE:
        match.deal()
    before = match.state.to_json()
    assert match.bot_action() == match.bot_action()
    assert match.state.to_json() == before
    assert match.bot_action("random") in match.state.legal_actions()


def test_a_finished_game_takes_nothing_more() -> None:
    match = play_on(bots("greedy", "greedy"), 10_000)
    assert match.is_over
    with pytest.raises(IllegalMove):
        match.take(do.EndTurn())
    with pytest.raises(IllegalMove):
        match.bot_action()


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ((Seat(),), {}),
        ((Seat(),) * 6, {}),
        ((Seat("wizard"), Seat()), {}),
        ((Seat(hero="horan"), Seat(hero="horan")), {}),
        ((Seat(hero="bilbo"), Seat()), {}),
        ((Seat(), Seat()), {"first": 2}),
        ((Seat(), Seat()), {"first": True}),
        ((Seat(), Seat()), {"last": 1}),
        ((Seat(name="x" * 99), Seat()), {}),
    ],
)
def test_nobody_can_sit_down_like_this(seats: tuple[Seat, ...], options: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        Match.begin(Setup("catacombs", seats, "1", options))
