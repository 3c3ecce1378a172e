"""Faces as numbers, the way bots count them."""

from __future__ import annotations

from typing import Final

from flipdeck.cards import BEACH, DARK, FACES, LIGHT, PRINTS, SYMBOLS, WILD, Print
from flipdeck.view import View

UNKNOWN: Final = -1
WILD_KIND: Final = -1
"""The colour of a wild kind."""

POINTS: Final = tuple(
    tuple(side.value(face) if face in side.names else 0 for face in range(FACES)) for side in PRINTS
)
_COLORS: Final = tuple(face // SYMBOLS if face < WILD else WILD_KIND for face in range(FACES))
_PLACES: Final = {"light": LIGHT, "dark": DARK, None: BEACH}


def print_number(view: View) -> int:
    """Which print is in play."""
    return _PLACES[view.side]


def print_of(view: View) -> Print:
    return PRINTS[_PLACES[view.side]]


def color_of(face: int) -> int:
    return _COLORS[face]


def fits(face: int, color: int, symbol: int) -> bool:
    """Whether a face may be laid on this colour and symbol (of a wild: a symbol no card has)."""
    return face >= WILD or face // SYMBOLS == color or face % SYMBOLS == symbol
