"""The scripts really make the pictures that are checked in: each day another sample is tried.

What differs is made anew with `python3 scripts/art.py FAMILY`.
"""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

pytest.importorskip("numpy", reason="needs the extra art")
pytest.importorskip("resvg_py", reason="needs the extra art")

from artkit.jobs import Job, jobs
from artkit.seal import families

JOBS = list(jobs())
TODAY = datetime.now(UTC).toordinal()
SAMPLE = 3  # pictures of a family and day


def sample(family: str, day: int) -> list[Job]:
    """Goes through all pictures of a family, some of them each day."""
    all_of_it = [job for job in JOBS if job.family == family]
    return [all_of_it[(day * SAMPLE + k) % len(all_of_it)] for k in range(SAMPLE)]


@pytest.mark.parametrize("name", ["icons/menu", "icons/heart", "things/key", "ui/leather", "ui/ui"])
def test_some_are_what_the_scripts_make(name: str) -> None:
    job = next(job for job in JOBS if job.name == name)
    assert job.is_up_to_date()


@pytest.mark.long
@pytest.mark.parametrize("family", families())
def test_todays_sample_is_what_the_scripts_make(family: str) -> None:
    for job in {job.name: job for job in sample(family, TODAY)}.values():
        assert job.is_up_to_date(), job.name


def test_in_time_every_picture_is_sampled() -> None:
    for family in families():
        names = {job.name for day in range(400) for job in sample(family, day)}
        assert names == {job.name for job in JOBS if job.family == family}
