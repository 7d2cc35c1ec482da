"""The game as far as its first frame, in the folder that is named; run by `start.py`."""

import sys
import time
from pathlib import Path

from karak.app.app import App
from karak.app.main import ROUTES

folder = Path(sys.argv[1])
app = App(ROUTES, config=folder, saves=folder / "saves")
app.begin("title")
app.frame(0.0, [])
print(time.process_time(), flush=True)
app.close()
