"""What a player can do now: every legal action as something to click.

Most are things on the board or in the panels; those that are not become buttons in the lower row.
Actions with two parts (who, and where to) are picked one after the other: `Picking` remembers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from karak.app.catacombs.reach import Way, ways
from karak.app.keys import SPACE, Key, letter
from karak.app.table.hud import Offer
from karak.rules import Action
from karak.rules.catacombs import actions as do
from karak.rules.catacombs import exploring, fighting, looting
from karak.rules.catacombs.pieces import Cell, Thing, Tile

if TYPE_CHECKING:
    from karak.app.catacombs.table import CatacombsTable

KEYS: Final[Mapping[type, Key]] = {
    do.OpenChest: letter("O"),
    do.Heal: letter("H"),
    do.Attack: letter("C"),
    do.Sneak: letter("U"),
    do.Take: letter("T"),
    do.Done: letter("G"),
    do.EndTurn: SPACE,
}
ICONS: Final[Mapping[type, str]] = {
    do.OpenChest: "icons/chest_open",
    do.Heal: "icons/heart",
    do.Attack: "icons/dice",
    do.Sneak: "icons/eye",
    do.Done: "icons/down",
    do.EndTurn: "icons/hourglass",
}
PORTAL_KEY, SWAP_KEY = letter("P"), letter("X")
PRIMARY: Final = (do.OpenChest, do.Heal, do.Attack)


@dataclass(frozen=True, slots=True)
class Picking:
    """The first half of an action: which spell, for whom; or which thing to take."""

    kind: str  # portal, swap, drop
    seat: int | None = None
    thing: Thing | None = None


@dataclass(slots=True)
class Choices:
    """All that can be clicked, by where it is."""

    ways: Mapping[Cell, Way] = field(default_factory=dict)
    cells: dict[Cell, Action] = field(default_factory=dict)  # fountains to be chosen
    seats: dict[int, Any] = field(default_factory=dict)  # seat -> action, or Picking
    drops: dict[Thing, Action] = field(default_factory=dict)  # carried things that may stay here
    floor: dict[Thing, Any] = field(default_factory=dict)  # things on one's tile
    token: Action | None = None  # the chest or monster on one's tile
    turns: list[Tile] = field(default_factory=list)  # ways to lay the tile
    offers: list[Offer] = field(default_factory=list)
    question: str = ""


class Asking:
    """Turns the legal actions of a position into choices."""

    def __init__(self, table: CatacombsTable) -> None:
        self.table = table

    def choices(self) -> Choices:
        state, picking = self.table.state, self.table.picking
        actions = state.legal_actions()
        found = Choices(ways=ways(state))
        match state.phase:
            case exploring.LayingTile():
                found.turns = [action.tile for action in actions]
                found.question = self._say("ask-lay")
            case exploring.Weaving() | fighting.Rolling() | fighting.Fighting():
                return found  # these have a stage of their own
            case looting.Cursing():
                found.seats = {action.seat: action for action in actions}
                found.question = self._say("ask-curse")
            case fighting.Reincarnating():
                found.cells = {action.fountain: action for action in actions}
                found.question = self._say("ask-reincarnate")
            case _ if picking and picking.kind in ("portal", "swap"):
                self._pick(found, picking)
            case _:
                self._walk_and_do(found)
        return found

    def _say(self, key: str, **args: Any) -> str:
        return self.table.say(f"catacombs-{key}", **args)

    # --- the plain case -----------------------------------------------------------------------

    def _walk_and_do(self, found: Choices) -> None:
        """Walking, and what the tile offers."""
        actions = self.table.state.legal_actions()
        takes = [action for action in actions if isinstance(action, do.Take)]
        self._take(found, takes)
        for action in actions:
            match action:
                case do.OpenChest() | do.Attack():
                    found.token = action
            if type(action) in ICONS:
                found.offers.append(self._offer(action, primary=isinstance(action, PRIMARY)))
        found.offers[0:0] = self._spells(actions)
        if isinstance(self.table.state.phase, (looting.Looting, looting.PickingUp)):
            found.question = found.question or self._say("ask-loot")
        elif isinstance(self.table.state.phase, fighting.Meeting):
            found.question = self._say("ask-meeting")
        elif isinstance(self.table.state.phase, fighting.ThrownBack):
            found.question = self._say("ask-thrown-back")

    def _offer(self, action: Action, primary: bool = False) -> Offer:
        name = type(action).__name__
        return Offer(
            f"do:{name}",
            self._say(f"offer-{name.lower()}"),
            ICONS[type(action)],
            partial(self.table.play, action),
            KEYS.get(type(action)),
            self.table.words(action),
            primary,
        )

    def _spells(self, actions: Any) -> list[Offer]:
        offers = []
        portals = [action for action in actions if isinstance(action, do.CastPortal)]
        if portals:
            begin = partial(self.table.pick, Picking("portal"))
            offers.append(
                Offer("do:portal", self._say("offer-portal"), "things/portal", begin, PORTAL_KEY,
                      self._say("offer-portal-tip"))
            )  # fmt: skip
        if any(isinstance(action, do.SwapPlaces) for action in actions):
            begin = partial(self.table.pick, Picking("swap"))
            offers.append(
                Offer("do:swap", self._say("offer-swap"), "icons/random", begin, SWAP_KEY,
                      self._say("offer-swap-tip"))
            )  # fmt: skip
        return offers

    # --- taking -------------------------------------------------------------------------------

    def _take(self, found: Choices, takes: list[do.Take]) -> None:
        """A thing that fits is taken at once; for any other one chooses what stays here."""
        picking = self.table.picking
        wanted = picking.thing if picking and picking.kind == "drop" else None
        things = list(dict.fromkeys(action.thing for action in takes))
        if len(things) == 1 and all(action.dropping for action in takes):
            wanted = things[0]
        for thing in things:
            free = do.Take(thing)
            found.floor[thing] = free if free in takes else Picking("drop", thing=thing)
            if thing is not wanted:
                found.offers.append(self._offer_thing(found.floor[thing], thing))
        if wanted:
            self._offer_drops(found, [action for action in takes if action.thing is wanted])

    def _offer_thing(self, chosen: Any, thing: Thing) -> Offer:
        return Offer(
            f"take:{thing.name}",
            self.table.say("catacombs-offer-take", thing=self.table.thing_key(thing)),
            f"things/{thing.name}",
            partial(self.table.choose, chosen),
            KEYS[do.Take],
            primary=True,
        )

    def _offer_drops(self, found: Choices, takes: list[do.Take]) -> None:
        thing = self.table.thing_key(takes[0].thing)
        found.question = self._say("ask-drop", thing=thing)
        for action in takes:
            dropping = action.dropping
            if dropping is None:
                continue
            found.drops[dropping] = action
            found.offers.append(
                Offer(
                    f"drop:{dropping.name}",
                    self._say("offer-drop", thing=self.table.thing_key(dropping)),
                    f"things/{dropping.name}",
                    partial(self.table.play, action),
                    tip=self.table.words(action),
                )
            )

    # --- spells that need a target ------------------------------------------------------------

    def _pick(self, found: Choices, picking: Picking) -> None:
        found.ways = {}
        actions = self.table.state.legal_actions()
        found.offers.append(
            Offer("pick:cancel", self._say("offer-cancel"), "icons/close", self.table.cancel)
        )
        if picking.kind == "swap":
            swaps = [action for action in actions if isinstance(action, do.SwapPlaces)]
            found.seats = {action.seat: action for action in swaps}
            found.question = self._say("ask-swap")
            return
        portals = [action for action in actions if isinstance(action, do.CastPortal)]
        if picking.seat is None:
            single = len({action.fountain for action in portals}) == 1
            for action in portals:
                found.seats[action.seat] = action if single else Picking("portal", action.seat)
            found.question = self._say("ask-portal-hero")
        else:
            mine = [action for action in portals if action.seat == picking.seat]
            found.cells = {action.fountain: action for action in mine}
            found.question = self._say("ask-portal-fountain")
