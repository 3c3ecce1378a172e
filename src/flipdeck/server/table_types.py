"""Parts of table messages about people and waiting: notes and the time until the next deal."""

from __future__ import annotations

from typing import Literal

import msgspec

from flipdeck.server.http_types import Reaction

NoteKind = Literal[
    "chat", "reaction", "joined", "left", "removed", "renamed", "away", "late", "back", "host",
    "rematch",
]  # fmt: skip
"""What a note tells: said, reacted, joined, left, was removed, has a new name; a bot plays since
the player is away or was out of time; is back; is host now; asks for a rematch."""


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """Something about a person at the table that is no entry of the round: chat, who came and went.

    Notes are kept in memory alone, the last 200 of a table; what people say is never stored.
    """

    at: int
    """When, in milliseconds since 1970; no two notes of a table have the same, later ones more."""
    after: int
    """The number of the log entry after which it came."""
    kind: NoteKind
    seat: int
    name: str
    """The name of that seat at the time."""
    text: str = ""
    """The line of chat, or the new name."""
    reaction: Reaction | None = None
    bot: bool = False
    """With ``left`` and ``removed``: a bot plays on for the seat."""


class DealClock(msgspec.Struct, frozen=True, kw_only=True):
    """When the next round is dealt by itself; ``running`` is false while the game is paused."""

    left: int
    total: int
    running: bool
    held: list[int]
    """Seats that asked to wait; then it is dealt five minutes after the round's end at the latest,
    or as soon as every connected seat asks for it."""
