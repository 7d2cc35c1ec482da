"""Things that are dear to make and may be wanted again: the latest ones are kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Made = TypeVar("Made")


class Kept(Generic[Key, Made]):
    """Keeps so many; when there are more, the one that was asked for longest ago goes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: dict[Key, Made] = {}  # oldest first

    def __len__(self) -> int:
        return len(self._made)

    def get(self, key: Key, make: Callable[[], Made]) -> Made:
        found = self._made.pop(key, None)
        if found is None:
            found = make()
        self._made[key] = found
        while len(self._made) > self._most:
            del self._made[next(iter(self._made))]
        return found

    def keep_only(self, wanted: Callable[[Key], bool]) -> None:
        self._made = {key: made for key, made in self._made.items() if wanted(key)}

    def values(self) -> list[Made]:
        return list(self._made.values())
