"""What holds for every table: cards are conserved, rounds end, records replay, copies part."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flipdeck.engine.round import Round
from flipdeck.formats.position import position_of, set_up
from flipdeck.formats.record import Record, Recorder, read_record
from flipdeck.formats.replay import replay
from flipdeck.kernel.layout import MOST_CARDS
from flipdeck.rules.cards import DARK_SHIFT
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput
from flipdeck.rules.moves import CallUno, Catch, Draw, Pass
from tests.support.strategies import Table, all_cards, any_move, play_on, rounds, seeds, tables

EDITION = "flip-classic"


def whole_deck(played: Round) -> list[Counter[int]]:
    return [Counter(played.deck.faces(side)) for side in range(len(played.deck.prints))]


@settings(max_examples=300, deadline=None)
@given(table=tables(), seed=seeds)
def test_cards_are_conserved(table: Table, seed: int) -> None:
    played = table.deal()
    cards = all_cards(played)
    for side, faces in enumerate(whole_deck(played)):
        assert Counter(card >> DARK_SHIFT * side & 63 for card in cards.elements()) == faces
    assert cards == Counter(played.deck_order)
    for seat, move, _ in play_on(played, random.Random(seed)):
        assert all_cards(played) == cards, (seat, move)
        r = played.struct
        assert not any(r.draw[r.draw_n :])
        assert not any(r.discard[r.discard_n :])
        assert r.discard_n >= 1
        assert not any(played.hand_sizes()[seat] for seat in played.out)


@settings(max_examples=200, deadline=None)
@given(table=tables(longest=700), seed=seeds)
def test_every_round_ends(table: Table, seed: int) -> None:
    played = table.deal()
    counted = 0
    for _, move, _ in play_on(played, random.Random(seed), 3 * 700):
        counted += not isinstance(move, CallUno | Catch)
        assert played.moves == counted
    assert played.over
    assert counted <= table.rulings.move_limit
    assert (played.turn, played.exposed) == (None, None)
    sizes = played.hand_sizes()
    held = [size for seat, size in enumerate(sizes) if seat not in played.out]
    if played.winner is None:
        assert min(held) > 0
        assert not any(played.points())
    else:
        assert sizes[played.winner] == 0
        assert sum(played.points()) == played.points()[played.winner] == sum(played.hand_points())


@settings(max_examples=100, deadline=None)
@given(
    table=tables(
        longest=2000,
        move_limit=2000,
        voluntary_draw=True,
        drawn_card="may_play",
        drawing="one",
    ),
)
def test_whoever_only_draws_is_blocked_when_the_piles_are_dry(table: Table) -> None:
    played = table.deal()
    if played.awaiting == "color":
        assert played.turn is not None
        played.apply(played.turn, played.legal(played.turn)[0])
    left = len(played.draw_pile) + len(played.discard_pile) - 1
    for _ in range(left):
        assert played.turn is not None
        played.apply(played.turn, Draw())
        played.apply(played.turn, Pass())
    assert (len(played.draw_pile), len(played.discard_pile)) == (0, 1)
    for _ in range(table.seats - len(table.out)):
        assert played.turn is not None
        events = played.apply(played.turn, Draw())
        assert events[0].rule == "nothing-to-draw"
    assert played.over
    assert played.winner is None
    assert events[-1].rule == "blocked"


@settings(max_examples=150, deadline=None)
@given(table=tables(), seed=seeds)
def test_a_round_replays_without_its_generator(table: Table, seed: int) -> None:
    played = table.deal()
    again = Round.dealt(
        table.rulings,
        table.seats,
        table.dealer,
        played.deck_order,
        [place for _, place in played.returned],
        out=table.out,
        shuffled=played.opening_shuffle,
    )
    assert len(played.deck_order) == played.deck.size
    assert again.state_bytes() == played.state_bytes()
    assert again.returned == played.returned
    assert again.opening == tuple(event for event in played.opening if event.rule != "start-redeal")
    for seat, move, events in play_on(played, random.Random(seed)):
        assert again.apply(seat, move, shuffled=played.shuffled) == events
        assert again.state_bytes() == played.state_bytes(), (seat, move)
        assert again.shuffled == played.shuffled


def recorded(table: Table, seed: int) -> tuple[Round, bytes]:
    played = table.deal()
    recorder = Recorder(played, EDITION, states=True)
    dice = random.Random(seed)
    while not played.over:
        recorder.apply(*any_move(played, dice))
    return played, msgspec.json.encode(recorder.record())


@settings(max_examples=100, deadline=None)
@given(table=tables(longest=150), seed=seeds)
def test_a_record_replays_from_its_text(table: Table, seed: int) -> None:
    played, text = recorded(table, seed)
    record = read_record(text)
    assert isinstance(record, Record)
    *_, last = replay(record)
    assert last.state_bytes() == played.state_bytes()


def spoil(record: Any, dice: random.Random) -> None:
    """Puts one thing into a record that did not happen."""
    moves, result = record["moves"], record["result"]
    shuffling = [move for move in moves if len(move.get("shuffled", [[]])[0]) > 1]
    what = dice.choice(["deck", "winner", "points", "seat", "extra", "swap", "lose"])
    if what in ("swap", "lose") and shuffling:
        order = dice.choice(shuffling)["shuffled"][0]
        if what == "lose":
            order.pop()
        else:
            order[0] = next(card for card in record["deck"] if card != order[0])
    elif what == "deck":
        record["deck"].pop(dice.randrange(len(record["deck"])))
    elif what == "winner":
        result["winner"] = 0 if result["winner"] is None else None
    elif what == "points":
        result["points"][0] += 1
    elif what == "seat":
        turns = [move for move in moves if move["do"] not in ("uno", "catch")]
        move = dice.choice(turns)
        move["seat"] = (move["seat"] + 1) % record["seats"]
    else:
        moves.append({"seat": 0, "do": "draw"})


@settings(max_examples=150, deadline=None)
@given(table=tables(longest=150), seed=seeds)
def test_a_record_that_did_not_happen_is_refused(table: Table, seed: int) -> None:
    _, text = recorded(table, seed)
    spoiled = msgspec.json.decode(text)
    del spoiled["states"]
    spoil(spoiled, random.Random(seed))
    record = read_record(msgspec.json.encode(spoiled))
    assert isinstance(record, Record)
    with pytest.raises(BadInput):
        list(replay(record))


@settings(max_examples=150, deadline=None)
@given(played=rounds(), seed=seeds)
def test_a_copy_goes_its_own_way(played: Round, seed: int) -> None:
    twin = played.copy()
    before = played.to_bytes()
    assert twin.to_bytes() == before
    views = [played.view(seat) for seat in range(played.seats)]
    for _ in play_on(twin, random.Random(seed), 20):
        pass
    assert played.to_bytes() == before
    assert [played.view(seat) for seat in range(played.seats)] == views
    # And the same moves lead the original to the same place, chance included.
    for _ in play_on(played, random.Random(seed), 20):
        pass
    assert played.to_bytes() == twin.to_bytes()


@settings(max_examples=200, deadline=None)
@given(played=rounds())
def test_a_position_sets_up_the_same_round(played: Round) -> None:
    if played.over:
        with pytest.raises(BadInput):
            position_of(played)
        return
    text = msgspec.json.encode(position_of(played))
    position = msgspec.json.decode(text, type=type(position_of(played)))
    made = set_up(played.rulings, played.seats, played.dealer, position, out=played.out)
    assert made.view(None) == played.view(None)
    for seat in range(played.seats):
        assert made.view(seat) == played.view(seat)
        assert made.legal(seat) == played.legal(seat)


@given(
    seats=st.integers(2, 10),
    size=st.integers(1, MOST_CARDS),
    edition=st.sampled_from(sorted(EDITIONS)),
)
def test_hands_the_deck_has_no_cards_for_are_refused(seats: int, size: int, edition: str) -> None:
    rulings = msgspec.structs.replace(EDITIONS[edition].rulings, hand_size=size)
    if seats * size + 1 <= rulings.cards.size:
        assert Round.deal(rulings, seats, 0, key=bytes(32)).hand_sizes()[1] >= size
    else:
        with pytest.raises(BadInput):
            Round.deal(rulings, seats, 0, key=bytes(32))
