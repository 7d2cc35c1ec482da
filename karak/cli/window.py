"""`karak` and `karak shot`: what needs the desktop is loaded only here."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

from karak.cli.errors import Complaint
from karak.text import Texts, languages

STDOUT: Final = Path("-")


def open_window(args: argparse.Namespace, texts: Texts) -> int:
    from karak.app.main import NoDisplay, start  # noqa: PLC0415

    try:
        return start(texts, args.hotspots)
    except NoDisplay as fault:
        raise Complaint("error-no-display", why=str(fault)) from None


def check_self(report: Path) -> int:
    """`--selfcheck`: 0 if this copy of the program is whole and plays."""
    from karak.app.selfcheck import selfcheck  # noqa: PLC0415

    found = selfcheck()
    text = json.dumps(found, ensure_ascii=False, indent=1) + "\n"
    if report == STDOUT:
        print(text, end="")
        return 1 if found["problems"] else 0
    try:
        report.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise Complaint(
            "error-picture", file=report.name, why=fault.strerror or str(fault)
        ) from None
    return 1 if found["problems"] else 0


def take_picture(args: argparse.Namespace, texts: Texts) -> int:
    from karak.app.shot import SCENES, Wish, shoot  # noqa: PLC0415

    language = args.language or texts.language
    if args.scene not in SCENES:
        raise Complaint("error-scene", scene=args.scene, scenes=", ".join(SCENES))
    if language not in languages():
        raise Complaint("error-language", language=language, languages=", ".join(languages()))
    wish = Wish(args.scene, args.game, language, args.size, args.scale, args.seed, args.turns)
    try:
        shoot(wish, args.out)
    except OSError as fault:
        raise Complaint(
            "error-picture", file=args.out.name, why=fault.strerror or str(fault)
        ) from None
    return 0
