"""The two loops. Everything is laid on a ring: what passes the end goes on at the beginning."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from soundkit import scores
from soundkit.instruments import choir, drone, drum, harp, lute, pipe
from soundkit.loudness import finish_music
from soundkit.magic import drop
from soundkit.mixing import CAVERN, HALL, Band, answer_round, far_away, pan, put_round
from soundkit.scores import pitch_of
from soundkit.shapes import swell
from soundkit.struck import IRON, STONE, strike
from soundkit.waves import Chance, Samples, chance, endless_noise, length


class Ring:
    """A stage that is a loop: players near and far, and the hall that answers."""

    def __init__(self, name: str, seconds: float) -> None:
        self.rng: Chance = chance(name)
        self.seconds = seconds
        self.near = np.zeros((length(seconds), 2))
        self.sent = np.zeros((length(seconds), 2))  # what the hall gets to hear

    def play(
        self, sound: Samples, when: float, loudness: float, place: float = 0.0, far: float = 0.3
    ) -> None:
        """`far` from 0 (at the ear) to 1 (only its echo is heard)."""
        both = pan(sound, place)
        put_round(self.near, both, when % self.seconds, loudness * (1 - far))
        put_round(self.sent, both, when % self.seconds, loudness * far)

    def human(self, when: float) -> float:
        """Nobody plays like a clock."""
        return when + self.rng.normal(0, 0.009)

    def heard(self, hall: tuple[Band, ...], delay: float) -> Samples:
        return self.near + answer_round(self.rng, self.sent, hall, delay)

    def slowly(self, *points: tuple[float, float]) -> Samples:
        """A loudness through (part of the loop, value), round at the joint."""
        parts, values = zip(*points, strict=True)
        ring = np.linspace(0, 1, len(self.near), endpoint=False)
        return np.interp(ring, parts, values, period=1.0)


# --- title --------------------------------------------------------------------------------------


def title() -> Samples:
    """Warm and full of secrets: a lute's tune over a drone; a harp, a choir and a drum join in."""
    beat, bar = scores.TITLE_BEAT, scores.TITLE_BEAT * scores.TITLE_BAR
    ring = Ring("title", bar * scores.TITLE_BARS)
    title_drone(ring)
    title_lute(ring, beat)
    title_harp(ring, beat, bar)
    title_choir(ring, bar)
    title_drum(ring, beat, bar)
    return ring.heard(HALL, 0.025)


def title_drone(ring: Ring) -> None:
    loudness = ring.slowly((0, 0.75), (0.3, 0.7), (0.5, 1.0), (0.72, 0.9), (0.9, 0.7))
    for name, part, place in (("d2", 0.2, 0.0), ("a2", 0.12, -0.4), ("d3", 0.07, 0.4)):
        ring.play(drone(ring.rng, pitch_of(name), ring.seconds) * loudness, 0, part, place)


def title_lute(ring: Ring, beat: float) -> None:
    for n, note in enumerate(scores.read(scores.TITLE_LUTE, scores.TITLE_BAR)):
        stress = 1.0 if note.begin % 3 == 0 else 0.8
        string = lute(note.pitch, 0.45 * stress, n % 3)
        loudness = 1.35 * stress * ring.rng.uniform(0.88, 1.05)
        ring.play(string, ring.human(note.begin * beat), loudness, -0.12, far=0.3)


def title_harp(ring: Ring, beat: float, bar: float) -> None:
    chords = scores.TITLE_CHORDS.split()
    for number, (chord, pattern) in enumerate(zip(chords, scores.TITLE_HARP, strict=True)):
        for n, tone in enumerate(pattern):
            if tone >= 0:
                string = harp(pitch_of(scores.CHORDS[chord][tone]), 0.3, (n + number) % 3)
                loudness = (0.34 if n else 0.42) * ring.rng.uniform(0.85, 1.05)
                ring.play(string, ring.human(number * bar + n * beat), loudness, 0.35, far=0.3)


def title_choir(ring: Ring, bar: float) -> None:
    for first, bars, vowel, loudness, notes in scores.TITLE_CHOIR:
        seconds = bars * bar + 1.6
        for n, name in enumerate(notes.split()):
            sung = choir(ring.rng, pitch_of(name), seconds, vowel) * swell(seconds, 1.3, 1.7)
            ring.play(sung, first * bar - 0.5, 0.13 * loudness, (-0.5, 0.5, 0.1)[n], far=0.45)


def title_drum(ring: Ring, beat: float, bar: float) -> None:
    for number, strokes in scores.TITLE_DRUM.items():
        for stroke, force in strokes:
            hit = drum(ring.rng, 82, force)
            ring.play(hit, ring.human(number * bar + stroke * beat), 0.34, 0.15, far=0.35)


