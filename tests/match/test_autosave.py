"""The running game on disk, whatever happens to the program."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from karak.match import Autosave, Match
from karak.match.saves import save_form
from karak.rules.catacombs import actions as do
from tests.match.games import bots, people, play_on

KILLS = 50

PLAYING = """
import sys
from pathlib import Path
from karak.match import Autosave, Match, Seat, Setup
seats = (Seat("greedy"), Seat("greedy"), Seat("random"))
match = Match.begin(Setup("catacombs", seats, "1"))
autosave = Autosave(Path(sys.argv[1]))
autosave.begin(match)
while not match.is_over:
    match.advance()
    autosave.record(match)
    print(len(match.steps), flush=True)
autosave.close()
"""


def recorded(match: Match, folder: Path, steps: int) -> Match:
    autosave = Autosave(folder)
    autosave.begin(match)
    for _ in range(steps):
        play_on(match, 1)
        autosave.record(match)
    autosave.close()
    return match


def test_nothing_is_lost_between_snapshots(tmp_path: Path) -> None:
    for steps in (0, 1, 7, 33, 150):
        match = recorded(bots("greedy", "random"), tmp_path, steps)
        assert save_form(Autosave(tmp_path).load()) == save_form(match)


def test_undo_is_kept(tmp_path: Path) -> None:
    match = people("horan", "taia")
    autosave = Autosave(tmp_path)
    autosave.begin(match)
    match.play(do.EndTurn())
    autosave.record(match)
    match.undo()
    autosave.record_undo(match)
    autosave.close()
    assert save_form(Autosave(tmp_path).load()) == save_form(match)


def test_the_game_before_stays_beside_the_new_one(tmp_path: Path) -> None:
    recorded(bots("greedy", "random"), tmp_path, 40)
    recorded(bots("random", "random", seed="other"), tmp_path, 0)
    assert (tmp_path / "autosave-before.json").exists()
    assert Autosave(tmp_path).load().setup.seed == "other"


def test_a_finished_game_is_put_away(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    autosave.begin(bots("random", "random"))
    autosave.finish()
    autosave.close()
    assert not autosave.exists()
    assert (tmp_path / "last-game.json").exists()


@pytest.mark.parametrize("junk", ["", "{", "null", '{"continues": "00000000"}\n{"step": 1}\n'])
def test_a_broken_journal_costs_only_the_journal(tmp_path: Path, junk: str) -> None:
    recorded(bots("greedy", "random"), tmp_path, 60)
    (tmp_path / "autosave.journal").write_text(junk, encoding="utf-8")
    match = Autosave(tmp_path).load()
    assert 0 < len(match.steps) <= 60


def test_a_journal_that_was_cut_off_costs_one_step(tmp_path: Path) -> None:
    match = recorded(bots("greedy", "random"), tmp_path, 3)  # still rolling for the first turn
    journal = tmp_path / "autosave.journal"
    text = journal.read_text(encoding="utf-8")
    if text.count("\n") > 1:
        journal.write_text(text[:-5], encoding="utf-8")
        assert len(Autosave(tmp_path).load().steps) == len(match.steps) - 1


def test_a_disk_that_fails_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    folder.write_text("a file where the folder should be", encoding="utf-8")
    autosave = Autosave(folder)
    match = bots("greedy", "random")
    autosave.begin(match)
    play_on(match, 1)
    autosave.record(match)
    autosave.close()
    assert autosave.problem is not None
    assert autosave.problem.kind == "unwritable"


def test_after_a_failure_everything_is_written_again(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    match = bots("greedy", "random")
    autosave.begin(match)
    autosave._wait()
    autosave.journal.unlink()
    autosave.journal.mkdir()  # the next line can't be written
    play_on(match, 1)
    autosave.record(match)
    autosave._wait()
    assert autosave.problem is not None
    autosave.journal.rmdir()
    play_on(match, 1)
    autosave.record(match)
    autosave.close()
    assert autosave.problem is None
    assert save_form(Autosave(tmp_path).load()) == save_form(match)


def kill_while_playing(folder: Path, after: int) -> int:
    """Kill the program at once when it has recorded so many steps; how many it has told of."""
    child = subprocess.Popen(
        [sys.executable, "-c", PLAYING, str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert child.stdout is not None
    told = 0
    for line in child.stdout:
        told = int(line)
        if told == after:
            child.send_signal(signal.SIGKILL)
    child.wait()
    return told


@pytest.mark.skipif(os.name == "nt", reason="no SIGKILL")
def test_killed_at_any_moment_it_loses_at_most_the_step_in_flight(tmp_path: Path) -> None:
    whole = play_on(bots("greedy", "greedy", "random"), 1000)
    rng = random.Random(50)
    for kill in range(KILLS):
        folder = tmp_path / str(kill)
        told = kill_while_playing(folder, rng.randrange(1, 600))
        found = Autosave(folder).load()
        assert told - 1 <= len(found.steps)
        same = [step.form for step in whole.steps[: len(found.steps)]]
        assert [step.form for step in found.steps] == same
        assert (
            found.dealer.state
            == play_on(bots("greedy", "greedy", "random"), len(found.steps)).dealer.state
        )


@pytest.mark.parametrize("line", ["5", "null", "[]", '"step"', "{}", "[" * 100_000, '{"step": 8}'])
def test_a_journal_with_a_line_that_is_not_ours(tmp_path: Path, line: str) -> None:
    """It is read as far as it is ours."""
    match = recorded(bots("greedy", "random"), tmp_path, 7)
    autosave = Autosave(tmp_path)
    with autosave.journal.open("a", encoding="utf-8") as file:
        file.write(line + "\n")
    assert save_form(autosave.load()) == save_form(match)
