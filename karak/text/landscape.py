"""Karak II in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import reduce
from typing import Any, Final

from karak.rules import Position
from karak.rules.forms import Piece
from karak.rules.landscape import actions as act
from karak.rules.landscape import events as ev
from karak.rules.landscape.building import reduced
from karak.rules.landscape.exploring import LayingTile
from karak.rules.landscape.fighting import Fighting, Mustering, strength_of
from karak.rules.landscape.gathering import Stealing, Unloading, one
from karak.rules.landscape.looting import Looting
from karak.rules.landscape.pieces import (
    CASTLE_CELL,
    CITY_COST,
    FIREBALL,
    FULL_LIFE,
    GENERAL_STRENGTH,
    GOODS,
    HEALING,
    HERO,
    SIDES,
    TRAINED_FOR,
    UNITS,
    WEAPON,
    YIELDS,
    Army,
    Cell,
    Die,
    Plan,
    Throw,
    Tile,
    skulls,
    swords,
)
from karak.rules.landscape.state import State
from karak.rules.piles import Counts
from karak.text.telling import Teller, kebab

NO_WORDS: Final = "none"
DIRECTIONS: Final = ("east", "south-east", "south-west", "west", "north-west", "north-east")
AXIAL: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # in the order of DIRECTIONS
Moving = act.Step | act.Explore | act.UsePortal | act.Ride


def ways(origin: Cell, to: Cell) -> list[tuple[int, str]]:
    """The shortest way on a table without chasms: so many tiles in one or two directions."""
    q, r = to // 1000 - origin // 1000, to % 1000 - origin % 1000
    for at, (q1, r1) in enumerate(AXIAL):
        q2, r2 = AXIAL[(at + 1) % 6]
        first, second = q * r2 - r * q2, r * q1 - q * r1
        if first > 0 and second >= 0:
            legs = [(first, DIRECTIONS[at]), (second, DIRECTIONS[(at + 1) % 6])]
            return [leg for leg in legs if leg[0]]
    return []


def difference(before: Counts, after: Counts) -> Counts:
    return tuple(abs(b - a) for b, a in zip(before, after, strict=True))


class LandscapeTeller(Teller):
    """Tells a game of Karak II."""

    game = "landscape"
    seat_fields = frozenset({"seat", "other"})
    place_fields = frozenset({"cell", "to", "origin", "came_from"})

    # --- places -----------------------------------------------------------------------------

    def place(self, cell: Cell) -> str:
        """Where somebody goes: “the tile 2 east and 1 north-east of the castle”."""
        if cell == CASTLE_CELL:
            return self.texts.say("landscape-place-castle")
        return self.texts.say("landscape-place", where=self.where(cell))

    def where(self, cell: Cell) -> str:
        """Where something is: “2 east and 1 north-east of the castle”."""
        say = self.texts.say
        legs = [
            say("landscape-way", n=n, side=f"landscape-side-{side}")
            for n, side in ways(CASTLE_CELL, cell)
        ]
        match legs:
            case []:
                return say("landscape-where-castle")
            case [first]:
                return say("landscape-where-straight", first=first)
            case _:
                return say("landscape-where", first=legs[0], second=legs[1])

    # --- several of a kind ------------------------------------------------------------------

    def goods(self, counts: Counts) -> str:
        """“2 food and 1 wood”"""
        say = self.texts.say
        amounts = zip(GOODS, counts, strict=True)
        words = [
            say("landscape-amount", n=n, good=f"landscape-good-{good}") for good, n in amounts if n
        ]
        return self.texts.listed(words) or say("landscape-nothing")

    def units(self, dice: Sequence[Die]) -> str:
        """“2 knights and 1 mage”; nothing if there are none."""
        counted = Counter(dice)
        return self.texts.listed([self.unit_count(unit, counted[unit]) for unit in counted])

    def unit_count(self, unit: Die, n: int) -> str:
        return self.texts.say(f"landscape-units-{unit.name}", n=n)

    def throw(self, throw: Throw) -> str:
        """“3 swords and 1 skull”"""
        say = self.texts.say
        found = {"swords": swords(throw), "skulls": skulls(throw)}
        words = [say(f"landscape-{name}", n=n) for name, n in found.items() if n]
        return self.texts.listed(words) or say("landscape-nothing")

    def opponents(self, armies: Sequence[Army]) -> str:
        """Armies with their articles; equal ones are counted."""
        if len(set(armies)) < len(armies):
            return self.things(armies)
        return self.texts.listed([self.the(army) for army in armies])

    def the(self, piece: Piece) -> str:
        return self.texts.say("landscape-the", piece=self.key_of(piece))

    def chasms(self, tile: Tile) -> dict[str, Any]:
        """The sides of a tile that can't be crossed."""
        closed = [
            name
            for (side, _, _), name in zip(SIDES, DIRECTIONS, strict=True)
            if not tile.open & side
        ]
        names = [self.texts.say(f"landscape-side-{name}") for name in closed]
        return {"closed": len(names), "chasms": self.texts.listed(names)}

    # --- events -----------------------------------------------------------------------------

    def event(self, event: Any) -> str | None:
        """What goes without saying is not said."""
        match event:
            case ev.TurnEnded(cause=cause) if cause != "choice":
                return None
            case ev.ActionSpent(deed=deed) if deed != "given_up":
                return None
            case ev.ArmiesLaid(armies=armies) if len(armies) < 2:
                return None
            case ev.UnitsChosen(units=()):
                return None
            case ev.GoodsChanged(cause="pickpocket") if sum(event.after) < sum(event.before):
                return None  # the thief's gain is told
        return super().event(event)

    def arguments(self, told: Any) -> dict[str, Any]:
        return {**super().arguments(told), **self.more_arguments(told)}

    def more_arguments(self, told: Any) -> dict[str, Any]:
        """What the sentence about an event needs besides its fields."""
        match told:
            case ev.TileLaid(cell=cell, tile=tile):
                return {"where": self.where(cell), **self.chasms(tile)}
            case ev.CityFounded(cell=cell) | act.ChoosePlace(cell=cell):
                return {"where": self.where(cell)}
            case ev.ArmyDrawn(army=army):
                return {"strength": army.strength}
            case ev.ArmiesLaid(armies=armies):
                return {"strength": strength_of(armies)}
            case ev.DiceRolled(die=die, throw=throw):
                dice = "" if die is HERO else self.unit_count(die, len(throw))
                return {"by": "hero" if die is HERO else "units", "dice": dice}
            case ev.LifeChanged(before=before, after=after):
                return {"by": abs(after - before)}
            case ev.GloryChanged(before=before, after=after):
                return {"more": "yes" if after > before else "no"}
            case ev.UnitsChanged(unit=unit, before=before, after=after):
                units = self.unit_count(unit, abs(after - before))
                return {"units": units, "more": "yes" if after > before else "no"}
            case ev.GoodsChanged(before=before, after=after):
                return {"goods": self.goods(difference(before, after))}
            case ev.PlagueMoved(before=before, after=after):
                return self.plague(before, after)
        return {}

    def plague(self, before: int | None, after: int | None) -> dict[str, Any]:
        if after is None:
            change = "gone"
        elif before is None:
            change = "comes"
        else:
            change = "stays" if before == after else "moves"
        cities = {"before": before, "after": after}
        return {"change": change, **{n: self.hero(s) for n, s in cities.items() if s is not None}}

    def argument(self, name: str, value: Any) -> Any:
        if value is None:
            return NO_WORDS
        match name:
            case "heroes":
                return self.texts.listed([self.texts.inside(f"hero-{hero}") for hero in value])
            case "seats" | "winners":
                return self.texts.listed([self.texts.inside(self.hero(seat)) for seat in value])
            case "throw":
                return self.throw(value)
            case "units":
                return self.units(value)
            case "armies":
                return self.opponents(value) or NO_WORDS
            case "good" | "saving":
                return f"landscape-good-{value}"
        return super().argument(name, value)

    def key_of(self, piece: Piece) -> str:
        """Tiles are named by their terrain."""
        if isinstance(piece, (Tile, Plan)):
            return f"landscape-terrain-{piece.terrain}".replace("_", "-")
        return f"landscape-{super().key_of(piece)}"

    # --- choices ----------------------------------------------------------------------------

    def choice(self, state: Position, action: Any) -> str:
        """Moving twice in a row has its price."""
        choice = super().choice(state, action)
        if isinstance(state, State) and isinstance(action, Moving) and state.moved:
            return self.texts.say("landscape-do-giving-up", choice=choice)
        return choice

    def around(self, state: Any, action: Any) -> dict[str, Any]:
        """Where an action leads, what it costs or brings, and how the fight stands."""
        hero = state.hero
        match action:
            case act.Step(to) | act.Explore(to) | act.UsePortal(to) | act.Ride(to):
                return self.ahead(state, to)
            case act.Lay(tile):
                return self.chasms(tile)
            case act.PutBack(army):
                return {"strength": army.strength}
            case act.Take() | act.ChooseGood() | act.Done():
                return self.asked(state)
            case act.Dismiss():
                return {"glory": hero.glory}
            case act.Heal():
                return {"by": min(HEALING, FULL_LIFE - hero.life)}
            case act.Gather():
                return {"goods": self.goods(YIELDS[state.tiles[hero.cell].terrain])}
            case act.FoundCity(saving):
                return {"goods": self.goods(reduced(CITY_COST, saving))}
            case act.Build(building, saving):
                return {"goods": self.goods(reduced(building.cost, saving))}
            case act.Recruit(unit):
                return {"goods": self.goods(one(TRAINED_FOR[unit]))}
            case act.BanishPlague():
                plague = "yes" if state.plague == state.seat else "no"
                return {"plague": plague, "by": FULL_LIFE - hero.life}
            case act.CastPickpocket(seat):
                return {"goods": self.goods(state.heroes[seat].goods)}
        return self.fight(state)

    def ahead(self, state: State, to: Cell) -> dict[str, Any]:
        """Which way, how far, and what is to be seen there."""
        n, side = ways(state.hero.cell, to)[0]
        sight = self.sight(state, to) if to in state.tiles else ""
        return {"n": n, "side": f"landscape-side-{side}", "sight": sight}

    def asked(self, state: State) -> dict[str, Any]:
        """What the question is about."""
        phase = state.phase
        about: dict[str, Any] = {"asked": kebab(type(phase).__name__)}
        if isinstance(phase, (Unloading, Stealing)):
            about["left"] = phase.left
        if isinstance(phase, Stealing):
            about["victim"] = self.hero(phase.victim)
        if isinstance(phase, Looting):
            about["loot"] = self.the(phase.thing)
        if isinstance(phase, LayingTile):
            about["tiles"] = len(phase.plans)
        return about

    def fight(self, state: State) -> dict[str, Any]:
        """How it stands: the attack so far, and the strength it must reach."""
        phase = state.phase
        if isinstance(phase, Mustering):
            weapons = sum(thing.bonus for thing in state.hero.things if thing.slot == WEAPON)
            units = self.units(phase.chosen) or NO_WORDS
            return {"units": units, "attack": weapons, "strength": phase.battle.strength}
        if isinstance(phase, Fighting):
            attack, strength = phase.attack(state), phase.battle.strength
            outcome = "won" if attack >= strength else self.defeat(state, attack)
            more = attack + FIREBALL.bonus
            return {"attack": attack, "more": more, "strength": strength, "outcome": outcome}
        return {}

    def defeat(self, state: State, attack: int) -> str:
        """A strong attack on the General is not all in vain."""
        weakened = state.hero.cell == state.maw and attack >= GENERAL_STRENGTH
        return "praetorian" if weakened and state.praetorians else "lost"

    def sight(self, state: State, cell: Cell) -> str:
        """What a hero sees on a tile: the land, a city, who waits there, what lies there."""
        say = self.texts.say
        seen = [say(self.key_of(state.tiles[cell]))]
        if cell in state.cities:
            seen.append(say("landscape-sight-city", seat=self.hero(state.cities[cell])))
        armies = state.armies.get(cell, ())
        if cell == state.maw:
            general, strength = say("landscape-general"), state.general_strength
            seen.append(say("landscape-sight-armies", armies=general, strength=strength))
        elif armies:
            strength = strength_of(armies)
            names = self.things(armies)
            seen.append(say("landscape-sight-armies", armies=names, strength=strength))
        if cell in state.floor:
            seen.append(say("landscape-sight-things", things=self.things(state.floor[cell])))
        return self.joined(seen)

    def joined(self, parts: Sequence[str]) -> str:
        """One after another, with a pause between them."""
        say = self.texts.say
        return reduce(lambda head, part: say("landscape-sight-more", head=head, next=part), parts)

    def held_units(self, counts: Counts) -> str:
        """The army of a hero, as a list of what there is."""
        held = [(unit, n) for unit, n in zip(UNITS, counts, strict=True) if n]
        return self.texts.listed(
            [self.texts.say(f"landscape-held-{unit.name}", n=n) for unit, n in held]
        )
