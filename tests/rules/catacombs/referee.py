"""A referee who knows nothing but the events.

It keeps its own book of the table and checks every event against the rules.
"""

from __future__ import annotations

from typing import Any

import pytest

from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import DRAGON, PORTAL
from tests.rules.catacombs.referee_book import OPEN
from tests.rules.catacombs.referee_fights import FightJudge


class Referee(FightJudge):
    """Each method with an event's name sees that event."""

    def note(self, event: Any) -> None:
        """Before the event is seen: where he stands is where the step begins."""
        own = isinstance(event, ev.Moved) and event.seat == self.seat
        if own and event.how in ("step", "wall", "gate", "explore", "swap"):
            self.before_step = event.origin

    def see(self, event: Any) -> None:
        assert not self.ended, "nothing happens after the end"
        assert hasattr(event, "seat") or isinstance(event, ev.StartTied | ev.GameEnded)
        if self.running and not isinstance(event, ev.Moved | ev.LifeChanged | ev.CurseLifted):
            assert getattr(event, "seat", self.seat) == self.seat, "it is not his turn"
        getattr(self, type(event).__name__)(event)
        self.last = event

    def StartRolled(self, event: ev.StartRolled) -> None:  # noqa: N802 (named like the event)
        assert event.seat == self.rolling[len(self.rolls)]
        assert event.total == sum(event.dice)
        self.rolls.append(event.total)
        if len(self.rolls) == len(self.rolling):
            best = max(self.rolls)
            tied = zip(self.rolling, self.rolls, strict=True)
            self.rolling = [seat for seat, total in tied if total == best]
            self.rolls = []
            self.seat = self.rolling[0] if len(self.rolling) == 1 else None

    def StartTied(self, event: ev.StartTied) -> None:  # noqa: N802
        assert self.seat is None
        assert list(event.seats) == self.rolling
        assert len(event.seats) > 1

    def TurnBegan(self, event: ev.TurnBegan) -> None:  # noqa: N802
        assert not self.running
        assert event.seat == self.seat
        assert (event.turn, event.steps) == (self.turn + 1, 4)
        self.turn, self.steps, self.running = event.turn, 4, True
        self.result, self.goes_on = "", False

    def TurnEnded(self, event: ev.TurnEnded) -> None:  # noqa: N802
        assert self.running
        assert self.seat is not None
        assert event.turn == self.turn
        assert self.fight is None
        assert self.beaten is None
        assert not self.must_curse
        last = self.last
        causes = {
            "fight": bool(self.result),
            "chest": isinstance(last, ev.ThingTaken) and last.source == "chest",
            "pick_up": isinstance(last, ev.ThingTaken) and last.source == "floor",
            "heal": isinstance(last, ev.LifeChanged | ev.CurseLifted) and last.cause == "fountain",
            "reincarnation": isinstance(last, ev.LifeChanged) and last.cause == "reincarnation",
            "recovery": isinstance(last, ev.LifeChanged) and last.cause == "recovery",
            "nothing_left": self.steps == 0,
            "choice": not self.result or self.goes_on,
        }
        assert causes[event.cause], event
        self.running = False

    def FellUnconscious(self, event: ev.FellUnconscious) -> None:  # noqa: N802
        assert isinstance(self.last, ev.TurnEnded)
        assert self.life[event.seat] == 0
        assert event.seat == self.last.seat

    def Moved(self, event: ev.Moved) -> None:  # noqa: N802, PLR0912 (a case for each way)
        here, there = event.origin, event.to
        assert self.running
        assert self.cell[event.seat] == here
        assert there in self.tiles
        own = event.seat == self.seat
        cost = 0
        match event.how:
            case "step":
                assert self.passage(here, there)
                cost = 1
            case "wall":
                assert self.hero("argentus")
                assert there - here in OPEN
                assert not self.passage(here, there)
                cost = 1
            case "gate":
                assert self.tiles[here].kind == self.tiles[there].kind == "gate"
                cost = 1
            case "explore":
                assert self.last == ev.TileLaid(event.seat, there, self.tiles[there])
                assert self.passage(here, there)
                cost = 1
            case "thrown_back":
                assert self.result in ("lost", "drawn")
                assert there == self.came_from
            case "portal":
                assert isinstance(self.last, ev.ThingUsed)
                assert self.last.thing is PORTAL
                assert self.tiles[there].kind == "fountain"
            case "swap":
                assert self.hero("xanros")
                if own:
                    assert self.steps == 4
                    assert there in self.cell
                    cost = 4
                else:
                    assert self.last == ev.Moved(self.seat, there, here, "swap", 0)
            case "reincarnation":
                assert self.hero("horan")
                assert self.life[event.seat] == 0
                assert self.tiles[there].kind == "fountain"
            case _:
                pytest.fail(f"nobody moves by {event.how}")
        assert own or event.how in ("portal", "swap")
        if event.how in ("step", "wall", "gate", "explore", "swap") and own:
            assert not self.result or self.goes_on, "a fight ends the turn"
        self.steps -= cost
        assert event.steps_left == self.steps >= 0
        if not self.monster(here):
            self.safe[event.seat] = here
        self.cell[event.seat] = there

    def TileDrawn(self, event: ev.TileDrawn) -> None:  # noqa: N802
        assert event.to not in self.tiles
        assert self.steps > 0
        self.stack[event.plan] -= 1
        assert self.stack[event.plan] >= 0
        assert event.tiles_left == sum(self.stack.values())
        self.plan = event.plan

    def TileLaid(self, event: ev.TileLaid) -> None:  # noqa: N802
        assert event.tile in self.plan.turns
        assert isinstance(self.last, ev.TileDrawn)
        assert self.last.to == event.cell
        self.tiles[event.cell] = event.tile
        self.news = self.turn
        ways_on = any(
            tile.exits & out and cell + way not in self.tiles
            for cell, tile in self.tiles.items()
            for way, (out, _) in OPEN.items()
        )
        sealed = not ways_on and self.bag[DRAGON] and sum(self.stack.values())
        self.only_dragon = bool(sealed)  # C-22

    def TokenDrawn(self, event: ev.TokenDrawn) -> None:  # noqa: N802
        assert self.tiles[event.cell].kind == "room"
        assert event.cell == self.cell[event.seat]
        assert event.token is DRAGON or not self.only_dragon
        self.bag[event.token] -= 1
        assert self.bag[event.token] >= 0
        assert event.tokens_left == sum(self.bag.values())
        self.drawn.append(event.token)
        assert len(self.drawn) <= 1 + self.hero("taia")

    def TokenLaid(self, event: ev.TokenLaid) -> None:  # noqa: N802
        self.drawn.remove(event.token)
        assert self.drawn == ([event.put_back] if event.put_back else [])
        self.bag.update(self.drawn)
        self.drawn = []
        assert event.cell not in self.tokens
        self.tokens[event.cell] = event.token

    def GameEnded(self, event: ev.GameEnded) -> None:  # noqa: N802
        assert list(event.scores) == self.points
        best = max(self.points)
        assert list(event.winners) == [s for s, p in enumerate(self.points) if p == best]
        if event.by == "dragon":
            assert DRAGON not in self.tokens.values()
            assert self.bag[DRAGON] == 0
        else:
            assert event.by == "no_progress"
            assert self.turn - self.news == 300
        self.ended = True
