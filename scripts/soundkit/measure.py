"""What can be told of a sound without hearing it: levels, times, edges, and its picture."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw
from scipy.signal import stft

from soundkit.loudness import integrated, loudest
from soundkit.shapes import highpass
from soundkit.waves import RATE, Samples

WINDOW = 2048
LOWEST, HIGHEST = 30.0, 16_000.0  # of the pictures, in Hz
SMALL_SPEAKER = 250.0  # Hz: what lies under this a laptop does not play
FLOOR = -80.0  # dB under the loudest point, black in the pictures


@dataclass(frozen=True)
class Measures:
    """One line of the table."""

    seconds: float
    peak: float  # dBFS
    rms: float  # dBFS
    loudness: float  # of the loudest moment, or of all of a loop
    onset: float  # seconds until a quarter of the peak
    fade: float  # seconds from the peak until the last sample less than 20 dB under it
    offset: float  # mean of all samples
    edges: float  # the louder of first and last sample; of a loop, the jump where it joins
    bend: float  # of a loop: change of slope where it joins, beside the largest elsewhere
    centre: float  # Hz: middle of the spectrum
    small: float  # loudness that a small speaker takes away, which has no lows

    def line(self) -> str:
        return (
            f"{self.seconds:6.2f} {self.peak:6.1f} {self.rms:6.1f} {self.loudness:6.1f} "
            f"{self.onset * 1000:6.0f} {self.fade * 1000:7.0f} {self.offset:8.5f} "
            f"{self.edges:7.4f} {self.bend:5.2f} {self.centre:6.0f} {self.small:5.1f}"
        )


HEAD = "     s   peak    rms   loud  on/ms fade/ms   offset   edges  bend centre small"


def decibels(value: float) -> float:
    return float(20 * np.log10(max(value, 1e-9)))


def measure(sound: Samples, loop: bool) -> Measures:
    level = np.abs(sound if sound.ndim == 1 else sound.mean(axis=1))
    peak_at = int(np.argmax(level))
    return Measures(
        seconds=len(sound) / RATE,
        peak=decibels(float(np.max(np.abs(sound)))),
        rms=decibels(float(np.sqrt(np.mean(sound**2)))),
        loudness=integrated(sound) if loop else loudest(sound),
        onset=int(np.argmax(level > level.max() / 4)) / RATE,
        fade=(int(np.flatnonzero(level > level.max() / 10)[-1]) - peak_at) / RATE,
        offset=float(np.max(np.abs(sound.mean(axis=0)))),
        edges=joint(sound)[0] if loop else float(max(level[0], level[-1])),
        bend=joint(sound)[1] if loop else 0.0,
        centre=spectral_centre(sound),
        small=loudest(highpass(sound, SMALL_SPEAKER, order=4)) - loudest(sound),
    )


def joint(sound: Samples) -> tuple[float, float]:
    """Where a loop joins: the jump, and its change of slope beside the largest within a second."""
    around = np.concatenate((sound[-RATE:], sound[:RATE]))
    slopes = np.abs(np.diff(around, n=2, axis=0))
    here = slopes[RATE - 2 : RATE].max()
    elsewhere = max(slopes[: RATE - 2].max(), slopes[RATE:].max())
    return float(np.abs(sound[0] - sound[-1]).max()), float(here / elsewhere)


def spectral_centre(sound: Samples) -> float:
    mono = sound if sound.ndim == 1 else sound.mean(axis=1)
    power = np.abs(np.fft.rfft(mono)) ** 2
    return float(np.sum(np.fft.rfftfreq(len(mono), 1 / RATE) * power) / np.sum(power))


def spectrum(sound: Samples, bands: int = 24) -> Samples:
    """Level in bands of equal width to the ear, in dB under the whole."""
    mono = sound if sound.ndim == 1 else sound.mean(axis=1)
    power = np.abs(np.fft.rfft(mono)) ** 2
    edges = np.geomspace(60, 14_000, bands + 1)
    place = np.searchsorted(np.fft.rfftfreq(len(mono), 1 / RATE), edges)
    total = np.array([power[a:b].sum() for a, b in pairwise(place)])
    return 10 * np.log10(total / total.sum() + 1e-9)


def difference(one: Samples, other: Samples) -> float:
    """How unlike two variants are: mean difference of their spectra in dB."""
    return float(np.mean(np.abs(spectrum(one) - spectrum(other))))


def picture(name: str, sound: Samples, width: int, height: int = 200) -> Image.Image:
    """The wave above, the spectrum over time below; pitch is drawn in octaves."""
    mono = sound if sound.ndim == 1 else sound.mean(axis=1)
    size = min(WINDOW, len(mono))
    hop = max(1, min(size // 4, len(mono) // width))
    pitches, _, parts = stft(mono, RATE, nperseg=size, noverlap=size - hop)
    level = 20 * np.log10(np.abs(parts) / np.abs(parts).max() + 1e-9)
    rows = np.searchsorted(pitches, np.geomspace(HIGHEST, LOWEST, height))
    heat = np.clip((level[np.minimum(rows, len(pitches) - 1)] - FLOOR) / -FLOOR, 0, 1)
    colours = np.stack((heat, heat**2, heat**4 + 0.3 * heat * (1 - heat)), axis=-1)
    lower = Image.fromarray((colours * 255).astype(np.uint8)).resize((width, height))
    sheet = Image.new("RGB", (width, height + 60), (20, 17, 15))
    sheet.paste(lower, (0, 60))
    draw = ImageDraw.Draw(sheet)
    for x, piece in enumerate(np.array_split(mono, width)):
        if len(piece):
            draw.line((x, 30 - 28 * piece.max(), x, 30 - 28 * piece.min()), fill=(217, 164, 65))
    draw.text((4, 2), f"{name}  {len(mono) / RATE:.2f} s", fill=(239, 226, 196))
    return sheet


def sheet_of(pictures: list[Image.Image], columns: int) -> Image.Image:
    wide, high = pictures[0].size
    rows = -(-len(pictures) // columns)
    sheet = Image.new("RGB", (columns * (wide + 6), rows * (high + 6)))
    for n, image in enumerate(pictures):
        sheet.paste(image, (n % columns * (wide + 6), n // columns * (high + 6)))
    return sheet
