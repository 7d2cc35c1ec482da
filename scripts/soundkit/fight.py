"""The fight: steel on steel, a blow that hurts, the dragon."""

from __future__ import annotations

import numpy as np

from soundkit.mixing import CAVERN, CELLAR, in_room, mix
from soundkit.shapes import (
    Formant,
    bandpass,
    decay,
    highpass,
    hump,
    lowpass,
    saturate,
    swell,
    through_mouth,
)
from soundkit.struck import STEEL, WOOD, grit, strike, thud
from soundkit.waves import (
    Chance,
    Samples,
    curve,
    gliding_noise,
    length,
    moments,
    noise,
    phase,
    read_table,
    tone,
    wave_table,
)

Vowel = tuple[Formant, ...]


def sword(rng: Chance) -> Samples:
    """The blade cuts the air and meets another; both ring and slide apart."""
    swing = gliding_noise(rng, curve(0.16, (0, 500), (0.12, 2100), (0.16, 1600)), 900)
    pitch = rng.uniform(560, 700)
    ours = strike(rng, STEEL, pitch, 1.0)
    theirs = strike(rng, STEEL, pitch * rng.uniform(1.18, 1.3), 0.9)
    crash = highpass(noise(rng, 0.05), 1500) * decay(0.05, 0.045, 0.0005)
    along = curve(0.22, (0, 3000), (0.22, 4600)) * rng.uniform(0.9, 1.1)
    slide = gliding_noise(rng, along, 700) * hump(0.22, 0.06)
    clash = mix(
        (0.0, 0.8 * ours),
        (0.002, 0.7 * theirs),
        (0.0, 0.25 * crash),
        (0.0, 0.5 * thud(150, 0.1)),
        (0.02, 0.06 * slide),
    )
    dry = mix((0.0, 0.16 * swing * hump(0.16, 0.12)), (0.1, lowpass(clash, 8500, order=1)))
    return in_room(rng, dry, CELLAR, 0.18)


OUCH: Vowel = ((560, 120, 1.0), (1080, 160, 0.5), (2350, 260, 0.12))


def hurt(rng: Chance) -> Samples:
    """A blow on leather and ribs, and the breath it takes."""
    slap = bandpass(noise(rng, 0.1), 300, rng.uniform(1500, 2100)) * decay(0.1, 0.09, 0.002)
    blow = mix((0.0, 0.6 * thud(rng.uniform(88, 105), 0.26, drop=1.0)), (0.0, 0.9 * slap))
    seconds = rng.uniform(0.19, 0.24)
    voice = curve(seconds, (0, 150), (0.05, 138), (seconds, 92)) * rng.uniform(0.92, 1.08)
    cords = read_table(wave_table(rng, [1 / h**1.1 for h in range(1, 36)]), voice)
    breath = 0.35 * noise(rng, seconds)
    groan = through_mouth(cords + breath, OUCH) * hump(seconds, 0.05)
    armour = 0.25 * strike(rng, WOOD, rng.uniform(260, 320), 0.8)
    dry = mix((0.0, saturate(blow, 1.5)), (0.0, armour), (0.03, 0.7 * lowpass(groan, 2600)))
    return in_room(rng, dry, CELLAR, 0.15)


# The throat of the dragon is three times as long as ours: its vowels lie that much lower.
CLOSED: Vowel = ((130, 70, 1.0), (310, 110, 0.7), (720, 180, 0.25), (1500, 500, 0.08))
OPEN: Vowel = ((260, 110, 1.0), (560, 160, 0.9), (1150, 260, 0.6), (2300, 700, 0.3))
WIDE: Vowel = ((340, 130, 1.0), (800, 220, 0.9), (1650, 420, 0.7), (3100, 900, 0.4))


def dragon(rng: Chance) -> Samples:
    """A roar: it draws breath, opens its throat, screams, and rolls away under the vaults."""
    seconds = 2.6
    cords = growl(rng, seconds)
    scream = rough_voice(rng, seconds)
    breath = noise(rng, seconds) * curve(seconds, (0, 0.1), (0.5, 0.5), (1.4, 0.8), (2.6, 0.3))
    source = cords + 0.8 * scream + 0.2 * breath
    mouth = (
        through_mouth(source, CLOSED) * curve(seconds, (0, 1), (0.35, 0.1), (1.7, 0.1), (2.4, 1))
        + through_mouth(source, OPEN) * hump(seconds, 0.9)
        + through_mouth(source, WIDE) * swell(seconds, 0.75, 1.5) ** 2
    )
    loudness = curve(seconds, (0, 0), (0.06, 1), (1.4, 0.9), (2.1, 0.4), (2.6, 0))
    roar = saturate(1.2 * mouth / np.max(np.abs(mouth)) * loudness, 1.8)
    pit = tone(curve(seconds, (0, 38), (0.8, 56), (2.6, 34)), seconds) * loudness
    stones = grit(rng, 2.0, 60, low=700, high=3000, early=1.0)
    dry = mix((0.0, roar), (0.0, 0.3 * pit), (0.5, 0.05 * stones))
    return in_room(rng, lowpass(dry, 6500), CAVERN, 0.3)[: length(3.9)]


def growl(rng: Chance, seconds: float) -> Samples:
    """Low cords that flap: rough, every second beat weaker, never quite regular."""
    pitch = curve(seconds, (0, 46), (0.6, 74), (1.3, 68), (2.6, 40))
    shake = lowpass(noise(rng, seconds), 28)
    pitch = pitch * (1 + 0.035 * shake / np.std(shake))
    beat = phase(pitch)
    flap = (0.62 + 0.38 * np.sin(np.pi * beat)) * (0.7 + 0.3 * np.sin(2 * np.pi * beat / 3.03))
    table = wave_table(rng, [1 / h**0.8 for h in range(1, 70)])
    return saturate(read_table(table, pitch) * flap, 1.5)


def rough_voice(rng: Chance, seconds: float) -> Samples:
    """The scream over the growl: a torn tone, its edges ragged by noise."""
    pitch = curve(seconds, (0, 120), (0.5, 210), (0.85, 310), (1.5, 255), (2.6, 110))
    ragged = lowpass(noise(rng, seconds), 90)
    pitch = pitch * (1 + 0.045 * ragged / np.std(ragged))
    table = wave_table(rng, [1 / h**0.7 for h in range(1, 30)])
    torn = 0.5 + 0.5 * np.sin(2 * np.pi * 31 * moments(seconds)) * curve(
        seconds, (0, 1), (0.9, 0.5), (2.6, 1)
    )
    return read_table(table, pitch) * torn * swell(seconds, 0.7, 1.6)
