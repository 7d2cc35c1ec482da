"""The running game on disk: a snapshot of the last turn, and a journal of the steps since.

Every step is appended to the journal at once, off the main thread; recording the next step waits
until the one before is written. So a program that dies at any moment loses at most the step in
flight. The journal names the snapshot it continues: one that is left over from an older snapshot
holds nothing that the newer does not.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from karak.match.dealer import Dealer
from karak.match.match import Match
from karak.match.saves import (
    SaveProblem,
    match_from,
    read_form,
    save_form,
    unwritable,
    write_whole,
)
from karak.rules import IllegalMove


class Autosave:
    """Keeps one match on disk while it is played."""

    def __init__(self, folder: Path) -> None:
        self.snapshot = folder / "autosave.json"
        self.journal = folder / "autosave.journal"
        self.problem: SaveProblem | None = None  # the last write that failed, until one succeeds
        self._worker = ThreadPoolExecutor(1, "autosave")
        self._pending: Future[None] | None = None
        self._seat: int | None = None  # whose turn it was in the last snapshot

    # --- keeping ----------------------------------------------------------------------------

    def begin(self, match: Match) -> None:
        """From now on keep this match. One that was there before stays beside it."""
        self._submit(self._set_aside)
        self._take_snapshot(match)

    def go_on(self, match: Match) -> None:
        """Go on keeping a match that was loaded from here."""
        self._take_snapshot(match)

    def record(self, match: Match) -> None:
        """The last step of the match, or a whole snapshot if it ended a turn or the game."""
        if match.state.seat != self._seat or match.is_over:
            self._take_snapshot(match)
        else:
            step = match.steps[-1]
            row = {"step": len(match.steps), "do": step.form, "joined": step.joined}
            self._append({**row, "dealer": match.dealer.state})

    def record_undo(self, match: Match) -> None:
        self._take_snapshot(match)

    def finish(self) -> None:
        """The game is over: nothing is left to go on with, but it can still be told."""
        self._submit(self._put_away)

    def close(self) -> None:
        """Wait until everything is written."""
        self._wait()
        self._worker.shutdown()

    def _take_snapshot(self, match: Match) -> None:
        self._seat = match.state.seat
        form = save_form(match)
        self._submit(lambda: self._write_snapshot(form))

    def _append(self, row: dict[str, Any]) -> None:
        self._submit(lambda: self._write_line(row))

    def _submit(self, write: Callable[[], None]) -> None:
        self._wait()
        self._pending = self._worker.submit(write)

    def _wait(self) -> None:
        if self._pending is None:
            return
        try:
            self._pending.result()
            self.problem = None
        except SaveProblem as problem:
            self.problem = problem
            self._seat = None  # the journal has a gap: the next step writes a snapshot
        self._pending = None

    # --- in the worker ----------------------------------------------------------------------

    def _set_aside(self) -> None:
        self._rename("autosave-before.json")

    def _put_away(self) -> None:
        self._rename("last-game.json")

    def _rename(self, name: str) -> None:
        try:
            if self.snapshot.exists():
                self.snapshot.replace(self.snapshot.with_name(name))
        except OSError as fault:
            raise unwritable(self.snapshot, fault) from None

    def _write_snapshot(self, form: dict[str, Any]) -> None:
        write_whole(self.snapshot, json.dumps(form, ensure_ascii=False))
        write_whole(self.journal, json.dumps({"continues": form["check"]}) + "\n")

    def _write_line(self, row: dict[str, Any]) -> None:
        try:
            with self.journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
        except OSError as fault:
            raise unwritable(self.journal, fault) from None

    # --- coming back ------------------------------------------------------------------------

    def exists(self) -> bool:
        return self.snapshot.exists()

    def load(self, game: str | None = None) -> Match:
        """The match as it was when the program ended, however it ended; with `game`, of it."""
        form = read_form(self.snapshot)
        match = match_from(form, self.snapshot, game)
        for row in self._rows(form["check"]):
            try:
                if row["step"] != len(match.steps) + 1:
                    break
                dealer = Dealer(row["dealer"])
                match.take(match.state.answer(row["do"]), bool(row["joined"]))
                match.dealer = dealer
            except (IllegalMove, KeyError, TypeError):
                break  # what stands here is none of our lines
        self._seat = None  # the first step from here on writes a snapshot
        return match

    def _rows(self, check: str) -> Iterator[Any]:
        """The whole lines of the journal, if it continues this snapshot."""
        try:
            first, *lines = self.journal.read_text(encoding="utf-8").split("\n")
            if json.loads(first) == {"continues": check}:
                for line in lines[:-1]:  # what stands after the last line break was cut off
                    yield json.loads(line)
        except (OSError, ValueError, RecursionError):
            return
