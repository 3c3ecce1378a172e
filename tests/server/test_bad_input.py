"""What is malformed, oversized, stale, foreign or illegal gets a named error, nothing else."""

import contextlib
import json
from pathlib import Path

import pytest
import websockets

from tests.support.server_fixture import run_async, running_server


@run_async
async def test_messages_that_cannot_be_read(tmp_path: Path) -> None:
    async with running_server(tmp_path, patience=100) as server:
        made = await server.create_table(
            bots=1, start=True, settings={"seats": 2, "bot_delay": 9_000}
        )
        ann = await server.join(made)
        before = ann.last["seq"]
        for text in (
            "",
            "{",
            "[]",
            "null",
            "17",
            '{"type":"nothing"}',
            '{"type":"move"}',
            '{"type":"move","id":"x","move":{"do":"draw"}}',
            '{"type":"move","id":"12345678","move":{"do":"jump"}}',
            '{"type":"move","id":"12345678","move":{"do":"draw"},"seat":1}',
            '{"type":"move","id":"12345678","move":{"do":"play","card":7}}',
            '{"type":"start","fill":"yes"}',
            '{"type":"hello","token":5}',
            "[" * 5000,
            '{"type":"chat","text":"' + "x" * 300 + '"}',
        ):
            await ann.socket.send(text)
            answer = await ann.receive_type("error")
            assert answer["error"] == "bad-message", text
            assert "Traceback" not in answer["text"]
        await ann.send("hello", token=made["token"])
        assert (await ann.receive_type("error"))["error"] == "duplicate-hello"
        await ann.socket.send(b"\xff\xfe")
        assert (await ann.receive_type("error"))["error"] == "bad-message"
        assert (await ann.request("ping"))["seq"] == before


