"""Makes the pictures: `python3 scripts/art.py [NAME …]`

A NAME is a family (a module of `scripts/pictures`) or the beginning of a place below `assets/`,
such as `heroes/horan`; without names everything is made.

--sheet OUT.png   a contact sheet of the named pictures as they lie in `assets/`; makes nothing
--check           makes them anew and says which differ from those in `assets/`
--list            only names them
--draft           paints tiles at half the resolution, for a quick look
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import sys
from pathlib import Path
from time import perf_counter

from environment import prepare, run

NEEDED = ("numpy", "scipy", "PIL", "resvg_py")


def make(words: list[str]) -> int:
    """Make and save; say how long each took."""
    from artkit import output  # noqa: PLC0415

    for job in output.chosen(words):
        start = perf_counter()
        save = output.save_data if job.is_data else lambda name, picture: picture.save(name)
        file = save(job.name, job.make())
        size = file.stat().st_size / 1024
        print(f"{job.name:<44} {perf_counter() - start:6.1f} s {size:8.1f} KB", flush=True)
    return 0


def check(words: list[str]) -> int:
    """Make anew and compare; 1 if anything is missing or differs."""
    from artkit import output, sheet  # noqa: PLC0415

    wrong = 0
    for job in output.chosen(words):
        made = job.make()
        if job.is_data:
            file = output.ASSETS / f"{job.name}.json"
            same = file.exists() and json.loads(file.read_text(encoding="utf-8")) == json.loads(
                json.dumps(made)
            )
        else:
            same = sheet.looks_like(made, output.ASSETS / f"{job.name}.{made.ending}")
        if not same:
            wrong += 1
            print(f"differs: {job.name}", flush=True)
    return 1 if wrong else 0


def main() -> int:
    options = argparse.ArgumentParser(description="Makes the pictures of Karak.")
    options.add_argument("names", nargs="*", metavar="NAME")
    options.add_argument("--sheet", type=Path, metavar="OUT.png")
    options.add_argument("--check", action="store_true")
    options.add_argument("--list", action="store_true")
    options.add_argument("--draft", action="store_true")
    args = options.parse_args()
    if args.draft:
        os.environ["KARAK_ART"] = "draft"
    if args.sheet:
        from artkit import sheet  # noqa: PLC0415

        sheet.contact_sheet(args.names).save(args.sheet)
        return 0
    if args.list:
        from artkit import output  # noqa: PLC0415

        print("\n".join(job.name for job in output.chosen(args.names)))
        return 0
    return check(args.names) if args.check else make(args.names)


if __name__ == "__main__":
    if all(importlib.util.find_spec(name) for name in NEEDED):
        sys.exit(main())
    sys.exit(run([prepare(extras="art"), __file__, *sys.argv[1:]]))
