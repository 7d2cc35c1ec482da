"""A phase that can't come up is refused: each case is a good position with one thing changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from karak.rules import BadPosition, state_from_json
from karak.rules.catacombs import State
from karak.rules.catacombs.pieces import (
    AXE,
    BOLT,
    DAGGERS,
    DRAGON_TREASURE,
    PATIENCE,
    RAT,
    START,
    SWORD,
)
from tests.rules.catacombs.json_scenes import Form
from tests.rules.catacombs.scenes import (
    EAST,
    EAST2,
    NORTH,
    drop,
    fight_scene,
    game,
    give,
    lay,
    stand,
    win_from_bag,
    wound,
)

Change = Callable[[Form], Any]


def with_phase(state: State, kind: str, **fields: Any) -> Form:
    return {**state.to_json(), "phase": {"kind": kind, **fields}}


def in_room(hero: str) -> State:
    """This hero stands on the crossing in the east, where a rat has been beaten."""
    state = game(hero, "argentus" if hero != "argentus" else "horan")
    lay(state, EAST, "corridor-NESW")
    lay(state, EAST2, "room-NESW")
    win_from_bag(state, DAGGERS)
    stand(state, 0, EAST2)
    return state


def beside_rat(hero: str) -> State:
    state = fight_scene(RAT, hero, "argentus" if hero != "argentus" else "horan")
    stand(state, 0, EAST2)
    return state


# --- good positions ---------------------------------------------------------------------------


def rolling_for_start() -> Form:
    return State.new(["horan", "taia", "xanros"], {}).to_json()


def walking() -> Form:
    return in_room("horan").to_json()


def dragon_slain() -> Form:
    state = in_room("horan")
    give(state, 0, DRAGON_TREASURE)
    return with_phase(state, "Over", by="dragon")


def long_silence() -> Form:
    return {**with_phase(in_room("horan"), "Over", by="no_progress"), "turn": PATIENCE + 1}


def looting() -> Form:
    state = in_room("horan")
    drop(state, EAST2, SWORD)
    return with_phase(state, "Looting", monster="warrior", goes_on=False)


def cursing() -> Form:
    state = in_room("horan")
    give(state, 0, BOLT)
    return with_phase(state, "Cursing", goes_on=False)


def cursing_unstoppable() -> Form:
    state = in_room("victorius")
    give(state, 0, BOLT)
    return with_phase(state, "Cursing", goes_on=True)


def picking_up() -> Form:
    state = in_room("horan")
    give(state, 0, SWORD)
    drop(state, EAST2, AXE)
    return with_phase(state, "PickingUp", from_rank=1)


def rolling(hero: str, kept: list[int], cause: str, again: bool = False) -> Form:
    where = {"came_from": EAST, "kept": kept}
    return with_phase(beside_rat(hero), "Rolling", **where, cause=cause, again=again)


def fighting(hero: str, **fields: Any) -> Form:
    usual = {"came_from": EAST, "dice": [2, 3], "bolts": 0, "lives": 0, "may_roll_again": True}
    return with_phase(beside_rat(hero), "Fighting", **usual | fields)


def fighting_with_bolts(hero: str) -> Form:
    """One used, one still there."""
    state = beside_rat(hero)
    give(state, 0, BOLT)
    return {**state.to_json(), "phase": fighting(hero, bolts=1)["phase"]}


def last_life_given() -> Form:
    state = beside_rat("xanros")
    wound(state, 0, 0)
    return {**state.to_json(), "phase": fighting("xanros", lives=1)["phase"]}


def meeting() -> Form:
    return with_phase(beside_rat("aderyn"), "Meeting", came_from=EAST)


def drawing_token(hero: str = "horan", only: str | None = None, first: str | None = None) -> Form:
    state = in_room(hero)
    if first:
        win_from_bag(state, DAGGERS)
    return with_phase(state, "DrawingToken", came_from=EAST, only=only, first=first)


def weaving() -> Form:
    state = in_room("taia")
    win_from_bag(state, DAGGERS)
    return with_phase(state, "Weaving", came_from=EAST, first="rat", second="rat")


def drawing_tile() -> Form:
    return with_phase(in_room("horan"), "DrawingTile", to=EAST2 + 1)


# --- what makes them impossible ---------------------------------------------------------------


def phase(**fields: Any) -> Change:
    return lambda form: form["phase"].update(fields)


def field(name: str, to: Any) -> Change:
    return lambda form: form.update({name: to})


def hero(**fields: Any) -> Change:
    return lambda form: form["heroes"][0].update(fields)


def as_hero(name: str) -> Change:
    """Another one, without these skills."""
    return hero(name=name)


def tile_laid(form: Form) -> None:
    form["tiles"][str(NORTH)] = "room-NS"
    form["stack"]["room-straight"] -= 1


def rat_here(form: Form) -> None:
    form["tokens"][str(EAST2)] = "rat"
    form["bag"]["rat"] -= 1


CURSED = field("curse", 0)
IN_CORRIDOR = hero(cell=EAST)
NO_LIFE = hero(life=0)

CASES: list[tuple[str, Form, Change]] = [
    ("rolls for the start in mid-game", rolling_for_start(), field("turn", 1)),
    ("rolls for the start when tiles lie there", rolling_for_start(), tile_laid),
    ("one seat is no tie", rolling_for_start(), phase(seats=[1])),
    ("two dice show at most 12", rolling_for_start(), phase(totals=[13])),
    ("two dice show at least 2", rolling_for_start(), phase(totals=[1])),
    ("walks before the first turn", walking(), field("turn", 0)),
    ("the Dragon is still in the bag", dragon_slain(), hero(treasures=[])),
    ("the Dragon is slain, the game goes on", dragon_slain(), field("phase", {"kind": "Walking"})),
    ("the Dragon is slain, silence ended it", dragon_slain(), phase(by="no_progress")),
    ("silence of 299 turns", long_silence(), field("turn", PATIENCE)),
    ("silence of 301 turns", long_silence(), field("turn", PATIENCE + 2)),
    ("looting in a corridor", looting(), IN_CORRIDOR),
    ("looting beside a monster", looting(), rat_here),
    ("looting what is not there", looting(), field("floor", {})),
    ("looting and going on without the skill", looting(), phase(goes_on=True)),
    ("cursing in a corridor", cursing(), IN_CORRIDOR),
    ("cursing beside a monster", cursing(), rat_here),
    ("cursing without the mummy's bolt", cursing(), hero(things=[])),
    ("cursing and going on without the skill", cursing(), phase(goes_on=True)),
    ("cursing and going on under the curse", cursing_unstoppable(), CURSED),
    ("picking up when nothing is left", picking_up(), field("floor", {})),
    ("picking up what comes earlier", picking_up(), phase(from_rank=3)),
    ("picking up without having begun", picking_up(), hero(things=[])),
    ("picking up without life", picking_up(), NO_LIFE),
    ("rolling without life", rolling("horan", [], "fight"), NO_LIFE),
    ("rolling to fall back here", rolling("horan", [], "fight"), phase(came_from=EAST2)),
    ("rolling for no reason", rolling("horan", [], "fight"), phase(cause="fun")),
    ("rolling by a skill not known", rolling("horan", [], "fight"), phase(cause="stealth")),
    ("keeping dice in a plain roll", rolling("horan", [], "fight"), phase(kept=[4])),
    ("a plain roll again", rolling("horan", [], "fight"), phase(again=True)),
    ("attacking twice, not again", rolling("horan", [], "double_attack", True), phase(again=False)),
    ("attacking twice, cursed", rolling("horan", [], "double_attack", True), CURSED),
    ("training, cursed", rolling("victorius", [4], "combat_training"), CURSED),
    ("training of the warrior", rolling("victorius", [4], "combat_training"), as_hero("horan")),
    ("a one lies there after training", fighting("victorius"), phase(dice=[1, 3])),
    ("rolled twice without the skill", fighting("taia"), phase(may_roll_again=False)),
    ("a life given without the skill", fighting("taia"), phase(lives=1)),
    ("fighting without life", fighting("xanros"), NO_LIFE),
    ("the last life given, cursed", last_life_given(), CURSED),
    ("the wizard used two bolts of one", fighting_with_bolts("argentus"), phase(bolts=2)),
    ("three bolts used, a fourth there", fighting_with_bolts("taia"), phase(bolts=3)),
    ("the thief meets it, cursed", meeting(), CURSED),
    ("the thief meets it without life", meeting(), NO_LIFE),
    ("a rat is put there", drawing_token(only="dragon"), phase(only="rat")),
    ("the Dragon is not in the bag", drawing_token(only="dragon"), field("bag", {"rat": 1})),
    ("two tokens without the skill", drawing_token("taia", first="rat"), CURSED),
    ("a token from far away", drawing_token(), phase(came_from=START)),
    ("a token for nobody awake", drawing_token(), NO_LIFE),
    ("weaving without the skill", weaving(), as_hero("horan")),
    ("exploring without life", drawing_tile(), NO_LIFE),
]  # fmt: skip


@pytest.mark.parametrize(
    ("form", "change"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_a_phase_that_cannot_come_up_is_refused(form: Form, change: Change) -> None:
    assert state_from_json(form).to_json() == form  # as it should be
    change(form)
    with pytest.raises(BadPosition):
        state_from_json(form)


def test_nobody_falls_back_onto_a_monster() -> None:
    """C-37: the last monster-free tile."""
    form = beside_rat("aderyn").to_json()
    state_from_json(form)
    form["heroes"][0]["safe"] = EAST2
    with pytest.raises(BadPosition) as caught:
        state_from_json(form)
    assert caught.value.where == "heroes[0].safe"
