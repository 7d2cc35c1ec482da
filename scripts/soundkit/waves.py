"""Where sounds begin: tones, wave tables, noise, and chance that always falls the same way."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray
from scipy.signal import butter, sosfilt

RATE = 44_100
TABLE = 4096  # points in one cycle of a wave table

Samples = NDArray[np.float64]
Chance = np.random.RandomState  # numpy promises that its numbers stay the same in every version


def chance(name: str) -> Chance:
    """The dice of one sound."""
    return np.random.RandomState(zlib.crc32(name.encode()))


def length(seconds: float) -> int:
    return round(seconds * RATE)


def moments(seconds: float) -> Samples:
    """The time of each sample."""
    return np.arange(length(seconds)) / RATE


def curve(seconds: float, *points: tuple[float, float]) -> Samples:
    """A line through (time, value), as pitch, loudness or place."""
    times, values = zip(*points, strict=True)
    return np.interp(moments(seconds), times, values)


def phase(frequency: Samples) -> Samples:
    """How many cycles have passed, for a frequency that may glide."""
    return np.concatenate(([0.0], np.cumsum(frequency[:-1]))) / RATE


def tone(frequency: float | Samples, seconds: float) -> Samples:
    steps = np.broadcast_to(frequency, length(seconds)).astype(np.float64)
    return np.sin(2 * np.pi * phase(steps))


def wave_table(rng: Chance, loudness: Sequence[float]) -> Samples:
    """One cycle with these harmonics; their phases are shuffled so that it does not buzz."""
    spectrum = np.zeros(TABLE // 2 + 1, dtype=np.complex128)
    turns = rng.uniform(0, 2 * np.pi, len(loudness))
    spectrum[1 : len(loudness) + 1] = np.asarray(loudness) * np.exp(1j * turns)
    return np.fft.irfft(spectrum) * TABLE / 2


def read_table(table: Samples, frequency: Samples, start: float = 0.0) -> Samples:
    """The cycle of a wave table, read again and again at this frequency."""
    place = (phase(frequency) + start) % 1.0 * TABLE
    return np.interp(place, np.arange(TABLE + 1), np.append(table, table[0]))


def noise(rng: Chance, seconds: float) -> Samples:
    return rng.standard_normal(length(seconds))


def gliding_noise(rng: Chance, centre: Samples, width: float) -> Samples:
    """Wind whose pitch moves: slow complex noise, carried up to the centre frequency."""
    low = butter(2, width / 2, fs=RATE, output="sos")
    count = len(centre)
    slow = sosfilt(low, rng.standard_normal(count)) + 1j * sosfilt(low, rng.standard_normal(count))
    carried = (slow * np.exp(2j * np.pi * phase(centre))).real
    return carried / (np.std(carried) + 1e-12)


def endless_noise(rng: Chance, seconds: float, shape: Callable[[Samples], Samples]) -> Samples:
    """Noise with the given spectrum that ends where it began."""
    count = length(seconds)
    loudness = shape(np.fft.rfftfreq(count, 1 / RATE))
    parts = rng.standard_normal((2, len(loudness)))
    made = np.fft.irfft(loudness * (parts[0] + 1j * parts[1]), count)
    return made / (np.std(made) + 1e-12)
