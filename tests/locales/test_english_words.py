"""The English texts use the words of card players: words that were replaced do not come back."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast, visitor

from flipdeck.rules.locales import DEFAULT_LOCALE
from tools.translations import read

OLD_WORDS = {
    r"lays?|laid|laying": "play",
    r"fit|fits|fitting": "playable, match",
    r"miss(es|ed)? (the|a|your|their) (turn|go)": "lose a turn",
    r"in force": "current colour",
    r"on turn": "playing, your turn",
    r"(does|do) not act|has no action": "has no effect",
    r"run the table": "host controls",
    r"send away|sent away": "remove",
    r"doors?": "access",
    r"take(s|n)? back": "cancel",
    r"go on at table": "resume",
    r"as printed|as on the sheet": "printed rules",
    r"listen": "preview",
    r"(is|are) watching": "spectators",
    r"talon|stock pile": "draw pile",
    r"stack": "pile",
}
"""An old word, and what is said instead."""
SAVED = r"kept"
"""Said of cards alone: what a browser stores is saved."""
STORED = {"access.ftl", "pad.ftl", "pages.ftl", "screen.ftl"}
ALLOWED = {
    "watching": "what a spectator is told about oneself",
    "type-play": "words that may be typed, the old one too",
    **dict.fromkeys(
        (
            "hint-reason",
            "refusal-stacking",
            "refusal-stack-same",
            "refusal-stack-rising",
            "refusal-stack-challenge",
            "rule-stack-challenge",
            "debt-yours",
            "terminal-stack",
            "terminal-stack.challenge",
            "terminal-stack-nothing",
        ),
        "to stack draw cards, as players call that house rule; no pile is meant",
    ),
}
"""Messages with such a word, and why."""


class _Words(visitor.Visitor):
    """Collects the words of a message, without its variables."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)


def words(pattern: ast.Pattern) -> str:
    """The words of a message, with a bar where a variable or another variant is."""
    found = _Words()
    found.visit(pattern)
    return "|".join(found.parts)


def old_words(text: str, patterns: list[str]) -> list[str]:
    """The patterns that a text contains as whole words."""
    return [each for each in patterns if re.search(rf"\b({each})\b", text, re.IGNORECASE)]


ENGLISH = read(DEFAULT_LOCALE)


@pytest.mark.parametrize("file", sorted(set(ENGLISH.files.values())))
def test_no_old_word_is_left(file: str) -> None:
    patterns = [*OLD_WORDS, *([SAVED] if file in STORED else [])]
    found = {
        name: old
        for name, pattern in ENGLISH.messages.items()
        if ENGLISH.files[name] == file and name not in ALLOWED
        if (old := old_words(words(pattern), patterns))
    }
    assert found == {}


@pytest.mark.parametrize("name", ALLOWED)
def test_an_exception_is_needed(name: str) -> None:
    assert old_words(words(ENGLISH.messages[name]), [*OLD_WORDS])


def test_an_old_word_is_found_in_every_variant() -> None:
    message = FluentParser().parse_entry(
        "a = { $n ->\n  [one] Lay it down, { $who }\n *[other] Matches are Kept\n }\n"
    )
    assert isinstance(message, ast.Message)
    assert message.value is not None
    text = words(message.value)
    assert old_words(text, [*OLD_WORDS, SAVED]) == [r"lays?|laid|laying", SAVED]
    assert old_words("A player outlays; the layout", [*OLD_WORDS]) == []
