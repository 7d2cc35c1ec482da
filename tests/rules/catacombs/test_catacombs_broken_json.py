"""Forms that are no positions are refused, and the place of the fault is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from karak.rules import BadPosition, state_from_json
from karak.rules.catacombs import State
from karak.rules.catacombs import actions as do
from karak.rules.catacombs.pieces import START, TILES, Plan
from tests.rules.catacombs.json_scenes import HUGE, NAN, Form, base
from tests.rules.catacombs.scenes import EAST, EAST2, NORTH, ROW, SOUTH, game, lay, play, stand

Change = Callable[[Form], Any]


def at(*path: Any, to: Any) -> Change:
    """Put something else at this place of the form."""

    def change(form: Form) -> None:
        *way, last = path
        place: Any = form
        for key in way:
            place = place[key]
        place[last] = to

    return change


def without(*path: Any) -> Change:
    def change(form: Form) -> None:
        *way, last = path
        place: Any = form
        for key in way:
            place = place[key]
        del place[last]

    return change


def phase(kind: str, **fields: Any) -> Change:
    return at("phase", to={"kind": kind, **fields})


HORAN = ("heroes", 0)
IN_ROOM = {"came_from": EAST}
ROLL = {"came_from": EAST, "kept": [], "cause": "fight", "again": False}
FIGHT = {"came_from": EAST, "dice": [1, 1], "bolts": 0, "lives": 0, "may_roll_again": True}
LAYING_T = phase("LayingTile", to=EAST - ROW, plan="room-T")

BROKEN: list[tuple[str, str, Change]] = [
    # (what is wrong, the place that is named, how it is made)
    ("field missing", "position", without("curse")),
    ("field too many", "position", at("moon", to=1)),
    ("another game", "game", at("game", to="chess")),
    ("game is a list", "game", at("game", to=["catacombs"])),
    ("heroes missing", "heroes", without("heroes")),
    ("heroes no list", "heroes", at("heroes", to={})),
    ("one hero", "heroes", without("heroes", 1)),
    ("hero is no object", "heroes[1].name", at("heroes", 1, to="taia")),
    ("unknown hero", "heroes[0].name", at(*HORAN, "name", to="gandalf")),
    ("hero named by a list", "heroes[0].name", at(*HORAN, "name", to=["horan"])),
    ("hero twice", "heroes[1].name", at("heroes", 1, "name", to="horan")),
    ("hero's field missing", "heroes[0]", without(*HORAN, "safe")),
    ("hero's field too many", "heroes[0]", at(*HORAN, "mana", to=1)),
    ("hero off the board", "heroes[0].cell", at(*HORAN, "cell", to=NORTH)),
    ("hero's cell a text", "heroes[0].cell", at(*HORAN, "cell", to=str(START))),
    ("hero's cell a float", "heroes[0].cell", at(*HORAN, "cell", to=float(START))),
    ("hero's cell a list", "heroes[0].cell", at(*HORAN, "cell", to=[START])),
    ("safe off the board", "heroes[0].safe", at(*HORAN, "safe", to=0)),
    ("life 6", "heroes[0].life", at(*HORAN, "life", to=6)),
    ("life -1", "heroes[0].life", at(*HORAN, "life", to=-1)),
    ("life true", "heroes[0].life", at(*HORAN, "life", to=True)),
    ("life NaN", "heroes[0].life", at(*HORAN, "life", to=NAN)),
    ("life huge", "heroes[0].life", at(*HORAN, "life", to=HUGE)),
    ("unknown thing", "heroes[0].things[0]", at(*HORAN, "things", to=["spoon"])),
    ("things no list", "heroes[0].things", at(*HORAN, "things", to="key")),
    ("three weapons", "heroes[0].things", at(*HORAN, "things", to=["axe"] * 3)),
    ("two keys", "heroes[0].things", at(*HORAN, "things", to=["key"] * 2)),
    ("treasure among the things", "heroes[0].things", at(*HORAN, "things", to=["treasure"])),
    ("thing among the treasures", "heroes[0].treasures", at(*HORAN, "treasures", to=["key"])),
    ("treasures nobody lost", "heroes", at(*HORAN, "treasures", to=["dragon_treasure"])),
    ("more things than won", "heroes", at(*HORAN, "things", to=["axe"])),
    ("tiles no object", "tiles", at("tiles", to=[])),
    ("no start tile", "tiles", without("tiles", str(START))),
    ("start tile turned room", f"tiles[{START}]", at("tiles", str(START), to="room-NESW")),
    ("two start tiles", f"tiles[{NORTH}]", at("tiles", str(NORTH), to="fountain-NESW")),
    ("unknown tile", f"tiles[{EAST}]", at("tiles", str(EAST), to="room-X")),
    ("tile named by a number", f"tiles[{EAST}]", at("tiles", str(EAST), to=5)),
    ("tile nowhere", "tiles['here']", at("tiles", "here", to="room-NS")),
    ("tile on a negative cell", "tiles['-1']", at("tiles", "-1", to="room-NS")),
    ("tile far away", "tiles[999999]", at("tiles", "999999", to="room-NS")),
    ("tile behind a wall", f"tiles[{NORTH}]", at("tiles", str(NORTH), to="room-EW")),
    ("tile across a corner", f"tiles[{SOUTH - 1}]", at("tiles", str(SOUTH - 1), to="room-NS")),
    ("tile on an endless cell", f"tiles['{'9' * 5000}']", at("tiles", "9" * 5000, to="room-NS")),
    ("tile not in the box", "tiles", at("tiles", str(NORTH), to="gate-ES")),
    ("a tile too many", "stack.room-cross", at("stack", "room-cross", to=14)),
    ("more tiles than in the box", "stack.room-T", at("stack", "room-T", to=14)),
    ("stack below zero", "stack.room-T", at("stack", "room-T", to=-1)),
    ("stack true", "stack.gate-straight", at("stack", "gate-straight", to=True)),
    ("unknown plan", "stack", at("stack", "room-star", to=1)),
    ("a token too many", "bag.rat", at("bag", "rat", to=8)),
    ("bag NaN", "bag.rat", at("bag", "rat", to=NAN)),
    ("unknown token in the bag", "bag", at("bag", "goblin", to=1)),
    ("bag a list", "bag", at("bag", to=["rat"])),
    ("unknown token", f"tokens[{EAST2}]", at("tokens", str(EAST2), to="goblin")),
    ("token in a corridor", f"tokens[{EAST}]", at("tokens", to={str(EAST): "rat"})),
    ("token on the start", f"tokens[{START}]", at("tokens", to={str(START): "rat"})),
    ("token off the board", f"tokens[{NORTH}]", at("tokens", to={str(NORTH): "rat"})),
    ("floor off the board", f"floor[{NORTH}]", at("floor", to={str(NORTH): ["daggers"]})),
    ("floor with nothing on it", f"floor[{EAST}]", at("floor", to={str(EAST): []})),
    ("treasure on the floor", f"floor[{EAST}]", at("floor", to={str(EAST): ["treasure"]})),
    ("curse without a seat", "curse", at("curse", to=2)),
    ("curse true", "curse", at("curse", to=True)),
    ("seat too high", "seat", at("seat", to=2)),
    ("seat null", "seat", at("seat", to=None)),
    ("turn negative", "turn", at("turn", to=-1)),
    ("turn huge", "turn", at("turn", to=HUGE)),
    ("news from the future", "last_news", at("last_news", to=2)),
    ("five steps", "steps", at("steps", to=5)),
    ("steps a text", "steps", at("steps", to="4")),
    ("no phase", "phase", at("phase", to=None)),
    ("phase without a kind", "phase.kind", at("phase", to={})),
    ("unknown phase", "phase.kind", phase("Sleeping")),
    ("phase's kind a list", "phase.kind", phase(["Walking"])),  # type: ignore[arg-type]
    ("phase's field too many", "phase", phase("Walking", to=EAST)),
    ("phase's field missing", "phase", phase("DrawingTile")),
    ("phase's field of a wrong type", "phase.to", phase("DrawingTile", to=True)),
    ("awake but unconscious", "phase", phase("Unconscious")),
    ("walking without life", "phase", at(*HORAN, "life", to=0)),
    ("walking beside a monster", "phase", at(*HORAN, "cell", to=EAST2)),
    ("drawing where a tile lies", "phase", phase("DrawingTile", to=EAST2)),
    ("drawing far away", "phase", phase("DrawingTile", to=HUGE)),
    ("laying behind a wall", "phase", phase("LayingTile", to=START - ROW, plan="room-T")),
    ("laying an unknown tile", "phase.plan", phase("LayingTile", to=EAST - ROW, plan="room-X")),
    ("laying a tile still in the stack", "stack.room-T", LAYING_T),
    ("token for a corridor", "phase", phase("DrawingToken", **IN_ROOM, only=None, first=None)),
    ("weaving in a corridor", "phase", phase("Weaving", **IN_ROOM, first="rat", second="rat")),
    ("meeting nobody", "phase", phase("Meeting", **IN_ROOM)),
    ("rolling against nobody", "phase", phase("Rolling", **ROLL)),
    ("fighting nobody", "phase", phase("Fighting", **FIGHT)),
    ("thrown back unharmed", "phase", phase("ThrownBack")),
    ("reincarnating alive", "phase", phase("Reincarnating")),
    ("loot that is not there", "phase", phase("Looting", monster="king", goes_on=False)),
    ("picking up what has no name", "phase", phase("PickingUp", from_rank=8)),
    ("rolling for the start without seats", "phase", phase("RollingForStart", seats=[], totals=[])),
    ("rolling for a seat too many", "phase", phase("RollingForStart", seats=[0, 2], totals=[])),
    ("everybody has rolled", "phase", phase("RollingForStart", seats=[0, 1], totals=[7, 8])),
    ("over for no reason", "phase.by", phase("Over", by="boredom")),
]  # fmt: skip


@pytest.mark.parametrize(
    ("where", "change"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN]
)
def test_a_broken_position_is_refused_at_its_place(where: str, change: Change) -> None:
    form = base().to_json()
    change(form)
    with pytest.raises(BadPosition) as caught:
        state_from_json(form)
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("dice", [1]),
        ("dice", [1, 7]),
        ("dice", [0, 1]),
        ("dice", [1, True]),
        ("dice", [1, 1, 1]),
        ("dice", "11"),
        ("bolts", -1),
        ("bolts", 4),
        ("lives", 2),
        ("came_from", NORTH),
        ("came_from", None),
        ("may_roll_again", 1),
    ],
)
def test_a_broken_fight_is_refused(field: str, wrong: Any) -> None:
    form = base().to_json()
    form["heroes"][0]["cell"] = EAST2
    form["phase"] = {"kind": "Fighting", **FIGHT}
    state_from_json(form)  # as it should be
    form["phase"][field] = wrong
    with pytest.raises(BadPosition):
        state_from_json(form)


@pytest.mark.parametrize("junk", [None, 1, NAN, "catacombs", [], {}, {"game": "catacombs"}, True])
def test_what_is_no_form_at_all_is_refused(junk: Any) -> None:
    with pytest.raises(BadPosition):
        state_from_json(junk)


@pytest.mark.parametrize("table", ["tiles", "tokens", "floor", "stack", "bag"])
def test_a_key_that_is_no_text_is_refused(table: str) -> None:
    """JSON has no such keys, but a form made in Python can."""
    form = base().to_json()
    form[table][5] = 1
    with pytest.raises(BadPosition):
        state_from_json(form)


@pytest.mark.parametrize("cell", ["0", "1099", "199199", str(START + 2 * ROW)])
def test_a_tile_apart_from_the_others_is_refused(cell: str) -> None:
    """So that no board reaches the edge of the numbers: 79 tiles lead at most 79 steps away."""
    form = base().to_json()
    form["tiles"][cell] = "corridor-NESW"
    form["stack"]["corridor-cross"] -= 1
    with pytest.raises(BadPosition) as caught:
        state_from_json(form)
    assert caught.value.where == f"tiles[{cell}]"


STRAIGHT_ON = {
    "room-EW": 13, "room-ESW": 13, "room-NESW": 14,
    "corridor-EW": 4, "corridor-ESW": 5, "corridor-NESW": 7, "gate-EW": 4,
}  # fmt: skip


def test_the_longest_row_of_tiles_is_read_and_played_on() -> None:
    """Every tile of the box that leads straight on (C-2), to the west of the start."""
    state = game("horan", "taia")
    for name, count in STRAIGHT_ON.items():
        for _ in range(count):
            lay(state, START - len(state.tiles), name)
    end = START - sum(STRAIGHT_ON.values())
    stand(state, 0, end)
    twin = state_from_json(state.to_json())
    assert isinstance(twin, State)
    play(twin, do.Explore(end - 1), Plan.named("room-corner"), do.Lay(TILES["room-NE"]))
    assert state_from_json(twin.to_json()).to_json() == twin.to_json()


def test_a_cell_has_one_name() -> None:
    """Otherwise 01 and 1 would be two gates on one cell, with a step from it to itself."""
    form = base().to_json()
    form["tiles"] |= {str(NORTH): "gate-NS", f"0{NORTH}": "gate-NS"}
    form["stack"]["gate-straight"] = 2
    with pytest.raises(BadPosition) as caught:
        state_from_json(form)
    assert caught.value.where == f"tiles['0{NORTH}']"
