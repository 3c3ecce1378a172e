"""The hall: all tables in memory, and how people come to them."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from flipdeck.server import asking, forms, seats
from flipdeck.server import messages as say
from flipdeck.server.door import Door, keep_matches, load
from flipdeck.server.errors import TableError
from flipdeck.server.opened import Client, Opened
from flipdeck.server.settings import ServerSettings
from flipdeck.server.store import Lost, Store
from flipdeck.server.table import Table

_logger = logging.getLogger("flipdeck.server")

DAY: Final = 86_400_000


class Hall:
    """All tables in memory, who comes to them and who goes."""

    def __init__(self, store: Store, limits: ServerSettings) -> None:
        self.store = store
        self.limits = limits
        self.door = Door(store, limits)
        self.tables: dict[str, Opened] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._going_on: set[str] = set()
        """Old tables that stay: their match goes on, or they cannot be read."""

    # Tables.

    async def make(self, asked: forms.MakeTable) -> forms.Seated:
        if len(self.tables) >= self.limits.most_tables:
            self._forget_quiet(self.door.now())
            if len(self.tables) >= self.limits.most_tables:
                raise TableError("too-many-tables")
        token = seats.new_token()
        now = self.door.now()
        while True:
            code = seats.new_code()
            entries = asking.make(asked, code, token, now)
            table = Table()
            for entry in entries:
                table.apply(entry)
            try:
                await self.store.append(code, 1, entries)
            except Lost:
                continue
            self.tables[code] = Opened(table, now, self.limits.clock_second)
            return forms.Seated(code=code, seat=0, token=token)

    async def find(self, code: str) -> Opened:
        """The table of that code, from memory or from the log."""
        code = code.upper()
        found = self.tables.get(code)
        if found is not None:
            return found
        if not seats.is_code(code):
            raise TableError("unknown-table")
        lock = self._loading.setdefault(code, asyncio.Lock())
        try:
            async with lock:
                if code not in self.tables:
                    table, _ = await load(self.store, code)
                    opened = Opened(table, self.door.now(), self.limits.clock_second)
                    self.tables.setdefault(code, opened)
        finally:
            self._loading.pop(code, None)
        return self.tables[code]

    async def sit(self, code: str, asked: forms.TakeSeat) -> forms.Seated:
        opened = await self.find(code)
        token = seats.new_token()
        async with opened.lock:
            await self.door.freshen(opened)
            sat = asking.sit(opened.table, asked, token, self.door.time(opened))
            try:
                await self.door.append(opened, [sat], None, None)
            except Lost:
                raise TableError("not-now", "the table has moved on") from None
            self.door.plan(opened)
        return forms.Seated(code=opened.table.code, seat=sat.seat, token=token)

    async def sit_anywhere(self, asked: forms.SitAnywhere) -> forms.Seated:
        for opened in sorted(self.tables.values(), key=lambda each: -len(each.clients)):
            facts = opened.table.facts()
            wanted = asked.edition is None or facts.edition == asked.edition
            open_seat = facts.humans < facts.seats and not facts.locked and not facts.password
            if wanted and facts.public and opened.live and open_seat and facts.phase != "over":
                try:
                    return await self.sit(facts.code, forms.TakeSeat(name=asked.name))
                except TableError:
                    continue
        raise TableError("no-table")

    def public(self) -> list[forms.TableFacts]:
        """Open tables that somebody is at."""
        found = [each.table.facts() for each in self.tables.values() if each.live]
        return [facts for facts in found if facts.public and facts.phase != "over"]

    async def record(self, code: str, token: str) -> bytes:
        """The match that was finished last, for those who sat there."""
        code = code.upper()
        if not seats.is_code(code):
            raise TableError("unknown-table")
        archive = self.door.archive
        kept = await archive.last(code)
        try:
            ended = (await self.find(code)).table.ended
        except TableError:
            # The table itself may have been cleared away.
            if kept is None:
                raise
            ended = None
        if ended is not None and (kept is None or kept.number < ended):
            await keep_matches(self.store, archive, code)
            kept = await archive.last(code)
        if kept is None:
            raise TableError("not-now", "no match is over")
        if not any(seats.same(token, stored) for stored in kept.tokens):
            raise TableError("wrong-token")
        return kept.record

    async def clear_away(self) -> None:
        """Lets old tables go at which no match goes on; their finished matches stay."""
        if not self.limits.keep_days:
            return
        since = self.door.now() - int(self.limits.keep_days * DAY)
        for code in await self.door.archive.silent(since):
            if code in self.tables or code in self._going_on:
                continue
            async with self._loading.setdefault(code, asyncio.Lock()):
                try:
                    if code not in self.tables:
                        await self._clear_away(code)
                except TableError as wrong:
                    _logger.warning("not cleared", extra={"code": code, "error": wrong.name})
                    self._going_on.add(code)
                finally:
                    self._loading.pop(code, None)

    async def _clear_away(self, code: str) -> None:
        table, _ = await load(self.store, code)
        if table.phase in ("playing", "between"):
            self._going_on.add(code)
            return
        if table.ended is not None:
            await keep_matches(self.store, self.door.archive, code)
        await self.door.archive.remove(code)
        _logger.info("cleared", extra={"code": code})

    # Clients.

    async def join(self, code: str, client: Client, hello: say.Hello) -> Opened:
        """Seats a client by its token, or lets it watch."""
        opened = await self.find(code)
        async with opened.lock:
            await self.door.freshen(opened)
            seat = self._seat_of(opened, hello)
            client.seat = seat
            now = self.door.time(opened)
            opened.touched = now
            if seat is None:
                opened.watchers.add(client)
            else:
                old = opened.clients.pop(seat, None)
                if old is not None:
                    old.drop(TableError("taken-over"))
                opened.clients[seat] = client
                opened.away.pop(seat, None)
                self.door.give_back(opened, seat)
            client.send(opened.welcome(seat, hello.since, now))
            opened.tell_lobby(but=client)
            self.door.plan(opened)
        return opened

    def _seat_of(self, opened: Opened, hello: say.Hello) -> int | None:
        if hello.token is not None:
            for number, seat in enumerate(opened.table.seats):
                if seat.token is not None and seats.same(hello.token, seat.token):
                    return number
            raise TableError("wrong-token")
        if opened.table.settings.watch == "nobody":
            raise TableError("no-watching")
        if len(opened.watchers) >= self.limits.most_watchers:
            raise TableError("too-many-watchers")
        seats.check_password(hello.password, opened.table.password)
        return None

    async def part(self, opened: Opened, client: Client) -> None:
        """A connection ended."""
        async with opened.lock:
            opened.touched = self.door.now()
            if client in opened.watchers:
                opened.watchers.discard(client)
            elif client.seat is not None and opened.clients.get(client.seat) is client:
                del opened.clients[client.seat]
                opened.armed.discard(client.seat)
                if opened.table.seats[client.seat].human:
                    opened.away[client.seat] = self.door.now()
            else:
                return
            opened.tell_lobby()
            self.door.plan(opened)

    # The end.

    def _forget_quiet(self, since: int) -> None:
        for code, opened in list(self.tables.items()):
            if opened.quiet and opened.touched <= since and not opened.lock.locked():
                if opened.timer is not None:
                    opened.timer.cancel()
                del self.tables[code]

    def forget_idle(self) -> None:
        """Lets go of tables that nobody looked at for long; the log has them."""
        self._forget_quiet(self.door.now() - self.limits.idle)

    async def close(self) -> None:
        for opened in self.tables.values():
            if opened.timer is not None:
                opened.timer.cancel()
            for client in [*opened.clients.values(), *opened.watchers]:
                client.drop(TableError("closing"))
        await self.door.close()
