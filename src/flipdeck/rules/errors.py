"""Exceptions of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flipdeck.rules.verdict import Verdict


class BadInput(ValueError):
    """Unusable input; the message is one line that says what is wrong and where."""


class IllegalMove(Exception):
    """A rule forbids the move; ``verdict`` names the rule and the facts."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict)
        self.verdict = verdict

    def __str__(self) -> str:
        """Return the reason in English. It is rendered only when asked for."""
        return self.verdict.text()
