"""What a page needs to draw and name the cards of a deck, as plain data."""

from __future__ import annotations

import msgspec

from flipdeck.rules.cards import DECKS, Deck, Print


class PrintInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One printed side of a deck.

    ``faces`` has the number of each face by name: a colour's place times 14 plus the symbol (0 to
    9, 10 draw, 11 reverse, 12 skip, 13 flip); 56 wild, 57 wild that draws, 58 wild that gives.
    """

    name: str
    colors: list[str]
    swatches: list[str]
    """The colours as ``#rrggbb``, in the same order; empty: the page chooses."""
    faces: dict[str, int]
    points: dict[str, int]
    """What each face costs in a hand."""
    draws: int
    wild_draws: int
    """Cards that a wild draws; 0: until the named colour."""
    skips_everyone: bool


class DeckInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A deck: its name, and what each side shows."""

    name: str
    prints: list[PrintInfo]


def deck_infos() -> list[DeckInfo]:
    """Return every deck, those registered by a program included."""
    return [_deck_info(deck) for deck in DECKS.values()]


def _deck_info(deck: Deck) -> DeckInfo:
    return DeckInfo(name=deck.name, prints=[_print_info(side) for side in deck.prints])


def _print_info(side: Print) -> PrintInfo:
    return PrintInfo(
        name=side.name,
        colors=list(side.colors),
        swatches=list(side.swatches),
        faces=side.numbers,
        points={name: side.value(face) for name, face in side.numbers.items()},
        draws=side.draws,
        wild_draws=side.wild_draws,
        skips_everyone=side.skips_everyone,
    )
