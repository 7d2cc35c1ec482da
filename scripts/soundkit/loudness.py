"""How loud people hear a sound (ITU-R BS.1770), and sounds brought to a wanted loudness."""

from __future__ import annotations

import numpy as np
from scipy.signal import lfilter

from soundkit.shapes import fade_ends, highpass
from soundkit.waves import RATE, Samples, length

CEILING = 0.8  # no peak goes higher: the packed file may overshoot a little
EAR = 0.2  # seconds over which the ear gathers a short sound
EDGE = 0.006  # seconds of silence around an effect: packing smears its ends
BLOCK = 0.4  # seconds of a block in the standard's gated loudness


def _shelf() -> tuple[list[float], list[float]]:
    """The head: high tones are heard louder. The standard's filter, from its analogue form."""
    k = np.tan(np.pi * 1681.974450955533 / RATE)
    q, high = 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    mid = high**0.4996667741545416
    norm = 1 + k / q + k * k
    b = [high + mid * k / q + k * k, 2 * (k * k - high), high - mid * k / q + k * k]
    return [x / norm for x in b], [1.0, 2 * (k * k - 1) / norm, (1 - k / q + k * k) / norm]


def _rumble() -> tuple[list[float], list[float]]:
    """The lowest tones are hardly heard."""
    k = np.tan(np.pi * 38.13547087602444 / RATE)
    q = 0.5003270373238773
    norm = 1 + k / q + k * k
    return [1.0, -2.0, 1.0], [1.0, 2 * (k * k - 1) / norm, (1 - k / q + k * k) / norm]


def _power(sound: Samples) -> Samples:
    """Heard power of each sample, both ears together."""
    heard = lfilter(*_rumble(), lfilter(*_shelf(), sound, axis=0), axis=0) ** 2
    return heard if heard.ndim == 1 else heard.sum(axis=1)


def _windows(power: Samples, seconds: float, step: float) -> Samples:
    size = length(seconds)
    total = np.concatenate(([0.0], np.cumsum(np.pad(power, (0, max(0, size - len(power)))))))
    begins = np.arange(0, len(total) - size, max(1, length(step)))
    return (total[begins + size] - total[begins]) / size


def _level(power: float) -> float:
    return float(-0.691 + 10 * np.log10(max(power, 1e-12)))


def loudest(sound: Samples) -> float:
    """Loudness of the loudest moment: what counts for a short effect."""
    return _level(float(np.max(_windows(_power(sound), EAR, 0.005))))


def integrated(sound: Samples) -> float:
    """Loudness of a long piece in LUFS, its silences left out as the standard says."""
    blocks = _windows(_power(sound), BLOCK, BLOCK / 4)
    blocks = blocks[blocks > 10 ** ((-70 + 0.691) / 10)]
    gate = _level(float(np.mean(blocks))) - 10
    return _level(float(np.mean(blocks[blocks > 10 ** ((gate + 0.691) / 10)])))


def tame(sound: Samples, ceiling: float = CEILING) -> Samples:
    """Round off what stands out over the ceiling; most of the sound is left as it is."""
    knee = ceiling * 0.7
    over = np.abs(sound) - knee
    bent = knee + (ceiling - knee) * np.tanh(np.maximum(over, 0) / (ceiling - knee))
    return np.where(over > 0, np.sign(sound) * bent, sound)


def finish_effect(sound: Samples, target: float) -> Samples:
    """Without rumble, silence and clicks at the ends, as loud as wanted."""
    sound = highpass(sound, 30)
    loud = np.flatnonzero(np.abs(sound) > np.max(np.abs(sound)) * 10 ** (-56 / 20))
    sound = sound[max(0, loud[0] - length(0.001)) : loud[-1] + 1]
    sound = fade_ends(sound, end=len(sound) / RATE / 6)
    sound = np.pad(sound, length(EDGE))
    for _ in range(4):  # taming takes a little away, so come near step by step
        sound = tame(sound * 10 ** ((target - loudest(sound)) / 20))
    return sound


def finish_music(sound: Samples, target: float) -> Samples:
    """As loud as wanted. A loop must not be cut or faded."""
    sound = sound - sound.mean(axis=0)
    return tame(sound * 10 ** ((target - integrated(sound)) / 20))
