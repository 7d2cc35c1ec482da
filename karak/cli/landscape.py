"""What a terminal shows of Karak II."""

from __future__ import annotations

from typing import Any, Final

from karak.match import Match
from karak.rules.landscape.fighting import strength_of
from karak.rules.landscape.pieces import CASTLE_CELL, MAW, SIDES, YIELDS, Cell, Tile
from karak.rules.landscape.state import State
from karak.text import Teller, Texts
from karak.text.landscape import LandscapeTeller

WIDTH: Final = 8  # of a tile on the map, with one border; the rows are shifted by half of it
HEIGHT: Final = 3  # two lines for the tile, one between the rows
LETTERS: Final = "FWS"  # in the order of GOODS
CHASM: Final = "#"
# where a side shows its chasm, seen from the upper left corner, in the order of SIDES: line, column
EDGES: Final = (
    ((0, 8), (1, 8)),
    ((2, 5), (2, 6), (2, 7)),
    ((2, 1), (2, 2), (2, 3)),
    ((0, 0), (1, 0)),
    ((-1, 1), (-1, 2), (-1, 3)),
    ((-1, 5), (-1, 6), (-1, 7)),
)


class LandscapeScreen:
    """The map and the players."""

    def __init__(self, match: Match, texts: Texts, teller: Teller) -> None:
        assert isinstance(teller, LandscapeTeller)  # noqa: S101 (for mypy)
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
        """Hexagons in rows; each row is shifted by half a tile against the one above."""
        state = self.state
        drawn: dict[tuple[int, int], str] = {}
        for cell, tile in state.tiles.items():
            self.draw(drawn, cell, tile)
        for cell in state.frontier if state.tiles_left else ():
            write(drawn, corner(cell), 0, "?")
        lines = range(min(y for y, _ in drawn), max(y for y, _ in drawn) + 1)
        left, right = min(x for _, x in drawn), max(x for _, x in drawn)
        return [
            "".join(drawn.get((y, x), " ") for x in range(left, right + 1)).rstrip() for y in lines
        ]

    def draw(self, drawn: dict[tuple[int, int], str], cell: Cell, tile: Tile) -> None:
        at = corner(cell)
        write(drawn, at, 0, self.land(cell, tile))
        write(drawn, at, 1, self.people(cell))
        for (side, _, _), marks in zip(SIDES, EDGES, strict=True):
            if not tile.open & side:
                drawn.update({(at[0] + y, at[1] + x): CHASM for y, x in marks})

    def land(self, cell: Cell, tile: Tile) -> str:
        """What can be gathered, and whose city it is."""
        state = self.state
        if tile.terrain == MAW:
            return "MAW"
        if cell == CASTLE_CELL:
            return "KARAK"
        yields = zip(LETTERS, YIELDS[tile.terrain], strict=True)
        letters = "".join(letter * n for letter, n in yields)
        owner = state.cities.get(cell)
        if owner is None:
            return letters
        return f"{letters} C{owner + 1}{'!' if state.plague == owner else ''}"

    def people(self, cell: Cell) -> str:
        """Heroes, who waits for them, and whether things lie there."""
        state = self.state
        shown = "".join(str(at) for at, hero in enumerate(state.heroes, 1) if hero.cell == cell)
        if cell == state.maw:
            shown += f" G{state.general_strength}"
        elif cell in state.armies:
            shown += f" ({strength_of(state.armies[cell])})"
        return (shown + " *" * (cell in state.floor)).strip() or "."

    # --- the players ------------------------------------------------------------------------

    def players(self) -> list[str]:
        """A line for each hero, and what is left to draw."""
        state = self.state
        left = self.texts.say(
            "landscape-terminal-left",
            tiles=state.tiles_left,
            armies=sum(state.bag),
            praetorians=state.praetorians,
            strength=state.general_strength,
        )
        lines = [line for seat in range(len(state.heroes)) for line in self.player(seat)]
        return [*lines, left]

    def player(self, seat: int) -> list[str]:
        """Who it is and how he stands; below it what he has, if he has anything."""
        hero = self.state.heroes[seat]
        teller = self.teller
        say = self.texts.say
        is_person = self.match.setup.seats[seat].is_person
        line = say(
            "landscape-terminal-player",
            number=seat + 1,
            hero=teller.hero(seat),
            player=say("terminal-person" if is_person else "terminal-computer"),
            where=teller.where(hero.cell),
            life=hero.life,
            glory=hero.glory,
            points=hero.points,
        )
        holdings = self.holdings(seat)
        if not holdings:
            return [line]
        return [line, say("landscape-terminal-holdings", holdings=teller.joined(holdings))]

    def holdings(self, seat: int) -> list[str]:
        """Resources, army, things and city."""
        hero = self.state.heroes[seat]
        teller = self.teller
        found = [
            teller.goods(hero.goods) if any(hero.goods) else "",
            teller.held_units(hero.units),
            teller.things(hero.things + hero.stones),
            "" if hero.city is None else self.city(seat, hero.city),
        ]
        return [words for words in found if words]

    def city(self, seat: int, cell: Cell) -> str:
        return self.texts.say(
            "landscape-terminal-city",
            where=self.teller.where(cell),
            buildings=self.teller.things(self.state.heroes[seat].buildings) or "none",
            plague="yes" if self.state.plague == seat else "no",
        )

    # --- choices ----------------------------------------------------------------------------

    def question(self) -> str:
        """What the player is asked."""
        state, teller = self.state, self.teller
        return self.texts.say(
            "landscape-terminal-asks",
            hero=teller.hero(state.seat),
            actions=max(0, state.hero.actions - state.used),
            moved="yes" if state.moved else "no",
            **teller.asked(state),
            **teller.fight(state),
        )

    def chance(self, action: Any) -> float | None:
        """The odds of Karak II are not worked out yet."""
        return None


def corner(cell: Cell) -> tuple[int, int]:
    """Line and column of a tile's upper left corner."""
    across, down = cell // 1000, cell % 1000
    return HEIGHT * down, WIDTH * across + WIDTH // 2 * down


def write(drawn: dict[tuple[int, int], str], at: tuple[int, int], line: int, words: str) -> None:
    """Into the middle of a tile."""
    for x, letter in enumerate(f"{words:^{WIDTH - 1}}", at[1] + 1):
        drawn[at[0] + line, x] = letter
