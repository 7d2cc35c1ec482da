"""The game as far as its first frame, in the folder that is named; run by `start.py`."""

import sys
import time
from pathlib import Path

from karak.app.main import new_app

folder = Path(sys.argv[1])
app = new_app(folder, folder / "saves")
app.begin("title")
app.frame(0.0, [])
print(time.process_time(), flush=True)
app.close()
