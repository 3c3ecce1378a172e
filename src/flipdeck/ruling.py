"""A ruling on a move: legal, or the rule that forbids it and the facts."""

from __future__ import annotations

import msgspec

from flipdeck import law


class Ruling(msgspec.Struct, frozen=True):
    """``rule`` is empty for a legal move, else a slug of the rulebook."""

    rule: str = ""
    facts: dict[str, object] = {}

    @property
    def legal(self) -> bool:
        return not self.rule

    def text(self) -> str:
        """The reason in English, from the rulebook."""
        return "Legal." if self.legal else law.load()[self.rule].refuse(self.facts)


LEGAL = Ruling()
