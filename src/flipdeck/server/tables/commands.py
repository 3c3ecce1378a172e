"""Decide on commands: each function returns the entries to append, or raises a named refusal.

Nothing here changes a table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from flipdeck.bots.hints import Hint, hint
from flipdeck.rules.errors import IllegalMove
from flipdeck.rules.moves import AnyMove, CallUno, Catch, Pass, Play
from flipdeck.rules.verdict import Facts, Verdict
from flipdeck.server import credentials, http_types
from flipdeck.server import messages as wire
from flipdeck.server.errors import Deferred, TableError
from flipdeck.server.names import check_free, clean_name, clean_text
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.log_entries import AnyEntry, By
from flipdeck.server.tables.match_state import MatchState, MatchTerms, first_deal
from flipdeck.server.tables.shuffle_state import PLAIN, ComingShuffle, without_parts
from flipdeck.server.tables.table import Table
from flipdeck.server.tables.table_rules import log_settings, resolve

Entries = list[AnyEntry]
MOST_GIFTS: Final = 4


def create_table(
    request: http_types.CreateTable,
    code: str,
    token: str,
    now: int,
    password: str | None = None,
    *,
    verifiable: bool = False,
) -> Entries:
    """The entries that create a table, seat its host and bots, and deal if ``start`` is set.

    ``password`` is the hash of the one in the request; ``verifiable`` is whether players can verify
    the deal.
    """
    terms = match_terms(request.settings)
    if request.bots >= request.settings.seats:
        raise TableError("bad-settings", "bots", count=request.bots)
    settings = request.settings
    if settings.public:
        settings = msgspec.structs.replace(settings, chat=False)
    name = clean_name(request.name)
    entries: Entries = [
        table_created(settings, code, password, now),
        log.SeatTaken(at=now, seat=0, name=name, token=credentials.hash_token(token)),
    ]
    taken = {name}
    for seat in range(1, request.bots + 1):
        bot = credentials.bot_name(taken)
        taken.add(bot)
        entries.append(log.BotSeated(at=now, seat=seat, bot=request.bot, name=bot))
    if request.start:
        if request.bots + 1 < settings.seats:
            raise TableError("seats-open")
        shuffle = PLAIN
        if verifiable:
            values = msgspec.structs.asdict(terms.rulings)
            shuffle = without_parts(code, 1, values, (0,), now)
        entries += _begin_match(terms, now, shuffle)
    return entries


def _begin_match(terms: MatchTerms, now: int, shuffle: ComingShuffle) -> Entries:
    dealt = first_deal(terms, now, shuffle=shuffle.state, parts=shuffle.parts)
    return [*shuffle.entries, dealt]


def match_terms(settings: http_types.Settings) -> MatchTerms:
    """What a match by these settings is played by; ``TableError`` names what is impossible."""
    rulings, mode, target = resolve(settings)
    return MatchTerms(rulings, mode, target, settings.seats, settings.cycles, settings.rounds)


def table_created(
    settings: http_types.Settings, code: str, password: str | None, now: int
) -> log.TableCreated:
    """The first entry of a table's log."""
    logged, in_force = log_settings(settings)
    return log.TableCreated(
        at=now, format=log.FORMAT, code=code, settings=logged, rules=in_force, password=password
    )


def take_seat(
    table: Table,
    request: http_types.TakeSeat,
    token: str,
    now: int,
    checked: str | None = None,
) -> log.SeatTaken:
    """The entry by which a player takes a free seat, or a bot's.

    ``checked`` is the hash that the password in the request was found to match.
    """
    if table.tournament is not None:
        raise TableError("tournament-table")
    if table.locked:
        raise TableError("table-locked")
    check_password_checked(table, checked)
    name = clean_name(request.name)
    check_free(name, table.player_names())
    if request.seat is None:
        free = [number for number, seat in enumerate(table.seats) if seat.free]
        bots = [number for number, seat in enumerate(table.seats) if seat.bot is not None]
        choices = [*free, *bots]
        if not choices:
            raise TableError("table-full")
        wanted = choices[0]
    elif request.seat >= len(table.seats):
        raise TableError("unknown-seat")
    else:
        wanted = request.seat
        if table.seats[wanted].human:
            raise TableError("seat-taken")
    return log.SeatTaken(at=now, seat=wanted, name=name, token=credentials.hash_token(token))


def check_password_checked(table: Table, checked: str | None) -> None:
    """Refuse who knows no password, or one that the host has changed since it was checked."""
    if table.password is not None and table.password != checked:
        raise TableError("wrong-password")


def check_names(move: AnyMove) -> AnyMove:
    """Refuse cards named in full: the answer would reveal whether the hand has such a back."""
    if isinstance(move, Play):
        for name in (move.card, *move.give):
            if "/" in name:
                raise IllegalMove(Verdict("own-hand", Facts(card=name)))
    return move


