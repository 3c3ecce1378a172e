"""Gather the parts of a verifiable shuffle before a deal; see docs/shuffle.md.

A deal that is asked for goes through these steps, each of which is skipped where nobody is
connected who takes part: the server logs its commitment, clients send hashes of their parts, the
list of hashes is closed and logged, clients open their parts, the round is dealt. It waits for
people at most ``PART_WAIT``; who is late plays without a part, and the log says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flipdeck.server import messages as wire
from flipdeck.server.errors import Deferred
from flipdeck.server.storage import log_entries as log
from flipdeck.server.tables import shuffle_state
from flipdeck.server.tables.gathering import HASH_WAIT, PART_WAIT, Gathering
from flipdeck.server.tables.session import TableSession
from flipdeck.server.tables.shuffle_state import PLAIN, ComingShuffle, ShuffleState

if TYPE_CHECKING:
    from flipdeck.server.tables.dispatcher import Dispatcher

WAITING: tuple[type, ...] = (wire.Start, wire.NextRound)
"""Commands that may wait for parts."""


def gather_parts(dispatcher: Dispatcher, session: TableSession) -> ComingShuffle:
    """How the next round is shuffled; raises ``Deferred`` while parts of it are awaited."""
    if not session.limits.verifiable_shuffle:
        return PLAIN
    table = session.table
    takers = {seat for seat, client in session.clients.items() if client.takes_part}
    state = _coming(session)
    if state is None:
        if table.phase == "between":
            return PLAIN  # the match was begun without one
        if not takers:
            return shuffle_state.without_parts(
                table.code,
                table.matches + 1,
                table.ruling_values,
                table.humans,
                dispatcher.time(session),
            )
        entry = shuffle_state.commit(table.code, table.matches + 1, dispatcher.time(session))
        dispatcher.append(session, [entry])
        gathering = session.gathering = Gathering(entry.table, 1, since=dispatcher.now())
        assert gathering.since is not None
        raise Deferred(gathering.since + HASH_WAIT, first=False)
    if not state.can_deal():
        return PLAIN  # its seeds cannot be read
    gathering = gathering_of(session, state)
    if gathering.since is None:
        gathering.since = dispatcher.now()
    _wait(dispatcher, session, state, gathering, takers)
    return ComingShuffle((), state, state.parts(table.humans, gathering.parts))


def _wait(
    dispatcher: Dispatcher,
    session: TableSession,
    state: ShuffleState,
    gathering: Gathering,
    takers: set[int],
) -> None:
    """Raise ``Deferred`` while a hash or a part may still come in time."""
    assert gathering.since is not None
    now = dispatcher.now()
    closed = state.closed.get(state.coming)
    if closed is None:
        until = gathering.since + HASH_WAIT
        if takers - gathering.hashes.keys() and now < until:
            raise Deferred(until, first=False)
        if not gathering.hashes:
            return
        parts = tuple(
            log.SeatPart(seat=seat, hash=hash) for seat, hash in sorted(gathering.hashes.items())
        )
        entry = log.PartsClosed(at=dispatcher.time(session), round=state.coming, parts=parts)
        dispatcher.append(session, [entry])
        raise Deferred(gathering.since + PART_WAIT, first=False)
    until = gathering.since + PART_WAIT
    if (closed.keys() & takers) - gathering.parts.keys() and now < until:
        raise Deferred(until, first=False)


def _coming(session: TableSession) -> ShuffleState | None:
    """The shuffle of the next deal; None if the match that it is for has no commitment."""
    state, phase = session.table.shuffle, session.table.phase
    if state is None or state.begun != (phase in ("playing", "between")):
        return None
    return state


def gathering_of(session: TableSession, state: ShuffleState) -> Gathering:
    """What has arrived for the coming shuffle."""
    gathering = session.gathering
    if (gathering.table, gathering.round) != (state.table, state.coming):
        gathering = session.gathering = Gathering(state.table, state.coming)
    return gathering


def take_hash(
    dispatcher: Dispatcher, session: TableSession, seat: int, command: wire.CommitPart
) -> None:
    """Keep the hash of a seat for the next shuffle; until the list is closed it may be another."""
    state = _state_for(session, command)
    if state is None or state.coming in state.closed:
        return
    gathering = gathering_of(session, state)
    gathering.hashes[seat] = command.hash
    takers = {seat for seat, client in session.clients.items() if client.takes_part}
    if takers <= gathering.hashes.keys():
        _go_on(dispatcher, session, gathering)


def take_part(
    dispatcher: Dispatcher, session: TableSession, seat: int, command: wire.OpenPart
) -> None:
    """Keep the part of a seat, if it is the one that the seat has committed itself to."""
    state = _state_for(session, command)
    closed = None if state is None else state.closed.get(state.coming)
    if state is None or closed is None or seat not in closed:
        return
    if not shuffle_state.opens(command.part, closed[seat], state.table, state.coming, seat):
        return
    gathering = gathering_of(session, state)
    gathering.parts[seat] = command.part
    if closed.keys() & session.clients.keys() <= gathering.parts.keys():
        _go_on(dispatcher, session, gathering)


def _state_for(
    session: TableSession, command: wire.CommitPart | wire.OpenPart
) -> ShuffleState | None:
    state = _coming(session)
    if state is None or (command.table, command.round) != (state.table, state.coming):
        return None
    return state


def _go_on(dispatcher: Dispatcher, session: TableSession, gathering: Gathering) -> None:
    """All is there that is waited for: let the deal that was asked for go on at once."""
    gathering.until = 0
    now = dispatcher.now()
    for held in session.held:
        if isinstance(held.command, WAITING):
            held.until = min(held.until, now)
    session.held.sort(key=lambda held: held.place)
    dispatcher.schedule(session)
