"""A table in memory: its state, its clients and what waits."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Collection
from functools import partial
from typing import Any, Final, Protocol, cast

import msgspec

from flipdeck.bots import Bot
from flipdeck.server import http_types
from flipdeck.server import messages as wire
from flipdeck.server.errors import TableError
from flipdeck.server.settings import ServerSettings
from flipdeck.server.storage.log_entries import SeatChanged, StageStarted
from flipdeck.server.table_types import (
    Clock,
    DealClock,
    Lobby,
    Note,
    NoteKind,
    SeatInfo,
    ShuffleInfo,
)
from flipdeck.server.tables.entry_budget import EntryBudget
from flipdeck.server.tables.gathering import Gathering
from flipdeck.server.tables.notes import Notes
from flipdeck.server.tables.serializer import Serializer, encode, encode_shared
from flipdeck.server.tables.table import Applied, PackedEvents, Table
from flipdeck.server.tournament_types import TournamentMode, TournamentSeatInfo

IDS_KEPT: Final = 16
MOST_HELD: Final = 300_000
"""How long after a round players can hold the next deal, in milliseconds."""

Job = Callable[[TableError | None], None]
"""Work that waits for a table; it gets the error if the table cannot be read."""


class Client(Protocol):
    """One connection; ``seat`` is None for a spectator, ``latency`` is in milliseconds."""

    seat: int | None
    latency: int
    address: str
    """What its requests are counted by."""
    token_hash: str | None
    """The hash of the token that it came with."""
    backs: bool
    """False for a spectator that must be sent no backs, even where others are."""
    takes_part: bool
    """Whether it gives parts to shuffles."""

    def send(self, message: bytes) -> None:
        """Queue a text frame; never waits, and does nothing once the connection is closed."""

    def drop(self, reason: TableError) -> None:
        """Send the reason and close."""

    def measure_latency(self, mark: int) -> None:
        """Note that the probe of that mark was answered."""

    def may_chat(self) -> bool:
        """Whether the chat limit allows another line; counts it."""


class Held(msgspec.Struct):
    """A command that is carried out at ``until``; ``first`` ones go before others of that time."""

    until: int
    first: bool
    order: int
    seat: int
    command: wire.ClientMessage
    client: Client | None

    @property
    def place(self) -> tuple[int, bool, int]:
        """The sort key among held commands."""
        return (self.until, not self.first, self.order)


class TableSession:
    """One table and everybody at it, used by the event loop's thread alone."""

    def __init__(
        self,
        table: Table,
        now: int,
        limits: ServerSettings | None = None,
        time: Callable[[], int] | None = None,
    ) -> None:
        self.time = time or (lambda: now)
        """The clock; without one it is always ``now``."""
        self.limits = limits or ServerSettings()
        self.table = table
        self.serializer = Serializer()
        self.clients: dict[int, Client] = {}
        self.spectators: set[Client] = set()
        self.away: dict[int, int] = dict.fromkeys(table.humans, now)
        """Since when each player is not connected."""
        self.autopilot: set[int] = set()
        self.armed: set[int] = set()
        self.gathering = Gathering()
        self.ready: set[int] = set()
        self.holding: set[int] = set()
        """Seats that asked to wait with the next deal."""
        self.notes = Notes(table)
        self.forgot: int | None = None
        """The bot that forgot to call UNO with its last card but one."""
        self.bots: dict[int, Bot] = {}
        self.held: list[Held] = []
        self.ids: OrderedDict[str, int] = OrderedDict()
        self.spoken = 0
        self.asked_to_jump_in = 0
        """The exposure that bots have reacted to already, by its time."""
        self.touched = now
        self.busy = False
        """An append, a reload or a look into the log is in flight: other work waits."""
        self.queue: deque[Job] = deque()
        """What waits until the table is no longer busy."""
        self.attempt = 1
        """How often the command in hand has been tried."""
        self.committed = table.number
        """The number of the last durable entry."""
        self.stale: int | None = None
        """The first number at which memory may differ from the log."""
        self.timer: asyncio.TimerHandle | None = None
        self.timer_at = 0
        self.not_before = 0
        """Bots and clocks wait until then."""
        self.on_change: Callable[[], None] | None = None
        """Called when the lobby or the match has changed; a tournament follows its tables."""
        self.away_since: dict[str, int] = {}
        """Since when players of a tournament are away, by hashed token, for the next stage."""
        self._order = 0
        self.budget = EntryBudget(self.limits)
        self.acted = now
        """When a player last sent anything."""
        self.unattended = False
        """Nobody has acted for so long that bots and clocks wait."""

    @property
    def live(self) -> bool:
        """A player is connected, or a tournament is played; the clocks of other tables stop."""
        return bool(self.clients) or self.table.runs_alone

    @property
    def away_limit(self) -> int:
        """How long a player may be away before a bot plays for the seat."""
        stage = self.table.tournament
        return self.limits.away if stage is None else stage.no_show * self.limits.clock_second

    @property
    def alone(self) -> bool:
        """One person with bots and no spectators."""
        return not self.spectators and len(self.table.humans) == 1

    @property
    def quiet(self) -> bool:
        """Nobody is connected."""
        return not self.clients and not self.spectators

    def remember(self, id: str | None, n: int) -> None:
        """Keep a command's number, to answer repeats of it without the database."""
        if id is not None:
            self.ids[id] = n
            if len(self.ids) > IDS_KEPT:
                self.ids.popitem(last=False)

    def hold(
        self,
        until: int,
        first: bool,
        seat: int,
        command: wire.ClientMessage,
        client: Client | None,
    ) -> None:
        """Hold a command until its time; a repeat of one that is held is ignored."""
        if any(held.seat == seat and held.command.id == command.id for held in self.held):
            return
        self._order += 1
        self.held.append(Held(until, first, self._order, seat, command, client))
        self.held.sort(key=lambda held: held.place)

    def plays_for(self, seat: int) -> bool:
        """Whether a program moves for the seat."""
        return self.table.seats[seat].bot is not None or seat in self.autopilot

    def grace(self) -> int:
        """How long a player left with one card may still call before a catch counts: longer by the
        latency of the farthest player."""
        limits = self.limits
        farthest = max((client.latency for client in self.clients.values()), default=0)
        return min(limits.most_grace, limits.least_grace + farthest)

    # What is shown.

    def lobby(self) -> Lobby:
        """The table as everybody may know it."""
        table = self.table
        seats = []
        for number, seat in enumerate(table.seats):
            kind = "open" if seat.free else "human" if seat.human else "bot"
            seats.append(
                SeatInfo(
                    seat=number,
                    kind=cast("http_types.SeatKind", kind),
                    name=seat.name,
                    bot=seat.bot,
                    connected=number in self.clients,
                    autopilot=number in self.autopilot,
                    muted=seat.muted,
                )
            )
        return Lobby(
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
            spectators=len(self.spectators),
            ready=sorted(self.ready),
            tournament=_seat_info(table.tournament),
            deal=self._deal_clock(),
            unattended=self.unattended,
        )

    @property
    def deal_at(self) -> int:
        """When the next round is dealt by itself, after a round."""
        wait = max(self.table.settings.next_round, self.limits.least_next_round)
        return self.table.times.over + (max(wait, MOST_HELD) if self.holding else wait)

    def _deal_clock(self) -> DealClock | None:
        table = self.table
        if table.phase != "between":
            return None
        now = self.time() if table.times.paused is None else table.times.paused
        return DealClock(
            left=max(0, self.deal_at - now),
            total=self.deal_at - table.times.over,
            running=not table.paused,
            held=sorted(self.holding),
        )

    @property
    def turn_time(self) -> int:
        """Milliseconds a turn may take; 0 is no clock."""
        return self.table.settings.turn_time * self.limits.clock_second

    def clock(self, now: int) -> Clock | None:
        """The turn's clock at a time, if the table has one and a round is played."""
        table = self.table
        total = self.turn_time
        if not total or table.phase != "playing" or table.match is None:
            return None
        turn = table.match.round.turn
        at = now if table.times.paused is None else table.times.paused
        left = max(0, total - (at - table.times.turn))
        return Clock(
            chair=-1 if turn is None else turn, left=left, total=total, running=not table.paused
        )

    @property
    def shows_backs(self) -> bool:
        """Whether spectators see the backs of the cards."""
        return self.table.settings.spectators == "backs"

    def welcome(
        self, seat: int | None, since: int | None, now: int, *, backs: bool = True
    ) -> bytes:
        """The first message to a client, which last received the update ``since``; with ``backs``
        false a spectator sees none."""
        match_state = self.table.match
        backs = backs and self.shows_backs
        missed = self._missed(seat, since, backs)
        return self.serializer.welcome(
            self.table,
            seat,
            backs=backs,
            lobby=self.lobby(),
            match=None if match_state is None else match_state.facts(),
            clock=self.clock(now),
            armed=seat in self.armed,
            shuffle=None if self.table.shuffle is None else self.table.shuffle.info(),
            missed=missed,
            history=self._history(seat, backs) if missed is None else None,
            notes=self.notes.seen_by(seat),
        )

    def _missed(
        self, seat: int | None, since: int | None, backs: bool
    ) -> list[wire.PastUpdate] | None:
        """What happened after ``since``, if all of it is at hand and the seat may see it."""
        recent = self.table.recent
        if since is None or since > self.table.number:
            return None
        if seat is not None:
            since = max(since, self.table.seats[seat].since)
        if since < self.table.number and (not recent or recent[0].n > since + 1):
            return None
        return [_past_update(past, seat, backs) for past in recent if past.n > since]

    def _history(self, seat: int | None, backs: bool) -> list[wire.PastUpdate]:
        """The current round so far; of what was before a seat was taken, only what all may see."""
        taken = 0 if seat is None else self.table.seats[seat].since
        return [
            _past_update(past, seat, backs) if past.n > taken else _past_update(past, None, False)
            for past in self.table.history
        ]

    # Sending.

    def follow_seat_changes(self, applied: list[Applied]) -> list[Client]:
        """Let clients sit where entries moved them; return them, who know nothing of it yet."""
        moved = []
        for result in applied:
            entry = result.entry
            if isinstance(entry, SeatChanged):
                if entry.seat in self.away:
                    self.away[entry.to] = self.away.pop(entry.seat)
                client = self.clients.pop(entry.seat, None)
                if client is not None:
                    client.seat = entry.to
                    self.clients[entry.to] = client
                    moved.append(client)
        return moved

    def tell(self, applied: list[Applied], sender: Client | None, id: str | None, now: int) -> None:
        """Send everybody an update for each new entry, with what each may see of it; ``now`` is
        for the clock alone."""
        clock = self.clock(now) if self.table.settings.turn_time else None
        recipients: Collection[int | None] = self.clients.keys()
        if self.spectators:
            recipients = [*self.clients, None]
        answers = None if sender is None or id is None else (sender.seat, id)
        backs = self.shows_backs
        blind = [client for client in self.spectators if backs and not client.backs]
        for result in applied:
            shared = b""
            if clock is not None or result.lobby or result.match or result.shuffle:
                match_state = self.table.match
                lobby = self.lobby() if result.lobby else None
                match = match_state.facts() if result.match and match_state is not None else None
                shared = encode_shared(clock, lobby, match, self._shuffle(result))
            write = partial(self.serializer.update, self.table, result)
            messages = write(recipients, shared, answers, backs=backs)
            for seat, client in self.clients.items():
                client.send(messages[seat])
            for client in self.spectators:
                if client not in blind:
                    client.send(messages[None])
            if blind:
                message = write((None,), shared, answers, backs=False)[None]
                for client in blind:
                    client.send(message)
        if self.on_change is not None and any(result.lobby or result.match for result in applied):
            self.on_change()

    def _shuffle(self, result: Applied) -> ShuffleInfo | None:
        shuffle = self.table.shuffle
        return shuffle.info() if result.shuffle and shuffle is not None else None

    def begin_stage(self, now: int) -> None:
        """Drop the players of the stage before, but for those who sit here again.

        Nobody may be told what the seat sees that was the own one.
        """
        hashes = {seat.token: number for number, seat in enumerate(self.table.seats) if seat.human}
        left, self.clients = self.clients, {}
        for client in left.values():
            seat = hashes.get(client.token_hash)
            if seat is None:
                client.drop(TableError("moved"))
            else:
                client.seat = seat
                self.clients[seat] = client
        self.away = {
            seat: self.away_since.get(token or "", now)
            for token, seat in hashes.items()
            if seat not in self.clients
        }
        self.away_since = {}

    def tell_lobby(self, but: Client | None = None) -> None:
        """Send the lobby to everybody except one."""
        message = encode(wire.LobbyUpdate(seq=self.table.number, lobby=self.lobby()))
        for client in [*self.clients.values(), *self.spectators]:
            if client is not but:
                client.send(message)
        if self.on_change is not None:
            self.on_change()

    def note(self, kind: NoteKind, seat: int, text: str = "", reaction: Any = None) -> Note:
        """Keep a note about a seat."""
        name = self.table.seats[seat].name or ""
        after, now = self.committed, self.time()
        return self.notes.add(kind, seat, name, after=after, now=now, text=text, reaction=reaction)

    def tell_note(self, note: Note) -> None:
        """Send a note to everybody."""
        self.send_all(encode(wire.NoteSent(note=note)))

    def tell_notes_of(self, applied: list[Applied]) -> None:
        """Keep and send the notes of new entries."""
        for result in applied:
            for note in self.notes.follow(self.table, result.entry, self.time()):
                self.tell_note(note)

    def send_players(self, message: bytes) -> None:
        """Send a message to the players, who may chat among themselves."""
        for client in list(self.clients.values()):
            client.send(message)

    def send_all(self, message: bytes) -> None:
        """Send a message to everybody."""
        for client in [*self.clients.values(), *self.spectators]:
            client.send(message)


def _seat_info(stage: StageStarted | None) -> TournamentSeatInfo | None:
    if stage is None:
        return None
    return TournamentSeatInfo(
        code=stage.tournament,
        title=stage.title,
        mode=cast("TournamentMode", stage.mode),
        table=stage.table,
        stage=stage.stage,
        stages=stage.stages,
    )


def _past_update(past: PackedEvents, seat: int | None, backs: bool) -> wire.PastUpdate:
    events: Any = msgspec.Raw(past.text(seat, backs=backs))
    return wire.PastUpdate(seq=past.n, events=events, autopilot=past.autopilot)
