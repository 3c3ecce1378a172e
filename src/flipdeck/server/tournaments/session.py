"""A tournament in memory: its state, its clients and its tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec

from flipdeck.server import credentials
from flipdeck.server.errors import TableError
from flipdeck.server.tables.session import TableSession
from flipdeck.server.tournament_types import TournamentRole
from flipdeck.server.tournaments.tournament import Tournament


class TournamentClient(Protocol):
    """One connection to a tournament's page."""

    def send(self, message: bytes) -> None:
        """Queue a text frame; never waits, and does nothing once the connection is closed."""

    def drop(self, reason: TableError) -> None:
        """Send the reason and close."""


class Member(msgspec.Struct, frozen=True):
    """Who a client is; ``token`` is the hash that a player came with."""

    role: TournamentRole
    token: str | None = None


class TournamentSession:
    """One tournament and everybody at its page, used by the event loop's thread alone."""

    def __init__(self, state: Tournament, now: int) -> None:
        self.state = state
        self.clients: dict[TournamentClient, Member] = {}
        self.tables: dict[str, TableSession] = {}
        """The tables that are played, by code."""
        self.broken: set[str] = set()
        """Tables that cannot be read."""
        self.lock = asyncio.Lock()
        """Held while the state is read and appended to."""
        self.wake = asyncio.Event()
        """Set when there may be something to do."""
        self.closed = asyncio.Event()
        """Set once all tables know that the tournament is over."""
        if state.closed:
            self.closed.set()
        self.task: asyncio.Task[None] | None = None
        self.organiser_seen = now
        self.gone_since: dict[int, int] = {}
        """Since when players are connected neither here nor at a table."""
        self.loaded = now
        self.signed_in: dict[str, int] = {}
        """Sign-ins by address."""
        self.ended_tokens: dict[str, str] = {}
        """Why tokens do not open anything any more: the errors' names, by hash."""
        self.address = ""
        """Who made it, if that was since the server started."""
        self.broadcast_at = 0
        self.timer: asyncio.TimerHandle | None = None
        self.on_change: Callable[[], None] = lambda: None

    def member(self, secret: str) -> Member:
        """Who has a secret; ``TableError`` if nobody."""
        roles: tuple[TournamentRole, ...] = ("organiser", "guest", "screen")
        opened = [
            Member(role)
            for role in roles
            if credentials.token_matches(secret, self.state.secrets[role])
        ]
        opened += [
            Member("player", player.token)
            for player in self.state.players
            if player.token is not None and credentials.token_matches(secret, player.token)
        ]
        if not opened:
            raise TableError("wrong-token")
        return opened[0]

    def number_of(self, member: Member) -> int | None:
        """The number of a player who is a member; None for others and once the token ended."""
        if member.token is None:
            return None
        players = self.state.players
        return next((each.number for each in players if each.token == member.token), None)

    @property
    def organised(self) -> bool:
        """Whether an organiser is at the page."""
        return any(member.role == "organiser" for member in self.clients.values())

    def connected(self) -> set[int]:
        """The players who are at the page or at a table."""
        tokens = {member.token for member in self.clients.values()}
        for table in self.tables.values():
            tokens |= {client.token_hash for client in table.clients.values()}
        return {
            player.number
            for player in self.state.players
            if player.token is not None and player.token in tokens
        }

    def away(self) -> set[int]:
        """The players for whom a bot plays at a table now."""
        stage = self.state.stage
        found: set[int] = set()
        for table in stage.tables if stage is not None else ():
            session = self.tables.get(table.code)
            if session is not None and not self.state.done(table):
                found |= {table.players[seat] for seat in session.autopilot}
        return found

    def note_presence(self, now: int) -> None:
        """Note since when each player is away."""
        connected = self.connected()
        for player in self.state.players:
            if player.number in connected:
                self.gone_since.pop(player.number, None)
            elif player.human:
                self.gone_since.setdefault(player.number, now)
        if self.organised:
            self.organiser_seen = now
