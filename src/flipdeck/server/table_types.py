"""Parts of table messages: the lobby, the match, clocks, and notes about the people at it."""

from __future__ import annotations

from typing import Literal

import msgspec

from flipdeck.server.http_types import BotLevel, Phase, Reaction, SeatKind, Settings, TableMode
from flipdeck.server.tournament_types import TournamentSeatInfo

NoteKind = Literal[
    "chat", "reaction", "joined", "left", "removed", "renamed", "away", "late", "back", "host",
    "rematch",
]  # fmt: skip
"""What a note tells: said, reacted, joined, left, was removed, has a new name; a bot plays since
the player is away or was out of time; is back; is host now; asks for a rematch."""


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """Something about a person at the table that is no entry of the round: chat, who came and went.

    Notes are kept in memory alone, the last 200 of a table; what people say is never stored.
    """

    at: int
    """When, in milliseconds since 1970; no two notes of a table have the same, later ones more."""
    after: int
    """The number of the log entry after which it came."""
    kind: NoteKind
    seat: int
    name: str
    """The name of that seat at the time."""
    text: str = ""
    """The line of chat, or the new name."""
    reaction: Reaction | None = None
    bot: bool = False
    """With ``left`` and ``removed``: a bot plays on for the seat."""


class DealClock(msgspec.Struct, frozen=True, kw_only=True):
    """When the next round is dealt by itself; ``running`` is false while the game is paused."""

    left: int
    total: int
    running: bool
    held: list[int]
    """Seats that asked to wait; then it is dealt five minutes after the round's end at the latest,
    or as soon as every connected seat asks for it."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of the table and who has it."""

    seat: int
    kind: SeatKind
    name: str | None
    bot: BotLevel | None
    connected: bool
    autopilot: bool
    """A bot plays for the player, who is away or was out of time."""
    muted: bool


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    """The table without its cards: settings, seats and phase."""

    code: str
    settings: Settings
    mode: TableMode
    target: int
    phase: Phase
    paused: bool
    locked: bool
    password: bool
    host: int | None
    seats: list[SeatInfo]
    spectators: int
    ready: list[int]
    """Seats that have asked for the next round, or for a rematch."""
    tournament: TournamentSeatInfo | None = None
    """The tournament that the table belongs to; such a table has no host."""
    deal: DealClock | None = None
    """When the next round is dealt by itself, between two rounds."""
    unattended: bool = False
    """Bots and clocks wait, since no player has sent anything for long; ``attend`` ends it."""


class RoundScore(msgspec.Struct, frozen=True, kw_only=True):
    """A round that is over, by seat (not chair); ``scores`` are the totals after it."""

    dealer: int
    winner: int | None
    points: list[int]
    held: list[int]
    """The value of each hand on the side in play."""
    scores: list[int]
    partners: list[list[int]] | None
    """Who played together."""


class MatchInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The match: its mode, scores and score sheet."""

    mode: TableMode
    target: int
    cycles: int
    """How many times a rotation is played over; 1 in other modes."""
    rounds: int | None = None
    """How many rounds end the match whatever the scores are; None: the mode says."""
    round: int
    """Which round is being played, from 1; a blocked one is played again under its number."""
    seating: list[int]
    """For each chair of the round, the seat."""
    draws: list[dict[str, str]]
    """The draws for the first dealer: the face each chair drew, by chair."""
    scores: list[int]
    """By seat; with partners by team, 0+2 and 1+3."""
    out: list[int]
    winners: list[int] | None
    """Seats that have won; None while the match goes on or when it was ended without a winner."""
    ended: Literal["won", "stopped"] | None
    stopped_for: str | None
    """The reason given by the host who ended it."""
    sheet: list[RoundScore]


class ShuffleSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a person's seat took part in the shuffle of the last round dealt: its part was used,
    it was committed but never opened, or none came in time."""

    seat: int
    state: Literal["used", "unopened", "none"]


class ShuffleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The verifiable shuffle of the match, without anything that is still secret."""

    version: str
    table: str
    """What names the match in every hash."""
    round: int
    """The round that is dealt next, from 1."""
    commitments: dict[str, str]
    """The commitments to the seeds of round 0, the last round dealt and the next, by round."""
    open: bool
    """Whether hashes of parts are taken for the next round."""
    hashes: dict[str, str] | None
    """Once they are taken no more: those that came in time, by seat; now the parts are awaited."""
    seats: list[ShuffleSeat]
    """Who took part in the last round dealt."""


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """Time left for the turn; ``running`` is false while the game is paused."""

    chair: int
    left: int
    total: int
    running: bool
