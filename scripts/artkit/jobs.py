"""Finding what there is to make: every file with its family, its place and its maker."""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from artkit.output import ASSETS, save_data
from artkit.seal import families
from artkit.sheet import looks_like


@dataclass(frozen=True)
class Job:
    """One file to make: its family (module), its place below assets/, and its maker."""

    family: str
    name: str
    make: Callable[[], Any]
    is_data: bool = False

    @property
    def file(self) -> Path:
        """Where it lies, whichever kind of file it is."""
        kinds = ("json",) if self.is_data else ("webp", "png")
        files = [ASSETS / f"{self.name}.{kind}" for kind in kinds]
        return next((file for file in files if file.exists()), files[0])

    def save(self, made: Any) -> Path:
        file: Path = save_data(self.name, made) if self.is_data else made.save(self.name)
        return file

    def is_up_to_date(self) -> bool:
        """Whether the file is what its maker makes now."""
        made = self.make()
        if not self.is_data:
            return looks_like(made, ASSETS / f"{self.name}.{made.ending}")
        if not self.file.exists():
            return False
        kept = json.loads(self.file.read_text(encoding="utf-8"))
        return bool(kept == json.loads(json.dumps(made)))


def jobs() -> Iterator[Job]:
    """Everything the families offer, in `PICTURES` and, for JSON, `DATA`."""
    modules = {family: importlib.import_module(f"pictures.{family}") for family in families()}
    for family in sorted(modules, key=lambda family: (reads_pictures(modules[family]), family)):
        module = modules[family]
        for name, maker in getattr(module, "PICTURES", {}).items():
            yield Job(family, name, maker)
        for name, maker in getattr(module, "DATA", {}).items():
            yield Job(family, name, maker, is_data=True)


def reads_pictures(module: ModuleType) -> bool:
    """Whether a family is put together from finished pictures, and so must come last."""
    return any(pattern.startswith("assets/") for pattern in getattr(module, "READS", ()))


def chosen(words: list[str]) -> list[Job]:
    """The jobs whose family is named, or whose place begins with one of the words."""
    every = list(jobs())
    if not words:
        return every
    return [
        job
        for job in every
        if any(job.family == word or job.name.startswith(word) for word in words)
    ]
