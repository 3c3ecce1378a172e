"""All tournaments in memory: how they are made, joined, commanded and kept going."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

import msgspec

from flipdeck.engine import match as match_machine
from flipdeck.server import credentials
from flipdeck.server import tournament_messages as wire
from flipdeck.server import tournament_types as types
from flipdeck.server.credentials import TOURNAMENT_CODE_LENGTH
from flipdeck.server.errors import TableError
from flipdeck.server.messages import Ack, Error, Pong
from flipdeck.server.storage import tournament_entries as log
from flipdeck.server.storage.log_storage import AppendConflict
from flipdeck.server.storage.tournament_entries import (
    AnyTournamentEntry,
    decode_tournament_entry,
)
from flipdeck.server.tables.expiry import DAY
from flipdeck.server.tables.registry import Registry
from flipdeck.server.tables.serializer import encode
from flipdeck.server.tournaments import commands, views
from flipdeck.server.tournaments.driver import Driver
from flipdeck.server.tournaments.session import Member, TournamentClient, TournamentSession
from flipdeck.server.tournaments.tournament import Tournament

_logger = logging.getLogger("flipdeck.server")

CLOSING_SECONDS: Final = 20.0
"""How long a request for the records waits until all tables are closed."""
REFRESH_SECONDS: Final = 60.0
"""How often the state is sent though nothing has happened."""
RETRY_SECONDS: Final = 1.0
"""How long a tournament waits after a failure before it goes on."""


class Tournaments:
    """Creates, loads and drives tournaments; people, clocks and tables append the same way."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.limits = registry.limits
        self.store = registry.store
        self.now = registry.dispatcher.now
        self.sessions: dict[str, TournamentSession] = {}
        self.driver = Driver(registry, self._append)
        self._loading = asyncio.Lock()

    # Life.

    async def open(self) -> None:
        """Go on with every tournament that is not over."""
        archive = self.registry.dispatcher.archive
        for code, entry in (await archive.last_entries(TOURNAMENT_CODE_LENGTH)).items():
            try:
                if not isinstance(decode_tournament_entry(entry), log.TablesClosed):
                    await self.find(code)
            except (TableError, msgspec.MsgspecError):
                _logger.error("a tournament cannot be loaded", extra={"code": code})

    async def close(self) -> None:
        """End the work on all tournaments; what is missing is done after the next start."""
        tasks = []
        for session in self.sessions.values():
            if session.timer is not None:
                session.timer.cancel()
            for client in list(session.clients):
                client.drop(TableError("closing"))
            if session.task is not None:
                session.task.cancel()
                tasks.append(session.task)
        await asyncio.gather(*tasks, return_exceptions=True)

    async def find(self, code: str) -> TournamentSession:
        """The tournament of that code, from memory or from its log."""
        code = code.upper()
        if not credentials.is_tournament_code(code):
            raise TableError("unknown-tournament")
        async with self._loading:
            if code not in self.sessions:
                self._put(TournamentSession(await self._load(code), self.now()))
        return self.sessions[code]

    async def _load(self, code: str) -> Tournament:
        state = Tournament()
        try:
            for _, entry in await self.store.read_as(code, decode_tournament_entry):
                state.apply(entry)
        except (ValueError, LookupError, msgspec.MsgspecError) as error:
            why = {"code": code, "after": state.number, "error": type(error).__name__}
            _logger.error("broken tournament", extra=why)
            raise TableError("broken-table") from None
        if not state.number:
            raise TableError("unknown-tournament")
        return state

    def _put(self, session: TournamentSession) -> None:
        """Keep a tournament in memory, and go on with it."""
        state = session.state
        self.sessions[state.code] = session

        def changed() -> None:
            session.note_presence(self.now())
            session.wake.set()
            self.changed(session)

        session.on_change = changed
        if not state.closed:
            self.registry.in_tournaments.update(state.tables)
            session.task = asyncio.create_task(self._run(session))

    async def _run(self, session: TournamentSession) -> None:
        """Drive a tournament until it is over."""
        while not session.state.closed:
            session.wake.clear()
            delay: float | None = None
            try:
                async with session.lock:
                    at = await self.driver.advance(session)
                self.changed(session)
                if at is not None:
                    delay = max(0, at - self.now()) / 1000
                if session.clients:
                    # Some of it depends on the time alone, such as a table that is stuck.
                    delay = REFRESH_SECONDS if delay is None else min(delay, REFRESH_SECONDS)
            except (TableError, AppendConflict) as error:
                why = {"code": session.state.code, "error": type(error).__name__}
                _logger.warning("a tournament waits", extra=why)
                delay = RETRY_SECONDS
            except Exception:
                _logger.exception("a tournament failed")
                delay = RETRY_SECONDS
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(delay):
                    await session.wake.wait()

    # Unloading and deleting.

    def unload_idle(self) -> None:
        """Unload tournaments that are over and at whose page nobody is."""
        for code, session in list(self.sessions.items()):
            idle = self.now() - max(session.loaded, session.state.last) > self.limits.idle
            if session.state.closed and not session.clients and idle:
                if session.timer is not None:
                    session.timer.cancel()
                del self.sessions[code]

    async def delete_expired(self) -> None:
        """Delete old tournaments that are over or were never started; records of matches stay."""
        for code in await self.registry.expired():
            if not credentials.is_tournament_code(code):
                continue
            try:
                session = await self.find(code)
            except TableError as error:
                why = {"code": code, "error": error.name}
                _logger.warning("tournament not deleted", extra=why)
                continue
            async with session.lock:
                if session.clients or (session.state.started and not session.state.closed):
                    continue
                if session.task is not None:
                    session.task.cancel()
                self.sessions.pop(code, None)
                await self.registry.dispatcher.archive.remove(code)
            _logger.info("tournament deleted", extra={"code": code})

    # Appending.

    async def _append(
        self, session: TournamentSession, entries: list[AnyTournamentEntry], id: str | None
    ) -> None:
        """Append entries and apply them; the caller holds the lock.

        ``AppendConflict`` if the id is in the log or another process appended; then the state is
        read anew.
        """
        state = session.state
        entries = [_not_before(entry, state.last) for entry in entries]
        try:
            await self.store.append(state.code, state.number + 1, entries, id)
        except AppendConflict:
            session.state = await self._load(state.code)
            raise
        for entry in entries:
            state.apply(entry)
        if state.closed:
            session.closed.set()
        session.wake.set()
        self.changed(session)

    # People.

    async def create(
        self, request: types.CreateTournament, address: str
    ) -> types.TournamentCreated:
        """Create a tournament; sign its maker in and start it if that is wanted."""
        self._check_room(address)
        secrets = (credentials.new_token(), credentials.new_token(), credentials.new_token())
        now = self.now()
        while True:
            code = credentials.new_code(TOURNAMENT_CODE_LENGTH)
            created = commands.create(request.settings, code, secrets, now)
            state = Tournament()
            state.apply(created)
            entries: list[AnyTournamentEntry] = [created]
            player: types.PlayerToken | None = None
            if request.name is not None:
                token = credentials.new_token()
                entry = commands.sign_in(state, request.name, token, now)
                state.apply(entry)
                entries.append(entry)
                player = types.PlayerToken(code=code, player=entry.player, token=token)
            if request.start:
                started = await self._started(state, fill=True)
                state.apply(started)
                entries.append(started)
            try:
                await self.store.append(code, 1, entries)
            except AppendConflict:
                continue
            session = TournamentSession(state, now)
            session.address = address
            self._put(session)
            return types.TournamentCreated(
                code=code,
                organiser=secrets[0],
                join=secrets[1],
                screen=secrets[2],
                player=player,
            )

    def _check_room(self, address: str) -> None:
        # One that nobody has started for a day takes nobody's room.
        since = self.now() - DAY
        running = [
            each
            for each in self.sessions.values()
            if not each.state.over and (each.state.started or each.state.last > since)
        ]
        mine = sum(each.address == address for each in running)
        if len(running) >= self.limits.most_tournaments:
            raise TableError("too-many-tournaments")
        if mine >= self.limits.tournaments_per_address:
            raise TableError("too-many-tournaments")

    async def _started(self, state: Tournament, *, fill: bool) -> log.TournamentStarted:
        """The entry of the start, with codes for the tables that no table has."""
        bots, tables = commands.line_up(state, fill)
        codes: set[str] = set()
        while len(codes) < tables:
            codes |= {credentials.new_code() for _ in range(tables - len(codes))}
            codes -= await self.registry.dispatcher.archive.taken(codes)
        return log.TournamentStarted(
            at=self.now(), bots=bots, tables=tuple(codes), seed=match_machine.new_key().hex()
        )

    async def sign_in(self, code: str, request: types.SignIn, address: str) -> types.PlayerToken:
        """Sign a player in; ``TableError`` if that is refused."""
        session = await self.find(code)
        if session.member(request.join).role not in ("guest", "organiser"):
            raise TableError("wrong-token")
        if session.signed_in.get(address, 0) >= self.limits.sign_ins_per_address:
            raise TableError("too-many-players")
        token = credentials.new_token()
        async with session.lock:
            entry = commands.sign_in(session.state, request.name, token, self.now())
            await self._append(session, [entry], None)
        session.signed_in[address] = session.signed_in.get(address, 0) + 1
        session.gone_since[entry.player] = self.now()
        return types.PlayerToken(code=session.state.code, player=entry.player, token=token)

    async def member(self, code: str, secret: str) -> TournamentSession:
        """The tournament that a secret opens."""
        session = await self.find(code)
        session.member(secret)
        return session

    async def records(self, session: TournamentSession) -> bytes:
        """The records of all matches, one a line, by table and stage."""
        if not session.state.over:
            raise TableError("not-now", "tournament-open")
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await session.closed.wait()
        except TimeoutError:
            raise TableError("not-now", "records-written") from None
        archive = self.registry.dispatcher.archive
        lines = [record for code in session.state.tables for record in await archive.all(code)]
        return b"".join(line + b"\n" for line in lines)

    # Clients.

    def join(self, session: TournamentSession, client: TournamentClient, secret: str) -> Member:
        """Let a client in by its secret and send it the state."""
        member = session.member(secret)
        if len(session.clients) >= self.limits.most_tournament_clients:
            raise TableError("too-many-spectators")
        session.clients[client] = member
        session.note_presence(self.now())
        whole = views.whole_state(session, self.limits, self.now())
        client.send(encode(views.seen_by(whole, session, member, self.limits, self.now())))
        self.changed(session)
        return member

    def part(self, session: TournamentSession, client: TournamentClient) -> None:
        """Note that a client's connection has ended."""
        member = session.clients.pop(client, None)
        if member is None:
            return
        if member.role == "organiser":
            session.organiser_seen = self.now()
            session.wake.set()
        session.note_presence(self.now())
        self.changed(session)

    def changed(self, session: TournamentSession) -> None:
        """Send the state to everybody soon, and not too often."""
        if session.timer is None:
            wait = max(0, session.broadcast_at + self.limits.tournament_every - self.now())
            loop = asyncio.get_running_loop()
            session.timer = loop.call_later(wait / 1000, self._broadcast, session)

    def _broadcast(self, session: TournamentSession) -> None:
        session.timer = None
        session.broadcast_at = now = self.now()
        if not session.clients:
            return
        whole = views.whole_state(session, self.limits, now)
        for client, member in list(session.clients.items()):
            if member.token is not None and session.number_of(member) is None:
                del session.clients[client]
                client.drop(TableError(session.ended_tokens.get(member.token, "removed")))
            else:
                client.send(encode(views.seen_by(whole, session, member, self.limits, now)))

    async def handle(
        self,
        session: TournamentSession,
        client: TournamentClient,
        command: wire.TournamentClientMessage,
    ) -> None:
        """Carry out a command and answer it."""
        member = session.clients.get(client)
        if member is None:
            return
        try:
            async with session.lock:
                answer = await self._execute(session, member, command)
        except AppendConflict:
            answer = await self._answer_again(session, command)
        except TableError as error:
            answer = _error(command, error)
        except Exception:
            _logger.exception("a tournament's command failed")
            answer = _error(command, TableError("server-error"))
        client.send(encode(answer))

    async def _execute(
        self,
        session: TournamentSession,
        member: Member,
        command: wire.TournamentClientMessage,
    ) -> wire.TournamentServerMessage:
        state = session.state
        if isinstance(command, wire.TournamentPing):
            return Pong(id=command.id, seq=state.number)
        if isinstance(command, wire.TournamentHello):
            raise TableError("duplicate-hello")
        if state.over:
            raise TableError("tournament-over")
        if isinstance(command, wire.StartTournament):
            if not views.may_start(session, member, self.limits, self.now()):
                raise TableError("not-organiser")
            started = await self._started(state, fill=command.fill)
            self.registry.in_tournaments.update(started.tables)
            await self._append(session, [started], command.id)
            return Ack(id=command.id, seq=state.number)
        you = session.number_of(member)
        if member.role != "organiser" and type(command) not in commands.PLAYERS_TOO:
            raise TableError("not-organiser")
        if isinstance(command, wire.ReissueLink):
            token = credentials.new_token()
            entries = commands.reissue(state, command.player, token, self.now())
            self._end_token(session, command.player, "taken-over")
            await self._append(session, entries, command.id)
            return wire.PlayerLink(id=command.id, player=command.player, token=token)
        if member.role != "organiser" and you is None:
            raise TableError("not-player")
        entries = commands.MAKERS[type(command)](state, you, command, self.now())
        if isinstance(command, wire.LeaveTournament):
            self._end_token(session, you, "left")
        await self._append(session, entries, command.id)
        return Ack(id=command.id, seq=state.number)

    @staticmethod
    def _end_token(session: TournamentSession, player: int | None, error: str) -> None:
        """Remember why a player's token ends."""
        token = None if player is None else session.state.players[player].token
        if token is not None:
            session.ended_tokens[token] = error

    async def _answer_again(
        self, session: TournamentSession, command: wire.TournamentClientMessage
    ) -> wire.TournamentServerMessage:
        """The answer to a command that stands in the log already, or that came too late."""
        number = None
        if command.id is not None:
            number = await self.store.number_of(session.state.code, command.id)
        if number is None:
            return _error(command, TableError("not-now", "tournament-moved-on"))
        return Ack(id=command.id, seq=number)


def _error(command: wire.TournamentClientMessage, error: TableError) -> Error:
    return Error(id=command.id, error=error.name, facts=error.facts, text=error.text, closing=False)


def _not_before(entry: AnyTournamentEntry, last: int) -> AnyTournamentEntry:
    """An entry whose time does not run back."""
    return entry if entry.at >= last else msgspec.structs.replace(entry, at=last)
