"""Deals are fair: places, pairs and neighbours by count, and deals are independent.

All keys are fixed, so that a test passes always or never. Counts fail that are as uneven, or as
even, as chance makes them once in ten thousand tests; a slightly wrong shuffle is further off by
far, as is shown below.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt
import pytest

from flipdeck.engine.round import Round
from flipdeck.rules.cards import DARK_SHIFT, DECKS
from flipdeck.rules.moves import Draw
from flipdeck.rules.rulings import Rulings
from tests.support.fairness import (
    FAIR,
    UNFAIR,
    Orders,
    cut_only,
    evenness_chance,
    neighbors_chance,
    pairing_chance,
    places_chance,
    swap_shuffles,
)
from tests.support.generator_access import block

DEALS = 24_000
RARE = 1e-4
IMPOSSIBLE = 1e-12


@cache
def deals(deck: str) -> npt.NDArray[np.int64]:
    """Cards as dealt, a deal a row: half with keys, half with numbers that follow each other."""
    rulings = Rulings(deck=deck, move_limit=1)
    return np.array(
        [
            Round.deal(
                rulings,
                4,
                0,
                key=(number if number % 2 else 0).to_bytes(32, "little"),
                number=number,
            ).deck_order
            for number in range(DEALS)
        ]
    )


def kinds(cards: npt.NDArray[np.int64], side: int) -> Orders:
    """Each card by the kind of its face: equal cards have equal numbers, without gaps."""
    faces = cards >> DARK_SHIFT * side & 63
    numbered: Orders = np.unique(faces, return_inverse=True)[1].reshape(faces.shape)
    return numbered


SIDES = [(deck.name, side) for deck in DECKS.values() for side in range(len(deck.prints))]


@pytest.mark.parametrize(("deck", "side"), SIDES)
def test_every_face_is_as_likely_at_every_place(deck: str, side: int) -> None:
    assert RARE < places_chance(kinds(deals(deck), side)) < 1 - RARE


@pytest.mark.parametrize(("deck", "side"), SIDES)
def test_a_card_says_nothing_about_the_next(deck: str, side: int) -> None:
    assert RARE < neighbors_chance(kinds(deals(deck), side)) < 1 - RARE


@pytest.mark.parametrize("deck", ["flip112", "flip108"])
def test_any_dark_face_backs_any_light_one(deck: str) -> None:
    chance = pairing_chance(kinds(deals(deck), 0), kinds(deals(deck), 1))
    assert RARE < chance < 1 - RARE


def test_start_cards_go_back_anywhere() -> None:
    rulings = Rulings(start_action="returned", start_wild="returned", start_flip="returned")
    places = [
        played.returned[0][1]
        for number in range(DEALS)
        if (played := Round.deal(rulings, 4, 0, key=bytes(32), number=number)).returned
    ]
    left = 112 - 4 * 7
    assert len(places) > DEALS // 4
    assert RARE < evenness_chance(np.bincount(places, minlength=left)) < 1 - RARE
    assert max(places) == left - 1


def test_a_reshuffle_is_fair_and_leaves_the_top() -> None:
    start = Round.deal(Rulings(deck="beach112"), 2, 0, key=bytes(32))
    r = start.struct
    # Thirty cards alike, numbered where a two-sided card has its other face.
    pile = [1 | number << DARK_SHIFT for number in range(30)]
    top = 40
    r.draw[:], r.draw_n = 0, 0
    r.discard[:31], r.discard_n = [*pile, top], 31
    r.color, r.phase, r.turn = top // 14, 0, 0
    orders = []
    for number in range(8000):
        played = start.copy()
        played.struct.seed(bytes(32), number)
        played.apply(0, Draw())
        assert played.struct.discard[: played.struct.discard_n].tolist() == [top]
        orders.append(played.shuffled)
    assert sorted(orders[0]) == pile
    numbers = np.array(orders) >> DARK_SHIFT
    assert RARE < places_chance(numbers) < 1 - RARE
    assert RARE < neighbors_chance(numbers) < 1 - RARE


@pytest.mark.parametrize("fault", UNFAIR)
def test_unfair_shuffles_are_found_out(fault: str) -> None:
    cards = np.sort(kinds(deals("flip112")[:1], 0)[0])
    assert places_chance(swap_shuffles(cards, DEALS, FAIR)) > RARE
    unfair = swap_shuffles(cards, DEALS, UNFAIR[fault])
    assert places_chance(unfair) < IMPOSSIBLE
    fixed = np.tile(cards, (DEALS, 1))
    assert pairing_chance(fixed, unfair) < IMPOSSIBLE


def test_a_deck_that_is_only_cut_is_found_out() -> None:
    cards = np.sort(kinds(deals("flip112")[:1], 0)[0])
    cut = cut_only(cards, DEALS)
    assert places_chance(cut) > IMPOSSIBLE
    assert neighbors_chance(cut) < IMPOSSIBLE


def flipped_bits(one: list[int], other: list[int]) -> int:
    return sum((a ^ b).bit_count() for a, b in zip(one, other, strict=True))


def test_a_bit_of_the_key_or_the_number_changes_half_of_the_words() -> None:
    key, nonce = bytes(range(32)), bytes(12)
    before = block(key, 0, nonce)
    neighbors = [
        block((int.from_bytes(key, "little") ^ 1 << bit).to_bytes(32, "little"), 0, nonce)
        for bit in range(256)
    ]
    neighbors += [block(key, 0, (1 << bit).to_bytes(12, "little")) for bit in range(64)]
    changed = np.array([flipped_bits(before, words) for words in neighbors])
    # Of 512 bits half change, give or take 11.3.
    assert abs(changed - 256).max() < 6 * 11.3
    assert abs(changed.mean() - 256) < 5 * 11.3 / len(changed) ** 0.5


def test_deals_of_neighboring_keys_and_numbers_are_strangers() -> None:
    """Two deals have a face in common at as many places as two shuffled decks by chance."""
    orders = kinds(deals("flip112"), 0)
    n = orders.shape[1]
    many = np.bincount(orders[0])
    mean = (many**2).sum() / n
    # Places of one pair of deals hardly depend on each other: nearly a Poisson number each.
    for step in (1, 2, 3, 256):
        alike = (orders[:-step] == orders[step:]).sum(axis=1)
        error = (mean / len(alike)) ** 0.5
        assert abs(alike.mean() - mean) < 5 * error
        assert alike.max() < 16
    assert len({order.tobytes() for order in orders}) == len(orders)
