"""Matches of a real server whose shuffles can be verified, and those that were tampered with."""

from __future__ import annotations

import copy
import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flipdeck.formats.record import MatchRecord, read_record
from flipdeck.formats.verify import Verified, verify
from flipdeck.rules.errors import BadInput
from flipdeck.rules.moves import Play
from flipdeck.server import http_types
from flipdeck.server.storage import log_entries as log
from flipdeck.server.tables import commands, shuffle_state
from flipdeck.server.tables.match_export import finished as finished_matches
from flipdeck.server.tables.table import Table
from tests.support.part_giver import PartGiver
from tests.support.server_fixture import run_async, running_server
from tests.support.shuffled_match import Message, Seats, is_playing, known, seat_people

ON: dict[str, Any] = {"verifiable_shuffle": True}
SHORT: dict[str, Any] = {
    "seats": 3,
    "target": 150,
    "rules": {"hand_size": 4},
    "next_round": 300_000,
}


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals wait for every part: a busy machine may be slower than people are given time."""
    monkeypatch.setattr("flipdeck.server.tables.dealing.HASH_WAIT", 60_000)
    monkeypatch.setattr("flipdeck.server.tables.dealing.PART_WAIT", 60_000)


@pytest.fixture
def impatience(patience: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals wait hardly for a part that never comes."""
    monkeypatch.setattr("flipdeck.server.tables.dealing.PART_WAIT", 3_000)


def verified(record: Message) -> Verified:
    return verify(read_record(json.dumps(record)))


async def finished(seats: Seats) -> Message:
    """Play a match to its end and return its record."""
    await seats.connect()
    await seats.start()
    await seats.play()
    status, record = await seats.record()
    assert status == 200
    return record


@run_async
async def test_a_match_of_two_people_and_a_bot_is_verified(tmp_path: Path) -> None:
    async with running_server(tmp_path, **ON) as server:
        seats = await seat_people(server, 2, bots=0, settings=SHORT)
        await seats.connect()
        await seats.clients[0].request("add_bot", seat=2)
        await seats.start()
        await seats.play()
        _, record = await seats.record()
    result = verified(record)
    assert result.rounds == len(record["rounds"]) > 1
    assert result.took_part == (2,) * result.rounds
    assert result.notes == ()
    shuffle = record["shuffle"]
    assert shuffle["version"] == "flipdeck-shuffle-v1"
    for number, giver in enumerate(seats.givers):
        for each in shuffle["rounds"]:
            place = (shuffle["table"], each["round"])
            assert giver.commitments[place] == each["commitment"]
            if each["round"]:
                mine = next(part for part in each["parts"] if part["seat"] == number)
                assert mine["part"] == giver.parts[place].hex()


@run_async
async def test_a_commitment_is_seen_before_anything_of_its_round(tmp_path: Path) -> None:
    """Of round r + 1 before round r ends; the list of hashes before the deal."""
    async with running_server(tmp_path, **ON) as server:
        seats = await seat_people(server, 2, bots=0, settings={**SHORT, "seats": 2})
        await finished(seats)
    for client in seats.clients:
        rounds = 0
        known: set[int] = set()
        closed: set[int] = set()
        for message in client.received:
            shuffle = message.get("shuffle")
            if message["type"] == "update" and any(
                event["event"] == "turned_up" for event in message["events"]
            ):
                rounds += 1
                assert {0, rounds} <= known
                assert rounds in closed
            if shuffle is not None:
                known |= {int(number) for number in shuffle["commitments"]}
                if shuffle["hashes"] is not None:
                    closed.add(shuffle["round"])
            if message.get("match") and len(message["match"]["sheet"]) == rounds > 0:
                assert rounds + 1 in known
        assert rounds > 1


Tamper = Callable[[Message], None]


def swap_two_cards(record: Message) -> None:
    deck = record["rounds"][1]["deck"]
    other = next(place for place, card in enumerate(deck) if card != deck[0])
    deck[0], deck[other] = deck[other], deck[0]


