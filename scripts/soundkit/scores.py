"""The music as data: our own tunes in D, written in letters.

A tune is notes `name octave : length` between bars `|`, `-` is a rest; `b` after the name lowers
it by half a tone. Lengths count beats of the piece.
"""

from __future__ import annotations

from dataclasses import dataclass

STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}


@dataclass(frozen=True)
class Note:
    begin: float  # in beats
    pitch: float  # in Hz
    held: float  # in beats


def pitch_of(name: str) -> float:
    """`a4` is 440 Hz, `bb3` the b flat under middle c."""
    half_tones = STEPS[name[0]] - (name[1] == "b") + 12 * (int(name[-1]) - 4) - 9
    return 440.0 * 2.0 ** (half_tones / 12)


def read(tune: str, bar: float | None = None) -> list[Note]:
    """The notes of a tune; with `bar`, every bar must have that many beats."""
    notes: list[Note] = []
    now = 0.0
    for count, measure in enumerate(tune.split("|"), 1):
        for word in measure.split():
            name, _, beats = word.partition(":")
            if name != "-":
                notes.append(Note(now, pitch_of(name), float(beats or 1)))
            now += float(beats or 1)
        if bar and now != bar * count:
            raise ValueError(f"bar {count} has not {bar} beats: {measure}")
    return notes


# --- title: D dorian, 6/8, 32 bars --------------------------------------------------------------

TITLE_BEAT = 5 / 12  # seconds of an eighth
TITLE_BAR = 6
TITLE_BARS = 32

TITLE_LUTE = """
a4:3 d5:2 c5:1 | b4:2 a4:1 g4:3 | a4:2 f4:1 e4:2 d4:1 | e4:6 |
a4:3 d5:2 e5:1 | f5:2 e5:1 d5:2 c5:1 | b4:2 g4:1 a4:2 e4:1 | d4:6 |
a4:3 d5:2 c5:1 | b4:2 a4:1 g4:2 b4:1 | a4:2 f4:1 e4:2 f4:1 | e4:5 e4:1 |
f4:2 g4:1 a4:2 c5:1 | d5:2 e5:1 f5:2 d5:1 | e5:2 c5:1 b4:2 a4:1 | d5:6 |
f5:3 e5:2 d5:1 | e5:2 c5:1 g4:3 | a4:3 b4:2 c5:1 | d5:5 d5:1 |
f5:2 g5:1 e5:3 | d5:2 e5:1 c5:3 | b4:2 c5:1 a4:2 g4:1 | a4:6 |
-:6 | d5:3 c5:3 | b4:3 g4:3 | a4:6 |
-:6 | f4:3 e4:2 c4:1 | d4:6 | -:6
"""

TITLE_CHORDS = """
Dm G Dm Am  Dm F G Dm
Dm G Dm Am  F Bm C Dm
F C Am G    C F G Dm
Dm F G Dm   Dm Am Dm Dm
"""

CHORDS = {  # from the bass up, as the harp breaks them
    "Dm": ("d3", "a3", "d4", "f4", "a4"),
    "G": ("g2", "d3", "g3", "b3", "d4"),
    "Am": ("a2", "e3", "a3", "c4", "e4"),
    "F": ("f2", "c3", "f3", "a3", "c4"),
    "C": ("c3", "g3", "c4", "e4", "g4"),
    "Bm": ("d3", "f3", "b3", "d4", "f4"),
}

FULL, HALF, ONE, NONE = (0, 1, 2, 3, 4, 2), (0, -1, 2, -1, 3, -1), (0, -1, -1, 2, -1, -1), ()
TITLE_HARP = (
    [ONE] * 4 + [HALF] * 4 + [FULL] * 3 + [HALF] + [FULL] * 3 + [HALF]
    + [FULL] * 7 + [HALF] + [ONE, HALF, HALF, ONE] + [ONE, ONE, ONE, NONE]
)  # fmt: skip

# first bar, bars, vowel, loudness, notes
TITLE_CHOIR = (
    (8, 2, "oo", 0.5, "d3 a3"), (10, 2, "oo", 0.6, "d3 a3"), (12, 2, "oo", 0.7, "f3 d3"),
    (14, 1, "oo", 0.8, "g3 c4 e3"), (15, 1, "oo", 0.7, "a3 d4 f3"), (16, 1, "ah", 0.8, "f3 c4 a3"),
    (17, 1, "ah", 0.8, "g3 c4 e4"),
    (18, 1, "ah", 0.8, "a3 c4 e4"), (19, 1, "ah", 0.9, "g3 b3 d4"), (20, 1, "ah", 0.9, "g3 c4 e4"),
    (21, 1, "ah", 0.9, "a3 c4 f4"), (22, 1, "oo", 0.8, "g3 b3 d4"), (23, 2, "oo", 0.8, "f3 a3 d4"),
    (25, 1, "oo", 0.6, "f3 c4"), (26, 1, "oo", 0.6, "g3 d4"), (27, 2, "mm", 0.7, "d3 a3"),
    (29, 3, "mm", 0.6, "d3 a3"),
)  # fmt: skip

# bars with drum; beat and force of each stroke
TITLE_DRUM = {
    **dict.fromkeys((4, 6, 15, 23, 25, 27, 30), ((0, 0.6),)),
    **dict.fromkeys((8, 10, 12, 13, 14), ((0, 0.8), (5, 0.35))),
    **dict.fromkeys((16, 17, 18, 19, 20, 21, 22), ((0, 0.9), (3, 0.4), (5, 0.35))),
}


# --- catacombs: D phrygian, without metre; times in seconds -------------------------------------

CATACOMBS_SECONDS = 112.0
CATACOMBS_BEAT = 1.3

# when, who, place between the ears, tune. The joint of the loop hides under the first note:
# packing leaves a tiny step there.
CATACOMBS_TUNES = (
    (0.0, "harp", -0.3, "d3:1 a3:1 bb3:2 a3:3"),
    (11.5, "pipe", 0.35, "d4:2 eb4:1 d4:3"),
    (25.0, "harp", 0.2, "f3:1 g3:1 a3:2 eb3:3"),
    (37.0, "pipe", -0.4, "a4:2 g4:1 f4:1 g4:3"),
    (51.0, "harp", -0.2, "d3:1 f3:1 eb3:2 c3:1 d3:3"),
    (64.0, "pipe", 0.3, "f4:2 eb4:1 d4:4"),
    (78.0, "harp", 0.3, "a3:1 bb3:1 a3:1 g3:1 a3:3"),
    (92.0, "harp", -0.1, "d3:2 a2:3"),
)

# when, seconds, vowel, notes
CATACOMBS_CHOIR = (
    (106.0, 15.0, "mm", "d2 a2"), (16.0, 14.0, "oo", "d3 a2"), (42.0, 15.0, "mm", "f2 c3"),
    (58.0, 13.0, "oo", "eb3 bb2"), (70.0, 14.0, "mm", "d2 a2 d3"), (91.0, 14.0, "oo", "g2 d3"),
)  # fmt: skip

CATACOMBS_HEARTBEATS = (21.0, 49.0, 87.0)
CATACOMBS_KNOCKS = (6.5, 33.5, 60.5, 74.0, 101.0)
CATACOMBS_DRIPS = 26
