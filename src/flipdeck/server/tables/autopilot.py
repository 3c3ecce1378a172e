"""Actions that no player asks for: moves of bots and the autopilot, time-outs, the next deal."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from flipdeck.bots import Bot, Greedy, make_bot
from flipdeck.rules.moves import AnyMove, CallUno, Catch, Draw, Pass, Play
from flipdeck.server.http_types import BotLevel
from flipdeck.server.settings import ServerSettings
from flipdeck.server.storage.log_entries import By
from flipdeck.server.tables import commands
from flipdeck.server.tables.match_state import MatchState
from flipdeck.server.tables.session import TableSession
from flipdeck.server.tables.table import Applied

PASS: Final = Pass()
LAPSES: Final[dict[BotLevel, int]] = {"greedy": 1, "random": 2}
"""How often a bot of each level forgets to call UNO, times the table's rate."""
Kind = Literal[
    "deal", "disconnected", "host", "jump_in", "keep", "late", "move", "uno_call", "wait"
]
"""Of duties at the same time, the first by name is performed first."""


class Duty(msgspec.Struct, frozen=True, order=True):
    """An action due at a time; ``seat`` is whose move it is, or who is disconnected."""

    at: int
    kind: Kind
    seat: int


def due(session: TableSession, limits: ServerSettings) -> Duty | None:
    """The next duty, unless a player acts before."""
    if not session.live or session.budget.is_spent(session.table.number):
        return None
    duties = _duties(session, limits)
    if not duties:
        return None
    first = min(duties)
    wait = session.budget.wait()
    return msgspec.structs.replace(first, at=session.time() + wait) if wait else first


def _attended(session: TableSession, limits: ServerSettings, duties: list[Duty]) -> list[Duty]:
    """The duties of a table while its players act now and then; else they wait."""
    if session.unattended:
        return []
    if duties and limits.unattended_after and not session.table.runs_alone:
        duties.append(Duty(session.acted + limits.unattended_after, "wait", -1))
    return duties


def _duties(session: TableSession, limits: ServerSettings) -> list[Duty]:
    table, times = session.table, session.table.times
    duties = []
    if session.away:
        host = table.host
        if host is not None and host in session.away:
            duties.append(Duty(session.away[host] + limits.host_away, "host", host))
    match = table.match
    if times.paused is not None or match is None or match.over:
        return duties
    return duties + _attended(session, limits, _duties_of_round(session, limits, match))


