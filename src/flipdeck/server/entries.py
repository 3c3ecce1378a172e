"""The entries of a table's log. A table is the fold of them: nothing else is kept of it.

Cards stand in full and in order, so that a log plays again without any generator.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from flipdeck.moves import AnyMove
from flipdeck.server.forms import BotLevel, Settings

By = Literal["player", "bot", "pilot", "table"]


class Entry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True, gc=False
):
    at: int
    """When, in milliseconds since 1970."""


class Made(Entry, frozen=True, kw_only=True, tag="made"):
    code: str
    settings: Settings
    version: str
    """The program that made the table."""
    password: str | None = None


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    seat: int
    name: str
    token: str
    """The hash of the seat's secret."""


class BotSat(Entry, frozen=True, kw_only=True, tag="bot_sat"):
    seat: int
    bot: BotLevel
    name: str


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """A seat was given up or taken back; in a match a bot plays on."""

    seat: int
    removed: bool = False


class HostPassed(Entry, frozen=True, kw_only=True, tag="host_passed"):
    seat: int


class Locked(Entry, frozen=True, kw_only=True, tag="locked"):
    locked: bool


class PasswordSet(Entry, frozen=True, kw_only=True, tag="password_set"):
    password: str | None


class Changed(Entry, frozen=True, kw_only=True, tag="changed"):
    settings: Settings


class Muted(Entry, frozen=True, kw_only=True, tag="muted"):
    seat: int
    muted: bool


class Dealt(Entry, frozen=True, kw_only=True, tag="dealt"):
    """A round was dealt; ``first`` begins a match, with its draws for the first dealer."""

    dealer: int
    deck: str
    returned: tuple[int, ...] = ()
    shuffled: str = ""
    redealt: bool = False
    first: bool = False
    draws: tuple[dict[str, str], ...] = ()


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    """A move with the reshuffle it caused; ``grace`` is set where it left a seat exposed."""

    seat: int
    move: AnyMove
    by: By = "player"
    shuffled: str = ""
    grace: int = 0


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    pass


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    pass


class Ended(Entry, frozen=True, kw_only=True, tag="ended"):
    reason: str = ""
    winners: tuple[int, ...] = ()


AnyEntry = (
    Made
    | Sat
    | BotSat
    | Left
    | HostPassed
    | Locked
    | PasswordSet
    | Changed
    | Muted
    | Dealt
    | Moved
    | Paused
    | Resumed
    | Ended
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def write(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def read(raw: bytes) -> AnyEntry:
    return _decoder.decode(raw)
