"""The bots of Karak II, the land around the castle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from karak.rules import Action, Random
from karak.rules.landscape import actions as do
from karak.rules.landscape.exploring import LayingTile
from karak.rules.landscape.fighting import Fighting, Mustering
from karak.rules.landscape.gathering import can_gather
from karak.rules.landscape.heroes import Hero
from karak.rules.landscape.pieces import (
    AMULETS,
    BANNERS,
    CAMP,
    CASTLE_CELL,
    CITY_COST,
    DICE,
    FIREBALL,
    FULL_LIFE,
    GENERAL_STRENGTH,
    GOOD_AT,
    GOODS,
    HAMMER,
    HERO,
    LEVEL_1,
    MAW,
    RANGE,
    RANK,
    RECRUITS,
    SIDES,
    STABLE,
    TOWER,
    TRAINED_FOR,
    TRAINED_IN,
    UNITS,
    WEAPON,
    YIELDS,
    Cell,
    Counts,
    Die,
    Thing,
    swords,
)
from karak.rules.landscape.roaming import Roaming
from karak.rules.landscape.state import State

WANTED_BUILDINGS = (TOWER, STABLE, BANNERS, RANGE, CAMP)  # in this order
SWORDS_ON: Mapping[Die, float] = {die: swords(die.faces) / 6 for die in DICE}
MARGIN = 1.5  # so many swords more than needed make a fight a good one
CAUTION = 2  # with so little life left a hero heals first
ARMY_FIRST = 3  # with so many units missing he recruits before he builds on
STEP = 0.85  # what a goal is worth from one tile farther away
HORIZON = 8  # how many tiles away goals are seen
PURCHASE = 12.0  # what it is worth to be able to buy something
DEEDS: Mapping[type, float] = {  # what is worth the same wherever it is done
    do.FoundCity: 15.0,
    do.Build: 20.0,
    do.RaiseSkeleton: 6.0,
    do.CastPickpocket: 50.0,
    do.SendFalcon: 50.0,
    do.EndTurn: 0.05,
}


def greedy(state: State, rng: Random) -> Action:
    """Whatever promises most, looking no farther than the next goal."""
    actions = state.legal_actions()
    if len(actions) == 1:
        return actions[0]
    judge = deed_judge(state)
    worth = [judge(action) + rng.random() / 100 for action in actions]
    return actions[worth.index(max(worth))]


def deed_judge(state: State) -> Any:
    """How much an action is worth in this phase: a function of the action."""
    phase = state.phase
    if isinstance(phase, Roaming):
        return RoamingJudge(state).worth
    if isinstance(phase, Mustering):
        return lambda action: mustering_worth(state, phase, action)
    if isinstance(phase, Fighting):
        return lambda action: fighting_worth(state, phase, action)
    if isinstance(phase, LayingTile):
        return lambda action: laying_worth(state, action)
    return lambda action: other_worth(state, action)


# --- strength ---------------------------------------------------------------------------------


def mean_attack(hero: Hero) -> float:
    """What the hero can expect with all he has."""
    dice = sum(n * SWORDS_ON[unit] for unit, n in zip(UNITS, hero.units, strict=True))
    things = sum(thing.bonus for thing in hero.things)
    return SWORDS_ON[HERO] + dice + things


def missing(state: State) -> Counts:
    """What the hero whose turn it is lacks for his next purchase."""
    cost = next_cost(state)
    return tuple(max(0, n - held) for n, held in zip(cost, state.hero.goods, strict=True))


def next_cost(state: State) -> Counts:
    """City, buildings, then as many units as glory allows."""
    hero = state.hero
    if hero.city is None:
        return CITY_COST
    room = max(0, hero.glory - hero.recruits)
    if room < ARMY_FIRST:
        for building in WANTED_BUILDINGS:
            if building not in hero.buildings:
                return building.cost
    for unit in reversed(RECRUITS):
        if TRAINED_IN[unit] in hero.buildings and state.supply(unit):
            return tuple(room * (good == TRAINED_FOR[unit]) for good in GOODS)
    return next((b.cost for b in WANTED_BUILDINGS if b not in hero.buildings), (1, 1, 1))


# --- fights -----------------------------------------------------------------------------------


def mustering_worth(state: State, phase: Mustering, action: Action) -> float:
    """As many dice as it takes, and all against the General."""
    expected = SWORDS_ON[HERO] + sum(SWORDS_ON[die] for die in phase.chosen)
    expected += sum(thing.bonus for thing in state.hero.things if thing.slot == WEAPON)
    enough = expected >= phase.battle.strength + MARGIN and state.hero.cell != state.maw
    return float(isinstance(action, do.ThrowDice) == enough)


def fighting_worth(state: State, phase: Fighting, action: Action) -> float:
    """Fireballs where they decide something; else roll again what was rolled badly."""
    attack = phase.attack(state)
    reach = attack + state.hero.things.count(FIREBALL)
    goal = phase.battle.strength
    if state.hero.cell == state.maw and reach < goal:
        goal = GENERAL_STRENGTH
    decides = attack < goal <= reach
    match action:
        case do.UseFireball():
            return 2.0 if decides else -1.0
        case do.RollUnitsAgain() | do.RollHeroAgain():
            return 1.0 if reach < goal else -1.0
    return 0.0


# --- small questions --------------------------------------------------------------------------


def laying_worth(state: State, action: do.Lay) -> float:
    """Rich land, open to all sides; the Maw only for the strong."""
    tile = action.tile
    if tile.terrain == MAW:
        return 20.0 if mean_attack(state.hero) >= state.general_strength else -20.0
    return sum(YIELDS[tile.terrain]) + YIELDS[tile.terrain][2] - 0.3 * len(tile.chasms)


def other_worth(state: State, action: Action) -> float:
    match action:
        case do.Take(thing, dropping):
            return swap_worth(thing, dropping)
        case do.ChooseGood(good):
            return 1 + missing(state)[GOOD_AT[good]] + GOOD_AT[good] / 10
        case do.PutBack(army):
            return army.strength if army.strength > mean_attack(state.hero) else -army.strength
        case do.Afflict(seat):
            return state.heroes[seat].points + sum(state.heroes[seat].goods) / 10
        case do.Build(building):
            return 2.0 if building in WANTED_BUILDINGS else -1.0
        case do.Recruit(unit) | do.Dismiss(unit):
            return 1 + SWORDS_ON[unit] * (1 if isinstance(action, do.Recruit) else -1)
        case do.IgnoreSkull():
            return 1.0
    return 0.0


def swap_worth(thing: Thing, dropping: Thing | None) -> float:
    return thing_worth(thing) - (thing_worth(dropping) if dropping else 0)


def thing_worth(thing: Thing) -> float:
    if thing in AMULETS:
        return 3 + RANK[thing] / 10
    return 2.0 if thing is HAMMER else 1 + thing.bonus / 2


# --- the turn ---------------------------------------------------------------------------------


class RoamingJudge:
    """Weighs deeds on the spot against the goals that a move brings nearer."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.hero = state.hero
        self.attack = mean_attack(state.hero)
        self.lack = missing(state)
        self.land = self.worth_of_land()

    def worth(self, action: Action) -> float:
        hero = self.hero
        match action:
            case do.Step(to) | do.UsePortal(to) | do.Ride(to):
                return self.land[to] * STEP
            case do.Explore():
                return self.explore_worth()
            case do.Heal():
                return 30.0 if hero.life <= CAUTION else 0.3 * (FULL_LIFE - hero.life)
            case do.BanishPlague():
                return 40.0 if hero.life <= CAUTION or self.is_plagued() else 0.4
            case do.Gather():
                return self.gather_worth(hero.cell)
            case do.Take(thing, dropping):
                return 3 * swap_worth(thing, dropping)
            case do.Recruit(unit):
                return PURCHASE * (1 + SWORDS_ON[unit])
        return DEEDS.get(type(action), 0.0)

    def worth_of_land(self) -> dict[Cell, float]:
        """What each tile is worth, near goals more than far ones; nobody passes an enemy."""
        tiles = self.state.tiles
        land = {cell: self.goal(cell) for cell in tiles}
        barred = self.enemies()
        for _ in range(HORIZON):
            for cell in tiles:
                if cell not in barred:
                    best = max([land[to] for to in neighbours(self.state, cell)], default=0.0)
                    land[cell] = max(land[cell], best * STEP)
        return land

    def goal(self, cell: Cell) -> float:
        """What can be done on this tile, or from it."""
        if cell in self.enemies():
            return self.fight_worth(cell)
        found = [self.gather_worth(cell)]
        if self.is_plagued() and cell == CASTLE_CELL:
            found.append(PURCHASE)
        if cell == self.hero.city and not any(self.lack) and not self.is_plagued():
            found.append(PURCHASE)
        if self.state.tiles_left and leads_on(self.state, cell):
            found.append(self.explore_worth() * STEP)
        return max(found)

    def gather_worth(self, cell: Cell) -> float:
        """Goods that are needed count most."""
        if not can_gather(self.state, cell):
            return 0.0
        given = YIELDS[self.state.tiles[cell].terrain]
        needed = sum(min(n, lack) for n, lack in zip(given, self.lack, strict=True))
        return 3.0 * needed + 0.2 * sum(given)

    def fight_worth(self, cell: Cell) -> float:
        if cell == self.state.maw:
            strength, gain = self.state.general_strength, 100.0
            if self.attack < strength:
                return 12.0 if self.attack > GENERAL_STRENGTH + MARGIN else 0.0
        else:
            armies = self.state.armies[cell]
            strength = sum(army.strength for army in armies)
            points = sum(army.back.points for army in armies if army.back)
            gain = 4 + 4 * points + 2 * max(0, strength - self.hero.fame)
        return gain * self.confidence(strength)

    def explore_worth(self) -> float:
        """A new tile brings armies of about this strength, and some day the Maw."""
        level_1 = any(self.state.stack[:LEVEL_1])
        return 0.5 + 8 * self.confidence(3 if level_1 else 6)

    def confidence(self, strength: float) -> float:
        """How sure the hero is to win, and to live through it: 0 to 1."""
        sure = (self.attack - strength + 1) / (1 + MARGIN)
        return max(0.0, min(1.0, sure)) * (0.1 if self.hero.life <= CAUTION else 1)

    def is_plagued(self) -> bool:
        return self.state.plague == self.state.seat

    def enemies(self) -> tuple[Cell, ...]:
        maw = self.state.maw
        return tuple(self.state.armies) if maw is None else (*self.state.armies, maw)


def neighbours(state: State, cell: Cell) -> list[Cell]:
    """Where a step can lead."""
    sides, tiles = state.tiles[cell].open, state.tiles
    return [
        cell + way
        for side, way, back in SIDES
        if sides & side and cell + way in tiles and tiles[cell + way].open & back
    ]


def leads_on(state: State, cell: Cell) -> bool:
    """Whether the unexplored begins beside this tile."""
    sides = state.tiles[cell].open
    return any(sides & side and cell + way not in state.tiles for side, way, _ in SIDES)
