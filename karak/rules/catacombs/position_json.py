"""A position as JSON, for saves, tests, bug reports and boards drawn by hand.

Reading trusts nothing: whatever is no position of this game raises BadPosition with its place.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from karak.rules.catacombs import exploring, fighting, looting, walking
from karak.rules.catacombs.heroes import Hero
from karak.rules.catacombs.pieces import (
    DRAGON_TREASURE,
    FULL_LIFE,
    PATIENCE,
    PLANS,
    RANK,
    ROOM,
    SIDES,
    SLOTS,
    START,
    START_TILE,
    STEPS,
    TOKENS,
    Cell,
    Thing,
    Tile,
    Token,
)
from karak.rules.cells import by_cell, reachable
from karak.rules.core import Over, Phase
from karak.rules.forms import Piece, demand, pack, piece, unpack, whole
from karak.rules.reading import check_fields, read_counts, read_names, read_phase, write_counts

if TYPE_CHECKING:
    from karak.rules.catacombs.state import State

PHASES: Final[dict[str, type[Phase[Any]]]] = {
    phase.__name__: phase
    for phase in (
        walking.RollingForStart,
        walking.Walking,
        walking.Unconscious,
        exploring.DrawingTile,
        exploring.LayingTile,
        exploring.DrawingToken,
        exploring.Weaving,
        fighting.Meeting,
        fighting.Rolling,
        fighting.Fighting,
        fighting.ThrownBack,
        fighting.Reincarnating,
        looting.Looting,
        looting.Cursing,
        looting.PickingUp,
        Over,
    )
}

# --- writing --------------------------------------------------------------------------------


def write(state: State) -> dict[str, Any]:
    return {
        "game": state.game,
        "heroes": [write_hero(hero) for hero in state.heroes],
        "tiles": {str(cell): tile.name for cell, tile in state.tiles.items()},
        "tokens": {str(cell): token.name for cell, token in state.tokens.items()},
        "floor": {str(cell): pack(things) for cell, things in state.floor.items()},
        "stack": write_counts(PLANS, state.stack),
        "bag": write_counts(TOKENS, state.bag),
        "curse": state.curse,
        "seat": state.seat,
        "turn": state.turn,
        "last_news": state.last_news,
        "steps": state.steps,
        "phase": pack(state.phase),
    }


def write_hero(hero: Hero) -> dict[str, Any]:
    return {
        "name": hero.name,
        "cell": hero.cell,
        "safe": hero.safe,
        "life": hero.life,
        "things": pack(hero.things),
        "treasures": pack(hero.treasures),
    }


# --- reading --------------------------------------------------------------------------------


def read(form: Any, kind: type[State]) -> State:
    state = kind(read_names(form, kind))
    fresh = write(state)
    check_fields(form, fresh, "position")
    demand(form["game"] == state.game, "game", f"{state.game} expected")
    state.turn = whole(form["turn"], "turn", 0, 10**9)
    read_tiles(state, form["tiles"])
    read_tokens(state, form["tokens"])
    read_floor(state, form["floor"])
    state.stack = read_counts(PLANS, form["stack"], "stack")
    state.bag = read_counts(TOKENS, form["bag"], "bag")
    for seat, hero in enumerate(state.heroes):
        read_hero(state, hero, form["heroes"][seat], f"heroes[{seat}]")
    last_seat = len(state.heroes) - 1
    if form["curse"] is not None:
        state.curse = whole(form["curse"], "curse", 0, last_seat)
    state.give_turn(whole(form["seat"], "seat", 0, last_seat))
    state.last_news = whole(form["last_news"], "last_news", 0, state.turn)
    state.steps = whole(form["steps"], "steps", 0, STEPS)
    read_phase(state, form["phase"], PHASES)
    begun = state.turn > 0 or isinstance(state.phase, walking.RollingForStart)
    demand(begun, "turn", "before the first turn nobody does anything but roll")
    check_pieces(state)
    check_end(state)
    return state


def read_tiles(state: State, form: Any) -> None:
    for cell, name, where in by_cell(form, "tiles"):
        tile = piece(Tile, name, where)
        start = (cell == START) == (tile is START_TILE)
        demand(start, where, f"{START_TILE.name} lies on {START} and nowhere else")
        if cell != START:
            state.lay(cell, tile)
    demand(str(START) in form, "tiles", f"{START} expected")
    joined = reachable([START], lambda cell: passages(state, cell))
    for cell in state.tiles:
        demand(cell in joined, f"tiles[{cell}]", "no way leads there from the start")


def passages(state: State, cell: Cell) -> list[Cell]:
    """The tiles next door, where both have an open side (C-10)."""
    tiles = state.tiles
    ahead = [(cell + way, back) for side, way, back in SIDES if tiles[cell].exits & side]
    return [to for to, back in ahead if to in tiles and tiles[to].exits & back]


def read_tokens(state: State, form: Any) -> None:
    tokens = {cell: piece(Token, name, where) for cell, name, where in by_cell(form, "tokens")}
    for cell in tokens:
        room = cell in state.tiles and state.tiles[cell].kind == ROOM
        demand(room, f"tokens[{cell}]", "tokens lie in rooms")
    state.tokens = tokens


def read_floor(state: State, form: Any) -> None:
    floor = {cell: read_things(names, where) for cell, names, where in by_cell(form, "floor")}
    for cell, things in floor.items():
        where = f"floor[{cell}]"
        demand(cell in state.tiles, where, "no tile lies there")
        demand(things and all(thing.slot for thing in things), where, "things to carry expected")
    state.floor = floor


def read_things(form: Any, where: str) -> tuple[Thing, ...]:
    things: tuple[Thing, ...] = unpack(tuple[Thing, ...], form, {}, where)
    return tuple(sorted(things, key=RANK.__getitem__))


def read_hero(state: State, hero: Hero, form: Any, where: str) -> None:
    fresh = write_hero(hero)
    check_fields(form, fresh, where)
    for name in ("cell", "safe"):
        known = type(form[name]) is int and form[name] in state.tiles
        demand(known, f"{where}.{name}", "no tile lies there")
        setattr(hero, name, form[name])
    demand(not state.monster_at(hero.safe), f"{where}.safe", "a monster is there")  # C-37
    hero.life = whole(form["life"], f"{where}.life", 0, FULL_LIFE)
    hero.things = read_things(form["things"], f"{where}.things")
    hero.treasures = read_things(form["treasures"], f"{where}.treasures")
    taken = Counter(thing.slot for thing in hero.things)
    fit = None not in taken and all(taken[slot] <= most for slot, most in SLOTS.items())
    demand(fit, f"{where}.things", "more than the slots can hold")
    treasures = all(thing.slot is None for thing in hero.treasures)
    demand(treasures, f"{where}.treasures", "treasures expected")


def check_pieces(state: State) -> None:
    """No piece may be there more often than it lies in the box; it may well be missing."""
    tiles = Counter((tile.kind, tile.shape) for cell, tile in state.tiles.items() if cell != START)
    for plan, in_stack in zip(PLANS, state.stack, strict=True):
        laid = tiles.pop((plan.kind, plan.shape), 0) + held(state.phase, plan)
        demand(laid + in_stack <= plan.count, f"stack.{plan.name}", f"only {plan.count} exist")
    demand(not tiles, "tiles", "a tile that is not in the box")
    won = Counter(
        thing
        for things in (*state.floor.values(), *(h.things + h.treasures for h in state.heroes))
        for thing in things
    )
    left: Counter[Thing] = Counter()  # what has not been won yet and can have been
    for token, in_bag in zip(TOKENS, state.bag, strict=True):
        laid = sum(token is other for other in state.tokens.values()) + held(state.phase, token)
        demand(laid + in_bag <= token.count, f"bag.{token.name}", f"only {token.count} exist")
        left[token.back] += token.count - laid - in_bag
    for thing, n in won.items():
        demand(n <= left[thing], "heroes", f"more {thing.name} than can have been won")


def check_end(state: State) -> None:
    """The game ends with the Dragon, or long after the last news, and not otherwise."""
    quiet = state.turn - state.last_news
    demand(quiet <= PATIENCE, "last_news", f"{PATIENCE} turns without news end the game")  # C-82
    if any(DRAGON_TREASURE in hero.treasures for hero in state.heroes):
        demand(
            state.ended_by == "dragon", "phase", "the Dragon is beaten: the game is over"
        )  # C-80
    elif isinstance(state.phase, Over):
        silent = state.ended_by == "no_progress" and quiet == PATIENCE
        demand(silent, "phase.by", "the game can't have ended like this")


def held(phase: Phase[Any], kind: Piece) -> int:
    """How many pieces of this kind the phase holds between stack or bag and table."""
    match phase:
        case exploring.LayingTile(_, plan):
            return int(plan is kind)
        case exploring.DrawingToken(_, _, first):
            return int(first is kind)
        case exploring.Weaving(_, first, second):
            return (first is kind) + (second is kind)
    return 0
