"""Twin rounds: equal in all that one seat may see, different in what it may not see.

What may be seen is stated here again from the rulebook, not taken from the views.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from flipdeck.engine.round import Round, pair_deck
from flipdeck.engine.view import View
from flipdeck.rules.cards import DARK_SHIFT, DECKS, DRAW_WILD, FACES
from flipdeck.rules.events import Event, HandShown
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
from tests.support.strategies import Table, any_move

Known = set[tuple[int, int]]
"""Cards and which side of them is known: 0 the light or only side, 1 the dark one."""


def deal_one_of_a_kind(table: Table) -> Round:
    """A deal in which no two cards are equal, so that each can be tracked.

    Of a two-sided deck a pairing without repetitions is dealt; the cards of a one-sided deck are
    numbered in the bits where the other side would stand.
    """
    dice = random.Random(table.key)
    if table.rulings.cards.two_sided:
        cards = [tuple(card.split("/")) for card in pair_deck(table.rulings.deck, table.key)]
        while len(set(cards)) < len(cards):
            for place, (light, dark) in enumerate(cards):
                if cards.count((light, dark)) > 1:
                    other = dice.randrange(len(cards))
                    cards[place] = (light, cards[other][1])
                    cards[other] = (cards[other][0], dark)
        return table.deal(["/".join(card) for card in cards])
    played = table.deal()
    for number, (pile, place) in enumerate(spots(played), 1):
        pile[place] |= number << DARK_SHIFT
    return played


def spots(played: Round) -> Iterator[tuple[Any, int]]:
    """Every place of a card, in piles and hands."""
    r = played.struct
    for pile, count in ((r.draw, r.draw_n), (r.discard, r.discard_n)):
        yield from ((pile, place) for place in range(count))
    for seat in range(played.seats):
        yield from ((r.hands[seat], place) for place in range(r.held[seat]))


def visible(played: Round, seat: int | None) -> Known:
    """What a seat sees of the table; None is a bystander."""
    r = played.struct
    active = 1 if r.side == 1 else 0
    known = {(int(r.discard[r.discard_n - 1]), active)}
    if r.draw_n:
        known.add((int(r.draw[r.draw_n - 1]), 1 - active))
    for holder in range(played.seats):
        if played.over:
            known |= {(card, active) for card in r.hand(holder)}
            if played.rulings.pairing == "round":
                known |= {(card, 1 - active) for card in r.hand(holder)}
        elif seat is not None:
            turned = active if holder == seat else 1 - active
            known |= {(card, turned) for card in r.hand(holder)}
    return known


def revealed(
    seat: int | None,
    before: Round,
    after: Round,
    mover: int,
    move: AnyMove,
    events: Sequence[Event],
) -> Known:
    """What a move reveals that is visible neither before nor after it."""
    active = 1 if before.struct.side == 1 else 0
    known: Known = set()
    if isinstance(move, Play):
        known.add((before.struct.hand(mover)[before.places(mover, move)[0]], active))
    for event in events:
        if isinstance(event, HandShown) and event.to == seat:
            known |= {(card, active) for card in before.struct.hand(event.seat)}
    # Everybody sees how many cards are drawn until the colour comes, and so learns their colours;
    # or until a card is playable.
    if any(event.rule in ("until-color", "until-limit", "until-fits") for event in events):
        for holder in range(before.seats):
            taken = set(after.struct.hand(holder)) - set(before.struct.hand(holder))
            known |= {(card, active) for card in taken}
            # Whether a draw-wild drawn on the way could be played depends on the rest of the hand.
            drawn = {card >> DARK_SHIFT * active & 63 for card in taken}
            if DRAW_WILD in drawn and before.rulings.bluffing == "refused":
                known |= {(card, active) for card in after.struct.hand(holder)}
    return known


@dataclass
class Trajectory:
    """Some moves from a position on, and all that one seat learns from them."""

    start: Round
    steps: list[tuple[int, int]]
    known: Known


def random_trajectory(start: Round, seat: int | None, dice: random.Random, most: int) -> Trajectory:
    """Make up to ``most`` random moves, none of which ends the round."""
    now = start.copy()
    known = visible(now, seat)
    steps: list[tuple[int, int]] = []
    while len(steps) < most and not now.over:
        mover, move = any_move(now, dice)
        code = now.encode(mover, move)
        after = now.copy()
        events = after.apply(mover, move)
        if after.over:
            break  # all hands are shown then, and nothing is left that could differ
        known |= visible(after, seat) | revealed(seat, now, after, mover, move, events)
        steps.append((mover, code))
        now = after
    return Trajectory(start, steps, known)


def twin_of(played: Round, known: Known, dice: random.Random) -> Round:
    """The same round with the unknown faces of each side shuffled among its cards."""
    twin = played.copy()
    cards = [int(pile[place]) for pile, place in spots(played)]
    changed = {card: card for card in cards}
    for side in range(len(played.deck.prints)):
        shift = DARK_SHIFT * side
        hidden = [card for card in cards if (card, side) not in known]
        faces = [card >> shift & 63 for card in hidden]
        dice.shuffle(faces)
        for card, face in zip(hidden, faces, strict=True):
            changed[card] = changed[card] & ~(63 << shift) | face << shift
    for pile, place in spots(twin):
        pile[place] = changed[int(pile[place])]
    return twin


def moves_from_view(view: View, seats: int, dice: random.Random) -> Iterator[AnyMove]:
    """Moves that a seat could write that knows only its view."""
    yield from (Draw(), Pass(), Accept(), Challenge(), CallUno())
    yield from (Catch(target) for target in range(seats))
    side = DECKS[view.deck].print_of(view.side)
    yield from (NameColor(color) for color in (*side.colors, "mauve"))
    names = {*view.hand, *(side.names.get(dice.randrange(FACES), "wild") for _ in range(4))}
    for name in sorted(names):
        for color in (None, dice.choice(side.colors)):
            give = tuple(dice.sample(view.hand, min(len(view.hand), dice.randint(0, 3))))
            to = dice.randrange(seats)
            yield Play(name, color=color, uno=dice.random() < 0.5)
            yield Play(name, color=color, at=dice.randint(0, len(view.hand)))
            yield Play(name, color=color, uno=dice.random() < 0.5, give=give, to=to)
