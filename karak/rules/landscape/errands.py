"""What is still to be done when a question that came in between has been answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karak.rules.forms import value

if TYPE_CHECKING:
    from karak.rules.landscape.state import State


class Errand:
    """A field of the phase that came in between; a value, so that it is saved with it."""

    __slots__ = ()

    def resume(self, state: State) -> None:
        raise NotImplementedError

    def fits(self, state: State) -> bool:
        """Whether this can be left to do here: asked of positions that come from outside."""
        return state.is_safe(state.hero.cell)


@value
class TurnGoesOn(Errand):
    """Nothing else: on with the turn."""

    def resume(self, state: State) -> None:
        state.go_on()
