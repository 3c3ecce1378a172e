"""What a table answers to a command: the entries to append, or a named refusal. Nothing is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from flipdeck._version import __version__
from flipdeck.errors import IllegalMove
from flipdeck.moves import AnyMove, CallUno, Catch, Pass, Play
from flipdeck.ruling import Ruling
from flipdeck.server import entries as log
from flipdeck.server import forms, seats
from flipdeck.server import messages as say
from flipdeck.server.course import Course, first_deal
from flipdeck.server.entries import AnyEntry, By
from flipdeck.server.errors import Hold, TableError
from flipdeck.server.table import Table, plays_by

Answer = list[AnyEntry]
GIFT: Final = "beachcomber"
MOST_GIFTS: Final = 4


def make(asked: forms.MakeTable, code: str, token: str, now: int) -> Answer:
    """The entries that make a table, seat its host and the bots, and perhaps begin."""
    rulings, mode, target = plays_by(asked.settings)
    if asked.bots >= asked.settings.seats:
        raise TableError("bad-settings", f"{asked.bots} bots leave you no seat")
    settings = asked.settings
    if settings.public:
        settings = msgspec.structs.replace(settings, chat=False)
    password = None if asked.password is None else seats.hash_password(asked.password)
    name = seats.name(asked.name)
    made: Answer = [
        log.Made(at=now, code=code, settings=settings, version=__version__, password=password),
        log.Sat(at=now, seat=0, name=name, token=seats.hashed(token)),
    ]
    taken = {name}
    for seat in range(1, asked.bots + 1):
        bot = seats.bot_name(taken)
        taken.add(bot)
        made.append(log.BotSat(at=now, seat=seat, bot=asked.bot, name=bot))
    if asked.start:
        if asked.bots + 1 < settings.seats:
            raise TableError("seats-open")
        made.append(first_deal(rulings, mode, target, settings.seats, now))
    return made


def sit(table: Table, asked: forms.TakeSeat, token: str, now: int) -> log.Sat:
    """A person takes a free seat, or a bot's."""
    if table.locked:
        raise TableError("table-locked")
    seats.check_password(asked.password, table.password)
    name = seats.name(asked.name)
    if asked.seat is None:
        free = [number for number, seat in enumerate(table.seats) if seat.free]
        bots = [number for number, seat in enumerate(table.seats) if seat.bot is not None]
        choice = [*free, *bots]
        if not choice:
            raise TableError("table-full")
        wanted = choice[0]
    elif asked.seat >= len(table.seats):
        raise TableError("unknown-seat")
    else:
        wanted = asked.seat
        if table.seats[wanted].human:
            raise TableError("seat-taken")
    return log.Sat(at=now, seat=wanted, name=name, token=seats.hashed(token))


def ask(table: Table, seat: int | None, command: say.AnySay, by: By, now: int) -> Answer:
    """What follows from a command of a seat; ``TableError``, ``IllegalMove`` or ``Hold`` if not
    now or not at all."""
    if seat is None:
        raise TableError("not-seated")
    if isinstance(command, say.MoveSay):
        return [move(table, seat, command.move, by, now)]
    answer = _ANSWERS.get(type(command))
    if answer is None:
        raise TableError("bad-message", "this is no command for a table")
    if type(command) in _HOST and seat != table.host and by == "player":
        raise TableError("not-host")
    return answer(table, seat, command, now)


def open_faces(wanted: AnyMove) -> AnyMove:
    """A card named in full would ask what is on its back: no hand has such a card."""
    if isinstance(wanted, Play):
        for name in (wanted.card, *wanted.give):
            if "/" in name:
                raise IllegalMove(Ruling("own-hand", {"card": name}))
    return wanted


def ruling(table: Table, seat: int | None, wanted: AnyMove) -> Ruling:
    """What the law says to a move, without doing it."""
    if seat is None:
        raise TableError("not-seated")
    if table.course is None:
        raise TableError("not-now", "no round is being played")
    try:
        return table.course.round.ruling(table.course.seating.index(seat), open_faces(wanted))
    except IllegalMove as refused:
        return refused.ruling


def may_arm(table: Table, seat: int) -> bool:
    """Whether a card laid next can leave the seat with one: the last but one, or with gifts."""
    course = table.course
    if course is None or course.over:
        return False
    held = course.round.hand(course.seating.index(seat))
    return len(held) == 2 or (2 < len(held) <= 2 + MOST_GIFTS and GIFT in held)


def move(table: Table, seat: int, wanted: AnyMove, by: By, now: int) -> log.Moved:
    """A move whose time has come. The law is asked when it is taken in, or before it is held."""
    course = table.course
    if course is None or course.over:
        raise TableError("not-now", "no round is being played")
    if table.paused:
        raise TableError("not-now", "the table pauses")
    open_faces(wanted)
    hold = _hold(table, course, wanted, by, now)
    if hold is not None:
        course.refuse(course.seating.index(seat), wanted)
        raise hold
    return log.Moved(at=now, seat=seat, move=wanted, by=by)


