"""What a seat remembers is true, and it remembers what it saw."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings

from flipdeck.bots.face_codes import UNKNOWN
from flipdeck.bots.memory import Memory
from flipdeck.engine.round import Round
from flipdeck.rules.cards import BEACH, DARK, DARK_SHIFT, LIGHT
from flipdeck.rules.events import Flipped, Rotated, Swapped
from flipdeck.rules.moves import Accept, AnyMove, Challenge, Draw, NameColor, Pass, Play
from tests.support.builders import make_round
from tests.support.strategies import Table, play_on, seeds, tables

RED, BLUE, PINK = 2, 0, 0


def faces(played: Round, seat: int) -> list[tuple[int, int]]:
    """The active and inactive faces that a hand really has."""
    active = DARK_SHIFT if played.side == "dark" else 0
    other = DARK_SHIFT - active
    return [(card >> active & 63, card >> other & 63) for card in played.struct.hand(seat)]


def apply_and_observe(played: Round, memory: Memory, seat: int, move: AnyMove) -> None:
    memory.observe(played.events_for(played.apply(seat, move), memory.seat))


def number(face: str, side: int = 0) -> int:
    return (LIGHT, DARK, BEACH)[side].numbers[face]


def check(played: Round, memory: Memory) -> None:
    for seat, hand in enumerate(memory.hands):
        truth = faces(played, seat)
        assert len(hand) == len(truth)
        if played.deck.two_sided:
            for card, (up, down) in zip(hand, truth, strict=True):
                assert card.up in (UNKNOWN, up)
                assert card.down in (UNKNOWN, down)
        else:
            known = Counter(card.up for card in hand if card.up != UNKNOWN)
            assert known <= Counter(up for up, _ in truth)
    pile = [card.up for card in memory.pile]
    shown = DARK_SHIFT if played.side == "dark" else 0
    r = played.struct
    truth_pile = [card >> shown & 63 for card in r.discard[: r.discard_n].tolist()]
    assert len(pile) == len(truth_pile)
    assert all(one in (UNKNOWN, other) for one, other in zip(pile, truth_pile, strict=True))


@settings(max_examples=80, deadline=None)
@given(tables(), seeds)
def test_nothing_is_remembered_that_is_not_so(table: Table, seed: int) -> None:
    dice = random.Random(seed)
    played = table.deal()
    if played.over:
        return
    memories = [Memory(played.view(seat)) for seat in range(played.seats)]
    for _, _, events in play_on(played, dice, 150):
        for seat, memory in enumerate(memories):
            memory.observe(played.events_for(events, seat))
            if dice.random() < 0.3:
                memory.update(played.view(seat))
            if not played.over:
                check(played, memory)


@settings(max_examples=30, deadline=None)
@given(tables(decks=("flip112", "flip108")), seeds)
def test_one_who_listens_must_look_only_after_a_flip_or_at_another_hand(
    table: Table, seed: int
) -> None:
    """Between flips and while it keeps its hand, a seat that follows the events knows what it would
    see by looking."""
    played = table.deal()
    if played.over:
        return
    listener = Memory(played.view(0))
    for _, _, events in play_on(played, random.Random(seed), 100):
        listener.observe(played.events_for(events, 0))
        if played.over:
            return
        if any(isinstance(event, Flipped | Swapped | Rotated) for event in events):
            listener.update(played.view(0))
        fresh = Memory(played.view(0))
        for seat in range(1, played.seats):
            assert [card.down for card in listener.hands[seat]] == [
                card.down for card in fresh.hands[seat]
            ]
        assert [card.up for card in listener.hands[0]] == [card.up for card in fresh.hands[0]]


def test_after_a_flip_the_backs_that_were_seen_are_fronts() -> None:
    played = make_round("blue-flip blue-1 blue-2", "red-4/pink-1 red-5/teal-2", "green-1 green-2")
    memory = Memory(played.view(2))
    assert [card.up for card in memory.hands[1]] == [UNKNOWN, UNKNOWN]
    apply_and_observe(played, memory, 0, Play("blue-flip"))
    assert [card.up for card in memory.hands[1]] == [number("pink-1", 1), number("teal-2", 1)]
    assert [card.down for card in memory.hands[2]] == [number("green-1"), number("green-2")]
    assert [card.up for card in memory.hands[2]] == [UNKNOWN, UNKNOWN]


def test_the_back_of_a_card_is_seen_before_it_is_drawn() -> None:
    played = make_round("red-1 red-2", "red-4 red-5", draw="green-7/purple-9 green-8")
    memory = Memory(played.view(0))
    apply_and_observe(played, memory, 0, Draw())
    assert memory.hands[0][-1].up == number("green-7")
    assert memory.hands[0][-1].down == number("purple-9", 1)


def test_a_draw_tells_what_the_hand_lacks() -> None:
    played = make_round("red-1 red-2", "red-4 red-5", "green-1 green-2")
    memory = Memory(played.view(2))
    apply_and_observe(played, memory, 0, Draw())
    apply_and_observe(played, memory, 0, Pass())
    assert all(card.not_up == 1 << BLUE for card in memory.hands[0])
    assert all(card.not_up == 0 for card in memory.hands[1])


@pytest.mark.parametrize("witness", [1, 2])
def test_a_hand_shown_is_remembered_by_the_challenger_alone(witness: int) -> None:
    played = make_round("wild-draw2 blue-1 red-9", "green-4 green-5", "yellow-1 yellow-2")
    memory = Memory(played.view(witness))
    apply_and_observe(played, memory, 0, Play("wild-draw2", color="red"))
    assert (memory.color_before, memory.color) == (BLUE, RED)
    apply_and_observe(played, memory, 1, Challenge())
    shown = [number("blue-1"), number("red-9")] if witness == 1 else [UNKNOWN, UNKNOWN]
    assert [card.up for card in memory.hands[0]][:2] == shown
    assert memory.guilty == {0: 1}


def test_an_innocent_hand_lacks_the_colour() -> None:
    played = make_round("wild-draw2 red-1 red-9", "green-4 green-5", "yellow-1 yellow-2")
    memory = Memory(played.view(2))
    apply_and_observe(played, memory, 0, Play("wild-draw2", color="red"))
    apply_and_observe(played, memory, 1, Challenge())
    assert memory.innocent == {0: 1}
    assert all(card.not_up == 1 << BLUE for card in memory.hands[0])


def test_what_is_known_of_a_hand_follows_it_to_its_new_owner() -> None:
    played = make_round(
        "blue-7 red-1/teal-1 red-2/teal-2",
        "green-1/pink-1",
        "yellow-1/orange-1 yellow-2/orange-2",
        rules={"seven_swap": True},
    )
    giver, witness = Memory(played.view(0)), Memory(played.view(1))
    move = Play("blue-7", to=2)
    events = played.apply(0, move)
    giver.observe(played.events_for(events, 0))
    witness.observe(played.events_for(events, 1))
    given = [number("red-1"), number("red-2")]
    assert [card.up for card in giver.hands[2]] == given
    assert [card.down for card in giver.hands[0]] == [number("orange-1", 1), number("orange-2", 1)]
    assert [card.down for card in witness.hands[2]] == [number("teal-1", 1), number("teal-2", 1)]
    giver.update(played.view(0))
    assert [card.up for card in giver.hands[0]] == [number("yellow-1"), number("yellow-2")]
    assert [card.up for card in giver.hands[2]] == given


def test_what_is_known_of_hands_goes_round_with_them() -> None:
    played = make_round(
        "turquoise-0 pink-5",
        "green-3 green-4",
        "",
        "orange-8 orange-9",
        edition="beachcomber",
        rules={"zero_rotate": True},
        out=[2],
    )
    memory = Memory(played.view(0))
    apply_and_observe(played, memory, 0, Play("turquoise-0"))
    assert [card.up for card in memory.hands[1]] == [played.deck.prints[0].numbers["pink-5"]]
    memory.update(played.view(0))
    assert [len(hand) for hand in memory.hands] == [2, 1, 0, 2]


def test_a_gift_is_known_to_its_giver_and_its_receiver() -> None:
    def remembered(seat: int) -> list[int]:
        played = make_round(
            "beachcomber pink-5 green-1 green-2", "pink-1", "pink-2", edition="beachcomber"
        )
        memory = Memory(played.view(seat))
        apply_and_observe(played, memory, 0, Play("beachcomber", give=("pink-5",), to=1))
        return [card.up for card in memory.hands[1]]

    five, one = number("pink-5", 2), number("pink-1", 2)
    assert remembered(0) == [UNKNOWN, five]
    assert remembered(1) == [one, five]
    assert remembered(2) == [UNKNOWN, UNKNOWN]


def test_a_found_colour_is_known_to_all() -> None:
    played = make_round(
        "wild-drawcolor pink-1 pink-2",
        "teal-4 teal-5",
        "orange-1 orange-2",
        edition="flip-splash",
        side="dark",
        draw="orange-7 teal-8 pink-9 pink-8",
    )
    memory = Memory(played.view(2))
    apply_and_observe(played, memory, 0, Play("wild-drawcolor", color="pink"))
    apply_and_observe(played, memory, 1, Accept())
    assert memory.hands[1][-1].up == number("pink-9", 1)
    assert [card.up for card in memory.hands[1][:-1]] == [UNKNOWN] * 4


def test_a_named_colour_after_a_flip_is_in_force() -> None:
    played = make_round("blue-flip blue-1 blue-2", "red-4 red-5", under="red-1/wild")
    memory = Memory(played.view(1))
    apply_and_observe(played, memory, 0, Play("blue-flip"))
    apply_and_observe(played, memory, 0, NameColor("pink"))
    assert memory.color == PINK


def test_unseen_cards_are_what_is_left_of_the_deck() -> None:
    played = make_round("blue-1 blue-2 blue-3 wild", "red-4/pink-1 red-5/teal-2", top="blue-4")
    odds = Memory(played.view(0)).unseen()
    assert odds == pytest.approx([22 / 107, 26 / 107, 26 / 107, 26 / 107, 7 / 107])
