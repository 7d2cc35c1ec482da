"""What the three games share: positions, phases and chance.

A *position* is a game at one moment. Its *phase* is the question being asked: of a seat (Choice),
of dice, stack or bag (Chance), or of nobody (Over). Everything that happens is an answer to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from karak.rules.forms import pack, value

CHANCE = -1

Action = Any  # one of the game's actions: a `value`
Event = Any  # one of the game's events: a `value`
Outcome = Any  # what chance answers: a piece, or dice
S = TypeVar("S", bound="Position")


class IllegalMove(ValueError):  # noqa: N818 (named like python-chess's errors, not *Error)
    """The action or outcome is not possible here; the position has not changed."""


class BadSetup(ValueError):  # noqa: N818
    """No game can begin like this: wrong heroes, or an option that does not exist."""


class Random(Protocol):
    """All a position ever asks of a generator, so that every Python draws the same."""

    def random(self) -> float: ...


class Phase(Generic[S]):
    """The question being asked: a frozen value, so that copies of a position can share it."""

    __slots__ = ()

    def actor(self, state: S) -> int | None:
        raise NotImplementedError

    def actions(self, state: S) -> list[Action]:
        return []

    def lots(self, state: S) -> Sequence[tuple[Outcome, int]]:
        return ()

    def allows(self, state: S, answer: Any) -> bool:
        return False

    def apply(self, state: S, answer: Any) -> None:
        raise NotImplementedError

    def fits(self, state: S) -> bool:
        """Whether this question can come up here: asked of positions that come from outside."""
        return True

    def seen_by(self, state: S) -> tuple[int, ...] | None:
        """The seats that see the answer; None: it happens openly."""
        return None


class Choice(Phase[S]):
    """A seat decides."""

    __slots__ = ()

    def actor(self, state: S) -> int | None:
        return state.seat

    def allows(self, state: S, answer: Action) -> bool:
        return answer in state.legal_actions()


class Chance(Phase[S]):
    """Dice, stack or bag decide: each outcome has a whole number of lots."""

    __slots__ = ()

    def actor(self, state: S) -> int | None:
        return CHANCE

    def allows(self, state: S, answer: Outcome) -> bool:
        return any(lots and outcome == answer for outcome, lots in self.lots(state))


@value
class Over(Phase[Any]):
    """The game is over; `by` names the rule that ended it."""

    by: str

    def actor(self, state: Any) -> None:
        return None


class Position:
    """The interface of every game. A game adds its own pieces and its own phases."""

    __slots__ = ("_legal", "hero", "heroes", "phase", "seat", "told", "turn")

    game: ClassVar[str]
    hero_names: ClassVar[tuple[str, ...]]
    fewest_seats: ClassVar[int]
    most_seats: ClassVar[int]
    switches: ClassVar[tuple[str, ...]] = ()  # options that are true, unless set to false
    rules_version: ClassVar[int]  # raised when the same steps no longer lead to the same position

    heroes: list[Any]  # by seat: the game's own class, each with a `name`
    hero: Any  # the one whose turn it is
    phase: Phase[Any]
    seat: int  # whose turn it is
    turn: int  # counted over all seats, from 1; 0 before the first
    told: list[Event]  # the events of the last step; in a new game, how it was set up
    _legal: list[Action] | None

    # --- what a game must have ----------------------------------------------------------------

    @classmethod
    def new(cls, heroes: Sequence[str], options: Mapping[str, Any]) -> Self:
        raise NotImplementedError

    @classmethod
    def from_json(cls, form: Any) -> Self:
        """Raises BadPosition, with the place of the fault, for anything that is no position."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        raise NotImplementedError

    def copy(self) -> Self:
        raise NotImplementedError

    @property
    def scores(self) -> list[float]:
        raise NotImplementedError

    @property
    def winners(self) -> list[int]:
        """Nobody until the end."""
        raise NotImplementedError

    @property
    def cast(self) -> list[str]:
        """The names of the heroes, by seat."""
        return [hero.name for hero in self.heroes]

    # --- what a seat may know: a game with secrets tells less ---------------------------------

    def view(self, seat: int) -> dict[str, Any]:
        """The position as this seat may know it."""
        return self.to_json()

    @classmethod
    def from_view(cls, view: Any, seat: int, rng: Random) -> Self:
        """A position in which what the view does not tell is drawn."""
        return cls.from_json(view)

    def redraw(self, seat: int, rng: Random) -> Self:
        """A copy in which all that is hidden from the seat is drawn anew."""
        return self.copy()

    # --- set-up and turns ---------------------------------------------------------------------

    @classmethod
    def check_setup(cls, heroes: Sequence[str], options: Mapping[str, Any]) -> None:
        """Raises BadSetup unless these heroes can play with these options.

        Every game has the option `first`, the seat that begins, beside its `switches`.
        """
        if not cls.fewest_seats <= len(heroes) <= cls.most_seats:
            raise BadSetup(f"{cls.fewest_seats} to {cls.most_seats} heroes play, not {len(heroes)}")
        if any(name not in cls.hero_names for name in heroes) or len(set(heroes)) < len(heroes):
            raise BadSetup(f"different heroes out of {' '.join(cls.hero_names)} play")
        known = ("first", *cls.switches)
        unknown = [str(name) for name in options if name not in known]
        if unknown:
            raise BadSetup(f"the options are {' '.join(known)}, not {' '.join(unknown)}")
        first = options.get("first")
        if first is not None and (type(first) is not int or first not in range(len(heroes))):
            raise BadSetup(f"'first' is a seat from 0 to {len(heroes) - 1}")
        for name in cls.switches:
            if type(options.get(name, True)) is not bool:
                raise BadSetup(f"'{name}' is true or false")

    def give_turn(self, seat: int) -> None:
        self.seat = seat
        self.hero = self.heroes[seat]

    def enter(self, phase: Phase[Any]) -> None:
        """The next question."""
        self.phase = phase

    # --- asking and answering -----------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        return self.phase.actor(self)

    @property
    def ended_by(self) -> str | None:
        return self.phase.by if isinstance(self.phase, Over) else None

    def legal_actions(self) -> Sequence[Action]:
        """Every action, in a fixed order. Worked out once a position."""
        if self._legal is None:
            self._legal = self.phase.actions(self)
        return self._legal

    def chance_outcomes(self) -> list[tuple[Outcome, float]]:
        urn = self.phase.lots(self)
        total = sum(lots for _, lots in urn)
        return [(outcome, lots / total) for outcome, lots in urn if lots]

    def sample(self, rng: Random) -> Outcome:
        """One of the chance outcomes, drawn by its lots."""
        urn = self.phase.lots(self)
        ticket = rng.random() * sum([lots for _, lots in urn])
        for outcome, lots in urn:
            ticket -= lots
            if ticket < 0:
                return outcome
        raise IllegalMove(f"chance has no say in {self.phase!r}")

    def apply(self, answer: Action | Outcome) -> list[Event]:
        """Take one action or outcome and tell what happened."""
        phase = self.phase
        if not phase.allows(self, answer):
            raise IllegalMove(f"{answer!r} is no answer to {phase!r}")
        events: list[Event] = []
        self.told = events
        self._legal = None
        phase.apply(self, answer)
        return events

    def answer(self, form: Any) -> Action | Outcome:
        """The legal action or possible outcome with this JSON form: nothing else can be read."""
        possible = [outcome for outcome, lots in self.phase.lots(self) if lots]
        for answer in (*self.legal_actions(), *possible):
            if pack(answer) == form:
                return answer
        raise IllegalMove(f"{form!r} is no answer to {self.phase!r}")

    def tell(self, event: Event) -> None:
        self.told.append(event)