def swap_two_backs(record: Message) -> None:
    """Two cards exchange their dark faces: another pairing of the same faces."""
    deck = record["rounds"][0]["deck"]
    fronts, backs = zip(*(card.split("/") for card in deck), strict=True)
    other = next(
        at
        for at, (front, back) in enumerate(zip(fronts, backs, strict=True))
        if front != fronts[0] and back != backs[0]
    )
    changed = list(backs)
    changed[0], changed[other] = changed[other], changed[0]
    deck[:] = [f"{front}/{back}" for front, back in zip(fronts, changed, strict=True)]


def put_in_a_card_of_another_kind(record: Message) -> None:
    deck = record["rounds"][1]["deck"]
    at = next(at for at, card in enumerate(deck) if not card.startswith("wild/"))
    deck[at] = "wild/" + deck[at].split("/")[1]


def draw_another_dealer(record: Message) -> None:
    drawn = record["draws"][0]
    drawn["0"], drawn["1"] = ("blue-9", "blue-1") if drawn["0"] != "blue-9" else ("red-1", "red-9")


def open_another_seed(record: Message) -> None:
    record["shuffle"]["rounds"][1]["seed"] = "00" * 32


def open_another_part(record: Message) -> None:
    record["shuffle"]["rounds"][1]["parts"][0]["part"] = "00" * 16


def leave_a_part_out(record: Message) -> None:
    del record["shuffle"]["rounds"][1]["parts"][0]["part"]


def move_a_part(record: Message) -> None:
    record["shuffle"]["rounds"][1]["parts"][0]["seat"] = 1
    record["shuffle"]["rounds"][1]["parts"][1]["seat"] = 0


def name_another_ruling(record: Message) -> None:
    record["shuffle"]["rulings"]["uno_penalty"] = 3


def hide_a_seed(record: Message) -> None:
    del record["shuffle"]["rounds"][2]["seed"]


def claim_another_deal(record: Message) -> None:
    record["shuffle"]["rounds"][1]["again"] = 1


def take_the_shuffle_away(record: Message) -> None:
    del record["shuffle"]


def name_another_version(record: Message) -> None:
    record["shuffle"]["version"] = "flipdeck-shuffle-v2"


def name_no_number(record: Message) -> None:
    record["shuffle"]["rounds"][1]["salt"] = "salt"


def name_a_round_twice(record: Message) -> None:
    record["shuffle"]["rounds"].append(record["shuffle"]["rounds"][0])


def drop_a_round(record: Message) -> None:
    del record["shuffle"]["rounds"][2]


TAMPERED: dict[Tamper, str] = {
    swap_two_cards: r"round 2: deck: card \d+ is .*; by the key it is",
    swap_two_backs: "round 1: deck: the key pairs the faces otherwise",
    put_in_a_card_of_another_kind: "round 2: ",
    draw_another_dealer: "draw 1 for the first dealer is not the one of the key",
    open_another_seed: "the seed of round 1 is not the one committed to before the deal",
    open_another_part: "round 1: the part of seat 0 is not the one it committed to",
    leave_a_part_out: "draw 1 for the first dealer is not|round 1: deck",
    move_a_part: "round 1: the part of seat 1 is not the one it committed to",
    name_another_ruling: "shuffle: its ruling uno_penalty is 3; the match was played by 2",
    hide_a_seed: "round 2: the seed of round 2 was never opened",
    claim_another_deal: "round 1: deck: card|round 1: shuffle: 1 deals were discarded",
    take_the_shuffle_away: "this match was dealt without a verifiable shuffle",
    name_another_version: "unknown shuffle version 'flipdeck-shuffle-v2'",
    name_no_number: "the salt is not 16 bytes in hexadecimal",
    name_a_round_twice: "a round is named twice",
    drop_a_round: "round 2: it was dealt without a verifiable shuffle",
}


@run_async
async def test_every_tampering_with_a_record_is_named(tmp_path: Path) -> None:
    async with running_server(tmp_path, **ON) as server:
        seats = await seat_people(server, 2, bots=0, settings={**SHORT, "seats": 2})
        record = await finished(seats)
    assert len(record["rounds"]) > 1
    verified(record)
    for tamper, error in TAMPERED.items():
        changed = copy.deepcopy(record)
        tamper(changed)
        with pytest.raises(BadInput, match=error):
            verified(changed)


