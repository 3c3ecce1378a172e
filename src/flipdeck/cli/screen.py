"""Terminal input and output: plain lines that a screen reader reads well, with colour added."""

from __future__ import annotations

import contextlib
import io
import re
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Final

from rich.console import Console
from rich.text import Text

from flipdeck.cli.texts import ENGLISH, PROMPT, Texts
from flipdeck.rules.cards import WILD, Print, known_prints

WIDEST: Final = 100

# The sixteen colours that a terminal's own theme keeps legible; it has no orange.
STYLES: Final = {
    "blue": "bright_blue",
    "green": "green",
    "red": "red",
    "yellow": "yellow",
    "pink": "bright_magenta",
    "teal": "cyan",
    "orange": "dark_orange",
    "purple": "magenta",
    "turquoise": "bright_cyan",
}

_GLUE: Final = "\x00"


class _CardNames:
    """The names of cards and colours in one language: what is coloured and what is kept whole."""

    def __init__(self, texts: Texts, prints: tuple[Print, ...]) -> None:
        self._colors: dict[str, str] = {}
        cards: set[str] = set()
        for side in prints:
            for as_object in (False, True):
                for color in side.colors:
                    self._colors[texts.color(color, as_object=as_object).lower()] = color
                for number, face in side.names.items():
                    name = texts.card(face, as_object=as_object)
                    cards.add(name)
                    if number < WILD:
                        self._colors[name.lower()] = face.split("-")[0]
        self._colored = re.compile(rf"(?<!\w)(?:{_any(self._colors)})(?!\w)", re.IGNORECASE)
        self._whole = re.compile(
            rf"(?:(?<!\w)\d+ )?(?<!\w)(?:{_any(cards)})(?!\w)(?: \*)?", re.IGNORECASE
        )

    def spans(self, text: str) -> Iterator[tuple[str, tuple[int, int]]]:
        """Yield the colour and the place of each coloured card and each colour in a text."""
        for found in self._colored.finditer(text):
            yield self._colors[found.group().lower()], found.span()

    def glued(self, text: str) -> str:
        """Return a text in which the spaces inside a card's name are no place to break a line."""
        return self._whole.sub(lambda found: found.group().replace(" ", _GLUE), text)


_card_names = cache(_CardNames)


def _any(words: Iterable[str]) -> str:
    """A pattern for any of these words, the longer first."""
    return "|".join(map(re.escape, sorted(set(words), key=lambda word: (-len(word), word))))


class Screen:
    """A terminal, or anything else that prints and reads lines."""

    def __init__(
        self, console: Console, read: Callable[[str], str], texts: Texts = ENGLISH
    ) -> None:
        self.console = console
        self.texts = texts
        self._read = read

    @classmethod
    def standard(cls, texts: Texts = ENGLISH) -> Screen:
        """Return the screen of standard input and output."""
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        console = Console(highlight=False, markup=False, emoji=False)
        if not sys.stdin.isatty():
            return cls(console, _read_echoed, texts)
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 (input edits its line with it)
        return cls(console, input, texts)

    def write(self, text: str, *, style: str = "", indent: int = 0, whole: bool = False) -> None:
        """Print a line; a terminal wraps it between words, never inside a card's name.

        ``whole`` prints it unwrapped, to be copied.
        """
        names = _card_names(self.texts, known_prints())
        if self.console.is_terminal and not whole:
            text = _wrap(names.glued(text), min(self.console.width - 1, WIDEST), indent)
        else:
            text = " " * indent + text
        line = Text(text, style=style)
        for color, span in names.spans(text):
            line.stylize(STYLES.get(color, ""), *span)
        self.console.print(line, soft_wrap=True)

    def write_blank(self) -> None:
        """Print an empty line."""
        self.console.print()

    def read_line(self) -> str:
        """Return the next line typed, stripped; ``EOFError`` at the end of input."""
        return self._read(PROMPT).strip()


def _wrap(text: str, width: int, indent: int) -> str:
    return textwrap.fill(
        text,
        width=max(width, 20),
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + 2),
        break_long_words=False,
        break_on_hyphens=False,
    ).replace(_GLUE, " ")


def _read_echoed(prompt: str) -> str:
    """Read a line of piped input and print it as if it had been typed."""
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    print(line.rstrip("\n"))
    return line