@run_async
async def test_hello_comes_first(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table()
        early = await server.connect(made["code"])
        await early.send("ping")
        assert (await early.receive_type("error"))["error"] == "hello-first"
        for code in ("ZZZZZZ", "short", "ab..cd"):
            lost = await server.connect(code)
            await lost.send("hello")
            assert (await lost.receive_type("error"))["error"] == "unknown-table"


@run_async
async def test_hello_comes_soon(tmp_path: Path) -> None:
    async with running_server(tmp_path, hello_wait=100) as server:
        made = await server.create_table()
        silent = await server.connect(made["code"])
        assert (await silent.receive_type("error"))["error"] == "hello-first"


@run_async
async def test_other_protocols_are_refused_by_name(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table()
        for hello in (
            {"type": "hello", "token": made["token"]},
            {"type": "hello", "protocol": 1, "token": made["token"]},
            {"type": "hello", "protocol": 3, "token": made["token"], "field_of_later": True},
            {"type": "hello", "protocol": "2"},
        ):
            client = await server.connect(made["code"])
            await client.socket.send(json.dumps(hello))
            refused = await client.receive_type("error")
            assert (refused["error"], refused["closing"]) == ("unsupported-protocol", True)
            await client.wait_closed()
        joined = await server.join(made)
        assert (joined.last["protocol"], joined.last["seat"]) == (2, 0)


@run_async
async def test_a_page_of_protocol_1_is_told_in_its_own_words_to_reload(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table()
        old = await server.connect(made["code"])
        await old.socket.send(json.dumps({"say": "hello", "token": made["token"], "since": None}))
        messages = []
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                messages.append(json.loads(await old.socket.recv()))
        (error,) = [message for message in messages if message.get("tell") == "error"]
        assert (error["error"], error["closing"]) == ("unsupported-protocol", True)
        assert "Reload this page" in error["text"]


@run_async
async def test_a_flood_closes_the_connection_and_hurts_nobody_else(tmp_path: Path) -> None:
    async with running_server(tmp_path, say_rate=0.001, say_burst=10.0, patience=5) as server:
        made = await server.create_table()
        ann = await server.join(made)
        ben = await server.join(await server.take_seat(made["code"]))
        for _ in range(30):
            await ben.send("ping")
        await ben.wait_closed()
        assert ben.received[-1]["error"] == "too-fast"
        assert ben.received[-1]["closing"]
        assert (await ann.request("ping"))["type"] == "pong"


@run_async
async def test_a_message_too_large_closes_the_connection(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table()
        ann = await server.join(made)
        await ann.socket.send("x" * 200_000)
        await ann.wait_closed()
        again = await server.join(made)
        assert (await again.request("ping"))["type"] == "pong"


@run_async
async def test_moves_that_the_law_forbids_say_why(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        rules = {"start_wild": "returned"}  # nobody is asked for a color first
        made = await server.create_table(
            settings={"seats": 2, "edition": "flip-classic", "rules": rules}
        )
        ann = await server.join(made)
        ben = await server.join(await server.take_seat(made["code"]))
        await ann.request("start")
        await ben.receive_until(lambda message: message["type"] == "update" and message["match"])
        number = ann.last["seq"]
        mover, other = (ann, ben) if ann.turn_moves() else (ben, ann)
        refused = await other.move("draw")
        assert (refused["type"], refused["rule"]) == ("refused", "whose-turn")
        hand = mover.last["view"]["hands"][mover.last["view"]["seat"]]["faces"]
        legal = {move.get("card") for move in mover.turn_moves()}
        unfit = [face for face in hand if face not in legal and not face.startswith("wild")]
        if unfit:
            asked = await mover.request("check", move={"do": "play", "card": unfit[0]})
            assert (asked["type"], asked["rule"]) == ("verdict", "matching")
            assert asked["facts"]["color"] == mover.last["view"]["color"]
            refused = await mover.move("play", card=unfit[0])
            assert (refused["type"], refused["text"]) == ("refused", asked["text"])
        asked = await mover.request("check", move={"do": "draw"})
        assert (asked["rule"], asked["facts"]) == ("", {})
        for wrong in ("blue-99", "nonsense", "x" * 9_000, hand[0] + "/pink-1"):
            assert (await mover.move("play", card=wrong))["rule"] == "own-hand"
        assert (await mover.move("play", card=hand[0], at=99))["rule"] == "own-hand"
        for target in (7, -1, 10**18):
            assert (await mover.move("catch", target=target))["type"] == "refused"
        assert (await mover.request("ping"))["seq"] == number


@run_async
async def test_a_full_name_tells_nothing_of_the_backs(tmp_path: Path) -> None:
    """The true name of an own card and a false one get the same answer."""
    async with running_server(tmp_path) as server:
        made = await server.create_table(bots=1, settings={"seats": 2})
        ann = await server.join(made)
        ben = await server.join(await server.take_seat(made["code"], seat=1))
        await ann.request("start")
        message = await ben.receive_until(
            lambda message: message["type"] == "update" and message["match"]
        )
        fronts = ann.last["view"]["hands"][0]["faces"]
        backs = message["view"]["hands"][0]["backs"]
        false = next(back for back in backs if back != backs[0])
        answers = []
        for back in (backs[0], false):
            move = {"do": "play", "card": f"{fronts[0]}/{back}"}
            for kind in ("check", "move"):
                answer = await ann.request(kind, move=move)
                answers.append((kind, answer["rule"]))
        assert answers[:2] == answers[2:] == [("check", "own-hand"), ("move", "own-hand")]


@run_async
async def test_a_move_is_done_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(settings={"seats": 2, "pass_delay": 5_000})
        ann = await server.join(made)
        ben = await server.join(await server.take_seat(made["code"]))
        await ann.request("start")
        await ben.receive_until(lambda message: message["type"] == "update" and message["match"])
        mover = ann if ann.turn_moves() else ben
        if mover.last["view"]["awaiting"] == "color":
            await mover.move(**mover.turn_moves()[0])
        first = await mover.move("draw")
        assert first["type"] == "update"
        again = await mover.request("move", id=first["id"], move={"do": "draw"})
        assert (again["type"], again["seq"]) == ("ack", first["seq"])
        assert (await mover.request("ping"))["seq"] == first["seq"]


@run_async
async def test_http_refuses_by_name(tmp_path: Path) -> None:
    async with running_server(tmp_path, most_bytes=4096) as server:
        post = "/api/tables"
        for body, status, name in (
            (b"{", 400, "bad-message"),
            ({}, 400, "bad-message"),
            ({"name": ""}, 400, "bad-message"),
            ({"name": "\u200b\n"}, 400, "bad-message"),
            ({"name": "x" * 25}, 400, "bad-message"),
            ({"name": "A", "surprise": 1}, 400, "bad-message"),
            ({"name": "A", "settings": {"seats": 11}}, 400, "bad-message"),
            ({"name": "A", "settings": {"edition": "chess"}}, 400, "bad-settings"),
            ({"name": "A", "settings": {"mode": "rotation8"}}, 400, "bad-message"),
            ({"name": "A", "settings": {"rules": {"match": "rotation8"}}}, 400, "bad-settings"),
            ({"name": "A", "settings": {"mode": "partners", "seats": 3}}, 400, "bad-settings"),
            ({"name": "A", "settings": {"rules": {"uno_penalty": 11}}}, 400, "bad-settings"),
            ({"name": "A", "bots": 5}, 400, "bad-settings"),
            ({"name": "A", "bots": 1, "start": True}, 409, "seats-open"),
            ({"name": "A" * 5000}, 413, "too-large"),
        ):
            assert (await server.request("POST", post, body))[0] == status, body
            assert (await server.request("POST", post, body))[1]["error"] == name
        plain = await server.request("POST", post, b"{}", content_type="text/plain")
        assert (plain[0], plain[1]["error"]) == (415, "not-json")
        foreign = await server.request(
            "POST", post, {"name": "A"}, origin="https://elsewhere.example"
        )
        assert (foreign[0], foreign[1]["error"]) == (403, "wrong-origin")
        assert (await server.request("GET", "/api/tables/ZZZZZZ"))[1]["error"] == "unknown-table"
        assert (await server.request("GET", "/api/nothing"))[1]["error"] == "unknown-page"
        assert (await server.request("PUT", post, {}))[1]["error"] == "wrong-method"
        for path in ("/../app.py", "/assets/%2e%2e/%2e%2e/app.py", "/app.py", "/..%2fapp.py"):
            assert (await server.request("GET", path))[1]["error"] == "unknown-page"
        assert b"root:" not in (await server.request_raw("GET", "/../../../../../../etc/passwd"))[2]


@run_async
async def test_pages_of_other_origins_get_no_socket(tmp_path: Path) -> None:
    async with running_server(tmp_path, origins=("https://cards.example",)) as server:
        made = await server.create_table()
        with pytest.raises(websockets.InvalidStatus):
            await server.connect(made["code"], Origin="https://elsewhere.example")
        for origin in ("https://cards.example", f"http://127.0.0.1:{server.port}"):
            client = await server.connect(made["code"], Origin=origin)
            await client.send("hello", token=made["token"])
            await client.receive_type("welcome")


@run_async
async def test_making_tables_is_rate_limited(tmp_path: Path) -> None:
    async with running_server(tmp_path, table_rate=0.01, table_burst=2.0) as server:
        await server.create_table()
        await server.create_table()
        status, refused = await server.request("POST", "/api/tables", {"name": "A"})
        assert (status, refused["error"]) == (429, "too-fast")


@run_async
async def test_one_who_does_not_read_is_dropped_and_holds_up_nobody(tmp_path: Path) -> None:
    async with running_server(tmp_path, buffer=4096, most_unwritten=16_384) as server:
        made = await server.create_table(
            bots=1, start=True, settings={"seats": 2, "bot_delay": 9_000}
        )
        ann = await server.join(made)
        deaf = await server.connect_without_reading(made["code"])
        await ann.receive_until(
            lambda message: message.get("lobby") and message["lobby"]["spectators"] == 1
        )
        gone = False
        for turn in range(1500):
            message = await ann.request("lock", locked=bool(turn % 2))
            if not message["lobby"]["spectators"]:
                gone = True
                break
        assert gone
        deaf.transport.abort()
