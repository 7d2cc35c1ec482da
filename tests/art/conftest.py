"""These tests need the extra `art`; where its tools are missing, they are left out."""

import importlib.util
import sys
from pathlib import Path

TOOLS = ("numpy", "scipy", "PIL", "resvg_py")
collect_ignore_glob = [] if all(map(importlib.util.find_spec, TOOLS)) else ["test_*.py"]
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))
