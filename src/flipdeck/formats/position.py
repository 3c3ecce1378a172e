"""Positions within a round as text: checked and set up, and written back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

from flipdeck.engine.event_codec import PHASES
from flipdeck.engine.round import Round
from flipdeck.engine.round_struct import RoundStruct
from flipdeck.kernel import layout
from flipdeck.rules.cards import DARK_SHIFT, DRAW, DRAW_WILD, SYMBOLS, WILD, Deck, Print
from flipdeck.rules.errors import BadInput
from flipdeck.rules.rulings import Rulings

KEY = bytes(range(32))
"""The key of a position without one; its shuffles are always the same."""


class Pending(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A draw-wild, or the top card of a debt, that waits for its answer."""

    by: int
    card: str
    color: str
    guilty: bool
    debt: int = 0
    """Cards owed by stacking, those of the top card included; 0 where there is no debt."""


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position within a round. ``discard`` is bottom first, ``draw`` next card first."""

    turn: int
    hands: list[list[str]]
    discard: list[str]
    draw: list[str]
    side: str | None = None
    direction: Literal["left", "right"] | None = None
    color: str | None = None
    awaiting: Literal["turn", "drawn", "answer", "color"] = "turn"
    drawn: str | None = None
    pending: Pending | None = None
    called: list[int] = []
    exposed: int | None = None
    moves: int | None = None


class Start(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A deal whose start card, the first of ``draw``, is yet to be turned up."""

    hands: list[list[str]]
    draw: list[str]


def start_round(
    rulings: Rulings,
    seats: int,
    dealer: int,
    start: Start,
    *,
    out: Collection[int] = (),
    key: bytes = KEY,
) -> Round:
    """Return a round after the start card of dealt hands was turned up."""
    played = Round.blank(rulings, seats, dealer, key=key, out=out)
    r = played.struct
    deck = rulings.cards
    r.clear(0)
    hands = _hands(deck, start.hands, seats, out)
    pile = _cards(deck, start.draw, "draw")
    if not pile:
        raise BadInput("draw: there is no card to turn up")
    _count(deck, [*pile, *(card for hand in hands for card in hand)])
    _place_cards(r, hands, pile, [])
    if not played.turn_up():
        played.deal_again()
    return played


def set_up(
    rulings: Rulings,
    seats: int,
    dealer: int,
    position: Position,
    *,
    out: Collection[int] = (),
    key: bytes = KEY,
) -> Round:
    """Return a round at a position; ``BadInput`` says why a position is impossible."""
    played = Round.blank(rulings, seats, dealer, key=key, out=out)
    r = played.struct
    deck = rulings.cards
    r.clear(_side(deck, position.side))
    hands = _hands(deck, position.hands, seats, out)
    pile = _cards(deck, position.draw, "draw")
    discard = _cards(deck, position.discard, "discard")
    if not discard:
        raise BadInput("discard: there is no top card")
    _count(deck, [*pile, *discard, *(card for hand in hands for card in hand)])
    _place_cards(r, hands, pile, discard)
    _check_seat("turn", position.turn, seats, out)
    r.turn = position.turn
    r.direction = 1 if (position.direction or rulings.direction) == "left" else -1
    r.phase = PHASES.index(position.awaiting)
    if position.moves is not None and not 0 <= position.moves < rulings.move_limit:
        raise BadInput(f"moves {position.moves}: it must be 0 to {rulings.move_limit - 1}")
    r.moves = position.moves or 0
    _set_color(r, deck, position)
    _set_waiting(r, deck, position, seats, out)
    _set_calls(r, position, seats, out)
    return played


def _side(deck: Deck, side: str | None) -> int:
    if not deck.two_sided:
        if side is not None:
            raise BadInput(f"side {side!r}: deck {deck.name} is one-sided")
        return 0
    names = deck.side_names
    if side not in names:
        given = "" if side is None else f" {side!r}"
        raise BadInput(f"side{given}: it must be {' or '.join(map(str, names))}")
    return names.index(side)


def _cards(deck: Deck, texts: Sequence[str], where: str) -> list[int]:
    try:
        return [deck.card(text) for text in texts]
    except BadInput as error:
        raise BadInput(f"{where}: {error}") from None


