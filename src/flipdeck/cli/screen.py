"""Lines out, lines in: plain text that also reads well aloud. Colour is only ever added to it."""

from __future__ import annotations

import contextlib
import io
import re
import sys
import textwrap
from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from flipdeck.cards import ALL_COLORS
from flipdeck.cli import words

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

_SYMBOL = "|".join(["[0-9]", "reverse", "skip everyone", "skip", "flip", "draw (?:one|two|five)"])
_WILD = "wild draw (?:two|four|colour)|wild|Beachcomber"
_COLOR = "|".join(sorted(ALL_COLORS))
_CARD = re.compile(rf"\b(?P<color>{_COLOR})(?: (?:{_SYMBOL}))?\b")
_UNBROKEN = re.compile(rf"(?:\b\d+ )?\b(?:(?:{_COLOR}) (?:{_SYMBOL})|{_WILD})\b(?: \*)?")
_GLUE: Final = "\x00"


class Screen:
    """A terminal, or anything that prints lines and gives lines."""

    def __init__(self, console: Console, read: Callable[[str], str]) -> None:
        self.console = console
        self._read = read

    @classmethod
    def standard(cls) -> Screen:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        console = Console(highlight=False, markup=False, emoji=False)
        if not sys.stdin.isatty():
            return cls(console, _read_echoed)
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 (input edits its line with it)
        return cls(console, input)

    def say(self, text: str, *, style: str = "", indent: int = 0, whole: bool = False) -> None:
        """A line; on a terminal it is broken between words, and never inside a card's name.

        ``whole`` leaves it as it is, to be copied.
        """
        if self.console.is_terminal and not whole:
            text = _broken(text, min(self.console.width - 1, WIDEST), indent)
        else:
            text = " " * indent + text
        line = Text(text, style=style)
        for found in _CARD.finditer(text):
            line.stylize(STYLES[found["color"]], *found.span())
        self.console.print(line, soft_wrap=True)

    def gap(self) -> None:
        self.console.print()

    def ask(self) -> str:
        """The next line typed, without spaces around it; ``EOFError`` at the end of input."""
        return self._read(words.PROMPT).strip()


def _broken(text: str, width: int, indent: int) -> str:
    glued = _UNBROKEN.sub(lambda found: found.group().replace(" ", _GLUE), text)
    return textwrap.fill(
        glued,
        width=max(width, 20),
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + 2),
        break_long_words=False,
        break_on_hyphens=False,
    ).replace(_GLUE, " ")


def _read_echoed(prompt: str) -> str:
    """A line of piped input, shown as if it had been typed."""
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    print(line.rstrip("\n"))
    return line
