"""One sitting: a position, who sits around it, and everything that has been done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from karak.bots import BOTS
from karak.match.dealer import Dealer, dealer_for, fresh_seed
from karak.match.setup import Setup
from karak.rules import CHANCE, Action, BadSetup, Event, IllegalMove, Position, new_game, pack


class Step:
    """One answer to one question, and what came of it."""

    __slots__ = ("_form", "answer", "events", "joined", "seat")

    def __init__(self, seat: int, answer: Any, events: list[Event], joined: bool) -> None:
        self.seat = seat  # or CHANCE
        self.answer = answer
        self.events = events
        self.joined = joined  # belongs to the same click as the step before
        self._form: Any = None

    @property
    def form(self) -> Any:
        """The answer as JSON; made when it is first wanted, simulations never ask."""
        if self._form is None:
            self._form = pack(self.answer)
        return self._form


class Match:
    """A game being played. Every change goes through `play`, `deal`, `let_bot_play` or `undo`."""

    def __init__(self, setup: Setup) -> None:
        """The heroes of `setup` must be dealt: see `begin`."""
        self.setup = setup
        heroes = [seat.hero or "" for seat in setup.seats]
        self.state: Position = new_game(setup.game, heroes, setup.options)
        self.opening = self.state.told
        self.dealer = dealer_for(setup.seed)
        self.steps: list[Step] = []
        self.diverged_at: int | None = None  # a loaded game: the step that no longer comes true
        self._before: dict[int, Position] = {}  # positions that undo can come back to

    @classmethod
    def begin(cls, setup: Setup) -> Match:
        """Deal the missing heroes and sit down."""
        setup.check()
        return cls(setup.deal_heroes(dealer_for(setup.seed, "heroes")))

    # --- looking ----------------------------------------------------------------------------

    @property
    def heroes(self) -> list[str]:
        return [seat.hero or "" for seat in self.setup.seats]

    @property
    def log(self) -> list[Event]:
        """Everything that has happened, from the set-up on."""
        return [*self.opening, *(event for step in self.steps for event in step.events)]

    @property
    def waits_for_person(self) -> bool:
        actor = self.state.actor
        return actor is not None and actor != CHANCE and self.setup.seats[actor].is_person

    @property
    def is_over(self) -> bool:
        return self.state.actor is None

    # --- going on ---------------------------------------------------------------------------

    def play(self, *actions: Action) -> list[Event]:
        """One click of a person: one action, or a walk of several."""
        events: list[Event] = []
        start = len(self.steps)
        for action in actions:
            if self.state.actor == CHANCE:
                raise IllegalMove("a click can't go on past a draw or a roll")
            events += self.take(action, joined=len(self.steps) > start)
        return events

    def deal(self) -> list[Event]:
        """Chance answers."""
        return self.take(self.state.sample(self.dealer))

    def let_bot_play(self) -> list[Event]:
        """The computer player whose turn it is acts."""
        return self.take(self.bot_action())

    def bot_action(self, level: str | None = None) -> Action:
        """What a computer player would do now; by default one of the level that sits there."""
        seat = self.state.actor
        if seat is None or seat == CHANCE:
            raise IllegalMove("nobody is asked")
        bot = BOTS[self.setup.game][level or self.setup.seats[seat].player]
        rng = dealer_for(self.setup.seed, "bot", seat, len(self.steps))
        return bot(self.state.redraw(seat, rng), rng)

    def advance(self) -> list[Event]:
        """The next step that needs no person."""
        return self.deal() if self.state.actor == CHANCE else self.let_bot_play()

    def take(self, answer: Any, joined: bool = False) -> list[Event]:
        """Apply an answer and remember it; `joined`: it belongs to the click before."""
        seat = self.state.actor
        if seat is None:
            raise IllegalMove("the game is over")
        by_person = seat != CHANCE and self.setup.seats[seat].is_person
        decided = by_person and not joined and len(self.state.legal_actions()) > 1
        before = self.state.copy() if decided else None
        events = self.state.apply(answer)
        if not by_person:
            self._before.clear()  # new information, or another's decision: nothing goes back
        elif before is not None:
            self._before[len(self.steps)] = before
        self.steps.append(Step(seat, answer, events, joined))
        return events

    # --- going back -------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    def undo(self) -> None:
        """Take back the last decision of a person, and the forced steps after it."""
        if not self._before:
            raise IllegalMove("nothing can be taken back")
        start = max(self._before)
        self.state = self._before.pop(start)
        del self.steps[start:]

    # --- seats ------------------------------------------------------------------------------

    def reseat(self, seat: int, player: str) -> None:
        """A person or another computer player takes over this seat."""
        seats = list(self.setup.seats)
        seats[seat] = replace(seats[seat], player=player)
        setup = replace(self.setup, seats=tuple(seats))
        setup.check()
        self.setup = setup

    def fresh_setup(self) -> Setup:
        """The same people with the same heroes, for another game."""
        return replace(self.setup, seed=fresh_seed())

    # --- coming back from a save ------------------------------------------------------------

    @classmethod
    def resume(
        cls, setup: Setup, dealer: int, position: Position, steps: Sequence[tuple[Any, bool]]
    ) -> Match:
        """Replay the steps, then go on from the position, whatever they led to.

        They lead elsewhere only if the rules have changed since: `diverged_at` says where.
        """
        match = cls(setup)
        try:
            for form, joined in steps:
                match.take(match.state.answer(form), joined)
            came_true = match.state.to_json() == position.to_json()
        except IllegalMove:
            came_true = False
        if not came_true:
            match.diverged_at = len(match.steps)
            match._before.clear()
            match.state = position
        match.dealer = Dealer(dealer)
        return match


def check_dealt(setup: Setup) -> None:
    """A set-up that has been played must name every hero."""
    if any(seat.hero is None for seat in setup.seats):
        raise BadSetup("a seat has no hero")
