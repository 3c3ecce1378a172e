"""Only its player knows whether a drawn card is playable: no message or delay reveals it."""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any

import pytest

from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.moves import Draw, Pass, Play
from flipdeck.server import http_types
from flipdeck.server.errors import Deferred
from flipdeck.server.settings import ServerSettings
from flipdeck.server.storage import log_entries as log
from flipdeck.server.tables import autopilot, commands
from flipdeck.server.tables.session import TableSession
from flipdeck.server.tables.table import Table
from tests.server.test_leaks import copy_of
from tests.support.random_tables import log_of
from tests.support.server_fixture import TestClient, catch_up, mover_of, run_async, running_server
from tests.support.table_driver import RecordingClient, TableDriver

WINDOW = 2_000
PASS = Pass()


def drawn_playable_or_not(settings: http_types.Settings) -> dict[bool, Table]:
    """A table where a card has been drawn: once a playable one, once an unplayable one."""
    for number in range(100):
        driver = TableDriver(settings, random.Random(f"drawn/{number}"))
        driver.start()
        played = driver.round
        if played.turn is None or not played.verdict(played.turn, Draw()).legal:
            continue
        found: dict[bool, Table] = {}
        for place in range(2, played.struct.draw_n):
            table = copy_of(driver.table)
            assert table.match is not None
            r = table.match.round.struct
            if r.draw_n < 4:
                continue
            # The backs of the top two cards are visible, so only fronts are swapped.
            deep, top = int(r.draw[r.draw_n - 1 - place]), int(r.draw[r.draw_n - 1])
            r.draw[r.draw_n - 1] = top & 0xFF00 | deep & 0x00FF
            r.draw[r.draw_n - 1 - place] = deep & 0xFF00 | top & 0x00FF
            seat = table.match.seating[played.turn]
            table.apply(log.MovePlayed.of(Draw(), at=driver.now + 10, seat=seat))
            legal = table.match.round.legal(played.turn)
            playable = any(isinstance(move, Play) for move in legal)
            if playable and PASS not in legal and settings.rules.get("drawn_card") != "must_play":
                continue
            found.setdefault(playable, table)
            if len(found) == 2:
                return found
    raise AssertionError("no such table")


def sent_to_others(table: Table, seat: int, now: int) -> list[bytes]:
    """What everybody but the seat is sent when it passes."""
    session = TableSession(table, now)
    others = [RecordingClient(other) for other in range(len(table.seats)) if other != seat]
    session.clients = {client.seat: client for client in others if client.seat is not None}
    spectator = RecordingClient(None)
    session.spectators = {spectator}
    applied = table.apply(log.MovePlayed.of(PASS, at=now, seat=seat, by="table"))
    session.tell([applied], None, None, now)
    return [client.sent[0] for client in [*others, spectator]]


@pytest.mark.parametrize("window", [WINDOW, None])
@pytest.mark.parametrize("edition", EDITIONS)
def test_others_see_no_difference_between_playable_and_unplayable(
    edition: str, window: int | None
) -> None:
    settings = http_types.Settings(
        edition=edition,
        seats=3,
        turn_time=30,
        pass_window=window,
        pass_delay=500,
        rules={"drawn_card": "may_play"},
    )
    tables = drawn_playable_or_not(settings)
    seat = tables[True].turn_seat()
    assert seat is not None
    drawn = tables[True].times.drawn
    for away in (False, True):
        duties = []
        for table in tables.values():
            session = TableSession(table, drawn)
            session.clients = {each: RecordingClient(each) for each in range(3)}
            session.away.clear()
            if away:
                session.autopilot.add(seat)
            duties.append(autopilot.due(session, ServerSettings()))
        assert duties[0] == duties[1]
        duty = duties[0]
        assert duty is not None
        kind = "move" if away else "late" if window is None else "keep"
        assert (duty.kind, duty.seat) == (kind, seat)
        if kind == "keep":
            assert duty.at == drawn + WINDOW
    until = drawn + (500 if window is None else window)
    for table in tables.values():
        for now in (drawn, drawn + 1, until - 1):
            with pytest.raises(Deferred) as held:
                commands.move(table, seat, PASS, "player", now)
            assert held.value.until == until
        commands.move(table, seat, PASS, "player", until)
    playable, unplayable = (sent_to_others(table, seat, until) for table in tables.values())
    assert playable == unplayable


