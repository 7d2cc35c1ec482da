"""The desktop: a pygame-ce window in which the games are played with the mouse."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # a terminal is not the place for it
