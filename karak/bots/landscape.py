"""The bots of Karak II, the land around the castle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import fsum  # `sum` adds floats differently before and since Python 3.12

from karak.rules import Action, Random
from karak.rules.landscape import actions as do
from karak.rules.landscape import pieces as box
from karak.rules.landscape.fighting import Fighting, Mustering
from karak.rules.landscape.gathering import can_gather
from karak.rules.landscape.heroes import Hero
from karak.rules.landscape.pieces import Cell, Die, Thing
from karak.rules.landscape.roaming import Roaming
from karak.rules.landscape.state import State
from karak.rules.piles import Counts

WANTED_BUILDINGS = (box.TOWER, box.STABLE, box.BANNERS, box.RANGE, box.CAMP)  # in this order
SWORDS_ON: Mapping[Die, float] = {die: box.swords(die.faces) / 6 for die in box.DICE}
MARGIN = 1.5  # so many swords more than needed make a fight a good one
CAUTION = 2  # with so little life left a hero heals first
ARMY_FIRST = 3  # with so many units missing he recruits before he builds on
STEP = 0.85  # what a goal is worth from one tile farther away
HORIZON = 8  # how many tiles away goals are seen
PURCHASE = 12.0  # what it is worth to be able to buy something
DEEDS: Mapping[type, float] = {  # what is worth the same wherever it is done
    do.FoundCity: 15.0,
    do.Build: 20.0,
    do.RaiseSkeleton: 2.0,
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


def deed_judge(state: State) -> Callable[[Action], float]:
    """How much an action is worth in this phase: a function of the action."""
    phase = state.phase
    if isinstance(phase, Roaming):
        return RoamingJudge(state).worth
    if isinstance(phase, Mustering):
        return lambda action: mustering_worth(state, phase, action)
    if isinstance(phase, Fighting):
        return lambda action: fighting_worth(state, phase, action)
    return lambda action: other_worth(state, action)


def mean_attack(hero: Hero) -> float:
    """What the hero can expect with all he has."""
    dice = fsum(n * SWORDS_ON[unit] for unit, n in zip(box.UNITS, hero.units, strict=True))
    return SWORDS_ON[box.HERO] + dice + sum(thing.bonus for thing in hero.things)


def missing(state: State) -> Counts:
    """What the hero whose turn it is lacks for his next purchase."""
    purse = zip(next_cost(state), state.hero.goods, strict=True)
    return tuple(max(0, n - held) for n, held in purse)


def next_cost(state: State) -> Counts:
    """City, buildings, then as many units as glory allows."""
    hero = state.hero
    if hero.city is None:
        return box.CITY_COST
    room = max(0, hero.glory - hero.recruits)
    plans = [building.cost for building in WANTED_BUILDINGS if building not in hero.buildings]
    if plans and room < ARMY_FIRST:
        return plans[0]
    for unit in reversed(box.RECRUITS):
        if box.TRAINED_IN[unit] in hero.buildings and state.supply(unit):
            return tuple(room * (good == box.TRAINED_FOR[unit]) for good in box.GOODS)
    return plans[0] if plans else (1, 1, 1)


# --- fights -----------------------------------------------------------------------------------


def mustering_worth(state: State, phase: Mustering, action: Action) -> float:
    """As many dice as it takes, and all against the General."""
    expected = fsum(SWORDS_ON[die] for die in (box.HERO, *phase.chosen))
    expected += sum(thing.bonus for thing in state.hero.things if thing.slot == box.WEAPON)
    enough = expected >= phase.battle.strength + MARGIN and state.hero.cell != state.maw
    return float(isinstance(action, do.ThrowDice) == enough)


def fighting_worth(state: State, phase: Fighting, action: Action) -> float:
    """Fireballs where they decide something; else roll again what was rolled badly."""
    attack = phase.attack(state)
    reach = attack + state.hero.things.count(box.FIREBALL)
    goal = phase.battle.strength
    if state.hero.cell == state.maw and reach < goal:
        goal = box.GENERAL_STRENGTH
    match action:
        case do.UseFireball():
            return 2.0 if attack < goal <= reach else -1.0
        case do.RollUnitsAgain() | do.RollHeroAgain():
            return 1.0 if reach < goal else -1.0
    return 0.0


def laying_worth(state: State, tile: box.Tile) -> float:
    """Rich land, open to all sides; the Maw only for the strong."""
    if tile.terrain == box.MAW:
        return 20.0 if mean_attack(state.hero) >= state.general_strength else -20.0
    return sum(box.YIELDS[tile.terrain]) + box.YIELDS[tile.terrain][2] - 0.3 * len(tile.chasms)


def other_worth(state: State, action: Action) -> float:
    found = 0.0
    match action:
        case do.Take(thing, dropping):
            found = swap_worth(thing, dropping)
        case do.ChooseGood(good):
            found = 1.0 + missing(state)[box.GOOD_AT[good]]
        case do.PutBack(army):  # away with what is too strong; of the others the weakest
            found = army.strength * (1 if army.strength > mean_attack(state.hero) else -1)
        case do.Afflict(seat):
            found = state.heroes[seat].points
        case do.Build(building):
            found = 2.0 if building in WANTED_BUILDINGS else -1.0
        case do.Recruit(unit) | do.IgnoreSkull(unit):
            found = 1 + SWORDS_ON[unit]
        case do.Dismiss(unit):
            found = -SWORDS_ON[unit]
        case do.Lay(tile):
            found = laying_worth(state, tile)
        case do.ChoosePlace(cell):  # the falcon shows what is near
            found = -distance(state.hero.cell, cell)
    return found


def swap_worth(thing: Thing, dropping: Thing | None) -> float:
    return thing_worth(thing) - (thing_worth(dropping) if dropping else 0)


def thing_worth(thing: Thing) -> float:
    if thing in box.AMULETS:
        return 3 + box.RANK[thing] / 10
    return 2.0 if thing is box.HAMMER else 1 + thing.bonus / 2


def distance(here: Cell, there: Cell) -> int:
    """How many tiles away, were there no chasms."""
    q, r = there // 1000 - here // 1000, there % 1000 - here % 1000
    return max(abs(q), abs(r), abs(q + r))


# --- the turn ---------------------------------------------------------------------------------


class RoamingJudge:
    """Weighs deeds on the spot against the goals that a move brings nearer."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.hero = state.hero
        self.attack = mean_attack(state.hero)
        self.lack = missing(state)
        self.is_plagued = state.plague == state.seat
        self.enemies: set[Cell | None] = {*state.armies, state.maw}
        self.land = self.worth_of_land()

    def worth(self, action: Action) -> float:
        hero = self.hero
        hurt = hero.life <= CAUTION
        found = DEEDS.get(type(action), 0.0)
        match action:
            case do.Step(to) | do.UsePortal(to) | do.Ride(to):
                found = self.land[to] * STEP
            case do.Explore():
                found = self.explore_worth()
            case do.Heal():
                found = 30.0 if hurt else 0.3 * (box.FULL_LIFE - hero.life)
            case do.BanishPlague():
                found = 40.0 if hurt or self.is_plagued else 0.4
            case do.Gather():
                found = self.gather_worth(hero.cell)
            case do.Take(thing, dropping):
                found = 3 * swap_worth(thing, dropping)
            case do.Recruit(unit):
                found = PURCHASE * (1 + SWORDS_ON[unit])
        return found

    def worth_of_land(self) -> dict[Cell, float]:
        """What each tile is worth, near goals more than far ones; nobody passes an enemy."""
        tiles = self.state.tiles
        land = {cell: self.goal(cell) for cell in tiles}
        for _ in range(HORIZON):
            for cell in tiles:
                if cell not in self.enemies:
                    best = max([land[to] for to in neighbours(self.state, cell)], default=0.0)
                    land[cell] = max(land[cell], best * STEP)
        return land

    def goal(self, cell: Cell) -> float:
        """What can be done on this tile, or from it."""
        if cell in self.enemies:
            return self.fight_worth(cell)
        found = [self.gather_worth(cell)]
        market = box.CASTLE_CELL if self.is_plagued else self.hero.city
        if cell == market and (self.is_plagued or not any(self.lack)):
            found.append(PURCHASE)
        if self.state.tiles_left and leads_on(self.state, cell):
            found.append(self.explore_worth() * STEP)
        return max(found)

    def gather_worth(self, cell: Cell) -> float:
        """Goods that are needed count most."""
        if not can_gather(self.state, cell):
            return 0.0
        given = box.YIELDS[self.state.tiles[cell].terrain]
        needed = sum(min(n, lack) for n, lack in zip(given, self.lack, strict=True))
        return 3.0 * needed + 0.2 * sum(given)

    def fight_worth(self, cell: Cell) -> float:
        if cell == self.state.maw:
            strength, gain = self.state.general_strength, 100.0
            if self.attack < strength:
                return 12.0 if self.attack > box.GENERAL_STRENGTH + MARGIN else 0.0
        else:
            armies = self.state.armies[cell]
            strength = sum(army.strength for army in armies)
            points = sum(army.back.points for army in armies if army.back)
            gain = 4 + 4 * points + 2 * max(0, strength - self.hero.fame)
        return gain * self.confidence(strength)

    def explore_worth(self) -> float:
        """A new tile brings armies of about this strength, and some day the Maw."""
        level_1 = any(self.state.stack[: box.LEVEL_1])
        return 0.5 + 8 * self.confidence(3 if level_1 else 6)

    def confidence(self, strength: float) -> float:
        """How sure the hero is to win, and to live through it: 0 to 1."""
        sure = (self.attack - strength + 1) / (1 + MARGIN)
        return max(0.0, min(1.0, sure)) * (0.1 if self.hero.life <= CAUTION else 1)


def neighbours(state: State, cell: Cell) -> list[Cell]:
    """Where a step can lead."""
    sides, tiles = state.tiles[cell].open, state.tiles
    near = [(cell + way, back) for side, way, back in box.SIDES if sides & side]
    return [to for to, back in near if to in tiles and tiles[to].open & back]


def leads_on(state: State, cell: Cell) -> bool:
    """Whether the unexplored begins beside this tile."""
    sides = state.tiles[cell].open
    return any(sides & side and cell + way not in state.tiles for side, way, _ in box.SIDES)
