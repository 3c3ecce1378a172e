"""The words of a deck as the kernel writes them into JSON."""

from __future__ import annotations

from itertools import accumulate

import msgspec
import numpy as np

from flipdeck.kernel import event_text, json_text
from flipdeck.kernel.layout import (
    MOST_CARDS,
    MOST_LISTED,
    MOST_ROWS,
    MOST_SEATS,
    MOST_VIEWERS,
    MOST_WORDS,
)
from flipdeck.rules.cards import Deck

_encode = msgspec.json.Encoder().encode


class DeckWords:
    """All texts that a round with this deck needs, concatenated, and where each begins."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        words: list[bytes] = []
        for side in range(2):
            shown_side = side if deck.two_sided else 0
            shown, name = deck.prints[shown_side], deck.side_names[shown_side]
            faces = [_encode(shown.names.get(face)) for face in range(json_text.COLOR_WORD)]
            words += [*faces, *map(_encode, shown.colors), _encode(name)]
        words += [*json_text.FIXED, b',"deck":' + _encode(deck.name), *event_text.WORDS]
        self.texts = np.array(bytearray(b"".join(words)), np.uint8)
        self.places = np.array([0, *accumulate(map(len, words))], np.int64)
        longest = 1 + max(map(len, words))
        # A view: some thirty fixed parts, the parts of every hand, and both faces of every card.
        view = (40 + 8 * MOST_SEATS + 2 * MOST_CARDS) * longest
        self.event_room = MOST_WORDS * longest
        """Bytes that the text of an event may take."""
        per_viewer = view + MOST_ROWS * self.event_room
        self.room = MOST_VIEWERS * per_viewer + 6 * MOST_SEATS * MOST_LISTED * longest
        """Bytes that all texts of a step may take."""


_known: dict[int, DeckWords] = {}


def words_of(deck: Deck) -> DeckWords:
    """Return the words of a deck, cached by identity: hashing a deck takes a microsecond."""
    known = _known.get(id(deck))
    if known is None:
        known = _known[id(deck)] = DeckWords(deck)
    return known
