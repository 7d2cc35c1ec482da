"""How the referee judges fights, life, things and the curse."""

from __future__ import annotations

from collections import Counter

import pytest

from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import BOLT, CHEST, KEY, MUMMY, PORTAL, TREASURE
from tests.rules.catacombs.referee_book import Book

SLOTS = {"weapon": 2, "spell": 3, "key": 1}


class FightJudge(Book):
    """Each method sees the event of its name."""

    def StayedUnseen(self, event: ev.StayedUnseen) -> None:  # noqa: N802
        assert self.hero("aderyn")
        assert self.monster(event.cell) is event.monster
        assert event.cell == self.cell[event.seat]

    def FightBegan(self, event: ev.FightBegan) -> None:  # noqa: N802
        assert self.monster(event.cell) is event.monster
        assert event.strength == event.monster.strength
        assert event.cell == self.cell[event.seat]
        assert self.life[event.seat] > 0
        if self.steps == 4:  # C-66, C-67: no step has been taken
            assert self.names[event.seat] == "aderyn"
            assert event.came_from == self.safe[event.seat]
            assert not self.monster(event.came_from)
        else:
            assert event.came_from == self.before_step
        self.fight, self.came_from = event, event.came_from
        self.bonus, self.dice, self.bolts, self.result = 0, (), 0, ""
        self.rolled_again = self.sacrificed = self.goes_on = False
        carried = self.things[event.seat].elements()
        self.expected = Counter(thing.name for thing in carried if thing.bonus)
        if self.hero("taia") and self.steps == 3:
            self.expected["foresight"] = 1

    def BonusAdded(self, event: ev.BonusAdded) -> None:  # noqa: N802
        assert self.fight
        values = {"daggers": 1, "sword": 2, "axe": 3, "foresight": 1, "bolt": 1, "sacrifice": 1}
        assert event.value == values[event.cause]
        if event.cause == "bolt":
            assert self.dice
            assert isinstance(self.last, ev.ThingUsed)
            assert self.last.thing is BOLT
        elif event.cause == "sacrifice":
            assert self.dice
            assert isinstance(self.last, ev.LifeChanged)
            assert self.last.cause == "sacrifice"
        else:
            assert not self.dice
            self.expected[event.cause] -= 1
            assert self.expected[event.cause] >= 0
        self.bonus += event.value

    def DiceRolled(self, event: ev.DiceRolled) -> None:  # noqa: N802
        assert self.fight
        assert not +self.expected, "a weapon was not counted"
        assert all(1 <= die <= 6 for die in event.rolled)
        assert len(event.dice) == 2
        match event.cause:
            case "fight":
                assert not self.dice
                assert event.dice == event.rolled
            case "double_attack":
                assert self.hero("horan")
                assert not self.rolled_again
                assert not self.bolts
                assert event.dice == event.rolled
                self.rolled_again = True
            case "combat_training":
                assert self.hero("victorius")
                assert len(event.rolled) == self.dice.count(1)
                kept = Counter(die for die in self.dice if die != 1)
                assert Counter(event.dice) == kept + Counter(event.rolled)
            case _:
                pytest.fail(f"nobody rolls by {event.cause}")
        self.dice = event.dice

    def FightEnded(self, event: ev.FightEnded) -> None:  # noqa: N802
        assert self.fight
        assert (event.cell, event.monster) == (self.fight.cell, self.fight.monster)
        assert event.strength == self.fight.strength
        assert event.dice == self.dice
        assert not (self.hero("victorius") and 1 in self.dice)
        assert event.total == sum(self.dice) + self.bonus
        if event.total == event.strength:
            assert event.result == ("won" if self.hero("aderyn") else "drawn")
        else:
            assert event.result == ("won" if event.total > event.strength else "lost")
        self.result, self.fight = event.result, None
        self.goes_on = self.hero("victorius") and 6 in self.dice
        if event.result == "won":
            self.news = self.turn
            self.beaten = self.tokens.pop(event.cell)
            self.must_curse = self.beaten is MUMMY

    def LifeChanged(self, event: ev.LifeChanged) -> None:  # noqa: N802
        assert event.before == self.life[event.seat]
        match event.cause:
            case "fight":
                assert self.result == "lost"
                change = -1
            case "sacrifice":
                assert self.hero("xanros")
                assert not self.sacrificed
                self.sacrificed = True
                change = -1
            case "recovery":
                assert isinstance(self.last, ev.TurnBegan)
                assert event.before == 0
                change = 1
            case "fountain" | "portal" | "swap" | "reincarnation":
                assert self.tiles[self.cell[event.seat]].kind == "fountain"
                change = 5 - event.before
            case _:
                pytest.fail(f"life does not change by {event.cause}")
        assert event.after == event.before + change
        assert 0 <= event.after <= 5
        self.life[event.seat] = event.after

    def ThingTaken(self, event: ev.ThingTaken) -> None:  # noqa: N802
        assert event.cell == self.cell[event.seat]
        if event.source == "loot":
            assert self.beaten
            assert event.thing is self.beaten.back
            self.beaten = None
        elif event.source == "chest":
            assert isinstance(self.last, ev.ChestOpened)
            assert event.thing is TREASURE
        else:
            assert event.source == "floor"
            self.floor[event.cell, event.thing] -= 1
            assert self.floor[event.cell, event.thing] >= 0
        if event.thing.slot is None:
            self.points[event.seat] += event.thing.points
            return
        self.things[event.seat][event.thing] += 1
        slots = Counter(thing.slot for thing in self.things[event.seat].elements())
        assert slots[event.thing.slot] <= SLOTS[event.thing.slot]

    def ThingLeft(self, event: ev.ThingLeft) -> None:  # noqa: N802
        assert event.cell == self.cell[event.seat]
        if event.source == "loot":
            assert self.beaten
            assert event.thing is self.beaten.back
            self.beaten = None
        else:
            assert event.source == "carried"
            self.lose(event.seat, event.thing)
        self.floor[event.cell, event.thing] += 1

    def ThingUsed(self, event: ev.ThingUsed) -> None:  # noqa: N802
        assert event.thing in (BOLT, PORTAL, KEY)
        assert (event.thing is BOLT) == (self.fight is not None)
        if event.thing is BOLT:
            self.bolts += 1
        assert event.used_up != (event.thing is BOLT and self.hero("argentus"))
        if event.used_up:
            self.lose(event.seat, event.thing)
        else:
            assert self.bolts <= self.things[event.seat][BOLT]

    def ChestOpened(self, event: ev.ChestOpened) -> None:  # noqa: N802
        assert self.last == ev.ThingUsed(event.seat, KEY, used_up=True)
        assert self.tokens.pop(event.cell) is CHEST
        assert event.cell == self.cell[event.seat]
        self.news = self.turn

    def CurseGiven(self, event: ev.CurseGiven) -> None:  # noqa: N802
        assert self.must_curse
        assert self.beaten is None, "the loot comes first"
        assert event.former == self.curse
        assert event.holder != event.seat
        self.curse, self.must_curse = event.holder, False

    def CurseLifted(self, event: ev.CurseLifted) -> None:  # noqa: N802
        assert self.curse == event.seat
        assert self.tiles[self.cell[event.seat]].kind == "fountain"
        assert event.cause in ("fountain", "portal", "swap")
        self.curse = None
