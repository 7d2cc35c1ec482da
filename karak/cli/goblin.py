"""What a terminal shows of Karak: Goblin, the card game."""

from __future__ import annotations

from typing import Any

from karak.match import Match
from karak.rules.goblin.cards import ELIXIRS, FULL_LIFE, tally
from karak.rules.goblin.drawing import Discarding, Foreseeing
from karak.rules.goblin.fighting import Bracing, Chaining
from karak.rules.goblin.pieces import (
    GUARD_PLACE,
    LEVELS,
    LORD_PLACE,
    ROW,
    Elixir,
    Gear,
    Place,
)
from karak.rules.goblin.rewards import Equipping, LastDrink, pile_at
from karak.rules.goblin.state import State
from karak.rules.goblin.trading import Trading
from karak.text import Teller, Texts
from karak.text.goblin import GoblinTeller


class GoblinScreen:
    """The table, the players, and the hand of whoever is asked."""

    def __init__(self, match: Match, texts: Texts, teller: Teller) -> None:
        assert isinstance(teller, GoblinTeller)  # noqa: S101 (for mypy: this screen is made for it)
        self.match = match
        self.texts = texts
        self.teller = teller

    @property
    def state(self) -> State:
        state = self.match.state
        assert isinstance(state, State)  # noqa: S101 (for mypy: this screen is made for it)
        return state

    # --- the table --------------------------------------------------------------------------

    def map(self) -> list[str]:
        """The merchant, the three rows with their guards, the lord."""
        say = self.texts.say
        elixirs = self.teller.row([self.stock(elixir) for elixir in ELIXIRS])
        arsenal = self.teller.row(self.counted_gear()) or "none"
        lines = [
            say("goblin-terminal-merchant", elixirs=elixirs),
            say("goblin-terminal-arsenal", things=arsenal),
        ]
        for level in LEVELS:
            lines.append(say("goblin-terminal-row", level=level, left=self.left(ROW[level][0])))
            lines += [self.monster(place) for place in ROW[level]]
            lines.append(self.guard(GUARD_PLACE[level]))
        if LORD_PLACE in self.state.monsters:
            lines.append(say("goblin-terminal-lord", **self.sight(LORD_PLACE)))
        return lines

    def stock(self, elixir: Elixir) -> str:
        held = sum(elixir in hero.elixirs for hero in self.state.heroes)
        key = self.teller.key_of(elixir)
        return self.texts.say("goblin-terminal-elixir", elixir=key, n=elixir.count - held)

    def counted_gear(self) -> list[str]:
        """The things in the arsenal, equal ones counted."""
        arsenal = self.state.arsenal
        return [self.times(arsenal.count(gear), gear) for gear in dict.fromkeys(arsenal)]

    def times(self, n: int, gear: Gear) -> str:
        name = self.teller.words(gear)
        return self.texts.say("list-times", n=n, name=name) if n > 1 else name

    def left(self, place: Place) -> int:
        """How many cards lie face down in the pile of this place."""
        return sum(n for _, n in pile_at(self.state, place))

    def monster(self, place: Place) -> str:
        if place not in self.state.monsters:
            return self.texts.say("goblin-terminal-empty", place=place % 10)
        rewards = self.teller.rewards(self.state.monsters[place])
        return self.texts.say(
            "goblin-terminal-monster", place=place % 10, rewards=rewards, **self.sight(place)
        )

    def guard(self, place: Place) -> str:
        if place not in self.state.monsters:
            return self.texts.say("goblin-terminal-no-guard")
        return self.texts.say("goblin-terminal-guard", left=self.left(place), **self.sight(place))

    def sight(self, place: Place) -> dict[str, str]:
        monster = self.state.monsters[place]
        return {"monster": self.teller.key_of(monster), "sight": self.teller.sight(monster)}

    # --- the players ------------------------------------------------------------------------

    def players(self) -> list[str]:
        """A line for each hero, and the cards of the person who is asked."""
        seats = range(len(self.state.heroes))
        return [*(line for seat in seats for line in self.player(seat)), *self.hand()]

    def player(self, seat: int) -> list[str]:
        """Who it is and how he stands; below it what he has, if he has anything."""
        hero = self.state.heroes[seat]
        say = self.texts.say
        is_person = self.match.setup.seats[seat].is_person
        things = [self.teller.words(gear) for gear in hero.gear]
        things += [say(self.teller.key_of(elixir)) for elixir in hero.elixirs]
        line = say(
            "goblin-terminal-player",
            number=seat + 1,
            hero=self.teller.hero(seat),
            player=say("terminal-person" if is_person else "terminal-computer"),
            life=hero.life,
            keys=hero.keys,
            hand=len(hero.hand),
            deck=hero.deck_size,
            discard=len(hero.discard),
        )
        if not things:
            return [line]
        return [line, say("goblin-terminal-things", things=self.teller.row(things))]

    def hand(self) -> list[str]:
        """Hands are secret: nobody's but that of the person who is asked now."""
        if not self.match.waits_for_person:
            return []
        state, say = self.state, self.texts.say
        cards = [
            say("goblin-terminal-card", n=n, card=self.teller.card(card))
            for card, n in tally(state.hero.hand)
        ]
        hero = self.teller.hero(state.seat)
        return [say("goblin-terminal-hand", hero=hero, n=len(cards)), *cards]

    # --- choices ----------------------------------------------------------------------------

    def question(self) -> str:
        """What the player is asked."""
        state, phase = self.state, self.state.phase
        key, args = "goblin-terminal-asks", dict[str, Any]()
        match phase:
            case Chaining():
                key, args = f"{key}-fight", self.fight(phase)
            case Bracing(place):
                key, args = f"{key}-bracing", self.sight(place)
            case Discarding(down_to):
                key, args = f"{key}-discard", {"hand": len(state.hero.hand), "limit": down_to}
            case Foreseeing():
                key = f"{key}-keep"
            case Equipping(gear=gear):
                key, args = f"{key}-gear", {"gear": self.teller.words(gear)}
            case Trading():
                key = f"{key}-merchant"
            case LastDrink():
                key = f"{key}-drink"
        hero = self.teller.hero(state.seat)
        return self.texts.say(key, hero=hero, life=state.hero.life, full=FULL_LIFE, **args)

    def fight(self, fight: Chaining) -> dict[str, Any]:
        """What the fight stands at, and which colours may follow."""
        state, teller = self.state, self.teller
        played = [self.texts.say(teller.key_of(card)) for card in state.played]
        return {
            **self.sight(fight.place),
            **teller.totals(state, fight),
            "played": teller.row(played) or "none",
            "next": teller.next_colours(state, fight) or "none",
        }

    def chance(self, action: Any) -> float | None:
        """A fight has no dice: the numbers tell."""
        return None
