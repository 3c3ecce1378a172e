"""A hint for a player: one good move and why, from what the player's seat may see alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

from flipdeck.bots.face_codes import print_of
from flipdeck.bots.greedy import Greedy
from flipdeck.engine.view import View
from flipdeck.rules.cards import BEACHCOMBER, DRAW, DRAW_WILD, FLIP, REVERSE, SKIP, SYMBOLS, WILD
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

Reason = Literal[
    "wait",
    "catch",
    "call",
    "out",
    "draws",
    "skips",
    "again",
    "flip",
    "gift",
    "only",
    "keep-wild",
    "last-of-color",
    "follow",
    "points",
    "wild-needed",
    "wild-better",
    "named",
    "none-playable",
    "draw-better",
    "not-playable",
    "keep-better",
    "stack",
    "debt",
    "jump-in",
    "swap",
    "bluff",
    "honest",
]
"""Why a move is good; a client has a text for each."""


class HintFacts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a reason is about, as values; ``None`` where the reason does not give that fact."""

    seat: int | None = None
    """Who draws, loses a turn or bluffed."""
    count: int | None = None
    """Cards drawn by another, cards of a colour held, or points got rid of."""
    color: str | None = None
    """The colour of the card, or the one to be named."""


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """A good move, or None while there is none to make, and why."""

    move: AnyMove | None
    reason: Reason
    facts: HintFacts = HintFacts()


def hint(view: View, legal: Sequence[AnyMove], partners: Collection[int] = ()) -> Hint:
    """Return what a greedy bot would do with this view, and the reason in the player's terms."""
    move = Greedy(random.Random(0), partners).choose(view, legal) if legal else None
    if move is None:
        return Hint(move=None, reason="wait")
    reason, facts = _reason(view, legal, move)
    return Hint(move=move, reason=reason, facts=facts)


def _reason(view: View, legal: Sequence[AnyMove], move: AnyMove) -> tuple[Reason, HintFacts]:
    if isinstance(move, Play):
        return _why_play(view, legal, move)
    playable = any(isinstance(each, Play) for each in legal)
    match move:
        case Catch():
            return "catch", HintFacts(seat=move.target)
        case CallUno():
            return "call", HintFacts()
        case NameColor():
            return "named", HintFacts(color=move.color, count=_held(view)[move.color or ""])
        case Draw():
            return ("draw-better" if playable else "none-playable"), HintFacts()
        case Pass():
            return ("keep-better" if playable else "not-playable"), HintFacts()
        case Challenge():
            return "bluff", HintFacts(seat=view.bluffer)
        case Accept() if view.debt and Challenge() not in legal:
            return "debt", HintFacts(count=view.debt)
        case Accept():
            return "honest", HintFacts(seat=view.bluffer)


def _why_play(view: View, legal: Sequence[AnyMove], move: Play) -> tuple[Reason, HintFacts]:
    side = print_of(view)
    face = side.numbers[move.card]
    if len(view.hand) == 1 + len(move.give):
        return "out", HintFacts()
    if view.awaiting == "answer":
        return "stack", HintFacts(count=view.debt)
    if view.turn != view.seat:
        return "jump-in", HintFacts()
    if view.received_by(move) == move.to is not None:
        return "swap", HintFacts(seat=move.to)
    if face >= WILD:
        return _why_wild(view, legal, move, face)
    symbol, color = face % SYMBOLS, side.colors[face // SYMBOLS]
    following = _next(view)
    if symbol == DRAW:
        return "draws", HintFacts(seat=following, count=side.draws)
    if symbol == SKIP and not side.skips_everyone and len(view.hands) - len(view.out) > 2:
        return "skips", HintFacts(seat=following)
    if symbol == SKIP or (symbol == REVERSE and len(view.hands) - len(view.out) == 2):
        return "again", HintFacts()
    if symbol == FLIP:
        return "flip", HintFacts()
    return _why_number(view, legal, move, color)


def _why_number(
    view: View, legal: Sequence[AnyMove], move: Play, color: str
) -> tuple[Reason, HintFacts]:
    """Why a card that does nothing more than leave the hand."""
    side = print_of(view)
    playable = {each.card for each in legal if isinstance(each, Play)}
    if playable == {move.card}:
        return "only", HintFacts()
    left = _held(view)[color] - 1
    if any(side.numbers[card] >= WILD for card in playable):
        return "keep-wild", HintFacts(color=color, count=left)
    if left == 0:
        return "last-of-color", HintFacts(color=color)
    if color != view.color or len({card.partition("-")[0] for card in playable}) > 1:
        return "follow", HintFacts(color=color, count=left)
    return "points", HintFacts(count=side.value(side.numbers[move.card]))


def _why_wild(
    view: View, legal: Sequence[AnyMove], move: Play, face: int
) -> tuple[Reason, HintFacts]:
    side = print_of(view)
    if face == BEACHCOMBER:
        return "gift", HintFacts(seat=move.to, count=len(move.give))
    held = _held(view)[move.color or ""]
    if face == DRAW_WILD and side.wild_draws:
        return "draws", HintFacts(seat=_next(view), count=side.wild_draws)
    playable = [each.card for each in legal if isinstance(each, Play)]
    other = any(side.numbers[card] < WILD for card in playable)
    return ("wild-better" if other else "wild-needed"), HintFacts(color=move.color, count=held)


def _held(view: View) -> Counter[str]:
    """How many cards of each colour the player holds."""
    side = print_of(view)
    faces = [side.numbers[card] for card in view.hand]
    return Counter(side.colors[face // SYMBOLS] for face in faces if face < WILD)


def _next(view: View) -> int:
    """The seat that plays after the viewer's."""
    assert view.seat is not None
    step = 1 if view.direction == "left" else -1
    seat = (view.seat + step) % len(view.hands)
    while seat in view.out:
        seat = (seat + step) % len(view.hands)
    return seat
