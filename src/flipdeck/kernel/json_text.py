"""Views, changes of views and legal moves written as JSON text, from observations alone.

The words of a deck come as one array of bytes and the places where each begins; the fixed parts of
the text stand behind them in the same array (``FIXED``). Every field is written with a comma before
it; the first one of an object is then overwritten by the bracket.
"""

from __future__ import annotations

from typing import Final

from flipdeck.kernel.jit import compiled, inlined
from flipdeck.kernel.layout import (
    AT_SHIFT,
    CATCH,
    COLOR_SHIFT,
    NAME,
    PLAY,
    SWAP_SHIFT,
    TO_SHIFT,
    Bytes,
    Numbers,
    Observation,
    SeenCards,
)

# For each side: its faces by number, its four colours, its name.
SIDE_WORDS: Final = 64
COLOR_WORD: Final = 59
NAME_WORD: Final = 63
FIRST_FIXED: Final = 2 * SIDE_WORDS

LEGAL: Final = b',"legal":'
"""What stands before the legal moves."""
FIXED: Final = (
    b"null",
    b'{"seat":',
    b',"dealer":',
    b',"out":',
    b',"side":',
    b',"direction":"left"',
    b',"direction":"right"',
    b',"turn":',
    b',"awaiting":"turn"',
    b',"awaiting":"drawn"',
    b',"awaiting":"answer"',
    b',"awaiting":"color"',
    b',"awaiting":"over"',
    b',"color":',
    b',"top":',
    b',"hands":',
    b',"draw_count":',
    b',"draw_top":',
    b',"discard_count":',
    b',"drawn":',
    b',"bluffer":',
    b',"exposed":',
    b',"moves":',
    b',"winner":',
    b'{"count":',
    b',"faces":',
    b',"backs":',
    b',"called":true',
    b'{"do":"play","card":',
    b'{"do":"draw"',
    b'{"do":"pass"',
    b'{"do":"accept"',
    b'{"do":"challenge"',
    b'{"do":"color"',
    b'{"do":"uno"',
    b'{"do":"catch","target":',
    LEGAL,
    b',"debt":',
    b',"to":',
)
"""Fixed parts of the text; the moves in the order of their kinds."""
(
    T_NULL,
    T_SEAT,
    T_DEALER,
    T_OUT,
    T_SIDE,
    T_LEFT,
    T_RIGHT,
    T_TURN,
    T_AWAITING,
) = range(FIRST_FIXED, FIRST_FIXED + 9)
(
    T_COLOR,
    T_TOP,
    T_HANDS,
    T_DRAW_COUNT,
    T_DRAW_TOP,
    T_DISCARD_COUNT,
    T_DRAWN,
    T_BLUFFER,
    T_EXPOSED,
    T_MOVES,
    T_WINNER,
    T_COUNT,
    T_FACES,
    T_BACKS,
    T_CALLED,
    T_PLAY,
) = range(T_AWAITING + 5, T_AWAITING + 21)
T_LEGAL, T_DEBT, T_TO = range(T_PLAY + 8, T_PLAY + 11)

T_DECK: Final = FIRST_FIXED + len(FIXED)
"""The name of the deck as a field, which follows the fixed parts."""

COMMA, COLON, QUOTE = 44, 58, 34
OPEN_LIST, CLOSE_LIST, OPEN, CLOSE = 91, 93, 123, 125


@compiled
def put(out: Bytes, n: int, texts: Bytes, places: Numbers, word: int) -> int:
    """Write a word and return where it ends."""
    for at in range(places[word], places[word + 1]):
        out[n] = texts[at]
        n += 1
    return n


@compiled
def put_number(out: Bytes, n: int, value: int) -> int:
    """Write a number and return where it ends."""
    digits = 1
    power = 10
    while power <= value:
        power *= 10
        digits += 1
    for at in range(digits):
        out[n + digits - 1 - at] = 48 + value % 10
        value //= 10
    return n + digits


