"""Writes what each client is told; what several may see alike is written once.

Views, events and legal moves are written by the kernel (``Applied.state``) when an entry is
applied: an update tells the state right after its entry, whenever it is written.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from flipdeck.engine.observation import RoundState
from flipdeck.server import messages as tell
from flipdeck.server.tables.table import Applied, Table

encode = msgspec.json.Encoder().encode

_EMPTY: Final = b"[]"


def encode_once(what: object) -> Any:
    """Encode a part of several messages; the result can stand wherever the part can."""
    return msgspec.Raw(encode(what))


class Shared(msgspec.Struct, frozen=True):
    """Parts of an update that are the same for everybody."""

    clock: tell.Clock | None
    lobby: tell.Lobby | None
    match: tell.MatchInfo | None


class Serializer:
    """Writes for the clients of one table."""

    def update(
        self,
        table: Table,
        applied: Applied,
        recipients: Mapping[int | None, str | None],
        shared: Shared,
    ) -> dict[int | None, bytes]:
        """Write the update of one entry for seats and bystanders (None), each with the id of the
        command that it answers."""
        head = b'{"type":"update","seq":%d,"events":' % applied.n
        tail = _shared_tail(applied, shared)
        end = b',"autopilot":true}' if applied.autopilot else b"}"
        state, match = applied.state, table.match
        if state is None or match is None:
            return {
                seat: _join(head, _EMPTY, b"", tail, id, end) for seat, id in recipients.items()
            }
        backs = table.settings.spectators == "backs"
        chairs = {seat: chair for chair, seat in enumerate(applied.seating or match.seating)}
        bodies: dict[int, bytes] = {}
        alike: dict[int, bytes] = {}
        messages = {}
        for seat, id in recipients.items():
            chair = None if seat is None else chairs.get(seat)
            group = state.alike[state.viewer(chair, backs=backs)]
            body = bodies.get(group)
            if body is None:
                body = bodies[group] = _body(state, applied, chair, backs)
            legal = b""
            if chair is not None and applied.playing and state.listed[chair]:
                legal = b',"legal":' + state.legal_text(chair)
            if legal or id is not None:
                messages[seat] = _join(head, body, legal, tail, id, end)
                continue
            message = alike.get(group)
            if message is None:
                message = alike[group] = _join(head, body, b"", tail, None, end)
            messages[seat] = message
        return messages

    def welcome(self, table: Table, seat: int | None, **parts: Any) -> bytes:
        """Write the welcome of a seat or a bystander (None); ``parts`` are its other fields."""
        match = table.match
        view: Any = None
        legal = _EMPTY
        if match is not None:
            state = match.round.state(match_over=table.pairs_open)
            chair = match.chair(seat)
            backs = table.settings.spectators == "backs"
            view = msgspec.Raw(state.text(state.viewer(chair, backs=backs)))
            if chair is not None and table.phase == "playing" and not table.paused:
                legal = state.legal_text(chair) or _EMPTY
        raw: Any = msgspec.Raw(legal)
        return encode(tell.Welcome(seat=seat, seq=table.number, view=view, legal=raw, **parts))


def _join(head: bytes, body: bytes, legal: bytes, tail: bytes, id: str | None, end: bytes) -> bytes:
    if id is None:
        return b"%b%b%b%b%b" % (head, body, legal, tail, end)
    return b'%b%b%b%b,"id":%b%b' % (head, body, legal, tail, encode(id), end)


def _shared_tail(applied: Applied, shared: Shared) -> bytes:
    tail = b""
    if shared.clock is not None:
        tail += b',"clock":' + encode(shared.clock)
    if applied.lobby and shared.lobby is not None:
        tail += b',"lobby":' + encode(shared.lobby)
    if applied.match and shared.match is not None:
        tail += b',"match":' + encode(shared.match)
    return tail


def _body(state: RoundState, applied: Applied, chair: int | None, backs: bool) -> bytes:
    """The events and what the entry changed, as a chair or a bystander (None) sees it."""
    text = state.text(state.viewer(chair, backs=backs))
    if state.fields is not None:
        return text
    rows = applied.rows
    events = _EMPTY if rows is None else rows.text(chair, backs=backs)
    return b'%b,"view":%b' % (events, text)
