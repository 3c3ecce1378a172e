"""Requests and responses of tournaments, and what a tournament shows: several tables, one page.

``player`` is a player's number in the tournament, from 0; it stays the same in every stage.
``stage`` counts from 1. Players of a table are listed by chair. The messages of the WebSocket are
in ``tournament_messages``.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from flipdeck.server.http_types import Delay, Name, RuleValue, Target

TournamentMode = Literal["rotation8", "elimination", "points"]
TournamentPhase = Literal["open", "playing", "pause", "over"]
TournamentRole = Literal["organiser", "player", "screen", "guest"]
TablePhase = Literal["waiting", "playing", "done", "stuck"]

Title = Annotated[str, Meta(max_length=60)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
PlayerNumber = Annotated[int, Meta(ge=0, le=200)]


class TournamentSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of a tournament. Delays are milliseconds; other times have their unit."""

    title: Title = ""
    mode: TournamentMode = "rotation8"
    edition: str = "flip-classic"
    section: Annotated[str, Meta(max_length=20)] | None = None
    """The printed section, as at a table: its edition is played, and ``rules`` change it."""
    rules: dict[str, RuleValue] = {}
    target: Target = 500
    """Elimination: who has so many points is out."""
    table_size: Annotated[int, Meta(ge=3, le=10)] = 4
    """Seats at a table; elimination: at most so many. A rotation of eight has four."""
    rounds: Annotated[int, Meta(ge=1, le=50)] = 5
    """Points: how many rounds, one a stage."""
    cycles: Annotated[int, Meta(ge=1, le=10)] = 1
    """How many times a rotation is played over."""
    players: Annotated[int, Meta(ge=4, le=80)] = 8
    """Places for players; a rotation of eight has eight."""
    turn_time: Literal[0, 15, 30, 60] = 30
    """Seconds a turn may take; 0 for no clock."""
    no_show: Annotated[int, Meta(ge=10, le=600)] = 60
    """Seconds after which a bot plays for a player who is not connected."""
    table_time: Annotated[int, Meta(ge=0, le=60)] = 0
    """Minutes after which the clock ends a stage at a table; 0: never."""
    pause: Annotated[int, Meta(ge=3, le=600)] = 20
    """Seconds between two stages."""
    spectators: Literal["nobody", "counts"] = "counts"
    """What spectators at a table see: nothing, or the card counts."""
    bot_delay: Delay = 900
    catch_delay: Delay = 1800
    pass_delay: Delay = 1500
    pass_window: Annotated[int, Meta(ge=0, le=60_000)] | None = None
    next_round: Annotated[int, Meta(ge=0, le=300_000)] = 10_000
    """How long the end of a round is shown, where a stage has several."""


# Requests.


class CreateTournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Create a tournament; ``name`` also signs its maker in, ``start`` starts it with bots."""

    settings: TournamentSettings = msgspec.field(default_factory=TournamentSettings)
    name: Name | None = None
    start: bool = False


class SignIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sign in as a player; ``join`` is the secret of the players' link."""

    name: Name
    join: Secret


# Responses.


class PlayerToken(msgspec.Struct, frozen=True, kw_only=True):
    """A player's place; whoever has the ``token`` plays it, at every table of the tournament."""

    code: str
    player: int
    token: str


class TournamentCreated(msgspec.Struct, frozen=True, kw_only=True):
    """A new tournament and its three secrets, which are sent only once."""

    code: str
    organiser: str
    join: str
    screen: str
    player: PlayerToken | None


class TournamentInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as a visitor sees it; ``players`` counts the people who have signed in."""

    code: str
    title: str
    mode: TournamentMode
    phase: TournamentPhase
    players: int
    places: int


class PlayerInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A player of a tournament."""

    player: int
    name: str
    kind: Literal["human", "bot"]
    connected: bool
    """At a table, or on the tournament's page."""
    away: bool
    """A bot plays for the player, who is not at the table or was out of time."""
    removed: bool
    """The player left or was removed; a bot plays on."""


class TournamentTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of the tournament in one stage."""

    number: int
    """From 1; a table keeps its number and its code."""
    code: str | None
    """For organiser and screen, and for the player who sits there; None for others."""
    players: list[int]
    """By chair; chair 0 first, then to the left. A rotation's partners are 0+2 and 1+3."""
    phase: TablePhase
    round: int
    """The round being played, from 1; 0 before the first deal."""
    rounds: int
    dealer: int | None
    """The chair that deals the round, or the next one."""
    points: list[int]
    """The points of this stage so far, by chair."""


class StandingLine(msgspec.Struct, frozen=True, kw_only=True):
    """A player's place; equal ones share it."""

    place: int
    player: int
    total: int
    played: int
    """Rounds played to a winner."""
    won: int
    """Rounds won."""
    out_stage: int | None
    """Elimination: the stage in which the player went out."""
    shared: bool


class StageResult(msgspec.Struct, frozen=True, kw_only=True):
    """A finished round at one table."""

    stage: int
    table: int
    round: int
    """Which deal of the stage at this table, from 1; a blocked round counts here."""
    winner: int | None
    """The player who went out."""
    players: list[int]
    points: list[int]
    held: list[int]
    """The value of the cards left in each hand."""
    blocked: bool
    """Nobody could go out; the round scored nothing and was dealt again."""


class StoppedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table whose stage was ended before its last round."""

    stage: int
    table: int
    by: Literal["organiser", "clock"]


class StandingsExport(msgspec.Struct, frozen=True, kw_only=True):
    """The standings and all results of a tournament."""

    code: str
    title: str
    mode: TournamentMode
    phase: TournamentPhase
    stage: int
    stages: int | None
    players: list[PlayerInfo]
    standings: list[StandingLine]
    results: list[StageResult]
    stopped: list[StoppedTable]


class TournamentSeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The tournament that a table belongs to."""

    code: str
    title: str
    mode: TournamentMode
    table: int
    stage: int
    stages: int | None


REQUESTS: tuple[type, ...] = (CreateTournament, SignIn)
RESPONSES: tuple[type, ...] = (TournamentCreated, PlayerToken, TournamentInfo, StandingsExport)
