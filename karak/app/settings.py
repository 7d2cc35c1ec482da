"""What a player has set, kept in the user's config folder; read without trust."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from karak.match.saves import SaveProblem, write_whole

SPEEDS: Final = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}  # times the art page's
SCALES: Final = (0, 75, 100, 125, 150, 175, 200)  # per cent; 0: by the size of the window
SMALLEST: Final = (1024, 640)  # logical pixels that must be left, whatever the scale


@dataclass(slots=True)
class Settings:
    """Every field can be changed on the settings page; the last three remember."""

    language: str = ""  # "": that of the system
    fullscreen: bool = False
    ui_scale: int = 0
    speed: str = "normal"
    reduced_motion: bool = False
    music: int = 50
    effects: int = 70
    muted: bool = False
    marks: bool = True
    odds: bool = True
    confirm_turn: bool = False
    colour_signs: bool = True
    high_contrast: bool = False
    window: list[int] = field(default_factory=lambda: [1280, 720])
    setups: dict[str, Any] = field(default_factory=dict)  # game -> how it was last set up

    @property
    def pace(self) -> float:
        """What every duration is multiplied by; 0: nothing moves."""
        return SPEEDS[self.speed]

    @property
    def lively(self) -> bool:
        """Whether things may move that nobody asked to: flames, mist, water."""
        return self.pace > 0 and not self.reduced_motion

    def reset(self) -> Settings:
        """All defaults, but nobody wants to lose the language or the last set-up by that."""
        return replace(Settings(), language=self.language, window=self.window, setups=self.setups)


ALLOWED: Final[dict[str, tuple[Any, ...]]] = {"speed": tuple(SPEEDS), "ui_scale": SCALES}
RANGES: Final = {"music": (0, 100), "effects": (0, 100)}


def settings_from(form: Any) -> Settings:
    """The settings with this JSON form. Raises ValueError; unknown names are passed over."""
    if not isinstance(form, dict):
        raise ValueError("no settings")
    defaults = Settings()
    found = {}
    for entry in fields(Settings):
        if entry.name in form:
            value = form[entry.name]
            if not fits(entry.name, value, getattr(defaults, entry.name)):
                raise ValueError(entry.name)
            found[entry.name] = value
    return replace(defaults, **found)


def fits(name: str, value: Any, default: Any) -> bool:
    """Whether this could have been set."""
    if type(value) is not type(default):
        return False
    if name == "window":
        return len(value) == 2 and all(type(s) is int and 200 <= s <= 16000 for s in value)
    if name in RANGES:
        low, high = RANGES[name]
        return bool(low <= value <= high)
    return name not in ALLOWED or value in ALLOWED[name]


class SettingsFile:
    """The file they are kept in. A broken one is set aside, not overwritten."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.set_aside: Path | None = None  # where the broken file went

    def load(self) -> Settings:
        try:
            return settings_from(json.loads(self.path.read_text(encoding="utf-8")))
        except FileNotFoundError:
            return Settings()
        except (OSError, ValueError, RecursionError):
            self._set_aside()
            return Settings()

    def _set_aside(self) -> None:
        broken = self.path.with_name("settings-broken.json")
        try:
            self.path.replace(broken)
            self.set_aside = broken
        except OSError:
            self.set_aside = self.path  # it can't even be moved: name it, and go on

    def save(self, settings: Settings) -> bool:
        """Whether it could be written."""
        try:
            write_whole(self.path, json.dumps(asdict(settings), ensure_ascii=False, indent=1))
        except SaveProblem:
            return False
        return True


def scale_for(size: tuple[int, int], wanted: int) -> float:
    """The UI scale for a window: what is wanted, held so that a smallest table still fits."""
    most = min(size[0] / SMALLEST[0], size[1] / SMALLEST[1])
    fitting = min(size[0] / 1280, size[1] / 720) if wanted == 0 else wanted / 100
    return max(0.5, min(fitting, most, 2.0))
