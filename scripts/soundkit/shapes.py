"""Envelopes and filters: how a sound grows and dies, and which part of it is let through."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from scipy.signal import butter, iirpeak, lfilter, sosfilt

from soundkit.waves import RATE, Samples, length, moments

Formant = tuple[float, float, float]  # frequency, width, loudness


def decay(seconds: float, t60: float, attack: float = 0.001) -> Samples:
    """A blow: quick to come, 60 dB down after `t60` seconds."""
    t = moments(seconds)
    return np.minimum(1.0, t / attack) * 10 ** (-3 * t / t60)


def swell(seconds: float, rise: float, fall: float) -> Samples:
    """Up within `rise`, down within `fall`, with round corners."""
    t = moments(seconds)
    up = np.clip(t / rise, 0, 1)
    down = np.clip((seconds - t) / fall, 0, 1)
    return np.sin(np.pi / 2 * up) ** 2 * np.sin(np.pi / 2 * down) ** 2


def hump(seconds: float, top: float) -> Samples:
    """One smooth hill, highest at `top`."""
    return swell(seconds, top, seconds - top)


def fade_ends(sound: Samples, start: float = 0.0008, end: float = 0.02) -> Samples:
    """No click: silence where the sound begins and ends."""
    faded = sound.copy()
    rise, fall = length(start), min(length(end), len(sound))
    faded[:rise] *= np.linspace(0, 1, rise)
    faded[len(faded) - fall :] *= np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    return faded


def lowpass(sound: Samples, edge: float, order: int = 2) -> Samples:
    return sosfilt(butter(order, edge, fs=RATE, output="sos"), sound, axis=0)


def highpass(sound: Samples, edge: float, order: int = 2) -> Samples:
    return sosfilt(butter(order, edge, "highpass", fs=RATE, output="sos"), sound, axis=0)


def bandpass(sound: Samples, low: float, high: float, order: int = 2) -> Samples:
    return sosfilt(butter(order, (low, high), "bandpass", fs=RATE, output="sos"), sound, axis=0)


def through_mouth(sound: Samples, vowel: Sequence[Formant]) -> Samples:
    """The sound with the resonances of a throat."""
    heard = np.zeros_like(sound)
    for frequency, width, loudness in vowel:
        heard += loudness * lfilter(*iirpeak(frequency, frequency / width, fs=RATE), sound)
    return heard


def vowel_loudness(frequency: Samples, vowel: Sequence[Formant]) -> Samples:
    """How loud a throat lets each frequency through."""
    heard = np.zeros_like(frequency)
    for centre, width, loudness in vowel:
        heard += loudness / (1 + ((frequency - centre) / (width / 2)) ** 2)
    return heard


def saturate(sound: Samples, drive: float) -> Samples:
    """Overdriven, as a throat or a loud drum is."""
    return np.tanh(drive * sound) / np.tanh(drive)
