"""Notes of a table: chat, reactions, and who came, went or became host."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Final

from flipdeck.server.http_types import Reaction
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.log_entries import AnyEntry
from flipdeck.server.table_types import Note, NoteKind
from flipdeck.server.tables.table import Table

NOTES_KEPT: Final = 200
SPOKEN: Final = ("chat", "reaction")


class Notes:
    """The last notes of a table, in memory alone."""

    def __init__(self, table: Table) -> None:
        self.kept: deque[Note] = deque(maxlen=NOTES_KEPT)
        self._last = 0
        self._see(table)

    def _see(self, table: Table) -> None:
        """Remember who sits where: an entry that clears a seat leaves no name to tell."""
        self._names = [seat.name or "" for seat in table.seats]
        self._humans = set(table.humans)
        self._host = table.host

    def add(
        self,
        kind: NoteKind,
        seat: int,
        name: str,
        *,
        after: int,
        now: int,
        text: str = "",
        reaction: Reaction | None = None,
        bot: bool = False,
    ) -> Note:
        """Keep a note and return it."""
        self._last = max(self._last + 1, now)
        note = Note(
            at=self._last,
            after=after,
            kind=kind,
            seat=seat,
            name=name,
            text=text,
            reaction=reaction,
            bot=bot,
        )
        self.kept.append(note)
        return note

    def seen_by(self, seat: int | None) -> list[Note]:
        """The notes for a seat, or for spectators, who are told nothing of what players say."""
        return [note for note in self.kept if seat is not None or note.kind != "chat"]

    def follow(self, table: Table, entry: AnyEntry, now: int) -> Iterator[Note]:
        """Make the notes of an entry that was applied, and keep them."""
        after = table.number
        if isinstance(entry, log.StageStarted):
            self.kept.clear()  # other players sit here now
        elif isinstance(entry, log.SeatTaken):
            yield self.add("joined", entry.seat, entry.name, after=after, now=now)
        elif isinstance(entry, log.SeatRenamed):
            old = self._names[entry.seat]
            yield self.add("renamed", entry.seat, old, after=after, now=now, text=entry.name)
        elif isinstance(entry, log.SeatMuted):
            if entry.muted:
                self._forget_words_of(entry.seat)
        elif isinstance(entry, log.SeatLeft) and entry.seat in self._humans:
            kind: NoteKind = "removed" if entry.removed else "left"
            bot = table.seats[entry.seat].bot is not None
            name = self._names[entry.seat]
            yield self.add(kind, entry.seat, name, after=after, now=now, bot=bot)
        moved = isinstance(entry, log.SeatChanged)
        new_host = table.host is not None and table.host != self._host and not moved
        had_host = self._host is not None
        self._see(table)
        if new_host and had_host and table.host is not None:
            name = table.seats[table.host].name or ""
            yield self.add("host", table.host, name, after=after, now=now)

    def _forget_words_of(self, seat: int) -> None:
        """What a muted player said is no longer shown to those who join."""
        kept = [note for note in self.kept if note.seat != seat or note.kind not in SPOKEN]
        self.kept = deque(kept, maxlen=NOTES_KEPT)
