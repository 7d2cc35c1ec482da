"""What the referee writes down: the table as the events tell of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from karak.rules.catacombs import State
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import CHEST, PLANS, START, START_TILE, TOKENS, Thing, Tile, Token

OPEN = {-1000: (1, 4), +1: (2, 8), +1000: (4, 1), -1: (8, 2)}  # way: exit here, exit there


class Book:
    """The table of a game, from its events alone."""

    before_step = START  # where the last step began (C-37)
    came_from = START
    only_dragon = False

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

    def lose(self, seat: int, thing: Thing) -> None:
        self.things[seat][thing] -= 1
        assert self.things[seat][thing] >= 0

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
