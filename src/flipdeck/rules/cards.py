"""Faces, cards and decks as data.

A *print* is one side of a product: the light side, the dark side, or the only side of a one-sided
deck. Inside a print a face is a small number, ``color * 14 + symbol`` for coloured faces and 56,
57, 58 for the wild kinds, so that any set of faces fits into one 64-bit word. The number decides
what kind of face it is (a draw card, a skip); the print gives it a name, a price and an amount. A
deck is one print or two. A card is its first face plus 256 times its second face; a one-sided card
is its face.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from types import MappingProxyType
from typing import Final

from flipdeck.rules.errors import BadInput

SYMBOLS: Final = 14
DRAW, REVERSE, SKIP, FLIP = 10, 11, 12, 13
WILD, DRAW_WILD, BEACHCOMBER = 56, 57, 58
WILD_KINDS: Final = 3
FACES: Final = 59
DARK_SHIFT: Final = 8
MOST_CARDS: Final = 112
"""Maximum size of a deck: the room in the compiled record of a round."""

_SWATCH: Final = re.compile(r"#[0-9a-f]{6}", re.ASCII | re.IGNORECASE)
_WORD: Final = re.compile(r"[a-z0-9]+")
_WILD_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def is_number(face: int) -> bool:
    """Whether a face is a number card."""
    return face < WILD and face % SYMBOLS < DRAW


@dataclass(frozen=True, eq=False)
class Print:
    """The faces of one printed side: their names, what they cost in a hand, how much they draw.

    Prints are compared by identity: two sides that look alike may belong to different decks.
    """

    name: str
    colors: tuple[str, str, str, str]
    symbols: tuple[str | None, ...]
    """Names of the 14 symbols: 0 to 9, draw, reverse, skip, flip; None where there is none."""
    wilds: tuple[str | None, str | None, str | None]
    """Names of the wild, the draw-wild and the Beachcomber; None where there is none."""
    draws: int
    """Cards that a draw card costs."""
    wild_draws: int
    """Cards that a draw-wild costs; 0 means until the named colour."""
    skips_everyone: bool
    """Whether a skip skips all others, so that the player plays again."""
    points: Mapping[str, int]
    """What each symbol and wild costs in a hand; a number costs itself."""
    swatches: tuple[str, ...] = ()
    """The four colours as ``#rrggbb`` for the web page, which chooses its own if there are none."""

    def __post_init__(self) -> None:
        words = [self.name, *self.colors, *(text for text in self.symbols if text is not None)]
        wilds = [text for text in self.wilds if text is not None]
        if len(self.symbols) != SYMBOLS:
            raise BadInput(f"print {self.name!r}: {len(self.symbols)} symbols, not {SYMBOLS}")
        for text in words:
            if not _WORD.fullmatch(text):
                raise BadInput(f"print {self.name!r}: {text!r} is not small letters and digits")
        for text in wilds:
            if not _WILD_NAME.fullmatch(text):
                raise BadInput(f"print {self.name!r}: {text!r} is no name of a wild")
        if len(self.swatches) not in (0, len(self.colors)):
            raise BadInput(
                f"print {self.name!r}: {len(self.swatches)} swatches for {len(self.colors)} colours"
            )
        for swatch in self.swatches:
            if not _SWATCH.fullmatch(swatch):
                raise BadInput(f"print {self.name!r}: swatch {swatch!r} is not like '#1f6feb'")
        names = list(self.names.values())
        if len(set(names)) < len(names):
            raise BadInput(f"print {self.name!r}: two faces have the same name")
        for action in (*self.symbols[DRAW:], *wilds):
            if action is not None and not 0 <= self.points.get(action, -1) <= 1000:
                raise BadInput(f"print {self.name!r}: points of {action!r} must be 0 to 1000")
        if not 1 <= self.draws <= 10 or not 0 <= self.wild_draws <= 10:
            raise BadInput(f"print {self.name!r}: a draw costs 1 to 10 cards, a draw-wild 0 to 10")

    @cached_property
    def names(self) -> dict[int, str]:
        """The name of each face there is, by its number."""
        named = {
            color * SYMBOLS + symbol: f"{self.colors[color]}-{text}"
            for color in range(4)
            for symbol, text in enumerate(self.symbols)
            if text is not None
        }
        named.update({WILD + i: text for i, text in enumerate(self.wilds) if text is not None})
        return named

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each face by its name."""
        return {name: face for face, name in self.names.items()}

    @cached_property
    def costs(self) -> tuple[int, ...]:
        """What each symbol and then each wild kind costs in a hand; 0 for those there are not."""
        actions = [self.points[text] if text else 0 for text in (*self.symbols[DRAW:], *self.wilds)]
        return (*range(DRAW), *actions)

    @property
    def beachcomber(self) -> str | None:
        """The name of the wild that gives cards away."""
        return self.wilds[BEACHCOMBER - WILD]

    def symbol(self, face: int) -> str:
        """The word by which a face is matched: ``7``, ``skip``, ``wild-draw2``."""
        name = self.names[face]
        return name if face >= WILD else name.split("-", 1)[1]

    def value(self, face: int) -> int:
        """What a face costs in a hand."""
        return self.costs[face % SYMBOLS if face < WILD else SYMBOLS + face - WILD]


def _numbers(first: int) -> tuple[str | None, ...]:
    return tuple(str(n) if n >= first else None for n in range(10))


_ACTIONS = {"reverse": 20, "skip": 20, "skipall": 30, "flip": 20}

LIGHT: Final = Print(
    name="light",
    colors=("blue", "green", "red", "yellow"),
    symbols=(*_numbers(1), "draw1", "reverse", "skip", "flip"),
    wilds=("wild", "wild-draw2", None),
    draws=1,
    wild_draws=2,
    skips_everyone=False,
    points={**_ACTIONS, "draw1": 10, "wild": 40, "wild-draw2": 50},
)
DARK: Final = Print(
    name="dark",
    colors=("pink", "teal", "orange", "purple"),
    symbols=(*_numbers(1), "draw5", "reverse", "skipall", "flip"),
    wilds=("wild", "wild-drawcolor", None),
    draws=5,
    wild_draws=0,
    skips_everyone=True,
    points={**_ACTIONS, "draw5": 20, "wild": 40, "wild-drawcolor": 60},
)
BEACH: Final = Print(
    name="beach",
    colors=("turquoise", "pink", "green", "orange"),
    symbols=(*_numbers(0), "draw2", "reverse", "skip", None),
    wilds=("wild", "wild-draw4", "beachcomber"),
    draws=2,
    wild_draws=4,
    skips_everyone=False,
    points={**_ACTIONS, "draw2": 20, "wild": 50, "wild-draw4": 50, "beachcomber": 50},
)


@dataclass(frozen=True)
class Deck:
    """A deck: the print that each side shows, and how many of each wild kind a side has."""

    name: str
    prints: tuple[Print, ...]
    wilds: int

    def __post_init__(self) -> None:
        if not _WORD.fullmatch(self.name):
            raise BadInput(f"deck {self.name!r}: its name is not small letters and digits")
        if len(self.prints) not in (1, 2):
            raise BadInput(f"deck {self.name!r}: {len(self.prints)} sides; a card has 1 or 2")
        if len({side.name for side in self.prints}) < len(self.prints):
            raise BadInput(f"deck {self.name!r}: both sides have the same name")
        for number, side in enumerate(self.prints):
            count = sum(1 for _ in self.faces(number))
            if count != self.size:
                raise BadInput(f"deck {self.name!r}: {self.size} faces on one side, {count} behind")
            if not 1 <= count <= MOST_CARDS:
                raise BadInput(f"deck {self.name!r}: {count} cards; it may have {MOST_CARDS}")
            if not self.two_sided and side.symbols[FLIP] is not None:
                raise BadInput(f"deck {self.name!r}: there is nothing to flip on one side")

    @cached_property
    def two_sided(self) -> bool:
        """Whether its cards have a second face instead of a blank back."""
        return len(self.prints) == 2

    @cached_property
    def side_names(self) -> tuple[str | None, ...]:
        """The name of each side; the only side of a one-sided deck needs none."""
        return tuple(side.name for side in self.prints) if self.two_sided else (None,)

    @cached_property
    def features(self) -> frozenset[str]:
        """What its cards can do, for rules that are about such cards alone."""
        found = {"two_sides"} if self.two_sided else set()
        for side in self.prints:
            found |= {"flip"} if side.symbols[FLIP] is not None else set()
            found |= {"beachcomber"} if side.beachcomber is not None else set()
            if side.skips_everyone and side.symbols[SKIP] is not None:
                found.add("skip_everyone")
            if not side.wild_draws and side.wilds[DRAW_WILD - WILD] is not None:
                found.add("wild_draw_color")
        return frozenset(found)

    def print_of(self, side: str | None) -> Print:
        """The print of a side by that side's name."""
        return self.prints[self.side_names.index(side)]

    def faces(self, side: int) -> Iterator[int]:
        """Every face of one side, each as often as the deck has it, in a fixed order."""
        for face in self.prints[side].names:
            once = face < WILD and face % SYMBOLS == 0
            yield from [face] * (self.wilds if face >= WILD else 1 if once else 2)

    @cached_property
    def size(self) -> int:
        """How many cards it has."""
        return sum(1 for _ in self.faces(0))

    @cached_property
    def most(self) -> tuple[Counter[int], ...]:
        """How often each face occurs, side by side."""
        return tuple(Counter(self.faces(side)) for side in range(len(self.prints)))

    def check_whole(self, cards: Sequence[int]) -> None:
        """Refuse cards that are not the whole deck."""
        for side, most in enumerate(self.most):
            if Counter(card >> DARK_SHIFT * side & 63 for card in cards) != most:
                raise BadInput(f"these {len(cards)} cards are not the deck {self.name}")

    def card(self, text: object) -> int:
        """The number of a card written in full; ``BadInput`` names what is wrong with it."""
        if not isinstance(text, str):
            raise BadInput(f"a card must be text, not {text!r}")
        known = self._numbers.get(text)
        if known is not None:
            return known
        parts = text.split("/")
        if len(parts) != len(self.prints):
            form = "a single face"
            if self.two_sided:
                form = "/".join(side.name.upper() for side in self.prints)
            raise BadInput(f"card {text!r}: deck {self.name} writes a card as {form}")
        part, side = next(
            (part, side)
            for part, side in zip(parts, self.prints, strict=True)
            if part not in side.numbers
        )
        raise BadInput(f"card {text!r}: {part!r} is no {side.name} face")

    @cached_property
    def text(self) -> Callable[[int], str]:
        """The function that writes a card in full, by its number."""
        return self._texts.__getitem__

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {text: card for card, text in self._texts.items()}

    @cached_property
    def _texts(self) -> dict[int, str]:
        first = self.prints[0].names
        if not self.two_sided:
            return dict(first)
        second = self.prints[1].names
        return {
            light | dark << DARK_SHIFT: f"{front}/{back}"
            for light, front in first.items()
            for dark, back in second.items()
        }


