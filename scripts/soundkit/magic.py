"""Spells, curses and blessings, and the short tunes of victory and defeat. All in D."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from soundkit.instruments import choir, drum, harp, horn, lute
from soundkit.mixing import HALL, in_room, mix
from soundkit.shapes import decay, hump, lowpass, swell
from soundkit.struck import BELL, strike, thud
from soundkit.waves import (
    Chance,
    Samples,
    curve,
    gliding_noise,
    length,
    moments,
    read_table,
    tone,
    wave_table,
)

D4 = 293.66
LYDIAN = (1, 9 / 8, 5 / 4, 45 / 32, 3 / 2, 27 / 16, 15 / 8, 2)


def sparkle(rng: Chance, seconds: float, count: int, notes: Sequence[float]) -> Samples:
    """Many tiny bells of a scale, high up."""
    heard = np.zeros(length(seconds))
    parts = [(0.0, heard)]
    for _ in range(count):
        pitch = float(rng.choice(notes)) * D4 * rng.choice([4, 8])
        ring = rng.uniform(0.12, 0.35)
        bell = tone(pitch, ring) + 0.3 * tone(pitch * 2.76, ring)
        parts.append(
            (rng.uniform(0, seconds * 0.8), bell * decay(ring, ring) * rng.uniform(0.3, 1))
        )
    return mix(*parts)


def spell(rng: Chance) -> Samples:
    """Power gathers, flies up and bursts."""
    rise = rng.uniform(0.34, 0.44)
    up = curve(rise, (0, D4 * 0.5), (rise, D4 * rng.uniform(1.6, 2.4)))
    ray = sum(tone(up * r * (1 + 0.004 * k), rise) for k, r in enumerate((1, 1.5, 2, 3.01)))
    ray *= hump(rise, rise * 0.9)
    air = gliding_noise(rng, curve(rise, (0, 400), (rise, 3800)), 700) * hump(rise, rise * 0.92)
    burst_air = gliding_noise(rng, curve(0.5, (0, 2600), (0.5, 500)), 1500)
    burst = mix(
        (0.0, 0.9 * thud(98, 0.35, drop=1.2)),
        (0.0, 0.28 * burst_air * decay(0.5, 0.45, 0.004)),
        (0.0, 0.16 * sparkle(rng, 0.7, 26, LYDIAN)),
        (0.0, 0.3 * strike(rng, BELL, D4 * rng.choice([1.5, 2, 3]))),
    )
    dry = mix((0.0, 0.14 * ray), (0.0, 0.16 * air), (rise - 0.02, burst))
    return in_room(rng, dry, HALL, 0.16)[: length(2.2)]


def portal(rng: Chance) -> Samples:
    """Drawn into a whirl and let out elsewhere: glides without end, and a wind that turns."""
    seconds = 1.5
    t = moments(seconds)
    whirl = np.zeros_like(t)
    for voice in range(7):  # octaves that rise together; the lowest comes in as the highest goes
        place = (voice / 7 + t / seconds * 0.7) % 1.0
        whirl += tone(70 * 2 ** (place * 6), seconds) * np.sin(np.pi * place) ** 2
    turning = 0.6 + 0.4 * tone(curve(seconds, (0, 3), (1.5, 11)), seconds)
    centre = curve(seconds, (0, 300), (0.9, 1900), (1.5, 600))
    wind = gliding_noise(rng, centre, 350) * turning
    body = (0.2 * whirl * (0.5 + 0.5 * turning) + 0.2 * wind) * swell(seconds, 0.36, 0.55)
    arrive = mix(
        (0.0, 0.6 * thud(90, 0.3)), (0.0, 0.14 * sparkle(rng, 0.5, 14, (1, 3 / 2, 16 / 9, 2)))
    )
    return in_room(rng, mix((0.0, body), (1.1, arrive)), HALL, 0.2)[: length(2.4)]


def curse(rng: Chance) -> Samples:
    """A whisper, a chord that should not be, sinking."""
    seconds = 1.7
    sink = curve(seconds, (0, 1.06), (0.5, 1.0), (seconds, 0.84))
    chord = np.zeros(length(seconds))
    table = wave_table(rng, [1 / h**1.3 for h in range(1, 24)])
    for ratio in (
        0.25,
        0.25 * 1.0595,
        0.3536,
        0.5,
        0.7071,
        0.749,
        1.0,
        1.4142,
    ):  # fourths grown too wide
        bend = sink * (1 + rng.uniform(-0.006, 0.006))
        chord += read_table(table, D4 * ratio * bend, rng.uniform())
    chord = lowpass(chord, 2200) * swell(seconds, 0.45, 0.9)
    shiver = 0.65 + 0.35 * tone(curve(seconds, (0, 9), (1.7, 5)), seconds)
    whisper = sum(
        gliding_noise(rng, curve(seconds, (0, f * 0.8), (0.6, f * 1.2), (1.7, f * 0.7)), 260) * g
        for f, g in ((720, 1.0), (1500, 0.8), (3100, 0.5))
    )
    whisper *= shiver * swell(seconds, 0.35, 0.9)
    knell = 0.35 * strike(rng, BELL, D4 * 0.3536)
    dry = mix(
        (0.0, 0.16 * chord * shiver),
        (0.0, 0.07 * whisper),
        (0.3, knell),
        (0.3, 0.6 * thud(62, 0.5)),
    )
    return in_room(rng, dry, HALL, 0.2)[: length(2.8)]


def heal(rng: Chance) -> Samples:
    """Water, a harp that rises, light."""
    notes = (1, 5 / 4, 3 / 2, 15 / 8, 2, 5 / 2, 3)
    strings = [(0.085 * n, harp(D4 * ratio, 0.7 + 0.04 * n, n)) for n, ratio in enumerate(notes)]
    drops = [(rng.uniform(0, 0.5), 0.25 * drop(rng)) for _ in range(6)]
    glow = choir(rng, D4, 1.5, "ah") + choir(rng, D4 * 1.5, 1.5, "oo")
    light = 0.08 * sparkle(rng, 1.1, 18, LYDIAN)
    dry = mix(*strings, *drops, (0.1, 0.25 * glow * swell(1.5, 0.5, 0.9)), (0.25, light))
    return in_room(rng, dry, HALL, 0.2)[: length(2.6)]


def drop(rng: Chance) -> Samples:
    """A drop of water: the bubble it leaves rings, and rises as it closes."""
    pitch = rng.uniform(700, 1500)
    return tone(curve(0.09, (0, pitch), (0.09, pitch * 1.5)), 0.09) * decay(0.09, 0.08, 0.002)


def win(rng: Chance) -> Samples:
    """Horns and lute: up to the bright third of D."""
    tune = (
        (0.0, 1.0, 0.2),
        (0.2, 1.0, 0.1),
        (0.3, 5 / 4, 0.28),
        (0.6, 3 / 2, 0.26),
        (0.88, 2, 1.3),
    )
    horns = [(when, 0.5 * horn(rng, D4 * ratio, held)) for when, ratio, held in tune]
    under = [(0.88, 0.3 * horn(rng, D4 * ratio, 1.3)) for ratio in (0.5, 0.75, 1.25)]
    chord = [
        (0.88 + 0.03 * n, 0.5 * lute(D4 * r, 0.8, n))
        for n, r in enumerate((0.5, 0.75, 1, 1.25, 1.5))
    ]
    drums = [(when, force * drum(rng, 88)) for when, force in ((0.0, 0.5), (0.6, 0.5), (0.88, 1.0))]
    light = (0.95, 0.05 * sparkle(rng, 0.9, 16, (1, 5 / 4, 3 / 2)))
    return in_room(rng, mix(*horns, *under, *chord, *drums, light), HALL, 0.16)[: length(3.2)]


def lose(rng: Chance) -> Samples:
    """Down by steps to an empty fifth, a last drum."""
    tune = ((0.0, 6 / 5, 0.32), (0.34, 9 / 8, 0.32), (0.68, 16 / 15, 0.34), (1.04, 1.0, 1.2))
    voice = [(when, 0.4 * horn(rng, D4 * ratio, held)) for when, ratio, held in tune]
    strings = [
        (when, 0.5 * lute(D4 * ratio * 0.5, 0.5, n)) for n, (when, ratio, _) in enumerate(tune)
    ]
    low = choir(rng, D4 * 0.5, 1.7, "oo") + choir(rng, D4 * 0.375, 1.7, "oo")
    drums = [(0.0, 0.5 * drum(rng, 70)), (1.04, 0.9 * drum(rng, 62))]
    dry = mix(*voice, *strings, (0.9, 0.4 * low * swell(1.7, 0.5, 0.9)), *drums)
    return in_room(rng, dry, HALL, 0.2)[: length(3.3)]
