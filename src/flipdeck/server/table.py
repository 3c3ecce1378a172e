"""A table: the fold of its log. No input or output and no clock of its own: time is handed in."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Final

import msgspec

from flipdeck import modes
from flipdeck.editions import edition
from flipdeck.errors import BadInput
from flipdeck.events import Event
from flipdeck.moves import AnyMove, CallUno, Catch
from flipdeck.rulings import Rulings, check_seats
from flipdeck.server import entries as log
from flipdeck.server.course import Course
from flipdeck.server.errors import TableError
from flipdeck.server.forms import BotLevel, Phase, Settings, TableFacts, TableMode
from flipdeck.server.messages import AnyEvent

SPEAKING: Final = (CallUno, Catch)
"""Moves that take no turn."""
KEPT: Final = 32
"""Entries kept at hand for clients that come back."""


@dataclass(slots=True)
class Seat:
    """A place at the table: open, a person's, or a bot's."""

    name: str | None = None
    token: str | None = None
    bot: BotLevel | None = None
    muted: bool = False
    since: int = 0
    """The number of the entry by which it was taken."""

    @property
    def human(self) -> bool:
        return self.token is not None

    @property
    def free(self) -> bool:
        return self.name is None

    def clear(self) -> None:
        self.name = self.token = self.bot = None
        self.muted = False


class Told(msgspec.Struct, frozen=True, gc=False):
    """What an entry did: events as the referee sees them, and what else changed."""

    n: int
    entry: log.AnyEntry
    events: tuple[Event, ...] = ()
    lobby: bool = True
    match: bool = False
    seating: tuple[int, ...] = ()
    """Who sat on each chair, where the events are of a round."""

    def chair(self, seat: int | None) -> int | None:
        return self.seating.index(seat) if seat is not None and self.seating else None


class Past(msgspec.Struct, frozen=True, gc=False):
    """The events of an entry, kept small for clients that come back."""

    n: int
    seating: tuple[int, ...]
    packed: bytes

    def chair(self, seat: int | None) -> int | None:
        return self.seating.index(seat) if seat is not None and self.seating else None

    @property
    def events(self) -> tuple[AnyEvent, ...]:
        return _unpack.decode(self.packed)


_pack = msgspec.msgpack.Encoder()
_unpack: msgspec.msgpack.Decoder[tuple[AnyEvent, ...]] = msgspec.msgpack.Decoder(
    tuple[AnyEvent, ...]
)


def plays_by(settings: Settings) -> tuple[Rulings, TableMode, int]:
    """The rulings, mode and target of settings; ``TableError`` names what cannot be."""
    try:
        rulings = edition(settings.edition).with_rules(settings.rules)
        mode = settings.mode or rulings.match
        if mode == "rotation8":
            raise BadInput("mode rotation8 needs two tables; this server has rotation4")
        target = rulings.target if settings.target is None else settings.target
        check_seats(rulings, settings.seats)
        modes.check(mode, settings.seats, target)
    except BadInput as wrong:
        raise TableError("bad-settings", str(wrong)) from None
    return rulings, mode, target


@dataclass
class Times:
    """When things happened that beats and clocks count from."""

    last: int = 0
    turn: int = 0
    drawn: int = 0
    exposed: int = 0
    grace: int = 0
    over: int = 0
    paused: int | None = None

    def shift(self, by: int) -> None:
        """A pause took no time."""
        self.last += by
        self.turn += by
        self.drawn += by
        self.exposed += by
        self.over += by


@dataclass
class Table:
    """Everything the log says about one table."""

    code: str = ""
    settings: Settings = field(default_factory=Settings)
    rulings: Rulings = field(default_factory=Rulings)
    mode: TableMode = "points"
    target: int = 500
    number: int = 0
    seats: list[Seat] = field(default_factory=list)
    host: int | None = None
    locked: bool = False
    password: str | None = None
    course: Course | None = None
    ended: int | None = None
    """The number of the entry by which the last match ended."""
    times: Times = field(default_factory=Times)
    recent: deque[Past] = field(default_factory=lambda: deque(maxlen=KEPT))

    @property
    def phase(self) -> Phase:
        if self.course is None:
            return "lobby"
        if self.course.over:
            return "over"
        return "between" if self.course.round.over else "playing"

    @property
    def paused(self) -> bool:
        return self.times.paused is not None

    @property
    def humans(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.human]

    @property
    def names(self) -> set[str]:
        return {seat.name for seat in self.seats if seat.name is not None}

    def chair(self, seat: int | None) -> int | None:
        return None if self.course is None else self.course.chair(seat)

    def turn_seat(self) -> int | None:
        """The seat that is to move now."""
        if self.phase != "playing" or self.course is None or self.course.round.turn is None:
            return None
        return self.course.seating[self.course.round.turn]

    # The fold.

    def apply(self, entry: log.AnyEntry, *, grace: int = 0) -> Told:
        """Takes an entry in. A move that is new is told with the shuffle it caused."""
        told = self._take_in(entry, grace)
        self.number = told.n
        if told.match and self.phase == "over":
            self.ended = told.n
        self.times.last = entry.at
        self.recent.append(Past(told.n, told.seating, _pack.encode(told.events)))
        return told

    def _take_in(self, entry: log.AnyEntry, grace: int) -> Told:
        n = self.number + 1
        if isinstance(entry, log.Moved):
            return self._moved(n, entry, grace)
        if isinstance(entry, log.Dealt):
            course, events = self._dealt(entry)
            return Told(n, entry, events, match=True, seating=course.seating)
        if isinstance(entry, log.Made):
            self.code = entry.code
            self.password = entry.password
            self._change(entry.settings)
        elif isinstance(entry, log.Changed):
            self._change(entry.settings)
        elif isinstance(entry, log.Sat):
            seat = self.seats[entry.seat]
            seat.clear()
            seat.name, seat.token, seat.since = entry.name, entry.token, n
            if self.host is None:
                self.host = entry.seat
        elif isinstance(entry, log.BotSat):
            seat = self.seats[entry.seat]
            seat.clear()
            seat.name, seat.bot = entry.name, entry.bot
        elif isinstance(entry, log.Left):
            self._left(entry.seat)
        elif isinstance(entry, log.HostPassed):
            self.host = entry.seat
        elif isinstance(entry, log.Locked):
            self.locked = entry.locked
        elif isinstance(entry, log.PasswordSet):
            self.password = entry.password
        elif isinstance(entry, log.Muted):
            self.seats[entry.seat].muted = entry.muted
        elif isinstance(entry, log.Paused):
            self.times.paused = entry.at
        elif isinstance(entry, log.Resumed):
            if self.times.paused is not None:
                self.times.shift(entry.at - self.times.paused)
            self.times.paused = None
        else:
            if self.course is not None:
                self.course.stop(entry.reason, entry.winners)
            self.times.paused = None
            return Told(n, entry, match=True)
        return Told(n, entry)

    def _change(self, settings: Settings) -> None:
        self.rulings, self.mode, self.target = plays_by(settings)
        self.settings = settings
        del self.seats[settings.seats :]
        self.seats += [Seat() for _ in range(settings.seats - len(self.seats))]

    def _left(self, number: int) -> None:
        seat = self.seats[number]
        name = seat.name
        was_human = seat.human
        seat.clear()
        if self.phase in ("playing", "between") and was_human:
            seat.name, seat.bot = name, "greedy"
        if self.host == number:
            self.host = next(iter(self.humans), None)

    def _dealt(self, entry: log.Dealt) -> tuple[Course, tuple[Event, ...]]:
        if entry.first or self.course is None:
            seats = len(self.seats)
            self.course = Course(self.rulings, self.mode, self.target, entry, seats)
            events = self.course.opening
        else:
            events = self.course.lay(entry)
        self.times = Times(turn=entry.at, drawn=entry.at)
        return self.course, events

    def _moved(self, n: int, entry: log.Moved, grace: int) -> Told:
        if self.course is None:
            raise TableError("broken-table")
        played = self.course.round
        exposed = played.exposed
        chair = self.course.seating.index(entry.seat)
        events, shuffled = self.course.apply(chair, entry.move, entry.shuffled)
        left_open = played.exposed is not None and played.exposed != exposed
        if left_open:
            self.times.exposed = entry.at
            self.times.grace = entry.grace or grace
        if not isinstance(entry.move, SPEAKING):
            if played.awaiting == "drawn":
                self.times.drawn = entry.at
            else:
                self.times.turn = entry.at
        over = played.over
        if over:
            self.times.over = entry.at
        if shuffled or left_open:
            opened = self.times.grace if left_open else 0
            entry = msgspec.structs.replace(entry, shuffled=shuffled, grace=opened)
        return Told(n, entry, events, lobby=over, match=over, seating=self.course.seating)

    # What can be asked.

    def legal(self, seat: int | None) -> list[AnyMove]:
        chair = self.chair(seat)
        if chair is None or self.course is None or self.paused or self.phase != "playing":
            return []
        return self.course.round.legal(chair)

    def facts(self) -> TableFacts:
        host = None if self.host is None else self.seats[self.host].name
        bots = sum(seat.bot is not None for seat in self.seats)
        return TableFacts(
            code=self.code,
            edition=self.settings.edition,
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
            watch=self.settings.watch,
            host=host,
        )