_decks: Final = {
    deck.name: deck
    for deck in (
        Deck("flip112", (LIGHT, DARK), 4),
        Deck("flip108", (LIGHT, DARK), 2),
        Deck("beach112", (BEACH,), 4),
    )
}
DECKS: Final[Mapping[str, Deck]] = MappingProxyType(_decks)
"""All decks by name: those of the printed sheets and those registered since."""


def add_deck(deck: Deck) -> None:
    """Make a deck known; ``BadInput`` if another has its name."""
    if _decks.get(deck.name, deck) != deck:
        raise BadInput(f"deck {deck.name!r}: another deck has this name")
    _decks[deck.name] = deck
    _forget_names()


def remove_deck(name: str) -> None:
    """Remove a deck that was added."""
    del _decks[name]
    _forget_names()


def _forget_names() -> None:
    known_prints.cache_clear()
    known_faces.cache_clear()
    known_colors.cache_clear()


@cache
def known_prints() -> tuple[Print, ...]:
    """Every print of every deck, each once."""
    return tuple(dict.fromkeys(side for deck in _decks.values() for side in deck.prints))


@cache
def known_faces() -> frozenset[str]:
    """The names of all faces of all decks."""
    return frozenset(name for side in known_prints() for name in side.numbers)


@cache
def known_colors() -> frozenset[str]:
    """The colours of all decks."""
    return frozenset(color for side in known_prints() for color in side.colors)