@pytest.mark.parametrize(
    ("edition", "settings"),
    [
        ("beachcomber", {"mode": "partners", "seats": 4}),
        ("flip-nordic", {"mode": "rotation4", "seats": 4}),
        ("flip-splash", {"mode": "elimination", "seats": 4}),
        ("flip-classic", {"rules": {"hand_size": 4, "pairing": "match"}}),
        ("flip-classic", {"section": "000-ES", "rules": {"returned_to": "bottom"}}),
    ],
)
def test_matches_of_every_kind_are_verified(
    tmp_path: Path, edition: str, settings: dict[str, Any]
) -> None:
    @run_async
    async def run() -> None:
        async with running_server(tmp_path, **ON) as server:
            asked = {**SHORT, "edition": edition, **settings}
            asked["rules"] = {"hand_size": 4, **asked["rules"]}
            seats = await seat_people(server, 2, settings=asked)
            await seats.connect()
            await seats.clients[0].send("start", fill=True)
            await seats.receive_all(is_playing)
            await seats.play()
            _, record = await seats.record()
        result = verified(record)
        assert result.took_part == (2,) * len(record["rounds"])

    run()


@run_async
async def test_a_client_that_takes_no_part_is_not_waited_for(tmp_path: Path) -> None:
    """The table of an older client is dealt in the answer to its request."""
    async with running_server(tmp_path, **ON) as server:
        made = await server.create_table(
            bots=1, start=True, settings={"seats": 2, "mode": "single"}
        )
        client = await server.join(made)
        assert client.last["lobby"]["phase"] == "playing"
        seats = Seats(server, [made])
        seats.clients = [client]
        await seats.play()
        _, record = await seats.record()
    result = verified(record)
    assert result.took_part == (0,)
    assert result.notes == ("no player took part: the server alone chose the cards",)
    assert record["shuffle"]["rounds"][1]["parts"] == [{"seat": 0}]


@run_async
async def test_who_never_opens_a_part_is_written_down(tmp_path: Path, impatience: None) -> None:
    async with running_server(tmp_path, **ON) as server:
        seats = await seat_people(server, 2, settings={**SHORT, "seats": 2, "mode": "single"})
        seats.givers[1] = PartGiver(opens=False)
        record = await finished(seats)
    result = verified(record)
    assert result.took_part == (1,)
    assert result.notes == ("round 1: seat 1 did not open its part",)
    states = [each["state"] for each in seats.last_shuffle()["seats"]]
    assert states == ["used", "unopened"]


@run_async
async def test_who_sends_nothing_plays_without_a_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flipdeck.server.tables.dealing.HASH_WAIT", 3_000)

    class Silent(PartGiver):
        def answers(self, message: Message) -> Any:
            return iter(())

    async with running_server(tmp_path, **ON) as server:
        seats = await seat_people(server, 2, settings={**SHORT, "seats": 2, "mode": "single"})
        seats.givers[0] = Silent()
        record = await finished(seats)
    assert verified(record).took_part == (1,)
    parts = record["shuffle"]["rounds"][1]["parts"]
    assert parts[0] == {"seat": 0}
    assert [part["seat"] for part in parts] == [0, 1]


@run_async
async def test_a_part_that_was_not_committed_to_is_not_taken(
    tmp_path: Path, impatience: None
) -> None:
    class Liar(PartGiver):
        def answers(self, message: Message) -> Any:
            for kind, fields in super().answers(message):
                yield kind, {**fields, "part": "00" * 16} if kind == "open_part" else fields

    async with running_server(tmp_path, **ON) as server:
        seats = await seat_people(server, 2, settings={**SHORT, "seats": 2, "mode": "single"})
        seats.givers[1] = Liar()
        record = await finished(seats)
    assert verified(record).notes == ("round 1: seat 1 did not open its part",)


@run_async
async def test_a_rematch_has_commitments_of_its_own(tmp_path: Path) -> None:
    async with running_server(tmp_path, **ON) as server:
        seats = await seat_people(server, 2, settings={**SHORT, "seats": 2, "mode": "single"})
        first = await finished(seats)
        await seats.start()
        await seats.play()
        _, second = await seats.record()
    tables = [record["shuffle"]["table"] for record in (first, second)]
    assert tables == [f"{seats.code}.1", f"{seats.code}.2"]
    assert verified(second).took_part == (2,)


