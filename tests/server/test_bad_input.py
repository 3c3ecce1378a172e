"""What is malformed, oversized, stale, foreign or illegal gets a named error, nothing else."""

from pathlib import Path

import pytest
import websockets

from tests.server.house import house, run_async


@run_async
async def test_messages_that_cannot_be_read(tmp_path: Path) -> None:
    async with house(tmp_path, patience=100) as inn:
        made = await inn.make(bots=1, start=True, settings={"seats": 2, "beat": 9_000})
        ann = await inn.join(made)
        before = ann.last["n"]
        for text in (
            "",
            "{",
            "[]",
            "null",
            "17",
            '{"say":"nothing"}',
            '{"say":"move"}',
            '{"say":"move","id":"x","move":{"do":"draw"}}',
            '{"say":"move","id":"12345678","move":{"do":"jump"}}',
            '{"say":"move","id":"12345678","move":{"do":"draw"},"seat":1}',
            '{"say":"move","id":"12345678","move":{"do":"play","card":7}}',
            '{"say":"start","fill":"yes"}',
            '{"say":"hello","token":5}',
            "[" * 5000,
            '{"say":"chat","text":"' + "x" * 300 + '"}',
        ):
            await ann.socket.send(text)
            answer = await ann.told("error")
            assert answer["error"] == "bad-message", text
            assert "Traceback" not in answer["text"]
        await ann.say("hello", token=made["token"])
        assert (await ann.told("error"))["error"] == "said-hello"
        await ann.socket.send(b"\xff\xfe")
        assert (await ann.told("error"))["error"] == "bad-message"
        assert (await ann.ask("ping"))["n"] == before


@run_async
async def test_hello_comes_first_and_soon(tmp_path: Path) -> None:
    async with house(tmp_path, hello_wait=100) as inn:
        made = await inn.make()
        early = await inn.connect(made["code"])
        await early.say("ping")
        assert (await early.told("error"))["error"] == "hello-first"
        silent = await inn.connect(made["code"])
        assert (await silent.told("error"))["error"] == "hello-first"
        for code in ("ZZZZZZ", "short", "ab..cd"):
            lost = await inn.connect(code)
            await lost.say("hello")
            assert (await lost.told("error"))["error"] == "unknown-table"


@run_async
async def test_a_flood_closes_the_connection_and_hurts_nobody_else(tmp_path: Path) -> None:
    async with house(tmp_path, say_rate=5.0, say_burst=10.0, patience=5) as inn:
        made = await inn.make()
        ann = await inn.join(made)
        ben = await inn.join(await inn.sit(made["code"]))
        for _ in range(30):
            await ben.say("ping")
        await ben.closed()
        assert ben.heard[-1]["error"] == "too-fast"
        assert ben.heard[-1]["closing"]
        assert (await ann.ask("ping"))["tell"] == "pong"


