"""After a victory: the card is turned over, gear put on, the place filled (G-25, G-30, G-80)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from karak.rules.core import Action, Chance, Choice
from karak.rules.forms import value
from karak.rules.goblin import events as ev
from karak.rules.goblin.actions import Done, DrinkHealth, GiveAway, PutOn
from karak.rules.goblin.cards import BACK_AT, FULL_LIFE, HEALTH, MONSTER_AT, PILE, with_card
from karak.rules.goblin.pieces import LORD_PLACE, REACHABLE, Card, Gear, Monster, Place, Reward
from karak.rules.piles import changed

if TYPE_CHECKING:
    from karak.rules.goblin.state import State


def claim(state: State, place: Place) -> None:
    """The beaten monster's card is the winner's (G-30); with the lord the game is won (G-80)."""
    monster = state.monsters[place]
    state.monsters = {p: other for p, other in state.monsters.items() if p != place}
    if place == LORD_PLACE:
        state.end("lord")
    elif monster.guard:
        state.hero.keys += 1
        state.tell(ev.KeyWon(state.seat, place, monster, monster.level))
        refill(state, place)
    else:
        state.enter(TurningOver(place, monster))


@value
class TurningOver(Chance["State"]):
    """Which of the backs that share this front is it? (G-3)"""

    place: Place
    monster: Monster

    def lots(self, state: State) -> Sequence[tuple[Reward, int]]:
        monster = self.monster
        return [(back, state.backs[BACK_AT[monster, back]]) for back, _ in monster.backs]

    def apply(self, state: State, reward: Reward) -> None:
        state.backs = changed(state.backs, BACK_AT[self.monster, reward], -1)
        state.tell(ev.CardTurnedOver(state.seat, self.place, self.monster, reward))
        if isinstance(reward, Card):
            state.hero.discard = with_card(state.hero.discard, reward)
            state.tell(ev.CardWon(state.seat, reward))
            refill(state, self.place)
        else:
            state.enter(Equipping(self.place, reward))

    def fits(self, state: State) -> bool:
        turnable = self.monster in PILE.get(self.place, ()) and any(n for _, n in self.lots(state))
        return turnable and is_vacant(state, self.place)


@value
class Equipping(Choice["State"]):
    """The gear is put on or given to the arsenal (G-30)."""

    place: Place
    gear: Gear

    def actions(self, state: State) -> list[Action]:
        if state.hero.worn(self.gear.slot) is self.gear:
            return [GiveAway()]  # either would come to the same
        return [PutOn(), GiveAway()]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, PutOn):
            put_on(state, self.gear, "monster")
        else:
            state.give_to_arsenal(self.gear, "refused")
        refill(state, self.place)

    def fits(self, state: State) -> bool:
        return is_vacant(state, self.place)


def put_on(state: State, gear: Gear, source: str) -> None:
    """One weapon and one armour at most: the surplus one goes to the arsenal (G-30)."""
    old = state.hero.worn(gear.slot)
    if old:
        state.give_to_arsenal(old, "replaced")
    state.hero.wear(gear, gear.slot)
    state.tell(ev.GearPutOn(state.seat, gear, source))


def refill(state: State, place: Place) -> None:
    """The place is filled from its pile; an empty pile leaves it empty (G-25)."""
    if any(state.decks[MONSTER_AT[monster]] for monster in PILE[place]):
        state.enter(Refilling(place))
    else:
        wind_up(state, "won")


@value
class Refilling(Chance["State"]):
    """The next monster of the row, or the next guard, shows its face (G-25)."""

    place: Place

    def lots(self, state: State) -> Sequence[tuple[Monster, int]]:
        return pile_at(state, self.place)

    def apply(self, state: State, monster: Monster) -> None:
        show(state, self.place, monster)
        wind_up(state, "won")

    def fits(self, state: State) -> bool:
        filled = self.place in PILE and any(n for _, n in pile_at(state, self.place))
        return filled and is_vacant(state, self.place)


def pile_at(state: State, place: Place) -> Sequence[tuple[Monster, int]]:
    """What lies face down in the pile of this place."""
    return [(monster, state.decks[MONSTER_AT[monster]]) for monster in PILE[place]]


def show(state: State, place: Place, monster: Monster) -> None:
    state.decks = changed(state.decks, MONSTER_AT[monster], -1)
    state.monsters = {**state.monsters, place: monster}
    left = sum(n for _, n in pile_at(state, place))
    state.tell(ev.MonsterShown(place, monster, left))


def is_vacant(state: State, place: Place) -> bool:
    """Whether the hero can have beaten a monster here just now."""
    keys = state.hero.keys
    reached = place in REACHABLE[keys] or place in REACHABLE[max(0, keys - 1)]
    return reached and place not in state.monsters and place != LORD_PLACE


# --- the last drink -------------------------------------------------------------------------


def may_drink(state: State) -> bool:
    """An elixir of health helps whoever is hurt and not at 0 LP (G-60)."""
    return HEALTH in state.hero.elixirs and 0 < state.hero.life < FULL_LIFE


def wind_up(state: State, result: str) -> None:
    """The fight is over; health may still be drunk (G-60)."""
    if may_drink(state):
        state.enter(LastDrink(result))
    else:
        state.end_turn(result)


@value
class LastDrink(Choice["State"]):
    """After the damage: drink health, or keep it (G-60)."""

    result: str

    def actions(self, state: State) -> list[Action]:
        return [Done(), DrinkHealth()]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, DrinkHealth):
            state.drink_health()
        state.end_turn(self.result)

    def fits(self, state: State) -> bool:
        return may_drink(state) and self.result in ("won", "held")