def _duties_of_round(
    session: TableSession, limits: ServerSettings, match: MatchState
) -> list[Duty]:
    table, times = session.table, session.table.times
    duties = []
    played = match.round
    turn = played.turn
    if turn is None:
        duties.append(Duty(max(session.deal_at, session.gathering.until), "deal", -1))
        return duties
    for seat, since in session.away.items():
        if seat not in session.autopilot:
            duties.append(Duty(since + session.away_limit, "disconnected", seat))
    mover = match.seating[turn]
    exposed = played.exposed is not None
    unheard = exposed and session.spoken != times.exposed
    catching = times.exposed + _catch_delay(session, match) if exposed else 0
    if unheard and _seats_of_programs(session, match):
        duties.append(Duty(catching, "uno_call", mover))
    drawn = played.awaiting == "drawn"
    asked = 0
    if _bots_may_jump_in(session, match):
        asked = times.last + max(table.settings.bot_delay // 2, limits.least_bot_delay)
        if exposed:
            asked = max(asked, times.exposed + times.grace)
        duties.append(Duty(asked, "jump_in", mover))
    if session.plays_for(mover):
        at = times.last + max(table.settings.bot_delay, limits.least_bot_delay)
        if drawn:
            at = times.drawn + max(table.settings.pass_delay, limits.least_bot_delay)
        if unheard:
            at = max(at, catching + 1)
        at = max(at, asked + 1)
        duties.append(Duty(at, "move", mover))
        return duties
    if drawn and _passes_by_itself(session, mover):
        at = times.drawn + commands.pass_delay(table, "table")
        if exposed:
            at = max(at, times.exposed + times.grace)
        duties.append(Duty(at, "keep", mover))
    turn_time = session.turn_time
    if turn_time:
        duties.append(Duty(times.turn + turn_time, "late", mover))
    return duties


def _bots_may_jump_in(session: TableSession, match: MatchState) -> bool:
    """Whether programs are still to be asked if they jump in. They are asked once after every move
    that a turn follows, whatever they hold, so that the time tells nothing; a player who is to move
    never waits for it."""
    played = match.round
    if not played.rulings.jump_in or played.awaiting != "turn":
        return False
    return session.asked_to_jump_in != session.table.number


def _catch_delay(session: TableSession, match: MatchState) -> int:
    """How long bots leave an exposed seat alone: twice as long if it is a bot's, so that a player
    can be the one who catches it."""
    table, exposed = session.table, match.round.exposed
    delay = table.settings.catch_delay
    if exposed is not None and table.seats[match.seating[exposed]].bot is not None:
        delay *= 2
    return max(table.times.grace, delay)


def _passes_by_itself(session: TableSession, mover: int) -> bool:
    """Whether the table passes for a player who has drawn. Where anybody else could notice, this
    must not depend on whether the card is playable."""
    if session.table.settings.pass_window is not None:
        return True
    return session.alone and all(
        isinstance(move, Pass | CallUno | Catch) for move in session.table.legal(mover)
    )


def _seats_of_programs(session: TableSession, match: MatchState) -> list[int]:
    """Seats in play that a bot or the autopilot plays."""
    return [
        seat
        for chair, seat in enumerate(match.seating)
        if chair not in match.round.out and session.plays_for(seat)
    ]


def new_seed() -> int:
    """A seed for a bot's choices, from the operating system."""
    return secrets.randbits(64)


def played_by(session: TableSession, seat: int) -> By:
    """Who plays for a seat without a player: its bot or the autopilot."""
    return "bot" if session.table.seats[seat].bot is not None else "pilot"


def bot_of(session: TableSession, seat: int) -> Bot:
    """The bot that plays a seat; one that joins during a round knows only what it sees."""
    bot = session.bots.get(seat)
    if bot is None:
        rng = random.Random(new_seed())
        level = session.table.seats[seat].bot or "greedy"
        match = session.table.match
        if level == "greedy" and match is not None:
            chair = match.seating.index(seat)
            bot = Greedy(rng, partners=match.partners(chair))
        else:
            bot = make_bot(level, rng)
        session.bots[seat] = bot
    return bot


def observe(session: TableSession, applied: Applied) -> None:
    """Let bots observe the events of an entry as their seats may see them."""
    match = session.table.match
    for seat in [seat for seat in session.bots if not session.plays_for(seat)]:
        del session.bots[seat]
    if match is None or not applied.seating:
        return
    for seat, bot in session.bots.items():
        if bot.observes:
            chair = applied.seating.index(seat)
            bot.observe(match.round.events_for(applied.events, chair), chair)


def pass_drawn_card(session: TableSession, seat: int) -> AnyMove:
    """The move when the time for a drawn card is over: a pass, or a play if that is forced."""
    return PASS if PASS in session.table.legal(seat) else choose(session, seat)


def choose(session: TableSession, seat: int) -> AnyMove:
    """The move a bot makes in its turn; a legal move even if the bot fails."""
    match = session.table.match
    assert match is not None
    chair = match.seating.index(seat)
    legal = match.round.legal(chair)
    view = match.round.view(chair)
    try:
        move = bot_of(session, seat).choose(view, legal)
    except (AssertionError, LookupError, ValueError, TypeError):
        session.bots.pop(seat, None)
        move = None
    if move is not None and match.round.verdict(chair, move).legal:
        return _maybe_forget(session, match, seat, move)
    turn_moves = [move for move in legal if not isinstance(move, CallUno | Catch)]
    return next((move for move in turn_moves if isinstance(move, Draw | Pass)), turn_moves[0])


def _maybe_forget(session: TableSession, match: MatchState, seat: int, move: AnyMove) -> AnyMove:
    """The move, now and then without its UNO call: a lapse of the table's bots, not of the policy.

    The autopilot never forgets: it would cost an absent player cards.
    """
    level = session.table.seats[seat].bot
    if level is None or not isinstance(move, Play) or not move.uno:
        return move
    rate = session.table.settings.forget_uno * LAPSES[level]
    silent = msgspec.structs.replace(move, uno=False)
    if secrets.randbelow(100) >= rate:
        return move
    if not match.round.verdict(match.seating.index(seat), silent).legal:
        return move
    session.forgot = seat
    return silent


def jump_in(session: TableSession) -> Iterator[tuple[int, AnyMove]]:
    """The jump-ins of bots, in any order; the first that is still possible counts."""
    match = session.table.match
    assert match is not None
    order = _seats_of_programs(session, match)
    random.SystemRandom().shuffle(order)
    for seat in order:
        chair = match.seating.index(seat)
        if chair == match.round.turn or session.table.seats[seat].bot is None:
            continue
        plays = [move for move in match.round.legal(chair) if isinstance(move, Play)]
        if plays:
            move = bot_of(session, seat).choose(match.round.view(chair), plays)
            if move is not None and match.round.verdict(chair, move).legal:
                yield seat, _maybe_forget(session, match, seat, move)


def call_or_catch(session: TableSession) -> Iterator[tuple[int, AnyMove]]:
    """The call or the catches of bots while a seat is exposed: its own call, then any order."""
    match = session.table.match
    assert match is not None
    order = _seats_of_programs(session, match)
    random.SystemRandom().shuffle(order)
    exposed = match.round.exposed
    if exposed is not None:
        order.sort(key=lambda seat: seat != match.seating[exposed])
    for seat in order:
        chair = match.seating.index(seat)
        if seat == session.forgot and chair == exposed:
            continue
        calls = [move for move in match.round.legal(chair) if isinstance(move, CallUno | Catch)]
        if calls:
            move = bot_of(session, seat).choose(match.round.view(chair), calls)
            if move is not None and match.round.verdict(chair, move).legal:
                yield seat, move
