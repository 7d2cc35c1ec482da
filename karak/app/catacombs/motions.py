"""How each event looks: figures hop, tiles are pressed in, tokens turn over, treasure flies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from karak.app.catacombs.figures import HEAD, hero_id, token_id
from karak.app.catacombs.pieces import Sprite
from karak.app.motion import Change, Do, Hold, Motion, Wait, arc, between, ease
from karak.rules import Event
from karak.rules.catacombs import events as ev
from karak.rules.catacombs.pieces import Cell, Thing

if TYPE_CHECKING:
    from karak.app.catacombs.table import CatacombsTable

# Seconds at normal speed: the art page's times.
STEP, TILE, TOKEN, DICE, HIT, FLY = 0.18, 0.35, 0.25, 0.7, 0.12, 0.4
STAGE, LINE, STAMP = 0.22, 0.14, 0.12
READ: Final = 1.0  # how long the outcome of a computer's fight stays to be read
FAR: Final = 0.45  # through a gate, by portal, by swap


class Motions:
    """Makes the motions of one table."""

    def __init__(self, table: CatacombsTable) -> None:
        self.table = table

    def of(self, event: Event) -> Sequence[Motion]:  # noqa: PLR0912 (one case a kind of event)
        """The motions of an event; the last one brings the shown table up to date."""
        match event:
            case ev.StartRolled():
                return self._start_rolled(event)
            case ev.TurnBegan():
                return [self._then(event, sound="turn"), Do(partial(self._new_turn, event.seat))]
            case ev.Moved():
                return self._moved(event)
            case ev.TileDrawn():
                return self._tile_drawn(event)
            case ev.TileLaid():
                return self._tile_laid(event)
            case ev.TokenLaid():
                return self._token_laid(event)
            case ev.FightBegan():
                return self._fight_began(event)
            case ev.BonusAdded():
                return [self._then(event, sound=_sound_of_bonus(event)), Wait(LINE)]
            case ev.DiceRolled():
                return self._dice_rolled(event)
            case ev.FightEnded():
                return self._fight_ended(event)
            case ev.LifeChanged():
                return self._life_changed(event)
            case ev.ThingTaken():
                return self._taken(event)
            case ev.CurseGiven():
                return [self._then(event, sound="curse"), Wait(0.4)]
            case ev.ChestOpened():
                return self._chest_opened(event)
            case ev.ThingLeft():
                return [self._then(event, sound="token"), self._replace(event.cell)]
            case ev.GameEnded():
                return [self._then(event, sound="dragon" if event.by == "dragon" else "win")]
        return [self._then(event)]

    # --- helpers ------------------------------------------------------------------------------

    def _then(self, event: Event, sound: str = "") -> Motion:
        return Do(lambda: self._tell(event, sound))

    def _tell(self, event: Event, sound: str = "") -> None:
        self.table.shown.tell(event)
        if sound:
            self.table.play_sound(sound)

    def _replace(self, *cells: Cell) -> Motion:
        """The pieces of these tiles find their places again."""
        return Do(lambda: self._settle(cells))

    def _settle(self, cells: Sequence[Cell]) -> None:
        for cell in cells:
            self.table.figures.place(self.table.shown, cell)
        self.table.figures.light(self.table.shown)

    def _new_turn(self, seat: int) -> None:
        self.table.figures.light(self.table.shown)
        self.table.follow_hero()
        if self.table.is_person(seat):
            self.table.announce(seat)

    # --- walking and exploring ----------------------------------------------------------------

    def _start_rolled(self, event: ev.StartRolled) -> Sequence[Motion]:
        table = self.table
        return [
            Change(
                DICE,
                lambda part: table.show_start_roll(event.seat, event.dice, part),
                begin=lambda: table.play_sound("dice"),
            ),
            Wait(0.45),
            Do(table.hide_start_roll),
        ]

    def _moved(self, event: ev.Moved) -> Sequence[Motion]:
        walks = event.how in ("step", "wall", "explore", "thrown_back")
        show = self._hop(event) if walks else self._vanish(event)
        sound = {"gate": "portal", "portal": "portal", "swap": "spell", "reincarnation": "heal"}
        return [
            Change(
                STEP if walks else FAR,
                show,
                begin=lambda: self._set_off(event, sound.get(event.how, "step")),
            ),
            self._then(event),
            self._replace(event.origin, event.to),
        ]

    def _set_off(self, event: ev.Moved, sound: str) -> None:
        self.table.close_fight()
        self.table.play_sound(sound)

    def _hop(self, event: ev.Moved) -> Callable[[float], None]:
        """A step is an arc; the torch goes with the hero."""
        table = self.table
        start: list[tuple[float, float, float]] = []

        def show(part: float) -> None:
            sprite = table.view.sprites[hero_id(event.seat)]
            if not start:
                start.append((sprite.x, sprite.y, sprite.scale))
            x0, y0, scale = start[0]
            x1, y1, end = table.figures.spot_of(table.shown, event.seat, event.to)
            way = ease(part)
            sprite.x, sprite.y = between(x0, x1, way), between(y0, y1, way)
            sprite.scale, sprite.lift = between(scale, end, way), 0.14 * arc(part)
            if event.seat == table.shown.seat:
                table.view.hero_light(sprite.x, sprite.y - HEAD)
                table.view.camera.follow(sprite.x, sprite.y - HEAD)

        return show

    def _vanish(self, event: ev.Moved) -> Callable[[float], None]:
        """Through a gate or by magic: fading here, appearing there."""
        table = self.table

        def show(part: float) -> None:
            sprite = table.view.sprites[hero_id(event.seat)]
            if part >= 0.5:
                sprite.x, sprite.y, sprite.scale = table.figures.spot_of(
                    table.shown, event.seat, event.to
                )
                if event.seat == table.shown.seat:
                    table.view.hero_light(sprite.x, sprite.y - HEAD)
                    table.view.camera.follow(sprite.x, sprite.y - HEAD)
            faded = 1 - abs(2 * part - 1)
            sprite.alpha, sprite.lift = round(255 * (1 - faded)), 0.3 * faded

        return show

    def _tile_drawn(self, event: ev.TileDrawn) -> Sequence[Motion]:
        """It comes from the stack face down, and is turned over."""
        table = self.table
        return [
            Change(
                TILE,
                lambda part: table.effects.turn_over(event.to, part),
                begin=lambda: table.play_sound("turn"),
            ),
            Do(table.effects.turned_over),
            self._then(event),
        ]

    def _tile_laid(self, event: ev.TileLaid) -> Sequence[Motion]:
        table = self.table

        def lay() -> None:
            table.turned.clear()
            table.view.lay(event.cell, event.tile.name)
            self._tell(event, "tile")
            table.burst("dust", event.cell)

        return [Do(lay), Wait(TILE * 0.6)]

    def _token_laid(self, event: ev.TokenLaid) -> Sequence[Motion]:
        """It comes out of the bag face down and is turned over."""
        table = self.table
        name = token_id(event.cell)

        def begin() -> None:
            x, y = event.cell % 1000 + 0.5, event.cell // 1000 + 0.5
            table.view.sprites[name] = Sprite(name, "catacombs/tokens/back", x, y)
            table.play_sound("token")

        def show(part: float) -> None:
            sprite = table.view.sprites[name]
            if part > 0.5:
                sprite.picture = f"catacombs/tokens/{event.token.name}"
            sprite.width = max(0.05, abs(1 - 2 * part))
            sprite.lift = 0.2 * arc(part)

        return [
            Change(TOKEN, show, begin),
            self._then(event),
            self._replace(event.cell),
            Wait(0.25),
        ]

    # --- fighting -----------------------------------------------------------------------------

    def _fight_began(self, event: ev.FightBegan) -> Sequence[Motion]:
        table = self.table

        def show(part: float) -> None:
            table.stage_shift = 1 - ease(part)

        sound = "dragon" if event.monster.name == "dragon" else "sword"
        return [self._then(event, sound=sound), Change(STAGE, show)]

    def _dice_rolled(self, event: ev.DiceRolled) -> Sequence[Motion]:
        table = self.table
        kept = len(event.dice) - len(event.rolled)

        def begin() -> None:
            self._tell(event, "dice")
            table.rolling = (kept, 0.0)

        def show(part: float) -> None:
            table.rolling = (kept, part)

        return [Change(DICE, show, begin), Wait(LINE)]

    def _fight_ended(self, event: ev.FightEnded) -> Sequence[Motion]:
        sound = {"won": "win", "lost": "hurt"}.get(event.result, "error")
        by_person = self.table.is_person(event.seat)
        return [
            self._then(event, sound=sound),
            Wait(STAMP),
            Hold() if by_person else Wait(READ),
            Do(self.table.close_fight),
            self._replace(event.cell),
        ]

    def _life_changed(self, event: ev.LifeChanged) -> Sequence[Motion]:
        hurt = event.after < event.before
        number = f"{event.after - event.before:+d}"
        colour = "#ff8a70" if hurt else "#a8e08a"
        rise = Do(partial(self.table.rise, event.seat, "icons/heart", number, colour))
        self_told = self._then(event, sound="hurt" if hurt else "heal")
        if not hurt:
            glint = Do(partial(self.table.burst_at_hero, "glint", event.seat))
            return [self_told, rise, glint, Wait(0.3)]
        return [self_told, rise, Change(HIT, self._shake(event.seat))]

    def _shake(self, seat: int) -> Callable[[float], None]:
        table = self.table
        start: list[float] = []

        def show(part: float) -> None:
            sprite = table.view.sprites[hero_id(seat)]
            if not start:
                start.append(sprite.x)
            sprite.x = start[0] + (0.04 * (1 if int(part * 6) % 2 else -1) if part < 1 else 0.0)

        return show

    # --- things -------------------------------------------------------------------------------

    def _chest_opened(self, event: ev.ChestOpened) -> Sequence[Motion]:
        return [
            self._then(event, sound="lock"),
            Wait(0.3),
            Do(lambda: self.table.play_sound("chest")),
            self._replace(event.cell),
        ]

    def _taken(self, event: ev.ThingTaken) -> Sequence[Motion]:
        table = self.table

        def show(part: float) -> None:
            table.show_flight(event.thing, event.cell, event.seat, part)

        return [
            Change(FLY, show, lambda: table.play_sound(_sound_of(event.thing))),
            Do(table.end_flight),
            self._then(event),
            self._replace(event.cell),
        ]


def _sound_of(thing: Thing) -> str:
    return "coins" if thing.slot is None else "lock" if thing.slot == "key" else "token"


def _sound_of_bonus(event: ev.BonusAdded) -> str:
    return "spell" if event.cause in ("bolt", "foresight", "sacrifice") else "click"
