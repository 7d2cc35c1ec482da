"""Karak: Goblin, the card game, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import reduce
from typing import Any, Final

from karak.rules.forms import Piece
from karak.rules.goblin import actions as act
from karak.rules.goblin import events as ev
from karak.rules.goblin.cards import CARDS, ELIXIRS, FULL_LIFE, GEAR
from karak.rules.goblin.fighting import Chaining, skill_needed
from karak.rules.goblin.heroes import FURY
from karak.rules.goblin.pieces import (
    COLOURS,
    EFFECTS,
    GUARD_PLACE,
    LORD_PLACE,
    Card,
    Gear,
    Monster,
    Place,
    Reward,
    level_of,
)
from karak.rules.goblin.rewards import Equipping
from karak.rules.goblin.state import State
from karak.rules.goblin.trading import Trading
from karak.text.telling import Teller, kebab

PIECES: Final[Mapping[str, Piece]] = {
    piece.name: piece for piece in (*CARDS, *GEAR, *ELIXIRS)
}  # what can be the cause of something
GEAR_EFFECTS: Final = ("attack", "defence", "cards", "heals")


class GoblinTeller(Teller):
    """Tells a game of cards."""

    game = "goblin"
    place_fields = frozenset({"place"})

    def place(self, cell: Place) -> str:
        """“row II, place 3”, “guard of row I”"""
        level, column = divmod(cell, 10)
        return self.texts.say(f"goblin-place-{pile_of(cell)}", level=level, n=column)

    # --- what happened ----------------------------------------------------------------------

    def event(self, event: Any) -> str | None:
        """What goes without saying is not said."""
        match event:
            case ev.GearPutOn(source="arsenal") | ev.LifeChanged(cause="heal"):
                return None
            case ev.TurnEnded(cause="won" | "held" | "fell"):
                return None
        return super().event(event)

    def arguments(self, told: Any) -> dict[str, Any]:
        return {**super().arguments(told), **self.besides(told)}

    def besides(self, event: Any) -> dict[str, Any]:
        """What the words for an event need besides its fields."""
        match event:
            case ev.MonsterShown(place, monster):
                level, column = divmod(place, 10)
                shown = {"pile": pile_of(place), "level": level, "column": column}
                return {**shown, "sight": self.sight(monster)}
            case ev.FightBegan(monster=monster):
                return {"sight": self.sight(monster)}
            case ev.CardTurnedOver(reward=reward):
                return {"sight": self.words(reward)}
            case ev.CardPlayed(card=card):
                return {"colour": f"goblin-colour-{card.colour}"}
            case ev.DeckReshuffled(cards=cards) | ev.PlayedDiscarded(cards=cards):
                return {"n": len(cards)}
            case ev.BonusAdded(cause=cause) | ev.EffectIgnored(cause=cause):
                return self.cause(cause)
            case ev.LifeChanged(before=before, after=after, cause=cause):
                return {"n": abs(after - before), **self.cause(cause)}
        return {}

    def cause(self, name: str) -> dict[str, str]:
        """A card, gear, an elixir or a skill; else its name says what it is."""
        piece = PIECES.get(name)
        if piece:
            return {"kind": kebab(type(piece).__name__), "name": self.key_of(piece)}
        if name == FURY:
            return {"kind": "skill", "name": f"goblin-skill-{name}"}
        return {"kind": name}

    def argument(self, name: str, value: Any) -> Any:
        match name:
            case "heroes":
                return self.texts.listed([self.texts.inside(f"hero-{hero}") for hero in value])
            case "winners":
                return self.texts.listed([self.texts.inside(self.hero(seat)) for seat in value])
            case "curse":
                return f"goblin-curse-{value}"
        return super().argument(name, value)

    def key_of(self, piece: Piece) -> str:
        """This game has its own sword."""
        return f"goblin-{super().key_of(piece)}"

    # --- what can be done -------------------------------------------------------------------

    def around(self, state: Any, action: Any) -> dict[str, Any]:
        """What a card or monster is, what a fight stands at, what gear would be replaced."""
        match action:
            case act.Fight(place):
                monster = state.monsters[place]
                return {
                    "monster": self.key_of(monster),
                    "sight": self.sight(monster),
                    "rewards": self.rewards(monster),
                }
            case act.Heal() | act.DrinkHealth():
                life = state.hero.life
                return {
                    "life": life,
                    "full": FULL_LIFE,
                    "hurt": "yes" if life < FULL_LIFE else "no",
                }
            case act.Engage():
                return {"curses": self.curses(state.monsters[state.phase.place])}
            case act.Discard(card) | act.KeepCard(card):
                return {"card_words": self.words(card)}
            case act.PlayCard() | act.Strengthen() | act.Strike():
                return self.in_fight(state, state.phase, action)
            case act.PutOn() | act.GiveAway() | act.BuyElixir() | act.BuyGear():
                return self.in_trade(state, action)
            case act.Done():
                return {"where": "merchant" if isinstance(state.phase, Trading) else "fight"}
        return {}

    def in_fight(self, state: State, fight: Chaining, action: Any) -> dict[str, Any]:
        """The totals that an action leads to; with the last one, what comes of them."""
        match action:
            case act.PlayCard(card, despite):
                skill = skill_needed(state, fight, card, despite)
                return {
                    "card_words": self.words(card, self.spoilt(state, fight, card, despite)),
                    "skill": "none" if skill is None else self.skill(skill),
                    **self.totals(*after_card(state, fight, action)),
                }
            case act.Strengthen(effect):
                last = len(state.played) - 1
                totals = self.totals(state, replace(fight, boosted=(last, effect)))
                return {"last": self.key_of(state.played[last]), **totals}
        struck, ended = outcome(state)
        return {
            "played": len(state.played),
            "attack": ended.attack,
            "defence": struck.defence,
            "hearts": ended.hearts,
            "strike": struck.attack,
            "result": ended.result,
            "loss": struck.damage,
        }

    def totals(self, state: State, fight: Chaining) -> dict[str, int]:
        return {"attack": fight.attack(state), "defence": fight.defence(state)}

    def spoilt(
        self, state: State, fight: Chaining, card: Card, despite: str | None
    ) -> Sequence[str]:
        """The effects of a card that a curse takes away."""
        cursed = [effect for effect in EFFECTS if fight.is_cursed(state, effect)]
        return [effect for effect in cursed if card.value_of(effect) and effect != despite]

    def in_trade(self, state: State, action: Any) -> dict[str, Any]:
        """What is got, what is paid for it, what is put off for it."""
        phase = state.phase
        args: dict[str, Any] = {}
        payment = getattr(action, "payment", None)
        if payment:
            args["payment_words"] = self.words(payment)
        gear = phase.gear if isinstance(phase, Equipping) else getattr(action, "gear", None)
        if gear:
            worn = state.hero.worn(gear.slot)
            replaced = "none" if worn is None or worn is payment else self.key_of(worn)
            args |= {
                "gear": self.key_of(gear),
                "gear_words": self.words(gear),
                "replaced": replaced,
            }
        return args

    # --- pieces in a few words --------------------------------------------------------------

    def words(self, piece: Reward, spoilt: Sequence[str] = ()) -> str:
        """A card or gear with all that is printed on it."""
        return self.gear(piece) if isinstance(piece, Gear) else self.card(piece, spoilt)

    def card(self, card: Card, spoilt: Sequence[str] = ()) -> str:
        """“Cleave (red; attack 2; then green or yellow)”"""
        effects = [
            self.texts.say(
                "goblin-effect",
                effect=effect,
                n=card.value_of(effect),
                cursed="yes" if effect in spoilt else "no",
            )
            for effect in EFFECTS
            if card.value_of(effect)
        ]
        return self.texts.say(
            "goblin-card-words",
            card=self.key_of(card),
            colour=f"goblin-colour-{card.colour}",
            effects=self.row(effects),
            next=self.colours(card.next_colours),
        )

    def gear(self, gear: Gear) -> str:
        """“sword (weapon; attack +2)”"""
        values = [(effect, int(getattr(gear, effect))) for effect in GEAR_EFFECTS]
        effects = [
            self.texts.say("goblin-gear-effect", effect=effect, n=n) for effect, n in values if n
        ]
        return self.texts.say(
            "goblin-gear-words", gear=self.key_of(gear), slot=gear.slot, effects=self.row(effects)
        )

    def sight(self, monster: Monster) -> str:
        """“attack 2, 3 hearts, curse on red”"""
        numbers = self.texts.say(
            "goblin-monster-numbers", attack=monster.attack, hearts=monster.hearts
        )
        curses = self.curses(monster) or "none"
        return self.texts.say("goblin-monster-words", numbers=numbers, curses=curses)

    def curses(self, monster: Monster) -> str:
        return self.row([self.texts.say(f"goblin-curse-{curse}") for curse in monster.curses])

    def rewards(self, monster: Monster) -> str:
        """What may be on its back."""
        kinds = monster.rewards or ("victory",)
        return self.either(
            [self.texts.say(f"goblin-reward-{kind}", level=monster.level) for kind in kinds]
        )

    def colours(self, colours: Sequence[str]) -> str:
        return self.either([self.texts.say(f"goblin-colour-{colour}") for colour in colours])

    def next_colours(self, state: State, fight: Chaining) -> str:
        """The colours that may come next without the help of a skill."""
        colours = state.played[-1].next_colours if state.played else COLOURS
        return self.colours([colour for colour in colours if not fight.is_cursed(state, colour)])

    def skill(self, skill: str) -> str:
        return f"goblin-skill-{skill}".replace("_", "-")

    def row(self, parts: Sequence[str]) -> str:
        """One after another, without an “and”."""
        say = self.texts.say
        return reduce(lambda head, part: say("list-more", head=head, next=part), parts or [""])

    def either(self, parts: Sequence[str]) -> str:
        """One of them: the language knows its “or”."""
        if len(parts) < 2:
            return "".join(parts)
        return self.texts.say("goblin-or", head=self.row(parts[:-1]), last=parts[-1])


def after_card(state: State, fight: Chaining, action: act.PlayCard) -> tuple[State, Chaining]:
    """The table with one card more, before it heals or draws."""
    twin = state.copy()
    twin.played += (action.card,)
    defied = (len(state.played), action.despite) if action.despite else fight.defied
    return twin, replace(fight, defied=defied)


def outcome(state: State) -> tuple[ev.MonsterStruck, ev.FightEnded]:
    """What comes of the fight if no more cards are played."""
    events = state.copy().apply(act.Strike())
    struck = next(event for event in events if isinstance(event, ev.MonsterStruck))
    return struck, next(event for event in events if isinstance(event, ev.FightEnded))


def pile_of(place: Place) -> str:
    """row, guard or lord"""
    if place == LORD_PLACE:
        return "lord"
    return "guard" if place == GUARD_PLACE[level_of(place)] else "row"
