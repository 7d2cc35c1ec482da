"""One sitting: seats, the dealer, history, undo, saving."""

from karak.match.autosave import Autosave
from karak.match.dealer import Dealer, dealer_for, fresh_seed
from karak.match.match import Match, Step
from karak.match.saves import SaveProblem, load, save, unwritable
from karak.match.setup import PERSON, Seat, Setup, levels_of

__all__ = [
    "PERSON",
    "Autosave",
    "Dealer",
    "Match",
    "SaveProblem",
    "Seat",
    "Setup",
    "Step",
    "dealer_for",
    "fresh_seed",
    "levels_of",
    "load",
    "save",
    "unwritable",
]
