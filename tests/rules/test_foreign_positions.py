"""What every game refuses of positions that come from outside."""

from __future__ import annotations

from typing import Any

import pytest

from karak.rules import CHANCE, GAMES, BadPosition, Position, new_game, state_from_json
from tests.rules.walks import Splitmix

TABLES = [
    *[("catacombs", table) for table in ("tiles", "tokens", "floor", "stack", "bag")],
    *[("landscape", table) for table in ("tiles", "armies", "floor", "stack", "bag")],
    *[("goblin", table) for table in ("monsters", "decks", "backs")],
]
ENDS = [
    ("catacombs", "dragon"),
    ("catacombs", "no_progress"),
    ("landscape", "general"),
    ("landscape", "turn_limit"),
    ("goblin", "lord"),
    ("goblin", "turn_limit"),
]


def some_way_in(name: str) -> Position:
    """A game after a hundred steps of whoever always takes the first choice."""
    state = new_game(name, GAMES[name].hero_names[:3])
    rng = Splitmix(1)
    for _ in range(100):
        state.apply(state.sample(rng) if state.actor == CHANCE else state.legal_actions()[0])
    return state


@pytest.mark.parametrize(("game", "table"), TABLES)
@pytest.mark.parametrize("key", [5, None, True, 1.5, ("a",)])
def test_a_key_that_is_no_text_is_refused(game: str, table: str, key: Any) -> None:
    """JSON has no such keys, but a form made in Python can."""
    form = some_way_in(game).to_json()
    form[table][key] = 1
    with pytest.raises(BadPosition) as caught:
        state_from_json(form)
    assert caught.value.where.startswith(table)


@pytest.mark.parametrize("game", ["catacombs", "landscape"])
@pytest.mark.parametrize("table", ["tiles", "floor"])
def test_a_cell_has_one_name(game: str, table: str) -> None:
    form = some_way_in(game).to_json()
    cell = next(iter(form["tiles"]))
    form[table][f"0{cell}"] = form["tiles"][cell]
    with pytest.raises(BadPosition) as caught:
        state_from_json(form)
    assert caught.value.where == f"{table}['0{cell}']"


@pytest.mark.parametrize("game", ["catacombs", "landscape"])
def test_two_tiles_side_by_side_but_apart_from_all_others_are_refused(game: str) -> None:
    form = some_way_in(game).to_json()
    name = next(tile for cell, tile in form["tiles"].items() if cell != "100100" and tile[0] != "c")
    form["tiles"] |= {"5005": name, "5006": name, "6005": name, "6006": name}
    form["stack"] = {}
    with pytest.raises(BadPosition) as caught:
        state_from_json(form)
    assert caught.value.where == "tiles[5005]"


@pytest.mark.parametrize(("game", "rule"), ENDS)
def test_a_game_that_goes_on_has_not_ended(game: str, rule: str) -> None:
    form = some_way_in(game).to_json()
    form["phase"] = {"kind": "Over", "by": rule}
    with pytest.raises(BadPosition) as caught:
        state_from_json(form)
    assert caught.value.where == "phase.by"


@pytest.mark.parametrize("game", ["catacombs", "landscape"])
def test_nobody_rolls_for_the_start_in_mid_game(game: str) -> None:
    fresh = new_game(game, GAMES[game].hero_names[:3]).to_json()
    state_from_json(fresh)
    form = {**some_way_in(game).to_json(), "phase": fresh["phase"]}
    with pytest.raises(BadPosition) as caught:
        state_from_json(form)
    assert caught.value.where == "phase"


@pytest.mark.parametrize("game", ["catacombs", "landscape"])
@pytest.mark.parametrize("change", [{"seats": [1]}, {"totals": [99]}, {"seats": [1, 0]}])
def test_a_roll_for_the_start_that_can_not_be(game: str, change: dict[str, Any]) -> None:
    form = new_game(game, GAMES[game].hero_names[:3]).to_json()
    form["phase"] |= change
    with pytest.raises(BadPosition) as caught:
        state_from_json(form)
    assert caught.value.where == "phase"
