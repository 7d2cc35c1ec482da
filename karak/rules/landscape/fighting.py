"""Fighting: the dice, what is added to them, and what comes of it (L-20 to L-24, L-40 to L-42)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from karak.rules.core import Action, Chance, Choice
from karak.rules.forms import value
from karak.rules.landscape import events as ev
from karak.rules.landscape.actions import (
    AddDie,
    Done,
    IgnoreSkull,
    RollHeroAgain,
    RollUnitsAgain,
    Strike,
    ThrowDice,
    UseFireball,
)
from karak.rules.landscape.heroes import (
    CLAWS,
    COMBAT_SKILL,
    PLUNDER,
    SOUL_COLLECTOR,
    WAR_STRATEGY,
)
from karak.rules.landscape.looting import Spoils
from karak.rules.landscape.pieces import (
    AMULET_OF_PROTECTION,
    ARKENSTONE,
    DICE,
    DOUBLE_SKULL,
    FIREBALL,
    GENERAL_STRENGTH,
    GENERAL_WOUND,
    HERO,
    SHIELDED_SKULLS,
    SLOTS,
    SPELL,
    UNIT_AT,
    UNITS,
    WEAK_STRENGTH,
    WEAPON,
    Army,
    Cell,
    Die,
    Throw,
    picks,
    skulls,
    swords,
    throws,
)

if TYPE_CHECKING:
    from karak.rules.landscape.state import State

Table = tuple[tuple[Die, Throw], ...]  # what lies on the table, in the order of DICE
Pool = tuple[tuple[Die, int], ...]  # how many dice of each kind are still to be thrown

# --- meeting an enemy -------------------------------------------------------------------------


def meet(state: State, came_from: Cell, mauled: int) -> None:
    """The hero is on a tile: is somebody there? `mauled`: the strength the raptor has beaten."""
    armies = state.armies.get(state.hero.cell, ())
    if state.hero.cell == state.maw:
        meet_general(state, came_from)
    elif not armies:
        state.go_on()
    elif CLAWS in state.hero.skills and not mauled and (weak := weak_armies(armies)):
        maul(state, weak[0], came_from)
    else:
        begin_fight(state, Battle(came_from, strength_of(armies), mauled))


def strength_of(armies: Sequence[Army]) -> int:
    return sum(army.strength for army in armies)


def weak_armies(armies: Sequence[Army]) -> list[Army]:
    return [army for army in armies if army.strength == WEAK_STRENGTH]


def maul(state: State, army: Army, came_from: Cell) -> None:
    """The raptor beats a weak army without a fight; its reward comes at once (L-75)."""
    state.tell(ev.ArmyMauled(state.seat, state.hero.cell, army))
    state.remove_army(army)
    state.win_fame(army.strength, CLAWS)
    Spoils((army,), came_from=came_from).resume(state)


def meet_general(state: State, came_from: Cell) -> None:
    """L-40; the raptor takes a praetorian before each fight (L-75)."""
    if CLAWS in state.hero.skills:
        state.lose_praetorian(CLAWS)
    begin_fight(state, Battle(came_from, state.general_strength))


@value
class Battle:
    """What all phases of a fight know."""

    came_from: Cell
    strength: int
    mauled: int = 0  # what the raptor has beaten counts for glory (L-75)

    def fits(self, state: State) -> bool:
        here = state.hero.cell
        armies = state.armies.get(here, ())
        strength = state.general_strength if here == state.maw else strength_of(armies)
        raptor = (0, WEAK_STRENGTH) if CLAWS in state.hero.skills else (0,)
        return (
            state.is_safe(self.came_from)
            and self.came_from != here
            and strength == self.strength > 0
            and self.mauled in raptor
        )


def begin_fight(state: State, battle: Battle) -> None:
    hero = state.hero
    armies = state.armies.get(hero.cell, ())
    state.tell(ev.FightBegan(state.seat, hero.cell, armies, battle.strength, battle.came_from))
    for thing in hero.things:
        if thing.slot == WEAPON:
            state.tell(ev.BonusAdded(state.seat, thing.name, thing.bonus))
    if any(hero.units):
        state.enter(Mustering(battle))
    else:
        throw_dice(state, battle, ())


# --- rolling ----------------------------------------------------------------------------------


@value
class Mustering(Choice["State"]):
    """Which units fight, one by one in the order of UNITS: no pool is offered twice (L-20)."""

    battle: Battle
    chosen: tuple[Die, ...] = ()

    def actions(self, state: State) -> list[Action]:
        hero = state.hero
        first = UNIT_AT[self.chosen[-1]] if self.chosen else 0
        free = [unit for unit in UNITS[first:] if self.chosen.count(unit) < hero.count(unit)]
        return [ThrowDice(), *map(AddDie, free)]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, AddDie):
            state.enter(Mustering(self.battle, (*self.chosen, action.unit)))
        else:
            throw_dice(state, self.battle, self.chosen)

    def fits(self, state: State) -> bool:
        chosen = self.chosen
        held = all(die is not HERO and chosen.count(die) <= state.hero.count(die) for die in chosen)
        return self.battle.fits(state) and held


def throw_dice(state: State, battle: Battle, chosen: tuple[Die, ...]) -> None:
    state.tell(ev.UnitsChosen(state.seat, chosen))
    units = tuple((unit, chosen.count(unit)) for unit in dict.fromkeys(chosen))
    state.enter(Throwing(battle, ((HERO, 1), *units)))


@value
class Throwing(Chance["State"]):
    """One kind of die at a time (L-20)."""

    battle: Battle
    pool: Pool
    table: Table = ()
    cause: str = "fight"

    def lots(self, state: State) -> Sequence[tuple[Throw, int]]:
        return throws(*self.pool[0])

    def apply(self, state: State, throw: Throw) -> None:
        die = self.pool[0][0]
        state.tell(ev.DiceRolled(state.seat, die, throw, self.cause))
        table = tuple(sorted((*self.table, (die, throw)), key=by_die))
        if len(self.pool) > 1:
            state.enter(Throwing(self.battle, self.pool[1:], table, self.cause))
        else:
            state.enter(Fighting(self.battle, table, again=self.cause != "fight"))

    def fits(self, state: State) -> bool:
        dice = [die for die, _ in (*self.pool, *self.table)]
        once = HERO in dice and len(set(dice)) == len(dice)
        held = all(1 <= n <= held_dice(state, die) for die, n in self.pool)
        known = self.cause in ("fight", WAR_STRATEGY, COMBAT_SKILL)
        fair = table_fits(state, self.table)
        return self.battle.fits(state) and once and bool(self.pool) and held and known and fair


def by_die(row: tuple[Die, Throw]) -> int:
    return DICE.index(row[0])


def held_dice(state: State, die: Die) -> int:
    return 1 if die is HERO else state.hero.count(die)


def table_fits(state: State, table: Table) -> bool:
    """Whether the hero can have thrown this."""
    return all(
        1 <= len(throw) <= held_dice(state, die)
        and list(throw) == sorted(throw)
        and set(throw) <= set(die.faces)
        for die, throw in table
    )


@value
class Fighting(Choice["State"]):
    """The dice lie on the table; the hero adds what he wants (L-20).

    Fireballs come after the roll: once one is used nothing is rolled again.
    """

    battle: Battle
    table: Table
    fireballs: int = 0
    again: bool = False  # a skill has rolled again

    def actions(self, state: State) -> list[Action]:
        found: list[Action] = [Strike()]
        if not self.again and not self.fireballs:
            if WAR_STRATEGY in state.hero.skills and len(self.table) > 1:
                found.append(RollUnitsAgain())
            if COMBAT_SKILL in state.hero.skills:
                found.append(RollHeroAgain())
        if FIREBALL in state.hero.things:
            found.append(UseFireball())
        return found

    def apply(self, state: State, action: Action) -> None:
        hero_die, *unit_dice = self.table
        match action:
            case Strike():
                strike(state, self)
            case UseFireball():
                state.use_up(FIREBALL)
                state.tell(ev.BonusAdded(state.seat, FIREBALL.name, FIREBALL.bonus))
                state.enter(replace(self, fireballs=self.fireballs + 1))
            case RollUnitsAgain():  # L-70
                pool = tuple((unit, len(throw)) for unit, throw in unit_dice)
                state.enter(Throwing(self.battle, pool, (hero_die,), WAR_STRATEGY))
            case RollHeroAgain():  # L-74
                pool = ((HERO, 1),)
                state.enter(Throwing(self.battle, pool, tuple(unit_dice), COMBAT_SKILL))

    def swords(self) -> int:
        return sum([swords(throw) for _, throw in self.table])

    def attack(self, state: State) -> int:
        weapons = sum([thing.bonus for thing in state.hero.things if thing.slot == WEAPON])
        return self.swords() + weapons + self.fireballs * FIREBALL.bonus

    def fits(self, state: State) -> bool:
        added = 0 <= self.fireballs <= SLOTS[SPELL]
        whole = [die for die, _ in self.table][:1] == [HERO] and table_fits(state, self.table)
        return self.battle.fits(state) and added and whole


# --- what comes of it -------------------------------------------------------------------------


def strike(state: State, fight: Fighting) -> None:
    battle = fight.battle
    attack = fight.attack(state)
    won = attack >= battle.strength  # L-21
    result = "won" if won else "lost"
    cell = state.hero.cell
    state.tell(ev.FightEnded(state.seat, cell, battle.strength, fight.swords(), attack, result))
    if won and cell == state.maw:
        state.take(ARKENSTONE, "loot")
        state.end("general")  # L-42: at once
    elif AMULET_OF_PROTECTION in state.hero.things and any(skulls(t) for _, t in fight.table):
        state.enter(Shielding(battle, fight.table, attack))
    else:
        settle(state, battle, fight.table, attack, ())


@value
class Shielding(Choice["State"]):
    """Up to two skulls are ignored, one by one in the order of DICE (L-52)."""

    battle: Battle
    table: Table
    attack: int
    ignored: tuple[Die, ...] = ()

    def actions(self, state: State) -> list[Action]:
        threats = [skulls(throw) - self.ignored.count(die) for die, throw in self.table]
        dice = [die for die, _ in self.table]
        first = dice.index(self.ignored[-1]) if self.ignored else 0
        return [*(IgnoreSkull(dice[at]) for at in picks(threats, first, 1)), Done()]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, IgnoreSkull):
            state.tell(ev.SkullIgnored(state.seat, action.die))
            after = replace(self, ignored=(*self.ignored, action.die))
            if len(after.ignored) < SHIELDED_SKULLS and len(after.actions(state)) > 1:
                state.enter(after)
            else:
                settle(state, self.battle, self.table, self.attack, after.ignored)
        else:
            settle(state, self.battle, self.table, self.attack, self.ignored)

    def fits(self, state: State) -> bool:
        thrown = dict(self.table)
        fair = HERO in thrown and table_fits(state, self.table) and self.attack >= 0
        ignored = all(
            die in thrown and self.ignored.count(die) <= skulls(thrown[die]) for die in self.ignored
        )
        few = len(self.ignored) < SHIELDED_SKULLS and AMULET_OF_PROTECTION in state.hero.things
        return self.battle.fits(state) and fair and ignored and few


def settle(
    state: State, battle: Battle, table: Table, attack: int, ignored: tuple[Die, ...]
) -> None:
    """Losses first, then what the fight brings (L-21 to L-24)."""
    suffer(state, table, ignored)
    misery = state.plague_on and DOUBLE_SKULL in table[0][1]  # L-23
    if attack >= battle.strength:
        win(state, battle, misery)
    else:
        lose(state, battle, attack)
        Spoils((), misery=misery).resume(state)


def suffer(state: State, table: Table, ignored: tuple[Die, ...]) -> None:
    """Skulls cost life and units; the soul collector lives on his own dead (L-22, L-41, L-73)."""
    fallen = 0
    for die, throw in table:
        n = skulls(throw) - ignored.count(die)
        if die is HERO:
            state.change_life(state.seat, -n, "skulls")
        elif n:
            state.change_units(state.seat, die, -n, "fight")
            fallen += n
    if state.hero.cell == state.maw:
        state.change_life(state.seat, -GENERAL_WOUND, "general")
    if SOUL_COLLECTOR in state.hero.skills:
        state.change_life(state.seat, fallen, SOUL_COLLECTOR)


def win(state: State, battle: Battle, misery: bool) -> None:
    armies = state.armies[state.hero.cell]
    for army in armies:
        state.remove_army(army)
    state.win_fame(battle.strength + battle.mauled, "fight")
    Spoils(armies, plunder=PLUNDER in state.hero.skills, misery=misery).resume(state)


def lose(state: State, battle: Battle, attack: int) -> None:
    """Back to where he came from; the General may be weaker now (L-21, L-42)."""
    if state.hero.cell == state.maw and attack >= GENERAL_STRENGTH:
        state.lose_praetorian("attack")
    state.move(battle.came_from, "thrown_back")
