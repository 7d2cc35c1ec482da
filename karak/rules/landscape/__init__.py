"""Karak II: the land around the castle."""

from karak.rules.landscape.state import State

__all__ = ["State"]
