"""The texts of the terminal game in the player's language, from ``locales/*/terminal.ftl``."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from flipdeck.rules.catalogues import has_message, message
from flipdeck.rules.localization import DEFAULT_LOCALE, Wording

BOT_NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana", "Ida", "Jon")
PLAYABLE_MARK: Final = "*"
PROMPT: Final = "> "

COMMANDS: Final = ("help", "hand", "scores", "rule", "why", "quit")
MOVES: Final = ("draw", "keep", "accept", "challenge", "uno", "catch")
PARTS: Final = ("play", "give", "to", "and", "nobody", "yes", "filler")
"""Words that are part of a move or of an answer."""
TYPED: Final = (*COMMANDS, *MOVES, *PARTS)
"""What can be typed, each by the words of the message ``type-...``."""


def capital(text: str) -> str:
    """Return a text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def compact(text: str) -> str:
    """Return what is compared of a typed text: lower-case letters without accents, digits and +."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in plain if each.isalnum() or each in "+?!")


@cache
def own_words(kind: str, locale: str) -> tuple[str, ...]:
    """Return the words that a locale itself has for something typed, the shown one first."""
    if not has_message(f"type-{kind}", locale=locale):
        return ()
    return tuple(word.strip() for word in message(f"type-{kind}", locale=locale).split("|"))


@cache
def words(kind: str, locale: str) -> frozenset[str]:
    """Return all words understood for something typed, in lower case.

    English ones are among them, unless the locale uses them for something else.
    """
    own = {word.lower() for word in own_words(kind, locale)}
    taken = {word.lower() for other in TYPED for word in own_words(other, locale)}
    return frozenset(own | (set(own_words(kind, DEFAULT_LOCALE)) - taken))


@cache
def _shown(locale: str) -> dict[str, str]:
    """Return the variables for what to type: ``type-draw`` and so on."""
    chosen = {kind: own_words(kind, locale) or own_words(kind, DEFAULT_LOCALE) for kind in TYPED}
    return {f"type-{kind}": found[0] for kind, found in chosen.items()}


@dataclass(frozen=True)
class Texts(Wording):
    """The texts for one player: a language, and the printed section the table is played by."""

    def text(self, name: str, /, **variables: str | int) -> str:
        """Return a message, or an attribute as ``message.attribute``."""
        return self.message(name, {**_shown(self.locale), **variables})

    def line(self, name: str, /, **variables: str | int) -> str:
        """Return a message as a line: with its first letter in upper case."""
        return capital(self.text(name, **variables))

    def about(self, name: str, own: bool, /, **variables: str | int) -> str:
        """Return a message that has an attribute ``.you`` for the player it is about."""
        return self.line(f"{name}.you" if own else name, **variables)

    def words(self, kind: str) -> frozenset[str]:
        """Return the words that are understood for something typed, one of ``TYPED``."""
        return words(kind, self.locale)

    def listed(self, faces: Sequence[str]) -> str:
        """Return faces one after the other, separated by commas."""
        return ", ".join(map(self.card, faces))

    @property
    def myself(self) -> str:
        """The reader in a list of players."""
        return self.text("terminal-self")


ENGLISH: Final = Texts()
