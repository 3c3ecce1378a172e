"""The editions: five printed sheets played as ruled, and any that a program registers."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from msgspec.structs import asdict

from flipdeck.rules.cards import DECKS, Deck, add_deck, remove_deck
from flipdeck.rules.errors import BadInput
from flipdeck.rules.rulings import Rulings, override

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Edition:
    """A set of rulings with a name: a printed sheet, or one of your own."""

    id: str
    sheet: str
    title: str
    rulings: Rulings = field(default_factory=Rulings)

    def __post_init__(self) -> None:
        if not _ID.fullmatch(self.id):
            raise BadInput(
                f"edition {self.id!r}: its id must be lower-case letters, digits and hyphens"
            )

    def with_rules(self, changes: Mapping[str, object]) -> Rulings:
        """Return its rulings with some of them changed."""
        return override(self.rulings, changes)


_editions: Final = {
    edition.id: edition
    for edition in (
        Edition("flip-classic", "000", "two-sided, the long sheet of 2018"),
        Edition(
            "flip-splash",
            "001",
            "two-sided, the waterproof deck of 108",
            Rulings(deck="flip108", wild_after_flip="by_side", found_color_shown=True),
        ),
        Edition(
            "flip-canada",
            "002",
            "two-sided, the Canadian sheet",
            Rulings(uno_window="played"),
        ),
        Edition(
            "flip-nordic",
            "004",
            "two-sided, the newer short sheet",
            Rulings(
                first_dealer="chosen",
                start_action="ignored",
                start_wild="ignored",
                start_draw_wild="ignored",
                start_flip="ignored",
                wilds_count_as_match=True,
                match="single",
            ),
        ),
        Edition(
            "beachcomber",
            "003",
            "one-sided, with the Beachcomber",
            Rulings(
                deck="beach112",
                first_dealer="highest_points",
                start_wild="returned",
                drawn_card="must_play",
                voluntary_draw=False,
            ),
        ),
    )
}
EDITIONS: Final[Mapping[str, Edition]] = MappingProxyType(_editions)
"""All editions by id: the printed sheets and those registered since."""
_PRINTED: Final = frozenset(_editions)
_added_decks: Final[dict[str, str]] = {}
"""The name of the deck that was registered with an edition, by edition."""


def edition(name: object) -> Edition:
    """Return the edition of that id; ``BadInput`` lists the known ones."""
    found = EDITIONS.get(name) if isinstance(name, str) else None
    if found is None:
        near = difflib.get_close_matches(str(name), EDITIONS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"known editions are {', '.join(EDITIONS)}"
        raise BadInput(f"unknown edition {name!r}; {hint}")
    return found


def editions() -> tuple[Edition, ...]:
    """Return all editions, the printed sheets first."""
    return tuple(EDITIONS.values())


def register(edition: Edition, deck: Deck | None = None) -> None:
    """Make an edition known to engine, formats, bots, terminal and server of this process.

    ``deck`` is a deck of its own that the edition plays with. ``BadInput`` if the id or the deck's
    name is taken, or if the rulings name an unknown deck.
    """
    if edition.id in EDITIONS:
        raise BadInput(f"edition {edition.id!r}: another edition has this id")
    if deck is not None and deck.name in DECKS:
        raise BadInput(f"deck {deck.name!r}: another deck has this name")
    name = edition.rulings.deck
    if name not in DECKS and (deck is None or deck.name != name):
        raise BadInput(f"edition {edition.id!r}: unknown deck {name!r}")
    if deck is not None:
        add_deck(deck)
        _added_decks[edition.id] = deck.name
    try:
        override(edition.rulings, asdict(edition.rulings))
    except BadInput:
        _forget_deck(edition.id)
        raise
    _editions[edition.id] = edition


def unregister(name: str) -> None:
    """Unregister an edition and its deck; ``BadInput`` if it is a printed sheet or unknown."""
    if name in _PRINTED or name not in EDITIONS:
        raise BadInput(f"edition {name!r}: it was not registered")
    del _editions[name]
    _forget_deck(name)


def _forget_deck(name: str) -> None:
    deck = _added_decks.pop(name, None)
    if deck is not None:
        remove_deck(deck)


@contextmanager
def registered(edition: Edition, deck: Deck | None = None) -> Iterator[Edition]:
    """Register an edition for as long as a ``with`` block runs."""
    register(edition, deck)
    try:
        yield edition
    finally:
        unregister(edition.id)
