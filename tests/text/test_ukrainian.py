"""Ukrainian: names in their cases, numbers as they are written."""

from __future__ import annotations

from karak.rules.catacombs import events
from karak.text import TELLERS, Texts


def test_cases_and_numbers() -> None:
    """Names in their cases, з or зі, lords written small, and three kinds of numbers."""
    texts = Texts("uk")
    teller = TELLERS["catacombs"](texts, ["xanros", "taia"])
    assert teller.event(events.CurseGiven(0, None, 1)) == (
        "Лорд Занрос насилає прокляття Караку на Таю."
    )
    assert teller.event(events.GameEnded("dragon", (4.0, 4.0), (1, 0))) == (
        "Дракона переможено. Гру закінчено, на першому місці — Тая та лорд Занрос!"
    )
    fights = [
        texts.say("catacombs-fight-began", seat="hero-taia", monster=f"token-{name}", strength=9)
        for name in ("mummy", "warrior")
    ]
    assert fights == ["Тая б’ється з мумією, сила 9.", "Тая б’ється зі скелетом-воїном, сила 9."]
    points = [texts.say("game-over-points", points=n) for n in (0, 1, 2, 5, 11, 21, 22, 1.5)]
    assert points == [
        "0 очок", "1 очко", "2 очки", "5 очок", "11 очок", "21 очко", "22 очки", "1,5 очка"
    ]  # fmt: skip
