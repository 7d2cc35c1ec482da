"""No file too many and none too few: made by a script, asked for by the program, sealed."""

from __future__ import annotations

import importlib
import json
import re
from pathlib import Path

import pytest
from artkit import seal
from soundkit import sources

from karak.app.sound import EFFECTS, MUSIC
from tests.art.naming import ASSETS, ROOT, is_used, modules, patterns

KEPT = seal.read()
SEALED = {name: value for lines in KEPT.values() for name, value in lines.items()}
PICTURES = sorted(
    file.relative_to(ASSETS).with_suffix("").as_posix()
    for file in ASSETS.rglob("*")
    if file.suffix in {".webp", ".png", ".json"}
)


def test_every_file_is_made_by_a_script() -> None:
    sounds = {file.relative_to(ASSETS).as_posix() for file in sources.files()}
    others = {"README.md", "sources.sha256", "sounds/sources.sha256"}
    found = {file.relative_to(ASSETS).as_posix() for file in ASSETS.rglob("*") if file.is_file()}
    painted = {name for name in SEALED if name[0] not in "[."}
    assert found == painted | sounds | others


def test_every_picture_has_one_maker() -> None:
    pytest.importorskip("numpy", reason="needs the extra art")
    jobs = [
        job.file.relative_to(ASSETS).as_posix()
        for job in importlib.import_module("artkit.jobs").jobs()
    ]
    assert sorted(jobs) == sorted(name for name in SEALED if name[0] != "[")


# --- the program --------------------------------------------------------------------------------


def used_otherwise() -> set[str]:
    """Grain is named beside the panels; icons of other sizes go into packages."""
    panels = json.loads((ASSETS / "ui" / "ui.json").read_text(encoding="utf-8"))
    del panels["about"]
    grains = {f"ui/{how['grain']}" for how in panels.values() if how.get("grain")}
    packer = (ROOT / "scripts" / "pack_icons.py").read_text(encoding="utf-8")
    return grains | {f"icon/karak-{size}" for size in re.findall(r"\b\d+\b", packer)}


def test_every_picture_is_used() -> None:
    unused = {name for name in PICTURES if not is_used(name)}
    assert unused <= used_otherwise(), unused - used_otherwise()


def test_every_name_in_the_program_has_a_picture() -> None:
    assert len(patterns()) > 60
    for pattern in patterns():
        assert any(re.fullmatch(pattern, name) for name in PICTURES), pattern


def test_panels_named_in_the_program_exist() -> None:
    """`look.panel(onto, "leather", …)`, `Panel(rect, "stage")` and `look.whole(…)`."""
    asked = {
        name
        for module in modules()
        for name in re.findall(
            r'(?:\.panel|\.whole|\bPanel)\(\w+, "(\w+)"', module.file.read_text(encoding="utf-8")
        )
    }
    assert len(asked) > 6
    assert {f"ui/{name}" for name in asked} <= set(PICTURES)


def test_sounds_are_those_the_program_knows() -> None:
    effects = {file.stem.rpartition("-")[0] for file in (ASSETS / "sounds").glob("*.ogg")}
    assert effects == set(EFFECTS)
    assert {file.stem for file in (ASSETS / "music").glob("*.ogg")} == set(MUSIC)


@pytest.mark.parametrize("effect", EFFECTS)
def test_every_effect_is_heard(effect: str) -> None:
    places = [module for module in modules() if module.file.name != "sound.py"]
    assert any(effect in module.words for module in places)


# --- the seal -----------------------------------------------------------------------------------


def test_all_families_are_sealed() -> None:
    assert list(KEPT) == seal.families()


@pytest.mark.parametrize("family", seal.families())
def test_sources_have_not_changed_since_the_pictures_were_made(family: str) -> None:
    fresh = seal.hash_of_sources(family)
    assert KEPT[family][f"[{family}]"] == fresh, f"python3 scripts/art.py {family}"


def test_pictures_are_those_that_were_sealed() -> None:
    for name, value in SEALED.items():
        if name[0] != "[":
            assert seal.hash_of_file(ASSETS / name) == value, name


@pytest.mark.parametrize("module", sorted((ROOT / "scripts/pictures").rglob("*.py")), ids=str)
def test_modules_name_what_they_read(module: Path) -> None:
    """A file read in secret could change without anybody making the pictures anew."""
    text = module.read_text(encoding="utf-8")
    opens = re.search(r"\b(ASSETS|ROOT|Image\.open|read_text|read_bytes)\b", text)
    rules = re.search(r"^from karak\b", text, re.MULTILINE)
    assert not (opens or rules) or list(seal.read_by(module)), "READS is missing"


def test_a_change_asks_only_for_what_it_concerns() -> None:
    readers = {
        family
        for family in seal.families()
        if ROOT / "assets/title/eyes.webp" in seal.sources(family)
    }
    assert readers == {"cover"}
    glyphs = {file.name for file in seal.sources("glyphs")}
    assert {"glyphs.py", "masks.py", "output.py", "palette.py"} <= glyphs
    assert not glyphs & {"faces.py", "tiles.py", "jobs.py", "sheet.py", "seal.py"}
