"""How the packages for Windows, macOS and Linux are made; `scripts/package.py` uses it."""
