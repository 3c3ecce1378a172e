"""The handler of each type of client message."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from flipdeck.rules.moves import AnyMove, Play
from flipdeck.server import credentials
from flipdeck.server import messages as wire
from flipdeck.server.errors import TableError
from flipdeck.server.storage.log_entries import AnyEntry
from flipdeck.server.tables import commands
from flipdeck.server.tables.serializer import encode
from flipdeck.server.tables.session import Client, TableSession

if TYPE_CHECKING:
    from flipdeck.server.tables.dispatcher import Dispatcher

Answer = wire.ServerMessage | None
Run = Callable[["Dispatcher", TableSession, Client | None, int | None, Any], Answer]
EntryMaker = Callable[[Any, int, Any, int], list[AnyEntry]]


class Handler(NamedTuple):
    """How a type of message is handled.

    ``run`` returns the answer, or None if there is none or if it follows once an append is durable.
    It raises ``IllegalMove``, ``TableError`` or ``Deferred``.
    """

    run: Run
    immediate: bool = False
    """Independent of the log: handled even while an append of the table is in flight."""
    logged: bool = False
    """Its id may be in the log, from which a repeated id is then answered."""
    takes_seat_back: bool = True
    """Shows that the player is present, so that the autopilot stops."""


def _seated(seat: int | None) -> int:
    if seat is None:
        raise TableError("not-seated")
    return seat


def _append_entries(make: EntryMaker, *, host_only: bool) -> Handler:
    """The handler of a command that only appends entries."""

    def run(
        dispatcher: Dispatcher,
        session: TableSession,
        client: Client | None,
        seat: int | None,
        command: Any,
    ) -> Answer:
        seat = _seated(seat)
        if session.table.tournament is not None:
            raise TableError("tournament-table")
        if host_only and seat != session.table.host:
            raise TableError("not-host")
        entries = make(session.table, seat, command, dispatcher.time(session))
        dispatcher.append(session, entries, client=client, seat=seat, command=command)
        return None

    return Handler(run, logged=True)


def _move(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.MoveCommand,
) -> Answer:
    seat = _seated(seat)
    move = command.move
    if seat in session.armed:
        move = _with_call(session, seat, move)
    moved = commands.move(session.table, seat, move, "player", dispatcher.time(session))
    dispatcher.append(session, [moved], client=client, seat=seat, command=command)
    return None


def _with_call(session: TableSession, seat: int, move: AnyMove) -> AnyMove:
    """The move with an armed UNO call, if the call is legal."""
    if not isinstance(move, Play) or move.uno:
        return move
    called = msgspec.structs.replace(move, uno=True)
    return called if commands.check_move(session.table, seat, called).legal else move


def _check(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.CheckMove,
) -> Answer:
    verdict = commands.check_move(session.table, seat, command.move)
    return wire.MoveVerdict(
        id=command.id, rule=verdict.rule, facts=verdict.facts, text=verdict.text()
    )


def _arm_uno(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.ArmUno,
) -> Answer:
    seat = _seated(seat)
    if command.armed and not commands.may_arm(session.table, seat):
        raise TableError("not-now", "your next card cannot leave you with one")
    (session.armed.add if command.armed else session.armed.discard)(seat)
    return wire.Ack(id=command.id, seq=session.table.number)


def _next_round(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.NextRound,
) -> Answer:
    seat = _seated(seat)
    entries = commands.deal_next(session.table, dispatcher.time(session))
    session.ready.add(seat)
    if session.ready >= set(session.clients):
        dispatcher.append(session, entries, client=client, seat=seat, command=command)
        return None
    session.tell_lobby()
    return wire.Ack(id=command.id, seq=session.table.number)


def _autopilot_off(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.AutopilotOff,
) -> Answer:
    return wire.Ack(id=command.id, seq=session.table.number)


def _ping(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.Ping,
) -> Answer:
    return wire.Pong(id=command.id, seq=session.committed)


def _probe_reply(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.ProbeReply,
) -> Answer:
    if client is not None:
        client.measure_latency(command.mark)
    return None


def _hello(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.Hello,
) -> Answer:
    raise TableError("duplicate-hello")


def _react(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.React,
) -> Answer:
    seat = _may_chat(session, client, seat)
    session.send_all(encode(wire.ReactionSent(seat=seat, reaction=command.reaction)))
    return None


def _chat(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.Chat,
) -> Answer:
    seat = _may_chat(session, client, seat)
    text = credentials.clean_text(command.text)
    if text:
        session.send_all(encode(wire.ChatSent(seat=seat, text=text)))
    return None


def _may_chat(session: TableSession, client: Client | None, seat: int | None) -> int:
    seat = _seated(seat)
    table = session.table
    if table.settings.public or not table.settings.chat:
        raise TableError("no-chat")
    if table.seats[seat].muted:
        raise TableError("muted")
    if client is not None and not client.may_chat():
        raise TableError("too-fast")
    return seat


HANDLERS: Final[dict[type, Handler]] = {
    wire.Hello: Handler(_hello, immediate=True),
    wire.MoveCommand: Handler(_move, logged=True),
    wire.CheckMove: Handler(_check, takes_seat_back=False),
    wire.ArmUno: Handler(_arm_uno),
    wire.NextRound: Handler(_next_round, logged=True),
    wire.AutopilotOff: Handler(_autopilot_off),
    wire.React: Handler(_react, immediate=True),
    wire.Chat: Handler(_chat, immediate=True),
    wire.Ping: Handler(_ping, immediate=True),
    wire.ProbeReply: Handler(_probe_reply, immediate=True),
    **{
        kind: _append_entries(make, host_only=kind in commands.HOST_ONLY)
        for kind, make in commands.ENTRY_MAKERS.items()
    },
}
