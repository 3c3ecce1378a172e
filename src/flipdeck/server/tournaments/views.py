"""What a tournament shows to each role."""

from __future__ import annotations

import csv
import io

import msgspec

from flipdeck.server import tournament_types as types
from flipdeck.server.settings import ServerSettings
from flipdeck.server.tables.session import TableSession
from flipdeck.server.tournament_messages import TournamentState
from flipdeck.server.tournaments.session import Member, TournamentSession
from flipdeck.server.tournaments.tournament import Stage, StageTable, Tournament


def whole_state(session: TournamentSession, limits: ServerSettings, now: int) -> TournamentState:
    """The whole tournament as its organiser sees it; ``seen_by`` reduces it for others."""
    state = session.state
    stage, drawn = state.stage, state.drawn
    number = 0 if stage is None else stage.number
    waits = state.phase == "pause" and drawn is not None and stage is not None
    following = _next_stage(state)
    shown = _Shown(session, limits, now)
    return TournamentState(
        seq=state.number,
        code=state.code,
        role="organiser",
        you=None,
        settings=state.settings,
        phase=state.phase,
        stage=number,
        stages=state.terms.stages,
        next_stage_in=max(0, state.next_begins(limits.clock_second) - now) if waits else None,
        players=players(session),
        tables=[] if stage is None else shown.tables(stage),
        next=None if following is None else shown.tables(following),
        standings=standings(state),
        results=results(state, number - 1),
        stopped=stopped(state, number - 1),
        may_start=not state.started and not state.over,
        ended_for=state.ended_for,
    )


def seen_by(
    whole: TournamentState,
    session: TournamentSession,
    member: Member,
    limits: ServerSettings,
    now: int,
) -> TournamentState:
    """The state as one member may see it: codes only of tables that are open to it."""
    if member.role == "organiser":
        return whole
    you = session.number_of(member)
    tables, following = whole.tables, whole.next
    if member.role != "screen":
        tables = _without_codes(tables, you)
        following = None if following is None else _without_codes(following, you)
    return msgspec.structs.replace(
        whole,
        role=member.role,
        you=you,
        tables=tables,
        next=following,
        may_start=whole.may_start and may_start(session, member, limits, now),
    )


def _without_codes(
    tables: list[types.TournamentTable], you: int | None
) -> list[types.TournamentTable]:
    return [
        table if you in table.players else msgspec.structs.replace(table, code=None)
        for table in tables
    ]


def may_start(session: TournamentSession, member: Member, limits: ServerSettings, now: int) -> bool:
    """Whether a member may start: the organiser, or a player once no organiser is there."""
    if member.role == "organiser":
        return True
    long_enough = now - session.organiser_seen >= limits.organiser_away
    return session.number_of(member) is not None and not session.organised and long_enough


def _next_stage(state: Tournament) -> Stage | None:
    """The stage after the one being played, where it is known."""
    if state.drawn is not None:
        return state.drawn
    if state.terms.mode != "rotation8" or not state.started or state.over or state.finished():
        return None
    drawn = state.draw()
    return Stage(
        len(state.stages) + 1,
        [
            StageTable(number, state.tables[number - 1], players, None)
            for number, players in enumerate(drawn.tables, 1)
        ],
    )