@compiled
def put_seat(out: Bytes, n: int, texts: Bytes, places: Numbers, word: int, value: int) -> int:
    """Write a field that is a number, or null below zero."""
    n = put(out, n, texts, places, word)
    if value < 0:
        return put(out, n, texts, places, T_NULL)
    return put_number(out, n, value)


@compiled
def put_word(out: Bytes, n: int, texts: Bytes, places: Numbers, label: int, word: int) -> int:
    """Write a field that is a word, or null below zero."""
    n = put(out, n, texts, places, label)
    return put(out, n, texts, places, word if word >= 0 else T_NULL)


@compiled
def _put_faces(
    out: Bytes,
    n: int,
    texts: Bytes,
    places: Numbers,
    faces: SeenCards,
    base: int,
    start: int,
    end: int,
) -> int:
    """Write a list of faces."""
    first = n
    for at in range(start, end):
        out[n] = COMMA
        n = put(out, n + 1, texts, places, base + int(faces[at]))
    if n == first:
        n += 1
    out[first] = OPEN_LIST
    out[n] = CLOSE_LIST
    return n + 1


@compiled
def _put_hand(
    out: Bytes, n: int, texts: Bytes, places: Numbers, o: Observation, seat: int, start: int
) -> int:
    """Write a hand as the viewer sees it."""
    held = int(o.held[seat])
    side = int(o.side) & 1
    n = put(out, n, texts, places, T_COUNT)
    n = put_number(out, n, held)
    if (int(o.fronts) >> seat) & 1:
        n = put(out, n, texts, places, T_FACES)
        n = _put_faces(out, n, texts, places, o.faces, side * SIDE_WORDS, start, start + held)
    if (int(o.behinds) >> seat) & 1:
        n = put(out, n, texts, places, T_BACKS)
        other = (1 - side) * SIDE_WORDS
        n = _put_faces(out, n, texts, places, o.backs, other, start, start + held)
    if (int(o.called) >> seat) & 1:
        n = put(out, n, texts, places, T_CALLED)
    out[n] = CLOSE
    return n + 1


@compiled
def _put_hands(
    out: Bytes, n: int, texts: Bytes, places: Numbers, o: Observation, wanted: int, whole: bool
) -> int:
    """Write the hands whose bits are set: a list of all, or some by their seats."""
    n = put(out, n, texts, places, T_HANDS)
    first = n
    start = 0
    for seat in range(int(o.seats)):
        if (wanted >> seat) & 1:
            out[n] = COMMA
            n += 1
            if not whole:
                out[n] = QUOTE
                n = put_number(out, n + 1, seat)
                out[n] = QUOTE
                out[n + 1] = COLON
                n += 2
            n = _put_hand(out, n, texts, places, o, seat, start)
        start += int(o.held[seat])
    out[first] = OPEN_LIST if whole else OPEN
    out[n] = CLOSE_LIST if whole else CLOSE
    return n + 1


@inlined
def _put_before_hands(
    out: Bytes, n: int, texts: Bytes, places: Numbers, o: Observation, mask: int
) -> int:
    base = (int(o.side) & 1) * SIDE_WORDS
    if mask & 1:
        n = put_word(out, n, texts, places, T_SIDE, base + NAME_WORD)
    if mask & 1 << 1:
        n = put(out, n, texts, places, T_LEFT if o.direction > 0 else T_RIGHT)
    if mask & 1 << 2:
        n = put_seat(out, n, texts, places, T_TURN, int(o.turn))
    if mask & 1 << 3:
        n = put(out, n, texts, places, T_AWAITING + int(o.phase))
    if mask & 1 << 4:
        color = base + COLOR_WORD + int(o.color) if o.color >= 0 else -1
        n = put_word(out, n, texts, places, T_COLOR, color)
    if mask & 1 << 5:
        n = put_word(out, n, texts, places, T_TOP, base + int(o.top))
    return n


