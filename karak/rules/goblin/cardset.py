"""Reads a card set and checks it: every mistake names the card, the field and what was expected."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from karak.rules.goblin.pieces import (
    COLOURS,
    CURSES,
    EFFECTS,
    HEROES,
    LEVELS,
    LORD_LEVEL,
    SLOTS,
    Card,
    Elixir,
    Gear,
    Monster,
    Reward,
)

NUMBERS: Final = ("life", "hand", "fewest_seats", "most_seats", "turn_limit")
ELIXIRS: Final = ("health", "cleansing", "strength")
TABLES: Final = ("numbers", "starting", "cards", "gear", "elixirs", "monsters", "guards", "lords")
STARTING_CARDS: Final = 6  # G-1
PILES: Final = {"monsters": {1: 20, 2: 20, 3: 24}, "guards": dict.fromkeys(LEVELS, 5)}  # G-2
LORDS: Final = 3
SOURCES: Final = ("booklet", "component", "house")
MOST: Final = 99  # printed on a card

Row = dict[str, Any]


class BadCards(ValueError):  # noqa: N818
    """No card set: `where` names the card and the field, `why` what was expected there."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


@dataclass(frozen=True, slots=True)
class CardSet:
    """All cards of a box, in the order of the file."""

    numbers: dict[str, int]
    cards: tuple[Card, ...]  # starting cards and those that are won
    gear: tuple[Gear, ...]
    elixirs: tuple[Elixir, ...]
    monsters: tuple[Monster, ...]  # guards and lords included


def read_card_set(text: str) -> CardSet:
    box = read_tables(text)
    cards = (*starting_cards(box["starting"]), *won_cards(box["cards"]))
    gear = tuple(read_gear(fields) for fields in rows(box["gear"], "gear"))
    named = by_name([*cards, *gear])
    rewards = {name: thing for name, thing in named.items() if not getattr(thing, "hero", None)}
    monsters = (*monster_cards(box["monsters"], rewards), *keepers(box["guards"], box["lords"]))
    by_name([*monsters])
    check_backs(monsters, rewards)
    return CardSet(numbers(box["numbers"]), cards, gear, elixirs(box["elixirs"]), monsters)


# --- one field ------------------------------------------------------------------------------


class Fields:
    """The fields of one row. What is asked for is checked; what nobody asks for is a mistake."""

    def __init__(self, row: Any, where: str) -> None:
        demand(isinstance(row, dict), where, "table expected")
        self.where = where
        self.name = where.rpartition(".")[2]
        self.left = dict(row)
        self.one_of("source", SOURCES)

    def take(self, field: str, default: Any = None) -> Any:
        found = self.left.pop(field, default)
        demand(found is not None, f"{self.where}.{field}", "is missing")
        return found

    def whole(self, field: str, least: int, default: int | None = None) -> int:
        found = self.take(field, default)
        good = type(found) is int and least <= found <= MOST
        why = f"whole number from {least} to {MOST} expected, not {found!r}"
        demand(good, f"{self.where}.{field}", why)
        return int(found)

    def one_of(self, field: str, known: Sequence[str]) -> str:
        found = self.take(field)
        why = f"one of {' '.join(known)} expected, not {found!r}"
        demand(isinstance(found, str) and found in known, f"{self.where}.{field}", why)
        return str(found)

    def some_of(self, field: str, known: Sequence[str], least: int = 0) -> tuple[str, ...]:
        found = self.take(field, [] if least == 0 else None)
        good = isinstance(found, list) and all(entry in known for entry in found)
        why = f"different ones of {' '.join(known)} expected, at least {least}, not {found!r}"
        demand(good and len(set(found)) == len(found) >= least, f"{self.where}.{field}", why)
        return tuple(found)

    def flag(self, field: str) -> bool:
        found = self.take(field, False)
        demand(type(found) is bool, f"{self.where}.{field}", "true or false expected")
        return bool(found)

    def end(self) -> None:
        for field in self.left:
            raise BadCards(f"{self.where}.{field}", "nothing like this is printed there")


def demand(fact: object, where: str, why: str) -> None:
    if not fact:
        raise BadCards(where, why)


def rows(table: Row, where: str) -> Iterator[Fields]:
    for name, row in table.items():
        yield Fields(row, f"{where}.{name}")


def by_name(pieces: list[Any]) -> dict[str, Any]:
    """JSON knows a piece by its name, so no two may share one."""
    found: dict[str, Any] = {}
    for piece in pieces:
        demand(piece.name not in found, piece.name, "two different cards have this name")
        found[piece.name] = piece
    return found


# --- the tables -----------------------------------------------------------------------------


def read_tables(text: str) -> dict[str, Row]:
    try:
        box = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCards("file", str(error)) from None
    for name in TABLES:
        demand(isinstance(box.get(name), dict), name, "table expected")
    for name in box:
        demand(name in TABLES, name, f"the tables are: {' '.join(TABLES)}")
    return box


