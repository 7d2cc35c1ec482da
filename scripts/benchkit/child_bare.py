"""A bare pygame window, as far as its first frame; run by `start.py`."""

import sys
import time

import pygame

pygame.display.init()
screen = pygame.display.set_mode((int(sys.argv[1]), int(sys.argv[2])))
screen.fill("#202020")
pygame.display.flip()
print(time.process_time(), flush=True)
