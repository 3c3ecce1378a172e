"""Cards in the order of their names, and what the key of a match's round 0 decides.

See ``flipdeck.shuffle``: every shuffle of a verifiable round begins with cards sorted by name.
"""

from __future__ import annotations

from functools import cache

from flipdeck.engine.round_struct import RoundStruct
from flipdeck.kernel import entry_points
from flipdeck.rules.cards import Deck
from flipdeck.shuffle import streams


@cache
def face_ranks(deck: Deck) -> tuple[list[int], list[int]]:
    """For each face of both sides its place in the order of names, by the face's number.

    The first face of a two-sided card is followed by a slash in the card's name.
    """
    ranks: tuple[list[int], list[int]] = ([], [])
    for side, print_ in enumerate(deck.prints):
        end = "/" if deck.two_sided and side == 0 else ""
        order = sorted(print_.names.items(), key=lambda named: named[1] + end)
        ranks[side].extend([0] * (max(print_.names) + 1))
        for place, (face, _) in enumerate(order):
            ranks[side][face] = place
    return ranks


def _faces(deck: Deck, side: int) -> list[str]:
    """The faces of one side of a whole deck, sorted by name."""
    return sorted(deck.prints[side].names[face] for face in deck.faces(side))


def _shuffled(names: list[str], key: bytes, use: int, count: int) -> list[str]:
    """Shuffle names as ``streams.shuffled`` does, by the compiled engine."""
    scratch = RoundStruct()
    scratch.draw[: len(names)] = range(len(names))
    scratch.draw_n = len(names)
    scratch.seed(key, 0)
    scratch.begin_stream(use, count)
    entry_points.shuffle_draw(scratch.raw)
    return [names[at] for at in scratch.draw[: len(names)]]


def pair_by_key(deck: Deck, key: bytes) -> tuple[str, ...]:
    """The cards of a deck, with second faces shuffled onto the first ones."""
    fronts = _faces(deck, 0)
    if not deck.two_sided:
        return tuple(fronts)
    backs = _shuffled(_faces(deck, 1), key, streams.PAIR, 0)
    return tuple(f"{front}/{back}" for front, back in zip(fronts, backs, strict=True))


def draw_by_key(deck: Deck, key: bytes, seats: int, draw: int) -> tuple[str, ...]:
    """The first faces that seats draw for the first dealer, in the order of seats."""
    pile = _shuffled(_faces(deck, 0), key, streams.DRAW, draw)
    return tuple(pile[::-1][:seats])
