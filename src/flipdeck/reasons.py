"""The facts that go with a refusal: what a seat may know of why its move is forbidden."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from flipdeck.cards import BEACHCOMBER, PRINTS, WILD, Print
from flipdeck.cells import Cells
from flipdeck.coding import hand_faces
from flipdeck.kernel import codes, doors, layout
from flipdeck.moves import AnyMove, Play


def facts(r: Cells, broken: int, seat: int, move: AnyMove, code: int) -> dict[str, object]:
    """What the rulebook's sentence for this refusal wants to know."""
    if broken == codes.WHOSE_TURN:
        return {"turn": r.turn}
    if broken in (codes.COLOR_FIRST, codes.ANSWER_FIRST, codes.WHO_ANSWERS):
        return {"seat": r.turn}
    if broken == codes.OWN_HAND and isinstance(move, Play):
        return {"card": _missing(r, seat, move, code)}
    if broken == codes.SPARE_FIELD and isinstance(move, Play):
        return {"field": _spare(r, seat, move, code)}
    if broken == codes.UNO_CATCH:
        return {"target": getattr(move, "target", None)}
    if broken in _OF_THE_TABLE:
        return _OF_THE_TABLE[broken](r, PRINTS[r.side], seat, move)
    return {}


def _matching(r: Cells, side: Print, seat: int, move: AnyMove) -> dict[str, object]:
    words = [side.colors[r.color]]
    if r.top_face < WILD:
        words.append(side.symbol(r.top_face))
    return {"needs": [*words, "a wild"]}


def _must_lay(r: Cells, side: Print, seat: int, move: AnyMove) -> dict[str, object]:
    listed = np.zeros(layout.MOST_LISTED, np.int64)
    n = doors.list_legal(r.raw, seat, listed)
    faces = hand_faces(r, seat)
    plays = [code for code in listed[:n].tolist() if code & 15 == layout.PLAY]
    fits = [faces[code >> layout.AT_SHIFT & 127] for code in plays]
    return {"fits": [side.names[face] for face in fits if face < WILD]}


def _drawn(r: Cells, side: Print, seat: int, move: AnyMove) -> dict[str, object]:
    return {"card": side.names[hand_faces(r, seat)[r.drawn]]}


def _colors(r: Cells, side: Print, seat: int, move: AnyMove) -> dict[str, object]:
    return {"colors": list(side.colors)}


def _foreign(r: Cells, side: Print, seat: int, move: AnyMove) -> dict[str, object]:
    return {"color": getattr(move, "color", None), "colors": list(side.colors)}


def _in_force(r: Cells, side: Print, seat: int, move: AnyMove) -> dict[str, object]:
    return {"color": side.colors[r.color]}


_OF_THE_TABLE: dict[int, Callable[[Cells, Print, int, AnyMove], dict[str, object]]] = {
    codes.MATCHING: _matching,
    codes.MUST_LAY: _must_lay,
    codes.MUST_PLAY: _drawn,
    codes.DRAWN_CARD_ONLY: _drawn,
    codes.NAME_COLOR: _colors,
    codes.SIDE_COLORS: _foreign,
    codes.NO_BLUFF: _in_force,
}


def _missing(r: Cells, seat: int, move: Play, code: int) -> str:
    """The card named that the hand does not hold."""
    held = r.held[seat]
    if code >> layout.AT_SHIFT & 127 >= held:
        return move.card
    for number, name in enumerate(move.give[: layout.MOST_GIFTS]):
        if code >> layout.GIFT_SHIFT + layout.GIFT_BITS * number & 127 >= held:
            return name
    return move.card


def _spare(r: Cells, seat: int, move: Play, code: int) -> str:
    """The field that the card has no use for."""
    face = hand_faces(r, seat)[code >> layout.AT_SHIFT & 127]
    return "give" if move.give and face != BEACHCOMBER else "color"
