"""What a terminal shows of the catacombs."""

from __future__ import annotations

from typing import Any, Final

from karak.bots.odds import chance_to_win
from karak.match import Match
from karak.rules.catacombs.actions import Attack, Step
from karak.rules.catacombs.pieces import (
    DRAGON,
    EAST,
    NORTH,
    SOUTH,
    STEPS,
    WEST,
    Cell,
    Tile,
    Token,
)
from karak.rules.catacombs.state import State
from karak.text import Teller, Texts

KINDS: Final = {"room": "R", "corridor": ":", "gate": "G", "fountain": "F"}


class CatacombsScreen:
    """The map, the players, the odds."""

    def __init__(self, match: Match, texts: Texts, teller: Teller) -> None:
        self.match = match
        self.texts = texts
        self.teller = teller

    @property
    def state(self) -> State:
        state = self.match.state
        assert isinstance(state, State)  # noqa: S101 (for mypy: this screen is made for it)
        return state

    # --- the map ----------------------------------------------------------------------------

    def map(self) -> list[str]:
        """Each tile is three lines of five letters: walls around what is on it."""
        state = self.state
        shown = {*state.tiles, *state.dark}
        rows = range(min(c // 1000 for c in shown), max(c // 1000 for c in shown) + 1)
        columns = range(min(c % 1000 for c in shown), max(c % 1000 for c in shown) + 1)
        lines = []
        for row in rows:
            blocks = [self.block(1000 * row + column) for column in columns]
            lines += ["".join(block[at] for block in blocks).rstrip() for at in range(3)]
        return lines

    def block(self, cell: Cell) -> tuple[str, str, str]:
        tile = self.state.tiles.get(cell)
        if tile is None:
            return "     ", "  ?  " if cell in self.state.dark else "     ", "     "
        exits = tile.exits
        top = "+   +" if exits & NORTH else "+---+"
        left, right = " " if exits & WEST else "|", " " if exits & EAST else "|"
        bottom = "+   +" if exits & SOUTH else "+---+"
        return top, f"{left}{self.content(cell, tile)}{right}", bottom

    def content(self, cell: Cell, tile: Tile) -> str:
        """A hero, what the tile is or who waits on it, and whether things lie there."""
        state = self.state
        here = [seat for seat, hero in enumerate(state.heroes) if hero.cell == cell]
        shown = state.seat if state.seat in here else here[0] if here else None
        hero = " " if shown is None else str(shown + 1)
        token = state.tokens.get(cell)
        return hero + (letter(token) if token else KINDS[tile.kind]) + self.mark(cell, here)

    def mark(self, cell: Cell, here: list[int]) -> str:
        if len(here) > 1:
            return "+"  # more than one hero
        return "*" if cell in self.state.floor else " "

    # --- the players ------------------------------------------------------------------------

    def players(self) -> list[str]:
        """A line for each hero, and what is left to draw."""
        lines = [self.player(seat) for seat in range(len(self.state.heroes))]
        tiles, tokens = sum(self.state.stack), sum(self.state.bag)
        return [*lines, self.texts.say("catacombs-terminal-left", tiles=tiles, tokens=tokens)]

    def player(self, seat: int) -> str:
        hero = self.state.heroes[seat]
        say = self.texts.say
        is_person = self.match.setup.seats[seat].is_person
        return say(
            "catacombs-terminal-player",
            number=seat + 1,
            hero=self.teller.hero(seat),
            player=say("terminal-person" if is_person else "terminal-computer"),
            life=hero.life,
            points=hero.points,
            place=self.teller.place(hero.cell),
            things=self.teller.things(hero.things + hero.treasures) or "none",
            cursed="yes" if self.state.curse == seat else "no",
        )

    # --- choices ----------------------------------------------------------------------------

    def question(self) -> str:
        """What the player is asked."""
        hero = self.teller.hero(self.state.seat)
        return self.texts.say("catacombs-terminal-asks", hero=hero, steps=self.state.steps)

    def chance(self, action: Any) -> float | None:
        """The chance of winning the fight that this action begins."""
        state = self.state
        cell = action.to if isinstance(action, Step) else state.hero.cell
        monster = state.monster_at(cell)
        if monster is None or not isinstance(action, (Step, Attack)):
            return None
        steps = state.steps - isinstance(action, Step)
        return float(chance_to_win(state, state.seat, monster, first_step=steps == STEPS - 1))


def letter(token: Token) -> str:
    return "D" if token is DRAGON else token.name[0]
