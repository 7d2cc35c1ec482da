"""The process in which computers think."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator
from typing import Any

import pytest

from karak.app import thinker as thinker_module
from karak.app.thinker import MOST_DEATHS, Thinker
from karak.match import Match, Seat, Setup
from karak.rules import CHANCE

PATIENCE = 30.0  # seconds; the machine may be busy


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


def at_choice(steps: int = 0) -> Match:
    """A game in which a computer has to choose, after so many steps."""
    seats = (Seat("greedy", "horan"), Seat("greedy", "taia"))
    match = Match.begin(Setup("catacombs", seats, "thinker", {"first": 0}))
    while len(match.steps) < steps or match.state.actor == CHANCE:
        match.advance()
    return match


def wait_for(thinker: Thinker) -> Any:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        form = thinker.answer()
        if form is not None:
            return form
        time.sleep(0.005)
    raise AssertionError("no answer")


@pytest.mark.parametrize("steps", [0, 40, 120])
def test_it_answers_like_the_match_itself(thinker: Thinker, steps: int) -> None:
    match = at_choice(steps)
    thinker.ask(match, "greedy")
    assert thinker.busy
    form = wait_for(thinker)
    assert match.state.answer(form) == match.bot_action("greedy")
    assert not thinker.busy


def test_a_worker_that_is_killed_is_replaced_and_asked_again(thinker: Thinker) -> None:
    match = at_choice()
    thinker.ask(match, "greedy")
    wait_for(thinker)
    for _ in range(2):
        for process in multiprocessing.active_children():
            process.kill()
            process.join()
        assert not thinker.has_worker
        thinker.ask(match, "greedy")
        assert match.state.answer(wait_for(thinker)) == match.bot_action("greedy")
    assert thinker.has_worker


def test_what_is_no_longer_wanted_is_not_answered(thinker: Thinker) -> None:
    first, second = at_choice(), at_choice(40)
    thinker.ask(first, "greedy")
    thinker.forget()
    assert thinker.answer() is None
    for match in (first, second):  # asked again before the first answer came
        thinker.ask(match, "greedy")
    assert second.state.answer(wait_for(thinker)) == second.bot_action("greedy")
    time.sleep(0.05)
    assert thinker.answer() is None


def test_asking_never_waits_for_the_worker(thinker: Thinker) -> None:
    """However much is asked while it starts or thinks: a pipe that is full would block."""
    match = at_choice(120)
    match.state.view(0)
    thinker.start()
    began = time.monotonic()
    for _ in range(2000):
        thinker.ask(match, "greedy")
        thinker.answer()
        thinker.forget()
    assert time.monotonic() - began < PATIENCE / 3
    thinker.ask(match, "greedy")
    assert match.state.answer(wait_for(thinker)) == match.bot_action("greedy")


def test_where_no_process_can_be_started_the_window_thinks_itself(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(method: str) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(thinker_module.multiprocessing, "get_context", lambda method: Refusing())
    match = at_choice()
    thinker.ask(match, "greedy")
    form = thinker.answer()
    assert match.state.answer(form) == match.bot_action("greedy")


class Refusing:
    """A system that gives us nothing."""

    def Pipe(self) -> Any:  # noqa: N802 (as multiprocessing has it)
        raise OSError("no more processes")


def test_workers_that_die_at_once_are_given_up(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker_module, "serve", dying)
    match = at_choice()
    thinker.ask(match, "greedy")
    assert match.state.answer(wait_for(thinker)) == match.bot_action("greedy")
    assert thinker._deaths == MOST_DEATHS
    assert not thinker.has_worker


def dying(pipe: Any) -> None:
    pipe.close()


def test_closing_does_not_wait_for_a_thought(thinker: Thinker) -> None:
    thinker.ask(at_choice(), "greedy")
    began = time.monotonic()
    thinker.close()
    assert time.monotonic() - began < 2.0
    assert multiprocessing.active_children() == []
