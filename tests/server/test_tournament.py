"""Tournaments over real sockets and a real database, played to their end."""

import csv
import io
from collections import Counter
from itertools import combinations
from pathlib import Path

import msgspec

from flipdeck.rules import modes
from tests.support import tournament_driver as driver
from tests.support.killable_server import kill, process
from tests.support.server_fixture import (
    NO_LIMITS,
    Message,
    RunningServer,
    run_async,
    running_server,
)
from tests.support.tournament_driver import FAST_CLOCK, state
from tests.support.tournament_sums import replayed, shown_totals, totals_by_name


async def fetch(server: RunningServer, code: str, what: str, secret: str) -> bytes:
    """Fetch a file of a tournament."""
    path = f"/api/tournaments/{code}/{what}"
    status, _, body = await server.request_raw("GET", path, authorization=f"Bearer {secret}")
    assert status == 200, body
    return body


async def check_end(server: RunningServer, made: Message, last: Message) -> Message:
    """Check the standings against the records, and the exports; return the export."""
    code, secret = made["code"], made["screen"]
    status, export = await server.request(
        "GET", f"/api/tournaments/{code}/standings.json", authorization=f"Bearer {secret}"
    )
    assert status == 200
    assert export["standings"] == last["standings"]
    lines = await fetch(server, code, "records", secret)
    played = [msgspec.json.decode(line)["tournament"] for line in lines.splitlines()]
    assert played == sorted(played, key=lambda each: (each["table"], each["stage"]))
    assert {each["code"] for each in played} == {code}
    records = replayed(lines)
    totals = totals_by_name(records)
    shown = shown_totals(last)
    assert shown == {name: totals[name] for name in shown}
    rounds = [(each["table"], each["stage"], each["round"]) for each in export["results"]]
    assert len(rounds) == len(set(rounds))
    assert sum(len(record.rounds) for record in records) == len(rounds)
    table = list(
        csv.DictReader(io.StringIO((await fetch(server, code, "standings.csv", secret)).decode()))
    )
    assert [(row["player"], int(row["total"])) for row in table] == list(shown.items())
    return dict(export)


def check_rotation(export: Message) -> None:
    """Everybody played 28 rounds, with every partner four and against everybody eight."""
    together: Counter[tuple[int, ...]] = Counter()
    against: Counter[tuple[int, ...]] = Counter()
    for result in export["results"]:
        if result["blocked"]:
            continue
        first = (result["stage"] - 1) * modes.STAGE_ROUNDS
        seats = modes.seating("rotation8", first, 8)[result["table"] - 1]
        assert tuple(result["players"]) == seats
        a, b, c, d = seats
        together.update(tuple(sorted(pair)) for pair in ((a, c), (b, d)))
        against.update(tuple(sorted(pair)) for pair in ((a, b), (a, d), (c, b), (c, d)))
    pairs = list(combinations(range(8), 2))
    assert together == dict.fromkeys(pairs, 4)
    assert against == dict.fromkeys(pairs, 8)


