"""The one door by which anything happens at a table.

People, bots and clocks come in the same way: ask the table for its ruling, append to the log, and
only then tell anyone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from flipdeck.errors import IllegalMove
from flipdeck.moves import AnyMove, Play
from flipdeck.server import asking, pilots
from flipdeck.server import entries as log
from flipdeck.server import messages as say
from flipdeck.server.archive import Archive
from flipdeck.server.entries import AnyEntry, By
from flipdeck.server.errors import Hold, TableError
from flipdeck.server.keeping import finished
from flipdeck.server.opened import Client, Opened
from flipdeck.server.scribe import encode
from flipdeck.server.settings import ServerSettings
from flipdeck.server.store import Lost, Store
from flipdeck.server.table import Table, Told

_logger = logging.getLogger("flipdeck.server")

TRIES: Final = 5
"""How often a command is asked again when another process was first."""


async def load(store: Store, code: str, first: int | None = None) -> tuple[Table, list[Told]]:
    """A table from its log, and what its entries from ``first`` on did."""
    table = Table()
    tolds = []
    try:
        for number, entry in await store.read(code):
            if number != table.number + 1:
                raise ValueError(f"entry {number} follows entry {table.number}")
            told = table.apply(entry)
            if first is not None and number >= first:
                tolds.append(told)
    except (IllegalMove, ValueError, LookupError, msgspec.MsgspecError) as wrong:
        why = {"code": code, "after": table.number, "error": type(wrong).__name__}
        _logger.error("broken table", extra=why)
        raise TableError("broken-table") from None
    if not table.number:
        raise TableError("unknown-table")
    return table, tolds


async def keep_matches(store: Store, archive: Archive, code: str) -> None:
    """Writes a table's finished matches down as records, away from the loop that serves tables."""
    entries = [entry for _, entry in await store.read(code)]
    await archive.keep(code, await asyncio.to_thread(lambda: list(finished(entries))))


