"""The table: what every game has around its board."""

from typing import Final

TABLES: Final = ("catacombs",)  # the games that have one so far
