"""A position as JSON, for saves, tests, bug reports and boards drawn by hand.

Reading trusts nothing: whatever is no position of this game raises BadPosition with its place.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from karak.rules.cells import by_cell, reachable
from karak.rules.core import Over
from karak.rules.forms import demand, pack, piece, unpack, whole
from karak.rules.landscape import (
    building,
    errands,
    exploring,
    fighting,
    gathering,
    looting,
    plague,
    roaming,
)
from karak.rules.landscape.box_check import check_pieces
from karak.rules.landscape.heroes import FALCON_EYE, MAGIC_RIDE, Hero
from karak.rules.landscape.pieces import (
    AMULETS,
    ARKENSTONE,
    ARMIES,
    BUILDING_AT,
    CASTLE_CELL,
    FULL_LIFE,
    GOODS,
    MAW,
    PLANS,
    PORTAL,
    PRAETORIANS,
    RANK,
    SLOTS,
    START_TILES,
    TURNS_A_SEAT,
    UNITS,
    WAYS,
    Army,
    Building,
    Cell,
    Plan,
    Thing,
    Tile,
)
from karak.rules.reading import check_fields, read_counts, read_names, read_phase, write_counts

if TYPE_CHECKING:
    from karak.rules.landscape.state import State

KINDS: Final[dict[str, type]] = {
    kind.__name__: kind
    for kind in (
        roaming.RollingForStart,
        roaming.Roaming,
        roaming.Unconscious,
        exploring.DrawingTile,
        exploring.ChoosingPlace,
        exploring.LayingTile,
        exploring.DrawingArmy,
        exploring.Weaving,
        fighting.Battle,
        fighting.Mustering,
        fighting.Throwing,
        fighting.Fighting,
        fighting.Shielding,
        looting.Spoils,
        looting.TurningAmulet,
        looting.Looting,
        looting.Dismissing,
        looting.PickUp,
        looting.PickingUp,
        gathering.ChoosingExtra,
        gathering.Unloading,
        gathering.Stealing,
        building.Constructing,
        building.Recruiting,
        plague.Afflicting,
        errands.TurnGoesOn,
        Over,
    )
}
ONCE_A_TURN: Final = (FALCON_EYE, MAGIC_RIDE, PORTAL.name)
MOST: Final = 10**9

# --- writing --------------------------------------------------------------------------------


def write(state: State) -> dict[str, Any]:
    return {
        "game": state.game,
        "heroes": [write_hero(hero) for hero in state.heroes],
        "tiles": {str(cell): tile.name for cell, tile in state.tiles.items()},
        "armies": {str(cell): pack(armies) for cell, armies in state.armies.items()},
        "floor": {str(cell): pack(things) for cell, things in state.floor.items()},
        "stack": write_counts(PLANS, state.stack),
        "top": {"plan": state.top.name, "seat": state.top_known_by} if state.top else None,
        "bag": write_counts(ARMIES, state.bag),
        "amulets": pack(state.amulets),
        "praetorians": state.praetorians,
        "plague_on": state.plague_on,
        "plague": state.plague,
        "seat": state.seat,
        "turn": state.turn,
        "used": state.used,
        "moved": state.moved,
        "gathered": list(state.gathered),
        "spent": list(state.spent),
        "phase": pack(state.phase),
    }


def write_hero(hero: Hero) -> dict[str, Any]:
    return {
        "name": hero.name,
        "cell": hero.cell,
        "life": hero.life,
        "fame": hero.fame,
        "goods": dict(zip(GOODS, hero.goods, strict=True)),
        "units": {unit.name: n for unit, n in zip(UNITS, hero.units, strict=True) if n},
        "things": pack(hero.things),
        "stones": pack(hero.stones),
        "city": hero.city,
        "buildings": pack(hero.buildings),
    }


# --- reading --------------------------------------------------------------------------------


def read(form: Any, kind: type[State]) -> State:
    state = kind(read_names(form, kind))
    fresh = write(state)
    check_fields(form, fresh, "position")
    demand(form["game"] == state.game, "game", f"{state.game} expected")
    last_seat = len(state.heroes) - 1
    read_tiles(state, form["tiles"])
    read_armies(state, form["armies"])
    read_floor(state, form["floor"])
    read_stack(state, form["stack"], form["top"])
    state.bag = read_counts(ARMIES, form["bag"], "bag")
    state.amulets = read_amulets(form["amulets"])
    for seat, hero in enumerate(state.heroes):
        read_hero(state, seat, hero, form["heroes"][seat])
    state.praetorians = whole(form["praetorians"], "praetorians", 0, PRAETORIANS[len(state.heroes)])
    state.plague_on = truth(form["plague_on"], "plague_on")
    if form["plague"] is not None:
        state.plague = whole(form["plague"], "plague", 0, last_seat)
        demand(state.heroes[state.plague].city, "plague", "the plague lies on a city")
    state.give_turn(whole(form["seat"], "seat", 0, last_seat))
    for seat, hero in enumerate(state.heroes):
        waits = state.is_safe(hero.cell) or seat == state.seat
        demand(waits, f"heroes[{seat}].cell", "an enemy is there, and it is another's turn")
    read_turn(state, form)
    read_phase(state, form["phase"], KINDS)
    if isinstance(state.phase, Over):
        demand(can_end(state, state.phase.by), "phase.by", "the game can't have ended like this")
    check_pieces(state)
    return state


def truth(form: Any, where: str) -> bool:
    demand(type(form) is bool, where, "true or false expected")
    return bool(form)


def read_tiles(state: State, form: Any) -> None:
    for cell, name, where in by_cell(form, "tiles"):
        tile = piece(Tile, name, where)
        if cell in START_TILES:
            demand(tile is START_TILES[cell], where, "part of the start tile expected")
        else:
            demand(tile.level, where, "the start tile lies elsewhere")
            state.lay(cell, tile)
    missing = [cell for cell in START_TILES if str(cell) not in form]
    demand(not missing, "tiles", "the start tile is missing")
    joined = reachable(START_TILES, lambda cell: [c for c in around(cell) if c in state.tiles])
    for cell in state.tiles:
        demand(cell in joined, f"tiles[{cell}]", "lies apart from the others")


def around(cell: Cell) -> list[Cell]:
    return [cell + way for way in WAYS]


def read_armies(state: State, form: Any) -> None:
    found: dict[Cell, tuple[Army, ...]] = {}
    for cell, names, where in by_cell(form, "armies"):
        armies: tuple[Army, ...] = unpack(tuple[Army, ...], names, {}, where)
        tile = state.tiles.get(cell)
        level = tile.level if tile and tile.terrain != MAW else 0
        demand(1 <= len(armies) <= level, where, f"1 to {level} armies can be here")
        found[cell] = armies
    state.armies = found


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


def read_stack(state: State, stack: Any, top: Any) -> None:
    counts = read_counts(PLANS, stack, "stack")
    if top is None:
        state.set_stack(counts)
        return
    demand(isinstance(top, dict) and set(top) == {"plan", "seat"}, "top", "plan and seat expected")
    plan = piece(Plan, top["plan"], "top.plan")
    known_by = whole(top["seat"], "top.seat", 0, len(state.heroes) - 1)
    state.set_stack(counts, plan, known_by)


def read_amulets(form: Any) -> tuple[Thing, ...]:
    things = read_things(form, "amulets")
    different = len(set(things)) == len(things) and all(thing in AMULETS for thing in things)
    demand(different, "amulets", "different amulets expected")
    return things


def read_hero(state: State, seat: int, hero: Hero, form: Any) -> None:
    where = f"heroes[{seat}]"
    fresh = write_hero(hero)
    check_fields(form, fresh, where)
    hero.cell = read_cell(state, form["cell"], f"{where}.cell")
    hero.life = whole(form["life"], f"{where}.life", 0, FULL_LIFE)
    hero.fame = whole(form["fame"], f"{where}.fame", 0, MOST)
    goods, units = form["goods"], form["units"]
    demand(isinstance(goods, dict) and set(goods) == set(GOODS), f"{where}.goods", "wrong fields")
    hero.goods = tuple(whole(goods[good], f"{where}.goods.{good}", 0, MOST) for good in GOODS)
    names = {unit.name for unit in UNITS}
    demand(isinstance(units, dict) and set(units) <= names, f"{where}.units", "wrong fields")
    hero.units = tuple(
        whole(units.get(unit.name, 0), f"{where}.units.{unit.name}", 0, unit.count)
        for unit in UNITS
    )
    read_belongings(hero, form, where)
    read_city(state, seat, hero, form, where)


def read_cell(state: State, form: Any, where: str) -> Cell:
    demand(type(form) is int and form in state.tiles, where, "no tile lies there")
    return int(form)


def read_belongings(hero: Hero, form: Any, where: str) -> None:
    hero.things = read_things(form["things"], f"{where}.things")
    hero.stones = read_things(form["stones"], f"{where}.stones")
    taken = Counter(thing.slot for thing in hero.things)
    fit = None not in taken and all(taken[slot] <= most for slot, most in SLOTS.items())
    demand(fit, f"{where}.things", "more than the slots can hold")
    demand(all(stone.points for stone in hero.stones), f"{where}.stones", "soul stones expected")


def read_city(state: State, seat: int, hero: Hero, form: Any, where: str) -> None:
    found: tuple[Building, ...] = unpack(
        tuple[Building, ...], form["buildings"], {}, f"{where}.buildings"
    )
    hero.buildings = tuple(sorted(dict.fromkeys(found), key=BUILDING_AT.__getitem__))
    once = len(hero.buildings) == len(found)
    demand(once, f"{where}.buildings", "each building stands once")
    if form["city"] is None:
        demand(not found, f"{where}.buildings", "buildings stand in a city")
        return
    cell = read_cell(state, form["city"], f"{where}.city")
    barred = (CASTLE_CELL, state.maw, *state.armies, *state.cities)
    demand(cell not in barred, f"{where}.city", "no city can stand there")
    hero.city = cell
    state.cities = {**state.cities, cell: seat}


def read_turn(state: State, form: Any) -> None:
    state.turn = whole(form["turn"], "turn", 0, MOST)
    state.used = whole(form["used"], "used", 0, MOST)
    state.moved = truth(form["moved"], "moved")
    gathered = unpack(tuple[int, ...], form["gathered"], {}, "gathered")
    state.gathered = tuple(read_cell(state, cell, "gathered") for cell in gathered)
    state.spent = unpack(tuple[str, ...], form["spent"], {}, "spent")
    known = all(name in ONCE_A_TURN for name in state.spent)
    demand(known, "spent", f"some of {' '.join(ONCE_A_TURN)} expected")


def can_end(state: State, by: str) -> bool:
    """With the General, or at the limit of turns (L-42, L-81)."""
    if by == "general":
        return ARKENSTONE in state.hero.stones
    return by == "turn_limit" and state.turn >= TURNS_A_SEAT * len(state.heroes)
