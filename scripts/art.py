"""Makes the pictures: `python3 scripts/art.py [NAME …]`

A NAME is a family (a module of `scripts/pictures`) or the beginning of a place below `assets/`,
such as `heroes/horan`; without names everything is made.

--sheet OUT.png   a contact sheet of the named pictures as they lie in `assets/`; makes nothing
--check           makes them anew and says which differ from those in `assets/`; writes none
--list            only names them
--draft           paints tiles at half the resolution, for a quick look

Families that were made or found unchanged as a whole are sealed in `assets/sources.sha256`.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from environment import prepare, run

if TYPE_CHECKING:
    from artkit.jobs import Job

NEEDED = ("numpy", "scipy", "PIL", "resvg_py")


def make(words: list[str]) -> int:
    """Make and save; say how long each took."""
    from artkit.jobs import chosen  # noqa: PLC0415

    done = chosen(words)
    for job in done:
        start = perf_counter()
        file = job.save(job.make())
        size = file.stat().st_size / 1024
        print(f"{job.name:<44} {perf_counter() - start:6.1f} s {size:8.1f} KB", flush=True)
    seal_whole(done)
    return 0


def check(words: list[str]) -> int:
    """Make anew and compare; 1 if anything is missing or differs."""
    from artkit.jobs import chosen  # noqa: PLC0415

    wrong = []
    for job in chosen(words):
        if not job.is_up_to_date():
            wrong.append(job)
            print(f"differs: {job.name}", flush=True)
    differing = {job.family for job in wrong}
    seal_whole([job for job in chosen(words) if job.family not in differing])
    return 1 if wrong else 0


def seal_whole(done: list[Job]) -> None:
    """Seal the families of which every picture is among these."""
    from artkit import seal  # noqa: PLC0415
    from artkit.jobs import jobs  # noqa: PLC0415

    if os.environ.get("KARAK_ART") == "draft":
        return
    every: dict[str, list[Job]] = {}
    for job in jobs():
        every.setdefault(job.family, []).append(job)
    names = {job.name for job in done}
    seal.write(
        {
            family: [job.file for job in made]
            for family, made in every.items()
            if all(job.name in names for job in made)
        }
    )


def main() -> int:
    options = argparse.ArgumentParser(description="Makes the pictures of Karak.")
    options.add_argument("names", nargs="*", metavar="NAME")
    options.add_argument("--sheet", type=Path, metavar="OUT.png")
    options.add_argument("--check", action="store_true")
    options.add_argument("--list", action="store_true")
    options.add_argument("--draft", action="store_true")
    args = options.parse_args()
    if args.draft:
        os.environ["KARAK_ART"] = "draft"  # before any family is imported
    from artkit import jobs, sheet  # noqa: PLC0415

    if not jobs.chosen(args.names):
        options.error(f"nothing is called {' or '.join(args.names)}")
    if args.sheet:
        sheet.contact_sheet(args.names).save(args.sheet)
        return 0
    if args.list:
        print("\n".join(job.name for job in jobs.chosen(args.names)))
        return 0
    return check(args.names) if args.check else make(args.names)


if __name__ == "__main__":
    if all(importlib.util.find_spec(name) for name in NEEDED):
        sys.exit(main())
    sys.exit(run([prepare(extras="art"), __file__, *sys.argv[1:]]))
