"""A display of its own (Xvfb) with a small window manager, and what can be seen on it.

Xvfb keeps its picture in a file in the format of `xwd`: a screenshot needs no program.
"""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

SIZE = (1440, 810)
TOOLS = ("Xvfb", "openbox", "xdotool", "wmctrl")


class Trouble(Exception):  # noqa: N818
    """What was expected did not happen."""


@dataclass(frozen=True)
class Display:
    """Where to show windows (`:7`), and where the picture of it is kept."""

    name: str
    buffer: Path

    @property
    def variables(self) -> dict[str, str]:
        return {**os.environ, "DISPLAY": self.name}

    def tool(self, *words: str) -> str:
        """Call one of the tools on this display; gives what it says."""
        done = subprocess.run(
            words, env=self.variables, capture_output=True, text=True, check=False, timeout=30
        )
        return done.stdout.strip()

    def picture(self) -> Picture:
        return Picture.from_xwd(self.buffer.read_bytes())


@contextmanager
def display() -> Iterator[Display]:
    """While it lasts, there is a screen; afterwards only what was started here is ended."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        sys.exit(f"Not installed: {', '.join(missing)}. .ci/run says how.")
    with tempfile.TemporaryDirectory() as folder:
        read, write = os.pipe()
        screen = f"{SIZE[0]}x{SIZE[1]}x24"
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", screen, "-fbdir", folder]
        # By itself Xvfb begins anew when its last client goes, and whoever is just coming is lost.
        server = subprocess.Popen(
            [*command, "-noreset", "-nolisten", "tcp"], pass_fds=(write,), stderr=subprocess.DEVNULL
        )
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise Trouble("Xvfb does not start")
        shown = Display(f":{number}", Path(folder) / "Xvfb_screen0")
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        manager = subprocess.Popen([str(shutil.which("openbox"))], env=shown.variables, **quiet)
        try:
            wait_for(partial(answers, shown, manager), "the window manager", seconds=120)
            yield shown
        finally:
            for process in (manager, server):
                process.terminate()
                process.wait()


def answers(shown: Display, manager: subprocess.Popen[bytes]) -> str:
    if manager.poll() is not None:
        raise Trouble(f"the window manager has ended ({manager.returncode})")
    return shown.tool("wmctrl", "-m")


def wait_for(check: Callable[[], Any], what: str, seconds: float = 60, step: float = 0.05) -> Any:
    """Whatever `check` gives, as soon as it is something."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = check()
        if found:
            return found
        time.sleep(step)
    raise Trouble(f"waited {seconds:.0f} s for {what}")


@dataclass(frozen=True)
class Picture:
    """Rows of pixels, three bytes each."""

    width: int
    height: int
    rows: list[bytes]

    @classmethod
    def from_xwd(cls, data: bytes) -> Picture:
        header = struct.unpack(">25I", data[:100])
        size, width, height, line, colours = header[0], header[4], header[5], header[12], header[19]
        start = size + colours * 12
        rows = []
        for y in range(height):
            row = data[start + y * line : start + y * line + width * 4]
            pixels = bytearray(width * 3)
            pixels[0::3], pixels[1::3], pixels[2::3] = row[2::4], row[1::4], row[0::4]
            rows.append(bytes(pixels))
        return cls(width, height, rows)

    def colours(self) -> int:
        """How many different ones there are, looking at every fourth pixel of every fourth row."""
        found = set()
        for row in self.rows[::4]:
            found.update(row[at : at + 3] for at in range(0, len(row), 12))
        return len(found)

    def difference(self, other: Picture) -> float:
        """The part of all rows that are not the same."""
        pairs = zip(self.rows, other.rows, strict=True)
        return sum(mine != theirs for mine, theirs in pairs) / self.height

    def save(self, path: Path) -> None:
        """As a PNG file."""

        def chunk(kind: bytes, data: bytes) -> bytes:
            return (
                struct.pack(">I", len(data))
                + kind
                + data
                + struct.pack(">I", zlib.crc32(kind + data))
            )

        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        body = zlib.compress(b"".join(b"\0" + row for row in self.rows))
        parts = chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + parts)
