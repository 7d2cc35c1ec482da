"""The players: lute, harp, horn, pipe, choir, drone, frame drum."""

from __future__ import annotations

import numpy as np

from soundkit.mixing import mix
from soundkit.shapes import Formant, bandpass, decay, lowpass, swell, vowel_loudness
from soundkit.struck import SKIN, pluck, strike, thud, with_body
from soundkit.waves import (
    Chance,
    Samples,
    length,
    moments,
    noise,
    read_table,
    wave_table,
)

VOWELS: dict[str, tuple[Formant, ...]] = {
    "oo": ((320, 130, 1.0), (780, 180, 0.22), (2400, 400, 0.02)),
    "ah": ((620, 180, 1.0), (1080, 220, 0.5), (2500, 400, 0.06)),
    "mm": ((230, 120, 1.0), (1000, 300, 0.04), (2300, 400, 0.01)),
}


def lute(pitch: float, bright: float = 0.5, take: int = 0) -> Samples:
    """A pair of gut strings over a wooden belly, not quite in tune with each other."""
    ring = 3.2 * (220 / pitch) ** 0.4
    first = pluck(pitch, bright, ring, take)
    second = pluck(pitch * 1.0014, bright, ring, take + 100)
    both = mix((0.0, first), (0.004, 0.7 * second))
    return 0.5 * with_body(lowpass(both, 5200, order=1))


def harp(pitch: float, bright: float = 0.3, take: int = 0) -> Samples:
    """One long string, plucked with the soft of the finger."""
    ring = 4.6 * (220 / pitch) ** 0.5
    return 0.5 * lowpass(pluck(pitch, bright * 0.5, ring, take), 3600, order=1)


def choir(rng: Chance, pitch: float, seconds: float, vowel: str, voices: int = 5) -> Samples:
    """Several people on one note, each a little off and trembling in their own way."""
    t = moments(seconds)
    heard = np.zeros_like(t)
    for _ in range(voices):
        own = pitch * (1 + rng.normal(0, 0.0025))
        rate, start = rng.uniform(4.3, 5.6), rng.uniform(0, 2 * np.pi)
        drift = np.sin(2 * np.pi * rng.uniform(0.1, 0.35) * t + start)
        tremble = 0.0042 * np.sin(2 * np.pi * rate * t + start) * np.minimum(1, t / 0.8)
        overtones = np.arange(1, max(2, int(4200 / own)))
        loudness = vowel_loudness(overtones * own, VOWELS[vowel]) / overtones**0.7
        table = wave_table(rng, loudness / loudness.max())
        heard += read_table(table, own * (1 + tremble + 0.0015 * drift), rng.uniform())
    breath = lowpass(noise(rng, seconds), 1800) * 0.02
    return (heard / voices + breath) * 0.5


def horn(rng: Chance, pitch: float, seconds: float) -> Samples:
    """A hunting horn: soft when it begins, brighter as the breath comes."""
    total = seconds + 0.12
    t = moments(total)
    blown = swell(total, 0.06, 0.14) * (0.75 + 0.25 * np.exp(-t * 2.5))
    tremble = 1 + 0.003 * np.sin(2 * np.pi * 5.2 * t) * np.minimum(1, t / 0.5)
    steps = pitch * tremble * (1 - 0.02 * np.exp(-t / 0.02))
    mellow = read_table(wave_table(rng, [1 / h**2.2 for h in range(1, 12)]), steps)
    bright = read_table(wave_table(rng, [1 / h**1.1 for h in range(1, 18)]), steps)
    return 0.4 * blown * (mellow + 0.4 * lowpass(bright, 3200) * blown**2)


def pipe(rng: Chance, pitch: float, seconds: float) -> Samples:
    """A wooden flute, blown softly: more breath than tone at first."""
    t = moments(seconds)
    tremble = 1 + 0.004 * np.sin(2 * np.pi * 4.6 * t) * np.clip(t - 0.4, 0, 1)
    table = wave_table(rng, (1, 0.28, 0.12, 0.04, 0.015))
    sung = read_table(table, pitch * tremble)
    air = bandpass(noise(rng, seconds), pitch * 0.97, pitch * 1.03) + 0.05 * lowpass(
        noise(rng, seconds), 2500
    )
    return 0.4 * (sung + 0.5 * air) * swell(seconds, min(0.35, seconds / 3), seconds * 0.6)


def drone(rng: Chance, pitch: float, seconds: float) -> Samples:
    """Bowed strings without end, for a loop: every wave fits in it a whole number of times."""
    heard = np.zeros(length(seconds))
    t = moments(seconds)
    for _ in range(4):
        whole = round(pitch * (1 + rng.normal(0, 0.0016)) * seconds) / seconds
        overtones = np.arange(1, int(2600 / whole))
        softness = 1 / overtones ** rng.uniform(1.25, 1.6)
        swing = 1 + 0.35 * np.sin(2 * np.pi * (rng.randint(3, 12) * t / seconds + rng.uniform()))
        steps = np.full(len(t), whole)
        heard += swing * read_table(wave_table(rng, softness), steps, rng.uniform())
    return heard / 8


def drum(rng: Chance, pitch: float, force: float = 1.0) -> Samples:
    """A frame drum, struck near its middle with the flat hand."""
    skin = strike(rng, SKIN, pitch * 1.3, force)
    deep = thud(pitch, 0.75, drop=0.35)
    hand = lowpass(noise(rng, 0.05), 900) * decay(0.05, 0.05, 0.002)
    return mix((0.0, 0.8 * force * deep), (0.0, 0.5 * skin), (0.0, 0.12 * force * hand))
