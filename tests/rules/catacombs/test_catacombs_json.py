"""Positions as JSON: what is written can be read again, and what is no position is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from karak.rules import BadPosition, state_from_json
from karak.rules.catacombs import State
from karak.rules.catacombs import actions as do
from karak.rules.catacombs.pieces import (
    BOLT,
    DAGGERS,
    KEY,
    RAT,
    START,
    SWORD,
    TILES,
    Plan,
)
from karak.rules.catacombs.position_json import PHASES
from tests.rules.catacombs.scenes import (
    EAST,
    EAST2,
    NORTH,
    ROW,
    drop,
    fight_scene,
    game,
    give,
    lay,
    play,
    put,
    stand,
)
from tests.rules.walks import Splitmix, random_answer

HEROES = ("argentus", "horan", "xanros", "aderyn", "victorius", "taia")
Form = dict[str, Any]
Change = Callable[[Form], Any]


def base() -> State:
    """Horan before a rat, daggers on the floor under him, his own things in his bag."""
    state = fight_scene(RAT, "horan", "taia")
    give(state, 0, SWORD, BOLT, KEY)
    drop(state, EAST, DAGGERS)
    return state


# --- what is written can be read again ------------------------------------------------------


def test_a_position_is_written_readably() -> None:
    form = base().to_json()
    assert json.loads(json.dumps(form)) == form
    assert form["game"] == "catacombs"
    assert form["heroes"][0] == {
        "name": "horan",
        "cell": EAST,
        "safe": START,
        "life": 5,
        "things": ["sword", "bolt", "key"],
        "treasures": [],
    }
    assert form["tiles"] == {
        str(START): "fountain-NESW",
        str(EAST): "corridor-NESW",
        str(EAST2): "room-NESW",
    }
    assert form["tokens"] == {str(EAST2): "rat"}
    assert form["floor"] == {str(EAST): ["daggers"]}
    assert form["phase"] == {"kind": "Walking"}
    assert form["stack"]["room-cross"] == 13
    assert form["bag"]["rat"] == 6  # one lies there, one has been beaten


def test_a_position_read_is_the_position_written() -> None:
    state = base()
    twin = state_from_json(json.loads(json.dumps(state.to_json())))
    assert isinstance(twin, State)
    assert twin.to_json() == state.to_json()
    assert twin.legal_actions() == state.legal_actions()
    assert (twin.dark, twin.gates, twin.fountains) == (state.dark, state.gates, state.fountains)
    assert play(twin, do.Step(EAST2)) == play(state, do.Step(EAST2))


def test_things_may_be_named_in_any_order() -> None:
    form = base().to_json()
    form["heroes"][0]["things"] = ["key", "bolt", "sword"]
    assert state_from_json(form).to_json() == base().to_json()


def test_pieces_may_be_missing() -> None:
    """A board drawn by hand need not hold the whole box."""
    form = base().to_json()
    form["bag"] = {}
    form["stack"] = {}
    state = state_from_json(form)
    assert isinstance(state, State)
    assert sum(state.stack) == sum(state.bag) == 0


@cache
def positions() -> dict[str, list[str]]:
    """From whole games: for every phase that came up, some positions in it, as JSON text."""
    found: dict[str, list[str]] = {}
    for seed in range(24):
        heroes = [HEROES[(seed + i) % 6] for i in range(2 + seed % 4)]
        state = State.new(heroes, {})
        rng = Splitmix(seed)
        while state.actor is not None:
            rows = found.setdefault(type(state.phase).__name__, [])
            if len(rows) < 2 * (seed + 1) and rng.random() < 0.05:
                rows.append(json.dumps(state.to_json()))
            state.apply(random_answer(state, rng))
        found.setdefault("Over", []).append(json.dumps(state.to_json()))
    return found


def test_every_phase_comes_up_and_can_be_read() -> None:
    assert set(positions()) == set(PHASES)
    for texts in positions().values():
        assert texts
        for text in texts:
            assert json.dumps(state_from_json(json.loads(text)).to_json()) == text


# --- what is no position is refused ---------------------------------------------------------


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
NAN, HUGE = float("nan"), 10**30
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
    ("tile beyond the table", "tiles['999999']", at("tiles", "999999", to="room-NS")),
    ("tile on an endless cell", f"tiles['{'9' * 5000}']", at("tiles", "9" * 5000, to="room-NS")),
    ("tile not in the box", "tiles", at("tiles", str(NORTH), to="gate-NE")),
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


# --- found, and not repaired yet ------------------------------------------------------------


@pytest.mark.xfail(strict=True, raises=(AttributeError, TypeError), reason="keys are taken for str")
@pytest.mark.parametrize("table", ["tiles", "tokens", "floor", "stack", "bag"])
def test_a_key_that_is_no_text_is_refused(table: str) -> None:
    """JSON has no such keys, but a form made in Python can."""
    form = base().to_json()
    form[table][5] = 1
    with pytest.raises(BadPosition):
        state_from_json(form)


def far_tile(cell: str) -> Form:
    """A position with a tile on this cell, and Horan on it."""
    form = base().to_json()
    form["tiles"][cell] = "corridor-NESW"
    form["stack"]["corridor-cross"] -= 1
    form["heroes"][0]["cell"] = int(cell)
    return form


@pytest.mark.xfail(strict=True, raises=BadPosition, reason="read, played on, and not read again")
@pytest.mark.parametrize(("cell", "way"), [("0", -ROW), ("0", -1), ("199199", +1)])
def test_a_tile_at_the_edge_of_the_table_can_be_played_on_and_saved(cell: str, way: int) -> None:
    """Either such a tile is refused, or the tile laid beside it can be read as well."""
    try:
        state = state_from_json(far_tile(cell))
    except BadPosition:
        return
    there = int(cell) + way
    play(state, do.Explore(there), Plan.named("corridor-cross"))  # type: ignore[arg-type]
    state.apply(do.Lay(TILES["corridor-NESW"]))
    state_from_json(state.to_json())


@pytest.mark.xfail(strict=True, reason="'1' and '01' are taken for two gates on one cell")
def test_a_cell_has_one_name() -> None:
    form = base().to_json()
    form["tiles"] |= {"1": "gate-NS", "01": "gate-NS", "9": "gate-NS"}
    form["stack"]["gate-straight"] = 1
    form["heroes"][0]["cell"] = 9
    try:
        actions = state_from_json(form).legal_actions()
    except BadPosition:
        return
    assert len(set(actions)) == len(actions)


@pytest.mark.xfail(strict=True, reason="phases are accepted that can't come up")
@pytest.mark.parametrize(
    "change",
    [
        phase("Over", by="dragon"),  # the Dragon is still in the bag
        phase("Over", by="no_progress"),  # a tile was laid in this very turn
        phase("Cursing", goes_on=False),  # nobody beats a mummy in a corridor
    ],
)
def test_a_phase_that_cannot_come_up_is_refused(change: Change) -> None:
    form = base().to_json()
    change(form)
    with pytest.raises(BadPosition):
        state_from_json(form)


# --- random damage --------------------------------------------------------------------------


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 8),
    st.sampled_from([START, EAST, NORTH, EAST2, 10**9, -(10**9), HUGE, NAN, 1.5, 5.0]),
    st.sampled_from(["", "rat", "dragon", "room-NS", "gate-EW", "key", "treasure", "taia", "0"]),
    st.sampled_from([[], {}, ["key"], [1, 6], {"kind": "Walking"}]),
)


def places(form: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a form, the whole form excepted."""
    parts = form.items() if isinstance(form, dict) else enumerate(form)
    found = []
    for key, part in parts:
        found.append((*path, key))
        if isinstance(part, dict | list):
            found += places(part, (*path, key))
    return found


