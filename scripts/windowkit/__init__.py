"""A real window without a screen, and hands to use it; `scripts/window_check.py` uses it."""