def check_move(table: Table, seat: int | None, move: AnyMove) -> Verdict:
    """The verdict on a move, without making it."""
    if seat is None:
        raise TableError("not-seated")
    if table.match is None:
        raise TableError("not-now", "round-none")
    try:
        return table.match.round.verdict(table.match.seating.index(seat), check_names(move))
    except IllegalMove as refused:
        return refused.verdict


def find_hint(table: Table, seat: int) -> Hint:
    """A hint from the seat's own view; where others play for themselves it would be unfair."""
    alone = all(each.bot is not None for at, each in enumerate(table.seats) if at != seat)
    if table.tournament is not None or not alone:
        raise TableError("no-hints")
    chair, match = table.chair(seat), table.match
    if match is None or chair is None:
        raise TableError("not-now", "round-none")
    return hint(match.round.view(chair), table.legal(seat), match.partners(chair))


def may_arm(table: Table, seat: int) -> bool:
    """Whether the seat's next play can leave it with one card, gifts included."""
    match = table.match
    if match is None or match.over:
        return False
    played = match.round
    if played.rulings.uno_call == "automatic":
        return False
    view = played.view(match.seating.index(seat))
    held = view.hand
    gives = played.deck.print_of(played.side).beachcomber
    if len(held) == 2 or (2 < len(held) <= 2 + MOST_GIFTS and gives in held):
        return True
    passing = {"7": view.house.seven_swap, "0": view.house.zero_rotate}
    return len(held) > 2 and any(passing.get(face.rpartition("-")[2]) for face in held)


def move(table: Table, seat: int, wanted: AnyMove, by: By, now: int) -> log.MovePlayed:
    """The entry of a move; raises ``Deferred`` if it may be made only later.

    Whether the move is legal is checked when the entry is applied, or before it is deferred.
    """
    match = table.match
    if match is None or match.over:
        raise TableError("not-now", "round-none")
    if table.times.paused is not None:
        raise TableError("not-now", "paused")
    check_names(wanted)
    deferred = _deferral(table, match, wanted, by, now)
    if deferred is not None:
        match.check_legal(match.seating.index(seat), wanted)
        raise deferred
    return log.MovePlayed.of(wanted, at=now, seat=seat, by=by)


def _deferral(
    table: Table, match: MatchState, wanted: AnyMove, by: By, now: int
) -> Deferred | None:
    """Until when a move has to wait, if it has to.

    While a seat is exposed and in its grace period, only its own call is made at once, or a catch
    where no late call is allowed. A pass waits as long after a playable card as after an unplayable
    one.
    """
    times = table.times
    until = times.exposed + times.grace
    if now < until and match.round.exposed is not None:
        late_call = match.rulings.late_call
        if not isinstance(wanted, CallUno if late_call else (CallUno, Catch)):
            return Deferred(until, first=isinstance(wanted, Catch))
    if isinstance(wanted, Pass):
        until = times.drawn + pass_delay(table, by)
        if now < until:
            return Deferred(until, first=False)
    return None


def pass_delay(table: Table, by: By) -> int:
    """Milliseconds from a draw to the pass, which must not reveal whether the card is playable."""
    settings = table.settings
    if by in ("player", "table") and settings.pass_window is not None:
        return settings.pass_window
    return settings.pass_delay


def _start(table: Table, seat: int, command: wire.Start, now: int) -> Entries:
    return [*fill_seats(table, command, now), *begin_match(table, now)]


def begin_match(table: Table, now: int, shuffle: ComingShuffle = PLAIN) -> Entries:
    """The entries that deal the first round of a match."""
    return _begin_match(table.match_terms, now, shuffle)


def fill_seats(table: Table, command: wire.Start, now: int) -> Entries:
    """The entries that seat bots before a match; ``TableError`` if it cannot begin."""
    if table.phase not in ("lobby", "over"):
        raise TableError("not-now", "match-on")
    entries: Entries = []
    taken = table.names
    for number, each in enumerate(table.seats):
        if each.free:
            if not command.fill:
                raise TableError("seats-open")
            name = credentials.bot_name(taken)
            taken.add(name)
            entries.append(log.BotSeated(at=now, seat=number, bot=command.bot, name=name))
    return entries


def check_deal(table: Table) -> MatchState:
    """The match whose next round can be dealt; ``TableError`` if there is none."""
    if table.phase != "between" or table.match is None:
        raise TableError("not-now", "deal-none")
    if table.paused:
        raise TableError("not-now", "paused")
    return table.match


def deal_next(table: Table, now: int, shuffle: ComingShuffle = PLAIN) -> Entries:
    """The entry that deals the next round."""
    return [check_deal(table).next_deal(now, shuffle.state, shuffle.parts)]


