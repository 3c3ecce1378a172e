"""A table in memory: its log's fold, who is connected, and what waits."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, Protocol, cast

import msgspec

from flipdeck.bots import Bot
from flipdeck.server import forms
from flipdeck.server import messages as tell
from flipdeck.server.errors import TableError
from flipdeck.server.scribe import Scribe, Shared, encode, once
from flipdeck.server.table import Past, Table, Told
from flipdeck.view import View

IDS_KEPT: Final = 16


class Client(Protocol):
    """One connection."""

    seat: int | None
    latency: int

    def send(self, message: bytes) -> None:
        """Puts a message into the client's queue; never waits."""

    def drop(self, reason: TableError) -> None:
        """Says why and closes."""


class Held(msgspec.Struct):
    """A command whose time has not come."""

    until: int
    first: bool
    order: int
    seat: int
    command: tell.AnySay
    client: Client | None

    @property
    def place(self) -> tuple[int, bool, int]:
        return (self.until, not self.first, self.order)


class Opened:
    """One table and everybody at it. Whoever changes or shows it holds ``lock``."""

    def __init__(self, table: Table, now: int, second: int = 1000) -> None:
        self.second = second
        self.table = table
        self.scribe = Scribe()
        self.lock = asyncio.Lock()
        self.clients: dict[int, Client] = {}
        self.watchers: set[Client] = set()
        self.away: dict[int, int] = dict.fromkeys(table.humans, now)
        """Since when a player is not connected."""
        self.piloted: set[int] = set()
        self.armed: set[int] = set()
        self.ready: set[int] = set()
        self.bots: dict[int, Bot] = {}
        self.held: list[Held] = []
        self.ids: OrderedDict[str, int] = OrderedDict()
        self.spoken = 0
        """The exposure that bots have spoken to already, by its time."""
        self.timer: asyncio.TimerHandle | None = None
        self.touched = now
        self.stale: int | None = None
        """The first number that the log may hold otherwise than memory does."""
        self._order = 0

    @property
    def live(self) -> bool:
        """Somebody who plays is here; a table nobody plays at waits."""
        return bool(self.clients)

    @property
    def alone(self) -> bool:
        """One person with bots, and nobody watches."""
        return not self.watchers and len(self.table.humans) == 1

    @property
    def quiet(self) -> bool:
        return not self.clients and not self.watchers

    def remember(self, id: str | None, n: int) -> None:
        if id is not None:
            self.ids[id] = n
            if len(self.ids) > IDS_KEPT:
                self.ids.popitem(last=False)

    def hold(self, until: int, first: bool, seat: int, say: tell.AnySay, at: Client | None) -> None:
        if any(held.seat == seat and held.command.id == say.id for held in self.held):
            return
        self._order += 1
        self.held.append(Held(until, first, self._order, seat, say, at))
        self.held.sort(key=lambda held: held.place)

    def plays_for(self, seat: int) -> bool:
        """Whether a program moves for the seat."""
        return self.table.seats[seat].bot is not None or seat in self.piloted

    @property
    def grace(self) -> int:
        return max((client.latency for client in self.clients.values()), default=0)

    # What is shown.

    def lobby(self) -> tell.Lobby:
        table = self.table
        seats = []
        for number, seat in enumerate(table.seats):
            kind = "open" if seat.free else "human" if seat.human else "bot"
            seats.append(
                tell.SeatFacts(
                    seat=number,
                    kind=cast("forms.SeatKind", kind),
                    name=seat.name,
                    bot=seat.bot,
                    connected=number in self.clients,
                    piloted=number in self.piloted,
                    muted=seat.muted,
                )
            )
        return tell.Lobby(
            code=table.code,
            settings=table.settings,
            mode=table.mode,
            target=table.target,
            phase=table.phase,
            paused=table.paused,
            locked=table.locked,
            password=table.password is not None,
            host=table.host,
            seats=seats,
            watchers=len(self.watchers),
            ready=sorted(self.ready),
        )

    def view(self, seat: int | None) -> View | None:
        course = self.table.course
        if course is None:
            return None
        backs = self.table.settings.watch == "backs"
        return course.round.view(course.chair(seat), backs=backs, match_over=course.over)

    def seen(self, told: Told | Past, seat: int | None) -> list[tell.AnyEvent]:
        course = self.table.course
        if course is None or not told.events:
            return []
        backs = self.table.settings.watch == "backs"
        events = course.round.seen(told.events, told.chair(seat), backs=backs)
        return cast("list[tell.AnyEvent]", list(events))

    @property
    def turn_time(self) -> int:
        return self.table.settings.turn_time * self.second

    def clock(self, now: int) -> tell.Clock | None:
        table = self.table
        total = self.turn_time
        if not total or table.phase != "playing" or table.course is None:
            return None
        turn = table.course.round.turn
        at = now if table.times.paused is None else table.times.paused
        left = max(0, total - (at - table.times.turn))
        return tell.Clock(
            chair=-1 if turn is None else turn, left=left, total=total, running=not table.paused
        )

    def welcome(self, seat: int | None, since: int | None, now: int) -> bytes:
        course = self.table.course
        return encode(
            tell.Welcome(
                seat=seat,
                n=self.table.number,
                lobby=self.lobby(),
                match=None if course is None else course.facts(),
                view=self.view(seat),
                legal=self.table.legal(seat),
                clock=self.clock(now),
                armed=seat in self.armed,
                missed=self._missed(seat, since),
            )
        )

    def _missed(self, seat: int | None, since: int | None) -> list[tell.Missed] | None:
        recent = self.table.recent
        if since is None or since > self.table.number:
            return None
        if seat is not None:
            since = max(since, self.table.seats[seat].since)
        if since < self.table.number and (not recent or recent[0].n > since + 1):
            return None
        return [
            tell.Missed(n=told.n, events=self.seen(told, seat)) for told in recent if told.n > since
        ]

    # Telling.

    def tell(self, tolds: list[Told], sender: Client | None, id: str | None, now: int) -> None:
        """Tells everybody what each may know of new entries."""
        course = self.table.course
        lobby = match = None
        for told in tolds:
            if told.lobby and lobby is None:
                lobby = once(self.lobby())
            if told.match and match is None and course is not None:
                match = once(course.facts())
        shared = Shared(self.clock(now), lobby, match)
        ids: dict[int | None, str | None] = dict.fromkeys(self.clients)
        if self.watchers:
            ids[None] = None
        if sender is not None:
            ids[sender.seat] = id
        for told in tolds:
            messages = self.scribe.happened(self.table, told, ids, shared)
            for seat, client in self.clients.items():
                client.send(messages[seat])
            for client in self.watchers:
                client.send(messages[None])

    def tell_lobby(self, but: Client | None = None) -> None:
        message = encode(tell.LobbyTold(n=self.table.number, lobby=self.lobby()))
        for client in [*self.clients.values(), *self.watchers]:
            if client is not but:
                client.send(message)

    def say_all(self, message: bytes) -> None:
        for client in [*self.clients.values(), *self.watchers]:
            client.send(message)
