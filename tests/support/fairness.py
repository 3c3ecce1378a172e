"""How likely it is that orders of cards come from fair shuffles, and some unfair ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt
from scipy.special import chdtrc

Orders = npt.NDArray[np.int64]
"""A deal a row, the kind of card at each place; every row holds the same cards."""


def _chance(statistic: float, freedom: int) -> float:
    # All that is needed of scipy.stats, whose import takes a second in every process.
    return float(chdtrc(freedom, statistic))


def even_chance(counts: Sequence[int]) -> float:
    """The chance of counts as uneven as these if each is as likely as the others."""
    expected = sum(counts) / len(counts)
    statistic = sum((count - expected) ** 2 for count in counts) / expected
    return _chance(statistic, len(counts) - 1)


def places_chance(orders: Orders) -> float:
    """The chance of counts as uneven as these if every card is as likely at every place.

    The places of one deal exclude each other both ways; for such counts the statistic is
    n/(n-1) times a chi-square with (n-1)(kinds-1) degrees of freedom.
    """
    deals, n = orders.shape
    many = np.bincount(orders[0])
    kinds = len(many)
    cells = orders + kinds * np.arange(n)
    counts = np.bincount(cells.ravel(), minlength=kinds * n).reshape(n, kinds)
    expected = deals * many / n
    statistic = float(((counts - expected) ** 2 / expected).sum())
    return _chance(statistic * (n - 1) / n, (n - 1) * (kinds - 1))


def pairing_chance(one: Orders, other: Orders) -> float:
    """The chance of counts as uneven as these if any card of one side backs any of the other."""
    deals, n = one.shape
    ones, others = np.bincount(one[0]), np.bincount(other[0])
    cells = one * len(others) + other
    counts = np.bincount(cells.ravel(), minlength=len(ones) * len(others))
    expected = deals * np.outer(ones, others).ravel() / n
    statistic = float(((counts - expected) ** 2 / expected).sum())
    return _chance(statistic * (n - 1) / n, (len(ones) - 1) * (len(others) - 1))


def neighbors_chance(orders: Orders) -> float:
    """The chance of counts as uneven as these if a card says nothing about the next.

    One pair of places a deal, another in each, so that the pairs are independent.
    """
    deals, n = orders.shape
    many = np.bincount(orders[0])
    kinds = len(many)
    rows = np.arange(deals)
    places = rows % (n - 1)
    cells = orders[rows, places] * kinds + orders[rows, places + 1]
    counts = np.bincount(cells, minlength=kinds * kinds)
    ways = np.outer(many, many) - np.diag(many)
    expected = (deals * ways / (n * (n - 1))).ravel()
    possible = expected > 0
    assert not counts[~possible].any()
    statistic = float(((counts - expected)[possible] ** 2 / expected[possible]).sum())
    return _chance(statistic, int(possible.sum()) - 1)


def evenness_chance(counts: npt.NDArray[np.int64]) -> float:
    """The chance of counts as uneven as these if all outcomes are as likely."""
    expected = counts.sum() / len(counts)
    return _chance(float(((counts - expected) ** 2).sum() / expected), len(counts) - 1)


Chooser = Callable[[np.random.Generator, int, int, int], Orders]
"""Of a generator, a number of deals, the deck's size and a step: whom each deal swaps with."""

FAIR: Chooser = lambda dice, deals, n, left: dice.integers(0, left + 1, deals)  # noqa: E731
UNFAIR: dict[str, Chooser] = {
    "never its own place": lambda dice, deals, n, left: dice.integers(0, max(left, 1), deals),
    "any place at any step": lambda dice, deals, n, left: dice.integers(0, n, deals),
    "a byte by remainder": lambda dice, deals, n, left: dice.integers(0, 256, deals) % (left + 1),
}


def swap_shuffles(cards: Orders, deals: int, choose: Chooser) -> Orders:
    """Shuffles by swaps from the last place on."""
    dice = np.random.default_rng(7)
    n = len(cards)
    orders = np.tile(cards, (deals, 1))
    rows = np.arange(deals)
    for left in range(n - 1, 0, -1):
        other = choose(dice, deals, n, left)
        orders[rows, other], orders[:, left] = orders[:, left], orders[rows, other]
    return orders


def cut_only(cards: Orders, deals: int) -> Orders:
    """Decks that are cut and never shuffled: every card anywhere, but always beside the same."""
    dice = np.random.default_rng(7)
    return np.array([np.roll(cards, cut) for cut in dice.integers(0, len(cards), deals)])
