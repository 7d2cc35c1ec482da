"""Makes all sounds of the game: `python3 scripts/sound.py [NAME…]` (needs the extra `art`)

    sound.py                    everything, into assets/sounds and assets/music
    sound.py step dragon title  only these
    sound.py --check            make them anew and compare with the files, write nothing
    sound.py --list             names, variants, loudness
    sound.py --table            what was measured of the files
    sound.py --pictures FOLDER  waves and spectra to look at

A file is written only if its samples change, and sealed in assets/sounds/sources.sha256.
"""

from __future__ import annotations

import argparse
import io
import math
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from pathlib import Path

import numpy as np
import soundfile
from soundkit.effects import EFFECTS, make_effect
from soundkit.measure import HEAD, difference, measure, picture, sheet_of
from soundkit.music import MUSIC, make_music
from soundkit.sources import ASSETS, SEAL, files, seal
from soundkit.waves import RATE, Samples

QUALITY = 0.4  # of Vorbis, 0 to 1
CLOSE = 0.05  # another processor may round otherwise, and packing makes more of it
Maker = Callable[[], Samples]


def wanted(names: list[str]) -> Iterator[tuple[Path, Maker]]:
    """The files of these sounds, and who makes each."""
    for name, effect in EFFECTS.items():
        for variant in range(1, effect.variants + 1):
            if not names or name in names:
                yield (
                    ASSETS / "sounds" / f"{name}-{variant}.ogg",
                    partial(make_effect, name, variant),
                )
    for name in MUSIC:
        if not names or name in names:
            yield ASSETS / "music" / f"{name}.ogg", partial(make_music, name)


def packed(sound: Samples) -> bytes:
    """The sound as Ogg Vorbis."""
    channels = 1 if sound.ndim == 1 else sound.shape[1]
    memory = io.BytesIO()
    with soundfile.SoundFile(
        memory,
        "w",
        RATE,
        channels,
        "VORBIS",
        format="OGG",
        compression_level=1 - QUALITY,
    ) as file:
        for begin in range(0, len(sound), RATE):  # the encoder takes only so much at once
            file.write(sound[begin : begin + RATE])
    return memory.getvalue()


def unpacked(file: Path | bytes) -> Samples:
    sound, rate = soundfile.read(io.BytesIO(file) if isinstance(file, bytes) else str(file))
    if rate != RATE:
        raise ValueError(f"{rate} samples a second, not {RATE}")
    return np.asarray(sound, dtype=np.float64)


def distance(path: Path, data: bytes) -> float:
    """How far the file is from sounding like this, as part of its loudness."""
    if not path.exists():
        return math.inf
    old, new = unpacked(path), unpacked(data)
    if old.shape != new.shape:
        return math.inf
    return float(np.sqrt(np.sum((old - new) ** 2) / np.sum(new**2)))


def make(names: list[str]) -> None:
    for path, maker in wanted(names):
        data = packed(maker())
        if distance(path, data) > 0:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            print(f"{path.relative_to(ASSETS)}: {len(data) // 1024} kB")
    if not names:
        known = {path for path, _ in wanted([])}
        for path in files():
            if path not in known:
                path.unlink()
                print(f"{path.relative_to(ASSETS)}: away, nobody makes it")
        SEAL.write_text(seal(), encoding="utf-8", newline="\n")


def check(names: list[str]) -> list[Path]:
    """The files that the scripts would make otherwise."""
    return [path for path, maker in wanted(names) if distance(path, packed(maker())) > CLOSE]


def table(names: list[str]) -> None:
    print(f"{'':14}{HEAD}")
    total = 0
    for path, _ in wanted(names):
        total += path.stat().st_size
        print(f"{path.stem:14}{measure(unpacked(path), path.parent.name == 'music').line()}")
    print(f"{total / 1e6:.2f} MB\n\nmean difference between the spectra of variants in dB:")
    for name in (name for name in EFFECTS if not names or name in names):
        sounds = [unpacked(path) for path, _ in wanted([name])]
        apart = [difference(one, other) for one, other in combinations(sounds, 2)]
        if apart:
            print(f"{name:14}least {min(apart):.1f}, most {max(apart):.1f}")


def pictures(names: list[str], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    effects = []
    for path, _ in wanted(names):
        sound = unpacked(path)
        if path.parent.name == "music":
            halves = [picture(path.stem, half, 1500, 420) for half in np.array_split(sound, 2)]
            sheet_of(halves, 1).save(folder / f"{path.stem}.png")
        else:
            effects.append(picture(path.stem, sound, 300))
    if effects:
        sheet_of(effects, 5).save(folder / "effects.png")


def main() -> int:
    parser = argparse.ArgumentParser(description="Makes all sounds of the game.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these; else all")
    parser.add_argument("--check", action="store_true", help="compare only, write nothing")
    parser.add_argument("--list", action="store_true", help="names, variants and loudness")
    parser.add_argument("--table", action="store_true", help="measure the files")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="draw the files")
    asked = parser.parse_args()
    if unknown := set(asked.names) - {*EFFECTS, *MUSIC}:
        parser.error(f"there is no sound called {', '.join(sorted(unknown))}")
    if asked.list:
        for name, effect in EFFECTS.items():
            print(f"{name:10} {effect.variants}  {effect.loudness:.0f}")
        for name, (_, loudness) in MUSIC.items():
            print(f"{name:10} music  {loudness:.0f} LUFS")
    elif asked.check:
        wrong = check(asked.names)
        for path in wrong:
            print(f"{path.relative_to(ASSETS)} is not what the scripts make")
        return 1 if wrong else 0
    elif asked.table:
        table(asked.names)
    elif asked.pictures:
        pictures(asked.names, asked.pictures)
    else:
        make(asked.names)
    return 0


if __name__ == "__main__":
    sys.exit(main())
