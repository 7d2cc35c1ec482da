"""Which pieces stand where: the shown table as sprites of the board view."""

from __future__ import annotations

from typing import Final

from karak.app.catacombs.board_view import BoardView
from karak.app.catacombs.crowd import Crowd, Spot, crowd
from karak.app.catacombs.pieces import Sprite
from karak.app.catacombs.shown import Shown
from karak.rules.catacombs.pieces import Cell

HEAD: Final = 0.33  # a torch is held this far above the feet, in tiles


def hero_id(seat: int) -> str:
    return f"hero:{seat}"


def token_id(cell: Cell) -> str:
    return f"token:{cell}"


def thing_id(cell: Cell, at: int) -> str:
    return f"thing:{cell}:{at}"


class Figures:
    """Keeps the sprites of a board view in line with the shown table."""

    def __init__(self, view: BoardView) -> None:
        self.view = view

    def crowd_at(self, shown: Shown, cell: Cell) -> Crowd:
        heroes = len(self.seats_at(shown, cell))
        return crowd(heroes, cell in shown.tokens, len(shown.floor.get(cell, ())))

    def seats_at(self, shown: Shown, cell: Cell) -> list[int]:
        return [seat for seat, hero in enumerate(shown.heroes) if hero.cell == cell]

    def place_all(self, shown: Shown) -> None:
        """Every piece where it belongs."""
        self.view.sprites.clear()
        cells = {hero.cell for hero in shown.heroes} | set(shown.tokens) | set(shown.floor)
        for cell in sorted(cells):
            self.place(shown, cell)
        self.light(shown)

    def place(self, shown: Shown, cell: Cell) -> None:
        """The pieces of one tile, spread so that all can be seen."""
        left, top = cell % 1000, cell // 1000
        spots = self.crowd_at(shown, cell)
        self._drop_things(cell)
        for seat, spot in zip(self.seats_at(shown, cell), spots.heroes, strict=True):
            name = shown.heroes[seat].name
            self._put(hero_id(seat), f"heroes/{name}/standee", "standee", spot, (left, top))
        token = shown.tokens.get(cell)
        if token and spots.token:
            picture = f"catacombs/tokens/{token.name}"
            self._put(token_id(cell), picture, "token", spots.token, (left, top))
        else:
            self.view.sprites.pop(token_id(cell), None)
        things = shown.floor.get(cell, ())
        for at, (thing, spot) in enumerate(zip(things, spots.things, strict=True)):
            self._put(thing_id(cell, at), f"things/{thing.name}", "thing", spot, (left, top))

    def _drop_things(self, cell: Cell) -> None:
        start = f"thing:{cell}:"
        for name in [name for name in self.view.sprites if name.startswith(start)]:
            del self.view.sprites[name]

    def _put(self, name: str, picture: str, kind: str, spot: Spot, corner: tuple[int, int]) -> None:
        x, y = corner[0] + spot.x, corner[1] + spot.y
        self.view.sprites[name] = Sprite(name, picture, x, y, scale=spot.scale, kind=kind)  # type: ignore[arg-type]

    def light(self, shown: Shown) -> None:
        """The torch of whoever's turn it is, and weak lights where others stand alone."""
        here = shown.heroes[shown.seat].cell
        others = {}
        for seat in range(len(shown.heroes)):
            sprite = self.view.sprites[hero_id(seat)]
            if seat == shown.seat:
                self.view.hero_light(sprite.x, sprite.y - HEAD)
                self.view.camera.follow(sprite.x, sprite.y - HEAD)
                sprite.mark = "active"
            else:
                others[shown.heroes[seat].cell] = (sprite.x, sprite.y - HEAD)
                sprite.mark = ""
        self.view.other_lights([point for cell, point in others.items() if cell != here])

    def spot_of(self, shown: Shown, seat: int, cell: Cell) -> tuple[float, float, float]:
        """Where a hero would stand who comes to this tile, and how large."""
        seats = [other for other in self.seats_at(shown, cell) if other != seat]
        order = sorted([*seats, seat])
        found = crowd(len(order), cell in shown.tokens, len(shown.floor.get(cell, ())))
        spot = found.heroes[order.index(seat)]
        return cell % 1000 + spot.x, cell // 1000 + spot.y, spot.scale
