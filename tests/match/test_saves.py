"""Saves: what goes in comes out, and what is wrong is named."""

from __future__ import annotations

import json
import os
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from karak.match import Match, SaveProblem, load, save
from karak.match.saves import FORMAT, checksum, save_form
from tests.match.games import bots, play_on

KEPT = sorted((Path(__file__).parent / "saves").glob("*.json"))


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    save(play_on(bots("greedy", "greedy", "random"), 300), path)
    return path


def problem_of(path: Path, game: str | None = None) -> SaveProblem:
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(SaveProblem) as caught:
        load(path, game)
    assert before is None or path.read_bytes() == before
    return caught.value


def test_a_loaded_game_goes_on_as_if_nothing_had_happened(saved: Path) -> None:
    match = load(saved)
    assert match.diverged_at is None
    play_on(match, 100)
    assert save_form(match) == save_form(play_on(bots("greedy", "greedy", "random"), 400))


def test_a_loaded_game_knows_its_history(saved: Path) -> None:
    match, original = load(saved), play_on(bots("greedy", "greedy", "random"), 300)
    assert match.log == original.log


def test_undo_works_after_loading(tmp_path: Path) -> None:
    from karak.rules.catacombs import actions as do  # noqa: PLC0415
    from tests.match.games import people  # noqa: PLC0415

    match = people("horan", "taia")
    before = match.state.to_json()
    match.play(do.EndTurn())
    save(match, tmp_path / "x.json")
    again = load(tmp_path / "x.json")
    again.undo()
    assert again.state.to_json() == before


@pytest.mark.parametrize("part", [0.01, 0.1, 0.5, 0.9, 0.999])
def test_truncated(saved: Path, part: float) -> None:
    text = saved.read_text(encoding="utf-8")
    saved.write_text(text[: max(20, int(len(text) * part))], encoding="utf-8")
    assert problem_of(saved).kind == "truncated"


@pytest.mark.parametrize(
    "content",
    [b"", b"hello", b"[]", b"{}", b"null", b"\xff\xfe\x00", b"[" * 100_000, b'{"karak_save": "1"}'],
)
def test_foreign(saved: Path, content: bytes) -> None:
    saved.write_bytes(content)
    assert problem_of(saved).kind == "foreign"


def test_missing_and_unreadable(tmp_path: Path) -> None:
    assert problem_of(tmp_path / "nothing.json").kind == "missing"
    assert problem_of(tmp_path).kind == "unreadable"


def test_newer(saved: Path) -> None:
    form = json.loads(saved.read_text(encoding="utf-8"))
    saved.write_text(json.dumps({**form, "karak_save": FORMAT + 1}), encoding="utf-8")
    assert problem_of(saved).kind == "newer"


def test_other_game(saved: Path) -> None:
    problem = problem_of(saved, game="goblin")
    assert problem.kind == "other_game"
    assert problem.details == {"game": "catacombs"}


def test_edited(saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    saved.write_text(text.replace('"life": 5', '"life": 4', 1), encoding="utf-8")
    assert problem_of(saved).kind == "edited"


Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda form: form["position"]["heroes"][0].update(life=9), "heroes[0].life"),
        (lambda form: form["position"].pop("curse"), "position"),
        (lambda form: form.update(position=None), "game"),
        (lambda form: form["setup"].pop("seats"), "setup"),
        (lambda form: form["setup"].update(game="chess"), "setup"),
        (lambda form: form["setup"].update(seed="x" * 101), "setup"),
        (lambda form: form["setup"].update(seed="\ud800"), "setup"),
        (lambda form: form["setup"]["seats"][0].update(name="\ud800"), "setup"),
        (lambda form: form["setup"]["seats"][0].update(hero=None), "setup"),
        (lambda form: form["setup"]["seats"].reverse(), "heroes"),
        (lambda form: form.update(dealer="x"), "dealer"),
        (lambda form: form.update(steps=7), "steps"),
        (lambda form: form.update(steps=[7]), "steps"),
    ],
)
def test_damaged_though_the_checksum_is_right(saved: Path, change: Change, where: str) -> None:
    form = json.loads(saved.read_text(encoding="utf-8"))
    change(form)
    saved.write_text(json.dumps({**form, "check": checksum(form)}), encoding="utf-8")
    problem = problem_of(saved)
    assert (problem.kind, problem.details) == ("damaged", {"where": where})


def test_history_that_no_longer_comes_true_does_not_stop_the_game(saved: Path) -> None:
    """As after a change of the rules: the position counts, the viewer stops at that step."""
    form = json.loads(saved.read_text(encoding="utf-8"))
    form["steps"][40][0] = {"kind": "Fly", "to": 1}
    saved.write_text(json.dumps({**form, "check": checksum(form)}), encoding="utf-8")
    match = load(saved)
    assert match.diverged_at == 40
    assert match.state.to_json() == form["position"]
    play_on(match, 50)


def test_a_failed_write_keeps_the_old_file(saved: Path) -> None:
    before = saved.read_bytes()
    (saved.parent / "game.json.new").mkdir()  # as good as a full disk: it can't be written
    with pytest.raises(SaveProblem) as caught:
        save(bots("random", "random"), saved)
    assert caught.value.kind == "unwritable"
    assert saved.read_bytes() == before


def test_only_ordinary_files_are_replaced(tmp_path: Path) -> None:
    """A device or a pipe that a save is written to must not turn into a file."""
    if not hasattr(os, "mkfifo"):
        pytest.skip("no pipes with names on this system")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, tmp_path, Path()):
        with pytest.raises(SaveProblem) as caught:
            save(bots("random", "random"), path)
        assert caught.value.kind == "not_a_file"
    assert pipe.is_fifo()


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000, "\ud800"])
def test_no_file_has_such_a_name(tmp_path: Path, name: str) -> None:
    with pytest.raises(SaveProblem) as caught:
        save(bots("random", "random"), tmp_path / name)
    assert caught.value.kind == "unwritable"


def test_a_problem_comes_back_whole_from_another_process() -> None:
    problem = SaveProblem("damaged", Path("game.json"), where="setup")
    twin = pickle.loads(pickle.dumps(problem))  # noqa: S301 (our own bytes)
    assert (twin.kind, twin.path, twin.details) == ("damaged", Path("game.json"), problem.details)
    assert str(twin) == str(problem)


def test_too_large_to_be_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No more of it is read than that: some files never end."""
    monkeypatch.setattr("karak.match.saves.LARGEST", 1000)
    path = tmp_path / "large.json"
    path.write_text("[" + "0," * 1000 + "0]", encoding="utf-8")
    assert problem_of(path).kind == "foreign"
    if Path("/dev/zero").exists():
        with pytest.raises(SaveProblem):
            load(Path("/dev/zero"))


def test_a_full_disk(tmp_path: Path) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("no /dev/full on this system")
    target = tmp_path / "game.json"
    (tmp_path / "game.json.new").symlink_to(full)
    with pytest.raises(SaveProblem) as caught:
        save(bots("random", "random"), target)
    assert caught.value.kind == "unwritable"
    assert not target.exists()


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_saves_of_every_format_can_be_played_on(path: Path) -> None:
    match = load(path)
    assert not match.is_over
    assert isinstance(play_on(match, 10_000), Match)
    assert match.is_over


def test_a_save_of_every_format_is_kept() -> None:
    formats = {json.loads(path.read_text(encoding="utf-8"))["karak_save"] for path in KEPT}
    assert formats == set(range(1, FORMAT + 1))
