"""The only randomness of a game: one small generator, the same on every Python.

SplitMix64 (Steele, Lea, Flood 2014): its whole state is one number, so that a save holds it and a
reloaded game draws what it would have drawn.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

MASK: Final = (1 << 64) - 1


class Dealer:
    """Draws tiles and tokens, rolls dice."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    def random(self) -> float:
        """From 0 up to, but not including, 1."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        mixed ^= mixed >> 31
        return (mixed >> 11) * 2.0**-53


def dealer_for(*parts: str | int) -> Dealer:
    """A generator of its own for a seed, or for a seed and a purpose."""
    text = "\x1f".join(str(part) for part in parts)
    return Dealer(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big"))


def fresh_seed() -> str:
    """A seed nobody has chosen, short enough to be read out to a friend."""
    return str(secrets.randbelow(10**9))
