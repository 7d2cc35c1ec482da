"""The making scripts can be imported; tests of them need the extra `art` and are else skipped."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))
