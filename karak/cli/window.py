"""`karak` and `karak shot`: what needs the desktop is loaded only here."""

from __future__ import annotations

import argparse

from karak.cli.errors import Complaint
from karak.text import Texts, languages


def open_window() -> int:
    from karak.app.main import NoDisplay, start  # noqa: PLC0415

    try:
        start()
    except NoDisplay as fault:
        raise Complaint("error-no-display", why=str(fault)) from None
    return 0


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
