"""From the sources to a folder with the program: a wheel, a clean environment, PyInstaller."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from environment import install, make_environment, pip, python_in

from packkit.places import ROOT, WORK, clean_variables, program_in

HOME = WORK / "venv"


def make_wheel() -> Path:
    """What `pip install` would get; the package is made of nothing else."""
    make_environment(HOME)
    command = [*pip(HOME), "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    call([*command, "--wheel-dir", str(WORK), str(ROOT)])
    (wheel,) = WORK.glob("karak-*.whl")
    return wheel


def freeze(wheel: Path) -> Path:
    """The folder PyInstaller makes. Its paths are always given: by itself it works in `build/`."""
    install([f"{wheel}[package]"], HOME)
    made = WORK / "made"
    command = [str(python_in(HOME)), "-m", "PyInstaller", "--noconfirm", "--clean"]
    command += ["--log-level", "WARN", "--workpath", str(WORK / "work"), "--distpath", str(made)]
    variables = {"PYINSTALLER_CONFIG_DIR": str(WORK / "cache")}
    call([*command, str(ROOT / "build" / "karak.spec")], cwd=WORK, **variables)
    if sys.platform == "linux":
        strip(made)
    return made


def strip(made: Path) -> None:
    """Python's own libraries may carry symbols for debuggers, more than all pictures together.

    The libraries that come in wheels have been stripped, and rewritten in a way that can break if
    it is done again.
    """
    tool = shutil.which("strip")
    inside = program_in(made).parent / "_internal"
    for path in [*inside.glob("libpython*"), *inside.glob("python*/lib-dynload/*.so")]:
        if tool:
            call([tool, "--strip-unneeded", str(path)])


def call(command: list[str], cwd: Path = WORK, **variables: str) -> None:
    """Run it in a clean environment; stop if it fails."""
    env = {**clean_variables(), **variables}
    code = subprocess.run(command, cwd=cwd, env=env, check=False).returncode
    if code:
        sys.exit(f"{Path(command[0]).name} failed ({code}).")
