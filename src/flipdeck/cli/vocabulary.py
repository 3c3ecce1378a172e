"""What typed words mean in one language: commands, moves, colours and cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import Final

from flipdeck.cli.texts import Texts, compact
from flipdeck.rules.cards import WILD, Print, known_colors
from flipdeck.rules.moves import Accept, AnyMove, CallUno, Challenge, Draw, Pass

WITH_ARGUMENT: Final = ("rule", "why")
"""Commands that may be followed by what they are about."""
_MOVES: Final[dict[str, AnyMove]] = {
    "draw": Draw(),
    "keep": Pass(),
    "accept": Accept(),
    "challenge": Challenge(),
    "uno": CallUno(),
}
_SPELLINGS: Final = {
    "draw1": ("drawone", "d1", "+1"),
    "draw2": ("drawtwo", "d2", "+2"),
    "draw5": ("drawfive", "d5", "+5"),
    "reverse": ("rev",),
    "skipall": ("skipeveryone", "skip"),
    "wild": ("w",),
    "wild-draw2": ("wilddrawtwo", "wd2"),
    "wild-draw4": ("wilddrawfour", "wd4"),
    "wild-drawcolor": ("wilddrawcolour", "wdc"),
    "beachcomber": ("beach",),
}
"""English spellings beside the name of a kind; they are understood in every language."""


class Vocabulary:
    """The words of one language, at a table played by one printed section or by none."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.commands = {
            word: kind for kind in ("help", "hand", "scores", "quit") for word in texts.words(kind)
        }
        self.commands[""] = "nothing"
        self.commands["?"] = "help"
        self.with_argument = {word: kind for kind in WITH_ARGUMENT for word in texts.words(kind)}
        self.moves = {word: move for kind, move in _MOVES.items() for word in texts.words(kind)}
        self.moves["!"] = CallUno()
        self.uno = texts.words("uno") | {"!"}
        self.nobody = texts.words("nobody") | {"-"}
        self._spelled: dict[Print, dict[str, str]] = {}

    def means(self, kind: str, word: str) -> bool:
        """Whether a word stands for something typed, such as ``catch`` or ``filler``."""
        return word in self.texts.words(kind)

    def find_color(self, side: Print, word: str) -> str | None:
        """Return a colour of the side by its name or a prefix, or another side's by its full name.

        A prefix that fits several colours of the player's language means none, even if it fits
        a single English one.
        """
        typed = compact(word)
        if not typed:
            return None
        for names_of in (self._color_names, self._english_names):
            begun = {
                color
                for color in side.colors
                if any(name.startswith(typed) for name in names_of(color))
            }
            exact = {color for color in begun if typed in names_of(color)}
            if begun:
                found = exact if len(exact) == 1 else begun
                return found.pop() if len(found) == 1 else None
        return next(
            (
                color
                for color in sorted(known_colors())
                if typed in {*self._color_names(color), *self._english_names(color)}
            ),
            None,
        )

    def take_color(self, side: Print, words: Sequence[str]) -> tuple[str, int] | None:
        """Return the colour that the first words name, and how many words that took."""
        for count in range(len(words), 0, -1):
            color = self.find_color(side, " ".join(words[:count]))
            if color is not None:
                return color, count
        return None

    def _color_names(self, color: str) -> set[str]:
        return {compact(texts.color(color, as_object=form)) for texts, form in self._forms()}

    def _english_names(self, color: str) -> set[str]:
        return {compact(color)}

    def _forms(self) -> Iterator[tuple[Texts, bool]]:
        """Yield the ways of naming something: by section or without, as an object or not."""
        yield from product({self.texts, Texts(self.texts.locale)}, (False, True))

    def spelled(self, side: Print) -> dict[str, str]:
        """Return every accepted spelling of the faces of a side, compacted.

        A whole name goes before an abbreviation: "red 1" is no "re d1", a red draw one.
        """
        if side not in self._spelled:
            whole: dict[str, str] = {}
            begun: dict[str, str] = {}
            for number, face in side.names.items():
                own, english = self._kinds(side.symbol(number))
                if number >= WILD:
                    whole |= dict.fromkeys(english, face)
                    continue
                color = face.split("-")[0]
                for name in self._english_names(color):
                    begun |= self._begun(side, color, name, english, face)
                    whole |= {name + kind: face for kind in english}
                for name in self._color_names(color):
                    begun |= self._begun(side, color, name, own | english, face)
            for face in side.names.values():
                for texts, form in self._forms():
                    whole[compact(texts.card(face, as_object=form))] = face
            self._spelled[side] = {**begun, **whole}
        return self._spelled[side]

    def _kinds(self, symbol: str) -> tuple[set[str], set[str]]:
        """Return the spellings of a symbol in the player's language, and in English."""
        own = {compact(texts.symbol(symbol, as_object=form)) for texts, form in self._forms()}
        return own, {compact(symbol), *_SPELLINGS.get(symbol, ())}

    def _begun(
        self, side: Print, color: str, name: str, kinds: Iterable[str], face: str
    ) -> dict[str, str]:
        """Return the spellings of a face by each beginning of its colour's name that is clear."""
        begun = [name[:end] for end in range(1, len(name) + 1)]
        clear = [begin for begin in begun if self.find_color(side, begin) == color]
        return {begin + kind: face for begin in clear for kind in kinds}


vocabulary = cache(Vocabulary)
