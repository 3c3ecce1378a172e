"""The handler of each type of client message."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from flipdeck.rules.moves import AnyMove, Play
from flipdeck.server import messages as wire
from flipdeck.server.errors import TableError
from flipdeck.server.names import clean_text
from flipdeck.server.storage.log_entries import AnyEntry
from flipdeck.server.tables import commands, dealing
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


def _at_own_table(session: TableSession, seat: int | None) -> int:
    """A seat whose player may change the table, which a tournament's may not."""
    seat = _seated(seat)
    if session.table.tournament is not None:
        raise TableError("tournament-table")
    return seat


def _check_host(session: TableSession, seat: int | None) -> int:
    seat = _at_own_table(session, seat)
    if seat != session.table.host:
        raise TableError("not-host")
    return seat


def refusal(id: str | None, error: TableError) -> wire.Error:
    """The answer to a command that is refused."""
    return wire.Error(id=id, error=error.name, facts=error.facts, text=error.text, closing=False)


def _append_entries(make: EntryMaker, *, host_only: bool) -> Handler:
    """The handler of a command that only appends entries."""

    def run(
        dispatcher: Dispatcher,
        session: TableSession,
        client: Client | None,
        seat: int | None,
        command: Any,
    ) -> Answer:
        seat = _check_host(session, seat) if host_only else _at_own_table(session, seat)
        entries = make(session.table, seat, command, dispatcher.time(session))
        dispatcher.append(session, entries, client=client, seat=seat, command=command)
        return None

    return Handler(run, logged=True)


def _set_password(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.SetPassword,
) -> Answer:
    _check_host(session, seat)
    if command.password is None or client is None:
        entries = commands.set_password(None, dispatcher.time(session))
        dispatcher.append(session, entries, client=client, seat=seat, command=command)
    else:
        dispatcher.spawn(_hash_password(dispatcher, session, client, seat, command))
    return None


async def _hash_password(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client,
    seat: int | None,
    command: wire.SetPassword,
) -> None:
    """Hash a password in a thread, then set it in its turn."""

    def done(error: TableError | None) -> None:
        try:
            if error is not None:
                raise error
            _check_host(session, seat)
            entries = commands.set_password(hashed, dispatcher.time(session))
            dispatcher.append(session, entries, client=client, seat=seat, command=command)
        except TableError as refused:
            client.send(encode(refusal(command.id, refused)))

    try:
        hashed = await dispatcher.passwords.hash(command.password or "", client.address)
    except TableError as refused:
        dispatcher.refusals.count(refused.name, client.address)
        client.send(encode(refusal(command.id, refused)))
    else:
        dispatcher.submit(session, done)


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


def _hint(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.AskHint,
) -> Answer:
    found = commands.find_hint(session.table, _seated(seat))
    return wire.HintSent(id=command.id, move=found.move, reason=found.reason, facts=found.facts)


def _arm_uno(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.ArmUno,
) -> Answer:
    seat = _seated(seat)
    if command.armed and not commands.may_arm(session.table, seat):
        raise TableError("not-now", "uno-early")
    (session.armed.add if command.armed else session.armed.discard)(seat)
    return wire.Ack(id=command.id, seq=session.table.number)


def _start(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.Start,
) -> Answer:
    seat = _check_host(session, seat)
    _begin_match(dispatcher, session, client, seat, command, command)
    return None


def _begin_match(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int,
    command: wire.Start | wire.NextRound,
    start: wire.Start,
) -> None:
    """Fill the seats and deal the first round, as soon as its shuffle has all parts."""
    table, now = session.table, dispatcher.time(session)
    entries = commands.fill_seats(table, start, now)
    shuffle = dealing.gather_parts(dispatcher, session)
    entries += commands.begin_match(table, now, shuffle)
    dispatcher.append(session, entries, client=client, seat=seat, command=command)


