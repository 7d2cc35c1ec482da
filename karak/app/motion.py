"""Short movements, one after another, that show what the rules have decided already.

A motion always reaches its end: skipped, hurried or with motion off, `finish` is called all the
same. So whatever is skipped, the table ends up as the rules have it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence


class Motion:
    """Something that takes a while to show."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds

    def begin(self) -> None:
        """Its time has come."""

    def show(self, part: float) -> None:
        """How it looks when this part of its time (0 to 1) has passed."""

    def finish(self) -> None:
        """It is over; called exactly once."""


class Do(Motion):
    """Something that happens at once, in its turn."""

    def __init__(self, act: Callable[[], None]) -> None:
        super().__init__()
        self._act = act

    def finish(self) -> None:
        self._act()


class Wait(Motion):
    """Nothing happens, so that something can be read."""


class Hold(Motion):
    """Everything waits for a click."""


class Change(Motion):
    """Calls `show` with the part of the time that has passed, last with 1."""

    def __init__(
        self,
        seconds: float,
        show: Callable[[float], None],
        begin: Callable[[], None] | None = None,
        finish: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(seconds)
        self._begin, self._show, self._finish = begin, show, finish

    def begin(self) -> None:
        if self._begin:
            self._begin()

    def show(self, part: float) -> None:
        self._show(part)

    def finish(self) -> None:
        self._show(1.0)
        if self._finish:
            self._finish()


class Together(Motion):
    """Several at the same time; as long as the longest."""

    def __init__(self, motions: Sequence[Motion]) -> None:
        super().__init__(max((motion.seconds for motion in motions), default=0.0))
        self._motions = motions

    def begin(self) -> None:
        for motion in self._motions:
            motion.begin()

    def show(self, part: float) -> None:
        now = part * self.seconds
        for motion in self._motions:
            motion.show(min(1.0, now / motion.seconds) if motion.seconds else 1.0)

    def finish(self) -> None:
        for motion in self._motions:
            motion.finish()


class Queue:
    """Motions in their order."""

    def __init__(self) -> None:
        self._waiting: deque[Motion] = deque()
        self._now: Motion | None = None
        self._passed = 0.0

    @property
    def busy(self) -> bool:
        return self._now is not None or bool(self._waiting)

    @property
    def holding(self) -> bool:
        """Whether it waits for a click."""
        return isinstance(self._now, Hold)

    def release(self) -> None:
        """The click has come."""
        if self.holding:
            self._end()

    def add(self, *motions: Motion) -> None:
        self._waiting.extend(motions)

    def update(self, seconds: float, pace: float) -> bool:
        """Whether something was shown. `pace` stretches all durations; 0: they take no time."""
        was_busy = self.busy
        left = seconds
        while self.busy:
            motion = self._now or self._next()
            if isinstance(motion, Hold):
                break
            duration = motion.seconds * pace
            self._passed += left
            if self._passed < duration:
                motion.show(self._passed / duration)
                break
            left = self._passed - duration
            self._end()
        return was_busy

    def skip(self) -> None:
        """Everything that waits comes to its end now."""
        while self.busy:
            if self._now is None:
                self._next()
            self._end()

    def _next(self) -> Motion:
        motion = self._waiting.popleft()
        self._now, self._passed = motion, 0.0
        motion.begin()
        return motion

    def _end(self) -> None:
        motion, self._now, self._passed = self._now, None, 0.0
        if motion:
            motion.finish()


def ease(part: float) -> float:
    """Slowly off, slowly in."""
    return part * part * (3 - 2 * part)


def arc(part: float) -> float:
    """Up and down again: 0 at both ends, 1 in the middle."""
    return 4 * part * (1 - part)


def between(start: float, end: float, part: float) -> float:
    return start + (end - start) * part
