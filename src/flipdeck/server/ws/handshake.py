"""The first message of a connection: which protocol the client speaks, and who it is."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from flipdeck.server.errors import TableError
from flipdeck.server.messages import PROTOCOL, ClientMessage, Hello
from flipdeck.server.tournament_messages import TournamentClientMessage, TournamentHello

Buffer = bytes | memoryview
LONGEST_ID: Final = 64


class _Peek(msgspec.Struct):
    """What every version of the protocol has in its first message."""

    type: Any = None
    protocol: Any = None
    id: Any = None
    say: Any = None
    """The tag of protocol 1."""


_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_tournament_decoder: Final[msgspec.json.Decoder[TournamentClientMessage]] = msgspec.json.Decoder(
    TournamentClientMessage
)
_peek: Final[msgspec.json.Decoder[_Peek]] = msgspec.json.Decoder(_Peek)


def decode(raw: Buffer) -> ClientMessage:
    """Decode a client's message; ``TableError`` if it is none."""
    try:
        return _decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("bad-message", detail=str(error)) from None


def id_of(raw: Buffer) -> str | None:
    """The id of a message that is refused unread, so that its sender knows which it was."""
    try:
        id = _peek.decode(raw).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return id[:LONGEST_ID] if isinstance(id, str) else None


def decode_hello(raw: Buffer) -> Hello:
    """Decode the first message; ``TableError`` if it is no hello of this protocol.

    The version is checked before anything else: a hello of another version may have fields that
    this one does not know.
    """
    try:
        first = _peek.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        first = _Peek()
    if first.say == "hello" or (first.type == "hello" and first.protocol != PROTOCOL):
        raise TableError("unsupported-protocol")
    message = decode(raw)
    if not isinstance(message, Hello):
        raise TableError("hello-first")
    return message


def decode_tournament(raw: Buffer) -> TournamentClientMessage:
    """Decode a message to a tournament; ``TableError`` if it is none."""
    try:
        return _tournament_decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("bad-message", detail=str(error)) from None


def decode_tournament_hello(raw: Buffer) -> TournamentHello:
    """Decode the first message to a tournament; its protocol must be the server's."""
    try:
        first = _peek.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        first = _Peek()
    if first.type == "hello" and first.protocol != PROTOCOL:
        raise TableError("unsupported-protocol")
    message = decode_tournament(raw)
    if not isinstance(message, TournamentHello):
        raise TableError("hello-first")
    return message


def speaks_protocol_1(raw: Buffer) -> bool:
    """Whether a first message is that of a page loaded from a server of protocol 1."""
    try:
        return bool(_peek.decode(raw).say == "hello")
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False


def protocol_1_error(error: TableError) -> bytes:
    """A closing error as protocol 1 wrote it: such a page shows its text to the player."""
    fields = {"tell": "error", "id": None, "error": error.name, "text": error.text, "closing": True}
    return msgspec.json.encode(fields)
