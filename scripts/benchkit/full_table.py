"""A late game to measure: all 80 tiles lie in a rectangle, with heroes and tokens among them.

The position is made, not played, so that the window is full of tiles wherever one looks: no game
that is played asks more of a frame. Everything above it is the game's own: scene, panels, map.
"""

from __future__ import annotations

import random
from pathlib import Path

from karak.match import PERSON, Match, Seat, Setup
from karak.rules import CHANCE
from karak.rules.catacombs.pieces import (
    PLANS,
    SIDES,
    START,
    START_TILE,
    THINGS,
    TOKENS,
    Cell,
    Plan,
    Tile,
)
from karak.rules.catacombs.state import State

SIZE = (1920, 1080)
COLUMNS, ROWS = range(95, 105), range(96, 104)  # 80 cells, the start among them
HEROES = ("horan", "taia", "aderyn", "victorius")
MONSTERS_AND_CHESTS = 14
LATE = 60  # tiles laid
TRIES = 40  # tiles looked at for each place; the best of them is laid


def full_match(player: str = PERSON) -> Match:
    """Four players before a full board; the first may walk."""
    seats = tuple(Seat(player, hero) for hero in HEROES)
    match = Match.begin(Setup("catacombs", seats, "bench", {"first": 0}))
    assert isinstance(match.state, State)  # noqa: S101 (for the type checker)
    fill(match.state, random.Random(4))
    return match


def late_match(level: str = "greedy") -> Match:
    """A long game of computers; one of them has to decide."""
    seats = tuple(Seat(level, hero) for hero in HEROES)
    match = Match.begin(Setup("catacombs", seats, "bench", {"first": 0}))
    while len(match.state.tiles) < LATE or match.state.actor == CHANCE:
        match.advance()
    return match


def fill(state: State, rng: random.Random) -> None:
    bag = [plan for plan in PLANS for _ in range(plan.count)]
    for cell in (1000 * row + column for row in ROWS for column in COLUMNS):
        if cell != START:
            state.lay(cell, draw_fitting(bag, state, cell, rng))
    state.stack = tuple(0 for _ in PLANS)
    free = [cell for cell in state.tiles if cell != START]
    rng.shuffle(free)
    state.tokens = {free.pop(): TOKENS[at % len(TOKENS)] for at in range(MONSTERS_AND_CHESTS)}
    state.floor = {free.pop(): (thing,) for thing in THINGS if thing.slot}
    state.bag = tuple(max(0, token.count - 2) for token in TOKENS)
    for hero in state.heroes[1:]:
        hero.cell = hero.safe = free.pop()
    for hero in state.heroes:
        hero.things = THINGS[:2]
        hero.treasures = (THINGS[-2],)
    state.go_on()


def draw_fitting(bag: list[Plan], state: State, cell: Cell, rng: random.Random) -> Tile:
    """Of some tiles the one that goes best with its neighbours."""
    tries = [(rng.randrange(len(bag)), rng.random()) for _ in range(TRIES)]
    found = [(at, rng.choice(bag[at].turns), luck) for at, luck in tries]
    at, tile, _ = max(found, key=lambda one: (fitting(state, cell, one[1]), one[2]))
    del bag[at]
    return tile


def fitting(state: State, cell: Cell, tile: Tile) -> int:
    """On how many sides a tile goes with what lies there."""
    there = {**state.tiles, START: START_TILE}
    return sum(
        bool(tile.exits & side) == bool(there[cell + way].exits & back)
        for side, way, back in SIDES
        if cell + way in there
    )


def settings_in(folder: Path) -> None:
    """The game as it comes, in a window of the size that is measured."""
    from karak.app.settings import Settings, SettingsFile  # noqa: PLC0415

    SettingsFile(folder / "settings.json").save(Settings(language="en", window=list(SIZE)))
