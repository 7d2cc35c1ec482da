"""The catacombs in words."""

from __future__ import annotations

from typing import Any

from karak.rules import Position
from karak.rules.catacombs.actions import Step
from karak.rules.catacombs.events import CurseGiven, Moved, TileLaid, TokenLaid, TurnEnded
from karak.rules.catacombs.fighting import Fighting
from karak.rules.catacombs.pieces import CHEST, FOUNTAIN, GATE, SIDE, START, Cell, Plan, Tile
from karak.rules.catacombs.state import State
from karak.rules.catacombs.walking import way_to
from karak.rules.forms import Piece
from karak.text.telling import Teller

DIRECTIONS = {1: "north", 2: "east", 4: "south", 8: "west"}


class CatacombsTeller(Teller):
    """Tells a game in the catacombs."""

    game = "catacombs"
    seat_fields = frozenset({"seat", "former", "holder"})
    place_fields = frozenset({"cell", "to", "origin", "came_from", "fountain"})

    def place(self, cell: Cell) -> str:
        """Where somebody goes: to the starting tile, or to one that lies so far from it."""
        say = self.texts.say
        if cell == START:
            return say("catacombs-start")
        return say("catacombs-cell", where=self.where(cell))

    def where(self, cell: Cell) -> str:
        """How far from the starting tile: “2 north, 1 east”."""
        down, across = cell // 1000 - START // 1000, cell % 1000 - START % 1000
        say = self.texts.say
        row = say("catacombs-rows", side="south" if down > 0 else "north", n=abs(down))
        column = say("catacombs-columns", side="east" if across > 0 else "west", n=abs(across))
        if down and across:
            return say("catacombs-place", row=row, column=column)
        return row if down else column

    def event(self, event: Any) -> str | None:
        """What goes without saying is not said."""
        match event:
            case Moved(how="explore") | TokenLaid(put_back=None):
                return None
            case TurnEnded(cause=cause) if cause != "choice":
                return None
        return super().event(event)

    def choice(self, state: Position, action: Any) -> str:
        """Where a step leads, and what waits there."""
        choice = super().choice(state, action)
        sight = self.around(state, action)["sight"] if isinstance(action, Step) else ""
        if not sight:
            return choice
        return self.texts.say("catacombs-do-step-sight", choice=choice, sight=sight)

    def arguments(self, told: Any) -> dict[str, Any]:
        args = super().arguments(told)
        match told:
            case CurseGiven(former=former, holder=holder):
                args["kept"] = "yes" if former == holder else "no"
            case TileLaid(cell=cell):
                args["cell"] = self.where(cell)
        return args

    def key_of(self, piece: Piece) -> str:
        """Tiles are named by their kind: nobody says “a room with three exits”."""
        if isinstance(piece, (Tile, Plan)):
            return f"tile-{piece.kind}"
        return super().key_of(piece)

    def argument(self, name: str, value: Any) -> Any:
        match name:
            case "heroes":
                return self.texts.listed([self.texts.inside(f"hero-{hero}") for hero in value])
            case "seats" | "winners":
                return self.texts.listed([self.texts.inside(self.hero(seat)) for seat in value])
            case "dice" | "rolled":
                return " + ".join(str(die) for die in value)
            case "first" if value is not None:
                return self.hero(value)
        return super().argument(name, value)

    def around(self, state: Any, action: Any) -> dict[str, Any]:
        """Which way an action leads, and what is to be seen there."""
        here = state.hero.cell
        to = getattr(action, "to", None)
        if to is not None:
            known = to in state.tiles
            return {
                "direction": DIRECTIONS.get(SIDE.get(to - here, 0), "far"),
                "way": way_to(state, here, to) if known else "explore",
                "sight": self.sight(state, to) if known else "",
            }
        tile = getattr(action, "tile", None)
        if tile is not None:
            sides = [name for side, name in DIRECTIONS.items() if tile.exits & side]
            names = [self.texts.say(f"side-{name}") for name in sides]
            return {"sides": self.texts.listed(names)}
        if isinstance(state.phase, Fighting):
            return {"total": state.phase.total(state), "strength": state.tokens[here].strength}
        return {"sight": self.sight(state, here)}

    def sight(self, state: State, cell: Cell) -> str:
        """What a hero sees on a tile."""
        say = self.texts.say
        token = state.tokens.get(cell)
        seen = []
        if token is CHEST:
            seen.append(say("token-chest"))
        elif token:
            name = self.key_of(token)
            seen.append(say("catacombs-sight-monster", monster=name, strength=token.strength))
        seen += [say(self.key_of(thing)) for thing in state.floor.get(cell, ())]
        if state.tiles[cell].kind in (FOUNTAIN, GATE):
            seen.append(say(f"tile-{state.tiles[cell].kind}"))
        return self.texts.listed(seen)
