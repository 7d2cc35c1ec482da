"""Karak: an unofficial desktop version of the Karak family of board games."""

__version__ = "0.1.0"
APP_ID = "karak"
BUNDLE_ID = "unofficial.karak.Karak"  # as macOS and AppStream know the program; nobody's domain
