"""Faces, cards and decks as data.

A *print* is one side of a product: the light side, the dark side, or the only side of the
one-sided deck. Inside a print a face is a small number, ``color * 14 + symbol`` for coloured
faces and 56, 57, 58 for the wild kinds, so that any set of faces fits into one 64-bit word. What
a number means (Draw One or Draw Five) is the print's business. A card is its light face plus 256
times its dark face; a one-sided card is its face.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from flipdeck.errors import BadInput

SYMBOLS: Final = 14
DRAW, REVERSE, SKIP, FLIP = 10, 11, 12, 13
WILD, DRAW_WILD, BEACHCOMBER = 56, 57, 58
FACES: Final = 59
DARK_SHIFT: Final = 8

LIGHT, DARK, BEACH = 0, 1, 2


@dataclass(frozen=True)
class Print:
    """The faces of one printed side, their names and what they cost in a hand."""

    name: str
    colors: tuple[str, str, str, str]
    symbols: tuple[str | None, ...]
    wilds: tuple[str | None, str | None, str | None]
    draws: int
    wild_draws: int
    """Cards a draw-wild costs; 0 means until the named colour."""
    skips_everyone: bool
    points: dict[str, int]

    @cached_property
    def names(self) -> dict[int, str]:
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
        return {name: face for face, name in self.names.items()}

    def symbol(self, face: int) -> str:
        """The word by which a face is matched: ``7``, ``skip``, ``wild-draw2``."""
        name = self.names[face]
        return name if face >= WILD else name.split("-", 1)[1]

    def value(self, face: int) -> int:
        symbol = self.symbol(face)
        return int(symbol) if symbol.isdigit() else self.points[symbol]


def _numbers(first: int) -> tuple[str | None, ...]:
    return tuple(str(n) if n >= first else None for n in range(10))


_ACTIONS = {"reverse": 20, "skip": 20, "skipall": 30, "flip": 20}

PRINTS: Final = (
    Print(
        name="light",
        colors=("blue", "green", "red", "yellow"),
        symbols=(*_numbers(1), "draw1", "reverse", "skip", "flip"),
        wilds=("wild", "wild-draw2", None),
        draws=1,
        wild_draws=2,
        skips_everyone=False,
        points={**_ACTIONS, "draw1": 10, "wild": 40, "wild-draw2": 50},
    ),
    Print(
        name="dark",
        colors=("pink", "teal", "orange", "purple"),
        symbols=(*_numbers(1), "draw5", "reverse", "skipall", "flip"),
        wilds=("wild", "wild-drawcolor", None),
        draws=5,
        wild_draws=0,
        skips_everyone=True,
        points={**_ACTIONS, "draw5": 20, "wild": 40, "wild-drawcolor": 60},
    ),
    Print(
        name="beach",
        colors=("turquoise", "pink", "green", "orange"),
        symbols=(*_numbers(0), "draw2", "reverse", "skip", None),
        wilds=("wild", "wild-draw4", "beachcomber"),
        draws=2,
        wild_draws=4,
        skips_everyone=False,
        points={**_ACTIONS, "draw2": 20, "wild": 50, "wild-draw4": 50, "beachcomber": 50},
    ),
)

ALL_FACES: Final = frozenset(name for side in PRINTS for name in side.numbers)
ALL_COLORS: Final = frozenset(color for side in PRINTS for color in side.colors)


@dataclass(frozen=True)
class Deck:
    """A deck: its prints and how many of each wild kind a side has."""

    name: str
    prints: tuple[int, ...]
    wilds: int

    @cached_property
    def two_sided(self) -> bool:
        return len(self.prints) == 2

    def faces(self, side: int) -> Iterator[int]:
        """Every face of one side, each as often as the deck has it, in a fixed order."""
        for face, name in PRINTS[self.prints[side]].names.items():
            once = name.endswith("-0")
            yield from [face] * (self.wilds if face >= WILD else 1 if once else 2)

    @cached_property
    def size(self) -> int:
        return sum(1 for _ in self.faces(0))

    @cached_property
    def most(self) -> tuple[Counter[int], ...]:
        """How often each face occurs, side by side."""
        return tuple(Counter(self.faces(side)) for side in range(len(self.prints)))

    def check_whole(self, cards: Sequence[int]) -> None:
        """Refuses cards that are not the whole deck."""
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
            form = "LIGHT/DARK" if self.two_sided else "a single face"
            raise BadInput(f"card {text!r}: deck {self.name} writes a card as {form}")
        part, side = next(
            (part, PRINTS[side])
            for part, side in zip(parts, self.prints, strict=True)
            if part not in PRINTS[side].numbers
        )
        raise BadInput(f"card {text!r}: {part!r} is no {side.name} face")

    def text(self, card: int) -> str:
        return self._texts[card]

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {text: card for card, text in self._texts.items()}

    @cached_property
    def _texts(self) -> dict[int, str]:
        first = PRINTS[self.prints[0]].names
        if not self.two_sided:
            return dict(first)
        second = PRINTS[self.prints[1]].names
        return {
            light | dark << DARK_SHIFT: f"{front}/{back}"
            for light, front in first.items()
            for dark, back in second.items()
        }


DECKS: Final = {
    deck.name: deck
    for deck in (
        Deck("flip112", (LIGHT, DARK), 4),
        Deck("flip108", (LIGHT, DARK), 2),
        Deck("beach112", (BEACH,), 4),
    )
}
