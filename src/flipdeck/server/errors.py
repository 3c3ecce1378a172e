"""Errors of the server other than illegal moves, by name."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[int, str]]] = {
    "bad-message": (400, "The message could not be read: {what}."),
    "bad-settings": (400, "These settings are not possible: {what}."),
    "too-large": (413, "The message is too large."),
    "not-json": (415, "The request must be JSON."),
    "too-fast": (429, "Too many requests. Wait a moment."),
    "unknown-page": (404, "There is no page at this address."),
    "unknown-table": (404, "There is no such table."),
    "unknown-seat": (404, "There is no such seat."),
    "wrong-method": (405, "This address does not support that method."),
    "wrong-token": (403, "This link does not open a seat here."),
    "wrong-password": (403, "The password is wrong."),
    "wrong-origin": (403, "This page does not belong to this server."),
    "no-spectators": (403, "This table is not open to spectators."),
    "too-many-spectators": (403, "This table has no room for more spectators."),
    "table-locked": (409, "The host has locked the table."),
    "table-full": (409, "Every seat is taken."),
    "no-table": (404, "No public table has a free seat right now."),
    "seat-taken": (409, "This seat is taken."),
    "not-seated": (403, "Only players at this table can do that."),
    "not-host": (403, "Only the host can do that."),
    "not-now": (409, "That is not possible now: {what}."),
    "seats-open": (409, "Some seats are still free."),
    "no-chat": (403, "This table has no chat."),
    "muted": (403, "The host has muted you."),
    "unsupported-protocol": (
        400,
        "Flipdeck was updated. Reload this page; your seat is kept.",
    ),
    "hello-first": (400, "The first message must be hello."),
    "duplicate-hello": (400, "Hello was already sent."),
    "taken-over": (409, "The seat was taken over from another device."),
    "removed": (403, "The host removed you from this seat."),
    "left": (200, "You left the table."),
    "too-slow": (408, "The connection is too slow."),
    "too-many-tables": (503, "The server has too many tables. Try again later."),
    "closing": (503, "The server is restarting."),
    "unknown-tournament": (404, "There is no such tournament."),
    "unknown-player": (404, "There is no such player."),
    "name-taken": (409, "This name is taken: {what}. Add a letter or use your full name."),
    "tournament-full": (409, "Every place of this tournament is taken."),
    "tournament-started": (409, "The tournament has started, and no place can be taken over."),
    "tournament-over": (409, "The tournament is over."),
    "tournament-table": (409, "This table belongs to a tournament, whose organiser decides that."),
    "not-organiser": (403, "Only the organiser can do that."),
    "not-player": (403, "Only players of this tournament can do that."),
    "moved": (200, "The next stage has begun at another table."),
    "too-many-tournaments": (503, "Too many tournaments are open. End one or try again later."),
    "too-many-players": (429, "Too many players have signed in from this network."),
    "storage-unavailable": (503, "The server cannot write just now; nothing was changed."),
    "broken-table": (500, "This table cannot be loaded."),
    "server-error": (500, "Something went wrong on the server. Nothing was changed."),
}
"""For each error its HTTP status and its English text."""


class TableError(Exception):
    """A refusal or failure: ``name`` is one of ``TEXTS``, ``text`` is the reason in English."""

    def __init__(self, name: str, what: str = "") -> None:
        self.name = name
        self.status, text = TEXTS[name]
        self.text = text.format(what=what)
        super().__init__(self.text)


class Deferred(Exception):
    """A command is legal but may be carried out only at ``until``."""

    def __init__(self, until: int, *, first: bool) -> None:
        super().__init__(until)
        self.until = until
        self.first = first
        """Goes before others that wait for the same time."""
