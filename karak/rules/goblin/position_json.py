"""A position as JSON, for saves, tests, bug reports and tutorials.

Reading trusts nothing: whatever is no position of this game raises BadPosition with its place.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from karak.rules.core import Over, Phase
from karak.rules.forms import demand, pack, piece, unpack, whole
from karak.rules.goblin import drawing, fighting, rewards, trading, turn
from karak.rules.goblin.cards import (
    BACKS,
    ELIXIRS,
    FULL_LIFE,
    GOODS,
    MONSTER_AT,
    MONSTERS,
    PILE,
    RANK,
    TURN_LIMIT,
    Cards,
    in_order,
)
from karak.rules.goblin.heroes import Hero
from karak.rules.goblin.pieces import (
    LEVELS,
    LORD_PLACE,
    SLOTS,
    Card,
    Elixir,
    Gear,
    Monster,
    Reward,
)
from karak.rules.reading import (
    check_fields,
    read_counts,
    read_names,
    read_numbers,
    read_phase,
    write_counts,
)

if TYPE_CHECKING:
    from karak.rules.goblin.state import State

PHASES: Final[dict[str, type[Phase[Any]]]] = {
    phase.__name__: phase
    for phase in (
        turn.LayingOut,
        turn.Dealing,
        turn.DrawingLots,
        turn.TakingTurn,
        drawing.Drawing,
        drawing.Foreseeing,
        drawing.FillingUp,
        drawing.Discarding,
        fighting.Bracing,
        fighting.Chaining,
        rewards.TurningOver,
        rewards.Equipping,
        rewards.Refilling,
        rewards.LastDrink,
        trading.Trading,
        Over,
    )
}
SORTED: Final = ("hand", "known", "deck", "discard")  # without an order
ORDERED: Final = ("under", "drawn")

# --- writing --------------------------------------------------------------------------------


def write(state: State) -> dict[str, Any]:
    return {
        "game": state.game,
        "skills": state.with_skills,
        "heroes": [write_hero(hero) for hero in state.heroes],
        "monsters": {str(place): monster.name for place, monster in state.monsters.items()},
        "decks": write_counts(MONSTERS, state.decks),
        "backs": write_backs(state),
        "arsenal": pack(state.arsenal),
        "played": pack(state.played),
        "seat": state.seat,
        "turn": state.turn,
        "phase": pack(state.phase),
    }


def write_backs(state: State) -> dict[str, dict[str, int]]:
    form: dict[str, dict[str, int]] = {}
    for (monster, back), n in zip(BACKS, state.backs, strict=True):
        if n:
            form.setdefault(monster.name, {})[back.name] = n
    return form


def write_hero(hero: Hero) -> dict[str, Any]:
    return {
        "name": hero.name,
        "life": hero.life,
        "keys": hero.keys,
        "weapon": pack(hero.weapon),
        "armour": pack(hero.armour),
        "elixirs": pack(hero.elixirs),
        **{pile: pack(getattr(hero, pile)) for pile in (*SORTED, *ORDERED)},
    }


# --- reading --------------------------------------------------------------------------------


def read(form: Any, kind: type[State]) -> State:
    names = read_names(form, kind)
    demand(type(form.get("skills")) is bool, "skills", "true or false expected")
    state = kind(names, form["skills"])
    fresh = write(state)
    check_fields(form, fresh, "position")
    demand(form["game"] == state.game, "game", f"{state.game} expected")
    state.turn = whole(form["turn"], "turn", 0, TURN_LIMIT * len(names))
    state.give_turn(whole(form["seat"], "seat", 0, len(names) - 1))
    for seat, hero in enumerate(state.heroes):
        read_hero(hero, form["heroes"][seat], f"heroes[{seat}]")
    read_monsters(state, form["monsters"])
    state.decks = read_counts(MONSTERS, form["decks"], "decks")
    state.backs = read_backs(form["backs"])
    state.arsenal = read_things(Gear, form["arsenal"], "arsenal")
    state.played = read_things(Card, form["played"], "played")
    read_phase(state, form["phase"], PHASES)
    check_phase(state)
    check_monsters(state)
    check_cards(state)
    return state


def read_hero(hero: Hero, form: Any, where: str) -> None:
    fresh = write_hero(hero)
    check_fields(form, fresh, where)
    hero.life = whole(form["life"], f"{where}.life", 0, FULL_LIFE)
    hero.keys = whole(form["keys"], f"{where}.keys", 0, len(LEVELS))
    for slot in SLOTS:
        gear: Gear | None = unpack(Gear | None, form[slot], {}, f"{where}.{slot}")
        demand(gear is None or gear.slot == slot, f"{where}.{slot}", f"{slot} expected")
        hero.wear(gear, slot)
    elixirs: tuple[Elixir, ...] = unpack(
        tuple[Elixir, ...], form["elixirs"], {}, f"{where}.elixirs"
    )
    hero.elixirs = tuple(elixir for elixir in ELIXIRS if elixir in elixirs)
    demand(len(hero.elixirs) == len(elixirs), f"{where}.elixirs", "different elixirs expected")
    for pile in (*SORTED, *ORDERED):
        cards: Cards = unpack(tuple[Card, ...], form[pile], {}, f"{where}.{pile}")
        setattr(hero, pile, in_order(cards) if pile in SORTED else cards)
    strangers = Counter(hero.known) - Counter(hero.hand)
    demand(not strangers, f"{where}.known", "these cards must be in the hand")


def read_things(kind: Any, form: Any, where: str) -> Any:
    things = unpack(tuple[kind, ...], form, {}, where)
    return things if kind is Card else tuple(sorted(things, key=RANK.__getitem__))


def read_monsters(state: State, form: Any) -> None:
    demand(isinstance(form, dict), "monsters", "object expected")
    places = {str(place): place for place in PILE}
    for key, name in form.items():
        where = f"monsters[{key}]"
        demand(key in places, where, "no place has this number")
        monster = piece(Monster, name, where)
        demand(monster in PILE[places[key]], where, f"{name} can't lie there")
        state.monsters = {**state.monsters, places[key]: monster}


def read_backs(form: Any) -> tuple[int, ...]:
    demand(isinstance(form, dict), "backs", "object expected")
    fronts = {monster.name: monster for monster in MONSTERS if monster.backs}
    unknown = [str(name) for name in form if name not in fronts]
    demand(not unknown, "backs", f"unknown: {' '.join(unknown)}")
    found: tuple[int, ...] = ()
    for name, monster in fronts.items():
        most = {back.name: n for back, n in monster.backs}
        found += read_numbers(most, form.get(name, {}), f"backs.{name}")
    return found


def check_phase(state: State) -> None:
    """No card is in between, unless the oracle is choosing; and games end by rule."""
    phase = state.phase
    if isinstance(phase, Over):
        demand(can_end(state, phase.by), "phase.by", "the game can't have ended like this")
    for seat, hero in enumerate(state.heroes):
        tidy = len(hero.hand) <= hero.hand_limit or seat == state.seat
        demand(tidy, f"heroes[{seat}].hand", "more cards than the hand limit (G-14)")
    choosing = isinstance(phase, drawing.Drawing | drawing.Foreseeing)
    for seat, hero in enumerate(state.heroes):
        idle = not (choosing and seat == state.seat)
        demand(not (idle and hero.drawn), f"heroes[{seat}].drawn", "nobody is choosing a card")


def can_end(state: State, by: str) -> bool:
    """With the lord, or at the limit of turns (G-80, G-81)."""
    if by == "lord":
        return LORD_PLACE not in state.monsters and state.hero.keys == len(LEVELS)
    return by == "turn_limit" and state.turn >= TURN_LIMIT * len(state.heroes)


# --- no card may be there more often than it lies in the box; it may well be missing ----------


def check_monsters(state: State) -> None:
    shown = Counter(state.monsters.values())
    turning = state.phase.monster if isinstance(state.phase, rewards.TurningOver) else None
    unturned: Counter[Monster] = Counter()
    for (monster, _), n in zip(BACKS, state.backs, strict=True):
        unturned[monster] += n
    for monster, in_deck in zip(MONSTERS, state.decks, strict=True):
        there = shown[monster] + in_deck
        where = f"decks.{monster.name}"
        demand(there <= monster.count, where, f"only {monster.count} exist")
        if monster.backs:
            backs = there + (monster is turning)
            demand(unturned[monster] == backs, f"backs.{monster.name}", f"{backs} backs expected")
    for level in LEVELS:
        guards = [monster for monster in MONSTERS if monster.guard and monster.level == level]
        there = sum(shown[guard] + state.decks[MONSTER_AT[guard]] for guard in guards)
        beaten = sum(guard.count for guard in guards) - there
        keys = sum(hero.keys >= level for hero in state.heroes)
        demand(keys <= beaten, "heroes", f"more keys of level {level} than guards beaten")


def check_cards(state: State) -> None:
    """Starting cards are with their hero, and nothing was won that is still on a back."""
    held: Counter[Reward] = Counter(state.arsenal)
    if isinstance(state.phase, rewards.Equipping):
        held[state.phase.gear] += 1
    for seat, hero in enumerate(state.heroes):
        cards = (*hero.hand, *hero.deck, *hero.under, *hero.drawn, *hero.discard)
        own = Counter(cards + (state.played if seat == state.seat else ()))
        for card, n in own.items():
            fair = card.hero is None or (card.hero == hero.name and n <= card.count)
            demand(fair, f"heroes[{seat}]", f"{card.name}: not so many, or not this hero's")
        held.update(own)
        held.update(hero.gear)
    turned: Counter[Reward] = Counter()
    for (monster, back), left in zip(BACKS, state.backs, strict=True):
        turned[back] += dict(monster.backs)[back] - left
    for reward in GOODS:
        won = isinstance(reward, Gear) or not reward.starting
        demand(not won or held[reward] <= turned[reward], "heroes", f"too many {reward.name}")
