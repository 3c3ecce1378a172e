"""The messages of a tournament's WebSocket, ``/ws/tournaments/CODE``.

The first message is ``hello`` with one of the tournament's secrets or a player's token. The answer,
and every change after it, is the whole state as that role may see it. Commands have an ``id`` and
are answered by ``ack``, ``player_link`` or ``error``.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from flipdeck.server.http_types import Id, Name
from flipdeck.server.messages import PROTOCOL, Ack, Error, Outgoing, Pong
from flipdeck.server.tournament_types import (
    PlayerInfo,
    PlayerNumber,
    Secret,
    StageResult,
    StandingLine,
    StoppedTable,
    TournamentPhase,
    TournamentRole,
    TournamentSettings,
    TournamentTable,
)

Seconds = Annotated[int, Meta(ge=1, le=3600)]
TableNumber = Annotated[int, Meta(ge=1, le=40)]


class TournamentIncoming(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """A client's message. The answer has its ``id``; a command is carried out once per id."""

    id: Id | None = None


class TournamentHello(TournamentIncoming, frozen=True, kw_only=True, tag="hello"):
    """The first message; ``secret`` is the organiser's, the players', the screen's or a token."""

    protocol: int = 0
    secret: Secret


class StartTournament(TournamentIncoming, frozen=True, kw_only=True, tag="start"):
    """Start; ``fill`` puts bots on all free places, else only where a table needs them."""

    fill: bool = True


class RemovePlayer(TournamentIncoming, frozen=True, kw_only=True, tag="remove"):
    """Remove a player; once the tournament has started a bot plays on."""

    player: PlayerNumber


class RenamePlayer(TournamentIncoming, frozen=True, kw_only=True, tag="rename"):
    """Change a player's name; a player changes the own one only (``player`` None)."""

    player: PlayerNumber | None = None
    name: Name


class ReissueLink(TournamentIncoming, frozen=True, kw_only=True, tag="reissue"):
    """Give a player a new link; the old one ends."""

    player: PlayerNumber


class EndTable(TournamentIncoming, frozen=True, kw_only=True, tag="end_table"):
    """End the stage at a table that is stuck; what was not played scores nothing."""

    table: TableNumber


class EndTournament(TournamentIncoming, frozen=True, kw_only=True, tag="end_tournament"):
    """End the tournament with the standings as they are."""

    reason: Annotated[str, Meta(max_length=100)] = ""


class BeginStage(TournamentIncoming, frozen=True, kw_only=True, tag="begin_stage"):
    """Begin the next stage without waiting for the rest of the pause."""


class ExtendPause(TournamentIncoming, frozen=True, kw_only=True, tag="extend_pause"):
    """Make the pause longer."""

    seconds: Seconds


class LeaveTournament(TournamentIncoming, frozen=True, kw_only=True, tag="leave"):
    """Give up the own place; once the tournament has started a bot plays on."""


class TournamentPing(TournamentIncoming, frozen=True, kw_only=True, tag="ping"):
    """Ask for a ``pong``."""


TournamentClientMessage = (
    TournamentHello
    | StartTournament
    | RemovePlayer
    | RenamePlayer
    | ReissueLink
    | EndTable
    | EndTournament
    | BeginStage
    | ExtendPause
    | LeaveTournament
    | TournamentPing
)


class TournamentState(Outgoing, frozen=True, kw_only=True, tag="tournament"):
    """The whole tournament as this role may see it. ``protocol`` is the server's."""

    protocol: int = PROTOCOL
    seq: int
    code: str
    role: TournamentRole
    you: int | None
    settings: TournamentSettings
    phase: TournamentPhase
    stage: int
    """The stage being played, or in a pause the one just played; 0 before the first."""
    stages: int | None
    """How many there will be; None in an elimination."""
    next_stage_in: int | None
    """Milliseconds until the next stage begins, in a pause."""
    players: list[PlayerInfo]
    tables: list[TournamentTable]
    """The tables of ``stage``."""
    next: list[TournamentTable] | None
    """The seating of the next stage, where it is known: in a rotation always, else in a pause."""
    standings: list[StandingLine]
    """Best first; bots that fill the tables of a points tournament are not ranked."""
    results: list[StageResult]
    """The rounds of ``stage`` and of the stage before; all are in ``standings.json``."""
    stopped: list[StoppedTable]
    """Of the same stages, the tables that were ended before their last round."""
    may_start: bool
    """Whether this client may start the tournament: the organiser, or any player once no organiser
    has been connected for some time."""
    ended_for: str | None
    """The reason given by an organiser who ended the tournament."""


class PlayerLink(Outgoing, frozen=True, kw_only=True, tag="player_link"):
    """A player's new token, to the organiser who asked for it alone."""

    id: str | None
    player: int
    token: str


TournamentServerMessage = TournamentState | PlayerLink | Ack | Error | Pong
