"""The entries of a tournament's log; a tournament is the fold of them.

They stand in the same database as the logs of tables, under the tournament's code. Like those they
are a storage format of their own: a change needs a new ``FORMAT`` and a migration.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from flipdeck.server.storage.log_entries import Entry, RulesInForce, Value

FORMAT: Final = 1

StoppedBy = Literal["organiser", "clock"]


class LoggedTournament(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The settings of a tournament; delays are milliseconds, other times as they were chosen."""

    title: str = ""
    mode: str
    edition: str
    section: str | None = None
    rules: dict[str, Value] = {}
    target: int
    table_size: int
    rounds: int
    cycles: int
    players: int
    turn_time: int
    no_show: int
    table_time: int
    pause: int
    spectators: str
    bot_delay: int
    catch_delay: int
    pass_delay: int
    pass_window: int | None = None
    next_round: int


class TournamentEntry(Entry, frozen=True, kw_only=True):
    """Base of all entries of a tournament."""


class TournamentCreated(TournamentEntry, frozen=True, kw_only=True, tag="tournament_created"):
    """The first entry; ``organiser``, ``join`` and ``screen`` are hashes of the three secrets."""

    format: int
    code: str
    settings: LoggedTournament
    rules: RulesInForce
    organiser: str
    join: str
    screen: str


class PlayerSignedIn(TournamentEntry, frozen=True, kw_only=True, tag="player_signed_in"):
    """A person signed in, after the start on the place of a bot; ``token`` is a hash."""

    player: int
    name: str
    token: str


class PlayerRenamed(TournamentEntry, frozen=True, kw_only=True, tag="player_renamed"):
    """A player has another name."""

    player: int
    name: str


class LinkReissued(TournamentEntry, frozen=True, kw_only=True, tag="link_reissued"):
    """A player has a new token (a hash); one who had been removed is back."""

    player: int
    token: str


class PlayerRemoved(TournamentEntry, frozen=True, kw_only=True, tag="player_removed"):
    """A player left or was removed; after the start a bot plays on."""

    player: int
    left: bool = False


class TournamentStarted(TournamentEntry, frozen=True, kw_only=True, tag="tournament_started"):
    """The tournament began: the names of the bots that fill up, the tables' codes, the lots' seed.

    The bots' numbers follow those of the players.
    """

    bots: tuple[str, ...]
    tables: tuple[str, ...]
    seed: str


class StageDrawn(TournamentEntry, frozen=True, kw_only=True, tag="stage_drawn"):
    """Who sits where in a stage, for each table by chair; ``dealers`` where a lot decides."""

    stage: int
    tables: tuple[tuple[int, ...], ...]
    dealers: tuple[int, ...] | None = None


class PauseExtended(TournamentEntry, frozen=True, kw_only=True, tag="pause_extended"):
    """The organiser made the pause longer by so many seconds."""

    seconds: int


class StageBegun(TournamentEntry, frozen=True, kw_only=True, tag="stage_begun"):
    """The drawn stage began: now its tables are seated."""

    stage: int


class RoundFinished(TournamentEntry, frozen=True, kw_only=True, tag="round_finished"):
    """A round ended at a table; ``winner`` and lists are by chair.

    ``round`` counts the deals of the stage there from 1, blocked ones included.
    """

    stage: int
    table: int
    round: int
    winner: int | None
    points: tuple[int, ...]
    held: tuple[int, ...]


class TableStopped(TournamentEntry, frozen=True, kw_only=True, tag="table_stopped"):
    """A table's stage was ended before its last round."""

    stage: int
    table: int
    by: StoppedBy


class TournamentEnded(TournamentEntry, frozen=True, kw_only=True, tag="tournament_ended"):
    """The tournament is over; ``reason`` is set if the organiser ended it."""

    reason: str | None = None


class TablesClosed(TournamentEntry, frozen=True, kw_only=True, tag="tables_closed"):
    """Every table knows that the tournament is over: nothing is left to do."""


AnyTournamentEntry = (
    TournamentCreated
    | PlayerSignedIn
    | PlayerRenamed
    | LinkReissued
    | PlayerRemoved
    | TournamentStarted
    | StageDrawn
    | PauseExtended
    | StageBegun
    | RoundFinished
    | TableStopped
    | TournamentEnded
    | TablesClosed
)

_decoder: msgspec.json.Decoder[AnyTournamentEntry] = msgspec.json.Decoder(AnyTournamentEntry)


def decode_tournament_entry(raw: bytes) -> AnyTournamentEntry:
    """A stored entry; ``msgspec.MsgspecError`` if it is none of this format."""
    return _decoder.decode(raw)
