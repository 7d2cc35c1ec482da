"""Karak: an unofficial desktop version of the Karak family of board games."""

from typing import Final

__version__: Final = "0.1.0"
APP_ID: Final = "karak"
