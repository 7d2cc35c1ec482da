"""A fight: the curses at its beginning, the chain of cards, and what comes of it.

(G-20 to G-24, G-40, G-60, G-70 to G-74)
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from karak.rules.core import Action, Choice
from karak.rules.forms import value
from karak.rules.goblin import events as ev
from karak.rules.goblin.actions import (
    Cleanse,
    DrinkHealth,
    Engage,
    PlayCard,
    Strengthen,
    Strike,
)
from karak.rules.goblin.cards import CLEANSING, HAND, STRENGTH
from karak.rules.goblin.drawing import Discarding, InFight, draw
from karak.rules.goblin.heroes import BLUE_LEAP, DEFIANCE, FEINT, FURY, LAST_STAB
from karak.rules.goblin.pieces import (
    ATTACK,
    BLUE,
    DEFENCE,
    DRAW,
    EFFECTS,
    HEAL,
    LORD_PLACE,
    REACHABLE,
    SLOTS,
    Card,
    Gear,
    Monster,
    Place,
)
from karak.rules.goblin.rewards import claim, may_drink, wind_up

if TYPE_CHECKING:
    from karak.rules.goblin.state import State

# --- the beginning --------------------------------------------------------------------------


def targets(state: State) -> list[Place]:
    """The monsters that the hero can reach with his keys (G-20)."""
    monsters = state.monsters
    return [place for place in REACHABLE[state.hero.keys] if place in monsters]


def begin_fight(state: State, place: Place) -> None:
    monster = state.monsters[place]
    state.tell(
        ev.FightBegan(state.seat, place, monster, monster.attack, monster.hearts, monster.curses)
    )
    if CLEANSING in state.hero.elixirs and biting_curses(state, monster):
        state.enter(Bracing(place))
    else:
        engage(state, Chaining(place))


def biting_curses(state: State, monster: Monster) -> list[str]:
    """The curses on gear that the hero wears."""
    return [slot for slot in SLOTS if slot in monster.curses and state.hero.worn(slot)]


@value
class Bracing(Choice["State"]):
    """Against a curse on gear cleansing helps only now, before discarding (G-60)."""

    place: Place

    def actions(self, state: State) -> list[Action]:
        return [Engage(), *map(Cleanse, state.monsters[self.place].curses)]

    def apply(self, state: State, action: Action) -> None:
        fight = Chaining(self.place)
        if isinstance(action, Cleanse):
            fight = cleanse(state, fight, action.curse)
        engage(state, fight)

    def fits(self, state: State) -> bool:
        if not Chaining(self.place).fits(state):
            return False
        bites = biting_curses(state, state.monsters[self.place])
        return bool(bites) and CLEANSING in state.hero.elixirs and not state.played


def engage(state: State, fight: Chaining) -> None:
    """What is worn counts, unless it is cursed; a smaller hand must be discarded to (G-40)."""
    working = fight.working_gear(state)
    for gear in state.hero.gear:
        for effect, bonus in ((ATTACK, gear.attack), (DEFENCE, gear.defence)):
            if bonus and gear in working:
                state.tell(ev.BonusAdded(state.seat, effect, gear.name, bonus))
            elif bonus:
                state.tell(ev.EffectIgnored(state.seat, effect, gear.name))
    limit = HAND + sum(gear.cards for gear in working)
    if len(state.hero.hand) > limit:
        state.enter(Discarding(limit, fight))
    else:
        state.enter(fight)


# --- the chain ------------------------------------------------------------------------------


@value
class Chaining(InFight):
    """Card after card; each must have a colour that the card before allows (G-21).

    The cards lie on the table (`state.played`); `boosted` and `defied` name one of them by its
    number in the chain, and the effect that is doubled (G-60) or works despite a curse (G-72).
    """

    place: Place
    lifted: str | None = None  # the curse that cleansing has taken away (G-60)
    skill_used: bool = False  # what may be done once a fight has been done (G-70, G-72)
    boosted: tuple[int, str] | None = None
    defied: tuple[int, str] | None = None

    def actions(self, state: State) -> list[Action]:
        found: list[Action] = [Strike()]
        for card in dict.fromkeys(state.hero.hand):
            if self.may_play(state, card):
                found.append(PlayCard(card))
                if DEFIANCE in state.skills:
                    found += self.defiances(state, card)
        if state.hero.elixirs:
            found += self.elixirs(state)
        return found

    def apply(self, state: State, action: Action) -> None:
        match action:
            case PlayCard(card, despite):
                play(state, self, card, despite)
            case Strike():
                strike(state, self)
            case Strengthen(effect):
                state.enter(strengthen(state, self, effect))
            case Cleanse(curse):
                state.enter(cleanse(state, self, curse))
            case DrinkHealth():
                state.drink_health()

    # --- which cards may be played ---

    def is_cursed(self, state: State, curse: str) -> bool:
        return curse in state.monsters[self.place].curses and curse != self.lifted

    def may_play(self, state: State, card: Card) -> bool:
        return self.is_permitted(state, card) and self.follows(state, card)

    def is_permitted(self, state: State, card: Card) -> bool:
        """No curse is on its colour, or the warlock doesn't care (G-40, G-72)."""
        if not self.is_cursed(state, card.colour):
            return True
        return DEFIANCE in state.skills and not self.skill_used

    def follows(self, state: State, card: Card) -> bool:
        """The colour follows, or a skill makes it follow (G-21, G-70, G-74)."""
        if self.colour_follows(state, card):
            return True
        if FEINT in state.skills and len(state.played) == 1:
            return True
        return card.colour == BLUE and BLUE_LEAP in state.skills and not self.skill_used

    def colour_follows(self, state: State, card: Card) -> bool:
        return not state.played or card.colour in state.played[-1].next_colours

    def defiances(self, state: State, card: Card) -> list[Action]:
        """The warlock uses one cursed effect, if his skill isn't needed for the colour (G-72)."""
        if self.skill_used or self.is_cursed(state, card.colour):
            return []
        return [
            PlayCard(card, effect)
            for effect in EFFECTS
            if card.value_of(effect) and self.is_cursed(state, effect)
        ]

    def elixirs(self, state: State) -> list[Action]:
        """What may be drunk now (G-60)."""
        found: list[Action] = []
        if may_drink(state):
            found.append(DrinkHealth())
        if CLEANSING in state.hero.elixirs:
            curses = state.monsters[self.place].curses
            found += [Cleanse(curse) for curse in curses if curse not in SLOTS]
        if STRENGTH in state.hero.elixirs and state.played:
            last = len(state.played) - 1
            effects = [e for e in (ATTACK, DEFENCE) if self.worth(state, last, e)]
            found += map(Strengthen, effects)
        return found

    # --- what the cards are worth ---

    def works(self, state: State, at: int, effect: str) -> bool:
        """Whether this effect of a card on the table counts (G-40, G-72)."""
        return not self.is_cursed(state, effect) or self.defied == (at, effect)

    def worth(self, state: State, at: int, effect: str) -> int:
        """What a card on the table adds to attack or defence."""
        if not self.works(state, at, effect):
            return 0
        return state.played[at].value_of(effect) * (2 if self.boosted == (at, effect) else 1)

    def fury(self, state: State) -> int:
        """The warrior's bonus for two attacks in a row (G-71)."""
        if FURY not in state.skills:
            return 0
        hits = [self.worth(state, at, ATTACK) > 0 for at in range(len(state.played))]
        return int(any(first and second for first, second in pairwise(hits)))

    def attack(self, state: State) -> int:
        """All that the hero strikes with (G-23)."""
        cards = sum([self.worth(state, at, ATTACK) for at in range(len(state.played))])
        gear = sum([gear.attack for gear in self.working_gear(state)])
        return cards + gear + self.fury(state)

    def defence(self, state: State) -> int:
        """All that the hero is covered by (G-23)."""
        cards = sum([self.worth(state, at, DEFENCE) for at in range(len(state.played))])
        return cards + sum([gear.defence for gear in self.working_gear(state)])

    def working_gear(self, state: State) -> list[Gear]:
        return [gear for gear in state.hero.gear if not self.is_cursed(state, gear.slot)]

    def fits(self, state: State) -> bool:
        if self.place not in targets(state) or not state.hero.life:
            return False
        curses = state.monsters[self.place].curses
        used = self.skill_used or not self.defied
        once = not self.skill_used or bool(state.skills & {BLUE_LEAP, DEFIANCE})
        lifted = self.lifted is None or self.lifted in curses
        boosted = on_table(state, self.boosted, (ATTACK, DEFENCE))
        return used and once and lifted and boosted and on_table(state, self.defied, EFFECTS)


