"""What a viewer may see of events: the one place where it is decided.

``mask_events`` copies rows and writes ``HIDDEN_FACE`` or ``HIDDEN_PLACE`` over every part that
RULINGS section 5 does not open to the viewer. Texts of events and the events that bots, terminal
and environments get are made from masked rows.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from flipdeck.kernel.jit import compiled, inlined
from flipdeck.kernel.layout import (
    E_DREW,
    E_FLIPPED,
    E_FOUND,
    E_GAVE,
    E_IGNORED,
    E_PLAYED,
    E_RETURNED,
    E_SHOWED,
    E_SHOWN_CARD,
    E_SURFACED,
    E_TURNED_UP,
    EVENT_KINDS,
    HIDDEN_FACE,
    HIDDEN_PLACE,
    ROW_KIND,
    ROW_OTHER,
    ROW_PLACE,
    ROW_SEAT,
    ROW_SIZE,
    ROW_WHAT,
    Rows,
)

HAS_CARD: Final = np.isin(
    np.arange(EVENT_KINDS),
    (
        *(E_TURNED_UP, E_RETURNED, E_IGNORED, E_PLAYED, E_GAVE, E_DREW),
        *(E_SURFACED, E_SHOWN_CARD, E_FOUND),
    ),
)
"""Whether a row of each kind is about a card."""


@inlined
def _mask_card(card: int, down: int, front: bool, behind: bool) -> int:
    """A card with those of its faces that are seen."""
    up = 8 - down
    face = (card >> down) & 63 if front else HIDDEN_FACE
    back = (card >> up) & 63 if behind else HIDDEN_FACE
    return (face << down) | (back << up)


@compiled
def mask_events(
    rows: Rows,
    start: int,
    count: int,
    to: int,
    viewer: int,
    backs: bool,
    one_sided: bool,
    side: int,
) -> bool:
    """Write the rows from ``start`` as a seat or a bystander (-1) may see them, from ``to`` on.

    ``backs`` opens the backs to a bystander; ``side`` is the side in play before the first row.
    Return whether the viewer is a party to any of the events; all seats that are not see alike.
    """
    party_to_any = False
    sees_backs = (viewer >= 0 or backs) and not one_sided
    for at in range(start, start + count * ROW_SIZE, ROW_SIZE):
        for column in range(ROW_SIZE):
            rows[to + column] = rows[at + column]
        kind = int(rows[at + ROW_KIND])
        card = int(rows[at + ROW_WHAT])
        mine = rows[at + ROW_SEAT] == viewer
        given = rows[at + ROW_OTHER] == viewer
        down = side << 3
        front = True
        behind = False
        place = True
        if kind == E_FLIPPED:
            side = card
        elif kind == E_PLAYED or kind == E_DREW or kind == E_GAVE:
            party = mine or (given and kind == E_GAVE)
            party_to_any = party_to_any or party
            blank = (card >> (8 - down)) & 63 == HIDDEN_FACE
            front = party or kind == E_PLAYED
            behind = sees_backs and not party and not blank
            # Others know the place of a card that is played by the back that is gone.
            place = mine or kind == E_DREW or (kind == E_PLAYED and behind)
        elif kind == E_SHOWED or kind == E_SHOWN_CARD:
            party_to_any = party_to_any or given
            front = given
            place = given
        elif kind == E_RETURNED:
            place = False
        if HAS_CARD[kind]:
            rows[to + ROW_WHAT] = _mask_card(card, down, front, behind)
        if not place:
            rows[to + ROW_PLACE] = HIDDEN_PLACE
        to += ROW_SIZE
    return party_to_any
