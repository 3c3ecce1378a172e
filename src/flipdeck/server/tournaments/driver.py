"""Drives a tournament: seats its stages at the tables, reports results, draws the next stage.

What is to be done follows from the logs alone, and each step stands in a log once. So a process
that was killed anywhere goes on with what is missing, with or without anybody connected.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from flipdeck.server.errors import TableError
from flipdeck.server.storage import log_entries as table_log
from flipdeck.server.storage import tournament_entries as log
from flipdeck.server.storage.log_entries import AnyEntry
from flipdeck.server.storage.log_storage import AppendConflict
from flipdeck.server.storage.tournament_entries import AnyTournamentEntry
from flipdeck.server.table_types import RoundScore
from flipdeck.server.tables.loader import archive_matches
from flipdeck.server.tables.registry import Registry
from flipdeck.server.tables.session import TableSession
from flipdeck.server.tables.table import Table
from flipdeck.server.tournaments import stage_entries
from flipdeck.server.tournaments.session import TournamentSession
from flipdeck.server.tournaments.tournament import Stage, StageTable

_logger = logging.getLogger("flipdeck.server")

Append = Callable[[TournamentSession, list[AnyTournamentEntry], str | None], Awaitable[None]]
"""Appends entries to a tournament's log and applies them."""


class Driver:
    """Does what a tournament's log says is to be done next."""

    def __init__(self, registry: Registry, append: Append) -> None:
        self.registry = registry
        self.append = append
        self.now = registry.dispatcher.now
        self.second = registry.limits.clock_second

    async def advance(self, session: TournamentSession) -> int | None:
        """Do all that can be done now; return when there is more to do, if the clock says so."""
        state = session.state
        while not state.over:
            if not state.started:
                return self._players_may_start(session)
            stage = state.stage
            if stage is not None and not state.stage_over(stage):
                await self._play(session, stage)
                if not state.stage_over(stage):
                    return self._deadline(session, stage)
                continue
            if state.drawn is None:
                await self._draw(session)
                continue
            due = 0 if stage is None else state.next_begins(self.second)
            if self.now() < due:
                return due
            begun = log.StageBegun(at=self.now(), stage=state.drawn.number)
            await self.append(session, [begun], f"begin:{begun.stage}")
        if not state.closed:
            await self._close(session)
        return None

    def _players_may_start(self, session: TournamentSession) -> int | None:
        """When players may start without the organiser, if that is still to come."""
        if session.organised:
            return None
        at = session.organiser_seen + self.registry.limits.organiser_away
        return at if at > self.now() else None

    async def _draw(self, session: TournamentSession) -> None:
        """Draw the next stage, or end the tournament."""
        state = session.state
        if state.finished():
            await self.append(session, [log.TournamentEnded(at=self.now())], "ended:")
            return
        drawn = await asyncio.to_thread(state.draw)
        entry = log.StageDrawn(
            at=self.now(),
            stage=len(state.stages) + 1,
            tables=drawn.tables,
            dealers=drawn.dealers,
        )
        await self.append(session, [entry], f"draw:{entry.stage}")

    def _deadline(self, session: TournamentSession, stage: Stage) -> int | None:
        """When the clock ends the stage at the tables that are not done."""
        minutes = session.state.settings.table_time
        if not minutes or stage.begun is None:
            return None
        return stage.begun + minutes * 60 * self.second

    async def _play(self, session: TournamentSession, stage: Stage) -> None:
        """Bring the tables to the stage, enter their results, stop those that took too long."""
        deadline = self._deadline(session, stage)
        for table in stage.tables:
            if session.state.done(table):
                continue
            await self._follow(session, stage, table)
            late = deadline is not None and self.now() >= deadline
            if late and not session.state.done(table):
                await self.append(
                    session,
                    [
                        log.TableStopped(
                            at=self.now(), stage=stage.number, table=table.number, by="clock"
                        )
                    ],
                    f"stop:{stage.number}:{table.number}",
                )
        for table in stage.tables:
            if table.stopped is not None:
                await self._follow(session, stage, table)

    async def _follow(self, session: TournamentSession, stage: Stage, table: StageTable) -> None:
        """Bring one table to the stage as the log has it, and enter the rounds finished there."""
        sheet: list[RoundScore] = []

        def decide(played: Table, now: int) -> list[AnyEntry]:
            entries = self._missing(session, stage, table, played, now)
            if not entries and played.match is not None:
                sheet.extend(played.match.sheet)
            return entries

        try:
            found = await self._table(session, stage, table)
            # Until nothing is missing: the entries of one step may be needed for the next.
            while await self.registry.append(found, decide, self._id(found, stage)):
                pass
        except TableError as error:
            session.broken.add(table.code)
            why = {"code": table.code, "error": error.name}
            _logger.warning("a tournament's table does not go on", extra=why)
            if error.name in ("broken-table", "server-error"):
                return
            raise
        session.broken.discard(table.code)
        if table.stopped is not None:
            return
        for number in range(len(table.results), len(sheet)):
            score = sheet[number]
            entry = log.RoundFinished(
                at=self.now(),
                stage=stage.number,
                table=table.number,
                round=number + 1,
                winner=score.winner,
                points=tuple(score.points),
                held=tuple(score.held),
            )
            await self.append(session, [entry], f"{table.code}:{stage.number}:{number + 1}")

    def _missing(
        self, session: TournamentSession, stage: Stage, table: StageTable, played: Table, now: int
    ) -> list[AnyEntry]:
        verifiable = self.registry.limits.verifiable_shuffle
        return stage_entries.missing(
            session.state, stage, table, played, now, verifiable=verifiable
        )

    def _id(self, found: TableSession, stage: Stage) -> str | None:
        """The id by which a stage is seated once; later entries of the stage need none."""
        started = found.table.tournament
        here = started is not None and started.stage >= stage.number
        return None if here else f"stage:{stage.number}"

    async def _table(
        self, session: TournamentSession, stage: Stage, table: StageTable
    ) -> TableSession:
        """The session of a table, which is created for its first stage."""
        state = session.state
        away = {
            player.token or "": session.gone_since.get(player.number, self.now())
            for player in state.players
        }
        found = session.tables.get(table.code)
        if found is None:
            try:
                found = await self.registry.find(table.code)
            except TableError as error:
                if error.name != "unknown-table":
                    raise
                entries = self._missing(session, stage, table, Table(), self.now())
                try:
                    found = await self.registry.put_table(
                        table.code, entries, f"stage:{stage.number}"
                    )
                except AppendConflict:
                    found = await self.registry.find(table.code)
                for seat in found.away:
                    token = found.table.seats[seat].token or ""
                    found.away[seat] = away.get(token, self.now())
            found.on_change = session.on_change
            session.tables[table.code] = found
        found.away_since = away
        return found

    async def _close(self, session: TournamentSession) -> None:
        """Tell every table that the tournament is over, and keep the records of their matches."""
        for code in session.state.tables:
            try:
                found = await self.registry.find(code)
            except TableError as error:
                if error.name == "unknown-table":
                    continue  # it was never played at
                if error.name == "storage-unavailable":
                    raise
                continue
            await self.registry.append(found, _closing, "closed:")
            await archive_matches(self.registry.store, self.registry.dispatcher.archive, code)
            self.registry.in_tournaments.discard(code)
        await self.append(session, [log.TablesClosed(at=self.now())], "closed:")


def _closing(table: Table, now: int) -> list[AnyEntry]:
    if table.tournament_closed:
        return []
    entries: list[AnyEntry] = []
    if table.match is not None and not table.match.over:
        entries.append(table_log.MatchEnded(at=now))
    return [*entries, table_log.TournamentClosed(at=now)]
