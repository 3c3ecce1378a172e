"""Events reduced to what each seat may see."""

from __future__ import annotations

import random
import struct
from collections import Counter

import msgspec
import pytest

from flipdeck.engine.event_codec import EventRows, events_for
from flipdeck.engine.round import Round
from flipdeck.kernel import event_text, layout
from flipdeck.kernel.rule_codes import MATCHING
from flipdeck.rules import events as ev
from flipdeck.rules.cards import DARK_SHIFT, DECKS, Deck
from flipdeck.rules.editions import EDITIONS, edition
from flipdeck.rules.moves import Play
from tests.support.builders import make_round
from tests.support.event_texts import check_round, check_rows, check_state
from tests.support.strategies import some_table

SEATS = 4
MOVES = 2_000
"""Moves of each edition, at least."""


@pytest.mark.parametrize("name", EDITIONS)
def test_everyone_is_told_what_the_law_lets_be_told_as_msgspec_writes_it(name: str) -> None:
    kinds: Counter[str] = Counter()
    number = 0
    while kinds["moves"] < MOVES:
        dice = random.Random(f"events/{name}/{number}")
        rules = {"bluffing": "allowed", "hand_size": 3 + number % 5}
        rulings = edition(name).with_rules(rules)
        played = Round.deal(rulings, 2 + number % 5, 0, key=dice.randbytes(32))
        kinds += check_round(played, dice)
        number += 1
    told = {"Played", "Drew", "HandShown", "Judged", "Kept", "Caught", "Reshuffled"}
    assert set(kinds) >= told | {"Gave" if name == "beachcomber" else "Flipped"}


def test_any_rulings() -> None:
    kinds: Counter[str] = Counter()
    for number in range(60):
        dice = random.Random(f"rulings/{number}")
        kinds += check_round(some_table(dice, longest=60).deal(), dice)
    assert set(kinds) >= {"Returned", "Ignored", "Surfaced", "Found", "Blocked", "WentOut"}


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("deck", DECKS.values(), ids=list(DECKS))
def test_every_kind_of_row(deck: Deck, side: int) -> None:
    """Also those that a game seldom has, alone and on the other side after a flip."""
    side = side if deck.two_sided else 0
    card = (5 | 6 << DARK_SHIFT) if deck.two_sided else 5
    what = {
        layout.E_NAMED: -1,
        layout.E_REVERSED: -1,
        layout.E_FLIPPED: 0,
        layout.E_CHALLENGED: 2,
        layout.E_JUDGED: 2,
        layout.E_CAUGHT: 2,
        layout.E_AWAITED: 3,
        layout.E_RESHUFFLED: 100,
        layout.E_SHOWED: 0,
    }
    met = set()
    for kind in range(layout.EVENT_KINDS):
        if kind == layout.E_SHOWN_CARD or (kind == layout.E_FLIPPED and not deck.two_sided):
            continue
        rows = [(kind, MATCHING, 1, what.get(kind, card), 1, 2)]
        if kind == layout.E_SHOWED:
            rows += [(layout.E_SHOWN_CARD, MATCHING, 1, card, 0, 2)]
        if deck.two_sided:
            rows += [(layout.E_FLIPPED, MATCHING, 0, 1 - side, 0, 0), *rows]
        raw = b"".join(struct.pack("=6h", *row) for row in rows)
        events = check_rows(EventRows(raw, side, deck), SEATS)
        met |= {type(event) for event in events}
    missing = set() if deck.two_sided else {ev.Flipped}
    assert met == set(ev.Event.__subclasses__()) - missing


def test_no_events_are_an_empty_list() -> None:
    assert check_rows(EventRows(b"", 0, DECKS["flip112"]), SEATS) == ()


def test_an_empty_hand_that_is_shown_is_seen_to_be_empty() -> None:
    row = struct.pack("=6h", layout.E_SHOWED, MATCHING, 1, 0, 0, 2)
    rows = EventRows(row, 0, DECKS["flip112"])
    assert check_rows(rows, SEATS) == (ev.HandShown("matching", 1, 2, ()),)
    assert b'"faces":[]' in rows.text(2, backs=False)
    assert b"faces" not in rows.text(1, backs=True)


def test_no_row_adds_more_words_than_there_is_room_for() -> None:
    """Each field is a label and a value; then kind, rule, a field of its own, bracket, comma."""
    most = max(int(fields).bit_count() for fields in event_text.HAS)
    assert 2 * most + 6 <= layout.MOST_WORDS


def test_what_was_hidden_stays_hidden_from_everyone_else() -> None:
    """Events that a seat was told are told on with less, never with more."""
    played = make_round("blue-7/pink-1 red-1 red-2", "green-2", "green-4")
    events = played.apply(0, Play("blue-7"))
    mine = events_for(events, 0)
    assert mine[0] == ev.Played("matching", 0, "blue-7", 2, None, 0)
    assert events_for(mine, 1)[0] == ev.Played("matching", 0, "blue-7", 2)
    others = events_for(events, 1)
    assert others[0] == ev.Played("matching", 0, "blue-7", 2, "pink-1", 0)
    assert events_for(others, None)[0] == ev.Played("matching", 0, "blue-7", 2)


def test_the_last_move_of_a_match_is_told_with_its_events() -> None:
    """What changed is then written a second time, with both faces of every card."""
    hands = ("blue-flip/pink-1", "red-1/wild red-2/teal-2", "green-4")
    played = make_round(*hands, rules={"pairing": "match"})
    played.watch()
    events = played.apply(0, Play("blue-flip"))
    state = played.take_state(match_over=True)
    check_state(state, events)
    whole = msgspec.json.decode(b'{"events":' + state.text(1) + b"}")
    assert [event["event"] for event in whole["events"]] == ["played", "flipped", "went_out"]
    assert whole["changes"]["hands"]["1"]["faces"] == ["wild", "teal-2"]
    assert whole["changes"]["hands"]["1"]["backs"] == ["red-1", "red-2"]
