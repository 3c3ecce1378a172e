"""The answer to one move: legal, or the rule that forbids it and the facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from flipdeck.rules.locales import DEFAULT_LOCALE
from flipdeck.rules.refusal_texts import refusal_text


class Facts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a refusal is about, as values; ``None`` where the rule does not give that fact.

    Cards are named by their face on the side in play, colours and symbols as faces write them.
    """

    seat: int | None = None
    """The seat that is to move, to answer or to name a colour; the one that cannot be caught."""
    card: str | None = None
    """The card that was drawn, or the one named in the move that the hand does not hold."""
    color: str | None = None
    """The current colour, or the colour named in the move."""
    symbol: str | None = None
    """The number or symbol on top, such as ``7`` or ``skip``; None where a wild is on top."""
    wilds: bool | None = None
    """Whether the side in play has wild kinds, which can always be played."""
    colors: tuple[str, ...] | None = None
    """The colours of the side in play."""
    playable: tuple[str, ...] | None = None
    """The faces in the hand that can be played now, each once."""
    field: str | None = None
    """The field of the move that has no use."""


NO_FACTS: Final = Facts()

FACTS_BY_RULE: Final[Mapping[str, tuple[str, ...]]] = {
    "whose-turn": ("seat",),
    "round-over": (),
    "chair-out": (),
    "own-hand": ("card",),
    "spare-field": ("field",),
    "matching": ("color", "symbol", "wilds"),
    "must-lay": ("playable",),
    "must-play": ("card",),
    "must-play-forced": ("card",),
    "one-draw": (),
    "pass-after-draw": (),
    "drawn-card-only": ("card",),
    "name-color": ("colors",),
    "side-colors": ("color", "colors"),
    "color-first": ("seat", "colors"),
    "no-color-asked": (),
    "no-bluff": ("color",),
    "answer-first": ("seat",),
    "nothing-to-answer": (),
    "who-answers": ("seat",),
    "uno-when": (),
    "uno-too-late": (),
    "uno-again": (),
    "uno-with-move": (),
    "uno-catch": ("seat",),
    "gift-colors": (),
    "gift-whom": (),
    "stacking": ("seat",),
    "stack-same": (),
    "stack-rising": (),
    "stack-challenge": (),
    "jump-in": (),
    "seven-whom": (),
    "last-number": (),
    "uno-automatic": (),
}
"""Every rule that can refuse a move, and the facts that a refusal by it carries."""


class Verdict(msgspec.Struct, frozen=True):
    """``rule`` is empty for a legal move, else a slug of the rulebook."""

    rule: str = ""
    facts: Facts = NO_FACTS

    @property
    def legal(self) -> bool:
        """Whether no rule forbids the move."""
        return not self.rule

    def text(
        self,
        *,
        names: Sequence[str] = (),
        reader: int | None = None,
        locale: str = DEFAULT_LOCALE,
        section: str | None = None,
    ) -> str:
        """Return the reason as a sentence for the player who made the move; empty if legal.

        ``names`` are the players by seat, without which seats are named by number. The seat
        ``reader``, the one that made the move, is addressed as "you". Cards are named as the
        printed section ``section`` does in that locale.
        """
        if self.legal:
            return ""
        facts = {name: getattr(self.facts, name) for name in FACTS_BY_RULE[self.rule]}
        return refusal_text(
            self.rule, facts, names=names, reader=reader, locale=locale, section=section
        )


LEGAL = Verdict()
