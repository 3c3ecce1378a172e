"""Decide on commands to a tournament: each returns the entries to append, or raises a refusal.

Nothing here changes a tournament.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from flipdeck.rules.tournament_modes import LEAST_PLAYERS
from flipdeck.server import credentials
from flipdeck.server import tournament_messages as wire
from flipdeck.server.errors import TableError
from flipdeck.server.names import check_free, clean_name, clean_text
from flipdeck.server.storage import tournament_entries as log
from flipdeck.server.storage.tournament_entries import AnyTournamentEntry
from flipdeck.server.tournament_types import TournamentSettings
from flipdeck.server.tournaments.tournament import Player, Tournament
from flipdeck.server.tournaments.tournament_settings import check, log_tournament

Entries = list[AnyTournamentEntry]


def create(
    settings: TournamentSettings, code: str, secrets: tuple[str, str, str], now: int
) -> log.TournamentCreated:
    """The first entry; ``secrets`` are the organiser's, the players' and the screen's."""
    logged, rules = log_tournament(check(settings))
    organiser, join, screen = map(credentials.hash_token, secrets)
    return log.TournamentCreated(
        at=now,
        format=log.FORMAT,
        code=code,
        settings=logged,
        rules=rules,
        organiser=organiser,
        join=join,
        screen=screen,
    )


def sign_in(state: Tournament, name: str, token: str, now: int) -> log.PlayerSignedIn:
    """The entry by which a person gets a place; after the start, that of a bot."""
    name = _free_name(state, name)
    number = _free_place(state) if not state.started else _bots_place(state)
    return log.PlayerSignedIn(at=now, player=number, name=name, token=credentials.hash_token(token))


def _free_name(state: Tournament, wanted: str, but: int | None = None) -> str:
    if state.over:
        raise TableError("tournament-over")
    name = clean_name(wanted)
    found = state.find(name)
    if found is not None and found.number != but:
        raise TableError("name-taken", player=name)
    people = (each for each in state.present if each.human and each.number != but)
    check_free(name, (each.name for each in people))
    return name


def _free_place(state: Tournament) -> int:
    if len(state.present) >= state.settings.players:
        raise TableError("tournament-full")
    gone = [player.number for player in state.players if player.gone]
    return gone[0] if gone else len(state.players)


def _bots_place(state: Tournament) -> int:
    """A bot's place after the start; an elimination gives them only in its first stage."""
    late = state.terms.mode == "elimination" and len(state.stages) > 1
    bots = [] if late else [player.number for player in state.players if player.bot]
    if not bots:
        raise TableError("tournament-started")
    return bots[0]


def line_up(state: Tournament, fill: bool) -> tuple[tuple[str, ...], int]:
    """The names of the bots that fill up, and how many tables there are."""
    if state.over:
        raise TableError("tournament-over")
    if state.started:
        raise TableError("tournament-started")
    terms = state.terms
    there = len(state.present)
    number = max(there, LEAST_PLAYERS if terms.scheme.players is None else terms.scheme.players)
    if fill:
        number = max(number, state.settings.players)
    tables = -(-number // terms.table_size)
    if not terms.scheme.bots_ranked:
        number = tables * terms.table_size  # bots fill up, so that all tables are equal
    names = {player.name for player in state.present}
    return credentials.bot_names(names, number - there), tables


def _player(state: Tournament, number: int) -> Player:
    if number >= len(state.players) or state.players[number].gone:
        raise TableError("unknown-player")
    return state.players[number]


def _remove(state: Tournament, you: int | None, command: wire.RemovePlayer, now: int) -> Entries:
    if not _player(state, command.player).human:
        raise TableError("unknown-player")
    return [log.PlayerRemoved(at=now, player=command.player)]


def _leave(state: Tournament, you: int | None, command: wire.LeaveTournament, now: int) -> Entries:
    if you is None:
        raise TableError("not-player")
    return [log.PlayerRemoved(at=now, player=you, left=True)]


def _rename(state: Tournament, you: int | None, command: wire.RenamePlayer, now: int) -> Entries:
    number = you if command.player is None else command.player
    if number is None:
        raise TableError("not-player")
    if you is not None and number != you:
        raise TableError("not-organiser")
    if not _player(state, number).human:
        raise TableError("unknown-player")
    name = _free_name(state, command.name, but=number)
    return [log.PlayerRenamed(at=now, player=number, name=name)]


def reissue(state: Tournament, number: int, token: str, now: int) -> Entries:
    """The entry that gives a player a new token."""
    if _player(state, number).bot:
        raise TableError("unknown-player")
    return [log.LinkReissued(at=now, player=number, token=credentials.hash_token(token))]


def _end_table(state: Tournament, you: int | None, command: wire.EndTable, now: int) -> Entries:
    stage = state.stage
    if state.phase != "playing" or stage is None:
        raise TableError("not-now", "stage-none")
    if command.table > len(stage.tables):
        raise TableError("unknown-table")
    if state.done(stage.tables[command.table - 1]):
        raise TableError("not-now", "stage-ended")
    return [log.TableStopped(at=now, stage=stage.number, table=command.table, by="organiser")]


def _end(state: Tournament, you: int | None, command: wire.EndTournament, now: int) -> Entries:
    return [log.TournamentEnded(at=now, reason=clean_text(command.reason))]


def _begin(state: Tournament, you: int | None, command: wire.BeginStage, now: int) -> Entries:
    drawn = state.drawn
    if state.phase != "pause" or drawn is None:
        raise TableError("not-now", "stage-waiting-none")
    return [log.StageBegun(at=now, stage=drawn.number)]


def _extend(state: Tournament, you: int | None, command: wire.ExtendPause, now: int) -> Entries:
    if state.phase != "pause":
        raise TableError("not-now", "break-none")
    return [log.PauseExtended(at=now, seconds=command.seconds)]


MAKERS: Final[dict[type, Callable[[Tournament, int | None, Any, int], Entries]]] = {
    wire.RemovePlayer: _remove,
    wire.LeaveTournament: _leave,
    wire.RenamePlayer: _rename,
    wire.EndTable: _end_table,
    wire.EndTournament: _end,
    wire.BeginStage: _begin,
    wire.ExtendPause: _extend,
}
"""For each command that only appends entries, the function that makes them."""
PLAYERS_TOO: Final = frozenset({wire.LeaveTournament, wire.RenamePlayer})
"""Commands that are not the organiser's alone."""
