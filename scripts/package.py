"""Makes the package that people download, for the system this runs on: `python3 scripts/package.py`

It lies in `dist/` afterwards, with its checksum. An environment of its own is made each time; the
program is started with `--selfcheck` before it is packed. docs/packaging.md tells more.
"""
# No syntax here that an old Python can't read: it should get the sentence, not a SyntaxError.

import shutil
import sys
import time

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Karak needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

from environment import ROOT, python_in, say
from packkit.archive import pack, write_checksum
from packkit.checks import selfcheck, weigh
from packkit.freeze import HOME, call, freeze, make_wheel
from packkit.places import DIST, WORK, program_in
from packkit.signing import sign


def main() -> None:
    began = time.monotonic()
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    say("== The wheel")
    wheel = make_wheel()
    say("== The program (PyInstaller)")
    made = freeze(wheel)
    kit = ROOT / "scripts" / "packkit"
    folder = program_in(made).parent
    call([str(python_in(HOME)), str(ROOT / "scripts" / "licenses.py"), "--check", str(made)])
    say("== Its own check")
    found = selfcheck(program_in(made), WORK / "selfcheck.json")
    say(f"   {found['program']}: plays, after {found['seconds']} s")
    if sys.platform == "linux":
        call([str(python_in(HOME)), str(kit / "linux.py"), str(folder)])
    sign(made)
    say("== The archive")
    archive = pack(made if sys.platform == "darwin" else folder)
    checksum = write_checksum(archive)
    shutil.copy(wheel, DIST)
    weigh(folder if sys.platform != "darwin" else made)
    say(f"Packed: {archive.stat().st_size / 1e6:.1f} MB, {time.monotonic() - began:.0f} s")
    say(f"{archive.relative_to(ROOT)}\n{checksum.relative_to(ROOT)}")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        sys.exit(__doc__)
    main()