def _add_bot(table: Table, seat: int, command: wire.AddBot, now: int) -> Entries:
    if command.seat >= len(table.seats):
        raise TableError("unknown-seat")
    if table.seats[command.seat].human:
        raise TableError("seat-taken")
    name = credentials.bot_name(table.names)
    return [log.BotSeated(at=now, seat=command.seat, bot=command.bot, name=name)]


def _remove(table: Table, seat: int, command: wire.Remove, now: int) -> Entries:
    if command.seat >= len(table.seats) or table.seats[command.seat].free:
        raise TableError("unknown-seat")
    if command.seat == seat:
        raise TableError("not-now", "own-seat")
    if table.phase in ("playing", "between") and table.seats[command.seat].bot is not None:
        raise TableError("not-now", "bot-in-match")
    return [log.SeatLeft(at=now, seat=command.seat, removed=True)]


def _leave(table: Table, seat: int, command: wire.Leave, now: int) -> Entries:
    return [log.SeatLeft(at=now, seat=seat)]


def _change_seat(table: Table, seat: int, command: wire.ChangeSeat, now: int) -> Entries:
    if table.phase != "lobby":
        raise TableError("not-now", "seats-fixed")
    if command.seat >= len(table.seats):
        raise TableError("unknown-seat")
    if not table.seats[command.seat].free:
        raise TableError("seat-taken")
    return [log.SeatChanged(at=now, seat=seat, to=command.seat)]


def _rename(table: Table, seat: int, command: wire.Rename, now: int) -> Entries:
    name = clean_name(command.name)
    if name == table.seats[seat].name:
        raise TableError("not-now", "name-same")
    check_free(name, table.player_names(but=seat))
    return [log.SeatRenamed(at=now, seat=seat, name=name)]


def _lock(table: Table, seat: int, command: wire.Lock, now: int) -> Entries:
    return [log.TableLocked(at=now, locked=command.locked)]


def set_password(hashed: str | None, now: int) -> Entries:
    """The entry that sets a password, given its hash, or removes it."""
    return [log.PasswordChanged(at=now, password=hashed)]


def _change_settings(table: Table, seat: int, command: wire.ChangeSettings, now: int) -> Entries:
    if table.phase not in ("lobby", "over"):
        raise TableError("not-now", "match-on")
    settings = command.settings
    resolve(settings)
    if any(not each.free for each in table.seats[settings.seats :]):
        raise TableError("bad-settings", "seat-taken")
    if settings.public:
        settings = msgspec.structs.replace(settings, chat=False)
    logged, in_force = log_settings(settings)
    return [log.SettingsChanged(at=now, settings=logged, rules=in_force)]


def _pause(table: Table, seat: int, command: wire.Pause, now: int) -> Entries:
    if table.phase not in ("playing", "between") or table.paused:
        raise TableError("not-now", "pause-none")
    return [log.MatchPaused(at=now)]


def _resume(table: Table, seat: int, command: wire.Resume, now: int) -> Entries:
    if not table.paused:
        raise TableError("not-now", "not-paused")
    return [log.MatchResumed(at=now)]


def _end_match(table: Table, seat: int, command: wire.EndMatch, now: int) -> Entries:
    if table.phase not in ("playing", "between"):
        raise TableError("not-now", "match-none")
    winners = tuple(sorted(set(command.winners)))
    if winners and winners[-1] >= len(table.seats):
        raise TableError("unknown-seat")
    return [log.MatchEnded(at=now, reason=clean_text(command.reason), winners=winners)]


def _transfer_host(table: Table, seat: int, command: wire.TransferHost, now: int) -> Entries:
    if command.seat >= len(table.seats) or not table.seats[command.seat].human:
        raise TableError("unknown-seat")
    return [log.HostTransferred(at=now, seat=command.seat)]


def _mute(table: Table, seat: int, command: wire.Mute, now: int) -> Entries:
    if command.seat >= len(table.seats) or not table.seats[command.seat].human:
        raise TableError("unknown-seat")
    return [log.SeatMuted(at=now, seat=command.seat, muted=command.muted)]


ENTRY_MAKERS: Final[dict[type, Callable[[Table, int, Any, int], Entries]]] = {
    wire.Start: _start,
    wire.AddBot: _add_bot,
    wire.Remove: _remove,
    wire.Leave: _leave,
    wire.ChangeSeat: _change_seat,
    wire.Rename: _rename,
    wire.Lock: _lock,
    wire.ChangeSettings: _change_settings,
    wire.Pause: _pause,
    wire.Resume: _resume,
    wire.EndMatch: _end_match,
    wire.TransferHost: _transfer_host,
    wire.Mute: _mute,
}
"""For each command that only appends entries, the function that makes them."""
HOST_ONLY: Final = frozenset(ENTRY_MAKERS) - {wire.Leave, wire.ChangeSeat, wire.Rename}
