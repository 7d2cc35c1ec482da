"""The game in a real window, used with the real pointer."""

from __future__ import annotations

import json
import random
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from windowkit.display import Display, Trouble, wait_for

TITLE = "Karak"
# What the table can be asked for, in the order in which a robot should try it: what has been begun
# is brought to an end first.
AT_ONCE = ("go-on", "roll", "confirm", "lay")
ANSWERS = ("cell:", "keep:", "take:", "drop:", "fountain:", "do:")
PICKING = ("do:portal", "do:swap")  # would ask for more than one click
THINKING = 1.0  # seconds without anything to do until a robot tries a player's card


class Game:
    """One run of the program. Its folders are below `home`, so nothing of the user's is touched."""

    def __init__(self, display: Display, command: list[str], home: Path) -> None:
        self._display = display
        self._file = home / "hotspots.json"
        self._file.unlink(missing_ok=True)
        self.began = time.monotonic()
        self._process = subprocess.Popen(
            [*command, "--hotspots", str(self._file)], cwd=home, env=variables(display, home)
        )
        self._window = ""

    # --- looking ------------------------------------------------------------------------------

    @property
    def screen(self) -> dict[str, Any]:
        """The scene on top and its hotspots; nothing before the first frame."""
        try:
            return json.loads(self._file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {"scene": "", "hotspots": {}}

    @property
    def spots(self) -> dict[str, list[int]]:
        return self.screen["hotspots"]

    def first_frame(self) -> float:
        """Seconds from the start until something was drawn."""
        self._wait(self._file.exists, "the first frame", step=0.005)
        return time.monotonic() - self.began

    def wait_for_scene(self, name: str) -> None:
        self._wait(lambda: self.screen["scene"] == name and self.spots, f"the scene {name}")

    def _wait(
        self, check: Callable[[], Any], what: str, seconds: float = 60, step: float = 0.05
    ) -> Any:
        def still() -> Any:
            code = self._process.poll()
            if code is not None:
                raise Trouble(f"the program has ended ({code}) while we waited for {what}")
            return check()

        return wait_for(still, what, seconds, step)

    # --- acting -------------------------------------------------------------------------------

    def window(self) -> str:
        """The number the window system knows it by."""
        if not self._window:
            self._window = self._wait(self._find_window, "the window")
        return self._window

    def _find_window(self) -> str:
        rows = (row.split(None, 3) for row in self._display.tool("wmctrl", "-l").splitlines())
        return next((row[0] for row in rows if row[-1] == TITLE), "")

    def click(self, name: str) -> None:
        """Move the pointer there and press, as a person would."""
        self._wait(lambda: name in self.spots, f"something to click called {name}")
        x, y = self.spots[name]
        to = ("mousemove", "--window", self.window(), str(x), str(y))
        self._display.tool("xdotool", *to, "sleep", "0.05", "click", "1")

    def close(self) -> int:
        """As the cross in the window's corner does it; gives the exit code."""
        self._display.tool("wmctrl", "-i", "-c", self.window())
        return self._process.wait(timeout=30)

    def end(self) -> None:
        """Whatever happened, it must not go on running."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()

    # --- playing ------------------------------------------------------------------------------

    def play(self, clicks: int, seed: int, patience: float = 120) -> list[str]:
        """So many clicks at the table, at whatever is offered; gives what was clicked."""
        chance = random.Random(seed)
        done: list[str] = []
        idle = began = time.monotonic()
        while len(done) < clicks and self.screen["scene"] == "table":
            now = time.monotonic()
            if now > began + patience or self._process.poll() is not None:
                raise Trouble(f"the game does not go on after {done[-5:]}: {self.screen}")
            name = choose(self.screen, chance, asked_for_player=now > idle + THINKING)
            if name:
                self.click(name)
                done.append(name)
                self._settle()
                idle = time.monotonic()
            else:
                time.sleep(0.05)
        return done

    def _settle(self) -> None:
        """A click shows at once, but not in the same instant."""
        before = self.screen
        until = time.monotonic() + 1
        while time.monotonic() < until and self.screen == before:
            time.sleep(0.02)


def choose(
    screen: dict[str, Any], chance: random.Random, asked_for_player: bool = False
) -> str | None:
    """What to click; None while the computers play or something moves.

    The players' cards can always be clicked, so only waiting tells that one of them is asked for.
    """
    spots = screen["hotspots"]
    for name in AT_ONCE:
        if name in spots:
            return name
    if not screen.get("at_rest") or "hurry" in spots:
        return None
    answers = [name for name in spots if name.startswith(ANSWERS) and name not in PICKING]
    if not answers and asked_for_player:
        answers = [name for name in spots if name.startswith("seat:")]
    return chance.choice(sorted(answers)) if answers else None


def variables(display: Display, home: Path) -> dict[str, str]:
    """As on a machine where the game has never been started, and that has no Python."""
    return {"DISPLAY": display.name, "HOME": str(home), "PATH": "", "SDL_AUDIODRIVER": "dummy"}
