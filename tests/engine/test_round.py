"""The deal, and the properties of a round."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flipdeck.engine.round import Round, pair_deck
from flipdeck.rules.cards import DECKS
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput, IllegalMove
from flipdeck.rules.events import Awaited, Redealt, Returned, TurnedUp
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
from flipdeck.rules.rulings import Rulings, override
from tests.support.builders import dealt, make_round, rulings_of
from tests.support.strategies import play_on, rounds

KEY = bytes(range(32))
NEVER_RETURNED = {"start_draw_wild": "ignored", "start_wild": "first_player", "start_flip": "flips"}


def texts(played: Round, cards: tuple[int, ...]) -> list[str]:
    return [played.deck.text(card) for card in cards]


@pytest.mark.parametrize("direction", ["left", "right"])
@pytest.mark.parametrize("dealer", range(4))
def test_the_deal_goes_one_card_at_a_time_from_the_first_player(
    dealer: int, direction: str
) -> None:
    rules = {"direction": direction, "hand_size": 3, "start_action": "ignored"}
    played = Round.deal(rulings_of(rules={**NEVER_RETURNED, **rules}), 4, dealer, key=KEY)
    order = texts(played, played.deck_order)
    step = 1 if direction == "left" else -1
    expected: list[list[str]] = [[], [], [], []]
    for number, card in enumerate(order[:12]):
        expected[(dealer + step * (number + 1)) % 4].append(card)
    assert [list(played.hand(seat)) for seat in range(4)] == expected
    assert list(played.discard_pile) + list(played.draw_pile) == order[12:]


@pytest.mark.parametrize("direction", ["left", "right"])
def test_the_deal_passes_over_chairs_that_are_out(direction: str) -> None:
    rules = {"direction": direction, "hand_size": 2, "start_action": "ignored"}
    played = Round.deal(rulings_of(rules={**NEVER_RETURNED, **rules}), 5, 1, key=KEY, out=(0, 2, 3))
    order = texts(played, played.deck_order)
    assert played.hand_sizes() == (0, 2, 0, 0, 2)
    assert list(played.hand(4)) == [order[0], order[2]]
    assert list(played.hand(1)) == [order[1], order[3]]
    assert played.out == (0, 2, 3)
    assert played.turn in (1, 4)


def test_a_start_card_that_goes_back_is_recorded_with_its_place() -> None:
    found = 0
    for number in range(200):
        played = Round.deal(EDITIONS["flip-classic"].rulings, 3, 0, key=KEY, number=number)
        order = texts(played, played.deck_order)
        back = [event for event in played.opening if isinstance(event, Returned)]
        assert [(event.face, event.at) for event in back] == [
            (played.deck.text(card).split("/")[0], place) for card, place in played.returned
        ]
        if len(played.returned) == 1:
            found += 1
            ((card, place),) = played.returned
            assert order[21] == played.deck.text(card)
            pile = order[22:]
            pile.insert(place, order[21])
            if isinstance(played.opening[1], TurnedUp) and played.side == "light":
                assert played.discard_pile == (pile[0],)
    assert found


def test_nothing_goes_back_where_start_cards_are_ignored() -> None:
    for number in range(50):
        played = Round.deal(EDITIONS["flip-nordic"].rulings, 4, 0, key=KEY, number=number)
        assert played.returned == ()
        assert played.top.split("-")[-1].isdigit()
        assert played.turn == 1


def test_a_deal_again_is_told_first() -> None:
    played = dealt(
        "blue-1 blue-2",
        "red-1 red-2",
        draw="wild-draw2 wild-draw2",
        rules={"hand_size": 2},
        dealer=1,
    )
    assert played.opening[0] == Redealt("start-redeal", 1)
    assert played.hand_sizes()[0] >= 2
    assert played.top != "wild-draw2"


def test_the_same_key_deals_the_same_and_another_number_does_not() -> None:
    classic = Rulings()
    one = Round.deal(classic, 4, 2, key=KEY, number=7)
    assert Round.deal(classic, 4, 2, key=KEY, number=7).to_bytes() == one.to_bytes()
    assert Round.deal(classic, 4, 2, key=KEY, number=8).deck_order != one.deck_order
    assert Round.deal(classic, 4, 2, key=bytes(32), number=7).deck_order != one.deck_order


def test_a_deck_already_paired_keeps_its_pairs() -> None:
    pack = pair_deck("flip108", KEY)
    rulings = EDITIONS["flip-splash"].rulings
    played = Round.deal(rulings, 3, 0, key=bytes(32), cards=pack)
    assert sorted(texts(played, played.deck_order)) == sorted(pack)
    assert texts(played, played.deck_order) != list(pack)


def test_only_a_whole_deck_is_dealt() -> None:
    pack = pair_deck("flip112", KEY)
    for cards in (pack[1:], (*pack[1:], pack[1]), ("blue-7/pink-3",), ()):
        with pytest.raises(BadInput, match=f"these {len(cards)} cards are not the deck flip112"):
            Round.deal(Rulings(), 2, 0, key=KEY, cards=cards)


def test_a_pack_shows_each_face_as_often_as_the_deck_has_it() -> None:
    for name, deck in DECKS.items():
        pack = [deck.card(card) for card in pair_deck(name, KEY)]
        for side in range(len(deck.prints)):
            assert sorted(card >> 8 * side & 63 for card in pack) == sorted(deck.faces(side))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": 1}, "1 seats: a table has 2 to 10"),
        ({"dealer": 3}, "dealer 3: no seat in play of 3 seats"),
        ({"dealer": -1}, "dealer -1: no seat in play of 3 seats"),
        ({"dealer": 1, "out": [1]}, "dealer 1: no seat in play of 3 seats"),
        ({"out": [1, 2]}, "seats out [1, 2]: two seats of 3 must stay in play"),
        ({"out": [7]}, "seats out [7]: two seats of 3 must stay in play"),
        ({"key": b"short"}, "a key has 32 bytes, not 5"),
        ({"number": 1 << 64}, "number 18446744073709551616: a stream has a number of 64 bits"),
        (
            {"rulings": Rulings(hand_size=50)},
            "hand_size 50 with 3 seats needs 151 cards; deck flip112 has 112",
        ),
    ],
)
def test_what_cannot_be_dealt_is_named(arguments: dict[str, object], message: str) -> None:
    usual: dict[str, object] = {"rulings": Rulings(), "seats": 3, "dealer": 0, "key": KEY}
    with pytest.raises(BadInput) as wrong:
        Round.deal(**{**usual, **arguments})  # type: ignore[arg-type]
    assert str(wrong.value) == message


def test_a_deck_in_which_no_card_can_start_is_refused() -> None:
    with pytest.raises(BadInput, match="no card of this deck can start"):
        dealt("wild-draw2", "wild-draw2", draw="wild-draw2 wild-draw2", rules={"hand_size": 1})
    with pytest.raises(BadInput, match="no card can start, and 4 cards are too few to deal again"):
        dealt("blue-1", "red-1", draw="wild-draw2 wild-draw2")


def test_a_round_answers_what_stands_on_the_table() -> None:
    played = make_round(
        "blue-7/pink-1 red-1/wild",
        "green-2/pink-2",
        "yellow-5/teal-3 wild/teal-4",
        under="red-4/orange-1",
        top="blue-3/orange-2",
        draw="green-9/purple-1 red-9/purple-2",
        turn=1,
        dealer=2,
        direction="right",
        moves=9,
    )
    assert (played.seats, played.dealer, played.turn, played.awaiting) == (3, 2, 1, "turn")
    assert (played.side, played.direction, played.color, played.top) == (
        "light",
        "right",
        "blue",
        "blue-3",
    )
    assert (played.over, played.winner, played.exposed, played.moves) == (False, None, None, 9)
    assert played.hand(2) == ("yellow-5/teal-3", "wild/teal-4")
    assert played.hand_sizes() == (2, 1, 2)
    assert played.draw_pile == ("green-9/purple-1", "red-9/purple-2")
    assert played.discard_pile == ("red-4/orange-1", "blue-3/orange-2")
    assert played.hand_points() == (8, 2, 45)
    assert played.points() == (0, 0, 0)


def test_the_winner_scores_the_other_hands_on_the_side_in_play() -> None:
    played = make_round("blue-flip/pink-1", "blue-1/wild-drawcolor", "red-9/pink-skipall")
    played.apply(0, Play("blue-flip"))
    assert played.winner == 0
    assert played.side == "dark"
    assert played.hand_points() == (0, 60, 30)
    assert played.points() == (90, 0, 0)


def test_a_blocked_round_scores_nothing() -> None:
    played = make_round("red-9", "red-8", draw="", rules={"move_limit": 5})
    played.apply(0, Draw())
    played.apply(1, Draw())
    assert played.over
    assert played.winner is None
    assert played.turn is None
    assert played.points() == (0, 0)


def test_a_copy_goes_its_own_way() -> None:
    played = Round.deal(Rulings(), 3, 0, key=KEY)
    before = played.to_bytes()
    twin = played.copy()
    for _ in play_on(twin, random.Random(1), 5):
        pass
    assert played.to_bytes() == before
    assert twin.to_bytes() != before
    assert (twin.deck_order, twin.opening) == (played.deck_order, played.opening)


NONSENSE: list[AnyMove] = [
    Play(""),
    Play("/"),
    Play("blue-7/"),
    Play("no-such-card"),
    Play("no-such/card"),
    Play("blue-7/pink-3/red-1"),
    Play("wild", color="mauve"),
    Play("wild", color=""),
    Play("blue-7", at=-1),
    Play("blue-7", at=10**30),
    Play("beachcomber", give=("no-such-card",), to=1),
    Play("beachcomber", give=("green-1",) * 50, to=1),
    Play("beachcomber", give=("green-1",), to=-3),
    Play("beachcomber", give=("green-1",), to=10**30),
    Play("beachcomber", give=("green-1", "pink-1"), to=None),
    NameColor("mauve"),
    NameColor(""),
    NameColor(None),
    Catch(-1),
    Catch(10),
    Catch(10**30),
]
PLAIN: list[AnyMove] = [Draw(), Pass(), Accept(), Challenge(), CallUno(), Catch(0)]


@settings(max_examples=60, deadline=None)
@given(rounds(most=60))
def test_nonsense_gets_a_ruling_and_changes_nothing(played: Round) -> None:
    before = played.to_bytes()
    for seat in [-(10**9), -1, *range(played.seats), 10, 11, 10**9]:
        for move in [*NONSENSE, *PLAIN]:
            ruling = played.verdict(seat, move)
            if 0 <= seat < played.seats:
                assert not ruling.legal or move in played.legal(seat), move
            else:
                assert ruling.rule == "chair-out"
            if not ruling.legal:
                assert ruling.text()
                with pytest.raises(IllegalMove) as refused:
                    played.apply(seat, move)
                assert refused.value.verdict == ruling
                assert str(refused.value) == ruling.text()
            assert played.to_bytes() == before


@settings(max_examples=60, deadline=None)
@given(rounds(most=60), st.data())
def test_a_refused_move_changes_no_byte(played: Round, data: st.DataObject) -> None:
    faces = data.draw(st.lists(st.sampled_from(sorted(FACES)), min_size=1, max_size=8))
    before = played.to_bytes()
    for seat in range(played.seats):
        for face in faces:
            for move in (Play(face), Play(face, color="pink"), Play(face, uno=True)):
                if not played.verdict(seat, move).legal:
                    with pytest.raises(IllegalMove):
                        played.apply(seat, move)
    assert played.to_bytes() == before


FACES = {
    face
    for deck in DECKS.values()
    for card in pair_deck(deck.name, KEY)
    for face in card.split("/")
}


def test_a_seat_that_does_not_exist_has_no_moves_and_no_view() -> None:
    played = make_round("blue-7 red-1", "green-2", exposed=1)
    for seat in (-1, 2, 10, 99):
        assert played.legal(seat) == []
        assert played.every(seat) == []
        with pytest.raises(BadInput, match=f"unknown seat {seat}: the seats are 0 to 1"):
            played.view(seat)


def test_legal_lists_each_face_once_and_every_adds_the_calls() -> None:
    played = make_round("blue-7 blue-7", "green-2")
    assert played.legal(0) == [Play("blue-7"), Draw(), CallUno()]
    assert played.every(0) == [Play("blue-7"), Play("blue-7", uno=True), Draw(), CallUno()]
    assert played.legal(1) == []


def test_every_lists_each_gift_to_each_other_seat() -> None:
    played = make_round(
        "beachcomber green-1 pink-2 wild", "orange-1", "orange-2", edition="beachcomber"
    )
    gifts = [
        (move.give, move.to, move.uno)
        for move in played.every(0)
        if isinstance(move, Play) and move.card == "beachcomber"
    ]
    expected: list[tuple[tuple[str, ...], int | None, bool]] = [((), None, False)]
    for give in (("green-1",), ("pink-2",), ("pink-2", "green-1")):
        for to in (1, 2):
            expected.append((give, to, False))
            if len(give) == 2:
                expected.append((give, to, True))
    assert sorted(map(str, gifts)) == sorted(map(str, expected))


@settings(max_examples=80, deadline=None)
@given(rounds(most=80))
def test_what_is_listed_is_what_is_ruled_legal(played: Round) -> None:
    for seat in range(played.seats):
        every = played.every(seat)
        assert len(set(map(repr, every))) == len(every)
        assert all(played.verdict(seat, move).legal for move in every)
        assert [move for move in played.legal(seat) if move not in every] == []


def test_of_several_alike_the_first_is_laid_or_the_one_at_a_place() -> None:
    hand = "blue-7/pink-1 red-1/pink-2 blue-7/pink-4"
    played = make_round(hand, "green-2")
    assert played.apply(0, Play("blue-7"))
    assert played.discard_pile[-1] == "blue-7/pink-1"
    played = make_round(hand, "green-2")
    assert played.apply(0, Play("blue-7", at=2))
    assert played.discard_pile[-1] == "blue-7/pink-4"
    assert played.hand(0) == ("blue-7/pink-1", "red-1/pink-2")
    played = make_round(hand, "green-2")
    assert played.verdict(0, Play("blue-7", at=1)).rule == "own-hand"
    played.apply(0, Play("blue-7/pink-4"))
    assert played.discard_pile[-1] == "blue-7/pink-4"


def test_while_a_drawn_card_waits_that_one_is_meant() -> None:
    played = make_round("blue-7/pink-1", "green-2", draw="blue-7/pink-4 red-9")
    played.apply(0, Draw())
    played.apply(0, Play("blue-7"))
    assert played.discard_pile[-1] == "blue-7/pink-4"


def test_a_round_ends_by_its_limit_of_moves() -> None:
    rulings = override(Rulings(), {"move_limit": 30})
    for number in range(10):
        played = Round.deal(rulings, 4, 0, key=KEY, number=number)
        seen = [played.moves]
        for _, move, _ in play_on(played, random.Random(number)):
            counted = not isinstance(move, CallUno | Catch)
            assert played.moves == seen[-1] + counted
            seen.append(played.moves)
        assert played.over
        assert seen[-1] <= 30
        assert all(later - earlier in (0, 1) for earlier, later in pairwise(seen))


def test_the_opening_ends_with_who_is_awaited() -> None:
    for name, edition in EDITIONS.items():
        for number in range(20):
            played = Round.deal(edition.rulings, 5, 3, key=KEY, number=number)
            awaited = played.opening[-1]
            assert isinstance(awaited, Awaited), name
            assert (awaited.seat, awaited.what) == (played.turn, played.awaiting)
