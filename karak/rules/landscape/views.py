"""What a seat may know: all but the tiles that only the scout has seen (L-75).

In a view such a tile is a `?`, and it is counted among those of the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from karak.rules.core import Random
from karak.rules.forms import demand, pack, whole
from karak.rules.landscape import position_json
from karak.rules.landscape.exploring import DrawingTile, LayingTile
from karak.rules.landscape.heroes import SCOUTING
from karak.rules.landscape.pieces import PLAN_AT, PLANS, Plan
from karak.rules.piles import Counts, changed
from karak.rules.reading import write_counts

if TYPE_CHECKING:
    from karak.rules.landscape.state import State

UNSEEN: Final = "?"


def view(state: State, seat: int) -> dict[str, Any]:
    form = state.to_json()
    in_hand = hidden_in_hand(state, seat)
    if in_hand:
        form["phase"] = masked(form["phase"])
    top = hidden_top(state, seat)
    if top:
        form["top"] = {**form["top"], "plan": UNSEEN}
    form["stack"] = write_counts(PLANS, with_plans(state.stack, (*in_hand, *top)))
    return form


def with_plans(stack: Counts, plans: tuple[Plan, ...]) -> Counts:
    for plan in plans:
        stack = changed(stack, PLAN_AT[plan], +1)
    return stack


def hidden_top(state: State, seat: int) -> tuple[Plan, ...]:
    return (state.top,) if state.top and state.top_known_by != seat else ()


def hidden_in_hand(state: State, seat: int) -> tuple[Plan, ...]:
    """The tiles the scout holds and nobody else sees."""
    phase = state.phase
    if state.seat == seat or SCOUTING not in state.hero.skills:
        return ()
    if isinstance(phase, DrawingTile) and phase.first:
        return (phase.first,)
    if isinstance(phase, LayingTile) and (len(phase.plans) > 1 or state.tiles_left):
        return phase.plans
    return ()


def masked(phase: dict[str, Any]) -> dict[str, Any]:
    if "first" in phase:
        return {**phase, "first": UNSEEN}
    return {**phase, "plans": [UNSEEN for _ in phase["plans"]]}


def redraw(state: State, seat: int, rng: Random) -> State:
    """A copy in which the tiles that the seat has not seen are drawn anew."""
    twin = state.copy()
    in_hand = hidden_in_hand(state, seat)
    top = hidden_top(state, seat)
    if in_hand:
        twin.set_stack(with_plans(state.stack, in_hand))
        draw_again(twin, len(in_hand), rng)
    elif top:
        twin.set_stack(with_plans(state.stack, top))
        draw_top(twin, state.top_known_by, rng)
    return twin


def from_view(form: Any, kind: type[State], rng: Random) -> State:
    """A position that looks like this; what the view does not tell is drawn."""
    demand(isinstance(form, dict), "position", "object expected")
    phase, top = form.get("phase"), form.get("top")
    in_hand = unseen(phase)
    if in_hand:
        form = {**form, "phase": pack(DrawingTile(phase.get("to")))}
    known_by = None
    if isinstance(top, dict) and top.get("plan") == UNSEEN:
        form = {**form, "top": None}
        known_by = top.get("seat")
    state = position_json.read(form, kind)
    if known_by is not None:
        whole(known_by, "top.seat", 0, len(state.heroes) - 1)
        demand(state.tiles_left, "stack", "no tile is left that could be on top")
        draw_top(state, known_by, rng)
    draw_again(state, in_hand, rng)
    return state


def unseen(phase: Any) -> int:
    """How many tiles of a phase are hidden in this view."""
    if not isinstance(phase, dict):
        return 0
    plans = phase.get("plans")
    return (phase.get("first") == UNSEEN) + (plans.count(UNSEEN) if isinstance(plans, list) else 0)


def draw_again(state: State, tiles: int, rng: Random) -> None:
    """The scout draws so many tiles once more."""
    if tiles and isinstance(state.phase, DrawingTile | LayingTile):
        state.phase = DrawingTile(state.phase.to)
    for _ in range(tiles):
        state.apply(state.sample(rng))
    state.told = []


def draw_top(state: State, known_by: int | None, rng: Random) -> None:
    """Another tile that could lie on top: one of the level that is drawn next."""
    level = next(plan.level for plan, n in zip(PLANS, state.stack, strict=True) if n)
    urn = [(plan, n) for plan, n in zip(PLANS, state.stack, strict=True) if plan.level == level]
    ticket = rng.random() * sum(n for _, n in urn)
    for plan, n in urn:
        ticket -= n
        if ticket < 0:
            state.set_stack(changed(state.stack, PLAN_AT[plan], -1), plan, known_by)
            return
