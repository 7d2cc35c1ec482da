"""What one hears at the table and under the feet: stone, wood, dice, coins, locks, buttons."""

from __future__ import annotations

import numpy as np

from soundkit.mixing import CELLAR, in_room, mix
from soundkit.shapes import bandpass, decay, fade_ends, hump, lowpass
from soundkit.struck import BONE, COIN, IRON, STONE, WOOD, grit, strike, thud
from soundkit.waves import Chance, Samples, curve, gliding_noise, length, moments, noise, tone


def step(rng: Chance) -> Samples:
    """A boot on stone: the heel, then the sole with some sand under it."""
    weight = rng.uniform(0.85, 1.15)
    heel = thud(rng.uniform(95, 150), 0.11 * weight, drop=0.8)
    knock = strike(rng, STONE, rng.uniform(420, 700), 0.5)
    leather = bandpass(noise(rng, 0.05), 250, rng.uniform(900, 1400)) * decay(0.05, 0.05, 0.004)
    late = rng.uniform(0.045, 0.075)
    length_of_rub = rng.uniform(0.05, 0.09)
    rub = bandpass(noise(rng, length_of_rub), rng.uniform(1200, 1900), rng.uniform(3800, 5200))
    rub *= hump(length_of_rub, length_of_rub * 0.3)
    sand = grit(rng, 0.12, rng.randint(8, 20), low=1800, high=5500, early=1.3)
    dry = mix(
        (0.0, 0.4 * weight * heel),
        (0.0, 0.7 * knock),
        (0.0, 0.8 * leather),
        (late, 0.08 * rub),
        (late * 0.6, 0.13 * sand),
    )
    return in_room(rng, dry, CELLAR, 0.16)


def tile(rng: Chance) -> Samples:
    """A slab falls into its place: a heavy thud, the knock of stone, sand that trickles."""
    slab = thud(rng.uniform(78, 96), 0.32, drop=0.7)
    low = strike(rng, STONE, rng.uniform(190, 250), 1.0)
    high = strike(rng, STONE, rng.uniform(520, 680), 0.7)
    edge = strike(rng, STONE, rng.uniform(330, 420), 0.6)  # the far edge comes down a moment later
    dust = lowpass(noise(rng, 0.3), 1500) * decay(0.3, 0.3, 0.006)
    sand = grit(rng, 0.45, rng.randint(50, 70), low=1300, high=6000, early=2.2)
    dry = mix(
        (0.0, 0.6 * slab),
        (0.0, 0.9 * low),
        (0.0, 0.7 * high),
        (rng.uniform(0.018, 0.03), 0.7 * edge),
        (0.0, 0.4 * dust),
        (0.012, 0.28 * sand),
    )
    return in_room(rng, dry, CELLAR, 0.22)


def turn(rng: Chance) -> Samples:
    """A slab turned on the others: stone that sticks and slips, then rests."""
    seconds = rng.uniform(0.2, 0.24)
    rate = curve(seconds, (0, 45), (seconds * 0.6, 95), (seconds, 60)) * rng.uniform(0.75, 1.2)
    slips = 0.45 + 0.55 * np.abs(tone(rate / 2, seconds)) ** 3
    centre = curve(seconds, (0, 700), (seconds * 0.5, 1150), (seconds, 800)) * rng.uniform(
        0.75, 1.3
    )
    scrape = gliding_noise(rng, centre, 900) + 0.5 * gliding_noise(rng, centre * 2.7, 1800)
    scrape *= slips * hump(seconds, seconds * 0.45)
    rest = mix((0.0, 0.4 * thud(130, 0.09)), (0.0, strike(rng, STONE, rng.uniform(400, 500), 0.5)))
    dry = mix(
        (0.0, 0.3 * scrape), (0.0, 0.15 * grit(rng, seconds, 30, low=1500, high=5000, early=1.0))
    )
    return in_room(rng, mix((0.0, dry), (seconds - 0.03, rest)), CELLAR, 0.15)


def token(rng: Chance) -> Samples:
    """A round token is turned over: a breath of air, then it claps down and comes to rest."""
    air = gliding_noise(rng, curve(0.12, (0, 700), (0.08, 2300), (0.12, 1500)), 900)
    dry = mix((0.0, 0.1 * air * hump(0.12, 0.085)), seconds=0.5)
    pitch, when, gap, force = rng.uniform(560, 640), 0.1, rng.uniform(0.06, 0.075), 1.0
    for _ in range(5):  # like a coin: ever smaller, ever faster
        clap = strike(rng, WOOD, pitch * rng.uniform(0.96, 1.08), force)
        knock = strike(rng, BONE, pitch * 3.6, force * 0.5)
        dry = mix((0.0, dry), (when, clap), (when, knock), (when, 0.3 * force * thud(170, 0.07)))
        when, gap, force = when + gap, gap * 0.68, force * 0.5
    return in_room(rng, dry, CELLAR, 0.12)


def dice(rng: Chance) -> Samples:
    """Two dice tumble over a wooden table and come to rest within seven tenths of a second."""
    parts = []
    for die in range(2):
        pitch = rng.uniform(2300, 2900) * (1.12 if die else 1.0)
        when, gap, force = rng.uniform(0.0, 0.03) + 0.05 * die, rng.uniform(0.1, 0.13), 1.0
        while when < 0.64:
            parts += [(when, hit) for hit in die_hit(rng, pitch, force)]
            when += gap * rng.uniform(0.65, 1.3)
            gap, force = max(0.034, gap * 0.84), max(0.1, force * rng.uniform(0.72, 0.88))
    clack = strike(rng, BONE, rng.uniform(3000, 3400), 0.6)  # one die meets the other
    parts.append((rng.uniform(0.2, 0.35), 0.7 * clack))
    return in_room(rng, mix(*parts), CELLAR, 0.1)


