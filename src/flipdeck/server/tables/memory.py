"""What a session keeps only in memory: who is ready or away, armed calls, held commands, bots."""

from __future__ import annotations

from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.log_entries import AnyEntry
from flipdeck.server.tables import commands
from flipdeck.server.tables.session import TableSession


def update_memory(session: TableSession, entry: AnyEntry) -> None:
    """Bring a session's memory up to date with an entry that its table has applied."""
    if isinstance(entry, log.MovePlayed):
        _after_move(session, entry)
    elif isinstance(entry, log.StageStarted):
        session.autopilot.clear()
        session.bots.clear()
    elif isinstance(entry, log.RoundDealt):
        session.ready.clear()
        session.holding.clear()
        session.forgot = None
        session.armed.clear()
        session.bots.clear()
        session.held.clear()
    elif isinstance(entry, log.SeatChanged):
        session.gathering.forget(entry.seat)
    elif isinstance(entry, log.SeatTaken):
        session.gathering.forget(entry.seat)
        session.away[entry.seat] = entry.at
        session.bots.pop(entry.seat, None)
    elif isinstance(entry, log.SeatLeft):
        session.gathering.forget(entry.seat)
        session.away.pop(entry.seat, None)
        session.autopilot.discard(entry.seat)
        session.ready.discard(entry.seat)
        session.holding.discard(entry.seat)
        session.bots.pop(entry.seat, None)
        session.held = [held for held in session.held if held.seat != entry.seat]


def _after_move(session: TableSession, entry: log.MovePlayed) -> None:
    if entry.seat != session.forgot:
        session.forgot = None
    if entry.do == "play":
        session.armed.discard(entry.seat)
    if session.armed:
        table = session.table
        session.armed = {seat for seat in session.armed if commands.may_arm(table, seat)}
