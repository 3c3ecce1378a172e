"""Nothing that a seat may not see reaches it: in no view, event, list of moves or refusal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import msgspec
from hypothesis import assume, given, settings

from flipdeck.engine.round import Round
from flipdeck.rules.cards import DARK_SHIFT
from flipdeck.rules.errors import IllegalMove
from flipdeck.rules.events import Event
from flipdeck.rules.moves import Challenge, Draw, Pass
from tests.support.hidden_info_twins import (
    Known,
    deal_one_of_a_kind,
    moves_from_view,
    random_trajectory,
    spots,
    twin_of,
    visible,
)
from tests.support.strategies import Table, play_on, seeds, some_table, tables


def message(played: Round, events: Iterable[Event], seat: int | None) -> bytes:
    """Everything that is shown to a seat, as it would be sent."""
    shown: list[object] = [played.view(seat), played.observation(seat)]
    shown += played.events_for(events, seat)
    if seat is not None:
        shown += played.legal(seat)
        if max(played.hand_sizes()) <= 9 or played.deck.two_sided:
            shown += played.every(seat)
    return msgspec.json.encode(shown)


def move_text(played: Round, seat: int | None) -> bytes:
    """What the kernel wrote for a viewer of the last move: its events and what changed."""
    state = played.take_state()
    assert state.changes
    return state.text(state.viewer(seat, backs=False))


def refusals(played: Round, seat: int | None, seed: int) -> list[object]:
    """The verdicts on moves that a seat tries."""
    if seat is None:
        return []
    tried = moves_from_view(played.view(seat), played.seats, random.Random(seed))
    return [(move, played.verdict(seat, move)) for move in tried]


def random_viewer(table: Table, dice: random.Random) -> int | None:
    seat: int | None = dice.choice([None, *range(table.seats)])
    return seat


def walk(table: Table, seed: int) -> tuple[Round, random.Random]:
    """A round after some moves, before its end."""
    dice = random.Random(seed)
    now = deal_one_of_a_kind(table)
    last = now.copy()
    for _ in play_on(now, dice, dice.choice([0, 3, 10, 30, 100])):
        if not now.over:
            last = now.copy()
    return last, dice


def compare(one: Round, two: Round, steps: list[tuple[int, int]], seat: int | None) -> int:
    """Make the same moves in both and compare; return how many could be made in both."""
    assert message(one, (), seat) == message(two, (), seat)
    one.watch()
    two.watch()
    for number, (mover, code) in enumerate(steps):
        same_guilt = one.struct.guilty == two.struct.guilty
        if isinstance(one.decode(mover, code), Challenge) and not same_guilt:
            return number  # everybody learns whether it was a bluff
        try:
            events_two = two.apply_code(mover, code)
        except IllegalMove:
            return number
        events_one = one.apply_code(mover, code)
        assert message(one, events_one, seat) == message(two, events_two, seat), (mover, code)
        assert move_text(one, seat) == move_text(two, seat), (mover, code)
        assert refusals(one, seat, number) == refusals(two, seat, number)
    return len(steps)


@settings(max_examples=400, deadline=None)
@given(table=tables(), seed=seeds)
def test_hidden_cards_do_not_change_what_is_shown(table: Table, seed: int) -> None:
    played, dice = walk(table, seed)
    seat = random_viewer(table, dice)
    path = random_trajectory(played, seat, dice, 12)
    twin = twin_of(played, path.known, dice)
    compare(played.copy(), twin, path.steps, seat)


@settings(max_examples=300, deadline=None)
@given(table=tables(longest=60, pairing="match"), seed=seeds)
def test_pairs_stay_hidden_when_a_round_ends_before_the_match(table: Table, seed: int) -> None:
    dice = random.Random(seed)
    played = deal_one_of_a_kind(table)
    for _ in play_on(played, dice):
        pass
    seat = random_viewer(table, dice)
    twin = twin_of(played, visible(played, seat), dice)
    assert message(played, (), seat) == message(twin, (), seat)


def drawn_card_is_playable(played: Round) -> bool:
    """Whether the drawn card of the seat to move is playable."""
    assert played.turn is not None
    drawn = played.view(played.turn).drawn
    assert drawn is not None
    face = played.view(played.turn).hand[drawn]
    return any(getattr(move, "card", None) == face for move in played.legal(played.turn))


def before_a_draw(table: Table, dice: random.Random) -> Round | None:
    """A random position in which the seat to move may draw, and there are cards to draw."""
    now = deal_one_of_a_kind(table)
    moments = []
    for _ in play_on(now, dice, 60):
        turn = now.turn
        if turn is not None and now.struct.draw_n > 1 and now.verdict(turn, Draw()).legal:
            moments.append(now.copy())
    return dice.choice(moments) if moments else None


def with_another_front(played: Round, other: int) -> Round:
    """The round with the fronts exchanged of the next card to draw and of one further down."""
    twin = played.copy()
    r = twin.struct
    top, front = r.draw_n - 1, 63 << r.down
    one, two = int(r.draw[top]), int(r.draw[other])
    r.draw[top] = one & ~front | two & front
    r.draw[other] = two & ~front | one & front
    return twin


@settings(max_examples=250, deadline=None)
@given(table=tables(move_limit=400, drawing="one"), seed=seeds)
def test_only_the_drawer_knows_whether_the_drawn_card_is_playable(table: Table, seed: int) -> None:
    dice = random.Random(seed)
    start = before_a_draw(table, dice)
    assume(start is not None)
    assert start is not None
    drawer = start.turn
    assert drawer is not None
    below = start.struct.draw_n - 1
    for place in dice.sample(range(below), min(below, 30)):
        played, twin = start.copy(), with_another_front(start, place)
        events = played.apply(drawer, Draw()), twin.apply(drawer, Draw())
        if drawn_card_is_playable(played) != drawn_card_is_playable(twin):
            break
    else:
        return
    others = [None, *(seat for seat in range(table.seats) if seat != drawer)]
    for seat in others:
        assert message(played, events[0], seat) == message(twin, events[1], seat)
        assert refusals(played, seat, seed) == refusals(twin, seat, seed)
    if played.verdict(drawer, Pass()).legal and twin.verdict(drawer, Pass()).legal:
        events = played.apply(drawer, Pass()), twin.apply(drawer, Pass())
        for seat in others:
            assert message(played, events[0], seat) == message(twin, events[1], seat)


def test_twins_are_no_copies() -> None:
    """Twins do differ, and seats that may see the difference see it."""
    differ = seen = steps = kept = 0
    rounds = 150
    for number in range(rounds):
        played, dice = walk(some_table(random.Random(number)), number)
        seat = random_viewer(some_table(random.Random(number)), dice)
        path = random_trajectory(played, seat, dice, 12)
        twin = twin_of(played, path.known, dice)
        differ += twin.to_bytes() != played.to_bytes()
        seen += any(
            message(twin, (), other) != message(played, (), other)
            for other in range(played.seats)
            if other != seat
        )
        steps += len(path.steps)
        kept += compare(played.copy(), twin, path.steps, seat)
    assert differ > 0.8 * rounds
    assert seen > 0.5 * rounds
    assert kept > 0.7 * steps > 3 * rounds


def test_a_face_that_is_known_stays() -> None:
    """A twin keeps every known face where it was, and every face of the deck."""
    for number in range(30):
        played, dice = walk(some_table(random.Random(number)), number)
        known: Known = visible(played, 0)
        twin = twin_of(played, known, dice)
        for side in range(len(played.deck.prints)):
            shift = DARK_SHIFT * side
            pairs = [
                (int(pile[place]), int(other[there]))
                for (pile, place), (other, there) in zip(spots(played), spots(twin), strict=True)
            ]
            assert all(
                one >> shift & 63 == two >> shift & 63 for one, two in pairs if (one, side) in known
            )
            before, after = zip(*pairs, strict=True)
            assert Counter(card >> shift & 63 for card in before) == Counter(
                card >> shift & 63 for card in after
            )
