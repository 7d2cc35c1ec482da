"""Motions come in their order and always to their end."""

from __future__ import annotations

from karak.app.motion import Change, Do, Hold, Queue, Together, Wait


def recorded(notes: list[str], name: str, seconds: float) -> Change:
    return Change(
        seconds,
        lambda part: notes.append(f"{name} {part:.2f}"),
        begin=lambda: notes.append(f"{name} begins"),
        finish=lambda: notes.append(f"{name} ends"),
    )


def test_one_after_another_with_the_time_left_over() -> None:
    notes: list[str] = []
    queue = Queue()
    queue.add(recorded(notes, "a", 1.0), recorded(notes, "b", 1.0))
    queue.update(0.5, 1.0)
    queue.update(0.75, 1.0)
    assert notes == ["a begins", "a 0.50", "a 1.00", "a ends", "b begins", "b 0.25"]
    assert queue.busy


def test_pace_stretches_and_nothing_takes_time_at_pace_0() -> None:
    notes: list[str] = []
    queue = Queue()
    queue.add(recorded(notes, "a", 1.0))
    queue.update(1.0, 2.0)
    assert notes[-1] == "a 0.50"
    queue.add(recorded(notes, "b", 5.0))
    queue.update(0.01, 0.0)
    assert not queue.busy
    assert notes[-2:] == ["b 1.00", "b ends"]


def test_skipping_ends_everything_exactly_once() -> None:
    notes: list[str] = []
    queue = Queue()
    queue.add(recorded(notes, "a", 1.0), Wait(3.0), recorded(notes, "b", 1.0))
    queue.update(0.5, 1.0)
    queue.skip()
    assert not queue.busy
    assert [note for note in notes if note.endswith("ends")] == ["a ends", "b ends"]
    queue.skip()
    assert notes.count("b ends") == 1


def test_a_hold_waits_for_its_click() -> None:
    notes: list[str] = []
    queue = Queue()
    queue.add(Hold(), Do(lambda: notes.append("done")))
    queue.update(100.0, 1.0)
    queue.update(100.0, 0.0)
    assert queue.holding
    assert notes == []
    queue.release()
    queue.update(0.0, 1.0)
    assert notes == ["done"]
    assert not queue.busy


def test_together_is_as_long_as_the_longest() -> None:
    notes: list[str] = []
    queue = Queue()
    queue.add(Together([recorded(notes, "a", 1.0), recorded(notes, "b", 2.0)]))
    queue.update(1.5, 1.0)
    assert notes[-2:] == ["a 1.00", "b 0.75"]
    queue.update(0.5, 1.0)
    assert notes[-1] == "b ends"


def test_what_a_motion_adds_while_ending_comes_after_it() -> None:
    notes: list[str] = []
    queue = Queue()
    queue.add(Do(lambda: queue.add(Do(lambda: notes.append("later")))))
    queue.update(0.1, 1.0)
    assert notes == ["later"]
