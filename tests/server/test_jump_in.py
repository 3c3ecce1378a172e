"""Jumping in: only the seat that could knows it, nobody waits for it, bots have a fixed time."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import IllegalMove
from flipdeck.rules.moves import Draw, Pass, Play
from flipdeck.server import http_types
from flipdeck.server.settings import ServerSettings
from flipdeck.server.storage import log_entries as log
from flipdeck.server.tables import autopilot, commands
from flipdeck.server.tables.session import TableSession
from flipdeck.server.tables.table import Table
from tests.server.test_leaks import copy_of
from tests.server.test_matches import played
from tests.support.server_fixture import run_async, running_server
from tests.support.table_driver import RecordingClient, TableDriver

FRONT = 0x00FF
RULES: dict[str, str | int | bool] = {"jump_in": True, "drawn_card": "may_play"}


def who_could_or_could_not(edition: str) -> tuple[dict[bool, Table], int, int]:
    """A table whose mover has drawn a card; another seat once holds a card like the top, once not.

    Also returns the seat of the mover and of the one that could jump in.
    """
    settings = http_types.Settings(edition=edition, seats=3, rules=RULES, turn_time=30)
    for number in range(200):
        driver = TableDriver(settings, random.Random(f"jump-in/{number}"))
        driver.start()
        played = driver.round
        turn = played.turn
        if turn is None or played.awaiting != "turn" or not played.verdict(turn, Draw()).legal:
            continue
        other = (turn + 1) % 3
        mover = driver.table.match.seating[turn] if driver.table.match else 0
        driver.apply(driver.move_entry(turn, Draw()))
        played, r = driver.round, driver.round.struct
        top = r.top_face
        deep = [at for at in range(r.draw_n - 12) if r.draw[at] & 63 == top]
        own = {card & 63 for card in r.hand(other)}
        passes = played.awaiting == "drawn" and played.verdict(turn, Pass()).legal
        if top >= 56 or not deep or top in own or not passes or r.side:
            continue
        found = {False: copy_of(driver.table), True: copy_of(driver.table)}
        match = found[True].match
        assert match is not None
        twin = match.round.struct
        held, below = int(twin.hands[other, 0]), int(twin.draw[deep[0]])
        twin.hands[other, 0] = held & ~FRONT | below & FRONT
        twin.draw[deep[0]] = below & ~FRONT | held & FRONT
        return found, mover, match.seating[other]
    raise AssertionError("no such table")


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_tells_that_somebody_could_jump_in(edition: str) -> None:
    tables, mover, other = who_could_or_could_not(edition)
    told: dict[bool, list[bytes]] = {}
    own: dict[bool, bytes] = {}
    duties = {}
    for could, table in tables.items():
        now = table.times.drawn + 60_000
        session = TableSession(table, now)
        clients = [RecordingClient(seat) for seat in range(3)]
        session.clients = {client.seat: client for client in clients if client.seat is not None}
        session.away.clear()
        spectator = RecordingClient(None)
        session.spectators = {spectator}
        applied = table.apply(log.MovePlayed.of(Pass(), at=now, seat=mover))
        session.tell([applied], None, None, now)
        told[could] = [client.sent[0] for client in (*clients, spectator) if client.seat != other]
        own[could] = clients[other].sent[0]
        duties[could] = autopilot.due(session, ServerSettings())
    assert told[True] == told[False]
    assert duties[True] == duties[False]
    assert b'"legal"' in own[True]
    if tables[False].turn_seat() != other:
        assert b'"legal"' not in own[False]


def test_bots_are_asked_at_the_same_time_whatever_they_hold() -> None:
    tables, mover, other = who_could_or_could_not("flip-classic")
    duties = []
    for table in tables.values():
        for seat in range(3):
            if seat != mover:
                table.seats[seat].token, table.seats[seat].bot = None, "random"
        now = table.times.drawn + 60_000
        session = TableSession(table, now)
        session.clients = {mover: RecordingClient(mover)}
        session.away.clear()
        table.apply(log.MovePlayed.of(Pass(), at=now, seat=mover))
        first = autopilot.due(session, ServerSettings())
        assert first is not None
        assert first.kind == "jump_in"
        moves = list(autopilot.jump_in(session))
        assert all(isinstance(move, Play) for _, move in moves)
        session.asked_to_jump_in = table.number
        then = autopilot.due(session, ServerSettings())
        assert then is not None
        assert (then.kind, then.at > first.at) == ("move", True)
        duties.append((first, then))
    assert duties[0] == duties[1]
    assert other != mover


def test_one_who_comes_too_late_is_refused_by_name_and_loses_nothing() -> None:
    tables, mover, other = who_could_or_could_not("flip-classic")
    table = tables[True]
    now = table.times.drawn + 60_000
    table.apply(log.MovePlayed.of(Pass(), at=now, seat=mover))
    assert table.match is not None
    chair = table.match.seating.index(other)
    jumps = [move for move in table.legal(other) if isinstance(move, Play)]
    turn = table.match.round.turn
    assert turn is not None
    if turn != chair:
        assert {move.card for move in jumps} == {table.match.round.top}
    before = table.match.round.hand(chair)
    mover_draws = log.MovePlayed.of(Draw(), at=now + 1, seat=table.match.seating[turn])
    late = msgspec.structs.replace(jumps[0], at=None)
    table.apply(mover_draws)
    if turn == chair:
        return
    with pytest.raises(IllegalMove) as refused:
        table.apply(commands.move(table, other, late, "player", now + 100_000))
    assert refused.value.verdict.rule == "jump-in"
    assert table.match.round.hand(chair) == before


def test_a_match_with_house_rules_and_bots_is_played_to_its_end(tmp_path: Path) -> None:
    """The bots jump in too: plays of a seat that was not to move are among what the player sees."""

    async def check() -> None:
        async with running_server(tmp_path) as server:
            rules = {**RULES, "stacking": "rising", "seven_swap": True, "drawing": "until_fits"}
            settings = {"seats": 4, "mode": "points", "target": 200, "rules": rules}
            client, match, _ = await played(server, bots=3, settings=settings)
            assert match["ended"] == "won"
            events = [
                event
                for message in client.received
                for event in message.get("events", ())
                if event["event"] in ("played", "swapped")
            ]
            bots = [event for event in events if event["seat"] != match["seating"].index(0)]
            assert any(event["rule"] == "jump-in" for event in bots)
            assert any(event["event"] == "swapped" for event in bots)

    run_async(check)
