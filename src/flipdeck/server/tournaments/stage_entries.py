"""What is missing in a table's log for it to be where its tournament's log says."""

from __future__ import annotations

from flipdeck.server.errors import TableError
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.log_entries import AnyEntry, StageSeat
from flipdeck.server.tables.match_state import MatchTerms, first_deal
from flipdeck.server.tables.shuffle_state import PLAIN, without_parts
from flipdeck.server.tables.table import Table
from flipdeck.server.tables.table_rules import log_settings, read_rulings
from flipdeck.server.tournaments.tournament import Stage, StageTable, Tournament
from flipdeck.server.tournaments.tournament_settings import table_settings


def missing(
    state: Tournament,
    stage: Stage,
    table: StageTable,
    played: Table,
    now: int,
    *,
    verifiable: bool,
) -> list[AnyEntry]:
    """The entries by which a table comes to a stage; nothing if it is there.

    ``verifiable`` is whether players can verify its deals.
    """
    if played.number and played.tournament is None:
        raise TableError("broken-table")  # the code is another table's
    here = 0 if played.tournament is None else played.tournament.stage
    if here < stage.number:
        return _seat(state, stage, table, played, now, verifiable)
    if here > stage.number or played.match is None or played.match.over:
        return []
    if table.stopped is not None:
        return [log.MatchEnded(at=now, reason=table.stopped)]
    return _change_holders(state, stage, table, played, now)


def _seat(
    state: Tournament, stage: Stage, table: StageTable, played: Table, now: int, verifiable: bool
) -> list[AnyEntry]:
    """Seat the players of a stage and deal; the first time also create the table.

    Nobody is connected who could take part in the first shuffle: a tournament waits for nobody.
    """
    assert state.rules is not None
    seats = len(table.players)
    settings = table_settings(state.settings, seats)
    logged, _ = log_settings(settings)
    entries: list[AnyEntry] = []
    if not played.number:
        entries.append(
            log.TableCreated(
                at=now, format=log.FORMAT, code=table.code, settings=logged, rules=state.rules
            )
        )
    entries.append(_stage_started(state, stage, table, now))
    if played.number and len(played.seats) != seats:
        entries.append(log.SettingsChanged(at=now, settings=logged, rules=state.rules))
    before = played.match
    terms = MatchTerms(
        read_rulings(state.rules),
        settings.mode or "points",
        state.rules.target,
        seats,
        rounds=settings.rounds,
        pack=None if before is None else before.match.pack(),
    )
    dealer = table.dealer
    if dealer is None and before is not None:
        dealer = before.match.next_dealer()
    shuffle = PLAIN
    if verifiable:
        people = [
            seat
            for seat, player in enumerate(table.players)
            if state.holder(player, stage.number) is not None
        ]
        rulings = state.rules.rulings
        shuffle = without_parts(table.code, played.matches + 1, rulings, people, now)
    dealt = first_deal(terms, now, dealer, shuffle.state, shuffle.parts)
    return [*entries, *shuffle.entries, dealt]


def _stage_started(
    state: Tournament, stage: Stage, table: StageTable, now: int
) -> log.StageStarted:
    return log.StageStarted(
        at=now,
        tournament=state.code,
        title=state.settings.title,
        mode=state.terms.mode,
        table=table.number,
        stage=stage.number,
        stages=state.terms.stages,
        no_show=state.settings.no_show,
        seats=tuple(_stage_seat(state, stage, player) for player in table.players),
    )


def _stage_seat(state: Tournament, stage: Stage, player: int) -> StageSeat:
    name = state.players[player].name
    holder = state.holder(player, stage.number)
    if holder is None:
        return StageSeat(name=name, bot="greedy")
    return StageSeat(name=name, token=holder.token)


def _change_holders(
    state: Tournament, stage: Stage, table: StageTable, played: Table, now: int
) -> list[AnyEntry]:
    """Bots for those who left, and seats for those who came or have a new link."""
    entries: list[AnyEntry] = []
    for seat, player in enumerate(table.players):
        holder = state.holder(player, stage.number)
        if holder is None and played.seats[seat].human:
            entries.append(log.SeatLeft(at=now, seat=seat, removed=True))
        elif holder is not None and holder.token != played.seats[seat].token:
            assert holder.token is not None
            entries.append(log.SeatTaken(at=now, seat=seat, name=holder.name, token=holder.token))
    return entries
