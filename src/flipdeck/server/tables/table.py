"""A table: the state that results from its log, without I/O and without a clock."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, cast

import msgspec

from flipdeck.engine.event_codec import EventRows
from flipdeck.engine.observation import RoundState
from flipdeck.rules.events import Event
from flipdeck.rules.moves import AnyMove, CallUno, Catch
from flipdeck.rules.rulings import Rulings
from flipdeck.server import credentials
from flipdeck.server.errors import TableError
from flipdeck.server.http_types import (
    BotLevel,
    Phase,
    RoundShuffle,
    RuleValue,
    SeatStatus,
    Settings,
    TableInfo,
    TableMode,
)
from flipdeck.server.storage import log_entries as log
from flipdeck.server.tables.match_state import MatchState, MatchTerms
from flipdeck.server.tables.shuffle_state import ShuffleState
from flipdeck.server.tables.table_parts import Seat, Times
from flipdeck.server.tables.table_rules import read_rulings, read_settings

OUT_OF_TURN: Final = (CallUno, Catch)
"""Moves that take no turn."""
RECENT_LIMIT: Final = 32
"""Entries kept in memory for clients that reconnect."""
HISTORY_LIMIT: Final = 1_000
"""Entries of the current round kept for clients that have seen none of it."""
DIGEST_EVERY: Final = 32
"""Entries between two state digests; one takes 40 us, and applying a move 18."""


def no_grace() -> int:
    """No grace period, as for entries that say which they had."""
    return 0


class StateMismatch(ValueError):
    """The log leads to another state than it did when it was written."""


class Applied(msgspec.Struct, gc=False):
    """What an entry did: what happened in the round, and what else changed."""

    n: int
    entry: log.AnyEntry
    rows: EventRows | None = None
    lobby: bool = True
    match: bool = False
    shuffle: bool = False
    """Whether it changed what everybody may know of the verifiable shuffle."""
    seating: tuple[int, ...] = ()
    """The seat on each chair, if the events are of a round."""
    state: RoundState | None = None
    """What everyone could see and do right after it."""
    playing: bool = False
    """Whether moves could be made right after it."""
    autopilot: bool = False
    """Whether a bot made this move for a player who is away or was out of time."""
    decoded: tuple[Event, ...] | None = None

    def chair(self, seat: int | None) -> int | None:
        """The chair of a seat in the round of the events."""
        return self.seating.index(seat) if seat in self.seating else None

    @property
    def events(self) -> tuple[Event, ...]:
        """The events as the referee sees them; decoded when first asked for."""
        if self.decoded is None:
            self.decoded = () if self.rows is None else self.rows.decode()
        return self.decoded


class PackedEvents(msgspec.Struct, frozen=True, gc=False):
    """The events of an entry as the kernel's rows, for clients that reconnect."""

    n: int
    seating: tuple[int, ...]
    rows: EventRows | None
    autopilot: bool = False

    def text(self, seat: int | None, *, backs: bool) -> bytes:
        """The events as JSON, as a seat or a spectator (None) may see them."""
        if self.rows is None:
            return b"[]"
        chair = self.seating.index(seat) if seat in self.seating else None
        return self.rows.text(chair, backs=backs)


