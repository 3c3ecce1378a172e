"""What a table refuses for reasons outside the law, by name."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[int, str]]] = {
    "bad-message": (400, "This could not be read: {what}."),
    "bad-settings": (400, "The table cannot be set up so: {what}."),
    "too-large": (413, "This is too large."),
    "not-json": (415, "Send JSON."),
    "too-fast": (429, "Too much at once; wait a moment."),
    "unknown-page": (404, "There is nothing here."),
    "unknown-table": (404, "There is no such table."),
    "unknown-seat": (404, "There is no such seat."),
    "wrong-method": (405, "This cannot be done here."),
    "wrong-token": (403, "This link does not open a seat here."),
    "wrong-password": (403, "The password is wrong."),
    "wrong-origin": (403, "This page does not belong to this server."),
    "no-spectators": (403, "This table is not open to spectators."),
    "too-many-spectators": (403, "There is no room for more spectators."),
    "table-locked": (409, "The host has locked the table."),
    "table-full": (409, "Every seat is taken by a person."),
    "no-table": (404, "No public table has a free seat just now."),
    "seat-taken": (409, "Somebody sits there."),
    "not-seated": (403, "Only who sits at the table can do that."),
    "not-host": (403, "Only the host can do that."),
    "not-now": (409, "That cannot be done now: {what}."),
    "seats-open": (409, "Some seats are still free."),
    "no-chat": (403, "Nobody chats at this table."),
    "muted": (403, "The host has muted you."),
    "unsupported-protocol": (
        400,
        "Flipdeck was updated. Reload this page; your seat is kept.",
    ),
    "hello-first": (400, "The first message must be hello."),
    "duplicate-hello": (400, "Hello was sent already."),
    "taken-over": (409, "The seat was taken over from another device."),
    "removed": (403, "The host has taken this seat back."),
    "left": (200, "You left the table."),
    "too-slow": (408, "The connection was too slow to follow."),
    "too-many-tables": (503, "The server has no room for more tables."),
    "closing": (503, "The server is stopping; it will be back."),
    "storage-unavailable": (503, "The server cannot write just now; nothing was changed."),
    "broken-table": (500, "This table cannot be read."),
    "server-error": (500, "Something went wrong here; nothing was changed."),
}
"""For each error its HTTP status and its English text."""


class TableError(Exception):
    """Something is refused; ``name`` says what, ``text`` says it in English."""

    def __init__(self, name: str, what: str = "") -> None:
        self.name = name
        self.status, text = TEXTS[name]
        self.text = text.format(what=what)
        super().__init__(self.text)


class Deferred(Exception):
    """A command is in order, but its time has not come: ask again at ``until``."""

    def __init__(self, until: int, *, first: bool) -> None:
        super().__init__(until)
        self.until = until
        self.first = first
        """Goes before others that wait for the same moment."""
