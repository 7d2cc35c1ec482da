"""Into the dark: a tile is drawn and laid, a token is drawn for a room (C-11 to C-16, C-22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from karak.rules.catacombs.actions import Keep, Lay
from karak.rules.catacombs.events import TileDrawn, TileLaid, TokenDrawn, TokenLaid
from karak.rules.catacombs.fighting import meet
from karak.rules.catacombs.heroes import FATEWEAVER
from karak.rules.catacombs.pieces import (
    BACK,
    DRAGON,
    PLAN_AT,
    PLANS,
    ROOM,
    SIDE,
    SIDES,
    TOKEN_AT,
    TOKENS,
    Cell,
    Plan,
    Tile,
    Token,
)
from karak.rules.core import Action, Chance, Choice
from karak.rules.forms import value
from karak.rules.piles import changed

if TYPE_CHECKING:
    from karak.rules.catacombs.state import State


@value
class DrawingTile(Chance["State"]):
    """A tile that would seal the dungeon is put back and another drawn: it has no lots (C-22)."""

    to: Cell

    def lots(self, state: State) -> Sequence[tuple[Plan, int]]:
        urn = list(zip(PLANS, state.stack, strict=True))
        if sum(state.stack) == 1 or not must_stay_open(state):
            return urn
        keeping = [(plan, n) for plan, n in urn if n and fitting(state, self.to, plan)]
        return keeping or [(plan, n) for plan, n in urn if n and plan.kind == ROOM] or urn

    def apply(self, state: State, plan: Plan) -> None:
        state.stack = changed(state.stack, PLAN_AT[plan], -1)
        state.tell(TileDrawn(state.seat, self.to, plan, sum(state.stack)))
        state.enter(LayingTile(self.to, plan))

    def fits(self, state: State) -> bool:
        return any(state.stack) and is_ahead(state, self.to)


@value
class LayingTile(Choice["State"]):
    """The drawn tile may be turned (C-12)."""

    to: Cell
    plan: Plan

    def actions(self, state: State) -> list[Action]:
        turns = fitting(state, self.to, self.plan) or connecting(state, self.to, self.plan)
        return [Lay(tile) for tile in turns]

    def apply(self, state: State, action: Lay) -> None:
        tile = action.tile
        sealing = must_stay_open(state) and not keeps_open(state, self.to, tile)
        came_from = state.hero.cell
        state.lay(self.to, tile)
        state.tell(TileLaid(state.seat, self.to, tile))
        state.move(state.seat, self.to, "explore")
        if tile.kind == ROOM and any(state.bag):  # C-21
            state.enter(DrawingToken(came_from, only=DRAGON if sealing else None))
        else:
            state.go_on()

    def fits(self, state: State) -> bool:
        return is_ahead(state, self.to)


@value
class DrawingToken(Chance["State"]):
    """What waits in the room (C-14)."""

    came_from: Cell
    only: Token | None = None  # C-22: here the Dragon sleeps
    first: Token | None = None  # C-69: what the oracle has drawn already

    def lots(self, state: State) -> Sequence[tuple[Token, int]]:
        if self.only:
            return [(self.only, 1)]
        return list(zip(TOKENS, state.bag, strict=True))

    def apply(self, state: State, token: Token) -> None:
        state.bag = changed(state.bag, TOKEN_AT[token], -1)
        state.tell(TokenDrawn(state.seat, state.hero.cell, token, sum(state.bag)))
        if self.first:
            state.enter(Weaving(self.came_from, self.first, token))
        elif FATEWEAVER in state.skills and any(state.bag) and not self.only:
            state.enter(DrawingToken(self.came_from, first=token))
        else:
            lay_token(state, self.came_from, token)

    def fits(self, state: State) -> bool:
        if self.only:
            drawable = self.only is DRAGON and not self.first and state.bag[TOKEN_AT[DRAGON]] > 0
        else:
            drawable = any(state.bag) and (not self.first or FATEWEAVER in state.skills)
        return drawable and in_new_room(state, self.came_from)


@value
class Weaving(Choice["State"]):
    """The oracle picks one of two tokens (C-69)."""

    came_from: Cell
    first: Token
    second: Token

    def actions(self, state: State) -> list[Action]:
        if self.first is self.second:
            return [Keep(self.first)]
        return [Keep(self.first), Keep(self.second)]

    def apply(self, state: State, action: Keep) -> None:
        other = self.second if action.token is self.first else self.first
        state.bag = changed(state.bag, TOKEN_AT[other], +1)
        lay_token(state, self.came_from, action.token, put_back=other)

    def fits(self, state: State) -> bool:
        return FATEWEAVER in state.skills and in_new_room(state, self.came_from)


def lay_token(state: State, came_from: Cell, token: Token, put_back: Token | None = None) -> None:
    cell = state.hero.cell
    state.tokens = {**state.tokens, cell: token}
    state.tell(TokenLaid(state.seat, cell, token, put_back))
    meet(state, came_from)


def connecting(state: State, to: Cell, plan: Plan) -> list[Tile]:
    """The rotations that connect with the tile the hero comes from (C-11)."""
    back = BACK[to - state.hero.cell]
    return [tile for tile in plan.turns if tile.exits & back]


def fitting(state: State, to: Cell, plan: Plan) -> list[Tile]:
    """The rotations that connect and may be laid (C-22)."""
    turns = connecting(state, to, plan)
    if not must_stay_open(state):
        return turns
    return [tile for tile in turns if keeps_open(state, to, tile)]


def must_stay_open(state: State) -> bool:
    """Whether the last undiscovered place is at stake, and matters still (C-22)."""
    return len(state.dark) == 1 and any(state.stack) and state.bag[TOKEN_AT[DRAGON]] > 0


def keeps_open(state: State, to: Cell, tile: Tile) -> bool:
    """Whether this tile leads to an undiscovered place."""
    return any(tile.exits & side and to + way not in state.tiles for side, way, _ in SIDES)


def is_ahead(state: State, to: Cell) -> bool:
    """Whether the hero stands before this undiscovered place."""
    here = state.hero.cell
    side = SIDE.get(to - here, 0)
    dark = to not in state.tiles and state.tiles[here].exits & side
    return bool(dark) and state.hero.life > 0


def in_new_room(state: State, came_from: Cell) -> bool:
    """Whether the hero can just have come from there and discovered his tile, a room."""
    here = state.hero.cell
    empty = here not in state.tokens and here not in state.floor
    next_door = came_from in state.tiles and here - came_from in SIDE
    return empty and state.tiles[here].kind == ROOM and next_door and state.hero.life > 0
