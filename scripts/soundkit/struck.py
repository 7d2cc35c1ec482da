"""Things that are struck: wood, stone and metal as sums of ringing modes; grit; plucked strings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from scipy.signal import fftconvolve, lfilter

from soundkit.mixing import put
from soundkit.shapes import bandpass, decay, highpass, lowpass
from soundkit.waves import RATE, Chance, Samples, chance, length, moments, noise, tone


@dataclass(frozen=True)
class Material:
    """What a thing is made of, as one hears it."""

    modes: tuple[float, ...]  # frequencies it rings at, as multiples of its pitch
    ring: float  # seconds until its lowest mode is 60 dB down
    damping: float  # how much sooner the higher modes die
    contact: float  # seconds that a blow touches it: short is bright


WOOD = Material((1, 1.51, 2.57, 3.9, 4.95, 6.8, 8.9), ring=0.14, damping=0.7, contact=0.0005)
BONE = Material((1, 1.18, 1.42, 1.93, 2.31, 2.9), ring=0.045, damping=0.5, contact=0.00012)
STONE = Material(
    (1, 1.37, 1.79, 2.31, 2.83, 3.62, 4.41, 5.73, 7.1), ring=0.11, damping=0.6, contact=0.0004
)
IRON = Material((1, 1.52, 2.14, 2.76, 3.93, 5.12, 6.6), ring=0.24, damping=0.45, contact=0.0003)
STEEL = Material(
    (1, 1.93, 2.756, 3.81, 5.404, 6.3, 7.62, 8.933, 10.2), ring=1.3, damping=0.45, contact=0.00015
)
COIN = Material((1, 1.73, 2.33, 3.03, 3.6), ring=0.28, damping=0.5, contact=0.0001)
BELL = Material((0.5, 1, 1.2, 1.5, 2, 2.74, 3.01, 4.1), ring=2.4, damping=0.6, contact=0.0012)
SKIN = Material((1, 1.59, 2.14, 2.3, 2.65, 2.92, 3.16), ring=0.7, damping=0.9, contact=0.004)


def strike(
    rng: Chance, material: Material, pitch: float, force: float = 1.0, ring: float = 1.0
) -> Samples:
    """One blow. Where it lands is chance: each time other modes speak; a hard blow is brighter.

    `ring` below 1 is a thing that is held or lies firmly.
    """
    rings = [ring * material.ring / ratio**material.damping for ratio in material.modes]
    t = moments(max(rings) * 1.1)
    heard = np.zeros_like(t)
    for ratio, t60 in zip(material.modes, rings, strict=True):
        frequency = pitch * ratio * rng.uniform(0.985, 1.015)
        loudness = rng.uniform(0.25, 1.0)
        if frequency < RATE * 0.4:
            heard += loudness * np.sin(2 * np.pi * frequency * t) * 10 ** (-3 * t / t60)
    touch = np.hanning(max(3, length(material.contact / force**0.5)) + 2)
    heard = highpass(fftconvolve(heard, touch / touch.sum()), pitch * 0.6)  # too small for lows
    return force * heard / np.sqrt(len(material.modes))


def thud(pitch: float, ring: float, drop: float = 0.5) -> Samples:
    """Something heavy: a low tone that sinks by `drop` octaves as it dies."""
    seconds = ring * 0.9
    fall = 2 ** (drop * (np.exp(-moments(seconds) / (ring * 0.12)) - 1))
    return tone(pitch * fall * 2 ** (drop / 2), seconds) * decay(seconds, ring, attack=0.003)


def grit(
    rng: Chance, seconds: float, count: int, *, low: float, high: float, early: float = 2.0
) -> Samples:
    """Sand and splinters: tiny blows, most of them early."""
    heard = np.zeros(length(seconds + 0.02))
    for _ in range(count):
        begin = seconds * rng.uniform() ** early
        weight = rng.uniform(0.1, 1.0) ** 2 * (1.1 - begin / seconds)
        ring = rng.uniform(0.003, 0.012)
        grain = tone(np.exp(rng.uniform(np.log(low), np.log(high))), ring)
        put(heard, grain * decay(ring, ring, attack=0.0003) * weight, begin)
    return heard


@cache
def pluck(pitch: float, bright: float, ring: float, take: int = 0) -> Samples:
    """A plucked string after Karplus and Strong: a burst of noise runs round and grows dull.

    `bright` (0..1) is how hard the finger is; `take` gives another pluck of the same string.
    """
    rng = chance(f"pluck {pitch:.3f} {bright} {ring} {take}")
    seconds = min(ring * 0.8, 6.0)
    round_trip = RATE / pitch - 0.5  # the loop's own smoothing takes half a sample
    whole = int(round_trip)
    part = round_trip - whole
    burst = lowpass(noise(rng, (whole + 1) / RATE), 1200 + 8000 * bright, order=1)
    burst -= burst.mean()
    place = max(1, round(whole * rng.uniform(0.14, 0.2)))  # where the string is plucked
    burst = burst - np.roll(burst, place)
    keep = 10 ** (-3 / (pitch * ring))
    loop = np.zeros(whole + 3)
    loop[0] = 1.0
    loop[whole:] -= keep * np.convolve([1 - part, part], [0.5, 0.5])
    push = np.zeros(length(seconds))
    push[: len(burst)] = burst
    heard = lfilter([1.0], loop, push)
    heard = heard - lowpass(heard, 30, order=1)
    heard *= np.minimum(1.0, (seconds - moments(seconds)) / 0.3)
    return heard / np.max(np.abs(heard))


def with_body(sound: Samples) -> Samples:
    """The wooden belly of a lute."""
    hollow = bandpass(sound, 90, 140) * 0.9 + bandpass(sound, 190, 260) * 0.7
    return sound * 0.7 + hollow + bandpass(sound, 380, 520) * 0.4
