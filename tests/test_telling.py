"""What each seat and each bystander may see of an event."""

from __future__ import annotations

import random

from hypothesis import given as hypothesis_given
from hypothesis import settings

from flipdeck import law
from flipdeck.events import (
    Drew,
    Event,
    Found,
    Gave,
    HandShown,
    Judged,
    Played,
    Returned,
)
from flipdeck.moves import Accept, Challenge, Draw, Pass, Play
from flipdeck.round import Round
from tests.given import dealt, given
from tests.strategies import Table, play_on, tables

BEACH = "beachcomber"


def challenged() -> tuple[Round, tuple[Event, ...]]:
    """Seat 0 has bluffed, and seat 1 has called it."""
    played = given("wild-draw2 blue-1 red-1", "green-2", "green-4")
    played.apply(0, Play("wild-draw2", color="red"))
    return played, played.apply(1, Challenge())


def test_the_drawer_sees_the_front_the_others_the_back() -> None:
    played = given("red-1 red-2", "green-2", draw="blue-9/teal-9 red-8")
    events = played.apply(0, Draw())
    front, back, hidden = (
        Drew("draw", 0, "blue-9"),
        Drew("draw", 0, back="teal-9"),
        Drew("draw", 0),
    )
    assert played.seen(events, 0)[0] == front
    assert played.seen(events, 1)[0] == back
    assert played.seen(events, None)[0] == hidden
    assert played.seen(events, None, backs=True)[0] == back


def test_one_sided_cards_are_drawn_blank() -> None:
    played = given("green-1", "pink-1", edition=BEACH, draw="orange-9 pink-8")
    events = played.apply(0, Draw())
    assert played.seen(events, 0)[0] == Drew("draw", 0, "orange-9")
    for other in (1, None):
        assert played.seen(events, other)[0] == Drew("draw", 0)


def test_a_kept_card_and_an_unfit_one_look_alike_to_the_others() -> None:
    told = []
    for front in ("blue-9", "yellow-9"):
        played = given("red-1 red-2", "green-2", draw=f"{front}/teal-9 red-8/teal-8")
        events = (*played.apply(0, Draw()), *played.apply(0, Pass()))
        told.append([played.seen(events, 1), played.seen(events, None), played.view(1)])
    assert told[0] == told[1]


def test_a_laid_card_leaves_its_place_to_those_who_see_the_backs() -> None:
    played = given("red-1 blue-7/pink-1 red-2", "green-2")
    events = played.apply(0, Play("blue-7"))
    assert played.seen(events, 0)[0] == Played("matching", 0, "blue-7", 2, at=1)
    assert played.seen(events, 1)[0] == Played("matching", 0, "blue-7", 2, "pink-1", 1)
    assert played.seen(events, None)[0] == Played("matching", 0, "blue-7", 2)
    beach = given("green-1 turquoise-7 pink-1", "pink-2", edition=BEACH)
    events = beach.apply(0, Play("turquoise-7"))
    assert beach.seen(events, 0)[0] == Played("matching", 0, "turquoise-7", 2, at=1)
    assert beach.seen(events, 1)[0] == Played("matching", 0, "turquoise-7", 2)


def test_a_gift_is_open_to_giver_and_receiver_alone() -> None:
    played = given("beachcomber green-1 wild", "pink-1", "pink-2", edition=BEACH)
    gift = played.apply(0, Play("beachcomber", give=("green-1",), to=2))[1:2]
    assert played.seen(gift, 0) == (Gave("beachcomber", 0, 2, "green-1", at=0),)
    assert played.seen(gift, 2) == (Gave("beachcomber", 0, 2, "green-1"),)
    assert played.seen(gift, 1) == (Gave("beachcomber", 0, 2),)
    assert played.seen(gift, None, backs=True) == (Gave("beachcomber", 0, 2),)


def test_a_shown_hand_is_open_to_the_challenger_alone() -> None:
    played, events = challenged()
    shown = HandShown("sees-shown-hand", 0, 1, ("blue-1", "red-1"))
    assert shown in played.seen(events, 1)
    for other in (0, 2, None):
        for backs in (False, True):
            told = played.seen(events, other, backs=backs)
            assert told[1] == HandShown("sees-shown-hand", 0, 1)
            assert told[2] == Judged("guilty", 1, 0, True)


def test_a_found_colour_card_is_shown_to_all_where_the_edition_says_so() -> None:
    for edition, shown in (("flip-splash", True), ("flip-classic", False)):
        played = given(
            "wild-drawcolor teal-1",
            "teal-4",
            side="dark",
            edition=edition,
            draw="blue-1/teal-9 blue-4/orange-8 blue-5/orange-7",
        )
        played.apply(0, Play("wild-drawcolor", color="orange"))
        events = played.apply(1, Accept())
        for watcher in (0, 1, None):
            told = played.seen(events, watcher)
            assert (Found("found-color", 1, "orange-8") in told) is shown
        assert Drew("until-color", 1, back="blue-1") in played.seen(events, 0)


def test_where_a_start_card_went_back_to_is_nobodys_business() -> None:
    played = dealt("red-1", "green-2", draw="wild-draw2 blue-7 red-9 red-8")
    back = played.opening[0]
    assert isinstance(back, Returned)
    assert back.at is not None
    for watcher in (0, 1, None):
        assert played.seen(played.opening, watcher)[0] == Returned("start-returned", "wild-draw2")


HIDING = (Drew, Gave, HandShown, Returned, Played)


@settings(max_examples=60, deadline=None)
@hypothesis_given(tables(longest=150))
def test_all_other_events_are_told_to_all_alike(table: Table) -> None:
    played = table.deal()
    slugs = {rule.slug for rule in law.load()}
    told = [played.opening]
    told += [events for *_, events in play_on(played, random.Random(table.key), 60)]
    for events in told:
        assert all(event.rule in slugs for event in events)
        for watcher in [None, *range(played.seats)]:
            seen = played.seen(events, watcher)
            assert [type(event) for event in seen] == [type(event) for event in events]
            for event, shown in zip(events, seen, strict=True):
                assert isinstance(event, HIDING) or event == shown
                _check_hidden(shown, watcher)


def _check_hidden(event: Event, watcher: int | None) -> None:
    if isinstance(event, Drew):
        assert (event.face is None) is (event.seat != watcher)
        assert event.back is None or event.seat != watcher
    elif isinstance(event, Gave):
        assert (event.face is None) is (watcher not in (event.seat, event.to))
        assert event.back is None
    elif isinstance(event, HandShown):
        assert (event.faces is None) is (event.to != watcher)
    elif isinstance(event, Returned):
        assert event.at is None
    elif isinstance(event, Played):
        assert event.back is None or event.seat != watcher