def _hold(table: Table, course: Course, wanted: AnyMove, by: By, now: int) -> Hold | None:
    """A lay that left one card is followed by a grace in which only its own call counts at once;
    a kept card takes as long as one that does not fit."""
    times = table.times
    until = times.exposed + times.grace
    if now < until and course.round.exposed is not None and not isinstance(wanted, CallUno):
        return Hold(until, first=isinstance(wanted, Catch))
    if isinstance(wanted, Pass):
        until = times.drawn + keep_time(table, by)
        if now < until:
            return Hold(until, first=False)
    return None


def keep_time(table: Table, by: By) -> int:
    """How long after a draw the card is kept: nobody is to learn from the time whether it fits."""
    settings = table.settings
    if by in ("player", "table") and settings.keep_window is not None:
        return settings.keep_window
    return settings.keep_beat


def _start(table: Table, seat: int, command: say.Start, now: int) -> Answer:
    if table.phase not in ("lobby", "over"):
        raise TableError("not-now", "a match is being played")
    made: Answer = []
    taken = table.names
    for number, each in enumerate(table.seats):
        if each.free:
            if not command.fill:
                raise TableError("seats-open")
            name = seats.bot_name(taken)
            taken.add(name)
            made.append(log.BotSat(at=now, seat=number, bot=command.bot, name=name))
    made.append(first_deal(table.rulings, table.mode, table.target, len(table.seats), now))
    return made


def deal_next(table: Table, now: int) -> Answer:
    if table.phase != "between" or table.course is None:
        raise TableError("not-now", "no round waits to be dealt")
    if table.paused:
        raise TableError("not-now", "the table pauses")
    return [table.course.next_deal(now)]


def _sit_bot(table: Table, seat: int, command: say.SitBot, now: int) -> Answer:
    if command.seat >= len(table.seats):
        raise TableError("unknown-seat")
    if table.seats[command.seat].human:
        raise TableError("seat-taken")
    name = seats.bot_name(table.names)
    return [log.BotSat(at=now, seat=command.seat, bot=command.bot, name=name)]


def _remove(table: Table, seat: int, command: say.Remove, now: int) -> Answer:
    if command.seat >= len(table.seats) or table.seats[command.seat].free:
        raise TableError("unknown-seat")
    if command.seat == seat:
        raise TableError("not-now", "to go yourself, leave")
    if table.phase in ("playing", "between") and table.seats[command.seat].bot is not None:
        raise TableError("not-now", "a bot stays until the match is over")
    return [log.Left(at=now, seat=command.seat, removed=True)]


def _leave(table: Table, seat: int, command: say.Leave, now: int) -> Answer:
    return [log.Left(at=now, seat=seat)]


def _lock(table: Table, seat: int, command: say.Lock, now: int) -> Answer:
    return [log.Locked(at=now, locked=command.locked)]


def _set_password(table: Table, seat: int, command: say.SetPassword, now: int) -> Answer:
    given = command.password
    return [log.PasswordSet(at=now, password=None if given is None else seats.hash_password(given))]


def _change(table: Table, seat: int, command: say.Change, now: int) -> Answer:
    if table.phase not in ("lobby", "over"):
        raise TableError("not-now", "a match is being played")
    settings = command.settings
    plays_by(settings)
    if any(not each.free for each in table.seats[settings.seats :]):
        raise TableError("bad-settings", "somebody sits on a seat that would go")
    if settings.public:
        settings = msgspec.structs.replace(settings, chat=False)
    return [log.Changed(at=now, settings=settings)]


def _pause(table: Table, seat: int, command: say.Pause, now: int) -> Answer:
    if table.phase not in ("playing", "between") or table.paused:
        raise TableError("not-now", "there is nothing to pause")
    return [log.Paused(at=now)]


def _resume(table: Table, seat: int, command: say.Resume, now: int) -> Answer:
    if not table.paused:
        raise TableError("not-now", "the table does not pause")
    return [log.Resumed(at=now)]


def _end(table: Table, seat: int, command: say.End, now: int) -> Answer:
    if table.phase not in ("playing", "between"):
        raise TableError("not-now", "no match is being played")
    winners = tuple(sorted(set(command.winners)))
    if winners and winners[-1] >= len(table.seats):
        raise TableError("unknown-seat")
    return [log.Ended(at=now, reason=seats.plain(command.reason), winners=winners)]


def _pass_host(table: Table, seat: int, command: say.PassHost, now: int) -> Answer:
    if command.seat >= len(table.seats) or not table.seats[command.seat].human:
        raise TableError("unknown-seat")
    return [log.HostPassed(at=now, seat=command.seat)]


def _mute(table: Table, seat: int, command: say.Mute, now: int) -> Answer:
    if command.seat >= len(table.seats) or not table.seats[command.seat].human:
        raise TableError("unknown-seat")
    return [log.Muted(at=now, seat=command.seat, muted=command.muted)]


_ANSWERS: Final[dict[type, Callable[[Table, int, Any, int], Answer]]] = {
    say.Start: _start,
    say.SitBot: _sit_bot,
    say.Remove: _remove,
    say.Leave: _leave,
    say.Lock: _lock,
    say.SetPassword: _set_password,
    say.Change: _change,
    say.Pause: _pause,
    say.Resume: _resume,
    say.End: _end,
    say.PassHost: _pass_host,
    say.Mute: _mute,
}
_HOST: Final = frozenset(_ANSWERS) - {say.Leave}