def on_table(state: State, mark: tuple[int, str] | None, effects: tuple[str, ...]) -> bool:
    """Whether this is an effect of a card in the chain, or none at all."""
    if mark is None:
        return True
    at, effect = mark
    known = effect in effects and 0 <= at < len(state.played)
    return known and state.played[at].value_of(effect) > 0


# --- playing a card -------------------------------------------------------------------------


def play(state: State, fight: Chaining, card: Card, despite: str | None) -> None:
    """All effects apply: healing first, drawing last (G-22)."""
    hero = state.hero
    skill = skill_needed(state, fight, card, despite)
    hero.take_from_hand(card)
    state.tell(ev.CardPlayed(state.seat, card, len(hero.hand)))
    if skill:
        state.tell(ev.SkillUsed(state.seat, skill, card))
    fury_before = fight.fury(state)
    at = len(state.played)
    state.played += (card,)
    fight = replace(
        fight,
        skill_used=fight.skill_used or skill in (BLUE_LEAP, DEFIANCE),
        defied=(at, despite) if despite else fight.defied,
    )
    tell_worth(state, fight, at)
    tell_fury(state, fight, fury_before)
    if card.heal and fight.works(state, at, HEAL):
        state.change_life(card.heal, card.name)
    draw(state, card.draw if fight.works(state, at, DRAW) else 0, then=fight)