def numbers(table: Row) -> dict[str, int]:
    found: dict[str, int] = {}
    for fields in rows(table, "numbers"):
        demand(fields.name in NUMBERS, fields.where, f"the numbers are: {' '.join(NUMBERS)}")
        found[fields.name] = fields.whole("value", 1)
        fields.end()
    for name in NUMBERS:
        demand(name in found, f"numbers.{name}", "is missing")
    return found


def starting_cards(table: Row) -> list[Card]:
    demand(tuple(table) == HEROES, "starting", f"in this order expected: {' '.join(HEROES)}")
    found: list[Card] = []
    for hero, deck in table.items():
        where = f"starting.{hero}"
        demand(isinstance(deck, dict), where, "table expected")
        cards = [read_card(fields, hero) for fields in rows(deck, where)]
        total = sum(card.count for card in cards)
        demand(total == STARTING_CARDS, where, f"{STARTING_CARDS} cards expected, not {total}")
        found += cards
    return found


def won_cards(table: Row) -> list[Card]:
    return [read_card(fields) for fields in rows(table, "cards")]


def read_card(fields: Fields, hero: str | None = None) -> Card:
    count = fields.whole("count", 1, default=1) if hero else 0
    card = Card(
        fields.name,
        fields.one_of("colour", COLOURS),
        fields.some_of("next", COLOURS),
        **{effect: fields.whole(effect, 0, default=0) for effect in EFFECTS},
        hero=hero,
        count=count,
    )
    effects = any(card.value_of(effect) for effect in EFFECTS)
    demand(effects, fields.where, f"at least one of {' '.join(EFFECTS)} expected")
    fields.end()
    return card


def read_gear(fields: Fields) -> Gear:
    gear = Gear(
        fields.name,
        fields.one_of("slot", SLOTS),
        fields.whole("attack", 0, default=0),
        fields.whole("defence", 0, default=0),
        fields.whole("cards", 0, default=0),
        fields.flag("heals"),
    )
    fields.end()
    return gear


def elixirs(table: Row) -> tuple[Elixir, ...]:
    demand(tuple(table) == ELIXIRS, "elixirs", f"in this order expected: {' '.join(ELIXIRS)}")
    found: list[Elixir] = []
    for fields in rows(table, "elixirs"):
        found.append(Elixir(fields.name, fields.whole("count", 1)))
        fields.end()
    return tuple(found)


def monster_cards(table: Row, rewards: dict[str, Reward]) -> list[Monster]:
    found = []
    for fields in rows(table, "monsters"):
        level = fields.whole("level", 1)
        backs = read_backs(fields, rewards)
        found.append(read_monster(fields, level, sum(n for _, n in backs), backs))
    check_piles("monsters", found)
    return found


def read_backs(fields: Fields, rewards: dict[str, Reward]) -> tuple[tuple[Reward, int], ...]:
    backs = fields.take("backs")
    where = f"{fields.where}.backs"
    demand(isinstance(backs, dict) and backs, where, "table of rewards expected")
    for name, n in backs.items():
        demand(name in rewards, f"{where}.{name}", "no card to win and no gear has this name")
        demand(type(n) is int and 0 < n <= MOST, f"{where}.{name}", f"1 to {MOST} expected")
    return tuple((rewards[name], n) for name, n in backs.items())


def keepers(guards: Row, lords: Row) -> list[Monster]:
    """Guards, whose backs are keys, and lords, whose fall ends the game."""
    found = []
    for fields in rows(guards, "guards"):
        level, count = fields.whole("level", 1), fields.whole("count", 1, default=1)
        found.append(read_monster(fields, level, count, guard=True))
    check_piles("guards", found)
    demand(len(lords) == LORDS, "lords", f"{LORDS} lords expected, not {len(lords)}")
    return found + [read_monster(fields, LORD_LEVEL, 1) for fields in rows(lords, "lords")]


def read_monster(
    fields: Fields,
    level: int,
    count: int,
    backs: tuple[tuple[Reward, int], ...] = (),
    guard: bool = False,
) -> Monster:
    monster = Monster(
        fields.name,
        level,
        fields.whole("attack", 0),
        fields.whole("hearts", 1),
        count,
        fields.some_of("curses", CURSES),
        backs,
        guard,
    )
    fields.end()
    return monster


def check_piles(table: str, monsters: list[Monster]) -> None:
    for monster in monsters:
        known = monster.level in LEVELS
        demand(known, f"{table}.{monster.name}.level", f"1 to {len(LEVELS)} expected")
    for level, expected in PILES[table].items():
        total = sum(monster.count for monster in monsters if monster.level == level)
        demand(total == expected, table, f"{expected} of level {level} expected, not {total}")


def check_backs(monsters: Sequence[Monster], rewards: dict[str, Reward]) -> None:
    won = {back.name for monster in monsters for back, _ in monster.backs}
    for name in rewards:
        demand(name in won, name, "no monster has this card on its back")
