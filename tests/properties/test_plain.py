"""The engine beside the rules written out plainly: the same positions after every move."""

from __future__ import annotations

import random

from hypothesis import given, settings

from flipdeck.round import Round
from flipdeck.rulings import Rulings
from tests.properties.plain import Plain
from tests.strategies import Table, any_move, seeds, tables


def plain_of(played: Round, table: Table) -> Plain:
    return Plain(
        table.rulings,
        table.seats,
        table.dealer,
        table.out,
        [played.deck.text(card) for card in played.deck_order],
        [place for _, place in played.returned],
    )


def of_engine(played: Round) -> dict[str, object]:
    r = played.cells
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
        "bluffer": r.bluffer if r.bluffer >= 0 else None,
        "guilty": bool(r.guilty) if played.awaiting == "answer" else None,
        "moves": played.moves,
        "winner": played.winner,
    }


def of_plain(plain: Plain) -> dict[str, object]:
    return {
        "hands": plain.hands,
        "draw": plain.draw,
        "discard": plain.discard,
        "side": plain.side,
        "step": plain.step,
        "color": None if plain.over else plain.color,
        "turn": plain.turn,
        "awaiting": plain.awaiting,
        "drawn": plain.drawn,
        "called": plain.called,
        "exposed": plain.exposed,
        "bluffer": plain.bluffer,
        "guilty": plain.guilty if plain.awaiting == "answer" else None,
        "moves": plain.moves,
        "winner": plain.winner,
    }


def compare(table: Table, seed: int) -> None:
    played = table.deal()
    plain = plain_of(played, table)
    assert of_engine(played) == of_plain(plain)
    dice = random.Random(seed)
    while not played.over:
        seat, move = any_move(played, dice)
        assert plain.lawful(seat, move), (seat, move)
        played.apply(seat, move)
        plain.apply(seat, move, [played.deck.text(card) for card in played.shuffled])
        assert of_engine(played) == of_plain(plain), (seat, move)


@settings(max_examples=400, deadline=None)
@given(table=tables(), seed=seeds)
def test_every_move_does_what_the_law_says(table: Table, seed: int) -> None:
    compare(table, seed)


def test_a_plain_rule_that_is_wrong_is_noticed() -> None:
    table = Table(Rulings(), 3, 0, (), bytes(32), 0)
    played = table.deal()
    plain = plain_of(played, table)
    seat = played.turn
    assert seat is not None
    from flipdeck.moves import Draw

    played.apply(seat, Draw())
    plain.apply(seat, Draw())
    plain.drawn = None
    assert of_engine(played) != of_plain(plain)