class _Shown:
    """Shows the tables of a stage."""

    def __init__(self, session: TournamentSession, limits: ServerSettings, now: int) -> None:
        self.session = session
        self.limits = limits
        self.now = now

    def tables(self, stage: Stage) -> list[types.TournamentTable]:
        """The tables of a stage with their codes."""
        return [self._table(stage, table) for table in stage.tables]

    def _table(self, stage: Stage, table: StageTable) -> types.TournamentTable:
        rounds = self.session.state.stage_rounds
        phase = self._phase(stage, table)
        return types.TournamentTable(
            number=table.number,
            code=table.code,
            players=list(table.players),
            phase=phase,
            round=0 if phase == "waiting" else min(table.played() + 1, rounds),
            rounds=rounds,
            dealer=self._dealer(stage, table),
            points=table.points(),
        )

    def _phase(self, stage: Stage, table: StageTable) -> types.TablePhase:
        if stage.begun is None:
            return "waiting"
        if self.session.state.done(table):
            return "done"
        if table.code in self.session.broken:
            return "stuck"
        played = self.session.tables.get(table.code)
        if played is None or not _is_at(played, stage):
            return "waiting"
        last = max(played.table.times.last, played.touched)
        return "stuck" if self.now - last >= self.limits.stuck_after else "playing"

    def _dealer(self, stage: Stage, table: StageTable) -> int | None:
        """The chair that deals, or deals first once the stage begins."""
        played = self.session.tables.get(table.code)
        match = None if played is None else played.table.match
        if played is not None and match is not None and _is_at(played, stage):
            return match.round.dealer
        if table.dealer is not None or match is None or not match.over:
            return table.dealer
        return match.match.next_dealer()


def _is_at(session: TableSession, stage: Stage) -> bool:
    """Whether a table has come to a stage."""
    started = session.table.tournament
    return started is not None and started.stage == stage.number


def players(session: TournamentSession) -> list[types.PlayerInfo]:
    """All players."""
    connected, away = session.connected(), session.away()
    return [
        types.PlayerInfo(
            player=player.number,
            name=player.name,
            kind="bot" if player.bot else "human",
            connected=player.number in connected,
            away=player.number in away,
            removed=player.removed,
        )
        for player in session.state.present
    ]


def standings(state: Tournament) -> list[types.StandingLine]:
    """The standings as messages show them."""
    return [
        types.StandingLine(
            place=line.place,
            player=line.player,
            total=line.total,
            played=line.played,
            won=line.won,
            out_stage=line.out_stage,
            shared=line.shared,
        )
        for line in state.standings()
    ]


def results(state: Tournament, first: int = 1) -> list[types.StageResult]:
    """The finished rounds from a stage on."""
    return [
        types.StageResult(
            stage=stage.number,
            table=table.number,
            round=result.round,
            winner=None if result.winner is None else table.players[result.winner],
            players=list(table.players),
            points=list(result.points),
            held=list(result.held),
            blocked=result.winner is None,
        )
        for stage in state.stages
        if stage.number >= first
        for table in stage.tables
        for result in table.results
    ]


def stopped(state: Tournament, first: int = 1) -> list[types.StoppedTable]:
    """The tables that were ended early, from a stage on."""
    return [
        types.StoppedTable(stage=stage.number, table=table.number, by=table.stopped)
        for stage in state.stages
        if stage.number >= first
        for table in stage.tables
        if table.stopped is not None
    ]


def info(state: Tournament) -> types.TournamentInfo:
    """A tournament as a visitor sees it."""
    return types.TournamentInfo(
        code=state.code,
        title=state.settings.title,
        mode=state.settings.mode,
        phase=state.phase,
        players=sum(not player.bot for player in state.present),
        places=state.settings.players,
    )


def export(session: TournamentSession) -> types.StandingsExport:
    """The standings and all results."""
    state = session.state
    stage = state.stage
    return types.StandingsExport(
        code=state.code,
        title=state.settings.title,
        mode=state.settings.mode,
        phase=state.phase,
        stage=0 if stage is None else stage.number,
        stages=state.terms.stages,
        players=players(session),
        standings=standings(state),
        results=results(state),
        stopped=stopped(state),
    )


def standings_csv(state: Tournament) -> str:
    """The standings as a table for spreadsheets."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(["place", "shared", "player", "total", "played", "won", "out_stage", "bot"])
    for line in state.standings():
        player = state.players[line.player]
        out = "" if line.out_stage is None else line.out_stage
        shared, bot = ("yes" if each else "" for each in (line.shared, player.bot))
        name = _plain_cell(player.name)
        writer.writerow([line.place, shared, name, line.total, line.played, line.won, out, bot])
    return text.getvalue()


def _plain_cell(text: str) -> str:
    """A name that a spreadsheet does not take for a formula."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@")) else text