def skill_needed(state: State, fight: Chaining, card: Card, despite: str | None) -> str | None:
    """The skill without which this card could not be played like this."""
    if despite or fight.is_cursed(state, card.colour):
        return DEFIANCE
    if fight.colour_follows(state, card):
        return None
    return FEINT if FEINT in state.skills else BLUE_LEAP


def tell_worth(state: State, fight: Chaining, at: int) -> None:
    """What the card at this place of the chain adds, and what a curse keeps it from."""
    card = state.played[at]
    for effect in EFFECTS:
        if card.value_of(effect) and not fight.works(state, at, effect):
            state.tell(ev.EffectIgnored(state.seat, effect, card.name))
        elif effect in (ATTACK, DEFENCE) and card.value_of(effect):
            worth = fight.worth(state, at, effect)
            state.tell(ev.BonusAdded(state.seat, effect, card.name, worth))


def tell_fury(state: State, fight: Chaining, before: int) -> None:
    if fight.fury(state) > before:
        state.tell(ev.BonusAdded(state.seat, ATTACK, FURY, 1))


def strengthen(state: State, fight: Chaining, effect: str) -> Chaining:
    """Twice the attack or the defence of the card just played (G-60)."""
    state.use_up(STRENGTH)
    last = len(state.played) - 1
    bonus = fight.worth(state, last, effect)
    state.tell(ev.BonusAdded(state.seat, effect, STRENGTH.name, bonus))
    return replace(fight, boosted=(last, effect))


def cleanse(state: State, fight: Chaining, curse: str) -> Chaining:
    """The curse is gone: attacks and defences on the table count now as well (G-60)."""
    state.use_up(CLEANSING)
    state.tell(ev.CurseLifted(state.seat, curse))
    free = replace(fight, lifted=curse)
    if curse in (ATTACK, DEFENCE):
        for at, card in enumerate(state.played):
            more = free.worth(state, at, curse) - fight.worth(state, at, curse)
            if more:
                state.tell(ev.BonusAdded(state.seat, curse, card.name, more))
    tell_fury(state, free, fight.fury(state))
    return free


# --- the decision ---------------------------------------------------------------------------


def strike(state: State, fight: Chaining) -> None:
    """First the monster strikes, then the hero, if he still stands (G-23)."""
    place = fight.place
    monster = state.monsters[place]
    defence = fight.defence(state)
    damage = max(0, monster.attack - defence)
    state.tell(ev.MonsterStruck(state.seat, monster, monster.attack, defence, damage))
    state.change_life(-damage, "monster")
    attack = fight.attack(state)
    if not state.hero.life and not strikes_dying(state, place):
        result = "fell"
    else:
        result = "won" if attack >= monster.hearts else "held"
    state.tell(ev.FightEnded(state.seat, place, monster, attack, monster.hearts, result))
    heal_by_gear(state, fight)
    if result == "won":
        claim(state, place)
    else:
        wind_up(state, result)


def strikes_dying(state: State, place: Place) -> bool:
    """The thief strikes with her last breath, but not at the lord (G-73)."""
    if LAST_STAB not in state.skills or place == LORD_PLACE:
        return False
    state.tell(ev.SkillUsed(state.seat, LAST_STAB, None))
    return True


def heal_by_gear(state: State, fight: Chaining) -> None:
    """1 LP each at the end of the fight, never to a hero at 0 LP (G-24)."""
    if state.hero.life:
        for gear in fight.working_gear(state):
            if gear.heals:
                state.change_life(+1, gear.name)
