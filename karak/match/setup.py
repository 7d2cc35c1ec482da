"""Who sits down to which game, before anything has happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from karak.bots import BOTS
from karak.rules import GAMES, BadSetup, Random

PERSON: Final = "person"
LONGEST_NAME: Final = 40
LONGEST_SEED: Final = 100


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits here: a person, or a computer player of some level; with which hero."""

    player: str = PERSON  # or the level of a bot
    hero: str | None = None  # None: drawn by the dealer
    name: str = ""

    @property
    def is_person(self) -> bool:
        return self.player == PERSON


@dataclass(frozen=True, slots=True)
class Setup:
    """All that is agreed on before the game; same set-up and choices, same game."""

    game: str
    seats: tuple[Seat, ...]
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        seats = [{"player": s.player, "hero": s.hero, "name": s.name} for s in self.seats]
        return {"game": self.game, "seed": self.seed, "options": dict(self.options), "seats": seats}

    @classmethod
    def from_json(cls, form: Any) -> Setup:
        """Raises BadSetup for anything that is no set-up."""
        try:
            seats = tuple(Seat(row["player"], row["hero"], row["name"]) for row in form["seats"])
            setup = cls(form["game"], seats, form["seed"], form["options"])
        except (KeyError, TypeError) as fault:
            raise BadSetup(f"the set-up is incomplete: {fault}") from None
        setup.check()
        return setup

    def check(self) -> None:
        """Raises BadSetup if nobody could sit down like this."""
        levels = levels_of(self.game)
        for seat in self.seats:
            if seat.player != PERSON and seat.player not in levels:
                raise BadSetup(f"no player is called {seat.player!r}: {PERSON} {' '.join(levels)}")
            if not is_text(seat.name, LONGEST_NAME):
                raise BadSetup(f"a name is a text of at most {LONGEST_NAME} letters")
        if not is_text(self.seed, LONGEST_SEED):
            raise BadSetup(f"the seed is a text of at most {LONGEST_SEED} letters")
        if not isinstance(self.options, dict):
            raise BadSetup("the options are named")
        heroes = [seat.hero for seat in self.seats if seat.hero is not None]
        known = GAMES[self.game].hero_names
        if any(hero not in known for hero in heroes) or len(set(heroes)) < len(heroes):
            raise BadSetup(f"different heroes out of {' '.join(known)} play")
        if len(self.seats) > GAMES[self.game].most_seats:
            raise BadSetup(f"at most {GAMES[self.game].most_seats} play")

    def deal_heroes(self, dealer: Random) -> Setup:
        """Seats without a hero get one of those left."""
        taken = [seat.hero for seat in self.seats]
        left = [hero for hero in GAMES[self.game].hero_names if hero not in taken]
        return replace(self, seats=tuple(_dealt(seat, left, dealer) for seat in self.seats))


def _dealt(seat: Seat, left: list[str], dealer: Random) -> Seat:
    if seat.hero is not None:
        return seat
    return replace(seat, hero=left.pop(int(dealer.random() * len(left))))


def is_text(text: Any, longest: int) -> bool:
    """Short enough, and made of letters that a file can hold: half a surrogate is none."""
    if not isinstance(text, str) or len(text) > longest:
        return False
    return text == text.encode(errors="ignore").decode()


def levels_of(game: Any) -> Sequence[str]:
    """The levels of computer players that this game has."""
    if not isinstance(game, str) or game not in GAMES:
        raise BadSetup(f"no game is called {game!r}: {' '.join(GAMES)}")
    return tuple(BOTS[game])
