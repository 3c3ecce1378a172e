"""Events written as JSON text, from masked rows alone.

The fields of an event stand in the order of its type in ``rules.events``; what the viewer may not
see is left out. ``HAS`` says for each kind of row which fields it has.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from flipdeck.kernel.jit import compiled, inlined
from flipdeck.kernel.json_text import (
    COLOR_WORD,
    NAME_WORD,
    SIDE_WORDS,
    T_COLOR,
    T_DECK,
    T_LEFT,
    T_NULL,
    T_RIGHT,
    T_SIDE,
    put,
    put_number,
)
from flipdeck.kernel.layout import (
    E_AWAITED,
    E_FLIPPED,
    E_JUDGED,
    E_NAMED,
    E_RESHUFFLED,
    E_REVERSED,
    E_ROTATED,
    E_SHOWED,
    E_SHOWN_CARD,
    EVENT_KINDS,
    HIDDEN_FACE,
    ROW_KIND,
    ROW_OTHER,
    ROW_PLACE,
    ROW_RULE,
    ROW_SEAT,
    ROW_SIZE,
    ROW_WHAT,
    Bytes,
    Numbers,
    Rows,
)
from flipdeck.kernel.rule_codes import SLUGS
from flipdeck.kernel.visibility import mask_events

# Fields that several kinds have, in the order in which they are written; where each is in a row.
SEAT, TO, TARGET, FACE, LEFT, BACK, PLACE = 1, 2, 4, 8, 16, 32, 64
FIELDS: Final = 7
COLUMN: Final = np.array(
    [ROW_SEAT, ROW_OTHER, ROW_WHAT, ROW_WHAT, ROW_OTHER, ROW_WHAT, ROW_PLACE], "i8"
)

_KINDS: Final = (
    ("turned_up", SEAT | FACE),
    ("returned", FACE | PLACE),
    ("ignored", FACE),
    ("played", SEAT | FACE | LEFT | BACK | PLACE),
    ("color_named", SEAT),
    ("called_uno", SEAT),
    ("gave", SEAT | TO | FACE | BACK | PLACE),
    ("drew", SEAT | FACE | BACK),
    ("found_nothing", SEAT),
    ("kept", SEAT),
    ("reshuffled", 0),
    ("flipped", SEAT),
    ("surfaced", FACE),
    ("reversed", 0),
    ("skipped", SEAT),
    ("accepted", SEAT),
    ("challenged", SEAT | TARGET),
    ("hand_shown", SEAT | TO),
    ("", 0),  # a card of a shown hand is written with the hand
    ("judged", SEAT | TARGET),
    ("found", SEAT | FACE),
    ("exposed", SEAT),
    ("window_closed", SEAT),
    ("call_cleared", SEAT),
    ("caught", SEAT | TARGET),
    ("went_out", SEAT),
    ("blocked", 0),
    ("awaited", SEAT),
    ("redealt", SEAT),
    ("swapped", SEAT | TO),
    ("rotated", SEAT),
)
"""The name of each kind of event and which of these fields it has, in the order of the kinds."""
HAS: Final = np.array([fields for _, fields in _KINDS], "i8")

_LABELS: Final = (
    b',"seat":',
    b',"to":',
    b',"target":',
    b',"face":',
    b',"left":',
    b',"back":',
    b',"at":',
    b',"cards":',
    b',"guilty":false',
    b',"guilty":true',
    b',"what":"turn"',
    b',"what":"drawn"',
    b',"what":"answer"',
    b',"what":"color"',
    b',"what":"over"',
    b',"faces":[',
    b"[",
    b",",
    b"}",
    b"]",
    b'],"changes":',
)
WORDS: Final = (
    *(b'{"event":"%b","rule":' % name.encode() for name, _ in _KINDS),
    *(b'"%b"' % slug.encode() for slug in SLUGS),
    *_LABELS,
)
"""Fixed parts of the text of events; they follow the name of the deck."""
T_KIND: Final = T_DECK + 1
T_RULE: Final = T_KIND + EVENT_KINDS
T_FIELD: Final = T_RULE + len(SLUGS)
T_CARDS, T_INNOCENT, T_GUILTY, T_WHAT = range(T_FIELD + FIELDS, T_FIELD + FIELDS + 4)
T_SHOWN, T_OPEN, T_COMMA, T_CLOSE, T_END, T_CHANGES = range(T_WHAT + 5, T_WHAT + 11)


@inlined
def _list_shown(rows: Rows, n: int, at: int, side: int) -> int:
    """List the faces of a shown hand, whose rows follow, unless they are hidden."""
    count = int(rows[at + ROW_PLACE])
    if count < 0:
        return n
    rows[n] = T_SHOWN
    n += 1
    for number in range(1, count + 1):
        card = int(rows[at + number * ROW_SIZE + ROW_WHAT])
        rows[n] = side * SIDE_WORDS + ((card >> (side << 3)) & 63)
        rows[n + 1] = T_COMMA
        n += 2
    if count == 0:
        n += 1
    rows[n - 1] = T_END
    return n


@inlined
def _list_rest(rows: Rows, n: int, at: int, side: int) -> int:
    """List the field that only this kind of event has, if there is one."""
    kind = int(rows[at + ROW_KIND])
    what = int(rows[at + ROW_WHAT])
    if kind == E_SHOWED:
        return _list_shown(rows, n, at, side)
    if kind == E_AWAITED:
        rows[n] = T_WHAT + what
    elif kind == E_REVERSED or kind == E_ROTATED:
        rows[n] = T_LEFT if what > 0 else T_RIGHT
    elif kind == E_JUDGED:
        rows[n] = T_GUILTY if rows[at + ROW_PLACE] else T_INNOCENT
    else:
        if kind == E_NAMED:
            rows[n] = T_COLOR
            rows[n + 1] = side * SIDE_WORDS + COLOR_WORD + what if what >= 0 else T_NULL
        elif kind == E_FLIPPED:
            rows[n] = T_SIDE
            rows[n + 1] = what * SIDE_WORDS + NAME_WORD
        elif kind == E_RESHUFFLED:
            rows[n] = T_CARDS
            rows[n + 1] = -1 - what
        else:
            return n
        return n + 2
    return n + 1


@inlined
def _list_event(rows: Rows, n: int, at: int, side: int) -> int:
    """List the words of an event from place ``n`` of the same memory; return where they end.

    A number is listed below zero, from -1 on.
    """
    kind = int(rows[at + ROW_KIND])
    fields = int(HAS[kind])
    rows[n] = T_KIND + kind
    rows[n + 1] = T_RULE + rows[at + ROW_RULE]
    n += 2
    for field in range(FIELDS):
        if (fields >> field) & 1:
            value = int(rows[at + COLUMN[field]])
            word = -1 - value
            if (1 << field) & (FACE | BACK):
                shown = side if 1 << field == FACE else 1 - side
                value = (value >> (shown << 3)) & 63
                word = shown * SIDE_WORDS + value
                if value == HIDDEN_FACE:
                    value = -1
            if value >= 0:
                rows[n] = T_FIELD + field
                rows[n + 1] = word
                n += 2
    n = _list_rest(rows, n, at, side)
    rows[n] = T_CLOSE
    return n + 1


@compiled
def put_events(
    out: Bytes,
    n: int,
    texts: Bytes,
    places: Numbers,
    rows: Rows,
    start: int,
    count: int,
    words: int,
    side: int,
    end: int,
) -> int:
    """Write masked rows as a list of events that the word ``end`` closes; return where it ends.

    All words are listed first, in the memory of the rows from place ``words`` on: what writes a
    word is then compiled in here once. ``side`` is the side in play before the first row.
    """
    rows[words] = T_OPEN
    listed = words + 1
    for number in range(count):
        at = start + number * ROW_SIZE
        kind = int(rows[at + ROW_KIND])
        if kind == E_SHOWN_CARD:
            continue
        if number > 0:
            rows[listed] = T_COMMA
            listed += 1
        listed = _list_event(rows, listed, at, side)
        if kind == E_FLIPPED:
            side = int(rows[at + ROW_WHAT])
    rows[listed] = end
    for place in range(words, listed + 1):
        word = int(rows[place])
        n = put(out, n, texts, places, word) if word >= 0 else put_number(out, n, -1 - word)
    return n


@compiled
def write_events(
    rows: Rows,
    count: int,
    viewer: int,
    backs: bool,
    one_sided: bool,
    side: int,
    texts: Bytes,
    places: Numbers,
    out: Bytes,
) -> int:
    """Write rows as a viewer may see them; return the length of the text.

    Behind the rows there must be as much room again and ``MOST_WORDS`` for each and one more.
    """
    masked = count * ROW_SIZE
    mask_events(rows, 0, count, masked, viewer, backs, one_sided, side)
    return put_events(out, 0, texts, places, rows, masked, count, 2 * masked, side, T_END)
