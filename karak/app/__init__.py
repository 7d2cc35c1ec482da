"""The desktop: a pygame-ce window in which the games are played with the mouse."""

import os

from karak import APP_ID

# What pygame looks at when it is imported.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # a terminal is not the place for it
for system in ("X11", "WAYLAND"):
    os.environ.setdefault(f"SDL_VIDEO_{system}_WMCLASS", APP_ID)  # whose window it is
