"""Messages that come and go."""

from __future__ import annotations

from karak.app.notices import SECONDS, Notices


def test_one_after_another_each_for_its_time() -> None:
    notices = Notices()
    assert not notices.update(1.0)
    notices.add("first")
    notices.add("second")
    assert notices.update(0.1)
    assert not notices.update(0.1)
    assert notices.text == "first"
    assert notices.update(SECONDS)
    assert notices.text == "second"
    assert notices.update(SECONDS)
    assert notices.text == ""


def test_what_waits_already_is_not_said_twice() -> None:
    notices = Notices()
    for text in ("a", "b", "a"):
        notices.add(text)
    notices.dismiss()
    notices.dismiss()
    assert notices.text == ""


def test_a_later_message_has_its_whole_time() -> None:
    notices = Notices()
    notices.add("first")
    notices.update(SECONDS)
    notices.update(100.0)
    notices.add("second")
    notices.update(SECONDS - 0.1)
    assert notices.text == "second"
