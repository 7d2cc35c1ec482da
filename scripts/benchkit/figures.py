"""Many measurements as a few numbers, and how a report is printed."""

from __future__ import annotations

from statistics import quantiles
from typing import Any

NAME_WIDTH = 46


def spread(numbers: list[float]) -> dict[str, float]:
    """The median, and the quartiles around it."""
    low, middle, high = quantiles(numbers, n=4)
    return {"median": round(middle, 2), "low": round(low, 2), "high": round(high, 2)}


def percentile(numbers: list[float], per_cent: int) -> float:
    return quantiles(numbers, n=100)[per_cent - 1]


def show(report: dict[str, Any], indent: str = "") -> None:
    """One line a figure."""
    width = NAME_WIDTH - len(indent)
    for name, entry in report.items():
        if isinstance(entry, dict) and set(entry) == {"median", "low", "high"}:
            text = f"{entry['median']}  (quartiles {entry['low']} to {entry['high']})"
            print(f"{indent}{name:<{width}} {text}")
        elif isinstance(entry, dict):
            print(f"{indent}{name}")
            show(entry, indent + "  ")
        else:
            print(f"{indent}{name:<{width}} {entry}")
