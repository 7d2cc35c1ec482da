"""The command line: `karak` opens the window; `play`, `simulate`, `replay` and `shot` need none."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NoReturn

from karak import __version__
from karak.cli.errors import Complaint, save_complaint
from karak.match import SaveProblem
from karak.rules import GAMES, BadSetup
from karak.text import Texts, languages, system_language

MOST_GAMES: Final = 1_000_000
INTERRUPTED: Final = 130  # what shells expect after Ctrl-C
MOST_JOBS: Final = 60  # what every system can wait for at once


class Parser(argparse.ArgumentParser):
    """Errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def parser() -> Parser:
    top = Parser(prog="karak", description="The Karak family of board games.")
    top.add_argument("--version", action="version", version=f"karak {__version__}")
    top.add_argument("--lang", help="language of the game, for instance en")
    top.add_argument(
        "--selfcheck",
        nargs="?",
        const=Path("-"),
        type=Path,
        metavar="REPORT",
        help="whether this copy of the program is whole and plays; needs no display",
    )
    top.add_argument("--hotspots", type=Path, metavar="FILE", help=argparse.SUPPRESS)
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    add_play(commands.add_parser("play", help="play in the terminal"))
    add_simulate(commands.add_parser("simulate", help="let computers play whole games"))
    add_replay(commands.add_parser("replay", help="tell what happened in a saved game"))
    add_shot(commands.add_parser("shot", help="a picture of a scene, without a display"))
    return top


def add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("--heroes", help="heroes by seat, with commas; otherwise they are drawn")
    command.add_argument("--seed", help="the same seed and choices give the same game")


def add_play(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", nargs="?", choices=list(GAMES), help="otherwise catacombs")
    command.add_argument(
        "--seats", default="me,greedy,greedy", help="me or a level, with commas: me,greedy,random"
    )
    add_game(command)
    saved = command.add_mutually_exclusive_group()
    saved.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    saved.add_argument(
        "--continue", dest="resume", action="store_true", help="go on with the last game"
    )


def add_simulate(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", choices=list(GAMES))
    command.add_argument("--seats", required=True, help="levels with commas: greedy,random")
    add_game(command)
    command.add_argument("--games", type=up_to(MOST_GAMES), default=1, metavar="N")
    command.add_argument("--jobs", type=up_to(MOST_JOBS), default=1, metavar="J", help="processes")
    command.add_argument("--json", action="store_true", help="one JSON object on standard output")
    command.add_argument("--log", type=Path, metavar="FILE", help="every event as a line of JSON")
    command.add_argument("--save", type=Path, metavar="FILE", help="the last game as a save")


def add_replay(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path)
    command.add_argument("--json", action="store_true", help="every event as a line of JSON")


def add_shot(command: argparse.ArgumentParser) -> None:
    command.add_argument("scene")
    command.add_argument("out", type=Path, metavar="OUT.png")
    command.add_argument("--game", choices=list(GAMES), default="catacombs")
    command.add_argument("--lang", dest="language", help="language of the picture")
    command.add_argument("--size", type=size, default=(1280, 720), metavar="WxH")
    command.add_argument("--scale", type=int, default=0, metavar="PCT", help="0: by the size")
    command.add_argument("--seed", default="7", metavar="S")
    command.add_argument("--turns", type=int, default=12, metavar="N", help="turns played before")


def size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is no size like 1280x720")
    return int(width), int(height)


def up_to(most: int) -> Callable[[str], int]:
    """Reads a number from 1 to `most`."""

    def number(text: str) -> int:
        figures = text.isascii() and text.isdecimal() and len(text) <= len(str(most))
        if not figures or not 1 <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 to {most}")
        return int(text)

    return number


def main(argv: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows ? for it
    top = parser()
    args = top.parse_args(argv)
    texts = Texts("en")
    try:
        texts = Texts(wanted_language(args.lang))
        return run(args, texts)
    except Complaint as complaint:
        sentence = texts.say(complaint.key, **complaint.details)
    except SaveProblem as problem:
        sentence = save_complaint(texts, problem)
    except BadSetup as fault:
        sentence = texts.say("error-setup", why=str(fault))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0  # whoever read our output has seen enough
    except KeyboardInterrupt:
        return INTERRUPTED
    print(f"karak: {sentence}", file=sys.stderr)
    return 2


def run(args: argparse.Namespace, texts: Texts) -> int:
    """The commands load what they need: `--help` should not wait for it."""
    if args.selfcheck is not None:
        from karak.cli.window import check_self  # noqa: PLC0415

        return check_self(args.selfcheck)
    if args.command is None:
        from karak.cli.window import open_window  # noqa: PLC0415

        return open_window(args, texts)
    if args.command == "shot":
        from karak.cli.window import take_picture  # noqa: PLC0415

        return take_picture(args, texts)
    if args.command == "play":
        from karak.cli.play import play  # noqa: PLC0415

        return play(args, texts)
    if args.command == "simulate":
        from karak.cli.simulate import simulate  # noqa: PLC0415

        return simulate(args)
    from karak.cli.replay import replay  # noqa: PLC0415

    return replay(args, texts)


def wanted_language(asked: str | None) -> str:
    """The language asked for, or that of the system if we speak it, or English."""
    known = languages()
    if asked is not None:
        if asked not in known:
            raise Complaint("error-language", language=asked, languages=", ".join(known))
        return asked
    return system_language()