def look(form: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        form = form[key]
    return form


@st.composite
def damaged(draw: st.DrawFn) -> Form:
    """A position out of a game, with up to three things changed."""
    kind = draw(st.sampled_from(sorted(positions())))
    form = json.loads(draw(st.sampled_from(positions()[kind])))
    for _ in range(draw(st.integers(1, 3))):
        *way, last = draw(st.sampled_from(places(form)))
        place = look(form, tuple(way))
        how = draw(st.sampled_from(["junk", "junk", "copy", "delete", "rename"]))
        if how == "junk":
            place[last] = draw(JUNK)
        elif how == "copy":  # something that stands elsewhere in this position
            place[last] = deepcopy(look(form, draw(st.sampled_from(places(form)))))
        elif how == "delete":
            del place[last]
        elif isinstance(place, dict):
            name = st.sampled_from([str(START), str(EAST), str(NORTH), "rat", "room-T", "cell"])
            place[draw(name)] = place.pop(last)
    return form


@settings(
    max_examples=600, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
@given(damaged(), st.integers(0, 2**32))
def test_a_damaged_position_is_refused_or_can_be_played_on(form: Form, seed: int) -> None:
    try:
        state = state_from_json(form)
    except BadPosition:
        return
    assert isinstance(state, State)
    assert state_from_json(state.to_json()).to_json() == state.to_json()
    rng = Splitmix(seed)
    for _ in range(50):
        if state.actor is None:
            return
        state.apply(random_answer(state, rng))


@st.composite
def exchanged(draw: st.DrawFn) -> Form:
    """A position in the phase of another one, its heroes anywhere and in any condition."""
    kinds = sorted(positions())
    form = json.loads(draw(st.sampled_from(positions()[draw(st.sampled_from(kinds))])))
    other = json.loads(draw(st.sampled_from(positions()[draw(st.sampled_from(kinds))])))
    form["phase"] = other["phase"]
    cells = st.sampled_from([int(cell) for cell in form["tiles"]])
    for hero in form["heroes"]:
        hero["life"] = draw(st.integers(0, 5))
        if draw(st.booleans()):
            hero["cell"] = draw(cells)
    if "came_from" in form["phase"]:
        form["phase"]["came_from"] = draw(cells)
    form["steps"] = draw(st.integers(0, 4))
    form["curse"] = draw(st.none() | st.integers(0, len(form["heroes"]) - 1))
    form["seat"] = draw(st.integers(0, len(form["heroes"]) - 1))
    return form


@settings(
    max_examples=600, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
@given(exchanged(), st.integers(0, 2**32))
def test_an_unlikely_position_is_refused_or_can_be_played_on(form: Form, seed: int) -> None:
    test_a_damaged_position_is_refused_or_can_be_played_on.hypothesis.inner_test(form, seed)


def test_random_damage_leaves_some_positions_whole() -> None:
    """The two tests above would say nothing if every form were refused."""
    accepted = 0
    for seed, texts in enumerate(positions().values()):
        form = json.loads(texts[0])
        form["steps"] = seed % 5
        accepted += isinstance(state_from_json(form), State)
    assert accepted == len(PHASES)


def test_a_position_with_a_gate_and_a_fountain_is_read_with_them() -> None:
    state = game("horan", "taia")
    lay(state, EAST, "gate-EW")
    lay(state, EAST2, "fountain-NW")
    lay(state, NORTH, "room-NS")
    put(state, NORTH, RAT)
    stand(state, 1, EAST2)
    twin = state_from_json(state.to_json())
    assert isinstance(twin, State)
    assert (twin.gates, twin.fountains) == ((EAST,), (START, EAST2))