@run_async
async def test_a_message_too_large_closes_the_connection(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make()
        ann = await inn.join(made)
        await ann.socket.send("x" * 200_000)
        await ann.closed()
        again = await inn.join(made)
        assert (await again.ask("ping"))["tell"] == "pong"


@run_async
async def test_moves_that_the_law_forbids_say_why(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        rules = {"start_wild": "returned"}  # nobody is asked for a color first
        made = await inn.make(settings={"seats": 2, "edition": "flip-classic", "rules": rules})
        ann = await inn.join(made)
        ben = await inn.join(await inn.sit(made["code"]))
        await ann.ask("start")
        await ben.until(lambda said: said["tell"] == "happened" and said["match"])
        number = ann.last["n"]
        mover, other = (ann, ben) if ann.turn_moves() else (ben, ann)
        refused = await other.move("draw")
        assert (refused["tell"], refused["rule"]) == ("refused", "whose-turn")
        hand = mover.last["view"]["hands"][mover.last["view"]["seat"]]["faces"]
        legal = {move.get("card") for move in mover.turn_moves()}
        unfit = [face for face in hand if face not in legal and not face.startswith("wild")]
        if unfit:
            asked = await mover.ask("ask", move={"do": "play", "card": unfit[0]})
            assert (asked["tell"], asked["rule"]) == ("ruled", "matching")
            assert asked["facts"]["needs"]
            refused = await mover.move("play", card=unfit[0])
            assert (refused["tell"], refused["text"]) == ("refused", asked["text"])
        asked = await mover.ask("ask", move={"do": "draw"})
        assert (asked["rule"], asked["facts"]) == ("", {})
        for wrong in ("blue-99", "nonsense", hand[0] + "/pink-1"):
            assert (await mover.move("play", card=wrong))["rule"] == "own-hand"
        assert (await mover.move("play", card=hand[0], at=99))["rule"] == "own-hand"
        assert (await mover.move("catch", target=7))["tell"] == "refused"
        assert (await mover.ask("ping"))["n"] == number


@run_async
async def test_a_full_name_tells_nothing_of_the_backs(tmp_path: Path) -> None:
    """The true name of an own card and a false one get the same answer."""
    async with house(tmp_path) as inn:
        made = await inn.make(bots=1, settings={"seats": 2})
        ann = await inn.join(made)
        ben = await inn.join(await inn.sit(made["code"], seat=1))
        await ann.ask("start")
        told = await ben.until(lambda said: said["tell"] == "happened" and said["match"])
        fronts = ann.last["view"]["hands"][0]["faces"]
        backs = told["view"]["hands"][0]["backs"]
        false = next(back for back in backs if back != backs[0])
        answers = []
        for back in (backs[0], false):
            move = {"do": "play", "card": f"{fronts[0]}/{back}"}
            for kind in ("ask", "move"):
                answer = await ann.ask(kind, move=move)
                answers.append((kind, answer["rule"]))
        assert answers[:2] == answers[2:] == [("ask", "own-hand"), ("move", "own-hand")]


@run_async
async def test_a_move_is_done_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make(settings={"seats": 2, "keep_beat": 5_000})
        ann = await inn.join(made)
        ben = await inn.join(await inn.sit(made["code"]))
        await ann.ask("start")
        await ben.until(lambda said: said["tell"] == "happened" and said["match"])
        mover = ann if ann.turn_moves() else ben
        if mover.last["view"]["awaiting"] == "color":
            await mover.move(**mover.turn_moves()[0])
        first = await mover.move("draw")
        assert first["tell"] == "happened"
        again = await mover.ask("move", id=first["id"], move={"do": "draw"})
        assert (again["tell"], again["n"]) == ("done", first["n"])
        assert (await mover.ask("ping"))["n"] == first["n"]


@run_async
async def test_http_refuses_by_name(tmp_path: Path) -> None:
    async with house(tmp_path, most_bytes=4096) as inn:
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
            assert (await inn.ask("POST", post, body))[0] == status, body
            assert (await inn.ask("POST", post, body))[1]["error"] == name
        plain = await inn.ask("POST", post, b"{}", content_type="text/plain")
        assert (plain[0], plain[1]["error"]) == (415, "not-json")
        foreign = await inn.ask("POST", post, {"name": "A"}, origin="https://elsewhere.example")
        assert (foreign[0], foreign[1]["error"]) == (403, "wrong-origin")
        assert (await inn.ask("GET", "/api/tables/ZZZZZZ"))[1]["error"] == "unknown-table"
        assert (await inn.ask("GET", "/api/nothing"))[1]["error"] == "unknown-page"
        assert (await inn.ask("PUT", post, {}))[1]["error"] == "wrong-method"
        for path in ("/../app.py", "/assets/%2e%2e/%2e%2e/app.py", "/app.py", "/..%2fapp.py"):
            assert (await inn.ask("GET", path))[1]["error"] == "unknown-page"
        assert b"root:" not in (await inn.raw("GET", "/../../../../../../etc/passwd"))[2]


@run_async
async def test_pages_of_other_origins_get_no_socket(tmp_path: Path) -> None:
    async with house(tmp_path, origins=("https://cards.example",)) as inn:
        made = await inn.make()
        with pytest.raises(websockets.InvalidStatus):
            await inn.connect(made["code"], Origin="https://elsewhere.example")
        for origin in ("https://cards.example", f"http://127.0.0.1:{inn.port}"):
            guest = await inn.connect(made["code"], Origin=origin)
            await guest.say("hello", token=made["token"])
            await guest.told("welcome")


@run_async
async def test_making_tables_is_rate_limited(tmp_path: Path) -> None:
    async with house(tmp_path, make_rate=0.01, make_burst=2.0) as inn:
        await inn.make()
        await inn.make()
        status, refused = await inn.ask("POST", "/api/tables", {"name": "A"})
        assert (status, refused["error"]) == (429, "too-fast")


@run_async
async def test_one_who_does_not_read_is_dropped_and_holds_up_nobody(tmp_path: Path) -> None:
    async with house(tmp_path, buffer=4096, most_unwritten=16_384) as inn:
        made = await inn.make(bots=1, start=True, settings={"seats": 2, "beat": 9_000})
        ann = await inn.join(made)
        deaf = await inn.deaf(made["code"])
        await ann.until(lambda said: said.get("lobby") and said["lobby"]["watchers"] == 1)
        gone = False
        for turn in range(1500):
            told = await ann.ask("lock", locked=bool(turn % 2))
            if not told["lobby"]["watchers"]:
                gone = True
                break
        assert gone
        deaf.transport.abort()
