"""Whether a drawn card fits is its player's alone: neither words nor time tell it to others."""

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
KEEP = Pass()


def drawn_both_ways(settings: http_types.Settings) -> dict[bool, Table]:
    """A table where a card has been drawn, as it is if that card fits and if it does not."""
    for number in range(100):
        sitting = TableDriver(settings, random.Random(f"drawn/{number}"))
        sitting.begin()
        played = sitting.round
        if played.turn is None or not played.verdict(played.turn, Draw()).legal:
            continue
        found: dict[bool, Table] = {}
        for place in range(2, played.struct.draw_n):
            table = copy_of(sitting.table)
            assert table.match is not None
            r = table.match.round.struct
            if r.draw_n < 4:
                continue
            # The backs of the two topmost cards are seen; only fronts change places.
            deep, top = int(r.draw[r.draw_n - 1 - place]), int(r.draw[r.draw_n - 1])
            r.draw[r.draw_n - 1] = top & 0xFF00 | deep & 0x00FF
            r.draw[r.draw_n - 1 - place] = deep & 0xFF00 | top & 0x00FF
            seat = table.match.seating[played.turn]
            table.apply(log.MovePlayed.of(Draw(), at=sitting.now + 10, seat=seat))
            legal = table.match.round.legal(played.turn)
            fits = any(isinstance(move, Play) for move in legal)
            if fits and KEEP not in legal and settings.rules.get("drawn_card") != "must_play":
                continue
            found.setdefault(fits, table)
            if len(found) == 2:
                return found
    raise AssertionError("no such table")


def told_to_others(table: Table, seat: int, now: int) -> list[bytes]:
    """What all but one are told when the card is kept."""
    session = TableSession(table, now)
    others = [RecordingClient(other) for other in range(len(table.seats)) if other != seat]
    session.clients = {ear.seat: ear for ear in others if ear.seat is not None}
    outside = RecordingClient(None)
    session.spectators = {outside}
    told = table.apply(log.MovePlayed.of(KEEP, at=now, seat=seat, by="table"))
    session.tell([told], None, None, now)
    return [ear.sent[0] for ear in [*others, outside]]


@pytest.mark.parametrize("window", [WINDOW, None])
@pytest.mark.parametrize("edition", EDITIONS)
def test_to_others_a_fitting_card_and_an_unfit_one_are_the_same(
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
    tables = drawn_both_ways(settings)
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
                commands.move(table, seat, KEEP, "player", now)
            assert held.value.until == until
        commands.move(table, seat, KEEP, "player", until)
    fitting, unfit = (told_to_others(table, seat, until) for table in tables.values())
    assert fitting == unfit


@pytest.mark.parametrize("watched", [False, True])
def test_only_one_alone_need_not_say_that_an_unfit_card_is_kept(watched: bool) -> None:
    settings = http_types.Settings(seats=3, pass_delay=500, rules={"drawn_card": "may_play"})
    for fits, table in drawn_both_ways(settings).items():
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
        if fits or watched:
            assert duty is None
        else:
            assert duty == autopilot.Duty(table.times.drawn + 500, "keep", mover)
            assert autopilot.keep(session, mover) == KEEP


def test_a_fitting_card_that_must_be_laid_is_laid_when_the_time_is_over() -> None:
    settings = http_types.Settings(edition="beachcomber", seats=3, pass_window=WINDOW)
    tables = drawn_both_ways(
        http_types.Settings(**{**_fields(settings), "rules": {"drawn_card": "must_play"}})
    )
    for fits, table in tables.items():
        seat = table.turn_seat()
        assert seat is not None
        move = autopilot.keep(TableSession(table, 0), seat)
        legal = table.legal(seat)
        assert isinstance(move, Pass) == (KEEP in legal)
        assert fits or move == KEEP


def _fields(settings: http_types.Settings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in settings.__struct_fields__}


async def draw(clients: list[TestClient]) -> tuple[TestClient, bool]:
    """Plays on until somebody has drawn a card that waits; whether it fits."""
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
async def test_a_keep_is_told_when_the_window_is_over(tmp_path: Path) -> None:
    """Said or not, fitting or not."""
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
            mover, fits = await draw([ann, ben])
            says = (fits, True) not in seen
            if says:
                await mover.send("move", move={"do": "pass"})
            other = ben if mover is ann else ann
            told = await other.receive_type("update")
            assert told["events"][0]["event"] == "kept"
            seen.add((fits, says))
    moved = [
        entry
        for entry in log_of(tmp_path / "tables.db", made["code"])
        if isinstance(entry, log.MovePlayed)
    ]
    for drew, kept in itertools.pairwise(moved):
        if isinstance(kept.move, Pass):
            assert kept.at - drew.at >= 120


@run_async
async def test_within_the_window_a_fitting_card_is_laid_at_once(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(
            settings={"seats": 2, "mode": "points", "pass_window": 60_000}
        )
        ann = await server.join(made)
        ben = await server.join(await server.take_seat(made["code"]))
        await ann.request("start")
        await ben.receive_until(lambda message: message["type"] == "update" and message["match"])
        for _ in range(40):
            mover, fits = await draw([ann, ben])
            if fits:
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
        raise AssertionError("no drawn card ever fitted")


@run_async
async def test_an_unhurried_table_keeps_nothing_by_itself(tmp_path: Path) -> None:
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
            mover, fits = await draw([ann, ben])
            seen.add(fits)
            assert (await mover.request("ping"))["seq"] == mover.last["seq"]
            kept = await mover.move("pass")
            assert kept["events"][0]["event"] == "kept"
