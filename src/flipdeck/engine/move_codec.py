"""Encode moves as the integers of the kernel, and decode them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from flipdeck.engine.round_struct import RoundStruct
from flipdeck.kernel import layout as at
from flipdeck.rules.cards import BEACHCOMBER, DARK_SHIFT, WILD, Deck, Print
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

_PLAIN: dict[int, AnyMove] = {
    at.DRAWS: Draw(),
    at.PASS: Pass(),
    at.ACCEPT: Accept(),
    at.CHALLENGE: Challenge(),
    at.CALL: CallUno(),
}
_KINDS = {type(move): kind for kind, move in _PLAIN.items()}


def hand_faces(r: RoundStruct, seat: int) -> list[int]:
    """The active faces of a hand, as numbers, in the order taken."""
    down = DARK_SHIFT * r.side
    return [card >> down & 63 for card in r.hand(seat)]


def encode(r: RoundStruct, deck: Deck, seat: int, move: AnyMove) -> int:
    """Return the code of a move. Unknown names become codes that are refused."""
    if isinstance(move, Play):
        return _encode_play(r, deck, seat, move)
    if isinstance(move, NameColor):
        return at.NAME | _color(deck.prints[r.side], move.color) << at.COLOR_SHIFT
    if isinstance(move, Catch):
        return at.CATCH | _seat(move.target) << at.TO_SHIFT
    return _KINDS[type(move)]


def decode(r: RoundStruct, deck: Deck, seat: int, code: int) -> AnyMove:
    """Return the move of a code, with cards named by their active face."""
    return decode_all(r, deck, seat, (code,))[0]


def decode_all(r: RoundStruct, deck: Deck, seat: int, codes: Sequence[int]) -> list[AnyMove]:
    """Return several moves of one seat."""
    if not codes:
        return []
    side = deck.prints[r.side]
    faces = hand_faces(r, seat)
    return [_decode(side, faces, code) for code in codes]


def _decode(side: Print, faces: Sequence[int], code: int) -> AnyMove:
    kind = code & 15
    plain = _PLAIN.get(kind)
    if plain is not None:
        return plain
    to = code >> at.TO_SHIFT & 15
    if kind == at.CATCH:
        return Catch(to)
    named = code >> at.COLOR_SHIFT & 7
    if kind == at.NAME:
        return NameColor(side.colors[named - 1] if named else None)
    gifts = [
        code >> at.GIFT_SHIFT + at.GIFT_BITS * number & 127
        for number in range(code >> at.GIFTS_SHIFT & 7)
    ]
    play = _play(side, faces[code >> at.AT_SHIFT & 127], named, code >> at.UNO_SHIFT & 1)
    swap = code >> at.SWAP_SHIFT & at.SWAP_MASK
    if swap:
        return replace(play, to=swap - 1)
    if not gifts:
        return play
    return replace(play, give=tuple(side.names[faces[gift]] for gift in gifts), to=to)


@cache
def _play(side: Print, face: int, named: int, uno: int) -> Play:
    """Return a play without a gift; cached, since there are few and they are listed often."""
    color = side.colors[named - 1] if named else None
    return Play(side.names[face], color=color, uno=bool(uno))


def _color(side: Print, color: str | None) -> int:
    if color is None:
        return 0
    colors = side.colors
    return colors.index(color) + 1 if color in colors else at.FOREIGN_COLOR


def _seat(seat: int | None) -> int:
    return seat if seat is not None and 0 <= seat < at.NOBODY else at.NOBODY


def _encode_play(r: RoundStruct, deck: Deck, seat: int, move: Play) -> int:
    used: list[int] = []
    place = _place(r, deck, seat, move.card, used, at=move.at, played=True)
    used.append(place)
    code = (
        at.PLAY
        | place << at.AT_SHIFT
        | _color(deck.prints[r.side], move.color) << at.COLOR_SHIFT
        | bool(move.uno) << at.UNO_SHIFT
    )
    if move.give:
        code |= _seat(move.to) << at.TO_SHIFT
        code |= min(len(move.give), at.MOST_GIFTS + 1) << at.GIFTS_SHIFT
        for number, name in enumerate(move.give[: at.MOST_GIFTS]):
            gift = _place(r, deck, seat, name, used)
            used.append(gift)
            code |= gift << at.GIFT_SHIFT + at.GIFT_BITS * number
    elif move.to is not None and not _is_beachcomber(r, seat, place):
        code |= _seat(move.to) + 1 << at.SWAP_SHIFT
    return code


def _is_beachcomber(r: RoundStruct, seat: int, place: int) -> bool:
    faces = hand_faces(r, seat)
    return place < len(faces) and faces[place] == BEACHCOMBER


def _place(
    r: RoundStruct,
    deck: Deck,
    seat: int,
    name: str,
    used: Sequence[int],
    *,
    at: int | None = None,
    played: bool = False,
) -> int:
    """Return the place of a named card in the hand: the first, or the drawn card if it waits."""
    if deck.two_sided and "/" in name:
        held: Sequence[int | str] = [deck.text(card) for card in r.hand(seat)]
        wanted: int | str | None = name
    else:
        held, wanted = hand_faces(r, seat), deck.prints[r.side].numbers.get(name)
    if at is not None:
        return at if 0 <= at < len(held) and held[at] == wanted else _NOWHERE
    drawn = r.drawn
    if played and 0 <= drawn < len(held) and held[drawn] == wanted and seat == r.turn:
        return drawn
    for place, card in enumerate(held):
        if card == wanted and place not in used:
            return place
    return _NOWHERE


_NOWHERE = at.NOWHERE


def variants(code: int, faces: Sequence[int], seats: int) -> Iterator[int]:
    """Yield all variants of a listed move: with a call, a colour, a gift. Not all are legal."""
    if code & 15 != at.PLAY:
        yield code
        return
    place = code >> at.AT_SHIFT & 127
    colors = range(5) if faces[place] >= WILD and not code >> at.COLOR_SHIFT & 7 else range(1)
    gifts = _gifts(faces, seats) if faces[place] == BEACHCOMBER else [0]
    for color, gift, uno in itertools.product(colors, gifts, (0, 1)):
        yield code | color << at.COLOR_SHIFT | gift | uno << at.UNO_SHIFT


def _gifts(faces: Sequence[int], seats: int) -> Iterator[int]:
    """Yield every gift as part of a code: at most one card of each colour, to any seat."""
    first = {face: place for place, face in reversed(list(enumerate(faces)))}
    by_color = [
        [None, *(place for face, place in first.items() if face < WILD and face // 14 == color)]
        for color in range(4)
    ]
    for chosen in itertools.product(*by_color):
        places = [place for place in chosen if place is not None]
        gift = len(places) << at.GIFTS_SHIFT
        for number, place in enumerate(places):
            gift |= place << at.GIFT_SHIFT + at.GIFT_BITS * number
        for to in range(seats) if places else range(1):
            yield gift | to << at.TO_SHIFT
