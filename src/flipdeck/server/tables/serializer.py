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
        recipients: Iterable[int | None],
        shared: Shared,
        answers: tuple[int | None, str] | None = None,
    ) -> dict[int | None, bytes]:
        """Write the update of one entry for seats and bystanders (None); ``answers`` is the seat
        whose command it answers, and the command's id."""
        head = b'{"type":"update","seq":%d,"events":' % applied.n
        last = b',"autopilot":true}' if applied.autopilot else b"}"
        tail = _shared_tail(applied, shared) + last
        state, match = applied.state, table.match
        chairs: Mapping[int, int] = {}
        if match is not None:
            chairs = _chairs(applied.seating or match.seating)
        backs = table.settings.spectators == "backs"
        alike: dict[int, bytes] = {}
        messages = {}
        for seat in recipients:
            chair = None if seat is None else chairs.get(seat)
            viewer, group, legal = 0, 0, b""
            if state is not None:
                viewer = state.seats + backs if chair is None else chair
                group, legal = state.told(viewer)
                if not applied.playing:
                    legal = b""
            message = alike.get(group)
            if message is None or legal:
                body = _EMPTY if state is None else _body(state, viewer, applied, chair, backs)
                message = b"%b%b%b%b" % (head, body, legal, tail)
                if not legal:
                    alike[group] = message
            if answers is not None and seat == answers[0]:
                id = encode(answers[1])
                message = b'%b,"id":%b%b' % (message[: -len(last)], id, last)
            messages[seat] = message
        return messages

    def welcome(self, table: Table, seat: int | None, **parts: Any) -> bytes:
        """Write the welcome of a seat or a bystander (None); ``parts`` are its other fields."""
        match = table.match
        view: Any = None
        legal = _EMPTY
        if match is not None:
            state = match.round.state(match_over=match.over)
            chair = match.chair(seat)
            backs = table.settings.spectators == "backs"
            view = msgspec.Raw(state.text(state.viewer(chair, backs=backs)))
            if chair is not None and table.phase == "playing" and not table.paused:
                legal = state.legal_text(chair) or _EMPTY
        raw: Any = msgspec.Raw(legal)
        return encode(tell.Welcome(seat=seat, seq=table.number, view=view, legal=raw, **parts))


@cache
def _chairs(seating: tuple[int, ...]) -> Mapping[int, int]:
    """The chair of each seat; there are few seatings."""
    return {seat: chair for chair, seat in enumerate(seating)}


def _shared_tail(applied: Applied, shared: Shared) -> bytes:
    tail = b""
    if shared.clock is not None:
        tail += b',"clock":' + encode(shared.clock)
    if applied.lobby and shared.lobby is not None:
        tail += b',"lobby":' + encode(shared.lobby)
    if applied.match and shared.match is not None:
        tail += b',"match":' + encode(shared.match)
    return tail


def _body(
    state: RoundState, viewer: int, applied: Applied, chair: int | None, backs: bool
) -> bytes:
    """The events and what the entry changed, as a viewer sees it."""
    text = state.text(viewer)
    if state.changes:
        return text
    rows = applied.rows
    events = _EMPTY if rows is None else rows.text(chair, backs=backs)
    return b'%b,"view":%b' % (events, text)
