"""The moves that a seat can make."""

from __future__ import annotations

import msgspec


class Move(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, gc=False):
    """The base of all moves; cards are named by their active face, since a seat sees no other."""


class Play(Move, frozen=True, tag="play", omit_defaults=True):
    """Play a card.

    Of several alike the first in the hand is meant, or the one at place ``at``. A referee, who
    sees both sides, may also name a card in full.
    """

    card: str
    at: int | None = None
    color: str | None = None
    uno: bool = False
    give: tuple[str, ...] = ()
    to: int | None = None


class Draw(Move, frozen=True, tag="draw"):
    """Draw a card."""


class Pass(Move, frozen=True, tag="pass"):
    """Keep the drawn card."""


class Accept(Move, frozen=True, tag="accept"):
    """Accept a draw-wild and draw what it costs."""


class Challenge(Move, frozen=True, tag="challenge"):
    """Challenge a draw-wild as a bluff."""


class NameColor(Move, frozen=True, tag="color"):
    """Name the colour of a wild on top."""

    color: str | None = None


class CallUno(Move, frozen=True, tag="uno"):
    """Call UNO."""


class Catch(Move, frozen=True, tag="catch"):
    """Catch a seat that did not call UNO."""

    target: int


AnyMove = Play | Draw | Pass | Accept | Challenge | NameColor | CallUno | Catch
"""Any move."""
