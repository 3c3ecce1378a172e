"""All tables in memory, and how clients join and leave them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial

from flipdeck.server import credentials, http_types
from flipdeck.server import messages as wire
from flipdeck.server.errors import TableError
from flipdeck.server.limits.access import AccessLimits
from flipdeck.server.settings import ServerSettings
from flipdeck.server.storage.log_entries import (
    AnyEntry,
    MatchEnded,
    SeatLeft,
    SeatTaken,
)
from flipdeck.server.storage.log_storage import AppendConflict, LogStorage
from flipdeck.server.tables import commands
from flipdeck.server.tables.dispatcher import Dispatcher
from flipdeck.server.tables.expiry import DAY, ExpiryCheck
from flipdeck.server.tables.guests import AllGuests, Guests
from flipdeck.server.tables.handlers import note_attendance
from flipdeck.server.tables.loader import archive_matches, load
from flipdeck.server.tables.session import Client, TableSession
from flipdeck.server.tables.table import Table
from flipdeck.shuffle.protocol import VERSION

_logger = logging.getLogger("flipdeck.server")


class Registry:
    """Creates, loads, lists and unloads tables; seats clients at them."""

    def __init__(self, store: LogStorage, limits: ServerSettings) -> None:
        self.store = store
        self.limits = limits
        self.access = AccessLimits(limits)
        self.dispatcher = Dispatcher(store, self.access)
        self.guests = AllGuests()
        self.dispatcher.follow = lambda table, entry: self.guests.of(table.code).follow(
            table, entry
        )
        keep = int(limits.keep_days * DAY)
        self._expiry = ExpiryCheck(store, self.dispatcher.clock, keep)
        self.tables: dict[str, TableSession] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.in_tournaments: set[str] = set()
        """Tables of tournaments that are not over; they are not deleted or unloaded."""
        self._not_expiring: set[str] = set()
        """Old tables that are not deleted, since they cannot be read."""

    # Tables.

    async def create_table(
        self, request: http_types.CreateTable, address: str = ""
    ) -> http_types.SeatToken:
        """Create a table and seat its host; ``TableError`` if there are too many tables."""
        self.access.tables.check(address)
        if len(self.tables) >= self.limits.most_tables:
            self._unload(self.dispatcher.now())
            if len(self.tables) >= self.limits.most_tables:
                raise TableError("too-many-tables")
        password = None
        if request.password is not None:
            password = await self.access.passwords.hash(request.password, address)
        token = credentials.new_token()
        now = self.dispatcher.now()
        while True:
            code = credentials.new_code()
            entries = commands.create_table(
                request, code, token, now, password, verifiable=self.limits.verifiable_shuffle
            )
            try:
                await self.put_table(code, entries)
            except AppendConflict:
                continue
            self.access.tables.add(code, address)
            self.guests.of(code).addresses[0] = address
            return http_types.SeatToken(code=code, seat=0, token=token)

    async def put_table(
        self, code: str, entries: list[AnyEntry], id: str | None = None
    ) -> TableSession:
        """Create a table by its first entries; ``AppendConflict`` if there is one of that code."""
        table = Table()
        entries = [table.apply(entry).entry for entry in entries]
        await self.store.append(code, 1, entries, id)
        now = self.dispatcher.now
        session = TableSession(table, now(), self.limits, now)
        return self.tables.setdefault(code, session)

    def loaded(self, code: str) -> TableSession | None:
        """The table of that code, if it is in memory."""
        return self.tables.get(code.upper())

    async def find(self, code: str) -> TableSession:
        """The table of that code, from memory or from the log."""
        code = code.upper()
        found = self.tables.get(code)
        if found is not None:
            return found
        if not credentials.is_table_code(code):
            raise TableError("unknown-table")
        lock = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                if code not in self.tables:
                    table, _ = await load(self.store, code, now=self.dispatcher.now())
                    now = self.dispatcher.now
                    session = TableSession(table, now(), self.limits, now)
                    self.tables.setdefault(code, session)
        finally:
            self._loading.pop(code, None)
        return self.tables[code]

    async def take_seat(
        self, code: str, request: http_types.TakeSeat, address: str = ""
    ) -> http_types.SeatToken:
        """Seat a player at a table; ``TableError`` if that is refused."""
        session = await self.find(code)
        checked = await self.check_password(session, request.password, address)
        token = credentials.new_token()

        guests = self.guests.of(session.table.code)

        def make(table: Table, now: int) -> list[AnyEntry]:
            guests.check(table, address, self.limits.public_seats_per_address)
            taken = commands.take_seat(table, request, token, now, checked)
            return guests.sit(taken, address)

        taken, *_ = await self.append(session, make)
        assert isinstance(taken, SeatTaken)
        return http_types.SeatToken(code=session.table.code, seat=taken.seat, token=token)

    async def check_password(
        self, session: TableSession, password: str | None, address: str
    ) -> str | None:
        """The stored password that one was found to match, None for a table without;
        ``TableError`` if it is another."""
        stored = session.table.password
        if stored is not None:
            await self.access.passwords.check(session.table.code, password, stored, address)
        return stored

    async def append(
        self,
        session: TableSession,
        make: Callable[[Table, int], list[AnyEntry]],
        id: str | None = None,
    ) -> list[AnyEntry]:
        """Append what ``make`` decides by the table as it is in its turn; nothing if it is empty.

        Raises the ``TableError`` of ``make``, or one if another append was first.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        made: list[AnyEntry] = []

        def job(error: TableError | None) -> None:
            nonlocal made
            try:
                if error is not None:
                    raise error
                made = make(session.table, self.dispatcher.time(session))
                if made:
                    self.dispatcher.append(session, made, on_done=partial(_settle, done), id=id)
                else:
                    _settle(done, None)
            except TableError as refused:
                _settle(done, refused)
            except Exception:
                _logger.exception("entries could not be made")
                _settle(done, TableError("server-error"))

        self.dispatcher.submit(session, job)
        try:
            await done
        except AppendConflict:
            raise TableError("not-now", "moved-on") from None
        return made

    async def join_any_table(
        self, request: http_types.JoinAnyTable, address: str = ""
    ) -> http_types.SeatToken:
        """Seat a player at any public table with an open seat."""
        for session in sorted(self.tables.values(), key=lambda each: -len(each.clients)):
            facts = session.table.facts()
            wanted = request.edition is None or facts.edition == request.edition
            open_seat = facts.humans < facts.seats and not facts.locked and not facts.password
            if wanted and facts.public and session.live and open_seat and facts.phase != "over":
                try:
                    seat = http_types.TakeSeat(name=request.name)
                    return await self.take_seat(facts.code, seat, address)
                except TableError:
                    continue
        raise TableError("no-table")

    def public_tables(self) -> list[http_types.TableInfo]:
        """Public tables at which somebody is connected."""
        found = [each.table.facts() for each in self.tables.values() if each.live]
        return [facts for facts in found if facts.public and facts.phase != "over"]

    async def record(self, code: str, token: str) -> bytes:
        """The record of the match finished last; ``TableError`` unless the token is a player's."""
        code = code.upper()
        if not credentials.is_table_code(code):
            raise TableError("unknown-table")
        if code in self.in_tournaments:
            raise TableError("tournament-table")
        archive = self.dispatcher.archive
        kept = await archive.last(code)
        try:
            ended = (await self.find(code)).table.ended
        except TableError:
            # The table itself may have been deleted.
            if kept is None:
                raise
            ended = None
        if ended is not None and (kept is None or kept.number < ended):
            await archive_matches(self.store, archive, code)
            kept = await archive.last(code)
        if kept is None:
            raise TableError("not-now", "match-open")
        if not any(credentials.token_matches(token, stored) for stored in kept.tokens):
            raise TableError("wrong-token")
        return kept.record

    async def delete_expired(self) -> None:
        """Delete old tables; the records of their matches stay, also of those that were never
        played to their end."""
        for code in await self.expired():
            if code in self.tables or code in self._not_expiring or code in self.in_tournaments:
                continue
            if not credentials.is_table_code(code):
                continue  # the log of a tournament
            async with self._loading.setdefault(code, asyncio.Lock()):
                try:
                    if code not in self.tables:
                        await self._delete_expired(code)
                except TableError as error:
                    if error.name == "storage-unavailable":
                        raise
                    _logger.warning("table not deleted", extra={"code": code, "error": error.name})
                    self._not_expiring.add(code)
                finally:
                    self._loading.pop(code, None)

    async def delete_old_records(self) -> None:
        """Delete the records of matches that ended long ago."""
        keep = int(self.limits.record_days * DAY)
        if keep and self._expiry.clock_is_plausible():
            deleted = await self.dispatcher.archive.remove_records(self.dispatcher.now() - keep)
            if deleted:
                _logger.info("records deleted", extra={"count": deleted})

    async def expired(self) -> list[str]:
        """The codes of logs in which nothing was written for so long that they may be deleted."""
        keep = int(self.limits.keep_days * DAY)
        if not keep or not self._expiry.clock_is_plausible():
            return []
        return await self.dispatcher.archive.silent(self.dispatcher.now() - keep)

    async def _delete_expired(self, code: str) -> None:
        table, _ = await load(self.store, code)
        if table.phase in ("playing", "between"):
            ended = table.apply(MatchEnded(at=self.dispatcher.now())).entry
            try:
                await self.store.append(code, table.number, [ended])
            except AppendConflict:
                return  # somebody is back
        if table.ended is not None:
            await archive_matches(self.store, self.dispatcher.archive, code)
        await self.dispatcher.archive.remove(code)
        _logger.info("table deleted", extra={"code": code})

    # Clients.

    def join(
        self,
        session: TableSession,
        client: Client,
        hello: wire.Hello,
        checked: str | None,
        on_done: Callable[[TableError | None], None],
    ) -> None:
        """Seat a client by its token or as a spectator, send the welcome, and call back.

        ``checked`` is the stored password that a spectator's was found to match.
        """
        job = partial(self._join, session, client, hello, checked, on_done)
        self.dispatcher.submit(session, job)

    def _join(
        self,
        session: TableSession,
        client: Client,
        hello: wire.Hello,
        checked: str | None,
        on_done: Callable[[TableError | None], None],
        error: TableError | None,
    ) -> None:
        if error is None:
            try:
                client.seat = self._seat_of(session, client, hello, checked)
            except TableError as refused:
                error = refused
        if error is not None:
            on_done(error)
            return
        seat = client.seat
        session.touched = now = self.dispatcher.time(session)
        if seat is None:
            client.backs = hello.backs
            session.spectators.add(client)
        else:
            client.takes_part = hello.part == VERSION
            old = session.clients.pop(seat, None)
            if old is not None:
                old.drop(TableError("taken-over"))
            session.clients[seat] = client
            self.guests.of(session.table.code).unclaimed.pop(seat, None)
            session.away.pop(seat, None)
            note_attendance(self.dispatcher, session)
        back = self.dispatcher.give_back(session, seat)
        client.send(session.welcome(seat, hello.since, now, backs=client.backs))
        session.tell_lobby(but=client)
        if back is not None:
            session.tell_note(back)
        on_done(None)

    def _seat_of(
        self, session: TableSession, client: Client, hello: wire.Hello, checked: str | None
    ) -> int | None:
        if hello.token is not None:
            number = session.table.seat_of(hello.token)
            client.token_hash = session.table.seats[number].token
            return number
        if client.address in self.guests.of(session.table.code).removed:
            raise TableError("blocked")
        if session.table.settings.spectators == "nobody":
            raise TableError("no-spectators")
        if len(session.spectators) >= self.limits.most_spectators:
            raise TableError("too-many-spectators")
        commands.check_password_checked(session.table, checked)
        return None

    def part(self, session: TableSession, client: Client) -> None:
        """Note that a client's connection has ended."""
        self.dispatcher.submit(session, partial(self._part, session, client))

    def _part(self, session: TableSession, client: Client, error: TableError | None) -> None:
        session.touched = self.dispatcher.now()
        if client in session.spectators:
            session.spectators.discard(client)
        elif client.seat is not None and session.clients.get(client.seat) is client:
            del session.clients[client.seat]
            session.armed.discard(client.seat)
            session.holding.discard(client.seat)
            if session.table.seats[client.seat].human:
                session.away[client.seat] = self.dispatcher.now()
        else:
            return
        session.tell_lobby()

    def handle(self, session: TableSession, client: Client, command: wire.ClientMessage) -> None:
        """Handle a client's message; any but the automatic ones shows that a player is here."""
        if client.seat is not None and not isinstance(command, wire.Ping | wire.ProbeReply):
            note_attendance(self.dispatcher, session)
        self.dispatcher.handle(session, client, command)

    async def release_unclaimed(self) -> None:
        """Free the seats that players took and never connected to."""
        before = self.dispatcher.now() - self.limits.seat_wait
        for code, session in list(self.tables.items()):
            guests = self.guests.of(code)

            def make(table: Table, now: int, guests: Guests = guests) -> list[AnyEntry]:
                return [SeatLeft(at=now, seat=seat) for seat in guests.never_came(table, before)]

            if guests.unclaimed:
                with contextlib.suppress(TableError):
                    await self.append(session, make)

    # Unloading.

    def _unload(self, since: int) -> None:
        for code, session in list(self.tables.items()):
            free = session.quiet and not session.live and not session.busy and not session.queue
            if free and session.touched <= since and code not in self.in_tournaments:
                if session.timer is not None:
                    session.timer.cancel()
                del self.tables[code]
                self.access.tables.remove(code)

    def unload_idle(self) -> None:
        """Unload tables without connections for a long time; they stay in the log."""
        self._unload(self.dispatcher.now() - self.limits.idle)

    async def close(self) -> None:
        """Close every connection and wait for appends in flight."""
        for session in self.tables.values():
            if session.timer is not None:
                session.timer.cancel()
            for client in [*session.clients.values(), *session.spectators]:
                client.drop(TableError("closing"))
        await self.dispatcher.close()
        self.access.passwords.close()


def _settle(future: asyncio.Future[None], error: Exception | None) -> None:
    """Resolve a future unless it was cancelled."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
