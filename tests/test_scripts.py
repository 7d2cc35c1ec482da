"""The parts of packing and looking that can be tried without building anything."""

from __future__ import annotations

import hashlib
import os
import random
import struct
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "scripts"))

from packkit.archive import pack_tar, write_checksum  # noqa: E402
from packkit.places import package_name, version  # noqa: E402
from windowkit.display import Picture  # noqa: E402
from windowkit.hands import choose  # noqa: E402

from karak import __version__  # noqa: E402


def test_the_package_is_named_by_version_and_system() -> None:
    assert version() == __version__
    assert package_name().startswith(f"karak-{__version__}-")


def test_the_same_content_gives_the_same_archive(tmp_path: Path) -> None:
    folder = tmp_path / "made"
    (folder / "inside").mkdir(parents=True)
    (folder / "inside" / "b.txt").write_text("b")
    (folder / "a.txt").write_text("a")
    first = pack_tar(folder, tmp_path / "first.tar.gz").read_bytes()
    os.utime(folder / "a.txt", (1, 1))
    assert pack_tar(folder, tmp_path / "second.tar.gz").read_bytes() == first
    (folder / "a.txt").write_text("c")
    assert pack_tar(folder, tmp_path / "third.tar.gz").read_bytes() != first


def test_the_checksum_is_that_of_the_archive(tmp_path: Path) -> None:
    archive = tmp_path / "karak.tar.gz"
    archive.write_bytes(b"content")
    line = write_checksum(archive).read_text()
    assert line == f"{hashlib.sha256(b'content').hexdigest()}  karak.tar.gz\n"


@pytest.mark.skipif(sys.platform == "win32", reason="for Linux desktops")
def test_the_menu_entry_comes_and_goes(tmp_path: Path) -> None:
    game, data = tmp_path / "a game", tmp_path / "data"
    (game / "share" / "applications").mkdir(parents=True)
    (game / "share" / "applications" / "karak.desktop").write_text("[Desktop Entry]\nExec=karak\n")
    icon = game / "share" / "icons" / "hicolor" / "64x64" / "apps" / "karak.png"
    icon.parent.mkdir(parents=True)
    icon.touch()
    script = game / "add-to-menu.sh"
    script.write_bytes((ROOT / "build" / "linux" / "add-to-menu.sh").read_bytes())
    env = {**os.environ, "XDG_DATA_HOME": str(data)}
    subprocess.run(["/bin/sh", script], env=env, check=True)
    entry = (data / "applications" / "karak.desktop").read_text()
    assert entry == f'[Desktop Entry]\nExec="{game}/karak"\n'
    assert (data / "icons" / "hicolor" / "64x64" / "apps" / "karak.png").is_file()
    subprocess.run(["/bin/sh", script, "--remove"], env=env, check=True)
    assert [path for path in data.rglob("*") if path.is_file()] == []


def test_a_picture_of_the_screen_is_read_as_it_is() -> None:
    """Two pixels, red and green, in the format Xvfb keeps them: blue first, one byte unused."""
    header = [0] * 25
    header[0], header[4], header[5], header[12] = 100, 2, 1, 8
    picture = Picture.from_xwd(struct.pack(">25I", *header) + b"\0\0\xff\0" + b"\0\xff\0\0")
    assert picture.rows == [b"\xff\0\0" + b"\0\xff\0"]


def test_the_robot_answers_what_is_asked_and_waits_otherwise() -> None:
    chance = random.Random(0)
    table = {"seat:0": [1, 1], "menu": [2, 2]}
    assert choose({"at_rest": True, "hotspots": table}, chance) is None
    assert choose({"at_rest": True, "hotspots": table}, chance, asked_for_player=True) == "seat:0"
    busy = {"at_rest": False, "hotspots": {**table, "cell:1": [3, 3]}}
    assert choose(busy, chance) is None
    assert choose({**busy, "at_rest": True}, chance) == "cell:1"
    rolling = {"at_rest": False, "hotspots": {**table, "roll": [4, 4]}}
    assert choose(rolling, chance) == "roll"