def _hands(
    deck: Deck, hands: Sequence[Sequence[str]], seats: int, out: Collection[int]
) -> list[list[int]]:
    if len(hands) != seats:
        raise BadInput(f"hands: {len(hands)} hands for {seats} seats")
    for seat, hand in enumerate(hands):
        if hand and seat in out:
            raise BadInput(f"hands: seat {seat} is out and cannot hold cards")
        if not hand and seat not in out:
            raise BadInput(f"hands: seat {seat} has no cards")
    return [_cards(deck, hand, f"hand of seat {seat}") for seat, hand in enumerate(hands)]


def _count(deck: Deck, cards: Sequence[int]) -> None:
    for side, most in enumerate(deck.most):
        counted = Counter(card >> DARK_SHIFT * side & 63 for card in cards)
        for face, count in counted.items():
            if count > most[face]:
                name = deck.prints[side].names[face]
                raise BadInput(f"{name} occurs {count} times; deck {deck.name} has {most[face]}")


def _place_cards(
    r: RoundStruct, hands: list[list[int]], pile: list[int], discard: list[int]
) -> None:
    for seat, hand in enumerate(hands):
        r.hands[seat, : len(hand)] = hand
        r.held[seat] = len(hand)
    r.draw[: len(pile)] = pile[::-1]
    r.draw_n = len(pile)
    r.discard[: len(discard)] = discard
    r.discard_n = len(discard)


def _check_seat(what: str, seat: int, seats: int, out: Collection[int]) -> None:
    if not 0 <= seat < seats or seat in out:
        raise BadInput(f"{what}: no seat {seat} in play; the seats are 0 to {seats - 1}")


def _next(r: RoundStruct, seat: int) -> int:
    """The next seat in play, in the direction of play."""
    while True:
        seat = (seat + r.direction) % r.seats
        if not r.out >> seat & 1:
            return seat


def _set_color(r: RoundStruct, deck: Deck, position: Position) -> None:
    side = deck.prints[r.side]
    top = r.top_face
    named = position.color
    if named is not None and named not in side.colors:
        raise BadInput(f"color {named!r}: the colours here are {', '.join(side.colors)}")
    if position.awaiting == "color":
        if top < WILD:
            raise BadInput(f"awaiting color: the top card {side.names[top]} is no wild kind")
        if named is not None:
            raise BadInput(f"color {named!r}: it is still awaited")
        started = r.discard_n == 1 or position.moves == 0
        by_side = r.wild_after_flip == layout.BY_SIDE and r.side == 0
        next_names = r.wild_after_flip == layout.NEXT or by_side
        if started:
            r.namer_plays = layout.FLIP_NAMER if r.side == 1 else layout.START_NAMER
        else:
            r.namer_plays = layout.NEXT_NAMER if next_names else 0
        r.color = -1
        return
    if top >= WILD:
        if named is None:
            raise BadInput(f"color: the top card {side.names[top]} needs a named colour")
        r.color = side.colors.index(named)
        return
    r.color = top // 14
    if named is not None and side.colors.index(named) != r.color:
        raise BadInput(f"color {named!r}: the top card is {side.names[top]}")


def _set_waiting(
    r: RoundStruct, deck: Deck, position: Position, seats: int, out: Collection[int]
) -> None:
    """Set the drawn card, or the draw-wild, that waits."""
    r.drawn = r.bluffer = -1
    if (position.awaiting == "drawn") != (position.drawn is not None):
        raise BadInput("drawn: only with awaiting 'drawn', and always with it")
    if (position.awaiting == "answer") != (position.pending is not None):
        raise BadInput("pending: only with awaiting 'answer', and always with it")
    if position.drawn is not None:
        hand = r.hand(r.turn)
        names = deck.prints[r.side].names
        alike = [
            place
            for place, card in enumerate(hand)
            if position.drawn in (deck.text(card), names[card >> r.down & 63])
        ]
        if not alike:
            raise BadInput(f"drawn: seat {r.turn} does not hold {position.drawn}")
        r.drawn = alike[-1]
    if position.pending is not None:
        _set_pending(r, deck, position.pending, position, seats, out)


