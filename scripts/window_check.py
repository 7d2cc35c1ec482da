"""Plays in a real window with a real pointer: `python3 scripts/window_check.py [PROGRAM]`

On a display of its own: from the title through a new game into a few turns, the window is closed
as a player closes it, and the next start goes on where it was left. Pictures of what was seen go to
`.work/window/`.

PROGRAM is a packaged `karak`; without it the game is started from source. With it, both are
started several times and the times until the first frame are compared.

Linux only; needs Xvfb, openbox, xdotool and wmctrl.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from environment import ROOT, prepare, say
from windowkit.display import Display, Picture, Trouble, display
from windowkit.hands import Game

SEEN = ROOT / ".work" / "window"
TURN_CLICKS = 8  # at the speed a new player sees
ROBOT_CLICKS = 40  # when nothing takes time
STARTS = 5
FEWEST_COLOURS = 2000  # an empty window has two or three


def main(words: list[str]) -> None:
    from_source = [prepare(extras="dev"), "-m", "karak"]
    command = [str(Path(words[0]).resolve())] if words else from_source
    SEEN.mkdir(parents=True, exist_ok=True)
    with display() as screen:
        check_first_game(screen, command)
        check_robot(screen, command)
        if words:
            compare_starts(screen, command, from_source)
    say("The window works.")


@contextmanager
def started(screen: Display, command: list[str], home: Path) -> Iterator[Game]:
    game = Game(screen, command, home)
    try:
        yield game
    except Trouble:
        screen.picture().save(SEEN / "trouble.png")
        raise
    finally:
        game.end()


def check_first_game(screen: Display, command: list[str]) -> None:
    """As on the first day: title, new game, a turn, close; and the next day: continue."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        with started(screen, command, home) as game:
            game.wait_for_scene("title")
            title = look(screen, "title")
            game.click("box:catacombs")
            game.wait_for_scene("new-game")
            look(screen, "new-game")
            game.click("new-game-play")
            game.wait_for_scene("table")
            clicked = game.play(TURN_CLICKS, seed=1)
            table = look(screen, "table")
            expect(table.difference(title) > 0.5, "the table looks like the title")
            expect(game.close() == 0, "closing the window is not an ordinary end")
        steps = saved_steps(home)
        say(f"First game: {len(clicked)} clicks, {steps} steps kept")
        with started(screen, command, home) as game:
            game.click("continue")
            game.wait_for_scene("table")
            expect(game.close() == 0, "closing the window is not an ordinary end")
        expect(saved_steps(home) >= steps, "the game that was continued has lost steps")
        log = home / ".local" / "state" / "karak" / "log" / "karak.log"
        expect(log.is_file() and "ERROR" not in log.read_text(), f"no clean log in {log}")


def check_robot(screen: Display, command: list[str]) -> None:
    """A few turns with nothing but clicks."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        settings = home / ".config" / "karak" / "settings.json"
        settings.parent.mkdir(parents=True)
        settings.write_text(json.dumps({"speed": "off"}))
        with started(screen, command, home) as game:
            game.click("quick")
            game.wait_for_scene("table")
            clicked = game.play(ROBOT_CLICKS, seed=2)
            look(screen, "robot")
            expect(game.close() == 0, "closing the window is not an ordinary end")
        kinds = sorted({name.split(":")[0] for name in clicked})
        say(f"Robot: {len(clicked)} clicks ({', '.join(kinds)}), {saved_steps(home)} steps kept")
        expect(len(clicked) == ROBOT_CLICKS, "the game ended before the robot was done")
        expect(saved_steps(home) > ROBOT_CLICKS // 2, "hardly a click reached the game")


def compare_starts(screen: Display, packaged: list[str], from_source: list[str]) -> None:
    """Seconds from the start to the first frame, turn and turn about."""
    times: dict[str, list[float]] = {"packaged": [], "from source": []}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(STARTS):
            for name, command in zip(times, (packaged, from_source), strict=True):
                with started(screen, command, Path(folder)) as game:
                    times[name].append(game.first_frame())
                    game.close()
    for name, found in times.items():
        say(f"First frame {name}: {median(found):.2f} s ({min(found):.2f} to {max(found):.2f})")
    ratio = median(times["packaged"]) / median(times["from source"])
    say(f"Packaged against source: {ratio:.2f} times")


def look(screen: Display, name: str) -> Picture:
    """A picture of the whole screen, which must show something."""
    picture = screen.picture()
    picture.save(SEEN / f"{name}.png")
    expect(picture.colours() > FEWEST_COLOURS, f"{name}: only {picture.colours()} colours")
    return picture


def saved_steps(home: Path) -> int:
    """How many steps the autosave holds, journal included."""
    saves = home / ".local" / "share" / "karak" / "saves"
    steps = len(json.loads((saves / "autosave.json").read_text(encoding="utf-8"))["steps"])
    journal = saves / "autosave.journal"
    rows = journal.read_text(encoding="utf-8").splitlines() if journal.exists() else []
    numbers = [json.loads(row).get("step", 0) for row in rows]
    return max([steps, *numbers])


def expect(true: bool, otherwise: str) -> None:
    if not true:
        raise Trouble(otherwise)


if __name__ == "__main__":
    if "--help" in sys.argv or not sys.platform.startswith("linux"):
        sys.exit(__doc__)
    try:
        main(sys.argv[1:])
    except Trouble as trouble:
        sys.exit(f"The window does not work: {trouble} (pictures in {SEEN.relative_to(ROOT)})")
