"""Putting sounds together: places in time and between the ears, rooms, loops."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from scipy.signal import fftconvolve

from soundkit.shapes import bandpass, lowpass
from soundkit.waves import RATE, Chance, Samples, length, moments

Band = tuple[float, float, float]  # low edge, high edge, seconds until 60 dB down


def put(onto: Samples, sound: Samples, when: float, loudness: float = 1.0) -> None:
    """Add a sound at a time; what hangs over the end is cut off."""
    begin = length(when)
    room = max(0, min(len(sound), len(onto) - begin))
    onto[begin : begin + room] += loudness * sound[:room]


def put_round(onto: Samples, sound: Samples, when: float, loudness: float = 1.0) -> None:
    """Add a sound to a loop: what hangs over the end goes on at the beginning."""
    begin = length(when) % len(onto)
    while len(sound):
        room = min(len(sound), len(onto) - begin)
        onto[begin : begin + room] += loudness * sound[:room]
        sound, begin = sound[room:], 0


def mix(*parts: tuple[float, Samples], seconds: float | None = None) -> Samples:
    """Sounds, each with the time it begins at."""
    end = seconds or max(when + len(sound) / RATE for when, sound in parts)
    mixed = np.zeros(length(end) + 1)
    for when, sound in parts:
        put(mixed, sound, when)
    return mixed


def pan(sound: Samples, place: float) -> Samples:
    """A mono sound at a place from -1 (left) to 1 (right), equally loud everywhere."""
    angle = (place + 1) * np.pi / 4
    return np.outer(sound, (np.cos(angle), np.sin(angle))) * np.sqrt(2)


def echoes(rng: Chance, bands: Sequence[Band], delay: float = 0.0) -> Samples:
    """What a room answers to a clap: noise that dies, the high part sooner than the low."""
    seconds = max(t60 for _, _, t60 in bands)
    t = moments(seconds)
    source = rng.standard_normal(len(t))
    answer = np.zeros_like(t)
    for low, high, t60 in bands:
        answer += bandpass(source, low, high) * 10 ** (-3 * t / t60)
    answer *= np.minimum(1.0, t / 0.012)
    answer /= np.sqrt(np.sum(answer**2))
    return np.concatenate((np.zeros(length(delay)), answer))


CELLAR: tuple[Band, ...] = ((150, 400, 0.34), (400, 2000, 0.42), (2000, 6000, 0.3))
HALL: tuple[Band, ...] = ((70, 300, 2.6), (300, 1200, 2.9), (1200, 4000, 1.9), (4000, 9000, 0.9))
CAVERN: tuple[Band, ...] = ((60, 250, 4.2), (250, 1000, 4.6), (1000, 3000, 2.6), (3000, 7000, 1.1))


def in_room(rng: Chance, sound: Samples, bands: Sequence[Band], wet: float) -> Samples:
    """A mono sound and the answer of the room; longer by the room's tail."""
    answer = fftconvolve(sound, echoes(rng, bands))
    answer[: len(sound)] += sound / wet
    return answer * wet


def answer_round(rng: Chance, sound: Samples, bands: Sequence[Band], delay: float) -> Samples:
    """What a hall answers to a stereo loop; the tail of its end is heard at its beginning."""
    count = len(sound)
    sides = []
    for side in range(2):
        answer = np.zeros(count)
        put_round(answer, echoes(rng, bands, delay), 0.0)
        spectrum = np.fft.rfft(sound[:, side]) * np.fft.rfft(answer)
        sides.append(np.fft.irfft(spectrum, count))
    return np.stack(sides, axis=1)


def far_away(sound: Samples, edge: float) -> Samples:
    """Distance takes the high part away."""
    return lowpass(sound, edge, order=1)
