"""A whole game in the terminal, typed by a test."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from karak.cli import main
from karak.match import PERSON, Match, Seat, Setup, load

Type = Callable[..., str]


@pytest.fixture
def typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Type:
    """Run `karak play` with these answers, then the end of the input; what was printed."""
    monkeypatch.setattr("karak.cli.play.saves_folder", lambda: tmp_path / "saves")

    def run(answers: Iterator[str], *words: str) -> str:
        def answer(prompt: str) -> str:
            print(prompt, end="")
            try:
                return next(answers)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(builtins, "input", answer)
        assert main(["play", *words]) == 0
        return capsys.readouterr().out

    return run


def by_advice(seed: str) -> tuple[Match, list[str]]:
    """A game of a person who does what the greedy player would do, and what he types."""
    seats = (Seat(PERSON, "taia"), Seat("greedy", "horan"))
    match = Match.begin(Setup("catacombs", seats, seed))
    typed = []
    while not match.is_over:
        if not match.waits_for_person:
            match.advance()
            continue
        actions, action = match.state.legal_actions(), match.bot_action("greedy")
        if len(actions) > 1:  # the only choice is no question
            typed.append(str(actions.index(action) + 1))
        match.play(action)
    return match, typed


def test_a_person_wins_a_whole_game(typed: Type, tmp_path: Path) -> None:
    """In the first game of twenty that good advice wins."""
    games = (by_advice(str(seed)) for seed in range(1, 21))
    match, answers = next(row for row in games if row[0].state.winners == [0])
    assert match.state.ended_by == "dragon"
    words = ("--seats", "me,greedy", "--heroes", "taia,horan", "--seed", match.setup.seed)
    told = typed(iter(answers), "catacombs", *words).splitlines()
    assert "The Dragon is dead. The game is over: victory for Taia!" in told
    assert told[-2].startswith(f"1. Taia: {match.state.scores[0]:g} points")
    assert told[-1].startswith(f"2. Horan: {match.state.scores[1]:g} point")
    assert not (tmp_path / "saves" / "autosave.json").exists()
    again = load(tmp_path / "saves" / "last-game.json")
    assert again.state.to_json() == match.state.to_json()


def test_pressing_enter_all_the_time_comes_to_an_end(typed: Type) -> None:
    """The first choice is always one that goes on: to explore, to fight, to take."""
    told = typed(iter([""] * 5000), "catacombs", "--seats", "me,greedy", "--seed", "2")
    assert "The game is over: victory for" in told


def test_the_end_of_the_input_saves_and_the_game_goes_on(typed: Type, tmp_path: Path) -> None:
    told = typed(iter(["1"] * 5), "catacombs", "--seats", "me,greedy", "--seed", "2")
    assert "The game is saved." in told
    before = load(tmp_path / "saves" / "autosave.json").setup
    told = typed(iter([]), "--continue")
    assert f"goes on, seed {before.seed}" in told


def test_commands(typed: Type, tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    answers = ["?", "m", "p", "l", "0", "99", "x", "s", "u", f"s {mine}", "q"]
    told = typed(iter(answers), "--seats", "me,me", "--heroes", "taia,horan", "--seed", "1")
    assert "save and quit" in told
    assert "On the map:" in told
    assert "Taia (you): 5 hit points, 0 points, the starting tile" in told
    assert told.count("Please type a number") == 4
    assert "Nothing can be taken back" in told
    assert "Saved as “mine.json”." in told
    assert load(mine).heroes == ["taia", "horan"]
    assert "goes on" in typed(iter([]), "--load", str(mine))


def test_undo(typed: Type) -> None:
    """To end a turn is a decision; the other person's question shows that it was taken back."""
    many = [str(n) for n in (5, "u")]
    told = typed(iter(many), "--seats", "me,me", "--heroes", "taia,horan", "--seed", "1")
    assert "Taken back." in told


def test_a_save_that_can_not_be_written(typed: Type, tmp_path: Path) -> None:
    answers = [f"s {tmp_path}", f"s {tmp_path}/{'x' * 500}"]
    told = typed(iter(answers), "--seats", "me,me", "--seed", "1")
    assert "is not an ordinary file" in told
    assert "can’t be written" in told


def test_the_map_shows_walls_heroes_and_what_waits(typed: Type) -> None:
    told = typed(iter(["1", "1", "1", "1"]), "--seats", "me,me", "--seed", "4")
    assert "+   +" in told
    assert "F" in told
    assert "?" in told


def test_a_name_keeps_its_capitals_and_a_command_does_not_need_them(
    typed: Type, tmp_path: Path
) -> None:
    typed(iter([f"S {tmp_path}/Mine.JSON", "Q"]), "--seats", "me,me", "--seed", "1")
    assert (tmp_path / "Mine.JSON").exists()


def test_the_home_folder_is_understood(
    typed: Type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    typed(iter(["s ~/mine.json"]), "--seats", "me,me", "--seed", "1")
    assert load(tmp_path / "mine.json").setup.seed == "1"


@pytest.mark.parametrize("answer", ["9" * 5000, "٣", "1.0", "-1", "01", "s", "s \0", "S  "])
def test_what_is_no_answer_is_asked_again(typed: Type, answer: str) -> None:
    told = typed(iter([answer]), "--seats", "me,me", "--seed", "1")
    assert "Please type a number" in told or "can’t be written" in told
    assert "The game is saved." in told


def test_who_can_not_save_is_not_told_that_the_game_is_saved(
    typed: Type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setattr("karak.cli.play.saves_folder", lambda: tmp_path / "file" / "saves")
    told = typed(iter(["1", "q"]), "--seats", "me,me", "--seed", "1").splitlines()
    assert "The game is saved." not in "".join(told)
    assert told[-1].startswith("> The game is not saved. “autosave.json” can’t be written")


def test_ctrl_c_saves_too(typed: Type, monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(match: Match) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Match, "advance", pressed)
    told = typed(iter([]), "--seats", "greedy,greedy", "--seed", "1")
    assert told.splitlines()[-1].startswith("The game is saved.")


def test_a_save_of_another_game_is_refused(
    typed: Type, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.json"
    typed(iter([f"s {mine}"]), "--seats", "me,me", "--seed", "1")
    for words in (["--load", str(mine)], ["--continue"]):
        assert main(["play", "goblin", *words]) == 2
        assert "is a saved game of Karak." in capsys.readouterr().err
        assert "goes on" in typed(iter([]), "catacombs", *words)
