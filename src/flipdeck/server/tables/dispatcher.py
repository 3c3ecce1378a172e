"""Carry out commands at a table: the only way its state changes.

People, bots and clocks come in the same way: decide on entries, apply them, append them to the log,
and tell the clients once they are durable. All of it runs in callbacks of the event loop. While an
append of a table is in flight, further work for that table waits in the session's queue.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from flipdeck.rules.errors import IllegalMove
from flipdeck.server import messages as wire
from flipdeck.server.clock import Clock
from flipdeck.server.errors import Deferred, TableError
from flipdeck.server.limits.access import AccessLimits
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.archive import Archive
from flipdeck.server.storage.log_entries import AnyEntry
from flipdeck.server.storage.log_storage import AppendConflict, LogStorage
from flipdeck.server.table_types import Note
from flipdeck.server.tables import autopilot, duties
from flipdeck.server.tables.handlers import HANDLERS, refusal
from flipdeck.server.tables.loader import archive_matches, load
from flipdeck.server.tables.memory import update_memory
from flipdeck.server.tables.serializer import encode
from flipdeck.server.tables.session import Client, Job, TableSession
from flipdeck.server.tables.table import Applied, Table

_logger = logging.getLogger("flipdeck.server")

TRIES: Final = 5
"""How often a command is tried again when another process appended first."""
RETRY_AFTER: Final = 200
"""Milliseconds until bots and clocks try again after a failure."""
DRAIN_SECONDS: Final = 2.0
"""How long a server that stops waits for appends in flight."""

OnDone = Callable[[Exception | None], None]


class _Append:
    """An append in flight: what it applied, and who asked for it."""

    __slots__ = (
        *("applied", "attempt", "client", "command"),
        *("first", "id", "on_done", "seat", "session"),
    )

    def __init__(
        self,
        session: TableSession,
        first: int,
        applied: list[Applied],
        client: Client | None,
        seat: int | None,
        command: wire.ClientMessage | None,
        on_done: OnDone | None,
        id: str | None,
    ) -> None:
        self.session = session
        self.first = first
        self.applied = applied
        self.client = client
        self.seat = seat
        self.command = command
        self.on_done = on_done
        self.attempt = session.attempt
        self.id = id if command is None else command.id


class Dispatcher:
    """Handles the messages, timers and appends of all tables."""

    def __init__(self, store: LogStorage, access: AccessLimits) -> None:
        self.store = store
        self.refusals = access.refusals
        self.passwords = access.passwords
        self.archive = Archive(store.engine)
        self.clock = Clock()
        self.now = self.clock.now
        self.limits = access.settings
        self.moves = 0
        self.follow: Callable[[Table, AnyEntry], None] = lambda table, entry: None
        """Told of every entry of every table, once it is durable."""
        self.closing = False
        self._in_flight = 0
        self._idle = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def time(self, session: TableSession) -> int:
        """Now; a table's time never runs back."""
        now, last = self.now(), session.table.times.last
        return now if now > last else last

    # Work for a table, one piece at a time.

    def handle(self, session: TableSession, client: Client, command: wire.ClientMessage) -> None:
        """Handle a client's message: at once if the table is free, else in its turn."""
        if HANDLERS[type(command)].immediate:
            self._execute(session, client, client.seat, command)
        elif session.busy or session.queue or session.held or session.stale is not None:
            self.submit(session, partial(self._handle, session, client, command))
        elif client.seat is None or session.clients.get(client.seat) is client:
            self._execute(session, client, client.seat, command)
            if not session.busy:
                self.schedule(session)

    def submit(self, session: TableSession, job: Job) -> None:
        """Run a job once the table is free. It gets the error if the table cannot be read."""
        session.queue.append(job)
        if not session.busy:
            self._continue(session)

    def _continue(self, session: TableSession) -> None:
        """Work on what waits, until an append is in flight or nothing is left."""
        while not session.busy:
            due = bool(session.held) and session.held[0].until <= self.now()
            if not due and not session.queue:
                self.schedule(session)
            elif session.stale is not None:
                session.busy = True
                self.spawn(self._reload_then_continue(session))
            elif due:
                # A catch goes before a move that was held as long.
                held = session.held.pop(0)
                self._execute(session, held.client, held.seat, held.command)
                continue
            else:
                try:
                    session.queue.popleft()(None)
                except Exception:
                    _logger.exception("a table's work failed")
                continue
            return

    def _handle(
        self,
        session: TableSession,
        client: Client,
        command: wire.ClientMessage,
        error: TableError | None,
    ) -> None:
        if error is not None:
            client.send(encode(refusal(command.id, error)))
        elif client.seat is None or session.clients.get(client.seat) is client:
            self._execute(session, client, client.seat, command)

    def _execute(
        self,
        session: TableSession,
        client: Client | None,
        seat: int | None,
        command: wire.ClientMessage,
        attempt: int = 1,
    ) -> None:
        """Carry out a command and answer it, now or once its append is durable."""
        handler = HANDLERS[type(command)]
        session.attempt = attempt
        answer: wire.ServerMessage | None
        try:
            if command.id is not None and not handler.immediate and command.id in session.ids:
                answer = wire.Ack(id=command.id, seq=session.ids[command.id])
            else:
                if seat in session.autopilot and handler.takes_seat_back and not handler.immediate:
                    back = self.give_back(session, seat)
                    session.tell_lobby()
                    if back is not None:
                        session.tell_note(back)
                answer = handler.run(self, session, client, seat, command)
        except Deferred as deferred:
            if seat is not None:
                session.hold(deferred.until, deferred.first, seat, command, client)
            return
        except (IllegalMove, TableError) as refused:
            self._refuse(session, client, command, refused)
            return
        except Exception:
            _logger.exception("a command failed")
            session.stale = session.committed + 1
            answer = refusal(command.id, TableError("server-error"))
        if answer is not None and client is not None:
            client.send(encode(answer))

    def _refuse(
        self,
        session: TableSession,
        client: Client | None,
        command: wire.ClientMessage,
        refused: IllegalMove | TableError,
    ) -> None:
        """Answer a refusal; but if the id was done before, the first answer again."""
        kind = refused.name if isinstance(refused, TableError) else "illegal-move"
        self.refusals.count(kind, "" if client is None else client.address)
        answer: wire.ServerMessage
        if isinstance(refused, TableError):
            answer = refusal(command.id, refused)
        else:
            verdict = refused.verdict
            answer = wire.Refused(
                id=command.id or "", rule=verdict.rule, facts=verdict.facts, text=verdict.text()
            )
        if client is None:
            return
        if command.id is None or not HANDLERS[type(command)].logged:
            client.send(encode(answer))
        else:
            # Nothing may overtake the answer: it tells of the table as it is now.
            session.busy = True
            self.spawn(self._answer_unless_done(session, client, command.id, answer))

    async def _answer_unless_done(
        self, session: TableSession, client: Client, id: str, answer: wire.ServerMessage
    ) -> None:
        try:
            number = await self.store.number_of(session.table.code, id)
        except TableError:
            number = None
        finally:
            session.busy = False
        if number is not None:
            session.remember(id, number)
            answer = wire.Ack(id=id, seq=number)
        client.send(encode(answer))
        self._continue(session)

    # Appends.

    def append(
        self,
        session: TableSession,
        new: list[AnyEntry],
        *,
        client: Client | None = None,
        seat: int | None = None,
        command: wire.ClientMessage | None = None,
        on_done: OnDone | None = None,
        id: str | None = None,
    ) -> None:
        """Apply entries and append them to the log; everybody is told once they are durable.

        ``IllegalMove`` if they cannot be applied. ``on_done`` is called with the error, or None.
        ``id`` is for entries that no command asked for and that may stand in the log only once.
        """
        table = session.table
        if table.tournament is None and not isinstance(new[0], log.StageStarted):
            session.budget.check(table.number, new)
        first = table.number + 1
        applied, entries = [], []
        for entry in new:
            result = table.apply(entry, grace=session.grace)
            applied.append(result)
            entries.append(result.entry)
        session.budget.spend(entries)
        session.busy = True
        self._in_flight += 1
        append = _Append(session, first, applied, client, seat, command, on_done, id)
        self.store.submit(table.code, first, entries, append.id, partial(self._written, append))

    def _written(self, append: _Append, error: Exception | None) -> None:
        if error is not None:
            self.spawn(self._recover(append, error))
            return
        session, applied = append.session, append.applied
        self._finish_append(session)
        id = append.id
        session.committed = session.table.number
        session.remember(id, session.committed)
        for result in applied:
            self._follow(session, result.entry)
            if session.bots:
                autopilot.observe(session, result)
        self._tell(session, applied, append.client, id)
        session.tell_notes_of(applied)
        if applied[-1].match and session.table.phase == "over":
            self.spawn(archive_matches(self.store, self.archive, session.table.code))
        if append.on_done is not None:
            try:
                append.on_done(None)
            except (TableError, IllegalMove) as refused:
                self.postpone(session, refused)
        self._continue(session)

    def _finish_append(self, session: TableSession) -> None:
        session.busy = False
        self._in_flight -= 1
        if not self._in_flight:
            self._idle.set()

    async def _recover(self, append: _Append, error: Exception) -> None:
        """After a failed append: forget what was applied, then answer or try again."""
        session, id, number = append.session, append.id, None
        session.stale = append.first
        try:
            await self._reload(session)
            if id is not None:
                number = await self.store.number_of(session.table.code, id)
        except TableError as failed:
            error = failed
        except Exception:
            _logger.exception("a table could not be reloaded")
            error = TableError("server-error")
        finally:
            self._finish_append(session)
        if append.command is None:
            if append.on_done is not None:
                append.on_done(error)
            else:
                self.postpone(session, error)
        elif number is not None and id is not None:
            session.remember(id, number)
            if append.client is not None:
                append.client.send(encode(wire.Ack(id=id, seq=number)))
        elif isinstance(error, AppendConflict) and append.attempt < TRIES:
            self._execute(session, append.client, append.seat, append.command, append.attempt + 1)
        elif append.client is not None:
            if not isinstance(error, TableError):
                error = TableError("not-now", "moved-on")
            append.client.send(encode(refusal(id, error)))
        self._continue(session)

    async def _reload_then_continue(self, session: TableSession) -> None:
        failed: TableError | None = None
        try:
            await self._reload(session)
        except TableError as error:
            failed = error
        except Exception:
            _logger.exception("a table could not be reloaded")
            failed = TableError("server-error")
        session.busy = False
        if failed is not None:
            self.postpone(session, failed)
            waiting, session.queue = session.queue, deque()
            for job in waiting:
                job(failed)
        self._continue(session)

    async def _reload(self, session: TableSession) -> None:
        """Read a table whose memory may differ from the log, and tell what others appended."""
        first = session.stale
        if first is None:
            return
        session.table, applied = await load(self.store, session.table.code, first, self.now())
        session.stale = None
        session.committed = session.table.number
        session.bots.clear()
        for result in applied:
            self._follow(session, result.entry)
        self._tell(session, applied, None, None)
        session.tell_notes_of(applied)

    def _follow(self, session: TableSession, entry: AnyEntry) -> None:
        """Bring all that is kept only in memory up to date with an entry."""
        self.follow(session.table, entry)
        if isinstance(entry, log.MovePlayed):
            self.moves += 1
        update_memory(session, entry)

    def _tell(
        self, session: TableSession, applied: list[Applied], client: Client | None, id: str | None
    ) -> None:
        """Tell everybody what was applied, and drop those who left by it.

        At the start of a tournament's stage everybody gets a new welcome instead.
        """
        now = self.time(session) if session.table.settings.turn_time else 0
        if session.table.tournament is not None and any(
            isinstance(result.entry, log.StageStarted) for result in applied
        ):
            session.begin_stage(self.now())
            for each in [*session.clients.values(), *session.spectators]:
                now = self.time(session)
                each.send(session.welcome(each.seat, None, now, backs=each.backs))
            if session.on_change is not None:
                session.on_change()
            return
        moved = session.follow_seat_changes(applied)
        session.tell(applied, client, id, now)
        for each in moved:
            each.send(session.welcome(each.seat, None, self.time(session)))
        for result in applied:
            entry = result.entry
            if isinstance(entry, log.SeatLeft):
                client = session.clients.pop(entry.seat, None)
                if client is not None:
                    client.drop(TableError("removed" if entry.removed else "left"))
            elif isinstance(entry, log.SeatTaken):
                # Only a tournament gives a player's seat a new token.
                client = session.clients.pop(entry.seat, None)
                if client is not None:
                    client.drop(TableError("taken-over"))

    @staticmethod
    def give_back(session: TableSession, seat: int | None) -> Note | None:
        """The player is here again: the autopilot stops at once. Returns the note that tells it."""
        if seat is None or seat not in session.autopilot:
            return None
        session.autopilot.discard(seat)
        session.bots.pop(seat, None)
        return session.note("back", seat)

    # What happens by itself.

    def schedule(self, session: TableSession) -> None:
        """Set the table's one timer to the next duty or held command."""
        at: int | None = None
        if not self.closing:
            duty = autopilot.due(session, self.limits)
            if duty is not None:
                at = duty.at
            if session.held:
                until = session.held[0].until
                at = until if at is None else min(at, until)
            if at is not None:
                at = max(at, session.not_before)
        if session.timer is not None:
            if at == session.timer_at:
                return
            session.timer.cancel()
            session.timer = None
        if at is not None:
            delay = max(0, at - self.now()) / 1000
            loop = asyncio.get_running_loop()
            session.timer = loop.call_later(delay, self._wake, session)
            session.timer_at = at

    def postpone(self, session: TableSession, error: Exception) -> None:
        """Log by name why bots or clocks could not act, and let them try again a little later."""
        # By name only: a reason in words may name a card.
        name = error.name if isinstance(error, TableError) else type(error).__name__
        if self.refusals.may_log(name, session.table.code):
            _logger.warning("refused", extra={"code": session.table.code, "error": name})
        session.not_before = self.now() + RETRY_AFTER

    def _wake(self, session: TableSession) -> None:
        session.timer = None
        self.submit(session, partial(self._do_duty, session))

    def _do_duty(self, session: TableSession, error: TableError | None) -> None:
        if error is not None:
            return
        duty = autopilot.due(session, self.limits)
        if duty is None or duty.at > self.now():
            return
        try:
            duties.perform(self, session, duty)
        except (TableError, IllegalMove) as refused:
            self.postpone(session, refused)
        except Exception as failed:
            _logger.exception("a table's own work failed")
            session.stale = session.committed + 1
            self.postpone(session, failed)

    # Tasks, for what cannot be a callback.

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine beside the tables; what it raises is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _logger.error("a task failed", exc_info=task.exception())

    async def close(self) -> None:
        """Let appends in flight land, then end every task."""
        self.closing = True
        if self._in_flight:
            self._idle.clear()
            try:
                async with asyncio.timeout(DRAIN_SECONDS):
                    await self._idle.wait()
            except TimeoutError:
                _logger.warning("appends were still in flight", extra={"count": self._in_flight})
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