def _set_pending(
    r: RoundStruct,
    deck: Deck,
    pending: Pending,
    position: Position,
    seats: int,
    out: Collection[int],
) -> None:
    _check_seat("pending by", pending.by, seats, out)
    side = deck.prints[r.side]
    top = r.top_face
    whole = deck.text(int(r.discard[r.discard_n - 1]))
    owed = _owed(r, side, top)
    if pending.card not in (whole, side.names[top]) or (top != DRAW_WILD and not owed):
        raise BadInput(f"pending: {pending.card} is not the draw-wild on top")
    if pending.color != side.colors[r.color]:
        raise BadInput(f"pending: its colour {pending.color} is not the current colour")
    if r.bluffing != layout.JUDGED_BLUFFS:
        if not owed:
            raise BadInput("pending: with these rulings a draw-wild needs no answer")
        if pending.guilty:
            raise BadInput("pending: with these rulings a draw-wild is no bluff")
    if pending.guilty and top != DRAW_WILD:
        raise BadInput(f"pending: {pending.card} cannot be a bluff")
    if pending.debt < owed or (pending.debt and not owed):
        raise BadInput(f"pending: a debt of {pending.debt} after {pending.card}")
    answers = _next(r, pending.by)
    if position.turn != answers:
        raise BadInput(f"pending: seat {answers} answers seat {pending.by}, not {position.turn}")
    r.bluffer = pending.by
    r.guilty = pending.guilty
    r.debt = pending.debt


def _owed(r: RoundStruct, side: Print, face: int) -> int:
    """How many cards a face adds to a debt; 0 where it makes none."""
    if not r.stacking:
        return 0
    if face == DRAW_WILD:
        return side.wild_draws
    return side.draws if face < WILD and face % SYMBOLS == DRAW else 0


def _set_calls(r: RoundStruct, position: Position, seats: int, out: Collection[int]) -> None:
    called = 0
    for seat in position.called:
        _check_seat("called", seat, seats, out)
        if r.held[seat] > 2 and not _draws_while_exposed(r):
            raise BadInput(f"called: seat {seat} holds {r.held[seat]} cards")
        called |= 1 << seat
    r.called = called
    r.exposed = -1
    if position.exposed is not None:
        _check_seat("exposed", position.exposed, seats, out)
        own_draw = position.awaiting == "drawn" and position.turn == position.exposed
        held = r.held[position.exposed]
        drawn_on = own_draw and _draws_while_exposed(r) and held > 1
        if held != (2 if own_draw and r.window_played else 1) and not drawn_on:
            raise BadInput(
                f"exposed: seat {position.exposed} holds {r.held[position.exposed]} cards"
            )
        if called >> position.exposed & 1:
            raise BadInput(f"exposed: seat {position.exposed} has called")
        r.exposed = position.exposed


def _draws_while_exposed(r: RoundStruct) -> bool:
    """Whether a seat may draw several cards in its turn while it can still be caught."""
    return bool(r.until_fits and r.window_played)


def position_of(round_: Round) -> Position:
    """Return the position of a round, with cards in full."""
    awaiting = round_.awaiting
    if awaiting == "over":
        raise BadInput("the round is over: it has no position")
    r = round_.struct
    return Position(
        turn=r.turn,
        hands=[list(round_.hand(seat)) for seat in range(round_.seats)],
        discard=list(round_.discard_pile),
        draw=list(round_.draw_pile),
        side=round_.side,
        direction=round_.direction,
        color=round_.color,
        awaiting=awaiting,
        drawn=round_.hand(r.turn)[r.drawn] if r.drawn >= 0 else None,
        pending=Pending(
            by=r.bluffer,
            card=round_.discard_pile[-1],
            color=round_.color or "",
            guilty=bool(r.guilty),
            debt=r.debt,
        )
        if awaiting == "answer"
        else None,
        called=[seat for seat in range(round_.seats) if r.called >> seat & 1],
        exposed=round_.exposed,
        moves=round_.moves,
    )
