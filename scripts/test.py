"""Sets up what is missing and runs every check: `python3 scripts/test.py`

--long      the tests that take minutes as well
other words go to pytest: `python3 scripts/test.py -k curse`
"""
# No syntax here that an old Python can't read: it should get the sentence, not a SyntaxError.

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Karak needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

from environment import prepare
from steps import run_steps

if __name__ == "__main__":
    words = sys.argv[1:]
    if "-h" in words or "--help" in words:
        sys.exit(__doc__)
    sys.exit(run_steps(prepare(extras="dev,art"), words))