def die_hit(rng: Chance, pitch: float, force: float) -> list[Samples]:
    """The die itself, the board under it and the hollow of the table."""
    return [
        0.9 * strike(rng, BONE, pitch * rng.uniform(0.9, 1.15), force),
        0.6 * strike(rng, WOOD, rng.uniform(330, 460), force),
        0.25 * force * thud(rng.uniform(120, 150), 0.09),
    ]


def coins(rng: Chance) -> Samples:
    """A handful of coins falls on a heap."""
    count = rng.randint(11, 14)
    parts = [(0.0, 0.25 * thud(160, 0.1))]
    for coin in range(count):
        when = 0.55 * (coin / count) ** 1.4 + rng.uniform(0, 0.03)
        force = rng.uniform(0.3, 1.0) * (1 - 0.5 * coin / count)
        pitch = rng.choice([2350, 2640, 2960, 3330, 3950]) * rng.uniform(0.97, 1.03)
        parts.append((when, strike(rng, COIN, pitch, force)))
        parts.append(
            (when + rng.uniform(0.03, 0.06), strike(rng, COIN, pitch * 1.02, force * 0.35))
        )
    return in_room(rng, lowpass(mix(*parts), 9500), CELLAR, 0.12)


def lock(rng: Chance) -> Samples:
    """An iron key: it goes in, turns over two wards, and the bolt flies back."""
    scrape = gliding_noise(rng, curve(0.09, (0, 2200), (0.09, 3200)), 1500) * hump(0.09, 0.05)
    wards = [(when, strike(rng, IRON, rng.uniform(1250, 1500), 0.8)) for when in (0.12, 0.21, 0.27)]
    bolt = mix(
        (0.0, 0.45 * thud(115, 0.16)),
        (0.0, strike(rng, IRON, 460, 1.0)),
        (0.004, 0.7 * strike(rng, IRON, 790, 0.9)),
        (0.0, 0.6 * strike(rng, WOOD, 240, 1.0)),
        (0.05, 0.35 * strike(rng, IRON, 620, 0.6)),
    )
    return in_room(rng, mix((0.0, 0.1 * scrape), *wards, (0.36, bolt)), CELLAR, 0.22)


def chest(rng: Chance) -> Samples:
    """A heavy lid: the hasp, hinges that creak, the lid against its stop, a glint of gold."""
    hasp = mix((0.0, strike(rng, IRON, 880, 0.7)), (0.06, strike(rng, IRON, 1150, 0.4)))
    stop = mix((0.0, 0.45 * thud(98, 0.22)), (0.0, strike(rng, WOOD, 190, 1.0)))
    gold = [
        (0.78 + 0.07 * n, 0.09 * strike(rng, COIN, 2640 * r)) for n, r in enumerate((1, 1.26, 1.5))
    ]
    dry = mix((0.0, 0.8 * hasp), (0.14, 1.2 * creak(rng, 0.5)), (0.68, stop), *gold)
    return in_room(rng, dry, CELLAR, 0.2)


def creak(rng: Chance, seconds: float) -> Samples:
    """Wood on iron: jerks that come faster and faster, heard through the boards."""
    jerks = np.zeros(length(seconds))
    when = 0.0
    while when < seconds - 0.01:
        jerks[length(when)] = rng.uniform(0.5, 1.0)
        when += 1 / (55 + 130 * (when / seconds) ** 1.3) * rng.uniform(0.85, 1.15)
    boards = sum(bandpass(jerks, f * 0.94, f * 1.06) * g for f, g in CREAKING_BOARDS)
    return fade_ends(boards * hump(seconds, seconds * 0.6) * 9, end=0.04)


CREAKING_BOARDS = ((310, 0.8), (560, 1.0), (940, 0.9), (1480, 0.7), (2300, 0.4))


def click(rng: Chance) -> Samples:
    """A wooden button."""
    down = strike(rng, WOOD, rng.uniform(760, 860), 0.8, ring=0.35)
    up = strike(rng, WOOD, rng.uniform(980, 1080), 0.3, ring=0.3)
    return lowpass(mix((0.0, down), (0.0, 0.1 * thud(210, 0.05)), (0.035, up)), 6000)


def hover(rng: Chance) -> Samples:
    """A finger brushes over wood."""
    touch = strike(rng, WOOD, rng.uniform(1150, 1250), 0.4, ring=0.3)
    brush = bandpass(noise(rng, 0.03), 1500, 3500) * hump(0.03, 0.01)
    return lowpass(mix((0.0, touch), (0.0, 0.04 * brush)), 4500)


def error(rng: Chance) -> Samples:
    """Two dull knocks, the second lower: no."""
    parts = []
    for when, pitch in ((0.0, 311.1), (0.13, 233.1)):
        t = moments(0.2)
        hum = (
            np.sin(2 * np.pi * pitch * t)
            + 0.4 * np.sin(4 * np.pi * pitch * t)
            + 0.15 * np.sin(6 * np.pi * pitch * t)
        )
        parts.append((when, 0.5 * hum * decay(0.2, 0.24, 0.004)))
        parts.append((when, 0.5 * strike(rng, WOOD, pitch * 2, 0.6)))
    return lowpass(mix(*parts), 2500)
