"""The facts of a refusal: why a move is forbidden, in typed values that its seat may know."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from flipdeck.engine.move_codec import hand_faces
from flipdeck.engine.round_struct import RoundStruct
from flipdeck.kernel import entry_points, layout, rule_codes
from flipdeck.rules.cards import BEACHCOMBER, WILD, Deck, Print
from flipdeck.rules.moves import AnyMove, Catch, NameColor, Play
from flipdeck.rules.verdict import NO_FACTS, Facts


def facts(r: RoundStruct, deck: Deck, broken: int, seat: int, move: AnyMove, code: int) -> Facts:
    """Return the facts that ``verdict.FACTS_BY_RULE`` lists for the broken rule."""
    if broken in _WAITS_FOR:
        return Facts(seat=r.turn)
    if broken == rule_codes.OWN_HAND and isinstance(move, Play):
        return Facts(card=_missing(r, seat, move, code))
    if broken == rule_codes.SPARE_FIELD and isinstance(move, Play):
        return Facts(field=_spare(r, seat, move, code))
    if broken == rule_codes.UNO_CATCH and isinstance(move, Catch):
        return Facts(seat=move.target)
    if broken in _BY_SIDE:
        return _BY_SIDE[broken](r, deck.prints[r.side], seat, move)
    return NO_FACTS


def _matching(r: RoundStruct, side: Print, seat: int, move: AnyMove) -> Facts:
    return Facts(
        color=side.colors[r.color],
        symbol=side.symbol(r.top_face) if r.top_face < WILD else None,
        wilds=any(side.wilds),
    )


def _must_lay(r: RoundStruct, side: Print, seat: int, move: AnyMove) -> Facts:
    listed = np.zeros(layout.MOST_LISTED, np.int64)
    n = entry_points.list_legal(r.raw, seat, listed)
    faces = hand_faces(r, seat)
    plays = [code for code in listed[:n].tolist() if code & 15 == layout.PLAY]
    playable = [side.names[faces[code >> layout.AT_SHIFT & 127]] for code in plays]
    return Facts(playable=tuple(dict.fromkeys(playable)))


def _drawn(r: RoundStruct, side: Print, seat: int, move: AnyMove) -> Facts:
    return Facts(card=side.names[hand_faces(r, seat)[r.drawn]])


def _colors(r: RoundStruct, side: Print, seat: int, move: AnyMove) -> Facts:
    return Facts(colors=side.colors)


def _color_first(r: RoundStruct, side: Print, seat: int, move: AnyMove) -> Facts:
    return Facts(seat=r.turn, colors=side.colors)


def _foreign(r: RoundStruct, side: Print, seat: int, move: AnyMove) -> Facts:
    named = move.color if isinstance(move, Play | NameColor) else None
    return Facts(color=named, colors=side.colors)


def _current_color(r: RoundStruct, side: Print, seat: int, move: AnyMove) -> Facts:
    return Facts(color=side.colors[r.color])


_WAITS_FOR = {
    rule_codes.WHOSE_TURN,
    rule_codes.ANSWER_FIRST,
    rule_codes.WHO_ANSWERS,
    rule_codes.STACKING,
}
"""Rules by which another move is awaited first: the fact is whose."""

_BY_SIDE: dict[int, Callable[[RoundStruct, Print, int, AnyMove], Facts]] = {
    rule_codes.MATCHING: _matching,
    rule_codes.MUST_LAY: _must_lay,
    rule_codes.MUST_PLAY: _drawn,
    rule_codes.MUST_PLAY_FORCED: _drawn,
    rule_codes.DRAWN_CARD_ONLY: _drawn,
    rule_codes.NAME_COLOR: _colors,
    rule_codes.SIDE_COLORS: _foreign,
    rule_codes.COLOR_FIRST: _color_first,
    rule_codes.NO_BLUFF: _current_color,
}
"""Facts that are read from the print of the side in play."""


def _missing(r: RoundStruct, seat: int, move: Play, code: int) -> str:
    """Return the card named in the move that the hand does not hold."""
    held = r.held[seat]
    if code >> layout.AT_SHIFT & 127 >= held:
        return move.card
    for number, name in enumerate(move.give[: layout.MOST_GIFTS]):
        if code >> layout.GIFT_SHIFT + layout.GIFT_BITS * number & 127 >= held:
            return name
    return move.card


def _spare(r: RoundStruct, seat: int, move: Play, code: int) -> str:
    """Return the field that the card has no use for."""
    face = hand_faces(r, seat)[code >> layout.AT_SHIFT & 127]
    if move.give and face != BEACHCOMBER:
        return "give"
    named = code >> layout.COLOR_SHIFT & 7
    return "color" if named and (face < WILD or face == BEACHCOMBER) else "to"
