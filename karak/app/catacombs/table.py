"""The catacombs at the table: board, strips, stage, and what a click on each of them does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame as pg

from karak.app.board.hands import BoardHands
from karak.app.catacombs.asking import Asking, Choices, Picking
from karak.app.catacombs.board_view import BoardView
from karak.app.catacombs.box import BoxPanel
from karak.app.catacombs.effects import Effects
from karak.app.catacombs.fight_stage import STAGE_PICTURES, StagePlaces, fight_widgets
from karak.app.catacombs.fight_words import FightWords, percent
from karak.app.catacombs.figures import Figures
from karak.app.catacombs.map_panel import MapPanel
from karak.app.catacombs.marking import marks_for
from karak.app.catacombs.motions import Motions
from karak.app.catacombs.panels import Panels
from karak.app.catacombs.shown import Shown
from karak.app.catacombs.spots import BoardSpots
from karak.app.catacombs.token_stage import token_stage
from karak.app.interface import CLICK_REACH, Widget
from karak.app.keys import ENTER, SPACE, is_repeated
from karak.app.motion import Motion
from karak.app.table.hud import LogLine, Offer, Places
from karak.app.table.tabletop import Tabletop
from karak.app.widgets import Dimmed
from karak.bots.odds import chance_to_win
from karak.rules import Action, Event
from karak.rules.catacombs import actions as do
from karak.rules.catacombs.exploring import LayingTile, Weaving
from karak.rules.catacombs.fighting import Rolling
from karak.rules.catacombs.pieces import STEPS, Cell, Thing
from karak.rules.catacombs.state import State
from karak.text import TELLERS

if TYPE_CHECKING:
    from karak.app.table.scene import TableScene

PLACE_FIELDS: Final = ("cell", "to", "origin")


class CatacombsTable(Tabletop):
    """What the table scene asks about a game in the catacombs."""

    steps_in_turn = STEPS

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.app = scene.app
        self.shown = Shown.of(self.state)
        self.view = BoardView(self.app.pictures, self.app.window.size, self.app.look.scale)
        self.figures = Figures(self.view)
        self.effects = Effects(self)
        self.hands = BoardHands(self.view.camera)
        self.panels = Panels(self)
        self.map = MapPanel(self)
        self.spots = BoardSpots(self)
        self._asking = Asking(self)
        self._motions = Motions(self)
        self._words = FightWords(self)
        self.choices = Choices()
        self.picking: Picking | None = None
        self.turned: list[int] = []  # which of the ways to lay the tile is shown
        self.rolling = (0, 1.0)  # dice that lie still, and how far the others have rolled
        self.stage_shift = 0.0
        self.box_open = False
        self._pointed: Cell | None = None
        self._size = (0, 0)
        self._targets: frozenset[Cell] = frozenset()
        self._glance: object = None  # what makes the panels look different without a click

    @property
    def state(self) -> State:
        state = self.scene.match.state
        assert isinstance(state, State)  # noqa: S101 (for mypy: this table has no other game)
        return state

    def needs(self) -> Iterable[str]:
        return self.view.pictures_on_board()

    def needs_soon(self) -> Iterable[str]:
        heroes = (f"heroes/{hero.name}/bust" for hero in self.state.heroes)
        return [*STAGE_PICTURES, *heroes]

    # --- words --------------------------------------------------------------------------------

    def say(self, key: str, **args: Any) -> str:
        return self.app.say(key.replace("_", "-"), **args)

    def words(self, action: Action) -> str:
        """An action as the log's language has it."""
        teller = TELLERS["catacombs"](self.app.texts, self.scene.match.heroes)
        return teller.choice(self.state, action)

    def thing_key(self, thing: Thing) -> str:
        return f"thing-{thing.name}".replace("_", "-")

    def hero_name(self, seat: int) -> str:
        return self.say(f"hero-{self.shown.heroes[seat].name}")

    @property
    def name_of_actor(self) -> str:
        return self.hero_name(self.shown.seat)

    @property
    def turn(self) -> int:
        return self.shown.turn

    @property
    def steps_left(self) -> int:
        return self.shown.steps

    @property
    def note(self) -> str:
        return self.say("catacombs-steps-left", steps=self.shown.steps)

    def question(self) -> str:
        return self.choices.question

    def log_line(self, event: Event, text: str) -> LogLine:
        seat = getattr(event, "seat", None)
        sign = f"heroes/{self.shown.heroes[seat].name}/sign" if seat is not None else ""
        places = (getattr(event, name, None) for name in PLACE_FIELDS)
        place = next((cell for cell in places if cell is not None), None)
        return LogLine(text, sign, place, turn=type(event).__name__ == "TurnBegan")

    def why(self, action: Action) -> str:
        match action:
            case do.Step(to) if self.state.monster_at(to):
                return self.say("catacombs-why-fight")
            case do.Step():
                return self.say("catacombs-why-walk")
            case do.Explore() | do.Lay():
                return self.say("catacombs-why-explore")
            case do.Heal() | do.CastPortal() | do.Recover() | do.Reincarnate():
                return self.say("catacombs-why-heal")
            case do.Take() | do.OpenChest() | do.Done():
                return self.say("catacombs-why-take")
            case do.GiveCurse():
                return self.say("catacombs-why-curse")
            case do.EndTurn():
                return self.say("catacombs-why-end")
        return self.say("catacombs-why-fight")

    def odds(self, cell: Cell, first_step: bool) -> str:
        """The chance of beating the monster there, if players want to know it."""
        monster = self.state.monster_at(cell)
        if monster is None or not self.app.settings.odds:
            return ""
        chance = chance_to_win(self.state, self.state.seat, monster, first_step=first_step)
        return self.say("catacombs-odds", percent=percent(chance))

    # --- the screen ---------------------------------------------------------------------------

    def layout(self, places: Places) -> None:
        if self.app.window.size != self._size:
            self._size = self.app.window.size
            self.view.resize(self._size, self.app.look.scale)
        px = self.app.look.px
        self.hands.reach = px(CLICK_REACH)
        right, bottom = px(14), places.window.bottom - places.offers.top + px(8)
        self.view.camera.set_insets(places.column.right, places.plate.bottom, right, bottom)
        self.ask_anew()

    def ask_anew(self) -> None:
        """What can be clicked, as things stand."""
        scene = self.scene
        waits = scene.match.waits_for_person and not scene.queue.busy and not scene.confirming
        if not waits or scene.over or scene.standing_in == self.state.turn:
            self.choices, self.picking = Choices(), None
        else:
            self.choices = self._asking.choices()
        if self.choices.turns and not self.turned:
            self.turned.append(0)
        self._show_targets()
        self._mark()

    def _show_targets(self) -> None:
        """Fountains to choose from may lie anywhere: the camera shows them all, once."""
        targets = frozenset(self.choices.cells)
        if targets and targets != self._targets:
            cells = [*targets, self.state.hero.cell]
            self.view.camera.show(self.view.grid.bounds(cells), self.view.camera.stop)
        self._targets = targets

    def _mark(self) -> None:
        self.view.marks = marks_for(self, self.scene.interface.pointed_at, self._pointed)
        self.figures_marks()

    def figures_marks(self) -> None:
        for name, sprite in self.view.sprites.items():
            if name.startswith("hero:"):
                seat = int(name.partition(":")[2])
                target = seat in self.choices.seats
                sprite.mark = "choice" if target else "active" if seat == self.shown.seat else ""

    def widgets(self) -> Sequence[Widget]:
        return [*self.spots.widgets(), *self.map.widgets(), *self.panels.widgets()]

    def stage(self) -> Sequence[Widget]:
        window = self.scene.places.window
        if self.box_open:
            return [Dimmed(window), BoxPanel(self, window), *BoxPanel.buttons(self, window)]
        if self.shown.fight:
            places = StagePlaces.of(self.app.look, window, self.stage_shift)
            picture = self._words.picture(self.shown.fight)
            cards = self._words.cards(self.shown.fight, places)
            return [Dimmed(window, 105), *fight_widgets(places, picture, cards)]
        if self._asks_for_token():
            return [Dimmed(window, 110), *token_stage(self, window)]
        return ()

    @property
    def has_stage(self) -> bool:
        return self.shown.fight is not None

    def _asks_for_token(self) -> bool:
        waits = self.scene.match.waits_for_person and not self.scene.queue.busy
        return waits and isinstance(self.state.phase, Weaving)

    def offers(self) -> Sequence[Offer]:
        return self.choices.offers

    def draw_board(self, onto: pg.Surface) -> None:
        self.view.draw(onto)
        self.effects.draw(onto)

    def update(self, seconds: float) -> None:
        self.hands.update(seconds)
        self.effects.update(seconds)
        before = self.view.marks
        self._mark()
        if self.view.marks != before:
            self.app.dirty = True
        self.view.update(seconds, reduced=not self.app.settings.lively)
        if self.view.moved:
            self.spots.follow_camera()
        self.spots.bring_focus_into_view()
        self._look_again()

    def _look_again(self) -> None:
        """A strip opens when it is pointed at; the small map comes with the zoom."""
        glance = (self.panels.pointed(), self.map.wanted())
        if glance != self._glance:
            self._glance = glance
            self.scene.rebuild()

    def frame_took(self, seconds: float) -> None:
        self.view.frame_took(seconds)

    @property
    def moving(self) -> bool:
        return not self.view.settled or self.effects.busy

    @property
    def busy(self) -> bool:
        return self.view.camera.moving or self.effects.busy or self.hands.busy

    # --- what happens -------------------------------------------------------------------------

    def motions(self, event: Event) -> Sequence[Motion]:
        return self._motions.of(event)

    def sync(self, opening: bool = False) -> None:
        self.shown = Shown.of(self.state)
        self.picking, self.rolling = None, (0, 1.0)
        self.turned.clear()
        self.view.set_board({cell: tile.name for cell, tile in self.shown.tiles.items()})
        self.figures.place_all(self.shown)
        self._resume_fight()
        if opening:
            sprite = self.view.sprites[f"hero:{self.shown.seat}"]
            self.view.camera.centre_on(sprite.x, sprite.y - 0.3, at_once=True)
        self.follow_hero()

    def _resume_fight(self) -> None:
        """A game saved in the middle of a fight comes back to its stage."""
        for event in self._events_of_fight():
            self.shown.tell(event)

    def _events_of_fight(self) -> list[Event]:
        if type(self.state.phase).__name__ not in ("Rolling", "Fighting"):
            return []
        log = self.scene.match.log
        names = [type(event).__name__ for event in log]
        if "FightBegan" not in names:
            return []
        start = len(names) - 1 - names[::-1].index("FightBegan")
        kept = ("FightBegan", "BonusAdded", "DiceRolled")
        return [event for event in log[start:] if type(event).__name__ in kept]

    def holds_chance(self) -> bool:
        """A person throws the dice of a fight himself."""
        fight = self.shown.fight
        fresh = fight is not None and not fight.dice
        return fresh and isinstance(self.state.phase, Rolling) and self.plays_now()

    def plays_now(self) -> bool:
        """Whether a person, and not a computer for him, plays this turn."""
        mine = self.is_person(self.state.seat)
        return mine and self.scene.standing_in != self.state.turn

    def is_person(self, seat: int) -> bool:
        seats = self.scene.match.setup.seats
        return (
            seats[seat].is_person
            and not self.scene.hurrying
            and (self.scene.standing_in != self.state.turn)
        )

    def close_fight(self) -> None:
        if self.shown.fight:
            self.shown.fight = None
            self.scene.rebuild()

    def release(self) -> None:
        self.scene.queue.release()
        self.scene.rebuild()

    def play_sound(self, name: str) -> None:
        if not self.scene.hurrying:
            self.app.sounds.play(name)

    # --- what the player does -----------------------------------------------------------------

    def play(self, *actions: Action) -> None:
        self.picking, self.box_open = None, False
        self.effects.end_banner()
        self.scene.play(*actions)

    def choose(self, chosen: Any) -> None:
        """An action, or the first half of one."""
        if isinstance(chosen, Picking):
            self.pick(chosen)
        else:
            self.play(chosen)

    def pick(self, picking: Picking) -> None:
        self.picking = picking
        self.scene.rebuild()

    def cancel(self) -> None:
        self.picking = None
        self.scene.rebuild()

    def toggle_box(self) -> None:
        self.box_open = not self.box_open
        self.scene.rebuild()

    def turn_tile(self, by: int) -> None:
        turns = self.choices.turns
        if turns:
            self.turned[:] = [(self.turned[0] + by) % len(turns)]
            self.play_sound("turn")
            self.scene.rebuild()

    @property
    def laying_at(self) -> Cell:
        """Where the tile in hand will lie."""
        phase = self.state.phase
        return phase.to if isinstance(phase, LayingTile) else self.state.hero.cell

    def lay_tile(self) -> None:
        self.play(do.Lay(self.choices.turns[self.turned[0]]))

    def walk(self, cell: Cell) -> None:
        self.play(*self.choices.ways[cell].actions)

    def follow_hero(self) -> None:
        """Light and camera go to the hero whose turn it is, even if the player has panned."""
        sprite = self.view.sprites[f"hero:{self.shown.seat}"]
        self.view.begin_turn(sprite.x, sprite.y - 0.33)

    def centre_on_seat(self, seat: int) -> None:
        sprite = self.view.sprites[f"hero:{seat}"]
        self.view.camera.centre_on(sprite.x, sprite.y - 0.3)
        self.app.dirty = True

    def point_at(self, place: object) -> None:
        self._pointed = place if isinstance(place, int) else None

    def let_go(self) -> None:
        self.hands.let_go()

    def step_back(self) -> bool:
        if self.box_open:
            self.toggle_box()
        elif self.picking:
            self.cancel()
        else:
            return False
        return True

    def handle(self, event: pg.Event) -> bool:
        if event.type == pg.MOUSEWHEEL and self.choices.turns and not held_control():
            self.turn_tile(-1 if event.y > 0 else 1)
            return True
        if event.type == pg.KEYDOWN:
            return self._key(event) or self.hands.key(event)
        centre = partial(self.centre_on_seat, self.shown.seat)
        return self.hands.handle(event, self.scene.interface.pointer, centre)

    def _key(self, event: pg.Event) -> bool:
        ways = {
            pg.KSCAN_UP: -1000, pg.KSCAN_DOWN: 1000, pg.KSCAN_LEFT: -1, pg.KSCAN_RIGHT: 1,
        }  # fmt: skip
        if event.scancode == pg.KSCAN_HOME:
            self.centre_on_seat(self.shown.seat)
            return True
        if self.choices.turns:
            return self._key_for_tile(event)
        if event.scancode in ways and self.choices.ways:
            self._walk_beside(self.state.hero.cell + ways[event.scancode], is_repeated(event))
            return True
        return False

    def _walk_beside(self, cell: Cell, held: bool) -> None:
        """One step with an arrow key; a key that is held down walks, but starts nothing new."""
        way = self.choices.ways.get(cell)
        if way and len(way.actions) == 1 and not (held and (way.fight or way.dark)):
            self.walk(cell)

    def _key_for_tile(self, event: pg.Event) -> bool:
        turns = {pg.KSCAN_LEFT: -1, pg.KSCAN_RIGHT: 1, pg.KSCAN_R: 1}
        if event.scancode in turns:
            self.turn_tile(turns[event.scancode])
        elif ENTER.fits(event) or SPACE.fits(event):
            self.lay_tile()
        else:
            return False
        return True

    # --- effects ------------------------------------------------------------------------------

    def burst(self, kind: str, cell: Cell) -> None:
        self.effects.burst(kind, cell % 1000 + 0.5, cell // 1000 + 0.5)

    def burst_at_hero(self, kind: str, seat: int) -> None:
        sprite = self.view.sprites[f"hero:{seat}"]
        self.effects.burst(kind, sprite.x, sprite.y - 0.3)

    def rise(self, seat: int, icon: str, text: str, colour: str) -> None:
        """A number rises from a hero."""
        sprite = self.view.sprites[f"hero:{seat}"]
        self.effects.rise(icon, text, colour, sprite.x, sprite.y - 0.6)

    def announce(self, seat: int) -> None:
        hero = self.shown.heroes[seat].name
        words = self.say("table-turn-of", hero=f"hero-{hero}")
        self.effects.announce(f"heroes/{hero}/portrait", words)

    def show_flight(self, thing: Thing, cell: Cell, seat: int, part: float) -> None:
        self.effects.fly(thing, self.view.point_of(cell), self.panels.center_of(seat), part)

    def end_flight(self) -> None:
        self.effects.flight = None

    def show_start_roll(self, seat: int, dice: tuple[int, ...], part: float) -> None:
        self.effects.start_roll = (seat, dice, part)

    def hide_start_roll(self) -> None:
        self.effects.start_roll = None


def held_control() -> bool:
    return bool(pg.key.get_mods() & (pg.KMOD_CTRL | pg.KMOD_META))
