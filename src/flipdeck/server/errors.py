"""Errors of the server other than illegal moves, by name. Their texts are in ``errors.ftl``."""

from __future__ import annotations

from functools import cached_property
from typing import Final

import msgspec

from flipdeck.rules.localization import DEFAULT_LOCALE, message

STATUSES: Final[dict[str, int]] = {
    "bad-message": 400,
    "bad-settings": 400,
    "too-large": 413,
    "not-json": 415,
    "too-fast": 429,
    "too-many-connections": 429,
    "unknown-page": 404,
    "unknown-table": 404,
    "unknown-seat": 404,
    "wrong-method": 405,
    "wrong-token": 403,
    "wrong-password": 403,
    "password-wait": 429,
    "wrong-origin": 403,
    "wrong-host": 421,
    "no-spectators": 403,
    "too-many-spectators": 403,
    "table-locked": 409,
    "table-full": 409,
    "table-worn-out": 409,
    "no-table": 404,
    "seat-taken": 409,
    "seat-limit": 409,
    "not-seated": 403,
    "not-host": 403,
    "not-now": 409,
    "seats-open": 409,
    "no-hints": 403,
    "no-chat": 403,
    "muted": 403,
    "unsupported-protocol": 400,
    "hello-first": 400,
    "duplicate-hello": 400,
    "taken-over": 409,
    "removed": 403,
    "blocked": 403,
    "left": 200,
    "too-slow": 408,
    "too-many-tables": 503,
    "too-many-own-tables": 429,
    "closing": 503,
    "banned": 403,
    "table-ended": 403,
    "unknown-tournament": 404,
    "unknown-player": 404,
    "name-taken": 409,
    "tournament-full": 409,
    "tournament-started": 409,
    "tournament-over": 409,
    "tournament-table": 409,
    "not-organiser": 403,
    "not-player": 403,
    "moved": 200,
    "too-many-tournaments": 503,
    "too-many-players": 429,
    "storage-unavailable": 503,
    "broken-table": 500,
    "server-error": 500,
}
"""Every error and its HTTP status."""

NO_REASON: Final = "none"
LONGEST_DETAIL: Final = 200
"""Characters kept of a detail, which may quote what a client sent."""
REASONS: Final[dict[str, tuple[str, ...]]] = {
    "not-now": (
        "round-none",
        "paused",
        "match-on",
        "match-none",
        "match-open",
        "deal-none",
        "own-seat",
        "bot-in-match",
        "pause-none",
        "not-paused",
        "uno-early",
        "stage-none",
        "stage-ended",
        "stage-waiting-none",
        "break-none",
        "tournament-open",
        "records-written",
        "tournament-moved-on",
        "moved-on",
        "seats-fixed",
        "name-same",
        "shuffle-none",
        "shuffle-hidden",
    ),
    "bad-settings": ("bots", "seat-taken", NO_REASON),
    "bad-message": ("name-empty", NO_REASON),
}
"""The reasons of those errors that have several."""


class ErrorFacts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an error is about, as values: the variables of its message ``error-NAME``."""

    reason: str | None = None
    """Which of the reasons for such an error it is."""
    detail: str | None = None
    """What is wrong with a request, in technical English."""
    count: int | None = None
    """How many bots were asked for, or how many seconds one has to wait."""
    player: str | None = None
    """The name that somebody else has."""


def error_text(name: str, facts: ErrorFacts, *, locale: str = DEFAULT_LOCALE) -> str:
    """Return an error as a sentence."""
    variables: dict[str, str | int] = {
        "reason": facts.reason or NO_REASON,
        "detail": facts.detail or "",
        "count": facts.count or 0,
        "player": facts.player or "",
    }
    return message(f"error-{name}", variables, locale=locale)


class TableError(Exception):
    """A refusal or failure: ``name`` is one of ``STATUSES``, ``facts`` say what it is about."""

    def __init__(
        self,
        name: str,
        reason: str | None = None,
        *,
        detail: str | None = None,
        count: int | None = None,
        player: str | None = None,
    ) -> None:
        super().__init__(name, reason, detail)
        self.name = name
        self.status = STATUSES[name]
        short = None if detail is None else detail[:LONGEST_DETAIL]
        self.facts = ErrorFacts(reason=reason, detail=short, count=count, player=player)

    def __str__(self) -> str:
        return self.text

    @cached_property
    def text(self) -> str:
        """The error as an English sentence."""
        return error_text(self.name, self.facts)


class Deferred(Exception):
    """A command is legal but may be carried out only at ``until``."""

    def __init__(self, until: int, *, first: bool) -> None:
        super().__init__(until)
        self.until = until
        self.first = first
        """Goes before others that wait for the same time."""
