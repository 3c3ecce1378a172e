"""The verdict on every number that could be a move, and the list of legal moves beside it."""

from __future__ import annotations

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from flipdeck.engine.round import Round
from flipdeck.kernel import entry_points, layout, rule_codes
from tests.support.strategies import rounds

KINDS = range(16)
COLORS = range(8)
SEATS = range(16)


def every_number(held: int) -> list[int]:
    """All moves without a gift: each kind, place, colour and seat, with and without a call."""
    places = [*range(held + 2), layout.NOWHERE - 1, layout.NOWHERE]
    plays = [
        layout.PLAY | at << layout.AT_SHIFT | color << layout.COLOR_SHIFT | uno << layout.UNO_SHIFT
        for at, color, uno in itertools.product(places, COLORS, (0, 1))
    ]
    others = [
        kind | color << layout.COLOR_SHIFT | to << layout.TO_SHIFT
        for kind, color, to in itertools.product(KINDS, COLORS, SEATS)
        if kind != layout.PLAY
    ]
    return plays + others


def bare(played: Round, seat: int, code: int) -> int:
    """The listed move that a legal one is a variant of: without a call and without what it has no
    use for; of cards alike the first; of a colour that need not be named, none."""
    kind = code & 15
    if kind == layout.PLAY:
        faces = [card >> played.struct.down & 63 for card in played.struct.hand(seat)]
        at = code >> layout.AT_SHIFT & 127
        color = code >> layout.COLOR_SHIFT & 7
        if played.awaiting == "turn":
            at = faces.index(faces[at])
        plain = layout.PLAY | at << layout.AT_SHIFT
        needless = not entry_points.verdict(played.struct.raw, seat, plain)
        return plain if needless else plain | color << layout.COLOR_SHIFT
    if kind == layout.NAME:
        return code & (15 | 7 << layout.COLOR_SHIFT)
    if kind == layout.CATCH:
        return code & (15 | 15 << layout.TO_SHIFT)
    return kind


@settings(max_examples=100, deadline=None)
@given(played=rounds(most=60))
def test_the_list_is_what_the_verdict_lets_pass(played: Round) -> None:
    raw = played.struct.raw
    for seat in range(min(played.seats, 4)):
        numbers = every_number(played.hand_sizes()[seat])
        legal = {
            code for code in numbers if entry_points.verdict(raw, seat, code) == rule_codes.LEGAL
        }
        listed = {played.encode(seat, move) for move in played.legal(seat)}
        assert listed <= legal
        assert {bare(played, seat, code) for code in legal} == listed


@settings(max_examples=300, deadline=None)
@given(
    played=rounds(most=60),
    numbers=st.lists(st.integers(0, 2**50 - 1), min_size=50, max_size=50),
)
def test_any_number_gets_a_verdict(played: Round, numbers: list[int]) -> None:
    before = played.to_bytes()
    for seat in range(played.seats):
        for code in numbers:
            broken = entry_points.verdict(played.struct.raw, seat, code)
            assert 0 <= broken < len(rule_codes.SLUGS)
    assert played.to_bytes() == before
