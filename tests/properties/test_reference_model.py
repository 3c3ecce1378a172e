"""The engine and the reference model reach the same position after every move."""

from __future__ import annotations

import random

from hypothesis import given, settings

from flipdeck.engine.round import Round
from tests.support.reference_model import ReferenceRound
from tests.support.strategies import Table, any_move, seeds, tables


def state_of_round(played: Round) -> dict[str, object]:
    r = played.struct
    return {
        "hands": [list(played.hand(seat)) for seat in range(played.seats)],
        "draw": list(played.draw_pile),
        "discard": list(played.discard_pile),
        "side": played.side,
        "step": r.direction,
        "color": None if played.over else played.color,
        "turn": played.turn,
        "awaiting": played.awaiting,
        "drawn": r.drawn if r.drawn >= 0 else None,
        "called": {seat for seat in range(played.seats) if r.called >> seat & 1},
        "exposed": played.exposed,
        "debt": played.debt,
        "bluffer": r.bluffer if r.bluffer >= 0 else None,
        "guilty": bool(r.guilty) and played.awaiting == "answer",
        "moves": played.moves,
        "winner": played.winner,
    }


def state_of_reference(reference: ReferenceRound) -> dict[str, object]:
    same = (
        "hands",
        "draw",
        "discard",
        "side",
        "step",
        "turn",
        "awaiting",
        "drawn",
        "called",
        "debt",
    )
    return {
        **{name: getattr(reference, name) for name in same},
        "color": None if reference.over else reference.color,
        "exposed": reference.exposed,
        "bluffer": reference.bluffer,
        "guilty": reference.guilty and reference.awaiting == "answer",
        "moves": reference.moves,
        "winner": reference.winner,
    }


@settings(max_examples=400, deadline=None)
@given(table=tables(), seed=seeds)
def test_every_move_does_what_the_reference_does(table: Table, seed: int) -> None:
    played = table.deal()
    text = played.deck.text
    reference = ReferenceRound(
        table.rulings,
        table.seats,
        table.dealer,
        table.out,
        [text(card) for card in played.deck_order],
        [place for _, place in played.returned],
        [text(card) for card in played.opening_shuffle],
    )
    assert state_of_round(played) == state_of_reference(reference)
    dice = random.Random(seed)
    bold = dice.choice([0.1, 0.8, 0.95])
    while not played.over:
        seat, move = any_move(played, dice, bold)
        assert reference.is_legal(seat, move), (seat, move)
        played.apply(seat, move)
        reference.apply(seat, move, [text(card) for card in played.shuffled])
        assert state_of_round(played) == state_of_reference(reference), (seat, move)
