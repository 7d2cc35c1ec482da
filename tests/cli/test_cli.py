"""The command line as a person or a script uses it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from karak import __version__
from karak.cli import main
from karak.match import Match, Setup

SIMULATE = ("simulate", "catacombs", "--seats")
SECONDS = {"seconds", "games_per_second", "steps_per_second"}
ASKED_FOR = {
    "game", "games", "finished", "ended_by", "seats", "wins", "wins_by_order", "wins_by_hero",
    "turns_median", "decisions", "steps", *SECONDS,
}  # fmt: skip


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("karak.cli.play.saves_folder", lambda: tmp_path / "saves")
    return tmp_path


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["simulate", "catacombs", "--json", *words]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--version"])
    assert done.value.code == 0
    assert capsys.readouterr().out == f"karak {__version__}\n"


def test_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--help"])
    assert done.value.code == 0
    told = capsys.readouterr().out
    assert all(command in told for command in ("play", "simulate", "replay"))


def test_simulate_tells_all_that_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "--seats", "greedy,random", "--games", "4", "--seed", "7")
    assert set(report) >= ASKED_FOR
    assert report["games"] == report["finished"] == sum(report["ended_by"].values()) == 4
    assert sum(report["wins"]) == sum(report["wins_by_order"]) == pytest.approx(4)
    assert sum(report["wins_by_hero"].values()) == pytest.approx(4)
    assert report["seats"] == ["greedy", "random"]
    assert 0 < report["decisions"] < report["steps"]


def test_simulate_does_not_depend_on_the_number_of_jobs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["--seats", "greedy,greedy,random", "--games", "6", "--seed", "3"]
    reports, logs = [], []
    for jobs in ("1", "2"):
        log = tmp_path / f"{jobs}.jsonl"
        reports.append(simulated(capsys, *words, "--jobs", jobs, "--log", str(log)))
        logs.append(log.read_text(encoding="utf-8"))
    plain = [{k: v for k, v in report.items() if k not in SECONDS} for report in reports]
    assert plain[0] == plain[1]
    assert logs[0] == logs[1]


def test_simulate_with_heroes_log_and_save(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log, saved = tmp_path / "log.jsonl", tmp_path / "game.json"
    words = ["--seats", "greedy,greedy", "--heroes", "taia,horan", "--seed", "1", "--games", "2"]
    report = simulated(capsys, *words, "--log", str(log), "--save", str(saved))
    assert set(report["wins_by_hero"]) == {"taia", "horan"}
    rows = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert rows[0]["kind"] == "GameBegan"
    assert rows[0]["heroes"] == ["taia", "horan"]
    assert [row["game"] for row in rows if row["kind"] == "GameEnded"] == [1, 2]
    assert main(["replay", str(saved), "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    strip = [{k: v for k, v in row.items() if k != "game"} for row in rows if row["game"] == 2]
    assert [{k: v for k, v in row.items() if k != "game"} for row in told] == strip
    assert main(["replay", str(saved)]) == 0
    assert "The Dragon is dead." in capsys.readouterr().out


def test_simulate_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "catacombs", "--seats", "greedy,greedy", "--seed", "1"]) == 0
    assert "ended_by          dragon 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([*SIMULATE, "me,greedy"], "The seats must be"),
        ([*SIMULATE, "greedy"], "can’t begin"),
        ([*SIMULATE, "greedy,greedy", "--heroes", "taia"], "as many heroes"),
        ([*SIMULATE, "random,random", "--heroes", "a,b"], "can’t begin"),
        ([*SIMULATE, "random,random", "--log", "/no/where"], "can’t be written"),
        ([*SIMULATE, "random,random", "--save", "/dev/null/x"], "can’t be written"),
        ([*SIMULATE, "random,random", "--save", "/dev/null/x", "--jobs", "2", "--games", "2"],
         "can’t be written"),
        ([*SIMULATE, "random,random", "--save", ""], "not an ordinary file"),
        ([*SIMULATE, "random,random", "--save", "x", "--log", "x"], "a file each"),
        ([*SIMULATE, "random,random", "--heroes", ""], "as many heroes"),
        ([*SIMULATE, "random,random", "--seed", "\udcff"], "the seed is a text"),
        ([*SIMULATE, "random,random", "--seed", "x" * 101], "the seed is a text"),
        (["play", "--load", ""], "can’t be read"),
        (["play", "--load", "/no/where.json"], "There is no file"),
        (["play", "--continue"], "no game to go on with"),
        (["replay", "/no/where.json"], "There is no file"),
        (["--lang", "xx", "play"], "no language"),
    ],
)  # fmt: skip
def test_errors_are_one_sentence_and_exit_code_2(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
    assert "Traceback" not in said


@pytest.mark.parametrize(
    "words", [["dance"], ["simulate"], ["simulate", "chess"], ["play", "--wat"],
              ["play", "--load", "x", "--continue"],
              [*SIMULATE, "random,random", "--games", "0"],
              [*SIMULATE, "random,random", "--games", "1000001"],
              [*SIMULATE, "random,random", "--games", "9" * 5000],
              [*SIMULATE, "random,random", "--games", "٣"],
              [*SIMULATE, "random,random", "--jobs", "61"]],
)  # fmt: skip
def test_wrong_words_too(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(words)
    assert done.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_an_empty_seed_is_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = [simulated(capsys, "--seats", "random,random", "--seed", "") for _ in "12"]
    assert first["seed"] == second["seed"] == ""
    assert first["steps"] == second["steps"]


def test_interrupted(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(setup: Setup) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Match, "begin", pressed)
    assert main([*SIMULATE, "random,random"]) == 130
    assert capsys.readouterr().err == ""


def test_who_has_seen_enough_of_the_output_stops_it(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    assert main([*SIMULATE, "greedy,greedy", "--seed", "1", "--save", str(saved)]) == 0
    karak = [sys.executable, "-m", "karak", "replay", str(saved)]
    with subprocess.Popen(karak, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as replay:
        assert replay.stdout and replay.stderr  # noqa: PT018 (for mypy)
        replay.stdout.close()
        assert replay.stderr.read() == b""
    assert replay.returncode == 0


def test_the_rules_come_without_pygame() -> None:
    code = "import karak.rules, karak.cli, sys; assert 'pygame' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "karak", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout == f"karak {__version__}\n"
