"""What a table answers to a command: the entries to append, or a named refusal. Nothing is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from flipdeck.rules.errors import IllegalMove
from flipdeck.rules.moves import AnyMove, CallUno, Catch, Pass, Play
from flipdeck.rules.verdict import Facts, Verdict
from flipdeck.server import credentials, http_types
from flipdeck.server import messages as say
from flipdeck.server.errors import Deferred, TableError
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.log_entries import AnyEntry, By
from flipdeck.server.tables.match_state import MatchState, first_deal
from flipdeck.server.tables.table import Table
from flipdeck.server.tables.table_rules import log_settings, resolve

Answer = list[AnyEntry]
MOST_GIFTS: Final = 4


def make(asked: http_types.CreateTable, code: str, token: str, now: int) -> Answer:
    """The entries that make a table, seat its host and the bots, and perhaps begin."""
    rulings, mode, target = resolve(asked.settings)
    if asked.bots >= asked.settings.seats:
        raise TableError("bad-settings", f"{asked.bots} bots leave you no seat")
    settings = asked.settings
    if settings.public:
        settings = msgspec.structs.replace(settings, chat=False)
    password = None if asked.password is None else credentials.hash_password(asked.password)
    name = credentials.name(asked.name)
    made: Answer = [
        _table_created(settings, code, password, now),
        log.SeatTaken(at=now, seat=0, name=name, token=credentials.hashed(token)),
    ]
    taken = {name}
    for seat in range(1, asked.bots + 1):
        bot = credentials.bot_name(taken)
        taken.add(bot)
        made.append(log.BotSeated(at=now, seat=seat, bot=asked.bot, name=bot))
    if asked.start:
        if asked.bots + 1 < settings.seats:
            raise TableError("seats-open")
        made.append(first_deal(rulings, mode, target, settings.cycles, settings.seats, now))
    return made


def _table_created(
    settings: http_types.Settings, code: str, password: str | None, now: int
) -> log.TableCreated:
    logged, in_force = log_settings(settings)
    return log.TableCreated(
        at=now, format=log.FORMAT, code=code, settings=logged, rules=in_force, password=password
    )


def sit(table: Table, asked: http_types.TakeSeat, token: str, now: int) -> log.SeatTaken:
    """A person takes a free seat, or a bot's."""
    if table.locked:
        raise TableError("table-locked")
    credentials.check_password(asked.password, table.password)
    name = credentials.name(asked.name)
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
    return log.SeatTaken(at=now, seat=wanted, name=name, token=credentials.hashed(token))


def open_faces(wanted: AnyMove) -> AnyMove:
    """A card named in full would ask what is on its back: no hand has such a card."""
    if isinstance(wanted, Play):
        for name in (wanted.card, *wanted.give):
            if "/" in name:
                raise IllegalMove(Verdict("own-hand", Facts(card=name)))
    return wanted


def check_move(table: Table, seat: int | None, wanted: AnyMove) -> Verdict:
    """What the law says to a move, without doing it."""
    if seat is None:
        raise TableError("not-seated")
    if table.match is None:
        raise TableError("not-now", "no round is being played")
    try:
        return table.match.round.verdict(table.match.seating.index(seat), open_faces(wanted))
    except IllegalMove as refused:
        return refused.verdict


def may_arm(table: Table, seat: int) -> bool:
    """Whether a card laid next can leave the seat with one: the last but one, or with gifts."""
    course = table.match
    if course is None or course.over:
        return False
    played = course.round
    held = played.view(course.seating.index(seat)).hand
    gives = played.deck.print_of(played.side).beachcomber
    return len(held) == 2 or (2 < len(held) <= 2 + MOST_GIFTS and gives in held)


def move(table: Table, seat: int, wanted: AnyMove, by: By, now: int) -> log.MovePlayed:
    """A move whose time has come. The law is asked when it is taken in, or before it is held."""
    course = table.match
    if course is None or course.over:
        raise TableError("not-now", "no round is being played")
    if table.paused:
        raise TableError("not-now", "the table pauses")
    open_faces(wanted)
    hold = _hold(table, course, wanted, by, now)
    if hold is not None:
        course.refuse(course.seating.index(seat), wanted)
        raise hold
    return log.MovePlayed.of(wanted, at=now, seat=seat, by=by)


def _hold(table: Table, course: MatchState, wanted: AnyMove, by: By, now: int) -> Deferred | None:
    """A lay that left one card is followed by a grace in which only its own call counts at once,
    or a catch where no late call is allowed; a kept card takes as long as one that does not fit."""
    times = table.times
    until = times.exposed + times.grace
    at_once = isinstance(wanted, CallUno if course.rulings.late_call else CallUno | Catch)
    if now < until and course.round.exposed is not None and not at_once:
        return Deferred(until, first=isinstance(wanted, Catch))
    if isinstance(wanted, Pass):
        until = times.drawn + keep_time(table, by)
        if now < until:
            return Deferred(until, first=False)
    return None


def keep_time(table: Table, by: By) -> int:
    """How long after a draw the card is kept: nobody is to learn from the time whether it fits."""
    settings = table.settings
    if by in ("player", "table") and settings.pass_window is not None:
        return settings.pass_window
    return settings.pass_delay


