"""What is to be done without a person: bots, the autopilot and the clocks, each in its time."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from flipdeck.bots import Bot, Greedy, make_bot
from flipdeck.moves import AnyMove, CallUno, Catch, Draw, Pass
from flipdeck.server import asking
from flipdeck.server.course import Course
from flipdeck.server.entries import By
from flipdeck.server.opened import Opened
from flipdeck.server.settings import ServerSettings
from flipdeck.server.table import Told

PASS: Final = Pass()
Kind = Literal["move", "keep", "speak", "late", "gone", "deal", "host"]


class Duty(msgspec.Struct, frozen=True, order=True):
    """Something to do at a time; ``seat`` is whose move it is, or who is gone."""

    at: int
    kind: Kind
    seat: int


def due(opened: Opened, limits: ServerSettings) -> Duty | None:
    """The next thing to do, if nobody does anything before."""
    if not opened.live:
        return None
    return min(_duties(opened, limits), default=None)


def _duties(opened: Opened, limits: ServerSettings) -> Iterator[Duty]:
    table, times = opened.table, opened.table.times
    host = table.host
    if host is not None and host in opened.away:
        yield Duty(opened.away[host] + limits.host_away, "host", host)
    course = table.course
    if table.paused or course is None or course.over:
        return
    played = course.round
    if played.over:
        yield Duty(times.over + table.settings.next_round, "deal", -1)
        return
    for seat, since in opened.away.items():
        if seat not in opened.piloted:
            yield Duty(since + limits.away, "gone", seat)
    if played.turn is None:
        return
    mover = course.seating[played.turn]
    catching = times.exposed + max(times.grace, table.settings.catch_beat)
    exposed = played.exposed is not None and opened.spoken != times.exposed
    if exposed and _speakers(opened, course):
        yield Duty(catching, "speak", mover)
    if opened.plays_for(mover):
        at = times.last + table.settings.beat
        if played.awaiting == "drawn":
            at = times.drawn + table.settings.keep_beat
        if exposed:
            at = max(at, catching + 1)
        yield Duty(at, "move", mover)
        return
    if played.awaiting == "drawn" and _keeps_by_itself(opened, mover):
        at = times.drawn + asking.keep_time(table, "table")
        if played.exposed is not None:
            at = max(at, times.exposed + times.grace)
        yield Duty(at, "keep", mover)
    if opened.turn_time:
        yield Duty(times.turn + opened.turn_time, "late", mover)


def _keeps_by_itself(opened: Opened, mover: int) -> bool:
    """Whether the table keeps a drawn card in its time. That must not depend on the card where
    anybody else could notice."""
    if opened.table.settings.keep_window is not None:
        return True
    return opened.alone and all(
        isinstance(move, Pass | CallUno | Catch) for move in opened.table.legal(mover)
    )


def _speakers(opened: Opened, course: Course) -> list[int]:
    """Seats played by programs that could call or catch."""
    return [
        seat
        for chair, seat in enumerate(course.seating)
        if chair not in course.round.out and opened.plays_for(seat)
    ]


def who(opened: Opened, seat: int) -> By:
    return "bot" if opened.table.seats[seat].bot is not None else "pilot"


def bot_of(opened: Opened, seat: int) -> Bot:
    """The bot that plays a seat; one that sits down in the middle knows what it sees."""
    bot = opened.bots.get(seat)
    if bot is None:
        dice = random.Random(secrets.randbits(64))
        level = opened.table.seats[seat].bot or "greedy"
        course = opened.table.course
        if level == "greedy" and course is not None:
            chair = course.seating.index(seat)
            bot = Greedy(dice, partners=course.partners(chair))
        else:
            bot = make_bot(level, dice)
        opened.bots[seat] = bot
    return bot


def hear(opened: Opened, told: Told) -> None:
    """Lets bots hear what their seats may know."""
    course = opened.table.course
    for seat in [seat for seat in opened.bots if not opened.plays_for(seat)]:
        del opened.bots[seat]
    if course is None or not told.seating:
        return
    for seat, bot in opened.bots.items():
        if bot.listens:
            chair = told.seating.index(seat)
            bot.hear(course.round.seen(told.events, chair), chair)


def keep(opened: Opened, seat: int) -> AnyMove:
    """The time for a drawn card is over: it is kept, or laid where the law has it laid."""
    return PASS if PASS in opened.table.legal(seat) else choose(opened, seat)


def choose(opened: Opened, seat: int) -> AnyMove:
    """The move a bot makes in its turn; a bot that errs must not stop a table."""
    course = opened.table.course
    assert course is not None
    chair = course.seating.index(seat)
    legal = course.round.legal(chair)
    view = course.round.view(chair)
    try:
        move = bot_of(opened, seat).choose(view, legal)
    except (AssertionError, LookupError, ValueError, TypeError):
        opened.bots.pop(seat, None)
        move = None
    if move is not None and course.round.ruling(chair, move).legal:
        return move
    quiet = [move for move in legal if not isinstance(move, CallUno | Catch)]
    return next((move for move in quiet if isinstance(move, Draw | Pass)), quiet[0])


def speak(opened: Opened) -> Iterator[tuple[int, AnyMove]]:
    """The call or the catches that bots make once a seat stands exposed, in a fair order."""
    course = opened.table.course
    assert course is not None
    order = _speakers(opened, course)
    random.SystemRandom().shuffle(order)
    exposed = course.round.exposed
    if exposed is not None:
        order.sort(key=lambda seat: seat != course.seating[exposed])
    for seat in order:
        chair = course.seating.index(seat)
        calls = [move for move in course.round.legal(chair) if isinstance(move, CallUno | Catch)]
        if calls:
            move = bot_of(opened, seat).choose(course.round.view(chair), calls)
            if move is not None and course.round.ruling(chair, move).legal:
                yield seat, move
