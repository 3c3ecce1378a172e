"""A table moved without a server; its clients keep what they are sent."""

from __future__ import annotations

import random

from flipdeck.engine.round import Round
from flipdeck.rules.moves import AnyMove, Play
from flipdeck.server import http_types
from flipdeck.server import messages as say
from flipdeck.server.errors import TableError
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.log_entries import AnyEntry
from flipdeck.server.tables import commands
from flipdeck.server.tables.table import Applied, Table


class RecordingClient:
    """A client that keeps what it was sent, in place of a socket."""

    latency = 0

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
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
    """A table where everybody is a person, moved at random."""

    def __init__(self, settings: http_types.Settings, dice: random.Random) -> None:
        self.dice = dice
        self.now = 1_000
        self.table = Table()
        self.log: list[AnyEntry] = []
        """All entries, complete as they were applied."""
        asked = http_types.CreateTable(name="Ann", settings=settings)
        for entry in commands.make(asked, "ABCDEF", "secret-0", self.now):
            self.happen(entry)
        for seat in range(1, settings.seats):
            sat = commands.sit(
                self.table, http_types.TakeSeat(name=f"P{seat}"), f"secret-{seat}", self.now
            )
            self.happen(sat)

    @property
    def round(self) -> Round:
        assert self.table.match is not None
        return self.table.match.round

    def happen(self, entry: AnyEntry) -> Applied:
        applied = self.table.apply(entry, grace=1)
        self.log.append(applied.entry)
        return applied

    def begin(self) -> None:
        for entry in commands.ENTRY_MAKERS[say.Start](self.table, 0, say.Start(), self.now):
            self.happen(entry)

    def pick(self) -> tuple[int, AnyMove]:
        """Any legal move of any seat: bluffs, gifts, calls, catches and needless draws too."""
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

    def entry(self, chair: int, move: AnyMove) -> log.MovePlayed:
        assert self.table.match is not None
        self.now += 10_000
        return log.MovePlayed.of(move, at=self.now, seat=self.table.match.seating[chair])