class Door:
    def __init__(self, store: Store, limits: ServerSettings) -> None:
        self.store = store
        self.archive = Archive(store.engine)
        self.limits = limits
        self.moves = 0
        self.refused = 0
        self.closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    # The door.

    async def handle(self, opened: Opened, client: Client, command: say.AnySay) -> None:
        """Does what a client asked, and answers it."""
        async with opened.lock:
            if opened.stale is not None:
                try:
                    await self.freshen(opened)
                except TableError as wrong:
                    client.send(encode(_error(command.id, wrong)))
                    return
            if opened.held:
                await self._release(opened)
            if client.seat is not None and opened.clients.get(client.seat) is not client:
                return
            await self._handle(opened, client, client.seat, command)
            self.plan(opened)

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
            answer = _error(command.id, wrong)
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
        if seat is not None and self.give_back(opened, seat):
            opened.tell_lobby()
        if isinstance(command, say.Back):
            return say.Done(id=command.id, n=table.number)
        if isinstance(command, say.ArmUno):
            return self._arm(opened, seat, command)
        if isinstance(command, say.NextRound):
            return await self._next(opened, client, seat, command)
        if isinstance(command, say.MoveSay) and seat in opened.armed:
            command = msgspec.structs.replace(command, move=self._armed(opened, seat, command.move))
        for _ in range(TRIES):
            try:
                entries = asking.ask(opened.table, seat, command, "player", self.time(opened))
                await self.append(opened, entries, client, command.id)
                return None
            except (Lost, IllegalMove, TableError) as refused:
                done = await self._done_before(opened, command.id)
                if done is not None:
                    return done
                if not isinstance(refused, Lost):
                    raise
        raise TableError("not-now", "the table has moved on")

    async def _done_before(self, opened: Opened, id: str | None) -> say.Done | None:
        """A repeat gets the first answer, also long after."""
        if id is None:
            return None
        n = await self.store.number_of(opened.table.code, id)
        if n is None:
            return None
        opened.remember(id, n)
        return say.Done(id=id, n=n)

    @staticmethod
    def _arm(opened: Opened, seat: int | None, command: say.ArmUno) -> say.Done:
        if seat is None:
            raise TableError("not-seated")
        if command.armed and not asking.may_arm(opened.table, seat):
            raise TableError("not-now", "your next card cannot leave you with one")
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
        entries = asking.deal_next(opened.table, self.time(opened))
        opened.ready.add(seat)
        if opened.ready >= set(opened.clients):
            await self.append(opened, entries, client, command.id)
            return None
        opened.tell_lobby()
        return say.Done(id=command.id, n=opened.table.number)

    def time(self, opened: Opened) -> int:
        """Now; a table's time never runs back."""
        return max(self.now(), opened.table.times.last)

    async def append(
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
        except (Lost, TableError, asyncio.CancelledError):
            opened.stale = first
            await self.freshen(opened)
            raise
        opened.remember(id, table.number)
        for told in tolds:
            self._follow(opened, told.entry)
            pilots.hear(opened, told)
        opened.tell(tolds, client, id, self.time(opened))
        self._farewell(opened, [told.entry for told in tolds])
        if table.phase == "over" and tolds[-1].match:
            self._spawn(self._keep, opened)

    async def freshen(self, opened: Opened) -> None:
        """Nothing of what could not be appended stays: the table is read anew from the log, and
        what another process wrote there is told."""
        first = opened.stale
        if first is None:
            return
        try:
            opened.table, tolds = await load(self.store, opened.table.code, first)
        except sa.exc.DBAPIError:
            raise TableError("log-unavailable") from None
        opened.stale = None
        opened.bots.clear()
        for told in tolds:
            self._follow(opened, told.entry)
        opened.tell(tolds, None, None, self.time(opened))
        self._farewell(opened, [told.entry for told in tolds])

    def _follow(self, opened: Opened, entry: AnyEntry) -> None:
        """What is only in memory follows the log."""
        if isinstance(entry, log.Moved):
            self.moves += 1
            if isinstance(entry.move, Play):
                opened.armed.discard(entry.seat)
            for seat in [*opened.armed]:
                if not asking.may_arm(opened.table, seat):
                    opened.armed.discard(seat)
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

    @staticmethod
    def give_back(opened: Opened, seat: int) -> bool:
        """The player is here again: the autopilot lets go at once."""
        if seat in opened.piloted:
            opened.piloted.discard(seat)
            opened.bots.pop(seat, None)
            return True
        return False

    # What happens by itself.

    def plan(self, opened: Opened) -> None:
        """Sets the table's one timer to what comes next."""
        if opened.timer is not None:
            opened.timer.cancel()
            opened.timer = None
        if self.closing:
            return
        duty = pilots.due(opened, self.limits)
        if duty is not None or opened.held:
            times = [duty.at] if duty is not None else []
            times += [held.until for held in opened.held[:1]]
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

    async def _keep(self, opened: Opened) -> None:
        """Keeps the match that is over; what fails here can be made from the log later."""
        await keep_matches(self.store, self.archive, opened.table.code)

    async def _wake(self, opened: Opened) -> None:
        async with opened.lock:
            try:
                await self.freshen(opened)
                await self._release(opened)
                duty = pilots.due(opened, self.limits)
                if duty is not None and duty.at <= self.now():
                    await self._perform(opened, duty)
            except (TableError, IllegalMove, Lost) as refused:
                # By name only: a reason in words may name a card.
                why = {"code": opened.table.code, "error": type(refused).__name__}
                _logger.warning("refused", extra=why)
                await asyncio.sleep(0.2)
            finally:
                self.plan(opened)

    async def _release(self, opened: Opened) -> None:
        """Commands whose time has come; a catch goes before a move held as long."""
        while opened.held and opened.held[0].until <= self.now():
            held = opened.held.pop(0)
            await self._handle(opened, held.client, held.seat, held.command)

    async def _perform(self, opened: Opened, duty: pilots.Duty) -> None:
        table = opened.table
        if duty.kind == "move":
            await self._make_move(opened, duty.seat, pilots.choose(opened, duty.seat))
        elif duty.kind == "keep":
            await self._make_move(opened, duty.seat, pilots.keep(opened, duty.seat), "table")
        elif duty.kind == "speak":
            opened.spoken = table.times.exposed
            for seat, move in pilots.speak(opened):
                await self._make_move(opened, seat, move)
        elif duty.kind == "deal":
            await self.append(opened, asking.deal_next(table, self.time(opened)), None, None)
        elif duty.kind == "host":
            heirs = sorted(set(opened.clients) - {duty.seat})
            opened.away[duty.seat] = self.now()
            if heirs:
                passed = log.HostPassed(at=self.time(opened), seat=heirs[0])
                await self.append(opened, [passed], None, None)
        else:
            opened.piloted.add(duty.seat)
            opened.tell_lobby()

    async def _make_move(
        self, opened: Opened, seat: int, move: AnyMove, by: By | None = None
    ) -> None:
        by = by or pilots.who(opened, seat)
        try:
            moved = asking.move(opened.table, seat, move, by, self.time(opened))
        except Hold:
            return  # the timer asks again
        await self.append(opened, [moved], None, None)

    async def close(self) -> None:
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _error(id: str | None, wrong: TableError) -> say.Error:
    return say.Error(id=id, error=wrong.name, text=wrong.text, closing=False)
