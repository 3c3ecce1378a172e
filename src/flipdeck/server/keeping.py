"""Finished matches, from a table's log: each as a record that plays again, for who sat there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from flipdeck.editions import edition as find_edition
from flipdeck.notation import write_move
from flipdeck.record import FORMAT, Recorder
from flipdeck.rulings import differences
from flipdeck.server import entries as log
from flipdeck.server.course import Course
from flipdeck.server.entries import AnyEntry
from flipdeck.server.table import Table


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A match that is over."""

    number: int
    """Of the entry that ended it."""
    at: int
    tokens: tuple[str, ...]
    """The hashed secrets of those who sat there."""
    record: bytes


def finished(entries: Iterable[AnyEntry]) -> Iterator[Kept]:
    """Every finished match of a table, the oldest first."""
    table = Table()
    writing: _Writing | None = None
    for entry in entries:
        if isinstance(entry, log.Dealt) and entry.first:
            writing = None
        before = _written(table, entry)
        table.apply(entry)
        course = table.course
        if isinstance(entry, log.Dealt) and course is not None:
            writing = writing or _Writing(table, course)
            writing.deal(course)
        if writing is None or course is None:
            continue
        if isinstance(entry, log.Sat):
            writing.tokens.add(entry.token)
        elif isinstance(entry, log.Moved) and before is not None:
            writing.move(course, before, entry)
        if course.over:
            yield Kept(
                number=table.number,
                at=entry.at,
                tokens=tuple(sorted(writing.tokens)),
                record=msgspec.json.encode(writing.record(table, course)),
            )
            writing = None


def _written(table: Table, entry: AnyEntry) -> dict[str, object] | None:
    """A move as a record holds it, which must be written where it is made."""
    if not isinstance(entry, log.Moved) or table.course is None:
        return None
    chair = table.course.seating.index(entry.seat)
    return write_move(table.course.round, chair, entry.move)


class _Writing:
    def __init__(self, table: Table, course: Course) -> None:
        self.edition = table.settings.edition
        self.tokens = {seat.token for seat in table.seats if seat.token is not None}
        self.rounds: list[dict[str, object]] = []
        self._recorder = Recorder(course.round, self.edition)

    def deal(self, course: Course) -> None:
        self._recorder = Recorder(course.round, self.edition)

    def move(self, course: Course, written: dict[str, object], entry: log.Moved) -> None:
        shuffled = course.round.shuffled
        if shuffled:
            written["shuffled"] = [[course.round.deck.text(card) for card in shuffled]]
        self._recorder.moves.append(written)
        if course.round.over:
            seating = list(course.seating)
            self.rounds.append({**self._recorder.record(), "table": 0, "players": seating})

    def record(self, table: Table, course: Course) -> dict[str, object]:
        """A match that the host ended holds the rounds that were played out, and what was said."""
        standing = course.standing
        made: dict[str, object] = {
            "format": FORMAT,
            "kind": "match",
            "edition": self.edition,
            "rules": differences(course.rulings, find_edition(self.edition).rulings),
            "mode": course.mode,
            "target": standing.target,
            "seats": standing.players,
            "players": [seat.name or "" for seat in table.seats],
            "rounds": self.rounds,
            "scores": list(standing.scores),
            "winners": None if standing.winners is None else list(standing.winners),
            "draws": list(course.draws),
        }
        if course.stopped is not None:
            made["stopped"] = {"reason": course.stopped, "winners": list(course.given)}
        return made
