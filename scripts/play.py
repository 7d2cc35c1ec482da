"""Sets up what is missing and starts the game: `python3 scripts/play.py`

Everything after it goes to the game: `python3 scripts/play.py play catacombs --seats me,greedy`
"""
# No syntax here that an old Python can't read: it should get the sentence, not a SyntaxError.

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Karak needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

from environment import prepare, run

if __name__ == "__main__":
    command = [prepare(extras=""), "-m", "karak"]
    command.extend(sys.argv[1:])
    sys.exit(run(command))