@inlined
def _put_after_hands(
    out: Bytes, n: int, texts: Bytes, places: Numbers, o: Observation, mask: int
) -> int:
    other = (1 - (int(o.side) & 1)) * SIDE_WORDS
    if mask & 1 << 6:
        n = put_seat(out, n, texts, places, T_DRAW_COUNT, int(o.draw_n))
    if mask & 1 << 7:
        top = other + int(o.draw_top) if o.draw_top >= 0 else -1
        n = put_word(out, n, texts, places, T_DRAW_TOP, top)
    if mask & 1 << 8:
        n = put_seat(out, n, texts, places, T_DISCARD_COUNT, int(o.discard_n))
    if mask & 1 << 9:
        n = put_seat(out, n, texts, places, T_DRAWN, int(o.drawn))
    if mask & 1 << 10:
        n = put_seat(out, n, texts, places, T_BLUFFER, int(o.bluffer))
    if mask & 1 << 11:
        n = put_seat(out, n, texts, places, T_EXPOSED, int(o.exposed))
    if mask & 1 << 12:
        n = put_seat(out, n, texts, places, T_MOVES, int(o.moves))
    if mask & 1 << 13:
        n = put_seat(out, n, texts, places, T_WINNER, int(o.winner))
    if mask & 1 << 14:
        n = put_seat(out, n, texts, places, T_DEBT, int(o.debt))
    return n


@compiled
def put_view(
    out: Bytes,
    n: int,
    texts: Bytes,
    places: Numbers,
    o: Observation,
    fields: int,
    hands: int,
    whole: bool,
) -> int:
    """Write a whole view, or its fields and hands whose bits are set; return where it ends."""
    first = n
    if whole:
        n = put_seat(out, n, texts, places, T_SEAT, int(o.viewer))
        n = put_seat(out, n, texts, places, T_DEALER, int(o.dealer))
        n = put(out, n, texts, places, T_OUT)
        start = n
        for seat in range(int(o.seats)):
            if (int(o.out) >> seat) & 1:
                out[n] = COMMA
                n = put_number(out, n + 1, seat)
        if n == start:
            n += 1
        out[start] = OPEN_LIST
        out[n] = CLOSE_LIST
        n += 1
    n = _put_before_hands(out, n, texts, places, o, fields)
    if hands:
        n = _put_hands(out, n, texts, places, o, hands, whole)
    n = _put_after_hands(out, n, texts, places, o, fields)
    if whole:
        n = put(out, n, texts, places, T_DECK)
    if n == first:
        n += 1
    out[first] = OPEN
    out[n] = CLOSE
    return n + 1


@compiled
def put_moves(
    out: Bytes,
    n: int,
    texts: Bytes,
    places: Numbers,
    o: Observation,
    moves: Numbers,
    start: int,
    count: int,
) -> int:
    """Write the listed moves of the seat whose observation it is; return where the list ends."""
    seat = int(o.viewer)
    base = (int(o.side) & 1) * SIDE_WORDS
    hand = 0
    for other in range(seat):
        hand += int(o.held[other])
    first = n
    for number in range(start, start + count):
        move = moves[number]
        kind = move & 15
        color = (move >> COLOR_SHIFT) & 7
        out[n] = COMMA
        n = put(out, n + 1, texts, places, T_PLAY + kind - PLAY)
        if kind == PLAY:
            face = int(o.faces[hand + ((move >> AT_SHIFT) & 127)])
            n = put(out, n, texts, places, base + face)
        if kind == CATCH:
            n = put_number(out, n, (move >> TO_SHIFT) & 15)
        if color and (kind == PLAY or kind == NAME):
            n = put_word(out, n, texts, places, T_COLOR, base + COLOR_WORD + color - 1)
        if move >> SWAP_SHIFT:
            n = put_seat(out, n, texts, places, T_TO, (move >> SWAP_SHIFT) - 1)
        out[n] = CLOSE
        n += 1
    out[first] = OPEN_LIST
    out[n] = CLOSE_LIST
    return n + 1
