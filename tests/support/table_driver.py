"""Drive a table without a server; its clients record what they are sent."""

from __future__ import annotations

import random

from flipdeck.engine.round import Round
from flipdeck.rules.moves import AnyMove, Play
from flipdeck.server import http_types
from flipdeck.server import messages as wire
from flipdeck.server.errors import TableError
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.log_entries import AnyEntry
from flipdeck.server.tables import commands
from flipdeck.server.tables.table import Applied, Table


class RecordingClient:
    """A client without a socket that records what it is sent."""

    latency = 0
    token_hash: str | None = None
    address: str = ""
    takes_part = False

    def __init__(self, seat: int | None, *, backs: bool = True) -> None:
        self.seat = seat
        self.backs = backs
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def drop(self, reason: TableError) -> None:
        raise AssertionError(reason)

    def measure_latency(self, mark: int) -> None:
        raise AssertionError(mark)

    def may_chat(self) -> bool:
        return True


class TableDriver:
    """A table of humans, played at random."""

    def __init__(self, settings: http_types.Settings, dice: random.Random) -> None:
        self.dice = dice
        self.now = 1_000
        self.table = Table()
        self.log: list[AnyEntry] = []
        """All entries, complete as they were applied."""
        request = http_types.CreateTable(name="Ann", settings=settings)
        for entry in commands.create_table(request, "ABCDEF", "secret-0", self.now):
            self.apply(entry)
        for seat in range(1, settings.seats):
            sat = commands.take_seat(
                self.table, http_types.TakeSeat(name=f"P{seat}"), f"secret-{seat}", self.now
            )
            self.apply(sat)

    @property
    def round(self) -> Round:
        assert self.table.match is not None
        return self.table.match.round

    def apply(self, entry: AnyEntry) -> Applied:
        """Apply an entry to the table."""
        applied = self.table.apply(entry, grace=lambda: 1)
        self.log.append(applied.entry)
        return applied

    def start(self) -> None:
        """Start the match."""
        for entry in commands.ENTRY_MAKERS[wire.Start](self.table, 0, wire.Start(), self.now):
            self.apply(entry)

    def random_move(self) -> tuple[int, AnyMove]:
        """Choose any legal move of any seat; bluffs, gifts, calls, catches, needless draws too."""
        played = self.round
        chairs = [chair for chair in range(played.seats) if chair not in played.out]
        moves = [(chair, move) for chair in chairs for move in played.legal(chair)]
        chair, move = self.dice.choice(moves)
        if isinstance(move, Play) and self.dice.random() < 0.5:
            alike = [
                each
                for each in played.every(chair)
                if isinstance(each, Play) and each.card == move.card
            ]
            move = self.dice.choice(alike)
        return chair, move

    def move_entry(self, chair: int, move: AnyMove) -> log.MovePlayed:
        """The log entry of a move."""
        assert self.table.match is not None
        self.now += 10_000
        return log.MovePlayed.of(move, at=self.now, seat=self.table.match.seating[chair])
