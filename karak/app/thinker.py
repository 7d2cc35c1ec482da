"""Computer players think in a process of their own: a thread would halve the frame rate.

A request is what the seat may know, as JSON; the answer is the JSON form of a legal action. A
process that dies is started again, and the request with it.
"""

from __future__ import annotations

import multiprocessing
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

from karak.bots import BOTS
from karak.match import Match, dealer_for
from karak.rules import pack, state_from_view

MOST_DEATHS: Final = 3


@dataclass(frozen=True, slots=True)
class Request:
    """Who thinks about what. The seed makes the choice the same, whenever it is asked for."""

    number: int
    game: str
    level: str
    seat: int
    view: dict[str, Any]
    seed: tuple[str | int, ...]


def think(request: Request) -> Any:
    """The JSON form of the action a bot takes."""
    rng = dealer_for(*request.seed)
    state = state_from_view(request.view, request.seat, rng)
    return pack(BOTS[request.game][request.level](state, rng))


def serve(pipe: Connection) -> None:
    """The worker: until the pipe is closed."""
    try:
        while True:
            request = pipe.recv()
            pipe.send((request.number, think(request)))
    except (EOFError, OSError, KeyboardInterrupt):
        return


class Thinker:
    """Asks the worker and collects its answers; never waits."""

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection | None = None
        self._asked: Request | None = None
        self._number = 0
        self._deaths = 0  # of workers, since the last answer

    @property
    def busy(self) -> bool:
        return self._asked is not None

    @property
    def has_worker(self) -> bool:
        """Whether a process of its own is there to think."""
        return self._process is not None and self._process.is_alive()

    def start(self) -> None:
        """The worker takes a moment to start: begin before it is wanted."""
        if self.has_worker:
            return
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, match: Match, level: str) -> None:
        """What would a computer of this level do now?"""
        seat = match.state.seat
        self._number += 1
        seed = (match.setup.seed, "bot", seat, len(match.steps))
        self._asked = Request(
            self._number, match.setup.game, level, seat, match.state.view(seat), seed
        )
        self._send()

    def forget(self) -> None:
        """The answer is no longer wanted."""
        self._asked = None

    def answer(self) -> Any | None:
        """The JSON form of the action, as soon as it is there."""
        if self._asked is None:
            return None
        if self._deaths >= MOST_DEATHS or self._pipe is None:
            request, self._asked = self._asked, None
            return think(request)  # no worker can live here: better a slow frame than no game
        try:
            while self._pipe.poll():
                number, form = self._pipe.recv()
                if number == self._asked.number:
                    self._asked, self._deaths = None, 0
                    return form
        except (EOFError, OSError):
            self._deaths += 1
            self._process = None
            self._send()  # it died: a new one gets the same question
        return None

    def _send(self) -> None:
        self.start()
        if self._pipe and self._asked:
            try:
                self._pipe.send(self._asked)
            except OSError:
                self._process = None  # the next look for an answer starts another

    def close(self) -> None:
        self.forget()
        if self._pipe:
            self._pipe.close()
        if self._process is not None:
            self._process.join(0.5)
            if self._process.is_alive():
                self._process.terminate()
        self._process, self._pipe = None, None
