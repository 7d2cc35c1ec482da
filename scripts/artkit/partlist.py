"""Parts written as text, one a line: what a figure is made of, readable at a glance.

    NAME STUFF COLOUR ROUND [key=value …] [SHAPE]: POINTS
    + HEIGHT SOFTNESS [SHAPE]: POINTS

The second kind is a relief (`- …` lowers) of the part above it. SHAPE is `curve` (if none is
named), `corners`, `limb`, `shaggy` or `oval` (its middle, then both radii and its turn); `twice`
also draws the mirror image of the part. The keys are the fields of `paint.Part`. A line without a
colon goes on with the points of the line before. Colours are `#rrggbb` or words of a given table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from artkit.paint import Part, Relief
from artkit.shapes import Points, ellipse, mirrored, polygon, read, shaggy, smooth, taper

AXIS = 160.0  # of mirror images, if no other is named: the middle of a token
WORDS = {"within"}  # fields that are no numbers
Place = Callable[[Points], Points]


def _oval(given: Points) -> str:
    (x, y), (rx, ry, *turn) = given
    return ellipse(x, y, rx, ry, *turn)


SHAPES: dict[str, Callable[[Points], str]] = {
    "curve": smooth,
    "corners": polygon,
    "limb": taper,
    "shaggy": lambda given: shaggy(given, depth=5, step=10, seed=6, sway=0.2),
    "oval": _oval,
}


def part_list(
    text: str, colours: Mapping[str, str], place: Place | None = None, axis: float = AXIS
) -> list[Part]:
    """The parts a text describes, in its order; `place` moves and turns them."""
    parts: list[Part] = []
    pairs = False

    def placed(words: list[str], given: Points, mirror: bool) -> Points:
        """Points where they belong; of an oval only the middle moves."""
        moving, fixed = (given[:1], given[1:]) if _shape(words) == "oval" else (given, [])
        if mirror:
            moving = mirrored(moving, axis)
        return [*(place(moving) if place else moving), *fixed]

    for line in _joined(text):
        head, _, tail = line.partition(":")
        words, given = head.split(), read(tail)
        if words[0] in {"+", "-"}:
            sides = (False, True) if pairs else (False,)
            for part, mirror in enumerate(sides, len(parts) - len(sides)):
                relief = _relief(words, placed(words, given, mirror))
                parts[part] = replace(parts[part], reliefs=(*parts[part].reliefs, relief))
            continue
        pairs = "twice" in words
        parts += [
            _part(words, placed(words, given, mirror), colours)
            for mirror in ((False, True) if pairs else (False,))
        ]
    return parts


def _joined(text: str) -> list[str]:
    """Lines with their continuations."""
    lines: list[str] = []
    for raw in text.splitlines():
        line = raw.strip()
        if ":" in line:
            lines.append(line)
        elif line:
            lines[-1] += " " + line
    return lines


def _part(words: list[str], given: Points, colours: Mapping[str, str]) -> Part:
    name, stuff, colour, round_ = words[:4]
    fields = dict(word.split("=") for word in words[4:] if "=" in word)
    return Part(
        name,
        SHAPES[_shape(words)](given),
        colour if colour.startswith("#") else colours[colour],
        float(round_),
        stuff,
        **{key: value if key in WORDS else float(value) for key, value in fields.items()},
    )


def _relief(words: list[str], given: Points) -> Relief:
    sign = 1 if words[0] == "+" else -1
    return Relief(SHAPES[_shape(words)](given), sign * float(words[1]), float(words[2]))


def _shape(words: list[str]) -> str:
    return next((word for word in words[3:] if word in SHAPES), "curve")
