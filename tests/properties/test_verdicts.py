"""The list of legal moves, the verdicts and the reference model agree on every move."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings

from flipdeck.engine.round import Round
from flipdeck.rules.errors import IllegalMove
from flipdeck.rules.moves import AnyMove, CallUno, Catch, Play
from tests.properties.test_reference_model import state_of_round
from tests.support.move_enumeration import enumerate_moves
from tests.support.reference_model import ReferenceRound
from tests.support.strategies import Table, play_on, rounds, seeds, tables

NOT_SEATS = (-1, 10, 15, 16, 99)


def reference_at(played: Round) -> ReferenceRound:
    """The reference model at the engine's position."""
    reference = ReferenceRound.__new__(ReferenceRound)
    vars(reference).update(state_of_round(played))
    reference.rulings, reference.seats, reference.out = (
        played.rulings,
        played.seats,
        frozenset(played.out),
    )
    return reference


def meaning(reference: ReferenceRound, seat: int, move: AnyMove) -> object:
    """The effect of a move: equal for two ways to write it, and for equal cards."""
    if not isinstance(move, Play):
        return move
    places = reference.places(seat, move)
    if places is None:
        return None
    fronts = reference.fronts(seat)
    card, *given = [fronts[place] for place in places]
    waiting = seat == reference.turn and places[0] == reference.drawn
    no_use = card == "beachcomber" or (reference.passes_hands(card) == "7" and len(fronts) == 1)
    to = move.to if given or not no_use else None
    return (card, waiting, move.color, move.uno, tuple(sorted(given)), to)


def listable(played: Round) -> bool:
    """Whether all gifts of all hands can be listed in reasonable time."""
    return played.deck.two_sided or max(played.hand_sizes()) <= 9


def is_critical(played: Round) -> bool:
    """Whether many rules apply to the next move: few cards left, or cards to give away."""
    if played.turn is None:
        return False
    hand = played.view(played.turn).hand
    return len(hand) <= 2 or ("beachcomber" in hand and len(hand) <= 5)


def agree(played: Round, seat: int, written: list[AnyMove]) -> None:
    """Require that the reference, the verdicts and the list of a seat's moves agree on each."""
    reference = reference_at(played)
    listed = None
    if listable(played):
        listed = {meaning(reference, seat, move) for move in played.every(seat)}
    for move in written:
        ruling = played.verdict(seat, move)
        assert ruling.legal == reference.is_legal(seat, move), (seat, move, ruling)
        if listed is not None:
            assert ruling.legal == (meaning(reference, seat, move) in listed), (seat, move, ruling)


@settings(max_examples=120, deadline=None)
@given(table=tables(), seed=seeds)
def test_list_refusals_and_law_agree(table: Table, seed: int) -> None:
    dice = random.Random(seed)
    played = table.deal()
    asked = 0
    for _ in play_on(played, dice, 80):
        if asked < 6 and dice.random() < (0.5 if is_critical(played) else 0.05):
            asked += 1
            if played.turn is not None:
                agree(played, played.turn, list(enumerate_moves(played, played.turn, dice)))
            other = dice.randrange(played.seats)
            written = list(enumerate_moves(played, other, dice))
            agree(played, other, [*written[:40], *dice.sample(written, 40)])


@settings(max_examples=300, deadline=None)
@given(played=rounds())
def test_the_short_list_is_part_of_the_long_one(played: Round) -> None:
    for seat in range(played.seats):
        if not listable(played):
            assert all(played.verdict(seat, move).legal for move in played.legal(seat))
            continue
        short, every = played.legal(seat), played.every(seat)
        assert set(short) <= set(every)
        assert len(short) == len(set(short))
        if seat != played.turn:
            aside = [move for move in every if not isinstance(move, CallUno | Catch)]
            assert all(isinstance(move, Play) and move.card == played.top for move in aside)
            assert not aside or (played.rulings.jump_in and played.awaiting == "turn")
        if seat in played.out:
            assert not every


@settings(max_examples=300, deadline=None)
@given(played=rounds())
def test_the_seat_to_move_always_has_a_move(played: Round) -> None:
    if played.over:
        assert not any(played.legal(seat) for seat in range(played.seats))
        return
    assert played.turn is not None
    moves = played.legal(played.turn)
    assert any(not isinstance(move, CallUno | Catch) for move in moves)


@settings(max_examples=150, deadline=None)
@given(played=rounds(at=tables(decks=("beach112",), most_seats=4)))
def test_every_move_is_listed_once_and_written_as_it_is_meant(played: Round) -> None:
    for seat in range(played.seats):
        if listable(played):
            codes = played.every_code(seat)
            assert len(codes) == len(set(codes))
            moves = [played.decode(seat, code) for code in codes]
            assert len(moves) == len(set(moves))
            assert [played.encode(seat, move) for move in moves] == codes


@settings(max_examples=80, deadline=None)
@given(played=rounds(), seed=seeds)
def test_a_refused_move_changes_not_one_byte(played: Round, seed: int) -> None:
    dice = random.Random(seed)
    before = played.to_bytes()
    shuffled, opening = played.shuffled, played.opening
    refused = 0
    for seat in (*range(played.seats), *NOT_SEATS):
        written = list(enumerate_moves(played, seat, dice))
        for move in [*written[:30], *dice.sample(written, 30)]:
            ruling = played.verdict(seat, move)
            assert played.to_bytes() == before
            if not ruling.legal:
                refused += 1
                with pytest.raises(IllegalMove) as caught:
                    played.apply(seat, move)
                assert caught.value.verdict == ruling
                assert played.to_bytes() == before
                text = ruling.text()
                assert text.endswith(".")
                assert "{" not in text
    assert refused
    assert (played.shuffled, played.opening) == (shuffled, opening)


@settings(max_examples=100, deadline=None)
@given(played=rounds())
def test_whoever_sits_nowhere_has_no_moves(played: Round) -> None:
    for seat in (*NOT_SEATS, played.seats):
        assert played.verdict(seat, CallUno()).rule == "chair-out"
        assert played.legal(seat) == []
        assert played.every(seat) == []
