"""Faces as numbers, as bots use them."""

from __future__ import annotations

from typing import Final

from flipdeck.engine.view import View
from flipdeck.rules.cards import DECKS, FACES, SYMBOLS, WILD, Print

UNKNOWN: Final = -1
WILD_KIND: Final = -1
"""The colour of a wild kind."""

_COLORS: Final = tuple(face // SYMBOLS if face < WILD else WILD_KIND for face in range(FACES))


def print_of(view: View) -> Print:
    """Return the print of the side in play."""
    return DECKS[view.deck].print_of(view.side)


def color_of(face: int) -> int:
    """Return the colour of a face as a number; ``WILD_KIND`` for a wild."""
    return _COLORS[face]


def is_playable_on(face: int, color: int, symbol: int) -> bool:
    """Whether a face is playable on this colour and symbol (on a wild: a symbol no card has)."""
    return face >= WILD or face // SYMBOLS == color or face % SYMBOLS == symbol
