"""Export the finished matches of a table's log as records for their players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from flipdeck.formats.record import MatchRecorder
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.archive import ArchivedMatch
from flipdeck.server.storage.log_entries import AnyEntry
from flipdeck.server.tables.match_state import MatchState
from flipdeck.server.tables.table import Table


def finished(entries: Iterable[AnyEntry]) -> Iterator[ArchivedMatch]:
    """Every finished match of a table, the oldest first."""
    table = Table()
    export: _Export | None = None
    for entry in entries:
        if isinstance(entry, log.RoundDealt) and entry.first:
            export = None
        written = None
        if isinstance(entry, log.MovePlayed) and export is not None and table.match is not None:
            chair = table.match.seating.index(entry.seat)
            written = export.recorder.describe(0, chair, entry.move)
        table.apply(entry)
        state = table.match
        if state is None:
            continue
        if isinstance(entry, log.RoundDealt):
            export = export or _Export(table, state)
        if export is None:
            continue
        if isinstance(entry, log.SeatTaken):
            export.tokens.add(entry.token)
        elif written is not None:
            export.recorder.add(0, written)
        if state.over:
            yield ArchivedMatch(
                number=table.number,
                at=entry.at,
                tokens=tuple(sorted(export.tokens)),
                record=msgspec.json.encode(export.record(table, state)),
            )
            export = None


class _Export:
    """A match that is recorded while its log is applied, and the tokens of its players."""

    def __init__(self, table: Table, state: MatchState) -> None:
        settings = table.settings
        self.recorder = MatchRecorder(state.match, settings.edition, section=settings.section)
        self.tokens = {seat.token for seat in table.seats if seat.token is not None}

    def record(self, table: Table, state: MatchState) -> dict[str, object]:
        """The record; of a match that its host ended, only the finished rounds."""
        made = self.recorder.record()
        made["players"] = [seat.name or "" for seat in table.seats]
        made["draws"] = list(state.draws)
        if table.shuffle is not None and table.shuffle.begun:
            finished = len(state.sheet)
            made["shuffle"] = table.shuffle.record(finished, kept=state.kept)
        stage = table.tournament
        if stage is not None:
            made["tournament"] = {
                "code": stage.tournament,
                "stage": stage.stage,
                "table": stage.table,
            }
        if state.stopped is not None:
            made["stopped"] = {"reason": state.stopped, "winners": list(state.awarded)}
        return made
