"""A window without a display, and pictures without painters."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

SIZE = (800, 600)


@pytest.fixture(autouse=True)
def display() -> pygame.Surface:
    """A test that closes an app closes its window: each test begins with a fresh one."""
    pygame.display.init()
    return pygame.display.set_mode(SIZE)
