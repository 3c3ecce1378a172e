"""What everyone is told of a move, checked against the law and against msgspec's text."""

from __future__ import annotations

import random
from collections import Counter

import msgspec

from flipdeck.engine.event_codec import EventRows, events_for
from flipdeck.engine.observation import RoundState
from flipdeck.engine.round import Round
from flipdeck.rules.events import Event
from tests.support.leak_truth import see, to_json
from tests.support.strategies import any_move


def seen_text(events: tuple[Event, ...], seat: int | None, backs: bool) -> bytes:
    """The text of the events that a seat or a bystander (None) may see, by the law."""
    return msgspec.json.encode([see(event, seat, backs) for event in to_json(events)])


def check_rows(rows: EventRows, seats: int) -> tuple[Event, ...]:
    """Every seat and bystander is told in text and in events what the law lets it be told."""
    events = rows.decode()
    for seat in (None, *range(seats)):
        for backs in (False, True):
            text = seen_text(events, seat, backs)
            assert rows.text(seat, backs=backs) == text
            seen = events_for(events, seat, backs=backs)
            assert msgspec.json.encode(seen) == text
            assert events_for(seen, seat, backs=backs) == seen
    return events


def check_state(state: RoundState, events: tuple[Event, ...]) -> None:
    """What a step wrote begins with the events, and those said to be told alike are."""
    for seat in (None, *range(state.seats)):
        for backs in (False, True):
            viewer = state.viewer(seat, backs=backs)
            told = state.text(viewer)
            assert told.startswith(seen_text(events, seat, backs) + b',"changes":{')
            starts = [start for start, *_ in state.places]
            assert told == state.text(starts.index(starts[viewer]))


def check_round(played: Round, dice: random.Random) -> Counter[str]:
    """Play a round at random and check what is told of each move; count the events by kind."""
    events = check_rows(played.opening_rows, played.seats)
    kinds = Counter(type(event).__name__ for event in events)
    played.watch()
    while not played.over:
        events = check_rows(played.apply_rows(*any_move(played, dice)), played.seats)
        check_state(played.take_state(), events)
        kinds.update(type(event).__name__ for event in events)
        kinds["moves"] += 1
    return kinds
