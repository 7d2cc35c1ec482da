"""The six heroes of the catacombs: standee, bust, portrait and sign of each."""

from __future__ import annotations

from functools import partial

from artkit.signs import sign
from artkit.standees import Figure, anchor, bust, portrait, standee

from pictures.figures import aderyn, argentus, horan, taia, victorius, xanros

FIGURES: dict[str, Figure] = {
    module.FIGURE.name: module.FIGURE
    for module in (argentus, horan, xanros, aderyn, victorius, taia)
}

PICTURES = {
    f"heroes/{name}/{form}": partial(make, figure)
    for name, figure in FIGURES.items()
    for form, make in (("standee", standee), ("bust", bust), ("portrait", portrait))
} | {f"heroes/{name}/sign": partial(sign, name) for name in FIGURES}

DATA = {
    "heroes/heroes": lambda: {name: {"standee": anchor(figure)} for name, figure in FIGURES.items()}
}