def _commit_part(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.CommitPart,
) -> Answer:
    dealing.take_hash(dispatcher, session, _seated(seat), command)
    return None if command.id is None else wire.Ack(id=command.id, seq=session.table.number)


def _open_part(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.OpenPart,
) -> Answer:
    dealing.take_part(dispatcher, session, _seated(seat), command)
    return None if command.id is None else wire.Ack(id=command.id, seq=session.table.number)


def _next_round(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.NextRound,
) -> Answer:
    seat = _seated(seat)
    table, now = session.table, dispatcher.time(session)
    if table.phase == "over" and table.tournament is None:
        return _ask_for_rematch(dispatcher, session, client, seat, command)
    commands.check_deal(table)
    session.ready.add(seat)
    session.holding.discard(seat)
    if session.ready >= set(session.clients):
        entries = commands.deal_next(table, now, dealing.gather_parts(dispatcher, session))
        dispatcher.append(session, entries, client=client, seat=seat, command=command)
        return None
    session.tell_lobby()
    return wire.Ack(id=command.id, seq=session.table.number)


def _ask_for_rematch(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int,
    command: wire.NextRound,
) -> Answer:
    """Tell the host that a player wants a rematch; without a host here, start when all want it."""
    table = session.table
    if seat not in session.ready:
        session.ready.add(seat)
        session.tell_note(session.note("rematch", seat))
    if table.host not in session.clients and session.ready >= set(session.clients):
        _begin_match(dispatcher, session, client, seat, command, wire.Start(fill=True))
        return None
    session.tell_lobby()
    return wire.Ack(id=command.id, seq=table.number)


def _hold_deal(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.HoldDeal,
) -> Answer:
    seat = _seated(seat)
    if session.table.tournament is not None:
        raise TableError("tournament-table")
    if session.table.phase != "between":
        raise TableError("not-now", "deal-none")
    if command.held:
        session.holding.add(seat)
        session.ready.discard(seat)
    else:
        session.holding.discard(seat)
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


def _attend(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.Attend,
) -> Answer:
    _seated(seat)
    return wire.Ack(id=command.id, seq=session.committed)


def note_attendance(dispatcher: Dispatcher, session: TableSession) -> None:
    """Note that a player is here; bots and clocks go on if they waited for one."""
    session.acted = dispatcher.now()
    if session.unattended:
        session.unattended = False
        session.tell_lobby()
        dispatcher.schedule(session)


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
    reaction = command.reaction
    note = session.note("reaction", seat, reaction=reaction)
    session.send_all(encode(wire.ReactionSent(seat=seat, reaction=reaction, note=note)))
    return None


def _chat(
    dispatcher: Dispatcher,
    session: TableSession,
    client: Client | None,
    seat: int | None,
    command: wire.Chat,
) -> Answer:
    seat = _may_chat(session, client, seat)
    text = clean_text(command.text)
    if text:
        note = session.note("chat", seat, text)
        session.send_players(encode(wire.ChatSent(seat=seat, text=text, note=note)))
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
    wire.AskHint: Handler(_hint),
    wire.ArmUno: Handler(_arm_uno),
    wire.NextRound: Handler(_next_round, logged=True),
    wire.HoldDeal: Handler(_hold_deal),
    wire.AutopilotOff: Handler(_autopilot_off),
    wire.React: Handler(_react, immediate=True),
    wire.Chat: Handler(_chat, immediate=True),
    wire.SetPassword: Handler(_set_password, logged=True),
    wire.Attend: Handler(_attend, takes_seat_back=False),
    wire.Ping: Handler(_ping, immediate=True),
    wire.ProbeReply: Handler(_probe_reply, immediate=True),
    wire.CommitPart: Handler(_commit_part, takes_seat_back=False),
    wire.OpenPart: Handler(_open_part, takes_seat_back=False),
    **{
        kind: _append_entries(make, host_only=kind in commands.HOST_ONLY)
        for kind, make in commands.ENTRY_MAKERS.items()
    },
    wire.Start: Handler(_start, logged=True),
}
