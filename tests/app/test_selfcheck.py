"""`karak --selfcheck` finds what is missing, and says so."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from karak import resources
from karak.app import selfcheck
from karak.cli import main
from karak.resources import folder
from karak.text import languages


def test_a_whole_copy_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfcheck, "TURNS", 2)
    report = tmp_path / "report.json"
    assert main(["--selfcheck", str(report)]) == 0
    found = json.loads(report.read_text(encoding="utf-8"))
    assert found["problems"] == []
    assert found["languages"] == languages()
    assert found["pictures"] == len(
        [path for path in folder("assets").rglob("*") if path.suffix in selfcheck.PICTURES]
    )
    assert found["games"]["catacombs"] > 2


@pytest.mark.parametrize(
    ("file", "check"), [("dice/pips.webp", "pictures"), ("sounds/step-1.ogg", "sounds")]
)
def test_a_broken_file_is_found(
    file: str, check: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("assets", "locales"):
        shutil.copytree(folder(name), tmp_path / name)
    (tmp_path / "assets" / file).write_bytes(b"")
    monkeypatch.setattr(resources, "PACKAGE", tmp_path)
    for name in ("check_games", "check_languages", "check_notices"):
        monkeypatch.setattr(selfcheck, name, lambda app: 0)
    found = selfcheck.selfcheck()
    assert found["problems"][0].startswith(f"{check}: ")
    assert Path(file).name in found["problems"][0]


def test_a_report_that_cant_be_written_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    monkeypatch.setattr(selfcheck, "selfcheck", lambda: {"problems": []})
    assert main(["--selfcheck", str(tmp_path / "missing" / "report.json")]) == 2
    assert "report.json" in capsys.readouterr().err
