"""One client of a tournament's page."""

from __future__ import annotations

import asyncio
import logging

from flipdeck.server.errors import TableError
from flipdeck.server.tournaments.manager import Tournaments
from flipdeck.server.tournaments.session import TournamentSession
from flipdeck.server.ws import handshake
from flipdeck.server.ws.connection import PROBE_SECONDS, Connection

_logger = logging.getLogger("flipdeck.server")


class TournamentConnection(Connection):
    """A connection with the limits of a table's, whose messages are a tournament's."""

    def __init__(self, tournaments: Tournaments, code: str, address: str) -> None:
        super().__init__(tournaments.registry, code, address)
        self._tournaments = tournaments
        self._tournament: TournamentSession | None = None
        self._work: asyncio.Queue[bytes] | None = None

    def _receive(self, raw: bytes | memoryview) -> None:
        """Handle messages one after the other; what comes meanwhile waits."""
        if self._work is None:
            self._work = asyncio.Queue()
            self.registry.dispatcher.spawn(self._serve(self._work))
        self._work.put_nowait(bytes(raw))

    async def _serve(self, work: asyncio.Queue[bytes]) -> None:
        while not self._closed:
            raw = await work.get()
            if self._tournament is None:
                await self._enter(raw)
            elif raw and not self._closed:
                await self._command(self._tournament, raw)

    async def _enter(self, raw: bytes) -> None:
        try:
            hello = handshake.decode_tournament_hello(raw)
            with self.registry.access.opening(self.address):
                found = await self._tournaments.find(self.code)
                if self._closed:
                    return
                self._tournaments.join(found, self, hello.secret)
        except TableError as error:
            self.drop(error)
        except Exception:
            _logger.exception("a tournament could not be opened")
            self.drop(TableError("server-error"))
        else:
            self._tournament = found
            self._probe()

    async def _command(self, tournament: TournamentSession, raw: bytes) -> None:
        try:
            command = handshake.decode_tournament(raw)
        except TableError as error:
            self._offend(error, handshake.id_of(raw))
            return
        await self._tournaments.handle(tournament, self, command)

    def _probe(self) -> None:
        """End a connection that did not even answer the last ping."""
        if self._timer is not None:
            self._timer.cancel()
        if not self._alive:
            self.drop(TableError("too-slow"))
            return
        self._alive = False
        if self._transport is not None:
            self._transport.send_ping()
        self._timer = asyncio.get_running_loop().call_later(PROBE_SECONDS, self._probe)

    def _end(self) -> None:
        """Leave the tournament, in a turn of its own."""
        if self._closed:
            return
        super()._end()
        if self._work is not None:
            self._work.put_nowait(b"")  # the task that waits for messages ends
        if self._tournament is not None:
            loop = asyncio.get_running_loop()
            loop.call_soon(self._tournaments.part, self._tournament, self)
