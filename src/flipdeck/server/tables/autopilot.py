"""What is to be done without a person: bots, the autopilot and the clocks, each in its time."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from flipdeck.bots import Bot, Greedy, make_bot
from flipdeck.rules.moves import AnyMove, CallUno, Catch, Draw, Pass
from flipdeck.server.settings import ServerSettings
from flipdeck.server.storage.log_entries import By
from flipdeck.server.tables import commands
from flipdeck.server.tables.match_state import MatchState
from flipdeck.server.tables.session import TableSession
from flipdeck.server.tables.table import Applied

PASS: Final = Pass()

Kind = Literal["move", "keep", "speak", "late", "gone", "deal", "host"]


class Duty(msgspec.Struct, frozen=True, order=True):
    """Something to do at a time; ``seat`` is whose move it is, or who is gone."""

    at: int
    kind: Kind
    seat: int


def due(session: TableSession, limits: ServerSettings) -> Duty | None:
    """The next thing to do, if nobody does anything before."""
    if not session.clients:
        return None
    duties = list(_duties(session, limits))
    return min(duties) if duties else None


def _duties(session: TableSession, limits: ServerSettings) -> Iterator[Duty]:
    table, times = session.table, session.table.times
    host = table.host
    if host is not None and host in session.away:
        yield Duty(session.away[host] + limits.host_away, "host", host)
    course = table.match
    if table.paused or course is None or course.over:
        return
    played = course.round
    if played.over:
        yield Duty(times.over + table.settings.next_round, "deal", -1)
        return
    for seat, since in session.away.items():
        if seat not in session.autopilot:
            yield Duty(since + limits.away, "gone", seat)
    if played.turn is None:
        return
    mover = course.seating[played.turn]
    catching = times.exposed + max(times.grace, table.settings.catch_delay)
    exposed = played.exposed is not None and session.spoken != times.exposed
    if exposed and _speakers(session, course):
        yield Duty(catching, "speak", mover)
    if session.plays_for(mover):
        at = times.last + table.settings.bot_delay
        if played.awaiting == "drawn":
            at = times.drawn + table.settings.pass_delay
        if exposed:
            at = max(at, catching + 1)
        yield Duty(at, "move", mover)
        return
    if played.awaiting == "drawn" and _keeps_by_itself(session, mover):
        at = times.drawn + commands.keep_time(table, "table")
        if played.exposed is not None:
            at = max(at, times.exposed + times.grace)
        yield Duty(at, "keep", mover)
    if session.turn_time:
        yield Duty(times.turn + session.turn_time, "late", mover)


def _keeps_by_itself(session: TableSession, mover: int) -> bool:
    """Whether the table keeps a drawn card in its time. That must not depend on the card where
    anybody else could notice."""
    if session.table.settings.pass_window is not None:
        return True
    return session.alone and all(
        isinstance(move, Pass | CallUno | Catch) for move in session.table.legal(mover)
    )


def _speakers(session: TableSession, course: MatchState) -> list[int]:
    """Seats played by programs that could call or catch."""
    return [
        seat
        for chair, seat in enumerate(course.seating)
        if chair not in course.round.out and session.plays_for(seat)
    ]


def new_seed() -> int:
    """A seed for a bot's choices, from the operating system."""
    return secrets.randbits(64)


def who(session: TableSession, seat: int) -> By:
    return "bot" if session.table.seats[seat].bot is not None else "pilot"


def bot_of(session: TableSession, seat: int) -> Bot:
    """The bot that plays a seat; one that sits down in the middle knows what it sees."""
    bot = session.bots.get(seat)
    if bot is None:
        dice = random.Random(new_seed())
        level = session.table.seats[seat].bot or "greedy"
        course = session.table.match
        if level == "greedy" and course is not None:
            chair = course.seating.index(seat)
            bot = Greedy(dice, partners=course.partners(chair))
        else:
            bot = make_bot(level, dice)
        session.bots[seat] = bot
    return bot


def hear(session: TableSession, told: Applied) -> None:
    """Lets bots hear what their seats may know."""
    course = session.table.match
    for seat in [seat for seat in session.bots if not session.plays_for(seat)]:
        del session.bots[seat]
    if course is None or not told.seating:
        return
    for seat, bot in session.bots.items():
        if bot.observes:
            chair = told.seating.index(seat)
            bot.observe(course.round.events_for(told.events, chair), chair)


def keep(session: TableSession, seat: int) -> AnyMove:
    """The time for a drawn card is over: it is kept, or laid where the law has it laid."""
    return PASS if PASS in session.table.legal(seat) else choose(session, seat)


def choose(session: TableSession, seat: int) -> AnyMove:
    """The move a bot makes in its turn; a bot that errs must not stop a table."""
    course = session.table.match
    assert course is not None
    chair = course.seating.index(seat)
    legal = course.round.legal(chair)
    view = course.round.view(chair)
    try:
        move = bot_of(session, seat).choose(view, legal)
    except (AssertionError, LookupError, ValueError, TypeError):
        session.bots.pop(seat, None)
        move = None
    if move is not None and course.round.verdict(chair, move).legal:
        return move
    quiet = [move for move in legal if not isinstance(move, CallUno | Catch)]
    return next((move for move in quiet if isinstance(move, Draw | Pass)), quiet[0])


def speak(session: TableSession) -> Iterator[tuple[int, AnyMove]]:
    """The call or the catches that bots make once a seat stands exposed, in a fair order."""
    course = session.table.match
    assert course is not None
    order = _speakers(session, course)
    random.SystemRandom().shuffle(order)
    exposed = course.round.exposed
    if exposed is not None:
        order.sort(key=lambda seat: seat != course.seating[exposed])
    for seat in order:
        chair = course.seating.index(seat)
        calls = [move for move in course.round.legal(chair) if isinstance(move, CallUno | Catch)]
        if calls:
            move = bot_of(session, seat).choose(course.round.view(chair), calls)
            if move is not None and course.round.verdict(chair, move).legal:
                yield seat, move