@run_async
async def test_a_server_that_is_started_anew_goes_on_with_the_same_shuffle(tmp_path: Path) -> None:
    settings = {**SHORT, "seats": 2, "target": 400}
    async with running_server(tmp_path, **ON) as server:
        seats = await seat_people(server, 2, settings=settings)
        await seats.connect()
        await seats.start()
        await seats.play(rounds=1)
        codes, givers = seats.seats, seats.givers
    async with running_server(tmp_path, **ON) as server:
        seats = Seats(server, codes)
        seats.givers = givers
        await seats.connect()
        await seats.play()
        _, record = await seats.record()
    assert verified(record).took_part == (2,) * len(record["rounds"])


@run_async
async def test_a_restored_round_is_reshuffled_by_its_key(tmp_path: Path) -> None:
    settings = {"seats": 2, "mode": "single", "rules": {"hand_size": 50}}
    async with running_server(tmp_path, **ON) as server:
        seats = await seat_people(server, 2, settings=settings)
        await seats.connect()
        await seats.start()
        codes, givers = seats.seats, seats.givers
    async with running_server(tmp_path, **ON) as server:
        seats = Seats(server, codes)
        seats.givers = givers
        await seats.connect()
        await seats.play()
        _, record = await seats.record()
    assert any(move.get("shuffled") for move in record["rounds"][0]["moves"])
    verified(record)


def stored(folder: Path) -> str:
    with sqlite3.connect(folder / "tables.db") as plain:
        rows = plain.execute("SELECT entry FROM log").fetchall()
    plain.close()
    return "".join(bytes(row[0]).decode() for row in rows)


@run_async
async def test_seeds_are_encrypted_with_the_operators_secret(tmp_path: Path) -> None:
    settings = {**SHORT, "seats": 2, "target": 400}
    async with running_server(tmp_path, **ON, shuffle_secret="of the operator") as server:
        seats = await seat_people(server, 2, settings=settings)
        await seats.connect()
        await seats.start()
        await seats.play(rounds=1)
        codes, givers = seats.seats, seats.givers
    text = stored(tmp_path)
    assert '"sealed":' in text
    assert '"seed":' not in text
    async with running_server(tmp_path, **ON, shuffle_secret="of the operator") as server:
        seats = Seats(server, codes)
        seats.givers = givers
        await seats.connect()
        await seats.play()
        _, record = await seats.record()
    assert verified(record).took_part == (2,) * len(record["rounds"])
    for each in record["shuffle"]["rounds"]:
        assert each["seed"] not in text


@run_async
async def test_without_the_secret_a_table_goes_on_unverified(tmp_path: Path) -> None:
    settings = {**SHORT, "seats": 2, "target": 400}
    async with running_server(tmp_path, **ON, shuffle_secret="of the operator") as server:
        seats = await seat_people(server, 2, settings=settings)
        await seats.connect()
        await seats.start()
        await seats.play(rounds=1)
        codes = seats.seats
    async with running_server(tmp_path, **ON) as server:
        seats = Seats(server, codes)
        await seats.connect()
        await seats.play()
        status, record = await seats.record()
    assert status == 200
    with pytest.raises(BadInput, match="without a verifiable shuffle"):
        verified(record)


@run_async
async def test_a_round_is_opened_to_its_players_once_it_is_over(tmp_path: Path) -> None:
    async with running_server(tmp_path, **ON) as server:
        seats = await seat_people(server, 2, settings={**SHORT, "seats": 2, "target": 500})
        await seats.connect()
        assert (await seats.proof())[1]["facts"]["reason"] == "shuffle-none"
        await seats.start()
        status, refused = await seats.proof()
        assert (status, refused["facts"]["reason"]) == (409, "shuffle-hidden")
        await seats.play(rounds=1)
        status, proof = await seats.proof()
        assert status == 200
        assert [each["round"] for each in proof["shuffle"]["rounds"]] == [0, 1]
        assert all(len(each["seed"]) == 64 for each in proof["shuffle"]["rounds"])
        assert len(proof["round"]["deck"]) == 112
        path = f"/api/tables/{seats.code}/shuffle"
        assert (await server.request("GET", path))[0] == 403
        assert (await server.request("GET", path, authorization="Bearer of-nobody"))[0] == 403


