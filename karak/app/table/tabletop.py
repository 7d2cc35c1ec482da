"""What a game must bring to be played at the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame as pg

from karak.app.interface import Widget
from karak.app.motion import Motion
from karak.app.table.hud import LogLine, Offer, Places
from karak.rules import Action, Event

if TYPE_CHECKING:
    from karak.app.table.scene import TableScene


class Tabletop:
    """The board and panels of one game. The scene asks; the game answers."""

    steps_in_turn = 0  # pips on the turn plate
    signs: Mapping[str, str] = {}

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    # --- pictures -----------------------------------------------------------------------------

    def needs(self) -> Iterable[str]:
        """Pictures without which the board can't be shown."""
        return ()

    def needs_soon(self) -> Iterable[str]:
        """Large pictures that are read while the player thinks, so that nothing stutters later."""
        return ()

    # --- what is to be seen -------------------------------------------------------------------

    def layout(self, places: Places) -> None:
        """The window, the scale or the language has changed."""
        raise NotImplementedError

    def widgets(self) -> Sequence[Widget]:
        """Board places that can be clicked, then the players' panels."""
        raise NotImplementedError

    def stage(self) -> Sequence[Widget]:
        """What lies over everything else: a fight, a choice. Empty most of the time."""
        return ()

    @property
    def has_stage(self) -> bool:
        """Whether there is a stage that changes while things are being shown."""
        return False

    def offers(self) -> Sequence[Offer]:
        """What can be done now and is not on the board."""
        return ()

    def question(self) -> str:
        """What the player is asked, if the board does not say it by itself."""
        return ""

    def draw_board(self, onto: pg.Surface) -> None:
        raise NotImplementedError

    def update(self, seconds: float) -> None:
        raise NotImplementedError

    @property
    def moving(self) -> bool:
        """Whether the board will look different in the next frame."""
        raise NotImplementedError

    @property
    def busy(self) -> bool:
        """Whether something moves that should move smoothly."""
        return False

    def frame_took(self, seconds: float) -> None:
        """How long the last frame took."""

    # --- what happens -------------------------------------------------------------------------

    def motions(self, event: Event) -> Sequence[Motion]:
        """How an event is shown. The last of them leaves the table as it is after the event."""
        raise NotImplementedError

    def sync(self, opening: bool = False) -> None:
        """Show the position as it is, whatever was shown before: a new game, an undo."""
        raise NotImplementedError

    def log_line(self, event: Event, text: str) -> LogLine:
        return LogLine(text)

    def why(self, action: Action) -> str:
        """In a word, what a computer player is up to."""
        return ""

    def holds_chance(self) -> bool:
        """Whether the player should throw the dice himself: chance waits for his click."""
        return False

    # --- what the player does -----------------------------------------------------------------

    def handle(self, event: pg.Event) -> bool:
        """Events the interface did not want: dragging and zooming the board, keys."""
        return False

    def let_go(self) -> None:
        """Another scene lies over the table now: nothing stays pressed."""

    def step_back(self) -> bool:
        """Right click or Esc; whether there was something to step out of."""
        return False

    def point_at(self, place: object) -> None:
        """Mark a place of the log on the board; None: no mark."""

    def plays_now(self) -> bool:
        """Whether a person, and not a computer for him, plays this turn."""
        raise NotImplementedError

    @property
    def turn(self) -> int:
        """The turn that is being shown."""
        raise NotImplementedError

    @property
    def name_of_actor(self) -> str:
        """Whose turn the plate announces."""
        raise NotImplementedError

    @property
    def steps_left(self) -> int:
        return 0

    @property
    def note(self) -> str:
        """A few words beside the steps."""
        return ""
