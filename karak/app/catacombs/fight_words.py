"""A fight put into words and numbers for its stage."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from karak.app.catacombs.dice import Die
from karak.app.catacombs.fight_stage import Bar, FightPicture, LedgerLine, StageChoice, StagePlaces
from karak.app.catacombs.shown import ShownFight
from karak.app.interface import Hotspot
from karak.app.keys import SPACE, Key, letter
from karak.bots.odds import Chances, chances, one_roll, skills_of
from karak.rules import CHANCE, Action
from karak.rules.catacombs import actions as do
from karak.rules.catacombs.fighting import Fighting, Rolling, outcome
from karak.rules.catacombs.heroes import BACKSTAB, SACRIFICE
from karak.rules.catacombs.pieces import BOLT, STEPS, THING

if TYPE_CHECKING:
    from karak.app.catacombs.table import CatacombsTable

KEYS: Final[dict[type, Key]] = {
    do.Strike: SPACE,
    do.UseBolt: letter("B"),
    do.RollAgain: letter("R"),
    do.GiveLife: letter("L"),
}
ICONS: Final[dict[type, str]] = {
    do.Strike: "icons/shield",
    do.UseBolt: "things/bolt",
    do.RollAgain: "icons/dice",
    do.GiveLife: "icons/heart",
}
CAUSE_ICONS: Final = {"foresight": "icons/eye", "sacrifice": "icons/heart"}


class FightWords:
    """Reads the shown fight and the position, and says what the stage shows."""

    def __init__(self, table: CatacombsTable) -> None:
        self.table = table

    def _say(self, key: str, **args: Any) -> str:
        return self.table.say(f"stage-{key}", **args)

    # --- the picture --------------------------------------------------------------------------

    def picture(self, fight: ShownFight) -> FightPicture:
        table = self.table
        hero = table.shown.heroes[fight.seat].name
        verdict, kind, consequence = self._verdict(fight)
        lines = self._lines(fight)
        return FightPicture(
            self._say("title"),
            hero,
            table.hero_name(fight.seat),
            fight.monster.name,
            capital(table.say("token-name", token=f"token-{fight.monster.name}")),
            fight.strength,
            self._say("against"),
            self._dice(fight),
            lines,
            self._say("total"),
            lines[-1].total if lines else 0,
            verdict,
            kind,
            consequence,
            self._bar(fight),
        )

    def _dice(self, fight: ShownFight) -> tuple[Die, ...]:
        kept, part = self.table.rolling
        return tuple(
            Die(face, 1.0 if at < kept else part, second=at > 0)
            for at, face in enumerate(fight.dice)
        )

    def _lines(self, fight: ShownFight) -> tuple[LedgerLine, ...]:
        """The dice first, then each bonus by its cause."""
        lines, total = [], 0
        still = self.table.rolling[1] >= 1.0
        if fight.dice and still:
            total = sum(fight.dice)
            added = " + ".join(str(die) for die in fight.dice)
            lines.append(LedgerLine("icons/dice", self._say("dice"), added, total))
        for cause, value in fight.bonuses:
            total += value
            icon = CAUSE_ICONS.get(cause, f"things/{cause}")
            key = f"thing-{cause}" if cause in THING else f"skill-{cause}"
            lines.append(LedgerLine(icon, capital(self.table.say(key)), f"+{value}", total))
        return tuple(lines)

    def _verdict(self, fight: ShownFight) -> tuple[str, str, str]:
        """How it stands, or how it has ended, and what that means."""
        if fight.result:
            kind = fight.result
            return self._say("ended", result=kind), kind, self._consequence(fight, kind)
        if not fight.dice:
            return self._say("need", least=self._least(fight)), "", ""
        if self.table.rolling[1] < 1.0:
            return "", "", ""
        if not isinstance(self.table.state.phase, Fighting):
            return "", "", ""
        kind = outcome(self.table.state, fight.total, fight.strength)
        return self._say("stands", result=kind), kind, self._consequence(fight, kind)

    def _least(self, fight: ShownFight) -> int:
        """What the dice must show to win as things stand; the thief wins draws (C-66)."""
        backstab = BACKSTAB in skills_of(self.table.state, fight.seat)
        return max(2, fight.strength + (not backstab) - fight.total)

    def _consequence(self, fight: ShownFight, kind: str) -> str:
        hero = f"hero-{self.table.shown.heroes[fight.seat].name}"
        thing = f"thing-{fight.monster.back.name}".replace("_", "-")
        return capital(self._say("consequence", result=kind, hero=hero, thing=thing))

    # --- the chances --------------------------------------------------------------------------

    def _bar(self, fight: ShownFight) -> Bar | None:
        if not self.table.app.settings.odds or fight.result or self.table.rolling[1] < 1.0:
            return None
        state = self.table.state
        if isinstance(state.phase, Rolling) and not fight.dice:
            label, found = self._say("chances"), self._before_roll(fight)
        elif isinstance(state.phase, Fighting) and do.RollAgain() in state.legal_actions():
            label, found = self._say("if-again"), self._if_again(fight)
        else:
            return None
        shares = (("won", found.won), ("drawn", found.drawn), ("lost", found.lost))
        parts = tuple(
            (self._say("share", result=word, percent=percent(share)), float(share))
            for word, share in shares
        )
        return Bar(label, parts)

    def _before_roll(self, fight: ShownFight) -> Chances:
        state = self.table.state
        first_step = state.steps == STEPS - 1
        return chances(state, fight.seat, fight.monster, first_step=first_step)

    def _if_again(self, fight: ShownFight) -> Chances:
        """One more throw, and everything that can be added to it."""
        state = self.table.state
        skills = skills_of(state, fight.seat)
        hero = state.heroes[fight.seat]
        standing = sum(value for _, value in fight.bonuses)
        spare = hero.things.count(BOLT) + (SACRIFICE in skills and hero.life > 0)
        return one_roll(fight.strength, standing + spare, skills)

    # --- what can be done ---------------------------------------------------------------------

    def cards(self, fight: ShownFight, places: StagePlaces) -> list[StageChoice]:
        table, state = self.table, self.table.state
        if table.scene.queue.holding:
            return [self._single(places, "go-on", "go-on", "icons/next", table.release)]
        if table.scene.queue.busy or not table.is_person(fight.seat):
            return []
        if state.actor == CHANCE and isinstance(state.phase, Rolling) and not fight.dice:
            act = table.scene.take_chance
            return [self._single(places, "roll", "roll", "icons/dice", act)]
        if not isinstance(state.phase, Fighting) or state.actor == CHANCE:
            return []
        actions = sorted(state.legal_actions(), key=lambda a: isinstance(a, do.Strike))
        return [
            self._card(fight, action, places, at, len(actions)) for at, action in enumerate(actions)
        ]

    def _single(self, places: StagePlaces, name: str, key: str, icon: str, act: Any) -> StageChoice:
        look = self.table.app.look
        rect = places.choice(look, 1, 3)
        spot = Hotspot(name, rect, act, key=SPACE)
        return StageChoice(
            spot, self._say(key), icon, self.table.app.key_text(SPACE), "", "", primary=True
        )

    def _card(
        self, fight: ShownFight, action: Action, places: StagePlaces, at: int, count: int
    ) -> StageChoice:
        app = self.table.app
        kind = type(action)
        name = kind.__name__
        result, detail, wins = self._result(fight, action)
        spot = Hotspot(
            f"do:{name}",
            places.choice(app.look, at, max(2, count)),
            lambda: self.table.play(action),
            self.table.words(action),
            KEYS[kind],
        )
        return StageChoice(
            spot,
            self._say(name.lower()),
            ICONS[kind],
            app.key_text(KEYS[kind]),
            result,
            detail,
            primary=wins,
        )

    def _result(self, fight: ShownFight, action: Action) -> tuple[str, str, bool]:
        """What the action would lead to; whether it would win a fight that is not yet won."""
        if isinstance(action, do.RollAgain):
            odds = percent(self._if_again(fight).won)
            text = f"{odds} %" if self.table.app.settings.odds else ""
            return text, self._say("rollagain-detail"), False
        now = outcome(self.table.state, fight.total, fight.strength)
        more = 0 if isinstance(action, do.Strike) else 1
        total = fight.total + more
        kind = outcome(self.table.state, total, fight.strength)
        detail = self._say("detail", result=kind)
        wins = kind == "won" and (now != "won" or more == 0)
        return f"{total} : {fight.strength}", detail, wins


def capital(text: str) -> str:
    """A name at the beginning of a line."""
    return text[:1].upper() + text[1:]


def percent(share: Fraction) -> int:
    return round(100 * share)
