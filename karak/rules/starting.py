"""Who begins, where dice decide it: in the catacombs and in Karak II."""

from __future__ import annotations

from typing import Any, ClassVar

from karak.rules.core import Chance
from karak.rules.forms import value


@value
class RollingForStart(Chance[Any]):
    """Each of these seats rolls, the highest total begins; equal ones roll again.

    A game says what is rolled (`lots`), what of it counts, and by which events it is told.
    """

    rolled: ClassVar[type]
    tied: ClassVar[type]

    seats: tuple[int, ...]
    totals: tuple[int, ...] = ()

    def total(self, throw: Any) -> int:
        raise NotImplementedError

    def apply(self, state: Any, throw: Any) -> None:
        total = self.total(throw)
        totals = (*self.totals, total)
        state.tell(self.rolled(self.seats[len(self.totals)], throw, total))
        if len(totals) < len(self.seats):
            state.enter(type(self)(self.seats, totals))
        else:
            rolls = zip(self.seats, totals, strict=True)
            self.settle(state, tuple(seat for seat, roll in rolls if roll == max(totals)))

    def settle(self, state: Any, best: tuple[int, ...]) -> None:
        if len(best) == 1:
            state.begin_turn(best[0])
        else:
            state.tell(self.tied(best))
            state.enter(type(self)(best))

    def fits(self, state: Any) -> bool:
        seated = tuple(seat for seat in range(len(state.heroes)) if seat in self.seats)
        possible = {self.total(throw) for throw, _ in self.lots(state)}
        rolled = len(self.totals) < len(seated) and possible.issuperset(self.totals)
        return self.seats == seated and len(seated) > 1 and rolled and not state.turn