@run_async
async def test_a_rotation_of_eight_survives_kills_and_ends_right(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    settings = {**NO_LIMITS, **FAST_CLOCK}
    async with process(database, **settings) as (server, running):
        made = await driver.create(server, name="Ann", settings={"mode": "rotation8"})
        code, ann = made["code"], made["player"]["token"]
        ben = (await driver.sign_in(server, made, "Ben"))["token"]
        organiser = await driver.page(server, code, made["organiser"])
        assert (await organiser.request("start"))["type"] == "ack"
        await driver.together(
            driver.play_tournament(server, code, ann, stages=2),
            driver.play_tournament(server, code, ben, stages=2),
        )
        at_page = await driver.page(server, code, ann)
        await driver.wait_for(at_page, lambda shown: shown["stage"] >= 3)
        await kill(running)
    async with process(database, **settings) as (server, running):
        # Nobody plays: after the time for a no-show bots do, and the tournament goes on.
        screen = await driver.page(server, code, made["screen"])
        assert state(screen)["stage"] >= 3
        await driver.wait_for(screen, lambda shown: shown["stage"] >= 4)
        await kill(running)
    async with process(database, **settings) as (server, running):
        last, _ = await driver.together(
            driver.play_tournament(server, code, ann),
            driver.play_tournament(server, code, ben),
        )
        assert last["stage"] == last["stages"] == 7
        assert [line["played"] for line in last["standings"]] == [28] * 8
        last = await driver.watch_until_over(server, code, made["screen"])
        check_rotation(await check_end(server, made, last))


@run_async
async def test_a_rotation_of_eight_by_one_click_is_played_by_bots_alone(tmp_path: Path) -> None:
    settings = {"mode": "rotation8", "rules": {"hand_size": 2, "pairing": "match"}}
    async with running_server(tmp_path, **FAST_CLOCK) as server:
        made = await driver.create(server, start=True, settings=settings)
        assert made["player"] is None
        last = await driver.watch_until_over(server, made["code"], made["screen"])
        export = await check_end(server, made, last)
    check_rotation(export)
    assert {player["kind"] for player in export["players"]} == {"bot"}


@run_async
async def test_an_elimination_of_twenty_over_three_tables(tmp_path: Path) -> None:
    target = 60
    settings = {"mode": "elimination", "players": 20, "table_size": 7, "target": target}
    async with running_server(tmp_path, **FAST_CLOCK) as server:
        made = await driver.create(server, start=True, settings=settings)
        last = await driver.watch_until_over(server, made["code"], made["screen"])
        export = await check_end(server, made, last)
    totals = dict.fromkeys(range(20), 0)
    out: dict[int, int] = {}
    for stage in range(1, last["stage"] + 1):
        played = [each for each in export["results"] if each["stage"] == stage]
        seated = {tuple(each["players"]) for each in played}
        still_in = [player for player in totals if player not in out]
        assert sorted(player for table in seated for player in table) == still_in
        assert len(seated) == -(-len(still_in) // 7)
        assert max(map(len, seated)) - min(map(len, seated)) <= 1
        for each in played:
            for player, held in zip(each["players"], each["held"], strict=True):
                totals[player] += 0 if each["blocked"] else held
        out |= {player: stage for player in still_in if totals[player] >= target}
    assert len(out) == 19
    rank = {player: (-out.get(player, 1000), totals[player]) for player in totals}
    for line in export["standings"]:
        player = line["player"]
        assert line["total"] == totals[player]
        assert line["out_stage"] == out.get(player)
        assert line["place"] == 1 + sum(other < rank[player] for other in rank.values())
        assert line["shared"] == (list(rank.values()).count(rank[player]) > 1)


@run_async
async def test_a_points_night_of_thirty_two(tmp_path: Path) -> None:
    settings = {"mode": "points", "players": 40, "rounds": 5, "no_show": 10}
    async with running_server(tmp_path, **FAST_CLOCK) as server:
        made = await driver.create(server, settings=settings)
        for number in range(30):
            await driver.sign_in(server, made, f"Player {number}")
        organiser = await driver.page(server, made["code"], made["organiser"])
        assert (await organiser.request("start", fill=False))["type"] == "ack"
        last = await driver.watch_until_over(server, made["code"], made["screen"])
        export = await check_end(server, made, last)
    # Two bots fill the eighth table; they play and are not ranked.
    assert [player["kind"] for player in export["players"]] == ["human"] * 30 + ["bot"] * 2
    assert sorted(line["player"] for line in export["standings"]) == list(range(30))
    totals = dict.fromkeys(range(32), 0)
    met: Counter[tuple[int, int]] = Counter()
    for each in export["results"]:
        if not each["blocked"]:
            totals[each["winner"]] += sum(each["held"])
            met.update(combinations(sorted(each["players"]), 2))
    assert max(met.values()) == 1
    for line in export["standings"]:
        better = sum(totals[player] > line["total"] for player in range(30))
        assert (line["total"], line["place"]) == (totals[line["player"]], better + 1)
        assert line["played"] == 5
