"""The log file in the user's folder, and what a player is told when the program fails.

Nobody reads a log while all is well; it holds what a bug report needs, and never grows large.
"""

from __future__ import annotations

import faulthandler
import logging
import platform
import sys
import threading
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

import pygame as pg
from platformdirs import user_log_path

from karak import APP_ID, __version__
from karak.app.fault_page import show_fault
from karak.text import Texts

MOST_BYTES: Final = 256 * 1024
OLD_FILES: Final = 3

log = logging.getLogger(APP_ID)


class Logbook:
    """Where it is written; `path` is None if nothing can be written there."""

    def __init__(self, folder: Path | None = None) -> None:
        """Begin to write. The folder is the user's own, unless a test brings another."""
        self.path: Path | None = None
        folder = folder or user_log_path(APP_ID, appauthor=False)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._handler: logging.Handler = RotatingFileHandler(
                folder / f"{APP_ID}.log", "a", MOST_BYTES, OLD_FILES, encoding="utf-8"
            )
            self._crashes = (folder / f"{APP_ID}-crash.log").open("w", encoding="utf-8")
        except OSError:
            self._handler = logging.NullHandler()
            return
        self.path = folder / f"{APP_ID}.log"
        faulthandler.enable(self._crashes)  # for what Python can't catch: a fault in a library

    def begin(self) -> None:
        """The first lines: what runs, and on what."""
        self._handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        log.addHandler(self._handler)
        log.setLevel(logging.INFO)
        log.propagate = False
        threading.excepthook = _thread_failed
        log.info("%s", programs())

    def end(self) -> None:
        log.info("The program ends.")
        log.removeHandler(self._handler)
        self._handler.close()
        threading.excepthook = threading.__excepthook__
        if self.path:
            faulthandler.disable()
            self._crashes.close()

    def failed(self, fault: Exception, texts: Texts) -> None:
        """Write down what happened and tell the player, in a window if there can be one."""
        log.error("The program failed.", exc_info=fault)
        where = str(self.path) if self.path else ""
        sentence = texts.say("fault-text", log=where) if where else texts.say("fault-text-no-log")
        if sys.stderr:  # a packaged program on Windows has none
            print(f"{APP_ID}: {sentence}", file=sys.stderr)
            if not where:
                sys.excepthook(type(fault), fault, fault.__traceback__)
        show_fault(texts.say("fault-title"), sentence, texts.say("fault-close"))


def programs() -> str:
    """Versions of everything that a fault may come from."""
    sdl = ".".join(str(part) for part in pg.get_sdl_version())
    packed = "packaged" if getattr(sys, "frozen", False) else "from source"
    return (
        f"Karak {__version__} ({packed}), Python {platform.python_version()}, "
        f"pygame-ce {pg.version.ver}, SDL {sdl}, {platform.platform()}"
    )


def _thread_failed(args: threading.ExceptHookArgs) -> None:
    fault = args.exc_value or args.exc_type()
    log.error("A thread failed.", exc_info=(args.exc_type, fault, args.exc_traceback))
