"""Karak: Goblin, the card game."""

from karak.rules.goblin.state import State

__all__ = ["State"]
