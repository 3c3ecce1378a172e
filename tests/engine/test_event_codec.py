"""Events reduced to what each seat may see."""

from __future__ import annotations

import random

import pytest

from flipdeck.engine.event_codec import events_for, seats_with_private_events
from flipdeck.engine.round import Round
from flipdeck.rules.editions import EDITIONS, edition


@pytest.mark.parametrize("name", EDITIONS)
def test_all_but_the_witnesses_see_alike(name: str) -> None:
    rulings = edition(name).with_rules({"bluffing": "allowed"})
    kinds: set[str] = set()
    for number in range(12):
        dice = random.Random(f"{name}/{number}")
        played = Round.deal(rulings, 5, 0, key=dice.randbytes(32))
        happened = played.opening
        while not played.over:
            own = seats_with_private_events(happened)
            others = [events_for(happened, seat) for seat in range(5) if not own >> seat & 1]
            assert all(seen == others[0] for seen in others)
            kinds |= {type(event).__name__ for event in happened}
            seat = dice.choice([seat for seat in range(5) if played.legal(seat)])
            happened = played.apply(seat, dice.choice(played.every(seat)))
    assert kinds >= {"Played", "Drew", "HandShown"} | ({"Gave"} if name == "beachcomber" else set())
