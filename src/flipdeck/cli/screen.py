"""Terminal input and output: plain lines that a screen reader reads well, with colour added."""

from __future__ import annotations

import contextlib
import io
import re
import sys
import textwrap
from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from rich.console import Console
from rich.text import Text

from flipdeck.cli import texts
from flipdeck.rules.cards import Print, known_prints

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


@cache
def _patterns(prints: tuple[Print, ...]) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What is coloured, and what is not broken between lines, with the faces of these prints."""
    color = _any(color for side in prints for color in side.colors)
    symbol = _any(texts.symbol(word) for side in prints for word in side.symbols if word)
    wild = _any(texts.face(name) for side in prints for name in side.wilds if name)
    return (
        re.compile(rf"\b(?P<color>{color})(?: (?:{symbol}))?\b"),
        re.compile(rf"(?:\b\d+ )?\b(?:(?:{color}) (?:{symbol})|{wild})\b(?: \*)?"),
    )


def _any(words: Iterable[str]) -> str:
    """A pattern for any of these words, the longer first."""
    return "|".join(map(re.escape, sorted(set(words), key=lambda word: (-len(word), word))))


class Screen:
    """A terminal, or anything else that prints and reads lines."""

    def __init__(self, console: Console, read: Callable[[str], str]) -> None:
        self.console = console
        self._read = read

    @classmethod
    def standard(cls) -> Screen:
        """Return the screen of standard input and output."""
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        console = Console(highlight=False, markup=False, emoji=False)
        if not sys.stdin.isatty():
            return cls(console, _read_echoed)
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 (input edits its line with it)
        return cls(console, input)

    def write(self, text: str, *, style: str = "", indent: int = 0, whole: bool = False) -> None:
        """Print a line; a terminal wraps it between words, never inside a card's name.

        ``whole`` prints it unwrapped, to be copied.
        """
        if self.console.is_terminal and not whole:
            text = _wrap(text, min(self.console.width - 1, WIDEST), indent)
        else:
            text = " " * indent + text
        line = Text(text, style=style)
        for found in _patterns(known_prints())[0].finditer(text):
            line.stylize(STYLES.get(found["color"], ""), *found.span())
        self.console.print(line, soft_wrap=True)

    def write_blank(self) -> None:
        """Print an empty line."""
        self.console.print()

    def read_line(self) -> str:
        """Return the next line typed, stripped; ``EOFError`` at the end of input."""
        return self._read(texts.PROMPT).strip()


def _wrap(text: str, width: int, indent: int) -> str:
    glued = _patterns(known_prints())[1].sub(lambda found: found.group().replace(" ", _GLUE), text)
    return textwrap.fill(
        glued,
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