@pytest.mark.parametrize("watched", [False, True])
def test_only_a_lone_human_need_not_pass_with_an_unplayable_card(watched: bool) -> None:
    settings = http_types.Settings(seats=3, pass_delay=500, rules={"drawn_card": "may_play"})
    for playable, table in drawn_playable_or_not(settings).items():
        mover = table.turn_seat()
        assert mover is not None
        for seat in table.seats:
            if seat is not table.seats[mover]:
                seat.token, seat.bot = None, "greedy"
        session = TableSession(table, table.times.drawn)
        session.clients = {mover: RecordingClient(mover)}
        session.away.clear()
        if watched:
            session.spectators = {RecordingClient(None)}
        duty = autopilot.due(session, ServerSettings())
        if playable or watched:
            assert duty is None
        else:
            assert duty == autopilot.Duty(table.times.drawn + 500, "keep", mover)
            assert autopilot.pass_drawn_card(session, mover) == PASS


def test_a_card_that_must_be_played_is_played_when_the_window_ends() -> None:
    settings = http_types.Settings(edition="beachcomber", seats=3, pass_window=WINDOW)
    tables = drawn_playable_or_not(
        http_types.Settings(**{**_fields(settings), "rules": {"drawn_card": "must_play"}})
    )
    for playable, table in tables.items():
        seat = table.turn_seat()
        assert seat is not None
        move = autopilot.pass_drawn_card(TableSession(table, 0), seat)
        legal = table.legal(seat)
        assert isinstance(move, Pass) == (PASS in legal)
        assert playable or move == PASS


def _fields(settings: http_types.Settings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in settings.__struct_fields__}


async def draw(clients: list[TestClient]) -> tuple[TestClient, bool]:
    """Play until somebody has drawn a card; return the client and whether it is playable."""
    while True:
        await catch_up(clients)
        mover = mover_of(clients)
        moves = mover.turn_moves()
        draws = [move for move in moves if move["do"] == "draw"]
        await mover.move(**(draws or moves)[0])
        await catch_up(clients)
        view = mover.last["view"]
        if view["awaiting"] == "drawn" and view["turn"] == view["seat"]:
            return mover, any(move["do"] == "play" for move in mover.last["legal"])


@run_async
async def test_a_pass_is_sent_when_the_window_ends(tmp_path: Path) -> None:
    """Whether the player passes or not, with a playable card or not."""
    async with running_server(tmp_path) as server:
        made = await server.create_table(
            settings={"seats": 2, "mode": "points", "pass_window": 120}
        )
        ann = await server.join(made)
        ben = await server.join(await server.take_seat(made["code"]))
        await ann.request("start")
        await ben.receive_until(lambda message: message["type"] == "update" and message["match"])
        seen: set[tuple[bool, bool]] = set()
        while len(seen) < 4:
            mover, playable = await draw([ann, ben])
            passes = (playable, True) not in seen
            if passes:
                await mover.send("move", move={"do": "pass"})
            other = ben if mover is ann else ann
            update = await other.receive_type("update")
            assert update["events"][0]["event"] == "kept"
            seen.add((playable, passes))
    moved = [
        entry
        for entry in log_of(tmp_path / "tables.db", made["code"])
        if isinstance(entry, log.MovePlayed)
    ]
    for drew, kept in itertools.pairwise(moved):
        if isinstance(kept.move, Pass):
            assert kept.at - drew.at >= 120


@run_async
async def test_within_the_window_a_playable_card_is_played_at_once(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(
            settings={"seats": 2, "mode": "points", "pass_window": 60_000}
        )
        ann = await server.join(made)
        ben = await server.join(await server.take_seat(made["code"]))
        await ann.request("start")
        await ben.receive_until(lambda message: message["type"] == "update" and message["match"])
        for _ in range(40):
            mover, playable = await draw([ann, ben])
            if playable:
                play = next(move for move in mover.last["legal"] if move["do"] == "play")
                assert (await mover.move(**play))["events"][0]["event"] == "played"
                return
            await ann.request("end_match")
            await ann.request("start")
            await ben.receive_until(
                lambda message: (
                    message["type"] == "update"
                    and message["match"]
                    and not message["match"]["ended"]
                )
            )
        raise AssertionError("no drawn card was ever playable")


@run_async
async def test_without_a_window_the_table_never_passes_by_itself(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(
            settings={"seats": 2, "mode": "points", "pass_window": None}
        )
        ann = await server.join(made)
        ben = await server.join(await server.take_seat(made["code"]))
        await ann.request("start")
        await ben.receive_until(lambda message: message["type"] == "update" and message["match"])
        seen: set[bool] = set()
        while len(seen) < 2:
            mover, playable = await draw([ann, ben])
            seen.add(playable)
            assert (await mover.request("ping"))["seq"] == mover.last["seq"]
            kept = await mover.move("pass")
            assert kept["events"][0]["event"] == "kept"
