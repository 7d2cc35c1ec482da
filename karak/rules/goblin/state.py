"""A game of Goblin at one moment, and the things that happen to it from several rules.

Heroes and counters change in place. Everything else (monsters, decks, backs, arsenal, cards) is
replaced by a new value when it changes and never altered: copies share it, and the read-only types
hold us to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from karak.rules.core import Over, Phase, Position, Random
from karak.rules.goblin import events as ev
from karak.rules.goblin import hiding, position_json, turn
from karak.rules.goblin.cards import (
    ALL_BACKS,
    FEWEST_SEATS,
    FULL_LIFE,
    HEALTH,
    MONSTERS,
    MOST_SEATS,
    RANK,
    TURN_LIMIT,
    Cards,
    in_order,
)
from karak.rules.goblin.drawing import tidy_hand
from karak.rules.goblin.heroes import Hero
from karak.rules.goblin.pieces import HEROES, Elixir, Gear, Monster, Place
from karak.rules.piles import without


class State(Position):
    """Karak: Goblin, the card game."""

    game = "goblin"
    hero_names = HEROES
    fewest_seats = FEWEST_SEATS
    most_seats = MOST_SEATS
    switches = ("skills",)
    rules_version = 1

    __slots__ = (
        "arsenal",
        "backs",
        "decks",
        "monsters",
        "played",
        "with_skills",
    )

    def __init__(self, heroes: Sequence[str], with_skills: bool, first: int | None = None) -> None:
        self.heroes: list[Hero] = [Hero(name, with_skills) for name in heroes]
        self.hero: Hero = self.heroes[0]  # whose turn it is
        self.with_skills = with_skills
        self.monsters: Mapping[Place, Monster] = {}  # face up
        self.decks = tuple(monster.count for monster in MONSTERS)  # face down, as in MONSTERS
        self.backs = ALL_BACKS  # not turned over yet, in the order of BACKS
        self.arsenal: tuple[Gear, ...] = ()
        self.played: Cards = ()  # in this turn, in their order
        self.seat = 0
        self.turn = 0  # counted over all seats
        self._legal = None
        self.told = []
        self.phase: Phase[Any] = turn.LayingOut(first)

    @classmethod
    def new(cls, heroes: Sequence[str], options: Mapping[str, Any]) -> State:
        """Options: `first`, the seat that begins (else by lot); `skills`, on by default (G-70)."""
        cls.check_setup(heroes, options)
        first, skills = options.get("first"), options.get("skills", True)
        state = cls(heroes, skills, first)
        state.tell(ev.GameBegan(tuple(heroes), first, skills))
        return state

    # --- looking ----------------------------------------------------------------------------

    @property
    def skills(self) -> frozenset[str]:
        """What the hero whose turn it is can do."""
        return self.hero.skills

    @property
    def scores(self) -> list[float]:
        """The keys, and one point more for the lord."""
        scores: list[float] = [hero.keys for hero in self.heroes]
        if self.ended_by == "lord":
            scores[self.seat] += 1
        return scores

    @property
    def winners(self) -> list[int]:
        """Who beat the lord (G-80), else most keys, then most LP (G-81)."""
        if self.actor is not None:
            return []
        if self.ended_by == "lord":
            return [self.seat]
        standing = [(hero.keys, hero.life) for hero in self.heroes]
        return [seat for seat, has in enumerate(standing) if has == max(standing)]

    # --- the course of a turn ---------------------------------------------------------------

    def begin_turn(self, seat: int) -> None:
        self.turn += 1
        self.give_turn(seat)
        self.tell(ev.TurnBegan(seat, self.turn))
        self.enter(turn.TakingTurn())

    def end_turn(self, cause: str) -> None:
        """Played cards go to the discard pile, then the hand is put in order (G-14)."""
        self.tell(ev.TurnEnded(self.seat, self.turn, cause))
        if self.played:
            self.tell(ev.PlayedDiscarded(self.seat, self.played))
            self.hero.discard = in_order((*self.hero.discard, *self.played))
            self.played = ()
        tidy_hand(self)

    def pass_turn(self) -> None:
        if self.turn >= TURN_LIMIT * len(self.heroes):
            self.end("turn_limit")  # G-81
        else:
            self.begin_turn((self.seat + 1) % len(self.heroes))

    def end(self, by: str) -> None:
        self.phase = Over(by)
        self.tell(ev.GameEnded(by, tuple(self.scores), tuple(self.winners)))

    # --- changing: all of it happens to the hero whose turn it is ---------------------------

    def change_life(self, by: int, cause: str) -> None:
        before = self.hero.life
        self.hero.life = min(FULL_LIFE, max(0, before + by))
        if self.hero.life != before:
            self.tell(ev.LifeChanged(self.seat, before, self.hero.life, cause))

    def use_up(self, elixir: Elixir) -> None:
        self.hero.elixirs = tuple(other for other in self.hero.elixirs if other is not elixir)
        self.tell(ev.ElixirUsed(self.seat, elixir))

    def drink_health(self) -> None:
        """G-60."""
        self.use_up(HEALTH)
        self.change_life(FULL_LIFE, HEALTH.name)

    def give_to_arsenal(self, gear: Gear, cause: str) -> None:
        self.arsenal = tuple(sorted((*self.arsenal, gear), key=RANK.__getitem__))
        self.tell(ev.GearGivenAway(self.seat, gear, cause))

    def take_from_arsenal(self, gear: Gear) -> None:
        self.arsenal = without(self.arsenal, gear)

    # --- what a seat may know ---------------------------------------------------------------

    def view(self, seat: int) -> dict[str, Any]:
        return hiding.view(self, seat)

    @classmethod
    def from_view(cls, view: Any, seat: int, rng: Random) -> State:
        return cls.from_json(hiding.filled_in(view, seat)).redraw(seat, rng)

    def redraw(self, seat: int, rng: Random) -> State:
        return hiding.redraw(self, seat, rng)

    # --- copies and JSON --------------------------------------------------------------------

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.heroes = [hero.copy() for hero in self.heroes]
        twin.give_turn(self.seat)
        twin.with_skills = self.with_skills
        twin.monsters = self.monsters
        twin.decks = self.decks
        twin.backs = self.backs
        twin.arsenal = self.arsenal
        twin.played = self.played
        twin.turn = self.turn
        twin.phase = self.phase
        twin._legal = self._legal
        twin.told = []
        return twin

    def to_json(self) -> dict[str, Any]:
        return position_json.write(self)

    @classmethod
    def from_json(cls, form: Any) -> State:
        return position_json.read(form, cls)
