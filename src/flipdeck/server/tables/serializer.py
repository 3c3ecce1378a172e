"""Writes what each client is told; what several may see alike is written once.

Views, events and legal moves are written by the kernel (``Applied.state``) when an entry is
applied: an update tells the state right after its entry, whenever it is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

import msgspec

from flipdeck.engine.observation import RoundState
from flipdeck.server import messages as wire
from flipdeck.server.table_types import Clock, Lobby, MatchInfo, ShuffleInfo
from flipdeck.server.tables.table import Applied, Table

encode = msgspec.json.Encoder().encode

_EMPTY: Final = b"[]"


def encode_shared(
    clock: Clock | None, lobby: Lobby | None, match: MatchInfo | None, shuffle: ShuffleInfo | None
) -> bytes:
    """Encode the parts of an update that are the same for everybody."""
    parts = (("clock", clock), ("lobby", lobby), ("match", match), ("shuffle", shuffle))
    return b"".join(
        b',"%b":%b' % (name.encode(), encode(part)) for name, part in parts if part is not None
    )


class Serializer:
    """Writes for the clients of one table."""

    def update(
        self,
        table: Table,
        applied: Applied,
        recipients: Iterable[int | None],
        shared: bytes,
        answers: tuple[int | None, str] | None = None,
        *,
        backs: bool,
    ) -> dict[int | None, bytes]:
        """Write the update of one entry for seats and bystanders (None).

        ``shared`` are parts for everybody (``encode_shared``); ``answers`` is the seat whose
        command it answers, and the command's id; ``backs`` is whether bystanders see the backs.
        """
        head = b'{"type":"update","seq":%d,"events":' % applied.n
        last = b',"autopilot":true}' if applied.autopilot else b"}"
        tail = shared + last
        state, match = applied.state, table.match
        if state is None or match is None:
            messages = dict.fromkeys(recipients, b"%b[]%b" % (head, tail))
        else:
            chairs = _chairs(applied.seating or match.seating)
            write = _write_changes if state.changes else _write_views
            messages = write(state, applied, recipients, chairs, backs, head, tail)
        if answers is not None and answers[0] in messages:
            seat, id = answers
            messages[seat] = b'%b,"id":%b%b' % (messages[seat][: -len(last)], encode(id), last)
        return messages

    def welcome(self, table: Table, seat: int | None, *, backs: bool, **parts: Any) -> bytes:
        """Write the welcome of a seat or a bystander (None), who sees the backs if ``backs``;
        ``parts`` are its other fields."""
        match = table.match
        view: Any = None
        legal = _EMPTY
        if match is not None:
            state = match.round.state(match_over=table.pairs_open)
            chair = match.chair(seat)
            view = msgspec.Raw(state.text(state.viewer(chair, backs=backs)))
            if chair is not None and table.phase == "playing" and not table.paused:
                legal = state.legal_text(chair) or _EMPTY
        raw: Any = msgspec.Raw(legal)
        return encode(wire.Welcome(seat=seat, seq=table.number, view=view, legal=raw, **parts))


@cache
def _chairs(seating: tuple[int, ...]) -> Mapping[int | None, int]:
    """The chair of each seat; there are few seatings."""
    return {seat: chair for chair, seat in enumerate(seating)}


def _write_changes(
    state: RoundState,
    applied: Applied,
    recipients: Iterable[int | None],
    chairs: Mapping[int | None, int],
    backs: bool,
    head: bytes,
    tail: bytes,
) -> dict[int | None, bytes]:
    """The messages after a move: its events and what it changed."""
    texts, places = state.texts, state.places
    bystander = state.seats + backs
    alike: dict[int, bytes] = {}
    messages = {}
    for seat in recipients:
        start, end, legal, legal_end = places[chairs.get(seat, bystander)]
        if legal < legal_end and applied.playing:
            message = b"%b%b%b%b" % (head, texts[start:end], texts[legal:legal_end], tail)
        else:
            found = alike.get(start)
            if found is None:
                found = alike[start] = b"%b%b%b" % (head, texts[start:end], tail)
            message = found
        messages[seat] = message
    return messages


def _write_views(
    state: RoundState,
    applied: Applied,
    recipients: Iterable[int | None],
    chairs: Mapping[int | None, int],
    backs: bool,
    head: bytes,
    tail: bytes,
) -> dict[int | None, bytes]:
    """The messages after an entry that is no move: its events and whole views."""
    rows = applied.rows
    messages = {}
    for seat in recipients:
        chair = chairs.get(seat)
        events = _EMPTY if rows is None else rows.text(chair, backs=backs)
        viewer = state.viewer(chair, backs=backs)
        _, _, start, end = state.places[viewer]
        legal = state.texts[start:end] if applied.playing else b""
        parts = (head, events, state.text(viewer), legal, tail)
        messages[seat] = b'%b%b,"view":%b%b%b' % parts
    return messages
