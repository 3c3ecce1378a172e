"""Perform duties: moves of bots and the autopilot, deals, transfers of the host role."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from flipdeck.rules.moves import AnyMove
from flipdeck.server.errors import Deferred
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.log_entries import By
from flipdeck.server.tables import autopilot, commands, dealing
from flipdeck.server.tables.session import TableSession

if TYPE_CHECKING:
    from flipdeck.server.tables.dispatcher import Dispatcher


def perform(dispatcher: Dispatcher, session: TableSession, duty: autopilot.Duty) -> None:
    """Perform a duty; raises ``TableError`` or ``IllegalMove`` if it is refused."""
    table = session.table
    if duty.kind == "move":
        _move(dispatcher, session, duty.seat, autopilot.choose(session, duty.seat))
    elif duty.kind == "keep":
        move = autopilot.pass_drawn_card(session, duty.seat)
        _move(dispatcher, session, duty.seat, move, "table")
    elif duty.kind == "uno_call":
        session.spoken = table.times.exposed
        _call_or_catch(dispatcher, session, autopilot.call_or_catch(session), None)
    elif duty.kind == "jump_in":
        session.asked_to_jump_in = table.number
        _call_or_catch(dispatcher, session, autopilot.jump_in(session), None)
    elif duty.kind == "deal":
        _deal(dispatcher, session)
    elif duty.kind == "host":
        others = sorted(set(session.clients) - {duty.seat})
        session.away[duty.seat] = dispatcher.now()
        if others:
            transferred = log.HostTransferred(at=dispatcher.time(session), seat=others[0])
            dispatcher.append(session, [transferred])
    elif duty.kind == "wait":
        session.unattended = True
        session.tell_lobby()
    else:
        session.autopilot.add(duty.seat)
        session.tell_lobby()
        session.tell_note(session.note("late" if duty.kind == "late" else "away", duty.seat))


def _deal(dispatcher: Dispatcher, session: TableSession) -> None:
    """Deal the next round, or wait for the parts of its shuffle."""
    table = session.table
    commands.check_deal(table)
    try:
        shuffle = dealing.gather_parts(dispatcher, session)
    except Deferred as deferred:
        session.gathering.until = deferred.until
    else:
        dispatcher.append(session, commands.deal_next(table, dispatcher.time(session), shuffle))


def _call_or_catch(
    dispatcher: Dispatcher,
    session: TableSession,
    moves: Iterator[tuple[int, AnyMove]],
    error: Exception | None,
) -> None:
    """Append calls and catches one by one: each may make the next one illegal."""
    if error is not None:
        dispatcher.postpone(session, error)
        return
    for seat, move in moves:
        then = partial(_call_or_catch, dispatcher, session, moves)
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
    """Append a move that no client sent; False if it may be made only later."""
    by = by or autopilot.played_by(session, seat)
    try:
        moved = commands.move(session.table, seat, move, by, dispatcher.time(session))
    except Deferred:
        return False  # the timer tries it again
    dispatcher.append(session, [moved], on_done=on_done)
    return True