def _start(table: Table, seat: int, command: say.Start, now: int) -> Answer:
    if table.phase not in ("lobby", "over"):
        raise TableError("not-now", "a match is being played")
    made: Answer = []
    taken = table.names
    for number, each in enumerate(table.seats):
        if each.free:
            if not command.fill:
                raise TableError("seats-open")
            name = credentials.bot_name(taken)
            taken.add(name)
            made.append(log.BotSeated(at=now, seat=number, bot=command.bot, name=name))
    cycles = table.settings.cycles
    made.append(first_deal(table.rulings, table.mode, table.target, cycles, len(table.seats), now))
    return made


def deal_next(table: Table, now: int) -> Answer:
    if table.phase != "between" or table.match is None:
        raise TableError("not-now", "no round waits to be dealt")
    if table.paused:
        raise TableError("not-now", "the table pauses")
    return [table.match.next_deal(now)]


def _sit_bot(table: Table, seat: int, command: say.AddBot, now: int) -> Answer:
    if command.seat >= len(table.seats):
        raise TableError("unknown-seat")
    if table.seats[command.seat].human:
        raise TableError("seat-taken")
    name = credentials.bot_name(table.names)
    return [log.BotSeated(at=now, seat=command.seat, bot=command.bot, name=name)]


def _remove(table: Table, seat: int, command: say.Remove, now: int) -> Answer:
    if command.seat >= len(table.seats) or table.seats[command.seat].free:
        raise TableError("unknown-seat")
    if command.seat == seat:
        raise TableError("not-now", "to go yourself, leave")
    if table.phase in ("playing", "between") and table.seats[command.seat].bot is not None:
        raise TableError("not-now", "a bot stays until the match is over")
    return [log.SeatLeft(at=now, seat=command.seat, removed=True)]


def _leave(table: Table, seat: int, command: say.Leave, now: int) -> Answer:
    return [log.SeatLeft(at=now, seat=seat)]


def _lock(table: Table, seat: int, command: say.Lock, now: int) -> Answer:
    return [log.TableLocked(at=now, locked=command.locked)]


def _set_password(table: Table, seat: int, command: say.SetPassword, now: int) -> Answer:
    given = command.password
    return [
        log.PasswordChanged(
            at=now, password=None if given is None else credentials.hash_password(given)
        )
    ]


def _change(table: Table, seat: int, command: say.ChangeSettings, now: int) -> Answer:
    if table.phase not in ("lobby", "over"):
        raise TableError("not-now", "a match is being played")
    settings = command.settings
    resolve(settings)
    if any(not each.free for each in table.seats[settings.seats :]):
        raise TableError("bad-settings", "somebody sits on a seat that would go")
    if settings.public:
        settings = msgspec.structs.replace(settings, chat=False)
    logged, in_force = log_settings(settings)
    return [log.SettingsChanged(at=now, settings=logged, rules=in_force)]


def _pause(table: Table, seat: int, command: say.Pause, now: int) -> Answer:
    if table.phase not in ("playing", "between") or table.paused:
        raise TableError("not-now", "there is nothing to pause")
    return [log.MatchPaused(at=now)]


def _resume(table: Table, seat: int, command: say.Resume, now: int) -> Answer:
    if not table.paused:
        raise TableError("not-now", "the table does not pause")
    return [log.MatchResumed(at=now)]


def _end(table: Table, seat: int, command: say.EndMatch, now: int) -> Answer:
    if table.phase not in ("playing", "between"):
        raise TableError("not-now", "no match is being played")
    winners = tuple(sorted(set(command.winners)))
    if winners and winners[-1] >= len(table.seats):
        raise TableError("unknown-seat")
    return [log.MatchEnded(at=now, reason=credentials.plain(command.reason), winners=winners)]


def _pass_host(table: Table, seat: int, command: say.TransferHost, now: int) -> Answer:
    if command.seat >= len(table.seats) or not table.seats[command.seat].human:
        raise TableError("unknown-seat")
    return [log.HostTransferred(at=now, seat=command.seat)]


def _mute(table: Table, seat: int, command: say.Mute, now: int) -> Answer:
    if command.seat >= len(table.seats) or not table.seats[command.seat].human:
        raise TableError("unknown-seat")
    return [log.SeatMuted(at=now, seat=command.seat, muted=command.muted)]


ENTRY_MAKERS: Final[dict[type, Callable[[Table, int, Any, int], Answer]]] = {
    say.Start: _start,
    say.AddBot: _sit_bot,
    say.Remove: _remove,
    say.Leave: _leave,
    say.Lock: _lock,
    say.SetPassword: _set_password,
    say.ChangeSettings: _change,
    say.Pause: _pause,
    say.Resume: _resume,
    say.EndMatch: _end,
    say.TransferHost: _pass_host,
    say.Mute: _mute,
}
"""For each command that is nothing but entries of the log, what makes them."""
HOST_ONLY: Final = frozenset(ENTRY_MAKERS) - {say.Leave}
