"""A match given known deals plays as it did; what it cannot have dealt is refused."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from flipdeck.engine.known_deal import KnownDeal
from flipdeck.engine.match import Match
from flipdeck.engine.round import Round
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput
from flipdeck.rules.events import Redealt
from flipdeck.rules.moves import AnyMove
from flipdeck.rules.rulings import Rulings, override
from tests.support.strategies import any_move

CLASSIC = EDITIONS["flip-classic"].rulings
NORDIC = EDITIONS["flip-nordic"].rulings
Moves = list[tuple[int, AnyMove, tuple[int, ...]]]


def play(played: Round, dice: random.Random) -> Moves:
    """Plays a round by any legal moves; the moves, with the reshuffles they caused."""
    moves: Moves = []
    while not played.over:
        seat, move = any_move(played, dice)
        played.apply(seat, move)
        moves.append((seat, move, played.shuffled))
    return moves


def replay(played: Round, moves: Moves) -> None:
    for seat, move, shuffled in moves:
        played.apply(seat, move, shuffled=shuffled)


def new_match(rulings: Rulings, mode: str, seed: int, target: int = 90) -> Match:
    seats = 8 if mode == "rotation8" else 4
    key = random.Random(seed).randbytes(32)
    return Match([""] * seats, rulings, mode=mode, target=target, key=key)


@pytest.mark.parametrize("mode", ["points", "lowest", "partners", "elimination", "rotation4"])
@pytest.mark.parametrize("pairing", ["round", "match"])
def test_a_match_of_known_deals_ends_as_it_did(mode: str, pairing: str) -> None:
    rulings = override(CLASSIC, {"pairing": pairing, "hand_size": 4, "move_limit": 400})
    match, dice = new_match(rulings, mode, 1), random.Random(1)
    again = Match(match.players, rulings, mode=mode, target=match.target)
    match.start()
    while True:
        deal = KnownDeal.of(match.tables[0])
        moves = play(match.tables[0], dice)
        replay(again.deal_known(deal), moves)
        ended, repeated = match.finish_round(), again.finish_round()
        assert again.tables[0].state_bytes() == match.tables[0].state_bytes()
        assert again.standing == match.standing
        assert (repeated.seating, repeated.points) == (ended.seating, ended.points)
        assert repeated.held == ended.round.hand_points()
        if match.over:
            assert again.over
            return
        drawn = match.new_deal()
        assert match.playing == (), "a deal that is drawn is not dealt"
        match.next_round()
        assert KnownDeal.of(match.tables[0]) == drawn


def test_each_of_two_tables_is_dealt_by_itself() -> None:
    match = new_match(override(CLASSIC, {"hand_size": 2}), "rotation8", 2)
    match.start()
    deals = [KnownDeal.of(played) for played in match.tables]
    again = Match(match.players, match.rulings, mode="rotation8", target=match.target)
    for table in (1, 0):
        played = again.deal_known(deals[table], table)
        assert again.playing == tuple(range(table, 2))
        with pytest.raises(BadInput, match=f"the round at table {table} is not over"):
            again.new_deal(table)
        play(played, random.Random(table))
    assert again.dealers == match.dealers
    again.finish_round(1)
    while again.standing.played[1] < 4:
        play(again.deal_known(again.new_deal(1), 1), random.Random(1))
        again.finish_round(1)
    with pytest.raises(BadInput, match="table 1 waits for the others"):
        again.deal_known(deals[1], 1)
    again.finish_round(0)
    assert again.standing.rounds == (again.tables[0].winner is not None)
    with pytest.raises(BadInput, match="unknown table 2: mode rotation8 has 2"):
        again.new_deal(2)


def test_a_deal_that_does_not_follow_is_refused() -> None:
    rulings = override(NORDIC, {"pairing": "match", "hand_size": 3})
    match = new_match(rulings, "elimination", 3, target=30)
    match.start()
    while not match.standing.out:
        play(match.tables[0], random.Random(3))
        match.finish_round()
        deal = match.new_deal()
        if not match.standing.out:
            match.deal_known(deal)
    assert deal.out == match.standing.out
    for wrong, message in (
        (replace(deal, dealer=match.dealers[0]), "; the deal passes to seat "),
        (replace(deal, out=()), r"seats out \[\]; by the scores \["),
        (replace(deal, deck=KnownDeal.of(new_round(4)).deck), "deck: with pairing = match"),
    ):
        with pytest.raises(BadInput, match=message):
            match.deal_known(wrong)
        assert match.playing == ()
    match.deal_known(replace(deal, out=None))
    assert match.tables[0].out == match.standing.out


def new_round(seed: int, **rules: object) -> Round:
    key = random.Random(seed).randbytes(32)
    return Round.deal(override(CLASSIC, rules), 4, 0, key=key)


def test_a_deal_says_what_became_of_start_cards() -> None:
    rules = {"start_wild": "returned", "start_action": "returned", "start_flip": "returned"}
    seen = set()
    for seed in range(200):
        played = new_round(seed, **rules)
        deal = KnownDeal.of(played)
        again = deal.deal(played.rulings, 4)
        assert again.state_bytes() == played.state_bytes()
        assert again.opening == played.opening
        assert KnownDeal.of(again) == deal
        seen.add(len(deal.returned))
    assert len(seen) > 2


def test_a_deal_thrown_in_is_told_again() -> None:
    deal = replace(KnownDeal.of(new_round(5)), redealt=True)
    played = deal.deal(CLASSIC, 4)
    assert played.opening[0] == Redealt("start-redeal", 0)
    assert KnownDeal.of(played) == deal


def test_reshuffles_after_a_known_deal_are_not_foreseeable() -> None:
    """Two matches of one deal and one course differ in what chance decides later."""
    deal = KnownDeal.of(new_round(6))
    shuffles: set[tuple[int, ...]] = set()
    for _ in range(3):
        match = Match([""] * 4, CLASSIC)
        dice = random.Random(6)
        played = match.deal_known(deal)
        while not played.shuffled:
            played.apply(*any_move(played, dice, bold=0.4))
        assert len(played.shuffled) > 10, "so many cards do not fall alike by accident"
        shuffles.add(played.shuffled)
    assert len(shuffles) == 3


def test_a_known_deal_shuffles_from_another_stream_than_its_own_deal() -> None:
    """The words that shuffled the deck must not shuffle the discard pile as well."""
    match = new_match(CLASSIC, "points", 7, target=9999)
    match.start()
    play(match.tables[0], random.Random(7))
    match.finish_round()
    deal = match.new_deal()
    dealt = match.deal_known(deal)
    other = Round.dealt(CLASSIC, 4, deal.dealer, dealt.deck_order, deal.returned)
    other.set_key(*match.chance(0, 0, 1))
    assert other.state_bytes() == dealt.state_bytes()
    assert other.to_bytes() != dealt.to_bytes()


def test_a_copy_plays_on_by_itself() -> None:
    match = new_match(CLASSIC, "points", 8, target=9999)
    match.start()
    twin = match.copy()
    before = match.tables[0].to_bytes()
    play(twin.tables[0], random.Random(8))
    twin.finish_round()
    twin.next_round()
    assert match.tables[0].to_bytes() == before
    assert (match.history, match.playing) == ([], (0,))
    play(match.tables[0], random.Random(8))
    match.finish_round()
    match.next_round()
    assert match.standing == twin.standing
    assert match.tables[0].to_bytes() == twin.tables[0].to_bytes()
