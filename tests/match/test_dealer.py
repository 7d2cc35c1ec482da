"""The dealer draws the same on every Python."""

from __future__ import annotations

from karak.match import Dealer, dealer_for, fresh_seed


def test_known_numbers() -> None:
    """The first outputs of SplitMix64 from state 0, as published, cut to 53 bits."""
    dealer = Dealer(0)
    published = (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F)
    assert [dealer.random() for _ in published] == [(n >> 11) / 2**53 for n in published]


def test_a_dealer_goes_on_from_its_state() -> None:
    dealer = dealer_for("seed")
    dealer.random()
    twin = Dealer(dealer.state)
    assert [dealer.random() for _ in range(5)] == [twin.random() for _ in range(5)]


def test_purposes_have_dealers_of_their_own() -> None:
    assert dealer_for("seed", "heroes").random() != dealer_for("seed").random()
    assert dealer_for("žluťoučký", 1).random() == dealer_for("žluťoučký", 1).random()


def test_numbers_are_spread_evenly() -> None:
    dealer = dealer_for("even")
    counts = [0] * 10
    for _ in range(20_000):
        counts[int(dealer.random() * 10)] += 1
    assert sum((n - 2000) ** 2 / 2000 for n in counts) < 27.9  # chi-square, 9 degrees, 0.1 %


def test_fresh_seeds_differ() -> None:
    assert len({fresh_seed() for _ in range(20)}) > 1
