"""The desktop: a pygame-ce window in which the games are played with the mouse."""
