"""What can go wrong on the command line, in words."""

from __future__ import annotations

from karak.match import SaveProblem
from karak.text import Texts, save_problem


class Complaint(Exception):  # noqa: N818
    """Something the user should know: a message key and what fills it in."""

    def __init__(self, key: str, **details: str) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


def save_complaint(texts: Texts, problem: SaveProblem) -> str:
    name = problem.path.name or str(problem.path)
    return save_problem(texts, problem.kind, name, problem.details)
