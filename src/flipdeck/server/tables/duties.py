"""Carry out what is due without a person: moves of bots and the autopilot, deals, hand-overs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from flipdeck.rules.moves import AnyMove
from flipdeck.server.errors import Deferred
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.log_entries import By
from flipdeck.server.tables import autopilot, commands
from flipdeck.server.tables.session import TableSession

if TYPE_CHECKING:
    from flipdeck.server.tables.dispatcher import Dispatcher


def perform(dispatcher: Dispatcher, session: TableSession, duty: autopilot.Duty) -> None:
    """Do what is due; ``TableError`` or ``IllegalMove`` if that is refused."""
    table = session.table
    if duty.kind == "move":
        _move(dispatcher, session, duty.seat, autopilot.choose(session, duty.seat))
    elif duty.kind == "keep":
        _move(dispatcher, session, duty.seat, autopilot.keep(session, duty.seat), "table")
    elif duty.kind == "speak":
        session.spoken = table.times.exposed
        _speak(dispatcher, session, autopilot.speak(session), None)
    elif duty.kind == "deal":
        dispatcher.append(session, commands.deal_next(table, dispatcher.time(session)))
    elif duty.kind == "host":
        heirs = sorted(set(session.clients) - {duty.seat})
        session.away[duty.seat] = dispatcher.now()
        if heirs:
            passed = log.HostTransferred(at=dispatcher.time(session), seat=heirs[0])
            dispatcher.append(session, [passed])
    else:
        session.autopilot.add(duty.seat)
        session.tell_lobby()


def _speak(
    dispatcher: Dispatcher,
    session: TableSession,
    moves: Iterator[tuple[int, AnyMove]],
    error: Exception | None,
) -> None:
    """Append calls and catches one after another: each may end the next one's reason."""
    if error is not None:
        dispatcher.postpone(session, error)
        return
    for seat, move in moves:
        then = partial(_speak, dispatcher, session, moves)
        if _move(dispatcher, session, seat, move, on_done=then):
            return


def _move(
    dispatcher: Dispatcher,
    session: TableSession,
    seat: int,
    move: AnyMove,
    by: By | None = None,
    on_done: Callable[[Exception | None], None] | None = None,
) -> bool:
    """Append a move that no client sent; False if its time has not come."""
    by = by or autopilot.who(session, seat)
    try:
        moved = commands.move(session.table, seat, move, by, dispatcher.time(session))
    except Deferred:
        return False  # the timer comes back to it
    dispatcher.append(session, [moved], on_done=on_done)
    return True