@dataclass
class Table:
    """Everything the log says about one table."""

    code: str = ""
    settings: Settings = field(default_factory=Settings)
    rulings: Rulings = field(default_factory=Rulings)
    ruling_values: dict[str, RuleValue] = field(default_factory=dict)
    """The same by name, as the log has them."""
    mode: TableMode = "points"
    target: int = 500
    number: int = 0
    seats: list[Seat] = field(default_factory=list)
    host: int | None = None
    locked: bool = False
    password: str | None = None
    match: MatchState | None = None
    matches: int = 0
    """How many matches were begun."""
    shuffle: ShuffleState | None = None
    """The verifiable shuffle of the match, or of the one that is about to begin."""
    ended: int | None = None
    """The number of the entry by which the last match ended."""
    rules_version: str = ""
    """Version and rulebook digest of the program that resolved the rulings."""
    tournament: log.StageStarted | None = None
    """The tournament's stage that is played here, if the table belongs to one."""
    tournament_closed: bool = False
    times: Times = field(default_factory=Times)
    recent: deque[PackedEvents] = field(default_factory=lambda: deque(maxlen=RECENT_LIMIT))
    history: deque[PackedEvents] = field(default_factory=lambda: deque(maxlen=HISTORY_LIMIT))
    """The events of the current round."""

    @property
    def phase(self) -> Phase:
        """Where the table stands: before, in, between or after the rounds of a match."""
        if self.match is None:
            return "lobby"
        if self.match.over:
            return "over"
        return "between" if self.match.round.over else "playing"

    @property
    def paused(self) -> bool:
        """Whether the host paused the match."""
        return self.times.paused is not None

    @property
    def humans(self) -> list[int]:
        """The seats that players have."""
        return [number for number, seat in enumerate(self.seats) if seat.human]

    @property
    def names(self) -> set[str]:
        """Names in use at the table."""
        return {seat.name for seat in self.seats if seat.name is not None}

    def player_names(self, but: int | None = None) -> list[str]:
        """The names of the people at the table, but for those of one seat."""
        seats = enumerate(self.seats)
        return [seat.name or "" for number, seat in seats if seat.human and number != but]

    def chair(self, seat: int | None) -> int | None:
        """The chair of a seat in the round."""
        return None if self.match is None else self.match.chair(seat)

    def turn_seat(self) -> int | None:
        """The seat that is to move now."""
        if self.phase != "playing" or self.match is None or self.match.round.turn is None:
            return None
        return self.match.seating[self.match.round.turn]

    @property
    def match_terms(self) -> MatchTerms:
        """What the next match is played by; a tournament goes on with the same cards."""
        cycles, rounds = self.settings.cycles, self.settings.rounds
        pack = None
        if self.tournament is not None and self.match is not None:
            pack = self.match.match.pack()
        seats = len(self.seats)
        return MatchTerms(self.rulings, self.mode, self.target, seats, cycles, rounds, pack)

    @property
    def runs_alone(self) -> bool:
        """Whether play goes on with nobody connected: a tournament waits for nobody."""
        return self.tournament is not None and self.phase in ("playing", "between")

    @property
    def pairs_open(self) -> bool:
        """Whether the other faces may be seen with ``pairing = match``: no deal is to come."""
        if self.match is None or not self.match.over:
            return False
        return self.tournament is None or self.tournament_closed

    # Applying entries.

    def apply(self, entry: log.AnyEntry, *, grace: Callable[[], int] = no_grace) -> Applied:
        """Apply the next entry of the log.

        The entry in the result is complete: it has the shuffle that a new move caused, the grace
        period after it and the state digest; ``grace`` is asked when a new move leaves a seat
        exposed. Raises ``StateMismatch`` if a stored digest is wrong.
        """
        applied = self._apply(entry, grace)
        self.number = applied.n
        if applied.match and self.phase == "over":
            self.ended = applied.n
        self.times.last = entry.at
        match = self.match
        if match is not None:
            played = match.round
            applied.state = played.take_state(match_over=self.pairs_open)
            applied.playing = not (match.over or self.times.paused is not None or played.over)
        packed = PackedEvents(applied.n, applied.seating, applied.rows, applied.autopilot)
        self.recent.append(packed)
        if applied.rows is not None:
            self.history.append(packed)
        return applied

    def _apply(self, entry: log.AnyEntry, grace: Callable[[], int]) -> Applied:
        n = self.number + 1
        if isinstance(entry, log.MovePlayed):
            return self._apply_move(n, entry, grace)
        if isinstance(entry, log.RoundDealt):
            match, rows = self._apply_deal(entry)
            entry = msgspec.structs.replace(entry, digest=self._digest(entry.digest))
            shuffled = self.shuffle is not None
            return Applied(n, entry, rows, match=True, shuffle=shuffled, seating=match.seating)
        if isinstance(entry, log.TableCreated):
            if entry.format != log.FORMAT:
                raise ValueError(f"log format {entry.format}; this reads format {log.FORMAT}")
            self.code = entry.code
            self.password = entry.password
            self._apply_settings(entry.settings, entry.rules)
        elif isinstance(entry, log.SettingsChanged):
            self._apply_settings(entry.settings, entry.rules)
        elif isinstance(entry, log.SeatTaken):
            seat = self.seats[entry.seat]
            seat.clear()
            seat.name, seat.token, seat.since = entry.name, entry.token, n
            if self.host is None:
                self.host = entry.seat
        elif isinstance(entry, log.BotSeated):
            seat = self.seats[entry.seat]
            seat.clear()
            seat.name, seat.bot = entry.name, cast("BotLevel", entry.bot)
        elif isinstance(entry, log.SeatLeft):
            self._apply_leave(entry.seat)
        elif isinstance(entry, log.SeatChanged):
            self._apply_change(entry, n)
        elif isinstance(entry, log.SeatRenamed):
            self.seats[entry.seat].name = entry.name
        elif isinstance(entry, log.HostTransferred):
            self.host = entry.seat
        elif isinstance(entry, log.TableLocked):
            self.locked = entry.locked
        elif isinstance(entry, log.PasswordChanged):
            self.password = entry.password
        elif isinstance(entry, log.SeatMuted):
            self.seats[entry.seat].muted = entry.muted
        elif isinstance(entry, log.MatchPaused):
            self.times.paused = entry.at
        elif isinstance(entry, log.MatchResumed):
            if self.times.paused is not None:
                self.times.shift(max(0, entry.at - self.times.paused))
            self.times.paused = None
        elif isinstance(entry, log.StageStarted):
            self.tournament = entry
            self.host = None
            self.times.paused = None
            self.seats = [
                Seat(seat.name, seat.token, cast("BotLevel | None", seat.bot), since=n)
                for seat in entry.seats
            ]
        elif isinstance(entry, log.TournamentClosed):
            self.tournament_closed = True
        elif isinstance(entry, log.ShuffleCommitted):
            self.shuffle = ShuffleState.begin(entry, self.ruling_values)
            return Applied(n, entry, lobby=False, shuffle=True)
        elif isinstance(entry, log.PartsClosed):
            if self.shuffle is not None:
                self.shuffle.close(entry)
            return Applied(n, entry, lobby=False, shuffle=True)
        else:
            if self.match is not None:
                self.match.stop(entry.reason, entry.winners)
            self.times.paused = None
            return Applied(n, entry, match=True)
        return Applied(n, entry)

    def _apply_settings(self, settings: log.LoggedSettings, rules: log.RulesInForce) -> None:
        self.rulings = read_rulings(rules)
        self.ruling_values = rules.rulings
        if self.shuffle is not None and not self.shuffle.begun:
            self.shuffle.rulings = rules.rulings
        self.mode, self.target = cast("TableMode", rules.mode), rules.target
        self.rules_version = f"{rules.version} {rules.rulebook}"
        self.settings = read_settings(settings, self.rulings)
        del self.seats[settings.seats :]
        self.seats += [Seat() for _ in range(settings.seats - len(self.seats))]

    def _apply_leave(self, number: int) -> None:
        seat = self.seats[number]
        name = seat.name
        was_human = seat.human
        seat.clear()
        if self.phase in ("playing", "between") and was_human:
            seat.name, seat.bot = name, "greedy"
        if self.host == number:
            self.host = next(iter(self.humans), None)

    def _apply_change(self, entry: log.SeatChanged, n: int) -> None:
        old, new = self.seats[entry.seat], self.seats[entry.to]
        new.name, new.token, new.muted, new.since = old.name, old.token, old.muted, n
        old.clear()
        if self.host == entry.seat:
            self.host = entry.to

    def _apply_deal(self, entry: log.RoundDealt) -> tuple[MatchState, EventRows]:
        if entry.shuffle is None:
            self.shuffle = None
        elif self.shuffle is not None:
            self.shuffle.deal(entry.shuffle)
        if entry.first or self.match is None:
            self.matches += 1
            self.match = MatchState(self.match_terms, entry, self.shuffle)
            rows = self.match.round.opening_rows
        else:
            rows = self.match.deal(entry, self.shuffle)
        self.match.round.watch()
        self.times = Times(turn=entry.at, drawn=entry.at)
        self.history.clear()
        return self.match, rows

    def _apply_move(self, n: int, entry: log.MovePlayed, grace: Callable[[], int]) -> Applied:
        match, times = self.match, self.times
        if match is None:
            raise TableError("broken-table")
        played = match.round
        before = played.exposed
        seating = match.seating
        move = entry.move
        rows, shuffled = match.apply(seating.index(entry.seat), move, entry.shuffled)
        exposed = played.exposed
        exposed_now = exposed is not None and exposed != before
        if exposed_now:
            times.exposed = entry.at
            times.grace = entry.grace or grace()
        awaiting = played.awaiting
        if not isinstance(move, OUT_OF_TURN):
            if awaiting == "drawn":
                times.drawn = entry.at
            else:
                times.turn = entry.at
        over = awaiting == "over"
        if over:
            times.over = entry.at
        digest = entry.digest
        if digest or n % DIGEST_EVERY == 0:
            digest = self._digest(digest)
        if shuffled or exposed_now or digest:
            granted = times.grace if exposed_now else 0
            entry = msgspec.structs.replace(entry, shuffled=shuffled, grace=granted, digest=digest)
        pilot = entry.by == "pilot"
        return Applied(n, entry, rows, lobby=over, match=over, seating=seating, autopilot=pilot)

    def _digest(self, logged: str) -> str:
        """The digest of the state; ``StateMismatch`` if the log has another."""
        digest = "" if self.match is None else self.match.digest()
        if logged and logged != digest:
            raise StateMismatch(f"digest {digest}; the log has {logged}")
        return digest

    # Queries.

    def legal(self, seat: int | None) -> list[AnyMove]:
        """The legal moves of a seat."""
        chair = self.chair(seat)
        if chair is None or self.match is None or self.paused or self.phase != "playing":
            return []
        return self.match.round.legal(chair)

    def facts(self) -> TableInfo:
        """The table as the list of tables and visitors see it."""
        host = None if self.host is None else self.seats[self.host].name
        bots = sum(seat.bot is not None for seat in self.seats)
        return TableInfo(
            code=self.code,
            edition=self.settings.edition,
            section=self.settings.section,
            mode=self.mode,
            target=self.target,
            seats=len(self.seats),
            humans=len(self.humans),
            bots=bots,
            free=sum(seat.free for seat in self.seats),
            phase=self.phase,
            locked=self.locked,
            password=self.password is not None,
            public=self.settings.public,
            spectators=self.settings.spectators,
            host=host,
        )

    def round_shuffle(self) -> RoundShuffle:
        """How the round that was just finished was shuffled; ``TableError`` while its faces, or the
        other faces of a whole match, may not be seen."""
        match, shuffle = self.match, self.shuffle
        if match is None or shuffle is None or not shuffle.begun:
            raise TableError("not-now", "shuffle-none")
        played = match.round
        if not played.over or not played.opens_pairs(self.pairs_open):
            raise TableError("not-now", "shuffle-hidden")
        return match.round_shuffle(shuffle)

    def seat_of(self, token: str) -> int:
        """The seat that a token opens; ``TableError`` if there is none.

        All seats are compared, so that the time it takes tells nothing.
        """
        opened = [
            number
            for number, seat in enumerate(self.seats)
            if seat.token is not None and credentials.token_matches(token, seat.token)
        ]
        if not opened:
            raise TableError("wrong-token")
        return opened[0]

    def seat_status(self, number: int) -> SeatStatus:
        """The table as a player who may come back to it sees it."""
        seats = len(self.seats)
        around = [self.seats[(number + step) % seats].name for step in range(1, seats)]
        return SeatStatus(
            code=self.code,
            edition=self.settings.edition,
            section=self.settings.section,
            phase=self.phase,
            round=None if self.match is None else self.match.facts().round,
            your_turn=self.turn_seat() == number,
            others=[name for name in around if name is not None],
        )
