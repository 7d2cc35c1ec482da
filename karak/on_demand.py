"""Things by name that are loaded when they are first asked for.

Whoever plays one of the games should not wait for the other two, nor the title for the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")


class OnDemand(Mapping[str, T]):
    """A mapping whose names are known from the start, its values only once they are wanted."""

    def __init__(self, names: Sequence[str], load: Callable[[str], T]) -> None:
        self._names = tuple(names)
        self._load = load
        self._loaded: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        if name not in self._names:
            raise KeyError(name)
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)
