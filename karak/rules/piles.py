"""Piles of pieces: counted by kind where nobody knows the order, and laid out in a row where it is.

Both are tuples. They are replaced, never altered, so that copies of a position can share them.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

Counts = tuple[int, ...]


def changed(counts: Counts, at: int, by: int) -> Counts:
    """Counts with one of them changed."""
    return (*counts[:at], counts[at] + by, *counts[at + 1 :])


def without(row: tuple[T, ...], piece: T) -> tuple[T, ...]:
    """The row, one such piece shorter."""
    at = row.index(piece)
    return row[:at] + row[at + 1 :]