@run_async
async def test_the_other_faces_of_a_match_stay_hidden_until_its_end(tmp_path: Path) -> None:
    rules = {"hand_size": 4, "pairing": "match"}
    async with running_server(tmp_path, **ON) as server:
        seats = await seat_people(
            server, 2, settings={**SHORT, "seats": 2, "target": 60, "rules": rules}
        )
        await seats.connect()
        await seats.start()
        await seats.play(rounds=1)
        if not known(seats.clients[0], "match")["ended"]:
            assert (await seats.proof())[1]["facts"]["reason"] == "shuffle-hidden"
        await seats.play()
        assert (await seats.proof())[0] == 200
        verified((await seats.record())[1])


@run_async
async def test_a_match_ended_in_a_round_keeps_that_round_closed(tmp_path: Path) -> None:
    async with running_server(tmp_path, **ON) as server:
        seats = await seat_people(server, 2, settings={**SHORT, "seats": 2, "target": 5000})
        await seats.connect()
        await seats.start()
        await seats.play(rounds=1)
        await seats.deal()
        await seats.clients[0].request("end_match")
        status, _ = await seats.proof()
        assert status == 409
        _, record = await seats.record()
    result = verified(record)
    assert result.rounds == 1
    assert result.notes == ("round 2 was not finished: its seed was not opened",)
    last = record["shuffle"]["rounds"][-1]
    assert last["round"] == 2
    assert "seed" not in last
    assert all("part" not in part for part in last["parts"])


@run_async
async def test_where_it_is_switched_off_nothing_is_said_of_it(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        seats = await seat_people(server, 2, settings={**SHORT, "seats": 2, "mode": "single"})
        record = await finished(seats)
    assert "shuffle" not in record
    assert all(message.get("shuffle") is None for message in seats.clients[0].received)
    with pytest.raises(BadInput, match="without a verifiable shuffle"):
        verify(msgspec.convert(record, type(read_record(json.dumps(record)))))


def test_a_match_of_an_older_version_is_verified_after_an_upgrade() -> None:
    """Rulings that were added since are in no key: the log's own names and values count."""
    dice = random.Random("upgrade")
    settings = http_types.Settings(seats=2, mode="single", rules={"hand_size": 3})
    request = http_types.CreateTable(name="Ann", settings=settings, bots=1)
    entries = commands.create_table(request, "ABCDEFGHJ", "token", 1)
    created = entries[0]
    assert isinstance(created, log.TableCreated)
    older = {name: value for name, value in created.rules.rulings.items() if name != "late_call"}
    rules = msgspec.structs.replace(created.rules, rulings=older)
    table = Table()
    kept: list[log.AnyEntry] = []

    def apply(entry: log.AnyEntry) -> None:
        kept.append(table.apply(entry).entry)

    for entry in [msgspec.structs.replace(created, rules=rules), *entries[1:]]:
        apply(entry)
    coming = shuffle_state.without_parts("ABCDEFGHJ", 1, older, (0,), 2)
    for entry in commands.begin_match(table, 2, coming):
        apply(entry)
    while table.phase == "playing":
        assert table.match is not None
        played = table.match.round
        assert played.turn is not None
        legal = played.legal(played.turn)
        plays = [move for move in legal if isinstance(move, Play)]
        seat = table.match.seating[played.turn]
        apply(log.MovePlayed.of(dice.choice(plays or legal), at=3, seat=seat))
    (match,) = finished_matches(kept)
    record = read_record(match.record)
    assert isinstance(record, MatchRecord)
    assert record.shuffle is not None
    assert "late_call" not in record.shuffle.rulings
    assert verify(record).rounds == 1
    record.shuffle.rulings["late_call"] = False
    with pytest.raises(BadInput, match="its ruling late_call is False"):
        verify(record)
