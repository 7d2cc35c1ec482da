"""Pictures are large: what is dropped should go back to the system."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress
from typing import Final

MMAP_THRESHOLD: Final = -3  # glibc's number for it
LARGE: Final = 300_000  # bytes


def give_back_pictures() -> None:
    """On Linux, keep large pictures out of the C library's own heap.

    glibc does so by itself, until the first very large one is dropped; from then on it holds all
    others in one heap, with holes between them: 45 MB at the table. Elsewhere nothing is to do.
    """
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):  # another C library
            ctypes.CDLL(None).mallopt(MMAP_THRESHOLD, LARGE)
