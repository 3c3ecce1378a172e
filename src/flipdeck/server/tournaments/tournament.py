"""A tournament: the state that results from its log, without I/O and without a clock."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cached_property

from flipdeck.rules import tournament_seating as seating
from flipdeck.rules.tournament_modes import Line, RoundResult, TournamentTerms, standings
from flipdeck.server.storage import tournament_entries as log
from flipdeck.server.storage.log_entries import RulesInForce
from flipdeck.server.tournament_types import TournamentPhase, TournamentSettings
from flipdeck.server.tournaments.tournament_settings import read_tournament, terms_of


@dataclass
class Player:
    """A player: a person with a token, a bot, or one who left and for whom a bot plays."""

    number: int
    name: str
    token: str | None = None
    """A hash; None for a bot, and for a player who was removed."""
    bot: bool = False
    removed: bool = False
    gone: bool = False
    """Removed before the start: the number is free for the next one."""
    since: int = 1
    """The first stage whose points count."""

    @property
    def human(self) -> bool:
        """Whether a person plays."""
        return self.token is not None


@dataclass
class StageTable:
    """One table in one stage."""

    number: int
    code: str
    players: tuple[int, ...]
    dealer: int | None
    """The chair that deals first by lot; None: the table knows."""
    results: list[log.RoundFinished] = field(default_factory=list)
    stopped: log.StoppedBy | None = None
    changed: int = 0
    """When the stage began here or the last round ended."""

    def played(self) -> int:
        """Rounds played to a winner."""
        return sum(result.winner is not None for result in self.results)

    def points(self) -> list[int]:
        """The points of the stage so far, by chair."""
        points = [result.points for result in self.results]
        return [sum(each) for each in zip(*points, strict=True)] or [0] * len(self.players)


@dataclass
class Stage:
    """A stage: who sits where, and what was played."""

    number: int
    tables: list[StageTable]
    begun: int | None = None
    """When it began; None while it is only drawn."""


@dataclass
class Tournament:
    """Everything the log says about one tournament."""

    code: str = ""
    number: int = 0
    settings: TournamentSettings = field(default_factory=TournamentSettings)
    rules: RulesInForce | None = None
    secrets: dict[str, str] = field(default_factory=dict)
    """The hashes of the three secrets, by role."""
    players: list[Player] = field(default_factory=list)
    started: bool = False
    tables: tuple[str, ...] = ()
    """The codes of the tables, by number."""
    seed: str = ""
    stages: list[Stage] = field(default_factory=list)
    results: list[RoundResult] = field(default_factory=list)
    extended: int = 0
    """Seconds by which the pause is longer than set."""
    over: bool = False
    ended_for: str | None = None
    closed: bool = False
    """Whether all tables know that it is over."""
    last: int = 0
    """The time of the last entry."""

    @cached_property
    def terms(self) -> TournamentTerms:
        """What the tournament is played by."""
        return terms_of(self.settings)

    @property
    def stage_rounds(self) -> int:
        """Rounds at each table in each stage."""
        return self.terms.scheme.stage_rounds

    @property
    def stage(self) -> Stage | None:
        """The stage that is played, or was played last."""
        begun = [stage for stage in self.stages if stage.begun is not None]
        return begun[-1] if begun else None

    @property
    def drawn(self) -> Stage | None:
        """The stage that is drawn and has not begun."""
        last = self.stages[-1] if self.stages else None
        return last if last is not None and last.begun is None else None

    @property
    def phase(self) -> TournamentPhase:
        """Where the tournament stands."""
        if self.over:
            return "over"
        if not self.started:
            return "open"
        stage = self.stage
        playing = stage is not None and not self.stage_over(stage)
        return "playing" if playing else "pause"

    def done(self, table: StageTable) -> bool:
        """Whether a table has played its stage to the end, or was stopped."""
        return table.stopped is not None or table.played() >= self.stage_rounds

    def stage_over(self, stage: Stage) -> bool:
        """Whether all tables of a stage are done."""
        return all(self.done(table) for table in stage.tables)

    def next_begins(self, second: int) -> int:
        """When the next stage begins; ``second`` is the length of one in milliseconds."""
        stage = self.stage
        ended = 0 if stage is None else max(table.changed for table in stage.tables)
        return ended + (self.settings.pause + self.extended) * second

    @property
    def present(self) -> list[Player]:
        """All players but those who were gone before the start."""
        return [player for player in self.players if not player.gone]

    @property
    def ranked(self) -> list[int]:
        """The players who have a place in the standings."""
        bots = self.terms.scheme.bots_ranked
        return [player.number for player in self.present if bots or not player.bot]

    def standings(self) -> list[Line]:
        """All ranked players by place, best first."""
        since = {player.number: player.since for player in self.players}
        return standings(self.terms, self.ranked, self.results, since)

    def in_play(self) -> list[int]:
        """The players who are still in; all of them but in an elimination."""
        if self.terms.mode != "elimination":
            return [player.number for player in self.present]
        return [line.player for line in self.standings() if line.out_stage is None]

    def finished(self) -> bool:
        """Whether no further stage is to be played."""
        stages = self.terms.stages
        if stages is not None:
            return len(self.stages) >= stages
        return len(self.in_play()) < 2

    def draw(self) -> seating.Drawn:
        """Seat the next stage; chance is the logged seed's."""
        stage = len(self.stages) + 1
        chance = random.Random(f"{self.seed} {stage}")
        if self.terms.mode == "rotation8":
            return seating.rotation8(stage, self.in_play(), self.terms.cycles)
        if self.terms.mode == "elimination":
            return seating.elimination(self.in_play(), self.terms.table_size, chance)
        places = {line.player: line.place for line in self.standings()}
        middle = (len(places) + 1) // 2
        players = self.in_play()
        chance.shuffle(players)
        # Bots have no place; they sit with whoever is in the middle.
        ranks = {player: places.get(player, middle) for player in players}
        ranked = sorted(players, key=ranks.__getitem__)
        met = seating.meetings_of(
            tuple(table.players for table in stage.tables) for stage in self.stages
        )
        return seating.points(ranked, self.terms.table_size, met, ranks, chance)

    def find(self, name: str) -> Player | None:
        """The player of that name, however its letters are written."""
        wanted = name.casefold()
        return next((each for each in self.present if each.name.casefold() == wanted), None)

    def seat_of(self, stage: Stage, player: int) -> tuple[StageTable, int] | None:
        """The table and chair of a player in a stage."""
        for table in stage.tables:
            if player in table.players:
                return table, table.players.index(player)
        return None

    def holder(self, player: int, stage: int) -> Player | None:
        """The person who plays for a player in a stage; None: a bot does."""
        found = self.players[player]
        return found if found.human and found.since <= stage else None

    # Applying entries.

    def apply(self, entry: log.AnyTournamentEntry) -> None:
        """Apply the next entry of the log."""
        self.number += 1
        self.last = entry.at
        if isinstance(entry, log.TournamentCreated):
            self._create(entry)
        elif isinstance(entry, log.PlayerSignedIn):
            self._sign_in(entry)
        elif isinstance(entry, log.PlayerRenamed):
            self.players[entry.player].name = entry.name
        elif isinstance(entry, log.LinkReissued):
            player = self.players[entry.player]
            player.token, player.removed = entry.token, False
        elif isinstance(entry, log.PlayerRemoved):
            self._remove(entry)
        elif isinstance(entry, log.TournamentStarted):
            self.started = True
            self.tables, self.seed = entry.tables, entry.seed
            first = len(self.players)
            self.players += [
                Player(number, name, bot=True) for number, name in enumerate(entry.bots, first)
            ]
        elif isinstance(entry, log.StageDrawn):
            self._draw_stage(entry)
        elif isinstance(entry, log.PauseExtended):
            self.extended += entry.seconds
        elif isinstance(entry, log.StageBegun):
            self._begin(entry)
        elif isinstance(entry, log.RoundFinished):
            self._finish_round(entry)
        elif isinstance(entry, log.TableStopped):
            table = self.stages[entry.stage - 1].tables[entry.table - 1]
            table.stopped, table.changed = entry.by, entry.at
        elif isinstance(entry, log.TablesClosed):
            self.closed = True
        else:
            self.over, self.ended_for = True, entry.reason

    def _create(self, entry: log.TournamentCreated) -> None:
        if entry.format != log.FORMAT:
            raise ValueError(f"tournament format {entry.format}; this reads {log.FORMAT}")
        self.code = entry.code
        self.settings = read_tournament(entry.settings)
        self.rules = entry.rules
        self.secrets = {
            "organiser": entry.organiser,
            "guest": entry.join,
            "screen": entry.screen,
        }

    def _sign_in(self, entry: log.PlayerSignedIn) -> None:
        if entry.player == len(self.players):
            self.players.append(Player(entry.player, entry.name))
        player = self.players[entry.player]
        player.name, player.token = entry.name, entry.token
        stage = self.stage
        if player.bot and stage is not None and not self.terms.scheme.bots_ranked:
            player.since = stage.number + 1
        player.bot = player.gone = False

    def _remove(self, entry: log.PlayerRemoved) -> None:
        player = self.players[entry.player]
        player.token = None
        player.gone = not self.started
        player.removed = self.started

    def _draw_stage(self, entry: log.StageDrawn) -> None:
        dealers = entry.dealers or (None,) * len(entry.tables)
        tables = [
            StageTable(number, self.tables[number - 1], players, dealer)
            for number, (players, dealer) in enumerate(zip(entry.tables, dealers, strict=True), 1)
        ]
        self.stages.append(Stage(entry.stage, tables))

    def _begin(self, entry: log.StageBegun) -> None:
        stage = self.stages[entry.stage - 1]
        stage.begun = entry.at
        self.extended = 0
        for table in stage.tables:
            table.changed = entry.at

    def _finish_round(self, entry: log.RoundFinished) -> None:
        table = self.stages[entry.stage - 1].tables[entry.table - 1]
        table.results.append(entry)
        table.changed = entry.at
        self.results.append(
            RoundResult(
                stage=entry.stage,
                table=entry.table,
                players=table.players,
                winner=entry.winner,
                points=entry.points,
                held=entry.held,
            )
        )
