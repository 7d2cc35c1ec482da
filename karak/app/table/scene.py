"""The table: whoever's turn it is acts, the board shows it, until the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame as pg

from karak.app.interface import LAST, Hotspot, Widget
from karak.app.keys import HELP, SPACE, UNDO, letter
from karak.app.loading import wait_for
from karak.app.motion import Do, Hold, Queue
from karak.app.scene import Scene
from karak.app.table.hud import LogDrawer, LogLine, LogTail, Offer, Places, TurnPlate, offer_buttons
from karak.app.table.tabletop import Tabletop
from karak.app.thinker import Thinker
from karak.app.widgets import RoundButton
from karak.match import PERSON, Autosave, Match, levels_of
from karak.rules import CHANCE, Action, Event
from karak.text import TELLERS

if TYPE_CHECKING:
    from karak.app.app import App

GRACE: Final = 0.7  # seconds in which a person's last step can still be taken back
TOO_EARLY: Final = 0.35  # seconds in which Space can't have been meant for a new question
HURRY_KEY: Final = letter("N")
LOG_KEY: Final = letter("L")


class TableScene(Scene):
    """One sitting on the screen."""

    name = "table"

    def __init__(
        self, app: App, match: Match, autosave: Autosave, tabletop: type[Tabletop]
    ) -> None:
        super().__init__(app)
        self.match = match
        self.autosave = autosave
        self.music = match.setup.game
        self.queue = Queue()
        self.thinker = Thinker()
        self.log: list[LogLine] = []
        self.hurrying = False  # computers play on without being shown
        self.confirming = False  # a turn is over; the next begins with a click
        self.standing_in: int | None = None  # the turn a computer plays for a person
        self._log_open = False
        self._log_back = 0
        self._drawer: LogDrawer | None = None
        self._grace = 0.0
        self._doing = (0, "")  # in which turn a computer player is up to what, in a word
        self._since_question = 0.0
        self.over = False  # it was told who has won; the board can still be looked at
        self.places = Places.of(app.look, app.window.size)
        self.tabletop = tabletop(self)
        self._tell(match.log)

    # --- the course of the game ---------------------------------------------------------------

    def enter(self) -> None:
        if not all(seat.is_person for seat in self.match.setup.seats):
            self.thinker.start()
        self.tabletop.sync(opening=True)
        wait_for(self.app, self.tabletop.needs())
        self.app.pictures.soon(self.tabletop.needs_soon())
        super().enter()

    def pause(self) -> None:
        super().pause()
        self.tabletop.let_go()

    def leave(self) -> None:
        super().leave()
        self.thinker.close()
        self.autosave.close()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.queue.update(seconds, self.pace):
            self.app.dirty = True
            if not self.queue.busy or self.tabletop.has_stage:
                self.rebuild()
            if self.queue.busy and not self.queue.holding:
                self._since_question = 0.0
        self._since_question += seconds
        self.tabletop.update(seconds)
        if not self.queue.busy:
            self.app.pictures.work_off()
            self._go_on(seconds)

    @property
    def pace(self) -> float:
        return 0.0 if self.hurrying else self.app.settings.pace

    def _go_on(self, seconds: float) -> None:
        """Nothing is being shown: what comes next?"""
        match = self.match
        if match.is_over or self.over:
            self._end()
        elif match.state.actor == CHANCE:
            if self.hurrying or not self.tabletop.holds_chance():
                self.take_chance()
        elif self._computer_decides():
            self._let_computer_play(seconds)
        elif len(match.state.legal_actions()) == 1:
            self.play(match.state.legal_actions()[0])
        elif self.hurrying:
            self.hurrying = False
            self.rebuild()

    def _computer_decides(self) -> bool:
        return not self.match.waits_for_person or self.standing_in == self.match.state.turn

    def _let_computer_play(self, seconds: float) -> None:
        self._grace -= seconds
        if self._grace > 0:
            return
        if not self.thinker.busy:
            self.thinker.ask(self.match, self._level())
        form = self.thinker.answer()
        if form is not None:
            action = self.match.state.answer(form)
            self._doing = (self.match.state.turn, self.tabletop.why(action))
            self._show(self._record(action))

    def _level(self) -> str:
        """The level of the seat; for a person's turn, the best there is."""
        player = self.match.setup.seats[self.match.state.seat].player
        return self.best_level if player == PERSON else player

    @property
    def best_level(self) -> str:
        return self.levels[-1]

    @property
    def levels(self) -> Sequence[str]:
        return levels_of(self.match.setup.game)

    def take_chance(self) -> None:
        """Dice, stack or bag answer."""
        self._show(self._record(self.match.state.sample(self.match.dealer)))

    def play(self, *actions: Action) -> None:
        """One click of a person: one action, or a walk of several."""
        events: list[Event] = []
        for at, action in enumerate(actions):
            events += self._record(action, joined=at > 0)
        self._grace = GRACE * self.app.settings.pace
        self._show(events)

    def _record(self, answer: Any, joined: bool = False) -> list[Event]:
        events = self.match.take(answer, joined)
        self.autosave.record(self.match)
        return events

    def _show(self, events: Sequence[Event]) -> None:
        names = [type(event).__name__ for event in events]
        confirms = "TurnEnded" in names and self._turn_over()
        for name, event in zip(names, events, strict=True):
            if name == "TurnBegan" and confirms:
                self.queue.add(Do(self._ask_to_confirm), Hold())
            self.queue.add(*self.tabletop.motions(event))
            self.queue.add(Do(partial(self._tell, [event])))
        self.rebuild()
        self._warn_of_autosave()

    def _turn_over(self) -> bool:
        """A turn has ended; whether the next player waits for a click."""
        last = self.match.steps[-1]
        by_person = last.seat != CHANCE and self.match.setup.seats[last.seat].is_person
        played_for = self.standing_in is not None
        self.standing_in = None
        return by_person and not played_for and self.app.settings.confirm_turn

    def _ask_to_confirm(self) -> None:
        self.confirming = True
        self.rebuild()

    def _end(self) -> None:
        if not self.over:
            self.over = True
            self.hurrying = False
            self.autosave.finish()
            self.app.open("game-over", self)

    # --- what a person can do besides the game ------------------------------------------------

    def undo(self) -> None:
        if not self.match.can_undo:
            return
        self.queue.skip()
        self.thinker.forget()
        self.match.undo()
        self.confirming = False
        self.autosave.record_undo(self.match)
        self.log.clear()
        self._tell(self.match.log)
        self.tabletop.sync()
        self.rebuild()

    def confirm(self) -> None:
        self.confirming = False
        self.queue.release()
        self.rebuild()

    def hurry(self) -> None:
        """On to the next decision of a person."""
        self.hurrying = True
        self.queue.skip()
        self.rebuild()

    def play_for_me(self) -> None:
        """A computer plays the rest of this turn."""
        self.standing_in = self.match.state.turn
        self.thinker.start()
        self.rebuild()

    def reseat(self, seat: int, player: str) -> None:
        self.thinker.forget()
        self.match.reseat(seat, player)
        self.autosave.record_undo(self.match)
        self.rebuild()

    def give_up(self) -> None:
        """A computer takes over the hero; the game is over when the last person leaves it."""
        if sum(seat.is_person for seat in self.match.setup.seats) > 1:
            self.reseat(self.match.state.seat, self.best_level)
        else:
            self._end()

    def step_back(self) -> None:
        if self._log_open:
            self.toggle_log()
        elif not self.tabletop.step_back() and not self.interface.drop_focus():
            self.open_menu()

    def open_menu(self) -> None:
        """After the end, that is the page with the winners."""
        self.app.open("game-over" if self.over else "pause", self)

    def toggle_log(self) -> None:
        self._log_open, self._log_back = not self._log_open, 0
        self.tabletop.point_at(None)
        self.rebuild()

    def _scroll_log(self, by: int) -> None:
        most = max(0, len(self._wrapped_log()) - 5)
        self._log_back = min(most, max(0, self._log_back + by))
        self.rebuild()

    def _warn_of_autosave(self) -> None:
        problem = self.autosave.problem
        if problem:
            sentence = self.app.problem_text(problem)
            self.app.notices.add(self.app.say("not-saved", problem=sentence))

    # --- the log ------------------------------------------------------------------------------

    def _tell(self, events: Sequence[Event]) -> None:
        teller = TELLERS[self.match.setup.game](self.app.texts, self.match.heroes)
        for event in events:
            text = teller.event(event)
            if text:
                self.log.append(self.tabletop.log_line(event, text))

    def _wrapped_log(self) -> list[LogLine]:
        """The sentences in lines that fit into the drawer; only the first has the sign."""
        letters = self.app.look.letters
        width = self._drawer_place().width - self.app.look.px(52)
        lines = []
        for entry in self.log:
            first, *rest = letters.wrapped(entry.text, "small", width)
            lines.append(LogLine(first, entry.sign, entry.place, entry.turn))
            lines += [LogLine(part, "", entry.place) for part in rest]
        return lines

    def _tail(self) -> list[LogLine]:
        """The newest sentence whole; if it is short, the one before it as well."""
        letters = self.app.look.letters
        width = self.places.log.width - self.app.look.px(19)
        lines: list[LogLine] = []
        for entry in self.log[-1:]:
            first, *rest = letters.wrapped(entry.text, "small", width)
            lines = [LogLine(first, entry.sign), *(LogLine(part) for part in rest[:1])]
        return [*self.log[-2:-1], *lines] if len(lines) == 1 else lines

    def _drawer_place(self) -> pg.Rect:
        window, px = self.places.window, self.app.look.px
        width = min(px(440), window.width - px(40))
        height = min(px(420), window.height - px(120))
        return pg.Rect(self.places.log.left, self.places.log.top - px(10) - height, width, height)

    # --- the screen ---------------------------------------------------------------------------

    def rebuild(self) -> None:
        places = Places.of(self.app.look, self.app.window.size)
        self.places = places
        self.tabletop.layout(places)
        super().rebuild()

    def relabel(self) -> None:
        """Another language: the log is told again."""
        self.log.clear()
        self._tell(self.match.log)

    def widgets(self) -> list[Widget]:
        stage = list(self.tabletop.stage())
        found: list[Widget] = list(self.tabletop.widgets())
        found += [self._plate(), self._log_tail(), *self._corner()]
        if stage:
            return found + stage + self._hurry_button()
        found += offer_buttons(self.app.look, self.places.offers, self._offers(), self.app.key_text)
        self._drawer = None
        if self._log_open:
            self._drawer = LogDrawer(
                self._drawer_place(), self._wrapped_log(), self._log_back, self.app.look
            )
            self._drawer.on_scroll = self._scroll_log
            found.append(self._drawer)
        return found

    def _hurry_button(self) -> list[Widget]:
        """Over a stage too: nobody has to watch a computer's fight to its end."""
        if self.match.waits_for_person or self.queue.holding or self.tabletop.plays_now():
            return []
        offers = [offer for offer in self._offers() if offer.name == "hurry"]
        return offer_buttons(self.app.look, self.places.offers, offers, self.app.key_text)

    def _plate(self) -> TurnPlate:
        top = self.tabletop
        turn, doing = self._doing
        note = doing if turn == top.turn and doing else top.note
        name, steps = top.name_of_actor, top.steps_in_turn
        place = TurnPlate.fitted(self.app.look, self.places.plate, name, steps, note)
        return TurnPlate(place, name, (top.steps_left, steps), note, self._question())

    def _question(self) -> str:
        if self.queue.busy or not self.match.waits_for_person or self.confirming:
            return ""
        return self.tabletop.question()

    def _log_tail(self) -> LogTail:
        say = self.app.say
        spot = Hotspot("log", self.places.log, self.toggle_log, say("table-log-tip"), LOG_KEY)
        spot.order = LAST
        return LogTail(spot, self._tail())

    def _corner(self) -> list[Widget]:
        say, place = self.app.say, self.places.round_button
        buttons = [
            ("menu", "icons/menu", self.open_menu, None),
            ("help", "icons/help", lambda: self.app.open("help"), HELP),
            ("fit", "icons/map", self.tabletop_fit, letter("F")),
        ]
        if self.match.can_undo and not self.over:
            buttons.append(("undo", "icons/undo", self.undo, UNDO))
        found: list[Widget] = []
        for at, (name, glyph, act, key) in enumerate(buttons):
            spot = Hotspot(name, place(at), act, say(f"table-{name}-tip"), key, order=LAST)
            found.append(RoundButton(spot, glyph))
        return found

    def tabletop_fit(self) -> None:
        self.tabletop.handle(pg.Event(pg.KEYDOWN, scancode=pg.KSCAN_F, mod=0))

    def _offers(self) -> list[Offer]:
        say = self.app.say
        if self.match.is_over or self.over:
            return []
        if self.confirming:
            return [
                Offer(
                    "confirm",
                    say("table-confirm"),
                    "icons/check",
                    self.confirm,
                    SPACE,
                    primary=True,
                )
            ]
        if not self.tabletop.plays_now() and not self.match.waits_for_person:
            return [Offer("hurry", say("table-hurry"), "icons/skip", self.hurry, HURRY_KEY)]
        if self.queue.busy:
            return []
        return list(self.tabletop.offers())

    @property
    def moving(self) -> bool:
        return self.queue.busy or self.tabletop.moving or self.thinker.busy

    @property
    def busy(self) -> bool:
        return self.queue.busy or self.tabletop.busy

    def handle(self, event: pg.Event) -> bool:
        if self._too_early(event):
            return True
        if self._hurries(event):
            self.queue.skip()
            self.rebuild()
            return True
        if event.type == pg.MOUSEMOTION:
            self._point_from_log(event.pos)
        return super().handle(event)

    def _hurries(self, event: pg.Event) -> bool:
        """A click beside everything brings what is being shown to its end."""
        clicked = event.type == pg.MOUSEBUTTONDOWN and event.button == 1
        free = clicked and self.interface.spot_at(event.pos) is None
        return free and self.queue.busy and not self.queue.holding

    def _too_early(self, event: pg.Event) -> bool:
        """Space ends turns and lets throws count: a press meant for what was there is ignored."""
        pressed = event.type == pg.KEYDOWN and SPACE.fits(event)
        return pressed and self.pace > 0 and self._since_question < TOO_EARLY

    def handle_rest(self, event: pg.Event) -> bool:
        return self.tabletop.handle(event) or super().handle_rest(event)

    def _point_from_log(self, at: tuple[int, int]) -> None:
        if self._drawer:
            line = self._drawer.line_at(at)
            self.tabletop.point_at(line.place if line else None)

    def frame_took(self, seconds: float) -> None:
        self.tabletop.frame_took(seconds)

    def draw_behind(self, onto: pg.Surface) -> None:
        self.tabletop.draw_board(onto)