# --- catacombs ----------------------------------------------------------------------------------


def catacombs() -> Samples:
    """Dark and quiet: wind, drops, far knocks; now and then a few notes that nobody plays."""
    ring = Ring("catacombs", scores.CATACOMBS_SECONDS)
    depths(ring)
    drips(ring)
    far_sounds(ring)
    humming(ring)
    lost_tunes(ring)
    return ring.heard(CAVERN, 0.045)


def depths(ring: Ring) -> None:
    """A drone that breathes, and wind in far passages."""
    loudness = ring.slowly((0, 0.8), (0.22, 1.0), (0.4, 0.7), (0.62, 1.0), (0.85, 0.75))
    for name, part, place in (("d2", 0.2, 0.0), ("d1", 0.1, 0.0), ("a2", 0.05, -0.5)):
        ring.play(drone(ring.rng, pitch_of(name), ring.seconds) * loudness, 0, part, place, far=0.4)
    for place, centre in ((-0.7, 380.0), (0.7, 520.0)):
        wind = endless_noise(ring.rng, ring.seconds, lambda f, c=centre: whistle(f, c))
        gusts = endless_noise(ring.rng, ring.seconds, lambda f: (f > 0) * (f < 0.12) * 1.0)
        ring.play(wind * np.exp(0.5 * gusts), 0, 0.006, place, far=0.5)


def whistle(frequency: Samples, centre: float) -> Samples:
    """The spectrum of wind over a hole: a broad hill of octaves."""
    octaves = np.log2(np.maximum(frequency, 1.0) / centre)
    return np.exp(-((octaves / 0.8) ** 2)) / np.sqrt(np.maximum(frequency, 1.0))


def drips(ring: Ring) -> None:
    """Water, never in time; some drops are answered from another wall."""
    gap = ring.seconds / scores.CATACOMBS_DRIPS
    for number in range(scores.CATACOMBS_DRIPS):
        when = (number + ring.rng.uniform(0.05, 0.95)) * gap
        place = ring.rng.uniform(-0.8, 0.8)
        loudness = 0.3 * ring.rng.uniform(0.4, 1.0)
        fallen = drop(ring.rng)
        ring.play(fallen, when, loudness, place, far=0.55)
        for again in range(1, ring.rng.randint(1, 4)):
            ring.play(
                far_away(fallen, 1500), when + 0.31 * again, loudness * 0.4**again, -place, 0.7
            )


def far_sounds(ring: Ring) -> None:
    """Stone that settles, iron behind walls, a heart that beats twice."""
    for n, when in enumerate(scores.CATACOMBS_KNOCKS):
        thing, pitch = ((STONE, 230.0), (IRON, 410.0))[n % 2]
        for later in (0.0, ring.rng.uniform(0.25, 0.6)):
            knock = far_away(strike(ring.rng, thing, pitch * ring.rng.uniform(0.9, 1.1), 0.9), 700)
            ring.play(knock, when + later, 0.4 * (0.5 if later else 1), 0.6 - 0.3 * n, far=0.85)
    for when in scores.CATACOMBS_HEARTBEATS:
        for later, force in ((0.0, 1.0), (0.42, 0.7), (1.7, 0.8), (2.12, 0.55)):
            ring.play(far_away(drum(ring.rng, 58, force), 400), when + later, 0.18, 0.0, far=0.6)


def humming(ring: Ring) -> None:
    """Voices in the stone."""
    for when, seconds, vowel, notes in scores.CATACOMBS_CHOIR:
        for n, name in enumerate(notes.split()):
            sung = choir(ring.rng, pitch_of(name), seconds, vowel)
            sung *= swell(seconds, seconds * 0.45, seconds * 0.5)
            ring.play(sung, when, 0.1, (-0.6, 0.6, 0.0)[n], far=0.6)


def lost_tunes(ring: Ring) -> None:
    """A few notes, then nothing for a while."""
    for when, who, place, tune in scores.CATACOMBS_TUNES:
        for n, note in enumerate(scores.read(tune)):
            held = (note.held + 0.7) * scores.CATACOMBS_BEAT
            sound = (
                harp(note.pitch, 0.35, n % 3) if who == "harp" else pipe(ring.rng, note.pitch, held)
            )
            loudness = 0.5 if who == "harp" else 0.13
            begin = ring.human(when + note.begin * scores.CATACOMBS_BEAT)
            ring.play(sound, begin, loudness * ring.rng.uniform(0.85, 1.0), place, far=0.5)


# who plays it, and how loud it is in LUFS
MUSIC: dict[str, tuple[Callable[[], Samples], float]] = {
    "title": (title, -20.0),
    "catacombs": (catacombs, -22.0),
}


def make_music(name: str) -> Samples:
    play, loudness = MUSIC[name]
    return finish_music(play(), loudness)
