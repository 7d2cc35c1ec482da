"""Meeting a monster: the throw, what is added to it, and what comes of it (C-16, C-31 to C-37)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from karak.rules.catacombs import events as ev
from karak.rules.catacombs.actions import (
    Attack,
    EndTurn,
    GiveLife,
    Heal,
    Reincarnate,
    RollAgain,
    Sneak,
    Strike,
    UseBolt,
)
from karak.rules.catacombs.heroes import (
    AFFINITY,
    BACKSTAB,
    DOUBLE_ATTACK,
    FORESIGHT,
    REINCARNATION,
    SACRIFICE,
    STEALTH,
    TRAINING,
    UNSTOPPABLE,
)
from karak.rules.catacombs.looting import loot
from karak.rules.catacombs.pieces import (
    BOLT,
    DRAGON,
    FULL_LIFE,
    SLOTS,
    STEPS,
    THROWS,
    Cell,
    Dice,
    Token,
)
from karak.rules.core import Action, Chance, Choice
from karak.rules.forms import value

if TYPE_CHECKING:
    from karak.rules.catacombs.state import State


def meet(state: State, came_from: Cell) -> None:
    """The hero has entered a tile: is somebody there? (C-16, C-17)"""
    if not state.monster_at(state.hero.cell):
        state.go_on()
    elif STEALTH in state.skills:
        state.enter(Meeting(came_from))
    else:
        begin_fight(state, came_from)


@value
class Meeting(Choice["State"]):
    """The thief fights or stays unseen (C-66)."""

    came_from: Cell

    def actions(self, state: State) -> list[Action]:
        return [Attack(), Sneak()]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Attack):
            begin_fight(state, self.came_from)
        else:
            cell = state.hero.cell
            state.tell(ev.StayedUnseen(state.seat, cell, state.tokens[cell]))
            state.go_on()

    def fits(self, state: State) -> bool:
        awake = state.hero.life > 0
        return awake and can_fight(state, self.came_from) and STEALTH in state.skills


def can_fight(state: State, came_from: Cell) -> bool:
    """Whether a monster is here, and another tile to fall back to."""
    here = state.hero.cell
    return state.monster_at(here) is not None and came_from in state.tiles and came_from != here


def begin_fight(state: State, came_from: Cell) -> None:
    cell = state.hero.cell
    monster = state.tokens[cell]
    state.tell(ev.FightBegan(state.seat, cell, monster, monster.strength, came_from))
    for cause, bonus in standing_bonuses(state):
        state.tell(ev.BonusAdded(state.seat, cause, bonus))
    state.enter(Rolling(came_from))


def standing_bonuses(state: State) -> list[tuple[str, int]]:
    """What counts in this fight whatever is rolled, each by its cause."""
    found = [(thing.name, thing.bonus) for thing in state.hero.things if thing.bonus]
    if state.steps == STEPS - 1 and FORESIGHT in state.skills:  # C-69: the first step led here
        found.append((FORESIGHT, 1))
    return found


@value
class Rolling(Chance["State"]):
    """Both dice, or those of them that are not kept (C-32, C-68)."""

    came_from: Cell
    kept: Dice = ()
    cause: str = "fight"
    again: bool = False  # the double attack is spent

    def lots(self, state: State) -> Sequence[tuple[Dice, int]]:
        return THROWS[2 - len(self.kept)]

    def apply(self, state: State, rolled: Dice) -> None:
        dice = (*self.kept, *rolled)
        state.tell(ev.DiceRolled(state.seat, rolled, dice, self.cause))
        if 1 in rolled and TRAINING in state.skills:  # C-68
            kept = tuple(die for die in dice if die > 1)
            state.enter(Rolling(self.came_from, kept, TRAINING, self.again))
        else:
            state.enter(Fighting(self.came_from, dice, may_roll_again=not self.again))

    def fits(self, state: State) -> bool:
        good = len(self.kept) < 2 and all(1 < die <= 6 for die in self.kept)
        skilled = self.cause == "fight" or self.cause in state.skills & {DOUBLE_ATTACK, TRAINING}
        again = self.again == (self.cause == DOUBLE_ATTACK)
        whole = not self.kept or self.cause == TRAINING
        awake = state.hero.life > 0
        return awake and can_fight(state, self.came_from) and good and skilled and again and whole


@value
class Fighting(Choice["State"]):
    """The dice lie on the table; the hero adds what he wants (C-32)."""

    came_from: Cell
    dice: Dice
    bolts: int = 0
    lives: int = 0
    may_roll_again: bool = True

    def actions(self, state: State) -> list[Action]:
        hero, skills = state.hero, state.skills
        found: list[Action] = [Strike()]
        if self.may_roll_again and not self.bolts and DOUBLE_ATTACK in skills:
            found.append(RollAgain())
        if hero.things.count(BOLT) > (self.bolts if AFFINITY in skills else 0):
            found.append(UseBolt())
        if SACRIFICE in skills and not self.lives and hero.life:
            found.append(GiveLife())
        return found

    def apply(self, state: State, action: Action) -> None:
        match action:
            case Strike():
                strike(state, self)
            case RollAgain():
                state.enter(Rolling(self.came_from, cause=DOUBLE_ATTACK, again=True))
            case UseBolt():
                use_bolt(state)
                state.enter(replace(self, bolts=self.bolts + 1))
            case GiveLife():
                state.change_life(state.seat, -1, "sacrifice")
                state.tell(ev.BonusAdded(state.seat, SACRIFICE, 1))
                state.enter(replace(self, lives=1))

    def total(self, state: State) -> int:
        """The dice and all that is added to them."""
        standing = sum(bonus for _, bonus in standing_bonuses(state))
        return sum(self.dice) + standing + self.bolts + self.lives

    def fits(self, state: State) -> bool:
        skills = state.skills
        lowest = 2 if TRAINING in skills else 1
        dice = len(self.dice) == 2 and all(lowest <= die <= 6 for die in self.dice)
        rolls = self.may_roll_again or DOUBLE_ATTACK in skills
        lives = self.lives == 0 or (self.lives == 1 and SACRIFICE in skills)
        awake = state.hero.life + self.lives > 0
        bolts = 0 <= self.bolts <= self.most_bolts(state)
        return can_fight(state, self.came_from) and dice and rolls and lives and awake and bolts

    def most_bolts(self, state: State) -> int:
        """How many can have been used: the wizard's are still there, others' left a slot free."""
        hero = state.hero
        if AFFINITY in state.skills:
            return hero.things.count(BOLT)
        return SLOTS["spell"] - sum(thing.slot == "spell" for thing in hero.things)


def use_bolt(state: State) -> None:
    if AFFINITY in state.skills:  # C-60
        state.tell(ev.ThingUsed(state.seat, BOLT, used_up=False))
    else:
        state.use_up(BOLT)
    state.tell(ev.BonusAdded(state.seat, BOLT.name, 1))


def strike(state: State, fight: Fighting) -> None:
    cell = state.hero.cell
    monster = state.tokens[cell]
    total = fight.total(state)
    result = outcome(state, total, monster.strength)
    state.tell(
        ev.FightEnded(state.seat, cell, monster, monster.strength, fight.dice, total, result)
    )
    goes_on = 6 in fight.dice and UNSTOPPABLE in state.skills  # C-68
    if result == "won":
        win(state, monster, goes_on)
    else:
        fall_back(state, fight.came_from, result == "lost", goes_on)


def outcome(state: State, total: int, strength: int) -> str:
    if total > strength:
        return "won"  # C-35
    if total < strength:
        return "lost"  # C-33
    return "won" if BACKSTAB in state.skills else "drawn"  # C-66, C-34


def win(state: State, monster: Token, goes_on: bool) -> None:
    state.remove_token(state.hero.cell)
    if monster is DRAGON:
        state.take(monster.back, "loot")
        state.end("dragon")  # C-80
    else:
        loot(state, monster, goes_on)


def fall_back(state: State, came_from: Cell, lost: bool, goes_on: bool) -> None:
    hero = state.hero
    if lost:
        state.change_life(state.seat, -1, "fight")
    state.move(state.seat, came_from, "thrown_back")
    if lost and not hero.life and REINCARNATION in state.skills:
        state.enter(Reincarnating())
    elif goes_on and hero.life:
        state.go_on()
    elif state.may_heal():
        state.enter(ThrownBack())
    else:
        state.end_turn("fight")


@value
class ThrownBack(Choice["State"]):
    """Thrown back onto a fountain: heal or not, nothing else (C-31)."""

    def actions(self, state: State) -> list[Action]:
        return [Heal(), EndTurn()]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Heal):
            state.heal(state.seat, "fountain")
            state.end_turn("heal")
        else:
            state.end_turn("fight")

    def fits(self, state: State) -> bool:
        return state.may_heal()


@value
class Reincarnating(Choice["State"]):
    """The warrior wakes at a fountain of his choice (C-61)."""

    def actions(self, state: State) -> list[Action]:
        return [Reincarnate(cell) for cell in state.fountains]

    def apply(self, state: State, action: Reincarnate) -> None:
        state.move(state.seat, action.fountain, "reincarnation")
        state.change_life(state.seat, FULL_LIFE, "reincarnation")
        state.end_turn("reincarnation")

    def fits(self, state: State) -> bool:
        return not state.hero.life and REINCARNATION in state.skills
