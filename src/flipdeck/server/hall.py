"""The hall: all tables in memory, and the one door by which anything happens at them.

People, bots and clocks come in the same way: bring the table up to date, ask for the ruling,
append to the log, and only then tell anyone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

import msgspec

from flipdeck.errors import IllegalMove
from flipdeck.moves import AnyMove, Play
from flipdeck.server import asking, pilots, seats
from flipdeck.server import entries as log
from flipdeck.server import messages as say
from flipdeck.server.entries import AnyEntry, By
from flipdeck.server.errors import Hold, TableError
from flipdeck.server.opened import Client, Opened, encode
from flipdeck.server.settings import ServerSettings
from flipdeck.server.store import Lost, Store
from flipdeck.server.table import Table

_logger = logging.getLogger("flipdeck.server")


class Hall:
    def __init__(self, store: Store, limits: ServerSettings) -> None:
        self.store = store
        self.limits = limits
        self.tables: dict[str, Opened] = {}
        self.moves = 0
        self.refused = 0
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    # Tables.

    async def make(self, asked: say.MakeTable) -> say.Seated:
        if len(self.tables) >= self.limits.most_tables:
            self._forget_quiet(0)
            if len(self.tables) >= self.limits.most_tables:
                raise TableError("too-many-tables")
        token = seats.new_token()
        now = self.now()
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
            self.tables[code] = Opened(table, now)
            return say.Seated(code=code, seat=0, token=token)

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
                    self.tables[code] = Opened(await self._read(code), self.now())
        finally:
            self._loading.pop(code, None)
        return self.tables[code]

    async def _read(self, code: str) -> Table:
        table = Table()
        try:
            await self._catch_up(table, code)
        except (IllegalMove, ValueError, IndexError, msgspec.MsgspecError) as wrong:
            _logger.error("broken table", extra={"code": code, "error": str(wrong)})
            raise TableError("broken-table") from None
        if not table.number:
            raise TableError("unknown-table")
        return table

    async def _catch_up(self, table: Table, code: str) -> None:
        for number, entry in await self.store.read(code, table.number):
            if number != table.number + 1:
                raise ValueError(f"entry {number} follows entry {table.number}")
            table.apply(entry)

    async def sit(self, code: str, asked: say.TakeSeat) -> say.Seated:
        opened = await self.find(code)
        token = seats.new_token()
        async with opened.lock:
            sat = asking.sit(opened.table, asked, token, self._time(opened))
            await self._append(opened, [sat], None, None)
            self._plan(opened)
        return say.Seated(code=opened.table.code, seat=sat.seat, token=token)

    async def sit_anywhere(self, asked: say.SitAnywhere) -> say.Seated:
        for opened in sorted(self.tables.values(), key=lambda each: -len(each.clients)):
            facts = opened.table.facts()
            wanted = asked.edition is None or facts.edition == asked.edition
            open_seat = facts.humans < facts.seats and not facts.locked and not facts.password
            if wanted and facts.public and opened.live and open_seat and facts.phase != "over":
                try:
                    return await self.sit(facts.code, say.TakeSeat(name=asked.name))
                except TableError:
                    continue
        raise TableError("no-table")

    def public(self) -> list[say.TableFacts]:
        """Open tables that somebody is at."""
        found = [each.table.facts() for each in self.tables.values() if each.live]
        return [facts for facts in found if facts.public and facts.phase != "over"]

    # Clients.

    async def join(self, code: str, client: Client, hello: say.Hello) -> Opened:
        """Seats a client by its token, or lets it watch."""
        opened = await self.find(code)
        async with opened.lock:
            seat = self._seat_of(opened, hello)
            client.seat = seat
            now = self._time(opened)
            opened.touched = now
            if seat is None:
                opened.watchers.add(client)
            else:
                old = opened.clients.pop(seat, None)
                if old is not None:
                    old.drop(TableError("taken-over"))
                opened.clients[seat] = client
                opened.away.pop(seat, None)
                self._give_back(opened, seat)
            client.send(opened.welcome(seat, hello.since, now))
            opened.tell_lobby()
            self._plan(opened)
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
            opened.touched = self.now()
            if client in opened.watchers:
                opened.watchers.discard(client)
            elif client.seat is not None and opened.clients.get(client.seat) is client:
                del opened.clients[client.seat]
                opened.armed.discard(client.seat)
                if opened.table.seats[client.seat].human:
                    opened.away[client.seat] = self.now()
            else:
                return
            opened.tell_lobby()
            self._plan(opened)

    @staticmethod
    def _give_back(opened: Opened, seat: int) -> bool:
        """The player is here again: the autopilot lets go at once."""
        if seat in opened.piloted:
            opened.piloted.discard(seat)
            opened.bots.pop(seat, None)
            return True
        return False

    # The door.

    async def handle(self, opened: Opened, client: Client, command: say.AnySay) -> None:
        """Does what a client asked, and answers it."""
        async with opened.lock:
            await self._release(opened)
            if client.seat is not None and opened.clients.get(client.seat) is not client:
                return
            await self._handle(opened, client, client.seat, command)
            self._plan(opened)

    async def _handle(
        self, opened: Opened, client: Client | None, seat: int | None, command: say.AnySay
    ) -> None:
        try:
            answer = await self._do(opened, client, seat, command)
        except Hold as hold:
            if seat is not None:
                opened.hold(hold.until, hold.first, seat, command, client)
            return
        except IllegalMove as refused:
            self.refused += 1
            ruling = refused.ruling
            answer = say.Refused(
                id=command.id or "", rule=ruling.rule, facts=ruling.facts, text=ruling.text()
            )
        except TableError as wrong:
            self.refused += 1
            answer = say.Error(id=command.id, error=wrong.name, text=wrong.text, closing=False)
        if answer is not None and client is not None:
            client.send(encode(answer))

    async def _do(
        self, opened: Opened, client: Client | None, seat: int | None, command: say.AnySay
    ) -> say.AnyTell | None:
        table = opened.table
        if command.id is not None and command.id in opened.ids:
            return say.Done(id=command.id, n=opened.ids[command.id])
        if isinstance(command, say.Ask):
            ruling = asking.ruling(table, seat, command.move)
            text = ruling.text()
            return say.Ruled(id=command.id, rule=ruling.rule, facts=ruling.facts, text=text)
        if seat is not None and self._give_back(opened, seat):
            opened.tell_lobby()
        if isinstance(command, say.Back):
            return say.Done(id=command.id, n=table.number)
        if isinstance(command, say.ArmUno):
            return self._arm(opened, seat, command)
        if isinstance(command, say.NextRound):
            return await self._next(opened, client, seat, command)
        if isinstance(command, say.MoveSay) and seat in opened.armed:
            command = msgspec.structs.replace(command, move=self._armed(opened, seat, command.move))
        entries = asking.ask(table, seat, command, "player", self._time(opened))
        await self._append(opened, entries, client, command.id)
        return None

    @staticmethod
    def _arm(opened: Opened, seat: int | None, command: say.ArmUno) -> say.Done:
        if seat is None:
            raise TableError("not-seated")
        (opened.armed.add if command.armed else opened.armed.discard)(seat)
        return say.Done(id=command.id, n=opened.table.number)

    @staticmethod
    def _armed(opened: Opened, seat: int | None, move: AnyMove) -> AnyMove:
        """The card laid with the call, if the law lets it be called."""
        if seat is None or not isinstance(move, Play) or move.uno:
            return move
        called = msgspec.structs.replace(move, uno=True)
        return called if asking.ruling(opened.table, seat, called).legal else move

    async def _next(
        self, opened: Opened, client: Client | None, seat: int | None, command: say.NextRound
    ) -> say.Done | None:
        if seat is None:
            raise TableError("not-seated")
        entries = asking.deal_next(opened.table, self._time(opened))
        opened.ready.add(seat)
        if opened.ready >= set(opened.clients):
            await self._append(opened, entries, client, command.id)
            return None
        opened.tell_lobby()
        return say.Done(id=command.id, n=opened.table.number)

    def _time(self, opened: Opened) -> int:
        """Now; a table's time never runs back."""
        return max(self.now(), opened.table.times.last)

    async def _append(
        self, opened: Opened, new: list[AnyEntry], client: Client | None, id: str | None
    ) -> None:
        """Takes entries in, makes them durable, and only then tells anyone."""
        table = opened.table
        first = table.number + 1
        limits = self.limits
        grace = min(limits.most_grace, limits.least_grace + opened.grace)
        tolds = [table.apply(entry, grace=grace) for entry in new]
        try:
            await self.store.append(table.code, first, [told.entry for told in tolds], id)
        except (Lost, TableError, asyncio.CancelledError) as failed:
            await self._restore(opened)
            if isinstance(failed, Lost):
                n = None if id is None else await self.store.number_of(table.code, id)
                if n is not None:
                    opened.remember(id, n)
                    if client is not None:
                        client.send(encode(say.Done(id=id, n=n)))
                    return
                raise TableError("not-now", "the table has moved on") from None
            raise
        opened.remember(id, table.number)
        for told in tolds:
            self._follow(opened, told.entry)
            pilots.hear(opened, told)
        opened.tell(tolds, client, id, self._time(opened))
        self._farewell(opened, [told.entry for told in tolds])

    async def _restore(self, opened: Opened) -> None:
        """Nothing of what could not be appended stays: the table is read anew."""
        opened.bots.clear()
        try:
            opened.table = await self._read(opened.table.code)
        except TableError:
            self.tables.pop(opened.table.code, None)

    def _follow(self, opened: Opened, entry: AnyEntry) -> None:
        """What is only in memory follows the log."""
        if isinstance(entry, log.Moved):
            self.moves += 1
            if isinstance(entry.move, Play):
                opened.armed.discard(entry.seat)
        elif isinstance(entry, log.Dealt):
            opened.ready.clear()
            opened.armed.clear()
            opened.bots.clear()
            opened.held.clear()
        elif isinstance(entry, log.Sat):
            opened.away[entry.seat] = entry.at
            opened.bots.pop(entry.seat, None)
        elif isinstance(entry, log.Left):
            opened.away.pop(entry.seat, None)
            opened.piloted.discard(entry.seat)
            opened.ready.discard(entry.seat)
            opened.bots.pop(entry.seat, None)

    @staticmethod
    def _farewell(opened: Opened, entries: list[AnyEntry]) -> None:
        for entry in entries:
            if isinstance(entry, log.Left):
                client = opened.clients.pop(entry.seat, None)
                if client is not None:
                    client.drop(TableError("removed" if entry.removed else "left"))

    # What happens by itself.

    def _plan(self, opened: Opened) -> None:
        """Sets the table's one timer to what comes next."""
        if opened.timer is not None:
            opened.timer.cancel()
            opened.timer = None
        if self._closing:
            return
        duty = pilots.due(opened, self.limits)
        times = [duty.at] if duty is not None else []
        times += [held.until for held in opened.held[:1]]
        if times:
            delay = max(0, min(times) - self.now()) / 1000
            loop = asyncio.get_running_loop()
            opened.timer = loop.call_later(delay, self._spawn, self._wake, opened)

    def _spawn(self, run: Any, opened: Opened) -> None:
        work: Coroutine[Any, Any, None] = run(opened)
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _logger.error("a table's own work failed", exc_info=task.exception())

    async def _wake(self, opened: Opened) -> None:
        async with opened.lock:
            try:
                await self._release(opened)
                duty = pilots.due(opened, self.limits)
                if duty is not None and duty.at <= self.now():
                    await self._perform(opened, duty)
            except (TableError, IllegalMove) as refused:
                _logger.warning("refused", extra={"code": opened.table.code, "why": str(refused)})
                await asyncio.sleep(0.2)
            finally:
                self._plan(opened)

    async def _release(self, opened: Opened) -> None:
        """Commands whose time has come; a catch goes before a move held as long."""
        while opened.held and opened.held[0].until <= self.now():
            held = opened.held.pop(0)
            await self._handle(opened, held.client, held.seat, held.command)

    async def _perform(self, opened: Opened, duty: pilots.Duty) -> None:
        table = opened.table
        if duty.kind == "move":
            await self._make_move(opened, duty.seat, pilots.choose(opened, duty.seat))
        elif duty.kind == "pass":
            await self._make_move(opened, duty.seat, pilots.PASS, "table")
        elif duty.kind == "speak":
            opened.spoken = table.times.exposed
            for seat, move in pilots.speak(opened):
                await self._make_move(opened, seat, move)
        elif duty.kind == "deal":
            await self._append(opened, asking.deal_next(table, self._time(opened)), None, None)
        elif duty.kind == "host":
            heirs = sorted(set(opened.clients) - {duty.seat})
            opened.away[duty.seat] = self.now()
            if heirs:
                passed = log.HostPassed(at=self._time(opened), seat=heirs[0])
                await self._append(opened, [passed], None, None)
        else:
            opened.piloted.add(duty.seat)
            opened.tell_lobby()

    async def _make_move(
        self, opened: Opened, seat: int, move: AnyMove, by: By | None = None
    ) -> None:
        by = by or pilots.who(opened, seat)
        try:
            moved = asking.move(opened.table, seat, move, by, self._time(opened))
        except Hold:
            return  # the timer asks again
        await self._append(opened, [moved], None, None)

    # The end.

    def _forget_quiet(self, since: int) -> None:
        for code, opened in list(self.tables.items()):
            if opened.quiet and opened.touched <= since and not opened.lock.locked():
                if opened.timer is not None:
                    opened.timer.cancel()
                del self.tables[code]

    def forget_idle(self) -> None:
        """Lets go of tables that nobody looked at for long; the log has them."""
        self._forget_quiet(self.now() - self.limits.idle)

    async def close(self) -> None:
        self._closing = True
        for opened in self.tables.values():
            if opened.timer is not None:
                opened.timer.cancel()
            for client in [*opened.clients.values(), *opened.watchers]:
                client.drop(TableError("closing"))
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
