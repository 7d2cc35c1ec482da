"""The greedy bot of the catacombs: looks for the best thing near, and goes there.

Every place that could be worth a visit has a value; the value fades with the distance. The bot
walks towards the best place and does there what it came for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from karak.bots.odds import chance_to_win
from karak.rules import Action, Random
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import exploring, fighting, looting, walking
from karak.rules.catacombs.heroes import AFFINITY, ASTRAL_WALKING, BACKSTAB, STEALTH, Hero
from karak.rules.catacombs.pieces import (
    BOLT,
    CHEST,
    DRAGON,
    FOUNTAIN,
    FULL_LIFE,
    KEY,
    MUMMY,
    PORTAL,
    SIDES,
    Cell,
    Thing,
    Token,
)
from karak.rules.catacombs.state import State

FADING: Final = 0.85  # what is left of a value one step farther on
DARKNESS: Final = 2.0  # the value of exploring
TREASURE_VALUE: Final = 8.0
SPELL_VALUE: Final = 1.5


def greedy(state: State, rng: Random) -> Action:
    """A sensible action; equal ones are drawn for."""
    actions = state.legal_actions()
    judge = JUDGES[type(state.phase)](state)
    _, best = max((judge(action) + rng.random() / 1000, at) for at, action in enumerate(actions))
    return actions[best]


Judge = Callable[[Action], float]

# --- walking --------------------------------------------------------------------------------


def judge_walking(state: State) -> Judge:
    """Deeds by what they bring now, steps by the best place they lead towards."""
    towards = values_by_first_step(state)

    def judge(action: Action) -> float:
        match action:
            case do.Step(to) | do.Explore(to):
                return towards.get(to, -1.0)
            case do.OpenChest():
                return TREASURE_VALUE
            case do.Heal():
                return value_of_healing(state)
            case do.Take():
                return value_of_taking(state.hero, action)
            case do.Attack():
                return value_of_fight(state, state.tokens[state.hero.cell])
            case do.CastPortal(seat, _):
                return value_of_healing(state) if seat == state.seat else -1.0
            case do.EndTurn():
                return 0.0
        return -1.0  # to change places is a clever thing, and this bot is not clever

    return judge


def values_by_first_step(state: State) -> dict[Cell, float]:
    """The best value that lies in the direction of each neighbouring place."""
    best: dict[Cell, float] = {}
    for cell, first, distance in places(state):
        value = value_of_place(state, cell) * FADING**distance
        best[first] = max(best.get(first, -1.0), value)
    return best


def places(state: State) -> Iterator[tuple[Cell, Cell, int]]:
    """Every place the hero can walk to: with the first step towards it and its distance."""
    unseen = STEALTH in state.skills
    seen = {state.hero.cell}
    border: list[tuple[Cell, Cell | None]] = [(state.hero.cell, None)]
    distance = 0
    while border:
        distance += 1
        wider: list[tuple[Cell, Cell | None]] = []
        for cell, first in border:
            for to in neighbours(state, cell):
                if to in seen:
                    continue
                seen.add(to)
                start = first or to
                yield to, start, distance
                if to in state.tiles and (unseen or not state.monster_at(to)):
                    wider.append((to, start))
        border = wider


def neighbours(state: State, cell: Cell) -> list[Cell]:
    """Where a step leads from here, dark places included."""
    tile = state.tiles[cell]
    walls = ASTRAL_WALKING not in state.skills
    found = [gate for gate in state.gates if cell in state.gates and gate != cell]
    for side, way, back in SIDES:
        next_door = state.tiles.get(cell + way)
        is_open = bool(tile.exits & side)
        if next_door is None:
            passable = is_open and any(state.stack)
        else:
            passable = not walls or (is_open and bool(next_door.exits & back))
        if passable:
            found.append(cell + way)
    return found


def value_of_place(state: State, cell: Cell) -> float:
    if cell not in state.tiles:
        return DARKNESS
    token = state.tokens.get(cell)
    if token is CHEST:
        return TREASURE_VALUE if KEY in state.hero.things else 0.0
    if token:
        return value_of_fight(state, token)
    value = max(
        (value_of_thing(state.hero, thing) for thing in state.floor.get(cell, ())), default=0.0
    )
    if state.tiles[cell].kind == FOUNTAIN:
        value = max(value, value_of_healing(state))
    return value


def value_of_healing(state: State) -> float:
    """Little while there is life enough; everything when there is hardly any."""
    wounds = FULL_LIFE - state.hero.life
    return 0.2 * wounds**2 + (1.5 if state.curse == state.seat else 0.0)


# --- fighting -------------------------------------------------------------------------------


def value_of_fight(state: State, monster: Token) -> float:
    """What it brings if won, less what it costs if lost."""
    chance = float(chance_to_win(state, state.seat, monster))
    danger = 1.0 if state.hero.life > 2 else 4.0
    return chance * value_of_monster(state, monster) - (1 - chance) * danger


def value_of_monster(state: State, monster: Token) -> float:
    if monster is DRAGON:
        return value_of_dragon(state)
    bonus = 0.5 if monster is MUMMY else 0.0  # somebody gets the curse
    return 0.6 + bonus + value_of_thing(state.hero, monster.back)


def value_of_dragon(state: State) -> float:
    """The end of the game: wanted by who would win it, or when nothing else is left to win."""
    mine = state.hero.points + DRAGON.back.points
    others = max(h.points for seat, h in enumerate(state.heroes) if seat != state.seat)
    if mine >= others:
        return 20.0
    chests = sum(token is CHEST for token in state.tokens.values())
    return 3.0 if chests or any(state.stack) else 10.0


def judge_meeting(state: State) -> Judge:
    worth = value_of_fight(state, state.tokens[state.hero.cell])
    return lambda action: worth if isinstance(action, do.Attack) else 0.0


def judge_fight(state: State) -> Judge:
    """Add what is needed to win if it suffices, and nothing if it does not."""
    fight = state.phase
    assert isinstance(fight, fighting.Fighting)  # noqa: S101 (for mypy: JUDGES chose us by it)
    monster = state.tokens[state.hero.cell]
    missing = monster.strength - fight.total(state) + (BACKSTAB not in state.skills)
    kept = fight.bolts if AFFINITY in state.skills else 0  # each of the wizard's counts once
    bolts = state.hero.things.count(BOLT) - kept
    reachable = missing <= bolts + (do.GiveLife() in state.legal_actions())

    def judge(action: Action) -> float:
        match action:
            case do.Strike():
                return 1.0 if missing <= 0 else 0.2
            case do.RollAgain():
                return 0.9 if missing > 0 else 0.0
            case do.UseBolt():
                return 0.8 if missing > 0 and reachable else 0.0
        return 0.5 if missing > 0 and reachable and state.hero.life > 1 else 0.0

    return judge


# --- things ---------------------------------------------------------------------------------


def value_of_thing(hero: Hero, thing: Thing) -> float:
    """How much better off the hero would be with it."""
    if thing.slot is None:
        return TREASURE_VALUE * thing.points
    if hero.has_room_for(thing):
        return {"weapon": 1.5 * thing.bonus, "key": 4.0}.get(thing.slot, SPELL_VALUE)
    return max((gain(thing, other) for other in hero.in_slot(thing.slot)), default=0.0)


def gain(new: Thing, old: Thing) -> float:
    """By taking one thing and leaving the other."""
    if new.slot == "weapon":
        return 1.5 * (new.bonus - old.bonus)
    return 0.5 if old is PORTAL and new is not PORTAL else -0.5


def value_of_taking(hero: Hero, action: do.Take) -> float:
    if action.dropping is None:
        return value_of_thing(hero, action.thing)
    return gain(action.thing, action.dropping)


def judge_taking(state: State) -> Judge:
    return lambda action: (
        value_of_taking(state.hero, action) if isinstance(action, do.Take) else 0.0
    )


# --- the other questions --------------------------------------------------------------------


def judge_laying(state: State) -> Judge:
    """Leave as many ways into the dark as possible."""
    phase = state.phase
    assert isinstance(phase, exploring.LayingTile)  # noqa: S101 (for mypy)

    def judge(action: do.Lay) -> float:
        open_sides = [phase.to + way for side, way, _ in SIDES if action.tile.exits & side]
        return sum(cell not in state.tiles for cell in open_sides)

    return judge


def judge_weaving(state: State) -> Judge:
    def judge(action: do.Keep) -> float:
        if action.token is CHEST:
            return TREASURE_VALUE if KEY in state.hero.things else 0.5
        return value_of_fight(state, action.token)

    return judge


def judge_cursing(state: State) -> Judge:
    """Whoever leads, has earned it."""
    return lambda action: state.heroes[action.seat].points


def prefer_healing(state: State) -> Judge:
    return lambda action: float(isinstance(action, do.Heal))


def take_any(state: State) -> Judge:
    return lambda action: 0.0


JUDGES: Final[Mapping[type[Any], Callable[[State], Judge]]] = {
    walking.Walking: judge_walking,
    walking.Unconscious: take_any,
    exploring.LayingTile: judge_laying,
    exploring.Weaving: judge_weaving,
    fighting.Meeting: judge_meeting,
    fighting.Fighting: judge_fight,
    fighting.ThrownBack: prefer_healing,
    fighting.Reincarnating: take_any,
    looting.Looting: judge_taking,
    looting.PickingUp: judge_taking,
    looting.Cursing: judge_cursing,
}
