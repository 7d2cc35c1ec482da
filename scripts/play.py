"""Sets up what is missing and starts the game: `python3 scripts/play.py`

Everything after it goes to the game: `python3 scripts/play.py play catacombs --seats me,greedy`
"""
# No syntax here that an old Python can't read: it should get the sentence, not a SyntaxError.

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Karak needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

from environment import prepare, run

if __name__ == "__main__":
    python = prepare(extras="")
    sys.exit(run([python, "-m", "karak", *sys.argv[1:]]))
