"""What a seat may see, by the allow-list of the rulebook."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flipdeck.engine.observation import read_observation
from flipdeck.engine.round import Round
from flipdeck.engine.view import HandView, View
from flipdeck.kernel.layout import HIDDEN
from flipdeck.rules.cards import DARK, DARK_SHIFT, LIGHT
from flipdeck.rules.moves import Accept, CallUno, Catch, Challenge, Draw, Play
from flipdeck.rules.rulings import Rulings
from tests.support.builders import make_round
from tests.support.strategies import Table, play_on, rounds, seeds, tables

BEACH = "beachcomber"


def light_table() -> Round:
    return make_round(
        "blue-7/pink-1 red-1/wild",
        "green-2/teal-5 wild-draw2/orange-3",
        "green-9/purple-flip",
        under="yellow-1/pink-2",
        top="blue-3/teal-1",
        draw="red-1/pink-4 red-2/pink-5 red-4/pink-6",
        dealer=2,
        moves=4,
    )


def test_a_seat_sees_its_own_fronts_and_the_others_backs() -> None:
    assert light_table().view(1) == View(
        seat=1,
        dealer=2,
        out=(),
        side="light",
        direction="left",
        turn=0,
        awaiting="turn",
        color="blue",
        top="blue-3",
        hands=(
            HandView(2, backs=("pink-1", "wild")),
            HandView(2, faces=("green-2", "wild-draw2")),
            HandView(1, backs=("purple-flip",)),
        ),
        draw_count=3,
        draw_top="pink-4",
        discard_count=2,
        drawn=None,
        bluffer=None,
        exposed=None,
        moves=4,
        winner=None,
        debt=0,
        deck="flip112",
    )


def test_after_a_flip_fronts_and_backs_have_changed_places() -> None:
    played = make_round(
        "blue-flip/pink-1 red-1/wild red-2/teal-9",
        "green-2/teal-5 red-5/orange-3",
        top="blue-3/teal-1",
        draw="red-1/pink-4 red-2/pink-5",
    )
    played.apply(0, Play("blue-flip"))
    view = played.view(0)
    assert (view.side, view.top, view.color, view.draw_top) == ("dark", "teal-1", "teal", "red-2")
    assert view.hands == (
        HandView(2, faces=("wild", "teal-9")),
        HandView(2, backs=("green-2", "red-5")),
    )


def test_a_view_has_the_own_hand_at_hand() -> None:
    played = light_table()
    assert played.view(1).hand == ("green-2", "wild-draw2")
    assert played.view(None).hand == ()


def test_hands_are_seen_in_the_order_taken() -> None:
    played = make_round(
        "red-9/pink-9 red-1/pink-1",
        "green-2",
        draw="blue-8/pink-8 yellow-1/teal-1 red-8/teal-2",
        moves=1,
    )
    played.apply(0, Draw())
    assert played.view(1).hands[0].backs == ("pink-9", "pink-1", "pink-8")
    assert played.view(0).hand == ("red-9", "red-1", "blue-8")
    played.apply(0, Play("blue-8"))
    assert played.view(1).hands[0].backs == ("pink-9", "pink-1")


def test_a_bystander_sees_no_hand_from_either_side() -> None:
    played = light_table()
    played.apply(0, Draw())
    view = played.view(None)
    assert view.hands == (HandView(3), HandView(2), HandView(1))
    assert (view.top, view.draw_top, view.draw_count, view.awaiting) == (
        "blue-3",
        "pink-5",
        2,
        "drawn",
    )
    assert view.drawn is None


def test_a_table_may_open_the_backs_to_bystanders() -> None:
    played = light_table()
    played.apply(0, Draw())
    view = played.view(None, backs=True)
    assert view.hands == (
        HandView(3, backs=("pink-1", "wild", "pink-4")),
        HandView(2, backs=("teal-5", "orange-3")),
        HandView(1, backs=("purple-flip",)),
    )
    assert view.drawn == 2


def test_opened_backs_open_nothing_more_to_a_seat() -> None:
    played = light_table()
    for seat in range(3):
        assert played.view(seat, backs=True) == played.view(seat)


def test_one_sided_cards_have_blank_backs() -> None:
    played = make_round("green-1 pink-1", "orange-2 wild", edition=BEACH)
    assert played.view(0).hands == (HandView(2, faces=("green-1", "pink-1")), HandView(2))
    assert played.view(None, backs=True).hands == (HandView(2), HandView(2))
    assert played.view(0).draw_top is None
    assert played.view(0).side is None
    assert played.view(0).draw_count == 7


def test_no_back_of_an_empty_draw_pile() -> None:
    played = make_round("green-1 red-1", "red-2", draw="")
    assert (played.view(0).draw_top, played.view(0).draw_count) == (None, 0)


def test_everybody_sees_that_a_drawn_card_waits_and_where() -> None:
    played = light_table()
    played.apply(0, Draw())
    assert [played.view(seat).drawn for seat in range(3)] == [2, 2, 2]


def test_who_laid_the_draw_wild_and_who_is_exposed_or_has_called() -> None:
    played = make_round("wild-draw2 blue-1", "green-2 green-4", "red-5 red-6")
    played.apply(0, Play("wild-draw2", color="red"))
    view = played.view(None)
    assert (view.bluffer, view.exposed, view.color) == (0, 0, "red")
    played.apply(0, CallUno())
    view = played.view(2)
    assert (view.exposed, [hand.called for hand in view.hands]) == (None, [True, False, False])
    played.apply(1, Accept())
    assert played.view(2).bluffer is None


def test_a_view_never_tells_whether_a_draw_wild_was_honest() -> None:
    seen = []
    for held in ("blue-1", "red-1"):
        played = make_round(f"wild-draw2 {held}/pink-2 green-9", "green-2 green-4", "red-5 red-6")
        played.apply(0, Play("wild-draw2", color="yellow"))
        views = (played.view(1), played.view(2), played.view(None, backs=True))
        seen.append((views, played.legal(1), played.legal(2)))
    assert seen[0] == seen[1]


def test_a_shown_hand_is_in_no_view() -> None:
    played = make_round(
        "wild-draw2 blue-1/pink-1", "green-2 green-4", draw="red-9/teal-9 red-8/teal-8"
    )
    played.apply(0, Play("wild-draw2", color="red"))
    played.apply(1, Challenge())
    assert played.view(1).hands[0] == HandView(3, backs=("pink-1", "teal-9", "teal-8"))


def ended(pairing: str, edition: str = "flip-classic") -> Round:
    hands = (
        ("turquoise-7", "green-1 wild")
        if edition == BEACH
        else ("blue-7", "red-1/wild red-2/teal-2")
    )
    played = make_round(*hands, edition=edition, rules={"pairing": pairing})
    played.apply(0, Play(hands[0]))
    assert played.over
    return played


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_at_the_end_of_a_round_both_faces_are_open(viewer: int | None) -> None:
    view = ended("round").view(viewer)
    open_hand = HandView(2, ("red-1", "red-2"), ("wild", "teal-2"))
    assert view.hands == (HandView(0, (), ()), open_hand)
    assert (view.awaiting, view.turn, view.winner) == ("over", None, 0)


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("backs", [False, True])
def test_the_other_faces_stay_hidden_while_the_pairs_are_still_dealt(
    viewer: int | None, backs: bool
) -> None:
    played = ended("match")
    assert played.view(viewer, backs=backs).hands[1] == HandView(2, ("red-1", "red-2"))
    opened = played.view(viewer, backs=backs, match_over=True).hands[1]
    assert opened == HandView(2, ("red-1", "red-2"), ("wild", "teal-2"))


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_at_the_end_of_a_one_sided_round_all_hands_are_open(viewer: int | None) -> None:
    assert ended("round", BEACH).view(viewer).hands == (
        HandView(0, ()),
        HandView(2, ("green-1", "wild")),
    )


def test_chairs_that_are_out_are_seen() -> None:
    played = make_round("blue-7 red-1", "", "green-2", out=[1])
    view = played.view(0)
    assert view.out == (1,)
    assert view.hands[1] == HandView(0, backs=())


@settings(max_examples=80, deadline=None)
@given(rounds(most=80))
def test_a_view_is_what_the_white_list_lets_through(played: Round) -> None:
    """The allow-list stated again, on the full state."""
    two_sided = played.deck.two_sided
    for viewer in [None, *range(played.seats)]:
        for backs in (False, True):
            view = played.view(viewer, backs=backs)
            for holder in range(played.seats):
                hand = view.hands[holder]
                fronts, behind = _both_faces(played, holder)
                assert hand.count == len(fronts)
                front_seen = holder == viewer or played.over
                open_end = played.over and played.rulings.pairing == "round"
                held_up = not played.over and (backs if viewer is None else viewer != holder)
                assert hand.faces == (fronts if front_seen else None)
                assert hand.backs == (behind if two_sided and (open_end or held_up) else None)
            assert (view.top, view.color, view.turn) == (played.top, played.color, played.turn)
            assert view.draw_count == len(played.draw_pile)
            assert view.discard_count == len(played.discard_pile)


def _both_faces(played: Round, seat: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    cards = [card.split("/") for card in played.hand(seat)]
    if not played.deck.two_sided:
        return tuple(card[0] for card in cards), ()
    active = 1 if played.side == "dark" else 0
    return tuple(card[active] for card in cards), tuple(card[1 - active] for card in cards)


@settings(max_examples=80, deadline=None)
@given(tables(longest=200), seeds, st.integers(0, 60), st.data())
def test_what_a_seat_cannot_see_does_not_change_what_it_sees(
    table: Table, seed: int, moves: int, data: st.DataObject
) -> None:
    played = table.deal()
    for _ in play_on(played, random.Random(seed), moves):
        pass
    if played.over:
        return
    viewer = data.draw(st.sampled_from([None, *range(played.seats)]))
    twin = _shuffle_unseen(played, viewer, data.draw(seeds))
    for backs in (False, True) if viewer is not None else (False,):
        assert twin.observation(viewer, backs=backs) == played.observation(viewer, backs=backs)
    assert msgspec.json.encode(twin.view(viewer)) == msgspec.json.encode(played.view(viewer))
    if viewer is not None:
        assert twin.legal(viewer) == played.legal(viewer)


def _shuffle_unseen(played: Round, viewer: int | None, seed: int) -> Round:
    """The same table to one viewer: all faces hidden from it are shuffled."""
    twin = played.copy()
    r = twin.struct
    dice = random.Random(seed)
    cards = [r.hands[seat, at : at + 1] for seat in range(r.seats) for at in range(r.held[seat])]
    holders = [seat for seat in range(r.seats) for _ in range(r.held[seat])]
    drawing = [r.draw[at : at + 1] for at in range(r.draw_n)]
    discarded = [r.discard[at : at + 1] for at in range(r.discard_n)]
    for side in range(len(played.deck.prints)):
        if side == r.side or not played.deck.two_sided:
            seen = [holder == viewer for holder in holders]
            hidden = drawing + discarded[:-1]
        else:
            seen = [viewer is not None and holder != viewer for holder in holders]
            hidden = drawing[:-1] + discarded
        hidden = [card for card, shown in zip(cards, seen, strict=True) if not shown] + hidden
        shift = DARK_SHIFT * side
        faces = [int(card[0]) >> shift & 63 for card in hidden]
        dice.shuffle(faces)
        for card, face in zip(hidden, faces, strict=True):
            card[0] = int(card[0]) & ~(63 << shift) | face << shift
    return twin


def test_every_face_of_a_view_is_one_of_its_side() -> None:
    played = light_table()
    light, dark = set(LIGHT.numbers), set(DARK.numbers)
    for viewer in range(3):
        view = played.view(viewer)
        for hand in view.hands:
            assert set(hand.faces or ()) <= light
            assert set(hand.backs or ()) <= dark


def test_a_catch_is_open_to_all() -> None:
    played = make_round("blue-7 red-1", "green-2 green-4", "red-5 red-6")
    played.apply(0, Play("blue-7"))
    assert [played.view(viewer).exposed for viewer in (0, 1, 2, None)] == [0, 0, 0, 0]
    played.apply(2, Catch(0))
    assert [played.view(viewer).exposed for viewer in (0, 1, 2, None)] == [None] * 4
    assert played.view(1).hands[0].count == 3


@settings(max_examples=40, deadline=None)
@given(rounds(most=80))
def test_an_observation_holds_no_face_beside_those_of_the_view(played: Round) -> None:
    """Whatever is not seen is HIDDEN, and so is every place without a card."""
    for viewer in [None, *range(played.seats)]:
        for backs in (False, True):
            seen = read_observation(played.observation(viewer, backs=backs))
            view = played.view(viewer, backs=backs)
            shown = [(hand.count, hand.faces, hand.backs) for hand in view.hands]
            fronts = sum(count for count, faces, _ in shown if faces is not None)
            behinds = sum(count for count, _, back in shown if back is not None)
            assert len(seen.faces) - seen.faces.count(HIDDEN) == fronts
            assert len(seen.backs) - seen.backs.count(HIDDEN) == behinds
            assert seen.held[: played.seats] == tuple(count for count, _, _ in shown)
            assert not any(seen.held[played.seats :])


@settings(max_examples=40, deadline=None)
@given(tables(longest=200), seeds)
def test_a_watched_round_keeps_what_everyone_sees_of_each_move(table: Table, seed: int) -> None:
    played = table.deal()
    played.watch()
    for _ in play_on(played, random.Random(seed), 60):
        state = played.take_state()
        fresh = played.state()
        assert state.changes
        assert not fresh.changes
        for seat in range(played.seats):
            legal = played.legal(seat)
            text = msgspec.json.encode(legal) if legal else b""
            assert state.legal_text(seat) == fresh.legal_text(seat) == text
            assert fresh.text(seat) == msgspec.json.encode(played.view(seat))
        for number, backs in enumerate((False, True), played.seats):
            view = played.view(None, backs=backs)
            assert fresh.text(number) == msgspec.json.encode(view)


def test_the_end_of_a_match_opens_the_pairs_in_what_its_last_move_changed() -> None:
    hands = ("blue-7", "red-1/wild red-2/teal-2")
    played = make_round(*hands, rules={"pairing": "match"})
    played.watch()
    played.apply(0, Play("blue-7"))
    state = played.take_state(match_over=True)
    for viewer, seat in enumerate((0, 1, None)):
        told = msgspec.json.decode(b'{"events":' + state.text(viewer) + b"}")
        view = msgspec.json.decode(msgspec.json.encode(played.view(seat, match_over=True)))
        assert told["changes"]["hands"] == {str(n): hand for n, hand in enumerate(view["hands"])}
    assert not played.take_state().changes


def test_views_taken_at_once_are_those_taken_one_by_one() -> None:
    played = Round.deal(Rulings(), 4, 0, key=bytes(range(32)))
    for backs in (False, True):
        at_once = played.views([2, None, 0], backs=backs)
        assert at_once == [played.view(seat, backs=backs) for seat in (2, None, 0)]
