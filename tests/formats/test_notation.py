"""Moves as files write them."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from flipdeck.formats.notation import WrittenMove, move_text, read_move, write_move
from flipdeck.rules.errors import BadInput, IllegalMove
from flipdeck.rules.moves import (
    Accept,
    AnyMove,
    CallUno,
    Catch,
    Challenge,
    Draw,
    NameColor,
    Pass,
    Play,
)
from flipdeck.rules.verdict import Facts
from tests.support.builders import make_round
from tests.support.strategies import Table, any_move, seeds, tables


def read(**said: Any) -> AnyMove:
    return read_move(msgspec.convert({"seat": 0, **said}, WrittenMove), seats=3)


@pytest.mark.parametrize(
    ("said", "move"),
    [
        ({"do": "play", "card": "blue-7"}, Play("blue-7")),
        ({"do": "play", "card": "blue-7/pink-3", "at": 0}, Play("blue-7/pink-3", at=0)),
        (
            {"do": "play", "card": "wild", "color": "red", "uno": True},
            Play("wild", color="red", uno=True),
        ),
        (
            {"do": "play", "card": "beachcomber", "give": ["green-1", "pink-2"], "to": 2},
            Play("beachcomber", give=("green-1", "pink-2"), to=2),
        ),
        (
            {"do": "play", "card": "blue-7", "color": None, "uno": False, "give": [], "to": None},
            Play("blue-7"),
        ),
        ({"do": "draw"}, Draw()),
        ({"do": "draw", "color": None, "to": 1}, Draw()),
        ({"do": "pass"}, Pass()),
        ({"do": "accept"}, Accept()),
        ({"do": "challenge"}, Challenge()),
        ({"do": "color", "color": "teal"}, NameColor("teal")),
        ({"do": "color"}, NameColor(None)),
        ({"do": "uno"}, CallUno()),
        ({"do": "catch", "target": 0}, Catch(0)),
        ({"do": "catch", "target": 77}, Catch(77)),
    ],
)
def test_a_move_is_read_as_it_is_meant(said: dict[str, Any], move: AnyMove) -> None:
    assert read(**said) == move


@pytest.mark.parametrize(
    ("said", "field"),
    [
        ({"do": "draw", "card": "blue-7"}, "card"),
        ({"do": "pass", "color": "red"}, "color"),
        ({"do": "accept", "uno": True}, "uno"),
        ({"do": "challenge", "target": 0}, "target"),
        ({"do": "uno", "give": ["blue-1"]}, "give"),
        ({"do": "catch", "target": 1, "at": 0}, "at"),
        ({"do": "color", "color": "red", "card": "wild"}, "card"),
        ({"do": "play", "card": "blue-7", "target": 1}, "target"),
    ],
)
def test_a_field_the_move_has_no_use_for_is_refused(said: dict[str, Any], field: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        read(**said)
    assert refused.value.verdict.rule == "spare-field"
    assert refused.value.verdict.facts == Facts(field=field)


@pytest.mark.parametrize(
    ("said", "message"),
    [
        (
            {"do": "jump"},
            "unknown move 'jump'; known moves are play, color, catch, draw, pass, accept, "
            "challenge, uno",
        ),
        ({"do": "play"}, "a play names its 'card'"),
        ({"do": "catch"}, "a catch names its 'target'"),
        ({"do": "draw", "seat": 3}, "unknown seat 3: the seats are 0 to 2"),
        ({"do": "draw", "seat": -1}, "unknown seat -1: the seats are 0 to 2"),
        ({"do": "play", "card": "mauve-7"}, "unknown card 'mauve-7'"),
        ({"do": "play", "card": ""}, "unknown card ''"),
        ({"do": "play", "card": "blue-7/"}, "unknown card 'blue-7/'"),
        ({"do": "play", "card": "blue-7/mauve-1"}, "unknown card 'blue-7/mauve-1'"),
        ({"do": "play", "card": "wild", "color": "mauve"}, "unknown colour 'mauve'"),
        ({"do": "color", "color": ""}, "unknown colour ''"),
        ({"do": "play", "card": "beachcomber", "give": ["x"], "to": 1}, "unknown card 'x'"),
    ],
)
def test_words_that_mean_nothing_are_named(said: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput) as wrong:
        read(**said)
    assert str(wrong.value) == message


@pytest.mark.parametrize(
    "said", [{"do": "draw", "why": 1}, {"do": "play", "card": 7}, {"do": 1}, {"seat": "0"}]
)
def test_a_move_of_another_shape_does_not_read(said: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(**{"do": "draw", **said})


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Play("blue-7"), "play blue-7"),
        (Play("wild", color="red", uno=True), "play wild red"),
        (Play("beachcomber", give=("green-1",), to=2), "play beachcomber"),
        (Draw(), "draw"),
        (Pass(), "pass"),
        (Accept(), "accept"),
        (Challenge(), "challenge"),
        (NameColor("red"), "color red"),
        (CallUno(), "uno"),
        (Catch(2), "catch 2"),
    ],
)
def test_a_move_is_said_as_lists_of_moves_write_it(move: AnyMove, text: str) -> None:
    assert move_text(move) == text


def test_a_record_writes_cards_in_full() -> None:
    played = make_round("blue-7/pink-1 wild/pink-2 red-1", "green-2")
    assert write_move(played, 0, Play("blue-7")) == {
        "seat": 0,
        "do": "play",
        "card": "blue-7/pink-1",
    }
    assert write_move(played, 0, Play("wild", color="red")) == {
        "seat": 0,
        "do": "play",
        "card": "wild/pink-2",
        "color": "red",
    }
    assert write_move(played, 0, Draw()) == {"seat": 0, "do": "draw"}
    assert write_move(played, 1, Catch(0)) == {"seat": 1, "do": "catch", "target": 0}
    assert write_move(played, 1, NameColor("red")) == {"seat": 1, "do": "color", "color": "red"}


def test_a_place_is_written_only_where_equal_cards_need_it() -> None:
    card = {"seat": 0, "do": "play", "card": "blue-7/pink-1"}
    equal = make_round("blue-7/pink-1 red-1 blue-7/pink-1", "green-2")
    assert write_move(equal, 0, Play("blue-7", at=0)) == card
    assert write_move(equal, 0, Play("blue-7", at=2)) == {**card, "at": 2}
    alike = make_round("blue-7/pink-2 red-1 blue-7/pink-1", "green-2")
    assert write_move(alike, 0, Play("blue-7", at=2)) == card


def test_a_gift_is_written_with_its_receiver_and_a_bare_receiver_is_not() -> None:
    played = make_round("beachcomber green-1 pink-2 wild", "orange-1", edition="beachcomber")
    assert write_move(played, 0, Play("beachcomber", give=("pink-2", "green-1"), to=1)) == {
        "seat": 0,
        "do": "play",
        "card": "beachcomber",
        "give": ["pink-2", "green-1"],
        "to": 1,
    }
    assert write_move(played, 0, Play("beachcomber", to=1)) == {
        "seat": 0,
        "do": "play",
        "card": "beachcomber",
    }


@settings(max_examples=60, deadline=None)
@given(tables(longest=100), seeds)
def test_a_written_move_does_the_same_when_read(table: Table, seed: int) -> None:
    played = table.deal()
    dice = random.Random(seed)
    while not played.over:
        seat, move = any_move(played, dice)
        said = msgspec.convert(write_move(played, seat, move), WrittenMove)
        twin = played.copy()
        assert twin.apply(said.seat, read_move(said, twin.seats)) == played.apply(seat, move)
        assert twin.to_bytes() == played.to_bytes()
