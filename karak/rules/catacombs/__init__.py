"""Karak: exploring the catacombs."""

from karak.rules.catacombs.state import State

__all__ = ["State"]
