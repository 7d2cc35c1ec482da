"""What the documents say is true."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path

import pytest

from karak.rules.catacombs.pieces import BOX

ROOT = Path(__file__).resolve().parent.parent


def test_the_tables_of_the_api_page_are_up_to_date() -> None:
    """If not: python3 scripts/api_docs.py"""
    spec = importlib.util.spec_from_file_location("api_docs", ROOT / "scripts" / "api_docs.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    text = script.PAGE.read_text(encoding="utf-8")
    assert script.page(text) == text


@pytest.mark.parametrize("page", ["docs/rules-api.md"])
def test_examples_run(page: str) -> None:
    examples = re.findall(
        r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL
    )
    assert examples
    for example in examples:
        exec(example, {})  # noqa: S102 (our own page)


def test_links_lead_somewhere() -> None:
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")):
        for target in re.findall(r"\]\((?!http)([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_number_has_its_source() -> None:
    rows = [row for table in BOX.values() for row in table.values()]
    assert all(row["source"] in ("booklet", "component", "house") for row in rows)


def test_version_and_id_stand_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "karak/__init__.py"
